"""Two processes draw the same message: whichever call reaches Discord last, it comes to show what is so."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
import pytest

from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.errors import NotSaved
from bot.table.permissions import Person
from bot.table.tables import Tables
from cogs.delivery.courier import Courier
from cogs.kit.feature import FeatureParts
from cogs.kit.post import Post
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_one_hand import is_elsewhere, is_hand, table_of
from tests.cogs.held_calls import held
from tests.said import said
from tests.table.people import until


@asynccontextmanager
async def another(bench: Bench) -> AsyncIterator[tuple[Tables, Courier]]:
    """What another process has on the same database: its own connections, to Discord too."""
    store = await Store.open(bench.bot.store.database.engines[0].url.render_as_string(hide_password=False))
    client = discord.Client(intents=discord.Intents.none())
    await client.login(bench.playground.token)
    tables = Tables(store, CATALOGUE)
    courier = Courier(tables, Post(client))
    try:
        yield tables, courier
    finally:
        await courier.close()
        await client.close()
        await store.close()


async def test_a_call_that_is_overtaken_does_not_leave_the_message_behind(bench: Bench, table: int) -> None:
    tables, courier = bench.bot.services.tables, bench.bot.courier
    ann = Person(bench.ann.id, "Ann")
    async with another(bench) as (others, other):
        lobby = bench.games.live()[-1]
        alone = len(lobby.revisions) - 1  # a bot that has just started may have drawn it twice
        with held(bench.playground, f"PATCH /channels/{bench.games.id}/") as call:
            await tables.seating.seat_computer(table, ann, "easy")
            await call.is_on_its_way()
            await others.seating.seat_computer(table, ann, "hard")
            await other.wait_until_idle()
            assert "(hard)" in lobby.content
        await courier.wait_until_idle()
        seen = [("easy" in revision.content, "hard" in revision.content) for revision in lobby.revisions[alone:]]
        assert seen == [(False, False), (True, True), (True, False), (True, True)]


async def test_a_message_drawn_right_before_a_crash_is_drawn_again(
    bench: Bench, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not written down, and the table has come back to what was: the row in the store says what is to be."""
    lobby, ann = bench.games.live()[-1], Person(bench.ann.id, "Ann")
    alone = lobby.content

    async def crashed(_: object) -> object:
        raise NotSaved

    async with another(bench) as (others, _):
        monkeypatch.setattr(others.messages, "mark_drawn", crashed)
        await others.seating.seat_computer(table, ann, "easy")
        await until(lambda: "(easy)" in lobby.content)
    await bench.bot.store.seats.leave(table, 1)
    assert lobby.content != alone
    async with another(bench) as (others, other):
        await other.resume()
        await other.wait_until_idle()
        assert lobby.content == alone


async def test_a_draw_by_another_process_is_noticed(bench: Bench, table: int) -> None:
    """A face that comes back is drawn, though this process has drawn it last."""
    tables, courier = bench.bot.services.tables, bench.bot.courier
    bea = Person(bench.bea.id, "Bea")
    async with another(bench) as (others, other):
        lobby = bench.games.live()[-1]
        alone = lobby.content
        await others.seating.join(table, bea, table)
        await other.wait_until_idle()
        assert "Bea" in lobby.content
        await tables.seating.leave(table, bea)
        await courier.wait_until_idle()
        assert lobby.content == alone


async def test_a_hand_moves_back_though_another_process_just_drew_its_message(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the other has drawn is not written down yet: this one knows the message as it was before."""
    table, ann, direct = await table_of(bench)
    board = table.board()
    assert board is not None
    async with another(bench) as (_, other):
        monkeypatch.setattr("cogs.delivery.logbook.WRITTEN_AFTER", 60)
        shown = await (await ann.click(board, label="My hand")).answered()
        await bench.playground.wait_for(lambda: is_elsewhere(table, direct))
        parts = FeatureParts()
        parts.add(other)
        monkeypatch.setattr(bench.bot, "services", replace(bench.bot.services, parts=parts))
        await (await ann.click(direct, label=said("button-hand-here"))).acknowledged()
        await bench.playground.wait_for(lambda: shown.deleted_at and is_hand(direct))


async def test_a_move_made_while_a_process_stops_is_shown_by_the_next(bench: Bench, table: int) -> None:
    """An interaction may be at work yet: what it does is committed, and nothing is asked of Discord any more."""
    lobby, ann = bench.games.live()[-1], Person(bench.ann.id, "Ann")
    async with another(bench) as (others, closed):
        await closed.close()
        before = bench.playground.log.count
        await others.seating.seat_computer(table, ann, "easy")
        await closed.wait_until_idle()
        assert bench.playground.log.count == before
        await bench.bot.courier.refresh(table)
        await bench.idle()
        assert "(easy)" in lobby.content


async def test_a_message_not_drawn_before_a_stop_is_behind(bench: Bench, table: int) -> None:
    """Its try was broken off: it is not written that all is shown."""
    lobby, ann = bench.games.live()[-1], Person(bench.ann.id, "Ann")
    async with another(bench) as (others, stopped):
        bench.playground.faults.answer(500, times=500, where=f"PATCH /channels/{bench.games.id}/")
        before = bench.playground.log.count
        await others.seating.seat_computer(table, ann, "easy")
        await until(lambda: bench.playground.log.count > before)
        await stopped.close()
        bench.playground.faults.clear()
        assert "(easy)" not in lobby.content
        assert table in [it.id for it in await others.schedule.behind()]
        await bench.bot.courier.refresh(table)
        await bench.idle()
        assert "(easy)" in lobby.content
