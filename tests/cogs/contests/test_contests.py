"""Contests: the same deals at the tables of several people, against computers who answer the same with the same."""

import asyncio
from datetime import date, datetime, timedelta
from random import Random

import pytest

from bot import clock
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.rules.shuffle import commitment
from bot.store.errors import ChannelTaken, Conflict, SecretKept
from bot.table.errors import NotAllowed, NothingToUndo, NotSaved, WrongState
from bot.table.operations.servers import Viewer
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from bot.table.verification.verify import verify
from cogs.contests.contest import Contest, ContestKind, NewContest
from cogs.contests.pages import shuffle_page
from cogs.contests.store import ContestStore
from cogs.contests.table import Contests
from cogs.daily import pages as daily_page
from cogs.daily.words import DailyDeal, Ranking
from cogs.duel.kind import DuelKind
from cogs.duel.table import MOST_HOSTED, Duels, NewDuel
from cogs.people.table import People
from cogs.replay.table import Replays
from cogs.tournament.store import TournamentStore
from tests.cogs.contests.playing import long_ago
from tests.open_stores import OpenStore
from tests.parts import part
from tests.said import said
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CHANNEL, GUILD, eventually
from tests.told import told

SECRET = bytes(range(32))


@pytest.fixture
def contests(tables: Tables) -> Contests:
    return part(tables, Contests)


async def opened(tables: Tables, deals: int = 1) -> Contest:
    game, contests = CATALOGUE["forty-two"], part(tables, Contests)
    options = dump(game.presets[0].options) | {"all_pass": "shaker_bids_30"}
    new = NewContest(
        kind=ContestKind.DUEL, guild_id=GUILD, game=game.name, options=options, players=4, deals=deals, secret=SECRET,
        level="easy",
    )  # fmt: skip
    contest = await contests.open(new, interaction_id=next(INTERACTIONS))
    for person in (ANN, BEA):
        await contests.enter(contest.id, person, interaction_id=next(INTERACTIONS))
    return await contests.begin(contest.id, interaction_id=next(INTERACTIONS))


async def play_out(tables: Tables, snapshot: Snapshot, user_id: int, choose: Random) -> tuple[str, ...]:
    """Play one's own match; every move that was made there."""

    async def ready() -> Snapshot | None:
        now = await tables.snapshot(snapshot.id)
        # The last piece is played for everyone: a play of it may cross with that.
        asks = now.views[0].ask is not None and now.forced_play(0) is None
        return now if now.over or asks else None

    while (now := await eventually(ready)) is not None and not now.over:
        ask = now.views[0].ask
        assert ask is not None
        move = choose.choice([choice.move for choice in ask.choices])
        await tables.play.act(now.id, user_id, move, position=now.asked_at, interaction_id=next(INTERACTIONS))
    return tuple(f"{row.seat} {row.notation}" for row in await tables._store.journal.moves(snapshot.id))


async def begin(tables: Tables, contest: Contest, user_id: int) -> Snapshot:
    own = part(tables, Contests).play_own
    return await own(contest.id, user_id, channel_id=1000 + user_id, interaction_id=next(INTERACTIONS))


@pytest.mark.usefixtures("computers")
async def test_the_same_play_meets_the_same_answers(tables: Tables, contests: Contests) -> None:
    contest = await opened(tables, deals=2)
    ann, bea = [await begin(tables, contest, who.user_id) for who in (ANN, BEA)]
    assert ann.id != bea.id
    assert ann.views == bea.views
    moves = [await play_out(tables, own, who.user_id, Random(5)) for own, who in ((ann, ANN), (bea, BEA))]
    assert moves[0] == moves[1]
    first, second = (await contests.get(contest.id)).entries
    assert None not in (first.finished_at, second.finished_at)
    assert first.score == second.score is not None
    assert len((await tables.snapshot(ann.id)).public.results) == 2  # type: ignore[union-attr]


