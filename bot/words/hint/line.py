"""What can be seen of two moves at a line: what each end leaves open, what is known of the tiles to turn up."""

from collections.abc import Iterator

from bot.rules.moves import Move, Place, Turn
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.facts.line import ends_left, row_as_seen, waiting
from bot.words.line import ends_left_sentence


def line_reasons(view: View, best: Move, other: Move) -> Iterator[str]:
    """What all can see, or could remember, of the difference between two moves."""
    waits = waiting(view)
    if waits is not None and isinstance(best, Place) and isinstance(other, Place):
        after = ends_left(view, waits.tile)
        if after is not None:
            yield ends_left_sentence(after)
    if view.viewer is not None and isinstance(best, Turn) and isinstance(other, Turn):
        row = row_as_seen(view, view.viewer)
        places = [turn.place or len(row) for turn in (best, other)]
        first, second = (_known(view, row[place - 1], place) for place in places)
        if first or second:
            yield f"{first or _unknown(places[0])}; {second or _unknown(places[1])}.".capitalize()


def _known(view: View, tile: Tile | None, place: int) -> str:
    """What is known of a tile of the row; empty where nobody has seen it."""
    if tile is None:
        return ""
    ends = view.line_board.ends
    fits = ends is None or any(tile.has(end) for end in ends)
    return f"tile {place} is {tile}, which {'fits' if fits else 'does not fit'}"


def _unknown(place: int) -> str:
    return f"nobody has seen tile {place}"
