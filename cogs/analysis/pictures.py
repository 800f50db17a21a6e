"""The pictures of decisions: of the costliest one, and of a match by one person's own."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Signed, Text, value_text
from bot.rules.boards import TricksView
from bot.rules.view import View
from bot.words.hint.amounts import often
from bot.words.moves import named
from bot.words.seat.headline import Pill, led_pill, trump_pill
from bot.words.speaker import say
from bot.words.tricks.sentences import trump_suit
from cogs.analysis.grades import SHOWN_COURSE, MatchReview, RecordedDecision
from cogs.analysis.moment_pictures import draw_moment
from cogs.analysis.strip import draw_strip, legend
from cogs.analysis.words import alt_match_review, alt_turning_point, chance, headline, moment, moves, why
from images.drawing import SMALL, Box, Canvas, Drawing, Ink, felt_of, felt_titled, names_drawn, painted
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Element, Painted, Paragraph, ProgressBar, Words, figure, soft, strong
from images.parts.headers import opened
from images.parts.marks import draw_rounded, panel
from images.scores.chart import draw_curve

# -- the costliest decision -------------------------------------------------------------------------------------------


_CHANCES_END = 608, 684  # with the reason below it, without one


def draw_turning_point(made: RecordedDecision, names: Sequence[str]) -> Drawing:
    """The card of a decision that cost something. It shows what its player could know then, and nothing else."""
    called = names_drawn(names)
    return Drawing(alt_turning_point(made, names), "turning-point.png", partial(_render, made), names=called)


def _render(made: RecordedDecision) -> bytes:
    decision, when = made.decision, moment(made)
    view = decision.view
    canvas = opened(felt_of(view), Message("button-biggest-mistake"), when, _pills(view), briefer=((when, ""),))
    strong(headline(made), 56, least=40).draw(canvas, Box(34, 90, 1074, 170), Ink.FELT)
    top, because = draw_moment(canvas, decision), say(why(decision, to_all=True))
    _chances(made).draw(canvas, Box(20, top, 1080, _CHANCES_END[0 if because else 1]))
    Paragraph([because], (38, 36, 34, 32, 30, 28), most=2).draw(canvas, Box(34, 608, 1066, 692), Ink.FELT)
    return canvas.png(felt_of(view), largest=SMALL)


def _pills(view: View) -> list[Pill]:
    pills, board = list[Pill](), view.board
    if not isinstance(board, TricksView):
        return pills
    if (trump := trump_suit(view)) is not None:
        pills.append(trump_pill(trump))
    if board.led is not None and board.current_plays:
        pills.append(led_pill(board.led))
    return pills


def _chances(made: RecordedDecision) -> Panel:
    """The chance of both moves, as words and as bars."""
    decision, found = made.decision, chance(made.decision)
    if found is None:
        return Panel(Paragraph([say(Message("chance-level"))], (40, 36, 34, 32, 30), most=2))
    shares = [say(often(share)) for share in (found.played, found.best)]
    if shares[0] == shares[1]:
        shares = ["", ""]  # the bars tell them apart
    rows = [
        Entry((
            strong(named(decision.view, move), 36, most=330),
            ProgressBar(share, ink, 30, Ink.LIGHT),
            figure(words, 36, bold=True, least=26, most=300),
        ))
        for move, share, ink, words in (
            (decision.played.move, found.played, Ink.ORANGE, shares[0]),
            (decision.best.move, found.best, Ink.GREEN, shares[1]),
        )
    ]  # fmt: skip
    return Panel(Stack([soft(found.label), Columns(rows, pad=0, gap=24, between=0, most=60)], gap=6), above=16)


# -- a match ----------------------------------------------------------------------------------------------------------


_ACCURACY, _PARTS = Box(20, 98, 500, 298), Box(514, 98, 1080, 298)
_STRIP, _MARKS = Box(20, 308, 1080, 490), Box(44, 366, 1056, 482)
_COSTLIEST = Box(20, 500, 1080, 690)
_COURSE = Box(318, 160, 470, 268)
_FINE = 10  # below it a figure has a place after the point


def draw_match_review(review: MatchReview, names: Sequence[str], course: Sequence[int] = ()) -> Drawing:
    """The picture of a match for the one whose decisions they are. `course`: the accuracies up to this one."""
    render, called = partial(_render_match, review, course), names_drawn(names)
    return Drawing(alt_match_review(review, course, names), "my-match.png", render, names=called)


def _render_match(review: MatchReview, course: Sequence[int]) -> bytes:
    felt, deals = felt_titled(review.title), len(review.deals)
    pills = [Pill(Message("card-picture-deals", count=deals), str(deals))]
    canvas = opened(felt, Message("button-my-match"), review.title, pills)
    _draw_accuracy(canvas, review, course)
    Panel(_parts(review)).draw(canvas, _PARTS)
    if review.grades:
        panel(canvas, _STRIP, Ink.HEADER)
        legend(review.grades).draw(canvas, Box(44, 314, 1056, 360), Ink.HEADER)
        draw_strip(canvas, review.deals, _MARKS, Ink.HEADER)
        Panel(_costliest(review), Ink.LIGHT).draw(canvas, _COSTLIEST)
    else:
        nothing = Paragraph([say(Message("match-details-nothing"))], (44, 40, 36), most=3)
        Panel(nothing).draw(canvas, _STRIP._replace(bottom=_COSTLIEST.bottom))
    return canvas.png(felt, largest=SMALL)


def _draw_accuracy(canvas: Canvas, review: MatchReview, course: Sequence[int]) -> None:
    """The accuracy, and its course where there were matches before."""
    panel(canvas, _ACCURACY, Ink.HEADER)
    if review.accuracy is None:
        strong(Message("match-no-accuracy"), 44, least=30, align="m").draw(canvas, _ACCURACY.grown(-24), Ink.HEADER)
        return
    of = Words(Message("match-of-hundred"), 34, grows=True)
    figures = Beside([strong(str(review.accuracy), 104, Ink.GOLD), of], gap=14)
    title, scale = soft(Message("match-accuracy"), least=26), soft(Message("match-scale"), size=30, least=26)
    has_course = len(course) >= SHOWN_COURSE
    left = _ACCURACY._replace(right=_COURSE.left - 14 if has_course else _ACCURACY.right)
    Stack([title, figures, scale], gap=4).draw(canvas, left.grown(-14)._replace(left=44), Ink.HEADER)
    if has_course:
        _draw_course(canvas, course)


def _draw_course(canvas: Canvas, course: Sequence[int]) -> None:
    title = Box(_COURSE.left - 60, _ACCURACY.top + 8, _ACCURACY.right - 20, _ACCURACY.top + 48)
    soft(Message("match-course", count=len(course)), size=30, least=26, align="r").draw(canvas, title, Ink.HEADER)
    low, high = min(*course, 90), 100
    step = _COURSE.width / (len(course) - 1)
    points = [
        (round(_COURSE.left + number * step), round(_COURSE.bottom - (it - low) / (high - low) * _COURSE.height))
        for number, it in enumerate(course)
    ]
    draw_curve(canvas, points, Ink.ACCENT, ground=Ink.HEADER)
    mark = painted((24, 24), Ink.HEADER, lambda brush: brush.disc(12, 12, 12, Ink.GOLD))
    canvas.paste(mark, points[-1][0] - 12, points[-1][1] - 12)


def _parts(review: MatchReview) -> Stack:
    """The worth of the hands, the slips and the rest, and what they make together."""
    title, parts = soft(Message("match-ahead", unit=review.unit), size=34, least=26), review.parts
    if parts is None:
        return Stack([title, Words(Message("match-no-score")), Element()], gap=40)
    rows = (
        ("match-luck", parts.luck),
        ("match-slips", -parts.lost),
        ("match-rest", parts.rest),
        ("match-total", parts.total),
    )
    largest = max(1.0, *(abs(amount) for _, amount in rows))
    entries = [
        Entry((
            Words(Message(label), 33, least=26, most=180),
            _signed_bar(amount / largest),
            figure(_points(amount), 34, bold=True),
        ))
        for label, amount in rows
    ]  # fmt: skip
    return Stack([title, Columns(entries, pad=0, between=0, most=38)], gap=2)


def _signed_bar(share: float) -> Painted:
    """A bar from the middle: to the right in green where the amount is above 0, to the left in orange below it."""

    def paint(canvas: Canvas, room: Box, ground: Ink) -> None:
        at = Box(room.left, room.centre[1] - 12, room.right, room.centre[1] + 12)
        middle, reach = at.centre[0], round((at.width // 2 - 14) * share)
        draw_rounded(canvas, at, 12, Ink.LIGHT, ground)
        if reach:
            left, right = sorted((middle, middle + reach))
            canvas.fill(Box(left, at.top, right, at.bottom), Ink.GREEN if share > 0 else Ink.ORANGE)
        canvas.fill(Box(middle - 2, at.top, middle + 2, at.bottom), Ink.TEXT)

    return Painted(230, paint, grows=True)


def _points(amount: float) -> Text:
    return value_text(Signed(amount, 1 if abs(amount) < _FINE else 0))


def _costliest(review: MatchReview) -> Stack:
    if not review.costliest:
        praise, more = Message("match-no-mistake"), Message("match-no-mistake-more")
        return Stack([strong(praise, 46, Ink.GOLD, least=32), Words(more)])
    rows = [
        Entry((
            soft(moment(made), most=400),
            Words(Message("match-moves", **moves(made.decision)), 36, least=22, grows=True),
            figure(_points(-made.decision.cost), 42, Ink.GOLD, bold=True),
        ))
        for made in review.costliest
    ]  # fmt: skip
    return Stack([soft(Message("match-costliest"), size=32, least=26), Columns(rows, pad=0, between=0, most=47)], gap=4)
