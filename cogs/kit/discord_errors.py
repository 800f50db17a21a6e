"""What Discord's errors mean: which pass, so that the work is tried again, and which do not."""

import aiohttp
import discord

from bot.table.errors import NotLoaded, NotSaved

UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
CANNOT_ANSWER = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED)  # too late, or delivered twice: no answer is possible
OUT_OF_REACH = (UNKNOWN_MESSAGE, 10015, 50027)  # an unknown webhook, a token that is not valid
CLOSED_DMS = (50007, 50278)
GONE_CHANNEL = (10003,)
NO_ACCESS = (50001, 50013)
ARCHIVED = 50083  # a thread: nothing in it can be edited
# The connection, and with it whether the call was applied is unknown.
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
PASSING = (*BROKEN, NotLoaded, NotSaved)  # temporary failures


def is_passing(error: Exception) -> bool:
    """Whether something fails for a time: Discord (ill, or asked too often), the connection, or the store."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, PASSING)
