"""Domino Whist: the deal, passing, the kitty, trump, and the tricks."""

import pytest

from bot.message import Message
from bot.rules.domino_whist.game import DOMINO_WHIST, PRESETS
from bot.rules.domino_whist.options import DominoWhistOptions, PassOut
from bot.rules.errors import BadOptions
from bot.rules.events import Moved, Passed, TrickWon
from bot.rules.moves import Bid, Trump
from bot.rules.options import OnOff, Partners
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.domino_whist.scenarios import ALONE, HANDS, PARTNERS
from tests.rules.knowledge import in_view
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.said import messages_in
from tests.told import refused, told

PASSING = ALONE.under(passing=OnOff.ON)
DEALER = ALONE.under(all_pass=PassOut.DEALER_TAKES_MINIMUM)


def tiles(match_hand: object) -> str:
    assert isinstance(match_hand, tuple)
    return " ".join(map(str, match_hand))


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_a_trump_tile_is_of_no_other_suit():
    """Vector 2.1."""
    scenario = ALONE.hands("6-4 1-0", "4-2 5-1 7-7", "4-4 3-0").contract(0, "4", trump="2")
    scenario = scenario.play("0 lead 6-4 as 4")
    assert scenario.legal(1) == ["play 7-7", "play 5-1", "play 4-2"]
    scenario = scenario.play("1 play 4-2", "2 play 4-4")
    assert scenario.deal.won == (1,)


def test_doubles_as_trump_absorb_their_numbers():
    """Vector 2.2."""
    scenario = ALONE.hands("5-5 1-0", "7-5 3-1", "2-2 7-5").contract(0, "4", trump="doubles")
    assert scenario.legal(0) == ["lead 5-5 as doubles", "lead 1-0 as 1", "lead 1-0 as 0"]
    scenario = scenario.play("0 play 5-5", "1 play 7-5")
    assert scenario.legal(2) == ["play 2-2"]
    assert scenario.play("2 play 2-2").deal.won == (0,)


def test_a_double_that_bears_the_trump_is_no_double():
    """Vector 2.3."""
    scenario = ALONE.hands("5-5 1-0", "2-2 3-1", "7-7 7-0").contract(0, "4", trump="2")
    scenario = scenario.play("0 lead 5-5 as doubles")
    assert scenario.legal(1) == ["play 3-1", "play 2-2"]
    assert scenario.play("1 play 2-2", "2 play 7-7").deal.won == (1,)


def test_no_trump_and_a_six_is_beaten_by_its_seven():
    """Vector 2.4."""
    scenario = ALONE.hands("6-4 1-0", "6-0 3-1", "7-6 7-0").contract(0, "4", trump="none")
    scenario = scenario.play("0 lead 6-4 as 6", "1 play 6-0", "2 play 7-6")
    assert scenario.deal.won == (2,)


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "highest", "size", "kitty", "lowest", "target"),
    [
        (3, DominoWhistOptions(), 7, 12, 0, 4, 25),
        (4, DominoWhistOptions(Partners.YES), 8, 11, 1, 4, 30),
        (4, DominoWhistOptions(), 8, 11, 1, 0, 20),
        (5, DominoWhistOptions(), 9, 11, 0, 0, 20),
    ],
)
def test_the_modes(
    players: int, options: DominoWhistOptions, highest: int, size: int, kitty: int, lowest: int, target: int
):
    scenario = TrickScenario(DOMINO_WHIST, options).start(players)
    assert max(tile for hand in scenario.deal.hands for tile in hand) == pieces(f"{highest}-{highest}")[0]
    assert ([len(hand) for hand in scenario.deal.hands], len(scenario.deal.unused)) == ([size] * players, kitty)
    left = (scenario.deal.first + 1) % players
    assert (scenario.deal.phase, scenario.to_act) == (Phase.BID, (left,))
    assert scenario.legal_moves(left) == (*(Bid(amount) for amount in range(lowest, size + 1)), Bid(None))
    assert scenario.view().target == scenario.match.options.target == target
    assert DOMINO_WHIST.sides(options, players) == ((0, 1, 0, 1) if target == 30 else tuple(range(players)))


