"""Interactions: from a person's action to the bot's answer, with Discord's deadlines."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import Any

from bot.playground.api.errors import refusal
from bot.playground.api.uploads import MOST_BYTES
from bot.playground.world.changes import GUARD, Changes
from bot.playground.world.limits import Limits
from bot.playground.world.model import (
    BETWEEN_PEOPLE,
    FOR_GUILD,
    FOR_USER,
    IN_BOT_DM,
    IN_GUILD,
    ChatChannel,
    ChatMessage,
    DiscordObject,
    DiscordWorld,
    Key,
    Revision,
    User,
)
from bot.playground.world.permissions import Permission, app_permissions, channel_permissions

KEPT = 20_000  # interactions; the oldest are forgotten, as Discord forgets a token after a quarter of an hour


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


def context_of(channel: ChatChannel) -> int:
    if channel.guild is not None:
        return IN_GUILD
    return BETWEEN_PEOPLE if channel.is_private else IN_BOT_DM


class InteractionFailedError(Exception):
    """An interaction without an answer: people read "The application did not respond"."""


@dataclass(eq=False)
class Interaction(DiscordObject):
    """A person's action and its answer; `json` is the event sent to the bot.

    `acknowledged_after` is in seconds from sending; `callback_type` the number of the bot's callback; `response` the
    message that answers (or, for an update, the message clicked); `choices` the answer to autocomplete; `modal` a form.
    """

    user: User
    channel: ChatChannel
    source: ChatMessage | None
    changes: Changes = field(repr=False)
    opened_by: "Interaction | None" = None
    source_as_it_was: Revision | None = None
    at: datetime = field(default_factory=lambda: datetime.now(UTC))
    sent: float = field(default_factory=time.monotonic)
    acknowledged_after: float | None = None
    callback_type: int | None = None
    response: ChatMessage | None = None
    followups: list[ChatMessage] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    modal: dict[str, Any] | None = None
    failed: bool = False
    _settled: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    token = Key[str]()
    data = Key[dict[str, Any]]()

    @property
    def kind(self) -> InteractionKind:
        return InteractionKind(self.json["type"])

    @property
    def may_show_all(self) -> bool:
        """True if the answer can be for everyone: the bot is a member, or people can use their own apps there."""
        owners, guild = self.json["authorizing_integration_owners"], self.channel.guild
        may = channel_permissions(self.channel, self.user)
        return guild is None or str(FOR_GUILD) in owners or bool(may & Permission.USE_EXTERNAL_APPS)

    @property
    def acknowledged_at(self) -> datetime:
        """The time of the bot's callback; without one, the time the interaction was sent."""
        return self.at + timedelta(seconds=self.acknowledged_after or 0)

    @property
    def is_acknowledged(self) -> bool:
        return self.callback_type is not None

    async def acknowledged(self, timeout: float = GUARD) -> "Interaction":  # noqa: ASYNC109
        """Wait for the bot's callback; raises InteractionFailedError if there is none in time."""
        async with asyncio.timeout(timeout):
            await self._settled.wait()
        if self.failed:
            what = self.data.get("name") or self.data.get("custom_id")
            raise InteractionFailedError(f"{self.kind.name.lower()} {what!r} by {self.user.username}")
        return self

    def settle(self) -> None:
        """Wake everyone who waits for the acknowledgement."""
        self._settled.set()

    async def answered(self, timeout: float = GUARD) -> ChatMessage:  # noqa: ASYNC109
        """Wait for the message that answers, a deferred one filled in; raises InteractionFailedError.

        For an update of the clicked message this is that message; if the update was deferred it may yet change.
        """
        await self.acknowledged(timeout)
        return await self.changes.wait_for(
            lambda: None if self.response is None or self.response.loading else self.response, timeout
        )

    def metadata(self) -> dict[str, Any]:
        """The metadata in a message that answers this interaction."""
        owners = self.json["authorizing_integration_owners"]
        body: dict[str, Any] = {"id": str(self.id), "type": self.json["type"], "user": self.user.json}
        body["authorizing_integration_owners"] = owners
        if self.kind is InteractionKind.COMPONENT and self.source:
            body["interacted_message_id"] = str(self.source.id)
        elif self.opened_by:
            body["triggering_interaction_metadata"] = self.opened_by.metadata()
        return body


