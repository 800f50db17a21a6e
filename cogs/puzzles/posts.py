"""The posts of the weekly puzzles."""

from collections.abc import Iterator
from typing import Any

import discord

from bot.invitation import FOR_TABLES
from bot.table.operations.servers import Channel, ChannelKind, Servers
from bot.words.speaker import in_language
from cogs.kit.discord_errors import GONE_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE
from cogs.kit.post import Post
from cogs.puzzles import pages as messages
from cogs.puzzles.ids import PUZZLE_ANSWER
from cogs.puzzles.table import Puzzle, Votes
from cogs.puzzles.weekly import OPEN, PostRefused, Weekly

_READ = 50  # messages in which a post is looked for that may have been made
_NEEDED = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))


class PuzzlePosts:
    """Posts puzzles in the channels that owners have chosen, and answers them there."""

    def __init__(self, client: discord.Client, servers: Servers, post: Post) -> None:
        self._client = client
        self._servers = servers
        self._post = post

    def sees(self, guild_id: int, channel_id: int, channels: tuple[Channel, ...]) -> frozenset[int] | None:
        """Those channels that everybody may see, and the one of the post. None where nothing is known of the server.

        Raises PostRefused where the bot cannot post there.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        here = guild.get_channel(channel_id)
        if here is None or not here.permissions_for(guild.me) >= _NEEDED:
            raise PostRefused
        return frozenset(it.id for it in channels if it.id == channel_id or _is_public(guild, it))

    async def post(self, weekly: Weekly, puzzle: Puzzle, votes: Votes, *, is_again: bool) -> int:
        """Post a puzzle; a post that was made and not noted is found instead. Raises PostRefused."""
        assert weekly.channel_id is not None and weekly.begun_at is not None  # noqa: PT018, S101 - it was begun
        try:
            if is_again and (found := await self._found(weekly.channel_id, weekly, puzzle)):
                return found
            with in_language(await self._language(weekly)):
                parts = await messages.of_the_week(puzzle, votes.total, weekly.begun_at + OPEN).parts()
            return await self._post.send(
                weekly.channel_id, parts, f"p{puzzle.row.id}.{weekly.begun_at.timestamp():.0f}"
            )
        except discord.HTTPException as error:
            raise _refused(error) from error

    async def end(self, weekly: Weekly, puzzle: Puzzle | None, votes: Votes) -> None:
        """Show the answer in a post, or take its puzzle down. Raises PostRefused."""
        assert weekly.channel_id is not None and weekly.message_id is not None  # noqa: PT018, S101 - it was posted
        with in_language(await self._language(weekly)):
            payload = messages.taken_down() if puzzle is None else messages.end_of_the_week(puzzle, votes)
        try:
            await self._post.edit(weekly.channel_id, weekly.message_id, await payload.parts())
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise _refused(error) from error

    async def _language(self, weekly: Weekly) -> str:
        return await self._servers.language(weekly.guild_id, self._post.locale_of(weekly.guild_id))

    async def _found(self, channel_id: int, weekly: Weekly, puzzle: Puzzle) -> int | None:
        """The post of a puzzle among the first messages since it was begun."""
        assert weekly.begun_at is not None  # noqa: S101 - it was begun
        since = discord.utils.time_snowflake(weekly.begun_at)
        told: list[dict[str, Any]] = await self._client.http.logs_from(channel_id, _READ, after=since)  # type: ignore[assignment]
        start = f":{PUZZLE_ANSWER.name}:{puzzle.row.table_id}:0:{puzzle.row.id}"
        me = str(self._client.user.id) if self._client.user is not None else ""
        mine = (message for message in told if message["author"]["id"] == me)
        return next((int(it["id"]) for it in mine if any(start in custom_id for custom_id in _custom_ids(it))), None)


def _custom_ids(message: dict[str, Any]) -> Iterator[str]:
    for row in message.get("components", ()):
        for control in row.get("components", ()):
            yield control.get("custom_id", "")


def _is_public(guild: discord.Guild, channel: Channel) -> bool:
    """Whether everybody on the server may see a channel and its past."""
    thread = guild.get_thread(channel.id)
    is_private = channel.kind in (ChannelKind.PRIVATE_THREAD, ChannelKind.DELETED)
    if is_private or (thread is not None and thread.is_private()):
        return False
    found = guild.get_channel(channel.parent_id or (thread.parent_id if thread is not None else channel.id))
    if found is None:
        return False
    may = found.permissions_for(guild.default_role)
    is_voice = isinstance(found, discord.VoiceChannel | discord.StageChannel)
    return may.view_channel and may.read_message_history and (may.connect or not is_voice)


def _refused(error: discord.HTTPException) -> Exception:
    """What a failed call means: refused for good, or to be tried again."""
    return PostRefused() if error.code in (*GONE_CHANNEL, *NO_ACCESS) else error
