"""The start of the client, against the playground."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot import serve
from bot.app import Boneyard
from bot.playground import Limits, Playground
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Pass
from bot.settings import BadSettings, Settings, load_settings
from bot.store.errors import NotLoaded
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import TurnTimes
from bot.table.tables import Tables
from images.drawing.typefaces import SHAPED
from tests.clock import MovableClock
from tests.idle import sent_events, wait_until_idle
from tests.said import is_said
from tests.started import started, store_in
from tests.table.people import eventually, join, until

HOUR = timedelta(hours=1)


async def _match_with_computers(playground: Playground, tables: Tables) -> Snapshot:
    """Two people and two computers, who are all to pass tiles, by correspondence."""
    ann, bea = (Person(playground.add_person(name).id, name.title()) for name in ("ann", "bea"))
    channel, rules = playground.channel("games"), NewTableRules(players=4)
    table = (await tables.lifecycle.open(playground.guild.id, channel.id, ann, "black-tile", rules=rules)).snapshot.id
    await join(tables, table, bea)
    await tables.lifecycle.set_clock(table, ann, "post")
    for _ in range(2):
        await tables.seating.seat_computer(table, ann, "easy")
    return (await tables.lifecycle.start(table, ann)).snapshot


@pytest.mark.parametrize(
    "operation",
    ["messages.forget_old_tokens", "schedule.behind", "pending_answers.all", "schedule.due", "journal.load"],
)
async def test_tables_are_resumed_however_long_the_store_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, operation: str
) -> None:
    """Two computers are to pass tiles since before the start, and no one else does anything."""
    monkeypatch.setattr("bot.background.FIRST_PAUSE", 0.02)
    store = await store_in(tmp_path)
    async with Playground(limits=Limits().fast()) as playground:
        table = (await _match_with_computers(playground, Tables(store, CATALOGUE))).id
        part, _, method = operation.partition(".")
        works, fails = getattr(getattr(store, part), method), 2

        async def failing(*args: object, **more: object) -> object:
            nonlocal fails
            fails -= 1
            if fails < 0:
                return await works(*args, **more)
            raise NotLoaded("The table could not be read because the disk failed.")

        monkeypatch.setattr(getattr(store, part), method, failing)
        async with started(playground, store):

            async def have_passed() -> bool:
                return {move.seat for move in await store.journal.moves(table)} == {2, 3}

            await eventually(have_passed)


async def test_a_start_delays_neither_a_reminder_nor_a_substitute(tmp_path: Path, clock: MovableClock) -> None:
    """After the start no one does anything; both are due soon after it."""
    store = await store_in(tmp_path)
    async with Playground(limits=Limits().fast()) as playground:
        tables = Tables(store, CATALOGUE)
        snapshot = await _match_with_computers(playground, tables)
        for seat in (2, 3):
            cards = tuple(shown.piece for shown in snapshot.views[seat].hand if shown.piece is not None)
            await tables.play.act_for_computer(snapshot.id, seat, Pass(cards[:3]), position=snapshot.asked_at)
        await clock.advance(23 * HOUR)
        day = timedelta(hours=24)
        remind, substitute = day / timedelta(minutes=1), (day + HOUR) / HOUR
        async with started(playground, store, remind_minutes=remind, substitute_hours=substitute) as bot:
            await wait_until_idle(bot, sent_events(playground))
            channel = playground.channel("games")
            await clock.advance(HOUR)
            await until(lambda: any(is_said("clock-reminder", it.content) for it in channel.messages.values()))
            assert (await store.seats.sitting(snapshot.id))[0].user_id is not None
            await wait_until_idle(bot, sent_events(playground))
            await clock.advance(HOUR)

            async def is_substituted() -> bool:
                return (await store.seats.sitting(snapshot.id))[0].user_id is None

            await eventually(is_substituted)


async def test_clocks_count_minutes_and_hours_in_seconds(tmp_path: Path) -> None:
    async with Boneyard(Settings(remind_minutes=10, substitute_hours=24), await store_in(tmp_path)) as bot:
        assert bot.services.tables.access.times == TurnTimes(reminder=600, post=86_400, usual="evening")
    async with Boneyard(Settings(table_clock="quick"), await store_in(tmp_path)) as bot:
        opened = await bot.services.tables.lifecycle.open(1, 2, Person(3, "Ann"), "black-tile")
        assert opened.snapshot.row.clock == "quick"


@pytest.mark.parametrize(
    ("shards", "is_good"), [("0,1", True), ("1", True), ("2", False), ("0,2", False), ("-1", False)]
)
def test_shards_are_numbers_below_their_count(monkeypatch: pytest.MonkeyPatch, shards: str, is_good: bool) -> None:
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", shards)
    if is_good:
        assert load_settings().shard_ids == tuple(map(int, shards.split(",")))
    else:
        with pytest.raises(BadSettings, match="SHARD_IDS are numbers below SHARD_COUNT"):
            load_settings()


def test_without_raqm_the_start_names_the_scripts_that_are_not_drawn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "HAS_RAQM", False)
    serve._say_what_is_missing()
    (said,) = caplog.messages
    assert all(script in said for script in SHAPED)
    assert "libfribidi0" in said
