"""Moon (rules §9)."""

from tests.rules.tricks.referee import Plays, TrickReferee, double_set

MOON = 21


class MoonReferee(TrickReferee):
    short = 10
    drawn_for = "dealer"
    trick_points = 1

    @property
    def phases(self) -> tuple[str, ...]:  # type: ignore[override]
        late = self.rules.kitty == "after_trump"
        return ("bid", "trump", "kitty", "play") if late else ("bid", "kitty", "trump", "play")

    @property
    def names_suit(self) -> bool:  # type: ignore[override]
        return self.rules.suit_led == "leader"

    @property
    def has_zero(self) -> bool:
        return self.rules.tiles == "22"

    def deck(self) -> list[str]:
        without_blanks = [tile for tile in double_set(6) if "0" not in tile]
        return [*without_blanks, *(["0-0"] if self.has_zero else [])]

    def size(self) -> int:
        return 7

    def worth(self, piece: str) -> int:
        return 0

    def trick_value(self, trick: Plays) -> int:
        return 0  # every trick counts the same

    def doubles(self) -> str:
        return "own_suit" if self.trump == "doubles" else "high"

    def has(self, phase: str) -> bool:
        return self.has_zero if phase == "kitty" else super().has(phase)

    def sees_unused(self, viewer: int | None) -> bool:
        return self.contract is not None and viewer == self.contract[0]

    def may_bid(self, seat: int) -> list[str]:
        highest = max((int(bid) for _, bid in self.bids if bid != "pass"), default=0)
        return [*(str(bid) for bid in (4, 5, 6, 7, MOON) if bid > highest), "pass"]

    def auction_is_over(self) -> bool:
        return super().auction_is_over() or self.bids[-1][1] == str(MOON)

    def unbid(self) -> tuple[int, str] | None:
        return None if self.rules.all_pass == "throw_in" else (self.first, "4")

    def trumps(self) -> list[str]:
        doubles = ["doubles"] if self.rules.doubles_trump == "on" else []
        return [*(["0"] if self.has_zero else []), *map(str, range(1, 7)), *doubles, "none"]

    @property
    def is_made(self) -> bool:
        assert self.contract is not None
        seat, bid = self.contract
        return self.points()[seat] >= (7 if int(bid) == MOON else int(bid))

    def score(self) -> None:
        assert self.contract is not None
        seat, bid = self.contract[0], int(self.contract[1])
        taken = self.points()
        scored = list(taken)
        if not self.is_made:
            scored[seat] = -bid
        elif bid == MOON or self.rules.overtricks == "bid_only":
            scored[seat] = bid
        self.end(taken, scored, (self.first + 1) % 3, moon=seat if self.is_made and bid == MOON else None)

    def won(self) -> tuple[int, ...] | None:
        assert self.contract is not None
        bidder, bid = self.contract[0], int(self.contract[1])
        if self.is_made and self.rules.moon_wins == "on" and bid == MOON:
            return (bidder,)
        there = [seat for seat in range(3) if self.totals[seat] >= self.rules.target]
        if self.is_made and bidder in there:
            return (bidder,)
        best = [seat for seat in there if self.totals[seat] == max(self.totals)]
        return (best[0],) if len(best) == 1 else None
