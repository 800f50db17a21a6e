"""A deal in which any tile of a row can be turned up. Where a tile lies in its row makes no difference then."""

from collections.abc import Iterable

from bot.players.line.conditions import Conditions
from bot.players.line.from_right import NO_TILE, NOBODY, TURN
from bot.players.line.tiles import AFTER, BIT, DOUBLES, EITHER_END, FITS, KEPT, NOWHERE, PIPS
from bot.players.search.masks import members


class AnyTile:
    """A deal being played: for each seat its tiles that everyone has seen, as a mask, and those `unseen`.

    An action is a number: TURN (an unseen tile), or the seen tile to turn up, where one that fits nowhere means to
    pass; with a tile `waiting` that fits both ends, the new ends. `idle` counts the turns since the last play.
    """

    __slots__ = ("conditions", "ends", "held", "idle", "known", "out", "over", "seat", "seen", "unseen", "waiting")

    def __init__(
        self,
        conditions: Conditions,
        rows: list[list[int]],
        ends: int,
        seat: int,
        seen: int,
        waiting: int = NO_TILE,
        idle: int = 0,
    ) -> None:
        self.conditions = conditions
        self.unseen = [[tile for tile in row if not BIT[tile] & seen] for row in rows]
        self.known = [sum([BIT[tile] for tile in row if BIT[tile] & seen]) for row in rows]
        self.ends = ends
        self.seat = seat
        self.seen = seen
        self.held = sum([BIT[tile] for row in rows for tile in row])
        self.idle = idle
        self.waiting = waiting
        if waiting != NO_TILE:
            self.held |= BIT[waiting]
        self.over = False
        self.out = NOBODY

    def copy(self) -> "AnyTile":
        twin = AnyTile.__new__(AnyTile)
        twin.conditions, twin.unseen, twin.known = self.conditions, [row[:] for row in self.unseen], self.known[:]
        twin.ends, twin.seat, twin.seen, twin.held = self.ends, self.seat, self.seen, self.held
        twin.idle, twin.waiting, twin.over, twin.out = self.idle, self.waiting, self.over, self.out
        return twin

    def after(self, actions: Iterable[int]) -> "AnyTile":
        """Another deal: this one after actions of the seat to act."""
        twin = self.copy()
        for action in actions:
            twin.act(action)
        return twin

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions that differ; where there is one, the turn decides nothing."""
        if self.waiting != NO_TILE:
            return KEPT[self.waiting]
        known, fits = self.known[self.seat], FITS[self.ends]
        turning = (TURN,) if self.unseen[self.seat] else ()
        useless = self.useless
        passing = ((useless & -useless).bit_length() - 1,) if useless else ()
        return (*members(known & fits), *turning, *passing)

    @property
    def useless(self) -> int:
        """The seen tiles that fit nowhere; face-up doubles only if there are no others."""
        known = self.known[self.seat]
        fitting = known & FITS[self.ends]
        useless = known ^ fitting
        if not self.conditions.billitonnen:
            return useless
        face_down = useless & ~DOUBLES
        return face_down if face_down or fitting or self.unseen[self.seat] else useless

    def act(self, action: int) -> None:
        if self.waiting != NO_TILE:
            tile, self.waiting = self.waiting, NO_TILE
            self.put(tile, action)
            return
        if action == TURN:
            tile = self.unseen[self.seat].pop()
            self.seen |= BIT[tile]
        else:
            tile = action
            self.known[self.seat] ^= BIT[tile]
        after = AFTER[self.ends][tile]
        if after == NOWHERE:
            self.known[self.seat] |= BIT[tile]
            self.pass_on()
        elif after == EITHER_END:
            self.waiting = tile
        else:
            self.put(tile, after)

    def pass_on(self) -> None:
        """End a turn without a play; too many of them in a row end the deal."""
        self.idle += 1
        longest = max([len(row) + known.bit_count() for row, known in zip(self.unseen, self.known, strict=True)])
        if self.idle >= longest * len(self.known):
            self.over = True
        else:
            self.seat = (self.seat + 1) % len(self.known)

    def put(self, tile: int, ends: int) -> None:
        """Play a tile that is out of its row already; the line then has these ends."""
        self.held ^= BIT[tile]
        self.ends = ends
        self.idle = 0
        if not self.known[self.seat] and not self.unseen[self.seat]:
            self.over, self.out = True, self.seat
        elif not self.held & FITS[ends]:
            self.over = True
        elif not self.conditions.billitonnen:
            self.seat = (self.seat + 1) % len(self.known)

    def margins(self) -> list[float]:
        """Each side's margin, once the deal is over."""
        sides = self.conditions.sides
        pips = [0] * (max(sides) + 1)
        for side, row, known in zip(sides, self.unseen, self.known, strict=True):
            pips[side] += sum([PIPS[tile] for tile in row]) + sum([PIPS[tile] for tile in members(known)])
        return self.conditions.margins(pips, None if self.out == NOBODY else sides[self.out])

    def public(self) -> tuple[object, ...]:
        """All that the player to act knows."""
        return self.ends, self.seat, self.waiting, self.seen, tuple(self.known), tuple(map(len, self.unseen)), self.idle
