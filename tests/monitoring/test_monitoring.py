"""`/health`, `/metrics` and `boneyard health`, asked of the real bot while it works and while something is wrong."""

import asyncio
import re
import socket
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, ClientTimeout
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bot.app import Boneyard
from bot.monitoring import server
from bot.monitoring.server import Monitor
from bot.playground import Playground
from bot.settings import Settings
from bot.store.database import database
from cogs.kit.calls import route_of
from tests.clock import GUARD
from tests.end_to_end.conftest import running
from tests.end_to_end.forked_bot import ForkedBot, run_forked
from tests.end_to_end.house import House, Table, house_limits
from tests.open_stores import open_copied
from tests.playground.happenings import hang_up

pytestmark = pytest.mark.asyncio(loop_scope="module")


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def get(port: int, path: str = "/health") -> tuple[int, Any]:
    """The status of an answer, and its JSON or text."""
    address = f"http://127.0.0.1:{port}{path}"
    async with ClientSession(timeout=ClientTimeout(60)) as client, client.get(address) as answer:
        return answer.status, await (answer.text() if path == "/metrics" else answer.json())


async def asked(address: str) -> tuple[int | None, str]:
    """`boneyard health`: its status and its line."""
    return await run_forked(Path(mkdtemp()), "health", HEALTH_ADDRESS=address)


async def until_status(port: int, status: int) -> Mapping[str, Any]:
    """The first answer of /health with a status."""
    async with asyncio.timeout(60):
        while True:
            with suppress(OSError):  # it does not listen yet
                found, told = await get(port)
                if found == status:
                    return told
            await asyncio.sleep(0.05)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def watched(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[House, int]]:
    port = free_port()
    async with running(tmp_path_factory.mktemp("watched"), HEALTH_ADDRESS=f"127.0.0.1:{port}") as house:
        yield house, port


async def test_a_bot_that_is_well(watched: tuple[House, int]):
    house, port = watched
    told = await until_status(port, 200)
    assert told["faults"] == []
    (shard,) = told["gateway"]["shards"]
    assert shard["connected"]
    assert shard["heartbeat_acknowledged_seconds_ago"] >= 0, "discord.py keeps it elsewhere now"
    assert await get(port, "/health/live") == (200, {"status": "ok"})
    assert await get(port, "/health/ready") == (200, {"status": "ok", "faults": []})
    assert await asked(f"127.0.0.1:{port}") == (0, "The bot is well.\n")
    log = house.bot.log.read_text(encoding="utf-8")
    assert [it for it in ("alembic", "PyNaCl", "davey") if it in log] == [], "it is said at each start"


async def test_metrics_count_plays_calls_and_refusals(watched: tuple[House, int]):
    house, port = watched
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    house.playground.faults.answer(429, where="PATCH /channels")
    await table.play(3)
    await (await ann.type(table.channel, "/move move:kitty 6-6")).answered()
    await house.idle()
    _, text = await get(port, "/metrics")
    values = [it for family in text_string_to_metric_families(text) for it in family.samples]
    found = {(it.name, *(f"{name}={label}" for name, label in sorted(it.labels.items()))): it.value for it in values}
    of_name = defaultdict[str, float](float)
    for (name, *_), value in found.items():
        of_name[name] += value
    assert found["boneyard_plays_total", "by=person", "game=black-tile"] >= 3
    assert found["boneyard_tables_open", "state=playing"] >= 0
    assert found["boneyard_acknowledgement_seconds_count", "kind=component"] >= 3
    assert found["boneyard_database_seconds_count", "kind=write"] > 0
    assert found["boneyard_discord_wait_seconds_sum",] >= 0.1, "the playground asks for a tenth of a second"
    assert found["boneyard_gateway_connected", "shard=0"] == 1
    assert found["boneyard_deliveries",] == found["boneyard_decisions_waiting",] == 0
    assert of_name["boneyard_rate_limited_total"] == 1
    assert of_name["boneyard_refusals_total"]
    assert of_name["boneyard_render_seconds_count"]
    calls = "boneyard_discord_calls_total"
    assert found[calls, "method=PATCH", "route=/channels/{}/messages/{}", "status=200"] > 0
    assert any(key[:3] == (calls, "method=POST", "route=/interactions/{}/{}/callback") for key in found)
    assert not any(re.search(r"\d{6}", label) for _, *labels in found for label in labels), "an id"
    assert ann.user.username not in text
    assert house.playground.token not in text


