"""The posters of great events, shown once before the deal card: a moon, a set contract, Nel-O."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.message import Joined, Message, Seat, Signed, Text, value_text
from bot.rules.boards import PieceView
from bot.rules.events import ContractPlayed
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.ends.alt import alt_poster
from bot.words.ends.deal import bid_name, moon_tricks, shortfall
from bot.words.ends.facts import DealKind, contract_played, ended_result, has_poster, kind_of, partners_count
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.speaker import bid_message
from bot.words.terms import as_sentence, deal_name, side_name
from images.drawing import SIZE, Box, Brush, Canvas, Drawing, Felt, Ink, box, felt_of, names_drawn
from images.ends.counts import draw_sources
from images.ends.why import trick_bar, tricks_of_seat
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Called, Words, figure, side_cell, soft, strong
from images.parts.emblems import emblem, moon
from images.parts.lines import signed
from images.parts.marks import SIDE_INKS
from images.parts.pieces import PieceLook, draw_piece

_CHIP = Box(32, 28, 96, 92)
_MOON = 452  # across, its ring included
_PLATES = Box(20, 528, 1080, 680)
_LOW_PLATES = Box(20, 546, 1080, 684)
_RIGHT = 420  # where the words beside a tile begin
_BLANKS, _RINGED = Tile(0, 0), Box(102, 112, 308, 524)


def draw_poster(view: View, names: Sequence[str]) -> Drawing | None:
    """The poster of an ended deal; None where nothing great happened in it."""
    result, played = ended_result(view), contract_played(view)
    if result is None or not has_poster(result):
        return None
    if result.moon is not None:
        render = partial(_render_moon, view, result.moon, max(result.taken))
    elif played is not None:
        render = partial(_render_nel_o if played.made else _render_set, view, played)
    else:
        return None
    return Drawing(alt_poster(view, names), "poster.png", render, names=names_drawn(names, view.viewer))


def _canvas(view: View) -> Canvas:
    """The ground of every poster: the game's emblem, its name and the deal."""
    canvas = Canvas(Ink.HEADER)
    canvas.paste(emblem(felt_of(view), _CHIP.width, Ink.ACCENT, Ink.HEADER), _CHIP.left, _CHIP.top)
    title = soft(Joined((view.title, deal_name(view, view.deal)), " · "), size=40)
    title.draw(canvas, Box(113, 31, 623, 91), Ink.HEADER)
    return canvas


def _render_moon(view: View, shooter: int, points: int) -> bytes:
    canvas = _canvas(view)
    canvas.paste(moon(_MOON, Ink.ACCENT_DEEP, Ink.HEADER), 1080 - _MOON, 24)
    shot = strong(Message("end-poster-moon"), 92, Ink.GOLD, least=38)
    lines = [strong(value_text(side_name(view, shooter)), 104, least=38), shot]
    Stack(lines, gap=12).draw(canvas, Box(_CHIP.left, 126, 622, 334), Ink.HEADER)
    tricks = moon_tricks(view, shooter)
    why: tuple[Message, ...] = (
        Message("end-poster-moon.why", points=points),
        Message("end-poster-moon.in", tricks=tricks),
    )
    if view.trick_board.counts_tricks:
        why = (Message("end-poster-moon.tricks", tricks=tricks),)
    Stack([strong(line, 44) for line in why], gap=8).draw(canvas, Box(_CHIP.left, 364, 622, 460), Ink.HEADER)
    canvas.fill(Box(0, 496, SIZE[0], 502), Ink.GOLD)
    _plates(canvas, view, shooter, _PLATES)
    return canvas.png(Felt.MOON_SHOT)


# -- contracts ---------------------------------------------------------------------------------------------------------


def _render_set(view: View, played: ContractPlayed) -> bytes:
    canvas = _canvas(view)
    canvas.paste(_cracked_tile(), 50, 104)
    title = strong(value_text(played.bid.special or bid_message(played.bid)), 150, Ink.RED, align="m", least=56)
    title.draw(canvas, Box(62, 120, 288, 260), Ink.IVORY)
    bid = Message("end-poster-bid", who=Seat(played.seat), bid=bid_name(view, played.bid))
    _draw_words(canvas, strong(Message("end-poster-set"), 150, least=38), bid, as_sentence(shortfall(view)))
    _course(canvas, view, played.seat)
    _plates(canvas, view, None, _LOW_PLATES)
    return canvas.png(Felt.SET)


