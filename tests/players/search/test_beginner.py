"""A beginner's mistakes are small, become smaller, and give nothing away for nothing."""

from itertools import product
from random import Random

import pytest

from bot.players.computer import EASY, choose
from bot.players.knowledge import KNOWLEDGE
from bot.players.search.features import LATE
from bot.players.search.playing import (
    LOSS,
    MISTAKES,
    TrickEffort,
    beginners_choice,
    by_search,
    candidates,
    gives_away,
    most_lost,
    opinions,
)
from bot.players.search.position import TrickPosition
from bot.rules.view import Phase
from tests.benchmark.players.resources import views_of
from tests.benchmark.players.rows import ROWS, Row, row_named
from tests.players.positions import POSITIONS
from tests.rules.black_tile.scenarios import ELEVEN

TRICK_ROWS = [row for row in ROWS if row.has_levels and row.game_name in KNOWLEDGE]


def test_a_mistake_costs_little_and_is_made_now_and_then() -> None:
    chosen = [beginners_choice([1.0, 5.0, 4.5, 4.0], 0.7, Random(seed)) for seed in range(400)]
    assert set(chosen) == {1, 2}
    assert chosen.count(2) / len(chosen) == pytest.approx(MISTAKES / 2, abs=0.08)
    assert {beginners_choice([1.0, 5.0, 4.5], 9.0, Random(seed), [0, 1]) for seed in range(40)} == {0, 1}
    assert {beginners_choice([1.0, 5.0, 4.5], 0.0, Random(seed)) for seed in range(40)} == {1}


def test_mistakes_become_smaller_until_none_is_left() -> None:
    allowed = [most_lost(10, left, 9) for left in range(9, 0, -1)]
    assert allowed[0] == 10 * LOSS
    assert allowed == sorted(allowed, reverse=True)
    assert allowed[-LATE:] == [0] * LATE
    assert most_lost(10, 12, 9) == 10 * LOSS, "tiles were drawn"


def test_a_lead_is_compared_with_letting_another_lead() -> None:
    """Its suit of blanks is the first: a move that plays nothing has none."""
    view = ELEVEN.hands("6-4 3-3 5-0 2-1", "6-3 4-4 4-0 1-0", "6-6 3-0 4-1 5-5", phase=Phase.OPENING).view(0)
    position = TrickPosition.of(view, KNOWLEDGE["black-tile"])
    leads = {str(it.move): it for it in candidates(position)}
    assert not gives_away(position, leads["lead 5-0 as 0"], leads["yield"])
    assert not gives_away(position, leads["yield"], leads["lead 5-0 as 0"])


def test_small_differences_are_not_seen_but_in_the_last_tricks() -> None:
    others, seen, knowledge = 0, 0, KNOWLEDGE["forty-two"]
    played = [view for view in views_of(row_named("42-marks")) if view.phase is Phase.PLAY]
    for view, seed in product(played[::2], range(8)):
        sharp, blunt = (by_search(view, knowledge, Random(seed), TrickEffort(500, near)) for near in (0.0, 9.0))
        if TrickPosition.of(view, knowledge).standing.tricks_left <= LATE:
            assert blunt == sharp
        else:
            others, seen = others + (blunt != sharp), seen + 1
    assert others / seen == pytest.approx(MISTAKES, abs=0.2)


@pytest.mark.parametrize("row", TRICK_ROWS, ids=lambda row: row.name)
def test_nothing_is_given_away_for_nothing(row: Row) -> None:
    """A beginner errs by little; and who plays last wins what the policy would win, and gives what it would give."""
    for view in views_of(row):
        if view.phase is not Phase.PLAY:
            continue
        position = TrickPosition.of(view, KNOWLEDGE[row.game_name])
        moves = [move for move in candidates(position) if move.bit]
        values = dict(zip(moves, opinions(position, moves), strict=True))
        best, trick, standing = max(values, key=values.__getitem__), position.standing.trick, position.standing
        most = most_lost(position.stake, standing.tricks_left, view.trick_board.count)
        for seed in range(12):
            move = choose(view, seed, EASY)
            chosen = next(each for each in moves if each.move == move)
            assert values[best] - values[chosen] <= most
            if trick is not None and trick.played == len(position.course.orders[trick.leader]) - 1:
                beating, worth = position.course.masks.over[trick.led][trick.best], position.course.worth
                assert worth.get(chosen.bit) == worth.get(best.bit)
                assert bool(chosen.bit & beating) == bool(best.bit & beating)


@pytest.mark.parametrize(("game", "least", "most"), [("forty-two", 1, 1), ("seventy-nine", 79, 2 * 79)])
def test_the_stake_of_a_deal_is_a_mark_or_its_points(game: str, least: int, most: int) -> None:
    position = next(position for position in POSITIONS if position.game == game.replace("-", "_"))
    assert least <= TrickPosition.of(position.view, KNOWLEDGE[game]).stake <= most
