"""Deals of dominoes go in C as in Python, play by play, and what is learnt from them is better than nothing."""

from ctypes import Structure, byref, c_int32, c_uint8, c_uint64, c_void_p
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from bot.players.dominoes.player import margin_of
from bot.players.dominoes.policy import MOST_TILES, POINTS, SIZE, DominoPolicy
from bot.players.learn import dominoes
from bot.players.learn.curve import Values
from bot.players.learn.dominoes import MOST_SEATS, NUMBERS, DominoLearner, game_in_c, learnt_from, tables
from bot.players.learn.native import compiler, library
from bot.players.search.policy import unpacked_values
from bot.rules.dominoes.deal import opening_tile
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import Line, lines_of
from bot.rules.dominoes.options import DOUBLE_SIX, DominoesOptions
from bot.rules.dominoes.state import DealState
from bot.rules.dominoes.tiles import members
from tests.players.dominoes.test_search import house_rules
from tests.samples import sample

needs_compiler = pytest.mark.skipif(compiler() is None, reason="what is in C needs a C compiler")

DEALS = 10  # of each game


class DealInC(Structure):
    """`struct deal` of dominoes.c."""

    _fields_ = [
        ("hands", c_uint64 * MOST_SEATS),
        ("lacks", c_uint64 * MOST_SEATS),
        ("laid", c_uint64),
        ("points", c_int32 * MOST_SEATS),
        *[(name, c_int32) for name in ("line", "seat", "over", "left")],
        ("openers", c_int32 * NUMBERS),
        ("boneyard", c_uint8 * MOST_TILES),
    ]


class Twins:
    """A game in C and in Python."""

    def __init__(self, options: DominoesOptions, players: int) -> None:
        self.options, self.players = options, players
        self.game = game_in_c(options, players)
        self.any_opens = game_in_c(replace(options, opens="lot"), players)
        self.lines = lines_of(options)
        self.number = {line: number for number, line in enumerate(dominoes.every_line(self.lines))}
        match = DOMINOES.start(options, players, bytes(32), deals=2)
        self.terms = match.deal.state.terms

    def dealt(self, chance: c_uint64) -> tuple[DealInC, DealState]:
        """The same deal in C and in Python."""
        before, deal = DealInC(), DealInC()
        library("dominoes").begin(byref(self.any_opens), byref(c_uint64(chance.value)), byref(before))
        library("dominoes").begin(byref(self.game), byref(chance), byref(deal))
        return deal, self._twin(before)

    def _twin(self, before: DealInC) -> DealState:
        hands, boneyard = list(before.hands[: self.players]), list(before.boneyard[: before.left])
        deal = DealState(self.terms, hands, boneyard, self.lines.empty, before.seat)
        tiles = deal.tiles
        assert [hand.bit_count() for hand in hands] == [self.options.hand_for(self.players)] * self.players
        assert sorted([*boneyard, *members(sum(hands))]) == [*range(self.terms.left_out, len(tiles.tiles))]
        faces = tuple([tuple([tiles.tiles[tile] for tile in members(hand)]) for hand in hands])
        found = opening_tile(faces, self.options.opens)
        if found is not None:
            deal.seat, tile = found
            deal.play(tiles.number[tile], self.lines.state(Line(self.options.spins).begin(tile)))
        return deal

    def compare(self, deal: DealInC, twin: DealState) -> None:
        assert deal.over == twin.over
        assert list(deal.points[: self.terms.side_count]) == twin.points
        assert list(deal.hands[: self.players]) == twin.hands
        assert list(deal.lacks[: self.players]) == twin.lacks
        assert list(deal.boneyard[: deal.left]) == twin.boneyard
        assert list(deal.openers[: len(twin.openers)]) == twin.openers
        assert (deal.laid, deal.line, deal.seat) == (twin.laid, self.number[twin.line], twin.seat)


def whim(dice: Random) -> tuple[DominoPolicy, Values]:
    """A policy of values by chance, for Python and for C."""
    values = tuple(dice.choices(range(-1000, 1000), k=SIZE))
    return DominoPolicy(values), np.array(values, np.float64)


@needs_compiler
@pytest.mark.parametrize("table", sample([*tables()], 8))
def test_every_play_is_chosen_and_made_as_in_python(table: str):
    for game in learnt_from(table):
        play_alike(*game, Random(table))


@needs_compiler
@pytest.mark.soak
@pytest.mark.parametrize("players", DOMINOES.players)
def test_so_it_is_by_other_house_rules(players: int):
    dice = Random(players)
    for _ in range(20):
        rules = replace(house_rules(players, dice), blocked_scores="same", first_deals=False, paso_redondo=0)
        has_many_lines = rules.spins and rules.highest > DOUBLE_SIX  # it takes half a minute to list them
        if not rules.breaks_ties and not rules.worth_key and not has_many_lines:
            play_alike(rules, players, dice)


def play_alike(options: DominoesOptions, players: int, dice: Random) -> None:
    """Play deals by policies of chance, each in both ways."""
    twins, chance = Twins(options, players), c_uint64(dice.getrandbits(64))
    for _ in range(DEALS):
        policy, values = whim(dice)
        deal, twin = twins.dealt(chance)
        twins.compare(deal, twin)
        while not twin.over:
            twin.play(*policy.best(twin))
            library("dominoes").play_best(byref(twins.game), byref(deal), c_void_p(values.ctypes.data))
            twins.compare(deal, twin)


@needs_compiler
@pytest.mark.parametrize("table", sample([*tables()], 8))
def test_margins_are_those_of_each_deal_with_our_policy_on_each_side(table: str):
    learner, dice = DominoLearner(table), Random(table)
    (policy, learner.values[:]), (other, others) = whim(dice), whim(dice)
    games, chance = [Twins(*game) for game in learnt_from(table)], learner._chance("measure", 5)
    for number, found in enumerate(learner.margins(others, 3 * len(games), 5)):
        _, deal = games[number % len(games)].dealt(chance)
        assert found == pytest.approx(fmean([margin(deal, side, policy, other) for side in range(len(deal.points))]))
    assert learner.margins(learner.values, 20, 5) == pytest.approx(0), "no one is better than themselves"


def margin(deal: DealState, side: int, policy: DominoPolicy, other: DominoPolicy) -> float:
    """The margin of a side that plays by the one policy, where all others play by the other."""
    deal = deal.copy()
    while not deal.over:
        deal.play(*(policy if deal.terms.sides[deal.seat] == side else other).best(deal))
    return margin_of(deal, side)


@needs_compiler
@pytest.mark.soak
def test_in_a_few_deals_something_is_learnt():
    learners = [DominoLearner("fives-2") for _ in range(2)]
    for learner in learners:
        learner.learn(2_000, 0.002, 1)
        learner.learn(1_000, 0.001, 2)
    learner, twin = learners
    assert (learner.values == twin.values).all(), "the same deals teach the same"
    assert (learner.met > dominoes.SOON).any()
    scores = learner.values[POINTS : POINTS + 5]
    assert scores[0] < scores[1:].max(), "a play that scores is better"
    assert learner.margins(np.zeros(SIZE), 500, 0).mean() > 5
    assert len(DominoPolicy(unpacked_values(learner.packed()["values"])).values) == SIZE


@pytest.mark.parametrize("rules", [{"tied_block": "closer"}, {"blocked_scores": "difference"}], ids=str)
def test_house_rules_that_c_lacks_are_refused(rules: dict[str, Any]):
    with pytest.raises(ValueError, match="how this game scores"):
        game_in_c(DominoesOptions(**rules), 4)
