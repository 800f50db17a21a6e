"""The page's tools: faults and rare situations at one click."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.page.state import SWITCHABLE
from bot.playground.playground import Playground
from bot.playground.users.client import UserClient
from bot.playground.users.sending import CannotSendError
from bot.playground.world.changes import Change
from bot.playground.world.faults import RestFault
from bot.playground.world.model import ChatChannel
from bot.playground.world.permissions import Permission

FAULT_TIME = 15.0  # seconds in which every request of the bot's is refused
UNLIMITED = 1_000_000_000


class Tools:
    """One playground's tools. `restart_bot` kills the bot's process and starts it again."""

    def __init__(self, playground: Playground, restart_bot: Callable[[], Awaitable[None]]) -> None:
        self._playground = playground
        self._restart_bot = restart_bot
        self._restarting = asyncio.Lock()
        self._fault: RestFault | None = None
        self._fault_ends: asyncio.TimerHandle | None = None
        self._published = self._running()
        playground.subscribe(self._watch)

    async def use(self, name: str, person: UserClient, channel: ChatChannel, argument: Any) -> str:
        """Use a tool as this person in this channel; the answer says what happened. Raises KeyError."""
        match name:
            case "dms":
                return self._dms(person)
            case "permission":
                return self._permission(channel, Permission[argument["name"]], is_given=bool(argument["given"]))
            case "delete_picture":
                return self._delete_picture(channel)
            case "drop":
                self._playground.gateway.drop()
                return "The bot's connection is cut. It comes back by itself and catches up."
            case "fault":
                return self._start_fault(429 if argument == 429 else 500)
            case "end_fault":
                return self._withdraw_fault() or "The bot's requests are answered as usual."
            case "twice":
                self._playground.faults.deliver_twice()
                self._publish()
                return "What you do next reaches the bot twice."
            case "restart":
                return await self._restart()
            case _:
                raise KeyError(name)

    def state(self) -> dict[str, Any]:
        """The tools in use: `fault` (status, milliseconds left, requests refused), `twice`, `restarting`."""
        fault, timer = self._fault, self._fault_ends
        left = timer.when() - asyncio.get_running_loop().time() if timer else 0.0
        running = (
            {"status": fault.status, "left": round(left * 1000), "refused": UNLIMITED - fault.left} if fault else None
        )
        return {
            "fault": running,
            "twice": self._playground.faults.deliveries_to_double > 0,
            "restarting": self._restarting.locked(),
        }

    def _dms(self, person: UserClient) -> str:
        if person.user.dms_open:
            person.close_dms()
        else:
            person.open_dms()
        self._playground.changes.publish("person", person.user)
        return f"Your direct messages are {'open again' if person.user.dms_open else 'closed: the bot is refused'}."

    def _permission(self, channel: ChatChannel, wanted: Permission, *, is_given: bool) -> str:
        if channel.guild is None or wanted not in SWITCHABLE:
            raise CannotSendError("Permissions belong to the server's channels: go to one first.")
        (self._playground.allow if is_given else self._playground.deny)(channel, wanted)
        title = str(wanted.name).replace("_", " ").title()
        return f"The bot {'has' if is_given else 'lacks'} {title} in #{channel.name}."

    def _delete_picture(self, channel: ChatChannel) -> str:
        bot = self._playground.world.bot
        own = [it for it in channel.live() if it.author is bot and not it.ephemeral and it.attachments]
        if not own:
            raise CannotSendError("The bot has no message with a picture here.")
        self._playground.messages.delete(own[-1])
        return "The bot's newest message with a picture is deleted."

    def _start_fault(self, status: int) -> str:
        self._withdraw_fault()
        self._fault = self._playground.faults.answer(status, times=UNLIMITED, retry_after=1.0)
        self._fault_ends = asyncio.get_running_loop().call_later(FAULT_TIME, self._withdraw_fault)
        self._publish()
        return f"Every request of the bot's is answered {status} for {FAULT_TIME:.0f} seconds."

    def _withdraw_fault(self) -> str:
        """End the fault in force. Returns a sentence about it, empty if there was none."""
        if self._fault is None or self._fault_ends is None:
            return ""
        ended, self._fault = self._fault, None
        self._playground.faults.withdraw(ended)
        self._fault_ends.cancel()
        self._fault_ends = None
        self._publish()
        return f"Requests answered {ended.status}: {UNLIMITED - ended.left}. From now on they are answered as usual."

    async def _restart(self) -> str:
        if self._restarting.locked():
            raise CannotSendError("The bot is being restarted already.")
        began = time.monotonic()
        try:
            async with self._restarting:
                self._publish()
                await self._restart_bot()
        except (RuntimeError, TimeoutError) as error:
            raise CannotSendError(f"The bot did not come back: {str(error)[-300:]}") from error
        finally:
            self._publish()
        return f"The bot was killed with kill -9, and is back after {time.monotonic() - began:.1f} seconds."

    def _watch(self, change: Change) -> None:
        if change.kind in ("request", "acknowledged", "failed") and self._published != self._running():
            self._publish()

    def _running(self) -> tuple[object, ...]:
        fault = self._fault
        return fault and fault.left, self._playground.faults.deliveries_to_double > 0, self._restarting.locked()

    def _publish(self) -> None:
        self._published = self._running()
        self._playground.changes.publish("tools")
