"""Domino Hearts under the house rules that several tests begin with."""

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from tests.rules.scenario import TrickScenario

HEARTS = TrickScenario(DOMINO_HEARTS)
CLOCKWISE = TrickScenario(DOMINO_HEARTS, DominoHeartsOptions(play_direction="clockwise"))
HONOUR = CLOCKWISE.under(revoke="honour")
