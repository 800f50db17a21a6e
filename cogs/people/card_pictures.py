"""Pictures of the player card (a rating over time, figures, every game or the roles in one), and of achievements."""

from collections.abc import Iterator
from functools import partial

from bot.message import Message
from bot.rules.achievements import ACHIEVEMENTS, BY_NAME, Achievement
from bot.rules.catalogue import CATALOGUE
from bot.words.achievements import title
from bot.words.speaker import say
from cogs.people.card_words import NOTHING, GameRecord, Plate, PlayerCard, RatingHistory, alt_card, alt_earned, plates
from cogs.people.pictures import LARGEST, course_points, dot, draw_bar, felt_of_game, person
from images.drawing import Box, Canvas, Drawing, Felt, Ink, Letters, Weight, box, felt_titled, width
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, pill
from images.parts.panels import panel
from images.scores.chart import draw_line

# Of the card.
_COURSE, _FIGURES = Box(20, 100, 660, 400), Box(676, 100, 1080, 400)
_PLATES_TOP, _HIGH, _PITCH = 416, 128, 140
_ROOM = 1060  # of a row of plates
_CHIP, _SMALL_CHIP, _NARROW = 72, 56, 300

# Of achievements.
_BADGE = 64
_BADGE_WIDE, _BADGE_HIGH, _BADGE_PITCH = 340, 108, (360, 118)


def draw_card(card: PlayerCard) -> Drawing:
    return Drawing(alt_card(card, [card.name]), "player.png", partial(_render_card, card))


def _render_card(card: PlayerCard) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(card.game)
    bar(canvas)
    right, rating = EDGE, say(Message("card-picture-rating"))
    if card.course is not None and card.game:
        right = pill(canvas, right, rating, str(card.course.now), inks=(Ink.INK, Ink.GOLD))
    elif card.is_rating_hidden and card.game:
        right = pill(canvas, right, rating, NOTHING, inks=(Ink.TEXT, Ink.LIGHT))
    if card.rank is not None:
        right = pill(canvas, right, say(Message("card-picture-rank")), str(card.rank), inks=(Ink.TEXT, Ink.LIGHT))
    if card.earned and not card.game:
        count = say(Message("count-of", count=len(card.earned), all=len(ACHIEVEMENTS)))
        right = pill(canvas, right, "", count, inks=(Ink.GOLD, Ink.LIGHT), starred=True)
    header(canvas, person(card.name), say(card.game or Message("card-picture-title")), right, game=felt)
    panel(canvas, _COURSE, Ink.HEADER)
    if card.course is not None:
        _course(canvas, card.course, named=not card.game)
    else:
        words = say(Message("card-picture-hidden" if card.is_rating_hidden else "card-picture-no-rating"))
        canvas.text(words, _COURSE.centre, Letters(38, Ink.MUTED, Ink.HEADER), anchor="m", limit=600, least=30)
    _figures(canvas, card)
    if card.game:
        _of_game(canvas, card)
    else:
        for game, at in zip(card.games, _places(len(card.games)), strict=False):
            _plate(canvas, game, at)
    return canvas.png(felt, largest=LARGEST)


def _places(count: int) -> Iterator[Box]:
    """Two rows of plates: of three, or of four where there are more than six."""
    columns = 3 if count <= 6 else 4
    apart = 20 if columns == 3 else 12
    wide = (_ROOM - apart * (columns - 1)) // columns
    for number in range(2 * columns):
        row, column = divmod(number, columns)
        yield box(20 + column * (wide + apart), _PLATES_TOP + row * _PITCH, wide, _HIGH)


