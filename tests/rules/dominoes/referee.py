"""Dominoes (rules §7): a table on which every tile lies with its sides, and the open ends are read off them."""

from collections import Counter
from typing import Any, NamedTuple

from bot.rules.events import Drew, Knocked, Laid
from bot.rules.game import Match
from bot.rules.options import Options
from tests.rules.dominoes.scenarios import boneyard_of
from tests.rules.referee import Referee

OPPOSITE = {"left": "right", "right": "left"}
ARMS = ("left", "right", "up", "down")


class OnTable(NamedTuple):
    """A tile, with the number that each of its open sides shows. A spinner's short sides wait for its long ones."""

    tile: str
    sides: dict[str, str]
    is_spinner: bool = False

    def open_sides(self) -> dict[str, str]:
        long = {side: number for side, number in self.sides.items() if side in OPPOSITE}
        return long if self.is_spinner and long else self.sides

    def without(self, end: str) -> "OnTable":
        return self._replace(sides={side: number for side, number in self.sides.items() if side != end})

    def counts(self) -> int:
        """A double counts both halves while one of its long sides is open, any other tile its open ends."""
        high, low = self.tile[0], self.tile[2]
        free = self.open_sides()
        if high != low:
            return sum(map(int, free.values()))
        return 2 * int(high) if any(side in OPPOSITE or not self.is_spinner for side in free) else 0


class Table(NamedTuple):
    """Every tile of the line, where it lies."""

    spins: bool
    tiles: tuple[OnTable, ...] = ()

    def ends(self) -> dict[str, str]:
        """The number at each open end."""
        return {side: number for tile in self.tiles for side, number in tile.open_sides().items()}

    def fits(self, tile: str) -> list[str]:
        """The ends a tile fits; of the first tile one without a name."""
        ends = self.ends()
        return [end for end in ARMS if ends.get(end, "?") in tile] if self.tiles else [""]

    def takes(self, hand: tuple[str, ...]) -> bool:
        return any(map(self.fits, hand))

    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(set(map(int, self.ends().values())), reverse=True))

    def sum(self) -> int:
        return sum(tile.counts() for tile in self.tiles)

    def lay(self, tile: str, end: str) -> "Table":
        high, low = tile[0], tile[2]
        others = self.tiles
        sides = {"left": high, "right": low}
        if end:
            at = next(other for other in others if end in other.open_sides())
            others = tuple(other.without(end) if other is at else other for other in others)
            sides = {end: high if at.sides[end] == low else low}
        new = OnTable(tile, sides)
        if self.spins and high == low and not any(other.is_spinner for other in others):
            new = OnTable(tile, {side: high for side in ARMS if side != OPPOSITE.get(end)}, is_spinner=True)
        return Table(self.spins, (*others, new))


