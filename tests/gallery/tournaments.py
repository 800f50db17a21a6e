"""The pictures of tournaments, with names and scores that are made up."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.rules.catalogue import CATALOGUE
from cogs.tournament.pictures import draw_standings
from cogs.tournament.words import TournamentPlace, TournamentStandings
from tests.gallery.state import State

_NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")
_STRANGE = ("Žofie Ångström", "محمد علي", "Дмитрий", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "🂡🂡🂡")
_ROUNDS = 3
_SHOWN = ((1, 1), (2, 2), (_ROUNDS, 1), (_ROUNDS, 2))  # rounds played, and how often everybody is there


def tournaments() -> Iterator[State]:
    """The standings after a round, and the final cards, of individuals and of pairs."""
    for names in (_NAMES, _STRANGE):
        for size in (1, 2):
            groups = [names[first : first + size] for first in range(0, len(names), size)]
            for played, times in _SHOWN:
                yield _state(groups * times, played)
            yield _state(groups[:2], _ROUNDS)


def _state(groups: Sequence[tuple[str, ...]], played: int) -> State:
    def scores(number: int) -> tuple[int | None, ...]:
        return (93 - 37 * number, None if number == _ROUNDS else 25 - 9 * number, -1005)[:played]

    places = tuple(
        TournamentPlace(number + 1, group, sum(it or 0 for it in scores(number)), scores(number))
        for number, group in enumerate(groups)
    )
    title = f"{len(places)} {'pairs' if len(groups[0]) > 1 else 'players'}, after round {played} of {_ROUNDS}"
    standings = TournamentStandings(CATALOGUE["domino-whist"].title, played, _ROUNDS, places)
    return State("Tournaments", title, partial(draw_standings, standings))
