"""Domino Whist: the deal, passing, the auction, the kitty, trump, and the tricks."""

import pytest

from bot.rules.boards import Contract
from bot.rules.domino_whist.game import DOMINO_WHIST, PRESETS
from bot.rules.domino_whist.options import AllPass, DominoWhistOptions, PassTiles, RebidAfterPass
from bot.rules.errors import BadOptions
from bot.rules.events import DealStarted, Moved, Passed, ThrownIn, TrickWon
from bot.rules.moves import Bid, Kitty, Trump, parse_move
from bot.rules.options import Partners
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.domino_whist.whist import ALONE, PARTNERS, SEED, legal, played, position, refused
from tests.rules.knowledge import in_view
from tests.rules.say import pieces

PASSING = DominoWhistOptions(passing=PassTiles.ON, target=20)
DEALER = DominoWhistOptions(all_pass=AllPass.DEALER_TAKES_MINIMUM, target=20)


def tiles(match_hand: object) -> str:
    assert isinstance(match_hand, tuple)
    return " ".join(map(str, match_hand))


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_a_trump_tile_is_of_no_other_suit():
    """Vector 2.1."""
    match = position("6-4 1-0", "4-2 5-1 7-7", "4-4 3-0", trump="2")
    match = played(match, "0 lead 6-4 as 4")
    assert legal(match, 1) == ["play 7-7", "play 5-1", "play 4-2"]
    match = played(match, "1 play 4-2", "2 play 4-4")
    assert match.deal.won == (1,)


def test_doubles_as_trump_absorb_their_numbers():
    """Vector 2.2."""
    match = position("5-5 1-0", "7-5 3-1", "2-2 7-5", trump="doubles")
    assert legal(match, 0) == ["lead 5-5 as doubles", "lead 1-0 as 1", "lead 1-0 as 0"]
    match = played(match, "0 play 5-5", "1 play 7-5")
    assert legal(match, 2) == ["play 2-2"]
    assert played(match, "2 play 2-2").deal.won == (0,)


def test_a_double_that_bears_the_trump_is_no_double():
    """Vector 2.3."""
    match = position("5-5 1-0", "2-2 3-1", "7-7 7-0", trump="2")
    match = played(match, "0 lead 5-5 as doubles")
    assert legal(match, 1) == ["play 3-1", "play 2-2"]
    assert played(match, "1 play 2-2", "2 play 7-7").deal.won == (1,)


def test_no_trump_and_a_six_is_beaten_by_its_seven():
    """Vector 2.4."""
    match = position("6-4 1-0", "6-0 3-1", "7-6 7-0", trump="none")
    match = played(match, "0 lead 6-4 as 6", "1 play 6-0", "2 play 7-6")
    assert match.deal.won == (2,)


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
    match = DOMINO_WHIST.start(options, players, SEED)
    assert max(tile for hand in match.deal.hands for tile in hand) == pieces(f"{highest}-{highest}")[0]
    assert ([len(hand) for hand in match.deal.hands], len(match.deal.unused)) == ([size] * players, kitty)
    left = (match.deal.first + 1) % players
    assert (match.deal.phase, DOMINO_WHIST.to_act(match)) == (Phase.BID, (left,))
    assert DOMINO_WHIST.legal(match, left) == (*(Bid(amount) for amount in range(lowest, size + 1)), Bid(None))
    assert DOMINO_WHIST.view(match, None).target == match.options.target == target
    assert DOMINO_WHIST.sides(options, players) == ((0, 1, 0, 1) if target == 30 else tuple(range(players)))


def test_the_highest_draw_deals_and_the_deal_moves_left():
    match = DOMINO_WHIST.start(DominoWhistOptions(), 4, SEED)
    drawn = dict(match.draws[-1])
    assert match.deal.first == max(drawn, key=lambda seat: sum(map(int, str(drawn[seat]).split("-"))))
    view = DOMINO_WHIST.view(match, None)
    assert (view.drawn_for, [seat.seat for seat in view.seats if seat.dealer]) == ("dealer", [match.deal.first])
    dealer = match.deal.first
    for step in range(4):
        match = played(match, f"{(dealer + 1 + step) % 4} bid pass")
    assert (match.deal.number, match.deal.first) == (2, (dealer + 1) % 4)


