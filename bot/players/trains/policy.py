"""The policy: the best train in the hand, and the worth of a hand by it, in weights that were tuned by play.

A tile of that train costs little while it is held, for it can be played whenever its player likes; a loose one waits
for others' trains.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.players.trains.position import DONE, Candidate
from bot.rules.dominoes.tiles import Tiles, members, tiles_to
from bot.rules.mexican_train.state import TrainState
from bot.rules.mexican_train.trains import RoundTerms

# A cost is a number and a part for each pip: while the others hold many tiles, and near the end of a round.
LOOSE = (8.6, 1.05), (6.0, 0.47)
IN_TRAIN = (2.4, 0.08), (2.2, 0.52)
LATE_FROM, LATE = 8, 1  # the fewest tiles of another: costs go from the first to the second between these
DOUBLE_IN_TRAIN, SHORT = 1.6, 1.8  # further costs; a train of one tile is short
MARKED, MARKED_TILE = 2.2, 3.5  # the cost of a marker, and of each tile of a train that others may spoil
UNCOVERED = 9.6
OPEN = 8.2  # for the share of the hidden tiles that fits where all may play
FITS = 0.65  # for each loose tile that fits there
TURN = 6  # the worth of a tile in a train besides its pips
OUT = 1000.0
# Pips for a unit of these values, by the fewest tiles in a hand: what follows evens out the more, the longer it is.
SHARE_OF_TWO = (0.9, 0.65, 0.33, 0.26, 0.25, 0.24, 0.2, 0.19, 0.16, 0.14, 0.12)
SHARE_OF_MORE = (0.9, 0.77, 0.62, 0.55, 0.48, 0.42, 0.32, 0.28, 0.24, 0.22, 0.18)
STEPS = 60  # in a search for the best train; after them each tile is followed by the heaviest

Weights = tuple[tuple[float, float], tuple[float, float]]
Linked = tuple[int, int, int, "Linked | None"]  # the worth of a train, its tiles, the first one and the rest
NOTHING: Linked = (0, 0, -1, None)


@dataclass(frozen=True, slots=True)
class Plan:
    """The tiles of a hand besides its best train, and the cost of all, early and its change until late.

    `rest` is the train itself, linked, and `size` the number of its tiles.
    """

    loose: int
    early: float
    later: float
    rest: Linked
    size: int


class Costs:
    """The worth of each tile in a train, and its cost early and late in a round: loose, and held for the train."""

    def __init__(self, highest: int, double_blank: int) -> None:
        self.tiles: Tiles = tiles_to(highest)
        tiles, pips = self.tiles.tiles, [double_blank, *self.tiles.pips[1:]]
        self.worth = [TURN + of_tile for of_tile in pips]
        self.double = [self.tiles.doubles & bearing for bearing in self.tiles.bearing]
        self.loose = [_costs(LOOSE, of_tile) for of_tile in pips]
        self.held = [
            _costs(IN_TRAIN, of_tile, DOUBLE_IN_TRAIN * tile.is_double)
            for tile, of_tile in zip(tiles, pips, strict=True)
        ]


def _costs(weights: Weights, pips: int, more: float = 0.0) -> tuple[float, float]:
    early, late = weights
    return early[0] + early[1] * pips + more, late[0] + late[1] * pips + more


costs_of = cache(Costs)


class Plans:
    """The plans of hands on the ends of trains, kept for one decision: which of two equal trains a plan has depends on
    the plans before it.
    """

    def __init__(self, terms: RoundTerms) -> None:
        self.costs = costs_of(terms.options.highest, terms.options.double_blank)
        self.tiles = self.costs.tiles
        self._known: dict[tuple[int, int], Plan] = {}
        self._left = 0

    def plan(self, hand: int, end: int) -> Plan:
        """The plan of a hand for a train that ends in a number."""
        plan = self._known.get((hand, end))
        if plan is None:
            self._left = STEPS
            plan = self._known[hand, end] = self._of(hand, self._search(hand, end))
        return plan

    def without(self, plan: Plan, hand: int, end: int, tile: int, *, own: bool) -> Plan:
        """The plan of a hand once a tile of it is played, on the own train or elsewhere."""
        left, bit = hand ^ 1 << tile, 1 << tile
        after = self.tiles.pips[tile] - end if own else end
        known = self._known.get((left, after))
        if known is not None:
            return known
        _, _, first, rest = plan.rest
        if own and tile == first and rest is not None:
            early, late, size = *self.costs.held[tile], plan.size - 1
            if size < 2:  # no longer short, or now
                early, late = (early - SHORT, late - SHORT) if size else (early + SHORT, late + SHORT)
            after_play = Plan(plan.loose, plan.early - early, plan.later - late + early, rest, size)
        elif not own and plan.loose & bit:
            early, late = self.costs.loose[tile]
            after_play = Plan(plan.loose ^ bit, plan.early - early, plan.later - late + early, plan.rest, plan.size)
        else:
            return self.plan(left, after)
        self._known[left, after] = after_play
        return after_play

    def _of(self, hand: int, rest: Linked) -> Plan:
        train = rest[1]
        loose, size = hand & ~train, train.bit_count()
        early = late = SHORT if size == 1 else 0.0
        for costs, of in ((self.costs.held, train), (self.costs.loose, loose)):
            for tile in members(of):
                cost = costs[tile]
                early += cost[0]
                late += cost[1]
        return Plan(loose, early, late - early, rest, size)

    def _search(self, hand: int, end: int) -> Linked:
        """The train that is worth most. A double is laid at once."""
        fitting = hand & self.tiles.bearing[end]
        if not fitting:
            return NOTHING
        double = fitting & self.costs.double[end]
        if double:
            tile = double.bit_length() - 1
            rest = self._search(hand ^ double, end)
            return rest[0] + self.costs.worth[tile], rest[1] | double, tile, rest
        worth, pips = self.costs.worth, self.tiles.pips
        best = NOTHING
        while fitting:
            tile = fitting.bit_length() - 1  # the heaviest first
            fitting ^= 1 << tile
            self._left -= 1
            rest = self._search(hand ^ 1 << tile, pips[tile] - end)
            value = rest[0] + worth[tile]
            if value > best[0]:
                best = value, rest[1] | 1 << tile, tile, rest
            if self._left <= 0:
                break
        return best


def share_of(state: TrainState) -> float:
    """Pips for a unit of values, at this stage of a round."""
    fewest = min(10, *[hand.bit_count() for hand in state.hands])
    return SHARE_OF_TWO[fewest] if len(state.hands) == 2 else SHARE_OF_MORE[fewest]


def lateness(state: TrainState, seat: int) -> float:
    """From 0 to 1: how near a round is to its end by the tiles of the others."""
    fewest = min([hand.bit_count() for other, hand in enumerate(state.hands) if other != seat])
    return min(1.0, max(0.0, (LATE_FROM - fewest) / (LATE_FROM - LATE)))


def held_worth(state: TrainState, plans: Plans, seat: int) -> float:
    """The worth of a seat's hand and train."""
    plan = plans.plan(state.hands[seat], state.ends[seat])
    worth = -plan.early - lateness(state, seat) * plan.later
    return worth - MARKED - MARKED_TILE * plan.size if state.marked >> seat & 1 else worth