class Interactions:
    """The latest interactions; sends them to the bot and keeps their deadlines."""

    def __init__(
        self,
        world: DiscordWorld,
        changes: Changes,
        limits: Callable[[], Limits],
        deliver: Callable[[dict[str, Any], ChatChannel], None],
    ) -> None:
        self._world = world
        self._changes = changes
        self._limits = limits
        self._deliver = deliver
        self.by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def send(
        self,
        kind: InteractionKind,
        user: User,
        channel: ChatChannel,
        data: dict[str, Any],
        source: ChatMessage | None = None,
        opened_by: Interaction | None = None,
        revision: Revision | None = None,
    ) -> Interaction:
        """Send a person's action to the bot: a click on `source`, in an earlier `revision` of it if given, or the form
        that `opened_by` opened.
        """
        clicked = revision or (source.now if source else None)
        event = self._event(kind, user, channel, data, source)
        if source is not None:
            event["message"] = source.payload(clicked)
        made = Interaction(event, user, channel, source, self._changes, opened_by, clicked)
        self.by_id[made.id] = self._by_token[made.token] = made
        if len(self.by_id) > KEPT:
            oldest = self.by_id.pop(next(iter(self.by_id)))
            del self._by_token[oldest.token]
        self._changes.publish("interaction", made)
        asyncio.get_running_loop().call_later(self._limits().acknowledge_within, self._expire, made)
        self.deliver(made)
        return made

    def deliver(self, interaction: Interaction) -> None:
        self._deliver(interaction.json, interaction.channel)

    def _expire(self, interaction: Interaction) -> None:
        if not interaction.is_acknowledged:
            interaction.failed = True
            interaction.settle()
            self._changes.publish("failed", interaction)

    def awaiting_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for; raises 10062 or 40060."""
        found = self.by_id.get(interaction_id)
        if found is None or found.token != token or found.failed or self._age(found) > self._limits().token_lifetime:
            raise refusal(10062)
        if found.is_acknowledged:
            raise refusal(40060)
        return found

    def acknowledge(self, interaction: Interaction, callback_type: int) -> None:
        interaction.acknowledged_after = self._age(interaction)
        interaction.callback_type = callback_type
        interaction.settle()
        self._changes.publish("acknowledged", interaction)

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction whose token is used as a webhook; raises 50027 or 10015."""
        found = self._by_token.get(token)
        if found is None or self._age(found) > self._limits().token_lifetime:
            raise refusal(50027)
        if not found.is_acknowledged:
            raise refusal(10015)
        return found

    @staticmethod
    def _age(interaction: Interaction) -> float:
        return time.monotonic() - interaction.sent

    def _event(
        self, kind: InteractionKind, user: User, channel: ChatChannel, data: dict[str, Any], source: ChatMessage | None
    ) -> dict[str, Any]:
        guild, permissions = channel.guild, str(int(channel_permissions(channel, user)))
        owners = {str(FOR_USER): str(user.id)} if user.has_app else dict[str, str]()
        if source is not None and (answered := source.json.get("interaction_metadata")) is not None:
            by_user = answered["authorizing_integration_owners"].get(str(FOR_USER))
            owners = {str(FOR_USER): by_user} if by_user is not None else {}  # the person whose message it is
        if self._world.has_bot(channel):  # "0" are its own direct messages
            owners = {str(FOR_GUILD): str(guild.id) if guild else "0"} | owners
        body: dict[str, Any] = {
            "id": str(self._world.ids.next()),
            "application_id": str(self._world.bot.id),
            "type": int(kind),
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.payload() | {"permissions": permissions},
            "token": secrets.token_urlsafe(48),
            "version": 1,
            "app_permissions": str(int(app_permissions(channel, self._world.bot, user))),
            "locale": user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": owners,
            "context": context_of(channel),
            "attachment_size_limit": MOST_BYTES,
        }
        if guild is None:
            return body | {"user": user.json}
        return body | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": {**guild.members[user.id], "permissions": permissions},
        }