class DominoesReferee(Referee):
    """A log of what happened is ("laid", seat), or ("drew" or "passed", seat, open numbers, tiles kept)."""

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        super().__init__(match, options)
        deal = match.deal
        self.hands = tuple(tuple(map(str, hand)) for hand in deal.hands)
        self.yard = tuple(map(str, boneyard_of(deal)))
        self.table = Table(self.rules.spinner == "first_double")
        self.seat, self.opener = deal.seat, deal.opener
        self.opening = deal.opening and str(deal.opening)
        self.points: tuple[int, ...] = deal.points
        self.carried: int = deal.carried
        self.doubles_open = False  # the highest double opens the next deal
        self.log: tuple[tuple[Any, ...], ...] = ()

    def check_deal(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        assert Counter((*self.yard, *(tile for hand in self.hands for tile in hand))) == Counter(self.whole_set())
        size = self.rules.hand or self.usual_hand()
        assert {len(hand) for hand in self.hands} == {size}
        most = max(sum(tile[0] == tile[2] for tile in hand) for hand in self.hands)
        assert not self.rules.redeal_doubles or most < self.rules.redeal_doubles
        assert all(again.doubles >= self.rules.redeal_doubles > 0 for again in deal.redealt)
        assert (deal.seat, deal.log, deal.bonuses, set(deal.points)) == (deal.opener, (), (), {0})
        opens = self.rules.opens if deal.number == 1 else deal.opens
        assert (deal.opens, self.opening) == (opens, self.highest_tile(opens) if opens != "lot" else None)
        assert opens == "lot" or self.opening in self.hands[deal.opener]

    def drops_blank(self) -> bool:
        return self.rules.drop_blank == "three" and self.players == 3

    def whole_set(self) -> list[str]:
        numbers = range(self.rules.highest + 1)
        return [f"{high}-{low}" for high in numbers for low in range(high + 1) if high or not self.drops_blank()]

    def usual_hand(self) -> int:
        if self.drops_blank():
            return 9
        if self.rules.boneyard == "drawn":
            return 7 if self.players == 2 else 5
        if self.rules.scoring == "fives_and_threes":
            return {2: 9, 3: 7, 4: 5}[self.players]
        return 10 if self.rules.highest == 9 else 7

    def highest_tile(self, opens: str) -> str:
        """The tile that must open."""
        held = [tile for hand in self.hands for tile in hand]
        doubles = [tile for tile in held if tile[0] == tile[2]] if opens == "highest_double" else []
        return max(doubles or held, key=lambda tile: (pips((tile,)), tile))

    def to_act(self) -> tuple[int, ...]:
        return () if self.winners is not None else (self.seat,)

    def legal(self, seat: int) -> list[str]:
        tiles = [tile for tile in self.hands[seat] if self.opening in (None, tile)]
        return [f"play {tile} {end}".strip() for tile in tiles for end in self.table.fits(tile)]

    def next_seat(self, seat: int) -> int:
        return (seat + (1 if self.rules.direction == "left" else -1)) % self.players

    def do_play(self, seat: int, tile: str, end: str = "") -> None:
        before, self.opening = self.table, None
        self.table = before.lay(tile, end)
        self.hands = _changed(self.hands, seat, tuple(held for held in self.hands[seat] if held != tile))
        self.log += (("laid", seat),)
        side, is_out = self.side(seat), not self.hands[seat]
        self.add(side, ends_worth(self.rules.scoring, self.table.sum(), is_out=is_out))
        if self.is_reached(side):
            self.over(seat)
        elif is_out:
            ends = {*before.ends().values()}
            fits_all = bool(ends) and all(number in tile for number in ends)
            self.add(side, self.rules.capicua if self.feats() and fits_all and tile[0] != tile[2] else 0)
            self.add(side, self.rules.chuchazo if self.feats() and tile == "0-0" else 0)
            self.won_deal(side, seat, self.worth(tile, ends, fits_all=fits_all), is_blocked=False)
        else:
            self.next_play(seat, is_first=end == "")

    def feats(self) -> bool:
        """True if more than a won deal scores."""
        return self.rules.scoring != "hands"

    def worth(self, tile: str, ends: set[str], *, fits_all: bool) -> int:
        """The worth of a deal that this last tile wins."""
        if tile[0] == tile[2]:
            return (self.rules.worth_crossed if fits_all else self.rules.worth_double) if ends else 1
        alike = [other for other in self.whole_set() if other[0] in tile or other[2] in tile]
        is_key = {tile[0], tile[2]} <= ends and {*alike} <= {laid.tile for laid in self.table.tiles}
        return (self.rules.worth_both if fits_all else 1) + (is_key and self.rules.worth_key == "on")

    def next_play(self, last: int, *, is_first: bool) -> None:
        """To the next who can play: others draw and pass."""
        seat, passes = last, 0
        while passes < self.players:
            seat = self.next_seat(seat)
            drawn = self.draw(seat)
            if self.table.takes(self.hands[seat]):
                self.seat = seat
                if seat == last and self.rules.paso_redondo and self.feats():
                    self.add(self.side(last), self.rules.paso_redondo)
                    if self.is_reached(self.side(last)):
                        self.over(last)
                return
            self.log += (("passed", seat, self.table.numbers(), 0),)
            if is_first and not drawn and self.feats():
                self.add(self.side(last), self.rules.first_pass)
                if self.rules.first_pass and self.is_reached(self.side(last)):
                    self.over(last)
                    return
            is_first, passes = False, 1 if drawn else passes + 1
        winner = self.blocked_by(last)
        if winner is None:
            opener = self.next_seat(self.opener) if self.rules.after_tie == "next" else self.opener
            self.over(opener, self.left_over(), is_tied=True)
        else:
            self.won_deal(winner, self.opener_after_block(winner, last), is_blocked=True)

    def draw(self, seat: int) -> int:
        """The number of tiles drawn by a seat that could not play."""
        drawn, most = 0, 1 if self.rules.drawing == "one" else 99
        if self.rules.boneyard == "drawn":
            while not self.table.takes(self.hands[seat]) and len(self.yard) > self.rules.keep and drawn < most:
                self.hands = _changed(self.hands, seat, (*self.hands[seat], self.yard[0]))
                self.yard, drawn = self.yard[1:], drawn + 1
        if drawn:
            kept = drawn - self.table.takes(self.hands[seat])
            self.log += (("drew", seat, self.table.numbers(), kept),)
        return drawn

    def add(self, side: int, new: int) -> None:
        """Score points, but for those that go past a target which must be hit exactly."""
        exact = self.deals_left is None and self.rules.scoring == "fives_and_threes" and self.rules.exact == "yes"
        if not exact or self.totals[side] + self.points[side] + new <= self.rules.target:
            self.points = _changed(self.points, side, self.points[side] + new)

    def is_reached(self, side: int) -> bool:
        ends = self.deals_left is None and self.rules.reached == "at_once"
        return ends and self.totals[side] + self.points[side] >= self.rules.target

    def left(self) -> tuple[int, ...]:
        """The pips in the hands of each side."""
        return self.by_side(map(pips, self.hands))

    def won_pips(self, winner: int, *, is_blocked: bool) -> int:
        own, everything = self.left()[winner], sum(self.left())
        if self.rules.scoring in ("fives_and_threes", "hands"):
            return 0
        if is_blocked and self.rules.blocked_scores == "difference":
            count = max(0, everything - 2 * own)
        else:
            count = everything if self.rules.counts == "all" and self.rules.partners == "yes" else everything - own
        return pips_worth(self.rules.scoring, count)

    def won_deal(self, side: int, opener: int, worth: int = 1, *, is_blocked: bool) -> None:
        if self.feats():
            self.add(side, self.won_pips(side, is_blocked=is_blocked))
            self.add(side, {1: 100, 2: 75, 3: 50, 4: 25}.get(self.number, 0) if self.rules.first_deals == "on" else 0)
        else:
            self.add(side, worth)
        self.add(side, self.carried)
        self.over(opener)

    def blocked_by(self, closer: int) -> int | None:
        """The side that wins a blocked deal."""
        left = list(map(pips, self.hands))
        if self.rules.blocked_by == "closer":
            other = self.next_seat(closer)
            return self.side(closer if left[closer] <= left[other] else other)
        counts = list(self.left())
        if self.rules.blocked_by == "lowest":
            counts = [min(left[seat] for seat in self.seats_of(side)) for side in range(len(counts))]
        least = [side for side, count in enumerate(counts) if count == min(counts) or self.rules.blocked_by == "nobody"]
        if len(least) == 1 or self.rules.scoring == "fives_and_threes":
            return least[0] if len(least) == 1 else None
        if self.rules.tied_block in ("nobody", "carried"):
            return None
        seat = self.opener if self.rules.tied_block == "opener" else closer
        if self.rules.tied_block == "closer_loses":
            seat = self.next_seat(closer)
        while self.side(seat) not in least:
            seat = self.next_seat(seat)
        return self.side(seat)

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.players) if self.side(seat) == side]

    def opener_after_block(self, winner: int, closer: int) -> int:
        if self.rules.blocked_by == "closer":
            return closer if self.side(closer) == winner else self.next_seat(closer)
        turns = [self.opener]
        while len(turns) < self.players:
            turns.append(self.next_seat(turns[-1]))
        return min((seat for seat in turns if self.side(seat) == winner), key=lambda seat: pips(self.hands[seat]))

    def left_over(self) -> int:
        """The points that a tied block leaves to the winner of the next deal."""
        if self.rules.tied_block != "carried" or self.rules.scoring == "fives_and_threes":
            return 0
        if self.rules.scoring == "hands":
            return 1 + self.carried
        left = self.left()
        return self.won_pips(left.index(min(left)), is_blocked=True) + self.carried

    def over(self, opener: int, left_over: int = 0, *, is_tied: bool = False) -> None:
        """The deal is over; the next is opened by this seat, or by anyone with the highest double."""
        if self.rules.then == "next":
            opener = self.next_seat(self.opener)
        self.carried, before = left_over, self.totals
        self.end(self.left(), self.points, opener)
        self.doubles_open = self.rules.then == "highest_double" or (
            is_tied and self.rules.then == "winner" and self.rules.after_tie == "highest_double"
        )
        if self.rules.scoring == "hands" and self.rules.wins == "love" and self.deals_left is None and any(self.points):
            self.love(before)
        if self.doubles_open and self.ended is not None:
            self.ended = self.ended._replace(first=tuple(range(self.players)))

    def love(self, before: tuple[int, ...]) -> None:
        """Once every side has won a deal, all begin anew."""
        if not all(self.totals):
            return
        fresh, is_anew = (0,) * len(before), True
        if self.rules.one_all == "on" and len(before) == 2:
            if sorted(before) == [0, 1]:
                fresh = (1, 1)
            elif before == (1, 1):
                fresh, is_anew = tuple(2 * bool(points) for points in self.points), False
        self.totals, self.doubles_open = fresh, self.doubles_open or is_anew
        self.winners = self.won()

    def known(self, viewer: int | None) -> set[str]:
        seen = {laid.tile for laid in self.table.tiles}
        own = self.hands if self.winners is not None else self.hands[viewer : viewer + 1] if viewer is not None else ()
        return seen.union(*own)

    def lacks(self, seat: int) -> set[int]:
        """The numbers a seat is known to lack: a pass or a draw shows some, tiles that are drawn hide the others."""
        lacks, waiting = set[int](), set[int]()
        for what, of, *rest in self.log:
            if of != seat:
                continue
            if what == "laid":
                lacks, waiting = lacks | waiting, set()
            elif what == "passed":
                lacks, waiting = lacks | set(rest[0]), set()
            else:
                lacks, waiting = set() if rest[1] else lacks, set(rest[0])
        return set() if waiting else lacks

    def check(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        assert (deal.number, deal.points, deal.carried) == (self.number, self.points, self.carried)
        assert [sorted(map(str, hand)) for hand in deal.hands] == list(map(sorted, self.hands))
        assert tuple(map(str, boneyard_of(deal))) == self.yard
        assert {str(end.end): str(end.number) for end in deal.line.ends} == self.table.ends()
        assert (deal.line.sum, deal.line.numbers) == (self.table.sum(), self.table.numbers())
        assert deal.line.count == len(self.table.tiles)
        assert tuple(map(_plain, deal.log[-len(self.log) :])) == self.log


def pips(hand: tuple[str, ...]) -> int:
    return sum(int(tile[0]) + int(tile[2]) for tile in hand)


def ends_worth(scoring: str, total: int, *, is_out: bool = False) -> int:
    """The score of open ends by their total; in Fives and Threes the last tile scores one more."""
    if scoring == "fives_and_threes":
        return sum(total // each for each in (5, 3) if total % each == 0) + is_out
    return total if scoring == "fives" and total % 5 == 0 else 0


def pips_worth(scoring: str, count: int) -> int:
    """In All Fives to the nearest five."""
    return 5 * ((count + 2) // 5) if scoring == "fives" else count


def _changed(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _plain(event: Laid | Drew | Knocked) -> tuple[Any, ...]:
    if isinstance(event, Drew):
        return "drew", event.seat, event.numbers, event.count - event.fits
    return ("laid", event.seat) if isinstance(event, Laid) else ("passed", event.seat, event.numbers, 0)
