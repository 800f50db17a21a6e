"""The changes by a click, for each person; and messages that go or stay when something else has happened."""

import asyncio
import random

import pytest

from bot.playground import ChatMessage, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.store.errors import NotLoaded
from bot.table.clocks import Mention
from bot.table.state.snapshot import Snapshot
from cogs.delivery.reminders import Reminders
from tests.cogs.conftest import Bench
from tests.cogs.held_calls import held
from tests.cogs.server import present
from tests.end_to_end.controls import control, controls, use
from tests.end_to_end.house import Table, answer
from tests.idle import GUARD, until_delivered
from tests.said import is_said, said
from tests.table.moves import act, any_move
from tests.table.people import moved_on

UPDATES = (6, 7)  # of the message: acknowledged ahead of it, or at once


async def hand_to_sort(bench: Bench, *, in_channel: bool) -> tuple[Table, UserClient, ChatMessage, str]:
    """Someone's hand with a button that sorts it: of all tiles someone has a double."""
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"), target=500)
    for person in table.seated:
        hand = present(table.hand(person))
        if in_channel:
            hand = await (await person.click(present(table.board()), label="My hand")).answered()
        await (await person.click(hand, label=said("hand-more"))).acknowledged()
        await bench.idle()
        sort = next((it.custom_id for it in controls(hand) if it.action == "sort"), None)
        if sort is not None:
            return table, person, hand, sort
    pytest.fail("nobody has a hand to sort")


@pytest.mark.parametrize("in_channel", [True, False])
async def test_a_hand_that_one_person_sees_is_redrawn_by_its_own_controls(bench: Bench, in_channel: bool) -> None:
    """Nothing is posted beside it: its controls would be of an earlier turn from then on."""
    _, person, hand, _ = await hand_to_sort(bench, in_channel=in_channel)
    for action in ("sort", "pick"):
        seen = len(hand.revisions)
        click = await (await use(person, hand, control(hand, action))).acknowledged()
        await bench.idle()
        assert len(hand.revisions) > seen
        assert click.callback_type in UPDATES
        assert not click.followups
    assert is_said("hand-passed", hand.content) or is_said("chose", hand.content)


async def test_a_hand_that_is_put_away_while_its_click_is_answered_is_shown_anew(bench: Bench) -> None:
    """As where a player clicks in the channel and in the direct messages at once."""
    _, person, hand, sort = await hand_to_sort(bench, in_channel=True)
    with held(bench.playground, "callback") as call:
        sent = await person.click(hand, custom_id=sort)
        await call.is_on_its_way()
        await person.delete(hand)
    shown = await sent.answered()
    await bench.idle()
    assert shown is not hand
    assert shown.ephemeral
    assert shown.attachments
    assert "went wrong" not in shown.content


