"""The trains of a round as all see them: their ends, markers and uncovered doubles, and the numbers that seats lack.

Everything here follows from the plays, draws and passes of a round, so it can be read off a log.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from bot.rules.dominoes.tiles import Tiles, members, tiles_to
from bot.rules.events import Drew, JoinedTrain, TrainEvent
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.pieces import Tile


@dataclass(frozen=True)
class RoundTerms:
    """The rules that hold for a whole round. `opener` is the first player."""

    options: MexicanTrainOptions
    players: int
    number: int = 1
    opener: int = 0

    @cached_property
    def tiles(self) -> Tiles:
        return tiles_to(self.options.highest)

    @cached_property
    def engine(self) -> int:
        """The number of pips of the engine, on each half."""
        return self.options.engine_of(self.number)

    @cached_property
    def starts_mexican_freely(self) -> bool:
        """Everyone can play on the Mexican train, whether or not their own train has begun."""
        return self.options.mexican_from == "any_time"

    @cached_property
    def must_cover(self) -> bool:
        return self.options.must_cover

    @cached_property
    def covers(self) -> bool:
        return self.options.covers

    @cached_property
    def chains(self) -> bool:
        return self.options.doubles == "chain"

    @cached_property
    def ends_on_doubles(self) -> bool:
        """A double can always be the last tile of a hand."""
        return self.options.last_double == "ends"


class Trains:
    """The public state of a round, changed in place. Trains go by the seats, then comes the Mexican train.

    `marked` and `begun` are masks of trains: those open to all, and those with a tile. `owed` are the trains with
    doubles to be covered, the first due one first; in a chain those of the seat to act. `first_turns` counts the seats
    that have a first turn of a whole train before them, `doubled` are the trains that end in a double then. `passes`
    are those in a row. `lacks` has for each seat groups of numbers it is known to lack, newest first, as masks.
    """

    __slots__ = (
        "begun", "doubled", "ends", "first_turns", "in_chain", "lacks", "laid", "marked", "owed", "passes", "seat",
        "terms",
    )  # fmt: skip

    def __init__(self, terms: RoundTerms) -> None:
        self.terms, self.seat = terms, terms.opener
        self.ends = [terms.engine] * (terms.players + 1)
        self.laid = 1 << terms.tiles.number[Tile(terms.engine, terms.engine)]
        self.marked = self.begun = self.doubled = self.passes = 0
        self.first_turns = terms.players if terms.options.first_turn == "train" else 0
        self.owed: tuple[int, ...] = ()
        self.in_chain = False
        self.lacks: list[tuple[int, ...]] = [()] * terms.players

    # -- the open trains -----------------------------------------------------------------------------------------

    def open_to(self, seat: int) -> tuple[int, ...]:
        """The trains that a seat can play on, or could if it had the turn: its own, the Mexican, then by turns.

        In a chain of doubles they are those that can be covered: see `reach` for more doubles.
        """
        if self.owed:
            return self.owed if self.in_chain and seat == self.seat else self.owed[:1]
        if self.first_turns and self.is_before_first_turn(seat):
            return (seat,)
        return self.reach(seat)

    def reach(self, seat: int) -> tuple[int, ...]:
        """The trains that are open to a seat while no double must be covered."""
        terms = self.terms
        can_use_mexican = terms.starts_mexican_freely or self.begun >> seat & 1
        return _in_order(terms.players, seat, self.marked, bool(can_use_mexican))

    def is_before_first_turn(self, seat: int) -> bool:
        """True if a seat has not finished a first turn in which it lays a whole train."""
        players = self.terms.players
        return (seat - self.terms.opener) % players >= players - self.first_turns

    def numbers(self, seat: int) -> int:
        """The numbers open to a seat, as a mask."""
        ends, found = self.ends, 0
        for train in self.open_to(seat):
            found |= 1 << ends[train]
        return found

    def needs_cover(self, train: int) -> bool:
        """True if a tile that could cover the end of a train is not laid yet."""
        return bool(self.terms.tiles.bearing[self.ends[train]] & ~self.laid)

    # -- what happens to them ------------------------------------------------------------------------------------

    def lay(self, tile: int, train: int) -> None:
        """Lay a tile of the seat to act on a train."""
        terms, ends = self.terms, self.ends
        tiles, bit = terms.tiles, 1 << tile
        ends[train] = tiles.pips[tile] - ends[train]
        self.laid |= bit
        self.begun |= 1 << train
        self.passes = 0
        if train == self.seat:
            self.marked &= ~(1 << train)
        if self.owed:
            self.owed = tuple([owed for owed in self.owed if owed != train and self.needs_cover(owed)])
        is_double = bool(bit & tiles.doubles)
        if self.first_turns:
            self.doubled = self.doubled & ~(1 << train) | is_double << train
        elif is_double and terms.covers and self.needs_cover(train):
            self.owed += (train,)
            self.in_chain = terms.chains

    def drew(self, numbers: int, *, fits: bool) -> None:
        """Note a draw of the seat to act: a tile that does not fit can have numbers lacked before."""
        if not fits:
            self.lacks[self.seat] = ()
        self._note(numbers)

    def passed(self, numbers: int) -> None:
        """Mark the train of the seat to act."""
        self.marked |= 1 << self.seat
        self.passes += 1
        self._note(numbers)

    def _note(self, numbers: int) -> None:
        groups = [group & ~numbers for group in self.lacks[self.seat]]
        self.lacks[self.seat] = (numbers, *[group for group in groups if group])

    def next_turn(self) -> None:
        """Give the turn to the next seat. Doubles that end first trains are owed from the second turns on."""
        terms = self.terms
        self.seat = (self.seat + 1) % terms.players
        self.in_chain = False
        if self.first_turns:
            self.first_turns -= 1
            if not self.first_turns and terms.covers:
                ended = [train for train in in_turn(terms.players, terms.opener) if self.doubled >> train & 1]
                self.owed = tuple([train for train in ended if self.needs_cover(train)])


def in_turn(players: int, first: int) -> list[int]:
    """All seats in the order of play."""
    return [(first + step) % players for step in range(players)]


@cache
def _in_order(players: int, seat: int, marked: int, has_mexican: bool) -> tuple[int, ...]:
    others = [other for other in in_turn(players, seat)[1:] if marked >> other & 1]
    return (seat, players, *others) if has_mexican else (seat, *others)


def numbers_of(mask: int) -> tuple[int, ...]:
    """The numbers of a mask, the highest first."""
    return tuple(members(mask)[::-1])


def replayed(terms: RoundTerms, log: Iterable[TrainEvent]) -> Trains:
    """The trains after plays, draws and passes, before the turn of another seat begins."""
    trains = Trains(terms)
    for event in log:
        if trains.seat != event.seat:
            trains.next_turn()
        if isinstance(event, JoinedTrain):
            trains.lay(terms.tiles.number[event.tile], terms.players if event.owner is None else event.owner)
            continue
        numbers = sum([1 << number for number in event.numbers])
        if isinstance(event, Drew):
            trains.drew(numbers, fits=event.fits)
        else:
            trains.passed(numbers)
    return trains
