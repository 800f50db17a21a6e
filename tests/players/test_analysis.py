"""The cost of a decision: exact where all is forced after it, and the same when it is judged again."""

from functools import cache
from math import sqrt
from random import Random
from statistics import fmean

import pytest

from bot.players.judge import analysed, measured, played_again, worlds_for
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move, Pass
from bot.rules.view import Phase, View
from cogs.analysis.decisions import merged, without_seed
from tests.players.search.random_deals import GAMES, RandomDeal, presets
from tests.players.test_judge import endings
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import DOUBLES

WORLDS = 40


@pytest.mark.parametrize("game", ["domino-hearts", "domino-whist"])
def test_at_the_end_of_a_deal_the_cost_is_exact(game: str):
    """If in every possible world all plays after a move are forced, the rules alone tell its cost."""
    clear = 0
    for number, (view, exact) in enumerate(endings(game, GAMES[game].players[0])):
        for move, end in exact.items():
            decision = analysed(view, move, 60, number)
            if len(exact) == 1:
                assert decision is None
                continue
            assert decision is not None
            assert (decision.played.move, decision.view) == (move, view)
            cost = max(other.margin for other in exact.values()) - end.margin
            assert decision.cost == pytest.approx(cost, abs=5 * decision.error + 0.3 * (decision.error > 0) + 1e-9)
            if decision.is_clear:
                clear += 1
                assert cost > 0
            usual = analysed(view, move, None, number)
            assert usual is not None
            assert (usual.played.move, usual.is_clear and cost <= 0) == (move, False)
            if usual.best.move == move:  # a first look was enough
                assert cost <= max(0.3, 0.1 * usual.spread)
    assert clear


@cache
def decisions(game: str) -> list[tuple[View, Move]]:
    """The decisions of a random deal of four."""
    deal = RandomDeal(GAMES[game], presets(GAMES[game], 4)[0], 4, Random(5))
    return [(deal.view(seat), move) for seat, move in deal.moves()]


def plays() -> list[tuple[View, Move]]:
    return [(view, move) for view, move in decisions("domino-whist") if view.phase is Phase.PLAY]


@pytest.mark.parametrize("game", ["black-tile", "domino-whist"])
def test_every_decision_of_a_deal_is_judged_the_same_again(game: str):
    judged = [(view, move, analysed(view, move, WORLDS, 3)) for view, move in decisions(game)[::6]]
    assert {view.phase for view, _, decision in judged if decision is not None} >= {Phase.PLAY}
    for view, move, decision in judged:
        assert decision == analysed(view, move, WORLDS, 3)
        if decision is None:
            continue
        assert decision.alternatives[0].value == max(each.value for each in decision.alternatives)
        assert any(each.move == move for each in decision.alternatives)
        assert decision.spread == pytest.approx(decision.played.error * sqrt(decision.worlds or WORLDS))
        again = measured(decision, 2 * WORLDS, 9)
        assert (again.played.move, again.best.move) == (move, decision.best.move)
        assert again == measured(decision, 2 * WORLDS, 9)
        assert sum(again.played.compared) <= 1


def test_an_unusual_pass_is_judged_too_in_any_order():
    view = next(view for view, move in decisions("black-tile") if isinstance(move, Pass))
    pieces = [shown.piece for shown in view.hand if shown.piece is not None]
    costs = set[float]()
    for order in (pieces[:3], pieces[2::-1]):
        decision = analysed(view, Pass(tuple(order)), 16, 2)
        assert decision is not None
        assert decision.played.move == Pass(tuple(order))
        passes = [it.move for it in decision.alternatives if isinstance(it.move, Pass)]
        assert [set(order) == set(move.pieces) for move in passes].count(True) == 1
        costs.add(round(decision.cost, 6))
    assert len(costs) == 1


def test_an_unknown_move_or_a_bystander_is_no_decision():
    view, move = plays()[0]
    assert analysed(view, Pass(()), WORLDS, 1) is None, "not one of its moves"
    bystander = RandomDeal(GAMES["domino-whist"], view.options, 4, Random(1))
    assert analysed(bystander.game.view(bystander.match, None), move, WORLDS, 1) is None, "nothing is asked of them"


def test_a_large_deal_gets_fewer_worlds():
    first, *_, last = [view for view, _ in plays() if len(view.hand) > 1]
    assert worlds_for(first) < worlds_for(last)


def test_at_rows_a_turn_that_comes_to_the_same_as_another_is_judged():
    match = DOUBLES.start(4).match
    dice, found = Random(1), 0
    while not match.results:
        seat = BLIND_HUGHIE.to_act(match)[0]
        move = dice.choice(BLIND_HUGHIE.legal(match, seat))
        decision = analysed(BLIND_HUGHIE.view(match, seat), move, 30, 1)
        found += decision is not None
        assert decision is None or decision.played.move == move
        match, _ = BLIND_HUGHIE.play(match, seat, move)
    assert found


@pytest.mark.parametrize("game", list(CATALOGUE))
def test_a_deal_is_played_again_by_computers(game: str):
    rules = CATALOGUE[game]
    preset = rules.presets[0]
    match = without_seed(rules.start(preset.options, preset.players[0], b"s" * 32))
    assert "s" * 32 not in repr(vars(match))
    margins = played_again(game, match, 4)
    assert margins == played_again(game, match, 4)
    assert margins is None or fmean(margins) == pytest.approx(0), "what one side wins the others lose"


def test_the_hands_decide_what_is_expected_of_a_deal():
    """No one beats the first hand: with any players it shoots the moon."""
    match = ELEVEN.hands("0-0 6-6 6-5", "1-0 2-0 2-1", "1-1 3-1 3-0", "4-0 4-1 3-2").match
    played = [played_again(BLACK_TILE.name, without_seed(match), seed) for seed in range(5)]
    means = [fmean(margins) for margins in zip(*filter(None, played), strict=True)]
    assert means[0] == max(means)


def test_measuring_in_parts_comes_to_the_same_as_at_once():
    found = (analysed(view, move, WORLDS, 3) for view, move in plays())
    decision = next(it for it in found if it is not None and it.cost)
    whole, parts = measured(decision, 600, 1), [measured(decision, 60, seed) for seed in range(2, 12)]
    total = merged(parts)
    assert total.worlds == 600
    assert total.cost == pytest.approx(fmean(part.cost for part in parts))
    assert total.cost == pytest.approx(whole.cost, abs=5 * (whole.error + total.error))
    assert total.error == pytest.approx(whole.error, rel=0.3)
    compared = total.played.compared + total.best.compared
    assert total.played.made == pytest.approx(whole.played.made, abs=0.1)
    assert compared == pytest.approx(whole.played.compared + whole.best.compared, abs=0.1)
    assert merged([whole]) == whole
