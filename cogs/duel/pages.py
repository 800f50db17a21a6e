"""The messages of a duel: the people in it, their progress, and the comparison at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord.utils import format_dt

from bot.message import AllOf, Joined, Message, Names, Row, Text, Who, capitalized, lines, small, with_names
from bot.rules.catalogue import Catalogue
from bot.table.permissions import Person
from bot.words.names import known_names
from bot.words.speaker import say_chat
from bot.words.terms import moment_of
from cogs.contests.contest import Contest, margin
from cogs.contests.lobby import Lobby
from cogs.contests.pages import OWN_RESULT, OfContest, called, shuffle_button
from cogs.contests.table import FEWEST
from cogs.duel.comparing import ComparedDeal, ComparedDuel
from cogs.duel.pictures import draw_comparison, draw_divergence
from cogs.duel.table import DuelProgress, DuelState, is_offered
from cogs.duel.words import Divergence, branch_text, moves_text, ranking_lines, verdict
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import PRIMARY, SUCCESS, button, link_to_channel, option, select
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Component, Controls, Payload, fitting
from cogs.kit.payload.plain import plain
from cogs.messages import rule_texts
from cogs.messages.games import page_of_games


class Opponent(Argument, template="{user_id}/{game}"):
    """The person challenged to a duel, and its game: `7/black-tile`."""

    user_id: int
    game: str


LOBBY = Lobby(
    join=Action("dueljoin", OfContest),
    leave=Action("duelleave", OfContest),
    start=Action("duelstart", OfContest),
    cancel=Action("duelcancel", OfContest),
    left=Message("duel-you-left"),
    started=Message("duel-started"),
    cancelled=Message("duel-cancelled"),
    ask_cancel={"open": Message("duel-cancel-ask"), "playing": Message("duel-cancel-ask-playing")},
    sure_cancel=Message("button-cancel-duel"),
)
DUEL_HAND = Action("duelhand", OfContest)
DUEL_DEAL = Action("dueldeal", OfContest)
DUEL_RECORD = Action("duelrecord", OfContest)
DUEL_REPLAY = Action("duelreplay", OfContest)
DUEL_CHALLENGE = Action("duelchallenge", Opponent)
DUEL_REMATCH = Action("duelrematch", OfContest)
DUEL_LIKE = Action("duelplay", OfContest)
DUELS = Action("duels", NoArgument)


_LONGEST_PAGE = 1950  # characters of a page
_NAME_LENGTHS = (24, 14, 8)


def own_page(state: DuelState) -> Payload:
    """A duel by invitation as one person sees it: its progress, or the comparison."""
    return duel(state) if state.compared is None else comparison(state.contest, state.compared)


def own_result(state: DuelState, *, is_there: bool) -> Payload:
    """The duel from the end of a person's own match, or from a list. Outside its channel, the way there replaces the
    controls.
    """
    row, page = state.contest.row, own_page(state)
    if is_there or row.channel_id is None:
        return replace(page, ping=())
    there = link_to_channel(Message("button-table"), row.guild_id, row.channel_id)
    return replace(page, rows=((there,),), ping=())


def just_played(contest: Contest) -> Payload:
    """The answer to a person who asks for their hand after their match of a duel: the way to their result."""
    label = Message("end-button-result")
    shown = button(OWN_RESULT, label, 0, OfContest(contest.id), style=PRIMARY)
    return Payload(say_chat(Message("duel-hand-over", button=label)), rows=((shown,),))


def duels_button() -> Component:
    """The way to a person's duels, from past matches."""
    return button(DUELS, Message("button-duels"), 0)


def duel_list(catalogue: Catalogue, duels: Sequence[Contest]) -> Payload:
    """A person's duels, newest first, each to be looked at."""
    if not duels:
        return Payload(say_chat(Message("duel-list-none")))
    listed, options = list[Text](), list[Component]()
    for number, contest in enumerate(duels, 1):
        row, game = contest.row, catalogue.game(contest.row.game).title
        when = format_dt(row.ended_at or row.started_at or row.created_at, "R")
        listed.append(Message("duel-list-line", number=number, game=game, state=row.state, when=when))
        options.append(option(Joined((f"{number}.", game), " "), str(row.id)))
    menu = select(DUELS, Message("duel-list-choose"), options, 0)
    return Payload(say_chat(lines(Message("duel-list"), *listed)), rows=((menu,),))


