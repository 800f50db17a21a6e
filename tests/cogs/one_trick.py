"""A sixth game, for the tests only: three tiles each, one trick, and its winner has won the match."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.options import Options, Preset, RuleSection, number
from bot.rules.pieces import Piece, double_set
from bot.rules.shuffle import Draws
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class OneTrickOptions(Options):
    target: int = number(RuleSection.MATCH, 1, (1,), most=5)


class OneTrick(TrickGame):
    name = "one-trick"
    title = "One Trick"
    credit = "Made up for a test."
    options_type = OneTrickOptions
    players = (2, 3)
    low_wins = False
    traits = Traits(trick_points=1)
    presets = (Preset("domino-whist", "whist", OneTrickOptions(), (2, 3)),)  # so that it has words

    def phases(self, options: Options) -> tuple[PhaseRules, ...]:
        return (Playing(),)

    def deck(self, options: Options, players: int) -> tuple[Piece, ...]:
        return double_set(6)

    def hand_size(self, options: Options, players: int) -> int:
        return 3

    def deal_is_over(self, match: Match[OneTrickOptions, TrickDeal]) -> bool:
        return bool(match.deal.tricks)

    def score(self, match: Match[OneTrickOptions, TrickDeal]) -> DealResult:
        return self.result(match, self.taken(match))

    def first_dealer(self, options: Options, players: int, seed: bytes) -> tuple[int, Draws]:
        return 0, ()

    def showing(self, match: Match[OneTrickOptions, TrickDeal]) -> Callable[[int | None], View]:
        return trick_views(self, match)


ONE_TRICK = OneTrick()
