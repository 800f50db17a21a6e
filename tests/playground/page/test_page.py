"""The page's server without a browser: the requests that it answers, and what it sends to each person."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, ClientWebSocketResponse, WSServerHandshakeError
from PIL import ImageColor
from yarl import URL

from bot.playground import Playground
from bot.playground.api.messages import Origin
from bot.playground.api.uploads import Upload
from bot.playground.page.server import FILES, PageServer
from bot.playground.page.tools import Tools
from bot.playground.world.model import ChatMessage, User
from tests.clock import GUARD
from tests.images.pixels import contrast

SECRET = "Your turn. 2 tiles: 6-4, 0-0."
PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (1100).to_bytes(4, "big") + (700).to_bytes(4, "big")


class House:
    """A playground with its page and no bot; the tests create the bot's messages."""

    def __init__(self, playground: Playground, page: PageServer, client: ClientSession) -> None:
        self.playground, self.page, self.client = playground, page, client
        self.ann, self.bo = playground.add_person("ann"), playground.add_person("bo")
        self.games = playground.channel("games")

    def send(self, channel: Any, text: str, shown_to: User | None = None, **files: bytes) -> ChatMessage:
        uploads = {number: Upload(name.replace("_", "."), data) for number, (name, data) in enumerate(files.items())}
        described = [{"id": number, "description": SECRET} for number in uploads]
        body = {"content": text, "attachments": described}
        return self.playground.messages.create(
            channel, self.playground.world.bot, body, uploads, origin=Origin(shown_to=shown_to)
        )

    async def key(self) -> str:
        async with self.client.get(self.page.address) as answer:
            found = re.search(r'name="key" content="([^"]+)"', await answer.text())
        assert found
        return found[1]

    @asynccontextmanager
    async def visit(self, who: str, **headers: str) -> AsyncIterator["Visit"]:
        query = {"as": who, "key": await self.key()}
        headers = {"Origin": self.page.address} | headers
        async with self.client.ws_connect(f"{self.page.address}/live", params=query, headers=headers) as socket:
            yield Visit(socket)


class Visit:
    """One socket, and all it was sent."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            frame = await self.socket.receive_json(timeout=GUARD)
            self.frames.append(frame)
            if frame["kind"] == kind:
                return frame

    async def ask(self, what: str, **data: Any) -> dict[str, Any]:
        await self.socket.send_json({"do": what, "number": 7, **data})
        return await self.until("answer")


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    async with Playground() as playground, ClientSession() as client:

        async def no_bot() -> None:
            raise RuntimeError("there is none here")

        page = PageServer(playground, Tools(playground, no_bot))
        await page.start()
        try:
            yield House(playground, page, client)
        finally:
            await page.stop()


UP = ("/..%2fserver.py", "/%2e%2e/server.py", "/state/..%2f..%2fserver.py")
ELSEWHERE = [("Host", "evil.example"), ("Host", "127.0.0.1:1"), ("Origin", "https://evil.example"), ("Origin", "null")]


@pytest.mark.parametrize("path", ["/", "/main.js", "/live", "/pictures/1/a.png"])
@pytest.mark.parametrize(("header", "value"), ELSEWHERE)
async def test_other_hosts_and_other_sites_are_refused(house: House, path: str, header: str, value: str) -> None:
    async with house.client.get(house.page.address + path, headers={header: value}) as answer:
        assert answer.status == 403
        assert await house.key() not in await answer.text()


async def test_pictures_are_not_for_other_sites_pages(house: House) -> None:
    sent = house.send(house.games, "a picture", table_png=PNG)
    address = f"{house.page.address}/pictures/{sent.attachments[0].id}/table.png"
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)):
        async with house.client.get(address, headers={"Sec-Fetch-Site": site}) as answer:
            assert answer.status == status
            assert answer.status != 200 or answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("number", ["%C2%B2", "%D9%A1", "9" * 5000, "0", "-1", "x"])
async def test_there_is_no_picture_without_a_number(house: House, number: str) -> None:
    """Digits of other scripts and impossible ids are unknown ids."""
    for address in (f"{house.page.address}/pictures/{number}/x", f"{house.playground.root}/attachments/1/{number}/x"):
        async with house.client.get(URL(address, encoded=True)) as answer:
            assert answer.status == 404


async def test_a_file_that_could_act_as_the_page_is_for_saving_only(house: House) -> None:
    sent = house.send(house.games, "a page", evil_html=b"<script>alert(1)</script>")
    async with house.client.get(f"{house.page.address}/pictures/{sent.attachments[0].id}/evil.html") as answer:
        assert answer.content_type == "application/octet-stream"
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", [*UP, "/messages", "/nothing.js", "/index.html", "/."])
async def test_only_the_pages_own_files_are_served(house: House, path: str) -> None:
    async with house.client.get(f"{house.page.address}{path}") as answer:
        assert answer.status in (403, 404) or "Playground" in await answer.text()
        assert "PageServer" not in await answer.text()


@pytest.mark.parametrize("file", sorted(FILES.rglob("*.*")), ids=lambda it: it.name)
def test_the_page_itself_says_nothing_of_one_bot(file: Path) -> None:
    """Everything about the bot comes from the page's settings."""
    words = re.findall(
        r"\b(?:boneyard|dominoe?s?|games?|tables?|hands?|tiles?|tricks?)\b", file.read_text("utf-8"), re.IGNORECASE
    )
    assert words == []


