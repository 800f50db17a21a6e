"""The posters of great events, shown once before the deal card: a moon, a set contract, Nel-O."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.message import Joined, Message, Seat, Signed, Text, value_text
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.ends.alt import alt_poster
from bot.words.ends.deal import bid_name, moon_tricks, shortfall
from bot.words.ends.facts import DealKind, contract_played, ended_result, has_poster, kind_of, partners_count
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.speaker import bid_message, say, say_line
from bot.words.terms import as_sentence, deal_name, side_name
from images.drawing import (
    SIZE,
    Box,
    Brush,
    Canvas,
    Drawing,
    Felt,
    Ink,
    Letters,
    Weight,
    bold,
    box,
    felt_of,
    fitting,
    names_drawn,
)
from images.ends.counts import draw_sources
from images.ends.why import trick_bar, tricks_of_seat
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Called, figure, side_cell, soft
from images.parts.emblems import emblem
from images.parts.headers import in_bold
from images.parts.lines import draw_line, signed
from images.parts.marks import SIDE_INKS
from images.parts.pieces import PIPS, pip_size

_CHIP = Box(32, 28, 96, 92)
_LEFT = 32
_MOON = 452  # across, its ring included
_PLATES = Box(20, 528, 1080, 680)
_LOW_PLATES = Box(20, 546, 1080, 684)
_TILE = (290, 430)  # of a cracked tile, the crack included
_RIGHT = 420  # where the words beside a tile begin
_BLANKS = Tile(0, 0)
_STEP = 0.265  # from pip to pip, of a tile's width


def draw_poster(view: View, names: Sequence[str]) -> Drawing | None:
    """The poster of an ended deal; None where nothing great happened in it."""
    result = ended_result(view)
    if result is None or not has_poster(result):
        return None
    render = _render_moon if result.moon is not None else _render_set
    played = contract_played(view)
    if played is not None and played.made:
        render = _render_nel_o
    return Drawing(alt_poster(view, names), "poster.png", partial(render, view), names=names_drawn(names, view.viewer))


def _canvas(view: View) -> Canvas:
    """The ground of every poster: the game's emblem, its name and the deal."""
    canvas = Canvas(Ink.HEADER)
    canvas.paste(emblem(felt_of(view), _CHIP.width, Ink.ACCENT, Ink.HEADER), _CHIP.left, _CHIP.top)
    title = say(Joined((view.title, deal_name(view, view.deal)), " · "))
    canvas.text(title, (113, 61), Letters(40, Ink.MUTED, Ink.HEADER), limit=510, least=28)
    return canvas


def _draw_banner_word(canvas: Canvas, text: Text, at: tuple[int, int], size: int, ink: Ink, room: int = 640) -> None:
    """Large letters; a long name makes them smaller, a longer one is cut."""
    letters = Letters(size, ink, Ink.HEADER)
    draw_line(canvas, in_bold(say_line(text)), at, letters, limit=room, least=min(size, 54) - 16)


# -- the moon ----------------------------------------------------------------------------------------------------------


def _render_moon(view: View) -> bytes:
    canvas, result = _canvas(view), ended_result(view)
    if result is None or result.moon is None:
        raise ValueError("no one shot the moon")
    canvas.paste(moon(_MOON), 1080 - _MOON, 24)
    shooter = side_name(view, result.moon)
    _draw_banner_word(canvas, value_text(shooter), (_LEFT, 178), 104, Ink.TEXT, 590)
    _draw_banner_word(canvas, Message("end-poster-moon"), (_LEFT, 288), 92, Ink.GOLD, 590)
    tricks = moon_tricks(view, result.moon)
    _draw_banner_word(canvas, Message("end-poster-moon.why", points=max(result.taken)), (_LEFT, 386), 44, Ink.TEXT, 590)
    _draw_banner_word(canvas, Message("end-poster-moon.in", tricks=tricks), (_LEFT, 438), 44, Ink.TEXT, 590)
    canvas.fill(Box(0, 496, SIZE[0], 502), Ink.GOLD)
    _plates(canvas, view, result.moon, _PLATES)
    return canvas.png(Felt.MOON)


@lru_cache(maxsize=2)
def moon(across: int) -> Image.Image:
    """The full moon in its ring."""
    middle, scale = across / 2, across / 452
    brush = Brush((across, across), Ink.HEADER)
    brush.disc(middle, middle, middle, Ink.ACCENT_DEEP)
    brush.disc(middle, middle, middle - 20 * scale, Ink.IVORY)
    for x, y, radius in (
        (-80, -90, 44), (62, -98, 26), (86, 32, 54), (6, -24, 20), (-110, -6, 18), (-60, 70, 30), (32, 126, 24),
    ):  # fmt: skip
        at = middle + x * scale, middle + y * scale
        brush.disc(*at, radius * scale, Ink.EDGE)
        brush.disc(at[0] + radius * scale * 0.13, at[1] + radius * scale * 0.13, radius * scale * 0.81, Ink.TINT)
    return brush.cell()


