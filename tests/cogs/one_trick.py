"""A sixth game, for the tests only: three tiles each, one trick, and its winner has won the match."""

from dataclasses import dataclass

from bot.rules.drawing import Draws
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.options import Options, Part, Preset, number
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import DominoSuits, SuitSystem
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.trick import Trick
from bot.rules.tricks.view import trick_view
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class OneTrickOptions(Options):
    target: int = number("Ends at", Part.MATCH, 1, "{} tricks win.", (1,), most=5, words={1: ("1", "One trick wins.")})


OneTrickMatch = Match[OneTrickOptions, TrickDeal]


class OneTrick(TrickGame):
    name = "one-trick"
    title = "One Trick"
    credit = "Made up for a test."
    options_type = OneTrickOptions
    players = (2, 3)
    presets = (Preset("plain", "Plain", "Who takes the trick wins.", OneTrickOptions(), (2, 3)),)
    low_wins = False

    def phases(self, options: OneTrickOptions) -> tuple[PhaseRules, ...]:
        return (Playing(),)

    def deck(self, options: OneTrickOptions, players: int) -> tuple[Piece, ...]:
        return double_set(6)

    def hand_size(self, options: OneTrickOptions, players: int) -> int:
        return 3

    def suits(self, match: OneTrickMatch) -> SuitSystem:
        return DominoSuits()

    def sides(self, options: OneTrickOptions, players: int) -> tuple[int, ...]:
        return tuple(range(players))

    def worth(self, options: OneTrickOptions, piece: Piece) -> int:
        return 0

    def trick_points(self, match: OneTrickMatch, trick: Trick) -> int:
        return 1

    def deal_is_over(self, match: OneTrickMatch) -> bool:
        return bool(match.deal.tricks)

    def score(self, match: OneTrickMatch) -> DealResult:
        taken = self.taken(match)
        totals = tuple(total + points for total, points in zip(match.totals, taken, strict=True))
        return DealResult(match.deal.number, taken, taken, totals)

    def winners(self, match: OneTrickMatch, result: DealResult) -> tuple[int, ...] | None:
        best = max(result.totals)
        if best < match.options.target:
            return None
        return tuple(side for side, total in enumerate(result.totals) if total == best)

    def first_ever(self, options: OneTrickOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        return 0, ()

    def next_first(self, match: OneTrickMatch) -> tuple[int, Draws]:
        return (match.deal.first + 1) % match.players, ()

    def title_of(self, options: OneTrickOptions, players: int) -> str:
        return self.title

    def target(self, options: OneTrickOptions) -> int:
        return options.target

    def view(self, match: OneTrickMatch, seat: int | None) -> View:
        return trick_view(self, match, seat)


ONE_TRICK = OneTrick()
