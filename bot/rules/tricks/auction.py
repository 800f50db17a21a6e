"""The auction as a phase of a deal: its winner has the contract."""

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
    """The seats bid in turn on the terms `game.auction` gives; `game.all_passed` says what follows no bid at all."""

    phase = Phase.BID

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return game.auction(match) is not None

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        speaker = _terms(game, match).speaker(match.deal.bids)
        return () if speaker is None else (speaker,)

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return _terms(game, match).legal(match.deal.bids) if seat in self.to_act(game, match) else ()

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        if seat not in self.to_act(game, match):
            return (OutOfTurn(self.to_act(game, match)),)
        legal = MustBid(_terms(game, match).legal(match.deal.bids))
        best = leading(match.deal.bids)
        if not isinstance(move, Bid):
            return WrongPhase(self.phase), legal
        if move.nel_o and not _terms(game, match).nel_o:
            return NelONotOffered(), legal
        return (BidStands(best[1]), legal) if best else (legal,)

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, Bid):
            raise TypeError(f"{move} is no bid")
        match = replace(match, deal=replace(match.deal, bids=(*match.deal.bids, (seat, move))))
        if self.to_act(game, match):
            return match, (Moved(seat, move),)
        best = leading(match.deal.bids)
        contract = Contract(*best) if best else game.all_passed(match)
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
        return Ask(Phase.BID, in_words(_terms(game, match).legal(match.deal.bids)), choices)


def _terms(game: TrickGame, match: TrickMatch) -> Auction:
    terms = game.auction(match)
    if terms is None:
        raise ValueError("this deal has no auction")
    return terms


def _said(bid: Bid) -> str:
    return str(bid).removeprefix("bid ")
