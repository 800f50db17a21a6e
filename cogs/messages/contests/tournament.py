"""What a tournament says of itself: who takes part, how far its rounds are, its standings; and where everybody sits."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import discord

from bot.rules.grammar import counted, joined
from bot.rules.options import load
from bot.rules.shuffle import ContestTerms
from bot.table.contests.contest import Contest
from bot.table.contests.tournament import PlaceRow, RoundTable, Tournament
from bot.table.tables import Tables
from bot.words.contests.tournament import Standings, lines, verdict
from cogs.messages import texts
from cogs.messages.contests.posts import ContestPost, Key
from cogs.messages.pages import rule_texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.contests import OfContest
from cogs.messages.parts.buttons import PRIMARY, button, people_select
from cogs.messages.parts.payload import Controls, Payload
from cogs.messages.shuffle import seal_line
from images.contests.tournament import PODIUM, ROWS, draw_standings

SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
TOURNAMENT, STANDINGS, SEATS = "tournament", "standings", "seats"  # the messages of a tournament
_LONGEST = 1950  # characters of a message
_NUMBERED = 100  # of a message about a table: its round times this, and its number
_MEANING = (
    "All tables of a round play the same deals. Your score is by how much your side did better than the same side at "
    "the other tables: the luck of the deal is out of it."
)


async def posts(tables: Tables, contest: Contest) -> Mapping[Key, ContestPost]:
    """The messages of a tournament: its own, the standings after each round, and at each table where one sits now."""
    channel = contest.row.channel_id
    if channel is None or contest.row.kept != "all":
        return {}
    tournament = await tables.tournaments.of(contest)
    rest = tables.tournaments.rounds.rests_until(tournament)
    found: dict[Key, ContestPost] = {}
    now = tournament.round
    for table in tournament.tables_of(now) if now is not None else ():  # first: before what is played there
        if table.table_id is not None and table.channel_id is not None:
            number = table.round * _NUMBERED + table.number
            found[SEATS, number] = ContestPost(table.channel_id, seats(tournament, table))
    found[TOURNAMENT, 0] = ContestPost(channel, payload(tournament, int(rest.timestamp()) if rest else None))
    is_finished = contest.row.state == "finished"
    for played in range(1, tournament.played + 1 if tournament.tables else 1):
        if played < tournament.rounds or is_finished:
            found[STANDINGS, played] = ContestPost(channel, standings(tournament, played))
    return found


# -- its own message --------------------------------------------------------------------------------------------------


def payload(tournament: Tournament, rests_until: int | None = None) -> Payload:
    """A tournament as it stands. `rests_until` is when the next round begins, if one is waited for."""
    state = tournament.contest.row.state
    if state == "open":
        return Payload(_cut(_lobby(tournament)), rows=_lobby_rows(tournament))
    if state == "playing":
        rows = _playing_rows(tournament, rests=rests_until is not None)
        return Payload(_cut(_playing(tournament, rests_until)), rows=rows)
    over = "is over: the final standings are below" if state == "finished" else "was ended before it was played out"
    proof = ((button(ids.TOURNAMENT_PROOF, "Fair shuffle", 0, OfContest(tournament.id)),),)
    return Payload(f"{_title(tournament)}\nThis tournament {over}.\n{seal_line(tournament.contest.seal)}", rows=proof)


def _title(tournament: Tournament) -> str:
    return f"**Tournament: {tournament.title}**"


def _settings(tournament: Tournament) -> str:
    row, settings = tournament.contest.row, tournament.settings
    form = "two pairs at a table" if tournament.in_pairs else "everybody for themselves, with others in each round"
    options = load(tournament.game.options_type, row.options)
    rules = rule_texts.rules_summary(tournament.game, options)
    clock = "by post" if settings.clock == "post" else settings.clock
    rounds = counted(tournament.rounds, "round")
    return f"{rules} · {rounds} of {counted(row.deals, 'deal')} · {form} · clock: {clock} · computers: {row.level}"


def _lobby(tournament: Tournament) -> Iterator[str]:
    row = tournament.contest.row
    yield f"{_title(tournament)} · hosted by <@{row.host_id}>" if row.host_id else _title(tournament)
    yield _settings(tournament)
    yield _MEANING
    entries = tournament.contest.entries
    if entries:
        yield f"**{counted(len(entries), 'player')}**: {', '.join(_wishing(tournament))}"
        yield _tables_line(tournament)
    partner = (
        " **Partner** chooses with whom; if you choose nobody, you get a partner at the start."
        if tournament.in_pairs
        else ""
    )
    yield (f"**Join**!{partner} The host presses **Start**. Each table plays in a private thread that is made for it.")
    if tournament.rounds < tournament.settings.rounds:
        yield f"{counted(tournament.settings.rounds, 'round')} are wanted: for all of them more people have to join."
    yield seal_line(tournament.contest.seal, "Sealed deals")


def _wishing(tournament: Tournament) -> Iterator[str]:
    """Those who have joined, each with their partner, or whom they wish to have."""
    told = set[int]()
    names = {entry.user_id: texts.plain(entry.name) for entry in tournament.contest.entries}
    for user_id, name in names.items():
        partner = tournament.partner_of(user_id)
        if user_id in told:
            continue
        if partner is not None and partner in names:
            told.add(partner)
            yield f"{name} & {names[partner]}"
        elif (wished := tournament.wishes.get(user_id)) is not None:
            yield f"{name} (asks <@{wished}> to be their partner)"
        else:
            yield name


def _tables_line(tournament: Tournament) -> str:
    row, people = tournament.contest.row, len(tournament.contest.entries)
    computers = tournament.tables_each * row.players - people
    fill = f", with {counted(computers, 'computer')} in the empty seats" if computers else ""
    return f"{counted(tournament.tables_each, 'table')} of {row.players}{fill}."


def _lobby_rows(tournament: Tournament) -> Controls:
    it = OfContest(tournament.id)
    full = len(tournament.contest.entries) >= tournament.most_people
    partner = (button(ids.TOURNAMENT_PARTNER, "Partner", 0, it),) if tournament.in_pairs else ()
    return (
        (
            button(ids.TOURNAMENT_JOIN, "Join", 0, it, style=SUCCESS, disabled=full),
            *partner,
            button(ids.TOURNAMENT_LEAVE, "Leave", 0, it),
            button(ids.TOURNAMENT_START, "Start", 0, it, style=PRIMARY),
            button(ids.TOURNAMENT_STOP, "Cancel", 0, it),
        ),
    )


def _playing(tournament: Tournament, rests_until: int | None) -> Iterator[str]:
    """How far it is: who has finished the round, and nothing of what was played there."""
    number = tournament.played + 1
    yield f"{_title(tournament)} · round {min(number, tournament.rounds)} of {tournament.rounds}"
    yield _settings(tournament)
    if tournament.settings.blocked:
        yield f"⚠️ {tournament.settings.blocked} Then press **Go on**."
    if rests_until is not None:
        yield f"The next round begins <t:{rests_until}:R>."
    for table in tournament.tables_of(tournament.played):
        yield f"{_sign(table)} Table {table.number + 1}: {_names(tournament.seated(table))}"
    yield "What is played stays at each table until the round is over everywhere."
    yield seal_line(tournament.contest.seal, "Sealed deals")


def _sign(table: RoundTable) -> str:
    return "✅" if table.ended_at is not None else "▶️" if table.table_id is not None else "⏳"


def _names(places: tuple[PlaceRow, ...]) -> str:
    return joined([_name(place) for place in places])


def _name(place: PlaceRow) -> str:
    """A name as all may read it: a computer that fills a seat is called one."""
    called = texts.plain(place.name or "Former player")
    return f"{called} (computer)" if place.is_filling else called


def _playing_rows(tournament: Tournament, *, rests: bool) -> Controls:
    it = OfContest(tournament.id)
    label = "Next round" if rests else "Go on"
    go_on = (button(ids.TOURNAMENT_NEXT, label, 0, it, style=PRIMARY),) if rests or tournament.settings.blocked else ()
    return ((*go_on, button(ids.TOURNAMENT_LEAVE, "Leave", 0, it), button(ids.TOURNAMENT_STOP, "End", 0, it)),)


def _cut(told: Iterator[str]) -> str:
    text = "\n".join(told)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


# -- the others -------------------------------------------------------------------------------------------------------


def standings(tournament: Tournament, played: int) -> Payload:
    """The standings after a round; after the last the final card, which mentions who has won."""
    found = tournament.standings(played)
    rest = [texts.escaped(line) for line in lines(found, _drawn(found))]
    who = texts.escaped(verdict(found))
    if not found.is_final:
        told = [f"**{tournament.title}**, after round {played} of {found.rounds}: {who}.", *rest]
        return Payload(_cut(iter(told)), draw_standings(found))
    told = [f"**{tournament.title}**: {who}!", *rest]
    won = {name for place in found.winners for name in place.names}
    users = tuple(it.user_id for it in tournament.places if it.user_id is not None and it.name in won)
    return Payload(_cut(iter(told)), draw_standings(found), ping=users)


def _drawn(found: Standings) -> int:
    """How many places the picture shows, so that the text tells the others."""
    return PODIUM if found.is_final else ROWS


def standings_page(tournament: Tournament) -> Payload:
    """The standings so far, for one person."""
    if not tournament.played:
        return Payload("No round is over yet.")
    return replace(standings(tournament, tournament.played), ping=())


def seats(tournament: Tournament, table: RoundTable) -> Payload:
    """Said once in a table's thread as its round begins: who plays here now."""
    seated = tournament.seated(table)
    people = tuple(place.user_id for place in seated if place.user_id is not None)
    who = joined([_name(place) if place.user_id is None else f"<@{place.user_id}>" for place in seated])
    pairs = " Partners sit opposite each other." if len(set(_sides(tournament))) < len(seated) else ""
    deals = tournament.contest.row.deals
    return Payload(
        f"**Round {table.round + 1} of {tournament.rounds}, table {table.number + 1}**: {who}.{pairs} "
        f"{counted(deals, 'deal')}, the same as at the other tables: tell nobody of {'it' if deals == 1 else 'them'} "
        "before the round is over.",
        ping=people,
    )


