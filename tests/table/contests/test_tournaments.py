"""Tournaments that go on by themselves: who is late or has left is played for, and sits again in the next round."""

from collections.abc import Collection

from bot.rules.shuffle import commitment
from bot.table.automation.computers import Computers
from bot.table.automation.contest_clock import ContestClock
from bot.table.contests.tournament import Tournament
from bot.table.state.due import people_to_act
from bot.table.tables import Tables
from tests.table.people import ANN, BEA, CHANNEL, CID, GUILD, INTERACTIONS, eventually, in_thread, moved_on


class OpenThreads:
    """Threads that anybody can be let into."""

    def __init__(self) -> None:
        self.members: dict[int, set[int]] = {}

    async def make(self, guild_id: int, channel_id: int, name: str) -> int:
        thread = channel_id + 1000 + int(name[-1])
        assert guild_id == GUILD
        assert thread not in self.members
        self.members[thread] = set()
        return thread

    async def let_in(self, thread_id: int, members: Collection[int], others: Collection[int]) -> None:
        self.members[thread_id] = (self.members[thread_id] | set(members)) - set(others)


async def test_who_is_late_is_played_for_and_sits_again_in_the_next_round(tables: Tables) -> None:
    tables.tournaments.rounds.threads = threads = OpenThreads()
    tournament = await opened(tables)
    computers, contest_clock = Computers(tables, in_thread(), 0), ContestClock(tables.contests)
    try:
        contest_clock.start()
        await tables.tournaments.start(tournament.id, ANN, next(INTERACTIONS))
        await eventually(lambda: begun(tables, tournament.id, 0))
        await tables.tournaments.leave(tournament.id, BEA)
        for number in range(2):
            table = await eventually(lambda number=number: begun(tables, tournament.id, number))
            await be_late(tables, table or 0)
        await eventually(lambda: is_finished(tables, tournament.id))
    finally:
        await contest_clock.close()
        await tables.tournaments.rounds.close()
        await computers.close()
    tournament = await tables.tournaments.get(tournament.id)
    assert [sorted(it) for it in threads.members.values()] == [[ANN.user_id, CID.user_id]]
    assert await sat(tables, tournament, 0) == {ANN.user_id, BEA.user_id, CID.user_id}
    assert await sat(tables, tournament, 1) == {ANN.user_id, CID.user_id}
    found = tournament.standings(2)
    assert {place.names: [it is None for it in place.rounds] for place in found.places} == {
        (ANN.name,): [False, False],
        (BEA.name,): [False, True],
        (CID.name,): [False, False],
    }
    assert commitment(tournament.contest.row.secret) == tournament.contest.seal


async def opened(tables: Tables) -> Tournament:
    tournaments = tables.tournaments
    tournament = await tournaments.open(GUILD, CHANNEL, ANN, "black-tile", rounds=2, deals=1, level="easy")
    for person in (ANN, BEA, CID):
        await tournaments.join(tournament.id, person, next(INTERACTIONS))
    return tournament


async def is_finished(tables: Tables, contest_id: int) -> bool:
    return (await tables.contests.get(contest_id)).row.state == "finished"


async def begun(tables: Tables, contest_id: int, number: int) -> int | None:
    """The only table of a round, once it has begun."""
    found = (await tables.tournaments.get(contest_id)).tables_of(number)
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
