"""Computers at dominoes, Blind Hughie and Billitonnen: clear positions, levels, prospects."""

from dataclasses import replace
from random import Random

import pytest

from bot.players.computer import EASY, EXPERT, HARD, NORMAL, choose, choose_at_once
from bot.players.dominoes.policy import KINDS, SIZE, DominoPolicy
from bot.players.dominoes.reading import Reading
from bot.players.judge import prospects
from bot.rules.copies import updated
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.tiles import members
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Move, Play
from tests.players.dominoes.test_search import OPTIONS, by_trying_everything, candidate_of, position_of, truth
from tests.players.test_declaring import chosen
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario, tile
from tests.rules.dominoes.scenarios import BLOCK, DOMINICAN, DRAW, FIVES, DominoScenario

MIDDLE = DOMINICAN.hands(
    "6-5 5-5 4-1 3-0 2-2", "6-4 5-4 4-4 3-3 1-0", "6-6 6-2 5-1 2-0 1-1", "6-3 5-2 4-2 4-0 0-0", line="3-2, 2-1 right"
)


@pytest.mark.parametrize(
    ("scenario", "best"),
    [
        (BLOCK.hands("4-0 0-0", "6-6 5-5", line="4-0"), "left"),  # it leaves 0 and 0, for 0-0
        (FIVES.hands("6-4 2-1 5-4", "5-5 4-4", line="6-2, 2-1 right"), "6-4"),  # at the 6: 4 and 1 are 5
        (DRAW.hands("6-6 6-0 3-0", "5-5 4-4", line="5-0"), "6-0"),  # it leaves a 6 for the heaviest
    ],
)
def test_it_finds_the_best_play_of_dominoes(scenario: DominoScenario, best: str):
    for level in (NORMAL, HARD):
        (move,) = chosen(scenario, level=level)
        assert best in move
    assert best in str(prospects(scenario.view(0), 100, 1)[0].move)


def test_where_all_hands_are_certain_it_plays_best():
    found, all_dealt = 0, replace(OPTIONS["block"], hand=14)
    for seed in range(12):
        dice = Random(seed)
        match = DOMINOES.start(all_dealt, 2, dice.randbytes(32), deals=1)
        while match.winners is None:
            legal, deal = DOMINOES.legal(match, match.deal.seat), truth(match)
            position = position_of(match)
            assert position.is_certain
            if len(legal) > 1 and deal.left <= 10:
                worth = {
                    move: by_trying_everything(deal.after(*candidate_of(position, move)))[deal.seat] for move in legal
                }
                assert worth[choose(position.view, seed, HARD)] == max(worth.values())
                found += len(set(worth.values())) > 1
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(legal))
    assert found > 5


def test_a_seat_that_played_a_light_tile_most_likely_had_no_heavier_one():
    heavy_first = DominoPolicy(tuple(range(KINDS)) + (0,) * (SIZE - KINDS))
    match = DOMINOES.start(replace(OPTIONS["block"], opens=OPTIONS["fives-and-threes"].opens), 2, bytes(32))
    seat = match.deal.seat
    lightest = min(DOMINOES.legal(match, seat), key=lambda move: isinstance(move, Play) and move.piece)
    match, _ = DOMINOES.play(match, seat, lightest)
    position = position_of(match)
    worlds = [next(position.worlds(Random(number))) for number in range(60)]
    likely = sorted(worlds, key=Reading(position, heavy_first).likelihood)
    heaviest = [max(position.tiles.pips[tile] for tile in members(world.deal.hands[seat])) for world in likely]
    assert sum(heaviest[:20]) > sum(heaviest[-20:])


def test_to_win_the_match_is_worth_more_than_its_points():
    def worth(*totals: int) -> dict[str, float]:
        scenario = FIVES.hands("6-4 4-3", "6-6 5-5", line="6-3, 3-1 right", totals=totals)  # 6-4 leaves 4 and 1
        return {str(found.move): found.value for found in prospects(scenario.view(0), 40, 1)}

    early, late = worth(0, 0), worth(195, 0)
    assert late["play 6-4 left"] == 5 + 100
    assert early["play 6-4 left"] < 60


