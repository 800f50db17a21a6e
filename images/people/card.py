"""The player card: a rating over time, figures, and below them every game, or the roles and achievements in one."""

from functools import partial

from bot.words.people.achievements import ACHIEVEMENTS
from bot.words.people.card import NOTHING, Card, Course, GameRecord, RoleRecord, alt_card
from bot.words.pictures import decimal, signed
from images.drawing.canvas import Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.parts import panel
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, pill
from images.people.achievements import draw_achievement
from images.people.parts import LARGEST, course_points, dot, draw_bar, felt_of_game, person
from images.scores.chart import draw_line

_COURSE, _FIGURES = Box(20, 100, 660, 400), Box(676, 100, 1080, 400)
_PLATES_TOP, _WIDE, _HIGH, _PITCH = 416, 340, 128, (360, 140)
_CHIP = 72
_EMPTY = "no rating yet"


def draw_card(card: Card) -> Drawing:
    """A player's card, of all games or of one."""
    return Drawing(alt_card(card), "player.png", partial(_render, card))


def _render(card: Card) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(card.game)
    bar(canvas)
    right = EDGE
    if card.course is not None and card.game:
        right = pill(canvas, right, "rating", str(card.course.now), ink=Ink.INK, ground=Ink.GOLD)
    elif card.is_rating_hidden and card.game:
        right = pill(canvas, right, "rating", NOTHING, ink=Ink.TEXT, ground=Ink.LIGHT)
    if card.rank is not None:
        right = pill(canvas, right, "rank", str(card.rank), ink=Ink.TEXT, ground=Ink.LIGHT)
    if card.earned and not card.game:
        count = f"{len(card.earned)} of {len(ACHIEVEMENTS)}"
        right = pill(canvas, right, "", count, ink=Ink.GOLD, ground=Ink.LIGHT, starred=True)
    header(canvas, person(card.name), card.game or "player card", right, game=felt)
    panel(canvas, _COURSE, Ink.HEADER)
    if card.course is not None:
        _course(canvas, card.course, named=not card.game)
    else:
        words = "rating not told here" if card.is_rating_hidden else _EMPTY
        canvas.text(words, _COURSE.centre, 38, Ink.MUTED, Ink.HEADER, anchor="m")
    _figures(canvas, card)
    if card.game:
        _of_game(canvas, card)
    else:
        for number, game in enumerate(card.games[:6]):
            _plate(canvas, game, _place(number))
    return canvas.png(felt, largest=LARGEST)


def _place(number: int) -> Box:
    row, column = divmod(number, 3)
    return box(20 + column * _PITCH[0], _PLATES_TOP + row * _PITCH[1], _WIDE, _HIGH)


def _course(canvas: Canvas, course: Course, *, named: bool) -> None:
    """The line of the rating with its best marked; the game's name where the card is of all."""
    left, right = _COURSE.left + 24, _COURSE.right - 26
    shown = course.shown
    count = len(shown) - 1
    title = f"{course.game} rating" if named else "rating"
    words = f"{title}, last {count} matches" if count > 1 else title
    canvas.text(words, (left, _COURSE.top + 35), 34, Ink.MUTED, Ink.HEADER, limit=right - left, least=28)
    area = Box(left, _COURSE.top + 76, right, _COURSE.bottom - 68)
    for y in (area.top, area.centre[1], area.bottom):
        canvas.fill(Box(left, y - 1, right, y + 1), Ink.GRID)
    points = course_points(shown, area)
    if count:
        draw_line(canvas, points, Ink.ACCENT, wide=6, under=Ink.HEADER)
    if course.best in shown:
        best = max(number for number, value in enumerate(shown) if value == course.best)
        dot(canvas, points[best], 11, Ink.GOLD)
    else:
        dot(canvas, points[-1], 9, Ink.ACCENT)
    level = _COURSE.bottom - 29
    wide = canvas.text(f"from {shown[0]}", (left, level), 34, Ink.MUTED, Ink.HEADER)
    if named:
        middle = (left + wide + right - 180) // 2
        canvas.text(f"now {course.now}", (middle, level), 34, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, anchor="m")
    best_words = f"best {course.best}"
    canvas.text(best_words, (right, level), 34, Ink.GOLD, Ink.HEADER, weight=Weight.BOLD, anchor="r")


