"""Lines of dominoes as plays, made without a match."""

from collections.abc import Iterator
from random import Random

from bot.rules.dominoes.line import Line
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set

Plays = tuple[Laid, ...]


def random_plays(chance: Random, highest: int, *, spins: bool, bias: float = 0.5, most: int = 40) -> Plays:
    """A legal line, as long as a random choice of tiles makes it; `bias` is the share put to the first end it fits."""
    rest = list(double_set(highest))
    chance.shuffle(rest)
    line, plays = Line(spins), list[Laid]()
    while len(plays) < most:
        tile = next((tile for tile in rest if line.takes(tile)), None)
        if tile is None:
            break
        rest.remove(tile)
        ends = line.fits(tile)
        end = None if not ends else ends[0] if chance.random() < bias else chance.choice(ends)
        outer = tile.low if end is None else tile.other(line.number_at(end) or 0)
        plays.append(Laid(len(plays) % 4, tile, end, outer))
        line = line.after(tile, end)
    return tuple(plays)


def spinner_of(plays: Plays) -> Tile | None:
    return next((laid.tile for laid in plays if laid.tile.is_double), None)


def one_arm(chance: Random, highest: int, count: int, end: End) -> Plays:
    """A line of `count` tiles that has grown at one end alone."""
    while True:
        plays = _one_arm(chance, highest, end)
        if len(plays) >= count:
            return plays[:count]


def _one_arm(chance: Random, highest: int, end: End) -> Plays:
    rest = list(double_set(highest))
    chance.shuffle(rest)
    tile = rest.pop()
    plays, open_ = [Laid(0, tile, None, tile.low)], tile.low if end is End.RIGHT else tile.high
    while fitting := sorted((tile for tile in rest if open_ in tile), key=lambda tile: not tile.is_double):
        tile = fitting[0]
        rest.remove(tile)
        open_ = tile.other(open_)
        plays.append(Laid(len(plays) % 4, tile, end, open_))
    return tuple(plays)


def growing(plays: Plays) -> Iterator[Plays]:
    return (plays[:count] for count in range(1, len(plays) + 1))
