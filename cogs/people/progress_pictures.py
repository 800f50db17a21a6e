"""The pictures of a person's progress: their achievements, and their matches against computers."""

from collections.abc import Iterator
from functools import partial

from bot.message import Joined, Message, Signed, Text, value_text
from bot.players.levels import LEVELS
from bot.rules.achievements import Achievement
from bot.rules.catalogue import ACHIEVEMENTS, CATALOGUE
from bot.rules.milestones import MILESTONES, PersonalCount
from bot.words.achievements import title
from bot.words.seat.headline import Pill
from bot.words.speaker import say
from cogs.people.achievement_words import EVERY, AchievementList, NextStep, alt_earned
from cogs.people.alone_words import FEWEST_ON_LINE, AloneRecord, GameAlone, LevelRecord, alt_alone
from cogs.people.card_words import EarnedRecord
from images.drawing import SMALL, Box, Canvas, Drawing, Felt, Ink, shown_name
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Element, Painted, Paragraph, ProgressBar, Words, emblem_of, sign, soft, strong
from images.parts.headers import opened
from images.parts.marks import crown_mark
from images.scores.chart import draw_curve

_BELOW = Box(20, 98, 1080, 690)
_NEXT = Box(20, 98, 1080, 316)
_ROWS = 6
_NO_ONE = Element()
_WON = (
    PersonalCount.WINS,
    PersonalCount.WINS_IN_A_ROW,
    PersonalCount.PHOTO_FINISHES,
    PersonalCount.COMEBACKS,
    PersonalCount.BEAT_HARD,
    PersonalCount.BEAT_EXPERT,
)


# -- achievements ------------------------------------------------------------------------------------------------------


def draw_achievements(listed: AchievementList, page: int = 0) -> Drawing:
    """A page of a person's achievements; the first begins with what is next."""
    return Drawing(alt_earned(listed, page), "achievements.png", partial(_render_achievements, listed, page))


def _render_achievements(listed: AchievementList, page: int) -> bytes:
    count = Message("count-of", count=len(listed.earned), all=len(EVERY))
    pills = [Pill(Message("achievements-earned"), count)]
    canvas = opened(Felt.NEUTRAL, shown_name([listed.name], 0), Message("card-button.achievements"), pills)
    has_next = page == 0 and bool(listed.next)
    if has_next:
        for step, at in zip(listed.next, _NEXT.grid(3, 1, 20, 8), strict=False):
            _next_step(step).draw(canvas, at)
    places = _BELOW._replace(top=_NEXT.bottom + 12).grid(3, 3, 20, 8) if has_next else _BELOW.grid(3, _ROWS, 20, 8)
    for (name, one), at in zip(listed.shown(page), places, strict=False):
        _plate(listed, name, one).draw(canvas, at)
    return canvas.png(Felt.NEUTRAL, largest=SMALL)


def _next_step(step: NextStep) -> Panel:
    """An achievement on the way: how far, and a bar."""
    lines = [
        soft(Message("achievements-next"), size=28),
        strong(title(step.name), 40, least=28),
        ProgressBar(step.share, Ink.GOLD, 22),
        Paragraph([say(step.words)], (32, 28, 26), Ink.MUTED, most=2),
    ]
    return Panel(Stack(lines, gap=12), Ink.LIGHT)


def _plate(listed: AchievementList, name: str, one: EarnedRecord | None) -> Panel:
    """An achievement with its game's emblem, how often it was earned, and how many people have it."""
    rarity = listed.rarity(name)
    if one is None:
        below: Text = rarity or Message("achievements-not-yet")
    elif rarity is None:
        below = Message("achievements-times", count=one.count) if one.count > 1 else Message("achievements-once")
    else:
        often = Message("achievements-often", count=one.count)
        below = Joined((often, rarity.attribute("short")), " · ") if one.count > 1 else rarity
    lines = [
        strong(title(name), 32, Ink.GOLD if one else Ink.MUTED, least=26),
        Words(below, 28, Ink.TEXT if one else Ink.MUTED, least=26),
    ]
    rim = Ink.GOLD if one else None
    cells = [_emblem(name, is_earned=one is not None), Stack(lines, gap=10)]
    return Panel(Beside(cells, gap=14), Ink.LIGHT if one else Ink.HEADER, rim, pad=14)


