"""A match by one person's own decisions: accuracy in all and by deal, luck and play apart, the costliest decisions."""

from functools import partial

from bot.words.alt.analysis import alt_match_review
from bot.words.analysis.match import choice_words
from bot.words.analysis.review import DealFigures, MatchReview
from bot.words.analysis.turning_point import figure, signed, when
from images.analysis.bars import draw_signed
from images.drawing.canvas import SMALL, Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.parts import panel
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import draw_rounded

_ACCURACY, _LUCK = Box(20, 100, 500, 322), Box(514, 100, 1080, 322)
_DEALS, _COSTLIEST = Box(20, 336, 1080, 484), Box(20, 498, 1080, 688)
_MOST = 24  # deals that are drawn, the latest


def draw_match_review(review: MatchReview) -> Drawing:
    """The picture of a match for the one whose decisions they are."""
    return Drawing(alt_match_review(review), "my-match.png", partial(_render, review))


def _render(review: MatchReview) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    so_far = "deals so far" if not review.is_over else "deals"
    right = pill(canvas, EDGE, so_far, str(len(review.deals)), ink=Ink.TEXT, ground=Ink.LIGHT)
    header(canvas, "My match", review.title, right, game=felt_titled(review.title))
    _draw_accuracy(canvas, review)
    _draw_luck(canvas, review)
    _draw_deals(canvas, review)
    _draw_costliest(canvas, review)
    return canvas.png(felt_titled(review.title), largest=SMALL)


def _draw_accuracy(canvas: Canvas, review: MatchReview) -> None:
    panel(canvas, _ACCURACY, Ink.HEADER)
    canvas.text("accuracy", (44, 134), 36, Ink.MUTED, Ink.HEADER)
    if review.accuracy is None:
        canvas.text("nothing was at stake", (44, 210), 44, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=430)
        return
    wide = canvas.text(str(review.accuracy), (44, 202), 104, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD)
    canvas.text("of 100", (44 + wide + 18, 226), 38, Ink.TEXT, Ink.HEADER)
    canvas.text("100: always the best choice", (44, 262), 32, Ink.MUTED, Ink.HEADER, limit=436)
    canvas.text("0: no better than by lot", (44, 298), 32, Ink.MUTED, Ink.HEADER, limit=436)


def _draw_luck(canvas: Canvas, review: MatchReview) -> None:
    """Luck, play, and what both make together."""
    panel(canvas, _LUCK, Ink.HEADER)
    unit = f"{review.unit}s"
    canvas.text(f"{unit} better than the others", (538, 134), 36, Ink.MUTED, Ink.HEADER, limit=520)
    if all(deal.luck is None for deal in review.deals):
        canvas.text("no deal came to a score", (538, 210), 38, Ink.TEXT, Ink.HEADER)
        return
    (luck, error), play = review.luck, review.play
    largest = max(abs(luck), abs(play), abs(luck + play), 1.0)
    rows = (("luck", luck, f"{signed(luck)} ± {figure(error)}"), ("play", play, f"{signed(play)} ± {figure(error)}"))
    for number, (label, amount, words) in enumerate((*rows, ("both", luck + play, signed(luck + play)))):
        middle = 186 + 52 * number
        canvas.text(label, (538, middle), 36, Ink.TEXT, Ink.HEADER)
        draw_signed(canvas, amount, largest, Box(640, middle - 14, 850, middle + 14), Ink.HEADER)
        canvas.text(
            words, (1060, middle), 36, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, anchor="r", limit=200, least=28
        )


def _draw_deals(canvas: Canvas, review: MatchReview) -> None:
    """A bar for each deal, as high as its accuracy."""
    panel(canvas, _DEALS, Ink.HEADER)
    canvas.text("by deal", (44, 370), 36, Ink.MUTED, Ink.HEADER)
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
        canvas.text(str(deal.deal), (middle, 463), 28, Ink.MUTED, Ink.HEADER, anchor="m")


def _draw_costliest(canvas: Canvas, review: MatchReview) -> None:
    panel(canvas, _COSTLIEST, Ink.LIGHT)
    if not review.costliest:
        canvas.text("No decision clearly cost anything", (44, 570), 46, Ink.GOLD, Ink.LIGHT, weight=Weight.BOLD)
        canvas.text("by what you could know then", (44, 626), 38, Ink.TEXT, Ink.LIGHT)
        return
    canvas.text("the costliest choices", (44, 523), 32, Ink.MUTED, Ink.LIGHT)
    for number, made in enumerate(review.costliest):
        middle = 568 + 47 * number
        cost = f"−{figure(made.decision.cost)}"
        canvas.text(cost, (1056, middle), 42, Ink.GOLD, Ink.LIGHT, weight=Weight.BOLD, anchor="r")
        place = when(made).partition(" of ")[0]
        wide = canvas.text(place, (44, middle), 36, Ink.MUTED, Ink.LIGHT, limit=400, least=30)
        room = 1056 - width(cost, 42, Weight.BOLD) - 44 - wide - 50
        canvas.text(choice_words(made), (44 + wide + 26, middle), 36, Ink.TEXT, Ink.LIGHT, limit=room, least=28)
