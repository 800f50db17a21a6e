"""The standings of a tournament after a round, and the final card with its podium."""

from functools import partial

from bot.message import Message, Rounded
from bot.words.speaker import say
from cogs.contests.contest import margin
from cogs.tournament.words import TournamentPlace, TournamentStandings, alt_standings, score
from images.drawing import (
    SIZE,
    Box,
    Canvas,
    Drawing,
    Felt,
    Ink,
    Letters,
    Weight,
    box,
    felt_titled,
    fitted,
    fitting,
    shown_name,
    width,
)
from images.ends.podium import medal
from images.parts.headers import EDGE, bar, header, pill
from images.parts.panels import crown_cell, panel

ROWS = 5  # of the standings; below them is said how many more there are
PODIUM = 6  # places that the final card shows
_TOP, _PITCH, _ROW = 136, 92, 84
_TOTAL_RIGHT = 1054
_COLUMN = 128  # of a round's score
_MOST_COLUMNS = 3
_FLOOR = 588  # of the podium
_WIDE, _STEP_PITCH = 340, 353
_HIGH = {1: 250, 2: 204, 3: 150}
_INKS = {1: Ink.GOLD, 2: Ink.MUTED, 3: Ink.BRASS}
_AND = " & "


def draw_standings(standings: TournamentStandings) -> Drawing:
    """The standings: after the last round the final card."""
    render = _final if standings.is_final else _table
    return Drawing(alt_standings(standings), "tournament.png", partial(render, standings))


def _opened(standings: TournamentStandings) -> tuple[Canvas, Felt]:
    canvas, felt = Canvas(Ink.FELT), felt_titled(standings.title)
    bar(canvas)
    if standings.is_final:
        title, right = "tournament-picture-final", EDGE
    else:
        title, label = "tournament-picture-title", say(Message("tournament-picture-after"))
        count = say(Message("count-of", count=standings.played, all=standings.rounds))
        right = pill(canvas, EDGE, label, count, inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, say(Message(title)), say(standings.title), right, game=felt)
    return canvas, felt


def _table(standings: TournamentStandings) -> bytes:
    """A row for each place, with the scores of the latest rounds."""
    canvas, felt = _opened(standings)
    first = max(0, standings.played - _MOST_COLUMNS)
    rights = [_TOTAL_RIGHT - 176 - _COLUMN * (standings.played - 1 - it) for it in range(first, standings.played)]
    for number, right in zip(range(first, standings.played), rights, strict=True):
        words = say(Message("tournament-picture-round", number=number + 1))
        canvas.text(words, (right, 112), Letters(30, Ink.MUTED, Ink.FELT), anchor="r", limit=_COLUMN - 10, least=26)
    total = say(Message("match-total"))
    canvas.text(total, (_TOTAL_RIGHT, 112), Letters(32, Ink.MUTED, Ink.FELT), anchor="r", limit=150, least=26)
    shown = standings.places[:ROWS]
    for row, place in enumerate(shown):
        _row(canvas, place, box(20, _TOP + row * _PITCH, 1060, _ROW), rights, first)
    if left := len(standings.places) - len(shown):
        middle = _TOP + len(shown) * _PITCH + _ROW // 2
        words = say(Message("tournament-picture-more-below", count=left))
        canvas.text(words, (40, middle), Letters(38, Ink.MUTED, Ink.FELT))
    return canvas.png(felt)


def _row(canvas: Canvas, place: TournamentPlace, at: Box, rights: list[int], first: int) -> None:
    leads = place.rank == 1
    ground, middle = Ink.LIGHT if leads else Ink.HEADER, at.centre[1]
    panel(canvas, at, ground, Ink.GOLD if leads else None, radius=18)
    medal(canvas, place.rank, (at.left + 48, middle), ground)
    for points, right in zip(place.rounds[first:], rights, strict=False):
        letters = Letters(38, _score_ink(points), ground)
        canvas.text(say(score(points)), (right, middle), letters, anchor="r", limit=_COLUMN - 10, least=30)
    total, letters = say(margin(place.total)), Letters(50, Ink.TEXT, ground, Weight.BOLD)
    canvas.text(total, (_TOTAL_RIGHT, middle), letters, anchor="r", limit=164, least=38)
    letters = Letters(42 if len(place.names) == 1 else 36, Ink.TEXT, ground)
    _names(canvas, place, (at.left + 92, middle), rights[0] - _COLUMN - at.left - 88, letters)


def _score_ink(points: int | None) -> Ink:
    return Ink.MUTED if not points else Ink.GREEN if points > 0 else Ink.ORANGE


