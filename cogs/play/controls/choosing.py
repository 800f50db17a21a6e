"""Choosing what to play, by clicks and by command: a game from the picture of all, then its kind."""

import asyncio
from contextlib import suppress

from bot.rules.catalogue import Catalogue
from bot.table.errors import ChannelTaken, HasPractice, NoTableHere
from bot.table.operations.servers import are_rules_locked
from bot.words.kinds import Kind, kind_named
from cogs.kit import actions
from cogs.kit.actions import TableToOpen
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, check_permissions, person_of, server_of, services_of
from cogs.kit.payload.page import Page
from cogs.messages.games import HouseKinds, Lately, games_page, kinds_page
from cogs.play.controls.lifecycle import open_here, show_opened


@on(actions.NEW_TABLE)
async def new_table(click: Click[TableToOpen]) -> None:
    """Open a table for the button's kind of game. Without a kind show those that the game has, without a game all."""
    new, interaction = click.argument, click.interaction
    page = None
    if not new.preset:
        page = await (kinds(interaction, new) if new.game else all_games(interaction, new))
    if page is None:
        await show_opened(click, await open_here(interaction, new))
        return
    await click.answer.show(page)


async def all_games(interaction: Interaction, new: TableToOpen) -> Page:
    """All games, to open a table here. Raises ChannelTaken, HasPractice, MissingPermission."""
    check_permissions(interaction)
    tables = services_of(interaction).tables
    with suppress(NoTableHere):
        if server_of(interaction) is None:
            raise HasPractice((await tables.practice_of(interaction.user.id)).id)
        await tables.in_channel(interaction.channel_id or 0)
        raise ChannelTaken
    locked = await are_locked(interaction)
    return games_page(tables.catalogue, new, await lately(interaction), locked=locked)


async def kinds(interaction: Interaction, new: TableToOpen) -> Page | None:
    """The kinds of a game, to open a table here; None where there is nothing to choose. Raises BadOptions."""
    tables, guild_id = services_of(interaction).tables, server_of(interaction)
    game = tables.catalogue.game(new.game)
    if len(game.presets) == 1 or await are_locked(interaction):
        return None
    check_permissions(interaction)
    usual = (await tables.servers.usual_rules(guild_id)).get(game.name) if guild_id is not None else None
    return kinds_page(game, new, await lately(interaction), HouseKinds(usual))


async def lately(interaction: Interaction) -> Lately:
    """The kinds that a person, and the server in channels that they see, played last."""
    services, guild_id = services_of(interaction), server_of(interaction)
    tables = services.tables
    own = await tables.last_played.of_person(interaction.user.id)
    if guild_id is None:
        return Lately(own)
    by_channel = await tables.last_played.on_server(guild_id)
    seen = await services.visibility.first_seen(interaction, tables, guild_id, by_channel)
    return Lately(own, by_channel[seen] if seen is not None else None)


async def kind_typed(interaction: Interaction, game: str | None, typed: str) -> Kind:
    """The kind that a person names, of a game or of all. It runs in a thread, as it may read the words of all
    languages.

    Raises BadOptions.
    """
    catalogue = services_of(interaction).tables.catalogue
    among = catalogue if game is None else Catalogue(catalogue.game(game))
    return await asyncio.to_thread(kind_named, among, typed)


async def are_locked(interaction: Interaction) -> bool:
    guild_id = server_of(interaction)
    if guild_id is None:
        return False
    return are_rules_locked(await services_of(interaction).tables.servers.settings(guild_id), person_of(interaction))
