"""The picture of all games, to choose from: a plate for each with its emblem, its aim in a few words, its players."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.message import Message, Text, sentences, with_note
from bot.rules.catalogue import AnyGame
from bot.words.length import first_that_fits, joined
from bot.words.speaker import say_line
from images.drawing import SIZE, Box, Canvas, Drawing, Felt, Ink, Letters, box, felt_titled
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, in_bold
from images.parts.lines import draw_line
from images.parts.marks import HEADER, draw_rounded

_COLUMNS, _GAP, _EDGE, _CHIP, _INSIDE, _LEAST = 2, 16, 20, 112, 22, 28
_ABOUT = {
    "dominoes": Message("games-dominoes"),
    "black-tile": Message("games-black-tile"),
    "domino-whist": Message("games-domino-whist"),
    "domino-hearts": Message("games-domino-hearts"),
    "seventy-nine": Message("games-seventy-nine"),
    "forty-two": Message("games-forty-two"),
    "blind-hughie": Message("games-blind-hughie"),
}
LARGEST = 40 * 1024  # bytes: nobody waits for it as for a play


def draw_games(games: Sequence[AnyGame], marks: Mapping[str, Text] | None = None) -> Drawing:
    """These games; `marks` are by name, of those that a person or the server played last."""
    marked = marks or {}
    title, told = Message("games-title"), [sentences(_named(game, marked), _aim(game)) for game in games]
    alt = first_that_fits(map(joined, ((title, *told), (title, *(_named(game, marked) for game in games)))))
    return Drawing(alt, "games.png", partial(_render, tuple(games), tuple(marked.items())))


def games_layout(count: int) -> tuple[Box, ...]:
    """A plate for each game, two beside each other. The first of an odd number is as wide as two."""
    rows, alone = -(-count // _COLUMNS), count % _COLUMNS
    top, wide = HEADER + _GAP + 4, (SIZE[0] - 2 * _EDGE - _GAP * (_COLUMNS - 1)) // _COLUMNS
    high = min((SIZE[1] - top - _GAP * rows) // rows, 220)
    plates = [
        box(_EDGE + place % _COLUMNS * (wide + _GAP), top + place // _COLUMNS * (high + _GAP), wide, high)
        for place in range(_COLUMNS * rows)
    ]
    if not alone:
        return tuple(plates)
    return (plates[0]._replace(right=plates[1].right), *plates[2:])


def _render(games: tuple[AnyGame, ...], marks: tuple[tuple[str, Text], ...]) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    header(canvas, Message("games-title"), Message("games-hint"), EDGE, game=Felt.NEUTRAL)
    for game, at in zip(games, games_layout(len(games)), strict=True):
        _plate(canvas, game, at, dict(marks).get(game.name, ""))
    return canvas.png(Felt.NEUTRAL, largest=LARGEST)


def _plate(canvas: Canvas, game: AnyGame, at: Box, mark: Text) -> None:
    felt = felt_titled(game.title)
    own = OWN_INKS.get(felt, Ink.ACCENT)
    draw_rounded(canvas, at, 24, Ink.HEADER, Ink.FELT, Ink.GOLD if mark else own)
    chip = min(_CHIP, at.height - 2 * _INSIDE)
    canvas.paste(emblem(felt, chip, own, Ink.HEADER), at.left + _INSIDE, at.centre[1] - chip // 2)
    left, step = at.left + 2 * _INSIDE + chip, at.height * 3 // 10
    room = at.right - _INSIDE - left
    about = say_line(mark or _ABOUT.get(game.name, ""))
    rows = [(in_bold(say_line(game.title)), 42, Ink.TEXT)]
    rows += [(about, 36, Ink.GOLD if mark else Ink.TEXT)] if about else []
    rows.append((say_line(_players(game)), 32, Ink.MUTED))
    top = at.centre[1] - step * (len(rows) - 1) // 2
    for number, (line, size, ink) in enumerate(rows):
        where = (left, top + number * step)
        draw_line(canvas, line, where, Letters(size, ink, Ink.HEADER), limit=room, least=_LEAST)


def _players(game: AnyGame) -> Text:
    """How many can play it, and for how long."""
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
