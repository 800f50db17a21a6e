"""Discord's refusals when the bot starts: their explanation, and whether a later try may succeed."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from bot import clock
from bot.background import pauses
from cogs.kit.discord_errors import BROKEN, is_passing

log = logging.getLogger(__name__)
T = TypeVar("T")
REFUSALS = (discord.HTTPException, discord.GatewayNotFound, *BROKEN)
_DAILY_LIMIT = 30034
_LONGEST_WISH = 3600.0  # the longest wait that Discord can ask for, in seconds
_REFUSED_TOKEN = "Discord refused the token. Copy it anew from your application's Bot page into DISCORD_TOKEN."
_CLOSED = {  # by the code of the gateway's final close
    4004: _REFUSED_TOKEN,
    4010: "Discord refused the shard. SHARD_IDS are numbers below SHARD_COUNT, and every process needs the same count.",
    4011: "The bot is in too many servers for this many shards. Raise SHARD_COUNT, or remove it and SHARD_IDS.",
    4012: "Discord does not speak this version of its gateway any more. Update the bot.",
    4013: "Discord does not know the intents that the bot asks for. Update the bot.",
    4014: "Discord refused an intent. The bot needs none that must be allowed: run it without changes to its intents.",
}


def why_not(error: BaseException) -> str:
    """Explain why Discord refuses the bot, and what the owner can do."""
    error = _cause(error)
    if isinstance(error, discord.LoginFailure):
        return _REFUSED_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _CLOSED[4014]
    if isinstance(error, discord.ConnectionClosed):
        return _CLOSED.get(error.code, f"Discord closed the connection (code {error.code}). Start again.")
    if isinstance(error, discord.HTTPException):
        return _refused(error)
    return (
        f"Discord could not be reached ({type(error).__name__}). Check the network, and DISCORD_API_URL if it is set."
    )


def _refused(error: discord.HTTPException) -> str:
    status = error.status
    if error.code == _DAILY_LIMIT:
        return "Discord registers at most 200 new commands of a bot a day, and today's are used up (code 30034)."
    if status == 401:
        return _REFUSED_TOKEN
    if status == 429:
        return "Discord takes no more calls from this bot or this address for now (429)."
    if status >= 500:
        return f"Discord is having problems ({status}): see https://discordstatus.com."
    if passes(error):
        return f"Something between this machine and Discord refused the call ({status})."
    reason = f"{status}, code {error.code}: {error.text.partition(chr(10))[0][:100]}" if error.code else str(status)
    return f"Discord refused the call ({reason}). Check DISCORD_API_URL if it is set, else update the bot."


def passes(error: BaseException) -> bool:
    """True if the same call may succeed later without a change on this side."""
    error = _cause(error)
    if isinstance(error, discord.HTTPException) and not is_passing(error):
        # Discord's own 403 has a code; one without comes from a firewall in between.
        return error.status == 408 or error.code == _DAILY_LIMIT or (error.status == 403 and not error.code)
    return isinstance(error, Exception) and is_passing(error) and not isinstance(error, aiohttp.InvalidURL)


def pause_after(error: BaseException, pause: float) -> float:
    """The seconds to wait before the next try: `pause`, or longer if Discord asks for it."""
    error = _cause(error)
    asked = error.response.headers.get("Retry-After", "") if isinstance(error, discord.HTTPException) else ""
    try:
        return max(pause, min(float(asked), _LONGEST_WISH))
    except ValueError:  # a date, or nothing
        return pause


async def until_let_in(call: Callable[[], Awaitable[T]]) -> T:
    """Repeat a call while Discord refuses it temporarily, and log why. Raises lasting errors."""
    for least in pauses():
        try:
            return await call()
        except REFUSALS as error:
            if not passes(error):
                raise
            pause = pause_after(error, least)
            log.warning("%s Trying again in %.1f s.", why_not(error), pause)
        await clock.sleep(pause)
    raise AssertionError("pauses have no end")


def _cause(error: BaseException) -> BaseException:
    """The error that discord.py wrapped in GatewayNotFound, or the error itself."""
    return error.__cause__ or error if isinstance(error, discord.GatewayNotFound) else error
