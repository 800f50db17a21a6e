"""Which language a person reads, and a server: from their choice, else from Discord's locale, which is stored once."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table.operations import preferences
from bot.table.tables import Tables
from bot.words.speaker import current_language
from cogs.delivery.desired import language_of, payload_of
from cogs.duel.table import Duels, NewDuel
from cogs.privacy.table import PersonalData
from cogs.tournament.table import NewTournament, Tournaments
from tests.clock import MovableClock
from tests.parts import part
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, GUILD, OWNER, lobby, match, with_computers
from tests.words.made_up import other_languages

HOST = replace(ANN, server_locale="it")


@pytest.fixture(scope="module", autouse=True)
def their_languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with other_languages(tmp_path_factory.mktemp("words")):
        yield


async def stored(tables: Tables) -> tuple[str, str]:
    likes = await tables._store.people.preferences(ANN.user_id)
    return likes.language, likes.locale


async def test_a_locale_is_stored_where_another_language_follows_from_it(tables: Tables) -> None:
    """What is stored meanwhile by another process shows whether anything is written."""
    reads = tables.preferences.language
    assert await reads(ANN.user_id, "en-GB") == "en"
    assert await stored(tables) == ("", "")
    assert await reads(ANN.user_id, "it") == "it"
    assert await stored(tables) == ("", "it")
    await tables._store.people.set_preferences(ANN.user_id, locale="it-CH")
    assert await reads(ANN.user_id, "it") == "it"
    assert await stored(tables) == ("", "it-CH")
    assert await reads(ANN.user_id, "ja") == "en"
    assert await stored(tables) == ("", "ja")


async def test_a_choice_wins_and_costs_no_read(tables: Tables, clock: MovableClock) -> None:
    await tables.preferences.set(ANN.user_id, language="tr")
    assert await tables.preferences.language(ANN.user_id, "it") == "tr"
    await tables._store.people.set_preferences(ANN.user_id, language="")  # by another process
    assert await tables.preferences.language(ANN.user_id, "it") == "tr"
    await clock.advance(timedelta(seconds=59))
    assert await tables.preferences.language(ANN.user_id, "it") == "tr"
    await clock.advance(timedelta(seconds=2))
    assert await tables.preferences.language(ANN.user_id, "it") == "it"
    await tables.preferences.set(ANN.user_id, language="klingon")
    assert await tables.preferences.language(ANN.user_id, "it") == "en", "it was taken away since"


async def test_a_seated_persons_language_is_known_from_the_table(open_tables: OpenTables) -> None:
    here, there = await open_tables(), await open_tables()
    table = await match(here, 3)
    await there.preferences.set(ANN.user_id, language="tr")
    await here.access.announce(table)
    assert here.preferences.known_language(ANN.user_id, "it") == "tr"


async def test_a_table_that_is_over_does_not_tell_what_somebody_reads_now(tables: Tables) -> None:
    await tables.preferences.set(ANN.user_id, language="it")
    table = await match(tables, 3)
    await tables.lifecycle.stop(table, ANN)
    await tables.preferences.set(ANN.user_id, language="tr")
    await tables.access.announce(table)
    assert tables.preferences.known_language(ANN.user_id, "en-GB") == "tr"


async def test_without_the_store_discord_tells_the_language(tables: Tables) -> None:
    await tables._store.close()
    assert await tables.preferences.language(ANN.user_id, "it") == "it"


async def test_as_many_people_are_remembered_as_there_is_room_for(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "_KEPT", 3)
    for user_id in range(1, 6):
        await tables.preferences.language(user_id, "it")
    assert [*tables.preferences._readers] == [3, 4, 5]


async def test_nothing_is_remembered_of_somebody_whose_data_was_deleted(tables: Tables) -> None:
    await tables.preferences.set(ANN.user_id, language="tr")
    await part(tables, PersonalData).delete(ANN)
    assert tables.preferences.known_language(ANN.user_id, "it") == "it"


async def test_a_table_keeps_the_language_in_which_it_was_opened(tables: Tables) -> None:
    first = (await tables.lifecycle.open(GUILD, CHANNEL, HOST, "black-tile")).snapshot
    await tables.servers.change(GUILD, OWNER, language="tr")
    second = (await tables.lifecycle.open(GUILD, CHANNEL + 1, HOST, "black-tile")).snapshot
    assert [(await tables.snapshot(it.id)).language for it in (first, second)] == ["it", "tr"]
    await tables.servers.change(GUILD, OWNER, language=None)
    for table in (first, second):
        await tables.seating.fill(table.id, ANN)
        await tables.lifecycle.start(table.id, ANN)
        await tables.lifecycle.stop(table.id, ANN)
    in_server = (await tables.lifecycle.open_again(second.id, HOST)).snapshot
    assert in_server.language == "it"
    await tables.lifecycle.stop(in_server.id, ANN)
    from_dm = (await tables.lifecycle.open_again(second.id, ANN)).snapshot
    assert from_dm.language == "tr", "there Discord does not tell that of the server"


async def test_contests_are_in_the_language_of_their_server(tables: Tables) -> None:
    duel = await part(tables, Duels).open(GUILD, CHANNEL, HOST, NewDuel("black-tile"))
    assert duel.row.language == "it"
    tournament = await part(tables, Tournaments).open(GUILD, CHANNEL + 1, HOST, NewTournament("black-tile"))
    assert tournament.contest.row.language == "it"
    await tables.servers.change(GUILD, OWNER, language="tr")
    assert await tables.servers.language(GUILD, "it") == "tr"
    assert await tables.servers.language(GUILD + 1, "it") == "it"
    assert await tables.servers.language(GUILD + 1, None) == "en"


async def test_messages_are_in_their_readers_language(tables: Tables) -> None:
    await tables.preferences.set(BEA.user_id, locale="it")
    snapshot = await with_computers(tables, BEA)
    own, other = (next(it.id for it in snapshot.seats if it.user_id == person.user_id) for person in (BEA, ANN))
    keys = {("table", 1, None): "en", ("hand", 1, own): "it", ("hand", 1, other): "en", ("private", 0, own): "it"}
    for key, language in keys.items():
        assert language_of(key, snapshot) == language  # type: ignore[arg-type]
        payload = payload_of(key, snapshot, final=False)  # type: ignore[arg-type]
        assert payload.language == language
        assert payload.face[0] == language
    assert current_language() == "en"
    left = ("hand", 1, 10**9)  # of somebody who sits there no more
    assert language_of(left, snapshot) is None  # type: ignore[arg-type]
    assert payload_of(left, snapshot, final=False, language="it").language == "it"  # type: ignore[arg-type]
    assert await tables.preferences.language_at(own) == "it"


async def test_a_lobby_is_the_table_s_and_its_first_message_to_somebody_theirs(tables: Tables) -> None:
    await tables.preferences.set(BEA.user_id, locale="it")
    snapshot = await tables.snapshot(await lobby(tables, 2))
    seat = snapshot.seat_of(BEA.user_id)
    assert seat is not None
    assert payload_of(("lobby", 0, None), snapshot, final=False).language == "en"
    assert payload_of(("seated", 0, seat.id), snapshot, final=False).language == "it"
