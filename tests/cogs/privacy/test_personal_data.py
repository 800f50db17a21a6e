"""A person's data after a real evening: all of it is exported, all of it goes, and what others have stays."""

import asyncio
import json
import os
import random
import sys
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from sqlalchemy import BigInteger, Connection, LargeBinary, String, cast, func, insert, select, update

from bot import clock
from bot.__main__ import main
from bot.rules.catalogue import CATALOGUE
from bot.store.schema import metadata
from bot.store.schema.columns import ROW_ID
from bot.store.schema.messages import PendingAnswer
from bot.store.schema.results import achievements, forfeits
from bot.store.schema.seats import seats
from bot.store.schema.tables import moves
from bot.store.scores.ratings import Rating
from bot.store.scores.results import player_key
from bot.store.tables.messages import NewMessage
from bot.table.errors import StillSeated
from bot.table.permissions import Person
from bot.table.tables import Tables
from bot.table.verification.verify import verify
from cogs.analysis.store import GradeStore, MatchGrades
from cogs.daily.store import DailyStore, daily_mends
from cogs.help.store import LessonStore
from cogs.people.schema import records
from cogs.privacy.table import PersonalData
from cogs.puzzles.judging import Alternative
from cogs.puzzles.scores import StockStore
from cogs.puzzles.store import NewPuzzle, PuzzleStore, Searched
from cogs.tournament.store import PlaceRow, TournamentStore
from cogs.tournament.table import NewTournament, Tournaments
from cogs.week.schema import NewsRow
from cogs.week.store import NewsStore
from tests.parts import part
from tests.said import said
from tests.store.sample_results import finals_of
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS, act_once, pass_all
from tests.table.people import ANN, BEA, CID, GUILD, MOD, lobby, match, play_out

Captured = pytest.CaptureFixture[str]
NAMED = Person(ANN.user_id, "Annabella")
DM = 2**60 + 4321
# The columns that are as wide as an id of Discord's, but never hold a person's, nor their channel's.
OF_NOBODY = {
    "tables.guild_id", "tables.channel_id", "seats.interaction_id", "moves.interaction_id", "applied.interaction_id",
    "messages.message_id", "leftovers.message_id", "tokens.message_id", "standings.guild_id", "ratings.guild_id",
    "house_rules.guild_id", "removals.guild_id", "server_settings.guild_id",
    "tables.opened_number", "tables.start_number",
    "standings.channel_id", "channels.id", "channels.guild_id",
    "server_settings.puzzle_channel", "server_settings.daily_channel", "server_settings.player_role",
    "server_settings.week_channel",
    "tables.called_role",
    "weekly_puzzles.guild_id", "weekly_puzzles.channel_id", "weekly_puzzles.message_id",
    "weekly_news.guild_id", "weekly_news.channel_id", "weekly_news.message_id",
    "channels.parent_id", "pending_answers.interaction_id",
    "contests.guild_id", "contests.channel_id", "contests.opened_number", "contests.start_number",
    "contest_entries.interaction_id", "contest_tables.channel_id",
    "contest_messages.channel_id", "contest_messages.message_id", "daily_mends.guild_id",
}  # fmt: skip


