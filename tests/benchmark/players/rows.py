"""What is played: each game with its house rules, and what `hard` should win there from the `normal` of then."""

from dataclasses import dataclass, replace
from fnmatch import fnmatch
from itertools import pairwise
from typing import Any

from bot.players.computer import LEVELS
from bot.rules.catalogue import CATALOGUE, AnyGame
from tests.benchmark.figures import AT_LEAST, MORE_THAN, Goal

SURELY = Goal(MORE_THAN, 0, "ours", errors=-2)
NO_WORSE = Goal(AT_LEAST, 0, "ours", errors=1)
PLAIN = "tests.benchmark.opponents.domino_worlds:choose"


@dataclass(frozen=True)
class Row:
    """A preset at so many seats. `share` is how many of the deals asked for are played: where they take long, fewer."""

    name: str
    title: str
    game_name: str
    preset: str
    players: int
    unit: str = "points"
    goal: Goal = SURELY
    share: float = 1
    won_goal: Goal | None = None  # for the share of deals won, in percent
    has_levels: bool = False  # whether the levels are measured against each other here
    other: str = ""  # another opponent, who sees no hands either

    @property
    def game(self) -> AnyGame:
        return CATALOGUE[self.game_name]

    @property
    def options(self) -> Any:
        return CATALOGUE.preset(self.game_name, self.preset).options


def _at_least(limit: float) -> Goal:
    return Goal(AT_LEAST, limit, "ours")


ROWS = (
    Row("black-tile-11", "Black Tile 11", "black-tile", "eleven-point", 4, goal=_at_least(7), has_levels=True),
    Row("black-tile-21", "Black Tile 21", "black-tile", "twenty-one-point", 4, goal=_at_least(12)),
    Row("black-tile-30", "Black Tile 30", "black-tile", "thirty-point", 4, goal=_at_least(18)),
    Row("whist", "Whist alone", "domino-whist", "whist", 4, goal=_at_least(1), share=0.5),
    Row(
        "whist-partners", "Whist partners", "domino-whist", "partners", 4,
        goal=_at_least(3), won_goal=_at_least(72), has_levels=True,
    ),
    Row("hearts", "Domino Hearts", "domino-hearts", "hearts", 4, goal=_at_least(2.5), has_levels=True),
    Row(
        "79-points", "Seventy-Nine points", "seventy-nine", "seventy-nine", 6,
        goal=_at_least(14), has_levels=True, share=1.5,
    ),
    Row("79-marks", "Seventy-Nine marks", "seventy-nine", "marks", 6, "marks", goal=_at_least(0.17)),
    Row("42-marks", "Forty-Two marks", "forty-two", "forty-two", 4, "marks", goal=SURELY, has_levels=True),
    Row("hughie", "Blind Hughie 4", "blind-hughie", "blind-hughie", 4, goal=NO_WORSE, share=4),
    Row("hughie-any-tile", "Blind Hughie any-tile", "blind-hughie", "any-tile", 4, goal=NO_WORSE, share=2),
    Row("billitonnen", "Billitonnen 3", "blind-hughie", "billitonnen", 3, "rounds", goal=NO_WORSE, share=4),
    Row("draw", "Dominoes, Draw 4", "dominoes", "draw", 4, share=2, other=PLAIN),
    Row("draw-2", "Dominoes, Draw 2", "dominoes", "draw", 2, share=2, other=PLAIN),
    Row("block", "Dominoes, Block 4", "dominoes", "block", 4, share=2, other=PLAIN),
    Row("block-2", "Dominoes, Block 2", "dominoes", "block", 2, share=2, other=PLAIN),
    Row("all-fives", "All Fives 4", "dominoes", "all-fives", 4, share=2, other=PLAIN),
    Row("all-fives-2", "All Fives 2", "dominoes", "all-fives", 2, share=2, other=PLAIN, has_levels=True),
    Row("fives-and-threes", "Fives and Threes 4", "dominoes", "fives-and-threes", 4, share=4, other=PLAIN),
    Row("fives-and-threes-2", "Fives and Threes 2", "dominoes", "fives-and-threes", 2, share=2, other=PLAIN),
    Row("puerto-rico", "Puerto Rico", "dominoes", "puerto-rico", 4, share=2, other=PLAIN),
    Row("dominican", "Dominican", "dominoes", "dominican", 4, share=2, other=PLAIN, has_levels=True),
    Row("cuban", "Cuban", "dominoes", "cuban", 4, share=3, other=PLAIN),
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
    won_goal: Goal | None = None

    @property
    def title(self) -> str:
        return f"{self.row.title}, {self.ours} over {self.theirs}"


SHARE_OF_LEVELS = {"normal": 1.0, "hard": 0.4, "expert": 0.15}  # a decision of theirs takes long


def pairings(ours: str, theirs: str, only: tuple[str, ...]) -> list[Pairing]:
    """What is played: each row, and the levels against each other. `only` names rows, "*" standing for any text."""
    is_usual = (ours, theirs) == ("hard", "then-normal")
    found = [Pairing(row.name, row, ours, theirs, row.share) for row in ROWS]
    if is_usual:
        found = [replace(it, goal=it.row.goal, won_goal=it.row.won_goal) for it in found]
    found += [Pairing(f"other/{row.name}", row, ours, row.other, row.share, NO_WORSE) for row in ROWS if row.other]
    for below, level in pairwise(LEVELS):
        found += [
            Pairing(f"levels/{row.name}/{level}", row, level, below, SHARE_OF_LEVELS[level], SURELY)
            for row in ROWS
            if row.has_levels
        ]
    return [it for it in found if not only or any(fnmatch(it.name, name) for name in only)]
