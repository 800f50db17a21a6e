"""The version of a table: raised by every change, and by what is written of a table that is known."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from inspect import getmembers, isfunction
from itertools import count
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, event, select, update

from bot.store.database.database import StorePart
from bot.store.database.opening import alembic_config
from bot.store.errors import AlreadyApplied, Conflict, NoTable
from bot.store.rows import Appended, Due, Mark, MessageRow, NewMessage, NewTable, Settlement, Shards, Sitter, TableRow
from bot.store.schema import tables as table_rows
from bot.store.scores.results import match_result
from bot.store.store import Store
from tests.open_stores import OpenStore
from tests.store.tables import GAME, GUILD, PEOPLE, deal, drawn, lobby, move, playing

MESSAGE_IDS = count(2**60)
DUE = datetime(2030, 1, 2, 3, 4, 5, 678, tzinfo=UTC)
Change = Callable[[Store, TableRow], Awaitable[object]]


async def posted(store: Store, table: TableRow, kind: str = "table", seat: int | None = None) -> MessageRow:
    new = NewMessage(kind=kind, deal=1, seat=seat, channel_id=5, message_id=next(MESSAGE_IDS))  # type: ignore[arg-type]
    return await store.messages.remember(table.id, new)


async def seat_of(store: Store, table: TableRow, number: int) -> int:
    return (await store.seats.sitting(table.id))[number].id


async def arrange(store: Store, table: TableRow) -> None:
    await store.seats.arrange(table.id, [row.id for row in reversed(await store.seats.sitting(table.id))])


async def forget_ann(store: Store, table: TableRow) -> None:
    await store.seats.substitute(table.id, 0, Sitter("Computer", level="weak"), position=0)
    before = await store.tables.get(table.id)
    await store.people.forget(PEOPLE[0])
    assert (await store.tables.get(table.id)).version == before.version + 1


BEA = Sitter("Bea", user_id=PEOPLE[1])
IN_A_LOBBY: dict[str, Change] = {
    "tables.change_lobby": lambda store, table: store.tables.change_lobby(table.id, players=3),
    "tables.end": lambda store, table: store.tables.end(table.id, "stopped"),
    "tables.close_lobby": lambda store, table: store.tables.close_lobby(table.id, table.touched_at),
    "tables.set_clock": lambda store, table: store.tables.set_clock(table.id, "quick"),
    "tables.start": lambda store, table: store.tables.start(table.id, 1),
    "seats.take": lambda store, table: store.seats.take(table.id, BEA, capacity=4),
    "seats.leave": lambda store, table: store.seats.leave(table.id, 0, host_id=PEOPLE[1]),
    "seats.arrange": arrange,
    "invitations.add": lambda store, table: store.invitations.add(table.id, PEOPLE[0], [PEOPLE[2]]),
    "people.change_preferences": lambda store, _: store.people.set_preferences(PEOPLE[0], ping="always"),
}
IN_PLAY: dict[str, Change] = {
    "tables.end": lambda store, table: store.tables.end(table.id, "stopped"),
    "tables.mark_seen": lambda store, table: store.tables.mark_seen(table.id, 1),
    "seats.substitute": lambda store, table: store.seats.substitute(
        table.id, 1, Sitter("Computer", level="weak"), position=0
    ),
    "seats.set_dm": lambda store, table: _with(
        seat_of(store, table, 0), lambda seat: store.seats.set_dm(seat, closed=True)
    ),
    "seats.set_order": lambda store, table: _with(
        seat_of(store, table, 0), lambda seat: store.seats.set_order(seat, "low")
    ),
    "people.change_preferences": lambda store, _: store.people.set_preferences(PEOPLE[2], style="large numerals"),
    "people.forget": forget_ann,
    "schedule.note_reminded": lambda store, table: store.schedule.note_reminded(table.id, table.version),
    "journal.append": lambda store, table: store.journal.append(table.id, 1, [move()]),
}
POSTS: dict[str, Change] = {
    "messages.remember": posted,
    "messages.outdate": lambda store, table: _with(posted(store, table), store.messages.outdate),
    "messages.forget": lambda store, table: _with(posted(store, table), store.messages.forget),
    "messages.discard": lambda store, table: _with(posted(store, table), store.messages.discard),
}
CHANGES_NO_TABLE = {
    "tables.create",  # its version is 1
    "schedule.set_due",
    "schedule.give_up",
    "people.set_preferences",  # by change_preferences
    "messages.settle",
    "messages.forget_leftover",
    "messages.forget_old_tokens",
    "house_rules.set",
    "scores.rebuild",
}
READS = {
    "tables.get tables.active_in tables.of_person",
    "schedule.behind schedule.with_open_hands schedule.due schedule.next_due",
    "seats.sitting seats.history journal.load journal.moves journal.position journal.is_applied",
    "journal.record messages.of_table messages.token messages.leftovers people.names people.preferences",
    "house_rules.get scores.of_deals scores.of_match scores.leaderboard scores.standing scores.standings scores.latest",
    "scores.total_range history.matches history.match history.count",
}


async def all_of(store: Store, table: TableRow) -> dict[str, object]:
    """The table's row with its version and the time it is due, which equal rows may differ in."""
    return asdict(await store.tables.get(table.id))