@pytest.fixture(autouse=True)
def ann_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann has a name that is found in no other text."""
    monkeypatch.setattr("tests.table.people.ANN", NAMED)


@pytest.fixture
def data(tables: Tables) -> PersonalData:
    return part(tables, PersonalData)


async def an_evening(tables: Tables) -> tuple[int, int]:
    """A match that Ann has finished, one that she has left, and all else that is written down of her. Their ids."""
    store, finished, at = tables._store, await match(tables, 3, target=11), clock.now()
    (seat,) = [row for row in await store.seats.sitting(finished) if row.user_id == ANN.user_id]
    await store.seats.set_dm(seat.id, channel_id=DM)
    for number, kind in enumerate(("seated", "hand", "private")):
        channel, token = (DM, None) if kind != "private" else (2**61 + 1, "token")
        new = NewMessage(kind=kind, deal=0, seat=seat.id, channel_id=channel, message_id=800 + number, token=token)  # type: ignore[arg-type]
        row = await store.messages.remember(finished, new)
        if kind == "seated":
            await store.messages.discard(row)
    await store.pending_answers.add(
        PendingAnswer(interaction_id=9, table_id=finished, seat=seat.id, channel_id=DM, token="token", at=at)
    )
    await tables.preferences.set(ANN.user_id, ping="always")
    await play_out(tables, finished, random.Random(3))
    puzzles, choices = (
        PuzzleStore(store.database),
        (Alternative("play 6-4", 1.5, 0.1), Alternative("play 6-3", -1.5, 0.1)),
    )
    puzzle = NewPuzzle(table_id=finished, position=9, seat=0, user_id=ANN.user_id, choices=choices, made=1, at=at)
    await puzzles.keep_searched(Searched(finished, 1), puzzle)
    await puzzles.vote(1, ANN.user_id, 1)
    await StockStore(store.database).answer(ANN.user_id, "moon.1f3a9c0b42", 0, Rating())
    await DailyStore(store.database).join_world(ANN.user_id)
    grades = {"best": 9, "good": 1, "small_slips": 0, "slips": 1, "lost": 4.5, "accuracy": 84}
    of_match = {"table_id": finished, "user_id": ANN.user_id, "game": "black-tile", "unit": "point", "at": at}
    await GradeStore(store.database).keep(MatchGrades(**of_match, **grades))
    earned = {"table_id": finished, "deal": 1, "seat": 0, "achievement": "moon", "is_first": True, "at": at}
    lost = {"table_id": finished, "seat": 0, "rating_change": -9, "above": -15, "at": at}  # had she left it
    for rows, values in ((achievements, earned), (forfeits, lost)):
        kept = insert(rows).values(player=player_key(ANN.user_id, None), **values)
        await store.database.write(lambda connection, kept=kept: connection.execute(kept))
    alone = {"game": "moon", "level": "hard", "matches": 2, "won": 1, "streak": 1, "best": 7, "best_at": at}
    mend = {"guild_id": GUILD, "month": "2026-01", "number": 1, "table_id": finished, "is_over": True, "is_done": True}
    for rows, values in ((records, alone), (daily_mends, mend | {"at": at})):
        own = insert(rows).values(user_id=ANN.user_id, **values)
        await store.database.write(lambda connection, own=own: connection.execute(own))
    await LessonStore(store.database).finish(ANN.user_id, "moon", [["moon"]])
    news, due = NewsStore(store.database), NewsRow(GUILD, at)
    await news.begin(GUILD, at)
    assert await news.change(due, replace(due, play_user_id=ANN.user_id, play={"move": "lead 6-4"}))
    await in_tournaments(tables)
    left = await match(tables, 3, channel=5)
    await act_once(tables, await pass_all(tables, left), random.Random(4))
    await tables.seating.leave(left, NAMED)
    opened = await lobby(tables, 2, channel=6)
    await tables.seating.invite(opened, NAMED, [CID.user_id])
    await tables.seating.leave(opened, NAMED)
    await tables.seating.invite(opened, BEA, [ANN.user_id])
    seats = (await tables.snapshot(moved := await lobby(tables, 3, channel=10))).seats
    await tables.lobby_seats.swap(moved, NAMED, seats[1].id)
    await tables.lobby_seats.swap(moved, CID, seats[0].id)
    await tables.lobby_seats.remove(moved, NAMED, seats[1].id)
    await tables.lobby_seats.remove(moved, MOD, seats[0].id)
    return finished, left


async def in_tournaments(tables: Tables) -> None:
    """Two that Ann has opened: one has begun, in the other she and Bea wish to play together."""
    tournaments, new = part(tables, Tournaments), NewTournament("forty-two", form="pairs")
    begun, wished = [(await tournaments.open(GUILD, channel, NAMED, new)).id for channel in (7, 8)]
    for person, partner in ((NAMED, BEA), (BEA, NAMED)):
        await tournaments.join(wished, person, next(INTERACTIONS), partner.user_id)
        await tournaments.join(begun, person, next(INTERACTIONS))
    await tournaments.start(begun, NAMED, next(INTERACTIONS))
    places = [PlaceRow(place, person.user_id, person.name) for place, person in enumerate((NAMED, BEA))]
    await TournamentStore(tables._store.database).plan(begun, places, 1, 1)


async def found_in(tables: Tables) -> dict[str, list[str]]:
    """By column what is stored that names Ann, or is where she is reached."""
    marks = str(ANN.user_id), NAMED.name, str(DM)

    def look(connection: Connection) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for rows in metadata.sorted_tables:
            for column in rows.c:
                shown = func.hex(column) if isinstance(column.type, LargeBinary) else cast(column, String)
                values = connection.execute(select(shown)).scalars()
                if marked := [value for value in values if value and any(mark in value for mark in marks)]:
                    found[f"{rows.name}.{column.name}"] = marked
        return found

    return await tables._store.database.read(look)


async def test_nothing_of_her_is_left_in_any_column(tables: Tables, data: PersonalData) -> None:
    finished, left = await an_evening(tables)
    columns = [(rows, column) for rows in metadata.sorted_tables for column in rows.c]
    wide = [it for it in columns if isinstance(it[1].type, BigInteger) and it[1].type is not ROW_ID]
    by_key = ("deal_results", "match_results", "forfeits", "standings", "ratings", "achievements")
    named = {f"{rows.name}.{column.name}" for rows, column in wide} - OF_NOBODY
    named |= {f"{rows}.player" for rows in by_key} | {"seats.name", "contest_entries.name", "contest_places.name"}
    assert (await found_in(tables)).keys() == named, "the evening has something in each column that may name her"
    results = await finals_of(tables._store, finished)

    assert await data.delete(NAMED)
    assert await found_in(tables) == {}
    kept = await finals_of(tables._store, finished)
    assert [(row.total, row.place) for row in kept] == [(row.total, row.place) for row in results]
    others = [row.player for row in results if row.user_id != ANN.user_id]
    assert [row.player for row in kept if row.user_id] == others
    proof = verify(await tables.record_text(finished), CATALOGUE)
    assert proof.over
    assert [row.total for row in results] == list(proof.totals)
    assert (await tables.snapshot(left)).names[0] == "Computer"
    assert not await data.delete(NAMED)


async def test_everything_that_names_her_is_in_the_export_and_nobody_else(tables: Tables, data: PersonalData) -> None:
    finished, _ = await an_evening(tables)
    exported = json.loads(await data.export(ANN.user_id))
    assert exported["user_id"] == str(ANN.user_id)
    for name, values in (await found_in(tables)).items():
        rows, column = name.split(".")
        found = [str(entry[column]) for entry in exported[rows] if entry[column] is not None]
        hers = [value for value in values if value != f"{NAMED.name}'s computer"]
        assert {*found} >= {*hers}, name  # the private message is hers too, wherever she clicked
        assert found.count(hers[0]) == hers.count(hers[0]), name
    text = json.dumps(exported)
    for other in (BEA, CID):
        assert str(other.user_id) not in text
        assert other.name not in text
    assert (await tables._store.tables.get(finished)).secret.hex() not in text
    assert "secret" not in text
    journals = [await tables._store.journal.moves(table["id"]) for table in exported["tables"]]
    assert len(exported["moves"]) == len([it for moves in journals for it in moves if it.user_id == ANN.user_id])


async def test_how_much_there_is_is_counted(tables: Tables, data: PersonalData) -> None:
    assert (await data.summary(ANN.user_id)).counts == {}
    await an_evening(tables)
    exported = json.loads(await data.export(ANN.user_id))
    lists = {"tables": "tables", "moves": "moves", "deals": "deal_results", "matches": "match_results"}
    lists |= {"achievements": "badges", "invitations": "invitations", "swaps": "swap_requests"}
    lists["removals"] = "kept_out"
    assert await counted(data, ANN.user_id) == {name: len(exported[rows]) for name, rows in lists.items()} | {
        "servers": 1, "ratings": 1, "puzzles": 1, "answers": 1, "stock": 1, "contests": 2, "graded": 1, "lessons": 1,
    }  # fmt: skip
    summary = await data.summary(ANN.user_id)
    assert summary.counts.keys() >= {"privacy-settings", "privacy-world"}
    assert summary.open_tables == ()


async def counted(data: PersonalData, user_id: int) -> dict[str, int]:
    counts = (await data.summary(user_id)).counts
    return {name: number for said in counts.values() for name, number in said.items()}


async def test_a_person_who_sits_somewhere_leaves_by_being_forgotten(
    tables: Tables, data: PersonalData, tables_url: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    alone, together = await lobby(tables, 1, channel=8), await match(tables, 3, channel=9)
    with pytest.raises(StillSeated):
        await tables._store.personal_data.forget(ANN.user_id)
    assert len((await data.summary(ANN.user_id)).open_tables) == 2
    monkeypatch.setenv("DATABASE_URL", tables_url)
    told = await printed_by("forget", capsys)
    assert told == "They left 2 tables. Deleted. Their results stay, without a name.\n"
    assert (await tables.snapshot(alone)).over
    snapshot = await tables.snapshot(together)
    assert (snapshot.over, snapshot.seats[0].user_id, snapshot.names[0]) == (False, None, "Computer")
    assert await found_in(tables) == {}


async def test_a_table_that_cannot_be_read_keeps_nobody_from_deleting_their_data(
    tables: Tables, open_tables: OpenTables
) -> None:
    table = await match(tables, 3)
    await pass_all(tables, table)
    broken = update(moves).values(notation="play 9-9")
    await tables._store.database.write(lambda connection: connection.execute(broken))
    here = await open_tables()
    data = part(here, PersonalData)
    assert await data.delete(BEA)
    assert (await here._store.tables.get(table)).state == "stopped"
    assert "tables" not in await counted(data, BEA.user_id)


async def test_a_computer_gets_no_unclean_name_of_an_older_version(tables: Tables, open_tables: OpenTables) -> None:
    table = await match(tables, 3)
    unclean = update(seats).where(seats.c.user_id == BEA.user_id).values(name="discord.gg/Beatrix")
    await tables._store.database.write(lambda connection: connection.execute(unclean))
    here = await open_tables()
    left = (await here.seating.leave(table, BEA)).snapshot
    assert left.names[1] == said("seat-computer-for", name="discord gg Beatrix")
    assert await part(here, PersonalData).delete(BEA)
    assert (await here.snapshot(table)).names == ("Annabella", "Computer", "Cid")


async def test_the_command_line_exports_and_forgets_what_features_keep(
    tables: Tables, tables_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await an_evening(tables)
    await tables._store.database.write(lambda it: it.execute(update(seats).values(name="Ann 🁣")))
    everything = json.loads(await part(tables, PersonalData).export(ANN.user_id))
    monkeypatch.setenv("DATABASE_URL", tables_url)
    exported = json.loads(await exported_to_a_file(monkeypatch))
    assert "Ann 🁣" in json.dumps(exported, ensure_ascii=False)
    assert exported == everything | {"made_at": exported["made_at"]}
    assert all(exported[name] for name in ("contests", "puzzles", "puzzle_votes", "stock_answers", "puzzle_scores"))
    forget = await asyncio.create_subprocess_exec(  # a process that has imported only what this command imports
        sys.executable, "-m", "bot", "forget", str(ANN.user_id), stdout=asyncio.subprocess.PIPE, cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
    )  # fmt: skip
    printed, _ = await forget.communicate()
    assert forget.returncode == 0, printed
    assert b"On Discord" not in printed
    assert await found_in(tables) == {}


async def printed_by(command: str, capsys: Captured) -> str:
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, [command, str(ANN.user_id)])
    return capsys.readouterr().out


async def exported_to_a_file(monkeypatch: pytest.MonkeyPatch) -> str:
    """The output of `boneyard export` on a system whose files are in another encoding."""
    stream = TextIOWrapper(file := BytesIO(), encoding="cp1252")
    monkeypatch.setattr("sys.stdout", stream)
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, ["export", str(ANN.user_id)])
    stream.flush()
    return file.getvalue().decode()
