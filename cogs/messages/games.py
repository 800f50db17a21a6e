"""Games on one page, with a button for each; then the kinds of one, its presets, with a button for each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.message import Message, Text, lines
from bot.rules.catalogue import CATALOGUE, AnyGame, Catalogue
from bot.rules.options import Options, Preset
from bot.words.kinds import Kind
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import AS_USUAL, TableToOpen
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, SUCCESS, button
from cogs.kit.payload.page import ControlRow, Page, Sample
from cogs.kit.payload.payload import Component
from cogs.messages.rule_texts import rules_summary
from images.games import draw_games
from images.kinds import MarkedKind, draw_kinds

_A_ROW = 4
_YOURS, _HERE, _USUAL = (Message(f"kinds-mark-{name}") for name in ("yours", "here", "usual"))


class Lately(NamedTuple):
    """The kinds last played by a person, and on the server in channels that they see."""

    own: Kind | None = None
    here: Kind | None = None


def games_page(catalogue: Catalogue, new: TableToOpen, lately: Lately, *, locked: bool = False) -> Page:
    """Every game for this number of players, with its emblem; the last played come first. A button leads to the game's
    kinds; where the rules are `locked` it opens a table.
    """
    marks = _marks({kind.game.name: mark for kind, mark in reversed(_named(lately))})
    offered = (game for game in catalogue.values() if new.players is None or new.players in game.players)
    games = sorted(offered, key=lambda game: _rank(game.name, marks))
    buttons = [_button_of(game, new, marked=game.name in marks, locked=locked) for game in games]
    note = Message("games-locked") if locked else None
    return page_of_games(lines(Message("ask-which-game"), note), games, buttons, marks, (play_now_button(),))


def _button_of(game: AnyGame, new: TableToOpen, *, marked: bool, locked: bool) -> Component:
    preset = AS_USUAL if locked or len(game.presets) == 1 else ""
    style = PRIMARY if marked else SECONDARY
    return button(actions.NEW_TABLE, game.title, 0, replace(new, game=game.name, preset=preset), style=style)


def practice_button(game: AnyGame, options: Options) -> Component:
    """The way for everyone who sees a shared card to play its kind of game alone: a table with these rules, or with
    those of the nearest preset.
    """
    argument = TableToOpen(game.name, preset=game.nearest_preset(options)[0].name)
    return button(actions.PRACTICE, Message("button-play"), 0, argument, style=PRIMARY)


def kinds_page(game: AnyGame, new: TableToOpen, lately: Lately, house: Options | None = None) -> Page:
    """The presets of a game for this number of players, with a button for each: the last played come first, then the
    server's usual one. `house` are its usual rules; those that it made up itself have a button too.
    """
    usual, changed = game.nearest_preset(house) if house is not None else (None, ())
    own = _named(Lately(*(kind if kind is not None and kind.game is game else None for kind in lately)))
    named = {kind.preset.name: mark for kind, mark in reversed(own)}
    if usual is not None and not changed:
        named.setdefault(usual.name, _USUAL)
    marks = _marks(named)
    allowed = (it for it in game.presets if new.players is None or game.can_play(it.options, new.players))
    presets = sorted(allowed, key=lambda preset: _rank(preset.name, marks))
    buttons = [_kind_button(game, preset, new, marked=preset.name in marks) for preset in presets]
    note: Text = ""
    if house is not None and changed:
        note = Message("kinds-usual-rules", rules=rules_summary(game, house))
        argument = replace(new, game=game.name, preset=AS_USUAL)
        buttons.insert(0, button(actions.NEW_TABLE, Message("button-usual-here"), 0, argument, style=PRIMARY))
    back = button(actions.NEW_TABLE, Message("button-back-to-games"), 0, replace(new, game="", preset=""))
    rows = [*_rows(buttons), ControlRow((back,))]
    shown = [MarkedKind(preset, marks.get(preset.name, "")) for preset in presets]
    asked = say_chat(lines(Message("ask-which-kind", game=game.title), note))
    return Page((asked, draw_kinds(game, shown), *rows))


def _kind_button(game: AnyGame, preset: Preset, new: TableToOpen, *, marked: bool) -> Component:
    argument = replace(new, game=game.name, preset=preset.name)
    return button(actions.NEW_TABLE, preset.title, 0, argument, style=PRIMARY if marked else SECONDARY)


def _named(lately: Lately) -> list[tuple[Kind, Message]]:
    pairs = (lately.own, _YOURS), (lately.here, _HERE)
    return [(kind, mark) for kind, mark in pairs if kind is not None]


def _marks(named: Mapping[str, Message]) -> dict[str, Text]:
    """Marks by name, the most important first."""
    order = _YOURS, _HERE, _USUAL
    return dict(sorted(named.items(), key=lambda item: order.index(item[1])))


def _rank(name: str, marks: Mapping[str, Text]) -> int:
    """The place of a name among the marked ones, which come first."""
    return [*marks, name].index(name)


def play_now_button() -> Component:
    """The button that joins a table looking for players, or opens one of the kind played last."""
    return button(actions.QUICK_PLAY, Message("button-play-now"), 0, style=SUCCESS)


def page_of_games(
    question: Text,
    games: Sequence[AnyGame],
    buttons: Sequence[Component],
    marks: Mapping[str, Text] | None = None,
    first: Sequence[Component] = (),
) -> Page:
    """Games in a picture, with a button for each; before them other buttons."""
    rows = (*((ControlRow(tuple(first)),) if first else ()), *_rows(buttons))
    return Page((say_chat(question), draw_games(games, marks), *rows))


def _rows(buttons: Sequence[Component]) -> Iterator[ControlRow]:
    return (ControlRow(tuple(buttons[start : start + _A_ROW])) for start in range(0, len(buttons), _A_ROW))


def samples() -> Iterator[Sample]:
    """The games to open a table for, and the kinds of each."""
    yield "/domino new", partial(games_page, CATALOGUE, TableToOpen(), Lately())
    for game in CATALOGUE.values():
        yield game.title, partial(kinds_page, game, TableToOpen(game.name), Lately())