async def _with(first: Awaitable[object], then: Callable[..., Awaitable[object]]) -> None:
    await then(await first)


async def _shown(store: Store, table_id: int) -> int:
    query = select(table_rows.c.shown).where(table_rows.c.id == table_id)
    return await store.database.read(lambda connection: connection.execute(query).scalar_one())


async def _ended_long_ago(store: Store, table: TableRow) -> None:
    ended = update(table_rows).where(table_rows.c.id == table.id)
    ended = ended.values(ended_at=datetime.now(UTC) - timedelta(days=2))
    await store.database.write(lambda connection: connection.execute(ended))


async def show(store: Store, table_id: int) -> None:
    """All messages of the table are up to date."""
    version = (await store.tables.get(table_id)).version
    (settled,) = await store.messages.settle([Settlement(table_id=table_id, version=version)])
    assert settled.is_shown


async def set_due(store: Store, table: TableRow, at: datetime | None) -> bool:
    """The table, as it was read, is due then."""
    assert table.due_at is not None
    return await store.schedule.set_due(Due(table.id, table.version, table.due_at), table.version, at)


async def test_each_method_of_the_store_is_here(store: Store):
    """A new method that changes a table belongs into the tests of this file."""
    parts = {name: part for name, part in vars(store).items() if isinstance(part, StorePart)}
    methods = {
        f"{name}.{method}"
        for name, part in parts.items()
        for method, _ in getmembers(type(part), isfunction)
        if not method.startswith("_")
    }
    known = {*IN_A_LOBBY, *IN_PLAY, *POSTS, *CHANGES_NO_TABLE, *" ".join(READS).split()}
    assert methods == known


@pytest.mark.parametrize("name", IN_A_LOBBY)
async def test_each_change_to_a_lobby_raises_its_version(store: Store, name: str):
    await _raises(store, await lobby(store), IN_A_LOBBY[name])


@pytest.mark.parametrize("name", IN_PLAY)
async def test_each_change_to_a_match_raises_its_version(store: Store, name: str):
    await _raises(store, await playing(store), IN_PLAY[name])


@pytest.mark.parametrize("name", POSTS)
async def test_each_change_to_which_messages_there_are_raises_the_posts(store: Store, name: str):
    """But not the version: no move is overtaken by it."""
    table = await playing(store)
    await show(store, table.id)
    assert await store.journal.load(table.id, unless_version=table.version, unless_posts=table.posts) is None
    await POSTS[name](store, table)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    after = await store.journal.load(table.id, unless_version=table.version, unless_posts=table.posts)
    assert after is not None
    assert after.row.posts > table.posts
    assert (await store.journal.append(table.id, 1, [move()], version=table.version)).posts == after.row.posts


