"""What a server's owner decides holds at each opening, of a rematch too, in every process, and for no table before."""

import pytest

from bot.rules.options import dump
from bot.store.errors import TooManyHosted, TooManyTables
from bot.store.servers import Channel
from bot.table.errors import NotAllowed, NotAnOpener, NotOpenedHere
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.tables import Tables
from cogs.duel.table import Duels, NewDuel
from tests.parts import part
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, INTERACTIONS, OWNER, lobby, match

ROLE = 77
MEMBER = Person(ANN.user_id, ANN.name, roles=frozenset({5, ROLE}))


async def change(tables: Tables, **changes: object) -> None:
    await tables.servers.change(GUILD, OWNER, **changes)


async def test_a_setting_holds_in_all_processes_but_not_at_open_tables(open_tables: OpenTables) -> None:
    here, there = await open_tables(), await open_tables()
    table = await lobby(there, 3)
    await change(here, opener_roles=[ROLE], channels=[CHANNEL + 1], most_tables=1, most_hosted=1, rules_locked=True)
    with pytest.raises(NotOpenedHere):
        await there.lifecycle.open(GUILD, CHANNEL, MEMBER, "black-tile")
    with pytest.raises(NotAnOpener):
        await there.lifecycle.open(GUILD, CHANNEL + 1, DOT, "black-tile")
    with pytest.raises(TooManyTables):
        await there.lifecycle.open(GUILD, CHANNEL + 1, MEMBER, "black-tile")
    await there.lifecycle.open(GUILD + 1, CHANNEL + 2, DOT, "black-tile", rules=NewTableRules(target=30))
    await there.lifecycle.start(table, ANN)
    assert (await there.snapshot(table)).row.state == "playing"


async def test_a_thread_counts_as_its_channel(tables: Tables) -> None:
    await change(tables, channels=[CHANNEL])
    await tables.lifecycle.open(GUILD, CHANNEL + 1, ANN, "black-tile", channel=Channel(CHANNEL + 1, parent_id=CHANNEL))
    with pytest.raises(NotOpenedHere):
        await tables.lifecycle.open(
            GUILD, CHANNEL + 2, ANN, "black-tile", channel=Channel(CHANNEL + 2, parent_id=CHANNEL + 3)
        )


async def test_only_who_may_manage_the_server_changes_anything(tables: Tables) -> None:
    moderator = Person(BEA.user_id, BEA.name, manages=True, roles=frozenset({ROLE}))
    before = await tables.servers.settings(GUILD)
    for refused in (
        tables.servers.change(GUILD, moderator, most_tables=3),
        tables.servers.set_quiet_hours(GUILD, moderator, "22", "8", "UTC"),
        tables.servers.clear_usual_rules(GUILD, moderator, "black-tile"),
    ):
        with pytest.raises(NotAllowed, match="error-manage-server"):
            await refused
    assert await tables.servers.settings(GUILD) == before


async def test_a_rematch_is_for_those_who_played_and_where_and_as_many_as_may_be(tables: Tables) -> None:
    table = await match(tables, 3)
    await tables.lifecycle.stop(table, ANN)
    await change(tables, opener_roles=[ROLE])
    with pytest.raises(NotAnOpener):
        await tables.lifecycle.open_again(table, DOT)  # who was not at the table
    again = (await tables.lifecycle.open_again(table, BEA)).snapshot
    await tables.lifecycle.stop(again.id, BEA)
    await change(tables, channels=[CHANNEL + 1])
    with pytest.raises(NotOpenedHere):
        await tables.lifecycle.open_again(table, ANN)
    await change(tables, channels=[], most_tables=1, opener_roles=[])
    other = await tables.lifecycle.open(GUILD, CHANNEL + 1, ANN, "black-tile")
    with pytest.raises(TooManyTables):
        await tables.lifecycle.open_again(table, BEA)
    await change(tables, most_tables=None, most_hosted=1)
    with pytest.raises(TooManyHosted):
        await tables.lifecycle.open_again(table, ANN)
    await tables.lifecycle.stop(other.snapshot.id, ANN)
    await tables.lifecycle.open_again(table, ANN)


async def test_a_rematch_with_other_house_rules_than_the_locked_ones_is_refused(tables: Tables) -> None:
    free, usual = await match(tables, 3, target=30), await match(tables, 3, channel=CHANNEL + 1)
    for table in (free, usual):
        await tables.lifecycle.stop(table, ANN)
    await change(tables, rules_locked=True)
    with pytest.raises(NotAllowed, match="error-rules-locked-open"):
        await tables.lifecycle.open_again(free, ANN)
    await tables.lifecycle.open_again(usual, ANN)


async def test_the_host_of_a_lobby_changes_nothing_once_house_rules_are_locked(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await change(tables, rules_locked=True)
    for refused in (
        tables.house_rules.set(table, ANN, "target", 30),
        tables.house_rules.reset(table, ANN),
        tables.house_rules.snapshot_to_edit(table, ANN),
    ):
        with pytest.raises(NotAllowed, match="error-rules-locked"):
            await refused
    await tables.house_rules.set(table, OWNER, "target", 30)
    await tables.seating.join(table, DOT, next(INTERACTIONS))
    assert dump((await tables.snapshot(table)).options)["target"] == 30


async def test_leaving_hands_the_table_on_even_past_the_limit_of_hosting(tables: Tables) -> None:
    """A limit is on opening: nobody loses a table, or a seat, by it."""
    await change(tables, most_hosted=1)
    await tables.lifecycle.open(GUILD, CHANNEL + 1, CID, "black-tile")
    table = await lobby(tables, 1)
    await tables.seating.join(table, CID, next(INTERACTIONS))
    await tables.seating.leave(table, ANN, next(INTERACTIONS))
    assert (await tables.snapshot(table)).row.host_id == CID.user_id


async def test_a_duel_has_its_chosen_preset_unless_rules_are_locked(tables: Tables) -> None:
    duel = await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes", preset="all-fives"))
    assert duel.row.options["scoring"] == "fives"
    await change(tables, rules_locked=True)
    with pytest.raises(NotAllowed, match="contest-rules-locked"):
        await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes", preset="block"))
    usual = await part(tables, Duels).open(GUILD, CHANNEL, ANN, NewDuel("dominoes"))
    assert usual.row.options["boneyard"] == "drawn"
    await part(tables, Duels).open(GUILD, CHANNEL, OWNER, NewDuel("dominoes", preset="cuban"))
