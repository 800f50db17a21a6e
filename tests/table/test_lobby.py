"""The lobby: who sits where, who may do what, and what is refused."""

from typing import Any

import pytest

from bot.message import Message
from bot.rules.errors import BadOptions, Refusal
from bot.rules.options import Value, dump
from bot.store.errors import ChannelTaken, NoTable, SeatTaken
from bot.table.errors import NoTableHere, NotAllowed, NotSeated, SeveralTables, Stale, WrongState
from bot.table.operations.lifecycle import NewTableRules
from bot.table.operations.seating import COMPUTER_NAMES
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, INTERACTIONS, MOD, lobby, match
from tests.told import refused


async def test_opens_with_its_host_seated(tables: Tables) -> None:
    snapshot = (
        await tables.lifecycle.open(
            GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(preset="berndt", players=3, target=50)
        )
    ).snapshot
    assert (snapshot.row.state, snapshot.row.players, snapshot.names) == ("lobby", 3, ("Ann",))
    assert dump(snapshot.options)["target"] == 50
    assert dump(snapshot.options)["first_lead"] == "highest_score"
    assert snapshot.public is None
    assert snapshot.views == ()
    assert await tables.in_channel(CHANNEL) == await tables.of_person(ANN.user_id) == snapshot


@pytest.mark.parametrize(
    ("game", "preset", "players", "target"),
    [
        ("chess", None, 4, None),
        ("black-tile", "no such preset", 4, None),
        ("black-tile", None, 2, None),
        ("black-tile", None, 5, None),
        ("black-tile", "partners", 3, None),
        ("black-tile", None, 4, 0),
        ("black-tile", None, 4, 1001),
    ],
)
async def test_bad_options_open_nothing(
    tables: Tables, game: str, preset: str | None, players: int, target: int | None
) -> None:
    with pytest.raises(BadOptions):
        await tables.lifecycle.open(
            GUILD, CHANNEL, ANN, game, rules=NewTableRules(preset=preset, players=players, target=target)
        )
    with pytest.raises(NoTableHere):
        await tables.in_channel(CHANNEL)


async def test_a_host_who_leaves_hands_the_table_to_the_next_person(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.seating.seat_computer(table, ANN, "easy")
    await tables.seating.join(table, CID, next(INTERACTIONS))
    snapshot = (await tables.seating.leave(table, ANN)).snapshot
    assert snapshot.names == (COMPUTER_NAMES[0], "Cid")
    assert snapshot.row.host_id == CID.user_id
    with pytest.raises(NotAllowed):
        await tables.seating.seat_computer(table, ANN, "easy")
    await tables.seating.seat_computer(table, CID, "easy")


async def test_the_host_chooses_how_well_all_computers_play(tables: Tables) -> None:
    """Those who sit there, those who sit down later, who plays for somebody, and those of a rematch."""
    table = (await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(players=4))).snapshot.id
    await tables.seating.join(table, BEA, next(INTERACTIONS))
    await tables.seating.seat_computer(table, ANN)
    with refused(NotAllowed, "error-only-host(host=Ann, what=level)"):
        await tables.seating.set_level(table, BEA, "expert")
    await tables.seating.set_level(table, ANN, "hard")
    await tables.seating.seat_computer(table, ANN)
    started = (await tables.lifecycle.start(table, ANN)).snapshot
    assert [seat.level for seat in started.seats] == [None, None, "hard", "hard"]
    with pytest.raises(WrongState, match="error-match-on"):
        await tables.seating.set_level(table, ANN, "easy")
    assert (await tables.seating.leave(table, BEA)).snapshot.seats[1].level == "hard"
    await tables.lifecycle.stop(table, ANN)
    again = (await tables.lifecycle.open_again(table, ANN)).snapshot
    assert [seat.level for seat in again.seats] == [None, "hard", "hard", "hard"]
    assert again.row.level == "hard"


