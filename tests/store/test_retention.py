"""Rows that are deleted in time, and rows that stay."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, func, select, text

from bot.store.errors import MovesDeleted, NoContest, NoTable
from bot.store.retention import of_servers
from bot.store.schema import metadata
from bot.store.schema.tables import tables
from bot.store.servers import Shards
from bot.store.store import Store
from cogs.contests.contest import ContestKind
from cogs.contests.store import ContestStore
from cogs.kit.poster import PostedMessage
from cogs.people.store import HistoryStore
from tests.clock import MovableClock
from tests.open_stores import OpenStore, open_copied, traced
from tests.store.sample_messages import behind, posted
from tests.store.sample_results import all_seen
from tests.store.sample_tables import GUILD, PEOPLE, lobby, playing
from tests.store.scores.rebuilding import rebuild
from tests.store.test_personal_data import contest, finished, sums
from tests.told import fails_with

OTHER_GUILD = GUILD + (1 << 22)
LATER = datetime(9999, 1, 1, tzinfo=UTC)


async def rows_left(store: Store, table_id: int) -> dict[str, int]:
    """The number of rows of a table in each table of the database."""
    of_tables = [rows for rows in metadata.sorted_tables if "table_id" in rows.c]
    queries = {rows.name: select(func.count()).where(rows.c.table_id == table_id) for rows in of_tables}
    found = await store.database.read(
        lambda connection: {name: connection.execute(query).scalar_one() for name, query in queries.items()}
    )
    return {name: number for name, number in found.items() if number}


async def reduce(store: Store, *more: str) -> None:
    """Reduce everything that has ended, whenever that was."""
    assert await store.retention.reduce_to_matches(LATER, 100, *more)  # type: ignore[arg-type]
    assert not await store.retention.reduce_to_matches(LATER, 100, *more)  # type: ignore[arg-type]


async def test_a_lobby_that_never_began_leaves_nothing(store: Store):
    table = await lobby(store)
    await store.invitations.add(table.id, PEOPLE[0], [PEOPLE[1]])
    await store.messages.discard(await posted(store, table, "invite"))
    await posted(store, table, "lobby")
    await store.tables.close_lobby(table.id, (await store.tables.get(table.id)).touched_at)
    await reduce(store)
    await fails_with(NoTable, store.tables.get(table.id))
    assert await rows_left(store, table.id) == {}


async def test_a_match_loses_its_messages_then_its_moves(store: Store):
    table_id = await finished(store, 900)
    table, before = await store.tables.get(table_id), await sums(store)
    assert await store.messages.of_table(table_id)
    await reduce(store)
    assert await store.messages.of_table(table_id) == ()
    assert all(row.dm_channel_id is None for row in await store.seats.history(table_id))
    record = await store.journal.record(table_id)
    assert record.table.secret == table.secret
    assert record.moves
    reduced = await store.tables.get(table_id)
    assert (reduced.kept, reduced.version > table.version) == ("match", True)
    assert table_id not in await behind(store)

    assert await store.retention.reduce_to_results(LATER, 100)
    bare = await store.tables.get(table_id)
    assert (bare.kept, bare.secret, bare.version > reduced.version) == ("result", b"", True)
    assert await rows_left(store, table_id) == {"seats": 4, "deal_results": 4, "match_results": 4}
    assert [row.name for row in await store.seats.sitting(table_id)] == ["Ann", "Bea", "Cid", "Computer"]
    for reads in (store.journal.record, store.journal.load):
        await fails_with(MovesDeleted, reads(table_id), match="error-moves-deleted")
    for _ in range(2):
        assert await sums(store) == before
        await rebuild(store)
    assert [match.table.id for match in await HistoryStore(store.database).matches(await all_seen(store))] == [table_id]
    assert await store.personal_data.forget(PEOPLE[0])


async def test_open_and_recent_tables_stay_as_they_are(store: Store):
    ended = await store.tables.get(await finished(store, 900))
    ids = [(await lobby(store)).id, (await playing(store)).id, ended.id]
    before = [await rows_left(store, table_id) for table_id in ids]
    assert ended.ended_at is not None
    assert not await store.retention.reduce_to_matches(ended.ended_at, 100)
    assert not await store.retention.reduce_to_results(LATER, 100)  # it still has its messages
    assert [await rows_left(store, table_id) for table_id in ids] == before
    await reduce(store)
    assert [await rows_left(store, table_id) for table_id in ids[:2]] == before[:2]


async def test_several_processes_may_do_it_at_once_a_few_tables_each_time(open_store: OpenStore):
    first, second = await open_store(), await open_store()
    ids = [await finished(first, 900 + number) for number in range(6)]

    async def reduce_all(store: Store) -> None:
        for work in (store.retention.reduce_to_matches, store.retention.reduce_to_results):
            while await work(LATER, 2):
                pass

    await asyncio.gather(reduce_all(first), reduce_all(second))
    await reduce_all(first)  # what one had locked while the other found no more
    assert {(await first.tables.get(table_id)).kept for table_id in ids} == {"result"}


async def test_a_contest_loses_its_messages_then_its_secret(store: Store):
    played, never_begun, running = await contest(store, start=True), await contest(store), await contest(store)
    contests = ContestStore(store.database)
    key, message = ("duel", 0), PostedMessage(1, 2)
    for contest_id in (played, running):
        await contests.keep_message(contest_id, key, message)
    await contests.set_over(played, "finished")
    await contests.set_over(never_begun, "stopped")
    await reduce(store, "contests")
    await fails_with(NoContest, contests.get(never_begun))
    assert await contests.posted(played) == {}
    assert (await contests.row(played)).secret == b"s" * 32
    assert await store.retention.reduce_to_results(LATER, 100, "contests")
    assert not await store.retention.reduce_to_results(LATER, 100, "contests")
    kept = await contests.get(played)
    row, entries = kept.row, kept.entries
    assert (row.kept, row.secret, row.start_number) == ("result", b"", None)
    assert [(entry.name, entry.interaction_id) for entry in entries] == [("Ann", None), ("Bea", None)]
    assert await contests.posted(running) == {key: message}
    await store.removals.note_removed(GUILD)
    assert await store.retention.delete_of_server(LATER, 10)
    await fails_with(NoContest, contests.get(running))


async def test_tokens_and_applied_interactions_expire(store: Store, clock: MovableClock):
    table = await lobby(store)
    await store.tables.end(table.id, "stopped", interaction_id=77)
    for by, is_known in ((timedelta(days=1), True), (timedelta(seconds=1), False)):
        await clock.advance(by)
        await store.retention.delete_expired()
        assert await store.journal.is_applied(77) is is_known


async def _rows_of_servers(store: Store) -> Counter[int]:
    """The number of rows of each server, in those tables of the database that are kept by server."""
    queries = [select(rows.c.guild_id) for rows in (tables, *of_servers())]
    return await store.database.read(
        lambda connection: Counter(guild for query in queries for guild in connection.execute(query).scalars())
    )


async def test_a_server_is_deleted_with_all_that_it_has_and_no_other(store: Store):
    ids = [await finished(store, 900 + number) for number in range(3)]
    await store.house_rules.set(GUILD, "chess", {"target": 3})
    other = await lobby(store, host=7, guild=OTHER_GUILD)
    before = await _rows_of_servers(store)
    assert await store.removals.note_removed(GUILD)
    assert not await store.removals.note_removed(GUILD)
    removed, batches = (await store.removals.removed())[GUILD], 0
    assert not await store.retention.delete_of_server(removed, 2)
    assert await _rows_of_servers(store) == before
    while await store.retention.delete_of_server(LATER, 2):
        batches += 1
    assert batches == 3  # two tables, one, and the rest
    assert await _rows_of_servers(store) == {OTHER_GUILD: before[OTHER_GUILD]}
    assert [await rows_left(store, table_id) for table_id in ids] == [{}] * 3
    assert await store.removals.removed() == {}
    assert (await store.tables.get(other.id)).active
    await rebuild(store)


async def test_the_servers_with_data_and_their_open_tables(store: Store):
    assert await store.removals.with_data() == frozenset()
    table = await lobby(store)
    await finished(store, 900)
    await store.house_rules.set(3 << 22, "chess", {})
    await lobby(store, host=7, guild=OTHER_GUILD)
    guilds = {GUILD, OTHER_GUILD, 3 << 22}
    assert await store.removals.with_data() == guilds
    assert await store.removals.with_data(Shards((1,), 2)) == {guild for guild in guilds if (guild >> 22) % 2 == 1}
    assert await store.removals.open_tables(GUILD) == (table.id,)


async def test_no_table_of_the_database_is_read_from_end_to_end(sqlite_url: str):
    """The writer is held by what is deleted, not by looking for it. Of what is behind alone there is an index."""
    store = await open_copied(sqlite_url)
    table_id = await finished(store, 900)
    await store.removals.note_removed(GUILD)
    statements, made = await traced(store), list[str]()
    for work in (
        store.personal_data.counts(PEOPLE[0]),
        store.personal_data.export(PEOPLE[0]),
        store.personal_data.export_moves(PEOPLE[0], [table_id]),
        store.removals.with_data(),
        store.removals.open_tables(GUILD),
        store.schedule.behind(since=LATER),
        store.schedule.behind(GUILD, since=LATER),
        store.schedule.due(LATER, 5, shards=Shards([0], 2)),
        store.schedule.next_due(shards=Shards([0], 2)),
        store.retention.reduce_to_matches(LATER, 10),
        store.retention.reduce_to_matches(LATER, 10, "contests"),
        store.retention.reduce_to_results(LATER, 10),
        store.retention.reduce_to_results(LATER, 10, "contests"),
        store.retention.delete_expired(),
        store.personal_data.forget(PEOPLE[0]),
        store.retention.delete_of_server(LATER, 10),
    ):
        statements.clear()
        await work
        made += [each for each in statements if re.match("SELECT|WITH|UPDATE|DELETE", each)]
        assert made

    small = ("removals", "forgotten", "preferences", "house_rules")
    names = "|".join(rows.name for rows in metadata.sorted_tables if rows.name not in small)
    plans = await store.database.read(lambda connection: plans_of(connection, made))
    scans = [plan for plan in plans if re.fullmatch(rf"SCAN ({names})( .*)?", plan)]
    assert {scan.replace("COVERING ", "") for scan in scans} <= {"SCAN tables USING INDEX ix_tables_show_by"}
    await store.close()


async def test_last_played_is_found_by_whose_it_is(sqlite_url: str):
    """Nearly all tables are of no contest, and many contests are duels: neither is the way to a few of them."""
    store = await open_copied(sqlite_url)
    statements = await traced(store)
    statements.clear()
    await store.tables.last_of_person(PEOPLE[0])
    await store.tables.last_on_server(GUILD, 20)
    await store.tables.lobbies_on(GUILD, 50)
    await ContestStore(store.database).of_person(ContestKind.DUEL, PEOPLE[0], 10)
    made = [each for each in statements if each.startswith("SELECT")]
    plans = await store.database.read(lambda connection: plans_of(connection, made))
    assert {"SEARCH tables USING INDEX ix_tables_active (guild_id=?)"} <= {*plans}
    assert [plan for plan in plans if re.search(r"SCAN |\((contest_id|kind)=\?\)", plan)] == []
    await store.close()


def plans_of(connection: Connection, statements: Iterable[str]) -> list[str]:
    """The database's plans for statements; they have no parameters."""
    queries = [text("EXPLAIN QUERY PLAN " + each.replace(":", "\\:")) for each in statements]
    return [row.detail for query in queries for row in connection.execute(query).all()]
