"""The pictures of duels: comparisons of more and fewer people, and divergences at decisions of each kind."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Lead, Pass, Play
from bot.rules.view import View
from bot.words.speaker import say
from cogs.duel.pictures import draw_comparison, draw_divergence
from cogs.duel.words import Branch, Divergence, DuelResult, Taken, compared
from tests.gallery.state import State
from tests.moments import moments

_PEOPLE = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk", "Žofie Ångström", "ゆき 🎲")
_SEATS = ("Ann", "Pip", "Dot", "Ivory", "Ebony", "Domi")
_KINDS = ((2, 1), (2, 8), (3, 4), (5, 6), (8, 4), (8, 8))  # people and deals


def duels() -> Iterator[State]:
    """Every kind of comparison, and a divergence of two, three and more for each phase of each game."""
    for game, (people, deals) in zip(2 * [*CATALOGUE.values()], _KINDS, strict=False):
        title = game.title_of(game.presets[0].options, game.presets[0].players[0])
        draw = partial(draw_comparison, compared(title, deals, [*_fared(people, deals)]))
        yield State("Duels", f"{say(title)}: {people} people, {deals} deals", draw)
    for game in CATALOGUE.values():
        seen = set[object]()
        for moment in moments():
            for view in moment.views if moment.preset == game.presets[0] else ():
                key = view.phase, bool(view.tricks is not None and view.tricks.current_plays)
                if key not in seen and (divergence := _divergence(view, 2 + len(seen) % 4)) is not None:
                    seen.add(key)
                    words = f"{say(game.title)}, {view.phase}: {len(divergence.branches)} ways"
                    yield State("Duels", words, partial(draw_divergence, view.deal, divergence, _PEOPLE, _SEATS))


def _fared(people: int, deals: int) -> Iterator[DuelResult]:
    rng = Random(people * deals)
    for name in _PEOPLE[:people]:
        margins = tuple(rng.randrange(-160, 240) for _ in range(deals))
        yield DuelResult(name, margins, sum(margins)) if len(name) < 20 - people else DuelResult(name)


def _divergence(view: View, ways: int) -> Divergence | None:
    """What might be decided at a view, by people in turn; None where there is nothing to decide."""
    if view.ask is None or view.viewer is None:
        return None
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    moves = [Pass(tuple(held[at : at + view.ask.pick])) for at in range(ways)] if view.ask.pick else []
    moves = moves or [choice.move for choice in view.ask.choices][:ways]
    if len(moves) < 2:
        return None
    people = [range(len(_PEOPLE))[at :: len(moves)] for at in range(len(moves))]

    def branch(at: int, who: Sequence[int]) -> Branch:
        played = isinstance(moves[at], Lead | Play)
        taken = Taken((view.viewer or 0) if at == 0 else at, held[0] if held else None, at) if played else None
        return Branch(tuple(who), moves[at], tuple(30 - 20 * at - 15 * one for one in who), taken)

    return Divergence(view, view.viewer, view.viewer, tuple(branch(at, who) for at, who in enumerate(people)))
