"""A click redraws its own message while an edit of the same message is still on its way, and may come after it."""

from pathlib import Path
from typing import cast

import pytest

from bot.demo.process import BotProcess
from bot.playground import Message, Person
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_calls_per_play import at_rest
from tests.end_to_end.house import Control, House, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")
EDIT = r"^PATCH /webhooks/"  # by the token of the last click on the message
ANSWER = r"^POST /interactions/"


@pytest.mark.parametrize("how", ["later", "later, as far as is known", "before it is known to be later"])
async def test_an_edit_that_comes_after_a_newer_one_does_not_stay(bench: Bench, tmp_path: Path, how: str) -> None:
    table = await mid_trick(bench, tmp_path)
    leader, message, moves = await asked(table)
    faults = bench.playground.faults
    faults.cut(1, EDIT, is_applied=True)  # the next player sees their turn; the bot does not know, and edits again
    faults.delay(0.5, where=EDIT)
    if how == "later, as far as is known":
        faults.answer(500, 4, EDIT, is_applied=True)
    await table.click(leader, message, moves)
    follower, hand, moves = await asked(table)
    assert follower is not leader
    if how == "before it is known to be later":
        faults.cut(1, ANSWER, is_applied=True)
        faults.delay(1.0, where=ANSWER)
    revisions = len(hand.revisions)
    await (await table.click(follower, hand, moves)).acknowledged()
    assert shows_a_play(hand)
    await bench.playground.wait_for(lambda: len(hand.revisions) > revisions + 1)
    faults.clear()
    await at_rest(bench, table)
    assert shows_a_play(hand)


async def mid_trick(bench: Bench, folder: Path) -> Table:
    """A match of three people who all have clicked on their hands, as somebody leads."""
    house = House(bench.playground, cast("BotProcess", None), folder)
    number = len(bench.playground.people)
    people = [bench.playground.add_person(f"p{number + seat}", name) for seat, name in enumerate(("Ann", "Bo", "Cy"))]
    table = await Table.open(house, *people, players=3, target=500)
    while (view := (await at_rest(bench, table)).public) is None or not view.trick_board.finished:
        await (await table.click(*await asked(table))).acknowledged()
    return table


async def asked(table: Table) -> tuple[Person, Message, list[Control]]:
    """Who is to move, by which message and controls."""
    found = await table.next()
    assert found is not None
    return found


def shows_a_play(hand: Message) -> bool:
    return hand.content.startswith("You played")
