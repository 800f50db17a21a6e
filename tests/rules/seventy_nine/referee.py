"""Seventy-Nine (rules §4)."""

from collections.abc import Iterable

from tests.rules.tricks.referee import Plays, TrickReferee, double_set

COUNTS = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}


class CountReferee(TrickReferee):
    """Seventy-Nine and Forty-Two: two sides, and a point for each trick besides its counts."""

    phases = ("bid", "trump", "doubles", "play")
    names_suit = False
    trick_points = 1

    @property
    def for_tricks(self) -> bool:
        """True if the contract is about tricks, and nothing counts."""
        raise NotImplementedError

    def worth(self, piece: str) -> int:
        return COUNTS.get(piece, 0)

    def side(self, seat: int) -> int:
        return seat % 2

    def trick_value(self, trick: Plays) -> int:
        return 0 if self.for_tricks else super().trick_value(trick)

    def points(self) -> list[int]:
        return [0] * self.players if self.for_tricks else super().points()

    def won(self) -> tuple[int, ...] | None:
        there = [side for side in (0, 1) if self.totals[side] >= self.target()]
        return (self.declarer() % 2 if len(there) == 2 else there[0],) if there else None


class SeventyNineReferee(CountReferee):
    short = 120
    drawn_for = "shuffler"
    wild = 0.1

    def deck(self) -> list[str]:
        return 2 * double_set(6)

    def size(self) -> int:
        return 9

    @property
    def for_tricks(self) -> bool:
        return self.contract is not None and self.contract[1] == "nel-o"

    def has(self, phase: str) -> bool:
        if phase == "doubles":
            return self.for_tricks and self.rules.nel_o_doubles == "bidders_choice"
        return not self.for_tricks if phase == "trump" else super().has(phase)

    def doubles(self) -> str:
        if not self.for_tricks:
            return "high"
        return self.named or self.rules.nel_o_doubles

    def active(self) -> tuple[int, ...]:
        bidder = self.declarer()
        return tuple(seat for seat in range(6) if not self.for_tricks or seat == bidder or (seat - bidder) % 2)

    def open_hands(self) -> tuple[int, ...]:
        shows = self.for_tricks and self.phase == "play" and self.rules.nel_o_partners == "face_up"
        return tuple(seat for seat in range(6) if shows and seat not in self.active())

    def may_bid(self, seat: int) -> Iterable[str]:
        made = [bid for _, bid in self.bids if bid != "pass"]
        if "nel-o" in made:
            return ["pass"]
        numbers = map(str, range(int(made[-1]) + 1 if made else 50, 80))
        return [*numbers, *(["nel-o"] if self.rules.nel_o == "on" else []), "pass"]

    def auction_is_over(self) -> bool:
        highest = "nel-o" if self.rules.nel_o == "on" else "79"
        return super().auction_is_over() or self.bids[-1][1] == highest

    def trumps(self) -> Iterable[str]:
        return map(str, range(7))

    def is_over(self) -> bool:
        return super().is_over() or (self.for_tricks and self.declarer() in self.won_by)

    def score(self) -> None:
        assert self.contract is not None
        seat, bid = self.contract
        taken, bidders = self.by_side(self.points()), seat % 2
        if self.for_tricks:
            made = seat not in self.won_by
            scored = [79 * (side == (bidders if made else 1 - bidders)) for side in (0, 1)]
        else:
            made = taken[bidders] >= int(bid)
            scored = list(taken) if made else [0 if side == bidders else taken[side] + int(bid) for side in (0, 1)]
        if self.rules.scoring == "marks":
            scored = [int(side == (bidders if made else 1 - bidders)) for side in (0, 1)]
        self.end(taken, scored, (self.first + 1) % 6)
