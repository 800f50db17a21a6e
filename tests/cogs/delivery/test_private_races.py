"""The one private message of a player, while something else happens at the table at the same moment."""

import random

from bot.playground import ChatMessage, Interaction, UserClient
from bot.table.state.snapshot import Snapshot
from cogs.delivery.courier import Courier
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_one_hand import is_elsewhere, is_hand
from tests.cogs.delivery.test_one_hand import table_of as table_with_dms
from tests.cogs.delivery.test_private import is_kept, kept_tokens, open_hand, own_moves, private, table_of
from tests.cogs.held_calls import held
from tests.end_to_end.house import Table
from tests.said import said
from tests.table.people import act, any_move, until, waiting

CLICK = r"POST /interactions/"


async def play_until(bench: Bench, table: Table, person: UserClient) -> Snapshot:
    """Others play until exactly one play is left before a person's turn."""
    tables = bench.bot.services.tables
    while True:
        snapshot = await tables.snapshot(table.id)
        seat = snapshot.seat_of(person.id)
        assert snapshot.public is not None
        assert seat is not None
        asked = waiting(snapshot)
        if snapshot.public.phase.value == "play" and asked == ((seat.seat - 1) % len(snapshot.seats),):
            board = snapshot.public.trick_board.on_table
            if board is not None and len(board.plays) < len(snapshot.seats) - 1 and board.by(seat.seat) is None:
                await bench.idle()
                return snapshot
        await act(tables, snapshot, asked[0], any_move(snapshot.views[asked[0]], random.Random(asked[0])))


def is_compared(courier: Courier, table: int) -> bool:
    """Whether it is known which messages of a table are to be drawn."""
    delivery = courier._at_work.get(table)
    return delivery is None or not (delivery._is_looking or delivery._asked)


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
    await courier.wait_until_idle()
    return response


async def test_a_hand_opened_just_before_ones_turn_asks_for_the_play(bench: Bench) -> None:
    table, ann = await table_of(bench)
    before = await play_until(bench, table, ann)
    board = table.board()
    assert board is not None
    response = await press_before_a_play(bench, before, ann, board, "My hand")
    shown = await response.answered()
    await is_kept(bench, shown)
    assert private(ann, table) == [shown]
    assert own_moves(shown), "it is Ann's turn by now"


async def test_a_hand_moved_to_direct_messages_just_before_a_turn_asks(bench: Bench) -> None:
    table, ann, _ = await table_with_dms(bench)
    before = await play_until(bench, table, ann)
    direct = table.hand(ann)  # perhaps of another deal by now
    assert direct is not None
    shown = await open_hand(bench, table, ann)
    await bench.playground.wait_for(lambda: is_elsewhere(table, direct))
    await press_before_a_play(bench, before, ann, direct, said("button-hand-here"))
    await bench.playground.wait_for(lambda: shown.deleted_at and is_hand(direct) and own_moves(direct))


async def test_it_is_not_taken_away_from_who_has_just_clicked_on_it(bench: Bench) -> None:
    """Who wishes to be told of each turn, and has just made the turn come by their own click, is told already."""
    table = await bench.table(*bench.people("Ada", "Ben", "Cal", "Dee"), target=500)
    tables, courier = bench.bot.services.tables, bench.bot.courier
    snapshot = await tables.snapshot(table.id)
    assert snapshot.public is not None
    (first,) = (number for number, seat in enumerate(snapshot.public.seats) if seat.dealer)
    for seat in {*snapshot.public.to_act} - {first}:
        await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))
    leader = table.seated[first]
    await tables.preferences.set(leader.id, ping="always")
    await courier.wait_until_idle()
    shown = await open_hand(bench, table, leader)
    pick = next(it for it in own_moves(shown) if it.action == "pick")
    with held(bench.playground, CLICK) as call:
        sent = await leader.choose(shown, pick.values[: pick.count], custom_id=pick.custom_id)
        await call.is_on_its_way()
        await until(lambda: is_compared(courier, table.id))
    await sent.acknowledged()
    await courier.wait_until_idle()
    snapshot = await tables.snapshot(table.id)
    assert snapshot.public is not None
    assert snapshot.public.to_act == (first,)
    assert not shown.deleted_at
    assert {it.action for it in own_moves(shown)} == {"move"}
    assert len(await kept_tokens(bench, shown)) == 1