def test_easy_errs_now_and_then():
    view = MIDDLE.view(0)
    at_once = choose_at_once(view, 0, HARD)
    moves = [choose(view, seed, EASY) for seed in range(60)]
    assert 0.5 < moves.count(at_once) / len(moves) < 1


def test_a_move_that_is_asked_for_stands_for_those_that_come_to_the_same():
    scenario = BLOCK.hands("4-1 3-2 6-6", "5-5 5-4", line="4-4")
    offered = prospects(scenario.view(0), 10, 1)
    right: Move = Play(scenario.deal.hands[0][-2], End.RIGHT)
    asked = prospects(scenario.view(0), 10, 1, (right, *[each.move for each in offered]))
    assert len(asked) == len(offered) == 1
    assert asked[0].move == right
    assert asked[0].value == offered[0].value


PARTNERS = HUGHIE.under(partners=True)


def seen(game: RowScenario, *rows: str, line: str) -> RowScenario:
    """A deal in which all tiles of these rows have been turned up, but for those with a question mark, at the right."""
    scenario = game.rows(*[row.replace("?", "") for row in rows], layout=line)
    turned: list[Turned] = []
    for seat, row in enumerate(rows):
        known = [tile(word) for word in row.split() if not word.startswith("?")]
        turned += [Turned(seat, len(row.split()), shown, Went.BACK) for shown in reversed(known)]
    started = Turned(0, len(rows[0].split()) + 1, tile(line[:3]), Went.FIRST)
    return scenario.at(updated(scenario.match, deal=updated(scenario.deal, turned=(*turned, started))))


EVERY_5 = "5-0 0-1 1-5 5-5 5-2 2-4 4-5 5-6 6-3"  # every five but 5-3

TO_PEEK = BILLITONNEN.rows("6-1 2-0 5-2", "3-0 3-1", "0-0 1-0", layout="5-3 3-2")
NEXT_FITS_5 = BILLITONNEN.rows("6-1 5-0 5-2", "3-0 3-1", "0-0 1-0", layout="5-3 3-2")
OPEN_DOUBLE = DOUBLES.rows("6-1 2-1 4-4", "6-6 4-3", "5-5 5-0", layout="3-0 0-2")
CLEAR = seen(ANY, "6-4 6-5 ?2-2", "5-1", "1-1 ?4-0", line="6-3 3-0")
BEST = [
    ("Its own 6-2, which comes next, fits a 6, and then it is out.",
     HUGHIE.rows("6-4 6-2", "0-0 6-3", "5-5 4-1", layout="3-0 0-1"), "0 turn, 1 turn, 2 turn, 0 turn", "place right"),
    ("The next player's only tile is 2-1: no 2 is left open.",
     HUGHIE.rows("6-6 6-0 5-2", "2-1", "3-3 1-1 4-2", layout="5-0 0-4", seat=1), "1 turn, 2 turn, 0 turn",
     "place right"),
    ("With no 5 left the deal ends, and one tile is most likely less than three.",
     HUGHIE.rows("2-0 5-3", "6-6 6-4 4-1", layout=EVERY_5), "turn", "place right"),
    ("With no 5 left the deal would end, and three tiles are most likely more than one.",
     HUGHIE.rows("2-0 6-2 4-3 5-3", "6-6", layout=EVERY_5), "turn", "place left"),
    ("The partner's only tile is 2-1: both ends are to be 2.",
     seen(PARTNERS, "3-3 ?1-0 ?5-2", "?6-1 ?0-0", "2-1", "?4-4 ?1-1", line="5-6 6-2"), "turn", "place left"),
    ("To look at the next tile costs nothing.", TO_PEEK, "turn", "peek"),
    ("It has seen that 2-0 comes next: both ends are to be 2.", TO_PEEK, "turn, peek", "place left"),
    ("It has seen that 5-0 comes next: both ends are to be 5.", NEXT_FITS_5, "turn, peek", "place right"),
    ("Its next tile, 3-0, will fit neither way; the next player's only tile is 4-1: no 4 is left open.",
     seen(BILLITONNEN, "3-0 ?5-4", "4-1", "?6-2 ?2-1", line="4-6 6-5"), "turn", "place left"),
    ("An open double is played before the next tile may end the turn.", OPEN_DOUBLE, "turn, turn, turn, turn",
     "turn 1"),
    ("4-1 fits, second from the left.", seen(ANY, "3-3 4-1 ?5-2", "6-6 6-1 ?2-2", line="5-0 0-1"), "", "turn 2"),
    ("5-5 first: it leaves a 5 for 5-1, and the other can play nothing meanwhile.",
     seen(ANY, "5-1 5-5", "6-4 0-0", line="5-2 2-3"), "", "turn 2"),
    ("6-5 would open a 5 for the next player's only tile.", CLEAR, "", "turn 1"),
    ("6-0 takes away the 0, the only number that the next player's tiles fit.",
     seen(ANY, "4-3 0-0 6-0", "3-0 4-0", "6-3 6-1", line="2-5 5-0"), "", "turn 3"),
    ("The last player goes out next, whatever it does: 0-0 costs nothing in a row, so it turns up the other tile.",
     seen(ANY, "0-0 ?5-3", "6-1 6-6", "1-0", line="0-2 2-4"), "", "turn 2"),
    ("2-1 would open a 1 for 6-1. To turn up 1-0 is to pass: nobody can play, and it has the fewest pips.",
     seen(ANY, "1-0 2-1", "6-1", "?3-3", line="2-5 5-2"), "", "turn 1"),
    ("Only 5-4 would let the other play, who holds more: it passes until the deal ends.",
     seen(ANY, "5-4 2-0", "5-2 6-6 6-5", line="4-3 3-1"), "", "turn 2"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "moves", "best"), [case[1:] for case in BEST], ids=[case[0] for case in BEST])
