"""What messages show, written down for many tables at once."""

import asyncio
from dataclasses import replace

from bot.store.rows import DrawnMark, DrawnMarks, NewMessage
from bot.store.store import Store
from tests.open_stores import OpenStore
from tests.store.sample_tables import behind, drawn, move, playing, posted


async def test_many_tables_are_settled_at_once(store: Store):
    tables = [await playing(store) for _ in range(3)]
    batch: list[DrawnMarks] = []
    for table in tables:
        rows = [await posted(store, table, "hand", seat) for seat in range(3)]
        marks = [DrawnMark(row=row, drawn=7, face=f"face {row.seat}", final=row.seat == 2) for row in rows]
        batch.append(DrawnMarks(table_id=table.id, marks=marks, version=(await store.tables.get(table.id)).version))
    assert len(await behind(store)) == 3
    settled = await store.messages.mark_drawn(batch)
    assert [(each.table_id, each.is_shown) for each in settled] == [(table.id, True) for table in tables]
    for each in settled:
        assert each.rows == await store.messages.of_table(each.table_id)
        assert [row and (row.drawn, row.face, row.final, row.version) for row in each.rows] == [
            (7, f"face {seat}", seat == 2, 1) for seat in range(3)
        ]
    assert await behind(store) == ()
    assert await store.messages.mark_drawn([]) == ()


async def test_a_message_drawn_elsewhere_is_not_marked(store: Store):
    table = await playing(store)
    first, second = await posted(store, table, "hand", 0), await posted(store, table, "hand", 1)
    version = (await store.tables.get(table.id)).version
    newer = await drawn(store, first, 9, "theirs")
    marks = [DrawnMark(row=first, drawn=8, face="ours"), DrawnMark(row=second, drawn=8, face="ours")]
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=table.id, marks=marks, version=version)])
    assert settled.rows[0] is None
    assert not settled.is_shown
    assert await store.messages.of_table(table.id) == (newer, settled.rows[1])
    assert table.id in await behind(store)


async def test_a_table_that_has_moved_on_is_not_shown_but_its_marks_are_kept(store: Store):
    table = await playing(store)
    row = await posted(store, table)
    version = (await store.tables.get(table.id)).version
    await store.journal.append(table.id, 1, [move()])
    marks = [DrawnMark(row=row, drawn=0, face="before")]
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=table.id, marks=marks, version=version)])
    assert not settled.is_shown
    assert settled.rows == await store.messages.of_table(table.id)
    assert await behind(store) == (table.id,)
    gone = replace(row, id=999)
    found = await store.messages.mark_drawn(
        [
            DrawnMarks(table_id=999, marks=[DrawnMark(row=gone, drawn=0, face="")], version=1),
            DrawnMarks(table_id=table.id, version=version + 1),
        ]
    )
    assert [(each.rows, each.is_shown) for each in found] == [((None,), False), ((), True)]


async def test_a_private_message_that_is_final_needs_no_token(store: Store):
    table = await playing(store)
    new = NewMessage(kind="private", deal=1, seat=0, channel_id=5, message_id=6, token="token")
    row = await store.messages.remember(table.id, new)
    (settled,) = await store.messages.mark_drawn(
        [DrawnMarks(table_id=table.id, marks=[DrawnMark(row=row, drawn=1, face="a")])]
    )
    assert await store.messages.token(6) == "token"
    (row,) = settled.rows
    assert row is not None
    await store.messages.mark_drawn(
        [DrawnMarks(table_id=table.id, marks=[DrawnMark(row=row, drawn=1, face="a", final=True)])]
    )
    assert await store.messages.token(6) is None


async def test_one_of_many_who_mark_a_message_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(4)]
    tables = [await playing(stores[0]) for _ in range(3)]
    rows = [await posted(stores[0], table) for table in tables]
    versions = [(await stores[0].tables.get(table.id)).version for table in tables]

    async def settle(number: int) -> tuple[bool, ...]:
        batch = [
            DrawnMarks(
                table_id=row.table_id, marks=[DrawnMark(row=row, drawn=number, face=str(number))], version=version
            )
            for row, version in zip(rows, versions, strict=True)
        ]
        settled = await stores[number % 4].messages.mark_drawn(batch if number % 2 else batch[::-1])
        return tuple(each.is_shown for each in settled)

    found = await asyncio.gather(*map(settle, range(12)))
    assert sorted(found) == [(False,) * 3] * 11 + [(True,) * 3]
    assert {row.version for table in tables for row in await stores[0].messages.of_table(table.id)} == {1}
