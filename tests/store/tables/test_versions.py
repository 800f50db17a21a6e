"""The version of a table: raised by every change to it."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from inspect import getmembers, isfunction

import pytest
from sqlalchemy import update

from bot.store.database.database import StorePart, reads
from bot.store.errors import Conflict
from bot.store.schema.messages import PendingAnswer
from bot.store.schema.tables import TableRow, tables
from bot.store.store import Store
from bot.store.tables.journal import Commit
from bot.store.tables.messages import DrawnMark, DrawnMarks, NewMessage
from tests.clock import CLOCK, MovableClock
from tests.store.sample_messages import behind, drawn, posted, set_due, show
from tests.store.sample_tables import BEA, COMPUTER, GUILD, PEOPLE, all_of, lobby, move, playing, seat_of
from tests.told import fails_with

Change = Callable[[Store, TableRow], Awaitable[object]]


async def arrange(store: Store, table: TableRow) -> None:
    (ann,) = await store.seats.sitting(table.id)
    await store.seats.arrange(table.id, [(ann, 2)])


async def remove(store: Store, table: TableRow) -> None:
    bea = await store.seats.take(table.id, BEA, capacity=4)
    await show(store, table.id)
    await store.seats.remove(table.id, bea, by_host=PEOPLE[0])


async def lift(store: Store, table: TableRow) -> None:
    await remove(store, table)
    await show(store, table.id)
    await store.kept_out.lift(table.id, PEOPLE[0], [PEOPLE[1]])


async def ask_to_swap(store: Store, table: TableRow) -> None:
    ann, bea = *await store.seats.sitting(table.id), await store.seats.take(table.id, BEA, capacity=4)
    await show(store, table.id)
    await store.swaps.ask(table.id, ann, bea)


async def answer_to_swap(store: Store, table: TableRow) -> None:
    await ask_to_swap(store, table)
    await show(store, table.id)
    await store.swaps.answer(table.id, 1, agreed=True)


async def offer_computers(store: Store, table: TableRow) -> None:
    searching = update(tables).where(tables.c.id == table.id).values(search="players")
    await store.database.write(lambda connection: connection.execute(searching))
    await store.tables.offer_computers(table.id)


async def agree_to_hints(store: Store, table: TableRow) -> None:
    await store.tables.wish_hints(table.id, PEOPLE[1], wished=True)
    before = await store.tables.get(table.id)
    assert await store.seats.agree_to_hints(table.id, PEOPLE[0])
    assert (await store.tables.get(table.id)).version == before.version + 1


async def forget_ann(store: Store, table: TableRow) -> None:
    await store.seats.substitute(table.id, 0, COMPUTER, position=0)
    before = await store.tables.get(table.id)
    await store.personal_data.forget(PEOPLE[0])
    assert (await store.tables.get(table.id)).version == before.version + 1


async def close_dms(store: Store, table: TableRow) -> None:
    await store.seats.set_dm(await seat_of(store, table, 0), closed=True)


async def order_low(store: Store, table: TableRow) -> None:
    await store.seats.set_order(await seat_of(store, table, 0), "low")


async def mark_ready(store: Store, table: TableRow) -> None:
    await store.seats.mark_ready(table.id, await seat_of(store, table, 0), 1)


async def adopt(store: Store, table: TableRow) -> None:
    at = CLOCK.now()
    pending = PendingAnswer(interaction_id=1, table_id=table.id, seat=1, channel_id=5, token="t", at=at)
    await store.pending_answers.add(pending)
    assert await store.pending_answers.adopt(pending, 6)


IN_A_LOBBY: dict[str, Change] = {
    "tables.set_options": lambda store, table: store.tables.set_options(table.id, {"target": 110}),
    "tables.end": lambda store, table: store.tables.end(table.id, "stopped"),
    "tables.close_lobby": lambda store, table: store.tables.close_lobby(table.id, table.touched_at),
    "tables.set_clock": lambda store, table: store.tables.set_clock(table.id, "quick"),
    "tables.offer_computers": offer_computers,
    "tables.set_level": lambda store, table: store.tables.set_level(table.id, "hard"),
    "tables.start": lambda store, table: store.tables.start(table.id, 1),
    "seats.take": lambda store, table: store.seats.take(table.id, BEA, capacity=4),
    "seats.leave": lambda store, table: store.seats.leave(table.id, 0, host_id=PEOPLE[1]),
    "seats.arrange": arrange,
    "seats.remove": remove,
    "kept_out.lift": lift,
    "swaps.ask": ask_to_swap,
    "swaps.answer": answer_to_swap,
    "tables.wish_hints": lambda store, table: store.tables.wish_hints(table.id, PEOPLE[0], wished=True),
    "seats.agree_to_hints": agree_to_hints,
    "invitations.add": lambda store, table: store.invitations.add(table.id, PEOPLE[0], [PEOPLE[2]]),
    "people.change_preferences": lambda store, _: store.people.set_preferences(PEOPLE[0], ping="always"),
}
IN_PLAY: dict[str, Change] = {
    "tables.end": lambda store, table: store.tables.end(table.id, "stopped"),
    "seats.mark_ready": mark_ready,
    "seats.substitute": lambda store, table: store.seats.substitute(table.id, 1, COMPUTER, position=0),
    "seats.set_dm": close_dms,
    "seats.set_order": order_low,
    "people.change_preferences": lambda store, _: store.people.set_preferences(PEOPLE[2], style="large numerals"),
    "personal_data.forget": forget_ann,
    "schedule.note_reminded": lambda store, table: store.schedule.note_reminded(table.id, table.version),
    "journal.append": lambda store, table: store.journal.append(table.id, 1, [move()]),
}
POSTS: dict[str, Change] = {
    "messages.remember": posted,
    "messages.outdate": lambda store, table: _with(posted(store, table), store.messages.outdate),
    "messages.forget": lambda store, table: _with(posted(store, table), store.messages.forget),
    "messages.discard": lambda store, table: _with(posted(store, table), store.messages.discard),
    "pending_answers.adopt": adopt,
}
CHANGES_NO_TABLE = {
    "tables.create", "schedule.set_due", "schedule.take_over", "schedule.keep", "schedule.give_up",
    "messages.mark_drawn", "messages.expect", "messages.forget_leftover", "messages.forget_old_tokens",
    "pending_answers.add", "pending_answers.forget", "house_rules.set", "house_rules.clear", "servers.change",
    "channels.learn", "channels.note_deleted", "removals.note_removed", "removals.note_returned",
    "retention.delete_expired", "retention.reduce_to_matches",  # see test_retention
    "retention.reduce_to_results", "retention.delete_of_server", "people.set_preferences",  # by change_preferences
}  # fmt: skip
READING = reads(lambda _, __: None).__code__  # all methods that only read share it


async def _with(first: Awaitable[object], then: Callable[..., Awaitable[object]]) -> None:
    await then(await first)


async def test_each_method_of_the_store_is_here(store: Store):
    """A new method that changes a table belongs into the tests of this file."""
    parts = {name: part for name, part in vars(store).items() if isinstance(part, StorePart)}
    methods = {
        f"{name}.{method}"
        for name, part in parts.items()
        for method, found in getmembers(type(part), isfunction)
        if not method.startswith("_") and found.__code__ is not READING
    }
    assert methods == {*IN_A_LOBBY, *IN_PLAY, *POSTS, *CHANGES_NO_TABLE}


@pytest.mark.parametrize(
    ("is_playing", "name"), [*((False, name) for name in IN_A_LOBBY), *((True, name) for name in IN_PLAY)]
)
async def test_each_change_to_a_table_raises_its_version(store: Store, is_playing: bool, name: str):
    table, changes = (await playing(store), IN_PLAY) if is_playing else (await lobby(store), IN_A_LOBBY)
    other = await lobby(store, host=7, guild=GUILD)
    all_of_other = await all_of(store, other)
    assert await set_due(store, table, None)
    await show(store, table.id)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    began = CLOCK.now()
    await changes[name](store, table)
    after = await store.journal.load(table.id, unless_version=table.version)
    assert after is not None, "its version has changed"
    assert after.row.version > table.version
    assert table.id in await behind(store), "its messages are to be looked at"
    assert (after.row.due_at is not None) == after.row.active
    assert after.row.due_at is None or began <= after.row.due_at <= CLOCK.now(), "and at once"
    assert await all_of(store, other) == all_of_other, "only its own"


@pytest.mark.parametrize("name", POSTS)
async def test_each_change_to_which_messages_there_are_raises_the_posts(store: Store, name: str):
    """But not the version: no move is overtaken by it. What others show may depend on it: it is behind."""
    table = await playing(store)
    await show(store, table.id)
    assert await store.journal.load(table.id, unless_version=table.version, unless_posts=table.posts) is None
    await POSTS[name](store, table)
    assert await store.journal.load(table.id, unless_version=table.version) is None
    after = await store.journal.load(table.id, unless_version=table.version, unless_posts=table.posts)
    assert after is not None
    assert after.row.posts > table.posts
    for leftover in await store.messages.leftovers(table.id):
        await store.messages.forget_leftover(leftover)
    assert await behind(store) == (table.id,)
    await show(store, table.id)
    assert await behind(store) == ()
    moved = await store.journal.append(table.id, 1, [move()], commit=Commit(version=table.version))
    assert moved.posts == after.row.posts


async def test_a_message_found_again_is_no_new_one(store: Store):
    table = await playing(store)
    for position in (1, 2):
        again = NewMessage(kind="table", deal=1, seat=None, channel_id=5, message_id=6, drawn=position)
        await store.messages.remember(table.id, again)
        assert (await store.tables.get(table.id)).posts == 1


async def test_a_call_without_effect_leaves_the_version(store: Store):
    table, begun = await lobby(store), await playing(store)
    message = await posted(store, begun)
    await store.invitations.add(table.id, PEOPLE[0], [PEOPLE[1]])
    await mark_ready(store, begun)
    before = await all_of(store, table), await all_of(store, begun)
    newer = await drawn(store, message, 3, "three")
    assert newer
    await store.messages.outdate(message)
    await store.messages.forget(message)
    await store.messages.discard(message)
    await store.messages.mark_drawn([DrawnMarks(table_id=begun.id, marks=[DrawnMark(row=newer, drawn=4, face="four")])])
    await store.invitations.add(table.id, PEOPLE[0], [PEOPLE[1]])
    await mark_ready(store, begun)
    await store.tables.close_lobby(begun.id, begun.touched_at)
    await store.tables.start(begun.id)
    await store.personal_data.forget(999)
    await fails_with(Conflict, store.tables.set_options(begun.id, {"target": 110}))
    await fails_with(Conflict, store.journal.append(begun.id, 7, [move()]))
    assert (await all_of(store, table), await all_of(store, begun)) == before


async def test_deletion_puts_no_old_table_behind(store: Store, clock: MovableClock):
    recent, old = await playing(store), await playing(store)
    for table in (old, recent):
        await store.tables.end(table.id, "finished")
        await show(store, table.id)
        await clock.advance(timedelta(seconds=1))
    await clock.advance(timedelta(days=1) - timedelta(seconds=1))
    assert await store.personal_data.forget(PEOPLE[0])
    assert await behind(store) == (recent.id,)
