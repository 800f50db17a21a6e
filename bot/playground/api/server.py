"""The one port on 127.0.0.1 behind which everything is: the API, the gateway and the attachments."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web

from bot.playground.api import routes
from bot.playground.api.rest import API, Core, add_routes
from bot.playground.world.model import parse_id

LOCAL_NAMES = {"127.0.0.1", "localhost"}
LARGEST_REQUEST = 120 * 1024 * 1024  # bytes
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_log = logging.getLogger(__name__)


class ApiServer:
    """Serves the API over `core`, and the gateway's sockets by the handler given to `start`."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._runner: web.AppRunner | None = None

    @property
    def root(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def api_url(self) -> str:
        return self.root + API

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    async def start(self, core: Core, gateway: Handler) -> None:
        """Begin to serve; a port of 0 becomes a free one."""
        app = web.Application(middlewares=[_only_local], client_max_size=LARGEST_REQUEST)
        app.router.add_get("/gateway", gateway)
        app.router.add_get("/gateway/", gateway)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", partial(_attachment, core))
        add_routes(app, core, routes.ALL)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port, backlog=1024)
        await site.start()
        self._port = self._runner.addresses[0][1]
        _log.debug("playground at %s", self.api_url)

    async def stop(self) -> None:
        if self._runner:
            await self._runner.cleanup()
            self._runner = None


async def _attachment(core: Core, request: web.Request) -> web.Response:
    found = core.world.attachments.get(parse_id(request.match_info["attachment"]))
    if found is None or found.filename != request.match_info["name"]:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
    return web.Response(body=found.data, content_type=found.content_type, headers=headers)


@web.middleware
async def _only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages elsewhere that reach this server under a name of their own (DNS rebinding)."""
    if request.host.rsplit(":", 1)[0] not in LOCAL_NAMES:
        raise web.HTTPForbidden(text="This server answers to 127.0.0.1 only.")
    return await handler(request)
