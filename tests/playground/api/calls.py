"""Calls that discord.py would not make, and those that are refused."""

from typing import Any

import discord
import discord.http
import pytest

from tests.playground.conftest import Bench


async def refused(call: Any, code: int, status: int) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await call
    assert (caught.value.code, caught.value.status) == (code, status)
    return caught.value


async def raw(bench: Bench, **body: Any) -> Any:
    """Send a body which discord.py itself would not let through."""
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=bench.games.id)
    return await bench.bot.http.request(route, json=body)
