"""Our requests, and discord.py's handling of them: its session, its retries and its errors.

A server on loopback keeps every request. These tests tell when a new discord.py has changed what we rely on.
"""

import email
import email.policy
import inspect
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.kit import calls
from cogs.kit.calls import Body
from cogs.kit.payload.payload import Attachment, Json

APPLICATION, CHANNEL, MESSAGE, CLICKED = 11, 22, 33, 44
TOKEN, INTERACTION_TOKEN = "the-bots-own", "an-interactions"
UPDATE = discord.InteractionResponseType.message_update
CLICK, COMMAND = discord.InteractionType.component, discord.InteractionType.application_command
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20 + b"\r\n--\r\n\r--\n"
PICTURE = Attachment("seat.png", PNG, "what is to be seen")
TEXT = {"content": "Your turn: “6-4” \N{BLACK HEART SUIT} \ud83d"}  # also half a character


@dataclass(frozen=True)
class Asked:
    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    raw: bytes

    def parts(self) -> tuple[Any, bytes]:
        """Its JSON, and the picture, as a reader of e-mail finds them."""
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        form = email.message_from_bytes(head + self.raw, policy=email.policy.HTTP)
        text, picture = form.iter_parts()
        assert text.get_param("name", header="Content-Disposition") == "payload_json"
        assert picture.get_param("name", header="Content-Disposition") == "files[0]"
        assert picture.get_filename() == "seat.png"
        return json.loads(text.get_content()), picture.get_content()


class CountingSocket(socket.socket):
    """A socket that counts the pieces it is given to send."""

    pieces = 0

    def send(self, data: Any, flags: int = 0, /) -> int:
        CountingSocket.pieces += 1
        return super().send(data, flags)


@dataclass
class Listening:
    """A server that keeps what a client asks, and what it answers next: a status, and JSON."""

    client: discord.Client
    asked: list[Asked] = field(default_factory=list)
    answers: list[tuple[int, Json]] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        path, raw = request.path, await request.read()
        self.asked.append(Asked(request.method, path, dict(request.query), dict(request.headers), raw))
        usual = {"id": str(MESSAGE), "interaction": {"response_message_id": str(MESSAGE)}}
        status, told = self.answers.pop(0) if self.answers else (200, usual)
        text = json.dumps(told).encode()
        return web.Response(status=status, body=text, content_type="application/json", headers={"Via": "1.1 test"})


@pytest_asyncio.fixture
async def discord_(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listening]:
    connector = aiohttp.TCPConnector(limit=0, socket_factory=lambda info: CountingSocket(*info[:3]))
    me = {"id": str(APPLICATION), "username": "boneyard", "discriminator": "0", "avatar": None}
    client, application = discord.Client(intents=discord.Intents.none(), connector=connector), web.Application()
    listening = Listening(client, answers=[(200, me)])
    application.router.add_route("*", "/{path:.*}", listening.answer)
    async with TestServer(application) as server, client:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        await client.http.static_login(TOKEN)
        client._connection.application_id = APPLICATION
        listening.asked.clear()
        yield listening


def clicked(discord_: Listening, kind: discord.InteractionType = CLICK) -> discord.Interaction:
    user = {"id": "7", "username": "ann", "discriminator": "0", "avatar": None}
    data: Any = {
        "id": str(CLICKED), "type": kind.value, "token": INTERACTION_TOKEN, "application_id": str(APPLICATION),
        "data": {"custom_id": "x", "component_type": 2}, "user": user, "attachment_size_limit": 1, "version": 1,
    }  # fmt: skip
    return discord.Interaction(data=data, state=discord_.client._connection)


_WEBHOOK = f"/webhooks/{APPLICATION}/{INTERACTION_TOKEN}"
CALLS: dict[str, Callable[..., Awaitable[object]]] = {
    f"POST /channels/{CHANNEL}/messages": partial(calls.send, channel_id=CHANNEL),
    f"PATCH /channels/{CHANNEL}/messages/{MESSAGE}": partial(calls.edit, channel_id=CHANNEL, message_id=MESSAGE),
    f"POST {_WEBHOOK}": partial(calls.follow_up, token=INTERACTION_TOKEN),
    f"PATCH {_WEBHOOK}/messages/@original": partial(calls.edit_by_token, token=INTERACTION_TOKEN),
    f"PATCH {_WEBHOOK}/messages/{MESSAGE}": partial(calls.edit_by_token, token=INTERACTION_TOKEN, message_id=MESSAGE),
}
every_call = pytest.mark.parametrize("where", CALLS)


