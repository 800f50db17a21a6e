"""Two processes draw the same message, or one ends in the middle of its work: it comes to show what is so, once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

import discord
import pytest
from sqlalchemy import select, update

from bot import clock
from bot.playground import ChatMessage
from bot.rules.catalogue import CATALOGUE
from bot.store.schema.tables import tables as table_rows
from bot.store.servers import Shards
from bot.store.store import Store
from bot.table.errors import NotSaved
from bot.table.permissions import Person
from bot.table.tables import Tables
from cogs.delivery.courier import Courier
from cogs.kit.custom_ids import actions_on
from cogs.kit.feature import FeatureParts
from cogs.kit.post import Post
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import board_of, is_elsewhere, is_hand, table_of
from tests.cogs.held_calls import held
from tests.end_to_end.controls import roster
from tests.idle import until_delivered
from tests.said import said
from tests.table.moves import INTERACTIONS
from tests.table.people import until


@asynccontextmanager
async def another(bench: Bench, *, killed: bool = False) -> AsyncIterator[tuple[Tables, Courier]]:
    """A second process with the same database. It has its own connections to the store and to Discord. A `killed` one
    no longer delivers messages.
    """
    store = await Store.open(bench.bot.store.database.engines[0].url.render_as_string(hide_password=False))
    client = discord.Client(intents=discord.Intents.none())
    await client.login(bench.playground.token)
    tables = Tables(store, CATALOGUE)
    courier = Courier(tables, Post(client))
    try:
        if killed:
            await courier.close()
        yield tables, courier
    finally:
        await courier.close()
        await client.close()
        await store.close()


async def seat(bench: Bench, tables: Tables, table: int, level: str = "easy") -> None:
    """A computer sits down, in that process."""
    await tables.seating.seat_computer(table, Person(bench.ann.id, "Ann"), level)


async def test_a_call_that_is_overtaken_does_not_leave_the_message_behind(
    bench: Bench, table: int, lobby: ChatMessage
) -> None:
    async with another(bench) as (others, other):
        alone = len(lobby.revisions) - 1  # a bot that has just started may have drawn it twice
        with held(bench.playground, f"PATCH /channels/{bench.games.id}/") as call:
            await seat(bench, bench.bot.services.tables, table)
            await call.is_on_its_way()
            await seat(bench, others, table, "hard")
            await until_delivered(other)
            assert "hard" in roster(lobby)
        await until_delivered(bench.bot.courier)
        seen = [("easy" in roster(revision), "hard" in roster(revision)) for revision in lobby.revisions[alone:]]
        assert seen == [(False, False), (True, True), (True, False), (True, True)]


async def test_a_message_drawn_right_before_a_crash_is_drawn_again(
    bench: Bench, table: int, lobby: ChatMessage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not written down, and the table has come back to what was: the row in the store says what is to be."""
    alone = roster(lobby)

    async def crashed(_: object) -> object:
        raise NotSaved

    async with another(bench) as (others, _):
        monkeypatch.setattr(others.messages, "mark_drawn", crashed)
        await seat(bench, others, table)
        await until(lambda: "easy" in roster(lobby))
    await bench.bot.store.seats.leave(table, 1)
    assert roster(lobby) != alone
    async with another(bench) as (others, other):
        await other.resume()
        await until_delivered(other)
        assert roster(lobby) == alone


async def test_a_draw_by_another_process_is_noticed(bench: Bench, table: int, lobby: ChatMessage) -> None:
    """A face that comes back is drawn, though this process has drawn it last."""
    bea, alone = Person(bench.bea.id, "Bea"), roster(lobby)
    async with another(bench) as (others, other):
        await others.seating.join(table, bea, next(INTERACTIONS))
        await until_delivered(other)
        assert "Bea" in roster(lobby)
        await bench.bot.services.tables.seating.leave(table, bea)
        await until_delivered(bench.bot.courier)
        assert roster(lobby) == alone


