"""Places on pages that features fill: the page shows what is put there, and knows no feature.

A feature fills them in its `cog.py`, beside `setup`, as it is imported. Most entries are functions that make a button.
"""

from bisect import insort
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord

from bot.message import Message, Text
from bot.table.state.snapshot import Snapshot
from cogs.kit.payload.page import Sample
from cogs.kit.payload.payload import Component, Payload

T = TypeVar("T")


class Slot(Generic[T]):
    """A place for entries of features, ordered by rank, then in the order of the features."""

    def __init__(self) -> None:
        self._entries = list[tuple[int, T]]()

    def __iter__(self) -> Iterator[T]:
        return (entry for _, entry in self._entries)

    def put(self, entry: T, rank: int = 0) -> T:
        insort(self._entries, (rank, entry), key=lambda placed: placed[0])
        return entry


OfDeal = Callable[[Snapshot, int], Component]  # of a deal of a match
OfMatch = Callable[[Snapshot], Component | None]  # of a match that is over; None: no button there
OfTable = Callable[[int], Component]
Anywhere = Callable[[], Component]

# The card of a deal that is over, in the channel, and in the direct messages of each player.
LOOK_BACK_AT_DEAL: Slot[OfDeal] = Slot()
LOOK_BACK_AT_OWN_DEAL: Slot[OfDeal] = Slot()
# The last message of a match, in the channel, and in the direct messages of each player.
LOOK_BACK_AT_MATCH: Slot[OfMatch] = Slot()
LOOK_BACK_AT_OWN_MATCH: Slot[OfMatch] = Slot()
# Lists of past matches: the replay of each, under the label that the list gives, and the own decisions in it.
REPLAY: Slot[Callable[[int, Text], Component]] = Slot()
OWN_DECISIONS: Slot[OfTable] = Slot()

# Lists of past matches: a button to those that are not among them.
PLAYED_APART: Slot[Anywhere] = Slot()

# The lobby, the table, and More below a hand: how to play this game.
HOW_TO_PLAY: Slot[OfTable] = Slot()
# More below a hand: everything else.
MORE: Slot[OfTable] = Slot()

# A refusal in direct messages, where the person has no table: what they can play alone.
PLAY_ALONE: Slot[Anywhere] = Slot()
# The first page of the help, and the end of a lesson: what to play now.
PLAY_NOW: Slot[Anywhere] = Slot()
PLAY_AFTER_LESSON: Slot[Anywhere] = Slot()


@dataclass(frozen=True, slots=True)
class BoardPages:
    """Pages of the leaderboard beside its seasons: their name in custom ids, their choice in the command and their
    button, and the function that makes one. It gets the page's own name ("": the first), and makes buttons to others
    by their labels and names.
    """

    name: str
    choice: Message
    label: Message
    page: Callable[[discord.Interaction[Any], str, Callable[[Message, str], Component]], Awaitable[Payload]]


# The periods of the leaderboard besides its own.
BOARD_PAGES: Slot[BoardPages] = Slot()
# Posts without a reader of their own: a button to the leaderboard.
TO_LEADERBOARD: Slot[Anywhere] = Slot()


@dataclass(frozen=True, slots=True)
class Listed:
    """A command in the help, by the name of its text. `for_managers`: only people who manage the server see it."""

    name: str
    for_managers: bool = False


# The list of all commands in the help.
LISTED_COMMANDS: Slot[Listed] = Slot()
# The settings of a person: preferences that are on or off, by name, each with its title.
PERSONAL_SWITCHES: Slot[tuple[str, Message]] = Slot()
# The settings of a server: what the bot posts there by itself, by name, each with its title.
POSTS: Slot[tuple[str, Message]] = Slot()
# The page of a person's data: what they can take back by its own button. The name of the text that says what is stored,
# and the button for their id.
OWN_DATA: Slot[tuple[str, Callable[[int], Component]]] = Slot()
# The page of a person's matches against computers: the accuracies (0 to 100) of their latest analyzed matches, oldest
# first, by the person's id and a game (None: of all).
ACCURACY: Slot[Callable[[discord.Interaction[Any], int, str | None], Awaitable[Sequence[int]]]] = Slot()
# The preview for translators: pages with texts.
SAMPLES: Slot[Callable[[], Iterator[Sample]]] = Slot()
