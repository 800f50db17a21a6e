"""The pictures of puzzles: a moment of each kind of decision, and answers with few and many choices."""

from collections.abc import Iterator
from functools import partial
from random import Random

from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Kitty, Move, Pass
from bot.rules.view import View
from bot.words.names import label_names
from bot.words.speaker import say
from cogs.puzzles.pictures import draw_answer, draw_question
from cogs.puzzles.table import PuzzleScore
from cogs.puzzles.words import Judged, move_label
from images.drawing.drawing import Drawing
from tests.gallery.state import State
from tests.moments import moments

_PEOPLE = (
    ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk"),
    ("محمد علي", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "Žofie", "Bo", "X"),
)
_DAYS = (0, 1, 4, 30)


def puzzles() -> Iterator[State]:
    """A puzzle for each phase of each game of tricks, and its answer."""
    for game in CATALOGUE.values():
        seen = set[object]()
        for moment in moments():
            for view in moment.views if moment.preset == game.presets[0] else ():
                key = view.phase, bool(view.tricks is not None and view.tricks.current_plays)
                if key not in seen and len(moves := _moves(view)) > 1:
                    seen.add(key)
                    number = len(seen)
                    names, day = _PEOPLE[number % 2], _DAYS[number % 4]
                    words = f"{say(game.title)}, {view.phase}"
                    yield State("Puzzles", f"{words}: the moment", partial(draw_question, view, names, day))
                    draw = partial(_answer, view, moves, names, number)
                    yield State("Puzzles", f"{words}: {len(moves)} choices", draw)


def _moves(view: View) -> list[Move]:
    """What might be chosen; nothing where that is no puzzle."""
    if view.tricks is None or view.ask is None or view.ask.made is not None:
        return []
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    passes: list[Move] = [Pass(tuple(held[at : at + view.ask.pick])) for at in range(4)] if view.ask.pick else []
    return passes or [choice.move for choice in view.ask.choices if not isinstance(choice.move, Kitty)]


def _answer(view: View, moves: list[Move], names: tuple[str, ...], number: int) -> Drawing:
    """The choices with invented figures: of points, or of hundreds of them."""
    rng = Random(number)
    scale = view.target / 10
    values = sorted((rng.uniform(-scale, scale) for _ in moves), reverse=True)
    made, answered = rng.randrange(len(moves)), rng.randrange(len(moves))
    judged = tuple(
        Judged(
            move_label(view, move, label_names(names)), value, scale / 12, rng.choice((0, 1, 17, 1204)),
            is_best=place == 0, was_made=place == made, is_answer=place == answered,
        )
        for place, (move, value) in enumerate(zip(moves, values, strict=True))
    )  # fmt: skip
    title = Message("puzzle-title-right" if answered == 0 else "puzzle-title-best", best=judged[0].label)
    return draw_answer(view, judged, title, names[view.viewer or 0], PuzzleScore(12, 7) if number % 3 else None)
