"""/history and pictures of people are what Discord takes, with the longest names and figures there can be."""

import random
import re
from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from cogs.people.ids import HistoryPage
from cogs.people.pages import PER_PAGE, match_list, past_match
from cogs.people.pictures import LARGEST
from tests.cogs.limits import check
from tests.cogs.people.past_matches import past
from tests.cogs.tables import BIGGEST_ID, NAMES, PRESETS, played, table_of
from tests.gallery.people import people_drawn
from tests.said import said

NAME = NAMES[0][:32]


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
async def test_past_matches_are_shown(game: AnyGame, preset: Preset, players: int) -> None:
    table, which = table_of(game, preset, players, target=1), HistoryPage(9_999, game.name, BIGGEST_ID)
    for _ in played(table, random.Random(preset.name), most=6_000):
        pass
    snapshot = table.snapshot()
    assert snapshot.public is not None
    match = past(table, snapshot.public.results[-1].totals, forgotten=0)
    widest = past(table, [-999] * len(set(game.sides(table.options, players))))
    for shown in (match, widest, past(table)):
        matches = [replace(shown, table=replace(shown.table, id=BIGGEST_ID - n)) for n in range(PER_PAGE)]
        components = check(match_list(CATALOGUE, which, matches, 99_999 * PER_PAGE, NAME))
        turns = [HistoryPage.parse(part["custom_id"].split(":", 4)[4]) for part in components if "label" in part]
        assert turns == [replace(which, page=9_998), replace(which, page=10_000)]
    assert snapshot.had_hints_together is (players > 2), "the last is a computer"
    assert not replace(snapshot, row=replace(snapshot.row, hints=False)).had_hints_together
    forgetful = replace(snapshot, seats=match.seats)
    for told in (snapshot, forgetful, None):
        payload = past_match(CATALOGUE, match, told, HistoryPage())
        check(payload)
        assert said("someone") in payload.content, "whose name is gone"
        with_hints = f" · {said('history-with-hints')}" in payload.content
        assert with_hints is (told is not None and told.had_hints_together)
        assert re.search(r"🤖 .+ \(normal\)", payload.content)
        assert not payload.ping
        assert "<@" not in payload.content
    parts = await past_match(CATALOGUE, match, forgetful, HistoryPage()).parts()
    assert parts.attachment is not None
    assert NAME not in parts.attachment.alt
    stopped = past_match(CATALOGUE, past(table), snapshot, HistoryPage())
    check(stopped)
    assert said("history-stopped", deals=3) in stopped.content
    assert "🏆" not in stopped.content


def test_a_match_of_a_game_or_a_rule_that_is_no_more() -> None:
    match = past(table_of(CATALOGUE["black-tile"], CATALOGUE["black-tile"].presets[0], 4), (1, 2, 3, 4))
    gone = [replace(match.table, game="tile-golf"), replace(match.table, options={"wind": "east"})]
    for row, title in zip(gone, ("tile-golf", "Black Tile"), strict=True):
        payload = match_list(CATALOGUE, HistoryPage(), [replace(match, table=row)], 1, "")
        check(payload)
        assert f"**{title}**: 🏆" in payload.content
        check(past_match(CATALOGUE, replace(match, table=row), None, HistoryPage()))


def test_every_picture_of_people_with_the_longest_names() -> None:
    for title, drawing in people_drawn([letter * 32 for letter in "WMQOGD"]):
        assert 0 < len(drawing.alt) <= 1024, title
        png = drawing.render()
        assert len(png) <= LARGEST, (title, len(png))