def test_the_highest_draw_deals_and_the_deal_moves_left():
    scenario = TrickScenario(DOMINO_WHIST).start(4)
    drawn = dict(scenario.match.draws[-1])
    assert scenario.deal.first == max(drawn, key=lambda seat: sum(map(int, str(drawn[seat]).split("-"))))
    view = scenario.view()
    assert (view.drawn_for, [seat.seat for seat in view.seats if seat.dealer]) == ("dealer", [scenario.deal.first])
    dealer = scenario.deal.first
    for step in range(4):
        scenario = scenario.play(f"{(dealer + 1 + step) % 4} bid pass")
    assert (scenario.deal.number, scenario.deal.first) == (2, (dealer + 1) % 4)


def test_partners_need_four():
    for players in (3, 5):
        with refused(BadOptions, "options-partners-need-four"):
            PARTNERS.start(players)
    with refused(BadOptions, "options-players(game=game-domino-whist, counts=3 4 5, players=6)"):
        TrickScenario(DOMINO_WHIST).start(6)


def test_presets_are_for_every_number_of_players():
    assert {(preset.name, preset.players) for preset in PRESETS} >= {("whist", (4, 3, 5)), ("partners", (4,))}


# -- passing -----------------------------------------------------------------------------------------------------------


def thrown_in(players: int, deals: int) -> list[str]:
    """Where tiles are passed in each of some deals, all but the last of them thrown in."""
    scenario = PASSING.start(players)
    directions: list[str] = []
    for _ in range(deals):
        directions.append(scenario.view(0).trick_board.pass_direction)
        number = scenario.deal.number
        while scenario.deal.number == number:
            seat = scenario.to_act[0]
            moves = scenario.legal_moves(seat)
            scenario = scenario.play_move(seat, Bid(None) if Bid(None) in moves else moves[0])
    return directions


@pytest.mark.parametrize(
    ("players", "cycle"), [(3, "right left  right left"), (4, "left right across  left"), (5, "right left  right")]
)
def test_the_cycle_follows_the_deals_thrown_in_or_not(players: int, cycle: str):
    wanted = cycle.split(" ")
    assert thrown_in(players, len(wanted)) == wanted


def test_three_tiles_are_passed_before_the_auction():
    scenario = PASSING.start(4)
    assert (scenario.deal.phase, scenario.to_act) == (Phase.PASS, (0, 1, 2, 3))
    given = [" ".join(map(str, hand[:3])) for hand in scenario.deal.hands]
    scenario = scenario.play(*(f"{seat} pass {given[seat]}" for seat in (2, 0, 3)))
    view = scenario.view(1)
    assert view.trick_board.received == ()
    scenario = scenario.play(f"1 pass {given[1]}")
    assert scenario.events == (Moved(1, None), Passed())
    assert scenario.deal.phase is Phase.BID
    for seat in range(4):
        assert tiles(scenario.view((seat + 1) % 4).trick_board.received) == given[seat]
        assert set(pieces(given[seat])) <= set(scenario.deal.hands[(seat + 1) % 4])


def test_without_passing_the_auction_comes_first():
    assert ALONE.start(4).deal.phase is Phase.BID


# -- the kitty and trump -----------------------------------------------------------------------------------------------


def test_the_bid_winner_alone_sees_the_kitty_and_takes_it_in_secret():
    scenario = ALONE.hands(*HANDS, phase=Phase.KITTY, unused="8-7").contract(2, "4")
    assert [str(piece_view.piece) for piece_view in scenario.view(2).trick_board.kitty] == ["8-7"]
    for viewer in (None, 0, 1, 3):
        assert [piece_view.piece for piece_view in scenario.view(viewer).trick_board.kitty] == [None]
        assert pieces("8-7")[0] not in in_view(scenario.view(viewer))
    swapped = scenario.play("2 kitty 5-0")
    kept = scenario.play("2 kitty keep")
    assert swapped.events == kept.events == (Moved(2, None),)
    assert tiles(swapped.deal.hands[2]) == "8-7 6-6 2-1"
    assert tiles(kept.deal.hands[2]) == "6-6 5-0 2-1"
    assert (tiles(swapped.deal.unused), tiles(kept.deal.unused)) == ("5-0", "8-7")
    for viewer in (None, 0, 1, 3):
        assert swapped.view(viewer) == kept.view(viewer)


