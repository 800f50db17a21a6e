"""Messages about people: the leaderboard, a player's card, two players against each other, past matches."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from bot.message import AllOf, Joined, Message, Row, Text, Who, bold, capitalized, lines, value_text
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.rules.options import load
from bot.table.operations.servers import Viewer
from bot.table.state.snapshot import SeatRow, Snapshot, TableRow
from bot.words.names import shortened, table_names
from bot.words.speaker import say, say_chat
from cogs.kit import actions
from cogs.kit.actions import TableToOpen
from cogs.kit.custom_ids import Action, Argument, NoArgument, day_named
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, button, option, select
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain
from cogs.kit.slots import BOARD_PAGES, OWN_DECISIONS, PLAYED_APART, REPLAY
from cogs.messages import rule_texts, texts
from cogs.people.card_words import PlayerCard, card_text
from cogs.people.pictures import draw_card, draw_leaderboard, draw_versus
from cogs.people.table import PastMatch
from cogs.people.words import Board, Period, Versus, board_text, season_name, versus_text
from images.ends.match_end import draw_match_end
from images.scores.chart import draw_scores

EVERY_GAME = "all"  # the option for all games
THIS_SEASON = "now"  # that for the present season
PER_PAGE = 5  # with six long names each, no more fit into a message
NAME_LENGTH = 16
SOMEONE = Message("someone")  # a person whose data was deleted


class BoardPage(Argument, template="{period}/{game?}[/{of:[0-9-]{7,10}}]"):
    """The leaderboard of a period and of a game (None: of all): `month/black-tile`. `of` names one that is past: the
    month of a season, the first day of a week: `month//2026-07`.
    """

    period: Period = Period.ALL
    game: str | None = None
    of: str = ""

    @property
    def month(self) -> date | None:
        """The month of a past season. Raises UnknownControl."""
        return day_named(f"{self.of}-01") if self.of else None


class CardPage(Argument, template="{user_id}/{game?}[/{earned:earned}]"):
    """A person's card of a game (None: of all): `7/black-tile`. Older buttons have `7//earned` for achievements."""

    user_id: int
    game: str | None = None
    earned: bool = False


class HistoryPage(Argument, template="{page:-?[0-9]{1,9}}/{game?}/{user_id?}"):
    """A page of past matches, counted from 0, with its filters: a game, a person (None: any): `0//`."""

    page: int = 0
    game: str | None = None
    user_id: int | None = None


HISTORY = Action("history", HistoryPage)
PAST_MATCH = Action("past", HistoryPage)
BOARD = Action("board", BoardPage)
SEASON = Action("season", BoardPage)  # another season, chosen in a select
LEADERS = Action("leaders", NoArgument)  # from a message for everyone
CARD = Action("card", CardPage)


class EarnedPage(Argument, template="{user_id}/{page:[0-9]}"):
    """A page of a person's achievements, counted from 0: `7/0`."""

    user_id: int
    page: int = 0


EARNED = Action("earned", EarnedPage)


class AlonePage(Argument, template="{user_id}"):
    """A person's own matches against computers: `7`."""

    user_id: int


ALONE = Action("alone", AlonePage)


def leaderboard(board: Board, catalogue: Catalogue, which: BoardPage, past: Sequence[date] = ()) -> Payload:
    """A leaderboard of all time, or of a season with the `past` ones to choose from."""
    rows = [periods(which), (_game_menu(BOARD, catalogue, which),)]
    if past:
        rows.append((_season_menu(past, which),))
    return Payload(say_chat(board_text(board)), draw_leaderboard(board), tuple(rows))


def periods(which: BoardPage) -> tuple[Component, ...]:
    """A button for each period; that of the page is pressed, unless it leads back from a past one."""
    labels = {Period(pages.name): pages.label for pages in BOARD_PAGES}
    labels |= {period: Message(f"period-button.{period.value}") for period in (Period.SEASON, Period.ALL)}
    return tuple(
        button(
            BOARD, label, 0, BoardPage(period, which.game), style=PRIMARY if period is which.period else SECONDARY,
            disabled=period is which.period and not which.of,
        )
        for period, label in labels.items()
    )  # fmt: skip


def to_leaderboard() -> Component:
    """A button to the present season, under a message that everyone sees."""
    return button(LEADERS, Message("button-leaderboard"), 0)


