"""Seventy-Nine: the vectors of the rules, the deal, the auction, trump, the score, and refusals."""

from collections import Counter

import pytest

from bot.message import Message
from bot.rules.errors import BadOptions
from bot.rules.events import ContractPlayed, DealStarted, ThrownIn, TrickWon
from bot.rules.moves import Bid
from bot.rules.pieces import Tile, double_set
from bot.rules.seventy_nine.game import PRESETS, SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, LONG, MARKS, NEL_O, POINTS, bidding
from tests.said import messages_in
from tests.told import must_bid, refused, told

NOTHING = ("6-6 0-0", "6-6 0-0", "6-6 0-0", "6-6 0-0", "6-6 0-0", "6-6 0-0")


# -- the vectors of the rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trump", "plays", "spare", "seat", "points"),
    [
        pytest.param(1, "5-2 5-3 6-5 5-5 5-0 4-2", "0-0", 3, 16, id="Vector 4.1"),
        pytest.param(2, "5-2 5-5 2-2 6-2 2-0 2-2", "0-0", 2, 11, id="Vector 4.2"),
        pytest.param(1, "6-4 6-4 6-3 6-0 4-4 3-3", "0-0", 0, 21, id="Vector 4.3"),
    ],
)
def test_who_takes_a_trick(trump: int, plays: str, spare: str, seat: int, points: int) -> None:
    scenario = POINTS.hands(*(f"{tile} {spare}" for tile in plays.split())).contract(0, "50", trump=str(trump))
    *most, last = plays.split()
    for who, tile in enumerate(most):
        scenario = scenario.play(f"{who} {'play' if who else 'lead'} {tile}")
    scenario = scenario.play(f"5 play {last}")
    assert scenario.events[-1] == TrickWon(1, seat, points)
    assert scenario.to_act == (seat,), "the winner leads"


@pytest.mark.parametrize(
    ("hand", "playable"), [("6-3 4-4 2-1", ["play 6-3", "play 4-4", "play 2-1"]), ("6-3 6-0", ["play 6-0"])]
)
def test_a_trump_does_not_follow_in_its_other_number(hand: str, playable: list[str]) -> None:
    """Vector 4.4."""
    scenario = POINTS.hands("6-5 0-0", hand, "6-6", "6-6", "6-6", "6-6").contract(0, "50", trump="3")
    scenario = scenario.play("0 lead 6-5")
    assert scenario.deal.trick is not None
    assert scenario.deal.trick.led is Suit.N6
    assert scenario.legal(1) == playable


# Eight tricks in which side 0 takes 49 of its 50, or 57 of its 58; the ninth goes to side 0 for one point more.
FIFTY = ("0: 5-5", "2: 5-5 5-0", "4: 6-4", "0: 6-4", "1: 5-0 4-1", "3: 4-1", "5: 3-2", "1: 3-2")
FIFTY_EIGHT = (
    "0: 5-5", "0: 5-5", "2: 6-4", "2: 6-4", "4: 5-0", "4: 5-0", "0: 1-1", "1: 4-1 4-1 3-2 3-2",
)  # fmt: skip


def last_trick(scenario: TrickScenario) -> TrickScenario:
    return scenario.play("0 lead 6-6", *(f"{seat} play 6-0" for seat in range(1, 6)))


def nearly_over(
    bid: str, before: tuple[str, ...], totals: tuple[int, int] = (0, 0), game: TrickScenario = POINTS
) -> TrickScenario:
    return game.hands("6-6", *["6-0"] * 5, totals=totals).contract(0, bid, trump="6").tricks(*before)


@pytest.mark.parametrize(
    ("bid", "scored", "made"),
    [
        pytest.param(55, (0, 84), False, id="Vector 4.5, set"),
        (50, (50, 29), True),
    ],
)
def test_a_bid_that_is_set_goes_to_the_opponents(bid: int, scored: tuple[int, int], made: bool) -> None:
    scenario = last_trick(nearly_over(str(bid), FIFTY))
    result = scenario.results[-1]
    assert (result.taken, result.scored) == ((50, 29), scored)
    assert result.remarks == (ContractPlayed(0, Bid(bid), made),)
    assert scenario.totals == scored
    assert scenario.winners is None


def test_both_over_250_in_one_deal() -> None:
    """Vector 4.5, made."""
    scenario = last_trick(nearly_over("55", FIFTY_EIGHT, (200, 240)))
    assert scenario.totals == (258, 261)
    assert scenario.winners == (0,), "the bidders win"


def test_both_over_250_where_the_other_side_had_bid() -> None:
    before = tuple(f"{(int(line[0]) + 1) % 6}{line[1:]}" for line in FIFTY_EIGHT)
    scenario = POINTS.hands(*["6-0"] * 5, "6-6", totals=(240, 200)).contract(5, "55", trump="6").tricks(*before)
    scenario = scenario.play("5 lead 6-6", *(f"{seat} play 6-0" for seat in range(5)))
    assert (scenario.totals, scenario.winners) == ((261, 258), (1,))


# -- a deal ----------------------------------------------------------------------------------------------------------