@every_call
@pytest.mark.parametrize("fails_first", [False, True])
async def test_a_message_arrives_whole_with_its_picture(
    discord_: Listening, where: str, fails_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it is sent again after Discord's own fault, and after a rate limit."""

    async def at_once(_: float) -> None: ...

    monkeypatch.setattr("asyncio.sleep", at_once)
    if fails_first:
        discord_.answers += [(502, {"message": "busy"}), (429, {"message": "slower", "retry_after": 0.01})]
    times, before, is_by_bot = 1 + 2 * fails_first, CountingSocket.pieces, _WEBHOOK not in where
    told = await CALLS[where](discord_.client, body=Body(TEXT, PICTURE))
    assert CountingSocket.pieces - before == times, "each piece is a system call that wakes whoever reads"
    assert [f"{asked.method} {asked.path}" for asked in discord_.asked] == [where] * times
    assert [asked.parts() for asked in discord_.asked] == [(TEXT, PNG)] * times
    assert {asked.headers.get("Authorization") for asked in discord_.asked} == {f"Bot {TOKEN}" if is_by_bot else None}
    assert is_by_bot or told == MESSAGE


@every_call
async def test_and_without_one(discord_: Listening, where: str) -> None:
    await CALLS[where](discord_.client, body=Body(TEXT))
    (asked,) = discord_.asked
    assert asked.headers["Content-Type"] == "application/json"
    assert json.loads(asked.raw) == TEXT


@every_call
@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [(404, 10008, discord.NotFound), (403, 50007, discord.Forbidden), (400, 50083, discord.HTTPException)],
)
async def test_a_refusal_is_discord_pys_error(
    discord_: Listening, where: str, status: int, code: int, kind: type[discord.HTTPException]
) -> None:
    discord_.answers.append((status, {"code": code, "message": "no"}))
    with pytest.raises(kind) as raised:
        await CALLS[where](discord_.client, body=Body(TEXT))
    assert (raised.value.status, raised.value.code, type(raised.value)) == (status, code, kind)


async def test_a_click_is_answered_once_and_discord_py_knows(discord_: Listening) -> None:
    interaction = clicked(discord_)
    assert await calls.respond(interaction, UPDATE, TEXT, [PICTURE]) is None
    (asked,) = discord_.asked
    assert (asked.method, asked.path) == ("POST", f"/interactions/{CLICKED}/{INTERACTION_TOKEN}/callback")
    assert asked.parts() == ({"type": 7, "data": TEXT}, PNG)
    assert "with_response" not in asked.query
    assert "Authorization" not in asked.headers
    assert interaction.response.is_done()
    assert interaction.response.type is UPDATE
    with pytest.raises(discord.InteractionResponded):
        await interaction.response.defer()


async def test_a_reply_is_asked_for_its_id(discord_: Listening) -> None:
    kind = discord.InteractionResponseType.channel_message
    assert await calls.respond(clicked(discord_), kind, TEXT, wants_id=True) == MESSAGE
    assert discord_.asked[0].query == {"with_response": "1"}


@pytest.mark.parametrize(("kind", "sent"), [(CLICK, {"type": 6}), (COMMAND, {"type": 5, "data": {"flags": 64}})])
async def test_an_acknowledgement_comes_first(discord_: Listening, kind: discord.InteractionType, sent: Json) -> None:
    interaction = clicked(discord_, kind)
    await calls.defer(interaction)
    assert json.loads(discord_.asked[0].raw) == sent
    assert interaction.response.type is discord.InteractionResponseType(sent["type"])


async def test_an_answer_that_failed_is_none(discord_: Listening) -> None:
    interaction = clicked(discord_)
    discord_.answers.append((404, {"code": 10062, "message": "Unknown interaction"}))
    with pytest.raises(discord.NotFound):
        await calls.respond(interaction, UPDATE, TEXT)
    assert not interaction.response.is_done()


async def test_discord_py_has_what_we_rely_on() -> None:
    """Its version is pinned in the lock; a new one may change what is private."""
    takes = inspect.signature(AsyncWebhookAdapter.request).parameters
    assert [*takes][1:3] == ["route", "session"]
    assert {"params", "proxy", "proxy_auth"} <= {*takes}
    others = inspect.signature(HTTPClient.request).parameters["kwargs"]
    assert others.kind is inspect.Parameter.VAR_KEYWORD
    assert "_response_type" in discord.InteractionResponse.__slots__
