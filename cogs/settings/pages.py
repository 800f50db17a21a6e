"""A person's settings, on one page: a sample of their pictures, and a button for every choice."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from hashlib import sha256
from random import Random
from typing import Any, Self

from discord import ButtonStyle

from bot.message import Message
from bot.rules.boards import TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.view import Phase, View
from bot.table.state.snapshot import Pace, Ping, Preferences
from bot.words.hand import Telling
from bot.words.locales import languages
from bot.words.speaker import in_language, say, say_chat
from cogs.kit.custom_ids import A_, Action, Argument, UnknownControl
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, button, option, select
from cogs.kit.payload.page import ControlRow, Divider, Page, Sample
from cogs.kit.payload.payload import Component
from cogs.kit.slots import PERSONAL_SWITCHES, POSTS
from cogs.messages.hand_messages import style_of, telling_of
from images.drawing import Drawing
from images.seat.seat import draw_seat
from images.seat.style import SeatStyle

_ON_OFF = "on", "off"
_PERSONAL = {
    "ping": ("always", "minute", "never"),
    "pace": ("fast", "normal", "calm"),
    "shows": ("both", "picture", "text"),
    "language": ("",),
    **dict.fromkeys(("large", "contrast", "numerals", "four_colours", "forced", "coach", "about"), _ON_OFF),
}
_OF_SERVER = {
    **dict.fromkeys(("", "tables", "hosted", "usual", "language"), ()),
    "about": _ON_OFF,
    **dict.fromkeys(("roles", "channels", "quiet", "players"), ("none",)),
    "rules": ("locked", "free"),
}


class PersonalSetting(Argument, template="[{name}={value}]"):
    """A setting of a person, with the value that the control sets, if any: `large=on`, `ping=never`."""

    name: str = ""
    value: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        name, _, value = text.partition("=")
        of_features = dict.fromkeys((switch for switch, _ in PERSONAL_SWITCHES), _ON_OFF)
        if text and value not in (_PERSONAL | of_features).get(name, ()):
            raise UnknownControl
        return cls(name, value)


class ServerSetting(Argument, template="{name}[={value}]"):
    """A setting of a server, with the value that the control sets, if any: `roles`, `roles=none`."""

    name: str = ""
    value: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        name, is_set, value = text.partition("=")
        values = (_OF_SERVER | dict.fromkeys((post for post, _ in POSTS), ())).get(name)
        if values is None or (is_set and value not in values):
            raise UnknownControl
        return cls(name, value)


STYLE = Action("style", PersonalSetting)
SERVER = Action("server", ServerSetting)


_USUAL = "usual"  # none is chosen
_NAME = Message("language-name")


def language_select(action: Action[A_], argument: A_, usual: Message, chosen: str | None) -> Component:
    """A select of every language by its own name; `usual` names what holds where none is `chosen`."""
    found = chosen if chosen in languages() else _USUAL
    names: dict[str, Message | str] = {_USUAL: usual} | {it: _name_of(it) for it in languages()}
    options = [
        option(Message("language-choice", language=name), value, chosen=value == found) for value, name in names.items()
    ]
    return select(action, Message("language-choice", language=names[found]), options, 0, argument)


def chosen_language(value: str) -> str | None:
    """The language that was chosen; None for none. Raises UnknownControl."""
    if value not in (_USUAL, *languages()):
        raise UnknownControl
    return None if value == _USUAL else value


def _name_of(language: str) -> str:
    with in_language(language):
        return say(_NAME)


_PICTURES = {
    "large": Message("settings-large"),
    "contrast": Message("settings-contrast"),
    "numerals": Message("settings-numerals"),
    "four_colours": Message("settings-four-colours"),
}
_HELP = {"forced": Message("settings-auto-play"), "coach": Message("settings-tips")}
_PINGS: dict[Ping, Message] = {
    "always": Message("settings-ping-now"),
    "minute": Message("settings-ping-minute"),
    "never": Message("settings-ping-never"),
}
_PACES: dict[Pace, Message] = {
    "fast": Message("settings-pace-fast"),
    "normal": Message("settings-pace-normal"),
    "calm": Message("settings-pace-calm"),
}
_SHOWS: dict[Telling, Message] = {
    Telling.SHORT: Message("settings-show-both"),
    Telling.LINE: Message("settings-show-picture"),
    Telling.FULL: Message("settings-show-text"),
}
_LIKE_DISCORD = Message("settings-language-discord")
_SAMPLE_NAMES = tuple(Message(f"settings-sample-{number}") for number in range(1, 5))


def page(likes: Preferences, chosen: str = "", *, explained: bool = False) -> Page:
    """A person's page; `chosen` is the setting just changed, `explained`: with explanations."""
    style = style_of(likes.style)
    now = telling_of(likes.style)
    about = PersonalSetting("about", "off" if explained else "on")
    return Page(
        (
            say_chat(Message("settings-title")),
            _sample(style, chosen),
            _row(_switch(name, title, on=getattr(style, name)) for name, title in _PICTURES.items()),
            say_chat(Message("settings-show")),
            _row(_choice("shows", how.value or "both", title, now.value or "both") for how, title in _SHOWS.items()),
            Divider(),
            say_chat(Message("settings-pings")),
            _row(_choice("ping", ping, title, likes.ping) for ping, title in _PINGS.items()),
            say_chat(Message("settings-pace")),
            _row(_choice("pace", pace, title, likes.pace) for pace, title in _PACES.items()),
            Divider(),
            _row(_switch(name, title, on=getattr(likes, name)) for name, title in (*_HELP.items(), *PERSONAL_SWITCHES)),
            _row((language_select(STYLE, PersonalSetting("language"), _LIKE_DISCORD, likes.language),)),
            _row((button(STYLE, Message("button-hide" if explained else "button-what-is-this"), 0, about),)),
            *((say_chat(Message("settings-about")),) if explained else ()),
        )
    )


