"""The posters of the great events: a moon, a contract that was set, Nel-O. Each is shown once, before the deal card."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.rules.view import View
from bot.words.alt import alt_poster
from bot.words.deal_end import bid_name, change, hero, shortfall
from bot.words.facts.deal_end import Kind, contract_played, ended_result, kind_of, partners_count
from bot.words.facts.posters import has_poster
from bot.words.facts.standings import Standing, standings
from bot.words.facts.tricks.auction import bid_title
from bot.words.pictures import signed
from bot.words.speaker import say
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_of
from images.drawing.lettering import fitted, fitting, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.ends.counts import bid_flag, bid_pill, source_bar
from images.ends.parts import members, panel, side_sign
from images.ends.why import trick_bar, tricks_of_seat
from images.parts.emblems import draw_emblem
from images.parts.marks import SIDE_INKS

_CHIP = Box(32, 28, 96, 92)
_LEFT = 32
_MOON = 452  # across, its ring included
_PLATES = Box(20, 528, 1080, 680)
_LOW_PLATES = Box(20, 546, 1080, 684)
_TILE = (290, 430)  # of a cracked tile, the crack included
_RIGHT = 420  # where the words beside a tile begin


def draw_poster(view: View, names: Sequence[str]) -> Drawing | None:
    """The poster of an ended deal; None where nothing great happened in it."""
    result = ended_result(view)
    if result is None or not has_poster(result):
        return None
    render = _render_moon if result.moon is not None else _render_set
    played = contract_played(view)
    if played is not None and played.made:
        render = _render_nel_o
    return Drawing(alt_poster(view, names), "poster.png", partial(render, view, names))


def _canvas(view: View) -> Canvas:
    """The ground of every poster: the game's emblem, its name and the deal."""
    canvas = Canvas(Ink.HEADER)
    draw_emblem(canvas, felt_of(view), _CHIP, Ink.HEADER)
    canvas.text(f"{say(view.title)} · deal {view.deal}", (113, 61), 40, Ink.MUTED, Ink.HEADER, limit=540)
    return canvas


def _loud(canvas: Canvas, name: str, words: str, at: tuple[int, int], room: int, size: int, ink: Ink) -> None:
    """Large letters; a long name makes them smaller, a longer one is cut."""
    size = fitting(name + words, range(size, min(size, 64) - 13, -4), Weight.BOLD, room)
    name = fitted(name, size, Weight.BOLD, room - width(words, size, Weight.BOLD)) if name else name
    canvas.text(name + words, at, size, ink, Ink.HEADER, weight=Weight.BOLD, limit=room)


# -- the moon ----------------------------------------------------------------------------------------------------------


def _render_moon(view: View, names: Sequence[str]) -> bytes:
    canvas, told = _canvas(view), hero(view, partial(shown_name, names))
    canvas.paste(moon(_MOON), 1080 - _MOON, 24)
    _loud(canvas, told.name, " shot", (_LEFT, 178), 590, 104, Ink.TEXT)
    _loud(canvas, "", "the moon", (_LEFT, 292), 590, 104, Ink.GOLD)
    why, figures = told.why.split(": ", 1)
    canvas.text(f"{why} of the deal:", (_LEFT, 386), 42, Ink.TEXT, Ink.HEADER)
    canvas.text(figures, (_LEFT, 438), 42, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD)
    canvas.fill(Box(0, 496, SIZE[0], 502), Ink.GOLD)
    result = ended_result(view)
    _plates(canvas, view, names, result.moon if result is not None else None, _PLATES)
    return canvas.png(Felt.MOON)


@lru_cache(maxsize=2)
def moon(across: int) -> Image.Image:
    """The full moon in its ring."""
    middle, scale = across / 2, across / 452

    def paint(brush: Brush) -> None:
        brush.disc(middle, middle, middle, Ink.ACCENT_DEEP)
        brush.disc(middle, middle, middle - 20 * scale, Ink.IVORY)
        for x, y, radius in (
            (-80, -90, 44), (62, -98, 26), (86, 32, 54), (6, -24, 20), (-110, -6, 18), (-60, 70, 30), (32, 126, 24),
        ):  # fmt: skip
            at = middle + x * scale, middle + y * scale
            brush.disc(*at, radius * scale, Ink.EDGE)
            brush.disc(at[0] + radius * scale * 0.13, at[1] + radius * scale * 0.13, radius * scale * 0.81, Ink.TINT)

    return painted((across, across), Ink.HEADER, paint)


# -- contracts ---------------------------------------------------------------------------------------------------------


def _render_set(view: View, names: Sequence[str]) -> bytes:
    canvas, played = _canvas(view), contract_played(view)
    if played is None:
        raise ValueError("no contract was played")
    bid, who = bid_name(view, played.bid), shown_name(names, played.seat)
    canvas.paste(cracked_tile(_TILE), 50, 104)
    title = played.bid.special.label if played.bid.special is not None else bid_title(played.bid)
    size = fitting(title, range(150, 55, -4), Weight.BOLD, 226)
    canvas.text(title, (175, 190), size, Ink.RED, Ink.IVORY, weight=Weight.BOLD, anchor="m", limit=240)
    canvas.text("Set!", (_RIGHT, 190), 150, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD)
    _loud(canvas, who, f" bid {bid}.", (_RIGHT, 306), 640, 52, Ink.TEXT)
    canvas.text(f"{shortfall(view)}.", (_RIGHT, 368), 52, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=640, least=40)
    _course(canvas, view, played.seat)
    _plates(canvas, view, names, None, _LOW_PLATES)
    return canvas.png(Felt.SET)