def test_partners_need_four():
    for players in (3, 5):
        with pytest.raises(BadOptions, match="Partners need four"):
            DOMINO_WHIST.start(DominoWhistOptions(Partners.YES), players, SEED)
    with pytest.raises(BadOptions, match=r"for 3, 4 or 5 players, not 6"):
        DOMINO_WHIST.start(DominoWhistOptions(), 6, SEED)


def test_presets_are_for_every_number_of_players():
    assert {(preset.name, preset.players) for preset in PRESETS} >= {("whist", (4, 3, 5)), ("partners", (4,))}


# -- passing -----------------------------------------------------------------------------------------------------------


def thrown_in(players: int, deals: int) -> list[str]:
    """Where tiles are passed in each of some deals, all but the last of them thrown in."""
    match = DOMINO_WHIST.start(PASSING, players, SEED)
    directions: list[str] = []
    for _ in range(deals):
        directions.append(DOMINO_WHIST.view(match, 0).trick_board.pass_direction)
        number = match.deal.number
        while match.deal.number == number:
            seat = DOMINO_WHIST.to_act(match)[0]
            moves = DOMINO_WHIST.legal(match, seat)
            match, _ = DOMINO_WHIST.play(match, seat, Bid(None) if Bid(None) in moves else moves[0])
    return directions


@pytest.mark.parametrize(
    ("players", "cycle"), [(3, "right left  right left"), (4, "left right across  left"), (5, "right left  right")]
)
def test_the_cycle_follows_the_deals_thrown_in_or_not(players: int, cycle: str):
    wanted = cycle.split(" ")
    assert thrown_in(players, len(wanted)) == wanted


def test_three_tiles_are_passed_before_the_auction():
    match = DOMINO_WHIST.start(PASSING, 4, SEED)
    assert (match.deal.phase, DOMINO_WHIST.to_act(match)) == (Phase.PASS, (0, 1, 2, 3))
    given = [" ".join(map(str, hand[:3])) for hand in match.deal.hands]
    match = played(match, *(f"{seat} pass {given[seat]}" for seat in (2, 0, 3)))
    view = DOMINO_WHIST.view(match, 1)
    assert view.trick_board.received == ()
    match, events = DOMINO_WHIST.play(match, 1, parse_move(f"pass {given[1]}"))
    assert events == (Moved(1, None), Passed())
    assert match.deal.phase is Phase.BID
    for seat in range(4):
        assert tiles(DOMINO_WHIST.view(match, (seat + 1) % 4).trick_board.received) == given[seat]
        assert set(pieces(given[seat])) <= set(match.deal.hands[(seat + 1) % 4])


def test_without_passing_the_auction_comes_first():
    assert DOMINO_WHIST.start(ALONE, 4, SEED).deal.phase is Phase.BID


# -- the auction -------------------------------------------------------------------------------------------------------

HANDS = ("8-8 6-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0")


def test_a_pass_is_final_and_the_sole_bidder_left_has_it():
    match = position(*HANDS, phase=Phase.BID, winner=1)
    match = played(match, "1 bid 0", "2 bid pass", "3 bid 2", "0 bid pass", "1 bid 3", "3 bid 4")
    assert DOMINO_WHIST.to_act(match) == (1,)
    assert legal(match, 1) == [*(f"bid {amount}" for amount in range(5, 12)), "bid pass"]
    assert refused(match, 2, "bid 6") == "It is not your turn."
    match = played(match, "1 bid pass")
    assert match.deal.contract == Contract(3, Bid(4))