@pytest.mark.parametrize("name", POSTS)
async def test_a_table_with_other_messages_is_behind(store: Store, name: str):
    """What the others show may depend on it, or it is to be posted again: after a crash the next start finds it."""
    table = await playing(store)
    await show(store, table.id)
    await POSTS[name](store, table)
    for leftover in await store.messages.leftovers(table.id):
        await store.messages.forget_leftover(leftover)
    assert await store.schedule.behind() == (table.id,)
    await show(store, table.id)
    assert await store.schedule.behind() == ()


async def test_a_message_found_again_is_no_new_one(store: Store):
    table = await playing(store)
    for position in (1, 2):
        await store.messages.remember(
            table.id, NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=6, drawn=position)
        )
        assert (await store.tables.get(table.id)).posts == 1


async def _raises(store: Store, table: TableRow, change: Change) -> None:
    other = await opened(store, GUILD)
    all_of_other = await all_of(store, other)
    assert await set_due(store, table, None)
    await show(store, table.id)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    began = datetime.now(UTC)
    await change(store, table)
    after = await store.journal.load(table.id, unless_version=table.version)
    assert after is not None, "its version has changed"
    assert after.row.version > table.version
    assert table.id in await store.schedule.behind(), "its messages are to be looked at"
    if after.row.active:
        assert after.row.due_at is not None, "and at once"
        assert began <= after.row.due_at <= datetime.now(UTC)
    else:
        assert after.row.due_at is None
    assert await all_of(store, other) == all_of_other, "only its own"


async def test_what_changes_nothing_leaves_the_version(store: Store):
    table, begun = await lobby(store), await playing(store)
    message = await posted(store, begun)
    await store.invitations.add(table.id, PEOPLE[0], [PEOPLE[1]])
    await store.tables.mark_seen(begun.id, 1)
    before = await all_of(store, table), await all_of(store, begun)
    newer = await drawn(store, message, 3, "three")
    assert newer
    await store.messages.outdate(message)
    await store.messages.forget(message)
    await store.messages.discard(message)
    await store.messages.settle([Settlement(table_id=begun.id, marks=[Mark(row=newer, drawn=4, face="four")])])
    await store.invitations.add(table.id, PEOPLE[0], [PEOPLE[1]])
    await store.tables.mark_seen(begun.id, 1)
    await store.tables.close_lobby(begun.id, begun.touched_at)
    await store.tables.start(begun.id)
    await store.people.forget(999)
    with pytest.raises(Conflict):
        await store.tables.change_lobby(begun.id, players=3)
    with pytest.raises(Conflict):
        await store.journal.append(begun.id, 7, [move()])
    assert (await all_of(store, table), await all_of(store, begun)) == before


async def test_what_is_forgotten_of_old_tables_does_not_put_them_behind(store: Store):
    recent, old = await playing(store), await playing(store)
    for table in (recent, old):
        await store.tables.end(table.id, "finished")
        await show(store, table.id)
    await _ended_long_ago(store, old)
    assert await store.people.forget(PEOPLE[0])
    assert await store.schedule.behind() == (recent.id,)


# -- moves on what is known -------------------------------------------------------------------------------------------


async def test_a_move_on_what_is_known_is_written(store: Store):
    table = await playing(store)
    first = await store.journal.append(table.id, 1, [move(interaction=900)], version=table.version, due_at=DUE)
    assert first.version == table.version + 1
    assert await all_of(store, table) == asdict(replace(table, version=first.version, due_at=DUE))
    second = await store.journal.append(table.id, 2, [move(1), move(2)], version=first.version, due_at=None)
    rows = await store.journal.moves(table.id)
    assert [(row.position, row.at) for row in rows] == [(1, first.at), (2, second.at), (3, second.at)]
    assert (await store.tables.get(table.id)).due_at is None
    third = await store.journal.append(table.id, 4, [move()], version=second.version)
    assert (await store.tables.get(table.id)).due_at == third.at


async def test_a_move_on_what_has_passed_is_not_written(store: Store):
    table = await playing(store)
    await store.tables.set_clock(table.id, "quick")
    with pytest.raises(Conflict, match="moved on"):
        await store.journal.append(table.id, 1, [move()], version=table.version)
    known = await store.tables.get(table.id)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], version=known.version)
    for position in (0, 1):  # a caller that has miscounted
        with pytest.raises(Conflict):
            await store.journal.append(table.id, position or 1, [move()], version=written.version)
    assert (await store.tables.get(table.id)).version == written.version
    with pytest.raises(NoTable):
        await store.journal.append(999, 1, [move()], version=1)