async def test_a_direct_message_that_is_replaced_while_its_click_is_answered(bench: Bench) -> None:
    """As where the hand is sent anew. What answers instead is kept up to date like any private hand."""
    table, person, hand, sort = await hand_to_sort(bench, in_channel=False)
    messages = bench.bot.store.messages
    with held(bench.playground, "callback") as call:
        sent = await person.click(hand, custom_id=sort)
        await call.is_on_its_way()
        row = next(it for it in await messages.of_table(table.id) if it.message_id == hand.id)
        assert await messages.discard(row)
        (leftover,) = await messages.leftovers(table.id)
        await bench.bot.courier._post.delete(leftover.channel_id, leftover.message_id)
    shown = await table.wait(lambda: next((it for it in person.dms() if it.ephemeral and it.attachments), None))
    await sent.acknowledged()
    async with asyncio.timeout(GUARD):
        while all(it.message_id != shown.id for it in await messages.of_table(table.id)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await bench.idle()


async def test_a_channel_is_not_managed_from_direct_messages(bench: Bench) -> None:
    """A lobby shown there has its controls; they are the host's all the same."""
    ann, bea = bench.people("ann", "bea")
    table, tables = await bench.table(ann, bea, start=False), bench.bot.services.tables
    before = await tables.snapshot(table.id)
    lobby = await (await bea.command(bea.dm, "domino table")).answered()
    for label in ("Computer", "Start"):
        assert is_said("error-only-host", await answer(await bea.click(lobby, label=label)))
    assert (await tables.snapshot(table.id)).names == before.names


async def test_an_old_table_message_that_may_not_be_deleted_now_is_deleted_later(bench: Bench) -> None:
    table, courier = await bench.table(bench.ann, bench.bea, computers=2), bench.bot.courier
    snapshot, old = await bench.bot.services.tables.snapshot(table.id), present(table.board())
    bench.playground.faults.answer(403, where=f"DELETE /channels/{table.channel.id}/")
    await courier.repost(snapshot)
    await until_delivered(courier)
    assert old.deleted_at is None
    bench.playground.faults.clear()
    await courier.resume_guild(snapshot.row.guild_id)
    await until_delivered(courier)
    assert old.deleted_at
    assert not await bench.bot.services.tables.messages.leftovers(snapshot.id)


async def waiting_table(bench: Bench) -> tuple[Table, Snapshot, Reminders]:
    """A match whose computers have passed, so that its position is a later one than when its people were asked."""
    tables, courier = bench.bot.services.tables, bench.bot.courier
    table = await bench.table(bench.ann, bench.bea, computers=2)
    snapshot = await moved_on(tables, table.id)
    assert snapshot.asked_at < snapshot.position
    return table, snapshot, Reminders(tables, courier._post, courier)


async def posted(bench: Bench, table: Table, reminders: Reminders, *mentions: Mention) -> list[ChatMessage]:
    """The messages that reminders have posted."""
    before = set(table.channel.messages)
    for mention in mentions:
        await reminders.remind(mention)
        await until_delivered(bench.bot.courier)
    return [message for number, message in table.channel.messages.items() if number not in before]


async def test_a_reminder_stays_while_some_of_those_it_mentions_are_waited_for(bench: Bench) -> None:
    table, snapshot, reminders = await waiting_table(bench)
    (reminder,) = await posted(bench, table, reminders, *[Mention(snapshot, (0, 1))] * 2)
    assert reminder.deleted_at is None


async def test_a_late_reminder_mentions_only_those_still_to_move(bench: Bench) -> None:
    """Discord was out of order meanwhile."""
    tables = bench.bot.services.tables
    table, snapshot, reminders = await waiting_table(bench)
    await act(tables, snapshot, 0, any_move(snapshot.views[0], random.Random(1)))
    (reminder,) = await posted(bench, table, reminders, Mention(snapshot, (0, 1)))
    assert reminder.pings == {bench.bea.id}
    await act(tables, snapshot, 1, any_move(snapshot.views[1], random.Random(1)))
    await until_delivered(bench.bot.courier)
    assert not any(it.pings for it in await posted(bench, table, reminders, Mention(snapshot, (1,), at_once=True)))


async def test_a_catch_up_without_the_database_fails(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bench.table(bench.ann, start=False)
    assert await bench.bot.store.tables.set_clock(table.id, "quick"), "its messages are behind"

    async def unreadable(*_: object, **__: object) -> None:
        raise NotLoaded("The table could not be read because the disk failed.")

    monkeypatch.setattr(bench.bot.store.journal, "load", unreadable)
    with pytest.raises(NotLoaded):
        await bench.bot.courier.resume()


async def test_no_forged_press_draws_a_hand_on_a_message_of_the_channel(bench: Bench) -> None:
    """A modified app could send the choice of a hand as though it had been made on the lobby."""
    table = await bench.table(bench.ann, bench.bea, computers=2)
    menu, lobby = control(present(table.hand(bench.ann)), "pick"), table.lobby
    chosen = {"component_type": 3, "custom_id": menu.custom_id, "id": 1, "values": menu.values[:3]}
    cleared = {"component_type": 2, "custom_id": menu.custom_id.replace(":pick:", ":clear:"), "id": 1}
    lesson = {"component_type": 2, "custom_id": "b:lesson:0:0:black-tile/0!show", "id": 1}
    for data in (chosen, cleared, lesson):
        click = await bench.ann._send(InteractionKind.COMPONENT, bench.ann.user, table.channel, data, lobby).answered()
        await bench.idle()
        assert said("lobby-on") in lobby.content
        assert "Hand" not in str([it.description for it in lobby.attachments])
        assert click.ephemeral
    assert click.content == said("answer-not-on-message")
