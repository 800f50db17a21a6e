"""The pictures of decisions: of the costliest one, and of a match by one person's own."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Signed, Text, value_text
from bot.rules.boards import TricksView
from bot.rules.view import View
from bot.words.decision import DealFigures, MatchReview, RecordedDecision
from bot.words.hint.amounts import often
from bot.words.moves import named
from bot.words.seat.headline import Pill, led_pill, trump_pill
from bot.words.speaker import say
from bot.words.tricks.sentences import trump_suit
from cogs.analysis.moment_pictures import draw_moment
from cogs.analysis.words import alt_match_review, alt_turning_point, chance, headline, moment, moves, why
from images.drawing import SMALL, Box, Canvas, Drawing, Ink, felt_of, felt_titled, names_drawn
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Element, Painted, Paragraph, ProgressBar, Words, figure, soft, strong
from images.parts.headers import opened
from images.parts.marks import draw_rounded, panel

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
    strong(headline(decision), 56, least=40).draw(canvas, Box(34, 90, 1074, 170), Ink.FELT)
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
        return Panel(Element())
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


_DEALS = Box(20, 336, 1080, 484)
_MOST = 24  # deals that are drawn, the latest
_FINE = 10  # below it a figure has a place after the point


def draw_match_review(review: MatchReview, names: Sequence[str]) -> Drawing:
    """The picture of a match for the one whose decisions they are."""
    render, called = partial(_render_match, review), names_drawn(names)
    return Drawing(alt_match_review(review, names), "my-match.png", render, names=called)


def _render_match(review: MatchReview) -> bytes:
    felt, deals = felt_titled(review.title), len(review.deals)
    pills = [Pill(Message("card-picture-deals", count=deals), str(deals))]
    canvas = opened(felt, Message("button-my-match"), review.title, pills)
    Panel(_accuracy(review)).draw(canvas, Box(20, 100, 500, 322))
    Panel(_luck(review)).draw(canvas, Box(514, 100, 1080, 322))
    _draw_deals(canvas, review)
    Panel(_costliest(review), Ink.LIGHT).draw(canvas, Box(20, 498, 1080, 688))
    return canvas.png(felt, largest=SMALL)


def _accuracy(review: MatchReview) -> Stack:
    title = soft(Message("match-accuracy"), least=26)
    if review.accuracy is None:
        return Stack([title, strong(Message("match-no-accuracy"), 44, least=30), Element()], gap=40)
    of = Words(Message("match-of-hundred"), grows=True)
    figures = Beside([strong(str(review.accuracy), 104, Ink.GOLD), of], gap=18)
    ends = (soft(Message(name), size=32, least=26) for name in ("match-best", "match-worst"))
    return Stack([title, figures, *ends], gap=0)


def _luck(review: MatchReview) -> Stack:
    """Luck, skill, and what both make together."""
    title = soft(Message("match-ahead", unit=review.unit), least=26)
    if all(deal.luck is None for deal in review.deals):
        return Stack([title, Words(Message("match-no-score")), Element()], gap=40)
    luck, play = review.luck[0], review.play
    rows = (("match-luck", luck), ("match-skill", play), ("match-total", luck + play))
    largest = max(abs(luck), abs(play), abs(luck + play), 1.0)
    entries = [
        Entry((
            Words(Message(label), 36, least=26, most=140),
            _signed_bar(amount / largest),
            figure(_points(amount), 36, bold=True),
        ))
        for label, amount in rows
    ]  # fmt: skip
    return Stack([title, Columns(entries, pad=0, between=0, most=52)])


def _signed_bar(share: float) -> Painted:
    """A bar from the middle: to the right in green where the amount is above 0, to the left in orange below it."""

    def paint(canvas: Canvas, room: Box, ground: Ink) -> None:
        at = Box(room.left, room.centre[1] - 14, room.right, room.centre[1] + 14)
        middle, reach = at.centre[0], round((at.width // 2 - 14) * share)
        draw_rounded(canvas, at, 14, Ink.LIGHT, ground)
        if reach:
            left, right = sorted((middle, middle + reach))
            canvas.fill(Box(left, at.top, right, at.bottom), Ink.GREEN if share > 0 else Ink.ORANGE)
        canvas.fill(Box(middle - 2, at.top, middle + 2, at.bottom), Ink.TEXT)

    return Painted(230, paint)


def _points(amount: float) -> Text:
    return value_text(Signed(amount, 1 if abs(amount) < _FINE else 0))


def _draw_deals(canvas: Canvas, review: MatchReview) -> None:
    """A bar for each deal, as high as its accuracy."""
    panel(canvas, _DEALS, Ink.HEADER)
    soft(Message("match-by-deal"), least=26).draw(canvas, Box(44, 340, 204, 400), Ink.HEADER)
    deals = review.deals[-_MOST:]
    pitch = min(84, 840 // len(deals))
    for number, deal in enumerate(deals):
        middle = 210 + pitch * number + pitch // 2
        _draw_deal(canvas, deal, middle, pitch, is_named=pitch >= 44 or number % 2 == (len(deals) - 1) % 2)


def _draw_deal(canvas: Canvas, deal: DealFigures, middle: int, pitch: int, *, is_named: bool) -> None:
    wide, top, bottom = min(40, pitch - 8), 350, 442
    draw_rounded(canvas, Box(middle - wide // 2, top, middle + wide // 2, bottom), 8, Ink.LIGHT, Ink.HEADER)
    if deal.accuracy is not None:
        high = max(round((bottom - top) * deal.accuracy / 100), 16)
        ink = Ink.GREEN if deal.accuracy >= 50 else Ink.ORANGE
        draw_rounded(canvas, Box(middle - wide // 2, bottom - high, middle + wide // 2, bottom), 8, ink, Ink.LIGHT)
    if is_named:
        number = Words(str(deal.deal), 28, Ink.MUTED, align="m")
        number.draw(canvas, Box(middle - 42, bottom, middle + 42, _DEALS.bottom), Ink.HEADER)


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
