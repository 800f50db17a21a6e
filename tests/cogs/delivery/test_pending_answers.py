"""Where Discord's word on an answer that shows a hand gets lost, the bot looks for that as its successor would."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.playground import ChatMessage
from bot.store.schema import pending_answers
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_private import (
    click,
    is_kept,
    kept_tokens,
    open_hand,
    others_play,
    own_moves,
    private,
    table_of,
)
from tests.end_to_end.house import Table
from tests.idle import GUARD
from tests.open_stores import traced

CALLBACK = r"^POST /interactions/.*/callback"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that Discord does not know a moment later was never given."""
    monkeypatch.setattr("cogs.delivery.pending_answers.GIVEN_WITHIN", timedelta(seconds=0.3))


@asynccontextmanager
async def looked_for(bench: Bench) -> AsyncIterator[list[str]]:
    """What Discord is asked for meanwhile, by tokens."""
    calls: list[str] = []

    def around(method: str, path: str) -> nullcontext[None]:
        if method == "GET" and path.startswith("/webhooks/"):
            calls.append(path)
        return nullcontext()

    bench.playground.faults.around = around  # type: ignore[assignment]
    try:
        yield calls
    finally:
        bench.playground.faults.around = lambda _method, _path: nullcontext()
        bench.playground.faults.clear()


async def pending(bench: Bench) -> int:
    query = select(func.count()).select_from(pending_answers)
    return await bench.bot.store.database.read(lambda connection: connection.execute(query).scalar_one())


def board_of(table: Table) -> ChatMessage:
    board = table.board()
    assert board is not None
    return board


async def test_one_that_was_given_and_never_acknowledged_is_kept(bench: Bench) -> None:
    table, ann = await table_of(bench)
    async with looked_for(bench) as calls:
        bench.playground.faults.cut(times=3, where=CALLBACK, is_applied=True)
        shown = await (await ann.click(board_of(table), label="My hand")).answered()
        await is_kept(bench, shown)
    assert len(calls) == 1
    assert await pending(bench) == 0
    assert private(ann, table) == [shown]
    revisions = len(shown.revisions)
    await others_play(bench, table, ann)
    assert own_moves(shown)
    assert len(shown.revisions) >= revisions
    assert await kept_tokens(bench, shown)


async def test_one_that_discord_refuses_is_forgotten_at_once(bench: Bench) -> None:
    table, ann = await table_of(bench)
    async with looked_for(bench) as calls:
        fault = bench.playground.faults.answer(404, where=CALLBACK, code=10062)
        await ann.click(board_of(table), label="My hand")
        async with asyncio.timeout(GUARD):
            while fault.left or await pending(bench):  # noqa: ASYNC110 - the store tells nobody
                await asyncio.sleep(0.01)
        await bench.idle()
    assert not private(ann, table)
    assert await pending(bench) == 0
    assert calls == []


async def test_a_play_by_a_message_that_is_known_writes_nothing_more(bench: Bench) -> None:
    table, ann = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    statements = await traced(bench.bot.store)
    await click(bench, table, ann, shown)
    await others_play(bench, table, ann)
    assert any("INSERT INTO moves" in each for each in statements)
    assert not [each for each in statements if "pending_answers" in each and not each.startswith("SELECT")]
