"""Deals played by players that see nothing but their View."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from bot.players.computer import EASY, choose
from bot.rules.black_tile.game import BLACK_TILE, BlackTileMatch, BlackTileOptions
from bot.rules.events import DealResult
from bot.rules.moves import Move
from bot.rules.view import View

Player = Callable[[View, int], Move]


def easy(view: View, seed: int) -> Move:
    return choose(view, seed, EASY)


@dataclass
class Deal:
    """The first deal of a match; `number` seeds its shuffle and its players."""

    options: BlackTileOptions
    seats: Sequence[Player]
    number: int
    match: BlackTileMatch = field(init=False)

    def decisions(self) -> Iterator[tuple[int, View, Move]]:
        """Each decision before it is carried out: the seat, its view, and its move."""
        seed = sha256(f"deal {self.number}".encode()).digest()
        self.match = BLACK_TILE.start(self.options, len(self.seats), seed)
        count = 0
        while not self.match.results:
            for seat in BLACK_TILE.to_act(self.match):
                count += 1
                view = BLACK_TILE.view(self.match, seat)
                move = self.seats[seat](view, 1000 * self.number + count)
                yield seat, view, move
                self.match, _ = BLACK_TILE.play(self.match, seat, move)

    def result(self) -> DealResult:
        for _ in self.decisions():
            pass
        return self.match.results[0]
