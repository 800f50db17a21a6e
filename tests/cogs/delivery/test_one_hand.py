"""A person has one hand, which goes to them alone: while it is open in the channel, their direct message says so."""

import random
from dataclasses import replace

import pytest
from sqlalchemy import Executable, delete, update

from bot.playground import ChatMessage, Interaction, UserClient
from bot.store.schema.messages import messages
from bot.store.schema.seats import seats
from bot.table.state.snapshot import Snapshot
from cogs.delivery.courier import Courier
from cogs.kit.payload.payload import ShownToAllError
from cogs.kit.post import Post
from cogs.kit.slots import LOOK_BACK_AT_OWN_DEAL
from cogs.messages import hand_messages
from tests.cogs.conftest import Bench
from tests.cogs.delivery import hands
from tests.cogs.delivery.test_two_couriers import another
from tests.cogs.held_calls import held
from tests.cogs.sample_commands import public_message
from tests.end_to_end.controls import controls
from tests.end_to_end.house import Table
from tests.idle import until_delivered
from tests.said import is_said, said
from tests.table.moves import act, any_move, waiting
from tests.table.people import until

CLICK = r"POST /interactions/"


async def test_it_is_open_at_one_place_and_a_play_there_costs_three_calls(bench: Bench) -> None:
    table, ann, direct = await hands.table_of(bench)
    shown = await hands.open_hand(bench, table, ann)
    assert hands.is_elsewhere(table, direct)
    revisions = len(direct.revisions)
    for _ in range(4):
        found = table.asked(ann)
        assert found is not None
        assert found[0] is shown
        await hands.play_for(bench, table, ann, *found)
        await hands.others_play(bench, table, ann)
    assert len(direct.revisions) == revisions, "the direct message is not redrawn"
    assert hands.is_elsewhere(table, direct)


async def test_one_press_in_the_direct_messages_moves_it_there(bench: Bench) -> None:
    table, ann, direct = await hands.table_of(bench)
    shown = await hands.open_hand(bench, table, ann)
    await ann.click(direct, label=said("button-hand-here"))
    await bench.playground.wait_for(lambda: hands.is_hand(direct) and shown.deleted_at)
    await bench.idle()
    assert hands.own_moves(direct)
    assert hands.kept_tokens(bench, shown) == []
    again = await hands.open_hand(bench, table, ann)
    assert hands.is_elsewhere(table, direct)
    assert hands.own_moves(again)


async def test_a_player_who_wants_a_ping_each_turn_gets_it_by_direct_message(bench: Bench) -> None:
    table, ann, _ = await hands.table_of(bench)
    await bench.bot.services.tables.preferences.set(ann.id, ping="always")
    await bench.idle()
    shown = await hands.open_hand(bench, table, ann)
    direct = ann.dms()[-1]
    assert hands.is_elsewhere(table, direct)
    assert hands.own_moves(shown), "opened at their own turn it stays"
    while not shown.deleted_at:
        found = table.asked(ann)
        assert found is not None, "at once again, as they have taken the trick"
        assert found[0] is shown
        await (await table.click(ann, *found)).acknowledged()
        await bench.idle()
        assert not shown.deleted_at
        await hands.others_play(bench, table, ann)
    assert direct.deleted_at
    (new,) = [it for it in ann.dms() if not is_said("hand-seated", it.content)]
    assert hands.is_hand(new)
    assert hands.own_moves(new)


async def test_the_next_deal_is_open_there_too(bench: Bench) -> None:
    table, ann, direct = await hands.table_of(bench)
    shown = await hands.open_hand(bench, table, ann)
    while "deal 2" not in hands.board_of(table).content:
        found = table.asked(ann)
        assert found is not None
        await (await table.click(ann, *found)).acknowledged()
        await bench.idle()
        await hands.others_play(bench, table, ann)
    following = ann.dms()[-1]
    assert following is not direct
    assert hands.is_elsewhere(table, following)
    assert not hands.own_moves(direct), "of the deal that is over nothing is to be played"
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    offered = [button_of(snapshot, 1)["custom_id"] for button_of in LOOK_BACK_AT_OWN_DEAL]
    assert [it.custom_id for it in controls(direct)] == offered
    assert table.private(ann) is shown
    assert hands.own_moves(shown)


async def play_until(bench: Bench, table: Table, person: UserClient) -> Snapshot:
    """Others play until exactly one play is left before a person's turn."""
    tables = bench.bot.services.tables
    while True:
        snapshot = await tables.snapshot(table.id)
        seat, view, asked = snapshot.seat_of(person.id), hands.public(snapshot), waiting(snapshot)
        assert seat is not None
        if view.phase.value == "play" and asked == ((seat.seat - 1) % len(hands.NAMES),):
            board = view.trick_board.on_table
            if board is not None and len(board.plays) < len(hands.NAMES) - 1 and board.by(seat.seat) is None:
                await bench.idle()
                return snapshot
        await act(tables, snapshot, asked[0], any_move(snapshot.views[asked[0]], random.Random(asked[0])))


def is_compared(courier: Courier, table: int) -> bool:
    """True if it is known which messages of a table are to be drawn."""
    delivery = courier._at_work.get(table)
    return delivery is None or not (delivery._is_comparing or delivery._next)