async def test_the_gateway_is_lost_and_found(watched: tuple[House, int]):
    house, port = watched
    await until_status(port, 200)
    house.playground.faults.connections_to_ignore += 1
    house.playground.gateway.drop()
    told = await until_status(port, 503)
    assert told["faults"] == ["the gateway of Discord is not connected"]
    assert told["database"] is True
    assert (await get(port, "/health/live"))[0] == 200
    assert await asked(f"127.0.0.1:{port}") == (1, "The bot runs, but the gateway of Discord is not connected.\n")
    await hang_up(house.playground)
    await until_status(port, 200)


def rename(folder: Path, old: str, new: str) -> None:
    for file in folder.glob(f"{old}*"):
        file.rename(file.with_name(new + file.name.removeprefix(old)))


@asynccontextmanager
async def held(released: asyncio.Event, _: str, path: str) -> AsyncIterator[None]:
    """The gateway's address is not told before its time."""
    if path.startswith("/gateway"):
        await released.wait()
    yield


async def test_before_it_is_ready_and_with_its_database_gone(tmp_path: Path):
    port = free_port()
    async with Playground(limits=house_limits()) as playground:
        released = asyncio.Event()
        playground.faults.around = partial(held, released)
        bot = ForkedBot(playground, tmp_path, {"HEALTH_ADDRESS": f"127.0.0.1:{port}"})
        starting = asyncio.create_task(bot.start())
        try:
            told = await until_status(port, 503)
            assert not told["tables_resumed"]
            released.set()
            await starting
            await until_status(port, 200)
            rename(tmp_path, "boneyard.", "away.")
            told = await until_status(port, 503)
            assert told["faults"] == ["the database file is not there any more, or another is in its place"]
            rename(tmp_path, "away.", "boneyard.")
            await until_status(port, 200)
        finally:
            await bot.stop()


async def test_a_port_that_is_taken_is_said_and_the_bot_goes_on(watched: tuple[House, int], tmp_path: Path):
    _, port = watched
    async with running(tmp_path, HEALTH_ADDRESS=f"127.0.0.1:{port}") as house:
        log = house.bot.log.read_text(encoding="utf-8")
    assert log.count(f"127.0.0.1:{port} cannot be listened at") == 1
    assert "Traceback" not in log


async def test_without_a_bot_the_question_is_answered_by_a_sentence(watched: tuple[House, int]):
    elsewhere = watched[0].playground.api_url.split("/")[2]
    for address, words in (
        (f"127.0.0.1:{free_port()}", "Nothing answers"),
        ("Off", "is off"),
        ("here", "cannot be read"),
        (elsewhere, "Another program answers"),
    ):
        status, line = await asked(address)
        assert (status, line.count("\n"), words in line) == (1, 1, True), line


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123456789012345678/messages/7", "/channels/{}/messages/{}"),
        ("/api/v10/webhooks/1/aW50ZXJhY3Rpb246/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/api/v10/interactions/1/aW50ZXJhY3Rpb246/callback?with_response=1", "/interactions/{}/{}/callback"),
        ("/", "/"),
    ],
)
async def test_a_route_names_no_id_and_no_token(path: str, route: str):
    assert route_of(URL(f"http://127.0.0.1{path}")) == route


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("127.0.0.1:8080", ("127.0.0.1", 8080)),
        ("[::1]:1", ("::1", 1)),
        ("off", None),
        ("OFF", None),
        ("", ("127.0.0.1", 8790)),
    ],
)
async def test_addresses(monkeypatch: pytest.MonkeyPatch, written: str, address: object):
    monkeypatch.setenv("HEALTH_ADDRESS", written)
    assert Settings(_env_file=None).health_address == address  # pyright: ignore[reportCallIssue]


async def test_a_locked_database_holds_no_answer_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The bot is not logged in, and its store would wait for ten minutes."""
    file, port = tmp_path / "boneyard.sqlite3", free_port()
    monkeypatch.setattr(database, "_PATIENCE", 600.0)
    monkeypatch.setattr(server, "_PATIENCE", 0.0)
    store, other = await open_copied(f"sqlite+aiosqlite:///{file}"), sqlite3.connect(file, isolation_level=None)
    async with Boneyard(Settings(), store) as bot:
        monitor = Monitor(bot)
        await monitor.start("127.0.0.1", port)

        async def faults() -> list[str]:
            told = (await get(port))[1]
            assert told["database"] is not any("database" in it for it in told["faults"])
            return [it for it in told["faults"] if "database" in it]

        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            assert await faults() == ["the database has not answered within 0 s"]
        assert (await get(port, "/metrics"))[0] == 200
        other.execute("ROLLBACK")
        monkeypatch.setattr(server, "_PATIENCE", 60.0)
        assert await faults() == []
        monkeypatch.setattr(database, "_PATIENCE", 0.0)
        monkeypatch.setattr(server, "_PATIENCE", 0.0)
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(GUARD):
            while "cannot be written because" not in "".join(await faults()):
                pass
        other.close()
        await monitor.close()
