"""The lobby: who sits where, who may do what, and what is refused."""

import pytest

from bot.rules.errors import BadOptions, Refusal
from bot.rules.options import Value, dump
from bot.store.errors import ChannelTaken, NoTable, SeatTaken
from bot.table.access import Person
from bot.table.errors import NoTableHere, NotAllowed, NotSeated, SeveralTables, Stale, WrongState
from bot.table.lobby import COMPUTER_NAMES
from bot.table.tables import Tables
from tests.table.conftest import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, INTERACTIONS, MOD, lobby, match


async def test_opens_with_its_host_seated(tables: Tables) -> None:
    snapshot = (await tables.open(GUILD, CHANNEL, ANN, "black-tile", "berndt", 3, 50)).snapshot
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
        await tables.open(GUILD, CHANNEL, ANN, game, preset, players, target)
    with pytest.raises(NoTableHere):
        await tables.in_channel(CHANNEL)


async def test_one_table_a_channel(tables: Tables) -> None:
    table = await lobby(tables, 1)
    with pytest.raises(ChannelTaken):
        await tables.open(GUILD, CHANNEL, BEA, "black-tile", None, None, None)
    await tables.stop(table, ANN)
    await tables.open(GUILD, CHANNEL, BEA, "black-tile", None, None, None)


async def test_seats_fill_in_order_and_move_up(tables: Tables) -> None:
    table = await lobby(tables)
    assert (await tables.leave(table, BEA)).snapshot.names == ("Ann", "Cid", "Dot")
    back = (await tables.join(table, BEA, next(INTERACTIONS))).snapshot
    assert back.names == ("Ann", "Cid", "Dot", "Bea")
    assert [seat.seat for seat in back.seats] == [0, 1, 2, 3]


