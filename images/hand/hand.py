"""The picture of a hand: a header, and every piece with its code below it as it is typed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.rules.boards import PieceView
from bot.rules.pieces import Card
from bot.rules.view import Phase, View
from bot.words.alt import alt_seat
from bot.words.facts.auction import kitty_seen
from bot.words.facts.passing import chosen_to_pass, newly_received
from bot.words.pictures import pass_pill
from images.drawing.canvas import SIZE, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.palette import Ink
from images.hand.choices import draw_choices
from images.hand.layout import RAISED, Place, apart_box, hand_layout, large_layout
from images.parts.code_pill import code_pill, code_size
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import badge, new_mark, rounded
from images.parts.pieces import draw_piece


@dataclass(frozen=True, slots=True)
class HandStyle:
    """How a person likes their own hand drawn.

    `large`: what may be played alone and larger, codes in large print; `numerals`: figures instead of pips.
    """

    large: bool = False
    contrast: bool = False
    numerals: bool = False


PLAIN = HandStyle()


def draw_hand(view: View, names: Sequence[str], style: HandStyle = PLAIN) -> Drawing:
    """The hand of the view's own seat, as its player likes it drawn. Raises TypeError in a game without tricks."""
    return Drawing(alt_seat(view, names), "hand.png", partial(_render, view, names, style))


def _render(view: View, names: Sequence[str], style: HandStyle) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    _header(canvas, view)
    apart = kitty_seen(view)
    pieces, others = [*view.hand, *apart], []
    cards = any(isinstance(shown.piece, Card) for shown in pieces)
    if style.large:
        if any(shown.legal for shown in pieces):
            others = [shown for shown in pieces if shown.legal is False]
            pieces = [shown for shown in pieces if shown.legal]
        places, strip = large_layout(len(pieces), len(others), cards=cards)
        size = min(map(code_size, others, strip), default=None)
        for shown, place in zip(others, strip, strict=True):
            code_pill(canvas, shown, place, Ink.FELT, size=size)
    else:
        places = hand_layout(len(pieces), cards=cards)
    if apart:
        room = apart_box(places[-len(apart) :])
        canvas.paste(rounded((room.width, room.height), 24, Ink.LIGHT, Ink.FELT, Ink.OUTLINE), room.left, room.top)
    for number, (shown, place) in enumerate(zip(pieces, places, strict=True)):
        under = Ink.LIGHT if apart and number >= len(view.hand) else Ink.FELT
        _piece(canvas, view, shown, place, under, numerals=style.numerals)
    # After all pieces: badges reach into their neighbour's margin.
    for shown, place in zip(pieces, places, strict=True):
        _marks(canvas, view, shown, place)
    if not view.hand and view.ask is not None:
        draw_choices(canvas, view, names)
    elif not view.hand:
        canvas.text("no tiles left", (SIZE[0] // 2, 392), 44, Ink.MUTED, Ink.FELT, anchor="m")
    return canvas.png(felt_of(view), contrast=style.contrast)


def _header(canvas: Canvas, view: View) -> None:
    board = view.trick_board
    right = EDGE
    if board.trump is not None:
        right = pill(canvas, right, "trump", board.trump.label, ink=Ink.INK, ground=Ink.GOLD, starred=True)
    if board.led is not None:
        right = pill(canvas, right, "led", board.led.label, ink=Ink.INK, ground=Ink.TEXT)
    if kitty_seen(view):
        kitty = " ".join(str(shown.piece) for shown in kitty_seen(view))
        right = pill(canvas, right, "kitty", kitty, ink=Ink.TEXT, ground=Ink.LIGHT)
    if view.phase is Phase.PASS:
        label, value = pass_pill(view)
        right = pill(canvas, right, label, value, ink=Ink.TEXT, ground=Ink.LIGHT)
    acting = view.ask is not None and view.ask.made is None
    # While passing the pill says what to do, so the game's name finds room.
    more = view.title if view.ask is None or view.phase is Phase.PASS else view.ask.prompt
    if kitty_seen(view):
        more = "swap a tile for it, or none"
    header(canvas, "Your turn" if acting else "Your hand", more, right, game=felt_of(view), acting=acting)


def _piece(canvas: Canvas, view: View, shown: PieceView, place: Place, under: Ink, *, numerals: bool) -> None:
    at = place.piece.moved(0, -_raised(view, shown))
    draw_piece(
        canvas,
        shown,
        at,
        under,
        ringed=bool(shown.legal),
        dim=shown.legal is False,
        numerals=numerals,
        badged=bool(shown.points),
    )
    code_pill(canvas, shown, place.code, under, chosen=_is_chosen(view, shown))


def _marks(canvas: Canvas, view: View, shown: PieceView, place: Place) -> None:
    raised = _raised(view, shown)
    if shown.piece in newly_received(view):
        canvas.lay(new_mark(), place.new.left, place.new.top - raised)
    if shown.points:
        canvas.lay(badge(shown.points, shown.penalty), place.badge.left, place.badge.top - raised)


def _raised(view: View, shown: PieceView) -> int:
    return RAISED if shown.legal or _is_chosen(view, shown) else 0


def _is_chosen(view: View, shown: PieceView) -> bool:
    return shown.piece in chosen_to_pass(view)
