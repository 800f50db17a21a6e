"""The picture of a game's kinds, to choose from: a row for each with its emblem, players, goal and gist."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.message import Message, Text, with_note
from bot.rules.catalogue import AnyGame
from bot.rules.options import Preset
from bot.words.kinds import Kind, facts_of
from bot.words.length import first_that_fits, joined
from bot.words.speaker import say
from images.drawing import SIZE, Box, Canvas, Drawing, Felt, Ink, Letters, bold, box, felt_titled, width
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header
from images.parts.marks import HEADER, draw_rounded

_GAP, _EDGE, _INSIDE, _HIGHEST, _LEAST = 5, 16, 14, 120, 28


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
    """A row for each kind."""
    top = HEADER + _GAP + 3
    high = min(_HIGHEST, (SIZE[1] - top) // count - _GAP)
    return tuple(box(_EDGE, top + number * (high + _GAP), SIZE[0] - 2 * _EDGE, high) for number in range(count))


def _render(game: AnyGame, kinds: tuple[MarkedKind, ...]) -> bytes:
    felt = felt_titled(game.title)
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    header(canvas, game.title, Message("games-hint"), EDGE, game=felt)
    for kind, at in zip(kinds, kinds_layout(len(kinds)), strict=True):
        _row(canvas, game, kind, at)
    return canvas.png(Felt.NEUTRAL)


def _row(canvas: Canvas, game: AnyGame, kind: MarkedKind, at: Box) -> None:
    preset, felt = kind.preset, felt_titled(game.title_of(kind.preset.options, kind.preset.players[0]))
    own = OWN_INKS.get(felt, Ink.ACCENT)
    draw_rounded(canvas, at, 18, Ink.HEADER, Ink.FELT)
    chip = min(72, at.height - 16)
    canvas.paste(emblem(felt, chip, own, Ink.HEADER), at.left + _INSIDE, at.centre[1] - chip // 2)
    left, right, apart = at.left + 2 * _INSIDE + chip, at.right - _INSIDE - 4, at.height * 21 // 100
    upper, lower = at.centre[1] - apart, at.centre[1] + apart + 1
    about = Letters(32, Ink.TEXT, Ink.HEADER)
    canvas.text(say(preset.sentence), (left, lower), about, limit=right - left, least=_LEAST)
    end = _at_right(canvas, say(facts_of(Kind(game, preset))), (right, upper), Letters(32, Ink.MUTED, Ink.HEADER))
    if kind.mark:
        end = _at_right(canvas, say(kind.mark), (end - 22, upper), bold(30, Ink.GOLD, Ink.HEADER))
    canvas.text(say(preset.title), (left, upper), bold(38, Ink.TEXT, Ink.HEADER), limit=end - 20 - left, least=_LEAST)


def _at_right(canvas: Canvas, words: str, at: tuple[int, int], letters: Letters) -> int:
    """Write words that end at a point. Returns where they begin."""
    start = at[0] - width(words, letters.size, letters.weight)
    canvas.text(words, (start, at[1]), letters)
    return start


def _read_out(game: AnyGame, kind: MarkedKind) -> Message:
    facts = facts_of(Kind(game, kind.preset))
    named = with_note(kind.preset.title, kind.mark) if kind.mark else kind.preset.title
    return Message("kinds-read-out", kind=named, facts=facts, about=kind.preset.sentence)
