"""The standings of a tournament after a round, and the final card with its podium."""

from functools import partial

from bot.message import Message, Rounded
from bot.words.seat.headline import Pill
from bot.words.speaker import say
from cogs.contests.contest import margin
from cogs.tournament.words import TournamentPlace, TournamentStandings, alt_standings, score
from images.drawing import SIZE, Box, Drawing, Ink, felt_titled, shown_name
from images.ends.podium import Podium, Step, draw_steps
from images.parts.columns import Beside, Columns, Entry, ranked
from images.parts.elements import Called, Element, Words, figure, soft, strong
from images.parts.headers import opened

ROWS = 5  # of the standings; below them is said how many more there are
PODIUM = 6  # places that the final card shows
_MOST_COLUMNS = 3
_PODIUM = Podium(wide=340, pitch=353, floor=588, highs=(250, 204, 150))


def draw_standings(standings: TournamentStandings) -> Drawing:
    """The standings: after the last round the final card."""
    render = _render_final if standings.is_final else _render_table
    return Drawing(alt_standings(standings), "tournament.png", partial(render, standings))


def _render_table(standings: TournamentStandings) -> bytes:
    """A row for each place, with the scores of the latest rounds."""
    felt, title, first = felt_titled(standings.title), standings.title, max(0, standings.played - _MOST_COLUMNS)
    count = Message("count-of", count=standings.played, all=standings.rounds)
    pills = [Pill(Message("tournament-picture-after"), count)]
    canvas = opened(felt, Message("tournament-picture-title"), title, pills)
    heads = [
        *(Message("tournament-picture-round", number=number + 1) for number in range(first, standings.played)),
        Message("match-total"),
    ]
    rows, blank = list[Entry](), Element()
    for place in standings.places[:ROWS]:
        scores = (figure(score(it), 38, _score_ink(it), least=30) for it in place.rounds[first : standings.played])
        called = Called(names=_names(place), between=" & ", size=42, least=30, grows=True)
        rows.append(ranked(place.rank, called, *scores, figure(margin(place.total), 50, bold=True, least=38)))
    if left := len(standings.places) - len(rows):
        more = soft(Message("tournament-picture-more-below", count=left), size=38)
        rows.append(Entry((*(None for _ in heads), None, more)))
    head = Entry((blank, blank, *(figure(it, 32, Ink.MUTED, least=26) for it in heads)))
    Columns(rows, head, most=92, gap=32, head_high=44).draw(canvas, Box(20, 92, 1080, 692))
    return canvas.png(felt)


def _score_ink(points: int | None) -> Ink:
    return Ink.MUTED if not points else Ink.GREEN if points > 0 else Ink.ORANGE


def _names(place: TournamentPlace) -> list[str]:
    names = place.shown_names
    return [shown_name(names, number) for number in range(len(names))]


def _render_final(standings: TournamentStandings) -> bytes:
    """The podium, and those who have no step in a line below it."""
    felt = felt_titled(standings.title)
    canvas = opened(felt, Message("tournament-picture-final"), standings.title)
    steps = [
        Step(place.rank, _names(place), margin(place.total), _rounds(place), " & ") for place in standings.places[:3]
    ]
    left = (SIZE[0] - _PODIUM.pitch * len(steps) + _PODIUM.pitch - _PODIUM.wide) // 2
    draw_steps(canvas, steps, left, _PODIUM)
    canvas.fill(Box(20, _PODIUM.floor - 4, SIZE[0] - 20, _PODIUM.floor + 2), Ink.OUTLINE)
    foot, rest = Box(0, 602, *SIZE), standings.places[3:]
    canvas.fill(foot, Ink.HEADER)
    foot = foot._replace(left=24, right=SIZE[0] - 24)
    if not rest:
        Words(_lead(standings), 40, align="m", least=32).draw(canvas, foot, Ink.HEADER)
        return canvas.png(felt)
    cells = [
        Beside([
            strong(str(place.rank), 38, Ink.MUTED),
            Called(names=_names(place), between=" & ", grows=True),
            strong(margin(place.total)),
        ], grows=True)
        for place in rest[: PODIUM - 3]
    ]  # fmt: skip
    more = [soft(Message("tournament-picture-more", count=len(rest) - len(cells)))] if len(rest) > len(cells) else []
    Beside([*cells, *more], gap=28).draw(canvas, foot, Ink.HEADER)
    return canvas.png(felt)


def _rounds(place: TournamentPlace) -> str:
    return ", ".join(say(score(points)) for points in place.rounds) if len(place.rounds) > 1 else ""


def _lead(standings: TournamentStandings) -> Message | str:
    """The lead of the winners."""
    if len(standings.winners) > 1:
        return Message("tournament-picture-shared")
    first, *others = standings.places
    if not others:
        return ""
    tenths = first.total - others[0].total
    return Message("tournament-picture-lead", points=Rounded(tenths / 10) if tenths % 10 else tenths // 10)
