"""What a contest posts in a server's channels: by kind, the messages it should have now, and where."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.table.contests.contest import Contest, ContestKind
from bot.table.tables import Tables
from cogs.messages.parts.payload import AnyPayload

Key = tuple[str, int]  # what a message is, and its number, such as that of a round


@dataclass(frozen=True, slots=True)
class ContestPost:
    """A message of a contest, and the channel it belongs to."""

    channel_id: int
    payload: AnyPayload


Posts = Callable[[Tables, Contest], Awaitable[Mapping[Key, ContestPost]]]
POSTS: dict[ContestKind, Posts] = {}
