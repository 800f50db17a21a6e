"""A server's settings apply to each new table, rematches too, in every process, but to no earlier table."""

import pytest

from bot.rules.options import dump
from bot.store.errors import TooManyHosted, TooManyTables
from bot.store.schema.servers import Channel
from bot.table.errors import NotAllowed, NotAnOpener, NotOpenedHere
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from cogs.duel.table import Duels, NewDuel
from tests.parts import part
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, OWNER, join, lobby, stopped_match
from tests.told import fails_with

ROLE = 77
MEMBER = Person(ANN.user_id, ANN.name, roles=frozenset({5, ROLE}))


async def change(tables: Tables, **changes: object) -> None:
    await tables.servers.change(GUILD, OWNER, **changes)


async def opened(tables: Tables, host: Person, channel: int, parent: int | None = None) -> Outcome:
    place = Channel(channel, parent_id=parent)
    return await tables.lifecycle.open(GUILD, channel, host, "black-tile", channel=place)


async def test_a_setting_holds_in_all_processes_but_not_at_open_tables(open_tables: OpenTables):
    here, there = await open_tables(), await open_tables()
    table = await lobby(there, 3)
    await change(here, opener_roles=[ROLE], channels=[CHANNEL + 1], most_tables=2, most_hosted=1, rules_locked=True)
    await fails_with(NotOpenedHere, opened(there, MEMBER, CHANNEL))
    await fails_with(NotAnOpener, opened(there, DOT, CHANNEL + 1))
    await fails_with(TooManyHosted, opened(there, MEMBER, CHANNEL + 1))
    await change(here, most_tables=1)
    await fails_with(TooManyTables, opened(there, MEMBER, CHANNEL + 1))
    await change(here, opener_roles=[], most_tables=2, most_hosted=2)
    await opened(there, BEA, CHANNEL + 3, parent=CHANNEL + 1)  # a thread counts as its channel
    await fails_with(NotOpenedHere, opened(there, BEA, CHANNEL + 4, parent=CHANNEL))
    await there.lifecycle.open(GUILD + 1, CHANNEL + 2, DOT, "black-tile", rules=NewTableRules(target=30))
    assert (await there.lifecycle.start(table, ANN)).snapshot.row.state == "playing"


async def test_only_who_may_manage_the_server_changes_anything(tables: Tables):
    moderator = Person(BEA.user_id, BEA.name, manages=True, roles=frozenset({ROLE}))
    before = await tables.servers.settings(GUILD)
    await fails_with(
        NotAllowed,
        tables.servers.change(GUILD, moderator, most_tables=3),
        tables.servers.set_quiet_hours(GUILD, moderator, "22", "8", "UTC"),
        tables.servers.clear_usual_rules(GUILD, moderator, "black-tile"),
        match="error-manage-server",
    )
    assert await tables.servers.settings(GUILD) == before


async def test_a_rematch_needs_its_players_the_channel_and_the_limits(tables: Tables):
    table = await stopped_match(tables)
    await change(tables, opener_roles=[ROLE])
    with pytest.raises(NotAnOpener):
        await tables.lifecycle.open_again(table, DOT)  # who was not at the table
    again = (await tables.lifecycle.open_again(table, BEA)).snapshot
    await tables.lifecycle.stop(again.id, BEA)
    other = await opened(tables, MEMBER, CHANNEL + 1)
    for changes, error in (
        ({"channels": [CHANNEL + 1]}, NotOpenedHere),
        ({"channels": [], "opener_roles": [], "most_tables": 1}, TooManyTables),
        ({"most_tables": None, "most_hosted": 1}, TooManyHosted),
    ):
        await change(tables, **changes)
        await fails_with(error, tables.lifecycle.open_again(table, ANN))
    await tables.lifecycle.stop(other.snapshot.id, ANN)
    await tables.lifecycle.open_again(table, ANN)


async def test_locked_house_rules_hold_for_lobbies_and_rematches(tables: Tables):
    free, usual = await stopped_match(tables, target=30), await stopped_match(tables, channel=CHANNEL + 1)
    table = await lobby(tables, 2, channel=CHANNEL + 2)
    await change(tables, rules_locked=True)
    await fails_with(NotAllowed, tables.lifecycle.open_again(free, ANN), match="error-rules-locked-open")
    await tables.lifecycle.open_again(usual, ANN)
    await fails_with(
        NotAllowed,
        tables.house_rules.set(table, ANN, "target", 30),
        tables.house_rules.reset(table, ANN),
        tables.house_rules.snapshot_to_edit(table, ANN),
        match="error-rules-locked",
    )
    await tables.house_rules.set(table, OWNER, "target", 30)
    await join(tables, table, DOT)
    assert dump((await tables.snapshot(table)).options)["target"] == 30


async def test_leaving_hands_the_table_on_even_past_the_limit_of_hosting(tables: Tables):
    await change(tables, most_hosted=1)
    await opened(tables, CID, CHANNEL + 1)
    table = await lobby(tables, 1)
    await join(tables, table, CID)
    assert (await tables.seating.leave(table, ANN)).snapshot.row.host_id == CID.user_id


async def test_a_duel_has_its_chosen_preset_unless_rules_are_locked(tables: Tables):
    duel = await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes", preset="all-fives"))
    assert duel.row.options["scoring"] == "fives"
    await change(tables, rules_locked=True)
    with pytest.raises(NotAllowed, match="contest-rules-locked"):
        await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes", preset="block"))
    usual = await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes"))
    assert usual.row.options["boneyard"] == "drawn"
    await part(tables, Duels).open(GUILD, CHANNEL, OWNER, NewDuel("dominoes", preset="cuban"))
