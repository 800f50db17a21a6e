"""The lobby: who sits where, who may do what, and what is refused."""

from typing import Any

import pytest

from bot.message import Message
from bot.rules.errors import BadOptions
from bot.rules.options import Value, dump
from bot.store.errors import NoTable, SeatTaken
from bot.table.errors import NoTableHere, NotAllowed, NotSeated, SeveralTables, Stale, WrongState
from bot.table.operations.lifecycle import NewTableRules
from bot.table.operations.seating import COMPUTER_NAMES
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, MOD, OWNER, join, lobby, match
from tests.told import fails_with, refused


async def test_opens_with_its_host_seated(tables: Tables):
    snapshot = await tables.snapshot(await lobby(tables, 1, preset="berndt", target=50))
    assert (snapshot.row.state, snapshot.row.players, snapshot.names) == ("lobby", 3, ("Ann",))
    assert dump(snapshot.options).items() >= {"target": 50, "first_lead": "highest_score"}.items()
    assert (snapshot.public, snapshot.views) == (None, ())
    assert await tables.in_channel(CHANNEL) == await tables.of_person(ANN.user_id) == snapshot


@pytest.mark.parametrize(
    "bad", [{"game": "chess"}, {"preset": "none"}, {"seats": 2}, {"seats": 5}, {"preset": "partners"}, {"target": 1001}]
)
async def test_bad_options_open_nothing(tables: Tables, bad: dict[str, Any]):
    await fails_with(BadOptions, lobby(tables, 1, **bad))
    await fails_with(NoTableHere, tables.in_channel(CHANNEL))


async def test_a_host_who_leaves_hands_the_table_to_the_next_person(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    """In one write: a crash between leaving and handing over would leave a table that no one may start."""
    table = await lobby(tables, 1)
    await tables.seating.seat_computer(table, ANN, "easy")
    await join(tables, table, CID)
    with monkeypatch.context() as while_leaving:
        while_leaving.setattr(tables._store.tables, "set_options", None)
        snapshot = (await tables.seating.leave(table, ANN)).snapshot
    assert (snapshot.names, snapshot.row.host_id) == ((COMPUTER_NAMES[0], "Cid"), CID.user_id)
    await fails_with(NotAllowed, tables.seating.seat_computer(table, ANN, "easy"))
    await tables.seating.seat_computer(table, CID, "easy")
    for _ in range(2):
        assert (await tables.seating.leave(table, CID)).snapshot.row.state == "stopped", "it was the last person"
    await fails_with(WrongState, join(tables, table, BEA), match="error-match-over")


async def test_the_host_chooses_how_well_all_computers_play(tables: Tables):
    """Seated computers, later ones, substitutes, and those of a rematch."""
    table = await lobby(tables, 2, seats=4)
    await tables.seating.seat_computer(table, ANN)
    with refused(NotAllowed, "error-only-host(host=Ann)"):
        await tables.seating.set_level(table, BEA, "expert")
    await tables.seating.set_level(table, ANN, "hard")
    await tables.seating.seat_computer(table, ANN)
    started = (await tables.lifecycle.start(table, ANN)).snapshot
    assert [seat.level for seat in started.seats] == [None, None, "hard", "hard"]
    await fails_with(WrongState, tables.seating.set_level(table, ANN, "easy"), match="error-match-on")
    assert (await tables.seating.leave(table, BEA)).snapshot.seats[1].level == "hard"
    await tables.lifecycle.stop(table, ANN)
    again = (await tables.lifecycle.open_again(table, ANN)).snapshot
    assert [seat.level for seat in again.seats] == [None, "hard", "hard", "hard"]
    assert again.row.level == "hard"


async def test_refusals_of_joining(tables: Tables):
    table = await lobby(tables)
    await fails_with(WrongState, join(tables, table, BEA), match="error-already-seated")
    await fails_with(SeatTaken, join(tables, table, MOD), match="error-table-full")
    await fails_with(SeatTaken, tables.seating.seat_computer(table, ANN, "normal"), match="error-table-full")
    await fails_with(NotSeated, tables.seating.leave(table, MOD))
    await fails_with(NoTable, join(tables, table + 1, MOD))


async def test_only_the_host_or_a_moderator_runs_the_lobby(tables: Tables):
    table = await lobby(tables, 3)
    for who in (BEA, Person(7, "Stranger")):
        await fails_with(
            NotAllowed,
            tables.seating.seat_computer(table, who, "easy"),
            tables.house_rules.set(table, who, "target", 10),
            tables.lifecycle.start(table, who),
            tables.lifecycle.stop(table, who),
            match="error-only-host",
        )
    assert (await tables.snapshot(table)).row.state == "lobby"
    await tables.house_rules.set(table, MOD, "target", 10)
    await tables.lifecycle.start(table, MOD)
    for _ in range(2):
        assert (await tables.lifecycle.stop(table, MOD)).snapshot.row.state == "stopped"


async def test_computers_fill_every_empty_seat_each_with_a_name(tables: Tables):
    table = await lobby(tables, 3)
    assert len((await tables.seating.fill(table, ANN)).snapshot.seats) == 3, "no seat was empty"
    await tables.seating.leave(table, BEA)
    await fails_with(NotAllowed, tables.seating.fill(table, CID))
    seats = (await tables.seating.fill(table, ANN)).snapshot.seats
    assert [(seat.name, seat.level) for seat in seats] == [("Ann", None), (COMPUTER_NAMES[0], "normal"), ("Cid", None)]
    six = await lobby(tables, 1, game="seventy-nine", seats=6, channel=CHANNEL + 1)
    for level in ("expert", None, "easy"):
        await tables.seating.seat_computer(six, ANN, level)
    snapshot = (await tables.seating.fill(six, ANN)).snapshot
    assert [seat.level for seat in snapshot.seats] == [None, "expert", "normal", "easy", "normal", "normal"]
    assert len({*snapshot.names}) == 6


async def test_starts_with_a_number_the_game_allows(tables: Tables):
    table = await lobby(tables, 1, seats=4)
    for count, person in enumerate((BEA, CID), 1):
        with refused(WrongState, f"error-wrong-count(game=game-black-tile, counts=3 4, count={count})"):
            await tables.lifecycle.start(table, ANN)
        await join(tables, table, person)
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.views)) == ("playing", 3, 3)


