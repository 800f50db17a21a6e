"""Clicks on the messages of a duel."""

from bot.message import Message, Text
from bot.table.errors import NotAllowed
from bot.words.speaker import say_chat
from cogs.contests.contest import Contest, ContestKind, check_contest_host
from cogs.contests.ids import OfContest
from cogs.contests.table import Contests
from cogs.duel import pages as messages
from cogs.duel.ids import (
    DUEL_CANCEL,
    DUEL_DEAL,
    DUEL_HAND,
    DUEL_JOIN,
    DUEL_LEAVE,
    DUEL_RECORD,
    DUEL_REMATCH,
    DUEL_REPLAY,
    DUEL_START,
)
from cogs.duel.table import Duels
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    check_permissions,
    is_direct,
    parent_of,
    part_of,
    person_of,
    services_of,
)
from cogs.kit.answers.visibility import NotShown
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.payload import File, Payload
from cogs.kit.shared_pages import ReplayPages
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.lifecycle import refusals_by_name
from cogs.play.controls.private import is_private

DuelClick = Click[OfContest]


async def _tell(click: DuelClick, text: Text) -> None:
    """Say what was done; a page that nobody keeps up to date says it by itself."""
    interaction = click.interaction
    contest = await part_of(interaction, Contests).get(click.argument.contest)
    if contest.is_by_invitation and is_private(interaction):
        await click.answer.redraw(messages.own_page(await part_of(interaction, Duels).state(contest)))
        return
    await click.answer.reply(Payload(say_chat(text)))


async def _duel(click: DuelClick) -> Contest:
    """The duel of a click. Raises NotShown unless it was made where the duel is, or by somebody who was invited."""
    interaction = click.interaction
    contest = await part_of(interaction, Contests).get(click.argument.contest)
    if not contest.is_by_invitation or click.argument.code != contest.code:
        check_place(interaction, contest)
    return contest


def check_place(interaction: Interaction, contest: Contest) -> None:
    """Raises NotShown unless an interaction was made where a duel is; one by invitation is where those are who play."""
    row = contest.row
    if contest.is_by_invitation and contest.entry_of(interaction.user.id) is not None:
        return
    here = interaction.guild_id, interaction.channel_id
    if row.kind is not ContestKind.DUEL or here != (row.guild_id, row.channel_id):
        raise NotShown(Message("duel-elsewhere"))


@on(DUEL_JOIN)
async def join(click: DuelClick) -> None:
    """Take part; or be told that one does."""
    contest, interaction = await _duel(click), click.interaction
    duels = part_of(interaction, Duels)
    joined = await duels.join(contest.id, person_of(interaction), interaction.id)
    await _tell(click, messages.joined_text(joined))


async def join_by_code(answer: Answer, code: str) -> None:
    """Take part in a duel that somebody was invited to, or see it again. Raises NotAllowed."""
    interaction = answer.interaction
    duels, person = part_of(interaction, Duels), person_of(interaction)
    contest = await duels.of_code(code)
    if contest.entry_of(person.user_id) is None:
        contest = await duels.join(contest.id, person, interaction.id)
        if is_direct(interaction):  # its message comes there
            await answer.reply(Payload(say_chat(messages.joined_text(contest))))
            return
    await answer.reply(messages.own_page(await duels.state(contest)))


@on(DUEL_LEAVE)
async def leave(click: DuelClick) -> None:
    """Take part no more."""
    contest = await _duel(click)
    await part_of(click.interaction, Duels).leave(contest.id, person_of(click.interaction))
    told = Payload(say_chat(Message("duel-you-left")))  # a page of one's own is kept up to date no more
    await (click.answer.redraw(told) if contest.is_by_invitation else click.answer.reply(told))


@on(DUEL_START)
async def start(click: DuelClick) -> None:
    """Begin it."""
    contest, interaction = await _duel(click), click.interaction
    await part_of(interaction, Duels).start(contest.id, person_of(interaction), interaction.id)
    await _tell(click, Message("duel-started"))


@on(DUEL_CANCEL)
async def cancel(click: DuelClick) -> None:
    """Cancel it, after a confirmation."""
    contest, person = await _duel(click), person_of(click.interaction)
    if not click.argument.confirmed:
        check_contest_host(contest, person)
        await click.answer.reply(messages.cancelling(contest))
        return
    await part_of(click.interaction, Duels).cancel(contest.id, person)
    await click.answer.redraw(Payload(say_chat(Message("duel-cancelled"))))


@on(DUEL_HAND, only_shows=True)
async def hand(click: DuelClick) -> None:
    """Show the hand of one's own match here, to its player alone."""
    contest, interaction = await _duel(click), click.interaction
    snapshot = await part_of(interaction, Duels).own_table(contest, interaction.user.id)
    seat = snapshot.seat_of(interaction.user.id)
    if snapshot.over or seat is None:
        await _tell(click, messages.finished_text(contest))
        return
    await private.show_own_hand(click.answer, snapshot, seat, anew=contest.is_by_invitation)


@on(DUEL_DEAL, only_shows=True)
async def deal(click: DuelClick) -> None:
    """A deal as everybody played it, to one person alone."""
    contest = await _duel(click)
    if not click.value.isdecimal() or len(click.value) > 2:
        raise UnknownControl
    found = await part_of(click.interaction, Duels).comparisons.deal(contest, int(click.value))
    page = messages.deal_page(contest, found)
    await (click.answer.redraw(page) if is_private(click.interaction) else click.answer.reply(page))


@on(DUEL_RECORD, only_shows=True)
async def record(click: DuelClick) -> None:
    """The record of one's own match; for those who took no part, of the winner's."""
    contest, interaction = await _duel(click), click.interaction
    table_id = await part_of(interaction, Duels).comparisons.table_to_record(contest, interaction.user.id)
    text = await services_of(interaction).tables.record_text(table_id)
    await click.answer.reply(File(texts.record_text(text), f"boneyard-{table_id}.txt", text.encode()))


@on(DUEL_REPLAY, only_shows=True)
async def replay(click: DuelClick) -> None:
    """The replay of one's own match."""
    contest, interaction = await _duel(click), click.interaction
    entry = contest.entry_of(interaction.user.id)
    if entry is None or entry.table_id is None:
        raise NotAllowed(Message("duel-took-no-part"))
    await click.answer.reply(await part_of(interaction, ReplayPages).of_table(interaction, entry.table_id))


@on(DUEL_REMATCH)
async def rematch(click: DuelClick) -> None:
    """Open another duel with the same rules for the same people; or join it, where that is done already."""
    contest, interaction = await _duel(click), click.interaction
    check_permissions(interaction)
    with refusals_by_name(interaction):
        again = await part_of(interaction, Duels).open_again(
            contest.id, person_of(interaction), parent_id=parent_of(interaction), interaction_id=interaction.id
        )
    await _tell(click, messages.joined_text(again))


async def check_shown(interaction: Interaction, contest: Contest) -> None:
    """Raises NotShown unless an interaction was made where a duel is."""
    check_place(interaction, contest)
