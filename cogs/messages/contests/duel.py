"""What a duel says of itself: who takes part, how far everybody is, and when it is over how they compare."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.rules.grammar import counted, joined
from bot.table.contests.comparing import Compared, ComparedDeal
from bot.table.contests.contest import Contest
from bot.table.contests.duels import FEWEST, MOST, Progress
from bot.table.tables import Tables
from bot.words.contests.comparison import margin_words, ranking_lines, verdict
from bot.words.contests.partings import Parting, branch_sentence, line_words, moment_words
from cogs.messages import texts
from cogs.messages.contests.posts import ContestPost, Key
from cogs.messages.pages import rule_texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.contests import OfContest
from cogs.messages.parts.buttons import PRIMARY, button, option, select
from cogs.messages.parts.payload import Component, Controls, Payload
from images.contests.comparison import draw_comparison
from images.contests.parting import draw_parting

SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
DUEL, COMPARISON = "duel", "comparison"  # the messages of a duel
_LONGEST = 1950  # characters of a page
_NAME_LENGTHS = (24, 14, 8)
_WHAT = (
    "The same sealed deals for everybody, each in their own direct messages, with the same computers in the other "
    "seats: whoever does best with the same tiles wins."
)


async def posts(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The messages of a duel."""
    channel = contest.row.channel_id
    if channel is None or contest.row.kept != "all":
        return {}
    found: dict[Key, ContestPost] = {(DUEL, 0): ContestPost(channel, await duel(tables, contest))}
    if contest.row.state == "finished":
        compared = await tables.duels.comparisons.of(contest)
        found[COMPARISON, 0] = ContestPost(channel, comparison(contest, compared))
    return found


# -- while it is open and played --------------------------------------------------------------------------------------


async def duel(tables: Tables, contest: Contest) -> Payload:
    """Who takes part, and how far everybody is: nothing of how they fare."""
    title, state = _title(tables, contest), contest.row.state
    if state == "open":
        return await _lobby(tables, contest, title)
    if state == "stopped":
        return Payload(f"{title}\nThis duel was cancelled, or nobody started it.")
    if state == "finished":
        return Payload(f"{title}\nThis duel is over: the comparison is below.\n{_seal(contest)}")
    progress = await tables.duels.progress(contest)
    lines = [
        title,
        f"It ends {_when(contest)}, or as soon as everybody has finished: then you see how each of you did.",
        *(f"- {_name(step.entry.name)}: {_far(step, contest.row.deals)}" for step in progress),
        "-# Your hands come by direct message; **My hand** shows yours here, to you alone.",
        _seal(contest),
        *_numbers(contest),
    ]
    row = (
        button(ids.DUEL_HAND, "My hand", 0, OfContest(contest.id), style=PRIMARY),
        button(ids.DUEL_CANCEL, "Cancel", 0, OfContest(contest.id)),
    )
    return Payload("\n".join(lines), rows=(row,))


async def _lobby(tables: Tables, contest: Contest, title: str) -> Payload:
    own, entries = OfContest(contest.id), contest.entries
    called = await _called(tables, contest)
    host = next((entry for entry in entries if entry.user_id == contest.row.host_id), None)
    starter = _name(host.name) if host is not None else "The host"
    hours = counted(int(contest.row.settings.get("hours", 24)), "hour")
    lines = [
        *([f"{joined(f'<@{user}>' for user in called)}: a rematch, with new deals!"] if called else []),
        title,
        _WHAT,
        *(
            f"{number}. {_name(entry.name)}{' (host)' if entry is host else ''}"
            for number, entry in enumerate(entries, 1)
        ),
        f"For {FEWEST} to {MOST}: **Join**! {starter} presses **Start**, then everybody has {hours}.",
        _seal(contest),
        *_numbers(contest),
    ]
    row = (
        button(ids.DUEL_JOIN, "Join", 0, own, style=SUCCESS),
        button(ids.DUEL_LEAVE, "Leave", 0, own),
        button(ids.DUEL_START, "Start", 0, own, style=PRIMARY, disabled=len(entries) < FEWEST),
        button(ids.DUEL_CANCEL, "Cancel", 0, own),
    )
    return Payload("\n".join(lines), rows=(row,), ping=called)


async def _called(tables: Tables, contest: Contest) -> tuple[int, ...]:
    """Who is called to a rematch: those who took part before, but for its host."""
    if contest.row.number is None:
        return ()
    before = await tables.contests.get(contest.row.number)
    users = (entry.user_id for entry in before.entries if entry.user_id != contest.row.host_id)
    return tuple(user for user in users if user > 0)


def _title(tables: Tables, contest: Contest) -> str:
    row, (game, options) = contest.row, tables.duels.comparisons.rules_of(contest)
    rules = rule_texts.rules_summary(game, options)
    return (
        f"**Duel** · {game.title_of(options, row.players)}, {counted(row.deals, 'deal')}, computers: {row.level}\n"
        f"-# {rules}"
    )


def _far(step: Progress, deals: int) -> str:
    if step.is_done:
        return "✅ done"
    return "has left" if step.has_left else f"deal {step.deal} of {deals}"


def _when(contest: Contest) -> str:
    return f"<t:{int(contest.row.ends_at.timestamp())}:R>" if contest.row.ends_at is not None else "later"


def _seal(contest: Contest) -> str:
    return f"-# Sealed deals `{contest.seal}`"


def _numbers(contest: Contest) -> Iterator[str]:
    """The numbers of the presses that count in the deals."""
    told = [f"{_name(entry.name)} `{entry.interaction_id}`" for entry in contest.entries if entry.interaction_id]
    if contest.row.start_number is not None:
        told.append(f"Start `{contest.row.start_number}`")
    if told:
        yield f"-# Numbers: {' · '.join(told)}"


