"""Clicks by which people say how they like to play."""

from functools import partial

from bot.words.speaker import speak
from cogs.kit.answers.clicks import Click
from cogs.kit.answers.interaction import services_of
from cogs.kit.answers.registry import on
from cogs.settings import pages as style_page
from cogs.settings.ids import STYLE, PersonalSetting
from cogs.settings.languages import chosen_language


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
