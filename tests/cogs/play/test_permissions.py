"""The bot gets by with the permissions for which its link asks, and with none less."""

import pytest

from bot.invitation import FOR_TABLES, IN_THREADS, PERMISSIONS, permission
from bot.playground.world.permissions import ALL, Permission
from bot.words.speaker import say_chat
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer
from tests.said import said


def bits(*names: str) -> Permission:
    return Permission(sum(Permission[name.upper()] for name in names))


async def test_a_match_takes_no_others(bench: Bench) -> None:
    channel = bench.channel()
    bench.playground.deny(channel, ALL & ~bits(*PERMISSIONS))
    before = bench.playground.log.count
    table = await Table.open(bench, bench.person("ann"), bench.person("bo"), computers=2, channel=channel, target=5)
    assert await table.play() is not None
    entries = [*bench.playground.log.entries][before - bench.playground.log.count :]
    assert not [it for it in entries if it.status == 403]


@pytest.mark.parametrize("name", FOR_TABLES)
async def test_each_is_needed(bench: Bench, name: str) -> None:
    channel = bench.channel()
    bench.playground.deny(channel, bits(name))
    await bench.idle()
    told = await answer(await bench.person("cy").command(channel, "domino new", game="black-tile"))
    # Who cannot see or write in a channel can do nothing else there either.
    assert say_chat(permission(name)) in told
    assert is_refused(told)


def is_refused(told: str) -> bool:
    return said("refused-no-permission", missing="").split(".")[-1].strip() in told


def test_threads_take_their_own() -> None:
    assert {*FOR_TABLES, *IN_THREADS.values()} < {*PERMISSIONS}