def test_no_kitty_for_three_or_five():
    scenario = ALONE.hands(*HANDS[:3], phase=Phase.BID).play("1 bid 12")
    assert scenario.deal.phase is Phase.TRUMP
    five = ALONE.hands(*HANDS, "9-9 9-8 9-7", phase=Phase.BID)
    assert five.play("1 bid 11").deal.phase is Phase.TRUMP


@pytest.mark.parametrize(("players", "numbers"), [(3, 8), (4, 9), (5, 10)])
def test_trump_is_any_number_of_the_set_doubles_or_none(players: int, numbers: int):
    scenario = ALONE.hands(*[*HANDS, "9-9 9-8 9-7"][:players], phase=Phase.TRUMP).contract(1, "4")
    assert scenario.legal(1) == [*(f"trump {number}" for number in range(numbers)), "trump doubles", "trump none"]
    ask = scenario.ask(1)
    assert [told(choice.label) for choice in ask.choices][-2:] == [
        "choice-trump(suit=doubles)",
        "choice-trump(suit=none)",
    ]


def test_the_bid_winner_leads_whoever_dealt():
    scenario = ALONE.hands(*HANDS, phase=Phase.TRUMP).contract(2, "4").play("2 trump 6")
    assert (scenario.deal.phase, scenario.to_act) == (Phase.PLAY, (2,))
    assert scenario.deal.trump == Trump(Suit.N6)
    assert scenario.legal(2) == ["lead 6-6 as 6", "lead 5-0 as 5", "lead 5-0 as 0", "lead 2-1 as 2", "lead 2-1 as 1"]
    ask = scenario.ask(2)
    assert [told(choice.label) for choice in ask.choices][:2] == [
        "choice-lead-trump(piece=6-6)",
        "choice-lead(piece=5-0, suit=5)",
    ]


def test_the_winner_of_a_trick_leads_the_next():
    scenario = ALONE.hands("8-8 6-4", "7-7 6-2", "6-6 5-0", "5-5 6-5").contract(0, "4", trump="none")
    scenario = scenario.play("0 lead 6-4 as 6", "1 play 6-2", "2 play 6-6", "3 play 6-5")
    assert TrickWon(1, 2, 0) in scenario.events
    assert scenario.to_act == (2,)
    view = scenario.view()
    assert [(seat.tricks, seat.points) for seat in view.seats] == [(0, 0), (0, 0), (1, 1), (0, 0)]
    assert view.trick_board.on_table is not None
    assert view.trick_board.on_table.points == 0, "every trick counts the same: nothing to tell"


# -- words -------------------------------------------------------------------------------------------------------------


def test_what_is_refused_says_what_is_legal():
    scenario = ALONE.hands("6-4 1-0 8-8", "5-4 4-2 7-7", *HANDS[2:]).contract(0, "4", trump="2").play("0 lead 6-4 as 4")
    assert scenario.refused(1, "play 7-7") == "refused-must-follow(led=4, playable=5-4)"
    assert scenario.refused(1, "play 4-2") == "refused-only-trump(piece=4-2) + refused-must-follow(led=4, playable=5-4)"
    assert scenario.refused(1, "play 8-8") == "refused-not-held(pieces=8-8) + refused-must-follow(led=4, playable=5-4)"
    assert scenario.refused(1, "bid 5").startswith("refused-wrong-phase(phase=play)")
    scenario = ALONE.hands("4-2 1-0", *HANDS[1:]).contract(0, "4", trump="2")
    assert scenario.refused(0, "lead 4-2 as 4") == "refused-bad-lead(piece=4-2, suits=2, asked=4)"
    assert scenario.refused(0, "play 1-0") == "refused-suit-not-named(piece=1-0, suits=1 0)"
    assert scenario.play("0 play 4-2").legal(1) == ["play 4-2"], "a lead in short is understood as trump"


