"""The world on one person's page: plain JSON, with nothing that this person cannot see."""

from collections.abc import Iterator
from typing import Any

from bot.playground.api.commands import CHAT_INPUT, GROUP, SUBCOMMAND, Command, Option
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.playground import Playground
from bot.playground.users.client import UserClient
from bot.playground.world.model import ChatChannel, ChatMessage, User
from bot.playground.world.permissions import Permission, can_see, channel_permissions, guild_permissions

WHERE = ("guild", "dm", "away", "between")  # the kinds of place
RECENT = 50  # messages of a channel that are sent at once
SWITCHABLE = (  # the permissions that the page can take from the bot
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
)


class PageState:
    def __init__(self, playground: Playground, person: UserClient) -> None:
        self._playground = playground
        self._person = person

    def everything(self) -> dict[str, Any]:
        """The first state of a page."""
        guild, bot = self._playground.guild, self._playground.world.bot
        return {
            "me": str(self._person.id),
            "guild": guild.name,
            "bot": {"id": str(bot.id), "name": bot.username},
            "owner": self.user(self._playground.world.owner),
            **self.people(),
            **self.channels(),
            **self.commands(),
            **self.online(),
            "messages": [self.message(it) for one in self._visible() for it in self._person.timeline(one)[-RECENT:]],
            "earlier": [str(it.id) for it in self._visible() if len(self._person.timeline(it)) > RECENT],
        }

    def before(self, channel: ChatChannel, message_id: int) -> dict[str, Any]:
        """The messages just before a message, oldest first, and whether there are `more`."""
        found = [it for it in self._person.timeline(channel) if it.id < message_id]
        return {"messages": [self.message(it) for it in found[-RECENT:]], "more": len(found) > RECENT}

    def people(self) -> dict[str, Any]:
        """The people, and the server's roles but @everyone."""
        guild = self._playground.guild
        roles = [{"id": it["id"], "name": it["name"]} for number, it in guild.roles.items() if number != guild.id]
        return {"people": [self.user(it.user) for it in self._playground.people.values()], "roles": roles}

    def user(self, user: User) -> dict[str, Any]:
        """A user by their name on this server."""
        guild = self._playground.guild
        member = guild.members.get(user.id)
        manages = bool(guild_permissions(guild, user) & Permission.MANAGE_CHANNELS)
        name = (member.get("nick") if member else None) or user.global_name or user.username
        return {
            "id": str(user.id),
            "username": user.username,
            "name": name,
            "manages": manages,
            "dms_open": user.dms_open,
        }

    def channels(self) -> dict[str, Any]:
        bot = self._playground.world.bot
        return {
            "channels": [
                {
                    "id": str(it.id),
                    "name": it.name
                    or ", ".join(self.user(one)["name"] for one in it.recipients if one is not self._person.user),
                    "type": it.type,
                    "dm": it is self._person.dm,
                    "where": self._where(it),
                    "place": self._place(it),
                    "bot_may": {one.name: bool(channel_permissions(it, bot) & one) for one in SWITCHABLE},
                }
                for it in self._visible()
            ]
        }

    def commands(self) -> dict[str, Any]:
        """The commands of each kind of place, as offered in its first channel; subcommands are separate commands."""
        first = {self._where(it): it for it in reversed(self._visible())}
        offered = {where: self._person.picker(first[where]) if where in first else [] for where in WHERE}
        return {"commands": {where: list(_flat(commands)) for where, commands in offered.items()}}

    def online(self) -> dict[str, Any]:
        return {"online": bool(self._playground.gateway.connected)}

    def can_see(self, message: ChatMessage) -> bool:
        """True if this person can see a message, deleted or not."""
        channel = message.channel
        return not channel.deleted and can_see(channel, self._person.user) and message.visible_to(self._person.user)

    def message(self, message: ChatMessage) -> dict[str, Any]:
        body = message.payload()
        body |= {
            "pings_me": self._person.id in message.pings,
            "author": self.user(message.author) | {"bot": message.author.bot},
        }
        if "interaction_metadata" in body:
            it = self._playground.interactions.by_id.get(int(body["interaction_metadata"]["id"]))
            body["used"] = None
            if it is not None and it.kind is InteractionKind.COMMAND:
                body["used"] = {"by": self.user(it.user), "command": " ".join(_path(it.data))}
        return body

    def interaction(self, it: Interaction) -> dict[str, Any]:
        """The state of a person's action: sent, acknowledged or failed."""
        return {
            "id": str(it.id),
            "channel": str(it.channel.id),
            "message": str(it.source.id) if it.source else None,
            "state": "failed" if it.failed else "acknowledged" if it.is_acknowledged else "sent",
            "form": it.modal,
        }

    def _visible(self) -> list[ChatChannel]:
        guild, world = self._playground.guild, self._playground.world
        own = [it for it in guild.channels.values() if can_see(it, self._person.user)]
        others = [it for it in world.channels.values() if not world.has_bot(it) and can_see(it, self._person.user)]
        return [*own, self._person.dm, *(it for it in others if not it.deleted)]

    def _where(self, channel: ChatChannel) -> str:
        """A channel's kind of place: on the server, the bot's direct messages, or without the bot."""
        if channel.is_private:
            return "between"
        if channel.guild is None:
            return "dm"
        return "guild" if self._playground.world.has_bot(channel) else "away"

    def _place(self, channel: ChatChannel) -> str:
        if channel.guild is not None:
            return channel.guild.name
        return "Between people" if channel.is_private else ""


def _path(data: dict[str, Any]) -> Iterator[str]:
    yield data["name"]
    for option in data.get("options", []):
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _path(option)


def _flat(commands: list[Command]) -> Iterator[dict[str, Any]]:
    for command in sorted(commands, key=lambda it: it["label"]):
        if command["type"] == CHAT_INPUT:
            yield from _leaves(command, "", "")


def _leaves(node: Command | Option, before: str, label_before: str) -> Iterator[dict[str, Any]]:
    name, label = f"{before} {node['name']}".strip(), f"{label_before} {node['label']}".strip()
    options: list[Option] = node.get("options", [])
    inner = [it for it in options if it["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield {"name": name, "label": label, "description": node["description"], "options": options}
    for it in inner:
        yield from _leaves(it, name, label)
