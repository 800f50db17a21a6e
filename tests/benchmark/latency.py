"""From a play to its acknowledgement and to the last message it changes, beside the floor, in one run."""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bot.demo.process import BotProcess
from bot.playground import Limits, Message, Person, Playground
from bot.playground.world.components import BUTTON, walk

PLAYS = 200


def row(name: str, seconds: Sequence[float]) -> str:
    """Median and 99th percentile in milliseconds."""
    ordered = sorted(seconds)
    last = ordered[min(len(ordered) - 1, round(len(ordered) * 0.99))]
    return f"{name:<44} {statistics.median(ordered) * 1000:8.1f} {last * 1000:8.1f}   ({len(ordered)})"


async def measure() -> None:
    """Print the table."""
    floor = await _floor()
    acknowledged, updated = await _plays()
    print(f"{'ms':<44} {'median':>8} {'99th':>8}")
    print(row("floor: click → acknowledgement with picture", floor))
    print(row("play → acknowledgement with the new hand", acknowledged))
    print(row("play → last of its three messages", updated))
    base = statistics.median(floor)
    print(
        f"ratios of medians: {statistics.median(acknowledged) / base:.1f} and {statistics.median(updated) / base:.1f}"
    )


async def _floor() -> list[float]:
    async with Playground(limits=Limits().fast()) as playground:
        ann = playground.add_person("ann", "Ann")
        environment = {**os.environ, "DISCORD_API_URL": playground.api_url, "DISCORD_TOKEN": playground.token}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.benchmark.floor_bot", env=environment
        )
        try:
            await playground.wait_until_connected()
            await playground.wait_for_commands("floor")
            message = await (await ann.command(playground.channel("games"), "floor")).answered()
            times: list[float] = []
            for _ in range(PLAYS):
                click = await (await ann.click(message, label="Press")).acknowledged()
                times.append(click.acknowledged_after or 0)
            return times
        finally:
            process.terminate()
            await process.wait()


async def _plays() -> tuple[list[float], list[float]]:
    """Four people, so that every play is followed by somebody else's turn or by their own lead."""
    acknowledged: list[float] = []
    updated: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(limits=Limits().fast()) as playground:
            people = [playground.add_person(name, name.title()) for name in ("ann", "bo", "cleo", "dee")]
            bot = BotProcess(playground, Path(folder))
            await bot.start()
            try:
                await _seat(playground, people)
                while len(updated) < PLAYS:
                    person, message = await playground.wait_for(lambda: _asked(people))
                    passing = _control(message, "s:pick:")
                    started, before = time.monotonic(), len(message.revisions)
                    click = await (await _use(person, message)).acknowledged()
                    await playground.wait_for(lambda: len(message.revisions) > before)  # noqa: B023 - waited for here
                    await playground.wait_for(lambda: _asked(people))
                    await asyncio.sleep(0.05)  # the table message may be the last: let it arrive
                    if not passing:
                        acknowledged.append(click.acknowledged_after or 0)
                        updated.append(_last_edit(playground, started))
            finally:
                await bot.stop()
    return acknowledged, updated


def _last_edit(playground: Playground, started: float) -> float:
    """When the last message after `started` (monotonic) was changed."""
    now = time.time() - time.monotonic()
    changes = [entry.at.timestamp() - now for entry in playground.log.entries[-12:] if entry.method != "GET"]
    return max(at for at in changes if at >= started) - started


async def _seat(playground: Playground, people: list[Person]) -> None:
    games = playground.channel("games")
    await (await people[0].command(games, "domino new", game="black-tile", target=1000)).answered()
    lobby = await playground.wait_for(
        lambda: next((it for it in people[0].timeline(games) if _control(it, "b:start:")), None)
    )
    for person in people[1:]:
        await (await person.click(lobby, label="Join")).acknowledged()
    await (await people[0].click(lobby, label="Start")).acknowledged()


def _asked(people: list[Person]) -> tuple[Person, Message] | None:
    for person in people:
        for message in person.dms():
            if _moves(message) and "You pass" not in message.content:
                return person, message
    return None


def _moves(message: Message) -> bool:
    return any(_control(message, prefix) for prefix in ("b:move:", "s:move:", "s:pick:"))


def _control(message: Message, prefix: str) -> str | None:
    ids = (str(it.get("custom_id", "")) for it in walk(message.components))
    return next((custom_id for custom_id in ids if custom_id.startswith(prefix)), None)


async def _use(person: Person, message: Message):
    control = next(
        it for it in walk(message.components) if str(it.get("custom_id", "")).split(":")[1:2] in (["move"], ["pick"])
    )
    if control["type"] == BUTTON:
        return await person.click(message, custom_id=control["custom_id"])
    values = [option["value"] for option in control["options"]][: control["min_values"]]
    return await person.choose(message, values, custom_id=control["custom_id"])
