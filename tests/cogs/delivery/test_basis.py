"""What a hand follows from: while it stays equal, so does the message, whatever else happens."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.store.tables.journal import StoredTable
from bot.table.state.snapshot import SeatRow
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry
from cogs.delivery.desired import desired
from cogs.messages import hand_messages
from tests.cogs.tables import NOW, dealt, played, set_state, table_of

STYLES = ("", "large numerals", "high contrast")


def wishes(seat: SeatRow, rng: random.Random) -> SeatRow:
    order, (forced, coach) = rng.choice(("", "points")), rng.choices((True, False), k=2)
    return replace(seat, style=rng.choice(STYLES), order=order, forced=forced, coach=coach)


def something_happens(table: Table, rng: random.Random, number: int) -> None:
    """A play by hand or by itself; or somebody asks to take a play back, that is refused, or they have other wishes."""
    undo, chance = table.snapshot().undo, rng.random()
    if undo is not None and not undo.is_done and chance < 0.3:
        if undo.is_asked:
            table.enter(rng.choice((UndoEntry.REFUSE, UndoEntry.UNDONE)), rng.choice([*undo.missing, undo.seat]), NOW)
        else:
            table.enter(UndoEntry.ASK, undo.seat, NOW)
    elif chance < 0.4:
        seats = [rng.choice((seat, seat, wishes(seat, rng))) for seat in table.seats]
        table.refresh(StoredTable(table.row, tuple(seats), ()))
    else:
        seat = rng.choice(table.to_act())
        step = table.plan(seat, rng.choice(table.game.legal(table.match, seat)))  # type: ignore[arg-type]
        table.apply_moves(step, rng.choice((number, None)), NOW, table.seats[seat].user_id)
        if step.match.winners is not None:
            set_state(table, "finished")


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("game", [game for game in CATALOGUE.values() if game.hands_by_dm], ids=lambda it: it.name)
def test_equal_bases_make_equal_messages(game: AnyGame, place: int) -> None:
    preset = game.presets[place]
    table, rng = dealt(table_of(game, preset, preset.players[-1])), random.Random(preset.name)
    bases, compared = dict[int, tuple[object, object]](), 0
    for number in range(100):
        snapshot = table.snapshot()
        if snapshot.over:
            break
        for seat in snapshot.seats:
            basis, shown = hand_messages.basis(snapshot, seat), hand_messages.hand(snapshot, seat)
            face = shown.face, shown.rows  # a select's options are not in the face
            if basis is not None and seat.seat in bases and bases[seat.seat][0] == basis:
                assert bases[seat.seat][1] == face
                compared += 1
            bases[seat.seat] = basis, face
        something_happens(table, rng, number)
    assert compared > 10


def test_nothing_is_posted_of_a_table_that_ended_long_ago() -> None:
    """Its messages may not be known any more."""
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 3)
    for _ in played(table, random.Random(1), most=20):
        pass
    set_state(table, "stopped")
    table.refresh(StoredTable(replace(table.row, ended_at=NOW), table.seats, ()))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=23))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=25)) == {}