async def press_before_a_play(
    bench: Bench, before: Snapshot, person: UserClient, message: ChatMessage, label: str
) -> Interaction:
    """Press a button; while the bot's answer is on its way, the one who is to act plays."""
    courier, (seat,) = bench.bot.courier, waiting(before)
    with held(bench.playground, CLICK) as call:
        response = await person.click(message, label=label)
        await call.is_on_its_way()
        await act(bench.bot.services.tables, before, seat, any_move(before.views[seat], random.Random(1)))
        await until(lambda: is_compared(courier, before.id))
    await until_delivered(courier)
    return response


async def test_a_hand_opened_just_before_ones_turn_asks_for_the_play(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    before = await play_until(bench, table, ann)
    shown = await (await press_before_a_play(bench, before, ann, hands.board_of(table), "My hand")).answered()
    await hands.is_kept(bench, shown)
    assert hands.private(ann, table) == [shown]
    assert hands.own_moves(shown), "it is Ann's turn by now"


async def test_a_hand_moved_to_direct_messages_just_before_a_turn_asks(bench: Bench) -> None:
    table, ann, _ = await hands.table_of(bench)
    before = await play_until(bench, table, ann)
    direct = table.hand(ann)  # perhaps of another deal by now
    assert direct is not None
    shown = await hands.open_hand(bench, table, ann)
    await bench.playground.wait_for(lambda: hands.is_elsewhere(table, direct))
    await press_before_a_play(bench, before, ann, direct, said("button-hand-here"))
    await bench.playground.wait_for(lambda: shown.deleted_at and hands.is_hand(direct) and hands.own_moves(direct))


async def test_it_is_not_taken_away_from_who_has_just_clicked_on_it(bench: Bench) -> None:
    """A player who wants a ping each turn needs none where their own click has just brought the turn."""
    table = await bench.table(*bench.people(*hands.NAMES), target=500)
    tables, courier = bench.bot.services.tables, bench.bot.courier
    snapshot = await tables.snapshot(table.id)
    (first,) = (number for number, seat in enumerate(hands.public(snapshot).seats) if seat.dealer)
    for seat in {*waiting(snapshot)} - {first}:
        await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))
    leader = table.seated[first]
    await tables.preferences.set(leader.id, ping="always")
    await until_delivered(courier)
    shown = await hands.open_hand(bench, table, leader)
    with held(bench.playground, CLICK) as call:
        sent = await table.click(leader, shown, hands.own_moves(shown))
        await call.is_on_its_way()
        await until(lambda: is_compared(courier, table.id))
    await sent.acknowledged()
    await until_delivered(courier)
    assert waiting(await tables.snapshot(table.id)) == (first,)
    assert not shown.deleted_at
    assert {it.action for it in hands.own_moves(shown)} & {"move", "piece"}
    assert len(hands.kept_tokens(bench, shown)) == 1


def seen_by_all(table: Table) -> list[ChatMessage]:
    """The messages of the channel that ever bore someone's hand for all to see."""
    shown = (it for it in table.channel.messages.values() if not it.ephemeral)
    return [it for it in shown if any(file.filename == "seat.png" for rev in it.revisions for file in rev.attachments)]


async def test_a_hand_is_drawn_for_one_person_or_not_at_all(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """A press on a message for all is answered to its presser alone, be it for a hand or for a lesson."""
    table, ann, _ = await hands.table_of(bench)
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    seat = snapshot.seat_of(ann.id)
    assert seat is not None
    hand = hand_messages.hand(snapshot, seat)
    assert (await hand.ready(to_one=True)).attachment
    in_words = hand_messages.hand(snapshot, replace(seat, style="text"))
    assert not (await in_words.ready(to_one=True)).attachment
    for shown in (hand, in_words):
        with pytest.raises(ShownToAllError, match="seat 1 alone"):
            await shown.ready()
    sent = await Post(bench.bot).send(table.channel.id, await public_message(table.id).ready(), "shown")
    message = table.channel.messages[sent]
    for label in ("Expose", "Teach"):
        answered = await (await ann.click(message, label=label)).answered()
        assert answered.ephemeral
        assert [file.filename for file in answered.attachments] == ["seat.png"]
    assert (len(message.revisions), seen_by_all(table), caplog.messages) == (1, [], [])


@pytest.mark.parametrize("wrong", ["a row that says the hand is the table message", "a seat's direct messages"])
async def test_the_store_says_that_a_hand_is_shown_in_the_channel(
    bench: Bench, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _ = await hands.table_of(bench)
    stored = messages.c.table_id == table.id, messages.c.kind == "hand"
    if wrong.startswith("a row"):
        row = {"channel_id": table.channel.id, "message_id": hands.board_of(table).id, "face": ""}
        changes: list[Executable] = [update(messages).where(*stored).values(row)]
    else:
        hers = update(seats).where(seats.c.table_id == table.id, seats.c.user_id == ann.id)
        changes = [delete(messages).where(*stored), hers.values(dm_channel_id=table.channel.id)]
    for change in changes:
        await bench.bot.store.database.write(lambda connection, change=change: connection.execute(change))
    async with another(bench) as (_, courier):
        await courier.refresh(table.id)
        await until_delivered(courier)
    assert "ShownToAllError" in caplog.text
    assert seen_by_all(table) == []
