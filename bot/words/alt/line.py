"""The alt text of a table with a line: whose turn it is, the line, the rows; or how the deal ended, rows face up."""

from bot.rules.boards import PieceView
from bot.rules.events import Went
from bot.rules.grammar import counted
from bot.rules.view import Phase, SeatView, View
from bot.words.alt.phrases import line_sentences, match_over_sentence, scores_sentences
from bot.words.facts.line import goes_on, last_turned, line_end, since_last_turn, waiting
from bot.words.line import deal_title, end_hero, end_title, lowest_sentence, sum_of_pips, turned_sentence, turned_words
from bot.words.names import Namer

_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven")


def line_table(view: View, name: Namer) -> list[str]:
    """The table in sentences: whose turn it is after what, the line and its ends, the rows and the scores."""
    if view.phase is Phase.OVER and view.results:
        return _line_end(view, name)
    line, turned = view.line_board, last_turned(view)
    sentences = [f"{view.title}, {deal_title(view, view.deal)}.", turn_sentence(view, name)]
    if turned is not None:
        back = ", back in the row" if turned.went is Went.BACK else ""
        sentences.append(f"{turned_sentence(turned, name)}{back}.")
    sentences.append(_since(view, name))
    sentences.extend(line_sentences(line) or ["The line has not begun."])
    if line.peeked is not None:
        sentences.append(f"Your next tile, seen by you alone: {line.peeked}.")
    sentences.append(rows_sentence(view, name))
    return [*sentences, match_over_sentence(view, name), scores_sentences(view, name)]


def rows_sentence(view: View, name: Namer) -> str:
    """How many tiles each row has, and which of them lie face up."""
    return f"Rows: {', '.join(_row(view, seat, name) for seat in view.seats)}."


def _since(view: View, name: Namer) -> str:
    """What the others have turned up since the last turn of the seat to act, but for the tile turned up last."""
    turns = since_last_turn(view)
    if [tile for _, tiles in turns for tile in tiles] in ([], [last_turned(view)]):
        return ""
    each = (f"{name(seat)} {', then '.join(map(turned_words, tiles))}" for seat, tiles in turns)
    since = "your last turn" if view.ask is not None else f"the last turn of {name(view.to_act[0])}"
    return f"Since {since}: {'; '.join(each)}."


def turn_sentence(view: View, name: Namer) -> str:
    """Whose turn it is; empty when the match is over."""
    if not view.to_act:
        return ""
    who = "Your turn" if view.ask is not None else f"{name(view.to_act[0])} turns"
    if waiting(view) is not None:
        return f"{who}: choose an end." if view.ask is not None else f"{name(view.to_act[0])} chooses an end."
    return f"{who} again." if goes_on(view) else f"{who}."


def _row(view: View, seat: SeatView, name: Namer) -> str:
    row = f"{name(seat.seat)} {len(seat.shown)}"
    if seat.to_act:
        row += " (to choose an end)" if view.line_board.waiting is not None else " (to turn)"
    up = _codes(seat.shown)
    if up:
        count = _COUNTS[len(up)] if len(up) < len(_COUNTS) else str(len(up))
        row += f", {count} face up: {' '.join(up)}"
    return row


def _line_end(view: View, name: Namer) -> list[str]:
    """`Deal 2 is over. Dot went out: +35 (12 + 14 + 9). Line: 1-4 4-4 … Rows: Ann 4-3 3-2, 12; …`"""
    end = line_end(view)
    title = end_title(view)
    how = "" if title.endswith("is over") else f" {title}."
    over = f"{view.title}, {deal_title(view, end.number)} is over.{how}"
    if end.winner is None:
        what = lowest_sentence(view, name)
    else:
        hero = "".join(end_hero(view, name))
        what = f"{hero} ({sum_of_pips(end)})." if "+" in hero else f"{hero}: wins the round."
    rows = "; ".join(_face_up(view.seats[seat], name, end.pips[seat]) for seat in end.order)
    sentences = [over, what, *line_sentences(view.line_board), f"Rows: {rows}."]
    return [*sentences, match_over_sentence(view, name), scores_sentences(view, name)]


def _face_up(seat: SeatView, name: Namer, pips: int) -> str:
    held = " ".join(_codes(seat.shown)) or "empty"
    return f"{name(seat.seat)} {held}, {counted(pips, 'pip')}"


def _codes(row: tuple[PieceView, ...]) -> list[str]:
    return [str(shown.piece) for shown in row if shown.piece is not None]
