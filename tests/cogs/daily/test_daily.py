"""The daily deal: its days, its announcements and results, and their texts."""

import json
import re
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import clock
from bot.message import Message
from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.shuffle import commitment, daily_secret
from bot.rules.view import View
from bot.store.errors import NoContest, PlayedBefore
from bot.table.errors import NotAllowed, Stale
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from bot.words.speaker import say
from cogs.contests.contest import EVERYWHERE, Contest, sealed_at
from cogs.contests.table import Contests
from cogs.daily import pages, words
from cogs.daily.best_line import best_line, line_text
from cogs.daily.schedule import ROTATION, day_at, end_of, game_of, next_day
from cogs.daily.store import DailyStore
from cogs.daily.table import PLAYERS, DailyDeals
from cogs.daily.words import DailyMark
from cogs.privacy.table import PersonalData
from tests.clock import MovableClock
from tests.cogs.contests.test_contests import opened as duel_opened
from tests.parts import part
from tests.said import is_said, said
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CID, GUILD

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HERE = pages.DailyPlace(in_server=True, among_people=True)


@pytest.fixture
def noon(clock: MovableClock) -> MovableClock:
    clock.stand_at(NOON)
    return clock


@pytest.fixture
def daily(tables: Tables) -> DailyDeals:
    return part(tables, DailyDeals)


async def begin(daily: DailyDeals, contest: Contest, person: Person = ANN) -> Snapshot:
    return await daily.play(contest.id, person, channel_id=7, interaction_id=next(INTERACTIONS))


@pytest.mark.usefixtures("noon")
async def test_deleted_data_does_not_let_a_deal_be_played_again(tables: Tables, daily: DailyDeals) -> None:
    contest, data = await daily.today(GUILD), part(tables, PersonalData)
    own = await begin(daily, contest)
    assert own.row.channel_id
    assert await data.delete(ANN)
    assert (await tables.snapshot(own.id)).row.channel_id == 0
    with pytest.raises(PlayedBefore):
        await begin(daily, contest)
    ann, bea = [str(pages.page(await daily.state(GUILD, it.user_id), None, HERE).content_key) for it in (ANN, BEA)]
    assert ("dailyplay" in ann, "dailyplay" in bea) == (False, True), "it offers nothing that is refused"
    assert said("contest-played-before") in ann
    beas = await begin(daily, contest, BEA)
    assert b"played_by_gone" not in await data.export(BEA.user_id)
    ended = await part(tables, Contests).end(contest.id)
    assert set(ended.row.settings) == set(contest.row.settings)
    assert await tables._store.retention.reduce_to_matches(clock.now() + DAY, 10)
    assert (await tables._store.tables.get(beas.id)).channel_id == 0


