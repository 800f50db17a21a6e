"""A process has ended in the middle of its work: another does what is left of it, and nothing is posted twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot import clock
from bot.playground import ChatMessage
from bot.store.schema import tables as table_rows
from bot.store.servers import Shards
from bot.table.permissions import Person
from bot.table.tables import Tables
from cogs.delivery.courier import Courier
from cogs.kit.custom_ids import actions_on
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_two_couriers import another
from tests.table.people import until


@asynccontextmanager
async def killed(bench: Bench) -> AsyncIterator[tuple[Tables, Courier]]:
    """A process that shows nothing any more."""
    async with another(bench) as (others, other):
        await other.close()
        yield others, other


async def pass_time(bench: Bench, table: int) -> None:
    """As though the seconds had passed within which a process is to show what it has done."""
    late = update(table_rows).where(table_rows.c.id == table).values(show_by=clock.now())
    await bench.bot.store.database.write(lambda connection: connection.execute(late))


def hands(bench: Bench, table: int) -> list[ChatMessage]:
    """The living hands among Ann's direct messages."""
    return [it for it in bench.ann.dms() if actions_on(it.components, table)]


async def test_a_living_process_shows_what_a_killed_one_left_undone(bench: Bench, table: int) -> None:
    lobby, ann, courier = bench.games.live()[-1], Person(bench.ann.id, "Ann"), bench.bot.courier
    async with killed(bench) as (others, _):
        await others.seating.seat_computer(table, ann, "easy")
        assert not await courier._take_over([]), "its time is not over"
        await pass_time(bench, table)
        await courier.look_after_others()
        await courier.wait_until_idle()
        assert "(easy)" in lobby.content
        before = bench.playground.log.count
        await pass_time(bench, table)
        await courier.look_after_others()
        await courier.wait_until_idle()
        assert bench.playground.log.count == before, "what this process has shown itself it knows"


async def test_an_expected_post_outlives_earlier_settlements(bench: Bench, table: int) -> None:
    """A settlement that is not written yet would say that nothing is left to be done."""
    logbook, snapshot = bench.bot.courier._logbook, await bench.bot.services.tables.snapshot(table)
    due = select(table_rows.c.show_by).where(table_rows.c.id == table)
    await logbook.rows(snapshot)
    for _ in range(2):  # of a version that the store knows nothing of, and of one that it knows to be shown
        logbook.settle(snapshot, None)
        await logbook.expect(snapshot)
        await logbook.flush()
        assert await bench.bot.store.database.read(lambda connection: connection.execute(due).scalar()) is not None
    logbook.settle(snapshot, None)


async def test_startup_resumes_tables_of_other_shards(bench: Bench, table: int) -> None:
    lobby, ann, guild = bench.games.live()[-1], Person(bench.ann.id, "Ann"), bench.games.guild
    assert guild is not None
    elsewhere = Shards([1 - (guild.id >> 22) % 2], 2)
    async with killed(bench) as (others, _), another(bench) as (_, started):
        await others.seating.seat_computer(table, ann, "easy")
        assert table not in await started.resume(elsewhere), "its process may be at work"
        await pass_time(bench, table)
        assert table in await started.resume(elsewhere)
        await started.wait_until_idle()
        assert "(easy)" in lobby.content


async def test_one_of_many_processes_takes_over(bench: Bench, table: int) -> None:
    ann = Person(bench.ann.id, "Ann")
    async with killed(bench) as (others, _), another(bench) as (_, first), another(bench) as (_, second):
        await others.seating.seat_computer(table, ann, "easy")
        await pass_time(bench, table)
        late = [it for it in await others.schedule.behind() if it.id == table]
        assert [await first._take_over(late), await second._take_over(late)] == [{table}, set()]
        await first.wait_until_idle()


async def test_a_process_at_work_for_long_keeps_the_work(bench: Bench, table: int) -> None:
    """Discord answers nothing: that the others do not try too."""
    courier = bench.bot.courier
    lobby, ann = bench.games.live()[-1], Person(bench.ann.id, "Ann")
    bench.playground.faults.answer(500, times=500, where=f"PATCH /channels/{bench.games.id}/")
    before = bench.playground.log.count
    await bench.bot.services.tables.seating.seat_computer(table, ann, "easy")
    await until(lambda: bench.playground.log.count > before)
    await pass_time(bench, table)
    await courier.look_after_others()
    assert not [it for it in await bench.bot.store.schedule.behind(since=clock.now()) if it.id == table]
    bench.playground.faults.clear()
    await until(lambda: "(easy)" in lobby.content)


async def test_the_living_look_by_themselves_for_messages_to_delete(
    bench: Bench, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = bench.games.live()[-1]
    async with killed(bench) as (others, _):
        (row,) = [row for row in await others.messages.of_table(table) if row.kind == "lobby"]
        assert await others.messages.discard(row)
        monkeypatch.setattr("bot.app.LOOKED_AFTER_EVERY", timedelta(seconds=0.01))
        bench.bot._left_undone.wake(clock.now())
        await until(lambda: bench.bot._left_undone._timer)  # it has looked in vain
        await pass_time(bench, table)
        await until(lambda: lobby.deleted_at)


async def crash_once_posted(bench: Bench, monkeypatch: pytest.MonkeyPatch, table: int) -> None:
    """The match of Ann and three computers is begun by a process that ends before it has written down what it has
    posted. Then Discord forgets that it has seen these messages.
    """
    ann = Person(bench.ann.id, "Ann")

    async def crashed(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()  # a failure would be tried again, and still be on its way at the end

    for _ in range(3):
        await bench.bot.services.tables.seating.seat_computer(table, ann, "easy")
    await bench.idle()
    async with another(bench) as (others, other):
        monkeypatch.setattr(others.messages, "remember", crashed)
        await others.lifecycle.start(table, ann)
        await until(lambda: hands(bench, table))
        await until(lambda: [it for it in bench.games.live() if "scores" in actions_on(it.components, table)])
        await other.close()
    for message in (*bench.games.live(), *bench.ann.dms()):
        message.nonce = None


async def test_posts_made_right_before_a_crash_are_found_at_a_late_start(
    bench: Bench, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await crash_once_posted(bench, monkeypatch, table)
    posted = [*hands(bench, table), *(it for it in bench.games.live() if actions_on(it.components, table))]
    async with another(bench) as (others, other):
        await other.resume()
        await other.wait_until_idle()
        assert len(hands(bench, table)) == 1
        assert [it for it in posted if it.deleted_at is None] == posted
        rows = {row.message_id for row in await others.messages.of_table(table)}
        assert {it.id for it in posted} <= rows
        boards = [it for it in bench.games.live() if "scores" in actions_on(it.components, table)]
        assert len(boards) == 1
