"""The results of a server that each person may see: of channels they may see, and wherever they sat."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from bot.store.errors import NoTable
from bot.store.schema.seats import Sitter
from bot.store.schema.servers import Channel, ChannelKind
from bot.store.schema.tables import TableRow
from bot.store.scores.results import PlayerStanding, player_key
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from bot.store.tables.tables import NewTable
from cogs.people.store import HistoryStore
from tests.store.sample_results import all_seen, deal, ended
from tests.store.sample_tables import COMPUTER, GUILD, lobby, move
from tests.store.scores.rebuilding import scores_of_everybody
from tests.told import fails_with

OPEN, SECRET, GONE = 11, 12, 13
ANN, BO, CY, DOT = 101, 102, 103, 104
NAMES = {ANN: "Ann", BO: "Bo", CY: "Cy", DOT: "Dot"}
STRANGER = Viewer(GUILD, 999, frozenset({OPEN}), frozenset({SECRET, GONE}))


def key(user_id: int) -> str:
    return player_key(user_id, None)


def seeing(user_id: int, *channels: int) -> Viewer:
    return Viewer(GUILD, user_id, frozenset(channels), frozenset({OPEN, SECRET, GONE} - set(channels)))


async def play(
    store: Store, channel: int, *people: int, totals: tuple[int, ...] | None = (1, 2, 3), moon: int | None = None,
    leaver: int | None = None, name: str = "",
) -> TableRow:  # fmt: skip
    """A match of three in a channel, computers where there are no people; no totals: it is stopped after its deal."""
    new = NewTable(
        guild_id=GUILD, channel_id=channel, host_id=people[0], game="one", options={}, players=3, secret=b"s" * 32,
        host_name=name or NAMES[people[0]], channel=Channel(channel, ChannelKind.CHANNEL),
    )  # fmt: skip
    table = await store.tables.create(new)
    others = [Sitter(NAMES[person], user_id=person) for person in people[1:]]
    for sitter in (*others, *(COMPUTER,) * (3 - len(people))):
        await store.seats.take(table.id, sitter, capacity=3)
    assert await store.tables.start(table.id)
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deal(1, (5, 6, 7), (5, 6, 7), moon)))
    if leaver is not None:
        await store.seats.substitute(table.id, leaver, COMPUTER, position=1)
    if totals is None:
        await store.tables.end(table.id, "stopped")
    else:
        await store.journal.append(table.id, 2, [move()], results=ended(totals, totals.index(min(totals))))
    return await store.tables.get(table.id)


async def board(store: Store, viewer: Viewer, game: str | None = "one") -> dict[int | None, tuple[int, int, int, int]]:
    rows = await of_people(store, viewer, game)
    return {row.user_id: (row.matches, row.wins, row.deals, row.moons) for row in rows}


async def of_people(store: Store, viewer: Viewer, game: str | None = "one") -> list[PlayerStanding]:
    return [row for row in await scores_of_everybody(store, viewer, game) if row.user_id is not None]


async def test_a_hidden_channel_and_channels_of_another_server_show_nothing(store: Store):
    table = await play(store, SECRET, ANN, BO, moon=0)
    history = HistoryStore(store.database)
    for viewer in (STRANGER, Viewer(GUILD + 1, ANN, frozenset({SECRET}), frozenset())):
        for game in ("one", None):
            assert await board(store, viewer, game) == {}
        assert (await history.matches(viewer), await history.count(viewer, user_id=ANN)) == ((), 0)
        assert await store.scores.standing(viewer, key(ANN)) is None
        assert await store.scores.standings(viewer, key(ANN)) == ()
        assert await store.scores.total_range(viewer, key(ANN), "one") is None
        assert await store.people.names(viewer, [ANN, BO]) == {}
        await fails_with(NoTable, history.match(viewer, table.id))
    assert await board(store, await all_seen(store)) == {ANN: (1, 1, 1, 1), BO: (1, 0, 1, 0)}


async def test_a_rating_is_told_only_to_who_may_see_all_it_is_made_of(store: Store):
    await play(store, OPEN, ANN, BO)
    await play(store, SECRET, ANN, CY)
    await play(store, SECRET, BO, CY, totals=None)

    async def told(viewer: Viewer) -> dict[int | None, tuple[bool, bool]]:
        rows = await of_people(store, viewer)
        return {row.user_id: (row.rating is not None, row.is_rating_hidden) for row in rows}

    assert await told(STRANGER) == {ANN: (False, True), BO: (True, False)}, "nobody was rated in a match without end"
    assert await told(seeing(999, OPEN, SECRET)) == dict.fromkeys((ANN, BO, CY), (True, False))
    assert await told(seeing(ANN, OPEN)) == {ANN: (True, False), BO: (True, False), CY: (False, True)}
    computer = await store.scores.standing(STRANGER, player_key(None, "weak"), "one")
    assert computer is not None
    assert (computer.matches, computer.rating, computer.is_rating_hidden) == (1, None, True)
    (record,) = await store.scores.standings(STRANGER, key(ANN))
    assert (record.game, record.rating, record.is_rating_hidden) == ("one", None, True)


async def test_a_name_is_the_latest_that_the_viewer_may_have_seen(store: Store):
    await play(store, OPEN, ANN)
    await play(store, SECRET, ANN, name="Ann Secret")
    assert await store.people.names(STRANGER, [ANN, 12]) == {ANN: "Ann"}
    assert await store.people.names(await all_seen(store), [ANN]) == {ANN: "Ann Secret"}
    assert await store.people.names(replace(STRANGER, guild_id=GUILD + 1), [ANN]) == {}


async def test_any_viewer_sees_what_the_results_they_may_see_add_up_to(store: Store):
    """Against a count of our own, match by match."""
    rng, played = random.Random(5), list[tuple[int, Sequence[int], int | None, int | None]]()
    for _ in range(25):
        channel, people = rng.choice((OPEN, SECRET, GONE)), rng.sample((ANN, BO, CY, DOT), rng.randint(1, 3))
        totals = rng.choice((None, (1, 2, 3), (3, 2, 1)))
        leaver = rng.choice((None, len(people) - 1)) if len(people) > 1 else None
        await play(store, channel, *people, totals=totals, leaver=leaver)
        played.append((channel, people, totals.index(1) if totals else None, leaver))
    for user_id, channels in product((ANN, DOT, 999), ((), (OPEN,), (OPEN, SECRET, GONE))):
        expected: Counter[tuple[int, str]] = Counter()
        for channel, people, won, leaver in played:
            if channel in channels or user_id in people:
                for seat, person in enumerate(people):
                    is_finished, is_rated = won is not None, won is not None and len(people) > 1
                    expected[person, "deals"] += 1
                    expected[person, "matches"] += is_finished and seat != leaver
                    expected[person, "rated"] += is_rated
                    expected[person, "rated_wins"] += is_rated and seat == won and seat != leaver
        rows, names = await of_people(store, seeing(user_id, *channels)), ("deals", "matches", "rated", "rated_wins")
        assert Counter({(row.user_id or 0, name): getattr(row, name) for row in rows for name in names}) == expected


async def test_forgetting_keeps_the_sums_of_each_channel(store: Store):
    for channel in (OPEN, SECRET):
        await play(store, channel, ANN, BO)
    await store.personal_data.forget(ANN)
    gone = await store.scores.standing(STRANGER, "gone:1", "one")
    assert gone is not None
    assert (gone.matches, gone.rating, gone.is_rating_hidden) == (1, None, True)
    assert await board(store, STRANGER) == {BO: (1, 0, 1, 0)}
    assert await HistoryStore(store.database).count(seeing(ANN)) == 0, "they sat nowhere any more"


async def test_an_unknown_kind_never_replaces_a_known_one(store: Store):
    thread = Channel(OPEN, ChannelKind.PRIVATE_THREAD, parent_id=77)
    await play(store, OPEN, ANN)
    await store.channels.learn(thread)
    assert await store.channels.get(GUILD, OPEN) == thread
    assert await store.channels.get(GUILD + 1, OPEN) is None
    await lobby(store, channel=OPEN, host=ANN)
    assert await store.channels.of_guild(GUILD) == (thread,)
    await store.channels.note_deleted(OPEN)
    await store.channels.note_deleted(SECRET)
    assert await store.channels.of_guild(GUILD) == (Channel(OPEN, ChannelKind.DELETED),)
