"""What a hand follows from: while it stays equal, so does the message, whatever else happens."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from bot.store.tables.journal import StoredTable
from bot.table.state.snapshot import SeatRow
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry
from cogs.delivery.desired import desired
from cogs.messages import hand_messages
from tests.cogs.tables import NOW, dealt, played, set_state, table_of

PRESETS = [
    pytest.param(game, preset, players, id=f"{game.name}-{preset.name}-{players}")
    for game in CATALOGUE.values()
    for preset in (game.presets[0], game.presets[-1])
    for players in preset.players[-1:]
    if game.hands_by_dm
]
STYLES = ("", "large numerals", "high contrast")


def something_happens(table: Table, rng: random.Random, number: int) -> None:
    """A play by hand or by itself; or somebody asks to take a play back, that is refused, or they have other wishes."""
    undo, chance = table.snapshot().undo, rng.random()
    if undo is not None and not undo.is_done and chance < 0.3:
        if undo.is_asked:
            table.enter(rng.choice((UndoEntry.REFUSE, UndoEntry.UNDONE)), rng.choice([*undo.missing, undo.seat]), NOW)
        else:
            table.enter(UndoEntry.ASK, undo.seat, NOW)
    elif chance < 0.4:
        table.refresh(StoredTable(table.row, tuple(_with_other_wishes(seat, rng) for seat in table.seats), ()))
    else:
        seat = rng.choice(table.to_act())
        step = table.plan(seat, rng.choice(table.game.legal(table.match, seat)))  # type: ignore[arg-type]
        table.apply_moves(step, rng.choice((number, None)), NOW, table.seats[seat].user_id)
        if step.match.winners is not None:
            set_state(table, "finished")


def _with_other_wishes(seat: SeatRow, rng: random.Random) -> SeatRow:
    if rng.random() < 0.7:
        return seat
    return replace(
        seat, style=rng.choice(STYLES), order=rng.choice(("", "points")), forced=rng.random() < 0.5,
        coach=rng.random() < 0.5,
    )  # fmt: skip


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_equal_bases_make_equal_messages(game: AnyGame, preset: Preset, players: int) -> None:
    rng = random.Random(preset.name)
    table = dealt(table_of(game, preset, players))
    bases: dict[int, tuple[object, object]] = {}
    compared = 0
    for number in range(100):
        snapshot = table.snapshot()
        if snapshot.over:
            break
        for seat in snapshot.seats:
            basis = hand_messages.basis(snapshot, seat)
            shown = hand_messages.hand(snapshot, seat)
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
