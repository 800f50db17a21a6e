"""The alt text of a table with a line: `Line: 2-5 5-5 … Open ends: 2 and 5. Rows: Ann 3, Bo 4 (to turn), …`."""

from bot.rules.events import Went
from bot.rules.view import SeatView, View
from bot.words.alt.phrases import draw_sentences, line_sentences, match_over_sentence, scores_sentences
from bot.words.facts.line import last_turned
from bot.words.names import Namer

_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven")


def line_table(view: View, name: Namer) -> list[str]:
    """The table in sentences: the line, its ends, what was turned up last, the rows and the scores."""
    line = view.line_board
    sentences = [f"{view.title}, deal {view.deal}."]
    sentences.extend(line_sentences(line) or ["The line has not begun.", draw_sentences(view, name)])
    if (turned := last_turned(view)) is not None:
        where = "fits both ends" if turned.went is Went.WAITS else "does not fit, back in the row"
        sentences.append(f"{name(turned.seat)} turned up {turned.tile}: {where}.")
    if line.peeked is not None:
        sentences.append(f"Your next tile, seen by you alone: {line.peeked}.")
    sentences.append(f"Rows: {', '.join(_row(view, seat, name) for seat in view.seats)}.")
    return [*sentences, match_over_sentence(view, name), scores_sentences(view, name)]


def _row(view: View, seat: SeatView, name: Namer) -> str:
    row = f"{name(seat.seat)} {len(seat.shown)}"
    if seat.to_act:
        row += " (to choose an end)" if view.line_board.waiting is not None else " (to turn)"
    up = [str(shown.piece) for shown in seat.shown if shown.piece is not None]
    if up:
        count = _COUNTS[len(up)] if len(up) < len(_COUNTS) else str(len(up))
        row += f", {count} face up: {' '.join(up)}"
    return row