async def test_a_hand_moves_back_though_another_process_just_drew_its_message(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other's drawing is not written down yet: this one knows the message as it was before."""
    table, ann, direct = await table_of(bench)
    async with another(bench) as (_, other):
        monkeypatch.setattr("cogs.delivery.logbook.WRITTEN_AFTER", 60)
        shown = await (await ann.click(board_of(table), label="My hand")).answered()
        await bench.playground.wait_for(lambda: is_elsewhere(table, direct))
        parts = FeatureParts()
        parts.add(other)
        monkeypatch.setattr(bench.bot, "services", replace(bench.bot.services, parts=parts))
        await (await ann.click(direct, label=said("button-hand-here"))).acknowledged()
        await bench.playground.wait_for(lambda: shown.deleted_at and is_hand(direct))


async def test_a_message_not_drawn_before_a_stop_is_behind(bench: Bench, table: int, lobby: ChatMessage) -> None:
    """Its try was broken off; what is done later is committed, and nothing is asked of Discord any more."""
    async with another(bench) as (others, stopped):
        bench.playground.faults.answer(500, times=500, where=f"PATCH /channels/{bench.games.id}/")
        before = bench.playground.log.count
        await seat(bench, others, table)
        await until(lambda: bench.playground.log.count > before)
        await stopped.close()
        bench.playground.faults.clear()
        before = bench.playground.log.count
        await seat(bench, others, table, "hard")
        await until_delivered(stopped)
        assert bench.playground.log.count == before
        assert "easy" not in roster(lobby)
        assert table in [it.id for it in await others.schedule.behind()]
        await bench.bot.courier.refresh(table)
        await bench.idle()
        assert "easy" in roster(lobby)
        assert "hard" in roster(lobby)


async def pass_time(bench: Bench, table: int) -> None:
    """As though the seconds had passed within which a process is to show what it has done."""
    late = update(table_rows).where(table_rows.c.id == table).values(show_by=clock.now())
    await bench.bot.store.database.write(lambda connection: connection.execute(late))


async def test_a_living_process_shows_what_a_killed_one_left_undone(
    bench: Bench, table: int, lobby: ChatMessage
) -> None:
    courier = bench.bot.courier
    async with another(bench, killed=True) as (others, _):
        await seat(bench, others, table)
        assert not await courier._take_over([]), "its time is not over"
        calls = list[int]()
        for _ in range(2):
            await pass_time(bench, table)
            await courier.look_after_others()
            await until_delivered(courier)
            calls.append(bench.playground.log.count)
        assert "easy" in roster(lobby)
        assert calls[0] == calls[1], "what this process has shown itself it knows"


async def test_an_expected_post_outlives_earlier_settlements(bench: Bench, table: int) -> None:
    """A settlement that is not written yet would say that nothing is left to be done."""
    logbook, snapshot = bench.bot.courier._logbook, await bench.bot.services.tables.snapshot(table)
    due = select(table_rows.c.show_by).where(table_rows.c.id == table)
    await logbook.rows(snapshot)
    for _ in range(2):  # of a version that the store knows nothing of, and of one that it knows to be shown
        logbook.note_complete(snapshot, None)
        await logbook.expect(snapshot)
        await logbook.flush()
        assert await bench.bot.store.database.read(lambda connection: connection.execute(due).scalar()) is not None
    logbook.note_complete(snapshot, None)


async def test_startup_resumes_tables_of_other_shards(bench: Bench, table: int, lobby: ChatMessage) -> None:
    elsewhere = Shards([1 - (bench.playground.guild.id >> 22) % 2], 2)
    async with another(bench, killed=True) as (others, _), another(bench) as (_, started):
        await seat(bench, others, table)
        assert table not in await started.resume(elsewhere), "its process may be at work"
        await pass_time(bench, table)
        assert table in await started.resume(elsewhere)
        await until_delivered(started)
        assert "easy" in roster(lobby)


async def test_one_of_many_processes_takes_over(bench: Bench, table: int) -> None:
    async with another(bench, killed=True) as (others, _), another(bench) as (_, first), another(bench) as (_, second):
        await seat(bench, others, table)
        await pass_time(bench, table)
        late = [it for it in await others.schedule.behind() if it.id == table]
        assert [await first._take_over(late), await second._take_over(late)] == [{table}, set()]
        await until_delivered(first)


async def test_a_process_at_work_for_long_keeps_the_work(bench: Bench, table: int, lobby: ChatMessage) -> None:
    bench.playground.faults.answer(500, times=500, where=f"PATCH /channels/{bench.games.id}/")
    before = bench.playground.log.count
    await seat(bench, bench.bot.services.tables, table)
    await until(lambda: bench.playground.log.count > before)
    await pass_time(bench, table)
    await bench.bot.courier.look_after_others()
    assert not [it for it in await bench.bot.store.schedule.behind(since=clock.now()) if it.id == table]
    bench.playground.faults.clear()
    await until(lambda: "easy" in roster(lobby))


async def test_the_living_look_by_themselves_for_messages_to_delete(
    bench: Bench, table: int, lobby: ChatMessage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with another(bench, killed=True) as (others, _):
        (row,) = [row for row in await others.messages.of_table(table) if row.kind == "lobby"]
        assert await others.messages.discard(row)
        monkeypatch.setattr("bot.app.LOOKED_AFTER_EVERY", timedelta(seconds=0.01))
        bench.bot._left_undone.wake(clock.now())
        await until(lambda: bench.bot._left_undone._timer)  # it has looked in vain
        await pass_time(bench, table)
        await until(lambda: lobby.deleted_at)


async def test_posts_made_right_before_a_crash_are_found_at_a_late_start(
    bench: Bench, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends before it has written down what it has posted, and Discord forgets that it has seen that."""

    async def crashed(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()  # a failure would be tried again, and still be on its way at the end

    def hands() -> list[ChatMessage]:
        return [it for it in bench.ann.dms() if actions_on(it.components, table)]

    def boards() -> list[ChatMessage]:
        return [it for it in bench.games.live() if "scores" in actions_on(it.components, table)]

    for _ in range(3):
        await seat(bench, bench.bot.services.tables, table)
    await bench.idle()
    async with another(bench) as (others, other):
        monkeypatch.setattr(others.messages, "remember", crashed)
        monkeypatch.setattr("cogs.delivery.outbox.POSTED_BEFORE", timedelta(days=99))  # the tests' clock may be ahead
        await others.lifecycle.start(table, Person(bench.ann.id, "Ann"))
        await until(lambda: hands() and boards())
        await other.close()
    for message in (*bench.games.live(), *bench.ann.dms()):
        message.json.pop("nonce", None)
    posted = [*hands(), *(it for it in bench.games.live() if actions_on(it.components, table))]
    async with another(bench) as (others, other):
        await other.resume()
        await until_delivered(other)
        assert [it for it in posted if it.deleted_at is None] == posted
        assert {it.id for it in posted} <= {row.message_id for row in await others.messages.of_table(table)}
        assert (len(hands()), len(boards())) == (1, 1)
