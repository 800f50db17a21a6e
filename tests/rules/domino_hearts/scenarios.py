"""Domino Hearts under the house rules that several tests begin with."""

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, PlayDirection, Revoke
from tests.rules.scenario import TrickScenario

HEARTS = TrickScenario(DOMINO_HEARTS)
CLOCKWISE = TrickScenario(DOMINO_HEARTS, DominoHeartsOptions(play_direction=PlayDirection.CLOCKWISE))
HONOUR = CLOCKWISE.under(revoke=Revoke.HONOUR)
