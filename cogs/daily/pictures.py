"""The pictures of a daily deal: the card that a player shares, without a tile or a suit, and the ranking of all."""

from functools import partial

from bot.message import Day, Message, Text, capitalized
from bot.words.seat.headline import Look, Pill
from cogs.contests.contest import margin
from cogs.daily.week import DayMark, Week, letter
from cogs.daily.words import Bar, DailyCard, DailyDeal, DailyMark, Ranking, alt_card, alt_ranking, spread
from images.drawing import Box, Canvas, Drawing, Ink, box, felt_titled, shown_name
from images.parts.columns import Beside, Columns, Entry, Panel, Stack, ranked
from images.parts.elements import Painted, ProgressBar, Words, crown, figure, medal, soft, strong
from images.parts.headers import opened
from images.parts.marks import check_mark, crown_mark, draw_rounded, panel, rhombus

_SPREAD = Box(700, 100, 1080, 530)
_FOOT = Box(20, 548, 1080, 684)
_TRICKS = Box(20, 300, 680, 530)
_MARK_HIGH, _LOW_MARK = 96, 66
_DAY = 42  # across the mark of a day
_MOST_IN_ROW = 14  # marks, each with its number; more are in two rows


def _opened(daily: DailyDeal, *pills: Pill) -> Canvas:
    when = Message("daily-picture-when", number=daily.number, date=Day(daily.date))
    return opened(felt_titled(daily.title), daily.name, when, pills)


def _spread(title: Text, bars: tuple[Bar, ...]) -> Panel:
    """A bar for each result: at the left the result, at the right how many have it."""
    most = max((it.count for it in bars), default=1)
    rows = [
        Entry((
            figure(it.label, 36, Ink.GOLD if it.own else Ink.TEXT, bold=True, most=200, least=26),
            ProgressBar(it.count / most, Ink.GOLD if it.own else Ink.OUTLINE, 44, track=None, radius=10),
            figure(str(it.count), 36, Ink.TEXT if it.own else Ink.MUTED, bold=it.own),
        ))
        for it in bars
    ]  # fmt: skip
    return Panel(Stack([soft(title, most=330), Columns(rows, pad=0, between=0, most=70)]))


def draw_daily_card(card: DailyCard) -> Drawing:
    return Drawing(alt_card(card, [card.name]), "daily.png", partial(_render_card, card))


def _render_card(card: DailyCard) -> bytes:
    daily = card.daily
    days = card.week.streak if card.week is not None else 0
    pills = [Pill(Message("daily-picture-streak"), str(days), Look.GOLD)] if days > 1 else []
    canvas = _opened(daily, *pills)
    name = Words(shown_name([card.name], 0), 44, Ink.MUTED, least=36)
    score = strong(margin(card.score), 120, Ink.GOLD if card.score > 0 else Ink.TEXT, grows=True)
    result = Beside([score, _week(card.week)], gap=20, grows=True) if card.week is not None else score
    Stack([name, result]).draw(canvas, Box(34, 100, 680, 296), Ink.FELT)
    _draw_tricks(canvas, card)
    played = Message("daily-picture-played", count=len(card.scores))
    _spread(played, spread(card.scores, card.score)).draw(canvas, _SPREAD)
    rank = strong(capitalized(card.place), 60, least=40)
    same = soft(Message("daily-picture-same", game=daily.title))
    command = strong(Message("daily-share-play"), 60, Ink.GOLD, least=40)
    foot = [medal(card.rank), Stack([rank, same], gap=2), command]
    Panel(Beside(foot, gap=24), Ink.LIGHT, Ink.GOLD, pad=28).draw(canvas, _FOOT)
    return canvas.png(felt_titled(daily.title))


def _week(week: Week) -> Beside:
    """A mark for each day of the week, below its letter."""

    def day(name: str, mark: DayMark) -> Stack:
        ink = Ink.TEXT if mark in (DayMark.PLAYED, DayMark.MENDED) else Ink.MUTED
        letter = Words(name, 34, ink, align="m", most=_DAY)
        return Stack([letter, Painted(_DAY, partial(_draw_day, mark), _DAY)], gap=8)

    return Beside([day(letter(date), mark) for date, mark in week.days], gap=6)


