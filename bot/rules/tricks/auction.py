"""The auction as a phase of a deal: its winner has the contract."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

from bot.message import Joined, Message, Text, capitalized, value_text
from bot.rules.boards import Contract
from bot.rules.copies import updated
from bot.rules.events import Moved, ThrownIn
from bot.rules.moves import Bid, Move, Special
from bot.rules.tricks.bids import PASS, Auction, leading, prompt
from bot.rules.tricks.deal import Transition, TrickMatch
from bot.rules.tricks.game import PhaseRules
from bot.rules.view import Ask, Choice, Phase


@dataclass(frozen=True)
class Bidding(PhaseRules):
    """The seats bid in turn, on the terms of the game whose auction it is."""

    phase = Phase.BID

    @abstractmethod
    def terms(self, match: TrickMatch) -> Auction:
        """The terms of this deal's auction."""

    def all_passed(self, match: TrickMatch) -> Contract | None:
        """The contract if everyone passes; None for a new deal."""
        return None

    def by_hand(self, match: TrickMatch, seat: int) -> tuple[Bid, ...]:
        """The bids that a seat's hand allows in addition. They stay secret until they are bid."""
        return ()

    def if_passed(self, match: TrickMatch, seat: int) -> int | None:
        """The amount that the last seat must play for if it passes as all others did; else None."""
        bids = (*match.deal.bids, (seat, PASS))
        if leading(bids) is not None or self.terms(match).next_bidder(bids) is not None:
            return None
        contract = self.all_passed(match)
        return contract.bid.amount if contract is not None and contract.seat == seat else None

    def won(self, match: TrickMatch) -> Contract | None:
        """The contract that the finished auction ends in; None if the pieces are dealt again."""
        best = leading(match.deal.bids)
        return Contract(*best) if best else self.all_passed(match)

    def not_offered(self, match: TrickMatch, special: Special) -> Message:
        """The refusal of a special bid that a seat cannot make."""
        return Message("refused-not-offered", special=special, is_named_later=False)

    def amount(self, match: TrickMatch, amount: int) -> Message:
        """An amount with its unit: "6 tricks", "42 points"."""
        return Message("choice-bid-points", amount=amount)

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        next_bidder = self.terms(match).next_bidder(match.deal.bids)
        return () if next_bidder is None else (next_bidder,)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Bid, ...]:
        *openly, passing = self.terms(match).legal(match.deal.bids)
        return *openly, *self.by_hand(match, seat), passing

    def resolve(self, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """A special bid without an amount is the lowest of its kind."""
        if not isinstance(short, Bid) or short.special is None or short.amount is not None:
            return None
        return next((bid for bid in moves if isinstance(bid, Bid) and bid.special is short.special), None)

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        offered = self.legal(match, seat)
        may_bid = prompt(offered, self.if_passed(match, seat))
        legal = Message("end-sentence", what=capitalized(may_bid))
        best = leading(match.deal.bids)
        if not isinstance(move, Bid):
            return Message("refused-wrong-phase", phase=self.phase), legal
        if move.special is not None and all(bid.special is not move.special for bid in offered):
            return self.not_offered(match, move.special), legal
        return (Message("refused-bid-stands", bid=best[1]), legal) if best else (legal,)

    def apply(self, match: TrickMatch, seat: int, move: Bid) -> Transition:
        match = updated(match, deal=updated(match.deal, bids=(*match.deal.bids, (seat, move))))
        if self.to_act(match):
            return match, (Moved(seat, move),)
        contract = self.won(match)
        if contract is None:
            return self.game.next_deal(match, Moved(seat, move), ThrownIn(match.deal.number))
        contracted = updated(match, deal=updated(match.deal, contract=contract))
        return self.game.leave_phase(contracted, Moved(seat, move))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        return self._ask(match, seat, self.legal(match, seat))

    def ask_openly(self, match: TrickMatch, seat: int) -> Ask:
        return self._ask(match, seat, self.terms(match).legal(match.deal.bids))

    def _ask(self, match: TrickMatch, seat: int, bids: tuple[Bid, ...]) -> Ask:
        if_passed = self.if_passed(match, seat)
        passing = Choice(PASS, Message("choice-pass"))
        if if_passed is not None:
            note = Message("choice-pass-forced.note", amount=if_passed)
            passing = Choice(PASS, Message("choice-pass-forced", amount=if_passed), note)
        choices = tuple(passing if bid == PASS else Choice(bid, self.label(match, bid)) for bid in bids)
        return Ask(Phase.BID, prompt(bids, if_passed), choices, if_passed=if_passed)

    def label(self, match: TrickMatch, bid: Bid) -> Text:
        """A bid as its button has it: "31 points", "6 tricks", "Nel-O", "Plunge, 4 marks (168)"."""
        if bid.amount is None:
            return value_text(bid.special)
        amount = self.amount(match, bid.amount)
        if bid.special is None:
            return amount
        return Joined((bid.special, amount), ", ")
