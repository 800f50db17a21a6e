"""Discord's gateway: sockets, sessions, heartbeats, resuming with replay, and which session gets which event."""

import asyncio
import importlib
import json
import secrets
import sys
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.world import discord_json
from bot.playground.world.changes import Changes
from bot.playground.world.components import object_in
from bot.playground.world.faults import Faults
from bot.playground.world.limits import Limits
from bot.playground.world.model import ChatChannel, DiscordWorld, Guild, User
from bot.playground.world.permissions import can_see

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
GUILDS, MESSAGE_CONTENT = 1 << 0, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
UNKNOWN_OPCODE, NOT_DECODED, NOT_AUTHENTICATED, WRONG_TOKEN = 4001, 4002, 4003, 4004
SESSION_TIMED_OUT, WRONG_SHARD, PRIVILEGED_INTENT = 4009, 4010, 4014
EVENTS_KEPT = 1000
Compressor = Callable[[bytes], bytes]


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
        """True if the guild (None: the direct channels) is on this session's shard."""
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


class Gateway:
    """The gateway and its sessions. `address` returns the gateway's own address."""

    def __init__(
        self,
        world: DiscordWorld,
        changes: Changes,
        faults: Faults,
        limits: Callable[[], Limits],
        token: str,
        address: Callable[[], str],
    ) -> None:
        self._world = world
        self._changes = changes
        self._faults = faults
        self._limits = limits
        self._token = token
        self._address = address
        self.sessions: dict[str, Session] = {}
        self.resumed = self.ignored = 0
        self._ignored: set[web.WebSocketResponse] = set()

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a socket now."""
        return [it for it in self.sessions.values() if it.connection]

    def publish(self, event: str, data: dict[str, Any], guild: Guild | None, intent: int = 0) -> None:
        """Send an event to every session of the right shard that asked for one of the `intent` bits (0: to all)."""
        for session in self.sessions.values():
            if session.has_guild(guild) and (not intent or session.intents & intent):
                session.dispatch(event, data)

    def publish_message(self, event: str, data: dict[str, Any], channel: ChatChannel, intent: int) -> None:
        """Send a message's event. Without the message content intent a guild's messages arrive emptied."""
        if not self._world.has_bot(channel):
            return
        own = object_in(data, "author").get("id") == str(self._world.bot.id)
        empty: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}
        for session in self.sessions.values():
            if session.has_guild(channel.guild) and session.intents & intent:
                hidden = channel.guild and not own and not session.intents & MESSAGE_CONTENT and "content" in data
                session.dispatch(event, data | empty if hidden else data)

    def deliver(self, payload: dict[str, Any], channel: ChatChannel) -> None:
        """Send an interaction, twice if a fault asks for it."""
        times = 1
        if self._faults.deliveries_to_double:
            self._faults.deliveries_to_double -= 1
            times = 2
        for _ in range(times):
            self.publish("INTERACTION_CREATE", payload, channel.guild)

    def drop(self, shard: int | None = None) -> None:
        """Cut the sockets (of one shard) abruptly. The sessions can be resumed."""
        for session in self._on_shard(shard):
            if session.connection:
                session.connection.cut()

    async def close(self, code: int = 4000, shard: int | None = None) -> None:
        """Close the sockets (of one shard) with a code; 4000 can be resumed."""
        for session in self._on_shard(shard):
            if session.connection:
                await session.connection.close(code)

    def _on_shard(self, shard: int | None) -> list[Session]:
        return [it for it in self.sessions.values() if shard is None or it.shard[0] == shard]

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        stream = STREAMS.get(request.query.get("compress", ""))
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 16)
        await socket.prepare(request)
        if self._faults.connections_to_ignore:
            self._faults.connections_to_ignore -= 1
            self.ignored += 1
            self._changes.publish("session")
            self._ignored.add(socket)
            await socket.receive()  # until the client gives up
            self._ignored.discard(socket)
            return socket
        connection = Connection(socket, request, stream() if stream else None)
        every = self._limits().heartbeat_every
        connection.send(HELLO, {"heartbeat_interval": int(every * 1000), "_trace": []})
        session: Session | None = None
        try:
            while True:
                # A client that misses two heartbeats is considered dead.
                message = await asyncio.wait_for(socket.receive(), every * 2 + 5)
                if message.type is not WSMsgType.TEXT:
                    break
                session = await self._received(dict(json.loads(message.data)), connection, session)
        except TimeoutError:
            await connection.close(SESSION_TIMED_OUT)
        except (TypeError, ValueError):
            await connection.close(NOT_DECODED)
        finally:
            connection.finish()
            if session and session.connection is connection:
                session.connection = None
                forget, loop = self._limits().resume_within, asyncio.get_running_loop()
                session.closing = loop.call_later(forget, self.sessions.pop, session.id, None)
                self._changes.publish("session", session)
        return socket

    async def _received(self, frame: dict[str, Any], connection: Connection, session: Session | None) -> Session | None:
        op, data = frame.get("op"), frame.get("d")
        if op == HEARTBEAT:
            # Not at once: discord.py notes when it sent a heartbeat only after sending it, and would warn of a lag.
            asyncio.get_running_loop().call_later(0.02, connection.send, HEARTBEAT_ACK)
        elif op == IDENTIFY:
            return await self._identify(dict(data or {}), connection)
        elif op == RESUME:
            return await self._resume(dict(data or {}), connection)
        elif session is None:
            await connection.close(NOT_AUTHENTICATED)
        elif op not in (PRESENCE, VOICE_STATE):
            await connection.close(UNKNOWN_OPCODE)
        return session

    async def _identify(self, data: dict[str, Any], connection: Connection) -> Session | None:
        shard, shards = data.get("shard") or (0, 1)
        intents = int(data.get("intents", 0))
        if data.get("token") != self._token:
            await connection.close(WRONG_TOKEN)
        elif not 0 <= shard < shards:
            await connection.close(WRONG_SHARD)
        elif intents & PRIVILEGED:
            await connection.close(PRIVILEGED_INTENT)
        else:
            session = Session((shard, shards), intents)
            session.connection = connection
            self.sessions[session.id] = session
            self._ready(session)
            self._changes.publish("session", session)
            return session
        return None

    def _ready(self, session: Session) -> None:
        guilds = [
            it for it in self._world.guilds.values() if session.has_guild(it) and self._world.bot.id in it.members
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": discord_json.own_user(self._world.bot.json),
                "guilds": [{"id": str(it.id), "unavailable": True} for it in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._address(),
                "shard": list(session.shard),
                "application": {"id": str(self._world.bot.id), "flags": 0},
                "private_channels": [],
                "relationships": [],
            },
        )
        for guild in guilds if session.intents & GUILDS else ():
            session.dispatch("GUILD_CREATE", guild_create(guild, self._world.bot))

    async def _resume(self, data: dict[str, Any], connection: Connection) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self._token:
            await connection.close(WRONG_TOKEN)
            return None
        refused = self._faults.refuse_resumes > 0
        if session is None or refused:
            self._faults.refuse_resumes -= refused
            if session:
                del self.sessions[session.id]
            connection.send(INVALID_SESSION, data=False)
            return None
        if session.closing:
            session.closing.cancel()
        if session.connection:
            await session.connection.close(WSCloseCode.OK)
        session.connection = connection
        session.replay(int(data.get("seq") or 0))
        session.dispatch("RESUMED", {"_trace": []})
        self.resumed += 1
        self._changes.publish("session", session)
        return session


def guild_create(guild: Guild, bot: User) -> dict[str, Any]:
    channels = [it for it in guild.channels.values() if it.parent is None] + active_threads(guild, bot)
    shown = [it.payload() for it in channels]
    return discord_json.guild_create(guild.payload(), guild.members[bot.id], len(guild.members), shown)


def active_threads(guild: Guild, bot: User) -> list[ChatChannel]:
    """The threads that are not archived and that the bot can see."""
    threads = (it for it in guild.channels.values() if it.parent is not None and not it.metadata["archived"])
    return [it for it in threads if can_see(it, bot)]