async def test_an_interaction_that_was_applied_is_recognised(store: Store):
    table, other = await playing(store), await playing(store)
    waiting = await lobby(store)
    await store.seats.take(waiting.id, BEA, interaction_id=901, capacity=4)
    written = await store.journal.append(table.id, 1, [move(interaction=900)], version=table.version)
    for version in (table.version, written.version):
        with pytest.raises(AlreadyApplied):
            await store.journal.append(table.id, 2, [move(interaction=900)], version=version)
    with pytest.raises(AlreadyApplied):  # by the other table's row of moves
        await store.journal.append(other.id, 1, [move(1), move(interaction=900)], version=other.version)
    assert await all_of(store, other) == asdict(other)
    with pytest.raises(AlreadyApplied):
        await store.journal.append(table.id, 2, [move(interaction=901)], version=table.version)


async def test_the_last_move_finishes_the_table(store: Store):
    table = await playing(store)
    final = match_result((2, 4, 6, 8), range(4), [0], low_wins=True)
    results = deal(1, (1, 2, 3, 4), (2, 4, 6, 8))
    written = await store.journal.append(
        table.id, 1, [move(interaction=900)], results=results, match_result=final, version=table.version, due_at=DUE
    )
    over = await store.tables.get(table.id)
    assert (over.state, over.ended_at, over.version, over.due_at) == ("finished", written.at, written.version, DUE)
    assert len(await store.scores.of_match(table.id)) == 4
    with pytest.raises(AlreadyApplied):
        await store.journal.append(table.id, 1, [move(interaction=900)], match_result=final, version=table.version)
    with pytest.raises(Conflict):
        await store.journal.append(table.id, 2, [move()], version=written.version)


async def test_of_many_who_know_the_same_version_one_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(5)]
    table = await playing(stores[0])
    tries = (
        stores[n % 5].journal.append(table.id, 1, [move(interaction=1000 + n)], version=table.version)
        for n in range(60)
    )
    found = await asyncio.gather(*tries, return_exceptions=True)
    (won,) = (number for number, each in enumerate(found) if isinstance(each, Appended))
    assert sum(isinstance(each, Conflict) for each in found) == 59
    assert [row.interaction_id for row in await stores[4].journal.moves(table.id)] == [1000 + won]


async def test_one_interaction_at_one_version_many_times_at_once(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])
    tries = (
        stores[n % 3].journal.append(table.id, 1, [move(interaction=900)], version=table.version) for n in range(30)
    )
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, AlreadyApplied) for each in found) == 29


async def test_moves_and_other_changes_at_once_lose_nothing(open_store: OpenStore):
    stores = [await open_store() for _ in range(3)]
    table = await playing(stores[0])

    async def play(store: Store) -> None:
        for _ in range(8):
            while True:
                known = await store.journal.load(table.id)
                try:
                    await store.journal.append(table.id, len(known.moves) + 1, [move()], version=known.row.version)
                except Conflict:
                    continue
                break

    async def change(store: Store) -> None:
        for order in "abcdefgh":
            await store.seats.set_order(await seat_of(store, table, 0), order)
            row = await posted(store, table)
            await store.messages.settle([Settlement(table_id=table.id, marks=[Mark(row=row, drawn=1, face=order)])])

    await asyncio.gather(*(work(store) for store in stores for work in (play, change)))
    assert await stores[0].journal.position(table.id) == 24
    after = await stores[0].tables.get(table.id)
    assert (after.version, after.posts) == (table.version + 24 + 24, 24)


async def test_what_is_known_is_loaded_again_only_when_it_has_changed(store: Store):
    table = await playing(store)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    written = await store.journal.append(table.id, 1, [move()], version=table.version)
    newer = await store.journal.load(table.id, unless_version=table.version)
    assert newer is not None
    assert (newer.row.version, len(newer.moves)) == (written.version, 1)
    later = await store.journal.load(table.id, after=1, unless_version=table.version)
    assert later is not None
    assert later.moves == ()
    with pytest.raises(NoTable):
        await store.journal.load(999, unless_version=1)


