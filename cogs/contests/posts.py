"""A message that a contest should have in a server's channel now, and what people are called in it."""

from dataclasses import dataclass

from bot.message import Message
from bot.words.speaker import say
from cogs.kit.payload.payload import AnyPayload
from cogs.kit.payload.plain import plain

Key = tuple[str, int]  # what a message is, and its number, such as that of a round


@dataclass(frozen=True, slots=True)
class ContestPost:
    """A message of a contest, and the channel it belongs to; or the person to whom it goes."""

    channel_id: int
    payload: AnyPayload
    user_id: int | None = None


def called(name: str) -> str:
    """A name as it may stand in a message; "Someone" for a person who has left none."""
    return plain(name or say(Message("someone")))
