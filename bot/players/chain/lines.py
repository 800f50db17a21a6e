"""Lines as far as they differ to play on: two with the same open ends are one and the same object."""

from collections.abc import Sequence
from functools import cache

from bot.players.chain.tiles import Tiles, tiles_to
from bot.players.search.masks import members
from bot.rules.boards import OpenEnd
from bot.rules.dominoes.options import DominoesOptions, PlayScoring
from bot.rules.dominoes.score import ends_score
from bot.rules.moves import End
from bot.rules.pieces import Tile

Open = tuple[int, int, bool]  # the number of an end, what it counts, whether it is a long side of the spinner
_SIDES = (End.LEFT, End.RIGHT)


Ends = tuple[int, int]  # the number of the end that a tile covers and of the one it opens; of the first tile both


class After(dict[int, dict["LineState", Ends]]):
    """By tile the lines that it can leave, each with the ends that change, found when they are asked for."""

    def __init__(self, line: "LineState") -> None:
        super().__init__()
        self.line = line

    def __missing__(self, tile: int) -> dict["LineState", Ends]:
        found = self[tile] = self.line.every_after(tile)
        return found


class LineState:
    """A line: the tiles that fit it, what it scores, and the lines `after` each tile.

    `awaits` a spinner, or not; `alone`: its only tile is a double, which counts once.
    """

    __slots__ = ("_scoring", "after", "alone", "awaits", "ends", "fits", "lines", "points")

    def __init__(self, lines: "Lines", ends: tuple[Open, ...], *, awaits: bool, alone: bool) -> None:
        self.lines, self.ends, self.awaits, self.alone = lines, ends, awaits, alone
        self.fits = lines.tiles.with_any(tuple([number for number, _, _ in ends])) if ends else lines.tiles.every
        counted = sum([counts for _, counts, _ in ends])
        self.points = ends_score(lines.options, counted // 2 if alone else counted) if ends else 0
        self.after = After(self)
        self._scoring = -1

    @property
    def scoring(self) -> int:
        """The tiles that would score here."""
        if self._scoring < 0:
            fitting = members(self.fits)
            self._scoring = sum([1 << tile for tile in fitting if any(line.points for line in self.after[tile])])
        return self._scoring

    def every_after(self, tile: int) -> dict["LineState", Ends]:
        """The different lines that a tile leaves, with the ends that change."""
        tiles = self.lines.tiles
        if not self.ends:
            face = tiles.tiles[tile]
            return {self.lines.begun(tile): (face.high, face.low)}
        fitting = [end for end in dict.fromkeys(self.ends) if tiles.bearing[end[0]] >> tile & 1]
        return {self.placed(tile, end): (end[0], tiles.other[end[0]][tile]) for end in fitting}

    def placed(self, tile: int, end: Open) -> "LineState":
        """The line with a tile at one of its ends."""
        lines, (number, _, is_side) = self.lines, end
        ends = list(self.ends)
        ends.remove(end)
        is_double = bool(lines.tiles.doubles >> tile & 1)
        ends.append(lines.opened(lines.tiles.other[number][tile], is_double, spins=self.awaits and is_double))
        if is_side and not any(side for _, _, side in ends):
            ends += [(number, 0, False)] * 2
        return lines.line(ends, awaits=self.awaits and not is_double)


class Lines:
    """All lines of games with these tiles, this way to score and this spinner."""

    def __init__(self, options: DominoesOptions) -> None:
        self.options = options
        self.tiles: Tiles = tiles_to(options.highest)
        self.counted = options.scores_plays
        self.spins = options.spinner == "first_double"
        self._known: dict[tuple[tuple[Open, ...], bool, bool], LineState] = {}
        self.empty = self.line([], awaits=self.spins)

    def line(self, ends: list[Open], *, awaits: bool, alone: bool = False) -> LineState:
        """The one line with these ends."""
        key = tuple(sorted(ends)), awaits, alone
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = LineState(self, key[0], awaits=awaits, alone=alone)
        return found

    def opened(self, number: int, is_double: bool, *, spins: bool = False) -> Open:
        """The end that a tile opens."""
        return number, (2 * number if is_double else number) * self.counted, spins

    def begun(self, tile: int) -> LineState:
        """The line of a first tile."""
        face = self.tiles.tiles[tile]
        ends = [
            self.opened(half, face.is_double, spins=self.spins and face.is_double) for half in (face.high, face.low)
        ]
        return self.line(ends, awaits=self.spins and not face.is_double, alone=face.is_double and self.counted)

    def of(self, ends: Sequence[OpenEnd], spinner: Tile | None, count: int) -> tuple[LineState, dict[End, Open]]:
        """The line of so many tiles with these ends, and which of its ends each of them is."""
        if not ends:
            return self.empty, {}
        is_alone = count == 1 and ends[0].tile.is_double
        named = {end.end: self._open(end, spinner) for end in ends}
        awaits = self.spins and spinner is None
        return self.line(list(named.values()), awaits=awaits, alone=is_alone and self.counted), named

    def _open(self, end: OpenEnd, spinner: Tile | None) -> Open:
        if end.tile != spinner:
            return self.opened(end.number, end.tile.is_double)
        return self.opened(end.number, True, spins=True) if end.end in _SIDES else (end.number, 0, False)


@cache
def _lines(highest: int, scoring: PlayScoring, *, spins: bool) -> Lines:
    return Lines(DominoesOptions(scoring, highest=highest, spinner="first_double" if spins else "none"))


def lines_of(options: DominoesOptions) -> Lines:
    """The lines of a game."""
    return _lines(options.highest, options.scoring, spins=options.spins)
