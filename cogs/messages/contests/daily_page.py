"""The page of a daily deal, for one person: before they play it, while they do, and how they fared; and what a server's
owner may have posted of it.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from discord import ButtonStyle
from discord.utils import format_dt

from bot.rules.grammar import counted
from bot.table.contests.contest import Contest
from bot.table.contests.daily import DailyState, line_of, sealed_at
from bot.table.tables import Tables
from bot.words.contests.comparison import margin_words
from bot.words.contests.daily import Card, Ranking, percentile, share_text
from bot.words.contests.daily_line import line_text
from cogs.messages import texts
from cogs.messages.contests.posts import ContestPost, Key
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.contests import DailyScope, OfContest
from cogs.messages.parts.arguments.pages import ReplayPlace
from cogs.messages.parts.buttons import PRIMARY, button
from cogs.messages.parts.page import Block, Page, Row
from cogs.messages.parts.payload import Component, Payload
from images.contests.daily_card import draw_daily_card
from images.contests.daily_ranking import draw_daily_ranking

_LATE = timedelta(days=1)  # yesterday's ranking is posted late, an older one is not
_RULES = (
    "You and three hard computers, one deal. Everybody gets the same tiles in the same seat, and the computers answer "
    "the same plays with the same plays. There are no hints, and nothing is taken back."
)
_ONCE = "You play it once, in your own time until {}. When you have finished, you see how others did."
_WORLD = (
    "The world's daily deal is the same for the people of every server with this bot. Its ranking shows **your name "
    "and your result** to people of other servers who have played it. You can leave it at any time, by /privacy: then "
    "no ranking names you."
)


def page(
    state: DailyState,
    card: Card | None,
    *,
    in_server: bool,
    reached: bool = True,
    is_shared: bool = False,
    share_in: int | None = None,
) -> Page:
    """The page of today's deal. `card` is that of a person who has finished it, which `is_shared` now; `in_server`: it
    is shown in a server; `reached`: direct messages reach the person; `share_in` is the channel where Share posts from
    direct messages, if it can.
    """
    heading = f"## {state.described.name} no. {state.described.number} · {state.described.date}"
    if card is not None:
        blocks: list[Block] = [f"{heading}\n{_fared(state, card)}", draw_daily_card(card)]
        if not in_server:
            how = f"**Share** posts it in <#{share_in}>." if share_in else "To share it, use /daily in a server."
            blocks.append(f"```\n{share_text(card)}\n```\n-# {how}")
    else:
        blocks = [f"{heading}\n**{state.described.title}**. {_RULES}", *_before(state, reached=reached), _seal(state)]
    buttons = (
        *_own_buttons(state, card, can_share=in_server or share_in is not None, is_shared=is_shared),
        *_others(state, in_server=in_server),
    )
    return Page((*blocks, Row(buttons))) if buttons else Page(tuple(blocks))


def _before(state: DailyState, *, reached: bool) -> list[Block]:
    if not state.may_play:
        return [_WORLD]
    if state.is_left:
        return ["You have left this deal, so you are not ranked today. The next one comes tomorrow."]
    if state.entry is not None:
        where = "Your hand is in your direct messages" if reached else "Your direct messages are closed to me"
        return [f"**You are playing it.** {where}; **Go on** shows it here. {_ends(state)}"]
    played = (
        "1 person has" if state.finished == 1 else f"{state.finished} people have" if state.finished else "Nobody has"
    )
    days = f" Your streak: {counted(state.streak, 'day')}." if state.streak else ""
    return [f"{played} finished it so far.{days} {_ends(state)}"]


def _ends(state: DailyState) -> str:
    ends_at = state.contest.row.ends_at
    return _ONCE.format(format_dt(ends_at, "t") if ends_at is not None else "the day's end")


def _seal(state: DailyState) -> str:
    return (
        f"-# Seal `{state.contest.seal}`: the SHA-256 of the deal's secret, fixed since "
        f"{format_dt(sealed_at(state.contest), 'f')} and told when the day is over."
    )


def _fared(state: DailyState, card: Card) -> str:
    better = percentile(card.scores, card.score)
    words = [f"**{margin_words(card.score)}**, {card.place} so far"]
    if better is not None:
        words.append(f"better than {better} % of the others")
    if card.streak > 1:
        words.append(f"streak {card.streak}")
    ends_at = state.contest.row.ends_at
    until = "\n-# The score: how many points better you did than the others at your table, on average." + (
        f" The day ends {format_dt(ends_at, 'R')}." if ends_at is not None else ""
    )
    return f"{' · '.join(words)}{until}"


def _own_buttons(state: DailyState, card: Card | None, *, can_share: bool, is_shared: bool) -> tuple[Component, ...]:
    reference = OfContest(state.contest.id)
    if card is not None:
        label = "Shared" if is_shared else "Share"
        share = (button(ids.DAILY_SHARE, label, 0, reference, style=PRIMARY, disabled=is_shared),) if can_share else ()
        return (*share, button(ids.DAILY_RANKING, "Leaderboard", 0, reference))
    if not state.may_play:
        return (button(ids.DAILY_JOIN, "Take part", 0, style=ButtonStyle.success),)
    if state.is_left:
        return ()
    label = "Go on" if state.entry is not None else "Play today's"
    return (button(ids.DAILY_PLAY, label, 0, reference, style=PRIMARY),)


def _others(state: DailyState, *, in_server: bool) -> tuple[Component, ...]:
    """The daily deal before, and the other one of today."""
    found: list[Component] = []
    if state.previous is not None and state.previous.over:
        found.append(button(ids.DAILY_RANKING, "The one before", 0, OfContest(state.previous.id)))
    if state.described.world and in_server:
        found.append(button(ids.DAILY, "This server's daily", 0, DailyScope()))
    elif not state.described.world:
        found.append(button(ids.DAILY, "The world's daily", 0, DailyScope(world=True)))
    return tuple(found)


def shared(card: Card) -> Payload:
    """What is posted when somebody shares their card. It tells nothing of the deal."""
    return Payload(f"{texts.plain(card.name)}:\n{share_text(card)}", draw_daily_card(card))


def ranking(found: Ranking, contest: Contest, own_table: int | None = None) -> Payload:
    """The ranking; of a deal that is over with its best line, its proof, and the viewer's own match."""
    daily = found.daily
    heading = f"**{daily.name} no. {daily.number}** · {daily.date} · {daily.title}"
    rows: tuple[tuple[Component, ...], ...] = ()
    if not contest.over:
        return Payload(f"{heading}, so far", draw_daily_ranking(found))
    if own_table is not None:
        replay = button(ids.REPLAY, "Replay of my match", own_table, ReplayPlace())
        rows = ((button(ids.RECORD, "Record of my match", own_table), replay),)
    if not found.people:
        return Payload(f"{heading}\nNobody finished it.\n{_proof(contest)}")
    line = line_of(contest)
    told = (heading, *((line_text(line),) if line is not None else ()), _proof(contest))
    return Payload("\n".join(told), draw_daily_ranking(found), rows)


async def posts(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The ranking of a deal that is over and that somebody has finished, where the owner of the server wishes it; after
    an outage only yesterday's. It mentions nobody.
    """
    row = contest.row
    if not contest.over or row.ends_at is None or datetime.now(UTC) >= row.ends_at + _LATE:
        return {}
    channel_id = (await tables.servers.settings(row.guild_id)).ranking_channel if row.guild_id else None
    found = await tables.daily.ranking(contest.id, None)
    if channel_id is None or not found.people:
        return {}
    return {("end", 0): ContestPost(channel_id, ranking(found, contest))}


def _proof(contest: Contest) -> str:
    if contest.row.kept == "result":
        return "-# This was so long ago that the deal and its secret are deleted: only the results are kept."
    return (
        f"-# Proof: the deal follows from the secret `{contest.row.secret.hex()}`; its SHA-256 is the seal "
        f"that /daily showed, `{contest.seal}`. Who played it finds the record of their match under /daily: "
        "`boneyard record verify` deals every hand again."
    )
