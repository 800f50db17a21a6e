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
from bot.playground.world import payloads
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
    Revision,
    User,
    World,
)
from bot.playground.world.permissions import app_permissions, channel_permissions

KEPT = 20_000  # interactions; the oldest are forgotten, as Discord forgets a token after a quarter of an hour


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


def context_of(channel: ChatChannel) -> int:
    """Where in Discord's sense a channel is."""
    if channel.guild is not None:
        return IN_GUILD
    return BETWEEN_PEOPLE if channel.is_private else IN_BOT_DM


class InteractionFailedError(Exception):
    """An interaction without an answer: people read "The application did not respond"."""


@dataclass(eq=False)
class Interaction:
    """One thing a person did, and its answer.

    `acknowledged_after` is in seconds from sending; `callback_type` the number of the bot's callback; `response` the
    message that answers (or, for an update, the message clicked); `choices` the answer to autocomplete; `modal` a form;
    `event` what was sent to the bot.
    """

    id: int
    token: str = field(repr=False)
    kind: InteractionKind
    user: User
    channel: ChatChannel
    data: dict[str, Any]
    source: ChatMessage | None
    changes: Changes = field(repr=False)
    opened_by: "Interaction | None" = None
    source_as_it_was: Revision | None = None
    event: dict[str, Any] = field(default_factory=dict, repr=False)
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

    @property
    def acknowledged_at(self) -> datetime:
        """When the bot's callback came; when it was sent, where none has."""
        return self.at + timedelta(seconds=self.acknowledged_after or 0)

    @property
    def is_acknowledged(self) -> bool:
        return self.callback_type is not None

    async def acknowledged(self, timeout: float = GUARD) -> "Interaction":  # noqa: ASYNC109
        """Wait for the bot's callback; raises InteractionFailedError if there is none in time."""
        async with asyncio.timeout(timeout):
            await self._settled.wait()
        if self.failed:
            raise InteractionFailedError(self.describe())
        return self

    def settle(self) -> None:
        """Wake everyone who waits for the acknowledgement: it came, or it failed."""
        self._settled.set()

    async def answered(self, timeout: float = GUARD) -> ChatMessage:  # noqa: ASYNC109
        """Wait for the message that answers, a deferred one filled in; raises InteractionFailedError.

        For an update of the clicked message this is that message; if the update was deferred it may yet change.
        """
        await self.acknowledged(timeout)
        return await self.changes.wait_for(self._filled_in, timeout)

    def describe(self) -> str:
        what = self.data.get("name") or self.data.get("custom_id")
        return f"{self.kind.name.lower()} {what!r} by {self.user.username}"

    def _filled_in(self) -> ChatMessage | None:
        return None if self.response is None or self.response.loading else self.response


class Interactions:
    """The latest interactions; sends them to the bot and keeps their deadlines."""

    def __init__(
        self,
        world: World,
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
        source_as_it_was: Revision | None = None,
    ) -> Interaction:
        """Make an interaction of what a person did and send it to the bot.

        `opened_by` gave the form submitted; `source_as_it_was` is the revision of `source` clicked, if not the last.
        """
        token, number = secrets.token_urlsafe(48), self._world.ids.next()
        clicked = source_as_it_was or (source.now if source else None)
        made = Interaction(number, token, kind, user, channel, data, source, self._changes, opened_by, clicked)
        made.event = self._event(made)
        self.by_id[made.id] = self._by_token[token] = made
        if len(self.by_id) > KEPT:
            oldest = self.by_id.pop(next(iter(self.by_id)))
            del self._by_token[oldest.token]
        self._changes.publish("interaction", made)
        asyncio.get_running_loop().call_later(self._limits().acknowledge_within, self._expire, made)
        self.deliver(made)
        return made

    def deliver(self, interaction: Interaction) -> None:
        """Send the event; again, if it was sent before."""
        self._deliver(interaction.event, interaction.channel)

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
        """Mark an interaction as acknowledged."""
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

    def _event(self, it: Interaction) -> dict[str, Any]:
        """The INTERACTION_CREATE event."""
        guild, permissions = it.channel.guild, str(int(channel_permissions(it.channel, it.user)))
        body: dict[str, Any] = {
            "id": str(it.id),
            "application_id": str(self._world.bot.id),
            "type": int(it.kind),
            "data": it.data,
            "channel_id": str(it.channel.id),
            "channel": payloads.channel(it.channel) | {"permissions": permissions},
            "token": it.token,
            "version": 1,
            "app_permissions": str(int(app_permissions(it.channel, self._world.bot, it.user))),
            "locale": it.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.owners(it),
            "context": context_of(it.channel),
            "attachment_size_limit": MOST_BYTES,
        }
        if guild:
            body |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": payloads.member(guild.members[it.user.id]) | {"permissions": permissions},
            }
        else:
            body["user"] = payloads.user(it.user)
        if it.source is not None:
            body["message"] = payloads.message(it.source, revision=it.source_as_it_was)
        return body

    def owners(self, it: Interaction) -> dict[str, str]:
        """Who installed the application where the interaction came from: the guild ("0" in the bot's own direct
        messages), and the person.
        """
        guild, owners = it.channel.guild, dict[str, str]()
        if self._world.has_bot(it.channel):
            owners[str(FOR_GUILD)] = str(guild.id) if guild else "0"
        if it.user.has_app:
            owners[str(FOR_USER)] = str(it.user.id)
        return owners

    def metadata(self, it: Interaction) -> dict[str, Any]:
        """What a message says of the interaction it answers."""
        body: dict[str, Any] = {
            "id": str(it.id),
            "type": int(it.kind),
            "user": payloads.user(it.user),
            "authorizing_integration_owners": self.owners(it),
        }
        if it.kind is InteractionKind.COMPONENT and it.source:
            body["interacted_message_id"] = str(it.source.id)
        elif it.opened_by:
            body["triggering_interaction_metadata"] = self.metadata(it.opened_by)
        return body
