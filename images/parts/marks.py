"""Small marks (badges, tags, the marks of sides, star, crown, check marks), and the cells of seats."""

from functools import lru_cache

from PIL import Image

from bot.message import Message, Names, Seat, capitalized, value_text
from bot.rules.boards import PieceView
from bot.words.persons import names_now, seat_name
from bot.words.seat.band import Tone
from bot.words.sides import side_letter
from bot.words.speaker import Speaker, current, say
from images.drawing import (
    RHOMBUS,
    STAR,
    TRIANGLE,
    Box,
    Brush,
    Canvas,
    Ink,
    Letters,
    Sprite,
    Weight,
    arc_arrow,
    bold,
    check,
    crown,
    fitting,
    painted,
    placed,
    sprite,
)

BADGE = 56
HEADER = 84
CROWN = 56
DEALER = 36
SIDE = 44  # across a side's mark
NEW = (66, 30)
_STRAIGHT = 8  # pixels of a straight edge beside the corner of a painted rectangle
SIDE_INKS = (Ink.SIDE_A, Ink.SIDE_B)
# The colours of those who play alone.
ALONE = (Ink.SIDE_A, Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.SIDE_B, Ink.YELLOW, Ink.MUTED, Ink.OUTLINE)
TONE_INKS = {  # ground, letters, soft letters
    Tone.PLAIN: (Ink.HEADER, Ink.TEXT, Ink.MUTED),
    Tone.GOOD: (Ink.GOLD, Ink.INK, Ink.INK),
    Tone.BAD: (Ink.RED, Ink.TEXT, Ink.TEXT),
}


def draw_rounded(canvas: Canvas, at: Box, radius: int, ink: Ink, under: Ink, rim: Ink | None = None) -> None:
    """A rounded rectangle on plain ground, with a rim of 4 pixels if one is named."""
    # Names and figures make many sizes. Only corners are painted: what is between them is the same all along.
    left, top, right, bottom = at
    most = 2 * (radius + _STRAIGHT)
    size = min(right - left, most), min(bottom - top, most)
    outer, corners = ink if rim is None else rim, _corners(size, radius, ink, under, rim)
    x, y = corners[0].size
    end, foot = right - size[0] + x, bottom - size[1] + y
    if left + x < end:
        canvas.fill(Box(left + x, top, end, bottom), outer)
        if rim is not None:
            canvas.fill(Box(left + x, top + 4, end, bottom - 4), ink)
    if top + y < foot:
        canvas.fill(Box(left, top + y, right, foot), outer)
        if rim is not None:
            canvas.fill(Box(left + 4, top + y, right - 4, foot), ink)
    for corner, place in zip(corners, ((left, top), (end, top), (left, foot), (end, foot)), strict=True):
        canvas.paste(corner, *place)


def draw_parted(canvas: Canvas, at: Box, radius: int, rim: Ink, ground: Ink, part: tuple[Box, Ink]) -> None:
    """A rounded rectangle with a rim, on felt; a part of it, along its upper or its left side, has another ink."""
    draw_rounded(canvas, at, radius, ground, Ink.FELT, rim)
    (left, top, right, bottom), ink = part
    inner = at.grown(-4)
    canvas.fill(Box(inner.left, inner.top, min(right, inner.right), min(bottom, inner.bottom)), ink)
    size = 2 * (radius + _STRAIGHT)
    first, second, third, _ = _corners((size, size), radius, ink, Ink.FELT, rim)
    canvas.paste(first, left, top)
    if right == at.right:
        canvas.paste(second, right - second.width, top)
    if bottom == at.bottom:
        canvas.paste(third, left, bottom - third.height)


@lru_cache(maxsize=128)
def _corners(
    size: tuple[int, int], radius: int, ink: Ink, under: Ink, rim: Ink | None
) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The four quarters of a small rounded rectangle, from the upper left one."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, *size, radius, rim if rim is not None else ink)
        if rim is not None:
            brush.rounded(4, 4, size[0] - 4, size[1] - 4, radius - 4, ink)

    whole, (wide, high) = painted(size, under, paint), size
    x, y = wide // 2, high // 2
    return (
        whole.crop((0, 0, x, y)),
        whole.crop((x, 0, wide, y)),
        whole.crop((0, y, x, high)),
        whole.crop((x, y, wide, high)),
    )


def panel(
    canvas: Canvas, at: Box, ground: Ink, rim: Ink | None = None, under: Ink = Ink.FELT, radius: int = 24
) -> None:
    """A rounded panel, with a rim if one is named."""
    draw_rounded(canvas, at, radius, ground, under, rim)


@lru_cache(maxsize=32)
def tab(size: tuple[int, int], ink: Ink, under: Ink) -> Image.Image:
    """A tab at the right side of a tile: straight at its left end, round at its right."""
    brush = Brush(size, under)
    wide, high = size
    brush.rounded(0, 0, wide, high, high / 2, ink)
    brush.rectangle(0, 0, high / 2, high, ink)
    return brush.cell()


