"""Domino Whist under the house rules that several tests begin with."""

from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.options import Partners
from tests.rules.scenario import TrickScenario

ALONE = TrickScenario(DOMINO_WHIST, DominoWhistOptions(target=20))
PARTNERS = TrickScenario(DOMINO_WHIST, DominoWhistOptions(Partners.YES, target=30))