def _course(canvas: Canvas, course: RatingHistory, *, named: bool) -> None:
    """The line of the rating with its best marked; the game's name where the card is of all."""
    left, right = _COURSE.left + 24, _COURSE.right - 26
    shown = course.shown
    count = len(shown) - 1
    titles = [say(title) for title in _course_titles(course, count, named=named)]
    title = next((it for it in titles if width(it, 28, Weight.REGULAR) <= right - left), titles[-1])
    canvas.text(title, (left, _COURSE.top + 35), Letters(34, Ink.MUTED, Ink.HEADER), limit=right - left, least=28)
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
    words = say(Message("card-picture-from", points=str(shown[0])))
    wide = canvas.text(words, (left, level), Letters(34, Ink.MUTED, Ink.HEADER), limit=180, least=28)
    words = say(Message("card-picture-best", points=str(course.best)))
    letters = Letters(34, Ink.GOLD, Ink.HEADER, Weight.BOLD)
    ends = right - canvas.text(words, (right, level), letters, anchor="r", limit=200, least=28)
    if named:
        at, words = ((left + wide + ends) // 2, level), say(Message("card-picture-now", points=str(course.now)))
        room = ends - left - wide - 30
        canvas.text(words, at, Letters(34, Ink.TEXT, Ink.HEADER, Weight.BOLD), anchor="m", limit=room, least=28)


def _course_titles(course: RatingHistory, count: int, *, named: bool) -> Iterator[Message]:
    """What the line is of; then the same in fewer words."""
    if named and count > 1:
        yield Message("card-picture-course-game", game=course.game, count=count)
    if named:
        yield Message("card-picture-course-first", game=course.game)
    elif count > 1:
        yield Message("card-picture-course", count=count)
    yield Message("card-picture-rating")


def _figures(canvas: Canvas, card: PlayerCard) -> None:
    panel(canvas, _FIGURES, Ink.HEADER)
    moons_ink = Ink.GOLD if card.moons else Ink.TEXT
    moons = str(card.moons), Message("card-picture-moons", count=card.moons), moons_ink
    rows = [
        (str(card.matches), Message("card-picture-matches", count=card.matches), Ink.TEXT),
        (str(card.won), Message("card-picture-won", count=card.won), Ink.TEXT),
        *([moons] if card.has_moons else []),
        *([(say(card.bids_made), Message("card-picture-bids"), Ink.TEXT)] if card.bids[1] else []),
        (str(card.deals), Message("card-picture-deals", count=card.deals), Ink.TEXT),
    ][:4]
    pitch = 288 // len(rows)
    for number, (value, label, ink) in enumerate(rows):
        level = _FIGURES.top + 6 + pitch // 2 + number * pitch
        at = _FIGURES.left + 140, level
        canvas.text(value, at, Letters(56, ink, Ink.HEADER, Weight.BOLD), anchor="r", limit=124, least=38)
        beside = _FIGURES.left + 162, level + 4
        canvas.text(say(label), beside, Letters(38, Ink.MUTED, Ink.HEADER), limit=230, least=28)


def _plate(canvas: Canvas, game: GameRecord, at: Box) -> None:
    """A game: its emblem, and how much of it was won; the emblem alone where it was never played."""
    felt, played = felt_titled(game.title), game.matches > 0
    ground = Ink.LIGHT if played else Ink.HEADER
    panel(canvas, at, ground)
    chip, inside = (_CHIP, 16) if at.width > _NARROW else (_SMALL_CHIP, 12)
    cell = emblem(felt, chip, OWN_INKS.get(felt, Ink.ACCENT), ground)
    canvas.paste(cell, at.left + inside, at.top + 28 + (_CHIP - chip) // 2)
    left, right = at.left + chip + 2 * inside, at.right - 14
    if not played:
        words = say(Message("achievements-not-yet"))
        canvas.text(words, (left, at.centre[1]), Letters(36, Ink.MUTED, ground), limit=right - left, least=28)
        return
    letters = Letters(38, Ink.TEXT, ground, Weight.BOLD)
    canvas.text(say(game.short), (left, at.top + 36), letters, limit=right - left, least=30)
    draw_bar(canvas, Box(left, at.top + 66, right - 12, at.top + 82), game.won / game.matches, Ink.ACCENT, ground)
    count = Message("count-of", count=game.won, all=game.matches)
    words = say(Message("card-picture-game-won", count=count) if at.width > _NARROW else count)
    canvas.text(words, (left, at.top + 104), Letters(34, Ink.MUTED, ground), limit=right - left, least=28)


def _of_game(canvas: Canvas, card: PlayerCard) -> None:
    """The figures of a game; achievements as there is room for them."""
    shown = [*plates(card)]
    places = tuple(_places(6))
    for plate, at in zip(shown, places, strict=False):
        _record(canvas, plate, at)
    for one, at in zip(card.earned, places[len(shown) :], strict=False):
        draw_achievement(canvas, BY_NAME[one.name], one.count, at)


def _record(canvas: Canvas, record: Plate, at: Box) -> None:
    panel(canvas, at, Ink.LIGHT)
    left, right = at.left + 24, at.right - 20
    canvas.text(say(record.label), (left, at.top + 34), Letters(34, Ink.MUTED, Ink.LIGHT), limit=right - left, least=28)
    level = at.top + 88
    if record.share is not None:
        draw_bar(canvas, Box(left, at.bottom - 22, right, at.bottom - 10), record.share, Ink.ACCENT, Ink.LIGHT)
        level = at.top + 78
    letters = Letters(50, Ink.TEXT, Ink.LIGHT, Weight.BOLD)
    wide = canvas.text(say(record.value), (left, level), letters, limit=right - left)
    x = left + wide + 14
    canvas.text(say(record.note), (x, level + 4), Letters(34, Ink.MUTED, Ink.LIGHT), limit=right - x, least=22)


def draw_achievements(card: PlayerCard) -> Drawing:
    """All achievements there are, and which of them a player has."""
    return Drawing(alt_earned(card, [card.name]), "achievements.png", partial(_render_achievements, card))


def _render_achievements(card: PlayerCard) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    has = {one.name: one.count for one in card.earned}
    count = say(Message("count-of", count=len(has), all=len(ACHIEVEMENTS)))
    right = pill(canvas, EDGE, say(Message("achievements-earned")), count, inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, person(card.name), say(Message("card-button.achievements")), right, game=Felt.NEUTRAL)
    for number, one in enumerate(ACHIEVEMENTS):
        row, column = divmod(number, 3)
        at = box(20 + column * _BADGE_PITCH[0], 100 + row * _BADGE_PITCH[1], _BADGE_WIDE, _BADGE_HIGH)
        draw_achievement(canvas, one, has.get(one.name, 0), at)
    return canvas.png(Felt.NEUTRAL, largest=LARGEST)


def draw_achievement(canvas: Canvas, one: Achievement, count: int, at: Box) -> None:
    """An achievement with its game's emblem, and how often it was earned."""
    ground = Ink.LIGHT if count else Ink.HEADER
    panel(canvas, at, ground, Ink.GOLD if count else None)
    felt = felt_titled(CATALOGUE[one.game].title) if one.game else Felt.NEUTRAL
    chip = OWN_INKS.get(felt, Ink.ACCENT) if count else Ink.BADGE
    canvas.paste(emblem(felt, _BADGE, chip, ground), at.left + 16, at.centre[1] - _BADGE // 2)
    left, right = at.left + 96, at.right - 14
    letters = Letters(36, Ink.GOLD if count else Ink.MUTED, ground, Weight.BOLD)
    canvas.text(say(title(one.name)), (left, at.centre[1] - 21), letters, limit=right - left, least=26)
    times = Message("achievements-times", count=count) if count > 1 else Message("achievements-once")
    words = say(times if count else Message("achievements-not-yet"))
    ink = Ink.TEXT if count else Ink.MUTED
    canvas.text(words, (left, at.centre[1] + 25), Letters(34, ink, ground), limit=right - left, least=28)
