"""How the computer plays Forty-Two where there is a better and a worse move, and over many deals."""

from hashlib import sha256
from random import Random

import pytest

from bot.players.computer import EASY, NORMAL, choose
from bot.rules.events import DealResult
from bot.rules.forty_two.game import FORTY_TWO, PRESETS
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.options import Preset
from bot.rules.tricks.counts import NelO
from bot.rules.view import Phase
from tests.rules.scenario import TrickScenario

STRAIGHT = TrickScenario(FORTY_TWO)
FAIR = "6-6 6-5 6-4 6-3 5-4 4-2 1-0"
ALL_MINE = "6-6 6-5 6-4 6-3 6-2 5-5 4-4"
WEAK = "6-1 5-2 4-3 3-0 2-0 5-1 4-1"
CLEAR = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"


def chosen(scenario: TrickScenario) -> set[str]:
    """What the seat to act does, with several seeds."""
    (seat,) = scenario.to_act
    return {str(choose(scenario.view(seat), seed)) for seed in range(5)}


def asked(hand: str, *bids: str, game: TrickScenario = STRAIGHT) -> set[str]:
    """What the next to speak bids with this hand."""
    return chosen(game.hands(*[hand] * 4, first=3, phase=Phase.BID).bids(*bids))


def first_deal(options: FortyTwoOptions, levels: list[str], number: int) -> DealResult:
    """The first deal that is scored, between computers of these levels."""
    match = FORTY_TWO.start(options, 4, sha256(f"deal {number}".encode()).digest())
    dice = Random(number)
    while not match.results:
        (seat,) = FORTY_TWO.to_act(match)
        move = choose(FORTY_TWO.view(match, seat), dice.getrandbits(32), levels[seat])
        assert move in FORTY_TWO.legal(match, seat)
        match, _ = FORTY_TWO.play(match, seat, move)
    return match.results[0]


def test_it_bids_what_its_hand_is_worth() -> None:
    assert asked(WEAK) == {"bid pass"}
    assert asked(FAIR) == {"bid 30"}
    (bid,) = asked("6-6 6-5 6-4 6-3 5-5 4-2 1-0")
    assert 30 < int(bid.split()[1]) < 42
    assert asked(ALL_MINE) == {"bid 84"}
    assert asked(ALL_MINE, "84") == {"bid 126"}


def test_it_bids_no_more_than_it_must_where_nobody_speaks_after_it() -> None:
    assert asked(FAIR, "pass", "pass", "31") == {"bid 32"}


def test_it_leaves_a_partner_the_bid_that_it_would_take_from_an_opponent() -> None:
    assert asked(FAIR, "pass", "pass", "30") == {"bid 31"}
    assert asked(FAIR, "pass", "30", "pass") == {"bid pass"}


def test_it_bids_nel_o_with_a_hand_that_loses() -> None:
    assert asked(CLEAR, game=STRAIGHT.under(nel_o=NelO.ON)) == {"bid nel-o 42"}
    assert asked(FAIR, game=STRAIGHT.under(nel_o=NelO.ON)) != {"bid nel-o 42"}


@pytest.mark.parametrize(
    ("hand", "trump"), [(FAIR, "6"), ("6-6 5-5 4-4 3-3 2-2 1-1 6-0", "doubles"), ("4-4 4-3 4-1 4-0 6-6 2-1 3-0", "4")]
)
def test_it_names_the_trump_it_is_strongest_with(hand: str, trump: str) -> None:
    scenario = STRAIGHT.hands(*[hand] * 4, first=3, phase=Phase.BID).bids("30", "pass", "pass", "pass")
    assert chosen(scenario) == {f"trump {trump}"}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_move_is_legal_in_every_preset(preset: Preset) -> None:
    assert isinstance(preset.options, FortyTwoOptions)
    for number in range(3):
        first_deal(preset.options, [(NORMAL, EASY)[(seat + number) % 2] for seat in range(4)], number)


def test_it_beats_players_at_random_over_the_same_deals() -> None:
    mine = theirs = 0
    for number in range(60):
        for side in (0, 1):
            levels = [NORMAL if seat % 2 == side else EASY for seat in range(4)]
            scored = first_deal(FortyTwoOptions(), levels, number).scored
            mine, theirs = mine + scored[side], theirs + scored[1 - side]
    assert mine > 1.5 * theirs
