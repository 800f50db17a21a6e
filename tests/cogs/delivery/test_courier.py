"""The courier recovers from a failure between posting a message and recording it, and frees its memory."""

import logging
import sqlite3
from contextlib import closing

import pytest

from bot.playground import Change
from bot.playground.world.components import TEXT, walk
from bot.store.database.engine import BUSY_SECONDS
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import ReadyMessage
from cogs.kit.post import Post
from tests.cogs.conftest import Bench
from tests.idle import until_delivered
from tests.table.moves import INTERACTIONS
from tests.table.people import until


async def test_a_message_posted_unnoticed_is_edited_not_doubled(bench: Bench) -> None:
    post = Post(bench.bot)
    first = await post.send(bench.games.id, ReadyMessage("your turn"), "courier.1")
    assert await post.send(bench.games.id, ReadyMessage("her turn"), "courier.1") == first
    assert bench.games.messages[first].content == "her turn"


async def test_a_resent_page_is_edited_not_doubled(bench: Bench) -> None:
    post = Post(bench.bot)
    first = await post.send(bench.games.id, await Page(("your turn",)).ready(), "courier.2")
    message = bench.games.messages[first]
    assert await post.send(bench.games.id, await Page(("your turn",)).ready(), "courier.2") == first
    assert len(message.revisions) == 1
    assert await post.send(bench.games.id, await Page(("her turn",)).ready(), "courier.2") == first
    assert [it["content"] for it in walk(message.components) if it["type"] == TEXT] == ["her turn"]
    await post.edit(bench.games.id, first, await Page(("my turn",)).ready())
    assert [it["content"] for it in walk(message.components) if it["type"] == TEXT] == ["my turn"]


async def test_a_table_posted_anew_while_the_store_is_locked_is_posted_once(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    courier, store = bench.bot.courier, bench.bot.store
    table = await bench.table(bench.person(), players=3, computers=2)
    await until(lambda: not bench.bot._computers._at_work)
    await until_delivered(courier)
    messages, before = table.channel.messages, set(table.channel.messages)
    await _wait_for_others(bench, 0.2)
    with closing(sqlite3.connect(bench.folder / "boneyard.sqlite3", isolation_level=None)) as other:

        def lock(_: Change) -> None:  # as soon as it is posted, so that it cannot be remembered
            if set(messages) - before and not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")

        unlisten = bench.playground.subscribe(lock)
        with caplog.at_level(logging.INFO, "cogs.delivery"):
            await courier.repost(await bench.bot.services.tables.snapshot(table.id))
            await bench.playground.wait_for(lambda: set(messages) - before)
            unlisten()
            await until(lambda: "is retried: " in caplog.text)
        other.execute("COMMIT")
    await until_delivered(courier)
    (new,) = set(messages) - before
    assert {row.kind: row.message_id for row in await store.messages.of_table(table.id)}["table"] == new
    await _wait_for_others(bench, BUSY_SECONDS)


async def _wait_for_others(bench: Bench, seconds: float) -> None:
    """Set how long a write waits for another program's."""
    pragma = f"PRAGMA busy_timeout = {round(1000 * seconds)}"
    await bench.bot.store.database.write(lambda connection: connection.exec_driver_sql(pragma))


async def test_nothing_is_kept_of_a_table_that_is_over(bench: Bench) -> None:
    tables, courier, games = bench.bot.services.tables, bench.bot.courier, bench.games
    ann, rules = Person(bench.ann.id, "Ann"), NewTableRules(players=3)
    bench.bea.close_dms()
    for _ in range(2):
        opened = await tables.lifecycle.open(bench.playground.guild.id, games.id, ann, "black-tile", rules=rules)
        table = opened.snapshot.id
        await tables.seating.join(table, Person(bench.bea.id, "Bea"), next(INTERACTIONS))
        await tables.seating.seat_computer(table, ann, "easy")
        await tables.lifecycle.start(table, ann)
        assert courier._at_work
        await tables.lifecycle.stop(table, ann)
        await until_delivered(courier)
        await until(lambda: not bench.bot._computers._at_work)
        assert not courier._at_work
        assert not courier._cleanup._work
        assert not bench.bot._clocks._background


async def test_discord_py_keeps_no_view_of_what_was_sent(bench: Bench) -> None:
    """It would keep one for each message with controls: clicks are recognized by their custom ids alone."""
    channel = bench.playground.add_channel("views")
    await (await bench.ann.command(channel, "domino new", game="black-tile")).answered()
    for command in ("domino new", "domino stop", "show"):  # in two formats, for the caller only
        await (await bench.ann.command(channel, command)).answered()
    await bench.idle()
    views = bench.bot._connection._view_store
    assert not any(views._views.values())
    assert not views._synced_message_views
