"""Take back stands below the hand of whoever has just played, exactly where it would be granted."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.table.state.undo import UndoEntry
from cogs.messages import hand_messages
from tests.cogs.limits import check
from tests.cogs.tables import NOW, dealt, table_of


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("black-tile", 3),
        ("black-tile", 4),
        ("domino-whist", 4),
        ("domino-hearts", 4),
        ("forty-two", 4),
        ("dominoes", 4),
        ("dominoes", 2),
    ],
)
def test_an_offered_undo_is_granted(game: str, players: int) -> None:
    rules, rng, offered = CATALOGUE[game], random.Random(game), 0
    table = dealt(table_of(rules, rules.presets[0], players))
    for number in range(120):
        seat = rng.choice(table.to_act())
        assert table.match is not None
        move = rng.choice(rules.legal(table.match, seat))
        table.apply_moves(table.plan(seat, move), number, NOW, table.seats[seat].user_id)
        snapshot = table.snapshot()
        if not table.to_act():
            break
        controls = check(hand_messages.hand(snapshot, snapshot.seats[seat]))
        is_offered = any(":undo:" in part["custom_id"] for part in controls)
        assert not is_offered or snapshot.seats[seat].user_id is None or snapshot.undo is not None, (number, move)
        offered += is_offered
    assert offered > 10


def test_it_is_not_offered_beside_what_was_asked() -> None:
    """Who asks has Never mind, and who has to answer does that first, though their own play would have the button."""
    rules = CATALOGUE["black-tile"]
    table = dealt(table_of(rules, rules.presets[0], 4))
    number = 0

    def offered() -> set[int]:
        now = table.snapshot()
        rows = {seat.seat: check(hand_messages.hand(now, seat)) for seat in now.seats if seat.user_id is not None}
        return {seat for seat, row in rows.items() if any(":undo:" in part["custom_id"] for part in row)}

    while len(before := offered()) < 2:
        seat, number = table.to_act()[0], number + 1
        assert table.match is not None
        table.apply_moves(table.plan(seat, rules.legal(table.match, seat)[0]), number, NOW, table.seats[seat].user_id)
    asker = table.undoing.last
    assert asker is not None
    assert asker.seat in before
    table.enter(UndoEntry.ASK, asker.seat, NOW)
    assert offered() == set()
    table.enter(UndoEntry.REFUSE, asker.seat, NOW)
    assert offered() == before, "never mind"


def test_a_play_made_for_somebody_is_not_theirs_to_take_back() -> None:
    rules = CATALOGUE["dominoes"]
    table = dealt(table_of(rules, rules.presets[0], 4))
    (seat,) = table.to_act()
    assert table.match is not None
    (move,) = rules.legal(table.match, seat)
    for interaction, is_offered in ((None, False), (1, True)):
        after = table.after_moves(table.plan(seat, move), interaction, NOW, table.seats[seat].user_id).snapshot()
        controls = check(hand_messages.hand(after, after.seats[seat]))
        assert any(":undo:" in part["custom_id"] for part in controls) is is_offered
