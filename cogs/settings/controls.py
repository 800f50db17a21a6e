"""Clicks by which people say how they like to play."""

from functools import partial

from bot.words.speaker import speak
from cogs.kit import actions
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import services_of
from cogs.messages import hand_messages
from cogs.settings import pages as style_page
from cogs.settings.ids import STYLE, PersonalSetting
from cogs.settings.languages import chosen_language


@on(actions.FORCED)
async def play_forced(click: AnyClick) -> None:
    """Let a person's only legal piece be played for them from now on."""
    preferences = services_of(click.interaction).tables.preferences
    await preferences.set(click.interaction.user.id, forced=True, forced_offered=True)
    await click.answer.reply(hand_messages.forced_plays_on())


@on(actions.NOT_FORCED)
async def play_no_forced(click: AnyClick) -> None:
    """Ask a person no more whether their only legal piece shall be played for them."""
    preferences = services_of(click.interaction).tables.preferences
    await preferences.set(click.interaction.user.id, forced_offered=True)
    await click.answer.acknowledge()


@on(STYLE)
async def style(click: Click[PersonalSetting]) -> None:
    """Show how a person likes to play, or change it."""
    preferences, setting = services_of(click.interaction).tables.preferences, click.argument
    user_id = click.interaction.user.id
    if not setting.name:
        await click.answer.reply(style_page.page(await preferences.of_person(user_id)))
        return
    if setting.name == "about":
        likes, explained = await preferences.of_person(user_id), setting.value == "on"
        await click.answer.redraw(style_page.page(likes, explained=explained))
        return
    if setting.name == "language":
        setting = PersonalSetting(setting.name, chosen_language(click.value) or "")
    likes = await preferences.change(user_id, partial(style_page.changed, setting=setting))
    speak(likes.reads)
    await click.answer.redraw(style_page.page(likes, setting.name))
