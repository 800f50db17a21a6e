"""A click redraws its own message while an edit of the same message is still on its way, and may come after it."""

from contextlib import ExitStack

import pytest

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_calls_per_play import at_rest
from tests.cogs.held_calls import held
from tests.end_to_end.house import Control, Table

EDIT = r"^PATCH /webhooks/"  # by the token of the last click on the message
ANSWER = r"^POST /interactions/"


@pytest.mark.parametrize("how", ["later", "later, as far as is known", "before it is known to be later"])
async def test_an_edit_that_comes_after_a_newer_one_does_not_stay(bench: Bench, how: str) -> None:
    table = await mid_trick(bench)
    leader, message, moves = await asked(table)
    faults = bench.playground.faults
    faults.cut(1, EDIT, is_applied=True)  # the next player sees their turn; the bot does not know, and edits again
    with ExitStack() as on_its_way:
        edit = on_its_way.enter_context(held(bench.playground, EDIT, after=1))
        await table.click(leader, message, moves)
        follower, hand, moves = await asked(table)
        assert follower is not leader
        await edit.is_on_its_way()
        if how == "later, as far as is known":
            faults.answer(500, 4, EDIT, is_applied=True)
        if how == "before it is known to be later":
            faults.cut(1, ANSWER, is_applied=True)
            on_its_way.enter_context(held(bench.playground, ANSWER, after=1))
        revisions = len(hand.revisions)
        await (await table.click(follower, hand, moves)).acknowledged()
        assert shows_a_play(hand)
        edit.release()
        await bench.playground.wait_for(lambda: len(hand.revisions) > revisions + 1)
    faults.clear()
    await at_rest(bench, table)
    assert shows_a_play(hand)


async def mid_trick(bench: Bench) -> Table:
    """A match of three people who all have clicked on their hands, as somebody leads."""
    table = await bench.table(*bench.people("Ann", "Bo", "Cy"), players=3, target=500)
    while (view := (await at_rest(bench, table)).public) is None or not view.trick_board.finished:
        await (await table.click(*await asked(table))).acknowledged()
    return table


async def asked(table: Table) -> tuple[UserClient, ChatMessage, list[Control]]:
    """Who is to move, by which message and controls."""
    found = await table.next()
    assert found is not None
    return found


def shows_a_play(hand: ChatMessage) -> bool:
    return hand.content.startswith("You played")
