"""Clicks by which people say how they like to play."""

from cogs.controls.clicks import AnyClick
from cogs.controls.interaction import services_of
from cogs.messages import hand_messages


async def play_forced(click: AnyClick) -> None:
    """Let a person's only legal piece be played for them from now on."""
    preferences = services_of(click.interaction).tables.preferences
    await preferences.set(click.interaction.user.id, forced=True, forced_offered=True)
    await click.answer.reply(hand_messages.forced_plays_on())
