"""What deals of dominoes score: bonuses, blocks and ties, and by brute force every combination of the rules."""

import pytest

from bot.rules.dominoes.deal import new_line
from bot.rules.dominoes.options import BlockedScores, FirstDeals, PlayScoring, TiedBlock
from bot.rules.dominoes.score import ends_score, pips_score
from bot.rules.events import Bonus, BonusKind, CarriedOver, Domino, LineClosed
from bot.rules.moves import End
from bot.rules.pieces import Tile
from tests.rules.dominoes.referee import ends_worth, pips_worth
from tests.rules.dominoes.scenarios import (
    BLOCK,
    DOMINICAN,
    FIVES,
    PUERTO_RICO,
    THREES,
    DominoScenario,
)


@pytest.mark.parametrize("scoring", PlayScoring)
def test_ends_and_pips_score_as_the_referee_has_it(scoring: PlayScoring) -> None:
    options = THREES.under(scoring=scoring).options
    for count in range(200):
        assert ends_score(options, count) == ends_worth(scoring.value, count)
        assert pips_score(options, count) == pips_worth(scoring.value, count)


# -- bonuses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "tile", "capicua"),
    [
        ("4-1, 2-1 right", "4-2", True),
        ("4-1, 4-1 right", "4-2", True),  # both ends are 4
        ("4-1, 4-1 right", "4-4", False),
        ("4-1, 2-1 right", "4-3", False),
        ("", "4-3", False),
    ],
)
def test_capicua(line: str, tile: str, capicua: bool) -> None:
    scenario = DOMINICAN.hands(tile, "6-6", "5-5", "6-5", line=line)
    result = scenario.play_move(0, scenario.legal_moves(0)[0]).results[0]
    assert [remark.capicua for remark in result.remarks if isinstance(remark, Domino)] == [capicua]
    assert (Bonus(0, BonusKind.CAPICUA, 25) in result.remarks) is capicua
    assert result.scored[0] == 33 + 25 * capicua


def test_with_arms_a_capicua_fits_every_end() -> None:
    """Else it would tell ends apart that are the same to play on."""
    rules, line = FIVES.under(capicua=25), "6-6, 6-2 right, 6-1 left, 2-0 right, 1-0 left"
    bonus = Bonus(0, BonusKind.CAPICUA, 25)
    assert bonus in last(rules, "6-0", line)
    assert bonus not in last(rules, "3-0", line)
    assert bonus in last(rules, "3-0", f"{line}, 6-5 up, 5-0 up, 6-4 down, 4-0 down")


def last(scenario: DominoScenario, tile: str, line: str) -> tuple[object, ...]:
    """The remarks on a deal that ends with a tile."""
    start = scenario.hands(tile, "3-3 5-4", line=line)
    return start.play_move(0, start.legal_moves(0)[0]).results[0].remarks


def test_the_first_pass() -> None:
    scenario = DOMINICAN.hands("6-5 6-3", "1-1 2-2", "5-1 2-1", "6-6 4-4").play("0 play 6-5")
    assert scenario.to_act == (3,), "to the right of the opener"
    scenario = DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2").play("0 play 6-5")
    bonus = Bonus(0, BonusKind.FIRST_PASS, 25)
    assert bonus in scenario.events
    assert (scenario.deal.points, scenario.deal.bonuses) == ((25, 0), (bonus,))
    later = DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2", line="6-6").play("0 play 6-5 left")
    assert later.deal.points == (0, 0)


def test_the_first_pass_can_win_the_match() -> None:
    scenario = DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2", totals=(180, 0)).play("0 play 6-5")
    assert scenario.winners == (0,)


@pytest.mark.parametrize(("number", "points"), [(1, 100), (2, 75), (3, 50), (4, 25), (5, 0)])
def test_the_winners_of_the_first_deals_score_more(number: int, points: int) -> None:
    scenario = PUERTO_RICO.hands("6-5", "6-6", "5-5", "4-4", line="6-1", number=number).play("0 play 6-5")
    assert scenario.results[0].scored == (30 + points, 0)


def test_a_tie_is_carried_over_to_the_winner_of_the_next_deal() -> None:
    start = BLOCK.under(tied_block=TiedBlock.CARRIED).hands("6-5 4-3", "4-2", "3-3", line="6-0", carried=5)
    scenario = start.play("0 play 6-5")
    assert scenario.results[0].remarks[1:] == (CarriedOver(13 + 5),)
    assert scenario.deal.carried == 18
    won = start.hands("6-5", "4-2", "3-3", line="6-0", carried=18).play("0 play 6-5").results[0]
    assert Bonus(0, BonusKind.CARRIED, 18) in won.remarks
    assert won.scored == (12 + 18, 0, 0)


def test_where_pips_score_nothing_a_tie_leaves_nothing() -> None:
    scenario = THREES.under(tied_block=TiedBlock.CARRIED).hands("6-5 4-3", "4-2", "3-3", line="6-0").play("0 play 6-5")
    assert not [remark for remark in scenario.results[0].remarks if isinstance(remark, CarriedOver)]
    assert scenario.deal.carried == 0


def test_a_tie_without_a_difference_leaves_nothing() -> None:
    rules = BLOCK.under(tied_block=TiedBlock.CARRIED, blocked_scores=BlockedScores.DIFFERENCE)
    scenario = rules.hands("6-5 4-3", "6-1", line="6-0").play("0 play 6-5")
    assert scenario.results[0].remarks == (LineClosed(0, Tile(6, 5), (5, 0), None),)


def test_chipping_out() -> None:
    scenario = THREES.hands("4-3", "6-6 2-2", line="5-3").play("0 play 4-3")
    assert scenario.results[0].scored == (3 + 1, 0)
    assert Bonus(0, BonusKind.CHIPPED_OUT, 1) in scenario.results[0].remarks
    exact = THREES.hands("4-3", "6-6 2-2", line="5-3", totals=(58, 0)).play("0 play 4-3")
    assert exact.results[0].scored == (0, 0), "3 and 1 go past 61"


def test_no_bonus_goes_past_an_exact_target() -> None:
    rules = THREES.under(capicua=25, first_deals=FirstDeals.ON, first_pass=25)
    capicua = rules.hands("5-3", "6-6 2-2", line="5-4, 4-3 right", totals=(40, 0)).play("0 play 5-3 left")
    assert capicua.results[0].scored == (2 + 1, 0), "25 and 100 would be too many"
    first = rules.hands("5-4 5-3", "6-6 2-2", totals=(40, 0)).play("0 play 5-4")
    assert first.deal.points == (3, 0)
    exactly = rules.hands("5-4 5-3", "6-6 2-2", totals=(33, 0)).play("0 play 5-4")
    assert exactly.winners == (0,), "3 and 25 make 61"


def test_a_new_line_spins_only_with_a_spinner() -> None:
    assert new_line(FIVES.options).begin(Tile(6, 6)).spinner == Tile(6, 6)
    assert new_line(BLOCK.options).begin(Tile(6, 6)).spinner is None
    with pytest.raises(ValueError, match="5-4 does not fit at the left end"):
        new_line(BLOCK.options).begin(Tile(6, 6)).place(Tile(5, 4), End.LEFT)
