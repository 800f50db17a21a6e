"""A server's past matches, page by page, and each of them by itself, with its record."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.rules.grammar import counted, joined
from bot.rules.options import load
from bot.table.results import PastMatch, Results, Viewer
from bot.table.state.snapshot import SeatRow, Snapshot, TableRow
from cogs.messages import texts
from cogs.messages.pages import rule_texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import HistoryPage, ReplayPlace
from cogs.messages.parts.buttons import button, option, select
from cogs.messages.parts.payload import Component, Payload
from images.ends.match_end import draw_match_end
from images.scores.chart import draw_scores

PER_PAGE = 5  # with six long names each, no more fit into a message
NAME_LENGTH = 16
SOMEBODY = "somebody"  # a person whose data was deleted


async def page_of(
    results: Results, catalogue: Catalogue, viewer: Viewer, which: HistoryPage, name: str = ""
) -> Payload:
    """A page of the list, newest first; the last page where there are fewer. Raises BadOptions for no such game.

    `name` is what the person is called whose matches they are; without it, as they last played there.
    """
    if which.game:
        catalogue.game(which.game)
    count = await results.count_past_matches(viewer, game=which.game, user_id=which.user_id)
    which = replace(which, page=min(max(which.page, 0), max(_pages(count) - 1, 0)))
    skip = which.page * PER_PAGE
    matches = await results.past_matches(viewer, game=which.game, user_id=which.user_id, skip=skip, limit=PER_PAGE)
    if which.user_id and not name:
        name = await results.name_of(viewer, which.user_id) or SOMEBODY
    return match_list(catalogue, which, matches, count, name)


def match_list(
    catalogue: Catalogue, which: HistoryPage, matches: Sequence[PastMatch], count: int, name: str
) -> Payload:
    """The list of these matches, of `count` in all; `name` is whose they are, where they are somebody's."""
    game = f" of {_game(catalogue, which.game)}" if which.game else ""
    whose = f" with {texts.plain(name)}" if which.user_id else ""
    if not matches:
        seen = f"There is no past match{game}{whose} in a channel that you can see yet."
        return Payload(f"{seen} /domino new opens a table.")
    pages = _pages(count)
    numbered = list(enumerate(matches, which.page * PER_PAGE + 1))
    heading = f"**Past matches**{game}{whose}" + (f", page {which.page + 1} of {pages}" if pages > 1 else "")
    lines = [f"{number}. {_line(catalogue, match)}" for number, match in numbered]
    options = [_option(catalogue, number, match) for number, match in numbered]
    menu = (select(ids.PAST_MATCH, "Look at a match", options, 0, which),)
    turns = tuple(
        button(ids.HISTORY, label, 0, replace(which, page=to), disabled=not 0 <= to < pages)
        for label, to in (("Newer", which.page - 1), ("Older", which.page + 1))
    )
    return Payload("\n".join((heading, *lines)), rows=(menu, turns) if pages > 1 else (menu,))


