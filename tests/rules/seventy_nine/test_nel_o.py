"""Nel-O in Seventy-Nine: who plays, what is shown, where the doubles belong, what it scores."""

import pytest

from bot.rules.events import ContractPlayed, TrickWon
from bot.rules.moves import Bid, Special
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.counts import NelODoubles, Scoring
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, NEL_O, bidding
from tests.told import told

LOSER = ("1-0 1-0", "6-1 5-1", "6-6 5-5", "4-1 4-0", "3-3 3-1", "6-0 5-0")


def test_nel_o_is_played_by_four() -> None:
    scenario = NEL_O.hands(*LOSER).contract(0, "nel-o")
    assert SEVENTY_NINE.active(scenario.match) == (0, 1, 3, 5)
    scenario = scenario.play("0 lead 1-0", "1 play 5-1", "3 play 4-1")
    assert scenario.to_act == (5,)
    assert scenario.refused(2, "play 6-6") == "refused-turn"
    scenario = scenario.play("5 play 5-0")
    assert scenario.deal.won == (1,)


@pytest.mark.parametrize(("game", "reward"), [(NEL_O, 79), (NEL_O.under(scoring=Scoring.MARKS, target=9), 1)])
def test_nel_o_made(game: TrickScenario, reward: int) -> None:
    scenario = game.hands(*LOSER, totals=(5, 3)).contract(0, "nel-o")
    scenario = scenario.play("0 lead 1-0", "1 play 5-1", "3 play 4-1", "5 play 5-0")
    scenario = scenario.play("1 lead 6-1", "3 play 4-0", "5 play 6-0", "0 play 1-0")
    assert (scenario.results[0].scored, scenario.results[0].totals) == ((reward, 0), (5 + reward, 3))
    assert scenario.results[0].remarks == (ContractPlayed(0, Bid(None, Special.NEL_O), made=True),)


def test_nothing_counts_in_nel_o() -> None:
    scenario = NEL_O.hands("5-0 1-0", *["5-5 4-1"] * 5).contract(0, "nel-o")
    scenario = scenario.play("0 lead 5-0", "1 play 5-5")
    view = scenario.view(3)
    assert {shown.points for shown in view.hand} == {0}
    trick = view.trick_board.on_table
    assert trick is not None
    assert (trick.points, [shown.points for _, shown in trick.plays]) == (0, [0, 0])
    assert view.ask is not None
    assert {choice.note for choice in view.ask.choices} == {""}


@pytest.mark.parametrize("shown", NelOPartners)
def test_the_partners_lay_their_tiles_down(shown: NelOPartners) -> None:
    scenario = NEL_O.under(nel_o_partners=shown).hands(*LOSER).contract(0, "nel-o")
    for viewer in (None, 0, 1, 2, 5):
        seats = scenario.view(viewer).seats
        assert [seat.out for seat in seats] == [False, False, True, False, True, False]
        laid = [tuple(piece_view.piece for piece_view in seat.shown) for seat in seats]
        up = shown is NelOPartners.FACE_UP
        assert laid == [(), (), pieces(LOSER[2]) if up else (), (), pieces(LOSER[4]) if up else (), ()]


def test_the_bidder_says_where_the_doubles_belong() -> None:
    scenario = bidding(CHOICE, *["pass"] * 5).play("5 bid nel-o")
    assert scenario.deal.phase is Phase.DOUBLES
    assert scenario.legal(5) == ["doubles high", "doubles low", "doubles own_suit"]
    assert scenario.legal(0) == []
    view = scenario.view(5)
    assert view.ask is not None
    assert {seat.shown for seat in view.seats} == {()}, "the partners' tiles are no help in choosing"
    assert [told(choice.label) for choice in view.ask.choices] == [
        "choice-doubles-high", "choice-doubles-low", "choice-doubles-own_suit",
    ]  # fmt: skip
    assert scenario.view().open_choices == view.ask.choices, "all may see them"
    scenario = scenario.play("5 doubles own suit", "5 lead 6-6")
    assert scenario.view().trick_board.doubles is Doubles.OWN_SUIT
    assert scenario.deal.trick is not None
    assert scenario.deal.trick.led is Suit.DOUBLES


def test_doubles_are_said_in_nel_o_alone() -> None:
    scenario = bidding(CHOICE, *["pass"] * 5).play("5 bid 50", "5 trump 6")
    assert scenario.deal.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("doubles", "seat", "made"), [(Doubles.HIGH, 3, None), (Doubles.LOW, 0, False), (Doubles.OWN_SUIT, 0, False)]
)
def test_nel_o_4_1_4_0_4_4_6_6(doubles: Doubles, seat: int, made: bool | None) -> None:
    """Vector 4.6."""
    game = NEL_O.under(nel_o_doubles=NelODoubles(doubles.value))
    scenario = game.hands("4-1 2-0", "4-0 0-0", "6-0", "4-4 0-0", "6-0", "6-6 0-0").contract(0, "nel-o")
    scenario = scenario.play("0 lead 4-1", "1 play 4-0", "3 play 4-4")
    scenario = scenario.play("5 play 6-6")
    assert TrickWon(1, seat, 0) in scenario.events
    if made is None:
        assert scenario.results == ()
        assert scenario.to_act == (3,)
    else:
        assert scenario.results[0].scored == (0, 79)
        assert scenario.deal.number == 2, "over as soon as the bidder takes a trick"


@pytest.mark.parametrize("doubles", NelODoubles)
def test_help_shows_a_trick_of_nel_o(doubles: NelODoubles) -> None:
    example = SEVENTY_NINE.help(NEL_O.under(nel_o_doubles=doubles).options, 6)[-1].example
    assert example is not None
    assert example.trick is not None
    high = doubles in (NelODoubles.HIGH, NelODoubles.BIDDERS_CHOICE)
    assert (example.trick.winner, example.trick.points) == (2 if high else 0, 0)
    assert ("4-4 wins" in say(example.caption)) is high
