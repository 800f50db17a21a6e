"""The player of Mexican Train: deals the hidden tiles so that every pass and draw is possible, and plays on.

Worlds are played for some rounds of turns by the policy, then it estimates the margin by each hand.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.players.sampling import Weighed, best_of, prospect_of, shares_compared
from bot.players.search.playing import beginners_choice, most_lost
from bot.players.trains.policy import OUT, Judge, Plans, best_play, estimate, first_tile, share_of
from bot.players.trains.position import DONE, Candidate, TrainPosition
from bot.rules.game import margin
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.mexican_train.state import TrainState
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

GAME = MEXICAN_TRAIN.name
STAKE = 100  # of beginners: far more than rounds are won by, for early plays differ little
ERROR = 2.0  # how far the policy's opinion is off, in pips, as a standard deviation
LAPS = 3  # for prospects
TRIED = 6  # the most plays that are searched, by the policy's opinion
DEALING = 130  # microseconds for a world

__all__ = ["EFFORTS", "GAME", "choose", "choose_at_once", "prospects"]


@dataclass(frozen=True, slots=True)
class TrainEffort:
    """Limits of a search, as counts: a decision can be repeated.

    `cost` is about the microseconds of a core for all worlds. After a move everyone has `laps` turns.
    """

    cost: int
    laps: int


# `normal` takes about 10 ms of one core, `hard` up to 50, `expert` 500.
EFFORTS = {
    "normal": TrainEffort(cost=2_500, laps=1),
    "hard": TrainEffort(cost=14_000, laps=2),
    "expert": TrainEffort(cost=130_000, laps=3),
}


def choose(view: View, seed: int, level: str) -> Move:
    """The best play by search; easy plays by the policy and errs. Raises TypeError if the view asks for no play."""
    effort = EFFORTS.get(level)
    if effort is None:
        return choose_at_once(view, seed, level)
    position, random = TrainPosition.of(view), Random(seed)  # noqa: S311 - no secret depends on it
    state = position.state
    plans = Plans(position.terms)
    values = _opinions(state, plans)
    best, *others = sorted(values, key=values.__getitem__, reverse=True)[:TRIED]
    if not others or state.first_turns or values[best] >= OUT:
        return position.moves[best]
    worlds, plays = position.worlds(random), effort.laps * position.terms.players
    playing = plays * (10 + 5 * sum([hand.bit_count() for hand in state.hands]) // (2 * position.terms.players))
    best = best_of(
        [Weighed(candidate, values[candidate]) for candidate in (best, *others)],
        lambda tried, count: played_on(islice(worlds, count), tried, plans, plays),
        lambda count, rounds: effort.cost // rounds // (count * playing + DEALING),
        ERROR,
    )[0].move
    return position.moves[best]


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """The play that the policy prefers; a beginner sometimes makes a slightly worse one."""
    position = TrainPosition.of(view)
    values = _opinions(position.state, Plans(position.terms))
    candidates = list(values)
    if level in EFFORTS:
        return position.moves[max(values, key=values.__getitem__)]
    terms = position.terms
    most = most_lost(STAKE, position.hand.bit_count(), terms.options.hand_for(terms.players))
    random = Random(seed)  # noqa: S311 - no secret depends on it
    return position.moves[candidates[beginners_choice(list(values.values()), most, random)]]


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """See `GamePlayer.prospects`."""
    if view.ask is None:
        return ()
    position, random = TrainPosition.of(view), Random(seed)  # noqa: S311 - no secret depends on it
    every = [candidate for candidate, move in position.moves.items() if among is None or move in among]
    if not every:
        return ()
    plays = LAPS * position.terms.players
    found = played_on(islice(position.worlds(random), worlds), every, Plans(position.terms), plays)
    leader = max(found, key=sum)
    judged = [
        prospect_of(position.moves[candidate], margins, leader, shares_compared(margins, leader))
        for candidate, margins in zip(every, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))


def _opinions(state: TrainState, plans: Plans) -> dict[Candidate, float]:
    """The policy's opinion of each play, in pips. A first turn is its best train."""
    plays = state.plays()
    if state.first_turns:
        first = first_tile(state, plans, plays)
        return {first: 0.0} | {play: float(play == first) - 1 for play in plays}
    judge, share = Judge(state, plans), share_of(state)
    values = [judge.value(*play) for play in plays]
    return {play: value if value == OUT else value * share for play, value in zip(plays, values, strict=True)}


def played_on(worlds: Iterable[TrainState], every: Sequence[Candidate], plans: Plans, plays: int) -> list[list[float]]:
    """The margins of the seat to act by candidate and world, as they are expected after a number of plays."""
    margins: list[list[float]] = [[] for _ in every]
    for world in worlds:
        for found, candidate in zip(margins, every, strict=True):
            state = world.copy()
            make(state, candidate)
            found.append(_margin(state, plans, world.seat, plays))
    return margins


def _margin(state: TrainState, plans: Plans, seat: int, plays: int) -> float:
    while not state.over:
        if plays <= 0:
            return estimate(state, plans, seat)
        make(state, best_play(state, plans))
        plays -= 1
    return margin([state.pips(each) for each in range(len(state.hands))], seat, low_wins=True)


def make(state: TrainState, candidate: Candidate) -> None:
    """Play a tile of the seat to act, or end its first turn."""
    if candidate == DONE:
        state.end_turn()
    else:
        state.play(*candidate)