def test_who_has_passed_may_bid_again_where_that_is_the_rule():
    options = DominoWhistOptions(rebid_after_pass=RebidAfterPass.ON, target=20)
    match = position(*HANDS, phase=Phase.BID, winner=1, options=options)
    match = played(match, "1 bid pass", "2 bid 4", "3 bid pass", "0 bid pass")
    assert DOMINO_WHIST.to_act(match) == (1,), "all others have to pass after the last bid"
    assert played(match, "1 bid pass").deal.contract == Contract(2, Bid(4))
    match = played(match, "1 bid 5", "2 bid pass", "3 bid pass")
    assert legal(match, 0) == [*(f"bid {amount}" for amount in range(6, 12)), "bid pass"]
    assert played(match, "0 bid pass").deal.contract == Contract(1, Bid(5))
    assert played(match, "0 bid 11").deal.contract == Contract(0, Bid(11)), "the highest bid ends it at once"


def test_all_pass_at_once_is_thrown_in_where_one_may_bid_again_too():
    options = DominoWhistOptions(rebid_after_pass=RebidAfterPass.ON, target=20)
    match = position(*HANDS, phase=Phase.BID, winner=1, options=options)
    match = played(match, "1 bid pass", "2 bid pass", "3 bid pass")
    assert ThrownIn(1) in DOMINO_WHIST.play(match, 0, Bid(None))[1]
    late = played(match, "0 bid 0")
    assert DOMINO_WHIST.to_act(late) == (1,)
    assert legal(late, 1)[0] == "bid 1"


@pytest.mark.parametrize(
    ("rebid", "said"),
    [
        (RebidAfterPass.OFF, "who has passed is out of the auction"),
        (RebidAfterPass.ON, "who has passed may bid again later"),
    ],
)
def test_the_help_says_whether_one_may_bid_again(rebid: RebidAfterPass, said: str):
    pages = DOMINO_WHIST.help(DominoWhistOptions(rebid_after_pass=rebid), 4)
    assert said in pages[1].text


def test_the_last_to_speak_may_bid_when_all_others_have_passed():
    match = played(position(*HANDS, phase=Phase.BID, winner=1), "1 bid pass", "2 bid pass", "3 bid pass", "0 bid 0")
    assert match.deal.contract == Contract(0, Bid(0))


def test_all_tricks_end_the_auction_at_once():
    match = played(position(*HANDS, phase=Phase.BID, winner=1), "1 bid 11")
    assert match.deal.contract == Contract(1, Bid(11))
    match = played(position(*HANDS[:3], phase=Phase.BID, winner=1), "1 bid 12")
    assert match.deal.contract == Contract(1, Bid(12))


def test_nothing_is_bid_only_at_the_opening_and_only_without_a_minimum():
    match = position(*HANDS, phase=Phase.BID, winner=1)
    assert legal(match, 1)[0] == "bid 0"
    match = played(match, "1 bid pass")
    assert legal(match, 2)[0] == "bid 0", "nobody has opened yet"
    assert legal(played(match, "2 bid 0"), 3)[0] == "bid 1"
    partners = position(*HANDS, phase=Phase.BID, winner=1, options=PARTNERS)
    assert refused(partners, 1, "bid 0") == "Bid 4 to 11, or pass."
    assert refused(partners, 1, "bid 3") == "Bid 4 to 11, or pass."


def test_all_pass_throws_the_deal_in():
    match = played(position(*HANDS, phase=Phase.BID, winner=1), "1 bid pass", "2 bid pass", "3 bid pass")
    after, events = DOMINO_WHIST.play(match, 0, Bid(None))
    assert events == (Moved(0, Bid(None)), ThrownIn(1), DealStarted(2))
    assert (after.deal.first, after.deal.phase, after.totals) == (1, Phase.BID, (0, 0, 0, 0))


@pytest.mark.parametrize(("players", "lowest"), [(3, 4), (4, 0)])
def test_all_pass_and_the_dealer_plays_for_the_lowest_bid(players: int, lowest: int):
    match = position(*HANDS[:players], phase=Phase.BID, winner=1, options=DEALER)
    for seat in (*range(1, players), 0):
        match = played(match, f"{seat} bid pass")
    assert match.deal.contract == Contract(0, Bid(lowest))
    assert match.deal.number == 1


# -- the kitty and trump -----------------------------------------------------------------------------------------------


