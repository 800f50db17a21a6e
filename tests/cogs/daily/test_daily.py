"""The daily deal's days, and who is told what of it when."""

from datetime import UTC, date, datetime, time, timedelta
from random import Random

import pytest

from bot import clock
from bot.players.computer import choose_at_once
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move
from bot.rules.shuffle import commitment, daily_secret
from bot.rules.view import View
from bot.store.errors import NoContest, PlayedBefore
from bot.table.errors import NotAllowed, Stale
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.contests.contest import EVERYWHERE, Contest, sealed_at
from cogs.contests.table import Contests
from cogs.daily.closing import DailyCloser
from cogs.daily.schedule import PLAYERS, ROTATION, day_at, end_of, game_of, next_day
from cogs.daily.store import DailyStore
from cogs.daily.table import DailyDeals, line_of
from cogs.privacy.table import PersonalData
from tests.clock import MovableClock
from tests.cogs.contests.test_contests import opened as duel_opened
from tests.cogs.contests.test_contests import play_out
from tests.parts import part
from tests.table.people import ANN, BEA, CID, GUILD, INTERACTIONS, OWNER, eventually

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def noon(clock: MovableClock) -> MovableClock:
    """The clock, which stands at NOON."""
    clock.stand_at(NOON)
    return clock


async def begin(tables: Tables, contest: Contest, person: object = ANN) -> Snapshot:
    return await part(tables, DailyDeals).play(contest.id, person, channel_id=7, interaction_id=next(INTERACTIONS))  # type: ignore[arg-type]


@pytest.mark.usefixtures("noon")
async def test_deleted_data_does_not_let_a_deal_be_played_again(tables: Tables) -> None:
    contest = await part(tables, DailyDeals).today(GUILD)
    own = await begin(tables, contest)
    assert own.row.channel_id
    assert await part(tables, PersonalData).delete(ANN)
    assert (await tables.snapshot(own.id)).row.channel_id == 0
    with pytest.raises(PlayedBefore):
        await begin(tables, contest)
    beas = await begin(tables, contest, BEA)
    assert b"played_by_gone" not in await part(tables, PersonalData).export(BEA.user_id)
    ended = await part(tables, Contests).end(contest.id)
    assert set(ended.row.settings) == set(contest.row.settings)
    assert await tables._store.retention.reduce_to_matches(clock.now() + DAY, 10)
    assert (await tables._store.tables.get(beas.id)).channel_id == 0


async def test_other_contests_are_not_entered_as_a_daily_deal(tables: Tables, noon: MovableClock) -> None:
    duel = await duel_opened(tables)
    assert await part(tables, Contests).change(duel, ends_at=noon.now() + 1000 * DAY)
    for asked in (
        begin(tables, duel, CID),
        part(tables, DailyDeals).ranking(duel.id, ANN.user_id),
        part(tables, DailyDeals).card(duel.id, ANN.user_id),
    ):
        with pytest.raises(NoContest):
            await asked


def test_every_game_of_the_rotation_is_for_four_and_cannot_be_thrown_in():
    for game in ROTATION:
        kind = CATALOGUE[game.game]
        kind.check_options(game.options, PLAYERS)
        assert getattr(game.options, "all_pass", "") != "throw_in"
    days = [game_of(date(2026, 1, 1) + timedelta(days=number)) for number in range(2 * len(ROTATION))]
    assert days[: len(ROTATION)] == days[len(ROTATION) :]
    assert {(day.game, str(day.options)) for day in days} == {(day.game, str(day.options)) for day in ROTATION}


def test_a_day_is_that_of_the_servers_clocks():
    late = datetime(2026, 11, 23, 23, 30, tzinfo=UTC)
    assert day_at(late, None) == date(2026, 11, 23)
    assert day_at(late, "Europe/Berlin") == date(2026, 11, 24)
    assert end_of(date(2026, 11, 23), "Europe/Berlin") == datetime(2026, 11, 23, 23, tzinfo=UTC)
    assert end_of(date(2026, 10, 25), "Europe/Berlin") - end_of(date(2026, 10, 24), "Europe/Berlin") == 25 * DAY / 24
    assert day_at(late, "Mars/Olympus") == date(2026, 11, 23)


def test_no_day_comes_twice_where_the_time_zone_has_changed():
    assert next_day(NOON, None, None) == NOON.date()
    assert next_day(NOON, None, NOON.date()) == NOON.date() + DAY
    assert next_day(NOON, None, NOON.date() - 3 * DAY) == NOON.date()


async def test_there_is_one_deal_a_day_numbered_from_the_first(tables: Tables, noon: MovableClock) -> None:
    first = await part(tables, DailyDeals).today(GUILD)
    assert (first.row.number, first.row.ends_at) == (1, NOON + DAY / 2)
    assert (await part(tables, DailyDeals).today(GUILD)).id == first.id
    world = await part(tables, DailyDeals).today(EVERYWHERE)
    assert (world.row.number, world.row.game) == (1, first.row.game)
    assert world.seal != first.seal
    await noon.advance(3 * DAY)
    assert (await part(tables, DailyDeals).today(GUILD)).row.number == 4
    with pytest.raises(Stale):
        await begin(tables, first)


