"""The kitty, which one alone may see, and the naming of trump."""

import pytest

from bot.rules.boards import Contract
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.events import Moved
from bot.rules.moves import Bid, Lead, Special
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.knowledge import in_view
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.small_games import SIX_HANDED, SMALL_WHIST
from tests.told import told

WHIST = TrickScenario(SMALL_WHIST)
SIX = TrickScenario(SIX_HANDED)

MUST_NAME_TRUMP = "refused-must-name-trump(offered=0 1 2 3 doubles no-trump, contracts=none)"


def won_by_seat_0(bid: int = 2) -> TrickScenario:
    """Small Whist in which seat 0 has made this bid and is about to look at the kitty."""
    hands = ("3-3 3-1 2-0", "3-2 2-2 1-1", "3-0 2-1 0-0")
    return WHIST.hands(*hands, unused="1-0", phase=Phase.KITTY).contract(0, str(bid))


def kitty_seen_by(scenario: TrickScenario, viewer: int | None) -> list[str]:
    return [str(shown.piece) for shown in scenario.view(viewer).trick_board.kitty]


def test_nobody_sees_the_kitty_before_the_contract() -> None:
    scenario = WHIST.start(3)
    for viewer in (None, 0, 1, 2):
        assert kitty_seen_by(scenario, viewer) == ["None"]
        assert scenario.deal.unused[0] not in in_view(scenario.view(viewer))


def test_the_bid_winner_alone_sees_it() -> None:
    scenario = won_by_seat_0()
    assert kitty_seen_by(scenario, 0) == ["1-0"]
    assert [kitty_seen_by(scenario, viewer) for viewer in (None, 1, 2)] == [["None"]] * 3


@pytest.mark.parametrize(
    ("move", "hand", "kitty"),
    [("kitty keep", "3-3 3-1 2-0", "1-0"), ("kitty 2-0", "3-3 3-1 1-0", "2-0"), ("kitty 3-3", "3-1 2-0 1-0", "3-3")],
)
def test_a_swap_or_none_and_nobody_else_learns_which(move: str, hand: str, kitty: str) -> None:
    before = won_by_seat_0()
    scenario = before.play(f"0 {move}")
    assert scenario.events == (Moved(0, None),)
    assert (scenario.deal.hands[0], scenario.deal.unused) == (pieces(hand), pieces(kitty))
    assert (scenario.deal.phase, scenario.to_act) == (Phase.TRUMP, (0,))
    assert kitty_seen_by(scenario, 0) == [kitty]
    kept = before.play("0 kitty keep")
    for viewer in (None, 1, 2):
        assert scenario.view(viewer) == kept.view(viewer)


def test_what_the_bid_winner_is_asked() -> None:
    ask = won_by_seat_0().ask(0)
    assert told(ask.prompt) == "prompt-kitty(tile=1-0)"
    assert [told(choice.label) for choice in ask.choices] == [
        "choice-keep",
        "choice-swap(piece=3-3)",
        "choice-swap(piece=3-1)",
        "choice-swap(piece=2-0)",
    ]
    ask = won_by_seat_0().play("0 kitty keep").ask(0)
    assert [told(choice.label) for choice in ask.choices] == [
        f"choice-trump(suit={suit})" for suit in ("0", "1", "2", "3", "doubles", "none")
    ]


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "kitty 2-2", "refused-not-held(pieces=2-2) + refused-may-swap(hand=3-3 3-1 2-0)"),
        (0, "kitty 1-0", "refused-not-held(pieces=1-0) + refused-may-swap(hand=3-3 3-1 2-0)"),
        (0, "trump 3", "refused-wrong-phase(phase=kitty) + refused-may-swap(hand=3-3 3-1 2-0)"),
        (1, "kitty keep", "refused-turn"),
    ],
)
def test_the_kitty_refuses(seat: int, move: str, sentence: str) -> None:
    assert won_by_seat_0().refused(seat, move) == sentence


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (
            0,
            "trump 4",
            f"refused-not-a-trump(suit=4) + {MUST_NAME_TRUMP}",
        ),
        (
            0,
            "trump spades",
            f"refused-not-a-trump(suit=S) + {MUST_NAME_TRUMP}",
        ),
        (
            0,
            "lead 3-3 as 3",
            f"refused-wrong-phase(phase=trump) + {MUST_NAME_TRUMP}",
        ),
        (2, "trump 3", "refused-turn"),
    ],
)
def test_trump_refuses(seat: int, move: str, sentence: str) -> None:
    assert won_by_seat_0().play("0 kitty keep").refused(seat, move) == sentence


