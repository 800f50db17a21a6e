"""The picture of a game's kinds, to choose from: a row for each with its emblem, players, goal and gist."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.message import Message, Text, with_note
from bot.rules.catalogue import AnyGame
from bot.rules.options import Preset
from bot.words.kinds import Kind, facts_of
from bot.words.length import first_that_fits, joined
from images.drawing import SIZE, Box, Drawing, Felt, Ink, felt_titled
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Words, emblem_of, soft, strong
from images.parts.headers import opened
from images.parts.marks import HEADER

_GAP, _EDGE, _INSIDE, _HIGHEST = 5, 16, 14, 120
MOST_IN_COLUMN = 8


class MarkedKind(NamedTuple):
    """A preset of a game to choose, and its mark: a person played it last, or it is usual here."""

    preset: Preset
    mark: Text = ""


def draw_kinds(game: AnyGame, kinds: Sequence[MarkedKind]) -> Drawing:
    """These kinds of a game."""
    whole = [_read_out(game, kind) for kind in kinds]
    versions = [whole, [message.attribute("short") for message in whole]]
    alt = first_that_fits(joined((Message("kinds-alt", game=game.title), *version)) for version in versions)
    return Drawing(alt, "kinds.png", partial(_render, game, tuple(kinds)))


def kinds_layout(count: int) -> tuple[Box, ...]:
    """A row for each kind; of many they stand in two columns."""
    columns, top = 1 if count <= MOST_IN_COLUMN else 2, HEADER + _GAP + 3
    rows = -(-count // columns)
    high = min(_HIGHEST, (SIZE[1] - top) // rows - _GAP)
    whole = Box(_EDGE, top, SIZE[0] - _EDGE, top + rows * (high + _GAP) - _GAP)
    return whole.grid(columns, rows, 2 * _GAP, _GAP)[:count]


def _render(game: AnyGame, kinds: tuple[MarkedKind, ...]) -> bytes:
    canvas = opened(felt_titled(game.title), game.title, Message("games-hint"))
    for kind, at in zip(kinds, kinds_layout(len(kinds)), strict=True):
        (_row if len(kinds) <= MOST_IN_COLUMN else _short_row)(game, kind, at).draw(canvas, at)
    return canvas.png(Felt.NEUTRAL)


def _row(game: AnyGame, kind: MarkedKind, at: Box) -> Panel:
    preset, facts = kind.preset, soft(facts_of(Kind(game, kind.preset)), size=32)
    mark = [strong(kind.mark, 30, Ink.GOLD)] if kind.mark else []
    upper = Beside([strong(preset.title, grows=True), *mark, facts], gap=22)
    lines = Stack([upper, Words(preset.sentence, 32)], gap=at.height * 42 // 100 - 35)
    chip = emblem_of(game.title_of(preset.options, preset.players[0]), min(72, at.height - 16))
    return Panel(Beside([chip, lines]), pad=_INSIDE, above=2, radius=18)


def _short_row(game: AnyGame, kind: MarkedKind, at: Box) -> Panel:
    """A kind without its sentence, which the list below the picture has."""
    preset = kind.preset
    mark = [strong(kind.mark, 30, Ink.GOLD)] if kind.mark else []
    facts = soft(facts_of(Kind(game, preset)), size=32)
    lines = Stack([Beside([strong(preset.title, grows=True), *mark], gap=16), facts], gap=at.height * 42 // 100 - 35)
    chip = emblem_of(game.title_of(preset.options, preset.players[0]), min(72, at.height - 16))
    return Panel(Beside([chip, lines]), pad=_INSIDE, above=2, radius=18)


def _read_out(game: AnyGame, kind: MarkedKind) -> Message:
    facts = facts_of(Kind(game, kind.preset))
    named = with_note(kind.preset.title, kind.mark) if kind.mark else kind.preset.title
    return Message("kinds-read-out", kind=named, facts=facts, about=kind.preset.sentence)
