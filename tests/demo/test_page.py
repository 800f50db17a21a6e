"""The command itself: it prints its address and folder, stops on a signal, and continues a match when started again."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}


class Running:
    """The program with the page, and one socket of someone who visits it."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process, self.address = process, address

    @classmethod
    async def start(cls, folder: Path) -> "Running":
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "playground", "--folder", str(folder),
            cwd=folder.parent, env=environment() | {"COMPUTER_PACE": "0"}, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout
        first, second = [(await asyncio.wait_for(process.stdout.readline(), 60)).decode() for _ in range(2)]
        found = re.search(r"http://127\.0\.0\.1:\d+$", first.strip())
        assert found, first
        assert str(folder) in second
        return cls(process, found[0])

    async def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        said, _ = await asyncio.wait_for(self.process.communicate(), 60)
        assert self.process.returncode == 0
        assert said.decode().endswith("Stopped.\n")

    async def visit(self, client: ClientSession) -> "Visit":
        async with client.get(self.address) as answer:
            key = re.search(r'name="key" content="([^"]+)"', await answer.text())
        assert key
        query = {"as": "ann", "key": key[1]}
        socket = await client.ws_connect(f"{self.address}/live", params=query, headers={"Origin": self.address})
        return Visit(socket)


class Visit:
    """Ann's socket: the messages she has, and what she asks."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.messages: dict[str, dict[str, Any]] = {}
        self.about: dict[str, Any] = {}

    async def until(self, condition: Any) -> Any:
        async with asyncio.timeout(60):  # of what else happens there is no end
            while not (found := condition()):
                frame = await self.socket.receive_json()
                self.about |= frame
                news = [frame["message"]] if frame["kind"] in ("message", "edit") else []
                for it in [*frame.get("messages", []), *news]:
                    self.messages[it["id"]] = it
        return found

    async def ask(self, what: str, **data: Any) -> None:
        await self.socket.send_json({"do": what, "number": 1, **data})

    def hand(self, text: str) -> dict[str, Any] | None:
        return next((it for it in self.messages.values() if text in it["content"] and it["components"]), None)


async def test_it_says_where_it_is_and_stops_on_a_signal(tmp_path: Path) -> None:
    async with ClientSession() as client:
        running = await Running.start(tmp_path / "world")
        ann = await running.visit(client)
        await ann.until(lambda: ann.about.get("online"))
        await asyncio.gather(running.stop(signal.SIGTERM), ann.socket.close())


@pytest.mark.soak
async def test_a_match_continues_after_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "world"
    async with ClientSession() as client:
        first = await Running.start(folder)
        ann = await first.visit(client)
        await ann.until(lambda: ann.about.get("online") and ann.about["commands"]["guild"])
        games = next(it["id"] for it in ann.about["channels"] if it["name"] == "games")
        lines = ["/domino new game:black-tile", "b:start:", "b:start:"]
        await ann.ask("script", channel=games, lines=lines)
        hand = await ann.until(lambda: ann.hand("Pass 3 tiles to"))
        await asyncio.gather(first.stop(signal.SIGTERM), ann.socket.close())

        again = await Running.start(folder)
        ann = await again.visit(client)
        await ann.until(lambda: ann.about.get("online") and ann.about["commands"]["guild"])
        assert ann.messages[hand["id"]]["components"] == hand["components"]
        menu = hand["components"][0]["components"][0]
        values = [it["value"] for it in menu["options"][:3]]
        where = {"channel": hand["channel_id"], "message": hand["id"]}
        await ann.ask("choose", custom_id=menu["custom_id"], values=values, **where)
        await ann.until(lambda: "Pass 3 tiles to" not in ann.messages[hand["id"]]["content"])
        await asyncio.gather(again.stop(signal.SIGINT), ann.socket.close())


async def test_with_a_token_there_is_no_page(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "playground", cwd=tmp_path, env=environment() | {"DISCORD_TOKEN": "a.b.c"},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert "DISCORD_TOKEN is set" in said.decode()
