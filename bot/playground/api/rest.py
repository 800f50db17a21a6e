"""The path of every REST request: log, faults, authentication, rate limits, errors as Discord words them."""

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiohttp import web

from bot.playground.api.commands import Commands
from bot.playground.api.errors import ApiError, invalid, refusal
from bot.playground.api.interactions import Interactions
from bot.playground.api.messages import Messages
from bot.playground.api.uploads import RequestBody, read_body
from bot.playground.gateway import Gateway
from bot.playground.world.changes import Changes
from bot.playground.world.faults import Faults, RestFault
from bot.playground.world.limits import Limits, RateLimiter
from bot.playground.world.model import LONGEST_ID, ChatChannel, DiscordWorld, Guild, User, parse_id
from bot.playground.world.permissions import Permission, can_see, channel_permissions, send_permission

API = "/api/v10"
LOG_KEEPS = 20_000  # requests
_PAGE = "<html><title>Access denied</title></html>"
_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")
_log = logging.getLogger(__name__)


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

    def __init__(self, kept: int = LOG_KEEPS) -> None:
        self.entries: list[LoggedRequest] = []
        self.count = 0
        self._kept = kept

    def add(self, request: LoggedRequest) -> None:
        self.entries.append(request)
        self.count += 1
        if len(self.entries) > 2 * self._kept:
            del self.entries[: -self._kept]

    def matching(self, pattern: str) -> Iterator[LoggedRequest]:
        """The requests in whose "METHOD /path" the pattern is found."""
        return (it for it in self.entries if re.search(pattern, f"{it.method} {it.path}"))


