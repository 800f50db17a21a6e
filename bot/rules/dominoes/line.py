"""The line of dominoes: its two ends, or its spinner's up to four arms (rules §7.1, §7.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.boards import LineView, OpenEnd
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import ends_score
from bot.rules.dominoes.tiles import members, tiles_to
from bot.rules.events import Laid
from bot.rules.moves import End, Train
from bot.rules.pieces import Tile

_SIDES, _ARMS = (End.LEFT, End.RIGHT), (End.UP, End.DOWN)


@dataclass(frozen=True, slots=True)
class Line:
    """The open ends, in the order left, right, up, down. `spins`: the first double is a spinner.

    `uncovered` are the long sides of the spinner that lie open, `count` is the number of tiles.
    """

    spins: bool = False
    ends: tuple[OpenEnd, ...] = ()
    spinner: Tile | None = None
    uncovered: tuple[End, ...] = ()
    count: int = 0

    @property
    def sum(self) -> int:
        """The sum of all open ends: a double counts both halves, an arm once it has a tile."""
        return sum([end.counts for end in self.ends])

    @property
    def numbers(self) -> tuple[int, ...]:
        """The different numbers that are open, the highest first."""
        return tuple(sorted({end.number for end in self.ends}, reverse=True))

    @property
    def is_lone_double(self) -> bool:
        """True if its only tile is a double, which counts once for both ends."""
        return self.count == 1 and self.ends[0].tile.is_double

    def takes(self, tile: Tile) -> bool:
        """True if a tile fits an end; the first tile can be any."""
        return not self.ends or any(end.number in tile for end in self.ends)

    def fits(self, tile: Tile) -> tuple[End, ...]:
        """The ends a tile fits; none before the first tile."""
        return tuple([end.end for end in self.ends if end.number in tile])

    def number_at(self, end: End) -> int | None:
        """The number that is open at an end; None where there is no such end."""
        return next((open_.number for open_ in self.ends if open_.end is end), None)

    def begin(self, tile: Tile) -> "Line":
        """The line of a first tile. Raises ValueError where it has begun."""
        if self.ends:
            raise ValueError("the line has begun")
        left, right = (tile.pips, 0) if tile.is_double else (tile.high, tile.low)
        ends = (OpenEnd(End.LEFT, tile.high, tile, left), OpenEnd(End.RIGHT, tile.low, tile, right))
        is_spinner = self.spins and tile.is_double
        return Line(self.spins, ends, tile if is_spinner else None, _SIDES if is_spinner else (), 1)

    def place(self, tile: Tile, end: End | Train) -> "Line":
        """The line with a tile at one of its ends. Raises ValueError where it does not fit there."""
        ends, at = list(self.ends), next((at for at, open_ in enumerate(self.ends) if open_.end is end), None)
        if isinstance(end, Train) or at is None or ends[at].number not in tile:
            raise ValueError(f"{tile} does not fit at the {end} end")
        number = ends[at].number
        if self.is_lone_double:  # the end that is left counts it
            left = ends[1 - at]
            ends[1 - at] = OpenEnd(left.end, number, left.tile, left.tile.pips)
        outer, is_double = tile.other(number), tile.is_double
        ends[at] = OpenEnd(end, outer, tile, tile.pips if is_double else outer)
        spinner, uncovered = self.spinner, self.uncovered
        if spinner is None and self.spins and is_double:
            spinner, uncovered = tile, (end,)
        elif spinner is not None and end in uncovered:
            uncovered = tuple([side for side in uncovered if side is not end])
            if not uncovered:
                ends += [OpenEnd(arm, spinner.high, spinner, 0) for arm in _ARMS]
        return Line(self.spins, tuple(ends), spinner, uncovered, self.count + 1)

    def after(self, tile: Tile, end: End | Train | None) -> "Line":
        """The line with a tile played: the first, or at an end. Raises ValueError."""
        return self.begin(tile) if end is None else self.place(tile, end)


def line_of(laid: Iterable[Laid], *, spins: bool) -> Line:
    """The line that these plays make. Raises ValueError where one does not fit."""
    line = Line(spins)
    for play in laid:
        line = line.after(play.tile, play.end)
    return line


def line_shown(board: LineView, *, spins: bool) -> Line:
    uncovered = tuple([end.end for end in board.ends if end.tile == board.spinner and end.end in _SIDES])
    return Line(spins, board.ends, board.spinner, uncovered, len(board.laid))


EndKind = tuple[int, int, bool]  # its number, its count where ends score, whether it is a long side of the spinner
EndChange = tuple[int, int]  # the number that a tile covers and the one it opens; of the first tile both halves


class LineState:
    """All lines that go on alike: the open numbers, the tiles that fit, the score, and the states `after` each tile.

    `Lines` makes each once, from any of these lines, so states are compared by identity.
    """

    __slots__ = ("_scoring", "after", "fits", "lines", "numbers", "points")

    def __init__(self, lines: "Lines", line: Line) -> None:
        self.lines, self.numbers = lines, line.numbers
        self.fits = lines.tiles.with_any(line.numbers) if line.ends else lines.tiles.every
        self.points = ends_score(lines.options, line.sum)
        self.after = _After(lines, line)
        self._scoring = -1

    @property
    def scoring(self) -> int:
        """The tiles that would score here."""
        if self._scoring < 0:
            fitting = members(self.fits)
            self._scoring = sum([1 << tile for tile in fitting if any(state.points for state in self.after[tile])])
        return self._scoring


class _After(dict[int, dict[LineState, EndChange]]):
    """By tile the states that it can leave, each with the ends that change; found when first asked for."""

    def __init__(self, lines: "Lines", line: Line) -> None:
        super().__init__()
        kinds = dict(zip(lines.kinds(line), line.ends, strict=True))
        self.lines, self.line, self.ends = lines, line, [kinds[kind] for kind in sorted(kinds)]

    def __missing__(self, number: int) -> dict[LineState, EndChange]:
        tile, state = self.lines.tiles.tiles[number], self.lines.state
        if self.ends:
            fitting = [end for end in self.ends if end.number in tile]
            found = {state(self.line.place(tile, end.end)): (end.number, tile.other(end.number)) for end in fitting}
        else:
            found = {state(self.line.begin(tile)): (tile.high, tile.low)}
        self[number] = found
        return found


class Lines:
    """The states of all lines in games with these tiles, this scoring and this spinner. Threads can share it."""

    def __init__(self, options: DominoesOptions) -> None:
        self.options, self.tiles, self.counted = options, tiles_to(options.highest), options.scores_plays
        self._known: dict[tuple[tuple[EndKind, ...], bool], LineState] = {}
        self.empty = self.state(Line(options.spins))

    def kinds(self, line: Line) -> list[EndKind]:
        """The kind of each end, in order: a tile at ends of one kind leaves the same state."""
        counted = self.counted and not line.is_lone_double
        return [(end.number, end.counts if counted else 0, end.end in line.uncovered) for end in line.ends]

    def state(self, line: Line) -> LineState:
        key = tuple(sorted(self.kinds(line))), line.spinner is None
        return self._known.get(key) or self._known.setdefault(key, LineState(self, line))


_LINES: dict[DominoesOptions, Lines] = {}


def lines_of(options: DominoesOptions) -> Lines:
    """The states of a game's lines: those of all games with the same tiles, scoring and spinner."""
    alike = DominoesOptions(scoring=options.scoring, highest=options.highest, spinner=options.spinner)
    return _LINES.get(alike) or _LINES.setdefault(alike, Lines(alike))
