"""What a duel says of itself: who takes part, how far everybody is, and when it is over how they compare."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.message import AllOf, Joined, Message, Row, Text, Who, lines
from bot.table.contests.comparing import Compared, ComparedDeal
from bot.table.contests.contest import Contest, own_number
from bot.table.contests.duels import FEWEST, Progress
from bot.table.permissions import Person
from bot.table.tables import Tables
from bot.words.contests.comparison import margin, ranking_lines, verdict
from bot.words.contests.partings import Parting, branch_told, moves_told
from bot.words.names import known_names
from bot.words.speaker import in_language, say_chat
from bot.words.terms import moment_of
from cogs.messages import texts
from cogs.messages.contest_ids import OfContest
from cogs.messages.contests.fair_shuffle import shuffle_button
from cogs.messages.contests.posts import ContestPost, Key, called
from cogs.messages.duel_ids import (
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
from cogs.messages.pages import rule_texts
from cogs.messages.parts.buttons import PRIMARY, button, option, select
from cogs.messages.parts.payload import Component, Controls, Payload, fitting
from images.contests.comparison import draw_comparison
from images.contests.parting import draw_parting

SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
DUEL, COMPARISON = "duel", "comparison"  # the messages of a duel
_LONGEST = 1950  # characters of a page
_NAME_LENGTHS = (24, 14, 8)


async def posts(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The messages of a duel."""
    channel = contest.row.channel_id
    if contest.row.kept != "all":
        return {}
    if channel is None:
        return await _to_each(tables, contest)
    found: dict[Key, ContestPost] = {(DUEL, 0): ContestPost(channel, await duel(tables, contest))}
    if contest.row.state == "finished":
        compared = await tables.duels.comparisons.of(contest)
        found[COMPARISON, 0] = ContestPost(channel, comparison(contest, compared))
    return found