def _render_nel_o(view: View, played: ContractPlayed) -> bytes:
    canvas = _canvas(view)
    draw_piece(canvas, PieceView(_BLANKS), _RINGED, Ink.HEADER, PieceLook(Ink.GOLD))
    title = strong(Message("end-poster-nel-o"), 150, Ink.GOLD, least=38)
    made = Message("end-poster-made", who=Seat(played.seat))
    _draw_words(canvas, title, made, Message("end-poster-made.why", count=view.trick_board.count))
    trick_bar(canvas, view, Box(_RIGHT, 440, 1060, 492), Ink.HEADER)
    _plates(canvas, view, None, _LOW_PLATES)
    return canvas.png(Felt.MOON_SHOT)


def _draw_words(canvas: Canvas, title: Words, *lines: Text) -> None:
    """Large words beside a tile, and two lines below them."""
    words = [title, *(strong(line, 52, least=36) for line in lines)]
    Stack(words, gap=12).draw(canvas, Box(_RIGHT, 110, 1060, 398), Ink.HEADER)


def _course(canvas: Canvas, view: View, bidder: int) -> None:
    """The tricks with a flag where the bid is, or the points of the bidder's side."""
    at = Box(_RIGHT, 450, 1060, 502)
    kind = kind_of(view)
    if kind is DealKind.COUNTS:
        bar = Box(_RIGHT, 450, 1060, 506)
        bid = draw_sources(canvas, view, view.side_of(bidder), bar)
        if bid is not None:  # there is no room for it in the bar
            bid.draw(canvas, box(bar.right - bid.wide(), bar.top - 58, bid.wide(), 52), Ink.HEADER)
    elif view.partners and (kind is DealKind.NEL_O or partners_count(view)):
        trick_bar(canvas, view, at, Ink.HEADER)
    else:
        tricks_of_seat(canvas, view, bidder, at, Ink.HEADER)


@lru_cache(maxsize=1)
def _cracked_tile() -> Image.Image:
    """A tile broken across its middle, the lower half fallen aside."""
    wide, high = 250, 430
    crack = [(0, 213), (45, 167), (85, 213), (130, 160), (170, 205), (210, 163), (250, 196)]
    brush = Brush((290, high), Ink.HEADER)
    brush.rounded(0, 0, wide, 120, 30, Ink.IVORY)
    brush.polygon([(0, 60), *crack, (wide, 60)], Ink.IVORY)
    left, top = 40, 34
    fallen = [(left + x, y + top) for x, y in crack]
    brush.rounded(left, 300, left + wide, high - 4, 30, Ink.EDGE)
    brush.rounded(left, 290, left + wide, high - 16, 30, Ink.IVORY)
    brush.polygon([*fallen, (left + wide, 350), (left, 350)], Ink.IVORY)
    for x, y in ((70, 300), (180, 300), (70, 376), (180, 376)):
        brush.disc(left + x, y, 25, Ink.INK)
    return brush.cell()


# -- the points of the sides -------------------------------------------------------------------------------------------


def _plates(canvas: Canvas, view: View, winning_side: int | None, room: Box) -> None:
    """A plate for each side with its points in the deal, the best in gold."""
    places = {place.side: place for place in standings(view)}
    result = ended_result(view)
    scored = result.scored if result is not None else ()
    best = winning_side if winning_side is not None else scored.index(max(scored))
    order = sorted(places, key=lambda side: (side != best, places[side].rank))
    for side, at in zip(order, room.grid(len(order), 1, 12), strict=True):
        _plate(view, places[side], is_best=side == best, wide=at.width).draw(canvas, at, Ink.HEADER)


def _plate(view: View, place: SideStanding, *, is_best: bool, wide: int) -> Panel:
    rim = Ink.GOLD if is_best else SIDE_INKS[place.side % 2] if view.partners else Ink.OUTLINE
    called = Called(names=[*map(seat_name, place.members)], size=40, grows=True)
    side = [side_cell(place.side, 40)] if view.partners else []
    total = figure(signed(place.total, plus=""), 54, Ink.GOLD if is_best else Ink.TEXT, bold=True, least=54)
    reason = _reason(view, place)
    words = soft(reason if reason is not None else signed(place.scored), size=40, least=30, grows=True)
    if words.least_wide() > wide - total.wide() - 62:
        words.text = signed(place.scored)
    return Panel(Stack([Beside([*side, called]), Beside([words, total])], gap=22), Ink.HEADER, rim, pad=22)


def _reason(view: View, place: SideStanding) -> Message | None:
    """The reason for a deal's points where tricks are bid: "+3 tricks"."""
    played, change = contract_played(view), Signed(place.scored)
    if played is None or played.tricks is None or not place.scored:
        return None
    if view.side_of(played.seat) != place.side:
        return Message("end-for-tricks", change=change, tricks=place.scored)
    return Message("end-for-bid", change=change) if place.scored == -(played.bid.amount or 0) else None
