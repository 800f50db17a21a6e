"""How the computer plays Black Tile in positions where there is a better and a worse move, and over many deals."""

from dataclasses import replace

import pytest

from bot.players.computer import choose
from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions
from bot.rules.moves import Move, parse_move
from bot.rules.options import Preset
from bot.rules.view import Phase
from tests.players.deals import Deal, easy
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS
from tests.rules.scenario import TrickScenario

DEALS = 60


def chosen(scenario: TrickScenario, seat: int) -> set[Move]:
    """What the computer does with several seeds; one move, but where two are as good."""
    return {choose(scenario.view(seat), seed) for seed in range(5)}


def moves(*notations: str) -> set[Move]:
    return {parse_move(notation) for notation in notations}


def settled(*hands: str) -> TrickScenario:
    """Two tricks have been played, seats 1 and 2 have a point each, so no moon is to be had; seat 2 leads."""
    gone = ("6-1 4-1", "6-6 4-2", "6-3 4-4", "6-2 4-3")
    scenario = ELEVEN.hands(*(f"{hand} {more}" for hand, more in zip(hands, gone, strict=True)), first=1)
    first = ("1 lead 6-6 as 6", "2 play 6-3", "3 play 6-2", "0 play 6-1")
    return scenario.play(*first, "1 lead 4-2 as 4", "2 play 4-4", "3 play 4-3", "0 play 4-1")


def test_it_ducks_a_trick_with_points():
    scenario = settled("5-4 5-1 5-0 2-2 6-0", "2-1 5-5 3-0 3-3 1-1", "5-3 4-0 3-1 6-4 1-0", "5-2 6-5 3-2 2-0 0-0")
    scenario = scenario.play("2 lead 5-3 as 5", "3 play 5-2")
    assert chosen(scenario, 0) <= moves("play 5-1", "play 5-0")


def test_it_lets_the_black_tile_go_under_a_higher_double():
    scenario = settled("0-0 2-2 6-4 2-1 3-1", "5-4 5-3 3-0 1-1 4-0", "3-3 5-1 6-5 2-0 1-0", "5-5 5-2 3-2 6-0 5-0")
    scenario = scenario.play("2 lead 3-3 as doubles", "3 play 5-5")
    assert chosen(scenario, 0) == moves("play 0-0")


def test_it_sheds_the_worst_tile_where_it_has_none_of_the_suit():
    scenario = settled("0-0 2-1 1-1 6-4 2-2", "5-4 5-3 3-0 3-3 4-0", "5-5 5-1 3-1 2-0 1-0", "5-2 6-5 3-2 6-0 5-0")
    scenario = scenario.play("2 lead 5-5 as 5", "3 play 5-2")
    assert chosen(scenario, 0) == moves("play 0-0")


def test_it_forces_the_black_tile_out_with_low_blanks():
    scenario = settled("5-5 6-5 5-2 3-2 3-1", "0-0 5-4 5-3 3-0 3-3", "1-0 2-0 4-0 2-1 1-1", "5-0 5-1 6-4 6-0 2-2")
    assert {str(move) for move in chosen(scenario, 2)} <= {"lead 1-0 as 0", "lead 2-0 as 0", "lead 4-0 as 0"}


def test_it_is_rid_of_the_black_tile_by_leading_it_as_a_double():
    scenario = settled("5-5 6-5 5-2 3-2 2-0", "4-0 5-4 5-3 3-0 3-3", "0-0 6-4 5-1 2-1 3-1", "5-0 1-0 1-1 6-0 2-2")
    assert chosen(scenario, 2) == moves("lead 0-0 as doubles")


def nearly_the_moon() -> TrickScenario:
    """Seat 1 has all six points so far and leads again; seat 0 plays last, to a trick with 0-0 in it."""
    hands = ("3-0 6-1 5-1 4-4 4-0", "3-3 6-6 5-5 4-2 2-2", "3-2 6-3 5-3 4-1 1-1", "3-1 6-2 5-2 0-0 1-0")
    tricks = ("1 lead 3-3 as 3", "2 play 3-2", "3 play 3-1", "0 play 3-0", "1 lead 6-6 as 6", "2 play 6-3")
    more = ("3 play 6-2", "0 play 6-1", "1 lead 5-5 as 5", "2 play 5-3", "3 play 5-2", "0 play 5-1")
    return ELEVEN.hands(*hands, first=1).play(*tricks, *more, "1 lead 4-2 as 4", "2 play 4-1", "3 play 0-0")