def invitation(state: DuelState, host: Person) -> Payload:
    """A challenge by direct message, for a duel in no channel."""
    contest = state.contest
    text = Message("duel-invitation", who=Who(called(host.name)), game=state.game.title)
    own = OfContest(contest.id, code=contest.code)
    join = button(LOBBY.join, Message("button-join"), 0, own, style=SUCCESS)
    return Payload(say_chat(text), rows=((join,),))


# -- while it is open and played --------------------------------------------------------------------------------------


def duel(state: DuelState) -> Payload:
    """The people in it, and their progress. No results."""
    contest, title = state.contest, _title(state)
    own = OfContest(contest.id)
    if contest.row.state == "open":
        return _lobby(state, title)
    if contest.row.state == "stopped":
        return Payload(say_chat(lines(title, Message("duel-was-cancelled"))))
    if contest.row.state == "finished":
        return Payload(say_chat(lines(title, Message("contest-over-below"))), rows=((shuffle_button(contest),),))
    text = lines(
        title,
        Message("duel-ends", when=_when(contest)),
        *(_progress_line(progress, contest.row.deals) for progress in state.progress),
        Message("duel-hands"),
    )
    row = (
        button(DUEL_HAND, Message("hand-button"), 0, own, style=PRIMARY),
        button(LOBBY.cancel, Message("button-cancel"), 0, own),
        shuffle_button(contest),
    )
    return Payload(say_chat(text), rows=(row,))


def challenged(state: DuelState, host: Person, opponent: int, *, calls: bool) -> Payload:
    """A challenge to a duel that is open; `calls`: it pings the opponent."""
    text = Message("duel-challenge", who=Who(called(host.name)), opponent=f"<@{opponent}>", game=state.game.title)
    join = button(LOBBY.join, Message("button-join"), 0, OfContest(state.contest.id), style=SUCCESS)
    people = (opponent,)
    return Payload(say_chat(text), rows=((join,),), ping=people if calls else (), named=() if calls else people)


def _lobby(state: DuelState, title: Text) -> Payload:
    contest, before, entries = state.contest, state.called, state.contest.entries
    text = lines(
        Message("duel-rematch-call", who=AllOf(Who(f"<@{user}>") for user in before)) if before else None,
        title,
        Message("duel-what"),
        *(
            Message("duel-entry-host", number=number, who=Who(called(entry.name)))
            if entry.user_id == contest.row.host_id
            else f"{number}. {called(entry.name)}"
            for number, entry in enumerate(entries, 1)
        ),
        Message("duel-join-now", hours=int(contest.row.settings.get("hours", 24))),
        Message("duel-code", code=f"`{contest.code}`") if contest.is_by_invitation else None,
    )
    is_invited = contest.is_by_invitation  # only the people in it see it, and some pages may be old
    row = LOBBY.row(contest, joins=not is_invited, is_short=len(entries) < FEWEST and not is_invited)
    return Payload(say_chat(text), rows=((*row, shuffle_button(contest)),), ping=before)


def _title(state: DuelState) -> Text:
    row, level = state.contest.row, Message(f"level-{state.contest.row.level}")
    rules = small(rule_texts.rules_summary(state.game, state.options))
    return lines(Message("duel-title", game=state.game.title, deals=row.deals, level=level), rules)


def _progress_line(progress: DuelProgress, deals: int) -> Message:
    who = Who(called(progress.entry.name))
    if progress.is_done:
        return Message("duel-done", who=who)
    if progress.has_left:
        return Message("duel-left", who=who)
    return Message("duel-playing", who=who, deal=progress.deal, deals=deals)


def _when(contest: Contest) -> str:
    return format_dt(contest.row.ends_at, "R") if contest.row.ends_at is not None else "…"


def finished_text(contest: Contest) -> Message:
    """The answer to a person who asks for their hand after their own match."""
    return Message("contest-over-below") if contest.over else Message("duel-you-finished", when=_when(contest))


# -- when it is over --------------------------------------------------------------------------------------------------


