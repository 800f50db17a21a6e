"""The picture of all games, to choose from: a plate for each with its emblem, its aim in a few words, its players."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.message import Message, Text, sentences, with_note
from bot.rules.catalogue import AnyGame
from bot.words.length import first_that_fits, joined
from images.drawing import SIZE, Box, Drawing, Felt, Ink, felt_titled
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Words, emblem_of, soft, strong
from images.parts.emblems import OWN_INKS
from images.parts.headers import opened
from images.parts.marks import HEADER

_GAP, _EDGE, _CHIP, _INSIDE = 16, 20, 112, 22
_IN_TWO = 8  # games in two columns; more are in three, with smaller chips
_SMALL_CHIP, _SMALL_INSIDE, _WIDE_GAP = 76, 16, 20


def draw_games(games: Sequence[AnyGame], marks: Mapping[str, Text] | None = None) -> Drawing:
    """These games; `marks` are by name, of those that a person or the server played last."""
    marked = marks or {}
    title, games_read = Message("games-title"), [sentences(_named(game, marked), _aim(game)) for game in games]
    alt = first_that_fits(map(joined, ((title, *games_read), (title, *(_named(game, marked) for game in games)))))
    return Drawing(alt, "games.png", partial(_render, tuple(games), tuple(marked.items())))


def games_layout(count: int) -> tuple[Box, ...]:
    """A plate for each game, two or three beside each other. The first takes the room that is left."""
    columns = 2 if count <= _IN_TWO else 3
    rows = -(-count // columns)
    top = HEADER + _GAP + 4
    high = min((SIZE[1] - top - _GAP * rows) // rows, 220)
    whole = Box(_EDGE, top, SIZE[0] - _EDGE, top + rows * (high + _GAP) - _GAP)
    plates = whole.grid(columns, rows, _GAP if columns == 2 else _WIDE_GAP, _GAP)
    free = len(plates) - count
    return (plates[0]._replace(right=plates[free].right), *plates[free + 1 :])


def _render(games: tuple[AnyGame, ...], marks: tuple[tuple[str, Text], ...]) -> bytes:
    canvas = opened(Felt.NEUTRAL, Message("games-title"), Message("games-hint"))
    for game, at in zip(games, games_layout(len(games)), strict=True):
        mark = dict(marks).get(game.name, "")
        _plate(game, at, mark, is_small=len(games) > _IN_TWO).draw(canvas, at)
    return canvas.png(Felt.NEUTRAL)


def _plate(game: AnyGame, at: Box, mark: Text, *, is_small: bool) -> Panel:
    about, ink = mark or Message(f"games-{game.name}"), Ink.GOLD if mark else Ink.TEXT
    own = OWN_INKS.get(felt_titled(game.title), Ink.ACCENT)
    if is_small:
        chip = emblem_of(game.title, _SMALL_CHIP)
        chip.tall = _SMALL_CHIP
        title = Beside([chip, strong(game.title, 32, grows=True)], gap=_SMALL_INSIDE)
        lines = Stack([title, Words(about, 34, ink, least=26), soft(_players(game), size=32)], gap=10)
        return Panel(lines, Ink.HEADER, Ink.GOLD if mark else own, pad=_SMALL_INSIDE)
    lines = [strong(game.title, 42), Words(about, 36, ink), soft(_players(game), size=32)]
    chip = emblem_of(game.title, min(_CHIP, at.height - 2 * _INSIDE))
    about_game = Beside([chip, Stack(lines, gap=at.height // 3 - 37)], gap=_INSIDE)
    return Panel(about_game, Ink.HEADER, Ink.GOLD if mark else own, pad=_INSIDE)


def _players(game: AnyGame) -> Text:
    """The number of its players, and its length."""
    usual = game.presets[0]
    fewest, most = min(game.players), max(game.players)
    minutes = game.minutes(usual.options, usual.players[0])
    if fewest == most:
        return Message("games-players", players=most, minutes=minutes)
    return Message("games-players-span", fewest=fewest, most=most, minutes=minutes)


def _named(game: AnyGame, marks: Mapping[str, Text]) -> Text:
    mark = marks.get(game.name)
    named = with_note(game.offered, mark) if mark else game.offered
    return Message("games-read-out", game=named, players=_players(game))


def _aim(game: AnyGame) -> Text:
    usual = game.presets[0]
    return game.aim(usual.options, usual.players[0])