def _draw_day(mark: DayMark, canvas: Canvas, at: Box, ground: Ink) -> None:
    """A day that was played is full, a mended one has only a rim, one that was missed a dash."""
    at, (x, y) = box(at.centre[0] - _DAY // 2, at.top, _DAY, _DAY), at.centre
    match mark:
        case DayMark.PLAYED:
            draw_rounded(canvas, at, 10, Ink.GREEN, ground)
        case DayMark.MENDED:
            draw_rounded(canvas, at, 10, ground, ground, Ink.GREEN)
        case DayMark.OPEN:
            draw_rounded(canvas, at, 10, ground, ground, Ink.GOLD)
        case DayMark.MISSED:
            draw_rounded(canvas, at, 10, Ink.HEADER, ground)
            draw_rounded(canvas, box(x - 9, y - 3, 18, 6), 3, Ink.MUTED, Ink.HEADER)
        case DayMark.AHEAD:
            draw_rounded(canvas, box(x - 5, y - 5, 10, 10), 5, Ink.OUTLINE, ground)
    if mark in (DayMark.PLAYED, DayMark.MENDED):
        inks = (Ink.INK, Ink.GREEN) if mark is DayMark.PLAYED else (Ink.GREEN, ground)
        sign = check_mark(28, *inks)
        canvas.paste(sign, x - sign.width // 2, y - sign.height // 2)


def _draw_tricks(canvas: Canvas, card: DailyCard) -> None:
    panel(canvas, _TRICKS, Ink.HEADER)
    heading = Box(_TRICKS.left + 24, _TRICKS.top, _TRICKS.right - 24, _TRICKS.top + 76)
    soft(_title_of(card)).draw(canvas, heading, Ink.HEADER)
    rows = 1 if len(card.marks) <= _MOST_IN_ROW else 2
    in_row = -(-len(card.marks) // rows)
    pitch, high = min(57, (_TRICKS.width - 40) // max(1, in_row)), _MARK_HIGH if rows == 1 else _LOW_MARK
    for number, mark in enumerate(card.marks):
        row, column = divmod(number, in_row)
        at = box(44 + column * pitch, _TRICKS.top + 70 + row * (high + 10), pitch - 9, high)
        _draw_mark(canvas, mark, at)
        if rows == 1:
            below = Box(at.left, at.bottom, at.right, _TRICKS.bottom - 4)
            Words(str(number + 1), 30, Ink.MUTED, align="m").draw(canvas, below, Ink.HEADER)


def _title_of(card: DailyCard) -> Message:
    """The number of marks, and an explanation where the marks need one."""
    count = len(card.marks)
    if not card.of_turns:
        name = "daily-picture-tricks-hurt" if DailyMark.HURT in card.marks else "daily-picture-tricks"
        return Message(name, count=count)
    title = Message("daily-picture-turns", count=count)
    if DailyMark.SCORED in card.marks[:-1]:  # the last may be of a player who went out
        return title.attribute("scored")
    return title.attribute("passed") if DailyMark.PASSED in card.marks else title


_GROUNDS = {DailyMark.HURT: Ink.RED, DailyMark.PLAYED: Ink.IVORY, DailyMark.SCORED: Ink.GREEN, DailyMark.WON: Ink.GOLD}


def _draw_mark(canvas: Canvas, mark: DailyMark, at: Box) -> None:
    ground, wide = _GROUNDS.get(mark, Ink.HEADER), min(36, at.width - 6)
    rim = {DailyMark.HURT: Ink.TEXT, DailyMark.LOST: Ink.OUTLINE, DailyMark.PASSED: Ink.OUTLINE}.get(mark)
    draw_rounded(canvas, at, 10, ground, Ink.HEADER, rim)
    match mark:
        case DailyMark.HURT:
            sign = rhombus(28, Ink.TEXT, ground)
        case DailyMark.WON:
            sign = crown_mark(wide, Ink.INK, ground)
        case DailyMark.SCORED:
            sign = check_mark(wide, Ink.INK, ground)
        case _:
            return
    canvas.paste(sign, at.centre[0] - sign.width // 2, at.centre[1] - sign.height // 2)


def draw_daily_ranking(ranking: Ranking) -> Drawing:
    """The ranking of all who have finished a daily deal; the viewer's row has an ivory rim."""
    return Drawing(alt_ranking(ranking, ranking.names), "daily-ranking.png", partial(_render_ranking, ranking))


def _render_ranking(ranking: Ranking) -> bytes:
    title, names = ranking.daily.title, ranking.names
    canvas = _opened(ranking.daily, Pill(Message("daily-picture-count"), str(len(ranking.people))))
    rows = list[Entry]()
    for place, (rank, person) in enumerate(ranking.shown):
        name = strong(shown_name(names, place), least=30, grows=True)
        called = Beside([crown(), name], grows=True) if rank == 1 else name
        score = figure(margin(person.score), 40, Ink.GOLD if rank == 1 else Ink.TEXT, bold=True)
        rows.append(ranked(rank, called, score, is_own=person.own, with_medal=False))
    Columns(rows, between=5, most=59, radius=14).draw(canvas, Box(20, 98, 680, 688))
    _spread(Message("daily-picture-all"), spread(ranking.scores, ranking.own_score)).draw(canvas, _SPREAD)
    state = soft(Message("daily-picture-over" if ranking.is_over else "daily-picture-open"))
    Panel(Stack([strong(title), state]), Ink.LIGHT).draw(canvas, _FOOT._replace(left=_SPREAD.left))
    return canvas.png(felt_titled(title))
