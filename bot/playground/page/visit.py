"""One open page: sends it the changes that its person can see, and performs its requests."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.playground.api.interactions import InteractionKind
from bot.playground.page.actions import Actions
from bot.playground.page.state import PageState
from bot.playground.page.tools import Tools
from bot.playground.playground import Playground
from bot.playground.users.client import UserClient
from bot.playground.world.changes import Change

_OWN_ONLY = ("failed", "acknowledged")  # kinds of change sent only to the person concerned


class Visit:
    """A visitor's socket, as one person."""

    def __init__(self, playground: Playground, person: UserClient, tools: Tools, socket: web.WebSocketResponse) -> None:
        self._playground = playground
        self._person = person
        self._socket = socket
        self._tools = tools
        self._state = PageState(playground, person)
        self._actions = Actions(playground, person, tools, self._state)
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

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
        self._outbox.put_nowait({"kind": "answer", "number": number, **await self._actions.perform(request)})

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