def _name(name: str) -> str:
    return texts.plain(name or "somebody")


def joined_text(contest: Contest, user_id: int) -> str:
    """Told to somebody who has just joined: their number, if that press counts."""
    entry = contest.entry_of(user_id)
    number = entry.interaction_id if entry is not None else None
    begun = " The duel begins: your first hand comes by direct message." if contest.row.state == "playing" else ""
    counts = f"\nYour number in the deals: `{number}`. It is in the message too." if number is not None else ""
    return f"You are in.{begun}{counts}"


def started_text(number: int) -> str:
    """Told to the host who has just started a duel."""
    return (
        "The duel begins. Your hand comes by direct message, and by **My hand** here.\n"
        f"Your number in the deals: `{number}`."
    )


def finished_text(contest: Contest) -> str:
    """Told to somebody who asks for their hand when their own match is over."""
    return (
        "The comparison is below."
        if contest.over
        else f"Your own match is over. The comparison comes when all are done, at the latest {_when(contest)}."
    )


def cancelling(contest: Contest) -> Payload:
    """Asks whether a duel is to be cancelled."""
    question = (
        "Cancel this duel? Everybody's match ends, and nothing is compared."
        if contest.row.state == "playing"
        else "Cancel this duel?"
    )
    confirmed = OfContest(contest.id, confirmed=True)
    return Payload(question, rows=((button(ids.DUEL_CANCEL, "Cancel the duel", 0, confirmed, style=DANGER),),))


# -- when it is over --------------------------------------------------------------------------------------------------


def comparison(contest: Contest, compared: Compared) -> Payload:
    """How everybody fared. The winners are mentioned."""
    found, users = compared.comparison, compared.winners
    names = [_name(person.name) for person in found.people]
    who = [
        f"<@{entry.user_id}>" if place in found.winners and entry.user_id in users else names[place]
        for place, entry in enumerate(compared.entries)
    ]
    lines = [
        f"**The duel is over.** {verdict(found, who.__getitem__)} in {counted(found.deals, 'deal')} of {found.title}."
        if found.winners
        else f"**The duel is over.** Nobody has finished it in time: {found.title}.",
        " · ".join(ranking_lines(found, names.__getitem__)),
        _seal(contest),
        f"-# Secret `{contest.row.secret.hex()}`" if contest.row.secret else "",
        *_numbers(contest),
    ]
    own = OfContest(contest.id)
    buttons = (
        button(ids.DUEL_REMATCH, "Rematch", 0, own, style=SUCCESS),
        *((button(ids.DUEL_RECORD, "Record", 0, own),) if found.winners else ()),
        *((button(ids.DUEL_REPLAY, "Replay", 0, own),) if found.winners else ()),
    )
    rows: Controls = ((_deals(contest),), buttons) if found.winners else (buttons,)
    drawing = draw_comparison(found) if found.winners else None
    return Payload("\n".join(filter(None, lines)), drawing, rows, ping=users)


def _deals(contest: Contest) -> Component:
    options = [option(f"Deal {deal}", str(deal)) for deal in range(1, contest.row.deals + 1)]
    return select(ids.DUEL_DEAL, "A deal: who played what, and where you parted", options, 0, OfContest(contest.id))


def deal_page(contest: Contest, found: ComparedDeal) -> Payload:
    """A deal as everybody played it, and the decision at which they parted first, with its picture."""
    played, menu = found.played, ((_deals(contest),),)
    text = (
        next((text for longest in _NAME_LENGTHS if len(text := _deal_text(contest, found, longest)) <= _LONGEST), "")
        or _deal_text(contest, found, _NAME_LENGTHS[-1])[:_LONGEST].rpartition("\n")[0]
    )
    if not played.partings:
        return Payload(text, rows=menu)
    drawing = draw_parting(played.number, played.partings[0], found.names, found.seat_names)
    return Payload(text, drawing, menu)


def _deal_text(contest: Contest, found: ComparedDeal, longest: int) -> str:
    played = found.played
    names = [texts.plain(name[:longest]) for name in found.names]
    seats = [texts.plain(name[:longest]) for name in found.seat_names]
    first, *later = played.partings or (None,)
    lines = [
        f"**Deal {played.number}** of {contest.row.deals} · {found.title} · what took a trick is bold",
        *(f"- {names[line.person]} {margin_words(line.margin)}: {line_words(line)}" for line in played.lines),
        *_parted(first, names, seats, len(played.lines)),
        *(f"-# Then at {moment_words(one.view)}: {_branches(one, names, seats)}." for one in later[:2]),
    ]
    if played.otherwise:
        who = joined(names[person] for person in played.otherwise)
        lines.append(f"-# For {who} the deal began otherwise: an earlier one decides who goes first.")
    return "\n".join(lines)


def _parted(parting: Parting | None, names: Sequence[str], seats: Sequence[str], people: int) -> Iterator[str]:
    if parting is None:
        if people > 1:
            yield "All played it alike."
        return
    yield f"**Where you parted: {moment_words(parting.view)}.** Up to there all was the same."
    for branch in parting.branches:
        yield f"- {branch_sentence(parting, branch, names.__getitem__, seats.__getitem__)}"


def _branches(parting: Parting, names: Sequence[str], seats: Sequence[str]) -> str:
    name, seat_name = names.__getitem__, seats.__getitem__
    return "; ".join(branch_sentence(parting, branch, name, seat_name) for branch in parting.branches)
