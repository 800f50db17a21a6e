"""The rows: each game with its house rules."""

from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import pairwise
from typing import Any

from bot.players.computer import LEVELS
from bot.rules.catalogue import CATALOGUE, AnyGame
from tests.benchmark.figures import MORE_THAN, Goal

SURELY = Goal(MORE_THAN, 0, "ours", errors=-2)


@dataclass(frozen=True)
class Row:
    """A preset at so many seats. `share` is how many of the deals asked for are played: where they take long, fewer."""

    name: str
    title: str
    game_name: str
    preset: str
    players: int
    unit: str = "points"
    share: float = 1
    has_levels: bool = False  # whether the levels are measured against each other here

    @property
    def game(self) -> AnyGame:
        return CATALOGUE[self.game_name]

    @property
    def options(self) -> Any:
        return CATALOGUE.preset(self.game_name, self.preset).options


ROWS = (
    Row("black-tile-11", "Black Tile 11", "black-tile", "eleven-point", 4, has_levels=True),
    Row("black-tile-21", "Black Tile 21", "black-tile", "twenty-one-point", 4),
    Row("black-tile-30", "Black Tile 30", "black-tile", "thirty-point", 4),
    Row("whist", "Whist alone", "domino-whist", "whist", 4, share=0.5),
    Row("whist-partners", "Whist partners", "domino-whist", "partners", 4, has_levels=True),
    Row("hearts", "Domino Hearts", "domino-hearts", "hearts", 4, has_levels=True),
    Row("79-points", "Seventy-Nine points", "seventy-nine", "seventy-nine", 6, has_levels=True, share=1.5),
    Row("79-marks", "Seventy-Nine marks", "seventy-nine", "marks", 6, "marks"),
    Row("42-marks", "Forty-Two marks", "forty-two", "forty-two", 4, "marks", has_levels=True),
    Row("moon", "Moon", "moon", "moon", 3, has_levels=True),
    Row("moon-21", "Moon, 21 tiles", "moon", "tiles-21", 3, has_levels=True),
    Row("hughie", "Blind Hughie 4", "blind-hughie", "blind-hughie", 4, share=4),
    Row("hughie-any-tile", "Blind Hughie any-tile", "blind-hughie", "any-tile", 4, share=2),
    Row("billitonnen", "Billitonnen 3", "blind-hughie", "billitonnen", 3, "rounds", share=4),
    Row("draw", "Dominoes, Draw 4", "dominoes", "draw", 4, share=2),
    Row("draw-2", "Dominoes, Draw 2", "dominoes", "draw", 2, share=2),
    Row("block", "Dominoes, Block 4", "dominoes", "block", 4, share=2),
    Row("block-2", "Dominoes, Block 2", "dominoes", "block", 2, share=2),
    Row("all-fives", "All Fives 4", "dominoes", "all-fives", 4, share=2),
    Row("all-fives-2", "All Fives 2", "dominoes", "all-fives", 2, share=2, has_levels=True),
    Row("fives-and-threes", "Fives and Threes 4", "dominoes", "fives-and-threes", 4, share=4),
    Row("fives-and-threes-2", "Fives and Threes 2", "dominoes", "fives-and-threes", 2, share=2),
    Row("puerto-rico", "Puerto Rico", "dominoes", "puerto-rico", 4, share=2),
    Row("dominican", "Dominican", "dominoes", "dominican", 4, share=2, has_levels=True),
    Row("cuban", "Cuban", "dominoes", "cuban", 4, share=3),
    Row("mexican-train", "Mexican Train 4", "mexican-train", "mexican-train", 4, "pips", share=0.5, has_levels=True),
    Row("mexican-train-2", "Mexican Train 2", "mexican-train", "mexican-train", 2, "pips", share=0.5),
    Row("mexican-train-8", "Mexican Train 8", "mexican-train", "mexican-train", 8, "pips", share=0.1),
    Row("double-nine", "Mexican Train, double-nine 4", "mexican-train", "double-nine", 4, "pips", share=0.5),
    Row("whole-trains", "Mexican Train, whole trains 4", "mexican-train", "whole-trains", 4, "pips", share=0.3),
    Row("chain", "Mexican Train, chain 4", "mexican-train", "chain", 4, "pips", share=0.3),
    Row("brazil", "Brazil", "dominoes", "brazil", 4, share=2, has_levels=True),
    Row("brazil-league", "Brazil, league", "dominoes", "brazil-league", 4, share=2),
    Row("jamaica", "Jamaica", "dominoes", "jamaica", 4, share=2),
    Row("cut-throat", "Cut-throat 4", "dominoes", "cut-throat", 4, share=2),
    Row("martinique", "Martinique 3", "dominoes", "martinique", 3, share=2),
)  # fmt: skip


def row_named(name: str) -> Row:
    """The row of that name. Raises ValueError."""
    for row in ROWS:
        if row.name == name:
            return row
    raise ValueError(f"no row is called {name}; there are {', '.join(row.name for row in ROWS)}")


@dataclass(frozen=True)
class Pairing:
    """A row played by one player, by name, against another in all other places."""

    name: str
    row: Row
    ours: str
    theirs: str
    share: float
    goal: Goal | None = None

    @property
    def title(self) -> str:
        return f"{self.row.title}, {self.ours} over {self.theirs}"


SHARE_OF_LEVELS = {"normal": 1.0, "hard": 0.4, "expert": 0.15}  # a decision of theirs takes long


def pairings(ours: str, theirs: str, only: tuple[str, ...]) -> list[Pairing]:
    """What is played: each row, and the levels against each other. `only` names rows, "*" standing for any text."""
    found = [Pairing(row.name, row, ours, theirs, row.share) for row in ROWS]
    for below, level in pairwise(LEVELS):
        found += [
            Pairing(f"levels/{row.name}/{level}", row, level, below, SHARE_OF_LEVELS[level], SURELY)
            for row in ROWS
            if row.has_levels
        ]
    return [it for it in found if not only or any(fnmatch(it.name, name) for name in only)]
