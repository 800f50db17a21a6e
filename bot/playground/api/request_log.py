"""The log of the bot's requests and their answers, without tokens."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

KEPT = 20_000
_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")


def redacted(path: str) -> str:
    """The path without interaction tokens."""
    return _TOKENS.sub(r"\1<token>", path)


@dataclass(frozen=True)
class LoggedRequest:
    """One request. `path` is below the API's address, without tokens; `route` its template; `seconds` the time it
    took.
    """

    method: str
    path: str
    route: str
    status: int
    seconds: float
    body: Any
    files: tuple[str, ...]
    answer: Any
    at: datetime = field(default_factory=lambda: datetime.now(UTC))

    def __str__(self) -> str:
        return f"{self.at:%H:%M:%S.%f} {self.method} {self.path} → {self.status} in {self.seconds * 1000:.1f} ms"


class RequestLog:
    """The latest requests in order: from `kept` to twice as many. `count` is how many there were in all."""

    def __init__(self, kept: int = KEPT) -> None:
        self.entries: list[LoggedRequest] = []
        self.count = 0
        self._kept = kept

    def add(self, request: LoggedRequest) -> None:
        self.entries.append(request)
        self.count += 1
        if len(self.entries) > 2 * self._kept:
            del self.entries[: -self._kept]

    def matching(self, pattern: str) -> Iterator[LoggedRequest]:
        """The requests whose "METHOD /path" the pattern is found in."""
        return (it for it in self.entries if re.search(pattern, f"{it.method} {it.path}"))
