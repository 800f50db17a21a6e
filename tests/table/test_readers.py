"""Which language a person and a server read: their choice, else Discord's locale; and how a person's hand is drawn."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.schema.tables import NewMove
from bot.table.operations import preferences
from bot.table.tables import Tables
from bot.words.speaker import current_language
from cogs.delivery.desired import language_of, payload_of
from cogs.duel.table import Duels, NewDuel
from cogs.messages import hand_messages
from cogs.privacy.table import PersonalData
from cogs.tournament.table import NewTournament, Tournaments
from images.seat.style import PLAIN, SeatStyle
from tests.clock import MovableClock
from tests.parts import part
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, GUILD, OWNER, lobby, match, stopped_match, with_computers

HOST = replace(ANN, server_locale="fr")


async def test_a_locale_is_stored_where_another_language_follows_from_it(tables: Tables):
    """A row that another process stored meanwhile shows whether anything was written."""
    for elsewhere, locale, language, stored in (
        (None, "en-GB", "en", ""),
        (None, "fr", "fr", "fr"),
        ("fr-CH", "fr", "fr", "fr-CH"),
        (None, "ja", "en", "ja"),
    ):
        if elsewhere is not None:
            await tables._store.people.set_preferences(ANN.user_id, locale=elsewhere)
        assert await tables.preferences.language(ANN.user_id, locale) == language
        likes = await tables._store.people.preferences(ANN.user_id)
        assert (likes.language, likes.locale) == ("", stored)
    await tables._store.close()
    assert await tables.preferences.language(BEA.user_id, "fr") == "fr", "without the store Discord tells it"


async def test_a_choice_wins_and_costs_no_read(tables: Tables, clock: MovableClock):
    await tables.preferences.set(ANN.user_id, language="de")
    assert await tables.preferences.language(ANN.user_id, "fr") == "de"
    await tables._store.people.set_preferences(ANN.user_id, language="")  # by another process
    await clock.advance(timedelta(seconds=59))
    assert await tables.preferences.language(ANN.user_id, "fr") == "de"
    await clock.advance(timedelta(seconds=2))
    assert await tables.preferences.language(ANN.user_id, "fr") == "fr"
    await tables.preferences.set(ANN.user_id, language="klingon")
    assert await tables.preferences.language(ANN.user_id, "fr") == "en", "it was taken away since"
    await tables.preferences.set(ANN.user_id, language="de")
    await part(tables, PersonalData).delete(ANN)
    assert tables.preferences.known_language(ANN.user_id, "fr") == "fr", "nothing is remembered of deleted data"


async def test_a_seated_persons_language_is_known_from_the_table(open_tables: OpenTables):
    here, there = await open_tables(), await open_tables()
    await there.preferences.set(ANN.user_id, language="fr")
    over, table = await stopped_match(here, channel=1), await match(here, 3)
    await there.preferences.set(ANN.user_id, language="de")
    await here.access.announce(table)
    assert here.preferences.known_language(ANN.user_id, "en-GB") == "de"
    await here.access.announce(over)
    assert here.preferences.known_language(ANN.user_id, "en-GB") == "de", "a table that is over tells no more of it"


async def test_as_many_people_are_remembered_as_there_is_room_for(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(preferences, "_KEPT", 3)
    for user_id in range(1, 6):
        await tables.preferences.language(user_id, "fr")
    assert [*tables.preferences._readers] == [3, 4, 5]


async def test_a_table_and_a_contest_keep_the_language_in_which_they_were_opened(tables: Tables):
    first = (await tables.lifecycle.open(GUILD, CHANNEL, HOST, "black-tile")).snapshot
    duel = await part(tables, Duels).open(GUILD, CHANNEL, HOST, NewDuel("black-tile"))
    tournament = await part(tables, Tournaments).open(GUILD, CHANNEL + 2, HOST, NewTournament("black-tile"))
    await tables.servers.change(GUILD, OWNER, language="de")
    second = (await tables.lifecycle.open(GUILD, CHANNEL + 1, HOST, "black-tile")).snapshot
    assert [(await tables.snapshot(it.id)).language for it in (first, second)] == ["fr", "de"]
    assert (duel.row.language, tournament.row.language) == ("fr", "fr")
    of_servers = [await tables.servers.language(*it) for it in ((GUILD, "fr"), (GUILD + 1, "fr"), (GUILD + 1, None))]
    assert of_servers == ["de", "fr", "en"]
    await tables.servers.change(GUILD, OWNER, language=None)
    await tables.seating.fill(second.id, ANN)
    await tables.lifecycle.start(second.id, ANN)
    await tables.lifecycle.stop(second.id, ANN)
    for person, language in ((HOST, "fr"), (ANN, "de")):  # in a direct message Discord does not tell the server's
        again = (await tables.lifecycle.open_again(second.id, person)).snapshot
        assert again.language == language
        await tables.lifecycle.stop(again.id, ANN)


async def test_messages_are_in_their_readers_language(tables: Tables):
    await tables.preferences.set(BEA.user_id, locale="fr")
    snapshot = await with_computers(tables, BEA)
    own, other = (next(it.id for it in snapshot.seats if it.user_id == person.user_id) for person in (BEA, ANN))
    keys = {("table", 1, None): "en", ("hand", 1, own): "fr", ("hand", 1, other): "en", ("private", 0, own): "fr"}
    for key, language in keys.items():
        assert language_of(key, snapshot) == language  # type: ignore[arg-type]
        payload = payload_of(key, snapshot, final=False)  # type: ignore[arg-type]
        assert payload.language == payload.content_key[0] == language
    assert current_language() == "en"
    left = (await tables.seating.leave(snapshot.id, BEA)).snapshot
    assert payload_of(("hand", 1, own), left, final=False).language == "fr", "and of who sits there no more"
    waiting = await tables.snapshot(await lobby(tables, 2, channel=1))
    assert payload_of(("lobby", 0, None), waiting, final=False).language == "en"
    assert payload_of(("seated", 0, waiting.seats[1].id), waiting, final=False).language == "fr"


async def test_a_style_redraws_the_own_hand_and_nobody_elses(tables: Tables):
    before = await with_computers(tables, BEA)
    (outcome,) = await tables.preferences.set(ANN.user_id, style="large numerals")
    seats = [next(it for it in outcome.snapshot.seats if it.user_id == person.user_id) for person in (ANN, BEA)]
    styles = [hand_messages.style_of(seat.style) for seat in seats]
    assert styles == [SeatStyle(large=True, numerals=True), PLAIN]
    was, now = ([hand_messages.hand(it, it.seats[seat.seat]) for seat in seats] for it in (before, outcome.snapshot))
    assert was[0].drawing is not None
    assert now[0].drawing is not None
    assert was[0].drawing.alt == now[0].drawing.alt
    assert [was[0].content_key == now[0].content_key, was[1].content_key == now[1].content_key] == [False, True], (
        "or it would not be drawn again"
    )
    totals = ["Totals: " in hand.content for hand in (was[0], now[0])]
    assert totals == [False, True], "large print leaves the figures to the text"


async def test_a_table_that_cannot_be_read_keeps_the_choice_from_no_other(tables: Tables, open_tables: OpenTables):
    broken, well = await match(tables, 3), await match(tables, 3, channel=CHANNEL + 1)
    await tables._store.journal.append(broken, 1, [NewMove(seat=0, notation="play 9-9")])
    (outcome,) = await (await open_tables()).preferences.set(ANN.user_id, ping="never")
    assert (outcome.snapshot.id, outcome.snapshot.seats[0].ping) == (well, "never")
