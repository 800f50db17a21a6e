"""What /history says is what Discord takes, with the longest names and figures there can be."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import Preset
from bot.store.scores.history import PastMatch
from bot.store.scores.results import MatchScore, match_result
from bot.table.state.table import Table
from cogs.messages.pages import history
from cogs.messages.pages.history import PER_PAGE, match_list, past_match
from cogs.messages.parts.arguments.pages import HistoryPage
from tests.cogs.limits import check
from tests.cogs.tables import BIGGEST_ID, NAMES, NOW, played, set_state, table_of

PRESETS = [
    pytest.param(game, preset, players, id=f"{game.name}-{preset.name}-{players}")
    for game in CATALOGUE.values()
    for preset in game.presets
    for players in preset.players
]
NAME = NAMES[0][:32]


def past(table: Table, totals: Sequence[int] = (), *, forgotten: int | None = None) -> PastMatch:
    """A table as the store tells of it when it is over; no totals where it was stopped."""
    sides = table.game.sides(table.options, table.row.players)
    seats = tuple(
        replace(seat, user_id=None, name="") if seat.seat == forgotten else replace(seat, table_id=table.row.id)
        for seat in table.seats
    )
    row = replace(table.row, state="finished" if totals else "stopped", started_at=NOW, ended_at=NOW)
    if not totals:
        return PastMatch(row, seats, (), 3)
    best = min(totals) if table.game.low_wins else max(totals)
    winners = [side for side, total in enumerate(totals) if total == best]
    finals = match_result(totals, sides, winners, low_wins=table.game.low_wins).seats
    kept = (
        MatchScore(
            seat=final.seat, side=final.side, total=final.total, place=final.place, won=final.won, shared=final.shared,
            player="user:1", table_id=row.id, low_wins=table.game.low_wins, at=NOW,
        )
        for final in finals
    )  # fmt: skip
    return PastMatch(row, seats, tuple(kept), 12)


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_a_page_of_past_matches(game, preset: Preset, players: int) -> None:
    table = table_of(game, preset, players)
    sides = len(set(game.sides(table.options, players)))
    which = HistoryPage(9_999, game.name, BIGGEST_ID)
    for totals in (range(-999, -999 + sides), [999] * sides, ()):
        match = past(table, totals)
        matches = [replace(match, table=replace(match.table, id=BIGGEST_ID - n)) for n in range(PER_PAGE)]
        components = check(match_list(CATALOGUE, which, matches, 99_999 * PER_PAGE, NAME))
        turns = [HistoryPage.parse(part["custom_id"].split(":", 4)[4]) for part in components if "label" in part]
        assert turns == [replace(which, page=9_998), replace(which, page=10_000)]


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
async def test_one_past_match(game, preset: Preset, players: int) -> None:
    table = table_of(game, preset, players, target=1)
    for _ in played(table, random.Random(preset.name), most=6_000):
        pass
    snapshot = table.snapshot()
    assert snapshot.public is not None
    assert snapshot.public.winners is not None
    match = past(table, snapshot.public.results[-1].totals, forgotten=0)
    forgetful = replace(snapshot, seats=match.seats)
    for shown in (snapshot, forgetful, None):
        payload = past_match(CATALOGUE, match, shown, HistoryPage())
        check(payload)
        assert history.SOMEBODY in payload.content, "whose name is gone"
        assert (" · with hints" in payload.content) is (shown is not None and shown.had_hints_together)
        assert "(computer, normal)" in payload.content
        assert not payload.ping
        assert "<@" not in payload.content
    assert snapshot.had_hints_together is (players > 2), "the last is a computer"
    assert not replace(snapshot, row=replace(snapshot.row, hints=False)).had_hints_together
    parts = await past_match(CATALOGUE, match, forgetful, HistoryPage()).parts()
    assert parts.attachment is not None
    assert NAMES[0][:32] not in parts.attachment.alt
    stopped = table_of(game, preset, players)
    for _ in played(stopped, random.Random(preset.name), most=200):
        pass
    set_state(stopped, "stopped")
    payload = past_match(CATALOGUE, past(stopped), stopped.snapshot(), HistoryPage())
    check(payload)
    assert "stopped after 3 deals" in payload.content
    assert "🏆" not in payload.content


def test_a_match_of_a_game_or_a_rule_that_is_no_more() -> None:
    table = table_of(CATALOGUE["black-tile"], CATALOGUE["black-tile"].presets[0], 4)
    match = past(table, (1, 2, 3, 4))
    gone = [replace(match.table, game="tile-golf"), replace(match.table, options={"wind": "east"})]
    for row, title in zip(gone, ("tile-golf", "Black Tile"), strict=True):
        payload = match_list(CATALOGUE, HistoryPage(), [replace(match, table=row)], 1, "")
        check(payload)
        assert f"**{title}**: 🏆" in payload.content
        check(past_match(CATALOGUE, replace(match, table=row), None, HistoryPage()))


def test_a_line_says_the_game_the_preset_the_winner_and_when() -> None:
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 3)
    table.seats = tuple(replace(seat, name=name) for seat, name in zip(table.seats, ("Ann", "Bo", "Pip"), strict=True))
    (line,) = match_list(CATALOGUE, HistoryPage(), [past(table, (9, 2, 30))], 1, "").content.splitlines()[1:]
    assert line == f"1. **Black Tile 11** (Eleven Point): 🏆 **Bo 2**, Ann 9, Pip 30 · <t:{NOW.timestamp():.0f}:R>"
    other = table_of(game, game.presets[0], 3, target=100)
    other.seats = table.seats
    (line,) = match_list(CATALOGUE, HistoryPage(), [past(other, (9, 9, 30))], 1, "").content.splitlines()[1:]
    assert "(Eleven Point, changed): 🏆 **Ann 9**, 🏆 **Bo 9**, Pip 30" in line


def test_the_ends_of_the_list() -> None:
    game = CATALOGUE["black-tile"]
    match = past(table_of(game, game.presets[0], 3), (9, 2, 30))
    only = check(match_list(CATALOGUE, HistoryPage(), [match], 1, ""))
    assert [part["custom_id"] for part in only] == ["s:past:0:0:0//"]
    for page, disabled in ((0, [True, False]), (1, [False, False]), (2, [False, True])):
        parts = check(match_list(CATALOGUE, HistoryPage(page=page), [match], 2 * PER_PAGE + 1, ""))
        assert [bool(part.get("disabled")) for part in parts if "label" in part] == disabled
    nothing = match_list(CATALOGUE, HistoryPage(game="black-tile", user_id=5), [], 0, NAME)
    assert not check(nothing)
    assert nothing.content.startswith("There is no past match of Black Tile with ")
