"""The bot's emojis, by the real client: uploaded once, found again, replaced, done without."""

import re
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import Boneyard
from bot.players.computer import LEVELS
from bot.playground import ChatMessage, Playground, Revision
from bot.playground.world.components import walk
from bot.rules.pieces import EVERY_PIECE, Card, Tile
from bot.settings import Settings
from bot.store.store import Store
from bot.words.mentions import CHAT, emoji_of
from cogs.kit import emojis
from images.emojis import emoji_names
from tests.cogs.held_calls import held
from tests.cogs.server import Server, present, running
from tests.end_to_end.house import Table, house_limits
from tests.idle import until_delivered
from tests.playground.conformity import conforming
from tests.playground.conftest import pointed_at

WHERE = r"/applications/\d+/emojis"
with_emojis = partial(running, tile_emojis=True)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "PAUSE", 0.0)
    monkeypatch.setattr("bot.table.computers._SLOTS", dict.fromkeys(LEVELS, 0.0))


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(limits=house_limits()) as made:
        with conforming(made):
            yield made


def has_looked(server: Server) -> bool:
    return present(server.bot._emojis).is_complete and len(CHAT.known.emojis) == len(EVERY_PIECE)


def calls(playground: Playground, method: str) -> int:
    return sum(1 for _ in playground.log.matching(f"{method} {WHERE}"))


def put(playground: Playground, *names: str) -> None:
    """Emojis that are there already."""
    for name in names:
        playground.world.add_emoji(name, "image/png", b"\x89PNG\r\n\x1a\n")


def put_all(playground: Playground, but: int = 0) -> None:
    put(playground, *[*emoji_names().values()][but:])


def on_controls(message: ChatMessage | Revision) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """The labels of its moves, on buttons and in selects, with their emojis."""
    for it in walk(message.components):
        for shown in it.get("options", [it]):
            yield shown.get("label", ""), shown.get("emoji")


async def test_they_are_uploaded_once(playground: Playground, tmp_path: Path) -> None:
    async with with_emojis(playground, tmp_path) as server:
        await server.until(lambda: has_looked(server))
    assert not CHAT.known.emojis, "in the end nothing is known of them"
    assert {it.data[:4] for it in playground.world.emojis.values()} == {b"\x89PNG"}
    first = set(playground.world.emojis)
    async with with_emojis(playground, tmp_path) as server:
        await server.until(lambda: has_looked(server))
        assert present(emoji_of(Card(12, "S"))).name.startswith("cQS_")
    assert (calls(playground, "POST"), calls(playground, "DELETE")) == (len(EVERY_PIECE), 0)
    assert set(playground.world.emojis) == first


async def test_a_changed_picture_replaces_its_own_only(playground: Playground, tmp_path: Path) -> None:
    put_all(playground)
    earlier = next(it for it in playground.world.emojis.values() if it.name.startswith("t64_"))
    earlier.name = "t64_00000000"
    put(playground, "support_logo")
    async with with_emojis(playground, tmp_path) as server:
        await server.until(lambda: has_looked(server))
        assert present(emoji_of(Tile(6, 4))).name == emoji_names()[Tile(6, 4)]
    assert (calls(playground, "POST"), calls(playground, "DELETE")) == (1, 1)
    assert earlier.id not in playground.world.emojis
    assert "support_logo" in {it.name for it in playground.world.emojis.values()}


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30008)])
async def test_a_refused_emoji_is_not_asked_for_again(
    playground: Playground, tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "cogs.kit.emojis")
    playground.faults.answer(status, 100, f"POST {WHERE}", code=code)
    async with with_emojis(playground, tmp_path) as server:
        keeper = present(server.bot._emojis)
        await server.until(lambda: caplog.records)
        assert keeper._has_given_up
        await keeper._look()
        table = await Table.open(server, server.person(), computers=3)
        asked = await table.wait(lambda: table.asked(table.seated[0]))
        assert not any(emoji for _, emoji in on_controls(asked[0]))
    assert calls(playground, "POST") == 1
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("fault", "looks"),
    [
        ({"status": 503, "times": 2}, 2),
        ({"status": 429, "times": 5, "retry_after": 0.0}, 1),
        ({"status": 502, "times": 1, "is_applied": True}, 1),  # discord.py asks again, and is refused
    ],
)
async def test_a_passing_error_is_tried_again(
    playground: Playground, tmp_path: Path, fault: dict[str, Any], looks: int
) -> None:
    put_all(playground, but=1)
    playground.faults.answer(where=f"POST {WHERE}", **fault)
    async with with_emojis(playground, tmp_path) as server:
        keeper = present(server.bot._emojis)
        await server.until(lambda: keeper._failures == 1 or keeper._has_given_up)
        for _ in range(looks):
            assert not keeper._has_given_up
            await keeper._look()
        assert has_looked(server)
    assert fault["status"] != 503 or calls(playground, "POST") == 3


async def test_only_the_process_with_the_first_shard_uploads(playground: Playground, tmp_path: Path) -> None:
    settings = Settings(discord_api_url=playground.api_url, tile_emojis=True, shard_count=2, shard_ids=(1,))
    client = Boneyard(settings, await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"))
    try:
        with pointed_at(playground):
            await client.login(playground.token)
            put(playground, "t64_00000000")
            keeper = present(client._emojis)
            await keeper._look()
            assert emoji_of(Tile(6, 4)) is not None
            assert not keeper.is_complete
            assert (calls(playground, "POST"), calls(playground, "DELETE")) == (0, 0)
    finally:
        await client.close()


async def test_messages_carry_them_and_a_lost_one_costs_no_message(playground: Playground, tmp_path: Path) -> None:
    """Messages that are shown stay as they are. If all emojis are deleted, the first refusal makes the bot look again,
    later ones do not.
    """
    async with with_emojis(playground, tmp_path) as server:
        ann = server.person()
        table = await Table.open(server, ann, computers=3, target=500)
        await table.next()
        assert not CHAT.known.emojis.keys() >= set(EVERY_PIECE)
        await server.until(lambda: has_looked(server))
        await until_delivered(server.bot.courier)
        drawn = sum(1 for _ in playground.log.matching("PATCH"))
        await server.idle()
        assert sum(1 for _ in playground.log.matching("PATCH")) == drawn
        await table.play(4)
        shown = [revision for it in (*ann.dms(), *ann.timeline(table.channel)) for revision in it.revisions]
        pictured = [(label, emoji) for it in shown for label, emoji in on_controls(it) if emoji]
        assert pictured
        for label, emoji in pictured:
            known = present(emoji_of(Tile.of(*map(int, re.findall(r"\d", label)[:2]))))
            assert emoji == {"id": str(known.id), "name": known.name}
        assert any(re.search(r"<:t(\d)(\d)_\w{8}:\d+> \1-\2", it.content) for it in shown)
        await server.idle()
        playground.world.emojis.clear()
        with held(playground, f"POST {WHERE}"):
            await table.play(2)
            assert [it for it in playground.log.entries if it.status == 400]
            assert not any(emoji for _, emoji in on_controls(present(table.hand(ann))))
        await server.until(lambda: has_looked(server) and len(playground.world.emojis) == len(EVERY_PIECE))
    assert calls(playground, "GET") == 2
