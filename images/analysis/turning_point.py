"""The turning point: the table at that moment, what was played and what was better, the chances, and the cost."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.rules.boards import LineView, PieceView
from bot.rules.moves import Bid, Lead, Move, Play
from bot.rules.pieces import Card
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.alt.analysis import alt_turning_point
from bot.words.analysis.review import Made
from bot.words.analysis.turning_point import chance, code, cost_words, headline, when
from bot.words.analysis.whys import whys
from bot.words.facts.line import waiting
from bot.words.facts.tricks.auction import bid_title, trump_words
from bot.words.names import Namer
from images.analysis.bars import draw_share
from images.drawing.canvas import SMALL, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.lettering import fitting, width, wrapped
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, check, painted
from images.drawing.typefaces import Weight
from images.ends.parts import panel, short_namer
from images.parts.code_pill import code_pill
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import draw_rounded
from images.parts.pieces import draw_piece
from images.table.line import draw_line
from images.table.line_layout import line_layout

_TABLE, _PLAYED, _BETTER = Box(20, 176, 360, 436), Box(376, 176, 722, 436), Box(734, 176, 1080, 436)
_CHANCES = Box(20, 452, 1080, 600)
_FOOT = Box(0, 612, 1100, 700)
_TILE, _CARD = (78, 156), (92, 138)
_GAP = 12  # between the pieces of a hand
_CROWDED = 700  # where the pills begin that leave no room to say of how many tricks
_MANY = 4  # plays whose names stand at two heights


def draw_turning_point(made: Made, names: Sequence[str]) -> Drawing:
    """The card of a decision that cost something. It shows what its player could know then, and nothing else."""
    return Drawing(alt_turning_point(made, names), "turning-point.png", partial(_render, made, names))


def _render(made: Made, names: Sequence[str]) -> bytes:
    decision = made.decision
    view, name = decision.view, partial(shown_name, names)
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right, place = _pills(canvas, view), when(made)
    place = place if right > _CROWDED else place.partition(" of ")[0]
    header(canvas, "Turning point", place, right, game=felt_of(view))
    words = headline(decision, short_namer(names, 300, 56))
    canvas.text(words, (34, 130), 56, Ink.TEXT, Ink.FELT, weight=Weight.BOLD, limit=1040, least=40)
    _draw_table(canvas, view, names)
    hurts, helps = whys(decision)
    who = name(view.viewer or 0)
    _draw_move(canvas, view, decision.played.move, name, _PLAYED, f"{who} chose", hurts, good=False)
    _draw_move(canvas, view, decision.best.move, name, _BETTER, "better", helps, good=True)
    _draw_chances(canvas, made, name)
    _draw_cost(canvas, made)
    return canvas.png(felt_of(view), largest=SMALL)


def _pills(canvas: Canvas, view: View) -> int:
    right = EDGE
    if view.tricks is None:
        return right
    trump = trump_words(view)
    if trump:
        right = pill(canvas, right, "trump", trump, ink=Ink.INK, ground=Ink.GOLD, starred=True)
    if view.tricks.led is not None and view.tricks.current_plays:
        right = pill(canvas, right, "led", view.tricks.led.label, ink=Ink.INK, ground=Ink.IVORY)
    return right


# -- the table ---------------------------------------------------------------------------------------------------------


def _draw_table(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """What lay on the table, as its player saw it: the trick, the line; before anything lies there, their hand."""
    if view.line is not None:
        _draw_line(canvas, view, view.line)
        return
    panel(canvas, _TABLE, Ink.HEADER)
    plays = view.trick_board.current_plays
    title = "on the table" if plays else _situation(view, names)
    canvas.text(title, (44, 211), 36, Ink.MUTED, Ink.HEADER, limit=_TABLE.width - 44, least=30)
    if plays:
        _draw_plays(canvas, view, names)
    else:
        _draw_hand(canvas, view.hand)


def _draw_line(canvas: Canvas, view: View, line: LineView) -> None:
    panel(canvas, _TABLE, Ink.LIGHT)
    waits = waiting(view)
    title = f"to be placed: {waits.tile}" if waits is not None else "the line" if line.tiles else "nothing lies yet"
    canvas.text(title, (44, 211), 36, Ink.MUTED, Ink.LIGHT, limit=_TABLE.width - 44, least=30)
    place = Box(_TABLE.left + 14, _TABLE.top + 56, _TABLE.right - 14, _TABLE.bottom - 8)
    try:
        draw_line(canvas, line_layout(line, place))
    except ValueError:  # too long to be drawn here: what counts are its ends
        words = " … ".join(map(str, line.ends or ()))
        canvas.text(words, place.centre, 60, Ink.TEXT, Ink.LIGHT, anchor="m")


def _situation(view: View, names: Sequence[str]) -> str:
    """What there is to say before anything lies on the table: who has bid what, where pieces are passed."""
    board, room = view.trick_board, _TABLE.width - 44
    if view.phase is Phase.PASS:
        return f"pass {board.pass_direction}".rstrip()
    if view.phase is Phase.BID:
        bids = [(seat, bid) for seat, bid in board.auction if bid != PASS]
        return _with_name(names, *bids[-1], "", room) if bids else "no bid yet"
    if board.contract is None:
        return "to lead"
    has = f", has {board.contract_progress[0]}" if board.contract_progress is not None and board.finished else ""
    return _with_name(names, board.contract.seat, board.contract.bid, has, room)


def _with_name(names: Sequence[str], seat: int, bid: Bid, rest: str, room: int) -> str:
    words = f" bid {bid_title(bid)}{rest}"
    return f"{short_namer(names, room - width(words, 36, Weight.REGULAR))(seat)}{words}"


def _draw_plays(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """The pieces that were played to the trick before, each with its player below it."""
    board = view.trick_board
    plays, winner = board.current_plays, board.on_table.winner if board.on_table is not None else None
    pitch = min(160, (_TABLE.width - 20) // len(plays))
    is_card = any(isinstance(shown.piece, Card) for _, shown in plays)
    wide = min(78 if is_card else 60, pitch - 16)
    high = wide * 3 // 2 if is_card else wide * 2
    left, is_many = _TABLE.centre[0] - pitch * len(plays) // 2, len(plays) >= _MANY
    room = _TABLE.width - 30 if len(plays) == 1 else 2 * pitch - 10 if is_many else pitch - 6
    for number, (seat, shown) in enumerate(plays):
        middle = left + pitch * number + pitch // 2
        at = box(middle - wide // 2, (300 if is_many else 308) - high // 2, wide, high)
        draw_piece(canvas, shown, at, Ink.HEADER, ringed=seat == winner)
        who, won = shown_name(names, seat), seat == winner
        led = f"{who} led"
        words = led if not number and not is_many and width(led, 34, Weight.BOLD) <= room else who
        ink, weight = (Ink.TEXT, Weight.BOLD) if won else (Ink.MUTED, Weight.REGULAR)
        size, level = (30, 384 + 32 * (number % 2)) if is_many else (34, 404)
        limit = min(room, 2 * min(middle - _TABLE.left, _TABLE.right - middle) - 8)
        canvas.text(words, (middle, level), size, ink, Ink.HEADER, weight=weight, anchor="m", limit=limit, least=26)


def _draw_hand(canvas: Canvas, hand: Sequence[PieceView]) -> None:
    """The hand in as many rows as its pieces are largest in."""
    if not hand:
        return
    is_card = any(isinstance(shown.piece, Card) for shown in hand)
    place = Box(_TABLE.left + 18, 240, _TABLE.right - 18, _TABLE.bottom - 14)
    wide, each = max(_hand_rows(len(hand), rows, place, is_card=is_card) for rows in (1, 2, 3))
    high = wide * 3 // 2 if is_card else wide * 2
    rows = -(-len(hand) // each)
    top = place.centre[1] - (rows * (high + _GAP) - _GAP) // 2
    for number, shown in enumerate(hand):
        row, column = divmod(number, each)
        in_row = min(each, len(hand) - row * each)
        left = place.centre[0] - (in_row * (wide + _GAP) - _GAP) // 2 + column * (wide + _GAP)
        draw_piece(canvas, shown, box(left, top + row * (high + _GAP), wide, high), Ink.HEADER)


def _hand_rows(count: int, rows: int, place: Box, *, is_card: bool) -> tuple[int, int]:
    """How wide pieces are in so many rows, and how many are in each."""
    each = -(-count // rows)
    wide = (place.width + _GAP) // each - _GAP
    high = (place.height + _GAP) // rows - _GAP
    return min(wide, high * 2 // 3 if is_card else high // 2, 66), each


# -- the two moves -----------------------------------------------------------------------------------------------------


def _draw_move(canvas: Canvas, view: View, move: Move, at: Box, title: str, why: str, *, good: bool) -> None:
    rim = Ink.GREEN if good else Ink.ORANGE
    panel(canvas, at, Ink.LIGHT, rim)
    canvas.text(title, (at.left + 24, at.top + 36), 38, Ink.TEXT, Ink.LIGHT, weight=Weight.BOLD, limit=at.width - 90)
    canvas.paste(_mark(good=good), at.right - 62, at.top + 18)
    shown = _shown(view, move)
    if shown is None:
        words = code(view, move, str)
        size = fitting(words, range(60, 35, -4), Weight.BOLD, at.width - 48)
        ink = Ink.GOLD if good else Ink.TEXT
        canvas.text(words, (at.left + 24, at.top + 104), size, ink, Ink.LIGHT, weight=Weight.BOLD, limit=at.width - 48)
        _draw_why(canvas, why, Box(at.left + 24, at.top + 150, at.right - 20, at.bottom))
        return
    wide, high = _CARD if isinstance(shown.piece, Card) else _TILE
    draw_piece(canvas, shown, box(at.left + 28, at.top + 74, wide, high), Ink.LIGHT, ringed=good)
    x = at.left + 28 + wide + 18
    room, words = Box(x, at.top + 68, at.right - 16, at.top + 120), code(view, move, str)
    if words == str(shown.piece):
        code_pill(canvas, shown, room, Ink.LIGHT)
    else:  # it could be led as another suit
        draw_rounded(canvas, room, 26, Ink.HEADER, Ink.LIGHT)
        canvas.text(
            words,
            room.centre,
            36,
            Ink.TEXT,
            Ink.HEADER,
            weight=Weight.BOLD,
            anchor="m",
            limit=room.width - 20,
            least=26,
        )
    _draw_why(canvas, why, Box(x, at.top + 128, at.right - 14, at.bottom))


def _draw_why(canvas: Canvas, why: str, at: Box) -> None:
    """The reason in as large letters as its lines fit in."""
    rows = (at.height - 6) // 40
    size = next((size for size in (36, 34, 32) if len(wrapped(why, size, at.width)) <= rows), 28)
    pitch = size + 5
    for number, line in enumerate(wrapped(why, size, at.width)):
        canvas.text(line, (at.left, at.top + 20 + pitch * number), size, Ink.TEXT, Ink.LIGHT, limit=at.width)


def _shown(view: View, move: Move) -> PieceView | None:
    """The piece of a move as it is held; None where the move is no single piece. What is legal is marked gold."""
    if isinstance(move, Lead | Play):
        return next((shown for shown in view.hand if shown.piece == move.piece), None)
    return None


@lru_cache(maxsize=2)
def _mark(*, good: bool) -> Image.Image:
    def paint(brush: Brush) -> None:
        if good:
            check(brush, 2, 6, 36, Ink.GREEN)
        else:
            for points in ([(6, 6), (12, 0), (40, 30), (34, 36)], [(34, 0), (40, 6), (12, 36), (6, 30)]):
                brush.polygon(points, Ink.ORANGE)

    return painted((42, 38), Ink.LIGHT, paint)


# -- chances and cost --------------------------------------------------------------------------------------------------


def _draw_chances(canvas: Canvas, made: Made, name: Namer) -> None:
    decision, found = made.decision, chance(made.decision, name)
    panel(canvas, _CHANCES, Ink.HEADER)
    if found is None:
        return
    canvas.text(found.label, (44, 487), 36, Ink.MUTED, Ink.HEADER, limit=1010)
    rows = ((decision.played.move, found.played, Ink.ORANGE), (decision.best.move, found.best, Ink.GREEN))
    words = [code(decision.view, move, name) for move, _, _ in rows]
    room = min(330, max(width(word, 36, Weight.BOLD) for word in words))
    for number, ((_, share, ink), word) in enumerate(zip(rows, words, strict=True)):
        middle = 532 + 41 * number
        canvas.text(word, (44, middle), 36, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=room, least=28)
        percent = found.percent(share)
        wide = canvas.text(percent, (1056, middle), 38, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, anchor="r")
        right = 1056 - max(wide, 110) - 24
        draw_share(canvas, share, Box(44 + room + 24, middle - 15, right, middle + 15), ink)


def _draw_cost(canvas: Canvas, made: Made) -> None:
    cost, surely = cost_words(made.decision)
    canvas.fill(_FOOT, Ink.HEADER)
    wide = canvas.text(cost, (34, 657), 46, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD, limit=660, least=36)
    canvas.text(surely, (1070, 658), 34, Ink.MUTED, Ink.HEADER, anchor="r", limit=1070 - 34 - wide - 30, least=28)