def _figures(canvas: Canvas, card: Card) -> None:
    panel(canvas, _FIGURES, Ink.HEADER)
    moons = (str(card.moons), _one_or_more("moon", card.moons), Ink.GOLD if card.moons else Ink.TEXT)
    rows = [
        (str(card.matches), "match" if card.matches == 1 else "matches", Ink.TEXT),
        (str(card.won), "won", Ink.TEXT),
        *([moons] if card.has_moons else []),
        *([(card.bids_made, "bids made", Ink.TEXT)] if card.bids[1] else []),
        (str(card.deals), _one_or_more("deal", card.deals), Ink.TEXT),
    ][:4]
    pitch = 288 // len(rows)
    for number, (value, label, ink) in enumerate(rows):
        level = _FIGURES.top + 6 + pitch // 2 + number * pitch
        at = _FIGURES.left + 140, level
        canvas.text(value, at, 56, ink, Ink.HEADER, weight=Weight.BOLD, anchor="r", limit=124, least=38)
        canvas.text(label, (_FIGURES.left + 162, level + 4), 38, Ink.MUTED, Ink.HEADER, limit=230)


def _one_or_more(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"


def _plate(canvas: Canvas, game: GameRecord, at: Box) -> None:
    """A game: its emblem, and how much of it was won; the emblem alone where it was never played."""
    felt, played = felt_titled(game.title), game.matches > 0
    ground = Ink.LIGHT if played else Ink.HEADER
    panel(canvas, at, ground)
    canvas.paste(emblem(felt, _CHIP, OWN_INKS.get(felt, Ink.ACCENT), ground), at.left + 16, at.top + 28)
    left, right = at.left + 104, at.right - 14
    if not played:
        canvas.text("not yet", (left, at.centre[1]), 36, Ink.MUTED, ground)
        return
    canvas.text(game.short, (left, at.top + 36), 38, Ink.TEXT, ground, weight=Weight.BOLD, limit=right - left, least=30)
    draw_bar(canvas, Box(left, at.top + 66, right - 12, at.top + 82), game.won / game.matches, Ink.ACCENT, ground)
    words = f"{game.won} of {game.matches} won"
    canvas.text(words, (left, at.top + 104), 34, Ink.MUTED, ground, limit=right - left, least=28)


def _of_game(canvas: Canvas, card: Card) -> None:
    """The roles in a game, then streaks, points and the best match; achievements as there is room for them."""
    plates: list[RoleRecord] = [*card.roles[:3]]
    if card.matches:
        plates.append(RoleRecord("in a row", str(card.longest_streak), f"won, now {card.streak}"))
    if card.deals and all(role.share is not None for role in card.roles):
        plates.append(RoleRecord("points", decimal(card.points / card.deals), "a deal"))
    if card.extremes is not None:
        best, worst = card.extremes
        plates.append(RoleRecord("best match", signed(best, plus=""), f"worst {signed(worst, plus='')}"))
    for plate, at in zip(plates, map(_place, range(6)), strict=False):
        _record(canvas, plate, at)
    for one, at in zip(card.earned, map(_place, range(len(plates), 6)), strict=False):
        draw_achievement(canvas, one.achievement, one.count, at)


def _record(canvas: Canvas, record: RoleRecord, at: Box) -> None:
    panel(canvas, at, Ink.LIGHT)
    left, right = at.left + 24, at.right - 20
    canvas.text(record.label, (left, at.top + 34), 34, Ink.MUTED, Ink.LIGHT, limit=right - left)
    level = at.top + 88
    if record.share is not None:
        draw_bar(canvas, Box(left, at.bottom - 22, right, at.bottom - 10), record.share, Ink.ACCENT, Ink.LIGHT)
        level = at.top + 78
    wide = canvas.text(record.value, (left, level), 50, Ink.TEXT, Ink.LIGHT, weight=Weight.BOLD, limit=right - left)
    x = left + wide + 14
    canvas.text(record.note, (x, level + 4), 34, Ink.MUTED, Ink.LIGHT, limit=right - x, least=26)