def _season_menu(past: Sequence[date], which: BoardPage) -> Component:
    """The present season, and those that are past."""
    names = {f"{month:%Y-%m}": capitalized(season_name(month)) for month in past}
    options = [option(title, of, chosen=of == which.of) for of, title in names.items()]
    now = option(Message("season-now"), THIS_SEASON, chosen=not which.of)
    return select(SEASON, Message("season-pick"), [now, *options], 0, which)


def _game_menu(action: Action[Any], catalogue: Catalogue, which: BoardPage | CardPage) -> Component:
    """All games, and each of them."""
    games = [option(game.offered, name, chosen=name == which.game) for name, game in catalogue.items()]
    every = option(Message("games-title"), EVERY_GAME, chosen=which.game is None)
    return select(action, Message("people-pick-game"), [every, *games], 0, which)


def card(record: PlayerCard | None, catalogue: Catalogue, viewer: Viewer, which: CardPage, name: str) -> Payload:
    """The card of the player called `name`; a sentence where there is none."""
    is_own = which.user_id == viewer.user_id
    buttons = (
        button(EARNED, Message("card-button.achievements"), 0, EarnedPage(which.user_id)),
        *((button(ALONE, Message("card-button.alone"), 0, AlonePage(which.user_id)),) if is_own else ()),
        button(HISTORY, Message("card-button.matches"), 0, HistoryPage(game=which.game, user_id=which.user_id)),
    )
    rows, who = (buttons, (_game_menu(CARD, catalogue, which),)), plain(name)
    if record is not None:
        return Payload(say_chat(card_text(record, who)), draw_card(record), rows)
    where = "seen" if not is_own else "everywhere" if viewer.is_everywhere else "server"
    if which.game is None:
        return Payload(say_chat(Message("card-none", who=Who(who), where=where)), rows=(buttons[:2],) if is_own else ())
    game = catalogue.game(which.game).title
    return Payload(say_chat(Message("card-none-game", who=Who(who), where=where, game=game)), rows=rows)


def versus(record: Versus) -> Payload:
    """Two players' matches against each other; a sentence where there are none."""
    one, two = map(plain, record.names)
    if not record.matches and not record.together[0]:
        both = {"one": Who(one), "other": Who(two), "everywhere": record.everywhere}
        none = Message("versus-none-game", **both, game=record.game) if record.game else Message("versus-none", **both)
        return Payload(say_chat(none))
    return Payload(say_chat(versus_text(record, one, two)), draw_versus(record))


def match_list(
    catalogue: Catalogue,
    which: HistoryPage,
    matches: Sequence[PastMatch],
    count: int,
    name: str,
    *,
    everywhere: bool = False,
) -> Payload:
    """A page of past matches, of `count` in all; `name` is the person who played them, if they are one person's.
    `everywhere`: the matches of all servers, and those outside of servers.
    """
    filters = (
        catalogue.game(which.game).title if which.game else "",
        Message("history-with", who=Who(plain(name))) if which.user_id else "",
    )
    pages = pages_of(count)
    shown = Message("history-page", page=which.page + 1, pages=pages) if pages > 1 else ""
    apart = tuple(button_of() for button_of in PLAYED_APART)
    if not matches:
        heading = _beside(Message("history-none", everywhere=everywhere), *filters)
        new = button(actions.NEW_TABLE, Message("button-new-table"), 0, TableToOpen())
        return Payload(say_chat(heading), rows=((new, *apart),))
    numbered = list(enumerate(matches, which.page * PER_PAGE + 1))
    heading = _beside(Message("history-title"), *filters, shown)
    text = lines(heading, *(_line(catalogue, number, match) for number, match in numbered))
    options = [_option(catalogue, number, match) for number, match in numbered]
    menu = (select(PAST_MATCH, Message("history-choose"), options, 0, which),)
    turns = tuple(
        button(HISTORY, label, 0, replace(which, page=to), disabled=not 0 <= to < pages)
        for label, to in ((Message("button-newer"), which.page - 1), (Message("button-older"), which.page + 1))
    )
    below = (*(turns if pages > 1 else ()), *apart)
    return Payload(say_chat(text), rows=(menu, below) if below else (menu,))


def _beside(*parts: Text) -> Joined:
    """Parts of one line, with dots between them."""
    return Joined(tuple(part for part in parts if part), " · ")