def _sides(tournament: Tournament) -> tuple[int, ...]:
    row = tournament.contest.row
    return tournament.game.sides(load(tournament.game.options_type, row.options), row.players)


# -- shown to one person ----------------------------------------------------------------------------------------------


def joined_page(tournament: Tournament, user_id: int) -> Payload:
    """Told to somebody who has joined: their number, and with whom they play."""
    names = {entry.user_id: texts.plain(entry.name) for entry in tournament.contest.entries}
    partner = tournament.partner_of(user_id)
    wished = tournament.wishes.get(user_id)
    if not tournament.in_pairs:
        told = ""
    elif partner in names:
        told = f" You play with {names[partner]}, who wished it too. **Partner** chooses somebody else."
    elif wished is not None:
        told = f" You play with <@{wished}> as soon as they press **Join** too."
    else:
        told = " You get a partner at the start; **Partner** chooses one."
    entry = tournament.contest.entry_of(user_id)
    number = f"Your number in the shuffle is `{entry.interaction_id}`, and the" if entry is not None else "The"
    return Payload(f"You are in.{told}\n-# {number} seal is `{tournament.contest.seal}`.")


def partner_page(tournament: Tournament) -> Payload:
    """The choice of a partner."""
    it = people_select(ids.TOURNAMENT_PARTNER, "Choose your partner", 0, 1, OfContest(tournament.id))
    return Payload("With whom do you want to play? They agree by pressing **Join**, or by choosing you.", rows=((it,),))


