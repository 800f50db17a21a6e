"""A message that a contest should have in a server's channel now."""

from dataclasses import dataclass

from cogs.messages.parts.payload import AnyPayload

Key = tuple[str, int]  # what a message is, and its number, such as that of a round


@dataclass(frozen=True, slots=True)
class ContestPost:
    """A message of a contest, and the channel it belongs to."""

    channel_id: int
    payload: AnyPayload
