"""Logging as text or JSON."""

import json
import logging
from datetime import UTC, datetime

_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonFormatter(logging.Formatter):
    """One JSON object a line: `time` (UTC), `level`, `logger`, `message`, and `exception` if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)  # ASCII only: standard error may accept nothing else


def configure_logging(level: str, style: str) -> None:
    """Log to standard error; `style` is "text" or "json"."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(level=level, handlers=[handler])
    # At DEBUG discord.py logs requests (hands, tokens) and aiosqlite values. At INFO Alembic reports every start.
    for name, least in (("discord", logging.INFO), ("aiosqlite", logging.INFO), ("alembic", logging.WARNING)):
        logging.getLogger(name).setLevel(max(logging.getLogger().level, least))