def estimate(state: TrainState, plans: Plans, seat: int) -> float:
    """The margin in pips to be expected for a seat."""
    worths = [held_worth(state, plans, each) for each in range(len(state.hands))]
    own = worths[seat]
    return (own - (sum(worths) - own) / (len(worths) - 1)) * share_of(state)


class Judge:
    """The values of the plays of the seat to act in one state."""

    def __init__(self, state: TrainState, plans: Plans) -> None:
        self.state, self.plans, self.seat = state, plans, state.seat
        self.hand, self.end = state.hands[self.seat], state.ends[self.seat]
        self.plan = plans.plan(self.hand, self.end)
        self.late = lateness(state, self.seat)
        self.public = [state.terms.players, *members(state.marked & ~(1 << self.seat))]
        self.fits = [(train, plans.tiles.bearing[state.ends[train]]) for train in self.public]
        self.hidden = plans.tiles.every & ~state.laid & ~self.hand
        self.each_hidden = OPEN / (self.hidden.bit_count() or 1)

    def value(self, tile: int, train: int) -> float:
        """The worth of the hand that a play leaves, after the cover of a double."""
        hand, seat, state = self.hand ^ 1 << tile, self.seat, self.state
        if not hand:
            return OUT
        tiles, own = self.plans.tiles, train == seat
        plan = self.plans.without(self.plan, self.hand, self.end, tile, own=own)
        number = tiles.pips[tile] - state.ends[train]
        if state.terms.must_cover and not state.first_turns and tiles.doubles >> tile & 1:
            end = number if own else self.end
            if covers := members(hand & tiles.bearing[number]):
                return max([self._covered(plan, hand, end, tile, train, number) for tile in covers])
            if state.terms.covers and tiles.bearing[number] & ~state.laid & ~(1 << tile):
                return self._of(plan, hand, train, number) - UNCOVERED
        return self._of(plan, hand, train, number)

    def _covered(self, plan: Plan, hand: int, end: int, tile: int, train: int, number: int) -> float:
        left = hand ^ 1 << tile
        if not left:
            return OUT
        after = self.plans.without(plan, hand, end, tile, own=train == self.seat)
        return self._of(after, left, train, self.plans.tiles.pips[tile] - number)

    def _of(self, plan: Plan, hand: int, train: int, end: int) -> float:
        """The worth of a plan where a train ends in a number."""
        state = self.state
        public = self.plans.tiles.bearing[end] if train != self.seat else 0
        for open_, fits in self.fits:
            if open_ != train:
                public |= fits
        value = (
            FITS * (plan.loose & public).bit_count()
            - plan.early
            - self.late * plan.later
            - self.each_hidden * (self.hidden & public).bit_count()
        )
        if state.marked >> self.seat & 1 and train != self.seat:
            value -= MARKED + MARKED_TILE * plan.size
        return value


def best_play(state: TrainState, plans: Plans) -> Candidate:
    """The play that the policy prefers, or the end of a first turn."""
    plays = state.plays()
    if len(plays) == 1:
        return plays[0]
    if state.first_turns:
        return first_tile(state, plans, plays)
    judge = Judge(state, plans)
    best, found = -OUT, plays[0]
    for play in plays:
        value = judge.value(*play)
        if value > best:
            best, found = value, play
    return found


def first_tile(state: TrainState, plans: Plans, plays: Sequence[Candidate]) -> Candidate:
    """The next tile of the best whole train."""
    if not plays:
        return DONE
    tile = plans.plan(state.hands[state.seat], state.ends[state.seat]).rest[2]
    return tile, plays[0][1]
