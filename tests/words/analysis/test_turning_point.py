"""What is said of a decision: chances that explain it, the cost in the same words everywhere, reasons for each bid."""

from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Bid, Move
from bot.rules.view import View
from bot.words.analysis.decision import Decision
from bot.words.analysis.review import Made
from bot.words.analysis.turning_point import (
    chance,
    cost_words,
    headline,
    is_telling,
    little_text,
    private_text,
    shared_text,
)
from bot.words.analysis.whys import whys
from bot.words.facts.prospects import Prospect

LIKELY = Prospect(Bid(8), 4.0, 0.1, (0.0, 0.0), None, 0.0, 0.9, 0.0, 0.0)
NAMES = ("Ann", "Bo", "Cleo", "Dee").__getitem__


def bidding() -> View:
    game = CATALOGUE["domino-whist"]
    match = game.start(game.presets[0].options, 4, bytes(32))
    return game.view(match, game.to_act(match)[0])


def decision(played: Prospect, best: Prospect = LIKELY) -> Decision:
    return Decision(bidding(), (best, played), played, best, 600)


def bid(move: Move, made: float | None, value: float = 0.0, **more: float | tuple[float, float]) -> Prospect:
    return replace(LIKELY, move=move, made=made, value=value, behind=(4.0 - value, 0.2), compared=(0.2, 0.7), **more)


def test_only_a_chance_that_the_better_move_betters_is_told():
    found = chance(decision(bid(Bid(9), 0.4)), NAMES)
    assert found is not None
    assert (found.label, found.percent(found.played), found.percent(found.best)) == (
        "chance of making it", "40 %", "90 %",
    )  # fmt: skip
    worse = chance(decision(bid(Bid(3), 0.99, own_moon=0.3)), NAMES)
    assert worse is not None
    assert (worse.label, worse.played, worse.best) == ("in how many deals it ends better", 0.2, 0.7)
    feared = chance(decision(bid(Bid(None), None, other_moon=0.4)), NAMES)
    assert feared is not None
    assert feared.label == "chance that somebody else shoots the moon"
    near = chance(decision(bid(Bid(9), 0.83)), NAMES)
    assert near is not None
    assert near.percent(near.best) == "about 90 %"
    nothing = decision(replace(bid(Bid(9), 0.88), compared=(0.31, 0.33)))
    assert chance(nothing, NAMES) is None
    assert not is_telling(nothing)
    assert "changed the odds" in little_text(Made(1, 3, nothing), NAMES)


@pytest.mark.parametrize(
    ("value", "telling", "said", "cost"),
    [
        (-53.2, True, "about 57 points", "57 points"),
        (2.96, True, "about 1 point", "1 point"),
        (3.36, True, "0.64 of a point", "0.64 points"),
        (3.7, False, "0.3 of a point", "0.3 points"),
    ],
)
def test_the_cost_is_the_same_everywhere(value: float, telling: bool, said: str, cost: str):
    found = decision(bid(Bid(9), 0.4, value))
    seat = found.view.viewer or 0
    assert headline(found, NAMES) == f"Bidding 9 cost {NAMES(seat)} {said}"
    assert cost_words(found)[0] == f"Cost: {cost} on average"
    assert is_telling(found) is (telling and found.is_clear)
    made = Made(4, 9, found)
    assert private_text(made, NAMES).startswith(
        f"**Deal 4, the auction:** you bid **9 tricks**; better was to bid **8 tricks**, by {said}."
    )
    assert shared_text(made, NAMES).endswith(f"**bid 9**; better was **bid 8**, by {said}.")


def test_a_bid_that_is_made_as_often_is_told_by_what_it_brings():
    assert whys(decision(bid(Bid(9), 0.4))) == ("made in 4 of 10 deals", "made in 9 of 10 deals")
    assert whys(decision(bid(Bid(3), 0.95))) == (
        "brings less, made hardly more often",
        "brings more, and is made as often",
    )
    assert whys(decision(bid(Bid(9), 0.85))) == ("risks more", "risks less")
    passed = decision(bid(Bid(None), None))
    assert whys(passed) == ("bids nothing on this hand", "made in 9 of 10 deals")
    assert "you passed; better was to bid **8 tricks**" in private_text(Made(1, 1, passed), NAMES)
