"""The pictures of weeks in the gallery: a full one, one with little to tell, one of computers alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from bot.rules.catalogue import CATALOGUE
from bot.rules.notation import parse_move
from cogs.week.pictures import draw_week
from cogs.week.words import BiggestWin, ClosestMatch, NewAchievement, NewLeader, WeekNews, WeekPlay, WonMost
from tests.gallery.state import State

_MONDAY = date(2026, 11, 16)


def week_of(names: Sequence[str]) -> WeekNews:
    """A week with everything that can be told."""
    whist, black = CATALOGUE["domino-whist"].title, CATALOGUE["black-tile"].title
    return WeekNews(
        _MONDAY, _MONDAY + timedelta(days=6), is_over=True, matches=42, deals=317, people=11, called=tuple(names),
        most_won=(WonMost(2, 9, 14, 1), WonMost(0, 7, 12), WonMost(4, 7, 15, 3)),
        closest=ClosestMatch(whist, (((0, 2), 41), ((1, 3), 40))),
        play=WeekPlay(0, black, parse_move("lead 6-4"), 8.2, "point"),
        records=(BiggestWin((2,), CATALOGUE["domino-hearts"].title, 61), NewLeader(4, _MONDAY)),
        newcomers=(1, 3, 5), more_new=4, medals_of=date(2026, 10, 1),
    )  # fmt: skip


def weeks(names: Sequence[str]) -> Iterator[State]:
    full = week_of(names[:6])
    passed = WeekPlay(3, CATALOGUE["domino-hearts"].title, parse_move("pass 6-5 6-4 5-5"), 0.6, "point")
    some = {"is_over": False, "matches": 1, "deals": 1, "people": 2, "closest": None, "more_new": 0}
    firsts = {"most_won": full.most_won[:1], "records": (NewAchievement(5, "capicua"),), "newcomers": (2,)}
    little = replace(full, play=passed, **some, **firsts)
    alone = WeekNews(_MONDAY, full.last, is_over=True, matches=2, deals=9, people=1, called=(names[0],), newcomers=(0,))
    for title, news in (("a full one", full), ("with little to tell", little), ("without other people", alone)):
        yield State("Weeks", f"A week, {title}", partial(draw_week, news))
