"""Contests: the same deals at the tables of several people, against computers who answer the same with the same."""

from datetime import datetime, timedelta
from random import Random

import pytest

from bot import clock
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.rules.shuffle import commitment
from bot.store.errors import Conflict, SecretKept
from bot.table.errors import NotAllowed, NothingToUndo, NotSaved, WrongState
from bot.table.operations.servers import Viewer
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from bot.table.verification.verify import verify
from cogs.contests.contest import Contest, ContestKind, NewContest
from cogs.contests.store import ContestStore
from cogs.contests.table import ContestClock, Contests
from cogs.duel.table import MOST_HOSTED, Duels, NewDuel
from cogs.people.table import People
from cogs.replay.table import Replays
from tests.parts import part
from tests.table.people import ANN, BEA, CHANNEL, GUILD, INTERACTIONS, eventually

NO_CHANNEL = 0
SECRET = bytes(range(32))


async def opened(tables: Tables, deals: int = 1) -> Contest:
    game = CATALOGUE["forty-two"]
    options = dump(game.presets[0].options) | {"all_pass": "shaker_bids_30"}
    new = NewContest(
        kind=ContestKind.DUEL, guild_id=GUILD, game=game.name, options=options, players=4, deals=deals, secret=SECRET,
        level="easy",  # who takes no time to think
    )  # fmt: skip
    contest = await part(tables, Contests).open(new, interaction_id=next(INTERACTIONS))
    for person in (ANN, BEA):
        await part(tables, Contests).enter(contest.id, person, interaction_id=next(INTERACTIONS))
    return await part(tables, Contests).start(contest.id, interaction_id=next(INTERACTIONS))


async def play_out(tables: Tables, snapshot: Snapshot, user_id: int, choose: Random) -> tuple[str, ...]:
    """Play one's own match; every move that was made there."""
    while not (snapshot := await waits_or_over(tables, snapshot.id)).over:
        view = snapshot.views[0]
        assert view.ask is not None
        move = choose.choice([choice.move for choice in view.ask.choices])
        position = snapshot.asked_at
        await tables.play.act(snapshot.id, user_id, move, position=position, interaction_id=next(INTERACTIONS))
    moves = await tables._store.journal.moves(snapshot.id)
    return tuple(f"{row.seat} {row.notation}" for row in moves)


async def waits_or_over(tables: Tables, table_id: int) -> Snapshot:
    async def ready() -> Snapshot | None:
        snapshot = await tables.snapshot(table_id)
        # The last piece is played for everyone: a play of it may cross with that.
        asks = snapshot.views[0].ask is not None and snapshot.forced_play(0) is None
        return snapshot if snapshot.over or asks else None

    found = await eventually(ready)
    assert found is not None
    return found


async def begin(tables: Tables, contest: Contest, user_id: int) -> Snapshot:
    channel = 1000 + user_id
    return await part(tables, Contests).play_own(
        contest.id, user_id, channel_id=channel, interaction_id=next(INTERACTIONS)
    )


@pytest.mark.usefixtures("computers")
async def test_the_same_play_meets_the_same_answers(tables: Tables) -> None:
    contest = await opened(tables, deals=2)
    ann, bea = [await begin(tables, contest, who.user_id) for who in (ANN, BEA)]
    assert ann.id != bea.id
    assert ann.views == bea.views
    moves = [await play_out(tables, own, who.user_id, Random(5)) for own, who in ((ann, ANN), (bea, BEA))]
    assert moves[0] == moves[1]
    done = await part(tables, Contests).get(contest.id)
    first, second = done.entries
    assert all(entry.finished_at is not None for entry in done.entries)
    assert first.score == second.score is not None
    assert len((await tables.snapshot(ann.id)).public.results) == 2  # type: ignore[union-attr]


