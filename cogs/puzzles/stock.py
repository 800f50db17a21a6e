"""The stock puzzles of each game, as they are kept in `stock`: deals of computers, one puzzle a line."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.view import View
from bot.store.scores.ratings import Rating
from bot.words.hint.prospects import Prospect

FOLDER = Path(__file__).parent / "stock"
_ID = 10  # hexadecimal digits
_BY_LEVEL = 0.5, 0.3, 0.2  # the weights of easy, normal and hard
_FOUND, _CLEAR = 0.4, 0.4  # the parts of what makes a puzzle easy; the rest is the number of choices
_EASIEST, _HARDEST = 10.0, 36.0  # on the model's scale, where people begin at 25
_KNOWN = 0.6  # the uncertainty of a puzzle's first rating, of that of a person


class StockChoice(NamedTuple):
    """A choice in a stock puzzle with its figures, as in `Prospect`: means over all worlds."""

    notation: str
    value: float
    error: float
    takes_trick: float | None = None
    trick_points: float = 0.0
    made: float | None = None
    own_moon: float = 0.0
    other_moon: float = 0.0

    @property
    def move(self) -> Move:
        return parse_move(self.notation)

    def prospect(self, best: "StockChoice") -> Prospect:
        """The prospect of the choice, beside that of the best."""
        behind = best.value - self.value, max(self.error, best.error)
        return Prospect(self.move, self.value, self.error, behind, *self[3:])


@dataclass(frozen=True, slots=True)
class StockPuzzle:
    """A decision in the first deal of a match of computers.

    `moves` are those before it, as "SEAT NOTATION". `choices` come best first, and `first` is the number of the one
    that a computer makes without looking ahead. `found` has the shares of easy, normal and hard computers that chose
    the best.
    """

    deal: int  # its number among the deals of its game
    preset: str
    players: int
    seed: bytes = field(repr=False)
    moves: tuple[str, ...]
    seat: int
    choices: tuple[StockChoice, ...]
    first: int
    found: tuple[float, ...]
    game_name: str

    @property
    def name(self) -> str:
        """Its id, which stays the same whatever puzzles are added: "moon.1f3a9c0b42"."""
        made = json.dumps([self.preset, self.players, self.seed.hex(), self.moves, self.seat])
        return f"{self.game_name}.{sha256(made.encode()).hexdigest()[:_ID]}"

    @property
    def gap(self) -> float:
        """By how much the best choice is better than the next, in points or marks."""
        return self.choices[0].value - self.choices[1].value

    @property
    def game(self) -> AnyGame:
        return CATALOGUE.game(self.game_name)

    @property
    def view(self) -> View:
        """The View of the seat that decides."""
        options = CATALOGUE.preset(self.game_name, self.preset).options
        match: Match[Any, Any] = self.game.start(options, self.players, self.seed)
        for line in self.moves:
            seat, _, notation = line.partition(" ")
            match, _ = self.game.play(match, int(seat), parse_move(notation))
        return self.game.view(match, self.seat)

    def line(self) -> str:
        """The puzzle as a line of its game's file."""
        kept = {
            "deal": self.deal, "preset": self.preset, "players": self.players, "seed": self.seed.hex(),
            "moves": ", ".join(self.moves), "seat": self.seat,
            "choices": [_trimmed(choice) for choice in self.choices], "first": self.first,
            "found": self.found,
        }  # fmt: skip
        return json.dumps(kept)


def _trimmed(choice: StockChoice) -> list[object]:
    """The fields up to the last one that has not its default."""
    usual, fields = StockChoice("", 0.0, 0.0), list[object](choice)
    while fields[-1] == usual[len(fields) - 1] and len(fields) > 3:
        fields.pop()
    return fields


def read(game_name: str, folder: Path = FOLDER) -> tuple[StockPuzzle, ...]:
    """The puzzles of a game in a folder, in the order in which they were found."""
    file = folder / f"{game_name}.jsonl"
    if not file.exists():
        return ()
    return tuple(_of_line(game_name, line) for line in file.read_text("utf-8").splitlines())


@cache
def stock_of(game_name: str) -> Mapping[str, StockPuzzle]:
    """The puzzles of a game by their names, read once: that takes some milliseconds."""
    return {puzzle.name: puzzle for puzzle in read(game_name)}


@cache
def starts_of(game_name: str) -> Mapping[str, Rating]:
    """The ratings of the puzzles of a game before anyone answered them: low where levels find the best, where it is
    ahead by more than in other puzzles of the preset, and where there are few choices.
    """
    stock, gaps = stock_of(game_name), dict[str, list[float]]()
    for puzzle in stock.values():
        gaps.setdefault(puzzle.preset, []).append(puzzle.gap)
    return {
        name: _rating(puzzle, fmean(gap <= puzzle.gap for gap in gaps[puzzle.preset])) for name, puzzle in stock.items()
    }


def _rating(puzzle: StockPuzzle, clarity: float) -> Rating:
    found = sum(weight * share for weight, share in zip(_BY_LEVEL, puzzle.found, strict=True))
    ease = _FOUND * found + _CLEAR * clarity + (1 - _FOUND - _CLEAR) * 2 / len(puzzle.choices)
    return Rating(_EASIEST + (1 - ease) * (_HARDEST - _EASIEST), Rating().sigma * _KNOWN)


def _of_line(game_name: str, line: str) -> StockPuzzle:
    kept: dict[str, Any] = json.loads(line)
    made = kept["moves"]
    return StockPuzzle(
        deal=kept["deal"],
        preset=kept["preset"],
        players=kept["players"],
        seed=bytes.fromhex(kept["seed"]),
        moves=tuple(made.split(", ")) if made else (),
        seat=kept["seat"],
        choices=tuple(StockChoice(*choice) for choice in kept["choices"]),
        first=kept["first"],
        found=tuple(kept["found"]),
        game_name=game_name,
    )
