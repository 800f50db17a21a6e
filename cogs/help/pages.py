"""The rules page by page: of a table's game under its house rules, or of any game under any preset."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.message import AnyOf, Joined, Message, Text, lines, small
from bot.rules.catalogue import CATALOGUE, AnyGame, Catalogue
from bot.rules.help import HelpPage, page_in_force
from bot.rules.options import Options
from bot.settings import Operator
from bot.table.state.snapshot import Snapshot
from bot.version import version
from bot.words.speaker import say_chat
from cogs.help import lesson_pages
from cogs.help.courses import course_of
from cogs.kit import actions
from cogs.kit.actions import TableToOpen
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import PRIMARY, button, option, select
from cogs.kit.payload.page import Block, ControlRow, Divider, Page, Sample
from cogs.kit.payload.payload import Component
from cogs.kit.shared_pages import operator_line
from cogs.kit.slots import LISTED_COMMANDS, PLAY_NOW
from cogs.messages import rule_texts
from cogs.messages.games import play_now_button
from images.example import draw_example

_LISTED = 3  # numbers of players that are named one by one
_COMMANDS = ("domino-play", "domino-new", "hand", "move")


class HelpReference(Argument, template="[{game}/[{preset}/{players:[0-9]}/]]{page?:-?[0-9]{1,3}}"):
    """A page, from 0 (None: chosen in the select), of the table's game or another: `2`, `GAME/2`, `GAME/PRESET/4/2`."""

    page: int | None = 0
    game: str = ""
    preset: str = ""
    players: int = 0


HOW = Action("how", NoArgument)
HELP = Action("help", HelpReference)
READ = Action("read", NoArgument)
CONTENTS = Action("contents", NoArgument)


class Book(NamedTuple):
    """The help of a game under certain house rules."""

    title: Text
    game: AnyGame
    options: Options
    players: int
    pages: tuple[HelpPage, ...]


def contents(catalogue: Catalogue, operator: Operator, *, manages_server: bool = False) -> Page:
    """Play now, learn, every game with its aim, and all commands, with those of managers or without."""
    listed = sorted(LISTED_COMMANDS, key=lambda command: command.for_managers)
    commands = (*_COMMANDS, *(command.name for command in listed if manages_server or not command.for_managers))
    new = button(actions.NEW_TABLE, Message("button-new-table"), 0, TableToOpen(), style=PRIMARY)
    learn = button(lesson_pages.COURSE_LIST, Message("help-learn"), 0)
    return Page(
        (
            say_chat(Message("help-contents")),
            ControlRow((play_now_button(), new, *(offered() for offered in PLAY_NOW), learn)),
            say_chat(Message("help-read")),
            *_games(catalogue),
            Divider(),
            say_chat(lines(Message("help-commands"), *map(_command, commands))),
            say_chat(lines(small(Message("help-version", version=version())), operator_line(operator))),
        )
    )


def _command(name: str) -> Text:
    return small(Message("help-command", name=name.replace("-", " "), about=Message(f"command-{name}")))


def _games(catalogue: Catalogue) -> tuple[Block, ...]:
    options = [option(game.offered, name) for name, game in catalogue.items()]
    return (
        say_chat(lines(*map(_offered, catalogue.values()))),
        ControlRow((select(READ, Message("help-choose-game"), options, 0),)),
    )


def _offered(game: AnyGame) -> Text:
    usual = game.presets[0]
    aim, players = game.aim(usual.options, usual.players[0]), sorted(game.players)
    least, most = players[0], players[-1]
    if len(players) > _LISTED and players == [*range(least, most + 1)]:
        return Message("help-game", game=game.offered, players=least, most=most, aim=aim)
    return Message("help-game", game=game.offered, players=AnyOf(players), most=0, aim=aim)


def of_table(snapshot: Snapshot, number: int | None = None) -> Page:
    """A page of the game being played, or the one about the current decision. The house rules in force come last."""
    rules = snapshot.game, snapshot.options, snapshot.row.players
    *pages, last = _pages(*rules, Message("help-title-rules-in-force"))
    pages = *pages, replace(last, text=lines(rule_texts.hints_line(snapshot), last.text))
    if number is None:
        number = page_in_force(pages, snapshot.public) if snapshot.public is not None else 0
    return _page(Book(rule_texts.title_of(snapshot), *rules, pages), HelpReference(number), snapshot.id)