# -- contracts ---------------------------------------------------------------------------------------------------------


def _render_set(view: View) -> bytes:
    canvas, played = _canvas(view), contract_played(view)
    if played is None:
        raise ValueError("no contract was played")
    canvas.paste(cracked_tile(_TILE), 50, 104)
    title = say(value_text(played.bid.special or bid_message(played.bid)))
    size = fitting(title, range(150, 55, -4), Weight.BOLD, 226)
    canvas.text(title, (175, 190), bold(size, Ink.RED, Ink.IVORY), anchor="m", limit=240)
    _draw_banner_word(canvas, Message("end-poster-set"), (_RIGHT, 190), 150, Ink.TEXT)
    bid = Message("end-poster-bid", who=Seat(played.seat), bid=bid_name(view, played.bid))
    _draw_banner_word(canvas, bid, (_RIGHT, 306), 52, Ink.TEXT)
    _draw_banner_word(canvas, as_sentence(shortfall(view)), (_RIGHT, 368), 52, Ink.TEXT)
    _course(canvas, view, played.seat)
    _plates(canvas, view, None, _LOW_PLATES)
    return canvas.png(Felt.SET)


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


def _render_nel_o(view: View) -> bytes:
    canvas, played = _canvas(view), contract_played(view)
    if played is None:
        raise ValueError("no contract was played")
    canvas.paste(ringed_tile(_BLANKS, (236, 420)), 90, 112)
    bidder = Seat(played.seat)
    _draw_banner_word(canvas, Message("end-poster-nel-o"), (_RIGHT, 190), 150, Ink.GOLD)
    _draw_banner_word(canvas, Message("end-poster-made", who=bidder), (_RIGHT, 306), 52, Ink.TEXT)
    _draw_banner_word(canvas, Message("end-poster-made.why", count=view.trick_board.count), (_RIGHT, 368), 52, Ink.TEXT)
    trick_bar(canvas, view, Box(_RIGHT, 440, 1060, 492), Ink.HEADER)
    _plates(canvas, view, None, _LOW_PLATES)
    return canvas.png(Felt.MOON)


@lru_cache(maxsize=2)
def ringed_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """A large tile in a winner's ring, on the ground of a poster."""
    wide, high = size
    brush = Brush(size, Ink.HEADER)
    brush.rounded(0, 0, wide, high, 48, Ink.GOLD)
    brush.rounded(12, 12, wide - 12, high - 12, 38, Ink.HEADER)
    brush.rounded(20, 30, wide - 20, high - 20, 32, Ink.EDGE)
    brush.rounded(20, 20, wide - 20, high - 32, 32, Ink.IVORY)
    brush.rectangle(46, high / 2 - 9, wide - 46, high / 2 - 5, Ink.DIVIDER)
    brush.disc(wide / 2, high / 2 - 7, 10, Ink.BRASS)
    across, face = wide - 40, high - 52
    for half, number in enumerate((tile.high, tile.low)):
        middle = 20 + face * (0.25 + 0.5 * half)
        for right, down in PIPS[number]:
            x, y = wide / 2 + right * across * _STEP, middle + down * across * _STEP
            brush.disc(x, y, pip_size(across, number) / 2, Ink.INK)
    return brush.cell()


@lru_cache(maxsize=2)
def cracked_tile(size: tuple[int, int]) -> Image.Image:
    """A tile broken across its middle, the lower half fallen aside."""
    wide = 250
    crack = [(0, 213), (45, 167), (85, 213), (130, 160), (170, 205), (210, 163), (250, 196)]
    brush = Brush(size, Ink.HEADER)
    brush.rounded(0, 0, wide, 120, 30, Ink.IVORY)
    brush.polygon([(0, 60), *crack, (wide, 60)], Ink.IVORY)
    left, top = 40, 34
    fallen = [(left + x, y + top) for x, y in crack]
    brush.rounded(left, 300, left + wide, size[1] - 4, 30, Ink.EDGE)
    brush.rounded(left, 290, left + wide, size[1] - 16, 30, Ink.IVORY)
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
    reason = _what_for(view, place)
    words = soft(reason if reason is not None else signed(place.scored), size=40, least=30, grows=True)
    if words.least_wide() > wide - total.wide() - 62:
        words.text = signed(place.scored)
    return Panel(Stack([Beside([*side, called]), Beside([words, total])], gap=22), Ink.HEADER, rim, pad=22)


def _what_for(view: View, place: SideStanding) -> Message | None:
    """The reason for a deal's points where tricks are bid: "+3 tricks"."""
    played, change = contract_played(view), Signed(place.scored)
    if played is None or played.tricks is None or not place.scored:
        return None
    if view.side_of(played.seat) != place.side:
        return Message("end-for-tricks", change=change, tricks=place.scored)
    return Message("end-for-bid", change=change) if place.scored == -(played.bid.amount or 0) else None
