"""Bids and trumps are judged in the same worlds: the deal is played out under each."""

from dataclasses import replace

import pytest

from bot.players.computer import DECLARING, choose
from bot.players.judge import prospects
from bot.rules.domino_whist.options import PassOut
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import AllPass, FortyTwoOptions
from bot.rules.moves import Bid, Trump
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.words.hint.prospects import Prospect
from bot.words.tricks.naming import held_of
from tests.rules.domino_whist.scenarios import ALONE
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import POINTS
from tests.samples import sample


def asked(game: TrickScenario, said: str, deal: int = 0) -> View:
    """What the next to decide in a deal sees after these bids."""
    scenario = game.start(game.game.presets[0].players[0], bytes([deal]) * 32).play(said)
    return scenario.view(scenario.to_act[0])


def test_the_longest_suit_is_judged_far_better_than_the_shortest() -> None:
    for view in (asked(POINTS, "50, pass, pass, pass, pass, pass", deal) for deal in range(60)):
        held = {suit: held_of(view, suit) for suit in map(Suit, "0123456")}
        most, least = max(held, key=held.__getitem__), min(held, key=held.__getitem__)
        if held[most] >= 6:
            value = {prospect.move: prospect.value for prospect in prospects(view, 60, 1)}
            assert value[Trump(most)] > value[Trump(least)] + 20
            return
    raise AssertionError("nobody holds a long suit")


@pytest.mark.parametrize("game", [ALONE, POINTS], ids=["whist", "seventy-nine"])
@pytest.mark.parametrize("said", ["", "pass", "bid"])
def test_a_computer_makes_the_best_bid(game: TrickScenario, said: str) -> None:
    said = said.replace("bid", "5" if game is ALONE else "52")
    for deal in sample(range(3), 3):
        view = asked(game, said, deal)
        found = prospects(view, DECLARING["hard"], 7)
        assert choose(view, 7, "hard") == found[0].move
        made = [it.made for it in sorted(found, key=amount) if it.move != PASS]
        assert made == sorted(made, key=lambda share: -(share or 0)), "a higher bid is not made more often"
        passing = next(prospect for prospect in found if prospect.move == PASS)
        assert (passing.made is not None) is said.isdecimal(), "then the other's contract is judged"


def amount(prospect: Prospect) -> int:
    return prospect.move.amount or 0 if isinstance(prospect.move, Bid) else 0


def test_all_tricks_are_not_bid_with_a_usual_hand() -> None:
    for deal in range(5):
        best, other = prospects(asked(ALONE, "10", deal), 60, 1)
        assert best.move == PASS
        assert (other.made or 0) < 0.3


@pytest.mark.parametrize(
    "game",
    [
        TrickScenario(FORTY_TWO, FortyTwoOptions(all_pass=AllPass.SHAKER_BIDS_30)),
        ALONE.under(all_pass=PassOut.DEALER_TAKES_MINIMUM),
    ],
)
def test_a_pass_that_comes_to_the_lowest_bid_is_worth_what_that_bid_is(game: TrickScenario) -> None:
    found = {prospect.move: prospect for prospect in prospects(asked(game, "pass, pass, pass", 3), 40, 7)}
    lowest = min((bid for bid in found if isinstance(bid, Bid) and bid != PASS), key=lambda bid: bid.amount or 0)
    assert replace(found[PASS], move=lowest) == found[lowest]
    assert found[PASS].value