class Core:
    """Discord without its people: the world, and all that serves it to a bot."""

    def __init__(self, world: DiscordWorld, limits: Limits, shards: int, port: int) -> None:
        self.world = world
        self.limits = limits
        self.shards = shards
        self.port = port
        self.token = f"playground.{secrets.token_urlsafe(24)}"
        self.changes = Changes()
        self.faults = Faults()
        self.log = RequestLog()
        self.limiter = RateLimiter(lambda: self.limits)
        self.gateway = Gateway(
            world, self.changes, self.faults, lambda: self.limits, self.token, lambda: self.gateway_url
        )
        self.messages = Messages(world, self.changes, lambda: self.root, self.gateway)
        self.interactions = Interactions(world, self.changes, lambda: self.limits, self.gateway.deliver)
        self.commands = Commands(world)

    @property
    def root(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api_url(self) -> str:
        """The address to give the bot in place of Discord's API."""
        return self.root + API

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"


@dataclass
class Call:
    """One request as a route sees it."""

    core: Core
    match: dict[str, str]
    query: dict[str, str]
    body: RequestBody

    def id(self, name: str) -> int:
        """An id from the path; 0, which is no known id, if it is not a number."""
        return parse_id(self.match[name])

    def number(self, name: str, default: int) -> int:
        """A number of the query; raises ApiError if it is none."""
        text = self.query.get(name, str(default))
        if not text.isdecimal() or len(text) > LONGEST_ID:
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        return int(text)

    def check_application(self) -> None:
        """Raise ApiError if the path names another application than the bot's."""
        if self.id("application_id") != self.core.world.bot.id:
            raise refusal(50001)

    def channel(self) -> ChatChannel:
        """The channel of the path, if the bot can see it; raises ApiError."""
        found = self.core.world.channels.get(self.id("channel_id"))
        if found is None or found.deleted:
            raise refusal(10003)
        if not can_see(found, self.core.world.bot):
            raise refusal(50001)
        return found

    def channel_to_write_in(self) -> ChatChannel:
        """The channel of the path, if the bot can write there; raises ApiError. Permissions do not show a timeout."""
        found = self.channel()
        self.require(found, send_permission(found))
        own = found.guild.members.get(self.core.world.bot.id) if found.guild is not None else None
        until = own.get("communication_disabled_until") if own is not None else None
        if until and datetime.fromisoformat(until) > datetime.now(UTC):
            raise refusal(50013)
        return found

    def require(self, channel: ChatChannel, permission: Permission) -> None:
        """Raise ApiError if the bot lacks a permission."""
        if not channel_permissions(channel, self.core.world.bot) & permission:
            raise refusal(50013)

    def guild(self) -> Guild:
        """The guild of the path, if the bot is there; raises ApiError."""
        found = self.core.world.guilds.get(self.id("guild_id"))
        if found is None or self.core.world.bot.id not in found.members:
            raise refusal(10004)
        return found

    def user(self) -> User:
        """The user of the path; raises ApiError."""
        found = self.core.world.users.get(self.id("user_id"))
        if found is None:
            raise refusal(10013)
        return found


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A method, a path template as in Discord's API description, and its handler (which returns None for 204)."""

    method: str
    path: str
    handler: Handler
    by_token_in_path: bool = False
    success: int = 200


def add_routes(app: web.Application, core: Core, routes: list[Route]) -> None:
    """Serve the routes, and answer every other path of the API with 404."""
    for route in routes:
        app.router.add_route(route.method, API + route.path, _endpoint(core, route))

    async def unknown(_: Call) -> Any:
        raise ApiError(404, 0, "404: Not Found")

    app.router.add_route("*", API + "/{tail:.*}", _endpoint(core, Route("*", "", unknown)))


def _endpoint(core: Core, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        started = time.monotonic()
        path = request.path.removeprefix(API)
        body, headers = RequestBody(), {"Via": "1.1 playground"}
        try:
            body = await read_body(request)
            async with core.faults.around(request.method, path):
                answer = await _admit_and_answer(core, route, request, path, body, headers)
            status = 204 if answer is None else route.success
        except ApiError as error:
            status, answer = error.status, error.json
        except _ProxyError as error:  # the request has not reached a route
            return web.Response(status=error.status, text=_PAGE, content_type="text/html", headers=error.headers)
        except RecursionError:  # the body is nested deeper than any that Discord reads
            status, answer = 400, invalid((), "MODEL_TYPE_CONVERT", "Nested too deeply").json
        except ConnectionError:  # injected, or the bot is gone: no one reads the answer
            return web.Response(status=503)
        except Exception:  # noqa: BLE001 - as Discord does: a fault of the server's own is answered with 500
            _log.exception("%s %s could not be answered", request.method, path)
            status, answer = 500, {"message": "500: Internal Server Error", "code": 0}
        if status in (401, 403, 429):
            core.limiter.invalid_requests += 1
        seconds, files = time.monotonic() - started, tuple(it.filename for it in body.files.values())
        logged = LoggedRequest(
            request.method, _TOKENS.sub(r"\1<token>", path), route.path, status, seconds, body.json, files, answer
        )
        core.log.add(logged)
        core.changes.publish("request", logged)
        if answer is None:
            return web.Response(status=status, headers=headers)
        # discord.py reads JSON only where the type is exactly this, without a charset.
        raw = json.dumps(answer).encode()
        return web.Response(status=status, body=raw, headers=headers, content_type="application/json")

    return serve


class _ProxyError(Exception):
    """A proxy in front of Discord answers with a page, as Cloudflare does, without Discord's headers."""

    def __init__(self, fault: RestFault) -> None:
        super().__init__()
        self.status = fault.status or 502
        self.headers = {"Retry-After": f"{fault.retry_after:g}"} if self.status == 429 else {}


def _limited(headers: dict[str, str], seconds: float, *, overall: bool = False) -> ApiError:
    headers["Retry-After"] = str(max(1, round(seconds)))
    more = {"retry_after": round(seconds, 3), "global": overall}
    return ApiError(429, 0, "You are being rate limited.", **more)


async def _admit_and_answer(
    core: Core, route: Route, request: web.Request, path: str, body: RequestBody, headers: dict[str, str]
) -> Any:
    while (fault := core.faults.next_for(request.method, path)) is not None:
        if fault.is_applied:
            break
        await _apply_fault(fault, request, headers)
    if not route.by_token_in_path and request.headers.get("Authorization") != f"Bot {core.token}":
        raise ApiError(401, 0, "401: Unauthorized")
    match = dict(request.match_info)
    major = "/".join(match.get(key, "") for key in ("channel_id", "guild_id", "webhook_token"))
    verdict = core.limiter.count(f"{route.method} {route.path}", major, is_counted_overall=not route.by_token_in_path)
    headers |= verdict.headers
    if verdict.wait:
        raise _limited(headers, verdict.wait, overall=verdict.overall)
    answer = await route.handler(Call(core, match, dict(request.query), body))
    if fault is not None:
        await _apply_fault(fault, request, headers)
    return answer


async def _apply_fault(fault: RestFault, request: web.Request, headers: dict[str, str]) -> None:
    if fault.cuts:
        if request.transport is not None:
            request.transport.abort()
        raise ConnectionResetError("cut on purpose")
    if fault.status is None:
        await asyncio.sleep(fault.delay)
    elif fault.is_page:
        raise _ProxyError(fault)
    elif fault.status == 429:
        raise _limited(headers, fault.retry_after)
    else:
        raise ApiError(fault.status, fault.code, f"{fault.status}: a fault on purpose")
