"""What a play costs: the answer to the click, the table's edit, the hand of the next player, and no more.

When a trick is taken, or a phase ends, everybody's hand tells of it: one more for each other seat.
"""

from statistics import median
from typing import Any

import pytest

from bot.rules.view import View
from bot.table.state.snapshot import Snapshot
from cogs.delivery.desired import Key
from cogs.delivery.message_delivery import MessageDelivery
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table
from tests.samples import sample
from tests.table.people import until

GAMES = {
    "black-tile": 4,
    "domino-whist": 4,
    "domino-hearts": 3,
    "seventy-nine": 6,
    "forty-two": 4,
}


def is_told_to_all(before: View, after: View) -> bool:
    """Whether a trick was taken or a phase has ended."""
    return before.phase is not after.phase or len(before.trick_board.finished) != len(after.trick_board.finished)


@pytest.mark.parametrize("game", sample(list(GAMES), 2))
async def test_a_play_costs_three_calls_and_one_a_seat_after_a_trick(
    bench: Bench, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivered, looked_at = list[Key](), list[int]()

    class Noted(MessageDelivery):
        def __init__(self, key: Key, *others: Any) -> None:
            super().__init__(key, *others)
            delivered.append(key)

    monkeypatch.setattr("cogs.delivery.table_delivery.MessageDelivery", Noted)
    people = bench.people(*NAMES[: GAMES[game]])
    table = await bench.table(*people, game=game, players=len(people))
    costs = list[int]()
    before = await at_rest(bench, table)
    while True:
        found = table.someone()
        assert found is not None
        first = bench.playground.log.count
        delivered.clear()
        await (await table.click(*found)).acknowledged()
        after = await at_rest(bench, table)
        assert before.public is not None
        assert after.public is not None
        if after.over or after.public.deal != before.public.deal:
            break
        made = bench.playground.log.entries[first - bench.playground.log.count :]
        calls = [str(it) for it in made if it.method != "GET"]  # it looks now and then whether the table was buried
        others = len(people) - 1 if is_told_to_all(before.public, after.public) else 0
        assert len(calls) <= 3 + others, calls
        assert {key[0] for key in delivered} <= {"table", "hand"}, "what is final is not looked at"
        costs.append(len(calls))
        looked_at.append(len({*delivered}))
        before = after
    assert len(costs) > 10
    assert 3 in costs
    assert median(looked_at) <= 4, "nor, mostly, are the hands that show what they should"


NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")


async def at_rest(bench: Bench, table: Table) -> Snapshot:
    """The table once everything is delivered, and what is played by itself has been."""
    await until(lambda: not bench.bot._computers._at_work)
    await bench.idle()
    return await bench.bot.services.tables.snapshot(table.id)


async def test_a_play_looks_at_no_message_of_earlier_deals(bench: Bench) -> None:
    table = await bench.table(*bench.people(*NAMES[:3]), game="domino-hearts", players=3, target=500)
    logbook, snapshot = bench.bot.courier._logbook, await at_rest(bench, table)
    while snapshot.public is not None and snapshot.public.deal < 3:
        found = table.someone()
        assert found is not None
        await (await table.click(*found)).acknowledged()
        snapshot = await at_rest(bench, table)
    current, known = await logbook.current(snapshot), await logbook.rows(snapshot)
    assert {key[1] for key in known if key[0] == "hand"} == {1, 2, 3}
    assert {key[1] for key in current if key[0] in ("hand", "table")} == {2, 3}
    oldest = next(key for key in known if key[0] == "hand" and key[1] == 1)
    row = logbook.row(snapshot.id, oldest)
    assert row is not None
    assert row.final
