"""A deal in which the next tile of a row is turned up: Blind Hughie as a rule, and Billitonnen."""

from collections.abc import Iterable

from bot.players.line.conditions import Conditions
from bot.players.line.tiles import AFTER, BIT, DOUBLES, EITHER_END, FITS, KEPT, NOWHERE, PIPS

NOBODY = -1
NO_TILE = -1
TURN = -1  # the action of turning up the next tile


class FromRight:
    """A deal being played, all its tiles known; `seen` are those that were turned up: all that a player can go by.

    An action is a number: TURN, or an open double to play; with a tile `waiting` that fits both ends, the new ends.
    """

    __slots__ = ("conditions", "ends", "held", "out", "over", "rows", "seat", "seen", "waiting")

    def __init__(
        self, conditions: Conditions, rows: list[list[int]], ends: int, seat: int, seen: int, waiting: int = NO_TILE
    ) -> None:
        self.conditions = conditions
        self.rows = rows  # left to right
        self.ends = ends
        self.seat = seat
        self.seen = seen
        self.held = sum(BIT[tile] for row in rows for tile in row)
        self.waiting = waiting
        if waiting != NO_TILE:
            self.held |= BIT[waiting]
        self.over = False
        self.out = NOBODY

    def copy(self) -> "FromRight":
        twin = FromRight.__new__(FromRight)
        twin.conditions, twin.rows = self.conditions, [row[:] for row in self.rows]
        twin.ends, twin.seat, twin.seen, twin.held = self.ends, self.seat, self.seen, self.held
        twin.waiting, twin.over, twin.out = self.waiting, self.over, self.out
        return twin

    def after(self, actions: Iterable[int]) -> "FromRight":
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
        return (TURN, *self.open_doubles()) if self.conditions.plays_doubles else (TURN,)

    def open_doubles(self) -> list[int]:
        """The face-up doubles that can be played instead of turning; the next tile is turned anyway."""
        row = self.rows[self.seat]
        fitting = self.seen & DOUBLES & FITS[self.ends]
        return [tile for tile in row[:-1] if BIT[tile] & fitting]

    def act(self, action: int) -> None:
        if self.waiting != NO_TILE:
            tile, self.waiting = self.waiting, NO_TILE
            self.put(tile, action)
        elif action == TURN:
            self.turn()
        else:
            self.rows[self.seat].remove(action)
            self.put(action, AFTER[self.ends][action])

    def turn(self) -> None:
        """Turn up the next tile: it is played, waits for its player to choose an end, or goes to the row's left end."""
        row = self.rows[self.seat]
        tile = row.pop()
        self.seen |= BIT[tile]
        after = AFTER[self.ends][tile]
        if after == NOWHERE:
            row.insert(0, tile)
            self.seat = (self.seat + 1) % len(self.rows)
        elif after == EITHER_END:
            self.waiting = tile
        else:
            self.put(tile, after)

    def put(self, tile: int, ends: int) -> None:
        """Play a tile that is out of its row already; the line then has these ends."""
        self.held ^= BIT[tile]
        self.ends = ends
        if not self.rows[self.seat]:
            self.over, self.out = True, self.seat
        elif not self.held & FITS[ends]:
            self.over = True
        elif not self.conditions.billitonnen:
            self.seat = (self.seat + 1) % len(self.rows)

    def margins(self) -> list[float]:
        """Each side's margin, once the deal is over."""
        sides = self.conditions.sides
        pips = [0] * (max(sides) + 1)
        for side, row in zip(sides, self.rows, strict=True):
            pips[side] += sum([PIPS[tile] for tile in row])
        return self.conditions.margins(pips, None if self.out == NOBODY else sides[self.out])

    def public(self) -> tuple[object, ...]:
        """All that the player to act knows; in Billitonnen also the next tile, while one waits."""
        seen = self.seen
        if self.waiting != NO_TILE and self.conditions.billitonnen and self.rows[self.seat]:
            seen |= BIT[self.rows[self.seat][-1]]
        rows = tuple(tuple(tile if BIT[tile] & seen else NO_TILE for tile in row) for row in self.rows)
        return self.ends, self.seat, self.waiting, seen, rows
