"""A play is to be taken back, and somebody who was asked, or has asked, leaves the table before it is settled."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.store.rows import Sitter
from bot.table.errors import NothingToUndo
from bot.table.state.shuffle import record_text
from bot.table.tables import Tables
from bot.table.verification.verify import verify
from cogs.messages import texts
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, INTERACTIONS, PEOPLE, any_move, waiting
from tests.table.state.test_undo import after_a_lead, answer, ask, asked_again, before_a_computer


def notations(rows) -> list[str]:
    return [row.notation for row in rows]


async def test_it_is_taken_back_when_the_last_who_was_asked_leaves(tables: Tables, open_tables: OpenTables) -> None:
    before, led, seat = await after_a_lead(tables)
    first, last = (who for who in range(3) if who != seat)
    asked = (await ask(tables, led, seat)).snapshot
    agreed = (await answer(tables, asked, first)).snapshot
    left = (await tables.seating.leave(led.id, PEOPLE[last], next(INTERACTIONS))).snapshot
    assert agreed.undo is not None
    assert left.undo is not None
    assert left.undo.is_done
    assert asked_again(left, before)
    assert await (await open_tables()).snapshot(led.id) == left
    assert notations(await tables._store.journal.moves(led.id))[-3:] == ["undo", "agree", "undone"]
    await tables.lifecycle.stop(led.id, ANN)
    assert verify(record_text(await tables._store.journal.record(led.id)), CATALOGUE).moves == left.position


async def test_it_is_taken_back_when_the_time_of_who_was_asked_is_over(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    (following,) = waiting(led)
    asked = (await ask(tables, led, seat)).snapshot
    (other,) = {0, 1, 2} - {seat, following}
    await answer(tables, asked, other)
    replaced = (await tables.seating.substitute(led.id, following, led.asked_at)).snapshot
    assert asked_again(replaced, before)


async def test_a_leaver_decides_nothing_while_others_are_asked_too(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    await ask(tables, led, seat)
    first, last = (who for who in range(3) if who != seat)
    left = (await tables.seating.leave(led.id, PEOPLE[first], next(INTERACTIONS))).snapshot
    assert left.undo is not None
    assert (left.undo.is_asked, left.undo.missing) == (True, (last,))
    assert asked_again((await answer(tables, left, last)).snapshot, before)


async def test_a_request_is_void_when_who_asked_leaves(tables: Tables) -> None:
    asked, seat = await before_a_computer(tables)
    asked = (await ask(tables, asked, seat)).snapshot
    left = (await tables.seating.leave(asked.id, PEOPLE[seat], next(INTERACTIONS))).snapshot
    assert left.undo is None
    with pytest.raises(NothingToUndo, match="no-undo-nothing"):
        await answer(tables, asked, 1 - seat)
    move = any_move(left.views[2], random.Random(1))
    played = (await tables.play.act_for_computer(left.id, 2, move, position=left.position)).snapshot
    assert played.position == left.position + 1, "computer players do not wait for an answer any more"


async def test_to_ask_twice_takes_nobodys_answer_back(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    first, last = (who for who in range(3) if who != seat)
    asked = (await ask(tables, led, seat)).snapshot
    agreed = (await answer(tables, asked, first)).snapshot
    again = (await ask(tables, led, seat)).snapshot
    assert again == agreed
    assert asked_again((await answer(tables, again, last)).snapshot, before)


async def test_asking_again_completes_a_departure_cut_off_by_a_crash(tables: Tables) -> None:
    asked, seat = await before_a_computer(tables)
    await ask(tables, asked, seat)
    gone = 1 - seat
    await tables._store.seats.substitute(asked.id, gone, Sitter("a computer", level="easy"), position=asked.position)
    left = await tables.snapshot(asked.id)
    assert left.undo is not None
    assert left.undo.is_agreed
    assert "do you agree" not in texts.undo_line(left)
    back = (await ask(tables, asked, seat)).snapshot
    assert waiting(back) == (seat,)
