"""A server with three people and the real client on it, in a simulated Discord that someone else wrote.

Everything SimCord is in this file: another simulation would have to offer what `World` and `Someone` offer. The client,
its cogs, its pictures and its SQLite file are the real ones; SimCord takes the place of discord.py's HTTP client and
gateway, waits after every action until the bot is at rest, and owns the clock its timers run by.

What it cannot do, and the end-to-end tests therefore do alone:
- two people at once: an action ends only when the bot is at rest, and a second one beside it is refused;
- the same interaction twice: every action makes a new one;
- the 3 seconds: its clock moves with timers only, so that no answer of ours is ever late;
- 26 choices of autocomplete: it takes them;
- `mentions` of a message: Discord lists only people who may be pinged, SimCord everyone named (see `notified`);
- closed DMs: it knows no such setting of a person;
- Attach Files: it tells the bot what it may do, but takes a picture from a bot that may not;
- a late click: it clicks only what a message shows now, and every message is kept up to date;
- a crash between a commit and the message: `restart` ends one client at rest and starts another on the same file.
"""

import asyncio
import email
import email.policy
import io
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from simcord.results import InteractionResult

from bot.app import Boneyard
from bot.settings import Settings
from bot.store.store import Store
from bot.table.computers import Computers
from cogs.kit.calls import Body
from images.warm import warm

SHARDS = 2  # the server lives on the second, direct messages always come by the first
# A timer of the bot's that rings within so many seconds is waited for in earnest: they are fewer than the half minute
# after which its loops look again. The bot may be at work for longer, as on a busy machine: then it is looked at again.
HORIZON = 14.0
SETTLES_WITHIN = 120.0  # seconds until a bot that does not come to rest has failed
LOOKS_EVERY = 0.005  # seconds, while work goes on in threads: by itself it would sleep ten times as long


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of an interaction: `reply` is the message that answers it, if any."""

    acknowledged: bool
    reply: discord.Message | None

    @property
    def private(self) -> discord.Message:
        """The answer, which only the one who asked can see."""
        assert self.reply is not None, "there was no reply"
        assert self.reply.flags.ephemeral, f"everybody can read: {self.reply.content}"
        return self.reply


class Someone:
    """A person: types commands, clicks and chooses, and sees what they would see."""

    def __init__(self, member: MemberActor, games: ChannelHandle) -> None:
        self._member = member
        self._games = games
        self.id = member.id
        self.name = member.name
        self.mention = member.mention

    async def command(self, name: str, **options: Any) -> Answer:
        """Type a command in the channel."""
        return _answer(await self._member.slash(self._games, name, **options))

    async def command_by_dm(self, name: str, **options: Any) -> Answer:
        """Type a command in the direct messages with the bot."""
        return _answer(await self._member.user.slash(name, **options))

    async def suggestions(self, name: str, option: str, typed: str = "", **filled: Any) -> list[str]:
        """The values that autocomplete offers for an option."""
        choices = await self._member.autocomplete(self._games, name, option, typed, **filled)
        return [choice["value"] for choice in choices]

    async def click(self, message: discord.Message, label: str | None = None, custom_id: str | None = None) -> Answer:
        """Click a button of a message they can see, by its label or its custom id."""
        return _answer(await self._hand_on(message).click(message, label=label, custom_id=custom_id))

    async def choose(self, message: discord.Message, values: Sequence[str], custom_id: str | None = None) -> Answer:
        """Choose of a select."""
        return _answer(await self._hand_on(message).select(message, values, custom_id=custom_id))

    def channel(self) -> list[discord.Message]:
        """The channel as they see it, oldest first."""
        return self._games.history(viewer=self._member)

    def dms(self) -> list[discord.Message]:
        """Their direct messages with the bot, oldest first."""
        return self._member.user.dm_channel.history(viewer=self._member.user)

    def _hand_on(self, message: discord.Message) -> MemberActor | UserHandle:
        return self._member.user if message.channel.id == self._member.user.dm_channel.id else self._member


class World:
    """The server, its one channel, its people, and the bot."""

    def __init__(self, env: simcord.Env, database: Path) -> None:
        self._env = env
        self._database = database
        self._guild = env.create_guild("Domino Club", shard_id=SHARDS - 1)
        self._games = self._guild.create_text_channel("games")
        self.ann = self.person("ann")
        self.bo = self.person("bo")

    def person(self, name: str) -> Someone:
        """Someone more on the server."""
        return Someone(self._guild.add_member(self._env.create_user(name)), self._games)

    def notified(self, message: discord.Message) -> list[int]:
        """The people that the newest version of a message may notify; an edit notifies no one."""
        return self._env.backend.get_message(message.channel.id, message.id).ping_user_ids

    async def restart(self) -> None:
        """The client ends, and another takes up the same file."""
        old = self._env.bot
        assert isinstance(old, Boneyard)
        await self._env.settle()
        await old.close()
        await self._env.restart_bot(await _client(self._database))


@asynccontextmanager
async def world_of(database: Path) -> AsyncIterator[World]:
    """A world whose bot keeps its tables in that SQLite file.

    Fails where an error was logged: people are answered with an apology then, which a test might not look for.
    """
    warm()  # as the client does at its start, which SimCord gives five seconds; once for all tests
    # What messages show is written down at once: each action would wait for it in earnest.
    written_at_once = patch("cogs.delivery.logbook.WRITTEN_AFTER", 0.0)
    # What the bot looks at every few seconds would ring within the time to come to rest, and be waited for in earnest:
    # another process, which is not there, and what another process has made due.
    alone = patch("bot.app.LOOKED_AFTER_EVERY", timedelta(hours=1))
    asleep = patch("bot.background.LONGEST_SLEEP", timedelta(hours=1))
    plain_sleep = patch("bot.clock.sleep", asyncio.sleep)  # the only wait that SimCord knows as rest
    with _errors_logged() as errors, written_at_once, alone, asleep, plain_sleep, _taking_bodies():
        env = simcord.Env(await _client(database), settle_timeout=HORIZON)
        env._settle_internal = partial(_settle, env._settle_internal)
        # SimCord's adapter stands in the context of each action; what the bot does in the background has its own.
        adapter = SimpleNamespace(get=lambda: env._webhook_adapter)
        of_calls = patch("cogs.kit.calls.async_context", adapter)
        of_discord = patch("discord.webhook.async_.async_context", adapter)
        try:
            await env.start()
            with of_calls, of_discord, _waiting_for_people(env):
                yield World(env, database)
                await env.settle()
        finally:
            await env.bot.close()
            await env.shutdown()
        env.raise_errors()
    assert not errors, errors


@contextmanager
def _waiting_for_people(env: simcord.Env) -> Iterator[None]:
    """Within, SimCord knows that computers who wait for people, or for time given to people, are at rest."""
    usual = Computers._waits

    async def declared(computers: Computers, *when: Any, **how: Any) -> bool:
        return await env.external_wait(usual(computers, *when, **how), reason="people")

    with patch.object(Computers, "_waits", declared):
        yield


async def _settle(usual: Callable[..., Awaitable[None]], **how: Any) -> None:
    """Wait until the bot is at rest. SimCord's own deadline is also the horizon of timers: here it moves on."""
    async with asyncio.timeout(SETTLES_WITHIN):
        while True:
            try:
                return await usual(**how | {"idle": LOOKS_EVERY, "timeout": HORIZON})
            except TimeoutError:
                if "_deadline" in how:  # of a clock that is moved
                    raise


