"""The page's server on loopback: its settings, its files, the pictures, and one WebSocket per open page."""

import errno
import mimetypes
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path

from aiohttp import web

from bot.playground.page.tools import Tools
from bot.playground.page.visit import Visit
from bot.playground.playground import Playground
from bot.playground.world.model import parse_id

FILES = Path(__file__).parent / "static"
_FOR_EVER = {"Cache-Control": "private, max-age=31536000, immutable"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}  # fmt: skip
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Shortcut:
    """A button labelled `label`, shown in its `group` below the text `about`. It types the `lines`; of those
    without a slash it presses the newest button whose custom id begins so.
    """

    group: str
    about: str
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TurnNotice:
    """The page's notice that the bot waits for a person.

    A message waits for a person if it has a menu or a main button, and mentions them in a channel, or in direct
    messages has a text in which the regular expression `asks` is found. "Choose for me" prefers the label `prefer`.
    """

    title: str = "Waiting for you"
    go_to_direct_message: str = "Go to the message"
    asks: str | None = None
    prefer: str | None = None


@dataclass(frozen=True)
class PageSettings:
    """`home` is the name of the channel to begin in, the first if there is none of that name."""

    home: str = ""
    welcome: str = "A practice Discord on your own computer, with your bot. Type / for its commands."
    direct_messages: str = "Messages that only you can see."
    shortcuts_title: str = "Shortcuts"
    shortcuts: tuple[Shortcut, ...] = ()
    waiting: TurnNotice = TurnNotice()
    tools_note: str = "The bot should go on after each of these."
    delete_picture: str = "Delete the newest picture"
    restart_note: str = "The bot's process is killed, and started again"


ANY_BOT = PageSettings()


class PageServer:
    """The page of one playground. It answers to its own address only, and to pages that it served."""

    def __init__(self, playground: Playground, tools: Tools, settings: PageSettings = ANY_BOT, port: int = 0) -> None:
        self._playground = playground
        self._tools = tools
        self._settings = settings
        self._port = port
        self._files = {it.relative_to(FILES).as_posix(): it for it in FILES.rglob("*") if it.suffix in _KINDS}
        self._key = secrets.token_urlsafe(24)
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Begin to serve, on a free port if the one asked for is taken."""
        app = web.Application(middlewares=[self._guarded])
        app.router.add_get("/", self._index)
        app.router.add_get("/live", self._live)
        app.router.add_get("/pictures/{number}/{name}", self._picture)
        app.router.add_get("/emojis/{number}", self._emoji)
        app.router.add_get("/{path:.+}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for socket in tuple(self._sockets):
            await socket.close(code=1001)
        if self._runner:
            await self._runner.cleanup()

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse other host names than our own (DNS rebinding), and requests from other sites' pages."""
        hosts = {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This server answers to 127.0.0.1 only.")
        origin = request.headers.get("Origin")
        if origin is not None and origin not in {f"http://{it}" for it in hosts}:
            raise web.HTTPForbidden(text="This server answers its own page only.")
        # Other sites can link to the page itself, and request nothing else.
        if request.path != "/" and request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
            raise web.HTTPForbidden(text="This server answers its own page only.")
        answer = await handler(request)
        if not answer.prepared:
            answer.headers.update(_HEADERS)
            answer.headers["Content-Security-Policy"] = _POLICY.format(host=request.host)
        return answer

    async def _index(self, _: web.Request) -> web.Response:
        text = (FILES / "index.html").read_text(encoding="utf-8")
        for name, value in (("key", self._key), ("shortcuts", self._settings.shortcuts_title)):
            text = text.replace("{{" + name + "}}", escape(value))
        return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})

    async def _file(self, request: web.Request) -> web.Response:
        file = self._files.get(request.match_info["path"])
        if file is None or file.name == "index.html":
            raise web.HTTPNotFound
        headers = {"Cache-Control": "no-cache"}
        return web.Response(text=file.read_text(encoding="utf-8"), content_type=_KINDS[file.suffix], headers=headers)

    async def _picture(self, request: web.Request) -> web.Response:
        found = self._playground.world.attachments.get(parse_id(request.match_info["number"]))
        if found is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(found.filename)[0] or ""
        headers = dict(_FOR_EVER)
        if kind not in ("image/png", "image/gif", "image/jpeg", "image/webp"):
            # Anything else is for saving: opened here it could act as this page.
            headers["Content-Disposition"] = "attachment"
            kind = "application/octet-stream"
        return web.Response(body=found.data, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self._playground.world.emojis.get(parse_id(request.match_info["number"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.content_type, headers=_FOR_EVER)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """One page's socket: `as` is the person to act as, `key` shows that the page came from here."""
        key, people = request.query.get("key", ""), self._playground.people
        if request.headers.get("Origin") is None or not secrets.compare_digest(key.encode(), self._key.encode()):
            raise web.HTTPForbidden(text="This server answers its own page only.")
        person = people.get(request.query.get("as", "")) or next(iter(people.values()))
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=64 * 1024)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await Visit(self._playground, person, self._tools, socket).run({"settings": asdict(self._settings)})
        finally:
            self._sockets.discard(socket)
        return socket
