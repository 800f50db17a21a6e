"""Choosing what to play: a game from the picture of all, then its kind; or Play now, a seat at an open table."""

import asyncio
from contextlib import suppress

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied, ChannelTaken, HasPractice, NoTableHere, NotLoaded, NotSaved
from bot.table.operations.lifecycle import PlayerSearch
from bot.table.operations.servers import are_rules_locked
from bot.words.kinds import Kind, kind_named
from cogs.kit import actions
from cogs.kit.actions import AS_USUAL, TableToOpen
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, check_permissions, person_of, server_of, services_of
from cogs.kit.answers.visibility import first_seen
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.messages import lobby, seat_changes
from cogs.messages.games import Lately, games_page, kinds_page
from cogs.play.controls.lifecycle import done, open_here, open_practice, show_opened, show_own


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


@on(actions.PRACTICE)
async def practise(click: Click[TableToOpen]) -> None:
    """Open a practice table for the button's kind of game, for this person alone, wherever they press."""
    await show_own(click.answer, await open_practice(click.interaction, click.argument))


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
    return kinds_page(game, new, await lately(interaction), usual)


async def lately(interaction: Interaction) -> Lately:
    """The kinds that a person, and the server in channels that they see, played last."""
    tables, guild_id = services_of(interaction).tables, server_of(interaction)
    own = await tables.last_played.of_person(interaction.user.id)
    if guild_id is None:
        return Lately(own)
    by_channel = await tables.last_played.on_server(guild_id)
    seen = await first_seen(interaction, guild_id, by_channel)
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


_USUAL_GAME = "dominoes"
_SEARCHES = Message("play-opened")


@on(actions.QUICK_PLAY)
async def play_now(click: AnyClick) -> None:
    await quick_play(click.answer)


async def quick_play(answer: Answer) -> None:
    """Give a person a seat at a lobby of this server that they see. If there is none, open a table that looks for
    players; in direct messages, their practice table. Raises Refusal, MissingPermission.
    """
    interaction = answer.interaction
    guild_id = server_of(interaction)
    if guild_id is None:
        await _practise(answer)
        return
    if await _found_seat(answer, guild_id):
        return
    search = PlayerSearch(await _role_to_call(interaction, guild_id))
    text, controls = await done(
        interaction, await open_here(interaction, await _wanted(interaction), search), _SEARCHES
    )
    await answer.reply(Payload(text, rows=(controls,)))


async def _practise(answer: Answer) -> None:
    tables = services_of(answer.interaction).tables
    try:
        table = await tables.practice_of(answer.interaction.user.id)
    except NoTableHere:
        table = await open_here(answer.interaction, await _wanted(answer.interaction))
    await show_own(answer, table)


async def _wanted(interaction: Interaction) -> TableToOpen:
    """The kind that this person played last, or that was played here last, or dominoes; with the usual rules where they
    are locked.
    """
    last = await lately(interaction)
    kind = last.own or last.here
    catalogue = services_of(interaction).tables.catalogue
    if kind is None:
        game = _USUAL_GAME if _USUAL_GAME in catalogue else next(iter(catalogue))
        return TableToOpen(game, preset=AS_USUAL)
    locked = await are_locked(interaction)
    return TableToOpen(kind.game.name, preset=AS_USUAL if locked else kind.preset.name)


async def _found_seat(answer: Answer, guild_id: int) -> bool:
    """Join the most recently active lobby that this person sees, this channel's first. Tell them where, or where they
    sit already. False if no lobby has a seat for them.
    """
    interaction = answer.interaction
    tables, person, here = services_of(interaction).tables, person_of(interaction), interaction.channel_id or 0
    by_channel = await tables.lobbies_on(guild_id)
    waiting = sorted(by_channel, key=lambda channel_id: channel_id != here)
    while (seen := await first_seen(interaction, guild_id, waiting)) is not None:
        waiting = waiting[waiting.index(seen) + 1 :]
        now = await tables.snapshot(by_channel[seen])
        is_kept = bool(now.awaited) and person.user_id not in {to.user_id for to in now.awaited}
        if now.seat_of(person.user_id) is not None:
            await answer.reply(seat_changes.found_seat(now, person.user_id, is_new=False))
            return True
        if now.row.state != "lobby" or is_kept or not lobby.has_empty_seats(now):
            continue
        try:
            now = await tables.join(now.id, person, interaction.id)
        except (AlreadyApplied, NotLoaded, NotSaved):
            raise
        except Refusal:  # it filled up, began, or the host keeps this person out
            continue
        await answer.reply(seat_changes.found_seat(now, person.user_id, is_new=True))
        return True
    return False


async def _role_to_call(interaction: Interaction, guild_id: int) -> int | None:
    """The role that the server's admins chose for players, if it still exists and these are no quiet hours."""
    servers, guild = services_of(interaction).tables.servers, interaction.guild
    named = (await servers.settings(guild_id)).player_role
    role = guild.get_role(named) if guild is not None and named is not None else None
    if role is None or role.is_default() or await servers.quiet_until(guild_id) is not None:
        return None
    return role.id
