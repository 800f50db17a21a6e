"""Moon under the house rules, and with the hands, that several tests begin with."""

from bot.rules.moon.game import MOON
from bot.rules.view import Phase
from tests.rules.scenario import TrickScenario

USUAL = TrickScenario(MOON)
TILES_21 = TrickScenario(MOON, MOON.presets[1].options)
HANDS = ("6-6 6-5 6-1 5-5 3-2 2-1 0-0", "6-3 6-2 5-4 5-1 4-3 4-1 1-1", "5-3 5-2 4-4 4-2 3-3 3-1 2-2")
KITTY = "6-4"


def bidding(game: TrickScenario = USUAL) -> TrickScenario:
    """An auction that seat 0 begins."""
    return game.hands(*HANDS, first=2, phase=Phase.BID, unused=KITTY)