def test_it_takes_points_to_stop_a_moon():
    assert chosen(nearly_the_moon(), 0) == moves("play 4-4")


def test_while_nobody_has_a_point_it_lets_one_go_so_that_not_all_fall_to_one_at_the_end():
    hands = ("6-6 6-4 5-4 5-1 4-4 2-2 0-0", "6-2 6-1 6-0 5-5 3-3 3-2 3-0", "6-5 5-3 5-2 5-0 4-3 4-2 4-0")
    scenario = ELEVEN.hands(*hands, "6-3 4-1 3-1 2-1 2-0 1-1 1-0", first=2)
    scenario = scenario.play("2 lead 4-2 as 2", "3 play 2-0", "0 play 2-2")
    assert chosen(scenario, 1) == moves("play 3-2")


def test_it_ducks_the_same_trick_where_nobody_can_shoot_the_moon():
    view = nearly_the_moon().view(0)
    seats = tuple(replace(seat, points={1: 5, 2: 1}.get(seat.seat, 0)) for seat in view.seats)
    assert choose(replace(view, seats=seats), 1) == parse_move("play 4-0")


def test_it_stops_the_moon_of_the_other_partners():
    scenario = nearly_the_moon()
    partners = scenario.at(replace(scenario.match, options=PARTNERS.options, totals=(0, 0)))
    view = partners.view(0)
    assert choose(view, 1) == parse_move("play 4-4")


def test_it_shoots_the_moon_with_an_overwhelming_hand():
    hands = ("6-6 6-5 6-4 6-3 5-5 5-4 5-3", "4-4 4-3 4-2 3-0 2-1 5-1 0-0", "1-0 4-1 5-2 4-0 3-3 2-2 6-0")
    scenario = ELEVEN.hands(*hands, "6-1 1-1 6-2 5-0 2-0 3-1 3-2", phase=Phase.OPENING)
    while not scenario.results:
        seat = scenario.to_act[0]
        scenario = scenario.play_move(seat, choose(scenario.view(seat), 1))
    assert scenario.results[0].moon == 0


def test_it_yields_where_every_lead_is_dear():
    hands = ("6-2 3-1 4-3 5-3 2-1 3-2 5-2", "5-5 5-4 6-0 3-0 6-6 6-5 4-1", "0-0 4-0 5-1 6-4 3-3 2-2 6-3")
    scenario = ELEVEN.hands(*hands, "6-1 5-0 1-1 4-4 4-2 2-0 1-0", phase=Phase.OPENING)
    assert chosen(scenario, 0) == moves("yield")


def test_it_keeps_a_moon_hand_together_when_passing():
    hands = ("6-6 6-5 6-4 5-5 2-1 1-0 3-0", "4-4 4-3 4-2 6-3 5-4 5-1 0-0", "5-3 4-1 5-2 4-0 3-3 2-2 6-0")
    scenario = ELEVEN.hands(*hands, "6-1 1-1 6-2 5-0 2-0 3-1 3-2", phase=Phase.PASS)
    assert chosen(scenario, 0) == moves("pass 3-0 2-1 1-0")


STRENGTH = [(PRESETS[0], 4), (PRESETS[0], 3), (PRESETS[2], 4), (PRESETS[3], 4)]


@pytest.mark.parametrize(("preset", "players"), STRENGTH, ids=lambda value: getattr(value, "name", str(value)))
def test_it_takes_clearly_fewer_points_than_players_at_random(preset: Preset, players: int):
    assert isinstance(preset.options, BlackTileOptions)
    sides = BLACK_TILE.sides(preset.options, players)
    own_points: list[int] = []
    others_points: list[int] = []
    for number in range(DEALS):
        side = sides[number % players]
        seats = [choose if seat_side == side else easy for seat_side in sides]
        for which, points in enumerate(Deal(preset.options, seats, number).result().scored):
            (own_points if which == side else others_points).append(points)
    assert sum(own_points) / len(own_points) < 0.75 * sum(others_points) / len(others_points)