def test_sevens_is_a_number_where_it_is_no_contract() -> None:
    """Of a set that has it; elsewhere it is refused as a contract."""
    whist = TrickScenario(DOMINO_WHIST).hands("7-7 7-1", "6-6 6-1", "5-5 5-1", "4-4 4-1", phase=Phase.TRUMP)
    named = whist.contract(0, "4").play("0 declare sevens")
    assert named.view().trick_board.trump is Suit.N7
    assert (
        won_by_seat_0()
        .play("0 kitty keep")
        .refused(0, "declare sevens")
        .startswith("refused-not-declarable(special=sevens)")
    )


def test_the_bid_winner_leads_and_trump_absorbs() -> None:
    scenario = won_by_seat_0().play("0 kitty keep", "0 trump 3")
    assert scenario.legal_moves(0) == (
        Lead(pieces("3-3")[0], Suit.N3),
        Lead(pieces("3-1")[0], Suit.N3),
        Lead(pieces("2-0")[0], Suit.N2),
        Lead(pieces("2-0")[0], Suit.N0),
    )
    view = scenario.view(0)
    assert (view.trick_board.trump, view.phase) == (Suit.N3, Phase.PLAY)
    assert [shown.trump for shown in view.hand] == [True, True, False]
    scenario = scenario.play("0 lead 2-0 as 2")
    assert scenario.legal(1) == ["play 2-2"], "3-2 is a trump and follows no 2"
    scenario = scenario.play("1 play 2-2", "2 play 2-1")
    assert scenario.deal.won == (1,)


def test_trumps_come_first_in_the_hand() -> None:
    scenario = won_by_seat_0().play("0 kitty keep", "0 trump 0")
    assert [str(shown.piece) for shown in scenario.view(0).hand] == ["2-0", "3-3", "3-1"]


def test_a_lead_in_short_is_understood_as_trump() -> None:
    scenario = won_by_seat_0().play("0 kitty keep", "0 trump doubles", "0 play 3-3")
    assert scenario.deal.trick is not None
    assert scenario.deal.trick.led is Suit.DOUBLES


@pytest.mark.parametrize(("bid", "scored"), [(2, (2, 1, 0)), (3, (-3, 1, 0))])
def test_a_deal_is_scored_by_its_contract(bid: int, scored: tuple[int, ...]) -> None:
    scenario = won_by_seat_0(bid)
    scenario = scenario.play("0 kitty keep", "0 trump 3", "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-0")
    scenario = scenario.play(
        "0 lead 3-1 as 3", "1 play 1-1", "2 play 0-0", "0 lead 2-0 as 2", "1 play 2-2", "2 play 2-1"
    )
    assert (scenario.results[-1].taken, scenario.totals) == ((2, 1, 0), scored)


def test_a_game_may_offer_no_trump_to_name() -> None:
    scenario = SIX.start(6)
    scenario = scenario.play("1 bid nel-o")
    assert scenario.deal.contract == Contract(1, Bid(None, Special.NEL_O))
    assert (scenario.deal.phase, scenario.deal.trump) == (Phase.PLAY, None)
    assert scenario.deal.leader == 1
    assert [seat.out for seat in scenario.view().seats] == [False, False, False, True, False, True]
    scenario = scenario.play_first_legal()
    order = [1]
    while scenario.deal.trick is not None:
        order.append(scenario.to_act[0])
        scenario = scenario.play_first_legal()
    assert order == [1, 2, 4, 0], "the bidder's partners take no part"


def test_a_game_without_a_kitty_shows_none() -> None:
    scenario = SIX.start(6)
    for seat, bid in zip((1, 2, 3, 4, 5, 0), ("50", "pass", "pass", "79", "pass", "pass"), strict=True):
        scenario = scenario.play(f"{seat} bid {bid}")
    assert scenario.deal.phase is Phase.TRUMP
    assert len(scenario.deal.unused) == 2
    assert all(scenario.view(viewer).trick_board.kitty == () for viewer in (None, *range(6)))
    scenario = scenario.play("4 trump 5")
    assert scenario.view(3).trick_board.trump is Suit.N5
