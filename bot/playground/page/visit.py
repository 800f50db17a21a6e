"""One open page, as one person: sends it the changes that its person can see, and performs its requests."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import WSMsgType, web

from bot.playground.api.interactions import Interaction, InteractionFailedError, InteractionKind
from bot.playground.page.state import PageState
from bot.playground.page.tools import Tools
from bot.playground.playground import Playground
from bot.playground.users.client import UserClient
from bot.playground.users.sending import CannotSendError
from bot.playground.world.changes import Change
from bot.playground.world.components import CHANNEL_SELECT, ROLE_SELECT, USER_SELECT, walk
from bot.playground.world.model import ChatChannel, ChatMessage
from bot.playground.world.permissions import can_see

PageRequest = Mapping[str, Any]
PageAnswer = dict[str, Any]
LONGEST_NAME = 32
APPEARS_WITHIN = 5.0  # seconds that a script's first command may take to show something in the channel
_OWN_ONLY = ("failed", "acknowledged")  # kinds of change sent only to the person concerned


class Visit:
    """A visitor's socket. A request raises CannotSendError if Discord's client would not allow it."""

    def __init__(self, playground: Playground, person: UserClient, tools: Tools, socket: web.WebSocketResponse) -> None:
        self._playground = playground
        self._person = person
        self._socket = socket
        self._tools = tools
        self._state = PageState(playground, person)
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        every = (
            self.command, self.script, self.autocomplete, self.click, self.choose, self.submit, self.say, self.delete,
            self.earlier, self.invite, self.tool,
        )  # fmt: skip
        self._actions: dict[str, Callable[[PageRequest], Awaitable[PageAnswer]]] = {it.__name__: it for it in every}

    async def run(self, besides: dict[str, Any]) -> None:
        """Serve the socket until it closes."""
        begin = {"kind": "everything", "tools": self._tools.state()} | self._state.everything() | besides
        self._outbox.put_nowait(begin)
        unsubscribe = self._playground.subscribe(self._changed)
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._received(frame.data))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        finally:
            unsubscribe()
            writer.cancel()

    async def _write(self) -> None:
        while True:
            try:
                await self._socket.send_json(await self._outbox.get())
            except (ConnectionError, RuntimeError):
                return

    async def _received(self, text: str) -> None:
        try:
            request = json.loads(text)
            number = request["number"]
        except (ValueError, KeyError, TypeError):
            return
        self._outbox.put_nowait({"kind": "answer", "number": number, **await self.perform(request)})

    def _changed(self, change: Change) -> None:
        update = self._update_for(change)
        if update is not None:
            self._outbox.put_nowait({"kind": change.kind} | update)

    def _update_for(self, change: Change) -> dict[str, Any] | None:
        kind, subject, state = change.kind, change.subject, self._state
        if kind in ("message", "edit"):
            return {"message": state.message(subject)} if state.can_see(subject) else None
        if kind == "delete":
            gone = {"channel": str(subject.channel.id), "id": str(subject.id)}
            return gone if state.can_see(subject) else None
        if kind in _OWN_ONLY:
            own = subject.user is self._person.user and subject.kind is not InteractionKind.AUTOCOMPLETE
            return state.interaction(subject) if own else None
        whole: dict[str, Callable[[], dict[str, Any]]] = {
            "channel": state.channels,
            "person": state.people,
            "commands": state.commands,
            "session": state.online,
            "tools": lambda: {"tools": self._tools.state()},
        }
        return whole[kind]() if kind in whole else None

    # Requests

    async def perform(self, request: PageRequest) -> PageAnswer:
        """The answer has an `error`, a sentence, if the request cannot be done."""
        try:
            return await self._actions[request["do"]](request)
        except CannotSendError as refused:
            return {"error": str(refused)}
        except InteractionFailedError:
            return {"error": "The application did not respond."}
        except (KeyError, ValueError, TypeError, AttributeError):
            return {"error": "The page asked for something the playground does not know. Reload it."}

    async def command(self, request: PageRequest) -> PageAnswer:
        sent = await self._person.command(self._channel(request), request["name"], **request["options"])
        return {"interaction": str(sent.id)}

    async def script(self, request: PageRequest) -> PageAnswer:
        """Type commands and press buttons, each after the answer to the one before. Only the last ephemeral answer is
        kept.

        Nothing follows if the first command makes no message in the channel: its answer says why.
        """
        channel, (first, *rest) = self._channel(request), request["lines"]
        opening = await self._person.type(channel, first)
        answer = await opening.answered()
        if rest and not await self._something_appeared(channel, opening.id):
            return {}
        for line in rest:
            before, answer = answer, await (await self._do(channel, line)).answered()
            if before.ephemeral and before is not answer:
                await self._person.delete(before)
        return {}

    async def _do(self, channel: ChatChannel, line: str) -> Interaction:
        """Type a command, or press the newest button whose custom id begins with the line."""
        if line.startswith("/"):
            return await self._person.type(channel, line)
        for message in reversed(self._person.timeline(channel)):
            for it in walk(message.components):
                if str(it.get("custom_id", "")).startswith(line):
                    return await self._person.click(message, custom_id=it["custom_id"])
        raise CannotSendError(f"There is no button {line} here.")

    async def _something_appeared(self, channel: ChatChannel, since: int) -> bool:
        """Wait a few seconds for a new message for everyone in a channel; False if none appears."""
        try:
            await self._playground.wait_for(
                lambda: any(it.id > since and not it.ephemeral for it in channel.live()), APPEARS_WITHIN
            )
        except TimeoutError:
            return False
        return True

    async def autocomplete(self, request: PageRequest) -> PageAnswer:
        channel, options = self._channel(request), dict(request["options"])
        choices = await self._person.autocomplete(
            channel, request["name"], focused=request["focused"], value=request["value"], **options
        )
        return {"choices": choices}

    async def click(self, request: PageRequest) -> PageAnswer:
        sent = await self._person.click(self._message(request), custom_id=request["custom_id"])
        return {"interaction": str(sent.id)}

    async def choose(self, request: PageRequest) -> PageAnswer:
        message, custom_id, values = self._message(request), request["custom_id"], list(request["values"])
        menu = next(it for it in walk(message.components) if it.get("custom_id") == custom_id)
        if menu["type"] == USER_SELECT:
            values = [self._playground.world.users[int(it)] for it in values]
        elif menu["type"] == ROLE_SELECT:
            values = [self._playground.guild.roles[int(it)] for it in values]
        elif menu["type"] == CHANNEL_SELECT:
            values = [self._playground.guild.channels[int(it)] for it in values]
        sent = await self._person.choose(message, values, custom_id=custom_id)
        return {"interaction": str(sent.id)}

    async def submit(self, request: PageRequest) -> PageAnswer:
        opened = self._playground.interactions.by_id[int(request["interaction"])]
        sent = await self._person.submit(opened, **request["values"])
        return {"interaction": str(sent.id)}

    async def say(self, request: PageRequest) -> PageAnswer:
        await self._person.say(self._channel(request), str(request["text"]))
        return {}

    async def delete(self, request: PageRequest) -> PageAnswer:
        await self._person.delete(self._message(request))
        return {}

    async def earlier(self, request: PageRequest) -> PageAnswer:
        return self._state.before(self._channel(request), int(request["before"]))

    async def invite(self, request: PageRequest) -> PageAnswer:
        """A new person of that name joins the server."""
        name = " ".join(str(request["name"]).split())
        if not 0 < len(name) <= LONGEST_NAME:
            raise CannotSendError(f"A name has 1 to {LONGEST_NAME} characters.")
        plain = re.sub(r"[^a-z0-9_.]", "", name.lower()) or "somebody"
        taken = self._playground.people
        username = next(it for it in (plain, *(f"{plain}{n}" for n in range(2, 10_000))) if it not in taken)
        self._playground.add_person(username, name)
        return {"username": username}

    async def tool(self, request: PageRequest) -> PageAnswer:
        channel = self._channel(request)
        return {"text": await self._tools.use(request["name"], self._person, channel, request.get("argument"))}

    def _channel(self, request: PageRequest) -> ChatChannel:
        found = self._playground.world.channels.get(int(request["channel"]))
        if found is None or found.deleted or not can_see(found, self._person.user):
            raise CannotSendError(f"This channel is not there for {self._person.user.username}")
        return found

    def _message(self, request: PageRequest) -> ChatMessage:
        found = self._channel(request).messages.get(int(request["message"]))
        if found is None or found not in self._person.timeline(found.channel):
            raise CannotSendError("This message is gone.")
        return found
