"""How the game is played, page by page: of a table's game under its house rules, or of any game under any preset."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.grammar import joined
from bot.rules.options import Options
from bot.rules.view import HelpPage, page_in_force
from bot.settings import Operator
from bot.table.state.snapshot import Snapshot
from bot.tutorials.catalogue import LESSONS, lesson_of
from bot.version import version
from cogs.messages.pages import privacy_page, rule_texts, tutorial
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import HelpReference
from cogs.messages.parts.buttons import MOST_BUTTONS, button, option, select
from cogs.messages.parts.page import Block, Divider, Page, Row
from cogs.messages.parts.payload import Component
from images.example import draw_example

_BEGIN = (
    "**/domino new** opens a table in a channel: people press **Join**, the host presses **Start**, and computers take "
    "the seats that are empty. You play with the buttons of your own message; every move is a command too. "
    "**Level** in the lobby says how well those play: easy, normal, hard or expert. "
    "The table's clock (quick, evening, by post) says after how long a computer plays for somebody who is away."
)
_COMMANDS = (
    "-# **At a table**: **/hand** your hand · **/hint** your best moves · **/table** the table again · **/scores** · "
    "**/claim** **/concede** end a deal that is decided · **/undo** take your last play back · **/domino rules** any "
    "game page by page\n"
    "-# **More to play**: **/daily** today's deal, the same for all · **/duel** the same deals for two to eight of "
    "you · **/tournament** rounds in which every table plays the same deals · **/puzzle** what would you play?\n"
    "-# **Afterwards**: **Biggest mistake** at a deal's end, **My match** after a match: what your own choices "
    "cost · **/replay** a match step by step · **/leaderboard** **/stats** **/history**\n"
    "-# **For you**: **/style** pictures, pings and what is played for you · **/privacy** what is kept of you"
)
_FOR_MANAGERS = (
    "-# As you may manage this server: **/domino setup** who opens tables here, where and how many, the usual "
    "house rules, quiet hours, what I post"
)


class Book(NamedTuple):
    """The help of a game under certain house rules."""

    title: str
    game: AnyGame
    options: Options
    players: int
    pages: tuple[HelpPage, ...]


def contents(catalogue: Catalogue, operator: Operator, *, manages_server: bool = False) -> Page:
    """What there is: every game with its aim, and where to begin; more for who may manage the server."""
    return Page(
        (
            f"## Boneyard: domino games with friends\n{_BEGIN}",
            *_games(catalogue),
            "Or play a first deal with a teacher, in your direct messages:",
            *_lessons(),
            Divider(),
            "\n".join(
                (
                    _COMMANDS,
                    *((_FOR_MANAGERS,) if manages_server else ()),
                    f"-# Boneyard {version()}",
                    *filter(None, (privacy_page.operator_line(operator),)),
                )
            ),
        )
    )


def games(catalogue: Catalogue) -> Page:
    """Every game with its aim; the one chosen is explained."""
    return Page(("## Which game do you want to read about?", *_games(catalogue)))


def _games(catalogue: Catalogue) -> tuple[Block, ...]:
    options = [option(game.offered, name) for name, game in catalogue.items()]
    return (
        "\n".join(_offered(game) for game in catalogue.values()),
        Row((select(ids.READ, "How is it played?", options, 0),)),
    )


def _lessons() -> Iterator[Row]:
    buttons = [tutorial.begin_button(lesson, lesson.title) for lesson in LESSONS.values()]
    for start in range(0, len(buttons), MOST_BUTTONS):
        yield Row(tuple(buttons[start : start + MOST_BUTTONS]))


def _offered(game: AnyGame) -> str:
    usual = game.presets[0]
    players = joined(map(str, sorted(game.players)), "or")
    return f"**{game.offered}**, for {players}\n{game.aim(usual.options, usual.players[0])}"


def of_table(snapshot: Snapshot, number: int | None = None) -> Page:
    """A page of the game being played: without a number the one about what is decided there now.

    The house rules in force come last.
    """
    rules = snapshot.game, snapshot.options, snapshot.row.players
    *pages, last = _pages(*rules, "House rules in force")
    pages = *pages, replace(last, text=f"{rule_texts.hints_line(snapshot)}\n{last.text}")
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
    title = game.title_of(preset.options, players)
    named = [preset.title] if preset.title not in (game.title, title) else []
    title = " · ".join((title, ", ".join((*named, f"{players} players"))))
    book = Book(title, game, preset.options, players, _pages(game, preset.options, players, "House rules"))
    return _page(book, reference, 0)


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


def _pages(game: AnyGame, options: Options, players: int, house_rules: str) -> tuple[HelpPage, ...]:
    """The game's own pages, then its house rules under that title."""
    rules = HelpPage(house_rules, rule_texts.rule_lines(game, options, players))
    return *game.help(options, players), rules


def _page(book: Book, reference: HelpReference, table: int) -> Page:
    pages, title = book.pages, book.title
    number = min(max(reference.page or 0, 0), len(pages) - 1)
    page = pages[number]
    aim, minutes = (of(book.options, book.players) for of in (book.game.aim, book.game.minutes))
    blocks: list[Block] = [
        f"## {page.title}\n-# {title} · {number + 1} of {len(pages)}\n-# {aim} About {minutes} minutes.",
        page.text,
    ]
    if page.example is not None:
        blocks.append(draw_example(page.example, title))
    if number == len(pages) - 1:
        blocks += [Divider(), f"-# {book.game.credit}"]
    lesson = lesson_of(book.game, book.options)
    learn = (tutorial.begin_button(lesson),) if lesson is not None else ()
    return Page((*blocks, *_controls(pages, replace(reference, page=number), table, learn)))


def _controls(
    pages: tuple[HelpPage, ...], here: HelpReference, table: int, learn: tuple[Component, ...]
) -> tuple[Row, Row]:
    """Buttons to the previous and next page, in fixed places, and to a lesson; a select of all pages by title."""
    number = here.page or 0
    neighbours = tuple(
        button(ids.HELP, label, table, replace(here, page=to), disabled=not 0 <= to < len(pages))
        for label, to in (("Back", number - 1), ("Next", number + 1))
    )
    titles = [option(f"{at + 1}. {page.title}", str(at), chosen=at == number) for at, page in enumerate(pages)]
    return Row((*neighbours, *learn)), Row((select(ids.HELP, "All pages", titles, table, replace(here, page=None)),))
