"""A person's data: counted, exported, and deleted on request."""

from sqlalchemy import func, select

from bot.store.errors import StillSeated
from bot.store.marks import OF_NOBODY, count_marks, person_marks, registered_rows
from bot.store.schema import metadata
from bot.store.schema.results import deal_results, match_results, standings
from bot.store.scores.results import player_key
from bot.store.store import Store
from bot.store.tables.messages import NewMessage
from bot.table.permissions import Person
from bot.words.locales import ENGLISH
from bot.words.speaker import speaker
from cogs.contests.contest import ContestKind, NewContest, own_number
from cogs.contests.store import ContestStore
from cogs.kit.poster import PostedMessage
from tests.store.sample_results import all_seen, deal, ended
from tests.store.sample_tables import COMPUTER, GAME, GUILD, MESSAGE_IDS, PEOPLE, lobby, move, playing
from tests.store.scores.rebuilding import rebuild, scores_of_deals, scores_of_everybody
from tests.told import fails_with
from tests.words.written import arguments_of

PERSONAL = ("user_id", "host_id", "invited_by", "partner_id", "player")  # columns that name a person


async def finished(store: Store, first_join: int) -> int:
    table = await playing(store)
    for seat in await store.seats.sitting(table.id):
        if seat.user_id:
            channel = seat.user_id + 1000
            await store.seats.set_dm(seat.id, channel_id=channel)
            hand = NewMessage(kind="hand", deal=1, seat=seat.seat, channel_id=channel, message_id=1)
            await store.messages.remember(table.id, hand)
    shown = NewMessage(kind="table", deal=1, seat=None, channel_id=table.channel_id, message_id=2)
    await store.messages.remember(table.id, shown)
    results = ended(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    await store.journal.append(table.id, 1, [move(0, interaction=first_join)], results=results)
    return table.id


async def contest(store: Store, *, start: bool = False, channel: int | None = 1) -> int:
    """A duel that two people have joined, perhaps begun; its id."""
    new = NewContest(
        kind=ContestKind.DUEL, guild_id=GUILD, channel_id=channel, host_id=PEOPLE[0], game=GAME, options={}, players=4,
        deals=1, secret=b"s" * 32,
    )  # fmt: skip
    contests = ContestStore(store.database)
    contest_id = await contests.create(new)
    for number, (user_id, name) in enumerate(zip(PEOPLE[:2], ("Ann", "Bea"), strict=True)):
        await contests.enter(contest_id, Person(user_id, name), interaction_id=1000 * contest_id + number)
    if start:
        await contests.begin(contest_id, interaction_id=1000 * contest_id + 9)
    return contest_id


async def sums(store: Store) -> list[tuple[int, ...]]:
    queries = [
        select(func.count(), *(func.sum(table.c[name]) for name in names))
        for table, names in (
            (standings, ("matches", "wins", "shared_wins", "deals", "points", "moons", "rated", "above")),
            (deal_results, ("taken", "scored", "total")),
            (match_results, ("total", "place")),
        )
    ]
    return await store.database.read(lambda connection: [tuple(connection.execute(query).one()) for query in queries])


def test_each_table_of_the_database_says_what_it_has_of_people():
    of_people = {table for table in metadata.sorted_tables if any(person_marks(table)) or registered_rows(table)}
    of_nobody = {table for table in metadata.sorted_tables if table.info.keys() >= OF_NOBODY.keys()}
    assert [table.name for table in metadata.sorted_tables if table not in of_people | of_nobody] == []
    unmarked = [
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.c
        if column.name in PERSONAL and column not in {mark.column for mark in person_marks(table)}
    ]
    assert unmarked == []


def test_the_counts_of_a_line_are_the_arguments_of_its_message():
    taken, counted = arguments_of(speaker(ENGLISH)), dict[str, set[str]]()
    for mark in (mark for table in metadata.sorted_tables for mark in count_marks(table)):
        counted.setdefault(mark.message, set()).update([mark.argument.replace("_", "-")] if mark.argument else [])
    assert counted == {message: taken[message] for message in counted}


async def test_forgetting_a_person_keeps_the_sums(store: Store):
    ids = [await finished(store, 900), await finished(store, 901)]
    before = await sums(store)
    assert await store.personal_data.forget(PEOPLE[0])
    assert await sums(store) == before
    await rebuild(store)
    assert await sums(store) == before
    for table_id in ids:
        ann = (await store.seats.sitting(table_id))[0]
        assert (ann.user_id, ann.name, ann.dm_channel_id) == (None, "", None)
        assert (await scores_of_deals(store, table_id))[0].player == "gone:1"
        assert (await store.journal.moves(table_id))[0].user_id is None
        assert (await store.tables.get(table_id)).host_id is None
        assert [row.seat for row in await store.messages.of_table(table_id)] == [1, 2, None]
    assert PEOPLE[0] not in [row.user_id for row in await scores_of_everybody(store, await all_seen(store))]
    assert await store.scores.standing(await all_seen(store), player_key(PEOPLE[0], None)) is None
    again = await finished(store, 902)
    await store.personal_data.forget(PEOPLE[0])
    assert (await scores_of_deals(store, again))[0].player == "gone:2", "a second deletion uses another key"
    assert not await store.personal_data.forget(PEOPLE[0])


async def test_a_contest_keeps_the_entry_of_who_is_forgotten_without_their_name(store: Store):
    running, waiting = await contest(store, start=True), await contest(store)
    contests = ContestStore(store.database)
    data = await store.personal_data.export(PEOPLE[0])
    assert [entry["host_id"] for entry in data["contests"]] == [str(PEOPLE[0])] * 2
    assert "secret" not in data["contests"][0]
    assert {entry["user_id"] for entry in data["contest_entries"]} == {str(PEOPLE[0])}
    assert [entry["host_id"] for entry in (await store.personal_data.export(PEOPLE[1]))["contests"]] == [None] * 2
    assert await store.personal_data.forget(PEOPLE[0])
    entries = [(entry.user_id, entry.name, entry.interaction_id) for entry in (await contests.get(running)).entries]
    assert entries == [(-1, "", 1000 * running), (PEOPLE[1], "Bea", 1000 * running + 1)]
    assert [entry.user_id for entry in (await contests.get(waiting)).entries] == [PEOPLE[1]]
    assert (await contests.row(running)).host_id is None
    assert running in await contests.behind()
    assert "privacy-contests" not in await store.personal_data.counts(PEOPLE[0])


async def test_all_messages_of_a_practice_table_are_its_person_s(store: Store):
    table = await lobby(store, guild=0, players=3, solo=True)
    message = NewMessage(kind="lobby", deal=0, seat=None, channel_id=table.channel_id, message_id=next(MESSAGE_IDS))
    await store.messages.remember(table.id, message)
    await store.tables.end(table.id, "stopped")
    exported = (await store.personal_data.export(PEOPLE[0]))["messages"]
    assert [it["channel_id"] for it in exported] == [str(table.channel_id)]
    assert await store.personal_data.forget(PEOPLE[0])
    assert not await store.messages.of_table(table.id)
    assert (await store.tables.get(table.id)).channel_id == 0


async def test_messages_of_a_duel_by_invitation_are_theirs_to_whom_they_went(store: Store):
    begun, waiting = await contest(store, start=True, channel=None), await contest(store, channel=None)
    contests = ContestStore(store.database)
    for contest_id in (begun, waiting):
        for channel, user_id in enumerate(PEOPLE[:2]):
            number = own_number(user_id)
            await contests.keep_message(contest_id, ("duel", number), PostedMessage(channel, contest_id))
    exported = (await store.personal_data.export(PEOPLE[0]))["contest_messages"]
    assert [(it["contest_id"], it["channel_id"]) for it in exported] == [(begun, "0"), (waiting, "0")]
    await contests.take_out(waiting, PEOPLE[0])
    assert [it.channel_id for it in (await contests.posted(waiting)).values()] == [1]
    assert await store.personal_data.forget(PEOPLE[0])
    assert [it.channel_id for it in (await contests.posted(begun)).values()] == [1]


async def test_a_seated_person_is_asked_to_leave_first(store: Store):
    table, opened = await playing(store), await lobby(store)
    for person in PEOPLE[:2]:
        await fails_with(StillSeated, store.personal_data.forget(person), match="error-still-seated")
    await store.seats.substitute(table.id, 1, COMPUTER, position=0)
    assert await store.personal_data.forget(PEOPLE[1])
    assert (await store.seats.history(table.id))[1].user_id is None
    assert (await store.tables.get(opened.id)).host_id == PEOPLE[0]
