"""Views of every game, as random matches bring them about, for tests that look at many."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tests.gallery.play import Moment, moments
from tests.samples import sample

# Letters of many scripts, wide and narrow ones, marks that stack, things no font draws.
_LETTERS = "دלกि्้aiWMÅžßéΩψЖщїゆ漢한🎲\u202e\u200b<&*_`\u0301 …"


@lru_cache(maxsize=2)
def some_moments(moves: int, step: int) -> tuple[Moment, ...]:
    """Every `step`th of the first moments of a match of each preset, others each day."""
    return tuple(sample(tuple(moments(moves)), step))


def random_names(chance: Random) -> Iterator[str]:
    """Names without end, of up to 32 characters."""
    while True:
        yield "".join(chance.choice(_LETTERS) for _ in range(chance.randrange(33)))
