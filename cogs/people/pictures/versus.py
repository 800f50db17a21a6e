"""Two people against each other: who was ahead how often, by game, and their last meetings."""

from functools import partial

from bot.message import Day, Joined, Message, Rounded, Text
from bot.words.speaker import say
from cogs.people.pictures.parts import LARGEST, felt_of_game, person
from cogs.people.words.versus import GameOfTwo, Meeting, Versus, alt_versus, others
from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import Letters, fitted
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import draw_rounded
from images.parts.panels import panel

_BANNER = Box(20, 100, 1080, 320)
_GAMES, _LATEST = Box(20, 336, 550, 684), Box(566, 336, 1080, 684)
_INKS = (Ink.SIDE_A, Ink.SIDE_B)
_CHIP = 56
_SHOWN = 3  # games


def draw_versus(versus: Versus) -> Drawing:
    """The matches of two people against each other."""
    return Drawing(alt_versus(versus, versus.names), "versus.png", partial(_render, versus))


def _render(versus: Versus) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(versus.game)
    bar(canvas)
    right = pill(canvas, EDGE, say(Message("versus-picture-matches")), str(versus.matches), inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, say(Message("versus-picture-title")), say(versus.title), right, game=felt)
    _scores(canvas, versus)
    panel(canvas, _GAMES, Ink.HEADER)
    panel(canvas, _LATEST, Ink.HEADER)
    for at, title in ((_GAMES, "versus-picture-games"), (_LATEST, "versus-picture-latest")):
        words, room = say(Message(title)), at.width - 48
        canvas.text(words, (at.left + 24, at.top + 36), Letters(34, Ink.MUTED, Ink.HEADER), limit=room, least=28)
    for number, game in enumerate(versus.games[:_SHOWN]):
        _game(canvas, game, _GAMES.top + 106 + number * 92)
    for number, meeting in enumerate(versus.latest):
        _meeting(canvas, versus, meeting, _LATEST.top + 92 + number * 56)
    return canvas.png(felt, largest=LARGEST)


def _scores(canvas: Canvas, versus: Versus) -> None:
    """Both names, how often each was ahead, and a bar of it, the matches in which they were level in its middle."""
    panel(canvas, _BANNER, Ink.HEADER)
    middle, room = SIZE[0] // 2, 296
    for side, (name, ahead) in enumerate(zip(versus.names, versus.ahead, strict=True)):
        at, anchor = ((_BANNER.left + 28, "l"), (_BANNER.right - 28, "r"))[side]
        _sign(canvas, side, (at + (18 if side == 0 else -18), _BANNER.top + 62), Ink.HEADER)
        x = at + (52 if side == 0 else -52)
        canvas.text(
            person(name), (x, _BANNER.top + 62), Letters(46, Ink.TEXT, Ink.HEADER, Weight.BOLD), anchor=anchor,
            limit=room, least=34,
        )  # fmt: skip
        leads = ahead > versus.ahead[1 - side]
        x = middle + (-44 if side == 0 else 44)
        canvas.text(
            str(ahead), (x, _BANNER.top + 66), Letters(84, Ink.GOLD if leads else Ink.TEXT, Ink.HEADER, Weight.BOLD),
            anchor="r" if side == 0 else "l",
        )  # fmt: skip
    canvas.text(
        say(Message("versus-picture-to")), (middle, _BANNER.top + 72), Letters(36, Ink.MUTED, Ink.HEADER), anchor="m"
    )
    whole = Box(_BANNER.left + 28, _BANNER.top + 124, _BANNER.right - 28, _BANNER.top + 150)
    draw_rounded(canvas, whole, 13, Ink.BADGE, Ink.HEADER)
    for side, ahead in enumerate(versus.ahead):
        wide = round(whole.width * ahead / versus.matches) if versus.matches else 0
        if wide >= whole.height:
            left = whole.left if side == 0 else whole.right - wide
            draw_rounded(canvas, Box(left, whole.top, left + wide, whole.bottom), 13, _INKS[side], Ink.HEADER)
    first: Text = Message("versus-picture-ahead") if versus.matches else Message("versus-played", matches=0)
    line, room = say(Joined((first, *others(versus)), " · ")), _BANNER.width - 56
    canvas.text(line, (middle, _BANNER.top + 186), Letters(36, Ink.MUTED, Ink.HEADER), anchor="m", limit=room, least=28)


def _sign(canvas: Canvas, side: int, at: tuple[int, int], under: Ink) -> None:
    """What stands for each of the two beside their name: a disc and a square."""
    where = Box(at[0] - 17, at[1] - 17, at[0] + 17, at[1] + 17)
    draw_rounded(canvas, where, 17 if side == 0 else 6, _INKS[side], under)


def _game(canvas: Canvas, game: GameOfTwo, level: int) -> None:
    felt = felt_titled(game.title)
    chip = emblem(felt, _CHIP, OWN_INKS.get(felt, Ink.ACCENT), Ink.HEADER)
    canvas.paste(chip, _GAMES.left + 24, level - _CHIP // 2)
    left, right = _GAMES.left + 102, _GAMES.right - 24
    ahead = say(Message("versus-picture-score", one=game.ahead[0], other=game.ahead[1]))
    wide = canvas.text(ahead, (left, level), Letters(46, Ink.TEXT, Ink.HEADER, Weight.BOLD))
    if game.a_deal is not None:
        one, other = map(Rounded, game.a_deal)
        words = say(Message("versus-picture-points", one=one, other=other))
        at = (right, level)
        canvas.text(words, at, Letters(40, Ink.MUTED, Ink.HEADER), anchor="r", limit=right - left - wide - 20, least=30)


def _meeting(canvas: Canvas, versus: Versus, meeting: Meeting, level: int) -> None:
    left, right = _LATEST.left + 24, _LATEST.right - 24
    day = say(Message("versus-picture-day", day=Day(meeting.day, short=True)))
    canvas.text(day, (left, level), Letters(34, Ink.MUTED, Ink.HEADER), limit=120, least=22)
    one, other = (Rounded(total, 0) for total in meeting.totals)
    totals = say(Message("versus-picture-totals", one=one, other=other))
    wide = canvas.text(totals, (right, level), Letters(38, Ink.TEXT, Ink.HEADER), anchor="r")
    left += 128
    if meeting.ahead is None:
        tied, room = say(Message("versus-picture-tied")), right - wide - left - 66
        canvas.text(tied, (left + 46, level), Letters(36, Ink.MUTED, Ink.HEADER), limit=room, least=28)
        return
    _sign(canvas, meeting.ahead, (left + 18, level), Ink.HEADER)
    name = fitted(person(versus.names[meeting.ahead]), 36, Weight.REGULAR, right - wide - left - 66)
    canvas.text(name, (left + 46, level), Letters(36, Ink.TEXT, Ink.HEADER))
