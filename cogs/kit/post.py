"""Sending, editing and deleting messages on Discord, by the cheapest route that works."""

import logging
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from typing import Any, cast

import discord

from bot import clock
from cogs.kit import calls
from cogs.kit.calls import Body
from cogs.kit.discord_errors import OUT_OF_REACH, is_passing, meaning
from cogs.kit.lru_cache import LruCache
from cogs.kit.payload.payload import Json, ReadyMessage

log = logging.getLogger(__name__)
TOKEN_LASTS = 14 * 60.0  # Discord's fifteen minutes, less one
_KEPT_TOKENS = 2000
_READ_AT_ONCE = 100  # messages
_LONGEST_NONCE = 25  # characters


def locale_of(client: discord.Client, guild_id: int) -> str | None:
    """A server's locale on Discord; None where this process does not know the server."""
    guild = client.get_guild(guild_id)
    return str(guild.preferred_locale) if guild is not None else None


def timed_out_until(guild: discord.Guild, own: discord.Member | None = None) -> datetime | None:
    """The end of the bot's timeout on a server; None without one. `own`: the bot's member there, if just fetched."""
    own = own or cast("discord.Member | None", guild.me)  # None until Discord has sent it
    until = own.timed_out_until if own is not None else None
    return until if until is not None and until > clock.now() else None


async def send_once(client: discord.Client, channel_id: int, ready: ReadyMessage, nonce: str) -> int:
    """Send a message; repeated within some minutes with the same nonce it is sent once. Returns its id."""
    body = Body({**ready.sent(), "nonce": _short(nonce), "enforce_nonce": True}, *ready.files)
    message = await calls.send(client, channel_id, body)
    message_id = int(message["id"])
    if not ready.is_shown_by(message):  # an earlier try succeeded, with older content
        await calls.edit(client, channel_id, message_id, Body(ready.edited(), *ready.files))
    return message_id


def _short(nonce: str) -> str:
    """A nonce as Discord takes it; of a longer one a digest, as two long ones can differ at their ends only."""
    return nonce if len(nonce) <= _LONGEST_NONCE else sha256(nonce.encode()).hexdigest()[:_LONGEST_NONCE]


class Post:
    """Sends, edits and deletes messages. Edits use the last interaction's token while it works: they are outside the
    global limit then.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._tokens = LruCache[str](_KEPT_TOKENS, TOKEN_LASTS)

    def ride_on(self, message_id: int, token: str) -> None:
        """Store the token of the interaction that redrew a message."""
        self._tokens.put(message_id, token)

    def locale_of(self, guild_id: int) -> str | None:
        """A server's locale on Discord, if it is known."""
        return locale_of(self._client, guild_id)

    def timed_out_until(self, guild_id: int) -> datetime | None:
        """The end of the bot's timeout on a server; None without one, or if this process does not know the server."""
        guild = self._client.get_guild(guild_id)
        return timed_out_until(guild) if guild is not None else None

    async def direct(self, user_id: int) -> int:
        """The id of the direct-message channel with a person."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def send(self, channel_id: int, ready: ReadyMessage, nonce: str) -> int:
        """Send a message, as `send_once` does. Returns its id."""
        return await send_once(self._client, channel_id, ready, nonce)

    async def sent_since(self, channel_id: int, moment: datetime) -> list[Json]:
        """The bot's own messages since a moment, newest first: those among the newest hundred of the channel, and among
        the first hundred since. None are found without permission to read the history.
        """
        me, since = self._client.user, discord.utils.time_snowflake(moment)
        read = self._client.http.logs_from
        try:
            newest: list[Any] = await read(channel_id, _READ_AT_ONCE)
            if newest and int(newest[-1]["id"]) > since:
                newest += await read(channel_id, _READ_AT_ONCE, after=since)
        except discord.Forbidden:
            return []
        return [it for it in newest if me and int(it["author"]["id"]) == me.id and int(it["id"]) > since]

    def can_read_back(self, guild_id: int, channel_id: int) -> bool:
        """True if the bot can look for its messages in a channel now: the server is available, and the bot can read the
        channel's history.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        channel = guild.get_channel(channel_id)
        if channel is None:
            return True  # it was deleted: a post there is refused
        permissions = channel.permissions_for(guild.me)
        return permissions.read_message_history or not permissions.view_channel

    async def find_answer(self, token: str) -> int | None:
        """The id of the private message that answered an interaction; None where there is none, or out of reach."""
        try:
            return await calls.find_answer(self._client, token)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            return None

    async def edit_private(self, message_id: int, token: str, ready: ReadyMessage) -> bool:
        """Edit a private message. False where it was deleted, or its token has expired."""
        try:
            await calls.edit_by_token(self._client, token, Body(ready.edited(), *ready.files), message_id)
        except discord.HTTPException as error:
            if meaning(error) not in OUT_OF_REACH:
                raise
            return False
        return True

    async def delete_private(self, message_id: int, token: str) -> None:
        """Delete a message that only one person sees, unless it is out of reach."""
        try:
            await calls.delete_by_token(self._client, token, message_id)
        except discord.HTTPException as error:
            if meaning(error) not in OUT_OF_REACH:
                raise

    async def edit(self, channel_id: int, message_id: int, ready: ReadyMessage) -> None:
        """Edit a message. Raises discord.HTTPException."""
        token = self._tokens.get(message_id)
        body = Body(ready.edited(), *ready.files)
        if token is not None:
            try:
                await calls.edit_by_token(self._client, token, body)
            except discord.HTTPException as error:
                if isinstance(error, discord.DiscordServerError):
                    raise
                self._tokens.pop(message_id)
                log.info("the token for message %d has expired: %s", message_id, error)
            else:
                return
        await calls.edit(self._client, channel_id, message_id, body)

    async def wake(self, channel_id: int) -> None:
        """Take a thread out of the archive, unless it is locked. Raises discord.HTTPException."""
        await self._client.http.edit_channel(channel_id, archived=False)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot; it may be deleted already. Raises discord.HTTPException."""
        channel = self._client.get_partial_messageable(channel_id)
        with suppress(discord.NotFound):
            await channel.get_partial_message(message_id).delete()

    async def newer(self, channel_id: int, message_id: int, limit: int) -> int:
        """Count the messages after one in its channel, up to `limit`; 0 without permission to read the history."""
        try:
            return len(await self._client.http.logs_from(channel_id, limit, after=message_id))
        except discord.Forbidden:
            return 0
