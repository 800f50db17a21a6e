"""The auction as a phase of a deal: its winner has the contract."""

from dataclasses import dataclass, replace

from bot.rules.events import Moved, ThrownIn
from bot.rules.grammar import joined
from bot.rules.moves import Bid, Move
from bot.rules.tricks.bids import Auction, leading
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame
from bot.rules.view import Ask, Choice, Contract, Phase


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

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> str:
        if seat not in self.to_act(game, match):
            return "It is not your turn."
        now = f"{self._legal_in_words(game, match).capitalize()}."
        best = leading(match.deal.bids)
        if not isinstance(move, Bid):
            return f"The auction comes first. {now}"
        if move.nel_o and not _terms(game, match).nel_o:
            return f"Nel-O cannot be bid here. {now}"
        return f"The bid stands at {_said(best[1])}. {now}" if best else now

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
        return Ask(Phase.BID, self._legal_in_words(game, match), choices)

    def _legal_in_words(self, game: TrickGame, match: TrickMatch) -> str:
        bids = _terms(game, match).legal(match.deal.bids)
        amounts = [bid.amount for bid in bids if bid.amount is not None]
        words: list[str] = []
        if amounts:
            few = joined(map(str, amounts), "or")
            words.append(f"bid {few}" if len(amounts) < 3 else f"bid {amounts[0]} to {amounts[-1]}")
        if any(bid.nel_o for bid in bids):
            words.append("bid nel-o")
        return ", or ".join((", ".join(words), "pass")) if words else "pass"


def _terms(game: TrickGame, match: TrickMatch) -> Auction:
    terms = game.auction(match)
    if terms is None:
        raise ValueError("this deal has no auction")
    return terms


def _said(bid: Bid) -> str:
    return str(bid).removeprefix("bid ")
