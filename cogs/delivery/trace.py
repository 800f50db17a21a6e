"""Counts the calls to Discord, by aiohttp's own tracing: whoever makes them, and whatever discord.py does in between.

How long a call waited for rate limits follows from when it was begun here and when it was sent, not from what
discord.py logs about that.
"""

from contextvars import ContextVar
from time import monotonic
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.metrics import DISCORD_CALLS, DISCORD_WAITS, RATE_LIMITED

_TOO_MANY = 429
_SCOPES = ("user", "global", "shared")
# The words of a route that are shown. Any other part is an id or a token, of which nobody is to know and no end is.
_WORDS = frozenset((
    "@me", "@original", "api", "applications", "bot", "callback", "channels", "commands", "emojis", "gateway", "guilds",
    "interactions", "members", "messages", "oauth2", "permissions", "roles", "thread-members", "threads", "typing",
    "users", "webhooks",
))  # fmt: skip
_begun_at: ContextVar[float | None] = ContextVar("begun_at", default=None)


def note_begun() -> None:
    """A call begins now: what passes until it is sent is a wait."""
    _begun_at.set(monotonic())


def discord_trace() -> aiohttp.TraceConfig:
    """What discord.py's session is to call."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_sent)
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


def route_of(url: URL) -> str:
    """The route of a call, without ids, tokens and the version of the API."""
    parts = [part for part in url.raw_parts[1:] if part]
    if parts[:1] == ["api"]:
        parts = parts[2:] if parts[1:2] and parts[1].startswith("v") else parts[1:]
    return "/" + "/".join(part if part in _WORDS else "{}" for part in parts[:8])


async def _sent(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams) -> None:
    begun_at = _begun_at.get()
    if begun_at is not None:
        _begun_at.set(None)
        DISCORD_WAITS.observe(monotonic() - begun_at)


async def _answered(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestEndParams) -> None:
    status = call.response.status
    DISCORD_CALLS.labels(call.method, route_of(call.url), status).inc()
    if status == _TOO_MANY:
        scope = call.response.headers.get("X-RateLimit-Scope", "")
        RATE_LIMITED.labels(scope if scope in _SCOPES else "unknown").inc()
        note_begun()  # discord.py waits, and sends it again


async def _failed(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestExceptionParams) -> None:
    DISCORD_CALLS.labels(call.method, route_of(call.url), "no answer").inc()
