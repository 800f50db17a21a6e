"""The connection to Discord's gateway, as discord.py knows it."""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands


@dataclass(frozen=True, slots=True)
class ShardState:
    """One shard: whether it is logged in, its latency and how long ago its last heartbeat was acknowledged, in seconds;
    None while that is not known.
    """

    shard_id: int
    is_connected: bool
    latency: float | None
    acknowledged_ago: float | None


class GatewayWatch:
    """Follows the shards of a client: discord.py itself says only of all together that they were once ready."""

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
    """Seconds since the last heartbeat was acknowledged: private to discord.py, so it may be unknown some day."""
    websocket: Any = getattr(getattr(shard, "_parent", None), "ws", None)
    at = getattr(getattr(websocket, "_keep_alive", None), "_last_ack", None)
    return round(time.perf_counter() - at, 3) if isinstance(at, float) else None
