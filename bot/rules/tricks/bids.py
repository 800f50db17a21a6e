"""The terms of an auction, and what follows from the bids made so far (rules §2.2, rules §4.1)."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bot.message import AnyOf, Message
from bot.rules.moves import Bid, Special, bid_of

Bids = tuple[tuple[int, Bid], ...]
PASS = Bid(None)
NEL_O = Bid(None, Special.NEL_O)


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction from one seat on to the left, of `amounts` that ascend. Each bid is higher than the last.

    In one round each seat bids once. In several, a pass is final and it ends when one bidder is left; or, with
    `may_rebid`, when all others have passed since the last bid. The highest possible bid ends it at once.

    Amounts above `highest_jump` can be bid only over the one before them. Nel-o outranks every amount. Each of `ranked`
    is a special bid with the amounts it is bid with, and ranks as those.
    """

    first: int
    players: int
    amounts: Sequence[int]
    one_round: bool = False
    nel_o: bool = False
    may_rebid: bool = False
    highest_jump: int | None = None
    ranked: tuple[tuple[Special, Sequence[int]], ...] = ()

    def legal(self, bids: Bids) -> tuple[Bid, ...]:
        """The legal bids of the next bidder: from the lowest on, and pass."""
        best = leading(bids)
        if best is not None and best[1].amount is None:
            return (PASS,)
        higher = self.higher_than(best[1].amount if best is not None else None)
        ranked = [bid_of(amount, special) for special, its in self.ranked for amount in higher if amount in its]
        return (*map(bid_of, higher), *ranked, *([NEL_O] if self.nel_o else []), PASS)

    def higher_than(self, amount: int | None) -> tuple[int, ...]:
        """The amounts that can be bid over one; None where no one has bid."""
        higher = self.amounts if amount is None else self.amounts[bisect_right(self.amounts, amount) :]
        if self.highest_jump is None:
            return tuple(higher)
        return (*higher[:1], *(jump for jump in higher[1:] if jump <= self.highest_jump))

    def next_bidder(self, bids: Bids) -> int | None:
        """The seat to bid; None once the auction is over."""
        best = leading(bids)
        if best is not None and (best[1].amount is None or not (self.nel_o or self.higher_than(best[1].amount))):
            return None  # there is no higher bid
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


auction_of = cache(Auction)  # one object for each


def leading(bids: Bids) -> tuple[int, Bid] | None:
    """The seat and the bid that stand; None while no one has bid."""
    return next(((seat, bid) for seat, bid in reversed(bids) if bid != PASS), None)


def prompt(bids: Iterable[Bid], if_passed: int | None = None) -> Message:
    """The legal bids as a prompt: "bid 2 or 3, or pass". `if_passed` is what the bidder must play for after a pass."""
    offered: dict[Special | None, list[int]] = {}
    for bid in bids:
        if bid != PASS:
            offered.setdefault(bid.special, []).extend([] if bid.amount is None else [bid.amount])
    every = AnyOf(each for special, amounts in offered.items() for each in _offered(special, amounts))
    if not every.items:
        forced = Message("prompt-only-pass-forced", if_passed=if_passed)
        return Message("prompt-only-pass") if if_passed is None else forced
    forced = Message("prompt-bid-forced", bids=every, if_passed=if_passed)
    return Message("prompt-bid", bids=every) if if_passed is None else forced


def _offered(special: Special | None, amounts: Sequence[int]) -> tuple[object, ...]:
    if special is None:
        return tuple(_spans(amounts))
    spans = [Message("bid-special", special=special, amount=amount) for amount in _spans(amounts)]
    return tuple(spans) or (special,)


def _spans(amounts: Iterable[int]) -> Iterator[object]:
    """Numbers that ascend, three or more in a row as one span: "30 to 42 or 84"."""
    rows: list[list[int]] = []
    for amount in amounts:
        if rows and amount == rows[-1][-1] + 1:
            rows[-1].append(amount)
        else:
            rows.append([amount])
    for row in rows:
        if len(row) > 2:
            yield Message("bid-span", least=row[0], most=row[-1])
        else:
            yield from row
