"""What is kept of a table in memory goes with the table."""

from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from tests.cogs.conftest import Bench
from tests.table.people import until


async def test_nothing_is_kept_of_a_table_that_is_over(bench: Bench) -> None:
    tables, courier, games = bench.bot.services.tables, bench.bot.courier, bench.games
    ann = Person(bench.ann.id, "Ann")
    assert games.guild
    bench.bea.close_dms()
    for _ in range(2):
        table = (
            await tables.lifecycle.open(games.guild.id, games.id, ann, "black-tile", rules=NewTableRules(players=3))
        ).snapshot.id
        await tables.seating.join(table, Person(bench.bea.id, "Bea"), table)
        await tables.seating.seat_computer(table, ann, "easy")
        await tables.lifecycle.start(table, ann)
        assert courier._at_work
        await tables.lifecycle.stop(table, ann)
        await courier.wait_until_idle()
        await until(lambda: not bench.bot._computers._at_work)
        assert not courier._at_work
        assert courier._to_delete.is_idle
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