def of_game(catalogue: Catalogue, reference: HelpReference) -> Page:
    """A page of a game under a preset (its first, where none is named); the preset's house rules come last.

    Raises BadOptions where there is no such game or preset, or it is not for that many players.
    """
    game = catalogue.game(reference.game)
    preset = catalogue.preset(game.name, reference.preset)
    players = reference.players or preset.players[0]
    game.check_options(preset.options, players)
    named = Message("help-preset", title=game.title, preset=preset.title, players=players)
    pages = _pages(game, preset.options, players, Message("help-title-rules"))
    return _page(Book(named, game, preset.options, players, pages), reference, 0)


def reference_to(catalogue: Catalogue, game: str, preset: str | None, players: int | None) -> HelpReference:
    """The first page of a game under a preset, for a number of players, with defaults for what is None.

    Raises BadOptions where there is no such game or preset.
    """
    if preset is None and players is None:
        return HelpReference(game=catalogue.game(game).name)
    chosen = catalogue.preset(game, preset)
    if preset is None:  # the first for this number of players
        chosen = next((candidate for candidate in catalogue.game(game).presets if players in candidate.players), chosen)
    return HelpReference(game=game, preset=chosen.name, players=players or chosen.players[0])


def _pages(game: AnyGame, options: Options, players: int, house_rules: Message) -> tuple[HelpPage, ...]:
    """The game's own pages, then its house rules under that title."""
    rules = HelpPage(house_rules, rule_texts.rule_lines(game, options, players))
    return *game.help(options, players), rules


def _page(book: Book, reference: HelpReference, table: int) -> Page:
    pages = book.pages
    number = min(max(reference.page or 0, 0), len(pages) - 1)
    page = pages[number]
    rules = book.options, book.players
    aim, minutes = book.game.aim(*rules), book.game.minutes(*rules)
    place = Message("help-place", title=book.title, number=number + 1, pages=len(pages))
    about = Message("lobby-about", aim=aim, minutes=minutes)
    blocks: list[Block] = [
        f"## {say_chat(page.title)}\n{say_chat(lines(small(place), small(about)))}",
        say_chat(page.text),
    ]
    if page.example is not None:
        blocks.append(draw_example(page.example, book.game.title_of(book.options, book.players)))
    if number == len(pages) - 1:
        blocks += [Divider(), say_chat(small(book.game.credit))]
    course = course_of(book.game, book.options)
    learn = (lesson_pages.course_button(course, Message("lesson-begin")),) if course is not None else ()
    return Page((*blocks, *_controls(pages, replace(reference, page=number), table, learn)))


def _controls(
    pages: tuple[HelpPage, ...], here: HelpReference, table: int, learn: tuple[Component, ...]
) -> tuple[ControlRow, ControlRow]:
    """Buttons to the previous and next page, in fixed places, and to a lesson; a select of all pages by title."""
    number = here.page or 0
    neighbours = tuple(
        button(HELP, Message(label), table, replace(here, page=to), disabled=not 0 <= to < len(pages))
        for label, to in (("help-back", number - 1), ("help-next", number + 1))
    )
    titles = [
        option(Joined((f"{at + 1}.", page.title), " "), str(at), chosen=at == number) for at, page in enumerate(pages)
    ]
    choose = select(HELP, Message("help-all-pages"), titles, table, replace(here, page=None))
    return ControlRow((*neighbours, *learn)), ControlRow((choose,))


def samples() -> Iterator[Sample]:
    """The contents, and every page of every game."""
    yield "/help", partial(contents, CATALOGUE, Operator(), manages_server=True)
    for game in CATALOGUE.values():
        count = len(game.help(game.presets[0].options, game.presets[0].players[0])) + 1
        for number in range(count):
            yield game.title, partial(of_game, CATALOGUE, HelpReference(number, game.name))
