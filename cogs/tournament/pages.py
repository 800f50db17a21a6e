"""The messages of a tournament: the people in it, its rounds, its standings; and the seats of each table."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from discord.utils import format_dt

from bot.message import AllOf, Joined, Message, Text, Who, escaped, lines, sentences
from bot.words.speaker import say_chat
from cogs.contests.contest import Contest
from cogs.contests.lobby import Lobby
from cogs.contests.pages import OfContest, shuffle_button
from cogs.kit.custom_ids import Action
from cogs.kit.payload import plain as plainly
from cogs.kit.payload.buttons import PRIMARY, button, people_select
from cogs.kit.payload.payload import Controls, Payload
from cogs.messages import rule_texts
from cogs.tournament.pictures import PODIUM, ROWS, draw_standings
from cogs.tournament.tournament import PlaceRow, RoundTable, Tournament
from cogs.tournament.words import place_lines, verdict

LOBBY = Lobby(
    join=Action("tournamentjoin", OfContest),
    leave=Action("tournamentleave", OfContest),
    start=Action("tournamentstart", OfContest),
    cancel=Action("tournamentstop", OfContest),
    left=Message("tournament-you-left"),
    started=Message("done-tournament-started"),
    cancelled=Message("tournament-stopped"),
    ask_cancel=dict.fromkeys(("open", "playing"), Message("tournament-stop-ask")),
    sure_cancel=Message("tournament-button.end-now"),
    ask_leave=Message("tournament-leave-ask"),
)
TOURNAMENT_PARTNER = Action("tournamentpartner", OfContest)
TOURNAMENT_NEXT = Action("tournamentnext", OfContest)
_LONGEST_MESSAGE, _NAMED = 1950, 1400  # characters of a message, and of the names in it


# -- its own message --------------------------------------------------------------------------------------------------


def payload(tournament: Tournament, rests_until: datetime | None = None) -> Payload:
    """A tournament as it stands. `rests_until` is when the next round begins, if one is waited for."""
    state = tournament.contest.row.state
    if state == "open":
        return Payload(_cut(*_lobby(tournament)), rows=_lobby_rows(tournament))
    if state == "playing":
        rows = _playing_rows(tournament, rests=rests_until is not None)
        return Payload(_cut(*_playing(tournament, rests_until)), rows=rows)
    over = Message("contest-over-below" if state == "finished" else "tournament-ended-early")
    title = Message("tournament-title", game=tournament.title)
    return Payload(say_chat(lines(title, over)), rows=((shuffle_button(tournament.contest),),))


def _settings(tournament: Tournament) -> Message:
    row = tournament.contest.row
    return Message(
        "tournament-settings",
        rules=rule_texts.rules_summary(tournament.game, tournament.options),
        length=Message("tournament-length", rounds=tournament.rounds, deals=row.deals),
        form=Message("tournament-form-pairs" if tournament.in_pairs else "tournament-form-individual"),
        clock=Message(f"tournament-clock-{tournament.settings.clock}"),
        level=Message(f"level-{row.level}"),
    )


def _lobby(tournament: Tournament) -> Iterator[Text]:
    row, entries = tournament.contest.row, tournament.contest.entries
    if row.host_id:
        yield Message("tournament-title-host", game=tournament.game.title, host=f"<@{row.host_id}>")
    else:
        yield Message("tournament-title", game=tournament.game.title)
    yield _settings(tournament)
    yield Message("tournament-meaning")
    if entries:
        names = say_chat(Joined(tuple(_wishing(tournament)), ", "))
        names = names if len(names) <= _NAMED else f"{names[:_NAMED].rpartition(', ')[0]}, …"
        yield Message("tournament-players", count=len(entries), names=names)
        tables, seats = tournament.tables_each, row.players
        if computers := tables * seats - len(entries):
            yield Message("tournament-tables-computers", tables=tables, seats=seats, computers=computers)
        else:
            yield Message("tournament-tables", tables=tables, seats=seats)
    pairs = Message("tournament-join-pairs") if tournament.in_pairs else None
    yield sentences(Message("tournament-join-now"), pairs)
    if tournament.rounds < tournament.settings.rounds:
        yield Message("tournament-fewer-rounds", rounds=tournament.settings.rounds)


def _wishing(tournament: Tournament) -> Iterator[Text]:
    """All who have joined, each with their partner, or the partner they ask for."""
    named = set[int]()
    names = {entry.user_id: plainly.plain(entry.name) for entry in tournament.contest.entries}
    for user_id, name in names.items():
        partner = tournament.partner_of(user_id)
        if user_id in named:
            continue
        if partner is not None and partner in names:
            named.add(partner)
            yield Message("tournament-pair", one=Who(name), other=Who(names[partner]))
        elif (wished := tournament.wishes.get(user_id)) is not None:
            yield Message("tournament-asks", who=Who(name), partner=f"<@{wished}>")
        else:
            yield name


def _lobby_rows(tournament: Tournament) -> Controls:
    contest = tournament.contest
    partner = button(TOURNAMENT_PARTNER, Message("tournament-button.partner"), 0, OfContest(contest.id))
    is_full = len(contest.entries) >= tournament.most_people
    first = LOBBY.row(contest, *((partner,) if tournament.in_pairs else ()), is_full=is_full)
    return first, (shuffle_button(contest),)


def _playing(tournament: Tournament, rests_until: datetime | None) -> Iterator[Text]:
    """The progress: the tables that have finished the round, and nothing of what was played there."""
    number = min(tournament.played + 1, tournament.rounds)
    yield Message("tournament-title-round", game=tournament.game.title, round=number, rounds=tournament.rounds)
    yield _settings(tournament)
    if (blocked := tournament.settings.blocked_by) is not None:
        yield Message("tournament-blocked", reason=blocked)
    if rests_until is not None:
        yield Message("tournament-next-at", when=format_dt(rests_until, "R"))
    for table in tournament.tables_of(tournament.played):
        who = AllOf(Who(_name(place)) for place in tournament.seated(table))
        state = "done" if table.ended_at is not None else "waiting" if table.table_id is None else "playing"
        yield Message(f"tournament-table-{state}", number=table.number + 1, who=who)
    yield Message("tournament-quiet")


def _name(place: PlaceRow) -> Text:
    """A name as all may read it: a computer that fills a seat is called one."""
    if not place.name:
        return Message("tournament-former-player")
    name = plainly.plain(place.name)
    return Message("tournament-computer", who=Who(name)) if place.is_filling else name


def _playing_rows(tournament: Tournament, *, rests: bool) -> Controls:
    own = OfContest(tournament.id)
    label = Message("tournament-button.next" if rests else "tournament-button.continue")
    go_on = (button(TOURNAMENT_NEXT, label, 0, own, style=PRIMARY),) if rests or tournament.settings.blocked else ()
    row = (
        *go_on,
        button(LOBBY.leave, Message("button-leave"), 0, own),
        button(LOBBY.cancel, Message("tournament-button.end"), 0, own),
        shuffle_button(tournament.contest),
    )
    return (row,)


def _cut(*parts: Text) -> str:
    text = say_chat(lines(*parts))
    return text if len(text) <= _LONGEST_MESSAGE else f"{text[: _LONGEST_MESSAGE - 1]}…"


# -- the others -------------------------------------------------------------------------------------------------------


def standings(tournament: Tournament, played: int) -> Payload:
    """The standings after a round; after the last the final card, which mentions who has won."""
    ranked = tournament.standings(played)
    drawn = PODIUM if ranked.is_final else ROWS  # the text lists the others
    rest = [escaped(line, plainly.escaped) for line in place_lines(ranked, drawn)]
    who = escaped(verdict(ranked), plainly.escaped)
    if not ranked.is_final:
        after = Message("tournament-after", game=tournament.title, played=played, rounds=ranked.rounds, verdict=who)
        return Payload(_cut(after, *rest), draw_standings(ranked))
    won = {name for place in ranked.winners for name in place.names}
    users = tuple(place.user_id for place in tournament.places if place.user_id is not None and place.name in won)
    final = Message("tournament-final", game=tournament.title, verdict=who)
    return Payload(_cut(final, *rest), draw_standings(ranked), ping=users)


def standings_page(tournament: Tournament) -> Payload:
    """The standings so far, for one person."""
    if not tournament.played:
        return Payload(say_chat(Message("tournament-no-standings")))
    return replace(standings(tournament, tournament.played), ping=())


def seats(tournament: Tournament, table: RoundTable) -> Payload:
    """Said once in a table's thread as its round begins: the people who play here now."""
    seated = tournament.seated(table)
    people = tuple(place.user_id for place in seated if place.user_id is not None)
    who = AllOf(Who(_name(place) if place.user_id is None else f"<@{place.user_id}>") for place in seated)
    text = sentences(
        Message("tournament-seats", round=table.round + 1, rounds=tournament.rounds, table=table.number + 1, who=who),
        Message("tournament-partners-sit") if len(set(tournament.sides)) < len(seated) else None,
        Message("tournament-same-deals", deals=tournament.contest.row.deals),
    )
    return Payload(say_chat(text), ping=people)


# -- shown to one person ----------------------------------------------------------------------------------------------


def joined_text(tournament: Tournament, user_id: int) -> Message:
    """The answer to a person who has joined, with their partner."""
    names = {entry.user_id: plainly.plain(entry.name) for entry in tournament.contest.entries}
    partner = tournament.partner_of(user_id)
    wished = tournament.wishes.get(user_id)
    if not tournament.in_pairs:
        return Message("contest-joined")
    if partner in names:
        return Message("tournament-joined-with", partner=Who(names[partner]))
    if wished is not None:
        return Message("tournament-joined-asking", partner=f"<@{wished}>")
    return Message("tournament-joined-alone")


def partner_page(contest: Contest) -> Payload:
    pick = Message("tournament-partner-pick")
    menu = people_select(TOURNAMENT_PARTNER, pick, 0, 1, OfContest(contest.id))
    return Payload(say_chat(Message("tournament-partner-ask")), rows=((menu,),))
