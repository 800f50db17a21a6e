"""Forty-Two (rules §6)."""

from collections.abc import Iterable

from tests.rules.seventy_nine.referee import CountReferee
from tests.rules.tricks.referee import Plays, double_set


class FortyTwoReferee(CountReferee):
    """A bid is "31", "nel-o 42", "pass"."""

    short = 100
    drawn_for = "shaker"
    wild = 0.4

    def deck(self) -> list[str]:
        return double_set(6)

    def size(self) -> int:
        return 7

    @property
    def special(self) -> str:
        """The special contract that is played, or nothing."""
        return self.contract[1].rpartition(" ")[0] if self.contract else ""

    @property
    def for_tricks(self) -> bool:
        return self.special in ("nel-o", "sevens")

    def declarer(self) -> int:
        return (super().declarer() + 2 * (self.special in ("plunge", "splash"))) % 4

    def has(self, phase: str) -> bool:
        if phase == "trump":
            return not self.for_tricks
        if phase == "doubles":
            place = self.rules.nel_o_doubles if self.special == "nel-o" else self.rules.follow_me_doubles
            return place == "bidders_choice" and self.trump == "none" and self.special != "sevens"
        return super().has(phase)

    def doubles(self) -> str:
        if self.trump != "none":
            return "high"
        usual = self.rules.nel_o_doubles if self.special == "nel-o" else self.rules.follow_me_doubles
        return self.named or usual

    def active(self) -> tuple[int, ...]:
        out = (super().declarer() + 2) % 4 if self.special == "nel-o" else None
        return tuple(seat for seat in range(4) if seat != out)

    def stands(self) -> int:
        return max([0, *(_amount(bid) for _, bid in self.bids)])

    def may_bid(self, seat: int) -> Iterable[str]:
        stands, doubles = self.stands(), self.doubles_held(seat)
        over = stands + 42 if stands >= 84 else 84
        plain = [*(amount for amount in range(30, 43) if amount > stands), over]
        found = {*map(str, plain), "pass"}
        if self.rules.contracts == "declared":
            if self.rules.plunge == "on" and doubles >= 4:
                found.add(str(max(168, over)))
            return found
        for kind in ("nel-o", "sevens"):
            found |= {f"{kind} {amount}" for amount in plain if self.allows(kind) and amount >= self.least(kind)}
        for kind, needed in (("plunge", 4), ("splash", 3)):
            if self.allows(kind) and doubles >= needed:
                found.add(f"{kind} {max(self.least(kind), over if stands >= self.least(kind) else 0)}")
        return found

    def doubles_held(self, seat: int) -> int:
        return sum(piece[0] == piece[2] for piece in self.hands[seat])

    def allows(self, kind: str) -> bool:
        return getattr(self.rules, kind.replace("-", "_")) == "on"

    def least(self, kind: str) -> int:
        """The least bid for a special contract."""
        nel_o = 84 if self.rules.nel_o_minimum == "two_marks" else 42
        return {"nel-o": nel_o, "sevens": 42, "splash": 84, "plunge": 168}[kind]

    def unbid(self) -> tuple[int, str] | None:
        return None if self.rules.all_pass == "throw_in" else (self.first, "30")

    def do_bid(self, seat: int, *words: str) -> None:
        """In games with declared contracts, a number more than one mark over the last can only be a plunge."""
        jumps = words[-1].isdecimal() and int(words[-1]) > max(84, self.stands() + 42)
        super().do_bid(seat, *(("plunge", *words) if jumps and self.rules.contracts == "declared" else words))

    def trumps(self) -> Iterable[str]:
        return [*map(str, range(7)), "doubles", "none"]

    def legal(self, seat: int) -> list[str]:
        declared = self.declarable() if self.phase == "trump" else []
        return [*super().legal(seat), *(f"declare {kind}" for kind in declared)]

    def declarable(self) -> Iterable[str]:
        if self.rules.contracts == "bid" or self.special or self.contract is None:
            return []
        amount, doubles = _amount(self.contract[1]), self.doubles_held(self.contract[0])
        found = [kind for kind in ("nel-o", "sevens") if self.allows(kind) and amount >= self.least(kind)]
        for kind, needed in (("plunge", 4), ("splash", 3)):
            if self.allows(kind) and amount >= self.least(kind) and doubles >= needed:
                return [*found, kind]  # who may plunge does not splash
        return found

    def do_declare(self, seat: int, kind: str) -> None:
        assert self.contract is not None
        self.contract = (seat, f"{kind} {self.contract[1]}")
        if not self.has("trump"):
            self.advance()

    def plays(self, seat: int) -> list[str]:
        if self.special != "sevens":
            return super().plays(seat)
        closest = [piece for piece in self.hands[seat] if _from_seven(piece) == min(map(_from_seven, self.hands[seat]))]
        return [f"play {piece}" if self.trick else f"lead {piece} as closest" for piece in closest]

    def taker(self, led: str, trick: Plays) -> int:
        if self.special == "sevens":
            return min(trick, key=lambda play: _from_seven(play[1]))[0]
        return super().taker(led, trick)

    def is_lost(self) -> bool:
        """True if a contract for tricks has failed."""
        bidder = super().declarer()
        if self.special == "nel-o":
            return bidder in self.won_by
        return self.special == "sevens" and any(seat % 2 != bidder % 2 for seat in self.won_by)

    def is_over(self) -> bool:
        early = self.rules.stop_early == "on" and self.rules.scoring == "marks"
        return super().is_over() or self.is_lost() or (early and self.is_decided())

    def is_decided(self) -> bool:
        if self.for_tricks or self.contract is None:
            return False
        taken, bidders = self.by_side(self.points()), self.contract[0] % 2
        needed = min(42, _amount(self.contract[1]))
        return taken[bidders] >= needed or 42 - taken[1 - bidders] < needed

    def score(self) -> None:
        assert self.contract is not None
        taken, bidders, amount = self.by_side(self.points()), self.contract[0] % 2, _amount(self.contract[1])
        made = not self.is_lost() if self.for_tricks else taken[bidders] >= min(42, amount)
        if self.rules.scoring == "marks":
            reward = max(1, amount // 42)
        else:
            reward = amount if self.for_tricks or made else amount + taken[1 - bidders]
        scored = [reward if side == (bidders if made else 1 - bidders) else 0 for side in (0, 1)]
        if self.rules.scoring == "points" and made and amount <= 42 and not self.for_tricks:
            scored = list(taken)
        self.end(taken, scored, (self.first + 1) % 4)


def _amount(bid: str) -> int:
    last = bid.rsplit(maxsplit=1)[-1]
    return int(last) if last.isdecimal() else 0


def _from_seven(piece: str) -> int:
    return abs(int(piece[0]) + int(piece[2]) - 7)