@lru_cache(maxsize=4)
def check_disc(across: int) -> Sprite:
    """The disc with a check mark on a chosen piece."""

    def paint(brush: Brush) -> None:
        half = across / 2
        brush.disc(half, half, half, Ink.TEXT)
        brush.disc(half, half, half - 4, Ink.INK)
        check(brush, across * 0.26, across * 0.26, across * 0.48, Ink.TEXT)

    return sprite((across, across), Ink.FELT, Ink.IVORY, paint)


@lru_cache(maxsize=32)
def star(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """The star that marks trump."""
    return painted((wide, wide), under, lambda brush: brush.polygon(placed(STAR, 0, 0, wide, wide), ink))


@lru_cache(maxsize=32)
def triangle(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """The triangle that marks the seat to act."""
    return painted((wide, wide), under, lambda brush: brush.polygon(placed(TRIANGLE, 0, 0, wide, wide), ink))


@lru_cache(maxsize=8)
def crown_disc(under: Ink) -> Image.Image:
    """The crown beside the winning piece."""
    return painted((CROWN, CROWN), under, lambda brush: _crown_on_disc(brush, CROWN))


def _crown_on_disc(brush: Brush, across: int) -> None:
    brush.disc(across / 2, across / 2, across / 2, Ink.INK)
    crown(brush, across * 0.17, across * 0.22, across * 0.66, Ink.GOLD)


@lru_cache(maxsize=4)
def crown_sprite(across: int) -> Sprite:
    """The crown on its disc, to lay across the edge of a piece."""
    return sprite((across, across), Ink.FELT, Ink.IVORY, lambda brush: _crown_on_disc(brush, across))


@lru_cache(maxsize=4)
def rhombus(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """The hollow diamond before words of points that hurt."""
    brush = Brush((wide, wide), under)
    brush.polygon(placed(RHOMBUS, 0, 0, wide, wide), ink)
    brush.polygon(placed(RHOMBUS, 6, 6, wide - 12, wide - 12), under)
    return brush.cell()


@lru_cache(maxsize=16)
def crown_mark(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """A crown by itself, four fifths as high as wide."""
    return painted((wide, wide * 4 // 5), under, lambda brush: crown(brush, 0, 0, wide, ink))


@lru_cache(maxsize=64)
def badge(points: int, penalty: bool, across: int = BADGE) -> Sprite:
    """The points of a piece: a red diamond for a penalty, else a blue disc."""
    half = across / 2

    def paint(brush: Brush) -> None:
        if penalty:
            red_rhombus(brush, across, 4.5)
        else:
            brush.disc(half, half, half, Ink.TEXT)
            brush.disc(half, half, half - 4, Ink.BLUE)
        figures = str(points)
        brush.text(figures, half, half, {1: 29, 2: 25}.get(len(figures), 18) - (3 if penalty else 0), Ink.TEXT)

    return sprite((across, across), Ink.FELT, Ink.IVORY, paint)


def lay_badge(canvas: Canvas, shown: PieceView, at: Box) -> None:
    """Lay the badge of a piece that has points."""
    if shown.points:
        canvas.lay(badge(shown.points, shown.penalty, at.width), at.left, at.top)


def red_rhombus(brush: Brush, across: int, rim: float) -> None:
    """The diamond of points that hurt: red, in a light rim."""
    brush.polygon(placed(RHOMBUS, 0, 0, across, across), Ink.TEXT)
    brush.polygon(placed(RHOMBUS, rim, rim, across - 2 * rim, across - 2 * rim), Ink.RED)


def new_mark() -> Sprite:
    """The word "new" on the upper rim of a piece that was passed to its holder."""
    return _new_mark(say(Message("tag-new")))


@lru_cache(maxsize=4)
def _new_mark(text: str) -> Sprite:
    size = fitting(text, range(24, 11, -2), Weight.BOLD, NEW[0] - 14)

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, *NEW, NEW[1] / 2, Ink.TEXT)
        brush.rounded(2, 2, NEW[0] - 2, NEW[1] - 2, NEW[1] / 2 - 2, Ink.INK)
        brush.text(text, NEW[0] / 2, NEW[1] / 2 - 2, size, Ink.TEXT)

    return sprite(NEW, Ink.FELT, Ink.IVORY, paint)


@lru_cache(maxsize=64)
def side_mark(side: int, ink: Ink, letter: Ink, under: Ink, across: int) -> Image.Image:
    """A side's mark: a disc "A", a square "B"."""
    brush = Brush((across, across), under)
    if side == 0:
        brush.disc(across / 2, across / 2, across / 2, ink)
    else:
        brush.rounded(2, 2, across - 2, across - 2, 9, ink)
    brush.text(side_letter(side), across / 2, across / 2, round(across * 0.63), letter)
    return brush.cell()


def side_sign(canvas: Canvas, side: int, at: tuple[int, int], under: Ink, across: int = SIDE) -> None:
    """The mark of a side of partners, its middle at a point; dark on gold."""
    inks = (Ink.INK, Ink.GOLD) if under is Ink.GOLD else (SIDE_INKS[side % 2], Ink.INK)
    canvas.paste(side_mark(side, *inks, under, across), at[0] - across // 2, at[1] - across // 2)


def dealer_mark(across: int = DEALER) -> Sprite:
    """The D of the dealer, or of the first player in a game without one."""
    return _dealer_mark(say(Message("tag-dealer")), across)


@lru_cache(maxsize=8)
def _dealer_mark(text: str, across: int) -> Sprite:
    def paint(brush: Brush) -> None:
        half = across / 2
        brush.disc(half, half, half, Ink.BADGE)
        brush.text(text, half, half, 25, Ink.TEXT)

    return sprite((across, across), Ink.HEADER, Ink.GOLD, paint)


@lru_cache(maxsize=8)
def check_mark(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """The mark of a seat that has chosen."""
    return painted((wide, wide), under, lambda brush: check(brush, 0, 0, wide, ink))


@lru_cache(maxsize=4)
def round_arrow(wide: int, ink: Ink, under: Ink) -> Image.Image:
    """An arrow that goes round counter-clockwise."""
    return painted((wide, wide), under, lambda brush: arc_arrow(brush, 0, 0, wide, ink))


def tag(canvas: Canvas, text: str, at: Box, under: Ink) -> None:
    """A small ivory pill with a word beside a piece."""
    canvas.paste(_tag(text, at.width, at.height, under), at.left, at.top)


@lru_cache(maxsize=32)
def _tag(text: str, wide: int, high: int, under: Ink) -> Image.Image:
    cell = Canvas(under, (wide, high))
    draw_rounded(cell, Box(0, 0, wide, high), high // 2, Ink.TEXT, under)
    cell.text(text, (wide // 2, high // 2), Letters(27, Ink.INK, Ink.TEXT), anchor="m", limit=wide - 10, least=16)
    return cell.image


@lru_cache(maxsize=64)
def cell_ground(
    size: tuple[int, int], rim: Ink, ground: Ink, bar: tuple[int, Ink] | None, radius: int = 20
) -> Image.Image:
    """A seat's cell without anything in it; its `bar` for the name has a height and an ink."""
    wide, high = size
    brush = Brush(size, Ink.FELT)
    brush.rounded(0, 0, wide, high, radius, rim)
    brush.rounded(4, 4, wide - 4, high - 4, radius - 4, ground)
    if bar is not None:
        foot, ink = bar
        brush.rounded(4, 4, wide - 4, foot, radius - 4, ink)
        brush.rectangle(4, foot - 20, wide - 4, foot, ink)
    return brush.cell()


def plate_inks(side: int | None, *, to_act: bool) -> tuple[Ink, Ink, Ink, Ink]:
    """The inks of a seat's plate: its rim, its ground, its name, and what stands below it. `side` as of partners."""
    if to_act:
        return Ink.GOLD, Ink.GOLD, Ink.INK, Ink.INK
    return Ink.OUTLINE if side is None else SIDE_INKS[side], Ink.HEADER, Ink.TEXT, Ink.MUTED


def cell_name(seat: int) -> str:
    """The name of a seat in its own cell: "You" for the viewer."""
    names = names_now()
    is_other = names is not None and names.reader != seat
    return seat_name(seat) if is_other else _own_name(seat, names, current())


@lru_cache(maxsize=256)
def _own_name(seat: int, _: Names | None, speaker: Speaker) -> str:
    return speaker.say(capitalized(value_text(Seat(seat))))


def moved_sign(canvas: Canvas, moved: int | None, at: tuple[int, int], under: Ink) -> int:
    """Places won or lost: a triangle up or down and how many, or a dash. Returns where it ends."""
    x, y = at
    if not moved:
        draw_rounded(canvas, Box(x, y - 4, x + 30, y + 4), 4, Ink.MUTED, under)
        return x + 30
    ink = Ink.GREEN if moved > 0 else Ink.ORANGE
    canvas.paste(_pointer(30, up=moved > 0, ink=ink, under=under), x, y - 13)
    return x + 38 + canvas.text(str(abs(moved)), (x + 38, y), bold(36, Ink.TEXT, under))


@lru_cache(maxsize=16)
def _pointer(wide: int, *, up: bool, ink: Ink, under: Ink) -> Image.Image:
    high = wide * 0.86
    points = [(0, high), (wide / 2, 0), (wide, high)] if up else [(0, 0), (wide / 2, high), (wide, 0)]
    return painted((wide, round(high)), under, lambda brush: brush.polygon(points, ink))