async def test_the_page_may_load_nothing_from_elsewhere(house: House) -> None:
    async with house.client.get(house.page.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    ("key", "origin"), [("", None), ("wrong", "own"), ("é", "own"), ("right", None), ("right", "https://evil.example")]
)
async def test_a_socket_needs_the_key_and_the_pages_origin(house: House, key: str, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": house.page.address if origin == "own" else origin}
    query = {"as": "ann", "key": await house.key() if key == "right" else key}
    with pytest.raises(WSServerHandshakeError) as refused:
        await house.client.ws_connect(f"{house.page.address}/live", params=query, headers=headers)
    assert refused.value.status == 403


async def test_private_events_go_to_their_viewer_alone(house: House) -> None:
    """Sent before and after the page was opened, edited and deleted: Ann's direct and ephemeral messages."""

    def for_ann() -> list[ChatMessage]:
        return [
            house.send(house.ann.dm, f"{SECRET} by DM", hand_png=PNG),
            house.send(house.games, f"{SECRET} for her alone", shown_to=house.ann.user, hand_png=PNG),
        ]

    for_ann()
    async with house.visit("bo") as bo, house.visit("ann") as ann:
        await ann.until("everything")
        await bo.until("everything")
        for message in for_ann():
            house.playground.messages.edit(message, {"content": f"{SECRET} edited"})
            house.playground.messages.delete(message)
        house.send(house.games, "for everybody")
        for visit in (ann, bo):
            while (await visit.until("message"))["message"]["content"] != "for everybody":
                pass
    assert {("ann", "Ann"), ("bo", "Bo")} <= {(it["username"], it["name"]) for it in bo.frames[0]["people"]}
    assert SECRET not in json.dumps(bo.frames)
    assert str(house.ann.dm.id) not in json.dumps(bo.frames)
    assert [frame["kind"] for frame in bo.frames] == ["everything", "message"]
    assert json.dumps(ann.frames).count(f"{SECRET} edited") == 2
    assert [it["content"] for it in ann.frames[0]["messages"]] == [f"{SECRET} for her alone", f"{SECRET} by DM"]


async def test_a_hidden_message_cannot_be_acted_on(house: House) -> None:
    hers = house.send(house.games, SECRET, shown_to=house.ann.user)
    direct = house.send(house.ann.dm, SECRET)
    async with house.visit("bo") as bo:
        await bo.until("everything")
        for message in (hers, direct):
            where = {"channel": str(message.channel.id), "message": str(message.id)}
            for what in ("delete", "click", "choose"):
                said = await bo.ask(what, custom_id="b:x", values=[], **where)
                assert "not there" in said["error"] or "gone" in said["error"]
        assert "not there" in (await bo.ask("say", channel=str(house.ann.dm.id), text="hello"))["error"]
    assert hers.deleted_at is None
    assert direct.deleted_at is None


@pytest.mark.parametrize(
    "asked",
    [{}, {"do": "nothing"}, {"do": "say"}, {"do": "say", "channel": "x", "text": "a"}, {"do": "click", "channel": []},
     {"do": "tool", "channel": "1", "name": "rm"}, {"do": "submit", "interaction": "1", "values": {}}],
)  # fmt: skip
async def test_an_odd_request_is_answered_with_a_sentence(house: House, asked: dict[str, Any]) -> None:
    async with house.visit("ann") as ann:
        await ann.until("everything")
        for junk in ("", "nothing", "[]", "1"):
            await ann.socket.send_str(junk)
        answer = await ann.ask(asked.get("do", "?"), **{key: it for key, it in asked.items() if key != "do"})
        assert answer["error"].endswith((".", "ann"))


async def test_people_are_invited_by_any_name(house: House) -> None:
    async with house.visit("ann") as ann:
        await ann.until("everything")
        first = await ann.ask("invite", name="<b>Éva</b>")
        second = await ann.ask("invite", name="???")
        assert (first["username"], second["username"]) == ("bvab", "somebody")
        for bad in ("", " ", "x" * 33):
            assert "1 to 32" in (await ann.ask("invite", name=bad))["error"]
        channel = str(house.games.id)
        assert "restarted" not in (await ann.ask("tool", channel=channel, name="restart")).get("text", "")
        assert "closed" in (await ann.ask("tool", channel=channel, name="dms"))["text"]
    assert house.playground.people["bvab"].user.global_name == "<b>Éva</b>"
    assert not house.ann.user.dms_open


async def test_a_taken_port_is_replaced_by_a_free_one(house: House) -> None:
    port = int(house.page.address.rsplit(":", 1)[1])
    second = PageServer(house.playground, house.page._tools, port=port)
    await second.start()
    try:
        assert second.address != house.page.address
        async with house.client.get(second.address) as answer:
            assert answer.status == 200
    finally:
        await second.stop()


async def test_earlier_messages_are_sent_to_those_who_may_see_them(house: House) -> None:
    sent = [house.send(house.games, f"number {it}") for it in range(120)]
    house.send(house.games, SECRET, shown_to=house.ann.user)
    channel = str(house.games.id)
    async with house.visit("bo") as bo:
        told = await bo.until("everything")
        have = [it["content"] for it in told["messages"] if it["channel_id"] == channel]
        assert told["earlier"] == [channel]
        while True:
            first = next(str(it.id) for it in sent if it.content == have[0])
            answer = await bo.ask("earlier", channel=channel, before=first)
            have = [it["content"] for it in answer["messages"]] + have
            if not answer["more"]:
                break
        assert "not there" in (await bo.ask("earlier", channel=str(house.ann.dm.id), before=first))["error"]
    assert have == [it.content for it in sent]
    assert SECRET not in json.dumps(bo.frames)


async def test_a_fault_in_force_is_shown_and_can_be_ended(house: House) -> None:
    house.playground.faults.refuse_resumes += 1
    async with house.visit("ann") as ann, house.visit("bo") as bo:
        for visit in (ann, bo):
            assert (await visit.until("everything"))["tools"] == {"fault": None, "twice": False, "restarting": False}
        channel = str(house.games.id)
        await ann.socket.send_json({"do": "tool", "number": 1, "channel": channel, "name": "fault", "argument": 429})
        running = (await bo.until("tools"))["tools"]["fault"]
        assert running["status"] == 429
        assert running["left"] > 0
        async with house.client.get(f"{house.playground.api_url}/gateway") as answer:
            assert answer.status == 429
        assert (await bo.until("tools"))["tools"]["fault"]["refused"] == 1
        said = await bo.ask("tool", channel=channel, name="end_fault")
        assert said["text"].startswith("Requests answered 429: 1.")
        async with house.client.get(f"{house.playground.api_url}/gateway") as answer:
            assert answer.status != 429
        assert house.playground.faults.refuse_resumes == 1  # other faults stay
        await ann.socket.send_json({"do": "tool", "number": 2, "channel": channel, "name": "twice"})
        while not (await bo.until("tools"))["tools"]["twice"]:
            pass


STYLE = (FILES / "style.css").read_text(encoding="utf-8")
GROUNDS = ("page", "side", "raised", "hover", "second", "for-me", "alone", "wrong")
TEXTS = [(text, ground) for text in ("text", "muted", "strong") for ground in GROUNDS]
LINKS = [("mention-text", ground) for ground in ("mention", "page", "raised", "hover", "for-me", "alone", "wrong")]
OTHERS = [("on-main", "main"), *(("bad", ground) for ground in ("page", "raised", "alone", "for-me"))]
EDGES = [(edge, ground) for edge in ("edge", "focus") for ground in ("page", "side", "raised")]


def theme(opening: str) -> dict[str, tuple[int, int, int]]:
    found = re.findall(r"--([\w-]+): #([0-9a-f]{6})", STYLE.split(opening, 1)[1].split("}", 1)[0])
    return {name: ImageColor.getrgb(f"#{colour}")[:3] for name, colour in found}


LIGHT, DARK = theme(":root {"), theme(':root[data-theme="dark"] {')


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_contrast(colours: dict[str, tuple[int, int, int]]) -> None:
    for least, pairs in ((4.5, TEXTS + LINKS + OTHERS), (3.0, EDGES)):
        for front, back in pairs:
            assert contrast(colours[front], colours[back]) >= least, (front, back)


def test_dark_is_the_same_whether_the_system_or_the_visitor_chose_it() -> None:
    assert theme(':root:not([data-theme="light"]) {') == DARK
    assert LIGHT.keys() == DARK.keys()
