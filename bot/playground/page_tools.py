"""The page's toolbar: what is hard to meet by chance, at one click."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.command_line import CannotSendError
from bot.playground.page_state import WORTH_TAKING
from bot.playground.people import Person
from bot.playground.permissions import Permission
from bot.playground.server import Playground
from bot.playground.world import Channel

FAULT_TIME = 5.0  # seconds in which every request of the bot's is refused
EVERY = 1_000_000_000
_Tool = Callable[[Person, Channel, Any], Awaitable[str]]


class Tools:
    """One playground's tools. `restart_bot` kills the bot's process and starts it again."""

    def __init__(self, playground: Playground, restart_bot: Callable[[], Awaitable[None]]) -> None:
        self._playground = playground
        self._restart_bot = restart_bot
        self._restarting = asyncio.Lock()
        self._fault_ends: asyncio.TimerHandle | None = None
        self._by_name: dict[str, _Tool] = {
            "dms": self._dms,
            "permission": self._permission,
            "delete_table": self._delete_table,
            "drop": self._drop,
            "fault": self._fault,
            "twice": self._twice,
            "restart": self._restart,
        }

    async def use(self, name: str, person: Person, channel: Channel, argument: Any) -> str:
        """Use a tool as this person in this channel; the answer says what happened. Raises KeyError."""
        return await self._by_name[name](person, channel, argument)

    async def _dms(self, person: Person, _: Channel, __: Any) -> str:
        if person.user.dms_open:
            person.close_dms()
        else:
            person.open_dms()
        self._playground.changes.publish("person", person.user)
        return f"Your direct messages are {'open again' if person.user.dms_open else 'closed: the bot is refused'}."

    async def _permission(self, _: Person, channel: Channel, argument: Any) -> str:
        wanted, given = Permission[argument["name"]], bool(argument["given"])
        if channel.guild is None or wanted not in WORTH_TAKING:
            raise CannotSendError("Permissions belong to the server's channels: go to one first.")
        (self._playground.allow if given else self._playground.deny)(channel, wanted)
        title = argument["name"].replace("_", " ").title()
        return f"The bot {'has' if given else 'lacks'} {title} in #{channel.name}."

    async def _delete_table(self, _: Person, channel: Channel, __: Any) -> str:
        bot = self._playground.world.bot
        own = [it for it in channel.live() if it.author is bot and not it.ephemeral and it.attachments]
        if not own:
            raise CannotSendError("The bot has no message with a picture here.")
        self._playground.messages.delete(own[-1])
        return "The bot's newest message with a picture is deleted."

    async def _drop(self, _: Person, __: Channel, ___: Any) -> str:
        self._playground.gateway.drop()
        return "The gateway's socket is cut. The bot connects again and is told what it missed."

    async def _fault(self, _: Person, __: Channel, argument: Any) -> str:
        status = 429 if argument == 429 else 500
        faults = self._playground.faults
        faults.clear()
        faults.answer(status, times=EVERY, retry_after=1.0)
        if self._fault_ends:
            self._fault_ends.cancel()
        self._fault_ends = asyncio.get_running_loop().call_later(FAULT_TIME, faults.clear)
        return f"Every request of the bot's is answered {status} for {FAULT_TIME:.0f} seconds."

    async def _twice(self, _: Person, __: Channel, ___: Any) -> str:
        self._playground.faults.deliver_twice()
        return "What you do next reaches the bot twice."

    async def _restart(self, _: Person, __: Channel, ___: Any) -> str:
        if self._restarting.locked():
            raise CannotSendError("The bot is being restarted already.")
        async with self._restarting:
            try:
                await self._restart_bot()
            except (RuntimeError, TimeoutError) as error:
                raise CannotSendError(f"The bot did not come back: {str(error)[-300:]}") from error
        return "The bot was killed with kill -9, and is back."