async def test_a_deal_is_fixed_since_its_day_began_whoever_asks_first(tables: Tables, noon: MovableClock) -> None:
    root = await DailyStore(tables._store.database).root()
    today = root.made_at.date() + 3 * DAY
    noon.stand_at(datetime.combine(today, time(12), UTC))
    found = [await part(tables, DailyDeals).today(guild_id) for guild_id in (GUILD, EVERYWHERE)]
    for contest, guild_id in zip(found, (GUILD, EVERYWHERE), strict=True):
        assert sealed_at(contest) == datetime.combine(today, time(), UTC)
        assert contest.seal == commitment(daily_secret(root.secret, guild_id, today.isoformat()))
    noon.stand_at(root.made_at + timedelta(seconds=1))
    assert sealed_at(await part(tables, DailyDeals).today(GUILD + 1)) == root.made_at, (
        "on the bot's first day not before it"
    )
    assert len({contest.seal for contest in found}) == 2
    assert repr(root.secret) not in repr(root)


@pytest.mark.usefixtures("noon")
async def test_the_worlds_deal_is_for_who_has_agreed(tables: Tables) -> None:
    world = await part(tables, DailyDeals).today(EVERYWHERE)
    with pytest.raises(NotAllowed):
        await begin(tables, world)
    await part(tables, DailyDeals).join_world(ANN.user_id)
    assert (await part(tables, DailyDeals).state(EVERYWHERE, ANN.user_id)).may_play
    await begin(tables, world)
    assert (await part(tables, PersonalData).summary(ANN.user_id)).counts["privacy-world"]["world_daily"]
    await part(tables, DailyDeals).leave_world(ANN.user_id)
    assert not (await part(tables, DailyDeals).state(EVERYWHERE, ANN.user_id)).may_play


@pytest.mark.usefixtures("computers")
async def test_how_others_fared_is_told_to_who_has_finished_it(tables: Tables, noon: MovableClock) -> None:
    contest = await part(tables, DailyDeals).today(GUILD)
    own = await begin(tables, contest)
    for person in (ANN, BEA):
        with pytest.raises(NotAllowed):
            await part(tables, DailyDeals).ranking(contest.id, person.user_id)
    await play_all(tables, own)
    assert [one.own for one in (await part(tables, DailyDeals).ranking(contest.id, ANN.user_id)).people] == [True]
    for user_id in (BEA.user_id, None):
        with pytest.raises(NotAllowed):
            await part(tables, DailyDeals).ranking(contest.id, user_id)
    with pytest.raises(NotAllowed):
        await part(tables, DailyDeals).card(contest.id, BEA.user_id)
    with pytest.raises(Stale, match="daily-played"):
        await begin(tables, contest)
    assert (await part(tables, DailyDeals).card(contest.id, ANN.user_id)).rank == 1
    state = await part(tables, DailyDeals).state(GUILD, ANN.user_id)
    assert (state.is_done, state.streak, state.finished) == (True, 1, 1)
    await noon.advance(DAY)
    assert (await part(tables, DailyDeals).state(GUILD, ANN.user_id)).streak == 1


@pytest.mark.usefixtures("computers")
async def test_the_end_of_the_day_finds_the_best_line_and_tells_everybody(tables: Tables, noon: MovableClock) -> None:
    contest = await part(tables, DailyDeals).today(GUILD)
    own = await begin(tables, contest)
    await play_all(tables, own)
    unfinished = await begin(tables, contest, BEA)
    await tables.servers.change(GUILD, OWNER, daily_channel=5)
    ends = DailyCloser(tables, part(tables, Contests), part(tables, DailyDeals), choose_untimed)
    assert await ends.on_due(contest, noon.now()) == contest.row.ends_at
    await noon.advance(DAY)

    async def is_over() -> Contest | None:
        found = await part(tables, Contests).get(contest.id)
        await part(tables, Contests).do_due(contest.id, noon.now())
        return found if found.over else None

    ended = await eventually(is_over)
    assert ended is not None
    line = line_of(ended)
    assert line is not None
    assert line["tricks"]
    (entry,) = ended.ranking
    assert line["score"] >= (entry.score or 0)
    assert (await tables.snapshot(unfinished.id)).row.state == "stopped"
    ranking = await part(tables, DailyDeals).ranking(contest.id, None)
    assert ranking.is_over
    assert [person.name for person in ranking.people] == ["Ann"]
    await ends.close()


async def choose_untimed(view: View, seed: int, level: str) -> Move:
    return choose_at_once(view, seed, level)


async def play_all(tables: Tables, own: Snapshot) -> None:
    """Play a deal to its end, passing what is asked first."""
    await play_out(tables, own, ANN.user_id, Random(1))
