"""Places on pages that features add to without being known there. Each is filled as the features are imported."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.message import Message, Text
from bot.table.state.snapshot import Snapshot
from cogs.kit.payload.page import Sample
from cogs.kit.payload.payload import Component

T = TypeVar("T")


class Slot(Generic[T]):
    """A place for what features put there: by rank, and among equals in the order of the features."""

    def __init__(self) -> None:
        self._entries = list[tuple[int, T]]()

    def __iter__(self) -> Iterator[T]:
        return (entry for _, entry in sorted(self._entries, key=lambda entry: entry[0]))

    def put(self, entry: T, rank: int = 0) -> T:
        """Put something here."""
        self._entries.append((rank, entry))
        return entry


OfDeal = Callable[[Snapshot, int], Component]
OfMatch = Callable[[Snapshot], Component | None]
LOOK_BACK_AT_DEAL: Slot[OfDeal] = Slot()  # under the record of a deal, at the table
LOOK_BACK_AT_OWN_DEAL: Slot[OfDeal] = Slot()  # the same in a player's direct messages
LOOK_BACK_AT_MATCH: Slot[OfMatch] = Slot()  # at the end of a match, at the table
LOOK_BACK_AT_OWN_MATCH: Slot[OfMatch] = Slot()  # the same in a player's direct messages


OfTable = Callable[[int], Component]
HOW_TO_PLAY: Slot[OfTable] = Slot()  # at a table, and beside a hand
MORE: Slot[OfTable] = Slot()  # behind More, beside a hand
REPLAY: Slot[Callable[[int, Text], Component]] = Slot()  # of a match that is over, under a label
OWN_DECISIONS: Slot[OfTable] = Slot()  # in a match that is over, for who has played it
PLAY_ALONE: Slot[Callable[[], Component]] = Slot()  # where somebody has no table


@dataclass(frozen=True, slots=True)
class Listed:
    """A command in the list of all, by the name of its text; `for_managers`: only for who may manage the server."""

    name: str
    for_managers: bool = False


LISTED_COMMANDS: Slot[Listed] = Slot()
PLAY_NOW: Slot[Callable[[], Component]] = Slot()  # on the first page of the help
PLAY_AFTER_LESSON: Slot[Callable[[], Component]] = Slot()
PERSONAL_SWITCHES: Slot[tuple[str, Message]] = Slot()  # preferences that are on or off, by name, with their titles
POSTS: Slot[tuple[str, Message]] = Slot()  # what a server has posted by itself, by the names in its settings
# What a person can take back by a button of its own: the message that says what is stored, and the button.
OWN_DATA: Slot[tuple[str, Callable[[int], Component]]] = Slot()
SAMPLES: Slot[Callable[[], Iterator[Sample]]] = Slot()  # pages with texts, for translators
