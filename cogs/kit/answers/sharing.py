"""Sharing: posting an answer that one person was shown in the channel where they press.

Where the bot is no member, in servers and chats to which a person has brought it, it posts by their interaction.
"""

import discord

from bot.message import Message
from bot.rules.errors import Refusal
from cogs.kit import calls
from cogs.kit.answers.interaction import Interaction, check_may_write_in, check_permissions, is_direct, server_of
from cogs.kit.calls import Body
from cogs.kit.discord_errors import BROKEN, is_passing
from cogs.kit.payload.payload import ReadyMessage
from cogs.kit.post import send_once

SHARED = Message("done-shared")
_FAILED = Message("refused-not-posted")
_CANNOT_WRITE = Message("refused-cannot-write")


class CannotShare(Refusal):
    """The person cannot share anything here."""


def check_may_share(interaction: Interaction) -> None:
    """Raises CannotShare where this person may post nothing, MissingPermission where the bot may not."""
    if is_direct(interaction):
        raise CannotShare(Message("refused-share-in-dm"))
    may = interaction.permissions
    if interaction.guild_id is not None and not (
        may.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else may.send_messages
    ):
        raise CannotShare(_CANNOT_WRITE)
    if server_of(interaction) is None and interaction.guild_id is not None and not may.use_external_apps:
        raise CannotShare(_CANNOT_WRITE)  # Discord would show it to them alone
    check_permissions(interaction)


async def share(
    interaction: Interaction, ready: ReadyMessage, nonce: str | None = None, *, elsewhere: tuple[int, int] | None = None
) -> None:
    """Post this once for each press or `nonce`, here or `elsewhere` (server, channel). Raises Refusal."""
    if elsewhere is None:
        check_may_share(interaction)
    else:
        await check_may_write_in(interaction, *elsewhere)
    channel_id = interaction.channel_id if elsewhere is None else elsewhere[1]
    try:
        if elsewhere is None and server_of(interaction) is None:
            await _post_by_token(interaction, ready)
        else:
            await send_once(interaction.client, channel_id or 0, ready, nonce or f"share.{interaction.id}")
    except BROKEN:
        raise CannotShare(_FAILED) from None
    except discord.HTTPException as error:
        if isinstance(error, discord.Forbidden | discord.NotFound) or is_passing(error):
            raise CannotShare(_FAILED) from None
        raise


async def _post_by_token(interaction: Interaction, ready: ReadyMessage) -> None:
    """Post this for everyone in a place where the bot is no member."""
    if not interaction.response.is_done():
        await calls.defer(interaction)
    await calls.follow_up(interaction.client, interaction.token, Body(ready.sent(), *ready.files))
