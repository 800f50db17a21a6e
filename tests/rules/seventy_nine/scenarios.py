"""Seventy-Nine under the house rules that several tests begin with."""

from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.view import Phase
from tests.rules.scenario import TrickScenario

POINTS = TrickScenario(SEVENTY_NINE)
MARKS = TrickScenario(SEVENTY_NINE, SeventyNineOptions("marks", 9))
NEL_O = TrickScenario(SEVENTY_NINE, SeventyNineOptions(nel_o=True))
CHOICE = NEL_O.under(nel_o_doubles="bidders_choice")
LONG = TrickScenario(SEVENTY_NINE, SeventyNineOptions(target=1000))


def bidding(game: TrickScenario = POINTS) -> TrickScenario:
    """An auction that seat 0 begins; all hold the same tiles."""
    return game.hands(*["6-6 5-5 4-4"] * 6, phase=Phase.BID, first=5)