def test_the_deal() -> None:
    scenario = POINTS.start(6)
    everything = Counter(piece for hand in (*scenario.deal.hands, scenario.deal.unused) for piece in hand)
    assert everything == Counter(double_set(6)) + Counter(double_set(6))
    assert [len(hand) for hand in scenario.deal.hands] == [9] * 6
    assert len(scenario.deal.unused) == 2
    assert scenario.to_act == ((scenario.deal.first + 1) % 6,), "the shuffler's left neighbour bids first"
    assert SEVENTY_NINE.sides(POINTS.options, 6) == (0, 1, 0, 1, 0, 1)


def test_a_deal_is_worth_79() -> None:
    assert 9 + sum(SEVENTY_NINE.worth(POINTS.options, tile) for tile in double_set(6, copies=2)) == 79


@pytest.mark.parametrize("players", [2, 4, 5, 7])
def test_six_play(players: int) -> None:
    with refused(BadOptions, f"options-players(game=game-seventy-nine, counts=6, players={players})"):
        POINTS.start(players)


def test_the_first_shuffler_drew_highest() -> None:
    for number in range(20):
        scenario = POINTS.start(6, bytes([number]) * 32)
        last = scenario.match.draws[-1]
        most = max(tile.pips for _, tile in last if isinstance(tile, Tile))
        assert [seat for seat, tile in last if isinstance(tile, Tile) and tile.pips == most] == [scenario.deal.first]
        assert scenario.view().seats[scenario.deal.first].dealer


def test_all_pass_and_the_next_shuffler_deals() -> None:
    scenario = bidding(POINTS, "pass", "pass", "pass", "pass", "pass", dealer=2)
    scenario = scenario.play("2 bid pass")
    assert scenario.events[1:] == (ThrownIn(1), DealStarted(2))
    assert (scenario.deal.first, scenario.deal.phase, scenario.results) == (3, Phase.BID, ())


def test_the_shuffler_speaks_last_and_only_once() -> None:
    scenario = bidding(POINTS, "pass", "55", "pass", "60", "pass")
    assert scenario.to_act == (5,)
    assert scenario.legal(5) == [*(f"bid {amount}" for amount in range(61, 80)), "bid pass"]
    scenario = scenario.play("5 bid pass")
    assert scenario.deal.contract is not None
    assert (scenario.deal.contract.seat, scenario.deal.phase) == (3, Phase.TRUMP)
    assert scenario.legal(3) == [f"trump {number}" for number in range(7)]
    scenario = scenario.play("3 trump 4")
    assert scenario.to_act == (3,), "the bid winner leads"


def test_79_ends_the_auction_unless_nel_o_may_be_bid() -> None:
    assert bidding(POINTS, "pass", "78").deal.phase is Phase.BID
    assert bidding(POINTS, "pass", "78").play("2 bid 79").deal.phase is Phase.TRUMP
    assert bidding(NEL_O, "pass", "78").play("2 bid 79").deal.phase is Phase.BID
    ask = bidding(NEL_O, "pass", "79").view(2).ask
    assert ask is not None
    assert [told(choice.label) for choice in ask.choices] == ["choice-bid-special(special=nel-o)", "choice-pass"]
    assert bidding(NEL_O, "pass", "79").play("2 bid nel-o").deal.phase is Phase.PLAY, "no trump is named"


def test_twins_are_one_choice_of_two_tiles() -> None:
    scenario = POINTS.hands("5-5 5-5 6-1", *["6-6 0-0 4-4"] * 5).contract(0, "50", trump="1")
    assert scenario.legal(0) == ["lead 6-1 as 1", "lead 5-5 as 5"]
    assert [str(shown.piece) for shown in scenario.view(0).hand] == ["6-1", "5-5", "5-5"]
    scenario = scenario.play("0 lead 5-5")
    assert scenario.deal.hands[0] == pieces("6-1 5-5")


def test_the_leader_has_no_choice_of_suit() -> None:
    scenario = POINTS.hands("6-4 3-2", *["6-6 0-0"] * 5).contract(0, "50", trump="2")
    assert scenario.legal(0) == ["lead 6-4 as 6", "lead 3-2 as 2"]
    assert scenario.refused(0, "lead 6-4 as 4") == "refused-bad-lead(piece=6-4, suits=6, asked=4)"
    assert scenario.play("0 play 6-4").deal.trick == scenario.play("0 lead 6-4 as 6").deal.trick


# -- the score, and the options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "side"), [("50", 0), ("51", 1)])
def test_a_mark_goes_to_the_bidders_or_to_the_others(bid: str, side: int) -> None:
    scenario = last_trick(nearly_over(bid, FIFTY, (8, 8), MARKS))
    assert scenario.results[0].scored == ((1, 0) if side == 0 else (0, 1))
    assert scenario.winners == (side,)


def test_unused_counts_go_to_nobody() -> None:
    before = ("0: 5-5 5-5", "0: 6-4", *["0: 1-1"] * 6)
    scenario = last_trick(
        POINTS.hands("6-6", *["6-0"] * 5, unused="6-4 5-0").contract(0, "50", trump="6").tricks(*before)
    )
    assert scenario.results[0].taken == (39, 0)
    assert scenario.results[0].scored == (0, 50)