# -- what is shown ----------------------------------------------------------------------------------------------------


async def test_what_messages_show_is_settled_for_many_tables_at_once(store: Store):
    tables = [await playing(store) for _ in range(3)]
    batch: list[Settlement] = []
    for table in tables:
        rows = [await posted(store, table, "hand", seat) for seat in range(3)]
        marks = [Mark(row=row, drawn=7, face=f"face {row.seat}", final=row.seat == 2) for row in rows]
        batch.append(Settlement(table_id=table.id, marks=marks, version=(await store.tables.get(table.id)).version))
    assert len(await store.schedule.behind()) == 3
    settled = await store.messages.settle(batch)
    assert [(each.table_id, each.is_shown) for each in settled] == [(table.id, True) for table in tables]
    for each in settled:
        assert each.rows == await store.messages.of_table(each.table_id)
        assert [row and (row.drawn, row.face, row.final, row.version) for row in each.rows] == [
            (7, f"face {seat}", seat == 2, 1) for seat in range(3)
        ]
    assert await store.schedule.behind() == ()
    assert await store.messages.settle([]) == ()


async def test_what_another_has_drawn_is_not_marked_nor_its_table_shown(store: Store):
    table = await playing(store)
    first, second = await posted(store, table, "hand", 0), await posted(store, table, "hand", 1)
    version = (await store.tables.get(table.id)).version
    newer = await drawn(store, first, 9, "theirs")
    marks = [Mark(row=first, drawn=8, face="ours"), Mark(row=second, drawn=8, face="ours")]
    (settled,) = await store.messages.settle([Settlement(table_id=table.id, marks=marks, version=version)])
    assert settled.rows[0] is None
    assert not settled.is_shown
    assert await store.messages.of_table(table.id) == (newer, settled.rows[1])
    assert table.id in await store.schedule.behind()


async def test_a_table_that_has_moved_on_is_not_shown_but_its_marks_are_kept(store: Store):
    table = await playing(store)
    row = await posted(store, table)
    version = (await store.tables.get(table.id)).version
    await store.journal.append(table.id, 1, [move()])
    marks = [Mark(row=row, drawn=0, face="before")]
    (settled,) = await store.messages.settle([Settlement(table_id=table.id, marks=marks, version=version)])
    assert not settled.is_shown
    assert settled.rows == await store.messages.of_table(table.id)
    assert await _shown(store, table.id) == 0
    gone = replace(row, id=999)
    found = await store.messages.settle(
        [
            Settlement(table_id=999, marks=[Mark(row=gone, drawn=0, face="")], version=1),
            Settlement(table_id=table.id, version=version + 1),
        ]
    )
    assert [(each.rows, each.is_shown) for each in found] == [((None,), False), ((), True)]


async def test_a_private_message_that_is_final_needs_no_token(store: Store):
    table = await playing(store)
    new = NewMessage(kind="private", deal=1, seat=0, channel_id=5, message_id=6, token="token")
    row = await store.messages.remember(table.id, new)
    (settled,) = await store.messages.settle([Settlement(table_id=table.id, marks=[Mark(row=row, drawn=1, face="a")])])
    assert await store.messages.token(6) == "token"
    (row,) = settled.rows
    assert row is not None
    await store.messages.settle([Settlement(table_id=table.id, marks=[Mark(row=row, drawn=1, face="a", final=True)])])
    assert await store.messages.token(6) is None


async def test_of_many_who_mark_one_message_one_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(4)]
    tables = [await playing(stores[0]) for _ in range(3)]
    rows = [await posted(stores[0], table) for table in tables]
    versions = [(await stores[0].tables.get(table.id)).version for table in tables]

    async def settle(number: int) -> tuple[bool, ...]:
        batch = [
            Settlement(table_id=row.table_id, marks=[Mark(row=row, drawn=number, face=str(number))], version=version)
            for row, version in zip(rows, versions, strict=True)
        ]
        settled = await stores[number % 4].messages.settle(batch if number % 2 else batch[::-1])
        return tuple(each.is_shown for each in settled)

    found = await asyncio.gather(*map(settle, range(12)))
    assert sorted(found) == [(False,) * 3] * 11 + [(True,) * 3]
    assert {row.version for table in tables for row in await stores[0].messages.of_table(table.id)} == {1}