def _pages(count: int) -> int:
    return -(-count // PER_PAGE)


def _line(catalogue: Catalogue, match: PastMatch) -> str:
    """One match: what was played, who won, the totals, how long ago."""
    title, rules = _played(catalogue, match.table)
    sides = [
        f"🏆 **{description}**" if won else description
        for description, won in _sides(match, lambda seat: texts.plain(_short(seat)))
    ]
    return f"**{title}**{f' ({rules})' if rules else ''}: {_ending(match, sides)} · {_when(match.table)}"


def _option(catalogue: Catalogue, number: int, match: PastMatch) -> Component:
    """The same in plain text, for a select."""
    title, _ = _played(catalogue, match.table)
    description = _ending(match, [description for description, _ in _sides(match, _short)])
    return option(f"{number}. {title}", str(match.table.id), description)


def suggestions(catalogue: Catalogue, matches: Sequence[PastMatch]) -> list[str]:
    """The newest matches, each in a line of plain text with its number."""
    options = (_option(catalogue, number, match) for number, match in enumerate(matches, 1))
    return [f"{made['label']}: {made.get('description', '')}" for made in options]


def _ending(match: PastMatch, sides: Sequence[str]) -> str:
    gap = "; " if len(sides) < len(match.seats) else ", "
    stopped = f"stopped after {counted(match.deals, 'deal')}: " if not match.finals else ""
    return stopped + gap.join(sides)


def _sides(match: PastMatch, named: Callable[[SeatRow], str]) -> list[tuple[str, bool]]:
    """Each side's names and total, best first, and whether it won. Where no side did: each player's name."""
    if not match.finals:
        return [(named(seat), False) for seat in match.seats]
    seats = {seat.seat: seat for seat in match.seats}
    sides: list[tuple[str, bool]] = []
    for final in sorted(match.finals, key=lambda final: (final.place, final.side, final.seat)):
        members = [other.seat for other in match.finals if other.side == final.side]
        if final.seat == members[0]:
            sides.append((f"{joined(named(seats[seat]) for seat in members)} {final.total}", final.won))
    return sides


# -- one match --------------------------------------------------------------------------------------------------


def past_match(
    catalogue: Catalogue, match: PastMatch, snapshot: Snapshot | None, back: HistoryPage, *, sat_there: bool = False
) -> Payload:
    """The end of a match, with its picture if it can be replayed, its record, and a button back to the list.

    Who `sat_there` may look back at what they decided.
    """
    title, rules = _played(catalogue, match.table)
    rules = rule_texts.rules_line(snapshot) if snapshot else rules
    played = counted(match.deals, "deal")
    ending = played if match.finals else f"stopped after {played}"
    sides = [f"🏆 **{description}**" if won else description for description, won in _sides(match, _in_full)]
    hints = "with hints" if snapshot is not None and snapshot.had_hints_together else ""
    heading = " · ".join(filter(None, (f"**{title}**", rules, hints)))
    text = "\n".join((heading, f"<#{match.table.channel_id}> · {_when(match.table)} · {ending}", *sides))
    controls = (button(ids.HISTORY, "Back to the list", 0, back),)
    if match.table.kept != "result":
        controls = (*controls, button(ids.RECORD, "Record", match.table.id))
        if match.deals:
            controls = (*controls, button(ids.REPLAY, "Replay", match.table.id, ReplayPlace()))
        if sat_there and match.deals:
            controls = (*controls, button(ids.MY_MATCH, Message("button-my-match"), match.table.id))
    view = snapshot.public if snapshot else None
    if snapshot is None or view is None or not view.results:
        return Payload(text, rows=(controls,))
    names = [seat.name or SOMEBODY for seat in snapshot.seats]
    if view.winners is None:
        return Payload(text, draw_scores(view, names), (controls,))
    return Payload(text, draw_match_end(view, names, snapshot.rating_changes), (controls,))


# -- words ------------------------------------------------------------------------------------------------------


def _played(catalogue: Catalogue, table: TableRow) -> tuple[str, str]:
    """The game as its house rules made it, and the preset they were nearest to ("" where that says nothing more)."""
    game = catalogue.get(table.game)
    if game is None:
        return table.game, ""
    try:
        options = load(game.options_type, table.options)
        title = game.title_of(options, table.players)
    except Refusal:  # a house rule that no longer exists
        return game.title, ""
    preset, differences = game.nearest_preset(options)
    words = [preset.title] if preset.title not in (game.title, title) else []
    return title, ", ".join([*words, "changed"] if differences else words)


def _game(catalogue: Catalogue, name: str) -> str:
    return catalogue.game(name).title


def _when(table: TableRow) -> str:
    return f"<t:{table.ended_at.timestamp():.0f}:R>" if table.ended_at else ""


def _short(seat: SeatRow) -> str:
    name = seat.name or SOMEBODY
    return name if len(name) <= NAME_LENGTH else f"{name[: NAME_LENGTH - 1]}…"


def _in_full(seat: SeatRow) -> str:
    level = f" (computer, {seat.level})" if seat.level else ""
    return f"{texts.plain(seat.name or SOMEBODY)}{level}"