def test_another_way_of_scoring_brings_its_own_target() -> None:
    marks = SEVENTY_NINE.with_rule(POINTS.options, "scoring", "marks")
    assert (marks, SEVENTY_NINE.with_rule(marks, "scoring", "points")) == (MARKS.options, POINTS.options)
    assert SEVENTY_NINE.with_rule(marks, "target", 5).target == 5
    assert SEVENTY_NINE.with_rule(LONG.options, "nel_o", "on").target == 1000


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_presets(preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    assert isinstance(preset.options, SeventyNineOptions)
    assert SEVENTY_NINE.nearest_preset(preset.options) == (preset, ())
    SEVENTY_NINE.check_options(preset.options, 6)


def test_help_follows_the_house_rules() -> None:
    for game, title, message in (
        (POINTS, "help-title-score", Message("seventy-nine-help-score-points", target=250)),
        (MARKS, "help-title-score", Message("seventy-nine-help-score-marks", target=9)),
        (NEL_O, "help-title-nel-o", Message("seventy-nine-help-nel-o-points")),
        (CHOICE, "help-title-nel-o", Message("help-nel-o-doubles-chosen")),
        (NEL_O.under(nel_o_partners=NelOPartners.FACE_DOWN), "help-title-nel-o",
         Message("seventy-nine-help-nel-o-face-down")),
    ):  # fmt: skip
        pages = {page.title: page for page in SEVENTY_NINE.help(game.options, 6)}
        assert message in messages_in(pages[Message(title)].text)
        assert (Message("help-title-nel-o") in pages) is (game.options.nel_o == "on")
    won = [page.example.trick for page in SEVENTY_NINE.help(POINTS.options, 6) if page.example and page.example.trick]
    taken = [(trick.winner, trick.points) for trick in won]
    assert taken == [(2, 16), (3, 16), (2, 11), (0, 21)], "as the vectors have it"


# -- refusals --------------------------------------------------------------------------------------------------------

WHERE = "refused-must-place-doubles(offered=doubles-place-high doubles-place-low doubles-place-own_suit)"
NOT_YET = "refused-turn"
FROM_50 = must_bid("bid-span(least=50, most=79)")


@pytest.mark.parametrize(
    ("scenario", "seat", "move", "sentence"),
    [
        (bidding(), 0, "bid 49", FROM_50),
        (bidding(), 0, "bid nel-o", f"refused-not-offered(special=nel-o, is_named_later=False) + {FROM_50}"),
        (bidding(POINTS, "77"), 1, "bid 77", f"refused-bid-stands(bid=bid 77) + {must_bid('78 79')}"),
        (bidding(NEL_O, "79"), 1, "bid 79", f"refused-bid-stands(bid=bid 79) + {must_bid('nel-o')}"),
        (bidding(), 0, "lead 6-6", f"refused-wrong-phase(phase=bid) + {FROM_50}"),
        (bidding(), 1, "bid 50", "refused-turn"),
        (
            POINTS.hands(*NOTHING, phase=Phase.TRUMP).contract(0, "50"), 0, "trump doubles",
            "refused-not-a-trump(suit=doubles) + refused-must-name-trump(offered=0 1 2 3 4 5 6, contracts=none)",
        ),
        (
            POINTS.hands(*NOTHING, phase=Phase.TRUMP).contract(0, "50"), 0, "trump none",
            "refused-not-a-trump(suit=none) + refused-must-name-trump(offered=0 1 2 3 4 5 6, contracts=none)",
        ),
        (
            CHOICE.hands(*NOTHING, phase=Phase.DOUBLES).contract(0, "nel-o"), 0, "lead 6-6",
            f"refused-wrong-phase(phase=doubles) + {WHERE}",
        ),
        (CHOICE.hands(*NOTHING, phase=Phase.DOUBLES).contract(0, "nel-o"), 0, "doubles both", WHERE),
        (CHOICE.hands(*NOTHING, phase=Phase.DOUBLES).contract(0, "nel-o"), 1, "doubles low", NOT_YET),
    ],
)  # fmt: skip
def test_refusals_before_the_lead(scenario: TrickScenario, seat: int, move: str, sentence: str) -> None:
    assert scenario.refused(seat, move) == sentence


def test_refusals_in_play() -> None:
    scenario = POINTS.hands("6-5 0-0", "6-3 6-0 4-4", *["6-6 1-1"] * 4).contract(0, "50", trump="3").play("0 lead 6-5")
    assert scenario.refused(1, "play 4-4") == "refused-must-follow(led=6, playable=6-0)"
    assert scenario.refused(1, "play 5-5") == "refused-not-held(pieces=5-5) + refused-must-follow(led=6, playable=6-0)"
    assert (
        scenario.refused(1, "trump 3") == "refused-wrong-phase(phase=play) + refused-must-follow(led=6, playable=6-0)"
    )
