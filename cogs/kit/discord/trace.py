"""Counts the calls to Discord, in aiohttp's session: whoever makes them, and whatever discord.py does in between.

How long a call waited for rate limits follows from when it was begun here and when it was sent, not from what
discord.py logs about that.
"""

from contextvars import ContextVar
from time import monotonic

from aiohttp import ClientHandlerType, ClientRequest, ClientResponse, ClientSession
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


def count_calls_of(session: ClientSession) -> None:
    """Count what this session sends from now on.

    discord.py makes its session by itself, and lets nobody add to it but aiohttp's tracing. That costs ten times as
    much, a twentieth of a play: it makes objects of each step of a call for whoever may ask.
    """
    session._middlewares = (_count,)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]


def route_of(url: URL) -> str:
    """The route of a call, without ids, tokens and the version of the API."""
    parts = [part for part in url.raw_parts[1:] if part]
    if parts[:1] == ["api"]:
        parts = parts[2:] if parts[1:2] and parts[1].startswith("v") else parts[1:]
    return "/" + "/".join(part if part in _WORDS else "{}" for part in parts[:8])


async def _count(request: ClientRequest, send: ClientHandlerType) -> ClientResponse:
    begun_at = _begun_at.get()
    if begun_at is not None:
        _begun_at.set(None)
        DISCORD_WAITS.observe(monotonic() - begun_at)
    try:
        response = await send(request)
    except BaseException:
        DISCORD_CALLS.labels(request.method, route_of(request.url), "no answer").inc()
        raise
    DISCORD_CALLS.labels(request.method, route_of(request.url), response.status).inc()
    if response.status == _TOO_MANY:
        scope = response.headers.get("X-RateLimit-Scope", "")
        RATE_LIMITED.labels(scope if scope in _SCOPES else "unknown").inc()
        note_begun()  # discord.py waits, and sends it again
    return response
