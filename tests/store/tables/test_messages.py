"""Messages that show a table, answers that are about to show a private hand, and marks of what messages show."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot import clock
from bot.store.schema.messages import MessageRow, PendingAnswer
from bot.store.store import Store
from bot.store.tables.messages import DrawnMark, DrawnMarks, NewMessage
from tests.open_stores import OpenStore
from tests.store.sample_messages import behind, drawn, posted
from tests.store.sample_tables import lobby, move, playing

SEAT = 3


def message(message_id: int, kind: str = "table", seat: int | None = None, **more: Any) -> NewMessage:
    return NewMessage(kind=kind, deal=0, seat=seat, channel_id=5, message_id=message_id, **more)  # type: ignore[arg-type]


def marks(row: MessageRow, drawn: int, face: str, *, version: int | None = None, final: bool = False) -> DrawnMarks:
    mark = DrawnMark(row=row, drawn=drawn, face=face, final=final)
    return DrawnMarks(table_id=row.table_id, marks=[mark], version=version)


async def leftovers(store: Store, table_id: int) -> list[int]:
    return [row.message_id for row in await store.messages.leftovers(table_id)]


async def test_a_message_takes_the_place_of_the_one_before(store: Store):
    table = await lobby(store)
    first = await store.messages.remember(table.id, message(2**62, drawn=3))
    assert (first.seat, first.message_id, first.drawn, first.final) == (None, 2**62, 3, False)
    done = await drawn(store, first, 4, "face", final=True)
    assert done is not None
    assert (done.drawn, done.face, done.final) == (4, "face", True)
    second = await store.messages.remember(table.id, message(2**62 + 1))
    assert (second.id, second.message_id, second.drawn, second.final) == (first.id, 2**62 + 1, -1, False)
    hand = await store.messages.remember(table.id, message(7, "hand", 0))
    assert await store.messages.of_table(table.id) == (second, hand)
    await store.messages.forget(second)
    assert await store.messages.of_table(table.id) == (hand,)


async def test_a_draw_overtaken_by_another_process_is_noticed(store: Store):
    table = await lobby(store)
    read = await store.messages.remember(table.id, message(6, drawn=3, face="three"))
    newer = await drawn(store, read, 4, "four")
    assert newer is not None
    assert await drawn(store, read, 3, "three again") is None
    assert await store.messages.of_table(table.id) == (newer,)
    assert await store.messages.outdate(read) is None
    same = await store.messages.remember(table.id, message(6, drawn=5, face="five"))
    assert (same.version, same.posted_at) == (newer.version + 1, read.posted_at)
    old = await store.messages.outdate(same)
    assert old is not None
    assert (old.message_id, old.face) == (6, "")
    assert old.posted_at < read.posted_at - timedelta(days=365)
    assert not await store.messages.forget(read)
    assert await store.messages.forget(old)
    assert await drawn(store, same, 6, "six") is None


async def test_a_replaced_message_is_left_over_until_it_is_deleted(store: Store):
    table, rows = await lobby(store), list[MessageRow]()
    for number, left_over in ((6, []), (6, []), (7, [6])):  # found again after a lost answer, it is still the one
        rows.append(await store.messages.remember(table.id, message(number, "private", SEAT)))
        assert await leftovers(store, table.id) == left_over
    first, _, last = rows
    assert not await store.messages.discard(first), "another has taken its place"
    assert await store.messages.of_table(table.id) == (last,)
    for is_there in (True, False):
        assert bool(await store.messages.discard(last)) is is_there
    assert await store.messages.of_table(table.id) == ()
    one, two = await store.messages.leftovers(table.id)
    assert (one.message_id, two.message_id, two.channel_id) == (6, 7, 5)
    await store.messages.forget_leftover(one)
    assert await store.messages.leftovers(table.id) == (two,)


# -- answers ----------------------------------------------------------------------------------------------------------


async def pending(store: Store, number: int = 2**62, *, age: float = 0.0) -> PendingAnswer:
    table = (await store.tables.active_in(1)) or await lobby(store, channel=1)
    added = PendingAnswer(
        interaction_id=number, table_id=table.id, seat=SEAT, channel_id=5, token=f"token {number}",
        at=clock.now() - timedelta(seconds=age),
    )  # fmt: skip
    await store.pending_answers.add(added)
    return added


def shown(answer: PendingAnswer, message_id: int) -> NewMessage:
    """The message that shows it, as the process knows that has given it."""
    number, token = answer.interaction_id, answer.token
    return message(message_id, "private", SEAT, drawn=7, face="face", token=token, interaction_id=number)


async def test_an_answer_is_pending_until_its_message_is_known(store: Store):
    answer, not_given = await pending(store), await pending(store, 3)
    await store.pending_answers.add(answer)  # given to two processes
    assert await store.pending_answers.is_pending(3)
    await store.pending_answers.forget(not_given.interaction_id)
    assert not await store.pending_answers.is_pending(3)
    assert await store.pending_answers.all() == (answer,)
    await store.messages.remember(answer.table_id, shown(answer, 6))
    assert await store.pending_answers.all() == ()
    assert not await store.pending_answers.adopt(answer, 6)
    (row,) = await store.messages.of_table(answer.table_id)
    assert (row.drawn, row.face) == (7, "face"), "what is known of it stays"


async def test_a_found_answer_replaces_the_earlier_message(store: Store):
    """No one knows what it shows; it can be edited as long as its token is valid, which is older."""
    first = await pending(store, 1, age=60)
    await store.messages.remember(first.table_id, shown(first, 6))
    later = replace(await pending(store, 2), at=clock.now() + timedelta(seconds=1))
    assert await store.pending_answers.adopt(later, 7)
    (row,) = await store.messages.of_table(first.table_id)
    assert (row.message_id, row.drawn, row.face, row.posted_at) == (7, -1, "", later.at)
    assert await store.messages.token(7) == later.token
    assert await leftovers(store, first.table_id) == [6]


async def test_a_found_answer_is_deleted_where_a_newer_one_exists(store: Store):
    lost, newer = await pending(store, 1, age=60), await pending(store, 2)
    row = await store.messages.remember(lost.table_id, shown(newer, 7))
    assert await store.pending_answers.adopt(lost, 6)
    assert await store.messages.of_table(lost.table_id) == (row,)
    assert await leftovers(store, lost.table_id) == [6]
    assert await store.messages.token(6) == lost.token


async def test_a_found_answer_may_be_known_from_an_earlier_click(store: Store):
    """A message that was put away shows the hand again."""
    first = await pending(store, 1, age=1)
    row = await store.messages.remember(first.table_id, replace(shown(first, 6), final=True))
    again = replace(await pending(store, 2), at=row.posted_at + timedelta(seconds=1))
    assert await store.pending_answers.adopt(again, 6)
    (found,) = await store.messages.of_table(first.table_id)
    assert (found.message_id, found.final, found.drawn) == (6, False, -1)
    assert await leftovers(store, first.table_id) == []


async def test_an_old_answer_is_not_looked_for(store: Store):
    old, new = await pending(store, 1, age=901), await pending(store, 2)
    assert await store.pending_answers.all() == (new,)
    for forget in (store.messages.forget_old_tokens, store.retention.delete_expired):
        await store.pending_answers.add(old)
        await forget()
        assert [await store.pending_answers.is_pending(number) for number in (1, 2)] == [False, True]


# -- marks ------------------------------------------------------------------------------------------------------------


async def test_many_tables_are_settled_at_once(store: Store):
    tables, batch = [await playing(store) for _ in range(3)], list[DrawnMarks]()
    for table in tables:
        rows = [await posted(store, table, "hand", seat) for seat in range(3)]
        made = [DrawnMark(row=row, drawn=7, face=f"face {row.seat}", final=row.seat == 2) for row in rows]
        batch.append(DrawnMarks(table_id=table.id, marks=made, version=(await store.tables.get(table.id)).version))
    assert len(await behind(store)) == 3
    settled = await store.messages.mark_drawn(batch)
    assert [(each.table_id, each.is_shown) for each in settled] == [(table.id, True) for table in tables]
    for each in settled:
        assert each.rows == await store.messages.of_table(each.table_id)
        found = [row and (row.drawn, row.face, row.final, row.version) for row in each.rows]
        assert found == [(7, f"face {seat}", seat == 2, 1) for seat in range(3)]
    assert await behind(store) == ()
    assert await store.messages.mark_drawn([]) == ()


async def test_a_message_drawn_elsewhere_is_not_marked(store: Store):
    table = await playing(store)
    first, second = [await posted(store, table, "hand", seat) for seat in (0, 1)]
    version = (await store.tables.get(table.id)).version
    newer = await drawn(store, first, 9, "theirs")
    ours = [DrawnMark(row=row, drawn=8, face="ours") for row in (first, second)]
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=table.id, marks=ours, version=version)])
    assert (settled.rows[0], settled.is_shown) == (None, False)
    assert await store.messages.of_table(table.id) == (newer, settled.rows[1])
    assert table.id in await behind(store)


async def test_a_table_that_has_moved_on_is_not_shown_but_its_marks_are_kept(store: Store):
    table = await playing(store)
    row = await posted(store, table)
    version = (await store.tables.get(table.id)).version
    await store.journal.append(table.id, 1, [move()])
    (settled,) = await store.messages.mark_drawn([marks(row, 0, "before", version=version)])
    assert not settled.is_shown
    assert settled.rows == await store.messages.of_table(table.id)
    assert await behind(store) == (table.id,)
    gone = marks(replace(row, id=999, table_id=999), 0, "", version=1)
    found = await store.messages.mark_drawn([gone, DrawnMarks(table_id=table.id, version=version + 1)])
    assert [(each.rows, each.is_shown) for each in found] == [((None,), False), ((), True)]


async def test_a_private_message_that_is_final_needs_no_token(store: Store):
    row = await store.messages.remember((await playing(store)).id, message(6, "private", 0, token="token"))
    for is_final in (False, True):
        assert await store.messages.token(6) == "token"
        (settled,) = await store.messages.mark_drawn([marks(row, 1, "a", final=is_final)])
        assert settled.rows[0] is not None
        row = settled.rows[0]
    assert await store.messages.token(6) is None


async def test_one_of_many_who_mark_a_message_wins(open_store: OpenStore):
    stores = [await open_store() for _ in range(4)]
    rows = [await posted(stores[0], await playing(stores[0])) for _ in range(3)]
    versions = [(await stores[0].tables.get(row.table_id)).version for row in rows]

    async def settle(number: int) -> tuple[bool, ...]:
        batch = [marks(row, number, f"{number}", version=it) for row, it in zip(rows, versions, strict=True)]
        settled = await stores[number % 4].messages.mark_drawn(batch if number % 2 else batch[::-1])
        return tuple(each.is_shown for each in settled)

    assert sorted(await asyncio.gather(*map(settle, range(12)))) == [(False,) * 3] * 11 + [(True,) * 3]
    found = [await stores[0].messages.of_table(row.table_id) for row in rows]
    assert [[it.version for it in each] for each in found] == [[1]] * 3