def test_the_bid_winner_alone_sees_the_kitty_and_takes_it_in_secret():
    match = position(*HANDS, winner=2, phase=Phase.KITTY, kitty="8-7")
    assert [str(one.piece) for one in DOMINO_WHIST.view(match, 2).trick_board.kitty] == ["8-7"]
    for viewer in (None, 0, 1, 3):
        assert [one.piece for one in DOMINO_WHIST.view(match, viewer).trick_board.kitty] == [None]
        assert pieces("8-7")[0] not in in_view(DOMINO_WHIST.view(match, viewer))
    swapped, events = DOMINO_WHIST.play(match, 2, parse_move("kitty 5-0"))
    kept, same = DOMINO_WHIST.play(match, 2, Kitty())
    assert events == same == (Moved(2, None),)
    assert tiles(swapped.deal.hands[2]) == "8-7 6-6 2-1"
    assert tiles(kept.deal.hands[2]) == "6-6 5-0 2-1"
    assert (tiles(swapped.deal.unused), tiles(kept.deal.unused)) == ("5-0", "8-7")
    for viewer in (None, 0, 1, 3):
        assert DOMINO_WHIST.view(swapped, viewer) == DOMINO_WHIST.view(kept, viewer)


def test_no_kitty_for_three_or_five():
    match = played(position(*HANDS[:3], phase=Phase.BID, winner=1), "1 bid 12")
    assert match.deal.phase is Phase.TRUMP
    five = position(*HANDS, "9-9 9-8 9-7", phase=Phase.BID, winner=1)
    assert played(five, "1 bid 11").deal.phase is Phase.TRUMP


@pytest.mark.parametrize(("players", "numbers"), [(3, 8), (4, 9), (5, 10)])
def test_trump_is_any_number_of_the_set_doubles_or_none(players: int, numbers: int):
    match = position(*[*HANDS, "9-9 9-8 9-7"][:players], winner=1, phase=Phase.TRUMP)
    assert legal(match, 1) == [*(f"trump {number}" for number in range(numbers)), "trump doubles", "trump none"]
    ask = DOMINO_WHIST.view(match, 1).ask
    assert ask is not None
    assert [choice.label for choice in ask.choices][-2:] == ["Doubles", "No trump"]


def test_the_bid_winner_leads_whoever_dealt():
    match = played(position(*HANDS, winner=2, phase=Phase.TRUMP), "2 trump 6")
    assert (match.deal.phase, DOMINO_WHIST.to_act(match)) == (Phase.PLAY, (2,))
    assert match.deal.trump == Trump(Suit.N6)
    assert legal(match, 2) == ["lead 6-6 as 6", "lead 5-0 as 5", "lead 5-0 as 0", "lead 2-1 as 2", "lead 2-1 as 1"]
    ask = DOMINO_WHIST.view(match, 2).ask
    assert ask is not None
    assert [choice.label for choice in ask.choices][:2] == ["6-6 as trump", "5-0 as 5s"]


def test_the_winner_of_a_trick_leads_the_next():
    match = position("8-8 6-4", "7-7 6-2", "6-6 5-0", "5-5 6-5", trump="none")
    match = played(match, "0 lead 6-4 as 6", "1 play 6-2", "2 play 6-6")
    match, events = DOMINO_WHIST.play(match, 3, parse_move("play 6-5"))
    assert TrickWon(1, 2, 0) in events
    assert DOMINO_WHIST.to_act(match) == (2,)
    view = DOMINO_WHIST.view(match, None)
    assert [(seat.tricks, seat.points) for seat in view.seats] == [(0, 0), (0, 0), (1, 1), (0, 0)]
    assert view.trick_board.on_table is not None
    assert view.trick_board.on_table.points == 0, "every trick counts the same: nothing to tell"


# -- words -------------------------------------------------------------------------------------------------------------


