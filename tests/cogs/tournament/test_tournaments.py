"""Tournaments that go on by themselves: who is late or has left is played for, and sits again in the next round."""

import asyncio
from collections.abc import AsyncIterator, Collection
from datetime import timedelta

import pytest

from bot.__main__ import main
from bot.message import Text
from bot.rules.shuffle import commitment
from bot.table.errors import NotAllowed
from bot.table.state.due import people_to_act
from bot.table.tables import Tables
from bot.words.speaker import say
from cogs.contests.table import ContestClock, Contests
from cogs.privacy.table import PersonalData
from cogs.tournament.table import NewTournament, Tournaments
from cogs.tournament.tournament import Tournament
from tests.parts import part
from tests.table.fixtures import StartComputers
from tests.table.people import ANN, BEA, CHANNEL, CID, GUILD, INTERACTIONS, MOD, eventually, moved_on


class OpenThreads:
    """Threads that anybody can be let into."""

    def __init__(self) -> None:
        self.members: dict[int, set[int]] = {}

    async def make(self, guild_id: int, channel_id: int, name: Text) -> int:
        thread = channel_id + 1000 + int(say(name)[-1])
        assert guild_id == GUILD
        assert thread not in self.members
        self.members[thread] = set()
        return thread

    async def let_in(self, thread_id: int, members: Collection[int], others: Collection[int]) -> None:
        self.members[thread_id] = (self.members[thread_id] | set(members)) - set(others)


@pytest.fixture(autouse=True)
async def threads(tables: Tables, start_computers: StartComputers) -> AsyncIterator[OpenThreads]:
    """The threads of tournaments, which go on by themselves until the end of the test."""
    part(tables, Tournaments).rounds.threads = threads = OpenThreads()
    start_computers(tables)
    contest_clock = ContestClock(part(tables, Contests))
    contest_clock.start()
    yield threads
    await contest_clock.close()
    await part(tables, Tournaments).rounds.close()


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_a_late_player_sits_again_and_one_who_left_does_not(
    tables: Tables, threads: OpenThreads, is_deleted: bool
) -> None:
    tournament = await opened(tables)
    await part(tables, Tournaments).start(tournament.id, ANN, next(INTERACTIONS))
    await eventually(lambda: begun(tables, tournament.id, 0))
    with pytest.raises(NotAllowed, match="error-tournament-table"):
        await tables.lifecycle.stop(await eventually(lambda: begun(tables, tournament.id, 0)) or 0, MOD)
    if is_deleted:
        await part(tables, PersonalData).delete(BEA)
        assert set(*threads.members.values()) == {ANN.user_id, CID.user_id}
    else:
        await part(tables, Tournaments).leave(tournament.id, BEA)
    for number in range(2):
        table = await eventually(lambda number=number: begun(tables, tournament.id, number))
        await be_late(tables, table or 0)
    await eventually(lambda: is_finished(tables, tournament.id))
    tournament = await part(tables, Tournaments).get(tournament.id)
    assert [sorted(it) for it in threads.members.values()] == [[ANN.user_id, CID.user_id]]
    here = {ANN.user_id, CID.user_id}
    assert await sat(tables, tournament, 0) == (here if is_deleted else here | {BEA.user_id})
    assert await sat(tables, tournament, 1) == {ANN.user_id, CID.user_id}
    found = tournament.standings(2)
    assert {place.names: [it is None for it in place.rounds] for place in found.places} == {
        (ANN.name,): [False, False],
        ("" if is_deleted else BEA.name,): [False, True],
        (CID.name,): [False, False],
    }
    assert found.places[-1].rounds[-1] is None
    assert commitment(tournament.contest.row.secret) == tournament.contest.seal


async def test_leaving_between_two_rounds_leaves_the_rest(tables: Tables) -> None:
    part(tables, Tournaments).rounds._rest = timedelta(hours=1)
    tournament = await opened(tables)
    await part(tables, Tournaments).start(tournament.id, ANN, next(INTERACTIONS))
    await be_late(tables, await eventually(lambda: begun(tables, tournament.id, 0)) or 0)
    await eventually(lambda: has_played(tables, tournament.id, 1))
    left = await part(tables, Tournaments).leave(tournament.id, BEA)
    assert left.table_of(BEA.user_id, 1) is None
    await part(tables, Tournaments).hurry(tournament.id, ANN)
    await eventually(lambda: begun(tables, tournament.id, 1))
    second = (await part(tables, Tournaments).get(tournament.id)).tables_of(1)[0].table_id
    assert second is not None
    assert not await tables._store.seats.has_sat(second, BEA.user_id)


async def test_forgetting_by_command_line_names_the_persons_threads(
    tables: Tables,
    threads: OpenThreads,
    tables_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    part(tables, Tournaments).rounds._rest = timedelta(hours=1)
    tournament = await opened(tables)
    await part(tables, Tournaments).start(tournament.id, ANN, next(INTERACTIONS))
    await be_late(tables, await eventually(lambda: begun(tables, tournament.id, 0)) or 0)
    await eventually(lambda: has_played(tables, tournament.id, 1))
    monkeypatch.setenv("DATABASE_URL", tables_url)
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, ["forget", str(BEA.user_id)])
    (thread,) = threads.members
    assert f"remove them from these threads of a tournament: {thread}\n" in capsys.readouterr().out


async def has_played(tables: Tables, contest_id: int, rounds: int) -> bool:
    return (await part(tables, Tournaments).get(contest_id)).played == rounds


async def opened(tables: Tables) -> Tournament:
    tournaments = part(tables, Tournaments)
    tournament = await tournaments.open(
        GUILD, CHANNEL, ANN, NewTournament("black-tile", rounds=2, deals=1, level="easy")
    )
    for person in (ANN, BEA, CID):
        await tournaments.join(tournament.id, person, next(INTERACTIONS))
    return tournament


async def is_finished(tables: Tables, contest_id: int) -> bool:
    return (await part(tables, Contests).get(contest_id)).row.state == "finished"


async def begun(tables: Tables, contest_id: int, number: int) -> int | None:
    """The only table of a round, once it has begun."""
    found = (await part(tables, Tournaments).get(contest_id)).tables_of(number)
    return found[0].table_id if found else None


async def be_late(tables: Tables, table_id: int) -> None:
    """The table has waited for its people too long, as often as it does."""
    while not (snapshot := await moved_on(tables, table_id)).over:
        for seat in people_to_act(snapshot):
            await tables.seating.substitute(table_id, seat, snapshot.asked_at)


async def sat(tables: Tables, tournament: Tournament, number: int) -> set[int]:
    """The people who had a seat in a round, at any time."""
    table = tournament.tables_of(number)[0].table_id
    assert table is not None
    found = {user.user_id for user in (ANN, BEA, CID) if await tables._store.seats.has_sat(table, user.user_id)}
    assert all(seat.user_id is None for seat in (await tables.snapshot(table)).seats)
    return found