async def test_an_overtaken_start_is_void(tables: Tables, open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch):
    """A fourth sits down elsewhere in the moment in which three are to start: four seats stay four."""
    table = await lobby(tables, 3, seats=4)
    other, begin = await open_tables(), tables._store.tables.start

    async def overtaken(table_id: int, *how: Any, **more: Any) -> bool:
        await join(other, table_id, DOT)
        return await begin(table_id, *how, **more)

    monkeypatch.setattr(tables._store.tables, "start", overtaken)
    await fails_with(Stale, tables.lifecycle.start(table, ANN))
    snapshot = await tables.snapshot(table)
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.seats)) == ("lobby", 4, 4)


async def test_partners_start_as_four_only(tables: Tables):
    table = await lobby(tables, 3, preset="partners", seats=4)
    await fails_with(BadOptions, tables.lifecycle.start(table, ANN), match="options-partners-need-four")
    assert (await tables.snapshot(table)).row.players == 4
    await join(tables, table, DOT)
    await tables.lifecycle.start(table, ANN)


async def test_nothing_of_the_lobby_once_started(tables: Tables):
    table = await match(tables)
    await fails_with(
        WrongState,
        tables.lifecycle.start(table, ANN),
        tables.seating.seat_computer(table, ANN, "easy"),
        tables.house_rules.set(table, ANN, "target", 10),
        tables.house_rules.reset(table, ANN),
        tables.house_rules.snapshot_to_edit(table, ANN),
        tables.seating.join(table, MOD, next(INTERACTIONS)),
    )
    for _ in range(2):
        assert (await tables.lifecycle.close(table)).snapshot.over, "its channel is gone"
    await fails_with(NoTableHere, tables.in_channel(CHANNEL))


