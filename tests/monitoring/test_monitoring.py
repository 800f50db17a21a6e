"""`/health`, `/metrics` and `boneyard health`, asked of the real bot while it works and while something is wrong."""

import asyncio
import json
import re
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bot.playground import Playground
from bot.settings import Settings
from cogs.kit.calls import route_of
from tests.end_to_end.conftest import running
from tests.end_to_end.forked_bot import ForkedBot, run_forked
from tests.end_to_end.house import House, Table, house_limits
from tests.playground.happenings import hang_up

pytestmark = pytest.mark.asyncio(loop_scope="module")


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _get(port: int, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def get(port: int, path: str = "/health") -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    status, text = await asyncio.to_thread(_get, port, path)
    return status, json.loads(text)


async def asked(port: int | str) -> tuple[int | None, str]:
    """`boneyard health`: its status and its line."""
    address = f"127.0.0.1:{port}" if isinstance(port, int) else port
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


def move(folder: Path, to: Path) -> None:
    """Move the database away, or back."""
    to.mkdir(exist_ok=True)
    for file in folder.glob("boneyard.sqlite3*"):
        file.rename(to / file.name)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def watched(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[House, int]]:
    """A house whose bot answers at a port."""
    port = free_port()
    async with running(tmp_path_factory.mktemp("watched"), HEALTH_ADDRESS=f"127.0.0.1:{port}") as house:
        yield house, port


async def samples(port: int) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every value of /metrics by its name and its labels."""
    _, text = await asyncio.to_thread(_get, port, "/metrics")
    families = text_string_to_metric_families(text)
    return {(it.name, tuple(sorted(it.labels.items()))): it.value for family in families for it in family.samples}


async def test_a_bot_that_is_well(watched: tuple[House, int]) -> None:
    _, port = watched
    told = await until_status(port, 200)
    assert told["faults"] == []
    (shard,) = told["gateway"]["shards"]
    assert shard["connected"]
    assert shard["heartbeat_acknowledged_seconds_ago"] >= 0, "discord.py keeps it elsewhere now"
    assert await get(port, "/health/live") == (200, {"status": "ok"})
    assert await get(port, "/health/ready") == (200, {"status": "ok", "faults": []})
    assert await asked(port) == (0, "The bot is well.\n")


async def test_metrics_count_plays_calls_and_refusals(watched: tuple[House, int]) -> None:
    house, port = watched
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    house.playground.faults.answer(429, where="PATCH /channels")
    await table.play(3)
    await (await ann.type(table.channel, "/move move:kitty 6-6")).answered()
    await house.idle()
    found = await samples(port)
    assert found["boneyard_plays_total", (("by", "person"), ("game", "black-tile"))] >= 3
    assert found["boneyard_tables_open", (("state", "playing"),)] >= 0
    assert found["boneyard_acknowledgement_seconds_count", (("kind", "component"),)] >= 3
    assert found["boneyard_database_seconds_count", (("kind", "write"),)] > 0
    assert sum(value for (name, _), value in found.items() if name == "boneyard_rate_limited_total") == 1
    assert found["boneyard_discord_wait_seconds_sum", ()] >= 0.1, "the playground asks for a tenth of a second"
    assert any(name == "boneyard_refusals_total" and value for (name, _), value in found.items())
    assert found["boneyard_gateway_connected", (("shard", "0"),)] == 1
    assert found["boneyard_deliveries", ()] == 0
    assert found["boneyard_decisions_waiting", ()] == 0
    assert any(name == "boneyard_render_seconds_count" and value for (name, _), value in found.items())
    edit = (("method", "PATCH"), ("route", "/channels/{}/messages/{}"), ("status", "200"))
    callback = (("method", "POST"), ("route", "/interactions/{}/{}/callback"))
    assert found["boneyard_discord_calls_total", edit] > 0
    assert any(name == "boneyard_discord_calls_total" and labels[:2] == callback for name, labels in found)
    _, text = await asyncio.to_thread(_get, port, "/metrics")
    assert not any(re.search(r"\d{6}", value) for _, labels in found for _, value in labels), "an id"
    assert ann.user.username not in text
    assert house.playground.token not in text


async def test_the_gateway_is_lost_and_found(watched: tuple[House, int]) -> None:
    house, port = watched
    await until_status(port, 200)
    house.playground.faults.connections_to_ignore += 1
    house.playground.gateway.drop()
    told = await until_status(port, 503)
    assert told["faults"] == ["the gateway of Discord is not connected"]
    assert told["database"] is True
    assert (await get(port, "/health/live"))[0] == 200
    assert await asked(port) == (1, "The bot runs, but the gateway of Discord is not connected.\n")
    await hang_up(house.playground)
    await until_status(port, 200)


@asynccontextmanager
async def held(released: asyncio.Event, _: str, path: str) -> AsyncIterator[None]:
    """The gateway's address is not told before its time."""
    if path.startswith("/gateway"):
        await released.wait()
    yield


async def test_before_it_is_ready_and_with_its_database_gone(tmp_path: Path) -> None:
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
            move(tmp_path, tmp_path / "away")
            told = await until_status(port, 503)
            assert told["faults"] == ["the database file is not there any more, or another is in its place"]
            move(tmp_path / "away", tmp_path)
            await until_status(port, 200)
        finally:
            await bot.stop()


async def test_a_port_that_is_taken_is_said_and_the_bot_goes_on(watched: tuple[House, int], tmp_path: Path) -> None:
    _, port = watched
    async with running(tmp_path, HEALTH_ADDRESS=f"127.0.0.1:{port}") as house:
        log = house.bot.log.read_text(encoding="utf-8")
    assert log.count(f"127.0.0.1:{port} cannot be listened at") == 1
    assert "Traceback" not in log


async def test_without_a_bot_the_question_is_answered_by_a_sentence() -> None:
    status, line = await asked(free_port())
    assert (status, line.count("\n")) == (1, 1)
    assert "Nothing answers" in line
    assert "is off" in (await asked("Off"))[1]
    assert "cannot be read" in (await asked("here"))[1]


async def test_another_program_at_the_port_is_not_the_bot(watched: tuple[House, int]) -> None:
    house, _ = watched
    status, line = await asked(house.playground.api_url.split("/")[2])
    assert (status, "Something else than the bot answers" in line) == (1, True)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123456789012345678/messages/7", "/channels/{}/messages/{}"),
        ("/api/v10/webhooks/1/aW50ZXJhY3Rpb246/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/api/v10/interactions/1/aW50ZXJhY3Rpb246/callback?with_response=1", "/interactions/{}/{}/callback"),
        ("/", "/"),
    ],
)
async def test_a_route_names_no_id_and_no_token(path: str, route: str) -> None:
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
async def test_addresses(monkeypatch: pytest.MonkeyPatch, written: str, address: object) -> None:
    monkeypatch.setenv("HEALTH_ADDRESS", written)
    assert Settings(_env_file=None).health_address == address  # pyright: ignore[reportCallIssue]


async def test_the_log_of_a_start_has_nothing_idle(watched: tuple[House, int]) -> None:
    """Nothing that is said at each start and means nothing."""
    house, _ = watched
    log = house.bot.log.read_text(encoding="utf-8")
    assert "alembic" not in log
    assert "PyNaCl" not in log
    assert "davey" not in log