# -- what is behind or due --------------------------------------------------------------------------------------------


async def opened(store: Store, guild_id: int) -> TableRow:
    new = NewTable(
        guild_id=guild_id,
        channel_id=guild_id + 1,
        host_id=7,
        game=GAME,
        options={},
        players=4,
        secret=b"s" * 32,
        host_name="Dot",
    )
    return await store.tables.create(new)


async def test_tables_with_messages_to_delete_are_behind(store: Store):
    table, other = await playing(store), await playing(store)
    row = await posted(store, table)
    await store.messages.discard(row)
    for each in (table, other):
        await show(store, each.id)
    assert await store.schedule.behind() == (table.id,)
    assert await store.schedule.behind(GUILD) == (table.id,)
    assert await store.schedule.behind(GUILD + 1) == ()
    (leftover,) = await store.messages.leftovers(table.id)
    await store.messages.forget_leftover(leftover)
    assert await store.schedule.behind() == ()


async def test_what_cannot_be_shown_for_a_day_after_the_end_is_given_up(store: Store):
    open_one, recent, old = await playing(store), await playing(store), await playing(store)
    for table in (open_one, recent, old):
        await store.messages.discard(await posted(store, table))
    for table, ago in ((recent, 0.9), (old, 1.1)):
        await store.tables.end(table.id, "stopped")
        change = update(table_rows).where(table_rows.c.id == table.id)
        ended = change.values(ended_at=datetime.now(UTC) - timedelta(days=ago))
        await store.database.write(lambda connection, ended=ended: connection.execute(ended))
    assert await store.schedule.behind() == (open_one.id, recent.id, old.id)
    await store.schedule.give_up()
    assert await store.schedule.behind() == (open_one.id, recent.id)
    assert [len(await store.messages.leftovers(table.id)) for table in (open_one, recent, old)] == [1, 1, 0]


async def due_ids(store: Store, minutes: float, limit: int = 9) -> list[int]:
    return [due.id for due in await store.schedule.due(DUE + timedelta(minutes=minutes), limit)]


async def test_what_is_due_comes_in_time(store: Store):
    tables = [await opened(store, (n + 1) << 22) for n in range(4)]
    for table, minutes in zip(tables, (30, 10, 20, None), strict=True):
        assert await set_due(store, table, None if minutes is None else DUE + timedelta(minutes=minutes))
    a, b, c, _ = (table.id for table in tables)
    assert await store.schedule.next_due() == DUE + timedelta(minutes=10)
    assert (await store.schedule.due(DUE + timedelta(minutes=25)))[0] == (b, 1, DUE + timedelta(minutes=10))
    assert await due_ids(store, 25) == [b, c]
    assert await due_ids(store, 60, 2) == [b, c]
    assert await due_ids(store, 60) == [b, c, a]
    assert await due_ids(store, 0) == []
    await store.tables.set_clock(tables[0].id, "quick")
    (again,) = await store.schedule.due(DUE)
    assert (again.id, again.version) == (a, 2)
    assert not await store.schedule.set_due(again, 1, None), "it has moved on"
    await store.tables.end(a, "stopped")
    assert await due_ids(store, 60) == [b, c]


async def test_one_process_alone_looks_after_what_is_due(store: Store):
    table = await opened(store, GUILD)
    assert await set_due(store, table, DUE)
    assert not await set_due(store, table, DUE), "another was faster"


async def test_a_table_whose_messages_are_to_change_is_behind(store: Store):
    table = await playing(store)
    (due,) = await store.schedule.due(datetime.now(UTC))
    await show(store, table.id)
    assert await store.schedule.set_due(due, table.version, DUE)
    assert await store.schedule.behind() == ()
    assert await store.schedule.set_due(due._replace(at=DUE), table.version, None, is_behind=True)
    assert await store.schedule.behind() == (table.id,)
    await show(store, table.id)
    assert await store.schedule.behind() == ()


