"""How the computer plays Seventy-Nine where there is a better and a worse move, and over many deals."""

import pickle
from hashlib import sha256
from random import Random

import pytest

from bot.players.computer import EASY, LEVELS, NORMAL, choose
from bot.players.situations.counts import CountSituation
from bot.rules.options import Preset
from bot.rules.pieces import Tile
from bot.rules.seventy_nine.game import PRESETS, SEVENTY_NINE
from bot.rules.seventy_nine.options import NelO, NelOPartners, SeventyNineOptions
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.counts import NelODoubles
from bot.rules.tricks.deal import in_order
from bot.rules.view import Phase
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, MARKS, NEL_O, POINTS, bidding

DEALS = 12
JUNK = "6-1 5-1 4-3"


def chosen(scenario: TrickScenario) -> set[str]:
    """What the seat to act does, with several seeds."""
    (seat,) = scenario.to_act
    return {str(choose(scenario.view(seat), seed)) for seed in range(5)}


def asked(hand: str, *bids: str, game: TrickScenario = POINTS) -> set[str]:
    """What the next to speak bids with this hand."""
    scenario = bidding(game, *bids)
    held = in_order(pieces(hand))
    return chosen(scenario.with_deal(hands=(held,) * 6))


def first_deal(options: SeventyNineOptions, levels: list[str], number: int) -> TrickScenario:
    """The match up to its first score, played by computers of these levels."""
    scenario = TrickScenario(SEVENTY_NINE, options).start(6, sha256(f"deal {number}".encode()).digest())
    dice = Random(number)
    while not scenario.results:
        (seat,) = scenario.to_act
        move = choose(scenario.view(seat), dice.getrandbits(32), levels[seat])
        assert move in scenario.legal_moves(seat)
        scenario = scenario.play_move(seat, move)
    return scenario


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_move_is_legal_in_every_preset(preset: Preset):
    assert isinstance(preset.options, SeventyNineOptions)
    for number in range(2):
        first_deal(preset.options, [LEVELS[(seat + number) % 2] for seat in range(6)], number)


@pytest.mark.parametrize("shown", NelOPartners)
@pytest.mark.parametrize("doubles", NelODoubles)
def test_nel_o_is_played_to_its_end(doubles: NelODoubles, shown: NelOPartners):
    scenario = NEL_O.under(nel_o_doubles=doubles, nel_o_partners=shown).start(6, bytes(32))
    scenario = scenario.play(f"{scenario.to_act[0]} bid nel-o")
    while not scenario.results:
        (seat,) = scenario.to_act
        scenario = scenario.play_move(seat, choose(scenario.view(seat), 1))
    assert sorted(scenario.results[0].scored) == [0, 79]


def test_the_same_view_and_seed_give_the_same_move():
    view = POINTS.hands(*["6-4 3-3 2-1"] * 6).contract(0, "50", trump="2").play("0 lead 6-4").view(1)
    assert choose(pickle.loads(pickle.dumps(view)), 7) == choose(view, 7)


def test_exchanging_hidden_tiles_changes_no_choice():
    scenario = POINTS.hands(
        "6-4 3-3 2-1", "6-6 1-1 5-0", "5-5 4-1 4-0", "3-2 3-0 2-0", "6-2 5-4 0-0", "1-0 4-4 6-5"
    ).contract(0, "50", trump="2")
    hands = scenario.deal.hands
    other = scenario.with_deal(hands=(hands[0], *reversed(hands[1:])))
    for seed in range(10):
        assert choose(scenario.view(0), seed) == choose(other.view(0), seed)


# -- the auction -----------------------------------------------------------------------------------------------------

STRONG = "4-4 4-4 6-4 6-4 5-4 4-3 6-6 6-6 5-5"
WEAK = "6-5 5-4 4-3 3-2 2-1 1-0 6-0 5-1 2-0"
FAIR = "6-6 6-5 6-3 6-2 6-1 3-3 3-2 2-0 1-0"
LOSING = "1-0 1-0 2-0 2-0 3-0 0-0 2-1 3-1 4-0"
LOW = "1-0 2-0 3-0 0-0 2-1 3-1 6-1 6-0 6-2"


def test_it_passes_with_a_weak_hand_and_bids_with_a_strong_one():
    assert asked(WEAK) == {"bid pass"}
    (bid,) = asked(STRONG)
    assert int(bid.split()[1]) > 60


def test_it_opens_with_a_fair_hand_and_raises_nobody_with_it():
    assert asked(FAIR) == {"bid 50"}
    assert asked(FAIR, "pass", "52") == {"bid pass"}


def test_it_bids_more_than_the_least_with_more_than_a_fair_hand():
    (bid,) = asked("4-4 4-4 6-4 6-4 5-4 6-6 6-6 3-2 2-1")
    assert 55 <= int(bid.split()[1]) < 79


def test_it_bids_no_more_than_it_must_where_nobody_speaks_after_it():
    assert asked(STRONG, *["pass"] * 5) == {"bid 50"}
    assert asked(STRONG, "pass", "pass", "pass", "pass", "55") == {"bid 56"}


def test_it_leaves_a_partner_the_bid_that_it_would_take_from_an_opponent():
    fair = "6-6 6-6 6-5 6-3 6-1 5-5 3-2 2-0 4-1"
    assert asked(fair, "pass", "pass", "pass", "pass", "50") == {"bid 51"}
    assert asked(fair, "pass", "pass", "pass", "50", "pass") == {"bid pass"}


def test_it_names_the_trump_it_holds_most_of():
    scenario = bidding(POINTS, *["pass"] * 5).play("5 bid 50")
    scenario = scenario.with_deal(hands=(in_order(pieces(STRONG)),) * 6)
    assert chosen(scenario) == {"trump 4"}