async def test_house_rules_are_set_and_reset_to_the_nearest_preset(tables: Tables):
    table = await lobby(tables, 3)
    usual = (await tables.snapshot(table)).options
    for name, value in (("target", "75"), ("tie", "playoff")):
        await tables.house_rules.set(table, ANN, name, value)
    await fails_with(NotAllowed, tables.house_rules.reset(table, BEA))
    assert dump((await tables.snapshot(table)).options).items() >= {"target": 75, "tie": "playoff"}.items()
    assert (await tables.house_rules.reset(table, ANN)).snapshot.options == usual
    assert (await tables.house_rules.snapshot_to_edit(table, ANN)).options == usual
    snapshot = (await tables.house_rules.set(table, ANN, "variant", "21")).snapshot
    assert snapshot.game.title_of(snapshot.options, 3) == Message("game-black-tile.variant", variant="21")


@pytest.mark.parametrize(
    ("name", "value"), [("none", "1"), ("variant", ""), ("target", "9" * 5000), ("tie", "no"), ("partners", "yes")]
)
async def test_bad_house_rules_change_nothing(tables: Tables, name: str, value: Value):
    table = await lobby(tables, 3)
    before = await tables.snapshot(table)
    with pytest.raises(BadOptions) as refused:
        await tables.house_rules.set(table, ANN, name, value)
    assert len(str(refused.value)) < 300
    assert await tables.snapshot(table) == before


async def test_a_change_is_for_its_table_only_until_it_is_made_the_servers_usual(tables: Tables):
    first = await lobby(tables, 1, preset="thirty-point", channel=10, seats=4)
    await tables.house_rules.set(first, ANN, "tie", "playoff")
    await tables.house_rules.set(first, ANN, "partners", "yes")

    async def opened(guild: int, channel: int, preset: str | None = None) -> dict[str, Value]:
        rules = NewTableRules(preset=preset)
        snapshot = (await tables.lifecycle.open(guild, channel, ANN, "black-tile", rules=rules)).snapshot
        return {**dump(snapshot.options), "players": snapshot.row.players}

    assert (await opened(GUILD, 11))["tie"] == "shared"
    for person in (BEA, ANN, MOD):
        await fails_with(NotAllowed, tables.house_rules.make_usual(first, person), match="error-manage-server")
    await tables.house_rules.make_usual(first, OWNER)
    assert await opened(GUILD, 12) == {**dump((await tables.snapshot(first)).options), "players": 4}
    assert (await opened(GUILD + 1, 13))["tie"] == "shared"
    assert (await opened(GUILD, 14, "eleven-point"))["variant"] == "11"


async def test_finding_a_persons_table(tables: Tables):
    await fails_with(NoTableHere, tables.of_person(ANN.user_id))
    first, second = await lobby(tables, 2), await lobby(tables, 1, channel=CHANNEL + 1)
    assert (await tables.of_person(BEA.user_id)).id == first
    with pytest.raises(SeveralTables) as several:
        await tables.of_person(ANN.user_id)
    assert several.value.tables == (first, second)
    await tables.seating.leave(first, ANN)
    assert (await tables.of_person(ANN.user_id)).id == second


async def test_any_process_knows_a_tables_place_and_who_has_sat_there(tables: Tables, open_tables: OpenTables):
    table = await match(tables)
    await tables.seating.leave(table, BEA)
    practice = (await tables.lifecycle.open_practice(0, CID, "black-tile")).snapshot.id
    for process in (tables, await open_tables()):
        assert [await process.place_of(it) for it in (table, practice)] == [(GUILD, CHANNEL), None]
        assert [await process.has_sat(table, it.user_id) for it in (ANN, BEA, MOD)] == [True, True, False]
        assert not await process.has_sat(practice, ANN.user_id)


async def test_closed_direct_messages_are_announced(tables: Tables):
    """At once: the lobby says then whose hand comes by button."""
    snapshot, announced = await tables.snapshot(await lobby(tables, 2)), list[Outcome]()
    tables.listeners.append(announced.append)
    await tables.preferences.mark_dm(snapshot.id, snapshot.seats[1].id, closed=True)
    assert [[seat.dm_closed for seat in outcome.snapshot.seats] for outcome in announced] == [[False, True]]
