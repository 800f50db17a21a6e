"""A hint on a private hand, at one of several tables, and where the worker gives no answer."""

from functools import partial

import pytest

from bot.playground import UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.house import MATCH_TIME, Table, hint, offers
from tests.said import said

ADVICE = said("hint-any", move="")[0]  # how all advice begins


async def alone(bench: Bench, ann: UserClient) -> Table:
    """A match of one person with three computers, in which they have something to play."""
    table = await bench.table(ann, computers=3, game="domino-hearts", target=500)
    while not (found := await table.next()) or len(found[2]) == 1 or found[2][0].action == "pick":
        assert found is not None
        await (await table.click(*found)).acknowledged()
        await bench.idle()
    return table


@pytest.fixture(autouse=True)
def patience(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers may think for as long as a busy machine makes them."""
    worker = bench.bot.services.worker
    monkeypatch.setattr(worker, "prospects", partial(worker.prospects, within=MATCH_TIME))


async def test_on_a_private_hand_it_is_told_beside_it(bench: Bench) -> None:
    ann = bench.playground.add_person("hint-private", "Ann")
    table = await alone(bench, ann)
    board = table.board()
    assert board is not None
    shown = await (await ann.click(board, label="My hand")).answered()
    assert shown.ephemeral
    told = await hint(lambda: ann.click(shown, label="Hint"))
    assert told.content.startswith(ADVICE)
    assert told.ephemeral
    assert offers(shown, "hint"), "the hand stays as it is"


async def test_at_one_of_several_tables_the_command_asks_at_which(bench: Bench) -> None:
    ann = bench.playground.add_person("hint-twice", "Ann")
    first, second = [await alone(bench, ann) for _ in range(2)]

    question = await (await ann.command(ann.dm, "hand")).answered()
    assert question.content == said("error-several-tables")
    there = await (await ann.choose(question, [str(second.id)])).answered()
    assert (await hint(lambda: ann.click(there, label="Hint"))).content.startswith(ADVICE)
    here = await (await ann.command(first.channel, "hand")).answered()
    assert (await hint(lambda: ann.click(here, label="Hint"))).content.startswith(ADVICE)


async def test_without_the_worker_it_says_that_there_is_none_now(bench: Bench) -> None:
    """The last test here: it ends the bench's worker."""
    ann = bench.playground.add_person("hint-late", "Ann")
    table = await alone(bench, ann)
    await bench.bot.services.worker.close()
    shown = await (await ann.command(table.channel, "hand")).answered()
    assert (await hint(lambda: ann.click(shown, label="Hint"), once=True)).content == said("hint-too-late")
