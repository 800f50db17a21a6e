"""Sharing: what a person was shown alone is posted in the channel where they wish it to be seen."""

import discord

from bot.rules.errors import Refusal
from cogs.controls.interaction import Interaction, check_permissions
from cogs.delivery.post import NO_ACCESS, Post, is_passing
from cogs.messages.parts.payload import AnyPayload


class CannotShare(Refusal):
    """Nothing can be posted for this person here."""


async def share(interaction: Interaction, payload: AnyPayload) -> None:
    """Post this in the channel where somebody has pressed a button: once for each press. Raises CannotShare,
    MissingPermission.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise CannotShare("Share it in a channel of a server: use the same command there.")
    check_permissions(interaction)
    if not _may_write(interaction):
        raise CannotShare("You may not write in this channel, so nothing is posted here for you.")
    parts = await payload.parts(to_one=False)
    try:
        await Post(interaction.client).send(interaction.channel_id, parts, f"share.{interaction.id}")
    except discord.HTTPException as error:
        if error.code in NO_ACCESS:
            raise CannotShare(
                "I may not write in this channel any more. Ask somebody who manages this server."
            ) from None
        if is_passing(error):
            raise CannotShare("Discord did not take the message. Try again in a moment.") from None
        raise


def _may_write(interaction: Interaction) -> bool:
    may = interaction.permissions
    return may.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else may.send_messages
