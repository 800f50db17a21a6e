"""Posts of contests that Discord refuses."""

import pytest
from sqlalchemy import update

from bot import clock
from bot.playground import Permission
from bot.table.operations.servers import NOWHERE
from bot.table.permissions import Person
from cogs.contests.schema import contest_entries
from cogs.contests.table import Contests
from cogs.daily.table import DailyDeals
from cogs.duel.table import Duels, NewDuel
from tests.cogs.conftest import Bench

pytestmark = pytest.mark.usefixtures("known_secrets")


async def test_closed_direct_messages_are_not_tried_at_every_change(bench: Bench) -> None:
    parts, (ann, bo) = bench.bot.services.parts, bench.people("Ann", "Bo")
    contests = parts.get(Contests)
    ann.close_dms()
    duel = await parts.get(Duels).open(NOWHERE, None, Person(ann.id, "Ann"), NewDuel("black-tile"))
    for _ in range(3):
        await contests.enter(duel.id, Person(bo.id, "Bo"))
        await bench.idle()
        await contests.leave(duel.id, bo.id)
        await bench.idle()
        assert duel.id not in await contests.store.behind()
    assert bo.dms()
    refused = [it for it in bench.playground.log.entries if it.status == 403 and it.answer["code"] == 50007]
    assert len(refused) == 1


async def test_a_refused_ranking_is_noted_for_the_owner(bench: Bench) -> None:
    playground, tables, parts = bench.playground, bench.bot.services.tables, bench.bot.services.parts
    guild_id, closed = playground.guild.id, playground.add_channel("closed")
    playground.deny(closed, Permission.SEND_MESSAGES)
    await tables._store.servers.change(guild_id, {"daily_channel": closed.id})
    contest = await parts.get(DailyDeals).today(guild_id)
    await parts.get(Contests).enter(contest.id, Person(bench.ann.id, "Ann"), while_in=("playing",))
    finished = update(contest_entries).where(contest_entries.c.contest_id == contest.id)
    finished = finished.values(score=10, finished_at=clock.now())
    await tables._store.database.write(lambda connection: connection.execute(finished))
    await parts.get(Contests).end(contest.id)
    await bench.idle()
    settings = await tables.servers.settings(guild_id)
    assert settings.daily_refused
    assert settings.channel_of("daily") is None
