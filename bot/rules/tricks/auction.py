"""The auction as a phase of a deal: its winner has the contract."""

from abc import abstractmethod
from dataclasses import dataclass, replace

from bot.rules.boards import Contract
from bot.rules.errors import Fact
from bot.rules.events import Moved, ThrownIn
from bot.rules.moves import Bid, Move
from bot.rules.refusals import OutOfTurn, WrongPhase
from bot.rules.tricks.bids import Auction, in_words, leading
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame
from bot.rules.tricks.refusals import BidStands, MustBid, NelONotOffered
from bot.rules.view import Ask, Choice, Phase


@dataclass(frozen=True)
class Bidding(PhaseRules):
    """The seats bid in turn, on the terms of the game whose auction it is."""

    phase = Phase.BID

    @abstractmethod
    def terms(self, game: TrickGame, match: TrickMatch) -> Auction:
        """The terms of this deal's auction."""

    def all_passed(self, game: TrickGame, match: TrickMatch) -> Contract | None:
        """What somebody must play where nobody has bid; None throws the deal in, and the next is dealt."""
        return None

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        speaker = self.terms(game, match).speaker(match.deal.bids)
        return () if speaker is None else (speaker,)

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return self.terms(game, match).legal(match.deal.bids) if seat in self.to_act(game, match) else ()

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        if seat not in self.to_act(game, match):
            return (OutOfTurn(self.to_act(game, match)),)
        legal = MustBid(self.terms(game, match).legal(match.deal.bids))
        best = leading(match.deal.bids)
        if not isinstance(move, Bid):
            return WrongPhase(self.phase), legal
        if move.nel_o and not self.terms(game, match).nel_o:
            return NelONotOffered(), legal
        return (BidStands(best[1]), legal) if best else (legal,)

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, Bid):
            raise TypeError(f"{move} is no bid")
        match = replace(match, deal=replace(match.deal, bids=(*match.deal.bids, (seat, move))))
        if self.to_act(game, match):
            return match, (Moved(seat, move),)
        best = leading(match.deal.bids)
        contract = Contract(*best) if best else self.all_passed(game, match)
        if contract is None:
            match, events = game.next_deal(match, (ThrownIn(match.deal.number),))
        else:
            match, events = game.leave_phase(replace(match, deal=replace(match.deal, contract=contract)))
        return match, (Moved(seat, move), *events)

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        choices = tuple(
            Choice(move, "Nel-O" if move.nel_o else _said(move).capitalize())
            for move in self.legal(game, match, seat)
            if isinstance(move, Bid)
        )
        return Ask(Phase.BID, in_words(self.terms(game, match).legal(match.deal.bids)), choices)


def _said(bid: Bid) -> str:
    return str(bid).removeprefix("bid ")