@pytest.mark.usefixtures("computers")
async def test_nothing_of_its_deals_is_told_before_it_is_over(tables: Tables) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    assert ann.row.secret == b""
    assert contest.row.secret == b""
    await play_out(tables, ann, ANN.user_id, Random(1))
    assert (await tables.snapshot(ann.id)).row.secret == b""
    with pytest.raises(SecretKept):
        await tables.record_text(ann.id)
    with pytest.raises(WrongState, match="contest-still-played"):
        await part(tables, Replays).of_table(ann.id, 1)
    viewer = Viewer(GUILD, ANN.user_id, frozenset({1000 + ANN.user_id}))
    assert not await part(tables, People).history.matches(viewer)
    assert await part(tables, People).card(viewer, ANN.user_id, "Ann") is None
    bea = await begin(tables, contest, BEA.user_id)
    ended = await part(tables, Contests).end(contest.id)
    assert ended.row.secret == SECRET
    assert ended.seal == contest.seal == commitment(SECRET)
    assert (await tables.snapshot(bea.id)).row.state == "stopped"
    assert verify(await tables.record_text(ann.id), CATALOGUE).over
    assert (await part(tables, Replays).of_table(ann.id, 1)).deals == 1
    with pytest.raises(WrongState, match="replay-none-yet"):
        await part(tables, Replays).of_table(bea.id, 1)
    assert not await part(tables, People).history.matches(viewer)


@pytest.mark.usefixtures("computers")
async def test_a_play_after_its_end_does_not_count(tables: Tables) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    await ContestStore(tables._store.database).end(contest.id, "finished")  # and killed before the tables are stopped
    await play_out(tables, ann, ANN.user_id, Random(1))
    assert not (await part(tables, Contests).get(contest.id)).ranking
    with pytest.raises(WrongState):
        await tables.lifecycle.open_again(ann.id, ANN, next(INTERACTIONS))


async def test_there_is_one_table_for_each_and_none_after_the_end(tables: Tables) -> None:
    contest = await opened(tables)
    ann = await begin(tables, contest, ANN.user_id)
    assert (await begin(tables, contest, ANN.user_id)).id == ann.id
    with pytest.raises(NotAllowed):
        await tables.hints.snapshot_to_advise(ann.id, ANN.user_id, position=None)
    with pytest.raises(NothingToUndo, match="no-undo-not-here"):
        await tables.undo.ask(ann.id, ANN.user_id, position=None, interaction_id=next(INTERACTIONS))
    await part(tables, Contests).end(contest.id)
    with pytest.raises(Conflict):
        await begin(tables, contest, BEA.user_id)


async def test_a_host_who_leaves_their_duels_still_hosts_them(tables: Tables) -> None:
    duels = [await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("black-tile")) for _ in range(MOST_HOSTED)]
    for duel in duels:
        await part(tables, Duels).leave(duel.id, ANN)
    with pytest.raises(NotAllowed):
        await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("black-tile"))
    await part(tables, Duels).cancel(duels[0].id, ANN)
    await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("black-tile"))


async def test_a_due_contest_is_handled_by_its_kind(tables: Tables) -> None:
    contest, seen = await opened(tables), list[int]()

    async def look(due: Contest, _: datetime) -> datetime | None:
        seen.append(due.id)
        return None

    part(tables, Contests).handle_due(ContestKind.DUEL, look)
    await part(tables, Contests).change(contest, due_at=clock.now())
    for contest_id in await part(tables, Contests).store.due(clock.now(), 10):
        await part(tables, Contests).do_due(contest_id, clock.now())
    assert seen == [contest.id]
    assert await part(tables, Contests).store.next_due() is None


async def test_a_database_that_fails_for_a_moment_delays_no_contest_for_long(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    contest, looked = await opened(tables), list[int]()

    async def look(due: Contest, _: datetime) -> datetime | None:
        looked.append(due.id)
        if len(looked) == 1:
            raise NotSaved
        return None

    monkeypatch.setattr("bot.background.RETRY", timedelta(seconds=0.05))
    part(tables, Contests).handle_due(ContestKind.DUEL, look)
    await part(tables, Contests).change(contest, due_at=clock.now())
    loop = ContestClock(part(tables, Contests))
    loop.start()

    async def is_done() -> bool:
        return len(looked) > 1

    try:
        await eventually(is_done)
    finally:
        await loop.close()
    assert not [record for record in caplog.records if record.exc_info]
