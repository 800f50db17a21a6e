"""The bot's emojis, by the real client: uploaded once, found again, replaced, done without."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import Boneyard
from bot.players.computer import LEVELS
from bot.playground import ChatMessage, Limits, Playground, Revision
from bot.playground.world.components import walk
from bot.playground.world.model import AppEmoji
from bot.rules.pieces import EVERY_PIECE, Card, Tile
from bot.settings import Settings
from bot.store.store import Store
from bot.words.chat import CHAT, emoji_name, emoji_of
from cogs.kit import emojis
from images.emojis import emoji_hash
from tests.end_to_end.house import Place, Table
from tests.idle import sent_events, wait_until_idle
from tests.playground.conformity import conforming
from tests.playground.conftest import pointed_at

WHERE = r"/applications/\d+/emojis"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "PAUSE", 0.0)
    monkeypatch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    limits = replace(Limits().fast(), acknowledge_within=5.0)
    async with Playground(limits=limits) as made:
        with conforming(made):
            yield made


@asynccontextmanager
async def running(playground: Playground, folder: Path) -> AsyncIterator[Boneyard]:
    """The bot, logged in; in the end nothing is known of its emojis."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
    with pointed_at(playground):
        bot = Boneyard(Settings(discord_api_url=playground.api_url, computer_pace=0, tile_emojis=True), store)
        connection = asyncio.create_task(bot.start(playground.token))
        try:
            await until(lambda: bot.is_resumed)
            yield bot
        finally:
            await bot.close()
            await asyncio.wait([connection], timeout=5)
            assert not CHAT.known.emojis


async def until(done: Callable[[], object]) -> None:
    """Wait for something that tells nobody: all the uploads take some seconds."""
    async with asyncio.timeout(60):
        while not done():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def has_looked(bot: Boneyard) -> bool:
    assert bot._emojis is not None
    return bot._emojis.is_complete and len(CHAT.known.emojis) == len(EVERY_PIECE)


def calls(playground: Playground, method: str) -> int:
    return sum(1 for _ in playground.log.matching(f"{method} {WHERE}"))


def put(playground: Playground, name: str) -> AppEmoji:
    """An emoji that is there already."""
    made = AppEmoji(playground.world.ids.next(), name, "image/png", b"\x89PNG\r\n\x1a\n")
    playground.world.emojis[made.id] = made
    return made


def put_all(playground: Playground) -> None:
    for piece in EVERY_PIECE:
        put(playground, emoji_name(piece, emoji_hash(piece)))


def on_controls(message: ChatMessage | Revision) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """The labels of its moves, on buttons and in selects, with their emojis."""
    for it in walk(message.components):
        shown = it.get("options", [it])
        for one in shown:
            yield one.get("label", ""), one.get("emoji")


async def test_they_are_uploaded_once(playground: Playground, tmp_path: Path) -> None:
    async with running(playground, tmp_path) as bot:
        await until(lambda: has_looked(bot))
    assert calls(playground, "POST") == len(EVERY_PIECE)
    assert {it.data[:4] for it in playground.world.emojis.values()} == {b"\x89PNG"}
    first = set(playground.world.emojis)
    async with running(playground, tmp_path) as bot:
        await until(lambda: has_looked(bot))
        queen = emoji_of(Card(12, "S"))
        assert queen is not None
        assert queen.name.startswith("cQS_")
    assert calls(playground, "POST") == len(EVERY_PIECE)
    assert calls(playground, "DELETE") == 0
    assert set(playground.world.emojis) == first


async def test_a_changed_picture_replaces_its_own_only(playground: Playground, tmp_path: Path) -> None:
    put_all(playground)
    for it in playground.world.emojis.values():
        if it.name.startswith("t64_"):
            it.name = "t64_00000000"
    earlier = next(it for it in playground.world.emojis.values() if it.name == "t64_00000000")
    foreign = put(playground, "support_logo")
    async with running(playground, tmp_path) as bot:
        await until(lambda: has_looked(bot))
        now = emoji_of(Tile(6, 4))
        assert now is not None
        assert now.name == emoji_name(Tile(6, 4), emoji_hash(Tile(6, 4)))
    assert (calls(playground, "POST"), calls(playground, "DELETE")) == (1, 1)
    assert earlier.id not in playground.world.emojis
    assert foreign.id in playground.world.emojis


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30008)])
async def test_a_refused_emoji_is_not_asked_for_again(
    playground: Playground, tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "cogs.kit.emojis")
    playground.faults.answer(status, 100, f"POST {WHERE}", code=code)
    async with running(playground, tmp_path) as bot:
        assert bot._emojis is not None
        await until(lambda: bool(caplog.records))
        assert bot._emojis._has_given_up
        await bot._emojis._look()
        table = await Table.open(house(playground), playground.add_person("ann"), computers=3)
        asked = await table.wait(lambda: table.asked(table.seated[0]))
        assert not any(emoji for _, emoji in on_controls(asked[0]))
    assert calls(playground, "POST") == 1
    assert len(caplog.records) == 1