async def test_a_table_with_an_open_private_message_is_known(store: Store):
    table, _ = await playing(store), await playing(store)
    new = NewMessage(kind="private", deal=0, seat=4, channel_id=1, message_id=2, token="t")
    row = await store.messages.remember(table.id, new)
    assert await store.schedule.with_open_hands() == (table.id,)
    assert await store.schedule.with_open_hands(shards=Shards([1 - (GUILD >> 22) % 2], 2)) == ()
    await drawn(store, row, 1, "", final=True)
    assert await store.schedule.with_open_hands() == ()


async def test_a_process_looks_at_the_guilds_of_its_shards(store: Store):
    shard_of = {(await opened(store, guild << 22 | 5)).id: guild % 3 for guild in (3, 4, 5, 6, 2**41 - 1)}
    late = datetime.now(UTC) + timedelta(days=1)
    for ids in ([0], [1], [0, 2], [0, 1, 2]):
        shards = Shards(ids, 3)
        mine = {table_id for table_id, shard in shard_of.items() if shard in ids}
        assert {due.id for due in await store.schedule.due(late, 9, shards=shards)} == mine
        assert set(await store.schedule.behind(shards=shards)) == mine
        assert (await store.schedule.next_due(shards=shards) is None) == (not mine)
    assert await store.schedule.next_due(shards=Shards([7], 8)) is not None
    assert await store.schedule.next_due(shards=Shards([2], 8)) is None


@pytest.mark.parametrize("guild_id", [None, GUILD])
async def test_what_is_to_be_looked_at_is_found_without_reading_the_other_tables(sqlite_url: str, guild_id: int | None):
    store = await Store.open(sqlite_url)
    found: list[tuple[str, Any]] = []

    def on_statement(*args: Any) -> None:
        if args[2].startswith("SELECT"):
            found.append((args[2], args[3]))

    for engine in store.database.engines:
        event.listen(engine, "before_cursor_execute", on_statement)
    await store.schedule.behind(guild_id)
    await store.schedule.due(DUE, 5, shards=Shards([0], 2))
    await store.schedule.next_due(shards=Shards([0], 2))
    await store.schedule.with_open_hands()
    assert len(found) == 4

    def explain(connection: Connection) -> list[str]:
        steps = (connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", parameters) for sql, parameters in found)
        return [" ".join(row.detail for row in plan) for plan in steps]

    plans = await store.database.read(explain)
    await store.close()
    assert "ix_tables_behind" in plans[0]
    assert all("ix_tables_due_at" in plan for plan in plans[1:3])
    assert "ix_messages_private_open" in plans[3]
    scans = [re.sub("COVERING ", "", scan).split()[:3] for scan in " ".join(plans).split("SCAN tables")[1:]]
    assert scans in ([], [["USING", "INDEX", "ix_tables_behind"]]), "of what is behind alone"


def _back_to_0012(connection: Connection) -> None:
    command.downgrade(alembic_config(connection), "0012")


async def test_a_database_from_before_versions_has_each_open_table_looked_at_once(url: str):
    store = await Store.open(url)
    open_tables = [await lobby(store), await playing(store)]
    recent, old = await playing(store), await playing(store)
    for table in (recent, old):
        await store.tables.end(table.id, "finished")
    await _ended_long_ago(store, old)
    await store.database.write(_back_to_0012)
    await store.close()
    began = datetime.now(UTC)
    store = await Store.open(url)
    try:
        ids = [table.id for table in open_tables]
        assert await store.schedule.behind() == (*ids, recent.id)
        assert sorted(due.id for due in await store.schedule.due(datetime.now(UTC), 9)) == ids
        first = await store.schedule.next_due()
        assert first is not None
        assert first >= began
        rows = [await store.tables.get(table.id) for table in (*open_tables, recent, old)]
        assert [row.version for row in rows] == [1, 1, 1, 0]
        for row in rows:
            await show(store, row.id)
        assert await store.schedule.behind() == ()
    finally:
        await store.close()
