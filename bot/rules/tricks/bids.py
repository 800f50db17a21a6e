"""The terms of an auction, and what follows from the bids made so far (rules §2.2, rules §4.1)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.grammar import joined
from bot.rules.moves import Bid

Bids = tuple[tuple[int, Bid], ...]
PASS = Bid(None)
NEL_O = Bid(None, nel_o=True)


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction from one seat on to the left. Each bid is higher than the last; nel-o outranks every number.

    In one round each seat speaks once. In several, a pass is final and it ends when one bidder is left; or, with
    `may_rebid`, when all others have passed since the last bid. The highest bid there can be ends it at once.
    """

    first: int
    players: int
    lowest: int
    highest: int
    one_round: bool = False
    nel_o: bool = False
    may_rebid: bool = False

    def legal(self, bids: Bids) -> tuple[Bid, ...]:
        """What the one to speak may say: the bids from the lowest on, and pass."""
        best = leading(bids)
        if best is not None and best[1].nel_o:
            return (PASS,)
        amounts = range(self.lowest, self.highest + 1)
        said = None if best is None else best[1].amount
        higher = tuple(Bid(amount) for amount in amounts if said is None or amount > said)
        return (*higher, *([NEL_O] if self.nel_o else []), PASS)

    def speaker(self, bids: Bids) -> int | None:
        """The seat to speak; None once the auction is over."""
        best = leading(bids)
        if best is not None and best[1] == self._top:
            return None
        if self.one_round:
            return (self.first + len(bids)) % self.players if len(bids) < self.players else None
        if self.may_rebid:
            is_over = len(bids) >= self.players and all(bid == PASS for _, bid in bids[1 - self.players :])
            return None if is_over else (self.first + len(bids)) % self.players
        out = {seat for seat, bid in bids if bid == PASS}
        seat = self.first if not bids else (bids[-1][0] + 1) % self.players
        for _ in range(self.players):
            if seat not in out:
                return None if best is not None and seat == best[0] else seat
            seat = (seat + 1) % self.players
        return None

    @property
    def _top(self) -> Bid:
        return NEL_O if self.nel_o else Bid(self.highest)


def leading(bids: Bids) -> tuple[int, Bid] | None:
    """The seat and the bid that stand; None while nobody has bid."""
    return next(((seat, bid) for seat, bid in reversed(bids) if bid != PASS), None)


def in_words(bids: Iterable[Bid]) -> str:
    """The bids on offer: "bid 2 or 3, or pass"."""
    offered = tuple(bids)
    amounts = [bid.amount for bid in offered if bid.amount is not None]
    words: list[str] = []
    if amounts:
        few = joined(map(str, amounts), "or")
        words.append(f"bid {few}" if len(amounts) < 3 else f"bid {amounts[0]} to {amounts[-1]}")
    if any(bid.nel_o for bid in offered):
        words.append("bid nel-o")
    return ", or ".join((", ".join(words), "pass")) if words else "pass"
