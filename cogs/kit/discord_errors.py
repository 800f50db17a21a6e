"""The meaning of Discord's errors. Codes appear only here; other modules ask for the meaning."""

from enum import Enum, auto

import aiohttp
import discord

from bot.table.errors import NotLoaded, NotSaved

# The connection failed: the call may have been applied or not.
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
PASSING = (*BROKEN, NotLoaded, NotSaved)  # temporary failures


class Meaning(Enum):
    """The meaning of a failed call for its caller."""

    PASSING = auto()  # try again: Discord is ill or was asked too often, or the connection or the store failed
    GONE_MESSAGE = auto()
    GONE_CHANNEL = auto()
    GONE_PERSON = auto()  # they have left the server
    GONE_EMOJI = auto()
    NO_ACCESS = auto()  # the bot lacks a permission, or is timed out
    CLOSED_DMS = auto()  # the person takes no direct messages
    ARCHIVED = auto()  # a thread: nothing in it can be edited
    TOO_MANY_THREADS = auto()
    EXPIRED_TOKEN = auto()  # an interaction's, after a quarter of an hour
    TOO_LATE = auto()  # Discord waits no longer for the first answer to an interaction
    ANSWERED = auto()  # the interaction has its first answer: by another process, or by a try whose result was lost
    BAD_FORM = auto()
    REFUSED = auto()  # for any other reason, or a bug


_BY_CODE = {
    10003: Meaning.GONE_CHANNEL,
    10007: Meaning.GONE_PERSON,
    10008: Meaning.GONE_MESSAGE,
    10013: Meaning.GONE_PERSON,
    10014: Meaning.GONE_EMOJI,
    10015: Meaning.EXPIRED_TOKEN,
    10062: Meaning.TOO_LATE,
    30033: Meaning.TOO_MANY_THREADS,
    40060: Meaning.ANSWERED,
    50001: Meaning.NO_ACCESS,
    50007: Meaning.CLOSED_DMS,
    50013: Meaning.NO_ACCESS,
    50027: Meaning.EXPIRED_TOKEN,
    50035: Meaning.BAD_FORM,
    50083: Meaning.ARCHIVED,
    50278: Meaning.CLOSED_DMS,
    160006: Meaning.TOO_MANY_THREADS,
}
OUT_OF_REACH = (Meaning.GONE_MESSAGE, Meaning.EXPIRED_TOKEN)  # of a message that only one person sees
CANNOT_ANSWER = (Meaning.TOO_LATE, Meaning.ANSWERED)  # an interaction: no first answer is possible


def meaning(error: Exception) -> Meaning:
    if not isinstance(error, discord.HTTPException):
        return Meaning.PASSING if isinstance(error, PASSING) else Meaning.REFUSED
    if error.status >= 500 or error.status == 429:
        return Meaning.PASSING
    return _BY_CODE.get(error.code, Meaning.REFUSED)


def is_passing(error: Exception) -> bool:
    """True if the same call may succeed later."""
    return meaning(error) is Meaning.PASSING