def test_a_follower_who_says_lead_plays():
    scenario = ALONE.hands("6-0 1-1", "5-0 3-3", *HANDS[2:]).contract(0, "4", trump="0").play("0 lead 6-0 as 0")
    expected = scenario.play("1 play 5-0")
    for notation in ("lead 5-0", "lead 5-0 as 0"):
        assert scenario.play(f"1 {notation}") == expected
    void = ALONE.hands("6-4 1-1", "5-0 3-2", *HANDS[2:]).contract(0, "4", trump="0").play("0 lead 6-4 as 4")
    expected = void.play("1 play 3-2")
    for notation in ("lead 3-2", "lead 3-2 as 3", "lead 3-2 as 2"):
        assert void.play(f"1 {notation}") == expected


def test_a_follower_may_name_no_suit_that_the_tile_is_not_of():
    scenario = ALONE.hands("6-0 1-1", "5-0 3-3", *HANDS[2:]).contract(0, "4", trump="0").play("0 lead 6-0 as 0")
    sentence = "refused-not-leading"
    assert scenario.refused(1, "lead 5-0 as 5") == sentence, "it is a trump, and of no other suit"
    assert scenario.refused(1, "lead 3-3 as 3") == "refused-must-follow(led=0, playable=5-0)", "not to be played at all"
    void = ALONE.hands("6-4 1-1", "5-0 3-2", *HANDS[2:]).contract(0, "4", trump="0").play("0 lead 6-4 as 4")
    assert void.refused(1, "lead 3-2 as 4") == sentence.replace("5-0", "3-2").replace("5s", "4s")


def test_what_the_players_are_asked():
    scenario = ALONE.hands("4-2 1-0", "7-7 3-1", *HANDS[2:]).contract(0, "4", trump="2")
    ask = scenario.ask(0)
    assert (told(ask.prompt), told(ask.choices[0].label)) == ("prompt-lead", "choice-lead-trump(piece=4-2)")
    scenario = scenario.play("0 lead 1-0 as 0", "1 play 3-1", "2 play 5-0")
    ask = scenario.ask(3)
    assert (told(ask.prompt), told(ask.choices[0].label), ask.choices[0].note) == (
        "prompt-follow(led=0)",
        "choice-follows(piece=3-0, led=0)",
        "",
    )


def test_trumps_stand_first_and_are_marked():
    view = ALONE.hands("8-8 6-4 4-2 2-0", *HANDS[1:]).contract(0, "4", trump="2").view(0)
    assert [(str(piece_view.piece), piece_view.trump) for piece_view in view.hand][:3] == [
        ("4-2", True),
        ("2-0", True),
        ("8-8", False),
    ]
    view = ALONE.hands("8-8 6-4", *HANDS[1:]).contract(0, "4").view(0)
    assert [str(piece_view.piece) for piece_view in view.hand] == ["8-8", "6-4"]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_help_teaches_the_rules_in_force(preset: object):
    options = getattr(preset, "options", None)
    assert isinstance(options, DominoWhistOptions)
    for players in getattr(preset, "players", ()):
        pages = DOMINO_WHIST.help(options, players)
        told = [message for page in pages for message in messages_in(page.text)]
        assert Message("domino-whist-help-end", target=options.goes_to(players)) in told
        assert (Message("help-partners") in told) is options.in_partners
        passes = "domino-whist-help-pass-of-four" if players == 4 else "domino-whist-help-pass"
        assert (Message(passes) in told) is (options.passing is OnOff.ON)
        assert (Message("domino-whist-help-kitty") in told) is (players == 4)
        winners = [page.example.trick.winner for page in pages if page.example and page.example.trick]
        assert winners == [1, 2, 1, 1, 2]
        assert all(len(say(page.text)) < 1000 for page in pages)
    assert "Howard Fosdick" in say(DOMINO_WHIST.credit)