@pytest.mark.parametrize("game", [NEL_O, MARKS.under(nel_o=NelO.ON)])
def test_it_bids_nel_o_with_a_hand_that_loses(game: TrickScenario):
    assert asked(LOSING, "pass", "60", game=game) == {"bid nel-o"}
    assert asked(LOW, "pass", "60", game=game) == {"bid nel-o"}
    assert asked(LOSING, "pass", "60") == {"bid pass"}
    assert asked(WEAK, "pass", "60", game=game) == {"bid pass"}


def test_it_says_that_doubles_are_low_where_it_holds_doubles():
    scenario = CHOICE.hands("0-0 1-1 1-1 2-2 1-0 2-0", *["6-5"] * 5, phase=Phase.DOUBLES).contract(0, "nel-o")
    assert chosen(scenario) == {"doubles low"}


# -- play ------------------------------------------------------------------------------------------------------------


def test_it_gives_a_partner_what_counts_and_an_opponent_nothing():
    hands = ("5-5 1-0 3-1", JUNK, "2-2 4-3 4-0", JUNK, JUNK, JUNK)
    partners = (
        POINTS.hands(*hands)
        .contract(2, "50", trump="2")
        .play("2 lead 2-2", *(f"{seat} play 4-3" for seat in range(3, 6)))
    )
    assert chosen(partners) == {"play 5-5"}
    hands = ("5-5 1-0 3-1", "2-2 4-3 4-0", JUNK, JUNK, JUNK, JUNK)
    others = (
        POINTS.hands(*hands)
        .contract(1, "50", trump="2")
        .play("1 lead 2-2", *(f"{seat} play 4-3" for seat in range(2, 6)))
    )
    assert chosen(others) <= {"play 1-0", "play 3-1"}


def test_it_takes_a_trick_that_counts_with_the_trump_that_does():
    hands = ("2-1 2-0 3-1", "6-4 4-3 4-0", "6-5 4-1 4-0", "6-3 4-0 5-1", "6-0 3-1 4-0", "6-1 3-3 4-0")
    scenario = POINTS.hands(*hands).contract(1, "50", trump="2")
    scenario = scenario.play("1 lead 6-4", "2 play 6-5", "3 play 6-3", "4 play 6-0", "5 play 6-1")
    assert chosen(scenario) == {"play 2-0"}


def test_the_bid_winner_draws_trumps_before_it_leads_what_counts():
    hands = ("6-4 5-5 5-2 5-0 4-4 4-2 4-1 3-0 2-2", *[f"{JUNK} 6-2 6-3 3-1 2-1 1-1 0-0"] * 5)
    assert chosen(POINTS.hands(*hands).contract(0, "50", trump="4")) == {"lead 4-4 as 4"}, (
        "5-5 could be trumped, with ten on it"
    )


def test_it_leads_what_nothing_can_beat():
    gone = ("1: 6-6 6-6 5-0 4-1", "3: 2-2 2-2 2-1")
    scenario = POINTS.hands("6-5 5-1 4-0", *[JUNK] * 5).contract(0, "50", trump="6").tricks(*gone)
    assert chosen(scenario) == {"lead 6-5 as 6"}


def test_the_nel_o_bidder_goes_under_with_the_highest_that_will():
    hands = ("4-4 2-0 1-0", "6-4 1-1 0-0", JUNK, "6-6 5-5 1-1", JUNK, "6-2 5-4 3-3")
    scenario = NEL_O.hands(*hands).contract(0, "nel-o")
    scenario = scenario.with_deal(leader=1)
    scenario = scenario.play("1 lead 6-4", "3 play 6-6", "5 play 6-2")
    assert chosen(scenario) == {"play 4-4"}, "it has no 6 and throws the most dangerous away"


def test_the_others_stay_under_the_nel_o_bidder():
    hands = ("4-1 2-0 1-0", "4-0 4-4 6-4", JUNK, "6-6 5-5 6-5", JUNK, "6-6 6-5 5-5")
    scenario = NEL_O.hands(*hands).contract(0, "nel-o").play("0 lead 4-1")
    assert chosen(scenario) == {"play 4-0"}


def test_it_counts_what_is_out():
    hands = ("5-5 1-0", "6-6 6-6", "5-0 0-0", "4-4 4-3", "3-2 3-3", "2-1 2-0")
    game = NEL_O.under(nel_o_doubles=NelODoubles.LOW, nel_o_partners=NelOPartners.FACE_UP)
    scenario = game.hands(*hands).contract(0, "nel-o").play("0 lead 5-5")
    situation = CountSituation.of(scenario.view(1), copies=2)
    assert sum(situation.out.values()) == situation.hidden == 56 - 2 - 1 - 4, "its hand, the lead, two open hands"
    assert (situation.out[Tile(6, 6)], situation.out[Tile(5, 5)], situation.out[Tile(5, 0)]) == (0, 1, 1)
    assert situation.later == (3, 5)
    assert (situation.system.doubles, situation.system.trump) == (Doubles.LOW, None)
    scenario = scenario.play("1 play 6-6")
    assert CountSituation.of(scenario.view(3), copies=2).voids == {1: {Suit.N5}}


@pytest.mark.parametrize("preset", [PRESETS[0], PRESETS[3]], ids=lambda preset: preset.name)
def test_it_scores_clearly_more_than_players_at_random(preset: Preset):
    assert isinstance(preset.options, SeventyNineOptions)
    own_score = others_score = 0
    for number in range(2 * DEALS):
        levels = [NORMAL if seat % 2 == number % 2 else EASY for seat in range(6)]
        scored = first_deal(preset.options, levels, number).results[0].scored
        own_score += scored[number % 2]
        others_score += scored[1 - number % 2]
    assert own_score > 1.5 * others_score
