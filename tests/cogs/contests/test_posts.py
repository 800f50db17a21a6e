"""What contests post, where Discord refuses it."""

import pytest
from sqlalchemy import update

from bot import clock
from bot.playground import Permission
from bot.store.servers import ServerSettings
from bot.table.operations.servers import NOWHERE
from bot.table.permissions import Person
from cogs.contests.schema import contest_entries
from cogs.contests.table import Contests
from cogs.daily.table import DailyDeals
from cogs.duel.table import Duels, NewDuel
from tests.cogs.conftest import Bench
from tests.parts import part
from tests.table.people import eventually

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("known_secrets")]


async def test_whom_no_direct_message_reaches_is_not_tried_at_every_change(bench: Bench) -> None:
    tables, (ann, bo) = bench.bot.services.tables, bench.people("Ann", "Bo")
    ann.close_dms()
    duel = await part(tables, Duels).open(NOWHERE, None, Person(ann.id, "Ann"), NewDuel("black-tile"))

    async def is_told() -> bool:
        return duel.id not in await part(tables, Contests).store.behind()

    for _ in range(3):
        await part(tables, Contests).enter(duel.id, Person(bo.id, "Bo"))
        await eventually(is_told)
        await part(tables, Contests).leave(duel.id, bo.id)
        await eventually(is_told)
    assert bo.dms()
    refused = [it for it in bench.playground.log.entries if it.status == 403 and it.answer["code"] == 50007]
    assert len(refused) == 1


async def test_the_owner_learns_that_the_days_ranking_was_refused(bench: Bench) -> None:
    playground, tables = bench.playground, bench.bot.services.tables
    guild_id, closed = playground.guild.id, playground.add_channel("closed")
    playground.deny(closed, Permission.SEND_MESSAGES)
    await tables._store.servers.change(guild_id, {"daily_channel": closed.id})
    contest = await part(tables, DailyDeals).today(guild_id)
    await part(tables, Contests).enter(contest.id, Person(bench.ann.id, "Ann"), while_in=("playing",))
    finished = update(contest_entries).values(score=10, finished_at=clock.now())
    await tables._store.database.write(lambda connection: connection.execute(finished))
    await part(tables, Contests).end(contest.id)

    async def refused() -> ServerSettings | None:
        settings = await tables.servers.settings(guild_id)
        return settings if settings.daily_refused else None

    settings = await eventually(refused)
    assert settings is not None
    assert settings.channel_of("daily") is None
