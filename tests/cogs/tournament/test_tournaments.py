"""Tournaments that go on by themselves: who is late or has left is played for, and sits again in the next round."""

import asyncio
from collections.abc import AsyncIterator, Collection

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

STAYED = {ANN.user_id, CID.user_id}


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


@pytest.fixture
def tournaments(tables: Tables) -> Tournaments:
    return part(tables, Tournaments)


@pytest.fixture(autouse=True)
async def threads(
    tables: Tables, tournaments: Tournaments, start_computers: StartComputers
) -> AsyncIterator[OpenThreads]:
    """The threads of tournaments, which go on by themselves until the end of the test."""
    tournaments.rounds.threads = threads = OpenThreads()
    start_computers(tables)
    contest_clock = ContestClock(part(tables, Contests))
    contest_clock.start()
    yield threads
    await contest_clock.close()
    await tournaments.rounds.close()


async def started(tournaments: Tournaments) -> Tournament:
    """One of two rounds for Ann, Bea and Cid."""
    new = NewTournament("black-tile", rounds=2, deals=1, level="easy")
    tournament = await tournaments.open(GUILD, CHANNEL, ANN, new)
    for person in (ANN, BEA, CID):
        await tournaments.join(tournament.id, person, next(INTERACTIONS))
    await tournaments.start(tournament.id, ANN, next(INTERACTIONS))
    return tournament


async def begun(tournaments: Tournaments, contest_id: int, number: int) -> int:
    """The only table of a round, once it has begun."""

    async def table() -> int | None:
        found = (await tournaments.get(contest_id)).tables_of(number)
        return found[0].table_id if found else None

    return await eventually(table) or 0


async def be_late(tables: Tables, table_id: int) -> None:
    """The table has waited for its people too long, as often as it does."""
    while not (snapshot := await moved_on(tables, table_id)).over:
        for seat in people_to_act(snapshot):
            await tables.seating.substitute(table_id, seat, snapshot.asked_at)


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_a_late_player_sits_again_and_one_who_left_does_not(
    tables: Tables, tournaments: Tournaments, threads: OpenThreads, is_deleted: bool
) -> None:
    tournament = await started(tournaments)
    with pytest.raises(NotAllowed, match="error-tournament-table"):
        await tables.lifecycle.stop(await begun(tournaments, tournament.id, 0), MOD)
    if is_deleted:
        await part(tables, PersonalData).delete(BEA)
        assert set(*threads.members.values()) == STAYED
    else:
        await tournaments.leave(tournament.id, BEA)
    for number in range(2):
        await be_late(tables, await begun(tournaments, tournament.id, number))

    async def is_finished() -> bool:
        return (await part(tables, Contests).get(tournament.id)).row.state == "finished"

    await eventually(is_finished)
    tournament = await tournaments.get(tournament.id)
    assert [*threads.members.values()] == [STAYED]
    assert await sat(tables, tournament, 0) == (STAYED if is_deleted else STAYED | {BEA.user_id})
    assert await sat(tables, tournament, 1) == STAYED
    found = tournament.standings(2)
    missed = {place.names: [it is None for it in place.rounds] for place in found.places}
    bea = "" if is_deleted else BEA.name
    assert missed == {(ANN.name,): [False, False], (bea,): [False, True], (CID.name,): [False, False]}
    assert found.places[-1].rounds[-1] is None
    assert commitment(tournament.contest.row.secret) == tournament.contest.seal


async def sat(tables: Tables, tournament: Tournament, number: int) -> set[int]:
    """The people who had a seat in a round, at any time."""
    table = tournament.tables_of(number)[0].table_id
    assert table is not None
    assert all(seat.user_id is None for seat in (await tables.snapshot(table)).seats)
    return {user.user_id for user in (ANN, BEA, CID) if await tables._store.seats.has_sat(table, user.user_id)}


async def test_forgetting_by_command_line_names_the_persons_threads(
    tournaments: Tournaments, threads: OpenThreads, tables_url: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    await begun(tournaments, (await started(tournaments)).id, 0)
    monkeypatch.setenv("DATABASE_URL", tables_url)
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, ["forget", str(BEA.user_id)])
    (thread,) = threads.members
    assert f"remove them from these threads of a tournament: {thread}\n" in capsys.readouterr().out
