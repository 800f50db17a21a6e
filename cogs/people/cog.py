"""/leaderboard, /stats, /history: the results of a server (elsewhere one's own) and past matches; and their clicks."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.operations.servers import Viewer
from bot.words.speaker import say
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, name_of, part_of, services_of
from cogs.kit.answers.visibility import viewer_of
from cogs.kit.commands import choice, command, games, server_only
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.shared_pages import ReplayPages
from cogs.kit.slots import ACCURACY, BOARD_PAGES, LISTED_COMMANDS, PERSONAL_SWITCHES, TO_LEADERBOARD, Listed
from cogs.people import pages, progress_pages
from cogs.people.card_words import MATCHES_SHOWN
from cogs.people.pages import (
    ALONE,
    BOARD,
    CARD,
    EARNED,
    HISTORY,
    LEADERS,
    PAST_MATCH,
    SEASON,
    AlonePage,
    BoardPage,
    CardPage,
    EarnedPage,
    HistoryPage,
)
from cogs.people.seasons import SeasonRecords
from cogs.people.table import People
from cogs.people.words import Period


def setup(host: Host) -> Feature:
    catalogue = host.tables.catalogue
    seasons = SeasonRecords(host.access.store)
    return Feature((People(host.access.store, catalogue, seasons), seasons), (PeopleCommands(catalogue),))


class PeopleCommands(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        for offering in (self.leaderboard, self.stats, self.history):
            app_commands.choices(game=games(catalogue))(offering)
        own = [choice(Message(f"choice-period-{it.value}"), it.value) for it in (Period.SEASON, Period.ALL)]
        offered = [*(choice(it.choice, it.name) for it in BOARD_PAGES), *own]
        app_commands.choices(period=offered)(self.leaderboard)

    @command("leaderboard", only_shows=True)
    @server_only
    async def leaderboard(self, answer: Answer, game: str | None = None, period: str | None = None) -> None:
        await answer.reply(await board_now(answer.interaction, BoardPage(Period(period or Period.ALL), game)))

    @command("stats", only_shows=True)
    async def stats(
        self,
        answer: Answer,
        player: discord.User | None = None,
        game: str | None = None,
        versus: discord.User | None = None,
    ) -> None:
        interaction = answer.interaction
        person = player or interaction.user
        if versus is None:
            await answer.reply(await card_now(interaction, CardPage(person.id, game), name_of(person)))
            return
        if versus.id == person.id:
            raise Refusal(Message("refused-same-players"))
        both = (person.id, name_of(person)), (versus.id, name_of(versus))
        record = await part_of(interaction, People).versus(await viewer_of(interaction), *both, game)
        await answer.reply(pages.versus(record))

    @command("history", only_shows=True)
    async def history(
        self,
        answer: Answer,
        player: discord.User | None = None,
        game: str | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        interaction = answer.interaction
        if record is not None:
            await answer.reply(await part_of(interaction, ReplayPages).of_record(interaction, record))
            return
        which = HistoryPage(game=game, user_id=player.id if player else None)
        await answer.reply(await history_now(interaction, which, name_of(player or interaction.user)))


for name in ("stats", "leaderboard", "history"):
    LISTED_COMMANDS.put(Listed(name))
PERSONAL_SWITCHES.put(("progress", Message("settings-progress")))
TO_LEADERBOARD.put(pages.to_leaderboard)


# -- the pages as they are now, and clicks on them --------------------------------------------------------------------


async def board_now(interaction: Interaction, which: BoardPage) -> Payload:
    """A leaderboard of the server, or a page beside it. Raises BadOptions for no such game, UnknownControl for no such
    season or page.
    """
    people, catalogue = part_of(interaction, People), services_of(interaction).tables.catalogue
    if which.period is Period.WEEK:
        return await _beside(interaction, which)
    viewer = await viewer_of(interaction)
    if which.period is Period.ALL:
        return pages.leaderboard(await people.leaderboard(viewer, which.game), catalogue, which)
    board, past = await people.season(viewer, which.game, which.month), await people.seasons.past(viewer)
    return pages.leaderboard(board, catalogue, which, past)


async def _beside(interaction: Interaction, which: BoardPage) -> Payload:
    """A page that another feature has beside the leaderboard, below the buttons of all periods."""
    found = next((it for it in BOARD_PAGES if it.name == which.period.value), None)
    if found is None:
        raise UnknownControl

    def to(label: Message, of: str) -> Component:
        return button(BOARD, label, 0, replace(which, of=of))

    payload = await found.page(interaction, which.of, to)
    return replace(payload, rows=(pages.periods(which), *payload.rows))


async def card_now(interaction: Interaction, which: CardPage, name: str = "") -> Payload:
    """A player's card under a `name`, or the one they last played under. Raises BadOptions."""
    people, viewer = part_of(interaction, People), await viewer_of(interaction)
    name = name or await _name_of(interaction, viewer, which.user_id)
    record = await people.card(viewer, which.user_id, name, which.game)
    return pages.card(record, services_of(interaction).tables.catalogue, viewer, which, name)


