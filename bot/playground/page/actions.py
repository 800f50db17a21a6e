"""What a visitor may do on the page, as one person: each action is a request by name, answered with plain JSON."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.playground.api.interactions import InteractionFailedError
from bot.playground.page.state import PageState
from bot.playground.page.tools import Tools
from bot.playground.people.command_line import CannotSendError
from bot.playground.people.person import Person
from bot.playground.playground import Playground
from bot.playground.world.components import USER_SELECT, walk
from bot.playground.world.model import Channel, Message
from bot.playground.world.permissions import sees

Asked = Mapping[str, Any]
Answer = dict[str, Any]
LONGEST_NAME = 32
OPENED_WITHIN = 5.0  # seconds that a script's first command may take to show something in the channel


class Actions:
    """The requests of one visitor. An action raises CannotSendError where Discord's client would not let it happen."""

    def __init__(self, playground: Playground, person: Person, tools: Tools, state: PageState) -> None:
        self._playground = playground
        self._person = person
        self._tools = tools
        self._state = state
        self._by_name: dict[str, Callable[[Asked], Awaitable[Answer]]] = {
            "command": self.command,
            "script": self.script,
            "autocomplete": self.autocomplete,
            "click": self.click,
            "choose": self.choose,
            "submit": self.submit,
            "say": self.say,
            "delete": self.delete,
            "earlier": self.earlier,
            "invite": self.invite,
            "tool": self.tool,
        }

    async def perform(self, asked: Asked) -> Answer:
        """Do what is asked; what cannot be done comes back as `error`, a sentence."""
        try:
            return await self._by_name[asked["do"]](asked)
        except CannotSendError as refused:
            return {"error": str(refused)}
        except InteractionFailedError:
            return {"error": "The application did not respond."}
        except (KeyError, ValueError, TypeError, AttributeError):
            return {"error": "The page asked for something the playground does not know. Reload it."}

    async def command(self, asked: Asked) -> Answer:
        sent = await self._person.command(self._channel(asked), asked["name"], **asked["options"])
        return {"interaction": str(sent.id)}

    async def script(self, asked: Asked) -> Answer:
        """Type commands, each once the one before is answered. Of the answers only this person sees, the last stays.

        The first opens something in the channel. Where nothing comes of it, its answer says why, and no more is typed.
        """
        channel, (first, *rest) = self._channel(asked), asked["lines"]
        opening = await self._person.type(channel, first)
        answer = await opening.answered()
        if rest and not await self._came(channel, opening.id):
            return {}
        for line in rest:
            if answer.ephemeral:
                await self._person.delete(answer)
            answer = await (await self._person.type(channel, line)).answered()
        return {}

    async def _came(self, channel: Channel, since: int) -> bool:
        """Whether something new for everybody comes to stand in a channel."""
        try:
            await self._playground.wait_for(
                lambda: any(it.id > since and not it.ephemeral for it in channel.live()), OPENED_WITHIN
            )
        except TimeoutError:
            return False
        return True

    async def autocomplete(self, asked: Asked) -> Answer:
        channel, options = self._channel(asked), dict(asked["options"])
        choices = await self._person.autocomplete(
            channel, asked["name"], focused=asked["focused"], value=asked["value"], **options
        )
        return {"choices": choices}

    async def click(self, asked: Asked) -> Answer:
        sent = await self._person.click(self._message(asked), custom_id=asked["custom_id"])
        return {"interaction": str(sent.id)}

    async def choose(self, asked: Asked) -> Answer:
        message, custom_id, values = self._message(asked), asked["custom_id"], list(asked["values"])
        menu = next(it for it in walk(message.components) if it.get("custom_id") == custom_id)
        if menu["type"] == USER_SELECT:
            values = [self._playground.world.users[int(it)] for it in values]
        sent = await self._person.choose(message, values, custom_id=custom_id)
        return {"interaction": str(sent.id)}

    async def submit(self, asked: Asked) -> Answer:
        opened = self._playground.interactions.by_id[int(asked["interaction"])]
        sent = await self._person.submit(opened, **asked["values"])
        return {"interaction": str(sent.id)}

    async def say(self, asked: Asked) -> Answer:
        await self._person.say(self._channel(asked), str(asked["text"]))
        return {}

    async def delete(self, asked: Asked) -> Answer:
        await self._person.delete(self._message(asked))
        return {}

    async def earlier(self, asked: Asked) -> Answer:
        return self._state.before(self._channel(asked), int(asked["before"]))

    async def invite(self, asked: Asked) -> Answer:
        """A new person of that name, who joins the server."""
        name = " ".join(str(asked["name"]).split())
        if not 0 < len(name) <= LONGEST_NAME:
            raise CannotSendError(f"A name has 1 to {LONGEST_NAME} characters.")
        plain = re.sub(r"[^a-z0-9_.]", "", name.lower()) or "somebody"
        taken = self._playground.people
        username = next(it for it in (plain, *(f"{plain}{n}" for n in range(2, 10_000))) if it not in taken)
        self._playground.add_person(username, name)
        return {"username": username}

    async def tool(self, asked: Asked) -> Answer:
        channel = self._channel(asked)
        return {"said": await self._tools.use(asked["name"], self._person, channel, asked.get("argument"))}

    def _channel(self, asked: Asked) -> Channel:
        found = self._playground.world.channels.get(int(asked["channel"]))
        if found is None or found.deleted or not sees(found, self._person.user):
            raise CannotSendError(f"This channel is not there for {self._person.user.username}")
        return found

    def _message(self, asked: Asked) -> Message:
        found = self._channel(asked).messages.get(int(asked["message"]))
        if found is None or found not in self._person.timeline(found.channel):
            raise CannotSendError("This message is gone.")
        return found