def _course(canvas: Canvas, view: View, bidder: int) -> None:
    """How near the bid was: the tricks with a flag, or the bidders' points."""
    at = Box(_RIGHT, 450, 1060, 502)
    kind = kind_of(view)
    if kind is Kind.COUNTS:
        bar, side = Box(_RIGHT, 450, 1060, 506), view.side_of(bidder)
        wide = bid_flag(canvas, view, side, bar, source_bar(canvas, view, side, bar))
        if wide:  # there is no room for it in the bar
            bid_pill(canvas, view, bar.right - wide, bar.top - 32)
    elif view.partners and (kind is Kind.NEL_O or partners_count(view)):
        trick_bar(canvas, view, at, Ink.HEADER)
    else:
        tricks_of_seat(canvas, view, bidder, at, Ink.HEADER)


def _render_nel_o(view: View, names: Sequence[str]) -> bytes:
    canvas, told, played = _canvas(view), hero(view, partial(shown_name, names)), contract_played(view)
    if played is None:
        raise ValueError("no contract was played")
    canvas.paste(blank_tile((236, 420)), 90, 112)
    canvas.text("Nel-O!", (_RIGHT, 190), 150, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD)
    _loud(canvas, told.name, " made it:", (_RIGHT, 306), 640, 52, Ink.TEXT)
    words = told.why[:1].upper() + told.why[1:] + "."
    canvas.text(words, (_RIGHT, 368), 52, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=640, least=40)
    trick_bar(canvas, view, Box(_RIGHT, 440, 1060, 492), Ink.HEADER)
    _plates(canvas, view, names, None, _LOW_PLATES)
    return canvas.png(Felt.MOON)


@lru_cache(maxsize=2)
def cracked_tile(size: tuple[int, int]) -> Image.Image:
    """A tile broken across its middle, the lower half fallen aside."""
    wide = 250
    crack = [(0, 213), (45, 167), (85, 213), (130, 160), (170, 205), (210, 163), (250, 196)]

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, wide, 120, 30, Ink.IVORY)
        brush.polygon([(0, 60), *crack, (wide, 60)], Ink.IVORY)
        left, top = 40, 34
        fallen = [(left + x, y + top) for x, y in crack]
        brush.rounded(left, 300, left + wide, size[1] - 4, 30, Ink.EDGE)
        brush.rounded(left, 290, left + wide, size[1] - 16, 30, Ink.IVORY)
        brush.polygon([*fallen, (left + wide, 350), (left, 350)], Ink.IVORY)
        for x, y in ((70, 300), (180, 300), (70, 376), (180, 376)):
            brush.disc(left + x, y, 25, Ink.INK)

    return painted(size, Ink.HEADER, paint)


@lru_cache(maxsize=2)
def blank_tile(size: tuple[int, int]) -> Image.Image:
    """A large double blank in a winner's ring."""
    wide, high = size

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, wide, high, 48, Ink.GOLD)
        brush.rounded(12, 12, wide - 12, high - 12, 38, Ink.HEADER)
        brush.rounded(20, 30, wide - 20, high - 20, 32, Ink.EDGE)
        brush.rounded(20, 20, wide - 20, high - 32, 32, Ink.IVORY)
        brush.rectangle(46, high / 2 - 9, wide - 46, high / 2 - 5, Ink.DIVIDER)
        brush.disc(wide / 2, high / 2 - 7, 10, Ink.BRASS)

    return painted(size, Ink.HEADER, paint)


# -- what it brought ---------------------------------------------------------------------------------------------------


def _plates(canvas: Canvas, view: View, names: Sequence[str], hero_side: int | None, room: Box) -> None:
    """A plate for each side with what the deal brought it; in gold whoever it was good for."""
    places = {place.side: place for place in standings(view)}
    result = ended_result(view)
    scored = result.scored if result is not None else ()
    best = hero_side if hero_side is not None else scored.index(max(scored))
    order = sorted(places, key=lambda side: (side != best, places[side].rank))
    gap = 12
    wide = (room.width + gap) // len(order) - gap
    for number, side in enumerate(order):
        at = box(room.left + number * (wide + gap), room.top, wide, room.height)
        _plate(canvas, view, names, places[side], at, is_best=side == best)


def _plate(canvas: Canvas, view: View, names: Sequence[str], place: Standing, at: Box, *, is_best: bool) -> None:
    rim = Ink.GOLD if is_best else SIDE_INKS[place.side % 2] if view.partners else Ink.OUTLINE
    panel(canvas, at, Ink.HEADER, rim, Ink.HEADER)
    left, upper, lower = at.left + 24, at.top + 46, at.bottom - 46
    if view.partners:
        side_sign(canvas, place.side, (left + 20, upper), Ink.HEADER, 40)
        left += 54
    line, size = members(names, place.members, at.right - 20 - left, 40)
    canvas.text(line, (left, upper), size, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=at.right - 16 - left)
    ink = Ink.GOLD if is_best else Ink.TEXT
    total = signed(place.total, plus="")
    taken = canvas.text(total, (at.right - 22, lower), 54, ink, Ink.HEADER, weight=Weight.BOLD, anchor="r")
    room = at.right - 22 - taken - 14 - at.left - 24
    short = change(place)
    words = f"{short}{_what_for(view, place)}"
    if width(words, 34, Weight.REGULAR) > room:
        words = short
    canvas.text(words, (at.left + 24, lower), 40, Ink.MUTED, Ink.HEADER, limit=room, least=30)


def _what_for(view: View, place: Standing) -> str:
    """What the deal's points are for, where tricks are bid: " tricks", " for the bid"."""
    played = contract_played(view)
    if played is None or played.tricks is None or not place.scored:
        return ""
    if view.side_of(played.seat) == place.side:
        return " for the bid" if place.scored == -(played.bid.amount or 0) else ""
    return " trick" if place.scored == 1 else " tricks"
