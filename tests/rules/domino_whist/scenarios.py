"""Domino Whist under the house rules, and with the hands, that several tests begin with."""

from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from tests.rules.scenario import TrickScenario

ALONE = TrickScenario(DOMINO_WHIST, DominoWhistOptions(target=20))
PARTNERS = TrickScenario(DOMINO_WHIST, DominoWhistOptions(partners=True, target=30))
HANDS = ("8-8 6-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0")
