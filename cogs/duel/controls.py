"""Clicks on the messages of a duel, and the challenge, which calls a person once an hour at most."""

import discord

from bot.message import Message, Who, lines
from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from bot.table.operations.servers import NOWHERE
from bot.table.permissions import Person
from bot.words.speaker import in_language, say_chat
from cogs.contests import lobby
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.lobby import contest_of
from cogs.contests.pages import OfContest
from cogs.contests.table import Contests
from cogs.duel import pages
from cogs.duel.kind import DuelKind
from cogs.duel.pages import (
    DUEL_CANCEL,
    DUEL_CHALLENGE,
    DUEL_DEAL,
    DUEL_HAND,
    DUEL_JOIN,
    DUEL_LEAVE,
    DUEL_RECORD,
    DUEL_REMATCH,
    DUEL_REPLAY,
    DUEL_START,
    DUELS,
    Opponent,
    challenged,
    invitation,
)
from cogs.duel.table import Duels, NewDuel
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    LatestIds,
    check_permissions,
    is_direct,
    parent_of,
    part_of,
    person_of,
    server_of,
    services_of,
)
from cogs.kit.answers.sharing import check_may_share, share
from cogs.kit.custom_ids import NoArgument, UnknownControl
from cogs.kit.lru_cache import LruCache
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.kit.poster import Poster
from cogs.kit.shared_pages import ReplayPages
from cogs.messages import table_messages
from cogs.play.controls import private
from cogs.play.controls.lifecycle import refusals_by_name

_CALL_EVERY = 3600.0  # seconds in which one person calls another once; the message of the duel is there for both
_CALLED = LruCache[bool](10_000, _CALL_EVERY)  # who has called whom
_OPENED = LatestIds()  # the pages of games from which a duel was opened

DuelClick = Click[OfContest]


async def _duel(click: DuelClick) -> tuple[DuelKind, Contest]:
    """The duel of a click. Raises NotShown unless it was made where the duel is, or by an invited person."""
    duels, contest = part_of(click.interaction, DuelKind), await contest_of(click)
    if not contest.is_by_invitation or click.argument.code != contest.code:
        await duels.check_shown(click.interaction, contest)
    return duels, contest


@on(DUEL_JOIN)
async def join(click: DuelClick) -> None:
    await lobby.join(click.answer, *await _duel(click))


@on(DUEL_LEAVE)
async def leave(click: DuelClick) -> None:
    await lobby.leave(click.answer, *await _duel(click))


@on(DUEL_START)
async def start(click: DuelClick) -> None:
    await lobby.start(click.answer, *await _duel(click))


@on(DUEL_CANCEL)
async def cancel(click: DuelClick) -> None:
    await lobby.cancel(click.answer, *await _duel(click), is_sure=click.argument.confirmed)


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


@on(DUEL_HAND, only_shows=True)
async def hand(click: DuelClick) -> None:
    """Show the hand of one's own match here, to its player alone."""
    (duels, contest), user_id = await _duel(click), click.interaction.user.id
    snapshot = await duels.own_table(contest, user_id)
    seat = snapshot.seat_of(user_id)
    if snapshot.over or seat is None:
        await duels.tell(click.answer, contest, pages.finished_text(contest))
        return
    await private.show_own_hand(click.answer, snapshot, seat, anew=contest.is_by_invitation)


@on(DUELS, only_shows=True)
async def past_duels(click: Click[NoArgument]) -> None:
    """List a person's duels; show the one that was chosen."""
    interaction = click.interaction
    if click.values:
        contest = await part_of(interaction, Contests).get(click.chosen_id)
        if contest.row.kind is not ContestKind.DUEL:
            raise UnknownControl
        await click.answer.reply(await part_of(interaction, DuelKind).own_result(interaction, contest))
        return
    found = await part_of(interaction, Duels).of_person(interaction.user.id)
    await click.answer.reply(pages.duel_list(services_of(interaction).tables.catalogue, found))


async def just_played(interaction: Interaction) -> Payload | None:
    """The way to the result of the duel that a person has just played; None where there is none."""
    contest = await part_of(interaction, Duels).just_played(interaction.user.id)
    return pages.just_played(contest) if contest is not None else None


@on(DUEL_DEAL, only_shows=True)
async def deal(click: DuelClick) -> None:
    """A deal as everybody played it, to one person alone."""
    duels, contest = await _duel(click)
    if not click.value.isdecimal() or len(click.value) > 2:
        raise UnknownControl
    found = await duels.comparisons.deal(contest, click.chosen_id)
    await click.answer.show(pages.deal_page(contest, found))