async def earned_now(interaction: Interaction, which: EarnedPage) -> Payload:
    """A page of a person's achievements. Raises NotAllowed outside of servers for another person's."""
    viewer = await viewer_of(interaction)
    name, is_own = await _name_of(interaction, viewer, which.user_id), which.user_id == viewer.user_id
    listed = await part_of(interaction, People).achievements(viewer, which.user_id, name)
    return progress_pages.achievements(listed, which, name, is_own=is_own)


async def alone_now(interaction: Interaction, user_id: int) -> Payload:
    """A person's matches against computers, with their accuracy where a feature knows it. Raises NotAllowed for another
    person's.
    """
    viewer = await viewer_of(interaction)
    name = await _name_of(interaction, viewer, user_id)
    record = await part_of(interaction, People).alone(viewer, user_id, name)
    for accuracy in ACCURACY:
        record = replace(record, accuracies=tuple(await accuracy(interaction, user_id, None))[-MATCHES_SHOWN:])
    return progress_pages.alone(record, user_id)


async def _name_of(interaction: Interaction, viewer: Viewer, user_id: int) -> str:
    if user_id == interaction.user.id:
        return name_of(interaction.user)
    return await part_of(interaction, People).name_of(viewer, user_id) or say(pages.SOMEONE)


async def history_now(interaction: Interaction, which: HistoryPage, name: str = "") -> Payload:
    """A page of the past matches, newest first; the last page where there are fewer. Without a `name` the person whose
    matches they are is called as they last played there. Raises BadOptions for no such game.
    """
    people, viewer = part_of(interaction, People), await viewer_of(interaction)
    past = people.history
    count = await past.count(viewer, game=which.game, user_id=which.user_id)
    which = replace(which, page=min(max(which.page, 0), max(pages.pages_of(count) - 1, 0)))
    skip = which.page * pages.PER_PAGE
    matches = await past.matches(viewer, game=which.game, user_id=which.user_id, skip=skip, limit=pages.PER_PAGE)
    if which.user_id and not name:
        name = await people.name_of(viewer, which.user_id) or say(pages.SOMEONE)
    catalogue = services_of(interaction).tables.catalogue
    return pages.match_list(catalogue, which, matches, count, name, everywhere=viewer.is_everywhere)


@on(BOARD, only_shows=True)
async def leaderboard(click: Click[BoardPage]) -> None:
    """The leaderboard of another time, or of a game that was chosen."""
    which = replace(click.argument, game=_game(click.value)) if click.values else click.argument
    await click.answer.redraw(await board_now(click.interaction, which))


@on(SEASON, only_shows=True)
async def season(click: Click[BoardPage]) -> None:
    """The standings of a season that was chosen."""
    of = "" if click.value == pages.THIS_SEASON else click.value
    which = BoardPage.parse(str(replace(click.argument, period=Period.SEASON, of=of)))
    await click.answer.redraw(await board_now(click.interaction, which))


@on(LEADERS, only_shows=True)
async def leaders(click: AnyClick) -> None:
    """The present season, for the person who pressed a button that everyone sees."""
    await click.answer.reply(await board_now(click.interaction, BoardPage(Period.SEASON)))


@on(CARD, only_shows=True)
async def card(click: Click[CardPage]) -> None:
    """A player's card of a game that was chosen, or of all games; by an older button, their achievements."""
    which = replace(click.argument, game=_game(click.value), earned=False) if click.values else click.argument
    if which.earned:
        await click.answer.redraw(await earned_now(click.interaction, EarnedPage(which.user_id)))
    else:
        await click.answer.redraw(await card_now(click.interaction, which))


@on(EARNED, only_shows=True)
async def earned(click: Click[EarnedPage]) -> None:
    """A page of a player's achievements."""
    await click.answer.redraw(await earned_now(click.interaction, click.argument))


@on(ALONE, only_shows=True)
async def alone(click: Click[AlonePage]) -> None:
    """The person's own matches against computers."""
    await click.answer.redraw(await alone_now(click.interaction, click.argument.user_id))


def _game(value: str) -> str | None:
    return None if value == pages.EVERY_GAME else value


@on(HISTORY, only_shows=True)
async def history(click: Click[HistoryPage]) -> None:
    """Another page of the past matches, or back to it from a match."""
    await click.answer.redraw(await history_now(click.interaction, click.argument))


@on(PAST_MATCH, only_shows=True)
async def past_match(click: Click[HistoryPage]) -> None:
    interaction, tables = click.interaction, click.tables
    match = await part_of(interaction, People).history.match(await viewer_of(interaction), click.chosen_id)
    try:
        snapshot = await tables.snapshot(match.table.id)
    except Refusal:  # played under rules that no longer exist: the stored results can still be shown
        snapshot = None
    sat_there = await tables.has_sat(match.table.id, interaction.user.id)
    await click.answer.redraw(pages.past_match(tables.catalogue, match, snapshot, click.argument, sat_there=sat_there))