async def test_levels_may_be_mixed(tables: Tables) -> None:
    table = (await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(players=4))).snapshot.id
    for level in ("expert", None, "easy"):
        await tables.seating.seat_computer(table, ANN, level)
    assert [seat.level for seat in (await tables.snapshot(table)).seats] == [None, "expert", "normal", "easy"]


async def test_the_last_person_to_leave_closes_the_table(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.seating.seat_computer(table, ANN, "easy")
    assert (await tables.seating.leave(table, ANN)).snapshot.row.state == "stopped"
    with pytest.raises(WrongState, match="error-match-over"):
        await tables.seating.join(table, BEA, next(INTERACTIONS))
    assert (await tables.seating.leave(table, ANN)).snapshot.row.state == "stopped"


async def test_refusals_of_joining(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(WrongState, match="error-already-seated"):
        await tables.seating.join(table, BEA, next(INTERACTIONS))
    with pytest.raises(SeatTaken, match="error-table-full"):
        await tables.seating.join(table, MOD, next(INTERACTIONS))
    with pytest.raises(SeatTaken, match="error-table-full"):
        await tables.seating.seat_computer(table, ANN, "normal")
    with pytest.raises(NotSeated):
        await tables.seating.leave(table, MOD)
    with pytest.raises(NoTable):
        await tables.seating.join(table + 1, MOD, next(INTERACTIONS))


async def test_one_joining_interaction_seats_once(tables: Tables) -> None:
    table = await lobby(tables, 1)
    interaction = next(INTERACTIONS)
    await tables.seating.join(table, BEA, interaction)
    with pytest.raises(Refusal):
        await tables.seating.join(table, BEA, interaction)
    with pytest.raises(Refusal, match="error-done-already"):
        await tables.seating.join(table, CID, interaction)
    assert (await tables.snapshot(table)).names == ("Ann", "Bea")


async def test_only_the_host_or_a_moderator_runs_the_lobby(tables: Tables) -> None:
    table = await lobby(tables, 3)
    for who in (BEA, Person(7, "Stranger")):
        for forbidden in (
            tables.seating.seat_computer(table, who, "easy"),
            tables.house_rules.set(table, who, "target", 10),
            tables.lifecycle.start(table, who),
            tables.lifecycle.stop(table, who),
        ):
            with pytest.raises(NotAllowed, match="error-only-host"):
                await forbidden
    assert (await tables.snapshot(table)).row.state == "lobby"
    await tables.house_rules.set(table, MOD, "target", 10)
    await tables.lifecycle.start(table, MOD)
    assert (await tables.lifecycle.stop(table, MOD)).snapshot.row.state == "stopped"
    assert (await tables.lifecycle.stop(table, MOD)).snapshot.row.state == "stopped"


async def test_computers_fill_every_empty_seat(tables: Tables) -> None:
    table = await lobby(tables, 2)  # of three seats
    await tables.seating.join(table, CID, next(INTERACTIONS))
    assert len((await tables.seating.fill(table, ANN)).snapshot.seats) == 3, "no seat was empty"
    await tables.seating.leave(table, BEA)
    with pytest.raises(NotAllowed):
        await tables.seating.fill(table, CID)
    seats = (await tables.seating.fill(table, ANN)).snapshot.seats
    assert [(seat.name, seat.level) for seat in seats] == [("Ann", None), ("Cid", None), (COMPUTER_NAMES[0], "normal")]


async def test_six_computers_have_six_names(tables: Tables) -> None:
    opened = await tables.lifecycle.open(GUILD, CHANNEL, ANN, "seventy-nine", rules=NewTableRules(players=6))
    names = (await tables.seating.fill(opened.snapshot.id, ANN)).snapshot.names
    assert len(set(names)) == 6


async def test_starts_with_a_number_the_game_allows(tables: Tables) -> None:
    two = (await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(players=4))).snapshot.id
    with refused(WrongState, "error-wrong-count(game=game-black-tile, counts=3 4, count=1)"):
        await tables.lifecycle.start(two, ANN)
    await tables.seating.join(two, BEA, next(INTERACTIONS))
    with refused(WrongState, "error-wrong-count(game=game-black-tile, counts=3 4, count=2)"):
        await tables.lifecycle.start(two, ANN)
    await tables.seating.join(two, CID, next(INTERACTIONS))
    snapshot = (await tables.lifecycle.start(two, ANN)).snapshot
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.views)) == ("playing", 3, 3)