def test_it_finds_the_best_move(start: RowScenario, moves: str, best: str):
    scenario = start.play(moves)
    assert chosen(scenario, level=HARD) == {best}
    assert str(prospects(scenario.view(0), 400, 1)[0].move) == best


def test_an_expert_finds_it_too():
    for _, start, moves, best in BEST[:3]:
        assert str(choose(start.play(moves).view(0), 1, EXPERT)) == best


def test_it_looks_for_something_new_where_nothing_it_knows_fits():
    scenario = ANY.rows("6-5 4-1 3-3", "2-2 5-5", layout="2-0 0-2").play("0 turn 3", "1 turn 2")
    for level in (NORMAL, HARD, EXPERT):
        assert chosen(scenario, level=level) <= {"turn 2", "turn 3"}, "3-3 lies leftmost, and does not fit"


def test_it_does_not_pass_where_a_play_is_as_good():
    scenario = seen(ANY, "4-4 3-0 6-0 6-3", "3-3 4-0 5-3", line="6-1 1-5")
    first, second, _ = prospects(scenario.view(0), 10, 1)
    assert {str(first.move), str(second.move)} == {"turn 1", "turn 3"}
    assert first.value == second.value, "4-4 fits nowhere, 6-0 does"
    assert chosen(scenario, level=HARD) == {"turn 3"}


def test_an_easy_player_plays_what_fits_but_now_and_then_forgets_a_tile():
    view = seen(ANY, "3-3 4-1 ?5-2 ?6-2", "6-6 6-1 ?2-2", line="5-0 0-1").view(0)
    moves = [str(choose(view, seed, EASY)) for seed in range(100)]
    assert moves.count("turn 2") > 40, "4-1"
    assert set(moves) - {"turn 2"}
    lies_open = OPEN_DOUBLE.play("turn, turn, turn, turn").view(0)
    assert {str(choose(lies_open, seed, EASY)) for seed in range(20)} == {"turn 1"}, "it lies face up"


def test_prospects_are_exact_where_little_is_hidden():
    passing, playing = prospects(seen(ANY, "1-0 2-1", "6-1", "3-3", line="2-5 5-2").view(0), 10, 1)
    assert (str(passing.move), passing.value, passing.error) == ("turn 1", (7 + 6 - 4), 0)
    assert (playing.value, playing.behind) == (-(1 + 6) / 2, (9 + 3.5, 0))


def test_a_peek_is_worth_what_its_better_choice_is():
    view = TO_PEEK.play("turn").view(0)
    peeking, *placing = prospects(view, 1000, 1)
    assert str(peeking.move) == "peek"
    assert all(prospect.behind[0] > 2 * prospect.behind[1] for prospect in placing)
    assert len(placing) == 2
