"""What the bid winner names after the auction, Sevens, doubles without trump, and the shaker who is forced to bid."""

import pytest

from bot.message import Message
from bot.rules.boards import Contract
from bot.rules.events import ContractPlayed
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import PRESETS, AllPass, Contracts, FollowMe, FortyTwoOptions, NelOMinimum
from bot.rules.moves import Bid, Special
from bot.rules.options import OnOff, dump, load
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import Scoring
from bot.rules.view import Phase, page_in_force
from tests.rules.scenario import TrickScenario
from tests.told import told

BY_NAME = {preset.name: preset.options for preset in PRESETS}
TEXAS = TrickScenario(FORTY_TWO, BY_NAME["texas-sevens"])
DOUBLES = {2: "6-6 5-5 6-4 6-3 6-1", 3: "6-6 5-5 4-4 6-3 6-1", 4: "6-6 5-5 4-4 3-3 6-1"}


def bidding(doubles: int, *bids: str, game: TrickScenario = TEXAS) -> TrickScenario:
    """After these bids, where everybody holds so many doubles and seat 3 shakes."""
    return game.hands(*[DOUBLES[doubles]] * 4, first=3, phase=Phase.BID).bids(*bids)


def declared(scenario: TrickScenario) -> list[str]:
    legal = scenario.legal(scenario.to_act[0])
    return [move.removeprefix("declare ") for move in legal if move.startswith("declare ")]


@pytest.mark.parametrize(
    ("doubles", "bids", "offered"),
    [
        (4, "41 pass pass pass", []),
        (4, "42 pass pass pass", ["nel-o", "sevens"]),
        (2, "84 pass pass pass", ["nel-o", "sevens"]),
        (3, "84 pass pass pass", ["nel-o", "sevens", "splash"]),
        (4, "84 pass pass pass", ["nel-o", "sevens", "splash"]),
        (4, "84 126 168 pass", ["nel-o", "sevens", "plunge"]),
        (3, "84 126 168 pass", ["nel-o", "sevens", "splash"]),
        (4, "pass pass pass pass", []),
    ],
)
def test_what_a_bid_is_enough_for(doubles: int, bids: str, offered: list[str]) -> None:
    """Vector 6.9."""
    scenario = bidding(doubles, *bids.split())
    assert scenario.deal.phase is Phase.TRUMP
    assert declared(scenario) == offered


def test_nel_o_takes_two_marks_where_the_house_says_so() -> None:
    two = TEXAS.under(nel_o_minimum=NelOMinimum.TWO_MARKS)
    assert declared(bidding(2, "42", "pass", "pass", "pass", game=two)) == ["sevens"]
    assert declared(bidding(2, "84", "pass", "pass", "pass", game=two)) == ["nel-o", "sevens"]
    in_auction = two.under(contracts=Contracts.BID)
    bids = [bid for bid in bidding(2, game=in_auction).legal(0) if "nel-o" in bid]
    assert bids == ["bid nel-o 84"]


def test_nothing_is_bid_by_name_and_the_refusal_says_when_it_is_named() -> None:
    scenario = bidding(4)
    assert not any("nel-o" in bid or "plunge" in bid for bid in scenario.legal(0))
    assert scenario.refused(0, "bid nel-o").startswith("refused-not-offered(special=nel-o, is_named_later=True)")
    assert scenario.refused(0, "declare nel-o").startswith("refused-wrong-phase(phase=bid)")
    named = bidding(2, "42", "pass", "pass", "pass")
    assert named.refused(0, "declare plunge") == (
        "refused-not-declarable(special=plunge) + "
        "refused-must-name-trump(offered=0 1 2 3 4 5 6 doubles no-trump, contracts=nel-o sevens)"
    )


