"""The gateway's sockets and sessions: compression, and the events a session can ask for again."""

import asyncio
import importlib
import json
import secrets
import sys
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from aiohttp import web

from bot.playground.world.model import Guild

DISPATCH = 0
EVENTS_KEPT = 1000


class Compressor(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


def zlib_stream() -> Compressor:
    """One zlib stream over a whole connection, flushed after each message."""
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Compressor:
    """One Zstandard stream over a whole connection; needs one of the libraries that make discord.py ask for it."""
    if sys.version_info >= (3, 14):
        standard = importlib.import_module("compression.zstd").ZstdCompressor()
        return lambda data: standard.compress(data, standard.FLUSH_BLOCK)
    library = importlib.import_module("zstandard")
    stream = library.ZstdCompressor().compressobj()
    return lambda data: stream.compress(data) + stream.flush(library.COMPRESSOBJ_FLUSH_BLOCK)


STREAMS: dict[str, Callable[[], Compressor]] = {"zlib-stream": zlib_stream, "zstd-stream": zstd_stream}


class Connection:
    """One socket. Messages are queued and sent in order, so that sending never blocks."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compressor: Compressor | None) -> None:
        self.socket = socket
        self._request = request
        self._compressor = compressor
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, *, event: str | None = None, number: int | None = None) -> None:
        self._outbox.put_nowait({"op": op, "d": data, "s": number, "t": event})

    async def _write(self) -> None:
        while True:
            text = json.dumps(await self._outbox.get(), separators=(",", ":"))
            try:
                if self._compressor:
                    await self.socket.send_bytes(self._compressor(text.encode()))
                else:
                    await self.socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return

    async def close(self, code: int) -> None:
        await self.socket.close(code=code)

    def cut(self) -> None:
        """End the connection without a close frame, as when a cable is pulled."""
        if self._request.transport:
            self._request.transport.abort()

    def finish(self) -> None:
        self._writer.cancel()


class Session:
    """An identified client: its shard, its intents, and the events it can ask for again."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.connection: Connection | None = None
        self.sent: deque[tuple[int, str, dict[str, Any]]] = deque(maxlen=EVENTS_KEPT)
        self.number = 0
        self.closing: asyncio.TimerHandle | None = None

    def has_guild(self, guild: Guild | None) -> bool:
        """Whether the guild (None: the direct channels) is on this session's shard."""
        mine, shards = self.shard
        return mine == ((guild.id >> 22) % shards if guild else 0)

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        self.number += 1
        self.sent.append((self.number, event, data))
        if self.connection:
            self.connection.send(DISPATCH, data, event=event, number=self.number)

    def replay(self, after: int) -> None:
        for number, event, data in list(self.sent):
            if number > after and self.connection:
                self.connection.send(DISPATCH, data, event=event, number=number)
