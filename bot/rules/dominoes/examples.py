"""Lines of dominoes as pages of help draw them: laid and counted by the rules."""

from bot.message import Message, Row, Text
from bot.rules.boards import ChainView, PieceView
from bot.rules.dominoes.deal import new_line
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import ends_score
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import Example

_ENDS = {"": None, "<": End.LEFT, ">": End.RIGHT, "^": End.UP, "_": End.DOWN}


def line_example(options: DominoesOptions, caption: Text, plays: str, pieces: str = "") -> Example:
    """A line that is played tile by tile, as "6-6 <6-4 >6-3", and pieces beside it: those that fit are marked."""
    line, chain = _played(options, plays)
    shown = tuple(_piece(line, _tile(word)) for word in pieces.split())
    return Example(caption, chain=chain, pieces=shown)


def sum_example(options: DominoesOptions, plays: str) -> Example:
    """A line, with what its ends add up to and score as the caption."""
    line, chain = _played(options, plays)
    counts = Row([end.counts for end in line.ends if end.counts or len(line.ends) == 2], " + ")
    points = ends_score(options, line.sum)
    return Example(Message("dominoes-help-example-sum", counts=counts, sum=line.sum, points=points), chain=chain)


def _played(options: DominoesOptions, plays: str) -> tuple[Line, ChainView]:
    line, log = new_line(options), list[Laid]()
    for number, word in enumerate(plays.split()):
        tile, end = _tile(word[-3:]), _ENDS[word[:-3]]
        outer = tile.low if end is None else tile.other(line.number_at(end) or 0)
        line = line.after(tile, end)
        log.append(Laid(number % 2, tile, end, outer, ends_score(options, line.sum)))
    board = ChainView(tuple(log), line.ends, line.spinner, scores_plays=options.scores_plays, direction=options.step)
    return line, board


def _piece(line: Line, tile: Tile) -> PieceView:
    fits = line.takes(tile)
    tinted = (fits and tile.high in line.numbers, fits and tile.low in line.numbers)
    return PieceView(tile, legal=fits, tinted=tinted)


def _tile(name: str) -> Tile:
    return Tile(int(name[0]), int(name[2]))
