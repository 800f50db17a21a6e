"""A start costs what is behind or due, not what is open: the other tables are not even read."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Boneyard
from bot.playground import Limits, Playground, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.idle import until_delivered
from tests.started import started, store_in
from tests.table.moves import INTERACTIONS, any_move, waiting
from tests.table.people import eventually, until

OPEN = 12  # tables: half of them are lobbies


@asynccontextmanager
async def running(playground: Playground, folder: Path, pace: float = 0) -> AsyncIterator[Boneyard]:
    """The bot, when it has resumed its tables; in the end it is as dead as after a kill."""
    async with started(playground, await store_in(folder), computer_pace=pace, remind_minutes=10) as bot:
        await until(lambda: bot.is_resumed)
        yield bot


@asynccontextmanager
async def second_process(folder: Path) -> AsyncIterator[Tables]:
    """Tables that another process changes, which ends before it shows anything."""
    store = await store_in(folder)
    try:
        yield Tables(store, CATALOGUE)
    finally:
        await store.close()


def person(guest: UserClient) -> Person:
    return Person(guest.id, guest.user.username)


async def open_tables(playground: Playground, bot: Boneyard, host: Person, guests: list[Person]) -> list[int]:
    """Lobbies and matches in turns, each in its channel, once all their messages are delivered and none is due soon."""
    tables, ids = bot.services.tables, list[int]()
    await bot.store.servers.change(playground.guild.id, {"most_hosted": None})
    for number in range(OPEN):
        channel = playground.add_channel(f"table-{number}")
        assert channel.guild is not None
        table = (
            await tables.lifecycle.open(
                channel.guild.id, channel.id, host, "black-tile", rules=NewTableRules(players=3)
            )
        ).snapshot.id
        for guest in guests:
            await tables.seating.join(table, guest, next(INTERACTIONS))
        if number % 2:
            await tables.lifecycle.start(table, host)
        ids.append(table)
    await eventually(lambda: has_nothing_to_do(bot))
    return ids


async def has_nothing_to_do(bot: Boneyard) -> bool:
    await until_delivered(bot.courier)
    schedule = bot.services.tables.schedule
    soon = await schedule.due(bot._clocks._loop._wakes_at)
    return not soon and not await schedule.behind()


def read_by(bot: Boneyard) -> list[int]:
    """The tables that this process has read."""
    return sorted(bot.services.tables.access._tables)


async def play_one(tables: Tables, snapshot: Snapshot) -> None:
    """Someone passes three tiles."""
    seat = waiting(snapshot)[0]
    move, user = any_move(snapshot.views[seat], random.Random(1)), snapshot.seats[seat].user_id
    assert user is not None
    await tables.play.act(snapshot.id, user, move, position=snapshot.asked_at, interaction_id=next(INTERACTIONS))


async def test_a_start_reads_the_tables_that_are_behind_and_no_others(tmp_path: Path) -> None:
    async with Playground(limits=Limits().fast()) as playground:
        ann, *others = (person(playground.add_person(name)) for name in ("ann", "bea", "cid"))
        async with running(playground, tmp_path) as bot:
            ids = await open_tables(playground, bot, ann, others)
        before = playground.log.count
        async with running(playground, tmp_path) as bot:
            await until_delivered(bot.courier)
            assert read_by(bot) == []
            calls = [str(entry) for entry in playground.log.entries[before:] if "/messages" in entry.path]
            assert calls == []
        async with second_process(tmp_path) as elsewhere:
            await play_one(elsewhere, await elsewhere.snapshot(ids[3]))
            await elsewhere.lifecycle.set_clock(ids[4], ann, "quick")
        async with running(playground, tmp_path) as bot:
            assert read_by(bot) == [ids[3], ids[4]]
            await eventually(lambda: has_nothing_to_do(bot))


async def test_a_server_that_is_seen_again_is_looked_at_for_what_is_behind(tmp_path: Path) -> None:
    """Also a channel or a role that has changed: whatever happens in it, its other tables are not read."""
    async with Playground(limits=Limits().fast()) as playground:
        ann, *others = (person(playground.add_person(name)) for name in ("ann", "bea", "cid"))
        async with running(playground, tmp_path) as bot:
            ids = await open_tables(playground, bot, ann, others)
        async with running(playground, tmp_path) as bot:
            assert await bot.store.tables.set_clock(ids[2], "quick"), "and nobody is told"
            (guild,) = bot.guilds
            await bot.on_guild_available(guild)
            await until(lambda: read_by(bot))
            assert read_by(bot) == [ids[2]]


@pytest.mark.parametrize("who", ["at work", "about to begin"])
async def test_computer_players_go_on_after_a_kill(tmp_path: Path, who: str) -> None:
    """In the pause before their move, or before they have heard of it."""
    async with Playground(limits=Limits().fast()) as playground:
        ann, channel = person(playground.add_person("ann")), playground.channel("games")
        assert channel.guild is not None
        async with running(playground, tmp_path, pace=10) as bot:
            tables = bot.services.tables
            table = (
                await tables.lifecycle.open(
                    channel.guild.id, channel.id, ann, "black-tile", rules=NewTableRules(players=3)
                )
            ).snapshot.id
            for _ in range(2):
                await tables.seating.seat_computer(table, ann, "easy")
            snapshot = (await tables.lifecycle.start(table, ann)).snapshot
            if who == "at work":
                await play_one(tables, snapshot)
                await until(lambda: bot._computers._at_work)
        if who == "about to begin":
            async with second_process(tmp_path) as elsewhere:
                await play_one(elsewhere, await elsewhere.snapshot(table))
        async with running(playground, tmp_path) as bot:
            tables = bot.services.tables
            await eventually(lambda: _has_moved(tables, table))


async def _has_moved(tables: Tables, table: int) -> bool:
    return (await tables.snapshot(table)).position >= 3