def _emblem(name: str, *, is_earned: bool) -> Painted:
    """The emblem of the achievement's game, a crown for what is won, or the tile."""
    if name in MILESTONES and MILESTONES[name].figure in _WON:
        return sign(56, lambda ground: crown_mark(52, Ink.GOLD if is_earned else Ink.BADGE, ground))
    game = ACHIEVEMENTS[name].game if name in ACHIEVEMENTS else ""
    return emblem_of(CATALOGUE[game].title if game else "", 56, None if is_earned else Ink.BADGE)


def achievement(one: Achievement, count: int, size: int = 36) -> Panel:
    """An achievement that a person has, with its game's emblem and how often it was earned."""
    times = Message("achievements-times", count=count) if count > 1 else Message("achievements-once")
    lines = [strong(title(one.name), size, Ink.GOLD, least=26), Words(times, size - 2)]
    chip = emblem_of(CATALOGUE[one.game].title if one.game else "", 64)
    return Panel(Beside([chip, Stack(lines, gap=12)], gap=16), Ink.LIGHT, Ink.GOLD, pad=16)


# -- against computers -------------------------------------------------------------------------------------------------

_PLOT_HIGH = 112


def draw_alone(alone: AloneRecord) -> Drawing:
    """Each game against computers, by level, and the line of the latest accuracies."""
    return Drawing(alt_alone(alone), "alone.png", partial(_render_alone, alone))


def _render_alone(alone: AloneRecord) -> bytes:
    pills = [Pill(Message("alone-picture-won"), Message("count-of", count=alone.won, all=alone.matches))]
    canvas = opened(Felt.NEUTRAL, shown_name([alone.name], 0), Message("alone-picture-title"), pills)
    has_line = len(alone.accuracies) >= FEWEST_ON_LINE
    bottom = _BELOW.bottom - (_PLOT_HIGH + 12 if has_line else 0)
    labels = [soft(Message(f"level-{level}"), size=32, align="m") for level in LEVELS]
    head = Entry((_NO_ONE, Words("", grows=True), *labels))
    rows = [Entry((emblem_of(game.title, 40), *_cells(game)), Ink.HEADER) for game in alone.games]
    Columns(rows, head, most=84, between=6, gap=22, head_high=36).draw(canvas, _BELOW._replace(bottom=bottom))
    if has_line:
        _accuracy(alone).draw(canvas, _BELOW._replace(top=bottom + 12))
    return canvas.png(Felt.NEUTRAL, largest=SMALL)


def _cells(game: GameAlone) -> Iterator[Element]:
    yield strong(game.short, 36, least=28, grows=True)
    for level in LEVELS:
        record = game.levels.get(level)
        yield Painted(176, partial(_draw_level, record)) if record is not None else _NO_ONE


def _draw_level(record: LevelRecord, canvas: Canvas, at: Box, ground: Ink) -> None:
    """The wins of the matches, and the largest margin."""
    won = strong(f"{record.won}/{record.matches}", 34, least=26)
    if record.best is None:
        won.align = "m"
        won.draw(canvas, at, ground)
        return
    best = Words(value_text(Signed(record.best)), 30, Ink.GOLD, align="r", least=26)
    Beside([won, Words("", grows=True), best], gap=6).draw(canvas, at, ground)


def _accuracy(alone: AloneRecord) -> Panel:
    """The line of the latest accuracies, on a scale of 0 to 100."""
    values = alone.accuracies

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        for y in (at.top, at.centre[1], at.bottom):
            canvas.fill(Box(at.left, y - 1, at.right, y + 1), Ink.GRID)
        step = at.width / (len(values) - 1)
        points = [
            (round(at.left + n * step), round(at.bottom - value / 100 * at.height)) for n, value in enumerate(values)
        ]
        draw_curve(canvas, points, Ink.ACCENT, wide=6, ground=ground)

    heading = soft(Message("alone-picture-accuracy", count=len(values)), size=30, least=26, most=410)
    return Panel(Beside([heading, Painted(0, paint, grows=True), strong(str(values[-1]), 50, Ink.GOLD)], gap=20))
