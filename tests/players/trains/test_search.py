"""A position of Mexican Train has all that is public of a round's state; worlds agree with it."""

from itertools import islice
from random import Random

import pytest

from bot.players.trains.player import make
from bot.players.trains.policy import Plans
from bot.players.trains.position import DONE, TrainPosition, candidate_of
from bot.rules.dominoes.tiles import members
from bot.rules.errors import BadOptions
from bot.rules.mexican_train.deal import TrainMatch
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.mexican_train.state import TrainState
from bot.rules.mexican_train.trains import RoundTerms
from bot.rules.options import load
from tests.players.fitting import check_world
from tests.samples import sample

WORLDS, TURNS = 2, 4  # worlds of each position, and the turns between positions
HANDS = 40


def some_match(dice: Random) -> TrainMatch:
    """A match of two rounds under random house rules."""
    while True:
        values = {rule.name: dice.choice(rule.offered_values).value for rule in MEXICAN_TRAIN.house_rules}
        options = load(MexicanTrainOptions, values)
        try:
            return MEXICAN_TRAIN.start(options, dice.choice(MEXICAN_TRAIN.players), dice.randbytes(32), deals=2)
        except BadOptions:
            continue


def as_known(match: TrainMatch) -> TrainState:
    """The state as the seat to act knows it: of the other hands it has the sizes."""
    state = match.deal.state
    hands = [(1 << hand.bit_count()) - 1 for hand in state.hands]
    hands[state.seat] = state.hands[state.seat]
    known = TrainState.at(state, hands, [])
    known.drawn = state.drawn
    return known


@pytest.mark.parametrize("number", sample(range(60), 10))
def test_worlds_agree_with_what_happened(number: int):
    dice = Random(number)
    match = some_match(dice)
    while match.winners is None:
        seat, state = match.deal.seat, match.deal.state
        view = MEXICAN_TRAIN.view(match, seat)
        if dice.randrange(TURNS) == 0:
            position = TrainPosition.of(view)
            assert position.state == as_known(match)
            plays = [*state.plays(), *[DONE] * state.can_end_turn]
            assert {*position.moves} == {*plays}
            log, tiles = view.train_board.log, position.tiles
            for world in islice(position.worlds(dice), WORLDS):
                check_world(view, log, tiles, state.laid, world.hands, world.boneyard)
                assert world.plays() == state.plays()
        move = dice.choice(MEXICAN_TRAIN.legal(match, seat))
        goes_on = state.copy()
        make(goes_on, candidate_of(move, state.terms, seat))
        match, _ = MEXICAN_TRAIN.play(match, seat, move)
        if match.deal.number == state.terms.number:
            assert goes_on == match.deal.state


def by_trying_everything(plans: Plans, hand: int, end: int) -> int:
    """The worth of the best train that a hand can lay."""
    tiles = plans.tiles
    worths = [
        plans.costs.worth[tile] + by_trying_everything(plans, hand ^ 1 << tile, tiles.pips[tile] - end)
        for tile in members(hand & tiles.bearing[end])
    ]
    return max(worths, default=0)


def test_the_best_train_is_found_and_goes_on_as_the_hand_is_played():
    dice = Random(1)
    terms = RoundTerms(MexicanTrainOptions(highest=9, double_blank=25), 2)
    plans = Plans(terms)
    for _ in range(HANDS):
        hand, end = plans.tiles.mask(dice.sample(plans.tiles.tiles, 9)), dice.randrange(10)
        while hand:
            plan = plans.plan(hand, end)
            worth, train, first, _ = plan.rest
            assert worth == by_trying_everything(plans, hand, end)
            assert (plan.loose, plan.size) == (hand ^ train, train.bit_count())
            own = first >= 0 and dice.random() < 0.7
            tile = first if own else dice.choice(members(hand))
            after = plans.without(plan, hand, end, tile, own=own)
            hand, end = hand ^ 1 << tile, plans.tiles.pips[tile] - end if own else end
            anew = Plans(terms).plan(hand, end)
            assert after.rest[0] == anew.rest[0]
            if after.loose == anew.loose:
                assert (after.early, after.later, after.size) == pytest.approx((anew.early, anew.later, anew.size))