async def test_other_contests_are_not_entered_as_a_daily_deal(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    duel = await duel_opened(tables)
    assert await part(tables, Contests).change(duel, ends_at=noon.now() + 1000 * DAY)
    for asked in (begin(daily, duel, CID), daily.ranking(duel.id, ANN.user_id), daily.card(duel.id, ANN.user_id)):
        with pytest.raises(NoContest):
            await asked


def test_every_game_of_the_rotation_is_for_four_and_cannot_be_thrown_in():
    for game in ROTATION:
        CATALOGUE[game.game].check_options(game.options, PLAYERS)
        assert getattr(game.options, "all_pass", "") != "throw_in"
    days = [game_of(date(2026, 1, 1) + timedelta(days=number)) for number in range(2 * len(ROTATION))]
    assert days[: len(ROTATION)] == days[len(ROTATION) :]
    assert {(day.game, str(day.options)) for day in days} == {(day.game, str(day.options)) for day in ROTATION}


def test_a_day_is_that_of_the_servers_clocks():
    late = datetime(2026, 11, 23, 23, 30, tzinfo=UTC)
    assert [day_at(late, zone).day for zone in (None, "Europe/Berlin", "Mars/Olympus")] == [23, 24, 23]
    assert end_of(date(2026, 11, 23), "Europe/Berlin") == datetime(2026, 11, 23, 23, tzinfo=UTC)
    assert end_of(date(2026, 10, 25), "Europe/Berlin") - end_of(date(2026, 10, 24), "Europe/Berlin") == 25 * DAY / 24


@pytest.mark.parametrize(("last", "days"), [(None, 0), (NOON.date(), 1), (NOON.date() - 3 * DAY, 0)])
def test_no_day_comes_twice_where_the_time_zone_has_changed(last: date | None, days: int):
    assert next_day(NOON, None, last) == NOON.date() + days * DAY


async def test_there_is_one_deal_a_day_numbered_from_the_first(daily: DailyDeals, noon: MovableClock) -> None:
    first, world = await daily.today(GUILD), await daily.today(EVERYWHERE)
    assert (first.row.number, first.row.ends_at) == (1, NOON + DAY / 2)
    assert (await daily.today(GUILD)).id == first.id
    assert (world.row.number, world.row.game) == (1, first.row.game)
    assert world.seal != first.seal
    with pytest.raises(NotAllowed):  # she has not agreed to the world's
        await begin(daily, world)
    await noon.advance(3 * DAY)
    assert (await daily.today(GUILD)).row.number == 4
    with pytest.raises(Stale):
        await begin(daily, first)


async def test_a_deal_is_fixed_since_its_day_began_whoever_asks_first(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    root = await DailyStore(tables._store.database).root()
    today = root.made_at.date() + 3 * DAY
    noon.stand_at(datetime.combine(today, time(12), UTC))
    for guild_id in (GUILD, EVERYWHERE):
        contest = await daily.today(guild_id)
        assert sealed_at(contest) == datetime.combine(today, time(), UTC)
        assert contest.seal == commitment(daily_secret(root.secret, guild_id, today.isoformat()))
    noon.stand_at(root.made_at + timedelta(seconds=1))
    on_first_day = await daily.today(GUILD + 1)
    assert sealed_at(on_first_day) == root.made_at, "on the bot's first day not before it"
    assert repr(root.secret) not in repr(root)


DAILY = words.DailyDeal("domino-whist", "Domino Whist", 214, date(2026, 11, 21))
SCORES = st.lists(st.integers(-3000, 3000), min_size=1, max_size=60)


def test_the_text_to_copy_is_a_line_a_mark_for_each_trick_and_the_command():
    card = words.DailyCard(DAILY, "Dee", 80, (DailyMark.WON, DailyMark.LOST, DailyMark.HURT), (90, 80, 70))
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
    line = best_line(ended, own, 57, by_computer=True)
    text = say(line_text(line))
    stored = json.loads(json.dumps(line))
    assert say(line_text(stored)) == text
    older: Any = {**stored, "contract": "the player bid 6, 2s trump"}
    assert not is_said("best-line-bid", say(line_text(older)))
    assert len(text) < 1200
    assert is_said("best-line-computer", text)
    assert text.count("▸") == len(marks) + 1, "one for each trick or turn of theirs, and one that explains it"


def test_the_turns_of_dominoes_are_told_apart():
    log = (
        Laid(0, Tile(6, 6), None, 6), Knocked(1, (6,)), Laid(0, Tile(6, 4), End.LEFT, 4, 10), Drew(0, 2, (5,), False),
        Knocked(0, (5,)), Laid(1, Tile(5, 4), End.LEFT, 5), Drew(0, 1, (5,), True), Laid(0, Tile(5, 0), End.LEFT, 0),
    )  # fmt: skip
    match = CATALOGUE["dominoes"].start(CATALOGUE.preset("dominoes", "all-fives").options, 2, bytes(32))
    view = replace(CATALOGUE["dominoes"].view(match, None), board=LineView(log))
    assert words.marks_of(view)[:3] == (DailyMark.PLAYED, DailyMark.SCORED, DailyMark.PASSED)
    assert words.marks_of(view)[3] is DailyMark.SCORED, "the last tile of the hand"
    held = tuple(replace(seat, shown=(PieceView(Tile(1, 0)),)) for seat in view.seats)
    assert words.marks_of(replace(view, seats=held))[3] is DailyMark.PLAYED
