"""Positions that have a best move, as text: how the deal came to each, the best moves there, and why.

A file for each game holds blocks such as

    the low trump goes to the last one out
      deal: MARKS 2 / 60 42 41 33 21 20 10 / 64 63 62 54 43 32 00 / 61 55 53 51 50 44 22 / 66 65 52 40 31 30 11
      then: bid pass, bid pass, bid pass, bid 30, trump 5
      play: 5-5, 5-2, 4-1, 5-4 / 2-2, 4-0, 4-2, 6-2 / 4-4, 3-0, 6-0, 4-3 / 6-1, 6-6, 3-3, 6-4 / 1-1, 2-1, 3-2, 5-1
      best: 5-3 5-0: lead 5-3 as 5
      why: Only 6-5 is still out: 5-3 draws it, and 5-0 brings its five home in the last trick.

`deal` is the rules, the seat that deals or goes first, and each seat's hand ("without 44": what no one was dealt).
`then` are the moves before the first trick and `play` the tricks, each made by the seat whose turn it is; the last
trick may be incomplete. `best` is what the seat to act holds, for the reader, and the accepted moves.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.tricks.game import TrickGame
from bot.rules.view import View
from tests.rules.black_tile import scenarios as black_tile
from tests.rules.domino_hearts import scenarios as domino_hearts
from tests.rules.domino_whist import scenarios as domino_whist
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine import scenarios as seventy_nine

RULES: dict[str, Mapping[str, TrickScenario]] = {
    "black_tile": vars(black_tile),
    "domino_whist": vars(domino_whist),
    "domino_hearts": vars(domino_hearts),
    "seventy_nine": vars(seventy_nine),
    "forty_two": {
        "MARKS": TrickScenario(FORTY_TWO),
        "POINTS": TrickScenario(FORTY_TWO, FortyTwoOptions("points", target=250)),
        "NEL_O": TrickScenario(FORTY_TWO, FortyTwoOptions(nel_o=True)),
    },
}


@dataclass(frozen=True)
class Position:
    """A decision of the seat to act in a deal; the fields of its block by their names."""

    game: str
    name: str
    fields: Mapping[str, str]

    @cached_property
    def scenario(self) -> TrickScenario:
        """The deal, played move by move from full hands."""
        start, *hands = self.fields["deal"].split(" / ")
        unused = hands.pop().removeprefix("without ") if "without" in hands[-1] else ""
        played, first = start.split()
        rules = RULES[self.game][played]
        assert isinstance(rules.game, TrickGame)
        phase = rules.game.phases(rules.options)[0].phase
        scenario = rules.hands(*hands, first=int(first), unused=unused, phase=phase).play(self.fields.get("then", ""))
        for trick in filter(None, self.fields.get("play", "").split(" / ")):
            for place, piece in enumerate(trick.split(", ")):
                scenario = scenario.play(f"{scenario.to_act[0]} {'play' if place else 'lead'} {piece}")
        return scenario

    @property
    def view(self) -> View:
        return self.scenario.view(self.scenario.to_act[0])

    @property
    def best_moves(self) -> set[Move]:
        return set(map(parse_move, self.fields["best"].split(": ")[1].split(", ")))


def positions_of(game: str) -> list[Position]:
    """A game's positions; the first block of its file is a comment."""
    _, *blocks = Path(__file__).with_name(f"{game}.txt").read_text(encoding="utf-8").split("\n\n")
    found: list[Position] = []
    for block in blocks:
        name, *lines = block.replace("\n    ", " ").splitlines()
        found.append(Position(game, name, dict(line.strip().split(": ", 1) for line in lines)))
    return found


POSITIONS = [position for game in RULES for position in positions_of(game)]
