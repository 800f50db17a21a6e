"""What many tables cost: memory for each that is held, time to read one, time for the bot to come back with them."""

import asyncio
import random
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import Limits, Playground
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Pass
from bot.rules.view import View
from bot.store.rows import NewMove
from bot.store.store import Store
from bot.table.permissions import Person
from bot.table.state.step import results_of
from bot.table.state.table import Table
from bot.table.tables import Tables

TABLES = 100
MOVES = 60  # a deal or two of each game
_INTERACTIONS = count(2**60)


async def measure() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Playground(limits=Limits().fast()) as playground:
            ann = playground.add_person("ann", "Ann")
            empty = BotProcess(playground, folder)
            await empty.start()
            alone = await _settled(empty)
            await empty.stop()
            empty.log.unlink()  # what the next ones say is waited for
            guild = playground.channel("games").guild
            assert guild is not None
            channels = [playground.add_channel(f"table-{number}").id for number in range(TABLES)]
            store = await Store.open(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
            ids = await _played(store, guild.id, channels, Person(ann.id, "Ann"))
            await _held(store, ids)
            await store.close()
            await _back(playground, folder, alone)


async def _played(store: Store, guild: int, channels: list[int], host: Person) -> list[int]:
    """A table in each channel, the games in turn, each in the middle of its match."""
    tables, rng, ids = Tables(store, CATALOGUE), random.Random(0), list[int]()
    games = list(CATALOGUE)
    for number, channel in enumerate(channels):
        table = (await tables.lifecycle.open(guild, channel, host, games[number % len(games)])).snapshot
        for _ in range(table.row.players - 1):
            await tables.seating.seat_computer(table.id, host, "easy")
        await tables.lifecycle.start(table.id, host)
        async with tables._access.locked(table.id) as held:
            await _play(store, held, rng)
        ids.append(table.id)
    return ids


async def _play(store: Store, table: Table, rng: random.Random) -> None:
    while table.position < MOVES and table.row.state == "playing":
        seat = rng.choice(table.to_act())
        view = table.game.view(table.match, seat)  # type: ignore[arg-type]
        step = table.step(seat, _any_move(view, rng))
        results, ending = results_of(table.game, step)
        rows = [NewMove(seat=who, notation=str(what)) for who, what in step.moves]
        await store.journal.append(table.row.id, table.position + 1, rows, results=results, match_result=ending)
        table.apply_step(step, None, table.row.created_at)
        if ending:
            return


def _any_move(view: View, rng: random.Random):
    ask = view.ask
    assert ask is not None
    if ask.pick:
        return Pass(tuple(rng.sample([shown.piece for shown in view.hand if shown.piece is not None], ask.pick)))
    return rng.choice(ask.choices).move


async def _held(store: Store, ids: list[int]) -> None:
    tables, times = Tables(store, CATALOGUE), list[float]()
    tracemalloc.start()
    for table in ids:
        await tables.snapshot(table)
    kept = tracemalloc.get_traced_memory()[0] / len(ids) / 1024
    tracemalloc.stop()
    tables = Tables(store, CATALOGUE)
    for table in ids:
        times.append(await _timed(lambda table=table: tables.snapshot(table)))
    again = [await _timed(lambda table=table: tables.snapshot(table)) for table in ids]
    print(f"a table held, {MOVES} moves into its match: {kept:.0f} KiB with its Views")
    print(f"read and replayed: {_ms(times)}; looked at again: {_ms(again)}")


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


def _ms(seconds: list[float]) -> str:
    return f"{statistics.median(seconds) * 1000:.1f} ms (at most {max(seconds) * 1000:.1f})"


async def _back(playground: Playground, folder: Path, alone: int) -> None:
    """The first start posts every message; the second, after a kill, finds them all as they should be."""
    for what in ("first, every message to be posted", "after a kill, nothing behind"):
        calls = len(playground.log.entries)
        bot = BotProcess(playground, folder, {"COMPUTER_PACE": "10"})
        began = time.perf_counter()
        await bot.start()
        logged_in = time.perf_counter() - began
        await _said(bot, "resumed")
        resumed = time.perf_counter() - began - logged_in
        memory = await _settled(bot)
        print(
            f"{TABLES} tables, {what}: resumed {resumed * 1000:.0f} ms after the login ({logged_in * 1000:.0f} ms), "
            f"{len(playground.log.entries) - calls} calls, {(memory - alone) / TABLES:.0f} KiB more a table"
        )
        await bot.kill()
        bot.log.unlink()


async def _said(bot: BotProcess, words: str) -> None:
    while words not in bot.log.read_text(encoding="utf-8"):  # noqa: ASYNC110 - a file tells nobody when it grows
        await asyncio.sleep(0.01)


async def _settled(bot: BotProcess) -> int:
    """The process's memory in KiB, once it has had time to deliver what was behind."""
    await asyncio.sleep(5)
    status = await asyncio.to_thread(Path(f"/proc/{bot.pid}/status").read_text, encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


if __name__ == "__main__":
    asyncio.run(measure())
