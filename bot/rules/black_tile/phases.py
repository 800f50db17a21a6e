"""Phases of Black Tile alone: the order to lead (rules §1.2), and an undealt tile won with a trick (rules §1.3)."""

from dataclasses import dataclass

from bot.message import Message
from bot.rules.copies import updated
from bot.rules.events import Exposed, Moved
from bot.rules.moves import Move, Yield
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.game import Outcome, TrickGame, leave_phase
from bot.rules.tricks.phases import Playing, PlayMove
from bot.rules.view import Ask, Choice, Phase


@dataclass(frozen=True)
class Opening(Playing):
    """The first player leads to the first trick, or orders the left neighbour to, who cannot refuse (rules §1.2)."""

    phase = Phase.OPENING
    lead_prompt = Message("prompt-lead-or-yield")

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        leads = super().legal(game, match, seat)
        return (*leads, Yield()) if leads else ()

    def allows(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> bool:
        if isinstance(move, Yield):
            return seat in self.to_act(game, match)
        return super().allows(game, match, seat, move)

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return *super().refusal(game, match, seat, move), Message("refused-may-yield")

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: PlayMove | Yield) -> Outcome:
        if isinstance(move, Yield):
            neighbour = (seat + 1) % match.players
            left, events = leave_phase(game, match)
            return updated(left, deal=updated(left.deal, leader=neighbour)), (Moved(seat, move), *events)
        left, _ = leave_phase(game, match)
        return super().apply(game, updated(left, deal=updated(left.deal, leader=seat)), seat, move)

    def extra_choices(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        """Nothing: the play, in which claims are made, has not begun."""
        return ()

    def choice(self, game: TrickGame, match: TrickMatch, move: Move) -> Choice:
        return Choice(move) if isinstance(move, Yield) else super().choice(game, match, move)

    def ask_openly(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        """Only the order to the left neighbour: a lead shows something of the hand."""
        return Ask(self.phase, "", (Choice(Yield()),))


@dataclass(frozen=True)
class TakingUndealt(Playing):
    """The winner of the first trick takes the undealt tile along with it, for all to see."""

    def after_trick(self, match: TrickMatch) -> Outcome:
        deal = match.deal
        if len(deal.tricks) != 1 or not deal.unused:
            return match, ()
        exposed = updated(match, deal=updated(deal, unused=(), exposed=deal.unused))
        return exposed, (Exposed(deal.won[0], deal.unused),)