async def test_a_start_that_is_overtaken_changes_nothing(
    tables: Tables, open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fourth sits down elsewhere in the moment in which three are to start: four seats stay four."""
    table = (await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(players=4))).snapshot.id
    for person in (BEA, CID):
        await tables.seating.join(table, person, next(INTERACTIONS))
    other = await open_tables()
    begin = tables._store.tables.start

    async def overtaken(table_id: int, *how: Any, **more: Any) -> bool:
        await other.seating.join(table_id, DOT, next(INTERACTIONS))
        return await begin(table_id, *how, **more)

    monkeypatch.setattr(tables._store.tables, "start", overtaken)
    with pytest.raises(Stale):
        await tables.lifecycle.start(table, ANN)
    snapshot = await tables.snapshot(table)
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.seats)) == ("lobby", 4, 4)


async def test_a_host_never_leaves_without_an_heir(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving and handing over are one write: a crash between them would leave a table that nobody may start."""
    table = await lobby(tables, 3)
    monkeypatch.setattr(tables._store.tables, "set_options", None)
    assert (await tables.seating.leave(table, ANN)).snapshot.row.host_id == BEA.user_id


async def test_partners_start_as_four_only(tables: Tables) -> None:
    table = (
        await tables.lifecycle.open(
            GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(preset="partners", players=4)
        )
    ).snapshot.id
    for person in (BEA, CID):
        await tables.seating.join(table, person, next(INTERACTIONS))
    with pytest.raises(BadOptions, match="options-partners-need-four"):
        await tables.lifecycle.start(table, ANN)
    assert (await tables.snapshot(table)).row.players == 4
    await tables.seating.join(table, DOT, next(INTERACTIONS))
    await tables.lifecycle.start(table, ANN)


async def test_nothing_of_the_lobby_once_started(tables: Tables) -> None:
    table = await match(tables)
    for late in (
        tables.lifecycle.start(table, ANN),
        tables.seating.seat_computer(table, ANN, "easy"),
        tables.house_rules.set(table, ANN, "target", 10),
        tables.seating.join(table, MOD, next(INTERACTIONS)),
    ):
        with pytest.raises(WrongState):
            await late


async def test_house_rules(tables: Tables) -> None:
    table = await lobby(tables, 3)
    snapshot = (await tables.house_rules.set(table, ANN, "variant", "21")).snapshot
    assert snapshot.game.title_of(snapshot.options, 3) == Message("game-black-tile.variant", variant="21")
    assert dump((await tables.house_rules.set(table, ANN, "target", "75")).snapshot.options)["target"] == 75


async def test_house_rules_are_reset_to_the_nearest_preset(tables: Tables) -> None:
    table = await lobby(tables, 3)
    usual = (await tables.snapshot(table)).options
    for name, value in (("target", 75), ("tie", "playoff")):
        await tables.house_rules.set(table, ANN, name, value)
    with pytest.raises(NotAllowed):
        await tables.house_rules.reset(table, BEA)
    assert dump((await tables.snapshot(table)).options)["target"] == 75
    assert (await tables.house_rules.reset(table, ANN)).snapshot.options == usual
    assert (await tables.house_rules.snapshot_to_edit(table, ANN)).options == usual
    await tables.lifecycle.start(table, ANN)
    for late in (tables.house_rules.reset(table, ANN), tables.house_rules.snapshot_to_edit(table, ANN)):
        with pytest.raises(WrongState):
            await late


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("no_such_rule", "1"),
        ("__class__", "x"),
        ("", ""),
        ("variant", "12"),
        ("variant", ""),
        ("target", "0"),
        ("target", -1),
        ("target", "sixty"),
        ("target", "61.5"),
        ("target", 10**30),
        ("target", "9" * 5000),
        ("tie", "play\noff"),
        ("partners", "yes"),  # three sit here
    ],
)
async def test_bad_house_rules_change_nothing(tables: Tables, name: str, value: Value) -> None:
    table = await lobby(tables, 3)
    before = await tables.snapshot(table)
    with pytest.raises(BadOptions) as refused:
        await tables.house_rules.set(table, ANN, name, value)
    assert len(str(refused.value)) < 300
    assert await tables.snapshot(table) == before


