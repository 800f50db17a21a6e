"""Discord refuses the bot's messages for a while: play goes on, refused calls are few, and what was missed comes."""

import asyncio
from collections.abc import Callable

from bot.playground import ChatMessage, Permission
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table
from tests.end_to_end.message_checks import wait_until_drawn
from tests.playground.happenings import add_bot
from tests.said import is_said, said


async def play_until(table: Table, is_so: Callable[[], object]) -> None:
    """Everybody moves as they are asked, until something is so."""
    waited = 0
    while not is_so():
        if found := table.someone():
            await (await table.click(*found)).acknowledged()
            waited = 0
            continue
        await asyncio.sleep(0.02)
        waited += 1
        assert waited < 1500, [person.dms()[-1].content for person in table.seated]
        if waited % 250 == 0:
            table.acted.clear()  # a press that came too late is made again


def deal(table: Table) -> int:
    """The deal of the newest table message."""
    board = table.board()
    return int(board.content.split("deal ")[1].split(",")[0].split(" ")[0].split("\n")[0]) if board else 0


async def test_plays_in_a_channel_that_the_bot_does_not_see_cost_few_refused_calls(bench: Bench) -> None:
    table = await Table.open(bench, *bench.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await bench.idle()
    refused, before = bench.playground.limiter.invalid_requests, len(bench.journal(table.id))
    bench.playground.deny(table.channel, Permission.VIEW_CHANNEL)
    await play_until(table, lambda: len(bench.journal(table.id)) >= before + 50)
    await bench.idle()
    deals = 1 + bench.rows("SELECT count(DISTINCT deal) FROM deal_results WHERE table_id = ?", table.id)[0][0]
    assert bench.playground.limiter.invalid_requests - refused <= 3 * deals
    bench.playground.allow(table.channel, Permission.VIEW_CHANNEL)
    await wait_until_drawn(bench, table)
    await table.play(1)


async def test_hands_come_again_once_they_can(bench: Bench) -> None:
    """Who has left the server is told of at the table; back again, a press brings the hand in the same deal. The same
    for all where the bot was thrown out unheard, and is invited again.
    """
    ann, bo = bench.people("ann", "bo")
    table, guild = await Table.open(bench, ann, bo, computers=2, target=500), bench.playground.guild
    hand = await table.wait(lambda: table.hand(bo))
    member = guild.members.pop(bo.id)
    await play_until(table, lambda: deal(table) == 2)
    board: ChatMessage = await table.wait(table.board)
    await table.wait(lambda: said("table-unreached", who="Bo", button="My hand") in board.content)
    assert all("Hand" not in (it.description or "") for it in bo.dms()[-1].attachments) or bo.dms()[-1] is hand
    guild.members[bo.id] = member
    await (await bo.click(board, label="My hand")).answered()
    await table.wait(lambda: is_said("hand-open", bo.dms()[-1].content))
    await table.wait(lambda: not is_said("table-unreached", board.content))
    await (await bo.click(bo.dms()[-1], label=said("button-hand-here"))).acknowledged()
    await table.wait(lambda: bo.dms()[-1].attachments)
    await bench.idle()
    own = guild.members.pop(bench.playground.world.bot.id)  # and the gateway never tells
    refused, told = bench.playground.limiter.invalid_requests, len(ann.dms())
    await play_until(table, lambda: bench.rows("SELECT 1 FROM deal_results WHERE table_id = ? AND deal = 2", table.id))
    await bench.idle()
    assert len(ann.dms()) == told, "no hand of the third deal can be sent"
    assert bench.playground.limiter.invalid_requests - refused <= 8
    guild.members[own.user.id] = own
    add_bot(bench.playground)
    await table.wait(lambda: deal(table) == 3)
    for person in (ann, bo):
        await table.wait(lambda: table.asked(person))  # noqa: B023
    board = await table.wait(table.board)
    await table.wait(lambda: not is_said("table-unreached", board.content))
    await wait_until_drawn(bench, table)
