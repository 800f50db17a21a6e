"""What the bot asked and what it was answered, with tokens left out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")


def redacted(path: str) -> str:
    """The path without interaction tokens."""
    return _TOKENS.sub(r"\1<token>", path)


@dataclass(frozen=True)
class Entry:
    """One request. `path` is below the API's address; `route` its template; `seconds` the time it took."""

    at: datetime
    method: str
    path: str
    route: str
    status: int
    seconds: float
    body: Any
    files: tuple[str, ...]
    answer: Any

    def __str__(self) -> str:
        return f"{self.at:%H:%M:%S.%f} {self.method} {self.path} → {self.status} in {self.seconds * 1000:.1f} ms"


class RequestLog:
    """All requests in order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(
        self,
        method: str,
        path: str,
        route: str,
        status: int,
        seconds: float,
        body: Any,
        files: tuple[str, ...],
        answer: Any,
    ) -> Entry:
        entry = Entry(datetime.now(UTC), method, redacted(path), route, status, seconds, body, files, answer)
        self.entries.append(entry)
        return entry

    def matching(self, pattern: str) -> Iterator[Entry]:
        """Entries whose "METHOD /path" the pattern is found in."""
        return (it for it in self.entries if re.search(pattern, f"{it.method} {it.path}"))