def leaving(tournament: Tournament) -> Payload:
    """What somebody is asked who wants to leave a tournament that has begun."""
    sure = button(ids.TOURNAMENT_LEAVE, "Leave", 0, OfContest(tournament.id, confirmed=True), style=DANGER)
    return Payload("Leave the tournament? A computer plays on for you, in all rounds that are left.", rows=((sure,),))


def stopping(tournament: Tournament) -> Payload:
    """What the host is asked who wants to end it."""
    sure = button(ids.TOURNAMENT_STOP, "End it", 0, OfContest(tournament.id, confirmed=True), style=DANGER)
    return Payload("End this tournament for everybody? What is being played stops.", rows=((sure,),))


def proof(tournament: Tournament, terms: ContestTerms) -> Payload:
    """How anybody checks the deals of a tournament that is over."""
    row = tournament.contest.row
    if row.kept == "result":
        return Payload("This was so long ago that its deals and their secret are deleted: only the results are kept.")
    fixed = "\n".join(terms.lines)
    return Payload(
        f"**Fair shuffle.** The secret was `{row.secret.hex()}`; its SHA-256 is the seal that stood there from the "
        f"beginning, `{tournament.contest.seal}`. All tables of round n have this secret: SHA-256 of that secret, "
        f"these lines (each ended by a line feed) and `round n`:\n```\n{fixed}\n```\n"
        "**Record**, at the end of each match, names it; `boneyard record verify` deals every hand from it."[:_LONGEST]
    )
