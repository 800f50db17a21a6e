"""/duel, the clicks on its messages, and the challenge in a person's context menu."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message, Who
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from bot.table.operations.servers import NOWHERE
from bot.words.speaker import in_language, say_chat
from cogs.contests import lobby
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.lobby import contest_of
from cogs.contests.pages import OfContest
from cogs.contests.table import Contests
from cogs.duel import pages
from cogs.duel.kind import DuelKind
from cogs.duel.table import MOST_DEALS, MOST_HOURS, USUAL_DEALS, USUAL_HOURS, USUAL_LEVEL, NewDuel, is_offered
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    check_permissions,
    is_direct,
    parent_of,
    part_of,
    person_of,
    server_of,
    services_of,
)
from cogs.kit.answers.sharing import check_may_share, share
from cogs.kit.bounds import Name
from cogs.kit.commands import AMONG_PEOPLE, answered, choice, command, levels, translatable
from cogs.kit.custom_ids import NoArgument, UnknownControl
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.kit.payload.plain import plain
from cogs.kit.shared_pages import ReplayPages
from cogs.kit.slots import LISTED_COMMANDS, PLAYED_APART, Listed
from cogs.messages import table_messages
from cogs.play import suggestions
from cogs.play.cog import CODES, HAND_ELSEWHERE
from cogs.play.controls.answering import show_own_hand
from cogs.play.controls.choosing import are_locked, kind_typed
from cogs.play.controls.lifecycle import refusals_by_name

DuelClick = Click[OfContest]


def setup(host: Host) -> Feature:
    contests = host.parts.get(Contests)
    contests.kinds[ContestKind.DUEL] = duels = DuelKind(host, contests)
    callback = answered(_challenge, only_shows=True)
    menu = app_commands.ContextMenu(
        name=translatable(Message("menu-challenge")), callback=callback, allowed_contexts=AMONG_PEOPLE
    )
    return Feature((duels,), (Duel(host.tables.catalogue), menu))


class Duel(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        offered = [choice(game.title, name) for name, game in catalogue.items() if is_offered(game)]
        app_commands.choices(game=offered)(self.duel)

    @command("duel")
    @app_commands.choices(level=levels())
    async def duel(
        self,
        answer: Answer,
        game: str,
        preset: Name | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
        level: str = USUAL_LEVEL,
        hours: app_commands.Range[int, 1, MOST_HOURS] = USUAL_HOURS,
    ) -> None:
        chosen = None if preset is None else (await kind_typed(answer.interaction, game, preset)).preset.name
        await open_and_tell(answer, NewDuel(game, chosen, deals, level, hours))

    duel.autocomplete("preset")(suggestions.presets)


async def _challenge(answer: Answer, user: discord.User | discord.Member) -> None:
    """Ask for the game in which a person is challenged. Raises Refusal where there can be no duel between the two."""
    interaction = answer.interaction
    if user.id == interaction.user.id:
        raise Refusal(Message("refused-challenge-self"))
    if user.bot:
        raise Refusal(Message("refused-challenge-bot"))
    check_permissions(interaction)
    catalogue = services_of(interaction).tables.catalogue
    who = Who(plain(user.display_name))
    await answer.reply(pages.duels_page(catalogue, user.id, who))


async def _duel(click: DuelClick) -> tuple[DuelKind, Contest]:
    """The duel of a click. Raises NotShown unless it was made where the duel is, or by an invited person."""
    duels, contest = part_of(click.interaction, DuelKind), await contest_of(click)
    if not contest.is_by_invitation or click.argument.code != contest.code:
        await duels.check_shown(click.interaction, contest)
    return duels, contest


lobby.answer_clicks(pages.LOBBY, _duel)


async def join_by_code(answer: Answer, code: str) -> None:
    """Take part in a duel by its code, or see it again. Raises NotAllowed."""
    interaction = answer.interaction
    duels, person = part_of(interaction, DuelKind), person_of(interaction)
    contest = await duels.of_code(code)
    if contest.entry_of(person.user_id) is None:
        contest = await duels.join(contest.id, person, interaction.id)
        if is_direct(interaction):  # its message comes there
            await answer.reply(Payload(say_chat(await duels.joined_text(contest, person.user_id))))
            return
    await answer.reply(pages.own_page(await duels.state(contest)))


@on(pages.DUEL_HAND, only_shows=True)
async def hand(click: DuelClick) -> None:
    """Show the hand of a person's own match here, to them alone."""
    (duels, contest), user_id = await _duel(click), click.user_id
    snapshot = await duels.own_table(contest, user_id)
    seat = snapshot.seat_of(user_id)
    if snapshot.over or seat is None:
        await duels.tell(click.answer, contest, pages.finished_text(contest))
        return
    await show_own_hand(click.answer, snapshot, seat, anew=contest.is_by_invitation)


