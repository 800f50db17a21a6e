"""How the computer plays Domino Whist: its bids, its trump, its tiles; always legal, and better than chance."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from random import Random

import pytest

from bot.players.computer import EASY, NORMAL, choose
from bot.players.domino_whist import play
from bot.players.situations.reading import OtherHand
from bot.players.whist_hand import FOUR, best_trump, features
from bot.rules.black_tile.game import BLACK_TILE, BlackTileOptions
from bot.rules.domino_whist.game import DOMINO_WHIST, PRESETS
from bot.rules.domino_whist.options import DominoWhistOptions, PassTiles
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.moves import Bid, Kitty, Move, Pass
from bot.rules.options import Partners, Preset
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario

Player = Callable[[View, int], Move]
DEALS = 18
TABLES = [(preset, players) for preset in PRESETS for players in preset.players]
MODES = [
    (DominoWhistOptions(), 3),
    (DominoWhistOptions(), 4),
    (DominoWhistOptions(Partners.YES), 4),
    (DominoWhistOptions(), 5),
]


def easy(view: View, seed: int) -> Move:
    return choose(view, seed, EASY)


def reckless(view: View, seed: int) -> Move:
    """Any move at all."""
    assert view.ask is not None
    if view.ask.pick:
        return easy(view, seed)
    return Random(seed).choice(view.ask.choices).move


def decisions(
    options: DominoWhistOptions, seats: Sequence[Player], number: int
) -> Iterator[tuple[TrickScenario, int, Move]]:
    """The decisions up to the first score, each before it is carried out; last the match with nothing decided."""
    scenario = TrickScenario(DOMINO_WHIST, options).start(len(seats), sha256(f"deal {number}".encode()).digest())
    count = 0
    while not scenario.results:
        for seat in scenario.to_act:
            count += 1
            move = seats[seat](scenario.view(seat), 1000 * number + count)
            yield scenario, seat, move
            scenario = scenario.play_move(seat, move)
    yield scenario, -1, Bid(None)


def result(options: DominoWhistOptions, seats: Sequence[Player], number: int) -> DealResult:
    *_, (scenario, _, _) = decisions(options, seats, number)
    return scenario.results[0]


def chosen(scenario: TrickScenario, seat: int) -> set[str]:
    """What the computer does with several seeds; one move, but where two are as good."""
    return {str(choose(scenario.view(seat), seed)) for seed in range(5)}


@pytest.mark.parametrize(("preset", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_every_move_is_legal_in_every_preset(preset: Preset, players: int):
    assert isinstance(preset.options, DominoWhistOptions)
    for number in range(2):
        seats = [(choose, easy, reckless)[(seat + number) % 3] for seat in range(players)]
        for scenario, seat, move in decisions(preset.options, seats, number):
            assert seat < 0 or move in scenario.legal_moves(seat)


@pytest.mark.parametrize(("options", "players"), MODES, ids=["three", "alone", "partners", "five"])
def test_it_scores_clearly_more_than_players_at_random(options: DominoWhistOptions, players: int):
    sides = DOMINO_WHIST.sides(options, players)
    own_points: list[int] = []
    others_points: list[int] = []
    for number in range(DEALS):
        side = sides[number % players]
        scored = result(options, [choose if seat_side == side else easy for seat_side in sides], number).scored
        for which, points in enumerate(scored):
            (own_points if which == side else others_points).append(points)
    assert sum(own_points) / len(own_points) > sum(others_points) / len(others_points) + 0.5


@pytest.mark.parametrize(("options", "players"), MODES, ids=["three", "alone", "partners", "five"])
def test_its_bids_are_mostly_made(options: DominoWhistOptions, players: int):
    results = [result(options, [choose] * players, number) for number in range(DEALS)]
    contracts = [
        remark for deal_result in results for remark in deal_result.remarks if isinstance(remark, ContractPlayed)
    ]
    assert len(contracts) == len(results)
    assert sum(contract.made for contract in contracts) >= 0.6 * len(contracts)
    bids = [contract.bid.amount or 0 for contract in contracts]
    assert sum(bids) / len(bids) > 1.2 * (12 if players == 3 else 11) / players


def test_tables_of_easy_players_come_to_an_end():
    scenario = TrickScenario(DOMINO_WHIST).start(4, bytes(32))
    for turn in range(4000):
        if scenario.winners is not None:
            break
        seat = scenario.to_act[0]
        scenario = scenario.play_move(seat, easy(scenario.view(seat), turn))
    assert scenario.winners is not None


STRONG = "8-8 8-7 8-6 8-5 8-4 8-3 7-7 6-6 5-5 7-6 4-4"
WEAK = "7-1 6-2 5-3 4-1 5-0 3-0 2-1 6-0 4-2 3-1 5-1"
MIDDLING = ("7-0 7-2 7-3 6-1 6-3 6-4 5-2 5-4 4-3 3-2 2-0", "8-0 8-1 8-2 7-4 7-5 6-5 4-0 3-3 2-2 1-1 1-0")


def test_a_strong_hand_bids_high_and_a_weak_one_passes():
    scenario = ALONE.hands(STRONG, WEAK, *MIDDLING, phase=Phase.BID, unused="0-0", first=3)
    (bid,) = chosen(scenario, 0)
    assert int(bid.removeprefix("bid ")) >= 7
    assert chosen(scenario.play(f"0 {bid}"), 1) == {"bid pass"}


def test_an_easy_player_bids_what_it_may_make_by_playing_any_tile():
    view = ALONE.hands(STRONG, WEAK, *MIDDLING, phase=Phase.BID, unused="0-0", first=3).view(0)
    bids = [choose(view, 1, level) for level in (EASY, NORMAL)]
    easy_bid, normal_bid = (bid.amount for bid in bids if isinstance(bid, Bid))
    assert easy_bid is not None
    assert normal_bid is not None
    assert 3 <= easy_bid < normal_bid


def test_it_names_the_long_suit_and_takes_a_good_kitty():
    scenario = ALONE.hands(STRONG, WEAK, *MIDDLING, phase=Phase.TRUMP, unused="0-0").contract(0, "4")
    assert chosen(scenario, 0) == {"trump 8"}
    hand = STRONG.replace("8-8", "2-1")
    scenario = ALONE.hands(hand, WEAK.replace("2-1", "0-0"), *MIDDLING, phase=Phase.KITTY, unused="8-8").contract(
        0, "4"
    )
    assert chosen(scenario, 0) == {"kitty 2-1"}
    scenario = ALONE.hands(STRONG, WEAK, *MIDDLING, phase=Phase.KITTY, unused="0-0").contract(0, "4")
    assert choose(scenario.view(0), 1) in (Kitty(), Kitty(pieces("7-6")[0]), Kitty(pieces("4-4")[0]))


def test_it_keeps_its_trumps_when_passing():
    hand = "8-8 8-7 8-6 8-5 8-4 7-7 6-6 5-0 4-0 3-1 2-1"
    scenario = ALONE.under(passing=PassTiles.ON).hands(hand, WEAK, *MIDDLING, phase=Phase.PASS, first=3)
    move = choose(scenario.view(0), 1)
    assert isinstance(move, Pass)
    assert set(move.pieces) <= set(pieces("5-0 4-0 3-1 2-1"))


def test_it_leads_a_tile_that_cannot_be_beaten():
    scenario = ALONE.hands(STRONG, WEAK, *MIDDLING, unused="0-0").contract(0, "8", trump="8")
    assert all(lead.endswith("as 8") for lead in chosen(scenario, 0)), "only 8-2, 8-1 and 8-0 are out"
    scenario = ALONE.hands(WEAK, STRONG.replace("8-8", "0-0"), *MIDDLING, unused="8-8").contract(1, "2", trump="none")
    leads = {lead.split(" ")[1] for lead in chosen(scenario, 1)}
    assert leads <= {"0-0", "4-4", "5-5", "6-6", "7-7"}, "even as doubles: 8-8 lies in the kitty, as the bidder knows"


def test_it_takes_a_trick_with_the_cheapest_tile_when_it_plays_last():
    scenario = ALONE.hands("6-2 5-3", "6-3 7-7", "6-0 1-0", "6-6 6-4").contract(0, "2", trump="none")
    scenario = scenario.play("0 lead 6-2 as 6", "1 play 6-3", "2 play 6-0")
    assert chosen(scenario, 3) == {"play 6-4"}


def test_it_throws_its_worst_tile_away_where_it_cannot_win():
    scenario = ALONE.hands("6-6 5-3", "6-3 7-7", "6-0 1-0", "8-8 2-1").contract(0, "2", trump="none")
    scenario = scenario.play("0 lead 6-6 as 6", "1 play 6-3", "2 play 6-0")
    assert chosen(scenario, 3) == {"play 2-1"}


def test_it_ruffs_an_opponents_trick_and_leaves_its_partners():
    hands = ("6-6 5-3", "6-3 7-7", "6-0 1-0", "2-1 8-7")
    first = ("0 lead 6-6 as 6", "1 play 6-3", "2 play 6-0")
    assert chosen(ALONE.hands(*hands).contract(0, "2", trump="2").play(*first), 3) == {"play 2-1"}
    hands = ("6-0 5-3", "6-6 7-7", "6-4 1-0", "2-1 8-7")
    scenario = PARTNERS.hands(*hands).contract(0, "2", trump="2")
    scenario = scenario.play("0 lead 6-0 as 6", "1 play 6-6", "2 play 6-4")
    assert chosen(scenario, 3) == {"play 8-7"}


def test_what_a_hand_should_take():
    assert features(pieces("8-8 8-7 2-1"), Suit.N8, 4) == (2, 2, 0, 0, 0)
    seen = features(pieces("7-7 7-6 3-2"), None, 4)
    assert (seen.trumps, seen.trump_tricks, seen.sure, seen.near) == (0, 0, 1, 1), "7-6 has only 8-7 above it"
    assert best_trump(pieces(STRONG), 4, FOUR)[0] is Suit.N8


def test_chances_are_those_of_all_hands_there_could_be():
    hand = OtherHand(frozenset(pieces("6-6")), frozenset(pieces("5-5 4-4 3-3 2-2")), 2)
    assert hand.none_of({*pieces("6-6")}) == 0
    assert hand.none_of({*pieces("5-5")}) == pytest.approx(1 / 2)
    assert hand.none_of({*pieces("5-5 4-4")}) == pytest.approx(1 / 6)


def test_a_view_of_another_game_is_refused():
    view = BLACK_TILE.view(BLACK_TILE.start(BlackTileOptions(), 4, bytes(32)), 0)
    with pytest.raises(TypeError):
        play(view, Random(1))
