"""A challenge to a duel: it is opened, and the one who is challenged is called to it, once an hour at most."""

import logging
import time
from collections import OrderedDict

import discord

from bot.message import Message, Who, lines
from bot.rules.errors import Refusal
from bot.table.operations.servers import NOWHERE
from bot.table.permissions import Person
from bot.words.speaker import in_language, say_chat
from cogs.contests.contest import Contest
from cogs.duel.ids import DUEL_CHALLENGE, Opponent
from cogs.duel.pages import challenged, invitation
from cogs.duel.table import Duels
from cogs.kit import calls
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    LatestIds,
    check_permissions,
    parent_of,
    part_of,
    person_of,
    server_of,
    services_of,
)
from cogs.kit.answers.sharing import check_may_share, share
from cogs.kit.calls import Body
from cogs.kit.discord_errors import BROKEN
from cogs.kit.payload.page import Page
from cogs.play.controls.lifecycle import refusals_by_name

log = logging.getLogger(__name__)
EVERY = 3600.0  # seconds in which one person calls another once; the message of the duel is there for both
MOST = 10_000  # calls that are remembered
_CALLED: OrderedDict[tuple[int, int], float] = OrderedDict()
_OPENED = LatestIds()  # the pages of games from which a duel was opened


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
        contest = await _opened(interaction, game)
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
    await share(interaction, await payload.parts(), f"duel{contest.id}.{opponent}")


async def _invite(click: Click[Opponent], contest: Contest, host: Person, opponent: int) -> None:
    """Invite somebody to a duel in no channel: by direct message, or by the code that the host gives them."""
    interaction = click.interaction
    tables, state = services_of(interaction).tables, await part_of(interaction, Duels).state(contest)
    name = "done-invited-by-code"
    if _may_call(host.user_id, opponent):
        with in_language((await tables.preferences.of_person(opponent)).reads):
            parts = await invitation(state, host).parts(to_one=True)
        try:
            channel = await interaction.client.create_dm(discord.Object(opponent))
            await calls.send(interaction.client, channel.id, Body(parts.sent(), *parts.files))
            name = "done-challenged"
        except (discord.HTTPException, *BROKEN) as error:
            log.info("somebody is challenged by a code: %r", error)
    code = Message("duel-code", code=f"`{contest.code}`")
    told = lines(Message(name, who=Who(f"<@{opponent}>")), code)
    await click.answer.redraw(Page((say_chat(told),)))


async def _opened(interaction: Interaction, game: str) -> Contest:
    check_permissions(interaction)
    guild_id = server_of(interaction)
    if guild_id is not None:
        check_may_share(interaction)
    with refusals_by_name(interaction):
        return await part_of(interaction, Duels).open(
            guild_id or NOWHERE, interaction.channel_id if guild_id is not None else None, person_of(interaction), game,
            parent_id=parent_of(interaction), interaction_id=interaction.id,
        )  # fmt: skip


def _may_call(host: int, opponent: int) -> bool:
    """Whether this person may notify the other now; from then on for an hour not."""
    now, pair = time.monotonic(), (host, opponent)
    if now < _CALLED.get(pair, 0.0):
        return False
    _CALLED[pair] = now + EVERY
    _CALLED.move_to_end(pair)
    if len(_CALLED) > MOST:
        _CALLED.popitem(last=False)
    return True