@pytest.mark.usefixtures("computers")
async def test_nothing_of_its_deals_is_told_before_it_is_over(tables: Tables, contests: Contests) -> None:
    contest, people, replays = await opened(tables), part(tables, People), part(tables, Replays)
    ann = await begin(tables, contest, ANN.user_id)
    await play_out(tables, ann, ANN.user_id, Random(1))
    secrets = ann.row.secret, contest.row.secret, (await tables.snapshot(ann.id)).row.secret
    assert secrets == (b"", b"", b"")
    with pytest.raises(SecretKept):
        await tables.record_text(ann.id)
    with pytest.raises(WrongState, match="contest-still-played"):
        await replays.of_table(ann.id, 1)
    viewer = Viewer(GUILD, ANN.user_id, frozenset({1000 + ANN.user_id}))
    assert not await people.history.matches(viewer)
    assert await people.card(viewer, ANN.user_id, "Ann") is None
    bea = await begin(tables, contest, BEA.user_id)
    ended = await contests.end(contest.id)
    assert ended.row.secret == SECRET
    assert ended.seal == contest.seal == commitment(SECRET)
    assert (await tables.snapshot(bea.id)).row.state == "stopped"
    assert verify(await tables.record_text(ann.id), CATALOGUE).over
    assert (await replays.of_table(ann.id, 1)).deals == 1
    with pytest.raises(WrongState, match="replay-none-yet"):
        await replays.of_table(bea.id, 1)
    assert not await people.history.matches(viewer)


@pytest.mark.usefixtures("computers")
async def test_a_play_after_its_end_does_not_count(tables: Tables, contests: Contests) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    await contests.set_over(contest.id, "finished")  # and killed before the tables are stopped
    await play_out(tables, ann, ANN.user_id, Random(1))
    assert not (await contests.get(contest.id)).ranking
    with pytest.raises(WrongState):
        await tables.lifecycle.open_again(ann.id, ANN, next(INTERACTIONS))


async def test_there_is_one_table_for_each_and_none_after_the_end(tables: Tables, contests: Contests) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    assert (await begin(tables, contest, ANN.user_id)).id == ann.id
    with pytest.raises(NotAllowed):
        await tables.hints.snapshot_to_advise(ann.id, ANN.user_id, position=None)
    with pytest.raises(NothingToUndo, match="no-undo-not-here"):
        await tables.undo.ask(ann.id, ANN.user_id, position=None, interaction_id=next(INTERACTIONS))
    await contests.end(contest.id)
    with pytest.raises(Conflict):
        await begin(tables, contest, BEA.user_id)


async def test_a_host_who_leaves_their_duels_still_hosts_them(tables: Tables) -> None:
    duels = part(tables, Duels)
    hosted = [await duels.open(GUILD, CHANNEL, ANN, NewDuel("black-tile")) for _ in range(MOST_HOSTED)]
    for duel in hosted:
        await duels.leave(duel.id, ANN)
    with pytest.raises(NotAllowed):
        await duels.open(GUILD, CHANNEL, ANN, NewDuel("black-tile"))
    await part(tables, Contests).cancel(hosted[0].id, ANN)
    await duels.open(GUILD, CHANNEL, ANN, NewDuel("black-tile"))


