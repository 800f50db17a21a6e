"""Two bot processes on one database: direct messages come to shard 0, what happens in the server to shard 1."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.demo.process import BotProcess
from bot.playground import Interaction, Playground
from tests.end_to_end.controls import controls, find, offers
from tests.end_to_end.forked_bot import ForkedBot
from tests.end_to_end.house import House, Table, answer, house_limits
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.said import said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def two_processes(folder: Path, second: type[BotProcess] = ForkedBot) -> AsyncIterator[tuple[House, BotProcess]]:
    """A house whose bot has shard 0, and the process that has shard 1, where the server is."""
    async with Playground(shards=2, limits=house_limits()) as playground:
        shared = {"SHARD_COUNT": "2", "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}"}
        bots: list[BotProcess] = []
        for shard, bot_type in (("0", ForkedBot), ("1", second)):
            (folder / shard).mkdir()
            bots.append(bot_type(playground, folder / shard, shared | {"SHARD_IDS": shard}))
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            yield House(playground, folder, bots[0]), bots[1]
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))


async def test_a_match_played_in_both(tmp_path: Path) -> None:
    """Moves by clicks in direct messages and by commands in the channel; no message falls behind, none comes twice."""
    async with two_processes(tmp_path, BotProcess) as (house, other):  # two programs, as they are in earnest
        ann, bo = house.people("ann", "bo")
        table = await Table.open(house, ann, bo, computers=2, target=5)
        number, ends = 0, None
        while ends is None:
            ends = await table.play(1, by=("click", "command")[number // 2 % 2])
            number += 1
            if number == 6:  # both hands are drawn by both processes in turn: neither may trust its own memory
                await wait_until_drawn(house, table)
                check_up_to_date(house, table)
                asked = table.someone()
                assert asked is not None
                shown = await answer(await asked[0].type(table.channel, "/hand"))
                assert shown.splitlines()[0] == asked[1].content.splitlines()[0]
            if number == 9:  # one of them dies, and the other plays on
                await take_hands_here(table)  # no one will be left to take clicks in the channel
                await table.play(1, by="click")  # and to move for the computers, which whoever took the click does
                await other.kill()
                await house.playground.wait_for(lambda: len(house.playground.gateway.connected) == 1)
                await table.play(2, by="click")
                await other.start()
        assert "🏆" in ends.content
        await house.until(lambda: not house.rows("SELECT 1 FROM messages WHERE NOT final AND kind != 'seated'"))
        await house.idle()
        check_up_to_date(house, table)
        left = {it.action for person in table.seated for message in person.dms() for it in controls(message)}
        after = {"decided", "rematch", "mymatch", "replay"}
        assert left == after, "what looks back at a deal, and what follows a match"
        boards = [shown for shown in ann.timeline(table.channel) if "deal" in shown.content and shown.author.bot]
        assert not any(it.action in ("play", "hand") for shown in boards for it in controls(shown))
        for folder in (house.bot.log, other.log):
            assert "Traceback" not in folder.read_text(encoding="utf-8")


async def take_hands_here(table: Table) -> None:
    """Everyone takes their hand back into their direct messages from the private one in the channel."""
    for person in table.seated:
        message = person.dms()[-1]
        if offers(message, "here"):
            await (await person.click(message, label=said("button-hand-here"))).acknowledged()
            await table.wait(lambda: not offers(message, "here"))  # noqa: B023


@asynccontextmanager
async def overlapping(folder: Path) -> AsyncIterator[tuple[House, list[ForkedBot]]]:
    """A house in which two processes have the same shard, as while one takes over from the other: both are told all."""
    async with Playground(limits=house_limits()) as playground:
        shared = {"DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}"}
        bots: list[ForkedBot] = []
        for name in ("old", "new"):
            (folder / name).mkdir()
            bots.append(ForkedBot(playground, folder / name, shared))
        try:
            for number, bot in enumerate(bots, 1):
                await bot.start()
                await playground.wait_for(lambda number=number: len(playground.gateway.connected) == number)
            yield House(playground, folder, bots[0]), bots
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))


async def test_two_processes_with_one_shard_do_everything_once(tmp_path: Path) -> None:
    """Two processes are told of each click: a seat is taken once, and no one hears that it was taken before."""
    async with overlapping(tmp_path) as (house, bots):
        for _ in range(2):
            ann, bo, cy = house.people("ann", "bo", "cy")
            channel, done = house.channel(), list[Interaction]()

            async def did(sent: Interaction, done: list[Interaction] = done) -> None:
                done.append(await sent.acknowledged())
                await asyncio.gather(*(bot.idle() for bot in bots))

            await did(await ann.command(channel, "domino new", game="black-tile", players=4))
            lobby = await house.playground.wait_for(lambda: find(ann, channel, "start"))  # noqa: B023
            await did(await bo.click(lobby, label="Join"))
            await did(await ann.click(lobby, label="Computer"))
            await did(await cy.type(channel, "/domino join"))
            await did(await bo.type(channel, "/domino leave"))
            await did(await ann.click(lobby, label="Computer"))
            await did(await ann.click(lobby, label="Start"))
            await did(await cy.type(channel, "/domino leave"))
            await did(await cy.type(channel, "/domino join"))
            number = Table.number(lobby)
            seats = "SELECT user_id FROM seats WHERE table_id = ? AND until IS NULL ORDER BY seat"
            assert house.rows(seats, number) == [(ann.id,), (None,), (None,), (cy.id,)]
            for shown in done:
                replies = [it.content for it in (shown.response, *shown.followups) if it is not None and it.ephemeral]
                for refusal in ("already", "has started", "no seat", "no table", "Sorry"):
                    assert not any(refusal in it for it in replies if "done already" not in it), (
                        shown.data,
                        replies,
                    )
        for name in ("old", "new"):
            assert "Traceback" not in (tmp_path / name / "bot.log").read_text(encoding="utf-8")
