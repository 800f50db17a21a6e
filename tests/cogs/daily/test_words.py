"""The deal of the day in words: ranks, the spread, streaks, the card that gives nothing away."""

import json
import re
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message import Message
from bot.rules.boards import ChainView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.speaker import say
from cogs.daily import words
from cogs.daily.words import DailyMark
from tests.said import is_said

DAILY = words.DailyDeal("domino-whist", "Domino Whist", 214, date(2026, 11, 21))
SCORES = st.lists(st.integers(-3000, 3000), min_size=1, max_size=60)


def test_the_text_to_copy_is_a_line_a_mark_for_each_trick_and_the_command():
    card = words.DailyCard(DAILY, "Dee", 80, (DailyMark.WON, DailyMark.LOST, DailyMark.HURT), (90, 80, 70), 6)
    assert say(words.share_text(card)) == "Boneyard #214 · Whist · +8\n🟨⬛🟥\n/daily"
    assert card.place == Message("daily-rank", rank=2, count=3)


@given(SCORES, st.data())
def test_everybody_stands_in_the_spread_once(scores: list[int], data: st.DataObject):
    own = data.draw(st.sampled_from(scores))
    bars = words.spread(scores, own)
    assert len(bars) <= words.MOST_BARS
    assert sum(bar.count for bar in bars) == len(scores)
    (mine,) = [bar for bar in bars if bar.own]
    assert mine.count >= scores.count(own)


@given(SCORES)
def test_the_best_has_the_first_rank_and_nobody_above(scores: list[int]):
    assert words.rank_of(scores, max(scores)) == 1
    better = words.percentile(scores, max(scores))
    assert better is None or 0 <= better <= 100
    assert words.percentile([1], 1) is None


@pytest.mark.parametrize(
    ("days", "today", "length"), [([9, 8, 7, 5], 9, 3), ([8, 7, 5], 9, 2), ([7, 6], 9, 0), ([], 1, 0)]
)
def test_a_streak_goes_up_to_this_day_or_the_day_before(days: list[int], today: int, length: int):
    assert words.streak(days, today) == length


def test_the_viewer_is_shown_in_the_last_row_of_many():
    people = tuple(words.Ranked(f"p{place}", -place, own=place == 30) for place in range(40))
    shown = words.Ranking(DAILY, people).shown
    assert [rank for rank, _ in shown] == [*range(1, 10), 31]
    assert shown[-1][1].own


def ended_views(game: str, preset: str) -> tuple[View, View]:
    """A deal of a game that has ended: a bystander's View of it, and that of the first seat."""
    kind = CATALOGUE[game]
    options = CATALOGUE.preset(game, preset).options
    match, dice = kind.start(options, 4, bytes(31) + b"7", 1), Random(3)
    while acting := kind.to_act(match):
        match, _ = kind.play(match, acting[0], dice.choice(kind.legal(match, acting[0])))
    ended = kind.ended_deal(match)
    assert ended is not None
    return ended, kind.view(match, 0)


@pytest.mark.parametrize(
    "preset",
    ["black-tile eleven-point", "domino-whist partners", "domino-hearts hearts", "forty-two by-points",
     "dominoes all-fives", "dominoes dominican"],
)  # fmt: skip
def test_every_game_has_marks_and_a_best_line(preset: str):
    ended, own = ended_views(*preset.split())
    marks = words.marks_of(ended)
    assert marks
    alt = words.alt_card(words.DailyCard(DAILY, "Dee", 57, marks, (57,)), ["Dee"])
    assert not re.search(r"\b(bid|took|set|made|trump|points? of|partner|moon)\b", alt)
    line = words.best_line(ended, own, 57, by_computer=True)
    text = say(words.line_text(line))
    stored = json.loads(json.dumps(line))
    assert say(words.line_text(stored)) == text
    older: Any = {**stored, "contract": "the player bid 6, 2s trump"}
    assert not is_said("best-line-bid", say(words.line_text(older)))
    assert len(text) < 1200
    assert is_said("best-line-computer", text)
    assert text.count("▸") == len(marks) + 1, "one for each trick or turn of theirs, and one that explains it"


def test_the_turns_of_dominoes_are_told_apart():
    log = (
        Laid(0, Tile(6, 6), None, 6), Knocked(1, (6,)), Laid(0, Tile(6, 4), End.LEFT, 4, 10), Drew(0, 2, (5,), False),
        Knocked(0, (5,)), Laid(1, Tile(5, 4), End.LEFT, 5), Drew(0, 1, (5,), True), Laid(0, Tile(5, 0), End.LEFT, 0),
    )  # fmt: skip
    match = CATALOGUE["dominoes"].start(CATALOGUE.preset("dominoes", "all-fives").options, 2, bytes(32))
    view = replace(CATALOGUE["dominoes"].view(match, None), chain=ChainView(log))
    assert words.marks_of(view)[:3] == (DailyMark.PLAYED, DailyMark.SCORED, DailyMark.PASSED)
    assert words.marks_of(view)[3] is DailyMark.SCORED, "the last tile of the hand"
    held = tuple(replace(seat, shown=(PieceView(Tile(1, 0)),)) for seat in view.seats)
    assert words.marks_of(replace(view, seats=held))[3] is DailyMark.PLAYED