async def test_a_due_contest_is_handled_by_its_kind_however_often_that_fails(
    tables: Tables, contests: Contests, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    contest, looked = await opened(tables), list[int]()

    class Looking(DuelKind):
        def __init__(self) -> None: ...

        async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
            looked.append(contest.id)
            if len(looked) == 1:
                raise NotSaved
            return None

    async def is_done() -> bool:
        return len(looked) > 1 and await contests.next_due() is None

    monkeypatch.setattr("bot.background.RETRY", timedelta(seconds=0.05))
    contests.kinds[ContestKind.DUEL] = Looking()
    await contests.change(contest, due_at=clock.now())
    await contests.resume()
    try:
        await eventually(is_done)
    finally:
        await contests.close()
    assert looked == [contest.id] * 2
    assert not [record for record in caplog.records if record.exc_info]


async def test_tables_of_a_contest_that_is_over_are_stopped(tables: Tables, contests: Contests) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    await contests.set_over(contest.id, "stopped")  # and killed before its tables are stopped
    for _ in range(2):  # a table that is stopped makes its contest due once more
        await contests.do_due()
    assert (await tables.snapshot(ann.id)).row.state == "stopped"
    assert await contests.next_due() is None


async def test_a_contest_that_fails_does_not_delay_the_others(
    tables: Tables, contests: Contests, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await opened(tables), await opened(tables)

    class Failing(DuelKind):
        def __init__(self) -> None: ...

        async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
            if contest.id == broken.id:
                raise ZeroDivisionError
            return now + timedelta(days=1)

    contests.kinds[ContestKind.DUEL] = Failing()
    await contests.do_due()
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]
    assert await contests.due(clock.now(), 9) == (broken.id,)
    assert (await contests.get(sound.id)).row.due_at is not None
    caplog.clear()


async def test_only_those_who_took_part_open_a_rematch(tables: Tables, contests: Contests) -> None:
    contest = await opened(tables)
    with pytest.raises(WrongState, match="duel-not-over"):
        await part(tables, Duels).open_again(contest.id, ANN)
    await contests.end(contest.id)
    with pytest.raises(NotAllowed, match="duel-rematch-players-only"):
        await part(tables, Duels).open_again(contest.id, Person(77, "Cy"))


def tournament(channel: int) -> NewContest:
    return NewContest(
        kind=ContestKind.TOURNAMENT, guild_id=1, channel_id=channel, host_id=7, game="chess", options={}, players=4,
        deals=3, level="easy", secret=bytes(32), settings={},
    )  # fmt: skip


async def test_one_of_many_tournaments_opened_at_once_is_open(open_store: OpenStore):
    stores = [ContestStore((await open_store()).database) for _ in range(2)]
    for _ in range(2):
        opening = (stores[number % 2].create(tournament(5)) for number in range(8))
        found = await asyncio.gather(*opening, return_exceptions=True)
        (opened_id,) = [it for it in found if isinstance(it, int)]
        assert {told(it.text) for it in found if isinstance(it, ChannelTaken)} == {"tournament-channel-taken"}
        await stores[1].create(tournament(6 + opened_id))  # another channel has its own
        await stores[0].set_over(opened_id, "stopped")


async def test_a_change_of_a_contest_raises_its_version(open_store: OpenStore):
    """By it others see that what they have read of it is old."""
    store = await open_store()
    contests = ContestStore(store.database)
    before = await contests.row(await contests.create(tournament(5)))
    await TournamentStore(store.database).wish_partner(before.id, 7, 8)
    assert (await contests.row(before.id)).version == before.version + 1


async def test_each_step_of_a_contest_is_taken_once(open_store: OpenStore):
    contests = ContestStore((await open_store()).database)
    contest_id = await contests.create(tournament(5))
    for person in (ANN, BEA):
        await contests.enter(contest_id, person, interaction_id=next(INTERACTIONS))
    begun = await contests.begin(contest_id, interaction_id=next(INTERACTIONS))
    assert await contests.begin(contest_id, interaction_id=next(INTERACTIONS)) == begun
    assert await contests.take_out(contest_id, BEA.user_id) == begun
    with pytest.raises(Conflict, match="contest-closed"):
        await contests.enter(contest_id, Person(77, "Cy"))
    assert (await contests.row(contest_id)).secret == b""
    for _ in range(2):
        await contests.set_over(contest_id, "stopped")
    assert (await contests.get(contest_id)).row.version == begun.row.version + 1


async def test_a_contest_is_not_changed_as_it_was_before(open_store: OpenStore):
    contests = ContestStore((await open_store()).database)
    before = await contests.get(await contests.create(tournament(5)))
    now, later = clock.now(), clock.now() + timedelta(days=1)
    assert await contests.change(before, due_at=now)
    assert not await contests.change(before, due_at=later)
    await contests.set_due(before.id, before.row.version, later)
    await contests.note_shown(before.id, before.row.version + 1)
    await contests.note_shown(before.id, before.row.version)
    assert await contests.next_due() == now
    assert await contests.behind() == ()


def test_the_results_of_a_daily_deal_whose_secret_is_deleted_show_no_seal() -> None:
    daily, contest = DailyDeal("black-tile", "Black Tile", 1, date(2026, 1, 1)), long_ago(ContestKind.DAILY)
    assert contest.seal not in daily_page.ranking(Ranking(daily, (), is_over=True), contest).content


@pytest.mark.parametrize("kind", [*ContestKind])
def test_behind_fair_shuffle_it_is_said_that_the_secret_is_deleted(kind: ContestKind) -> None:
    assert shuffle_page(long_ago(kind), 7).content == said("fair-contest-deleted")