def _names(
    canvas: Canvas, place: TournamentPlace, at: tuple[int, int], room: int, letters: Letters, anchor: str = "l"
) -> None:
    """A place's names on one line in bold: those of a pair are cut alike."""
    names, (size, ink, under, *_) = place.shown_names, letters
    called = [shown_name(names, number) for number in range(len(names))]
    size = fitting(_AND.join(called), range(size, 29, -2), Weight.BOLD, room)
    if width(_AND.join(called), size, Weight.BOLD) > room:
        share = (room - width(_AND, size, Weight.BOLD) * (len(called) - 1)) // len(called)
        spare = sum(max(0, share - width(name, size, Weight.BOLD)) for name in called)
        long = sum(width(name, size, Weight.BOLD) > share for name in called)
        called = [fitted(name, size, Weight.BOLD, share + spare // max(1, long)) for name in called]
    canvas.text(_AND.join(called), at, Letters(size, ink, under, Weight.BOLD), anchor=anchor, limit=room)


def _final(standings: TournamentStandings) -> bytes:
    """The podium, and those who have no step in a line below it."""
    canvas, felt = _opened(standings)
    on_steps, rest = standings.places[:3], standings.places[3:]
    order = (*on_steps[1:2], on_steps[0], *on_steps[2:])
    left = (SIZE[0] - _STEP_PITCH * len(order) + _STEP_PITCH - _WIDE) // 2
    for number, place in enumerate(order):
        _step(canvas, place, left + number * _STEP_PITCH)
    canvas.fill(Box(20, _FLOOR - 4, SIZE[0] - 20, _FLOOR + 2), Ink.OUTLINE)
    canvas.fill(Box(0, 602, *SIZE), Ink.HEADER)
    if not rest:
        words, at = say(_lead(standings)), (SIZE[0] // 2, 651)
        canvas.text(words, at, Letters(40, Ink.TEXT, Ink.HEADER), anchor="m", limit=1040, least=32)
        return canvas.png(felt)
    left, gap, shown = 24, 28, rest[: PODIUM - 3]
    more = say(Message("tournament-picture-more", count=len(rest) - len(shown))) if len(rest) > len(shown) else ""
    room = SIZE[0] - 2 * left - (width(more, 36, Weight.REGULAR) + gap if more else 0)
    share = (room - gap * (len(shown) - 1)) // len(shown)
    for place in shown:
        rank = f"{place.rank} "
        end = canvas.text(rank, (left, 651), Letters(38, Ink.MUTED, Ink.HEADER, Weight.BOLD))
        points = say(margin(place.total))
        wide = width(points, 38, Weight.BOLD)
        canvas.text(points, (left + share, 651), Letters(38, Ink.TEXT, Ink.HEADER, Weight.BOLD), anchor="r")
        _names(canvas, place, (left + end, 651), share - end - wide - 14, Letters(38, Ink.TEXT, Ink.HEADER))
        left += share + gap
    canvas.text(more, (left, 651), Letters(36, Ink.MUTED, Ink.HEADER))
    return canvas.png(felt)


def _lead(standings: TournamentStandings) -> Message | None:
    """By how much the winners are ahead."""
    if len(standings.winners) > 1:
        return Message("tournament-picture-shared")
    first, *others = standings.places
    if not others:
        return None
    tenths = first.total - others[0].total
    return Message("tournament-picture-lead", points=Rounded(tenths / 10) if tenths % 10 else tenths // 10)


def _step(canvas: Canvas, place: TournamentPlace, left: int) -> None:
    high, ink = _HIGH[min(place.rank, 3)], _INKS[min(place.rank, 3)]
    top, middle, is_first = _FLOOR - 4 - high, left + _WIDE // 2, place.rank == 1
    canvas.fill(Box(left, top, left + _WIDE, _FLOOR - 4), Ink.LIGHT)
    canvas.fill(Box(left, top - 8, left + _WIDE, top), ink)
    if is_first:
        crown = crown_cell(104, Ink.GOLD, Ink.FELT)
        canvas.paste(crown, middle - crown.width // 2, top - 84 - crown.height)
    letters = Letters(46 if is_first else 42, Ink.GOLD if is_first else Ink.TEXT, Ink.FELT)
    _names(canvas, place, (middle, top - 44), _WIDE + 6, letters, "m")
    medal(canvas, place.rank, (middle, top + 50), Ink.LIGHT)
    letters = Letters(58 if is_first else 50, Ink.TEXT, Ink.LIGHT, Weight.BOLD)
    canvas.text(say(margin(place.total)), (middle, top + 112), letters, anchor="m")
    if high > _HIGH[3] and len(place.rounds) > 1:
        told = ", ".join(say(score(points)) for points in place.rounds)
        if is_first or width(told, 34, Weight.REGULAR) <= _WIDE - 20:
            letters = Letters(34, Ink.MUTED, Ink.LIGHT)
            canvas.text(told, (middle, top + 166), letters, anchor="m", limit=_WIDE - 20, least=32)