def comparison(contest: Contest, compared: ComparedDuel) -> Payload:
    """The results of all. It pings the winners."""
    results, users = compared.comparison, compared.winners
    names = [plain(name) for name in results.names]
    who = [
        f"<@{entry.user_id}>" if place in results.winners and entry.user_id in users else names[place]
        for place, entry in enumerate(compared.entries)
    ]
    own = OfContest(contest.id)
    again = button(DUEL_REMATCH, Message("end-button-rematch"), 0, own, style=SUCCESS)
    play = button(DUEL_LIKE, Message("button-play"), 0, own, style=PRIMARY)
    if not results.winners:
        row = (again, play, shuffle_button(contest))
        return Payload(say_chat(Message("duel-over-unfinished")), rows=(row,), ping=users)
    rest = Joined(tuple(ranking_lines(results)), " · ")
    called = Names(names.__getitem__, mention=who.__getitem__)
    text = with_names(Message("duel-over", verdict=verdict(results), lines=rest), called)
    row = (
        again,
        play,
        button(DUEL_RECORD, Message("button-record"), 0, own),
        button(DUEL_REPLAY, Message("replay-title"), 0, own),
        shuffle_button(contest),
    )
    rows: Controls = ((_deals(contest),), row)
    return Payload(say_chat(text), draw_comparison(results), rows, ping=users)


def _deals(contest: Contest) -> Component:
    numbers = range(1, contest.row.deals + 1)
    options = [option(capitalized(Message("deal-name", kind="deal", number=deal)), str(deal)) for deal in numbers]
    return select(DUEL_DEAL, Message("duel-pick-deal"), options, 0, OfContest(contest.id))


def deal_page(contest: Contest, deal: ComparedDeal) -> Payload:
    """A deal as everyone played it, and the first decision that differs, with its picture."""
    played, menu = deal.played, ((_deals(contest),),)
    names = known_names(deal.names)
    seats = say_chat(Message("parting-player")), *deal.computers  # at everyone's table: the person sits in the first
    texts = [fitting(_deal_text(contest, deal, names, seats, most), _LONGEST_PAGE) for most in _NAME_LENGTHS]
    fits = (text for text in texts if len(text) <= _LONGEST_PAGE)
    text = next(fits, None) or texts[-1][:_LONGEST_PAGE].rpartition("\n")[0]
    if not played.divergences:
        return Payload(text, rows=menu)
    return Payload(text, draw_divergence(played.number, played.divergences[0], names, seats), menu)


def _deal_text(contest: Contest, deal: ComparedDeal, names: Sequence[str], seats: Sequence[str], longest: int) -> str:
    """`longest` is that of a name, in characters."""
    played = deal.played
    names = [plain(name[:longest]) for name in names]
    seats = [plain(name[:longest]) for name in seats]
    first, *later = played.divergences or (None,)
    bold = any(took for it in played.lines for _, took in it.moves)
    otherwise = AllOf(Who(names[person]) for person in played.otherwise)
    text = lines(
        Message("duel-deal-heading", number=played.number, deals=contest.row.deals, game=deal.title, bold=bold),
        *(
            Message("duel-deal-line", who=Who(names[it.person]), points=margin(it.margin), moves=moves_text(it))
            for it in played.lines
        ),
        *_first_divergence(first, names, seats, len(played.lines)),
        *(
            Message("duel-parted-later", moment=moment_of(it.view), branches=Row(_branches(it, names, seats), "; "))
            for it in later[:2]
        ),
        Message("duel-otherwise", who=otherwise) if played.otherwise else None,
    )
    return say_chat(text)


def _first_divergence(
    divergence: Divergence | None, names: Sequence[str], seats: Sequence[str], people: int
) -> Iterator[Text]:
    if divergence is None:
        if people > 1:
            yield Message("duel-deal-alike")
        return
    yield Message("duel-parted", moment=moment_of(divergence.view))
    for branch in _branches(divergence, names, seats):
        yield Joined(("- ", branch), "")


def _branches(divergence: Divergence, names: Sequence[str], seats: Sequence[str]) -> list[Text]:
    called = Names(seats.__getitem__)
    return [with_names(branch_text(divergence, it, names.__getitem__), called) for it in divergence.branches]


def duels_page(catalogue: Catalogue, opponent: int, who: Who) -> Page:
    """The games of duels; the button of each challenges the opponent to it."""
    games = tuple(game for game in catalogue.values() if is_offered(game))
    buttons = [button(DUEL_CHALLENGE, game.title, 0, Opponent(opponent, game.name)) for game in games]
    return page_of_games(Message("ask-which-duel", who=who), games, buttons)