def changed(likes: Preferences, setting: PersonalSetting) -> dict[str, object]:
    """The changes that a control makes to a person's preferences, by name."""
    if setting.name in ("ping", "pace", "language"):
        return {setting.name: setting.value}
    words = likes.style.split()
    if setting.name == "shows":
        others = [word for word in words if word not in tuple(Telling)]
        return {"style": " ".join(others if setting.value == "both" else [*others, setting.value])}
    on = setting.value == "on"
    if setting.name == "forced":
        return {"forced": on, "forced_offered": True}
    if setting.name in ("coach", *(name for name, _ in PERSONAL_SWITCHES)):
        return {setting.name: on}
    others = [word for word in words if word != setting.name]
    return {"style": " ".join([*others, setting.name] if on else others)}


def _choice(name: str, value: str, title: Message, now: str) -> Component:
    """A button that chooses one of several values of a setting."""
    return button(STYLE, title, 0, PersonalSetting(name, value), style=_shade(on=value == now))


def _switch(name: str, title: Message, *, on: bool) -> Component:
    """A button that turns something on or off; it says how it stands."""
    setting, state = PersonalSetting(name, "off" if on else "on"), "on" if on else "off"
    return button(STYLE, Message("settings-switch", what=title, state=state), 0, setting, style=_shade(on=on))


def _shade(*, on: bool) -> ButtonStyle:
    return PRIMARY if on else SECONDARY


def _row(items: Iterable[Component]) -> ControlRow:
    return ControlRow(tuple(items))


def _sample(style: SeatStyle, chosen: str) -> Drawing:
    """A seat in that style; with cards where the colours of their suits were chosen."""
    return draw_seat(
        _sample_view(Card if chosen == "four_colours" else Tile), [say(name) for name in _SAMPLE_NAMES], style
    )


@lru_cache
def _sample_view(kind: type[Piece]) -> View:
    """A moment, in the first game with hands of these pieces, at which some of them may be played, and others not."""
    games = (game for game in CATALOGUE.values() if len(_SAMPLE_NAMES) in game.players)
    dealt = ((game, _dealt(game)) for game in games)
    game, match = next((game, match) for game, match in dealt if _has_hands_of(kind, game.view(match, 0)))
    rng = Random(game.name)  # noqa: S311 - a sample, not a secret
    while True:
        seat = game.to_act(match)[0]
        view = game.view(match, seat)
        choices = view.ask.choices if view.ask is not None else ()
        if view.phase is Phase.PLAY and view.trick_board.finished and 2 <= len(choices) <= len(view.hand) // 2:
            return view
        match, _ = game.play(match, seat, rng.choice(game.legal(match, seat)))


def _dealt(game: AnyGame) -> Match[Any, Any]:
    return game.start(game.presets[0].options, len(_SAMPLE_NAMES), sha256(game.name.encode()).digest())


def _has_hands_of(kind: type[Piece], view: View) -> bool:
    return isinstance(view.board, TricksView) and all(isinstance(shown.piece, kind) for shown in view.hand)


def samples() -> Iterator[Sample]:
    """The settings as they are at first."""
    yield "/settings", partial(page, Preferences(), explained=True)