def house(playground: Playground) -> Place:
    return Place(playground, Path())


async def test_a_server_error_is_tried_again(playground: Playground, tmp_path: Path) -> None:
    put_all(playground)
    playground.world.emojis.popitem()
    playground.faults.answer(503, 2, f"POST {WHERE}")
    async with running(playground, tmp_path) as bot:
        keeper = bot._emojis
        assert keeper is not None
        await until(lambda: keeper._failures == 1)
        assert not keeper._has_given_up
        await keeper._look()
        await keeper._look()
        assert has_looked(bot)
    assert calls(playground, "POST") == 3


@pytest.mark.parametrize("is_applied", [False, True])
async def test_a_passing_error_is_tried_again(playground: Playground, tmp_path: Path, *, is_applied: bool) -> None:
    """Discord is asked too often. Or it has made one, and the answer is lost: discord.py asks again, and is refused."""
    put_all(playground)
    playground.world.emojis.popitem()
    if is_applied:
        playground.faults.answer(502, 1, f"POST {WHERE}", is_applied=True)
    else:
        playground.faults.answer(429, 5, f"POST {WHERE}", retry_after=0.0)
    async with running(playground, tmp_path) as bot:
        keeper = bot._emojis
        assert keeper is not None
        await until(lambda: keeper._failures == 1 or keeper._has_given_up)
        assert not keeper._has_given_up
        await keeper._look()
        assert has_looked(bot)


async def test_only_the_process_with_the_first_shard_uploads(playground: Playground, tmp_path: Path) -> None:
    client = Boneyard(
        Settings(discord_api_url=playground.api_url, tile_emojis=True, shard_count=2, shard_ids=(1,)),
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"),
    )
    try:
        with pointed_at(playground):
            await client.login(playground.token)
            assert client._emojis is not None
            put(playground, "t64_00000000")
            await client._emojis._look()
            assert emoji_of(Tile(6, 4)) is not None
            assert not client._emojis.is_complete
            assert (calls(playground, "POST"), calls(playground, "DELETE")) == (0, 0)
    finally:
        await client.close()


async def test_controls_and_texts_carry_them(playground: Playground, tmp_path: Path) -> None:
    ann = playground.add_person("ann")
    async with running(playground, tmp_path) as bot:
        table = await Table.open(house(playground), ann, computers=3)
        await table.next()
        assert not CHAT.known.emojis.keys() >= set(EVERY_PIECE)
        await until(lambda: has_looked(bot))
        await bot.courier.wait_until_idle()
        drawn = sum(1 for _ in playground.log.matching("PATCH"))
        await wait_until_idle(bot, sent_events(playground))
        assert sum(1 for _ in playground.log.matching("PATCH")) == drawn  # what is shown already stays as it is
        await table.play(4)
        shown = [revision for it in (*ann.dms(), *ann.timeline(table.channel)) for revision in it.revisions]
        pictured = [(label, emoji) for it in shown for label, emoji in on_controls(it) if emoji]
        assert pictured
        for label, emoji in pictured:
            tile = Tile.of(*map(int, re.findall(r"\d", label)[:2]))
            known = emoji_of(tile)
            assert known is not None
            assert emoji == {"id": str(known.id), "name": known.name}
        assert any(re.search(r"<:t(\d)(\d)_\w{8}:\d+> \1-\2", it.content) for it in shown)


async def test_a_lost_emoji_costs_no_message(playground: Playground, tmp_path: Path) -> None:
    """Somebody deletes them all; a refusal makes the bot look at once, and not for each refusal."""
    put_all(playground)
    ann = playground.add_person("ann")
    async with running(playground, tmp_path) as bot:
        await until(lambda: has_looked(bot))
        playground.world.emojis.clear()
        table = await Table.open(house(playground), ann, computers=3)
        await table.play(5)
        refused = [it for it in playground.log.entries if it.status == 400]
        assert refused
        assert not any(emoji for it in ann.dms() for _, emoji in on_controls(it))
        await until(lambda: has_looked(bot) and len(playground.world.emojis) == len(EVERY_PIECE))
    assert calls(playground, "GET") == 2
