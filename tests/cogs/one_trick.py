"""A sixth game, for the tests only: three tiles each, one trick, and its winner has won the match."""

from dataclasses import dataclass

from bot.rules.game import Match
from bot.rules.options import Options, Preset, RuleSection, number
from bot.rules.pieces import Piece, double_set
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules
from bot.rules.tricks.phases import Playing
from tests.rules.small_games import SmallGame


@dataclass(frozen=True, slots=True)
class OneTrickOptions(Options):
    target: int = number(RuleSection.MATCH, 1, (1,), most=5)


class OneTrick(SmallGame):
    name = "one-trick"
    title = "One Trick"
    credit = "Made up for a test."
    options_type = OneTrickOptions
    players = (2, 3)
    presets = (Preset("domino-whist", "whist", OneTrickOptions(), (2, 3)),)  # so that it has words

    def phases(self, options: Options) -> tuple[PhaseRules, ...]:
        return (Playing(),)

    def deck(self, options: Options, players: int) -> tuple[Piece, ...]:
        return double_set(6)

    def hand_size(self, options: Options, players: int) -> int:
        return 3

    def deal_is_over(self, match: Match[OneTrickOptions, TrickDeal]) -> bool:
        return bool(match.deal.tricks)


ONE_TRICK = OneTrick()
