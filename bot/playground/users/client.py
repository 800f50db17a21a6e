"""People driven by code, with the actions and the view of Discord's own client."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.playground.api.commands import ON_MESSAGE, ON_USER, Command
from bot.playground.api.errors import ApiError
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.api.rest import Core
from bot.playground.api.uploads import Upload
from bot.playground.users import sending
from bot.playground.users.sending import CannotSendError
from bot.playground.world.components import (
    BUTTON,
    CHANNEL_SELECT,
    LINK,
    ROLE_SELECT,
    SELECTS,
    USER_SELECT,
    Component,
    walk,
)
from bot.playground.world.model import ChatChannel, ChatMessage, Guild, Revision, User, strings
from bot.playground.world.permissions import (
    Permission,
    can_see,
    channel_permissions,
    guild_permissions,
    send_permission,
)


@dataclass(frozen=True)
class SeenItem:
    """A revision of a `message`, autocomplete `choices` or a `form` that a person saw."""

    at: datetime
    kind: str
    channel: ChatChannel
    texts: tuple[str, ...]
    pictures: tuple[bytes, ...] = ()
    message: ChatMessage | None = None
    revision: Revision | None = None
    form: dict[str, Any] | None = None


class UserClient:
    """One user's Discord client. Every action raises CannotSendError where the client would refuse it."""

    def __init__(self, user: User, core: Core) -> None:
        self.user = user
        self.id, self.mention = user.id, user.mention
        self._core = core
        self._send = core.interactions.send

    @property
    def dm(self) -> ChatChannel:
        """The direct channel with the bot."""
        return self._core.world.dm(self.user)

    # Actions

    async def type(self, channel: ChatChannel, text: str) -> Interaction:
        """Type a command with its options, such as "/say text:hello", and send it."""
        found, values = sending.parse(text, self._reachable(channel), self.user.locale)
        return self._send(InteractionKind.COMMAND, self.user, channel, sending.fill(found, values, channel.guild))

    async def command(self, channel: ChatChannel, name: str, /, **options: Any) -> Interaction:
        """Send a command by name ("notes add") with values of the options' own types, a file as an Upload; an option
        of None is left out.
        """
        found = self._find(channel, name)
        values = {
            key: self._core.messages.upload(channel, value) if isinstance(value, Upload) else value
            for key, value in options.items()
        }
        return self._send(InteractionKind.COMMAND, self.user, channel, sending.fill(found, values, channel.guild))

    async def use(self, channel: ChatChannel, name: str, target: "ChatMessage | User | UserClient") -> Interaction:
        """Choose a command from the context menu of a message or of a person."""
        kind = ON_MESSAGE if isinstance(target, ChatMessage) else ON_USER
        command = next((it for it in self._reachable(channel) if it["name"] == name and it["type"] == kind), None)
        if command is None:
            raise CannotSendError(f"There is no command {name!r} in that menu")
        data: dict[str, Any] = {"id": command["id"], "name": name, "type": kind}
        if isinstance(target, ChatMessage):
            self._require_visible(target)
            found, data["target_id"] = target.payload(), str(target.id)
            data["resolved"] = {"messages": {str(target.id): found}}
            return self._send(InteractionKind.COMMAND, self.user, channel, data)
        user = target if isinstance(target, User) else target.user
        resolved = sending.people([user.json], channel.guild)
        data |= {"target_id": str(user.id), "resolved": resolved}
        return self._send(InteractionKind.COMMAND, self.user, channel, data)

    async def autocomplete(
        self, channel: ChatChannel, name: str, /, *, focused: str, value: str = "", **others: Any
    ) -> list[dict[str, Any]]:
        """The choices offered for the option `focused` after typing `value`; raises InteractionFailedError."""
        found = self._find(channel, name)
        data = sending.fill(found, others, channel.guild, focused=focused, typed=value)
        answered = await self._send(InteractionKind.AUTOCOMPLETE, self.user, channel, data).acknowledged()
        return answered.choices or []

    async def click(
        self,
        message: ChatMessage,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        revision: Revision | None = None,
    ) -> Interaction:
        """Press a button by its custom id or label; one of an earlier `revision` as if an edit crossed the click."""
        button = self._component(message, revision, lambda it: it["type"] == BUTTON, custom_id=custom_id, label=label)
        if button.get("style") == LINK:
            raise CannotSendError("A link button sends nothing")
        data = {"component_type": BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        return self._send(InteractionKind.COMPONENT, self.user, message.channel, data, message, revision=revision)

    async def choose(
        self,
        message: ChatMessage,
        values: list[Any],
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        revision: Revision | None = None,
    ) -> Interaction:
        """Choose in a select menu: options by value or label, users as such or by their client, roles, channels."""
        menu = self._component(
            message, revision, lambda it: it["type"] in SELECTS, custom_id=custom_id, placeholder=placeholder
        )
        least, most = menu["min_values"], menu["max_values"]
        if not least <= len(values) <= most:
            raise CannotSendError(f"{len(values)} chosen; the menu takes {least} to {most}")
        data: dict[str, Any] = {"component_type": menu["type"], "custom_id": menu["custom_id"], "id": menu["id"]}
        if menu["type"] in (ROLE_SELECT, CHANNEL_SELECT):
            data |= _found(menu, values, message.channel.guild)
        elif menu["type"] == USER_SELECT:
            users = [getattr(it, "user", it) for it in values]
            data["values"] = [str(it.id) for it in users]
            data["resolved"] = sending.people([it.json for it in users], message.channel.guild)
        else:
            data["values"] = [_option(menu, str(it)) for it in values]
        if len(set(data["values"])) != len(values):
            raise CannotSendError("the same option cannot be chosen twice")
        return self._send(InteractionKind.COMPONENT, self.user, message.channel, data, message, revision=revision)

    async def submit(self, opened: Interaction, **values: Any) -> Interaction:
        """Fill in the form that the bot gave in answer to `opened`, by the fields' custom ids, and send it."""
        if opened.modal is None or opened.user is not self.user:
            raise CannotSendError("No form was opened for this person")
        data = sending.submission(opened.modal, values)
        return self._send(InteractionKind.MODAL, self.user, opened.channel, data, opened.source, opened)

    async def say(self, channel: ChatChannel, text: str) -> ChatMessage:
        self._require(channel, send_permission(channel))
        try:
            return self._core.messages.create(channel, self.user, {"content": text})
        except ApiError as error:
            raise CannotSendError(str(error)) from error

    async def delete(self, message: ChatMessage) -> None:
        """Delete one's own message, or another's with Manage Messages; dismiss an ephemeral one."""
        self._require_visible(message)
        if message.author is not self.user and not message.ephemeral:
            self._require(message.channel, Permission.MANAGE_MESSAGES)
        self._core.messages.delete(message)

    def close_dms(self) -> None:
        """From now on the bot's direct messages are refused with 50007."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        self.user.dms_open = True

    # Views

    def timeline(self, channel: ChatChannel) -> list[ChatMessage]:
        """The messages this person sees in a channel, oldest first, ephemeral ones included."""
        if channel.deleted or not can_see(channel, self.user):
            return []
        return [it for it in channel.live() if it.visible_to(self.user)]

    def commands(self, channel: ChatChannel) -> list[Command]:
        try:
            return self._reachable(channel)
        except CannotSendError:
            return []

    def picker(self, channel: ChatChannel) -> list[Command]:
        """The same commands in this person's language: `label` is a command's name there."""
        return [sending.as_read(it, self.user.locale) for it in self.commands(channel)]

    def dms(self) -> list[ChatMessage]:
        """The direct messages with the bot, oldest first."""
        return self.timeline(self.dm)

    def shown(self) -> Iterator[SeenItem]:
        """Everything this person could ever see: every revision, deleted messages, choices and forms."""
        for channel in tuple(self._core.world.channels.values()):
            if not can_see(channel, self.user):
                continue
            for message in tuple(channel.messages.values()):
                if message.visible_to(self.user):
                    for revision in message.revisions:
                        pictures = tuple(it.data for it in revision.attachments)
                        yield SeenItem(
                            revision.at, "message", channel, tuple(revision.texts()), pictures, message, revision
                        )
        for it in tuple(self._core.interactions.by_id.values()):
            if it.user is self.user and it.choices:
                texts = tuple(str(choice[key]) for choice in it.choices for key in ("name", "value"))
                yield SeenItem(it.acknowledged_at, "choices", it.channel, texts)
            if it.user is self.user and it.modal:
                yield SeenItem(it.acknowledged_at, "form", it.channel, tuple(strings(it.modal)), form=it.modal)

    def interactions(self) -> list[Interaction]:
        """This person's interactions, oldest first."""
        return [it for it in self._core.interactions.by_id.values() if it.user is self.user]

    # Helpers

    def _require(self, channel: ChatChannel, permission: Permission) -> None:
        may = channel_permissions(channel, self.user)
        if channel.deleted or not may & Permission.VIEW_CHANNEL or not may & permission:
            raise CannotSendError(f"{self.user.username} lacks {permission.name} in #{channel.name or 'DM'}")

    def _require_visible(self, message: ChatMessage) -> None:
        if message not in self.timeline(message.channel):
            raise CannotSendError(f"This message is not there for {self.user.username}")

    def _reachable(self, channel: ChatChannel) -> list[Command]:
        self._require(channel, Permission.USE_APPLICATION_COMMANDS)
        guild = channel.guild
        found = self._core.commands.available_in(channel, self.user)
        if guild is None:
            return found
        may = guild_permissions(guild, self.user)
        needed = [(it, int(it["default_member_permissions"] or 0)) for it in found]
        return [it for it, bits in needed if may & bits == bits]

    def _find(self, channel: ChatChannel, name: str) -> sending.Found:
        words = name.removeprefix("/").split()
        found, used = sending.find(words, self._reachable(channel), self.user.locale)
        if used != len(words):
            raise CannotSendError(f"/{' '.join(words[:used])} has nothing below it called {' '.join(words[used:])!r}")
        return found

    def _component(
        self, message: ChatMessage, revision: Revision | None, fits: Callable[[Component], bool], **wanted: str | None
    ) -> Component:
        """The component wanted; raises CannotSendError if it is not visible, disabled, or not the only match."""
        self._require_visible(message)
        looked_for = {key: value for key, value in wanted.items() if value is not None}
        every = [it for it in walk((revision or message.now).components) if fits(it)]
        found = [it for it in every if all(it.get(key) == value for key, value in looked_for.items())]
        if len(found) != 1:
            there = [it.get("label") or it.get("placeholder") or it.get("custom_id") for it in every]
            raise CannotSendError(f"{len(found)} controls match {looked_for} (there are: {there})")
        if found[0].get("disabled"):
            raise CannotSendError(f"The control {looked_for} is disabled")
        return found[0]


def _found(menu: Component, chosen: list[Any], guild: Guild | None) -> dict[str, Any]:
    """The values chosen in a select of a guild's roles or channels, and the objects behind them."""
    is_role = menu["type"] == ROLE_SELECT
    there: Collection[Any] = () if guild is None else (guild.roles if is_role else guild.channels).values()
    kinds, bodies = menu.get("channel_types"), dict[str, Any]()
    for it in chosen:
        body = it if is_role else it.payload()
        if it not in there or (kinds and body["type"] not in kinds):
            raise CannotSendError(f"{body['name']!r} is not offered there")
        bodies[body["id"]] = body if is_role else body | {"permissions": "0"}
    return {"values": list(bodies), "resolved": {"roles" if is_role else "channels": bodies}}


def _option(menu: Component, wanted: str) -> str:
    options = menu.get("options", [])
    for option in (it for key in ("value", "label") for it in options if it[key] == wanted):
        return option["value"]
    raise CannotSendError(f"{wanted!r} is no option (there are: {[it['value'] for it in options]})")