async def _client(database: Path) -> Boneyard:
    settings = Settings(computer_pace=0, shard_count=SHARDS, discord_api_url=None, _env_file=None)  # type: ignore[call-arg]
    return Boneyard(settings, await Store.open(f"sqlite+aiosqlite:///{database}"))


@contextmanager
def _taking_bodies() -> Iterator[None]:
    """SimCord takes requests as discord.py's own methods make them: the bodies that we make are taken apart for it."""
    ask, ask_by_token = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def request(http: FakeHTTPClient, route: Any, *, data: Body | None = None, **kwargs: Any) -> Any:
        return await ask(http, route, **kwargs, **(_taken_apart(data) if data is not None else {}))

    async def request_by_token(adapter: FakeWebhookAdapter, route: Any, session: Any, **kwargs: Any) -> Any:
        body: Body | None = getattr(session, "body", None)  # of what goes without one there is none
        message = _taken_apart(body) if body is not None else {}
        if "json" in message:
            message["payload"] = message.pop("json")
        return await ask_by_token(adapter, route, session, **kwargs, **message)

    with (
        patch.object(FakeHTTPClient, "request", request),
        patch.object(FakeWebhookAdapter, "request", request_by_token),
    ):
        yield


def _taken_apart(body: Body) -> dict[str, Any]:
    """A request's JSON and its files, read as e-mail is."""
    head, content = f"Content-Type: {body.content_type}\r\n\r\n".encode(), body._value
    parts = email.message_from_bytes(head + content, policy=email.policy.HTTP)
    if not parts.is_multipart():
        return {"json": json.loads(content)}
    text, sent = (part.get_content() for part in parts.iter_parts())
    message = json.loads(text)
    (described,) = (message.get("data") or message)["attachments"]
    data = sent.encode() if isinstance(sent, str) else sent  # a record is a text
    file = discord.File(io.BytesIO(data), described["filename"], description=described.get("description"))
    return {"json": message, "files": [file]}


@contextmanager
def _errors_logged() -> Iterator[list[str]]:
    """Lines logged as errors within, by our code or discord.py."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    keep = Keep(logging.ERROR)
    logging.getLogger().addHandler(keep)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(keep)


def _answer(result: InteractionResult) -> Answer:
    reply = result.followups[-1] if result.followups else result.response
    return Answer(result.acknowledged, reply.message if reply else None)
