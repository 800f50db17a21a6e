"""The one private message of a player, while something else happens at the table at the same moment."""

import random
from pathlib import Path
from typing import cast

import pytest

from bot.demo.process import BotProcess
from bot.playground import Interaction, Message, Person
from bot.table.state.snapshot import Snapshot
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_one_hand import is_elsewhere, is_hand
from tests.cogs.delivery.test_one_hand import table_of as table_with_dms
from tests.cogs.delivery.test_private import is_kept, kept_tokens, open_hand, own_moves, private, table_of
from tests.end_to_end.house import House, Table
from tests.table.people import act, any_move, until, waiting

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLICK = r"POST /interactions/"


async def play_until(bench: Bench, table: Table, person: Person) -> Snapshot:
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
                await bench.bot.services.courier.wait_until_idle()
                return snapshot
        await act(tables, snapshot, asked[0], any_move(snapshot.views[asked[0]], random.Random(asked[0])))


async def play_one(bench: Bench, before: Snapshot) -> None:
    """The one who is to act plays."""
    (seat,) = waiting(before)
    await act(bench.bot.services.tables, before, seat, any_move(before.views[seat], random.Random(1)))
    await bench.bot.services.courier.wait_until_idle()


async def press_slowly(bench: Bench, person: Person, message: Message, label: str) -> Interaction:
    """Press a button; the bot's answer is on its way and does not arrive for a moment."""
    bench.playground.faults.delay(1.0, where=CLICK)
    response = await person.click(message, label=label)
    await until(lambda: not bench.playground.faults._rest)
    return response


async def test_a_hand_opened_just_before_ones_turn_asks_for_the_play(bench: Bench, tmp_path: Path) -> None:
    table, ann = await table_of(bench, tmp_path)
    before = await play_until(bench, table, ann)
    board = table.board()
    assert board is not None
    response = await press_slowly(bench, ann, board, "My hand")
    await play_one(bench, before)
    shown = await response.answered()
    await is_kept(bench, shown)
    assert private(ann, table) == [shown]
    assert own_moves(shown), "it is Ann's turn by now"


async def test_a_hand_moved_to_the_direct_messages_just_before_ones_turn_asks_for_the_play(
    bench: Bench, tmp_path: Path
) -> None:
    table, ann, _ = await table_with_dms(bench, tmp_path)
    before = await play_until(bench, table, ann)
    direct = table.hand(ann)  # perhaps of another deal by now
    assert direct is not None
    shown = await open_hand(bench, table, ann)
    await bench.playground.wait_for(lambda: is_elsewhere(table, direct))
    await press_slowly(bench, ann, direct, "My hand here")
    await play_one(bench, before)
    await bench.playground.wait_for(lambda: shown.deleted_at and is_hand(direct) and own_moves(direct))


async def test_it_is_not_taken_away_from_who_has_just_clicked_on_it(bench: Bench, tmp_path: Path) -> None:
    """Who wishes to be told of each turn, and has just made the turn come by their own click, is told already."""
    house = House(bench.playground, cast("BotProcess", None), tmp_path)
    table = await Table.open(house, *house.people("ada", "ben", "cal", "dee"), target=500)
    tables, courier = bench.bot.services.tables, bench.bot.services.courier
    snapshot = await tables.snapshot(table.id)
    assert snapshot.public is not None
    (first,) = (number for number, seat in enumerate(snapshot.public.seats) if seat.dealer)
    for seat in {*snapshot.public.to_act} - {first}:
        await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))
    leader = table.seated[first]
    await tables.preferences.set(leader.id, ping="always")
    await courier.wait_until_idle()
    shown = await open_hand(bench, table, leader)
    bench.playground.faults.delay(0.5, where=CLICK)
    pick = next(it for it in own_moves(shown) if it.action == "pick")
    await (await leader.choose(shown, pick.values[: pick.count], custom_id=pick.custom_id)).acknowledged()
    await courier.wait_until_idle()
    snapshot = await tables.snapshot(table.id)
    assert snapshot.public is not None
    assert snapshot.public.to_act == (first,)
    assert not shown.deleted_at
    assert {it.action for it in own_moves(shown)} == {"move"}
    assert len(await kept_tokens(bench, shown)) == 1
