"""How a person likes to play, on one page: a sample of their pictures, and a button for every choice."""

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from discord import ButtonStyle

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.view import Phase, View
from bot.table.state.snapshot import Ping, Preferences
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import PersonalSetting
from cogs.messages.parts.buttons import PRIMARY, SECONDARY, button
from cogs.messages.parts.page import Divider, Page, Row
from cogs.messages.parts.payload import Component
from images.drawing.drawing import Drawing
from images.seat.seat import draw_seat
from images.seat.style import SeatStyle

_PICTURES = {"large": "Large print", "contrast": "High contrast", "numerals": "Numerals", "four_colours": "Four suits"}
_PINGS: dict[Ping, str] = {"always": "At once", "minute": "After a minute", "never": "Never"}
_PINGED = (
    "**When it is your turn**\nAt once: by direct message, or by a mention at the table where none reaches you. "
    "After a minute without a play: one mention at the table, removed when you play. In the quiet hours of a server "
    "nobody is pinged."
)
_FORCED = (
    "**Forced plays**: your only legal piece is played for you, after a moment. The others may notice that you had no "
    "choice. **Coach**: one line in your first match of a game says what is legal, and why."
)
_PUZZLES = (
    "**Puzzles**: a moment of a match you played may be shown on its server by /puzzle, or as the puzzle of the week: "
    "with your name, your hand at that moment and what you chose. Only if all who sat there allow it. Turn it off, and "
    "none is shown any more."
)
_SAMPLE_NAMES = ("Ann", "Bo", "Cleo", "Dee")


def page(likes: Preferences, chosen: str = "") -> Page:
    """The page of a person who likes this; `chosen` is what they have just pressed."""
    style = style_of(likes.style)
    return Page(
        (
            "## How you like to play\nFor you alone, at every table. Press a choice: the sample shows it at once.",
            _sample(style, chosen),
            _row(_switch(name, title, on=getattr(style, name)) for name, title in _PICTURES.items()),
            Divider(),
            _PINGED,
            _row(
                button(ids.STYLE, title, 0, PersonalSetting("ping", ping), style=_shade(on=likes.ping == ping))
                for ping, title in _PINGS.items()
            ),
            Divider(),
            _FORCED,
            _row(
                (
                    _switch("forced", "Play forced tiles for me", on=likes.forced),
                    _switch("coach", "Coach", on=likes.coach),
                )
            ),
            Divider(),
            _PUZZLES,
            _row((_switch("puzzles", "Puzzles of my matches", on=likes.puzzles),)),
        )
    )


@lru_cache(maxsize=64)  # every hand of a player has the same
def style_of(words: str) -> SeatStyle:
    """The style of a seat's pictures, from the words stored for its player."""
    chosen = words.split()
    return SeatStyle(**{field.name: field.name in chosen for field in fields(SeatStyle)})


def changed(likes: Preferences, setting: PersonalSetting) -> dict[str, object]:
    """What of a person's preferences a control changes, by name."""
    if setting.name == "ping":
        return {"ping": setting.value}
    on = setting.value == "on"
    if setting.name == "forced":
        return {"forced": on, "forced_offered": True}
    if setting.name in ("coach", "puzzles"):
        return {setting.name: on}
    words = [word for word in likes.style.split() if word != setting.name]
    return {"style": " ".join([*words, setting.name] if on else words)}


def _switch(name: str, title: str, *, on: bool) -> Component:
    """A button that turns something on or off; it says how it stands."""
    setting = PersonalSetting(name, "off" if on else "on")
    return button(ids.STYLE, f"{title}: {'on' if on else 'off'}", 0, setting, style=_shade(on=on))


def _shade(*, on: bool) -> ButtonStyle:
    return PRIMARY if on else SECONDARY


def _row(items: Iterable[Component]) -> Row:
    return Row(tuple(items))


def _sample(style: SeatStyle, chosen: str) -> Drawing:
    """A seat in that style; with cards where the colours of their suits were chosen."""
    return draw_seat(_sample_view(Card if chosen == "four_colours" else Tile), _SAMPLE_NAMES, style)


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
    return all(isinstance(shown.piece, kind) for shown in view.hand)
