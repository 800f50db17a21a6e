"""Black Tile (rules §1)."""

from tests.rules.tricks.referee import TrickReferee, double_set


class BlackTileReferee(TrickReferee):
    short = 25
    low_wins = True
    phases = ("pass", "opening", "play")

    def deck(self) -> list[str]:
        return double_set(6)

    def size(self) -> int:
        return {3: 9, 4: 7}[self.players]

    def passed(self) -> int:
        return {"left": 1, "right": -1}[self.rules.pass_direction]

    def worth(self, piece: str) -> int:
        if self.rules.variant == "11":
            return 4 if piece == "0-0" else int("3" in piece)
        special = {"0-0": 11, "1-1": 9 if self.rules.variant == "30" else 0}
        return special.get(piece, int(5 <= int(piece[0]) + int(piece[2]) <= 7))

    def takes_undealt(self) -> bool:
        return self.rules.undealt_tile == "first_trick_winner"

    def sees_unused(self, viewer: int | None) -> bool:
        return self.takes_undealt() and bool(self.tricks)

    def legal(self, seat: int) -> list[str]:
        return [*super().legal(seat), *(["yield"] if self.phase == "opening" else [])]

    def do_yield(self, seat: int) -> None:
        self.phase, self.leader = "play", (seat + 1) % self.players

    def points(self) -> list[int]:
        taken = super().points()
        if self.won_by and self.takes_undealt():
            taken[self.won_by[0]] += sum(map(self.worth, self.unused))
        return taken

    def score(self) -> None:
        taken = self.by_side(self.points())
        moon = taken.index(sum(taken)) if sum(taken) in taken else None
        figure = self.rules.moon_points
        scored = taken if moon is None else [0 if side == moon else figure for side in range(len(taken))]
        after = [total + points for total, points in zip(self.totals, scored, strict=True)]
        highest = [seat for seat in range(self.players) if after[self.side(seat)] == max(after)]
        rotates = self.rules.first_lead == "rotates"
        self.end(taken, scored, *([(self.first + 1) % self.players] if rotates else highest), moon=moon)

    def won(self) -> tuple[int, ...] | None:
        best = super().won()
        return None if best is not None and len(best) > 1 and self.rules.tie == "playoff" else best
