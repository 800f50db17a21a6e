"""Answers that are about to show a private hand."""

from dataclasses import replace
from datetime import timedelta

from bot import clock
from bot.store.rows import NewMessage
from bot.store.store import Store
from bot.store.tables.pending_answers import PendingAnswer
from tests.store.sample_tables import lobby

SEAT = 3


async def pending(store: Store, interaction_id: int = 2**62, *, age: float = 0.0) -> PendingAnswer:
    table = (await store.tables.active_in(1)) or await lobby(store, channel=1)
    at = clock.now() - timedelta(seconds=age)
    added = PendingAnswer(
        interaction_id=interaction_id,
        table_id=table.id,
        seat=SEAT,
        channel_id=5,
        token=f"token {interaction_id}",
        at=at,
    )
    await store.pending_answers.add(added)
    return added


def shown(answer: PendingAnswer, message_id: int) -> NewMessage:
    """The message that shows it, as the process knows that has given it."""
    return NewMessage(
        kind="private", deal=0, seat=SEAT, channel_id=5, message_id=message_id, drawn=7, face="face",
        token=answer.token, interaction_id=answer.interaction_id,
    )  # fmt: skip


async def test_it_is_pending_until_its_message_is_known(store: Store):
    answer = await pending(store)
    await store.pending_answers.add(answer)  # given to two processes
    assert await store.pending_answers.all() == (answer,)
    await store.messages.remember(answer.table_id, shown(answer, 6))
    assert await store.pending_answers.all() == ()
    assert not await store.pending_answers.adopt(answer, 6)
    (row,) = await store.messages.of_table(answer.table_id)
    assert (row.drawn, row.face) == (7, "face"), "what is known of it stays"


async def test_one_that_was_not_given_is_forgotten(store: Store):
    answer = await pending(store)
    assert await store.pending_answers.is_pending(answer.interaction_id)
    await store.pending_answers.forget(answer.interaction_id)
    assert not await store.pending_answers.is_pending(answer.interaction_id)


async def test_a_found_answer_replaces_the_earlier_message(store: Store):
    """Nobody knows what it shows; it can be edited as long as its token is valid, which is older."""
    first = await pending(store, 1, age=60)
    await store.messages.remember(first.table_id, shown(first, 6))
    later = replace(await pending(store, 2), at=clock.now() + timedelta(seconds=1))
    assert await store.pending_answers.adopt(later, 7)
    (row,) = await store.messages.of_table(first.table_id)
    assert (row.message_id, row.drawn, row.face, row.posted_at) == (7, -1, "", later.at)
    assert await store.messages.token(7) == later.token
    assert [it.message_id for it in await store.messages.leftovers(first.table_id)] == [6]


async def test_a_found_answer_is_deleted_where_a_newer_one_exists(store: Store):
    lost, newer = await pending(store, 1, age=60), await pending(store, 2)
    row = await store.messages.remember(lost.table_id, shown(newer, 7))
    assert await store.pending_answers.adopt(lost, 6)
    assert await store.messages.of_table(lost.table_id) == (row,)
    assert [it.message_id for it in await store.messages.leftovers(lost.table_id)] == [6]
    assert await store.messages.token(6) == lost.token


async def test_a_found_answer_may_be_known_from_an_earlier_click(store: Store):
    """A message that was put away shows the hand again."""
    first = await pending(store, 1, age=1)
    row = await store.messages.remember(first.table_id, replace(shown(first, 6), final=True))
    again = replace(await pending(store, 2), at=row.posted_at + timedelta(seconds=1))
    assert await store.pending_answers.adopt(again, 6)
    (found,) = await store.messages.of_table(first.table_id)
    assert (found.message_id, found.final, found.drawn) == (6, False, -1)
    assert await store.messages.leftovers(first.table_id) == ()


async def test_an_old_one_is_not_looked_for(store: Store):
    """Discord takes its token no more."""
    old = await pending(store, 1, age=901)
    new = await pending(store, 2)
    assert await store.pending_answers.all() == (new,)
    for forget in (store.messages.forget_old_tokens, store.retention.delete_expired):
        await store.pending_answers.add(old)
        await forget()
        assert not await store.pending_answers.is_pending(1)
        assert await store.pending_answers.is_pending(2)