def pages_of(count: int) -> int:
    """The pages that a number of matches takes."""
    return -(-count // PER_PAGE)


def _line(catalogue: Catalogue, number: int, match: PastMatch) -> Message:
    """One match: the game, the winner, the totals, the time since."""
    title, rules = _played(catalogue, match.table)
    sides = _sides(match, lambda _, name: plain(_short(name)))
    named = Message("history-game-rules", game=title, rules=rules) if rules else bold(title)
    ending = _ending(match, [Message("history-won", side=side) if won else side for side, won in sides])
    return Message("history-line", number=number, game=named, ending=ending, when=_when(match.table))


def _option(catalogue: Catalogue, number: int, match: PastMatch) -> Component:
    """The same in plain text, for a select."""
    title, _ = _played(catalogue, match.table)
    ending = _ending(match, [side for side, _ in _sides(match, lambda _, name: _short(name))])
    return option(Joined((f"{number}.", title), " "), str(match.table.id), ending)


def _ending(match: PastMatch, sides: Sequence[Text]) -> Joined:
    listed = Row(sides, "; " if len(sides) < len(match.seats) else ", ")
    if match.finals:
        return value_text(listed)
    return _beside(Message("history-stopped", deals=match.deals), value_text(listed))


def _sides(match: PastMatch, named: Callable[[SeatRow, str], Text]) -> list[tuple[Text, bool]]:
    """Each side's names and total, best first, and whether it won. Where no side did: each player's name."""
    names = table_names(seat.name for seat in match.seats)
    called = {seat.seat: named(seat, name or say(SOMEONE)) for seat, name in zip(match.seats, names, strict=True)}
    if not match.finals:
        return [(name, False) for name in called.values()]
    sides: list[tuple[Text, bool]] = []
    for final in sorted(match.finals, key=lambda final: (final.place, final.side, final.seat)):
        members = [other.seat for other in match.finals if other.side == final.side]
        if final.seat == members[0]:
            who = AllOf(called[seat] for seat in members)
            sides.append((Joined((who, final.total), " "), final.won))
    return sides


def past_match(
    catalogue: Catalogue, match: PastMatch, snapshot: Snapshot | None, back: HistoryPage, *, sat_there: bool = False
) -> Payload:
    """The end of a match, with its picture if it can be replayed, its record, and a button back to the list.

    A person who `sat_there` can look back at their decisions.
    """
    title, rules = _played(catalogue, match.table)
    if snapshot is not None:
        rules = rule_texts.rules_line(snapshot)
    had_hints = snapshot is not None and snapshot.had_hints_together
    played = Message("deals-played", kind="deal", count=match.deals)
    ended = played if match.finals else Message("history-stopped", deals=match.deals)
    sides = [Message("history-won", side=side) if won else side for side, won in _sides(match, _in_full)]
    text = say_chat(
        lines(
            _beside(bold(title), rules, Message("history-with-hints") if had_hints else ""),
            _beside(f"<#{match.table.channel_id}>", _when(match.table), ended),
            *sides,
            *(texts.took_over(snapshot) if snapshot is not None else ()),
        )
    )
    controls = [button(HISTORY, Message("button-back-to-list"), 0, back)]
    if match.table.kept != "result":
        controls.append(button(actions.RECORD, Message("button-record"), match.table.id))
        if match.deals:
            controls += [offered(match.table.id, Message("replay-title")) for offered in REPLAY]
        if sat_there and match.deals:
            controls += [offered(match.table.id) for offered in OWN_DECISIONS]
    view, picture = snapshot.public if snapshot else None, None
    if snapshot is not None and view is not None and view.results:
        names, is_over = [name or say(SOMEONE) for name in snapshot.names], view.winners is not None
        picture = draw_match_end(view, names, snapshot.rating_changes) if is_over else draw_scores(view, names)
    return Payload(text, picture, (tuple(controls),))


def _played(catalogue: Catalogue, table: TableRow) -> tuple[Text, Text]:
    """The game as its house rules made it, and the preset they were nearest to ("" where it is not known)."""
    game = catalogue.get(table.game)
    if game is None:
        return table.game, ""
    try:
        options = load(game.options_type, table.options)
    except Refusal:  # a house rule that no longer exists
        return game.title, ""
    preset, differences = game.nearest_preset(options)
    return game.title, Message("history-preset-changed", preset=preset.title) if differences else preset.title


def _when(table: TableRow) -> str:
    return f"<t:{table.ended_at.timestamp():.0f}:R>" if table.ended_at else ""


def _short(name: str) -> str:
    return shortened(name, NAME_LENGTH, "…")


def _in_full(seat: SeatRow, name: str) -> Text:
    return Message("history-computer", name=plain(name), level=seat.level) if seat.level else plain(name)