async def test_a_host_who_leaves_hands_the_table_to_the_next_person(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.seat_computer(table, ANN, "easy")
    await tables.join(table, CID, next(INTERACTIONS))
    snapshot = (await tables.leave(table, ANN)).snapshot
    assert snapshot.names == (COMPUTER_NAMES[0], "Cid")
    assert snapshot.row.host_id == CID.user_id
    with pytest.raises(NotAllowed):
        await tables.seat_computer(table, ANN, "easy")
    await tables.seat_computer(table, CID, "easy")


async def test_the_last_person_to_leave_closes_the_table(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.seat_computer(table, ANN, "easy")
    assert (await tables.leave(table, ANN)).snapshot.row.state == "stopped"
    with pytest.raises(WrongState, match="over"):
        await tables.join(table, BEA, next(INTERACTIONS))
    assert (await tables.leave(table, ANN)).snapshot.row.state == "stopped"


async def test_refusals_of_joining(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(WrongState, match="seated already"):
        await tables.join(table, BEA, next(INTERACTIONS))
    with pytest.raises(SeatTaken, match="full"):
        await tables.join(table, MOD, next(INTERACTIONS))
    with pytest.raises(SeatTaken, match="full"):
        await tables.seat_computer(table, ANN, "normal")
    with pytest.raises(NotSeated):
        await tables.leave(table, MOD)
    with pytest.raises(NoTable):
        await tables.join(table + 1, MOD, next(INTERACTIONS))


async def test_one_joining_interaction_seats_once(tables: Tables) -> None:
    table = await lobby(tables, 1)
    interaction = next(INTERACTIONS)
    await tables.join(table, BEA, interaction)
    with pytest.raises(Refusal):
        await tables.join(table, BEA, interaction)
    with pytest.raises(Refusal, match="done already"):
        await tables.join(table, CID, interaction)
    assert (await tables.snapshot(table)).names == ("Ann", "Bea")


async def test_what_only_the_host_or_a_moderator_does(tables: Tables) -> None:
    table = await lobby(tables, 3)
    for who in (BEA, Person(7, "Stranger")):
        for forbidden in (
            tables.seat_computer(table, who, "easy"),
            tables.set_rule(table, who, "target", 10),
            tables.start(table, who),
            tables.stop(table, who),
        ):
            with pytest.raises(NotAllowed, match="Only Ann, who hosts this table"):
                await forbidden
    assert (await tables.snapshot(table)).row.state == "lobby"
    await tables.set_rule(table, MOD, "target", 10)
    await tables.start(table, MOD)
    assert (await tables.stop(table, MOD)).snapshot.row.state == "stopped"
    assert (await tables.stop(table, MOD)).snapshot.row.state == "stopped"


async def test_computers_have_names_of_their_own(tables: Tables) -> None:
    table = await lobby(tables, 1)
    for _ in range(2):
        await tables.seat_computer(table, ANN, "easy")
    seats = (await tables.snapshot(table)).seats
    assert [(seat.name, seat.level, seat.user_id) for seat in seats[1:]] == [
        (COMPUTER_NAMES[0], "easy", None),
        (COMPUTER_NAMES[1], "easy", None),
    ]


async def test_starts_with_a_number_the_game_allows(tables: Tables) -> None:
    two = (await tables.open(GUILD, CHANNEL, ANN, "black-tile", None, 4, None)).snapshot.id
    with pytest.raises(WrongState, match="needs 3 or 4 players; 1 sits here"):
        await tables.start(two, ANN)
    await tables.join(two, BEA, next(INTERACTIONS))
    with pytest.raises(WrongState, match="needs 3 or 4 players; 2 sit here"):
        await tables.start(two, ANN)
    await tables.join(two, CID, next(INTERACTIONS))
    snapshot = (await tables.start(two, ANN)).snapshot
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.views)) == ("playing", 3, 3)


async def test_a_start_that_is_overtaken_changes_nothing(
    tables: Tables, open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fourth sits down elsewhere in the moment in which three are to start: four seats stay four."""
    table = (await tables.open(GUILD, CHANNEL, ANN, "black-tile", None, 4, None)).snapshot.id
    for person in (BEA, CID):
        await tables.join(table, person, next(INTERACTIONS))
    other = await open_tables()
    begin = tables.store.tables.start

    async def overtaken(table_id: int, players: int | None = None, *, interaction_id: int | None = None) -> bool:
        await other.join(table_id, DOT, next(INTERACTIONS))
        return await begin(table_id, players, interaction_id=interaction_id)

    monkeypatch.setattr(tables.store.tables, "start", overtaken)
    with pytest.raises(Stale):
        await tables.start(table, ANN)
    snapshot = await tables.snapshot(table)
    assert (snapshot.row.state, snapshot.row.players, len(snapshot.seats)) == ("lobby", 4, 4)


async def test_a_host_never_leaves_without_an_heir(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving and handing over are one write: a crash between them would leave a table that nobody may start."""
    table = await lobby(tables, 3)
    monkeypatch.setattr(tables.store.tables, "change_lobby", None)
    assert (await tables.leave(table, ANN)).snapshot.row.host_id == BEA.user_id


async def test_partners_start_as_four_only(tables: Tables) -> None:
    table = (await tables.open(GUILD, CHANNEL, ANN, "black-tile", "partners", 4, None)).snapshot.id
    for person in (BEA, CID):
        await tables.join(table, person, next(INTERACTIONS))
    with pytest.raises(BadOptions, match="four players"):
        await tables.start(table, ANN)
    assert (await tables.snapshot(table)).row.players == 4
    await tables.join(table, DOT, next(INTERACTIONS))
    await tables.start(table, ANN)


async def test_nothing_of_the_lobby_once_started(tables: Tables) -> None:
    table = await match(tables)
    for late in (
        tables.start(table, ANN),
        tables.seat_computer(table, ANN, "easy"),
        tables.set_rule(table, ANN, "target", 10),
        tables.join(table, MOD, next(INTERACTIONS)),
    ):
        with pytest.raises(WrongState):
            await late


async def test_house_rules(tables: Tables) -> None:
    table = await lobby(tables, 3)
    snapshot = (await tables.set_rule(table, ANN, "variant", "21")).snapshot
    assert snapshot.game.title_of(snapshot.options, 3) == "Black Tile 21"
    assert dump((await tables.set_rule(table, ANN, "target", "75")).snapshot.options)["target"] == 75


async def test_house_rules_are_reset_to_the_nearest_preset(tables: Tables) -> None:
    table = await lobby(tables, 3)
    usual = (await tables.snapshot(table)).options
    for name, value in (("target", 75), ("tie", "playoff")):
        await tables.set_rule(table, ANN, name, value)
    with pytest.raises(NotAllowed):
        await tables.reset_rules(table, BEA)
    assert dump((await tables.snapshot(table)).options)["target"] == 75
    assert (await tables.reset_rules(table, ANN)).snapshot.options == usual
    assert (await tables.rules_to_set(table, ANN)).options == usual
    again = await tables.open(GUILD, CHANNEL + 7, ANN, "black-tile", None, 3, None)
    assert again.snapshot.options == usual, "the server keeps what was set last"
    await tables.start(table, ANN)
    for late in (tables.reset_rules(table, ANN), tables.rules_to_set(table, ANN)):
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
        await tables.set_rule(table, ANN, name, value)
    assert len(str(refused.value)) < 300
    assert await tables.snapshot(table) == before


async def test_the_same_table_again(tables: Tables) -> None:
    table = await match(tables, 3, target=3)
    with pytest.raises(ChannelTaken):
        await tables.open_again(table, BEA)
    await tables.stop(table, ANN)
    again = (await tables.open_again(table, BEA)).snapshot
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
    await tables.leave(first, ANN)
    assert (await tables.of_person(ANN.user_id)).id == second
    assert [row.id for row in await tables.active()] == [first, second]


async def test_a_channel_that_is_gone_ends_its_table(tables: Tables) -> None:
    table = await match(tables)
    assert (await tables.close(table)).snapshot.over
    assert (await tables.close(table)).snapshot.over
    with pytest.raises(NoTableHere):
        await tables.in_channel(CHANNEL)
