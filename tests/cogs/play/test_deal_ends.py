"""The press that ends a deal gets no message of its own: the one that was pressed shows the end, as the others do."""

import pytest

from bot.playground import ChatMessage, Interaction
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, controls, use

UPDATE_LATER = 6  # an acknowledgement without an answer


async def all_pass(bench: Bench, table: Table, *, at_table: bool) -> tuple[Interaction, ChatMessage]:
    """Everybody passes, the last of them at the table or by their hand; that press, and the message it was on."""
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    while True:
        assert snapshot.public is not None
        (seat,) = snapshot.public.to_act
        person = next(it for it in table.seated if it.id == snapshot.seats[seat].user_id)
        message = table.board() if at_table else table.hand(person)
        assert message is not None
        control = next(it for it in controls(message) if it.action == "move" and it.moves == ["bid pass"])
        pressed = await (await use(person, message, control)).acknowledged()
        await bench.idle()
        snapshot = await bench.bot.services.tables.snapshot(table.id)
        if snapshot.public is not None and snapshot.public.deal == 2:
            return pressed, message


@pytest.mark.parametrize("at_table", [True, False], ids=["at the table", "by the hand"])
async def test_it_is_acknowledged_without_an_answer(bench: Bench, at_table: bool) -> None:
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"), game="forty-two")  # thrown in if all pass
    pressed, message = await all_pass(bench, table, at_table=at_table)
    assert (message.channel is table.channel) is at_table
    assert pressed.callback_type == UPDATE_LATER
    assert not pressed.followups
