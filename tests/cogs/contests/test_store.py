"""Contests that are opened at once."""

import asyncio

from bot.store.errors import ChannelTaken
from bot.words.refusals import sentence
from cogs.contests.contest import ContestKind, ContestRow, NewContest
from cogs.contests.store import ContestStore
from cogs.tournament.store import TournamentStore
from tests.open_stores import OpenStore
from tests.told import told


def tournament(channel: int) -> NewContest:
    return NewContest(
        kind=ContestKind.TOURNAMENT, guild_id=1, channel_id=channel, host_id=7, game="chess", options={}, players=4,
        deals=3, level="easy", secret=bytes(32), settings={},
    )  # fmt: skip


async def test_one_of_many_tournaments_opened_at_once_is_open(open_store: OpenStore):
    stores = [ContestStore((await open_store()).database) for _ in range(2)]
    for _ in range(2):
        opened = await asyncio.gather(
            *(stores[number % 2].create(tournament(5)) for number in range(8)), return_exceptions=True
        )
        (row,) = [it for it in opened if isinstance(it, ContestRow)]
        refused = {told(sentence(it)) for it in opened if isinstance(it, ChannelTaken)}
        assert refused == {"tournament-channel-taken"}
        await stores[1].create(tournament(6 + row.id))  # another channel has its own
        assert await stores[0].end(row.id, "stopped")


async def test_a_change_of_a_contest_raises_its_version(open_store: OpenStore):
    """By it others see that what they have read of it is old."""
    store = await open_store()
    contest = await ContestStore(store.database).create(tournament(5))
    await TournamentStore(store.database).wish_partner(contest.id, 7, 8)
    assert (await ContestStore(store.database).get(contest.id)).version == contest.version + 1
