"""The pictures of a puzzle: its question, and its answer with the votes."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Seat, Text, Who, value_text
from bot.rules.boards import RowsView
from bot.rules.view import Phase, View
from bot.words.seat.headline import Look, Pill, headline
from bot.words.speaker import say_line
from bot.words.terms import unit_of
from cogs.puzzles.table import PuzzleScore
from cogs.puzzles.words import Judged, alt_answer, alt_question, question
from images.drawing import Box, Canvas, Drawing, Ink, felt_of, names_drawn
from images.parts.columns import Beside, Columns, Entry, Stack
from images.parts.elements import Element, ProgressBar, crown, figure, soft, strong
from images.parts.headers import draw_head, news_header
from images.seat.seat import draw_body
from images.table.rows import render_rows

MOST_ROWS = 5
_STUB = 0.12  # how long the bar of the lowest is, of what they differ by


def draw_question(view: View, names: Sequence[str], days: int | None) -> Drawing:
    """The moment of a puzzle: of a match that is over, and was played so many days ago; None: of the stock."""
    alt = alt_question(view, names, days)
    is_row = isinstance(view.board, RowsView)  # then all that its player knows is on the table
    render = partial(render_rows, view) if is_row else partial(_render_question, view, days)
    return Drawing(alt, "puzzle.png", render, names=names_drawn(names, view.viewer))


def _render_question(view: View, days: int | None) -> bytes:
    canvas = Canvas(Ink.FELT)
    more: Text = view.title
    if days is not None:
        more = Message("puzzle-whose", who=Seat(view.viewer or 0, how="name"), days=days)
    head = headline(view)._replace(title=question(view), more=more, brief="")
    if view.phase is Phase.PASS:  # the name of its player needs their room
        head = head._replace(pills=())
    draw_head(canvas, head, felt_of(view))
    draw_body(canvas, view)
    return canvas.png(felt_of(view))


def draw_answer(
    view: View, judged: Sequence[Judged], title: Message, who: str, score: PuzzleScore | None = None
) -> Drawing:
    """The choices of a puzzle, best first; `who` made one of them, `score` is the reader's.

    Five are drawn: the best, what was made and answered, and those that come next.
    """
    chosen = sorted(judged, key=lambda one: not (one.is_best or one.was_made or one.is_answer))[:MOST_ROWS]
    rows = tuple(one for one in judged if one in chosen)
    render = partial(_render_answer, view, rows, title, who, score)
    return Drawing(alt_answer(title, rows, who), "puzzle-answer.png", render)


def _render_answer(view: View, rows: Sequence[Judged], title: Message, who: str, score: PuzzleScore | None) -> bytes:
    canvas, pills, felt = Canvas(Ink.FELT), list[Pill](), felt_of(view)
    if score is not None and score.answered:
        pills = _score_pills(score)
    news_header(canvas, say_line(title), ((),), pills, game=felt)
    ahead, votes = Message("puzzle-ahead", unit=unit_of(view)), Message("puzzle-votes")
    head = Entry((Element(), None, figure(ahead, 32, Ink.MUTED, least=26), figure(votes, 32, Ink.MUTED, least=26)))
    worst, best = min(row.value for row in rows), max(row.value for row in rows)
    lowest = worst - (best - worst) * _STUB
    shares = [(row.value - lowest) / ((best - lowest) or 1.0) for row in rows]
    entries = [_entry(row, who, share) for row, share in zip(rows, shares, strict=True)]
    Columns(entries, head, gap=24, between=10, most=180, radius=20, head_high=52).draw(canvas, Box(20, 84, 1080, 690))
    return canvas.png(felt)


def _score_pills(score: PuzzleScore) -> list[Pill]:
    """The reader's rating and streak; without one, the number of right answers."""
    if score.rating is None:
        count = Message("count-of", count=score.right, all=score.answered)
        return [Pill(Message("puzzle-pill"), count, Look.GOLD)]
    streak = [Pill(Message("puzzle-pill-streak"), str(score.streak), Look.GOLD)] if score.streak > 1 else []
    return [*streak, Pill(Message("puzzle-pill-rating"), str(score.rating))]


def _entry(row: Judged, who: str, share: float) -> Entry:
    """A choice, who made it, a bar that is the longer the better it is, and how far it is ahead."""
    label = strong(row.label, 40, least=26, grows=True)
    called: Element = Beside([crown(44), label], gap=12) if row.is_best else label
    tags = _tags(row, who)
    if tags is not None:
        called = Stack([called, soft(tags, size=30, least=24)], gap=8)
    bar = ProgressBar(share, Ink.GOLD if row.is_best else Ink.OUTLINE, 36, track=None, radius=6)
    figures = figure(row.figure, 40, bold=True), figure(str(row.votes), 40)
    rim = Ink.GOLD if row.is_best else Ink.TEXT if row.is_answer else None
    return Entry((called, bar, *figures), Ink.LIGHT if row.is_best else Ink.HEADER, rim)


def _tags(row: Judged, who: str) -> Text | None:
    """Below a choice: who made it, at the table or as the reader's answer."""
    if not row.was_made:
        return Message("puzzle-your-answer") if row.is_answer else None
    return Message("puzzle-your-answer-too", who=Who(who)) if row.is_answer else value_text(Who(who))
