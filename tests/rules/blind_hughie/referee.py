"""Blind Hughie and Billitonnen (rules §5)."""

from collections import Counter
from typing import Any, NamedTuple

from bot.rules.game import Match
from bot.rules.options import Options
from tests.rules.referee import Referee

Row = tuple["RowTile", ...]
SIZES = {("hughie", "short"): {2: 8, 3: 7, 4: 6}, ("hughie", "full"): {2: 14, 3: 9, 4: 7}}
BILLITONNEN = {3: (9, 9, 9), 4: (7, 7, 7, 7), 5: (6, 6, 6, 5, 5)}  # from the starter on


class RowTile(NamedTuple):
    """A tile of a row; `seen` by all, and, in Billitonnen a double, `up` ever since."""

    tile: str
    up: bool = False
    seen: bool = False


class BlindHughieReferee(Referee):
    """Rows from left to right, the rightmost is next. The layout's ends are a pair, or nothing before it begins."""

    short = 20

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        super().__init__(match, options)
        deal = match.deal
        self.billitonnen: bool = self.rules.variant == "billitonnen"
        self.rows: tuple[Row, ...] = tuple(
            tuple(RowTile(str(place.tile), place.up, place.up) for place in row) for row in deal.rows
        )
        self.unused = tuple(map(str, deal.unused))
        self.ends = "".join(map(str, deal.layout.ends or ()))
        self.laid = tuple(f"{max(pair)}-{min(pair)}" for pair in deal.layout.tiles)
        self.seat, self.starter = deal.seat, deal.starter
        self.waiting = ""  # a tile that fits both ends
        self.peeked = False
        self.idle = 0

    def check_deal(self, match: Match[Any, Any]) -> None:
        sizes = [len(row) for row in self.rows]
        if self.billitonnen:
            assert sizes[self.starter :] + sizes[: self.starter] == list(BILLITONNEN[self.players])
            assert (len(self.laid), self.unused) == (self.players == 3, ())
        else:
            assert set(sizes) == {SIZES["hughie", self.rules.hands][self.players]}
            assert self.laid == ()
        assert self.seat == self.starter
        assert not any(place.up for row in self.rows for place in row)
        tiles = Counter((*self.tiles(), *self.unused, *self.laid))
        assert tiles == Counter(f"{high}-{low}" for high in range(7) for low in range(high + 1))

    def tiles(self) -> list[str]:
        """The tiles in the rows."""
        return [place.tile for row in self.rows for place in row]

    def target(self) -> int:
        if self.billitonnen:
            return self.rules.rounds
        return self.rules.target or (100 if self.players == 2 or self.rules.partners == "yes" else 61)

    def side(self, seat: int) -> int:
        return seat if self.billitonnen else super().side(seat)

    def draw_value(self, piece: str) -> int:
        """In Billitonnen the higher single end breaks a tie."""
        return 10 * super().draw_value(piece) + int(piece[0]) if self.billitonnen else super().draw_value(piece)

    def to_act(self) -> tuple[int, ...]:
        return () if self.winners is not None else (self.seat,)

    def legal(self, seat: int) -> list[str]:
        row = self.rows[seat]
        if self.waiting:
            may_peek = self.billitonnen and self.rules.turn == "next" and not self.peeked and row and not row[-1].up
            return ["place left", "place right", *(["peek"] if may_peek else [])]
        if self.rules.turn == "any":
            places = [place for place, (tile, up, _) in enumerate(row, 1) if not up or self.fits(tile)]
            return [f"turn {place}" for place in places or [len(row)]]
        plays_doubles = self.billitonnen and self.rules.exposed_double == "playable"
        doubles = [place for place, (tile, up, _) in enumerate(row[:-1], 1) if plays_doubles and up and self.fits(tile)]
        return ["turn", *(f"turn {place}" for place in doubles)]

    def fits(self, tile: str) -> bool:
        """True if a tile can be played; before the layout begins any can."""
        return not self.ends or any(end in tile for end in self.ends)

    def is_forced(self) -> bool:
        """A tile goes to the left end by itself where both show the same number."""
        return bool(self.waiting) and self.ends[0] == self.ends[1]

    def do_peek(self, seat: int) -> None:
        self.peeked = True

    def do_turn(self, seat: int, place: str = "") -> None:
        row = list(self.rows[seat])
        index = int(place) - 1 if place else len(row) - 1
        self.peeked = self.peeked and index != len(row) - 1
        tile = row.pop(index).tile
        self.rows = (*self.rows[:seat], tuple(row), *self.rows[seat + 1 :])
        fits = [end for end in self.ends if end in tile]
        if not self.ends:
            self.ends, self.laid = tile[0] + tile[2], (tile,)
            self.after_play()
        elif len(fits) == 2:
            self.waiting = tile
        elif fits:
            self.put(tile, self.ends.index(fits[0]))
        else:
            up = self.billitonnen and tile[0] == tile[2]
            self.rows = (*self.rows[:seat], (RowTile(tile, up, seen=True), *row), *self.rows[seat + 1 :])
            self.idle += 1
            most = max(map(len, self.rows)) * self.players
            if self.rules.turn == "any" and self.idle == most:
                self.score()
            else:
                self.next_turn()

    def do_place(self, seat: int, end: str) -> None:
        tile, self.waiting = self.waiting, ""
        self.put(tile, ("left", "right").index(end))

    def put(self, tile: str, end: int) -> None:
        new = tile[2] if tile[0] == self.ends[end] else tile[0]
        self.ends = new + self.ends[1] if end == 0 else self.ends[0] + new
        self.laid = (*self.laid, tile)
        self.after_play()

    def after_play(self) -> None:
        self.idle = 0
        fits = any(end in tile for tile in self.tiles() for end in self.ends)
        if not self.rows[self.seat] or not fits:
            self.score()
        elif not self.billitonnen:
            self.next_turn()

    def next_turn(self) -> None:
        self.seat, self.peeked = (self.seat + 1) % self.players, False

    def score(self) -> None:
        left = self.by_side(sum(int(place.tile[0]) + int(place.tile[2]) for place in row) for row in self.rows)
        out = next((self.side(seat) for seat, row in enumerate(self.rows) if not row), None)
        lowest = [side for side, count in enumerate(left) if count == min(left)]
        winner = lowest[0] if len(lowest) == 1 else None
        if (self.billitonnen and out is not None) or (
            not self.billitonnen and self.rules.going_out_wins_ties == "yes" and out in lowest
        ):
            winner = out
        points = 1 if self.billitonnen else sum(left) - 2 * min(left)
        scored = [points if side == winner else 0 for side in range(len(left))]
        self.end(left, scored, (self.starter + 1) % self.players)

    def known(self, viewer: int | None) -> set[str]:
        over = self.winners is not None  # the rows are the score
        seen = {place.tile for row in self.rows for place in row if place.seen or over} | {*self.laid}
        if self.waiting:
            seen.add(self.waiting)
        if self.peeked and viewer == self.seat:
            seen.add(self.rows[self.seat][-1].tile)
        return seen

    def check(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        assert [[(str(place.tile), place.up) for place in row] for row in deal.rows] == [
            [(place.tile, place.up) for place in row] for row in self.rows
        ]
        assert "".join(map(str, deal.layout.ends or ())) == self.ends
        assert Counter(f"{max(pair)}-{min(pair)}" for pair in deal.layout.tiles) == Counter(self.laid)
        assert (str(deal.waiting.tile) if deal.waiting else "", deal.peeked) == (self.waiting, self.peeked)
        assert tuple(map(str, deal.unused)) == self.unused
