"""Dominoes set up by hand, for the words about them."""

from typing import Any

from bot.rules.dominoes.deal import DominoDeal
from bot.rules.dominoes.game import DOMINOES
from bot.rules.pieces import Tile
from bot.rules.view import View
from tests.rules.dominoes.scenarios import begin
from tests.rules.say import pieces
from tests.rules.scenario import Scenario

PRESETS = {preset.name: preset for preset in DOMINOES.presets}


class LineScenario(Scenario[DominoDeal]):
    """A scenario of hands and a boneyard. Everything else happens by plays."""

    def hands(
        self, *hands: str, boneyard: str = "", seat: int = 0, totals: tuple[int, ...] = (), **deal: Any
    ) -> "LineScenario":
        begun = begin(self.options, tuple(map(_tiles, hands)), _tiles(boneyard), seat, totals, **deal)
        return self.position(begun, len(hands), totals)

    def ended(self) -> View:
        view = self.game.ended_deal(self.match)
        assert view is not None
        return view


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(piece for piece in pieces(text) if isinstance(piece, Tile))


def preset(name: str, **options: Any) -> LineScenario:
    return LineScenario(DOMINOES, PRESETS[name].options).under(**options)
