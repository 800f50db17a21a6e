"""A person's style changes their own hand at once, and nobody else's; what they like holds wherever they sit."""

from bot.store.tables.journal import NewMove
from bot.table.tables import Tables
from cogs.messages import hand_messages
from images.seat.style import PLAIN, SeatStyle
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, match, with_computers


async def test_a_style_redraws_the_own_hand(tables: Tables) -> None:
    before = await with_computers(tables, BEA)
    (outcome,) = await tables.preferences.set(ANN.user_id, style="large numerals")
    after = outcome.snapshot
    own, others = after.seat_of(ANN.user_id), after.seat_of(BEA.user_id)
    assert own is not None
    assert others is not None
    assert hand_messages.style_of(own.style) == SeatStyle(large=True, numerals=True)
    assert hand_messages.style_of(others.style) == PLAIN
    was, now = (hand_messages.hand(snapshot, snapshot.seats[own.seat]) for snapshot in (before, after))
    assert was.drawing is not None
    assert now.drawing is not None
    assert was.drawing.alt == now.drawing.alt
    assert was.face != now.face, "or the courier would not draw it again"
    assert "Totals: you 0" not in was.content
    assert "Totals: you 0" in now.content, "large print leaves the figures to the text"
    assert hand_messages.hand(before, before.seats[others.seat]).face == hand_messages.hand(after, others).face


async def test_a_table_that_cannot_be_read_keeps_the_choice_from_no_other(
    tables: Tables, open_tables: OpenTables
) -> None:
    broken = await match(tables, 3)
    await tables._store.journal.append(broken, 1, [NewMove(seat=0, notation="play 9-9")])
    well = await match(tables, 3, channel=CHANNEL + 1)
    here = await open_tables()
    (outcome,) = await here.preferences.set(ANN.user_id, ping="never")
    assert outcome.snapshot.id == well
    seat = outcome.snapshot.seat_of(ANN.user_id)
    assert seat is not None
    assert seat.ping == "never"
