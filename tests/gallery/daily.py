"""The pictures of daily deals: cards of good and bad results, rankings of few and many."""

from collections.abc import Iterator
from datetime import date
from functools import partial
from random import Random

from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from cogs.daily.pictures import draw_daily_card, draw_daily_ranking
from cogs.daily.words import DailyCard, DailyDeal, DailyMark, Ranked, Ranking
from tests.gallery.state import State

_PEOPLE = ("Ann", "Bo", "Christopherson the Third of Nowhere", "Dee", "محمد علي", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "Žofie")
_MARKS = {
    "x": DailyMark.WON,
    "h": DailyMark.HURT,
    ".": DailyMark.LOST,
    "o": DailyMark.PLAYED,
    "+": DailyMark.SCORED,
    "-": DailyMark.PASSED,
}
_CARDS = (
    (DailyDeal("domino-whist", CATALOGUE["domino-whist"].title, 214, date(2026, 11, 21)), "xx.xxx.xx.x", 80, 41, 6),
    (DailyDeal("black-tile", CATALOGUE["black-tile"].title, 1, date(2026, 5, 1)), "h..hh.x", -110, 1, 1),
    (DailyDeal("domino-hearts", CATALOGUE["domino-hearts"].title, 30, date(2026, 9, 30), world=True),
     "x..h.........", 83, 2400, 1000),
    (DailyDeal("forty-two", CATALOGUE["forty-two"].title, 77, date(2026, 8, 8)), "..x.x..", 1260, 12, 2),
    (DailyDeal("domino-hearts", CATALOGUE["domino-hearts"].title, 31, date(2026, 10, 1)), "h" * 13, 260, 120, 0),
    (DailyDeal("dominoes", CATALOGUE["dominoes"].presets[2].title, 215, date(2026, 11, 22)), "o+-oo++-oo+", 200, 41, 2),
)  # fmt: skip


def daily_deals() -> Iterator[State]:
    """A card of each kind, and rankings."""
    for number, (daily, marks, score, people, days) in enumerate(_CARDS):
        scores = score, *_scores(people - 1)
        card = DailyCard(daily, _PEOPLE[number], score, tuple(_MARKS[mark] for mark in marks), scores, days)
        yield State("Daily deals", f"{say(daily.title)}: {card.rank} of {people}", partial(draw_daily_card, card))
        best = sorted(scores, reverse=True)
        ranked = tuple(Ranked(_PEOPLE[place % len(_PEOPLE)], one, own=one == score) for place, one in enumerate(best))
        ranking = Ranking(daily, ranked, is_over=number % 2 == 0)
        yield State("Daily deals", f"{say(daily.title)}: a ranking of {people}", partial(draw_daily_ranking, ranking))


def _scores(count: int) -> tuple[int, ...]:
    rng = Random(count)
    return tuple(rng.randrange(-170, 90) for _ in range(count))
