"""`/health` and `/metrics` over HTTP. They run on the bot's event loop, so a loop that hangs answers nothing."""

import asyncio
import logging
import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot import clock
from bot.metrics import ERRORS

log = logging.getLogger(__name__)
_PATIENCE = 0.8  # seconds to wait for the database
_COUNT_EVERY = 10.0  # the least seconds between two counts of the open tables


@dataclass(frozen=True, slots=True)
class ShardState:
    """The state of a shard; its latency and the time since the last heartbeat was acknowledged in seconds, if known."""

    shard_id: int
    is_connected: bool
    latency: float | None
    acknowledged_ago: float | None


class Watched(Protocol):
    """The running bot."""

    is_resumed: bool  # whether its tables are resumed after the start

    def shard_states(self) -> Iterable[ShardState]:
        """The shards of this process; none before the login."""
        ...

    async def check_database(self) -> str:
        """The reason why the database does not answer; empty if it does."""
        ...

    async def count_open_tables(self) -> dict[str, int]:
        """The number of open tables by state. Can raise any error."""
        ...


class Monitor:
    """The HTTP server. Its answers never have a token, a person, a server or a hand."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched
        self._runner: web.AppRunner | None = None
        self._since = clock.monotonic()
        self._gauges = _Gauges()
        self._counting = _CountErrors()
        self._open_tables_at = -_COUNT_EVERY
        self._looking: asyncio.Task[str] | None = None  # one check of the database for all requests that wait
        self._last_fault = ""

    async def start(self, host: str, port: int) -> None:
        """Listen. If the port is taken, perhaps by another process of the bot, log a warning and go on."""
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/health/live", self._live)
        app.router.add_get("/health/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            why = error.strerror or error
            log.warning("%s:%d cannot be listened at (%s): there is no /health and no /metrics", host, port, why)
            await self._runner.cleanup()
            self._runner = None
            return
        shown = f"[{host}]" if ":" in host else host
        log.info("http://%s:%d answers /health and /metrics", shown, self._runner.addresses[0][1])
        REGISTRY.register(self._gauges)
        logging.getLogger().addHandler(self._counting)

    async def close(self) -> None:
        """Stop listening."""
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            REGISTRY.unregister(self._gauges)
            logging.getLogger().removeHandler(self._counting)
            await self._runner.cleanup()
            self._runner = None

    async def _checked(self) -> tuple[int, dict[str, Any]]:
        """Check the gateway, the database and the tables. Returns the HTTP status and the details."""
        shards = tuple(self._watched.shard_states())
        is_connected = bool(shards) and all(shard.is_connected for shard in shards)
        database = await self._database_fault()
        faults: list[str] = []
        if not is_connected:
            faults.append("the gateway of Discord is not connected")
        if database:
            faults.append(database)
        if not self._watched.is_resumed:
            faults.append("the tables are not resumed yet")
        return 503 if faults else 200, {
            "status": "unavailable" if faults else "ok",
            "faults": faults,
            "event_loop": True,
            "gateway": {"connected": is_connected, "shards": [_shard_json(shard) for shard in shards]},
            "database": not database,
            "tables_resumed": self._watched.is_resumed,
            "up_seconds": round(clock.monotonic() - self._since, 1),
        }

    async def _database_fault(self) -> str:
        """The reason why the database does not answer, or empty; while a check takes long, the last one's reason."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="looking at the database")
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(self._looking)
        except TimeoutError:
            return self._last_fault or f"the database has not answered within {_PATIENCE:g} s"

    async def _look(self) -> str:
        self._last_fault = await self._watched.check_database()
        return self._last_fault

    async def _live(self, _: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def _ready(self, _: web.Request) -> web.Response:
        status, details = await self._checked()
        return web.json_response({"status": details["status"], "faults": details["faults"]}, status=status)

    async def _health(self, _: web.Request) -> web.Response:
        status, details = await self._checked()
        return web.json_response(details, status=status)

    async def _metrics(self, _: web.Request) -> web.Response:
        now = clock.monotonic()
        if now - self._open_tables_at >= _COUNT_EVERY:
            self._open_tables_at = now
            try:
                self._gauges.open_tables = await asyncio.wait_for(self._watched.count_open_tables(), _PATIENCE)
            except Exception:  # noqa: BLE001 - /health gives the reason
                self._gauges.open_tables = None
        self._gauges.shards = tuple(self._watched.shard_states())
        body = await asyncio.to_thread(generate_latest, REGISTRY)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})


class _Gauges(Collector):
    """Gauges that are measured on request."""

    def __init__(self) -> None:
        self.shards: tuple[ShardState, ...] = ()
        self.open_tables: dict[str, int] | None = None

    def collect(self) -> Iterable[Metric]:
        latency = GaugeMetricFamily(
            "boneyard_gateway_latency_seconds", "From a heartbeat to its acknowledgement.", labels=["shard"]
        )
        connected = GaugeMetricFamily("boneyard_gateway_connected", "1 while a shard is connected.", labels=["shard"])
        for shard in self.shards:
            connected.add_metric([str(shard.shard_id)], float(shard.is_connected))
            if shard.latency is not None:
                latency.add_metric([str(shard.shard_id)], shard.latency)
        yield connected
        yield latency
        if self.open_tables is not None:
            tables = GaugeMetricFamily("boneyard_tables_open", "Lobbies, and matches being played.", labels=["state"])
            for state, count in self.open_tables.items():
                tables.add_metric([state], count)
            yield tables

    def describe(self) -> Iterable[Metric]:
        return ()


class _CountErrors(logging.Handler):
    """Counts logged errors by logger and type of exception."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        ERRORS.labels(record.name, kind).inc()


def _shard_json(shard: ShardState) -> dict[str, Any]:
    return {
        "shard": shard.shard_id,
        "connected": shard.is_connected,
        "latency_seconds": shard.latency,
        "heartbeat_acknowledged_seconds_ago": shard.acknowledged_ago,
    }


class GatewayWatch:
    """Follows the shards of a client; discord.py itself only knows that all together were ready once."""

    def __init__(self, client: commands.AutoShardedBot) -> None:
        self._client = client
        self._connected: set[int] = set()
        for event, note in (
            ("on_shard_connect", self._note_connected),
            ("on_shard_resumed", self._note_connected),
            ("on_shard_disconnect", self._note_disconnected),
        ):
            client.add_listener(note, event)

    async def _note_connected(self, shard_id: int) -> None:
        self._connected.add(shard_id)

    async def _note_disconnected(self, shard_id: int) -> None:
        self._connected.discard(shard_id)

    def shards(self) -> Iterator[ShardState]:
        """Every shard of this process; none before the login."""
        for shard_id, shard in sorted(self._client.shards.items()):
            is_connected = shard_id in self._connected and not shard.is_closed()
            latency = shard.latency
            known = latency if math.isfinite(latency) else None
            yield ShardState(shard_id, is_connected, known, _acknowledged_ago(shard))


def _acknowledged_ago(shard: discord.ShardInfo) -> float | None:
    """Seconds since the last acknowledged heartbeat; None if discord.py, where this is private, changes it."""
    websocket: Any = getattr(getattr(shard, "_parent", None), "ws", None)
    at = getattr(getattr(websocket, "_keep_alive", None), "_last_ack", None)
    return round(time.perf_counter() - at, 3) if isinstance(at, float) else None