@on(pages.DUELS, only_shows=True)
async def past_duels(click: Click[NoArgument]) -> None:
    """List a person's duels; show the one that was chosen."""
    interaction = click.interaction
    if click.values:
        contest = await part_of(interaction, Contests).get(click.chosen_id)
        if contest.row.kind is not ContestKind.DUEL:
            raise UnknownControl
        await click.answer.reply(await part_of(interaction, DuelKind).own_result(interaction, contest))
        return
    latest = await part_of(interaction, DuelKind).of_person(interaction.user.id)
    await click.answer.reply(pages.duel_list(services_of(interaction).tables.catalogue, latest))


async def just_played(interaction: Interaction) -> Payload | None:
    """The way to the result of the duel that a person has just played; None where there is none."""
    contest = await part_of(interaction, DuelKind).just_played(interaction.user.id)
    return pages.just_played(contest) if contest is not None else None


@on(pages.DUEL_DEAL, only_shows=True)
async def deal(click: DuelClick) -> None:
    """A deal as everyone played it, to one person alone."""
    duels, contest = await _duel(click)
    compared = await duels.comparisons.deal(contest, click.chosen_id)
    await click.answer.show(pages.deal_page(contest, compared))


@on(pages.DUEL_RECORD, only_shows=True)
async def record(click: DuelClick) -> None:
    """The record of a person's own match; for those who took no part, of the winner's."""
    (duels, contest), interaction = await _duel(click), click.interaction
    table_id = await duels.comparisons.table_to_record(contest, interaction.user.id)
    text = await services_of(interaction).tables.record_text(table_id)
    await click.answer.reply(table_messages.record(table_id, text))


@on(pages.DUEL_REPLAY, only_shows=True)
async def replay(click: DuelClick) -> None:
    (_, contest), interaction = await _duel(click), click.interaction
    entry = contest.entry_of(interaction.user.id)
    if entry is None or entry.table_id is None:
        raise NotAllowed(Message("duel-took-no-part"))
    await click.answer.reply(await part_of(interaction, ReplayPages).of_table(interaction, entry.table_id))


@on(pages.DUEL_REMATCH)
async def rematch(click: DuelClick) -> None:
    """Open another duel with the same rules for the same people; or join it, where that is done already."""
    (duels, contest), interaction = await _duel(click), click.interaction
    check_permissions(interaction)
    with refusals_by_name(interaction):
        again = await duels.open_again(
            contest.id, person_of(interaction), parent_id=parent_of(interaction), interaction_id=interaction.id
        )
    await duels.tell(click.answer, contest, await duels.joined_text(again, interaction.user.id))


@on(pages.DUEL_LIKE)
async def play_like(click: DuelClick) -> None:
    """Open a duel of the same kind here, for anyone who saw the result."""
    duels, contest = await _duel(click)
    asked = duels.like(contest)
    await open_and_tell(click.answer, replace(asked, preset=None) if await are_locked(click.interaction) else asked)


@on(pages.DUEL_CHALLENGE)
async def challenge(click: Click[pages.Opponent]) -> None:
    """Open a duel of the game that was chosen, and call the opponent to it."""
    interaction, opponent, game = click.interaction, click.argument.user_id, click.argument.game
    duels, host = part_of(interaction, DuelKind), person_of(interaction)
    page = interaction.message.id if interaction.message is not None else interaction.id
    if not duels.opened_from.add(page, value=True):  # a second tap, before the page said so
        await click.answer.acknowledge()
        return
    try:
        if server_of(interaction) is not None:
            check_may_share(interaction)
        contest = await opened(interaction, NewDuel(game))
    except BaseException:
        duels.opened_from.pop(page)  # there is no duel: they may try again
        raise
    if contest.is_by_invitation:
        text = await duels.invite(contest, host, opponent)
        await click.answer.redraw(Page((say_chat(text),)))
        return
    await click.answer.redraw(Page((say_chat(Message("done-challenged", who=Who(f"<@{opponent}>"))),)))
    with in_language(contest.row.language):
        calls = duels.may_call(host.user_id, opponent)
        payload = pages.challenged(await duels.state(contest), host, opponent, calls=calls)
    await share(interaction, await payload.ready(), f"duel{contest.id}.{opponent}")


async def open_and_tell(answer: Answer, asked: NewDuel) -> None:
    """Open a duel, and say where it is."""
    interaction = answer.interaction
    contest = await opened(interaction, asked)
    if server_of(interaction) is None and not is_direct(interaction):
        await answer.reply(pages.own_page(await part_of(interaction, DuelKind).state(contest)))
        return
    await answer.reply(Payload(say_chat(Message("done-duel-opened"))))


async def opened(interaction: Interaction, asked: NewDuel) -> Contest:
    """Open a duel in the channel; outside servers, by invitation."""
    check_permissions(interaction)
    guild_id = server_of(interaction)
    channel_id = interaction.channel_id if guild_id is not None else None
    with refusals_by_name(interaction):
        return await part_of(interaction, DuelKind).open(
            guild_id or NOWHERE, channel_id, person_of(interaction), asked,
            parent_id=parent_of(interaction), interaction_id=interaction.id,
        )  # fmt: skip


CODES.put(join_by_code)
LISTED_COMMANDS.put(Listed("duel"))
HAND_ELSEWHERE.put(just_played)
PLAYED_APART.put(pages.duels_button)