def test_what_is_refused_says_what_is_legal():
    match = played(position("6-4 1-0 8-8", "5-4 4-2 7-7", *HANDS[2:], trump="2"), "0 lead 6-4 as 4")
    assert refused(match, 1, "play 7-7") == "You hold 4s: play 5-4."
    assert refused(match, 1, "play 4-2") == "4-2 is a trump and of no other suit. You hold 4s: play 5-4."
    assert refused(match, 1, "play 8-8") == "You do not hold 8-8. You hold 4s: play 5-4."
    assert refused(match, 1, "bid 5").startswith("The deal is being played now.")
    match = position("4-2 1-0", *HANDS[1:], trump="2")
    assert refused(match, 0, "lead 4-2 as 4") == "4-2 can be led as 2s, not as 4s."
    assert refused(match, 0, "play 1-0") == "Say which suit 1-0 is led as: 1s or 0s."
    assert legal(played(match, "0 play 4-2"), 1) == ["play 4-2"], "a lead in short is understood as trump"


def test_a_follower_who_says_lead_plays():
    match = played(position("6-0 1-1", "5-0 3-3", *HANDS[2:], trump="0"), "0 lead 6-0 as 0")
    expected = played(match, "1 play 5-0")
    for said in ("lead 5-0", "lead 5-0 as 0"):
        assert played(match, f"1 {said}") == expected
    void = played(position("6-4 1-1", "5-0 3-2", *HANDS[2:], trump="0"), "0 lead 6-4 as 4")
    expected = played(void, "1 play 3-2")
    for said in ("lead 3-2", "lead 3-2 as 3", "lead 3-2 as 2"):
        assert played(void, f"1 {said}") == expected


def test_a_follower_may_name_no_suit_that_the_tile_is_not_of():
    match = played(position("6-0 1-1", "5-0 3-3", *HANDS[2:], trump="0"), "0 lead 6-0 as 0")
    sentence = "You are not leading, and 5-0 is not one of the 5s: play it without a suit."
    assert refused(match, 1, "lead 5-0 as 5") == sentence, "it is a trump, and of no other suit"
    assert refused(match, 1, "lead 3-3 as 3") == "You hold 0s: play 5-0.", "not to be played at all"
    void = played(position("6-4 1-1", "5-0 3-2", *HANDS[2:], trump="0"), "0 lead 6-4 as 4")
    assert refused(void, 1, "lead 3-2 as 4") == sentence.replace("5-0", "3-2").replace("5s", "4s")


def test_what_the_players_are_asked():
    match = position("4-2 1-0", "7-7 3-1", *HANDS[2:], trump="2")
    ask = DOMINO_WHIST.view(match, 0).ask
    assert ask is not None
    assert (ask.prompt, ask.choices[0].label) == ("lead any tile", "4-2 as trump")
    match = played(match, "0 lead 1-0 as 0", "1 play 3-1", "2 play 5-0")
    ask = DOMINO_WHIST.view(match, 3).ask
    assert ask is not None
    assert (ask.prompt, ask.choices[0].label, ask.choices[0].note) == ("follow 0s", "3-0 follows 0s", "")


def test_trumps_stand_first_and_are_marked():
    view = DOMINO_WHIST.view(position("8-8 6-4 4-2 2-0", *HANDS[1:], trump="2"), 0)
    assert [(str(one.piece), one.trump) for one in view.hand][:3] == [("4-2", True), ("2-0", True), ("8-8", False)]
    assert [str(one.piece) for one in DOMINO_WHIST.view(position("8-8 6-4", *HANDS[1:]), 0).hand] == ["8-8", "6-4"]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_help_teaches_the_rules_in_force(preset: object):
    options = getattr(preset, "options", None)
    assert isinstance(options, DominoWhistOptions)
    for players in getattr(preset, "players", ()):
        pages = DOMINO_WHIST.help(options, players)
        text = " ".join(page.text for page in pages)
        assert str(options.goes_to(players)) in text
        assert ("partner" in text) is options.in_partners
        assert ("passes three" in text) is (options.passing is PassTiles.ON)
        assert ("no kitty" in pages[2].text) is (players != 4)
        assert "Howard Fosdick" in text
        winners = [page.example.trick.winner for page in pages if page.example and page.example.trick]
        assert winners == [2, 1, 1]
        assert all(len(page.text) < 1000 for page in pages)