async def test_the_same_table_again(tables: Tables) -> None:
    table = await match(tables, 3, target=3)
    with pytest.raises(ChannelTaken):
        await tables.lifecycle.open_again(table, BEA)
    await tables.lifecycle.stop(table, ANN)
    again = (await tables.lifecycle.open_again(table, BEA)).snapshot
    assert again.id != table
    assert (again.row.host_id, again.names, again.row.players) == (BEA.user_id, ("Bea",), 3)
    assert again.options == (await tables.snapshot(table)).options
    assert again.commitment != (await tables.snapshot(table)).commitment


async def test_finding_a_persons_table(tables: Tables) -> None:
    with pytest.raises(NoTableHere):
        await tables.of_person(ANN.user_id)
    first = await lobby(tables, 2)
    second = await lobby(tables, 1, channel=CHANNEL + 1)
    assert (await tables.of_person(BEA.user_id)).id == first
    with pytest.raises(SeveralTables) as several:
        await tables.of_person(ANN.user_id)
    assert several.value.tables == (first, second)
    await tables.seating.leave(first, ANN)
    assert (await tables.of_person(ANN.user_id)).id == second


async def test_any_process_knows_a_tables_place_and_who_has_sat_there(tables: Tables, open_tables: OpenTables) -> None:
    table = await match(tables)
    await tables.seating.leave(table, BEA)
    practice = (await tables.lifecycle.open_practice(0, CID, "black-tile")).snapshot.id
    for process in (tables, await open_tables()):
        assert await process.place_of(table) == (GUILD, CHANNEL)
        assert await process.place_of(practice) is None
        assert [await process.has_sat(table, it.user_id) for it in (ANN, BEA, MOD)] == [True, True, False]
        assert not await process.has_sat(practice, ANN.user_id)


async def test_a_channel_that_is_gone_ends_its_table(tables: Tables) -> None:
    table = await match(tables)
    assert (await tables.lifecycle.close(table)).snapshot.over
    assert (await tables.lifecycle.close(table)).snapshot.over
    with pytest.raises(NoTableHere):
        await tables.in_channel(CHANNEL)


async def test_a_match_that_one_person_still_plays_keeps_its_channel(tables: Tables) -> None:
    table = await match(tables, 3)
    for person in (ANN, BEA):
        await tables.seating.leave(table, person)
    with pytest.raises(ChannelTaken):
        await tables.lifecycle.open(GUILD, CHANNEL, DOT, "black-tile")
    assert (await tables.snapshot(table)).row.state == "playing"


async def test_closed_direct_messages_are_announced(tables: Tables) -> None:
    """At once: the lobby says then whose hand comes by button."""
    snapshot = await tables.snapshot(await lobby(tables, 2))
    announced: list[Outcome] = []
    tables.listeners.append(announced.append)
    await tables.preferences.mark_dm(snapshot.id, snapshot.seats[1].id, closed=True)
    assert [[seat.dm_closed for seat in outcome.snapshot.seats] for outcome in announced] == [[False, True]]
