"""A line of dominoes as the arms that leave one tile: the first, or the spinner."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile

Numbers = tuple[int, int]
Arm = tuple[Numbers, ...]


class Arms(NamedTuple):
    """The tile that all arms leave, as (left, right) number, and each arm's tiles as (inner, outer) number.

    An arm of more than `most` tiles shows its first, says how many follow, and shows its last ones: in all `most`, with
    that plate.
    """

    middle: Numbers
    left: Arm
    right: Arm
    up: Arm
    down: Arm
    spins: bool
    most: int = 1 << 16

    def at(self, end: End) -> Arm:
        """The arm of an end."""
        arm: Arm = getattr(self, end)
        return arm

    def doubles(self, end: End) -> tuple[bool, ...]:
        """Which of the shown tiles of an arm are doubles, from the first to the last."""
        shown = tuple([inner == outer for inner, outer in self.shown(end)])
        return (*shown[:1], False, *shown[1:]) if self.hidden(end) else shown

    def shown(self, end: End) -> Arm:
        """The tiles of an arm that are shown."""
        tiles = self.at(end)
        return (*tiles[:1], *tiles[len(tiles) - self.most + 2 :]) if self.hidden(end) else tiles

    def hidden(self, end: End) -> int:
        """The number of tiles of an arm that are only counted, after its first."""
        tiles = len(self.at(end))
        return tiles - self.most + 1 if tiles > self.most else 0

    @property
    def is_double(self) -> bool:
        """True if the tile in the middle is a double."""
        return self.middle[0] == self.middle[1]

    @property
    def longest(self) -> int:
        """The number of tiles of the longest arm."""
        return max(len(self.at(end)) for end in End)

    @property
    def ends(self) -> tuple[End, ...]:
        """The open ends: the long sides of a spinner come first."""
        has_arms = self.spins and bool(self.left) and bool(self.right)
        return tuple(End) if has_arms else (End.LEFT, End.RIGHT)


def arms_of(plays: Sequence[Laid], spinner: Tile | None) -> Arms:
    """The arms of a line after some plays. Raises ValueError where nothing was played."""
    if not plays:
        raise ValueError("the line is empty")
    first = plays[0].tile
    arms: dict[End, list[Numbers]] = {end: [] for end in End}
    for laid in plays[1:]:
        if laid.end is not None:
            arms[laid.end].append((laid.tile.other(laid.outer), laid.outer))
    middle = first.high, first.low
    spins = spinner is not None and any(laid.tile == spinner for laid in plays)
    if spinner is not None and spins and first != spinner:
        double = (spinner.high, spinner.high)
        side, other = (End.LEFT, End.RIGHT) if double in arms[End.LEFT] else (End.RIGHT, End.LEFT)
        at = arms[side].index(double)
        inner = [(far, near) for near, far in reversed(arms[side][:at])]
        across = middle if side is End.LEFT else (middle[1], middle[0])
        arms[other] = [*inner, across, *arms[other]]
        arms[side] = arms[side][at + 1 :]
        middle = double
    left, right, up, down = (tuple(arms[end]) for end in End)
    return Arms(middle, left, right, up, down, spins)
