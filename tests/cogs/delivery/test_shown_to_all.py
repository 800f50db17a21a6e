"""A seat's own picture goes to one person: whatever the store or a click says, it is refused before it is sent."""

import pytest
from sqlalchemy import Executable, delete, update

from bot.playground import ChatMessage
from bot.store.schema import messages, seats
from cogs.kit.payload.payload import ShownToAllError
from cogs.kit.post import Post
from cogs.messages import hand_messages
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_one_hand import table_of
from tests.cogs.delivery.test_two_couriers import another
from tests.cogs.sample_commands import public_message
from tests.end_to_end.house import Table


def seen_by_all(table: Table) -> list[ChatMessage]:
    """The messages of the channel that ever bore somebody's hand for all to see."""
    shown = (it for it in table.channel.messages.values() if not it.ephemeral)
    return [it for it in shown if any(file.filename == "seat.png" for rev in it.revisions for file in rev.attachments)]


async def test_a_hand_is_drawn_for_one_person_or_not_at_all(bench: Bench) -> None:
    table, ann, _ = await table_of(bench)
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    seat = snapshot.seat_of(ann.id)
    assert seat is not None
    hand = hand_messages.hand(snapshot, seat)
    assert (await hand.parts(to_one=True)).attachment
    with pytest.raises(ShownToAllError, match="seat 1 alone"):
        await hand.parts()


@pytest.mark.parametrize("wrong", ["a row that says the hand is the table message", "a seat's direct messages"])
async def test_the_store_says_that_a_hand_is_shown_in_the_channel(
    bench: Bench, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _ = await table_of(bench)
    board = table.board()
    assert board is not None
    hands = messages.c.table_id == table.id, messages.c.kind == "hand"
    if wrong.startswith("a row"):
        row = {"channel_id": table.channel.id, "message_id": board.id, "face": ""}
        changes: list[Executable] = [update(messages).where(*hands).values(row)]
    else:
        hers = update(seats).where(seats.c.table_id == table.id, seats.c.user_id == ann.id)
        changes = [delete(messages).where(*hands), hers.values(dm_channel_id=table.channel.id)]
    for change in changes:
        await bench.bot.store.database.write(lambda connection, change=change: connection.execute(change))
    async with another(bench) as (_, courier):
        await courier.refresh(table.id)
        await courier.wait_until_idle()
    assert "ShownToAllError" in caplog.text
    assert seen_by_all(table) == []


async def test_a_click_that_would_draw_it_on_a_message_of_the_channel(bench: Bench) -> None:
    table, ann, _ = await table_of(bench)
    sent = await Post(bench.bot).send(table.channel.id, await public_message(table.id).parts(), "shown")
    message = table.channel.messages[sent]
    told = await (await ann.click(message, label="Expose")).answered()
    assert "something went wrong" in told.content
    assert told.ephemeral
    assert (len(message.revisions), seen_by_all(table)) == (1, [])
