"""Dominoes by deals won (rules §7.8): worths, blocked deals, love, and the tiles dealt, in vectors."""

from typing import Any

import pytest

from bot.rules.dominoes.deal import Hand
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Bonus, BonusKind, CarriedOver, Redealt
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import shuffled
from bot.rules.view import Phase
from tests.rules.dominoes.scenarios import BRAZIL, CUT_THROAT, JAMAICA, LEAGUE, MARTINIQUE, DominoScenario, tiles
from tests.rules.vectors import Facts, Start, check, vectors

OTHERS = ("6-6", "6-3", "3-3")
LOVE = JAMAICA.under(wins="love")
ONE_ALL = LOVE.under(one_all=True)
OPENS = "deal.opens: highest_double"
BOTH_NUMBERS = "5-2, 5-5 left, 5-1 left, 3-1 left, 3-3 left, 3-2 left, 2-0 left, 5-0 left, 5-4 left, 4-3 left, 6-3 left"
KEYS = f"{BOTH_NUMBERS}, 6-5 left, 2-1 right, 1-0 right, 3-0 right"  # ends 5 and 3: only 5-3 is left of them


def last(game: DominoScenario, tile: str, line: str, **deal: Any) -> Start:
    """A deal in which Ann has only this tile left."""
    return game.hands(tile, *OTHERS, line=line, **deal)


def blocked(game: DominoScenario, *pips: str, seat: int = 0, **deal: Any) -> Start:
    """A deal that the seat closes with 6-6; these tiles are left then."""
    hands = [f"{left} 6-6" if number == seat else left for number, left in enumerate(pips)]
    return game.hands(*hands, line="6-6, 6-6 right", seat=seat, **deal)


def won_by(game: DominoScenario, seat: int, totals: tuple[int, ...]) -> Start:
    """A deal that a seat is about to win plainly."""
    count = 4 if game.options.in_partners else 3
    return game.hands(*["5-1" if number == seat else "3-3" for number in range(count)], line="6-5", seat=seat,
                      totals=totals)  # fmt: skip


TIE = ("2-1 1-1", "3-2", "4-4 1-0", "4-3 4-1")  # 5, 5, 9 and 12 pips
LEVEL = ("3-2", "3-3", "4-1", "4-4 1-0")  # 5, 6, 5 and 9


