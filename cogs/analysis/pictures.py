"""The pictures of decisions: of the costliest one, and of a match by one person's own."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Signed, value_text
from bot.rules.boards import TricksView
from bot.rules.view import Phase, View
from bot.words.decision import DealFigures, MatchReview, RecordedDecision
from bot.words.hint.amounts import often
from bot.words.moves import named
from bot.words.speaker import SUITS, Span, say, say_line
from cogs.analysis.moment_pictures import bold_line, draw_moment, fitted_rows, levels_of
from cogs.analysis.words import alt_match_review, alt_turning_point, chance, headline, moment, moves, why
from images.drawing import SMALL, Box, Canvas, Drawing, Ink, Letters, Weight, felt_of, felt_titled, names_drawn, width
from images.parts.headers import EDGE, bar, header, in_bold, pill
from images.parts.lines import draw_line, line_width
from images.parts.marks import draw_rounded
from images.parts.panels import panel

# -- bars -------------------------------------------------------------------------------------------------------------


def draw_share(canvas: Canvas, share: float, at: Box, ink: Ink) -> None:
    """A bar of which a share is filled."""
    radius = at.height // 2
    draw_rounded(canvas, at, radius, Ink.LIGHT, Ink.HEADER)
    wide = round(at.width * min(max(share, 0.0), 1.0))
    if wide > 2:  # a small share is a disc
        draw_rounded(canvas, Box(at.left, at.top, at.left + max(wide, 2 * radius), at.bottom), radius, ink, Ink.LIGHT)


def draw_signed(canvas: Canvas, amount: float, largest: float, at: Box, under: Ink) -> None:
    """A bar from the middle: to the right in green where the amount is above 0, to the left in orange below it."""
    middle = at.centre[0]
    reach = round((at.width // 2 - at.height // 2) * min(1.0, abs(amount) / largest)) if largest else 0
    draw_rounded(canvas, at, at.height // 2, Ink.LIGHT, under)
    if reach:
        left, right = (middle, middle + reach) if amount > 0 else (middle - reach, middle)
        canvas.fill(Box(left, at.top, right, at.bottom), Ink.GREEN if amount > 0 else Ink.ORANGE)
    canvas.fill(Box(middle - 2, at.top, middle + 2, at.bottom), Ink.TEXT)


# -- the costliest decision -------------------------------------------------------------------------------------------


_CHANCES_END = 608, 684  # with the reason below it, without one


def draw_turning_point(made: RecordedDecision, names: Sequence[str]) -> Drawing:
    """The card of a decision that cost something. It shows what its player could know then, and nothing else."""
    called = names_drawn(names)
    return Drawing(alt_turning_point(made, names), "turning-point.png", partial(_render, made), names=called)


def _render(made: RecordedDecision) -> bytes:
    decision = made.decision
    view = decision.view
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    title, when = say(Message("button-biggest-mistake")), say(moment(made))
    header(canvas, title, when, _pills(canvas, view), game=felt_of(view), briefer=((when, ""),))
    words = in_bold(say_line(headline(decision)))
    draw_line(canvas, words, (34, 130), Letters(56, Ink.TEXT, Ink.FELT), limit=1040, least=40)
    top = draw_moment(canvas, decision)
    because = say(why(decision, to_all=True))
    _draw_chances(canvas, made, Box(20, top, 1080, _CHANCES_END[0 if because else 1]))
    _draw_why(canvas, because)
    return canvas.png(felt_of(view), largest=SMALL)


def _pills(canvas: Canvas, view: View) -> int:
    right, board = EDGE, view.board
    if not isinstance(board, TricksView):
        return right
    plays_without = board.contract is not None and not board.contract.bid.counts_tricks and view.phase is Phase.PLAY
    if board.trump is not None or plays_without:
        trump = say(Message("no-trump-brief") if board.trump is None else Message(SUITS[board.trump]))
        label = say(Message("pill-trump"))
        right = pill(canvas, right, label, trump, inks=(Ink.INK, Ink.GOLD), starred=True)
    if board.led is not None and board.current_plays:
        led = say(Message(SUITS[board.led]))
        right = pill(canvas, right, say(Message("pill-led")), led, inks=(Ink.INK, Ink.IVORY))
    return right


# -- chances and cost --------------------------------------------------------------------------------------------------


def _draw_chances(canvas: Canvas, made: RecordedDecision, at: Box) -> None:
    decision, found = made.decision, chance(made.decision)
    panel(canvas, at, Ink.HEADER)
    if found is None:
        return
    label, level = say_line(found.label), at.top + at.height // 4
    draw_line(canvas, label, (44, level), Letters(36, Ink.MUTED, Ink.HEADER), limit=1010, least=28)
    rows = ((decision.played.move, found.played, Ink.ORANGE), (decision.best.move, found.best, Ink.GREEN))
    words = [say(named(decision.view, move)) for move, _, _ in rows]
    shares = [say(often(share)) for _, share, _ in rows]
    room = min(330, max(line_width(bold_line(word), 36) for word in words))
    if shares[0] == shares[1]:
        shares = ["", ""]  # the bars tell them apart
    right = 1056 - min(300, max(line_width(bold_line(share), 36) for share in shares)) - 24
    for number, (_, share, ink) in enumerate(rows):
        middle = at.top + at.height * (11 + 5 * number) // 20
        draw_line(
            canvas, bold_line(words[number]), (44, middle), Letters(36, Ink.TEXT, Ink.HEADER), limit=room, least=28
        )
        draw_share(canvas, share, Box(44 + room + 24, middle - 15, right, middle + 15), ink)
        how_often = bold_line(shares[number])
        draw_line(canvas, how_often, (1056, middle), Letters(36, Ink.TEXT, Ink.HEADER), anchor="r", limit=300, least=26)


def _draw_why(canvas: Canvas, why: str) -> None:
    """The reason, in as large letters as two rows of it fit in."""
    rows, size = fitted_rows(why, 1032, (38, 36, 34, 32, 30, 28), 2)
    for row, level in levels_of(rows, 650, size + 8):
        draw_line(canvas, (Span(row),), (34, level), Letters(size, Ink.TEXT, Ink.FELT), limit=1032, least=24)


# -- a match ----------------------------------------------------------------------------------------------------------


_ACCURACY, _LUCK = Box(20, 100, 500, 322), Box(514, 100, 1080, 322)
_DEALS, _COSTLIEST = Box(20, 336, 1080, 484), Box(20, 498, 1080, 688)
_MOST = 24  # deals that are drawn, the latest
_FINE = 10  # below it a figure has a place after the point


def draw_match_review(review: MatchReview, names: Sequence[str]) -> Drawing:
    """The picture of a match for the one whose decisions they are."""
    return Drawing(
        alt_match_review(review, names), "my-match.png", partial(_render_match, review), names=names_drawn(names)
    )


def _render_match(review: MatchReview) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    deals = len(review.deals)
    label = say(Message("card-picture-deals", count=deals))
    right = pill(canvas, EDGE, label, str(deals), inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, say(Message("button-my-match")), say(review.title), right, game=felt_titled(review.title))
    _draw_accuracy(canvas, review)
    _draw_luck(canvas, review)
    _draw_deals(canvas, review)
    _draw_costliest(canvas, review)
    return canvas.png(felt_titled(review.title), largest=SMALL)


def _draw_accuracy(canvas: Canvas, review: MatchReview) -> None:
    panel(canvas, _ACCURACY, Ink.HEADER)
    _muted(canvas, Message("match-accuracy"), (44, 134), 432)
    if review.accuracy is None:
        words = say(Message("match-no-accuracy"))
        canvas.text(words, (44, 210), Letters(44, Ink.TEXT, Ink.HEADER, Weight.BOLD), limit=430, least=30)
        return
    wide = canvas.text(str(review.accuracy), (44, 202), Letters(104, Ink.GOLD, Ink.HEADER, Weight.BOLD))
    of_hundred = say(Message("match-of-hundred"))
    canvas.text(of_hundred, (44 + wide + 18, 226), Letters(38, Ink.TEXT, Ink.HEADER), limit=410 - wide, least=28)
    _muted(canvas, Message("match-best"), (44, 262), 436, 32)
    _muted(canvas, Message("match-worst"), (44, 298), 436, 32)


def _draw_luck(canvas: Canvas, review: MatchReview) -> None:
    """Luck, skill, and what both make together."""
    panel(canvas, _LUCK, Ink.HEADER)
    _muted(canvas, Message("match-ahead", unit=review.unit), (538, 134), 520)
    if all(deal.luck is None for deal in review.deals):
        canvas.text(say(Message("match-no-score")), (538, 210), Letters(38, Ink.TEXT, Ink.HEADER), limit=520, least=28)
        return
    luck, play = review.luck[0], review.play
    rows = ((Message("match-luck"), luck), (Message("match-skill"), play), (Message("match-total"), luck + play))
    largest = max(abs(luck), abs(play), abs(luck + play), 1.0)
    for number, (label, amount) in enumerate(rows):
        middle, bold = 186 + 52 * number, Weight.BOLD
        canvas.text(say(label), (538, middle), Letters(36, Ink.TEXT, Ink.HEADER), limit=140, least=26)
        draw_signed(canvas, amount, largest, Box(690, middle - 14, 920, middle + 14), Ink.HEADER)
        canvas.text(_figure(amount), (1060, middle), Letters(36, Ink.TEXT, Ink.HEADER, bold), anchor="r", limit=130)


def _figure(amount: float) -> str:
    return say(value_text(Signed(amount, 1 if abs(amount) < _FINE else 0)))


def _muted(
    canvas: Canvas, text: Message, at: tuple[int, int], room: int, size: int = 36, under: Ink = Ink.HEADER
) -> None:
    canvas.text(say(text), at, Letters(size, Ink.MUTED, under), limit=room, least=26)


def _draw_deals(canvas: Canvas, review: MatchReview) -> None:
    """A bar for each deal, as high as its accuracy."""
    panel(canvas, _DEALS, Ink.HEADER)
    _muted(canvas, Message("match-by-deal"), (44, 370), 160)
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
        canvas.text(str(deal.deal), (middle, 463), Letters(28, Ink.MUTED, Ink.HEADER), anchor="m")


def _draw_costliest(canvas: Canvas, review: MatchReview) -> None:
    panel(canvas, _COSTLIEST, Ink.LIGHT)
    if not review.costliest:
        words = say(Message("match-no-mistake"))
        canvas.text(words, (44, 570), Letters(46, Ink.GOLD, Ink.LIGHT, Weight.BOLD), limit=1012, least=32)
        canvas.text(
            say(Message("match-no-mistake-more")), (44, 626), Letters(38, Ink.TEXT, Ink.LIGHT), limit=1012, least=28
        )
        return
    _muted(canvas, Message("match-costliest"), (44, 523), 1012, 32, Ink.LIGHT)
    for number, made in enumerate(review.costliest):
        middle, figure = 568 + 47 * number, _figure(-made.decision.cost)
        canvas.text(figure, (1056, middle), Letters(42, Ink.GOLD, Ink.LIGHT, Weight.BOLD), anchor="r")
        wide = canvas.text(say(moment(made)), (44, middle), Letters(36, Ink.MUTED, Ink.LIGHT), limit=400, least=28)
        room = 1056 - width(figure, 42, Weight.BOLD) - 44 - wide - 50
        words = say_line(Message("match-moves", **moves(made.decision)))
        draw_line(canvas, words, (44 + wide + 26, middle), Letters(36, Ink.TEXT, Ink.LIGHT), limit=room, least=22)
