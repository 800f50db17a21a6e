"""Logs as JSON: one object a line, whatever is in it."""

import json
import logging
import subprocess
import sys

import pytest

from bot.logs import JsonFormatter

_PROGRAM = """
import logging
from bot.logs import configure_logging
configure_logging("DEBUG", "json")
for name in ("bot.example", "alembic.runtime.migration", "discord.http", "aiosqlite"):
    logging.getLogger(name).debug("said by %s", name)
    logging.getLogger(name).info("said by %s", name)
    logging.getLogger(name).warning("said by %s\\nin two lines", name)
"""


def test_an_exception_is_in_the_same_line() -> None:
    with pytest.raises(ValueError, match="seven") as raised:
        int("seven")
    failed = (raised.type, raised.value, raised.tb)
    record = logging.LogRecord("bot.x", logging.ERROR, __file__, 1, "of %s", ("table 7 🁣",), failed)
    (line,) = JsonFormatter().format(record).splitlines()
    assert line.isascii(), "standard error may take nothing else"
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "bot.x", "of table 7 🁣")
    assert told["exception"].endswith("ValueError: invalid literal for int() with base 10: 'seven'")
    assert "\n" in told["exception"]
    assert told["time"].endswith("+00:00")


def test_the_wordiest_log_has_no_requests_and_no_statements() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stderr.splitlines()]
    said = [(it["level"], it["logger"]) for it in told if "said by" in it["message"]]
    assert said == [
        ("DEBUG", "bot.example"), ("INFO", "bot.example"), ("WARNING", "bot.example"),
        ("WARNING", "alembic.runtime.migration"),
        ("INFO", "discord.http"), ("WARNING", "discord.http"), ("INFO", "aiosqlite"), ("WARNING", "aiosqlite"),
    ]  # fmt: skip