@vectors(
    *((f"Vector 7.12, {tile} {end} for {worth}", last(game, tile, "5-2"), f"{tile} {end}", f"scored: {worth} 0")
      for game, tile, end, worth in (
          (BRAZIL, "5-2", "left", 3), (BRAZIL, "5-2", "right", 3), (JAMAICA, "5-2", "left", 1),
          (BRAZIL, "5-1", "left", 1), (BRAZIL, "2-2", "right", 2), (JAMAICA, "2-2", "right", 1),
      )),
    *((f"Vector 7.13, {tile} for {worth}", last(game, tile, "4-2, 4-2 right"), f"{tile} left", f"scored: {worth} 0")
      for game, tile, worth in ((BRAZIL, "4-4", 4), (BRAZIL.under(worth_crossed=6), "4-4", 6), (BRAZIL, "4-1", 3))),
    ("Vector 7.14", last(BRAZIL, "4-4", "4-2, 4-2 right", totals=(5, 3)), "4-4 left", "totals: 9 3", "winners: 0"),
    ("Vector 7.15, the lowest player", blocked(BRAZIL, "2-1", "3-1", "5-5 5-4 5-3 5-2 4-2", "4-1"), "6-6 left",
     "taken: 43 9", "scored: 1 0", "deal.opens: lot", "opener: 0"),
    ("Vector 7.15, the side", blocked(BRAZIL.under(blocked_by="side"), "2-1", "3-1", "5-5 5-4 5-3 5-2 4-2", "4-1"),
     "6-6 left", "scored: 0 1"),
    ("Vector 7.16, nobody", blocked(BRAZIL, *TIE), "6-6 left", "scored: 0 0", OPENS, "deal.opening: 6 6"),
    ("Vector 7.16, Cleo first", blocked(BRAZIL, *LEVEL, opener=3), "6-6 left", "scored: 1 0", "opener: 2"),
    ("Vector 7.16, Ann first", blocked(BRAZIL, *LEVEL, opener=1), "6-6 left", "scored: 1 0", "opener: 0"),
    ("Vector 7.17, a tie", blocked(LEAGUE, *LEVEL), "6-6 left", "scored: 0 0", "deal.carried: 1", OPENS),
    ("Vector 7.17, a double", LEAGUE.hands("4-2", "3-3", "4-2", "4-2", line="5-3", seat=1, carried=1), "3-3",
     "scored: 0 3"),
    ("Vector 7.17, two ties", blocked(LEAGUE, *LEVEL, carried=1), "6-6 left", "deal.carried: 2"),
    ("Vector 7.17, after two", last(LEAGUE, "5-1", "5-2", carried=2), "5-1", "scored: 3 0", "deal.carried: 0"),
    ("Vector 7.18", blocked(BRAZIL.under(tied_block="closer_loses"), *TIE, seat=3), "6-6 left", "scored: 1 0"),
    ("closer_loses alone: the next who is tied",
     blocked(CUT_THROAT.under(tied_block="closer_loses"), "3-2", "4-1", "4-4", "3-2"), "6-6 left", "scored: 0 0 0 1"),
    ("Vector 7.20, love", won_by(LOVE, 1, (3, 0)), "5-1", "scored: 0 1", "totals: 0 0", OPENS, "deal.opening: 6 6"),
    ("Vector 7.20, one-all", won_by(ONE_ALL, 1, (1, 0)), "5-1", "totals: 1 1", OPENS),
    ("Vector 7.20, from one-all", won_by(ONE_ALL, 0, (1, 1)), "5-1", "totals: 2 0", "deal.opens: lot"),
    ("one-all after a tie", blocked(ONE_ALL, *TIE, totals=(1, 1)), "6-6 left", "totals: 1 1", OPENS),
    ("one-all whatever they are worth",
     last(ONE_ALL.under(worth_crossed=4), "4-4", "4-2, 4-2 right", totals=(0, 1)), "4-4 left", "scored: 4 0",
     "totals: 1 1"),
    ("Vector 7.20, not from 3-0", won_by(ONE_ALL, 1, (3, 0)), "5-1", "totals: 0 0", OPENS),
    ("Vector 7.21, all have won", won_by(MARTINIQUE.under(target=6), 2, (2, 1, 0)), "5-1", "totals: 0 0 0", OPENS),
    ("Vector 7.21, six-love", won_by(MARTINIQUE.under(target=6), 0, (5, 2, 0)), "5-1", "totals: 6 2 0", "winners: 0"),
    ("Vector 7.22, two cochons", won_by(MARTINIQUE, 0, (2, 0, 0)), "5-1", "winners: 0"),
    ("Vector 7.22, one", won_by(MARTINIQUE, 0, (2, 1, 0)), "5-1", "winners: 0"),
    ("Vector 7.22, begun anew", won_by(MARTINIQUE, 2, (1, 1, 0)), "5-1", "totals: 0 0 0", "winners: none", OPENS),
    ("Vector 7.23", last(JAMAICA.under(worth_key=True), "5-3", KEYS), "5-3 left", "scored: 2 0"),
    ("Vector 7.23, 6-3 in a hand", last(JAMAICA.under(worth_key=True), "5-3", "6-5, 6-4 left, 4-3 left"), "5-3 left",
     "scored: 1 0"),
    ("a key as well as both ends", last(BRAZIL.under(worth_key=True), "5-3", KEYS), "5-3 left", "scored: 4 0"),
    ("no feat of pips scores",
     last(JAMAICA.under(capicua=100, chuchazo=100, first_deals=True), "5-2", "5-2"), "5-2 left", "scored: 1 0"),
)  # fmt: skip
def test_a_won_deal_has_its_worth(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_a_last_tile_is_one_choice_whatever_end_it_goes_to() -> None:
    start = last(BRAZIL, "5-2", "5-2")
    assert [str(move) for move in start.legal_moves(0)] == ["play 5-2 left"]
    assert start.play("5-2 right").results == start.play("5-2").results


def test_the_result_names_each_part_of_the_worth() -> None:
    start = BRAZIL.under(worth_key=True, tied_block="carried")
    for scenario, move, bonuses in (
        (last(start, "5-3", KEYS, carried=2), "5-3 left", ((BonusKind.BOTH_ENDS, 3), (BonusKind.KEY, 1),
                                                            (BonusKind.CARRIED, 2))),
        (last(start, "4-4", "4-2, 4-2 right"), "4-4 left", ((BonusKind.CROSSED, 4),)),
        (last(start, "2-2", "5-2"), "2-2", ((BonusKind.DOUBLE, 2),)),
        (blocked(start, *TIE[:3], "4-3", seat=0, carried=1), "6-6 left", ()),
    ):  # fmt: skip
        remarks = scenario.play(move).results[-1].remarks
        assert tuple((it.kind, it.points) for it in remarks if isinstance(it, Bonus)) == bonuses
    assert CarriedOver(2) in blocked(start, *LEVEL[:2], "4-2", "3-2", carried=1).play("6-6 left").results[-1].remarks


@pytest.mark.parametrize(("hand", "most"), [("6-6 5-5 4-4 1-1 6-5 3-2 1-0", 4), ("6-6 5-5 4-4 2-1 6-5 3-2 1-0", 3)])
def test_four_doubles_are_dealt_again(hand: str, most: int) -> None:
    """Vector 7.19."""
    assert sum(tile.is_double for tile in tiles(hand)) == most
    found = set[int]()
    for seed in (bytes([number]) * 32 for number in range(30)):
        deck = shuffled(double_set(6), seed, "deal 1")
        doubles = [sum(tile.is_double for tile in deck[7 * seat : 7 * seat + 7]) for seat in range(4)]
        found.add(max(doubles))
        redealt = BRAZIL.start(4, seed).deal.redealt
        assert redealt[:1] == ((Redealt(doubles.index(max(doubles)), max(doubles)),) if max(doubles) >= 4 else ())
    assert most in found


def test_three_players_leave_out_the_double_blank() -> None:
    """Vector 7.24."""
    deal = CUT_THROAT.start(3).deal
    dealt: list[Hand] = list(deal.hands)
    assert [len(hand) for hand in dealt] == [9, 9, 9]
    assert deal.state.boneyard == []
    assert {*double_set(6)} - {tile for hand in dealt for tile in hand} == {Tile(0, 0)}
    for players in (2, 4):
        assert len(CUT_THROAT.start(players).deal.hands[0]) == 7
    assert len(MARTINIQUE.start(3).deal.state.boneyard) == 7


def test_love_has_no_say_in_a_match_of_a_fixed_number_of_deals() -> None:
    scenario = MARTINIQUE.start(3, deals=6)
    while scenario.match.winners is None:
        scenario = scenario.play_first_legal()
    assert scenario.match.totals == tuple(map(sum, zip(*(it.scored for it in scenario.match.results), strict=True)))


def test_a_tile_that_must_open_is_asked_of_its_player() -> None:
    scenario = blocked(BRAZIL, *TIE).play("6-6 left")
    view = scenario.view(scenario.deal.opener)
    assert (view.phase, view.line_board.opens, view.line_board.opening) == (Phase.PLAY, "highest_double", Tile(6, 6))
    assert [str(choice.move) for choice in scenario.ask(scenario.deal.opener).choices] == ["play 6-6"]


def test_the_presets_are_those_of_the_page() -> None:
    worths = {
        game: (it.worth_double, it.worth_both, it.worth_crossed)
        for game in (BRAZIL, LEAGUE, JAMAICA, CUT_THROAT, MARTINIQUE)
        for it in (game.options,)
        if isinstance(it, DominoesOptions)
    }
    assert [*worths.values()] == [(2, 3, 4), (2, 3, 4), (1, 1, 1), (1, 1, 1), (1, 1, 1)]
