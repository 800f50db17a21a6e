"""A person's style changes their own hand at once, and nobody else's."""

from bot.table.tables import Tables
from cogs.messages import hand_messages
from images.seat.style import PLAIN, SeatStyle
from tests.table.people import ANN, BEA


async def test_a_style_redraws_the_own_hand(tables: Tables) -> None:
    opened = await tables.lifecycle.open(1, 10, ANN, "black-tile", players=3)
    await tables.seating.join(opened.snapshot.id, BEA, 501)
    await tables.seating.seat_computer(opened.snapshot.id, ANN, "normal")
    before = (await tables.lifecycle.start(opened.snapshot.id, ANN)).snapshot
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
