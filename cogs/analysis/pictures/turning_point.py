"""The costliest decision: the table at that moment, what was played and what was better, the chances, and why."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Who
from bot.rules.boards import LineView, PieceView
from bot.rules.moves import Lead, Move, Play, piece_of
from bot.rules.pieces import Card
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.decision import RecordedDecision
from bot.words.hint.amounts import alone
from bot.words.line import waiting
from bot.words.moves import named
from bot.words.names import Namer
from bot.words.speaker import SUITS, Line, Span, say, say_line
from cogs.analysis.pictures.bars import draw_share
from cogs.analysis.pictures.chain_moment import BOTTOM, draw_chain_move, draw_chain_table
from cogs.analysis.pictures.sign import choice_sign
from cogs.analysis.words import alt_turning_point, chance, headline, moment, why
from images.drawing.canvas import SMALL, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.lettering import Letters, wrapped
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.parts.code_pill import code_pill
from images.parts.headers import EDGE, bar, header, in_bold, pill
from images.parts.lines import draw_line, line_width
from images.parts.marks import draw_rounded
from images.parts.panels import panel
from images.parts.pieces import PieceLook, draw_piece
from images.table.line import draw_line_tiles as draw_tiles
from images.table.line_layout import line_layout

_TABLE, _PLAYED, _BETTER = Box(20, 176, 360, 436), Box(376, 176, 722, 436), Box(734, 176, 1080, 436)
_LINE = Box(_TABLE.left + 14, _TABLE.top + 56, _TABLE.right - 14, _TABLE.bottom - 8)
_CHANCES = 452, 608, 684  # where it begins, and ends: with the reason below it, without one
_TILE, _CARD = (78, 156), (92, 138)
_GAP = 12  # between the pieces of a hand
_PASSING = {"left": "mistake-pass-left", "right": "mistake-pass-right", "across": "mistake-pass-across"}
_MANY = 4  # plays whose names stand at two heights


def draw_turning_point(made: RecordedDecision, names: Sequence[str]) -> Drawing:
    """The card of a decision that cost something. It shows what its player could know then, and nothing else."""
    return Drawing(alt_turning_point(made, names), "turning-point.png", partial(_render, made, names))


def _render(made: RecordedDecision, names: Sequence[str]) -> bytes:
    decision = made.decision
    view, name = decision.view, partial(shown_name, names)
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    title, when = say(Message("mistake-title")), say(moment(made))
    header(canvas, title, when, _pills(canvas, view), game=felt_of(view), briefer=((when, ""),))
    words = in_bold(say_line(headline(decision, name)))
    draw_line(canvas, words, (34, 130), Letters(56, Ink.TEXT, Ink.FELT), limit=1040, least=40)
    chose, better = Message("mistake-chose", who=Who(name(view.viewer or 0))), Message("mistake-best")
    if view.chain is not None:
        draw_chain_table(canvas, view)
        draw_chain_move(canvas, view, decision.played.move, name, chose, good=False)
        draw_chain_move(canvas, view, decision.best.move, name, better, good=True)
    else:
        _draw_table(canvas, view, name)
        _draw_move(canvas, view, decision.played.move, name, _PLAYED, chose, good=False)
        _draw_move(canvas, view, decision.best.move, name, _BETTER, better, good=True)
    because = say(why(decision, name, to_all=True))
    top = _CHANCES[0] if view.chain is None else BOTTOM + 10
    _draw_chances(canvas, made, name, Box(20, top, 1080, _CHANCES[1 if because else 2]))
    _draw_why(canvas, because)
    return canvas.png(felt_of(view), largest=SMALL)


def _pills(canvas: Canvas, view: View) -> int:
    right, board = EDGE, view.tricks
    if board is None:
        return right
    plays_without = board.contract is not None and not board.contract.bid.counts_tricks and view.phase is Phase.PLAY
    if board.trump is not None or plays_without:
        trump = say(Message("mistake-no-trump") if board.trump is None else Message(SUITS[board.trump]))
        label = say(Message("mistake-trump"))
        right = pill(canvas, right, label, trump, inks=(Ink.INK, Ink.GOLD), starred=True)
    if board.led is not None and board.current_plays:
        led = say(Message(SUITS[board.led]))
        right = pill(canvas, right, say(Message("mistake-led")), led, inks=(Ink.INK, Ink.IVORY))
    return right


# -- the table ---------------------------------------------------------------------------------------------------------


def _draw_table(canvas: Canvas, view: View, name: Namer) -> None:
    """What lay on the table, as its player saw it: the trick, the line; before anything lies there, their hand."""
    ground = Ink.HEADER if view.tricks is not None else Ink.LIGHT
    panel(canvas, _TABLE, ground)
    room = _TABLE.width - 44
    draw_line(canvas, say_line(_situation(view, name)), (44, 211), Letters(36, Ink.MUTED, ground), limit=room, least=26)
    if view.line is not None:
        _draw_line(canvas, view.line)
    elif view.trick_board.current_plays:
        _draw_plays(canvas, view, name)
    else:
        _draw_hand(canvas, view.hand)


def _draw_line(canvas: Canvas, line: LineView) -> None:
    try:
        draw_tiles(canvas, line_layout(line, _LINE))
    except ValueError:  # too long to be drawn here: what counts are its ends
        words = " … ".join(map(str, line.ends or ()))
        canvas.text(words, _LINE.centre, Letters(60, Ink.TEXT, Ink.LIGHT), anchor="m")


def _situation(view: View, name: Namer) -> Message:
    """What there is to say above it: who has bid what, where pieces are passed."""
    if view.line is not None:
        if (waits := waiting(view)) is not None:
            return Message("mistake-to-place", tile=waits.tile)
        return Message("mistake-line" if view.line.tiles else "mistake-no-line")
    board = view.trick_board
    if board.current_plays:
        return Message("mistake-on-table")
    if view.phase is Phase.PASS:
        return Message(_PASSING.get(board.pass_direction, "mistake-pass"))
    bids = [(seat, bid) for seat, bid in board.auction if bid != PASS]
    if view.phase is Phase.BID:
        seat, bid = bids[-1] if bids else (0, PASS)
        return Message("mistake-bid", who=Who(name(seat)), bid=bid) if bids else Message("mistake-no-bid")
    if board.contract is None:
        return Message("mistake-to-lead")
    bid = {"who": Who(name(board.contract.seat)), "bid": board.contract.bid}
    if board.contract_progress is not None and board.finished:
        return Message("mistake-bid-won", won=board.contract_progress[0], **bid)
    return Message("mistake-bid", **bid)


def _draw_plays(canvas: Canvas, view: View, name: Namer) -> None:
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
        draw_piece(canvas, shown, at, Ink.HEADER, PieceLook(Ink.GOLD if seat == winner else None))
        leads = say_line(Message("mistake-leader", who=Who(name(seat))))
        line = leads if not number and not is_many and line_width(in_bold(leads), 34) <= room else (Span(name(seat)),)
        won = seat == winner
        size, level = (30, 384 + 32 * (number % 2)) if is_many else (34, 404)
        limit = min(room, 2 * min(middle - _TABLE.left, _TABLE.right - middle) - 8)
        ink, words = (Ink.TEXT, in_bold(line)) if won else (Ink.MUTED, line)
        draw_line(canvas, words, (middle, level), Letters(size, ink, Ink.HEADER), anchor="m", limit=limit, least=26)


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


def _draw_move(canvas: Canvas, view: View, move: Move, name: Namer, at: Box, title: Message, *, good: bool) -> None:
    panel(canvas, at, Ink.LIGHT, Ink.GREEN if good else Ink.ORANGE)
    left = at.left + 24
    words = in_bold(say_line(title))
    draw_line(canvas, words, (left, at.top + 36), Letters(38, Ink.TEXT, Ink.LIGHT), limit=at.width - 90, least=28)
    canvas.paste(choice_sign(good=good), at.right - 62, at.top + 18)
    shown, words = _shown(view, move), say(named(view, move, name))
    if shown is None:
        rows, size = _fitted(words, at.width - 48, (60, 54, 48, 42, 36), 2)
        for number, row in enumerate(rows):
            level = at.top + 150 + round((number - (len(rows) - 1) / 2) * size * 1.25)
            ink = Ink.GOLD if good else Ink.TEXT
            draw_line(canvas, _bold(row), (left, level), Letters(size, ink, Ink.LIGHT), limit=at.width - 48, least=30)
        return
    wide, high = _CARD if isinstance(shown.piece, Card) else _TILE
    draw_piece(
        canvas,
        shown,
        box(at.left + 34, at.centre[1] + 24 - high // 2, wide, high),
        Ink.LIGHT,
        PieceLook(Ink.GOLD if good else None),
    )
    x, middle = at.left + 34 + wide + 26, at.centre[1] + 24
    room = Box(x, middle - 36, at.right - 20, middle + 36)
    if words == say(Message("named-play", piece=piece_of(move))):
        code_pill(canvas, shown, room, Ink.LIGHT)
    else:  # it could be led as another suit
        draw_rounded(canvas, room, 30, Ink.HEADER, Ink.LIGHT)
        most, (x, middle) = room.width - 20, room.centre
        rows, size = [words], 38
        if line_width(_bold(words), 28) > most:
            rows, size = _fitted(words, most, (28, 26, 24), 2)
        for number, row in enumerate(rows):
            level = middle + round((number - (len(rows) - 1) / 2) * 32)
            draw_line(
                canvas, _bold(row), (x, level), Letters(size, Ink.TEXT, Ink.HEADER), anchor="m", limit=most, least=22
            )


def _fitted(words: str, room: int, sizes: Sequence[int], most: int) -> tuple[list[str], int]:
    """Words in a few rows, in the largest letters that fit."""
    size = next((size for size in sizes if len(_rows(words, size, room)) <= most), sizes[-1])
    rows = _rows(words, size, room)
    return [*rows[: most - 1], " ".join(rows[most - 1 :])] if len(rows) > most else rows, size


def _rows(words: str, size: int, room: int) -> list[str]:
    return wrapped(words, size, room * 15 // 16)  # bold letters are wider


def _shown(view: View, move: Move) -> PieceView | None:
    """The piece of a move as it is held; None where the move is no single piece. What is legal is marked gold."""
    if isinstance(move, Lead | Play):
        return next((shown for shown in view.hand if shown.piece == move.piece), None)
    return None


# -- chances and cost --------------------------------------------------------------------------------------------------


def _draw_chances(canvas: Canvas, made: RecordedDecision, name: Namer, at: Box) -> None:
    decision, found = made.decision, chance(made.decision, name)
    panel(canvas, at, Ink.HEADER)
    if found is None:
        return
    draw_line(
        canvas,
        say_line(found.label),
        (44, at.top + at.height // 4),
        Letters(36, Ink.MUTED, Ink.HEADER),
        limit=1010,
        least=28,
    )
    rows = ((decision.played.move, found.played, Ink.ORANGE), (decision.best.move, found.best, Ink.GREEN))
    words = [say(named(decision.view, move, name)) for move, _, _ in rows]
    shares = [say(alone(share)) for _, share, _ in rows]
    room = min(330, max(line_width(_bold(word), 36) for word in words))
    if shares[0] == shares[1]:
        shares = ["", ""]  # the bars tell them apart
    right = 1056 - min(300, max(line_width(_bold(share), 36) for share in shares)) - 24
    for number, (_, share, ink) in enumerate(rows):
        middle = at.top + at.height * (11 + 5 * number) // 20
        draw_line(canvas, _bold(words[number]), (44, middle), Letters(36, Ink.TEXT, Ink.HEADER), limit=room, least=28)
        draw_share(canvas, share, Box(44 + room + 24, middle - 15, right, middle + 15), ink)
        often = _bold(shares[number])
        draw_line(canvas, often, (1056, middle), Letters(36, Ink.TEXT, Ink.HEADER), anchor="r", limit=300, least=26)


def _draw_why(canvas: Canvas, why: str) -> None:
    """The reason, in as large letters as two rows of it fit in."""
    rows, size = _fitted(why, 1032, (38, 36, 34, 32, 30, 28), 2)
    for number, row in enumerate(rows):
        level = 650 + round((number - (len(rows) - 1) / 2) * (size + 8))
        draw_line(canvas, (Span(row),), (34, level), Letters(size, Ink.TEXT, Ink.FELT), limit=1032, least=24)


def _bold(words: str) -> Line:
    return (Span(words, strong=True),)