async def _to_each(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The messages of a duel by invitation: each person has their own, in their language."""
    people = [entry.user_id for entry in contest.entries if entry.user_id > 0]
    reads = {user_id: (await tables.preferences.of_person(user_id)).reads for user_id in people}
    is_finished, found = contest.row.state == "finished", dict[Key, ContestPost]()
    compared = await tables.duels.comparisons.of(contest) if is_finished else None
    for language in {*reads.values()}:
        with in_language(language):
            shown = await duel(tables, contest)
            result = comparison(contest, compared) if compared is not None else None
        for user_id in (it for it in people if reads[it] == language):
            found[DUEL, own_number(user_id)] = ContestPost(0, shown, user_id)
            if result is not None:
                found[COMPARISON, own_number(user_id)] = ContestPost(0, result, user_id)
    return found


async def own_page(tables: Tables, contest: Contest) -> Payload:
    """A duel by invitation as one person sees it: how far it is, or how all fared."""
    if contest.row.state == "finished":
        return comparison(contest, await tables.duels.comparisons.of(contest))
    return await duel(tables, contest)


def invitation(tables: Tables, contest: Contest, host: Person) -> Payload:
    """What somebody is told who is challenged where the bot cannot write: in their direct messages."""
    title = tables.catalogue.game(contest.row.game).title
    text = Message("duel-invitation", who=Who(called(host.name)), game=title)
    own = OfContest(contest.id, code=contest.code)
    join = button(DUEL_JOIN, Message("contest-button.join"), 0, own, style=SUCCESS)
    return Payload(say_chat(text), rows=((join,),))


# -- while it is open and played --------------------------------------------------------------------------------------


async def duel(tables: Tables, contest: Contest) -> Payload:
    """Who takes part, and how far everybody is: nothing of how they fare."""
    title, state, own = _title(tables, contest), contest.row.state, OfContest(contest.id)
    if state == "open":
        return await _lobby(tables, contest, title)
    if state == "stopped":
        return Payload(say_chat(lines(title, Message("duel-was-cancelled"))))
    if state == "finished":
        return Payload(say_chat(lines(title, Message("duel-is-over"))), rows=((shuffle_button(contest),),))
    progress = await tables.duels.progress(contest)
    told = lines(
        title,
        Message("duel-ends", when=_when(contest)),
        *(_far(step, contest.row.deals) for step in progress),
        Message("duel-hands"),
    )
    row = (
        button(DUEL_HAND, Message("duel-button.hand"), 0, own, style=PRIMARY),
        button(DUEL_CANCEL, Message("contest-button.cancel"), 0, own),
        shuffle_button(contest),
    )
    return Payload(say_chat(told), rows=(row,))


def challenged(tables: Tables, contest: Contest, host: Person, opponent: int, *, calls: bool) -> Payload:
    """Somebody is challenged to a duel that is open; `calls`: they are notified of it."""
    title = tables.catalogue.game(contest.row.game).title
    text = Message("duel-challenge", who=Who(called(host.name)), opponent=f"<@{opponent}>", game=title)
    join = button(DUEL_JOIN, Message("contest-button.join"), 0, OfContest(contest.id), style=SUCCESS)
    whom = (opponent,)
    return Payload(say_chat(text), rows=((join,),), ping=whom if calls else (), named=() if calls else whom)


async def _lobby(tables: Tables, contest: Contest, title: Text) -> Payload:
    own, entries = OfContest(contest.id), contest.entries
    before = await _called(tables, contest)
    told = lines(
        Message("duel-rematch-call", who=AllOf(Who(f"<@{user}>") for user in before)) if before else None,
        title,
        Message("duel-what"),
        *(
            Message(
                "duel-entry-host" if entry.user_id == contest.row.host_id else "duel-entry",
                number=number,
                who=Who(called(entry.name)),
            )
            for number, entry in enumerate(entries, 1)
        ),
        Message("duel-join-now", hours=int(contest.row.settings.get("hours", 24))),
        Message("duel-code", code=f"`{contest.code}`") if contest.is_by_invitation else None,
    )
    is_short = len(entries) < FEWEST and not contest.is_by_invitation  # there not everybody's page is up to date
    join = button(DUEL_JOIN, Message("contest-button.join"), 0, own, style=SUCCESS)
    row = (
        *(() if contest.is_by_invitation else (join,)),  # only those see it who take part
        button(DUEL_LEAVE, Message("contest-button.leave"), 0, own),
        button(DUEL_START, Message("contest-button.start"), 0, own, style=PRIMARY, disabled=is_short),
        button(DUEL_CANCEL, Message("contest-button.cancel"), 0, own),
        shuffle_button(contest),
    )
    return Payload(say_chat(told), rows=(row,), ping=before)


async def _called(tables: Tables, contest: Contest) -> tuple[int, ...]:
    """Who is called to a rematch: those who took part before, but for its host."""
    if contest.row.number is None or contest.is_by_invitation:
        return ()
    before = await tables.contests.get(contest.row.number)
    users = (entry.user_id for entry in before.entries if entry.user_id != contest.row.host_id)
    return tuple(user for user in users if user > 0)


def _title(tables: Tables, contest: Contest) -> Text:
    row, (game, options) = contest.row, tables.duels.comparisons.rules_of(contest)
    level = Message(f"level-{row.level}")
    rules = Message("duel-rules", rules=rule_texts.rules_summary(game, options))
    return lines(Message("duel-title", game=game.title, deals=row.deals, level=level), rules)


def _far(step: Progress, deals: int) -> Message:
    who = Who(called(step.entry.name))
    if step.is_done:
        return Message("duel-done", who=who)
    if step.has_left:
        return Message("duel-left", who=who)
    return Message("duel-playing", who=who, deal=step.deal, deals=deals)


def _when(contest: Contest) -> str:
    return f"<t:{int(contest.row.ends_at.timestamp())}:R>" if contest.row.ends_at is not None else "…"


def joined_text(contest: Contest) -> Message:
    """Told to somebody who has just joined."""
    return Message("duel-joined-begun" if contest.row.state == "playing" else "duel-joined")


def finished_text(contest: Contest) -> Message:
    """Told to somebody who asks for their hand when their own match is over."""
    return Message("duel-results-below") if contest.over else Message("duel-you-finished", when=_when(contest))


def cancelling(contest: Contest) -> Payload:
    """Asks whether a duel is to be cancelled."""
    question = Message("duel-cancel-ask-playing" if contest.row.state == "playing" else "duel-cancel-ask")
    confirmed = OfContest(contest.id, confirmed=True)
    sure = button(DUEL_CANCEL, Message("duel-button.cancel-now"), 0, confirmed, style=DANGER)
    return Payload(say_chat(question), rows=((sure,),))


# -- when it is over --------------------------------------------------------------------------------------------------


def comparison(contest: Contest, compared: Compared) -> Payload:
    """How everybody fared. The winners are mentioned."""
    found, users = compared.comparison, compared.winners
    names = [texts.plain(name) for name in found.names]
    who = [
        f"<@{entry.user_id}>" if place in found.winners and entry.user_id in users else names[place]
        for place, entry in enumerate(compared.entries)
    ]
    own = OfContest(contest.id)
    again = button(DUEL_REMATCH, Message("duel-button.rematch"), 0, own, style=SUCCESS)
    if not found.winners:
        row = (again, shuffle_button(contest))
        return Payload(say_chat(Message("duel-over-unfinished")), rows=(row,), ping=users)
    rest = Joined(tuple(ranking_lines(found, names.__getitem__)), " · ")
    told = Message("duel-over", verdict=verdict(found, who.__getitem__), lines=rest)
    row = (
        again,
        button(DUEL_RECORD, Message("contest-button.record"), 0, own),
        button(DUEL_REPLAY, Message("contest-button.replay"), 0, own),
        shuffle_button(contest),
    )
    rows: Controls = ((_deals(contest),), row)
    return Payload(say_chat(told), draw_comparison(found), rows, ping=users)


def _deals(contest: Contest) -> Component:
    numbers = range(1, contest.row.deals + 1)
    options = [option(Message("duel-deal-option", number=deal), str(deal)) for deal in numbers]
    return select(DUEL_DEAL, Message("duel-pick-deal"), options, 0, OfContest(contest.id))


def deal_page(contest: Contest, found: ComparedDeal) -> Payload:
    """A deal as everybody played it, and the decision at which they parted first, with its picture."""
    played, menu = found.played, ((_deals(contest),),)
    told = [fitting(_deal_text(contest, found, longest), _LONGEST) for longest in _NAME_LENGTHS]
    text = next((text for text in told if len(text) <= _LONGEST), "") or told[-1][:_LONGEST].rpartition("\n")[0]
    if not played.partings:
        return Payload(text, rows=menu)
    drawing = draw_parting(played.number, played.partings[0], _names(found), _seats(found))
    return Payload(text, drawing, menu)


def _names(found: ComparedDeal) -> tuple[str, ...]:
    return known_names(found.names)


def _seats(found: ComparedDeal) -> tuple[str, ...]:
    """What the seats at everybody's table are called: the person sits in the first."""
    return say_chat(Message("parting-player")), *found.computers


def _deal_text(contest: Contest, found: ComparedDeal, longest: int) -> str:
    played = found.played
    names = [texts.plain(name[:longest]) for name in _names(found)]
    seats = [texts.plain(name[:longest]) for name in _seats(found)]
    first, *later = played.partings or (None,)
    bold = any(took for it in played.lines for _, took in it.moves)
    heading = Message("duel-deal-heading", number=played.number, deals=contest.row.deals, game=found.title, bold=bold)
    told = lines(
        heading,
        *(
            Message("duel-deal-line", who=Who(names[it.person]), points=margin(it.margin), moves=moves_told(it))
            for it in played.lines
        ),
        *_parted(first, names, seats, len(played.lines)),
        *(
            Message("duel-parted-later", moment=moment_of(one.view), branches=Row(_branches(one, names, seats), "; "))
            for one in later[:2]
        ),
        Message("duel-otherwise", who=AllOf(Who(names[person]) for person in played.otherwise))
        if played.otherwise
        else None,
    )
    return say_chat(told)


def _parted(parting: Parting | None, names: Sequence[str], seats: Sequence[str], people: int) -> Iterator[Message]:
    if parting is None:
        if people > 1:
            yield Message("duel-deal-alike")
        return
    yield Message("duel-parted", moment=moment_of(parting.view))
    for branch in _branches(parting, names, seats):
        yield Message("duel-parted-branch", branch=branch)


def _branches(parting: Parting, names: Sequence[str], seats: Sequence[str]) -> list[Message]:
    return [branch_told(parting, branch, names.__getitem__, seats.__getitem__) for branch in parting.branches]
