"""The alt text of a table with a line: `Line: 2-5 5-5 … Open ends: 2 and 5. Rows: Ann 3, Bo 4 (to turn), …`."""

from collections.abc import Sequence

from bot.rules.events import Went
from bot.rules.view import SeatView, View
from bot.words.alt_words import NAME_LENGTHS, drawn_words, first_that_fits, match_over_words, namer, scores_words
from bot.words.names import Namer
from bot.words.wording import last_turned

_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven")


def alt_line_table(view: View, names: Sequence[str]) -> str:
    """The table in words: the line, its ends, what was turned up last, the rows and the scores."""
    return first_that_fits(_said(view, namer(names, longest)) for longest in NAME_LENGTHS)


def _said(view: View, name: Namer) -> list[str]:
    line = view.line_board
    said = [f"{view.title}, deal {view.deal}."]
    if line.ends is not None:
        said.append(f"Line: {' '.join(f'{left}-{right}' for left, right in line.tiles)}.")
        said.append(f"Open ends: {line.ends[0]} and {line.ends[1]}.")
    else:
        said.append("The line has not begun.")
        if view.draws:
            said.append(drawn_words(view, name))
    if (turned := last_turned(view)) is not None:
        where = "fits both ends" if turned.went is Went.WAITS else "does not fit, back in the row"
        said.append(f"{name(turned.seat)} turned up {turned.tile}: {where}.")
    if line.peeked is not None:
        said.append(f"Your next tile, seen by you alone: {line.peeked}.")
    said.append(f"Rows: {', '.join(_row(view, seat, name) for seat in view.seats)}.")
    if view.winners is not None:
        said.append(match_over_words(view, name))
    said.append(scores_words(view, name))
    return said


def _row(view: View, seat: SeatView, name: Namer) -> str:
    what = f"{name(seat.seat)} {len(seat.shown)}"
    if seat.to_act:
        what += " (to choose an end)" if view.line_board.waiting is not None else " (to turn)"
    up = [str(shown.piece) for shown in seat.shown if shown.piece is not None]
    if up:
        count = _COUNTS[len(up)] if len(up) < len(_COUNTS) else str(len(up))
        what += f", {count} face up: {' '.join(up)}"
    return what
