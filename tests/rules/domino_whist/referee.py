"""Domino Whist (rules §2)."""

from typing import NamedTuple

from tests.rules.tricks.referee import Plays, TrickReferee, double_set


class Mode(NamedTuple):
    """A row of the table of rules §2. `passed` has the seats to the left that tiles move, deal by deal."""

    highest: int
    hand: int
    passed: tuple[int, ...]
    lowest: int
    target: int


class DominoWhistReferee(TrickReferee):
    short = 12
    drawn_for = "dealer"
    phases = ("pass", "bid", "kitty", "trump", "play")
    trick_points = 1

    @property
    def mode(self) -> Mode:
        if self.players == 4:
            partners = self.rules.partners == "yes"
            return Mode(8, 11, (1, -1, 2, 0), 4 if partners else 0, 30 if partners else 20)
        return {3: Mode(7, 12, (-1, 1, 0), 4, 25), 5: Mode(9, 11, (-1, 1, 0), 0, 20)}[self.players]

    def deck(self) -> list[str]:
        return double_set(self.mode.highest)

    def size(self) -> int:
        return self.mode.hand

    def passed(self) -> int:
        cycle = self.mode.passed
        return cycle[(self.number - 1) % len(cycle)] if self.rules.passing == "on" else 0

    def target(self) -> int:
        return self.rules.target or self.mode.target

    def worth(self, piece: str) -> int:
        return 0

    def trick_value(self, trick: Plays) -> int:
        return 0  # every trick counts the same

    def has(self, phase: str) -> bool:
        return self.players == 4 if phase == "kitty" else super().has(phase)

    def sees_unused(self, viewer: int | None) -> bool:
        return self.contract is not None and viewer == self.contract[0]

    def best_bid(self) -> tuple[int, int] | None:
        """The bid that stands, and whose it is."""
        made = [(seat, int(bid)) for seat, bid in self.bids if bid != "pass"]
        return made[-1] if made else None

    def inside(self) -> list[int]:
        """The seats that may still speak, from the next on."""
        last = self.bids[-1][0] if self.bids else self.first
        order = [(last + 1 + step) % self.players for step in range(self.players)]
        passed = [seat for seat, bid in self.bids if bid == "pass"]
        if self.rules.rebid_after_pass == "on":  # until all others have passed after the last bid
            since = next((back for back, (_, bid) in enumerate(reversed(self.bids)) if bid != "pass"), len(self.bids))
            return [] if since >= self.players - (self.best_bid() is not None) else order
        return [seat for seat in order if seat not in passed]

    def next_bidder(self) -> int:
        return self.inside()[0]

    def auction_is_over(self) -> bool:
        best, inside = self.best_bid(), self.inside()
        return not inside if best is None else best[1] == self.mode.hand or inside in ([], [best[0]])

    def may_bid(self, seat: int) -> list[str]:
        best = self.best_bid()
        least = self.mode.lowest if best is None else best[1] + 1
        return [*map(str, range(least, self.mode.hand + 1)), "pass"]

    def unbid(self) -> tuple[int, str] | None:
        return None if self.rules.all_pass == "throw_in" else (self.first, str(self.mode.lowest))

    def trumps(self) -> list[str]:
        return [*map(str, range(self.mode.highest + 1)), "doubles", "none"]

    def score(self) -> None:
        assert self.contract is not None
        tricks, seat, bid = self.points(), self.contract[0], int(self.contract[1])
        taken = self.by_side(tricks)
        alone = self.rules.partners == "no"
        counted = tricks[seat] if alone or self.rules.contract == "individual" else taken[self.side(seat)]
        scored = list(taken)
        scored[self.side(seat)] = bid if counted >= bid else -bid
        if not alone and self.rules.contract == "individual":
            scored[self.side(seat)] += tricks[(seat + 2) % 4]
        self.end(taken, scored, (self.first + 1) % self.players)

    def won(self) -> tuple[int, ...] | None:
        best = super().won()
        return best if best is not None and len(best) == 1 else None
