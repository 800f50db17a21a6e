"""The player of dominoes: deals the hidden tiles so that every pass and draw is possible, and plays the deals out."""

from collections.abc import Collection
from random import Random

from bot.players.dominoes.policy import GAME, DominoPolicy, policy_at, table_of
from bot.players.dominoes.position import DominoPosition
from bot.players.dominoes.reading import Reading
from bot.players.dominoes.search import DominoEffort, Playouts, best, opinions, preferred
from bot.players.sampling import beginners_choice, most_lost, prospect_of, shares_compared
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

EXACT = 6  # tiles left in all hands, from which prospects are of best play
# `normal` takes about 10 ms of one core, `hard` up to 50, `expert` 500.
EFFORTS = {
    "normal": DominoEffort(plays=450, exact=0, reads=False),
    "hard": DominoEffort(plays=2_600, exact=5),
    "expert": DominoEffort(plays=26_000, exact=7),
}

__all__ = ["EFFORTS", "GAME", "choose", "choose_at_once", "prospects"]


def choose(view: View, seed: int, level: str) -> Move:
    """The best play by search; easy plays by habit and errs. Raises TypeError if the view asks for no play."""
    effort = EFFORTS.get(level)
    if effort is None:
        return choose_at_once(view, seed, level)
    position = DominoPosition.of(view)
    return position.moves[best(position, _policy(position), effort, Random(seed))]  # noqa: S311 - no secret depends on it


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """The play that the policy prefers; a beginner sometimes makes a slightly worse one."""
    position = DominoPosition.of(view)
    policy, every = _policy(position), position.candidates
    if level in EFFORTS:
        return position.moves[every[preferred(position, policy)]]
    options, left = position.terms.options, position.hand.bit_count()
    most = most_lost(position.stake, left, options.hand_for(position.terms.players))
    random = Random(seed)  # noqa: S311 - no secret depends on it
    return position.moves[every[beginners_choice(opinions(position, policy), most, random)]]


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """See `GamePlayer.prospects`. One of several equal plays represents all."""
    if view.ask is None:
        return ()
    position = DominoPosition.of(view, first=among or ())
    every = [candidate for candidate, move in position.moves.items() if among is None or move in among]
    if not every:
        return ()
    policy, random = _policy(position), Random(seed)  # noqa: S311 - no secret depends on it
    dealt = Reading(position, policy).worlds(position.worlds(random), worlds, random)
    found = Playouts(policy, position.side, EXACT).margins(dealt, every)
    leader = max(found, key=sum)
    judged = [
        prospect_of(position.moves[candidate], margins, leader, shares_compared(margins, leader))
        for candidate, margins in zip(every, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))


def _policy(position: DominoPosition) -> DominoPolicy:
    return policy_at(table_of(position.terms))
