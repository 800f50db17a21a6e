"""Reasons why one play on a train is better than another, from what its player knows for certain."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.message import AnyOf, Message, Seat, Text
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.moves import Play, Train
from bot.rules.pieces import Tile, half
from bot.rules.view import View
from bot.words.compared import Compared

_HEAVY, _HEAVIER = 12, 4  # the pips of a heavy tile, and the least difference worth telling
_LONGER = 2  # tiles of a run
_MOST_RUNS = 2000  # beginnings of runs that are looked at


@dataclass(frozen=True)
class TrainEffect:
    """A possible play of the viewer of `view`: a tile on the train at an index."""

    view: View
    tile: Tile
    train: int

    @cached_property
    def outer(self) -> int:
        """The number at which the train ends then."""
        return self.tile.other(self.view.train_board.trains[self.train].number)

    @property
    def viewer(self) -> int:
        return self.view.viewer or 0

    @property
    def is_own(self) -> bool:
        return self.train == self.viewer

    @cached_property
    def rest(self) -> tuple[Tile, ...]:
        """The viewer's other tiles."""
        held = [shown.piece for shown in self.view.hand if isinstance(shown.piece, Tile)]
        return tuple([tile for tile in held if tile != self.tile])

    @cached_property
    def run(self) -> int:
        """The number of the viewer's other tiles that could follow one another on their own train."""
        own = self.outer if self.is_own else self.view.train_board.trains[self.viewer].number
        return longest_run(own, self.rest)

    def numbers(self, seat: int) -> set[int]:
        """The numbers that a seat can play on then, if all doubles are covered."""
        board = self.view.train_board
        ends = {index: train.number for index, train in enumerate(board.trains)} | {self.train: self.outer}
        open_ = {seat, len(board.trains) - 1} | {index for index, train in enumerate(board.trains) if train.marked}
        if self.is_own and seat != self.viewer:
            open_ -= {self.train}  # the play takes its marker off
        return {ends[index] for index in open_}

    @property
    def fitting(self) -> int:
        """The number of the viewer's other tiles that fit then."""
        return sum(any(number in tile for number in self.numbers(self.viewer)) for tile in self.rest)

    @property
    def needs_cover(self) -> bool:
        options = self.view.options_as(MexicanTrainOptions)
        is_exempt = self.viewer in self.view.train_board.first_turns or not self.rest
        return self.tile.is_double and options.covers and not is_exempt

    @property
    def cover(self) -> Tile | None:
        """A tile of the viewer that could cover this one; None for none."""
        return next((tile for tile in self.rest if self.outer in tile), None)

    @property
    def covers(self) -> bool:
        """True if it is played on a double that must be covered."""
        return self.train in self.view.train_board.owed


def longest_run(number: int, tiles: Sequence[Tile]) -> int:
    """The number of tiles in the longest run that begins at a number; of many tiles in one of the longest."""
    best, left = 0, _MOST_RUNS
    todo = [(number, 0, tuple(tiles))]
    while todo and left:
        left -= 1
        end, length, rest = todo.pop()
        best = max(best, length)
        for at, tile in enumerate(rest):
            if end in tile:
                todo.append((tile.other(end), length + 1, rest[:at] + rest[at + 1 :]))
    return best


def played_on_train(view: View, move: object) -> TrainEffect | None:
    """The effect of a play; None for any other move."""
    if not isinstance(move, Play) or not isinstance(move.piece, Tile) or not isinstance(move.end, Train):
        return None
    return TrainEffect(view, move.piece, view.train_board.index_of(move.end.owner(view.viewer or 0)))


class ComparedTrains(Compared[TrainEffect]):
    """Two plays on trains, compared."""

    @property
    def next_seat(self) -> int:
        return (self.best.viewer + 1) % len(self.best.view.seats)


def train_reasons(it: ComparedTrains) -> Iterator[Text]:
    """The reasons for the better play, the weightiest first."""
    if not it.best.rest:
        return
    for teller in (_doubles, _own_train, _next_player, _tiles):
        yield from teller(it)
    if not it.is_level:  # the difference shows later
        yield Message("reason-train-later")


def _doubles(it: ComparedTrains) -> Iterator[Message]:
    """A double is covered, or could not be."""
    if it.best.covers and not it.other.covers:
        yield Message("reason-train-covers", first=it.first)
    best, other = it.best.cover, it.other.cover
    if it.other.needs_cover and other is None:
        yield Message("reason-train-uncovered", second=it.second, who=it.player)
    elif it.best.needs_cover and best is not None and not it.other.needs_cover:
        yield Message("reason-train-cover", first=it.first, who=it.player, tile=best)


def _own_train(it: ComparedTrains) -> Iterator[Message]:
    """The marker goes, or a longer run is left for the player's own train."""
    board = it.best.view.train_board
    if board.trains[it.best.viewer].marked and it.best.is_own and not it.other.is_own:
        yield Message("reason-train-closes", first=it.first, who=it.player)
    if it.best.run - it.other.run >= _LONGER:
        runs = {"count": it.best.run, "other": it.other.run}
        yield Message("reason-train-run", who=it.player, **runs, **it.both)


def _next_player(it: ComparedTrains) -> Iterator[Message]:
    """The next player lacks all that is open then, or the number that the play leaves."""
    board, seat = it.best.view.train_board, it.next_seat
    lacks = {number for group in board.lacks[seat] for number in group} if board.lacks else set[int]()
    best, other = it.best.numbers(seat), it.other.numbers(seat)
    them = Seat(seat)
    if lacks >= best and not lacks >= other:
        numbers = AnyOf(map(half, sorted(best, reverse=True)))
        yield Message("reason-shuts-out", first=it.first, them=them, numbers=numbers, draws=board.boneyard > 0)
    elif it.best.outer in lacks & (best - other) and it.other.outer not in lacks:
        yield Message("reason-leaves", first=it.first, them=them, number=Message("reason-number", number=it.best.outer))


def _tiles(it: ComparedTrains) -> Iterator[Message]:
    """More of the player's tiles fit then; a heavy tile is gone."""
    more, less = it.best.tile.pips, it.other.tile.pips
    if more >= _HEAVY and more - less >= _HEAVIER and it.behind <= more:  # the pips explain the difference
        yield Message("reason-heavy", tile=it.best.tile, pips=more)
    if it.best.fitting > it.other.fitting:
        yield Message("reason-fits", who=it.player, count=it.best.fitting, other=it.other.fitting, **it.both)