@on(DUEL_RECORD, only_shows=True)
async def record(click: DuelClick) -> None:
    """The record of one's own match; for those who took no part, of the winner's."""
    (duels, contest), interaction = await _duel(click), click.interaction
    table_id = await duels.comparisons.table_to_record(contest, interaction.user.id)
    text = await services_of(interaction).tables.record_text(table_id)
    await click.answer.reply(table_messages.record(table_id, text))


@on(DUEL_REPLAY, only_shows=True)
async def replay(click: DuelClick) -> None:
    (_, contest), interaction = await _duel(click), click.interaction
    entry = contest.entry_of(interaction.user.id)
    if entry is None or entry.table_id is None:
        raise NotAllowed(Message("duel-took-no-part"))
    await click.answer.reply(await part_of(interaction, ReplayPages).of_table(interaction, entry.table_id))


@on(DUEL_REMATCH)
async def rematch(click: DuelClick) -> None:
    """Open another duel with the same rules for the same people; or join it, where that is done already."""
    (duels, contest), interaction = await _duel(click), click.interaction
    check_permissions(interaction)
    with refusals_by_name(interaction):
        again = await duels.open_again(
            contest.id, person_of(interaction), parent_id=parent_of(interaction), interaction_id=interaction.id
        )
    await duels.tell(click.answer, contest, await duels.joined_text(again, interaction.user.id))


def check_may_challenge(interaction: Interaction, opponent: discord.User | discord.Member) -> None:
    """Raises Refusal where there can be no duel between the person and this one."""
    if opponent.id == interaction.user.id:
        raise Refusal(Message("refused-challenge-self"))
    if opponent.bot:
        raise Refusal(Message("refused-challenge-bot"))


@on(DUEL_CHALLENGE)
async def challenge(click: Click[Opponent]) -> None:
    """Open a duel of the game that was chosen, and call the opponent to it."""
    interaction, opponent, game = click.interaction, click.argument.user_id, click.argument.game
    page = interaction.message.id if interaction.message is not None else interaction.id
    if not _OPENED.add(page):  # a second tap, before the page said so
        await click.answer.acknowledge()
        return
    try:
        if server_of(interaction) is not None:
            check_may_share(interaction)
        contest = await opened(interaction, NewDuel(game))
    except BaseException:
        _OPENED.discard(page)  # there is no duel: they may try again
        raise
    host = person_of(interaction)
    if contest.is_by_invitation:
        await _invite(click, contest, host, opponent)
        return
    await click.answer.redraw(Page((say_chat(Message("done-challenged", who=Who(f"<@{opponent}>"))),)))
    calls = _may_call(host.user_id, opponent)
    with in_language(contest.row.language):
        payload = challenged(await part_of(interaction, Duels).state(contest), host, opponent, calls=calls)
    await share(interaction, await payload.ready(), f"duel{contest.id}.{opponent}")


async def _invite(click: Click[Opponent], contest: Contest, host: Person, opponent: int) -> None:
    """Invite a person to a duel in no channel: by direct message, or by the code that the host gives them."""
    interaction = click.interaction
    tables, state = services_of(interaction).tables, await part_of(interaction, Duels).state(contest)
    name = "done-invited-by-code"
    if _may_call(host.user_id, opponent):
        with in_language((await tables.preferences.of_person(opponent)).reads):
            payload = invitation(state, host)
        if await part_of(interaction, Poster).tell(opponent, payload, f"duel{contest.id}.{opponent}"):
            name = "done-challenged"
    code = Message("duel-code", code=f"`{contest.code}`")
    told = lines(Message(name, who=Who(f"<@{opponent}>")), code)
    await click.answer.redraw(Page((say_chat(told),)))


async def opened(interaction: Interaction, asked: NewDuel) -> Contest:
    """Open a duel in the channel, or where that is in no server by invitation."""
    check_permissions(interaction)
    guild_id = server_of(interaction)
    channel_id = interaction.channel_id if guild_id is not None else None
    with refusals_by_name(interaction):
        return await part_of(interaction, Duels).open(
            guild_id or NOWHERE, channel_id, person_of(interaction), asked,
            parent_id=parent_of(interaction), interaction_id=interaction.id,
        )  # fmt: skip


def _may_call(host: int, opponent: int) -> bool:
    """Whether this person can ping the other now. If so, not again for an hour."""
    if _CALLED.get((host, opponent)):
        return False
    return _CALLED.put((host, opponent), value=True)