def test_four_doubles_may_bid_four_marks_at_once_and_then_plunge() -> None:
    scenario = bidding(4, "84")
    assert "bid 168" in scenario.legal(1)
    assert "bid 168" not in bidding(3, "84").legal(1)
    own = {str(choice.move): told(choice.label) for choice in scenario.ask(1).choices}
    assert own["bid 168"] == "choice-bid-special-amount(special=plunge, amount=choice-bid-marks(marks=4, amount=168))"
    assert "bid 168" not in [str(choice.move) for choice in scenario.view().open_choices]
    won = scenario.bids("168", "pass", "pass")
    assert won.deal.contract == Contract(1, Bid(168, Special.PLUNGE))
    assert (won.to_act, declared(won)) == ((3,), [])
    assert bidding(4, "84", "168", "210", "pass").deal.contract == Contract(2, Bid(210))


def test_nobody_learns_from_what_is_offered_how_many_doubles_the_bid_winner_holds() -> None:
    bids = ("84", "126", "168", "pass")
    holding, without = (
        TEXAS.hands(*[DOUBLES[2]] * 2, DOUBLES[doubles], DOUBLES[2], first=3, phase=Phase.BID).bids(*bids)
        for doubles in (4, 2)
    )
    assert declared(holding) != declared(without)
    for viewer in (None, 0, 1, 3):
        assert holding.view(viewer) == without.view(viewer)


def test_a_declared_plunge_is_the_partners_to_name() -> None:
    scenario = bidding(4, "84", "126", "168", "pass").play("2 declare plunge")
    assert scenario.deal.contract == Contract(2, Bid(168, Special.PLUNGE))
    assert (scenario.to_act, scenario.deal.phase) == ((0,), Phase.TRUMP)
    scenario = scenario.play("0 trump none")
    assert scenario.legal(0) == ["doubles high", "doubles low", "doubles own_suit"]
    assert scenario.play("0 doubles low").to_act == (0,)


def test_declared_nel_o_is_played_like_one_that_was_bid() -> None:
    scenario = bidding(2, "84", "pass", "pass", "pass").play("0 declare nel-o", "0 doubles own suit")
    assert scenario.deal.contract == Contract(0, Bid(84, Special.NEL_O))
    assert (scenario.deal.phase, scenario.to_act) == (Phase.PLAY, (0,))
    assert [seat.out for seat in scenario.view().seats] == [False, False, True, False]


# -- Sevens ------------------------------------------------------------------------------------------------------------

HANDS = ("6-0 5-2", "5-3 6-6", "6-1 0-0", "4-3 5-5")


def sevens(hands: tuple[str, ...] = HANDS, game: TrickScenario = TEXAS) -> TrickScenario:
    return game.hands(*hands).contract(0, "sevens 84")


def test_the_closest_to_seven_wins_and_of_equals_the_first() -> None:
    """Vector 6.8."""
    scenario = sevens(("6-0 6-6", "5-3 5-5", "6-1 0-0", "4-3 1-1"))
    scenario = scenario.play("0 lead 6-0", "1 play 5-3", "2 play 6-1", "3 play 4-3")
    assert (scenario.deal.won, scenario.to_act) == ((2,), (2,))
    assert sevens(("6-6 5-5 4-2", *["6-0 5-0 4-0"] * 3)).legal(0) == ["lead 4-2 as closest"]


def test_everybody_plays_the_closest_they_hold() -> None:
    scenario = sevens()
    assert scenario.legal(0) == ["lead 5-2 as closest"]
    assert scenario.refused(0, "lead 6-0") == "refused-must-play-closest(pieces=5-2)"
    assert scenario.refused(0, "trump 5") == "refused-wrong-phase(phase=play) + refused-must-play-closest(pieces=5-2)"
    scenario = scenario.play("0 play 5-2")
    assert scenario.refused(1, "play 6-6") == "refused-must-play-closest(pieces=5-3)"
    assert (told(scenario.ask(1).prompt), scenario.view(1).trick_board.trump) == ("prompt-play-closest", None)


def test_the_deal_is_over_when_the_other_side_wins_a_trick() -> None:
    lost = sevens(("6-0 6-6", "6-1 5-5", "5-0 0-0", "4-2 1-1"))
    lost = lost.play("0 lead 6-0", "1 play 6-1", "2 play 5-0", "3 play 4-2")
    assert (lost.results[0].scored, lost.deal.number) == ((0, 2), 2)
    assert lost.results[0].remarks == (ContractPlayed(0, Bid(84, Special.SEVENS), made=False, tricks=0),)
    by_points = sevens(game=TEXAS.under(scoring=Scoring.POINTS, target=250))
    made = by_points.play("0 lead 5-2", "1 play 5-3", "2 play 6-1", "3 play 4-3")
    made = made.play("0 lead 6-0", "1 play 6-6", "2 play 0-0", "3 play 5-5")
    assert made.results[0].scored == (84, 0)


def test_sevens_may_be_bid_by_name() -> None:
    game = TrickScenario(FORTY_TWO).under(sevens=OnOff.ON)
    scenario = bidding(2, "sevens", "pass", "pass", "pass", game=game)
    assert scenario.deal.contract == Contract(0, Bid(42, Special.SEVENS))
    assert (scenario.deal.phase, scenario.legal(0)) == (Phase.PLAY, ["lead 6-1 as closest"])


# -- follow me ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "tricks"), [(FollowMe.HIGH, 2), (FollowMe.LOW, 0), (FollowMe.OWN_SUIT, 0)])
def test_doubles_without_trump(place: FollowMe, tricks: int) -> None:
    """Vector 6.7."""
    game = TEXAS.under(follow_me_doubles=place).hands("6-4 1-0", "6-0 2-0", "6-6 3-0", "5-5 5-0")
    scenario = game.contract(0, "30", trump="none")
    board = scenario.view().trick_board
    assert board.doubles == (None if place is FollowMe.HIGH else Doubles(place.value))
    assert scenario.play("0 lead 6-4", "1 play 6-0").legal(2) == (
        ["play 6-6", "play 3-0"] if place is FollowMe.OWN_SUIT else ["play 6-6"]
    )
    scenario = scenario.play("0 lead 6-4", "1 play 6-0", "2 play 6-6", "3 play 5-5")
    assert scenario.deal.won == (tricks,)


def test_who_plays_without_trump_says_where_doubles_belong() -> None:
    scenario = bidding(2, "30", "pass", "pass", "pass")
    assert scenario.play("0 trump 6").deal.phase is Phase.PLAY
    scenario = scenario.play("0 trump none")
    assert scenario.deal.phase is Phase.DOUBLES
    pages = FORTY_TWO.help(scenario.options, 4)
    assert pages[page_in_force(pages, scenario.view(0))].title == Message("forty-two-help-title-follow-me")
    assert scenario.play("0 doubles low").view().trick_board.doubles is Doubles.LOW


# -- the forced bid ----------------------------------------------------------------------------------------------------


def test_the_shaker_is_told_what_a_pass_comes_to() -> None:
    game = TrickScenario(FORTY_TWO, BY_NAME["forced-bid"])
    scenario = bidding(2, "pass", "pass", game=game)
    assert told(scenario.ask(2).choices[-1].label) == "choice-pass"
    scenario = scenario.bids("pass")
    ask = scenario.ask(3)
    assert (told(ask.prompt), told(scenario.view().prompt)) == (
        "prompt-bid-forced(bids=bid-span(least=30, most=42) 84, if_passed=30)",
    ) * 2
    assert (told(ask.choices[-1].label), told(ask.choices[-1].note)) == (
        "choice-pass-forced(amount=30)",
        "choice-pass-forced.note(amount=30)",
    )
    assert scenario.refused(3, "bid 7") == (
        "refused-must-bid(prompt=prompt-bid-forced.start(bids=bid-span(least=30, most=42) 84, if_passed=30))"
    )
    assert told(bidding(2, "pass", "30", "pass", game=game).ask(3).prompt).startswith("prompt-bid(")
    assert told(bidding(2, *["pass"] * 3, game=game.under(all_pass=AllPass.THROW_IN)).ask(3).prompt).startswith(
        "prompt-bid("
    )


def test_rules_stored_before_these_options_are_what_they_were() -> None:
    stored = dump(FortyTwoOptions(nel_o=OnOff.ON))
    for name in ("sevens", "contracts", "nel_o_minimum", "follow_me_doubles"):
        del stored[name]
    assert load(FortyTwoOptions, stored) == FortyTwoOptions(nel_o=OnOff.ON)
