"""The alt text of a seat is kept to the letter: told in the order a listener needs, by codes as they are typed."""

from dataclasses import replace

import pytest

from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import Opening, Revoke
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.rules.tricks.counts import NelO
from bot.rules.view import Phase
from bot.words.alt import alt_seat
from bot.words.alt.length import LONGEST
from bot.words.facts.tricks.waiting import until_own_turn
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

WHIST = (
    TrickScenario(DOMINO_WHIST)
    .under(target=25)
    .hands("4-3 5-5 2-0", "7-4 6-2 0-0", "6-4 5-4 2-1")
    .contract(0, "2", trump="2")
)
BLACK = TrickScenario(BLACK_TILE)
HEARTS = TrickScenario(DOMINO_HEARTS).under(opening=Opening.ANY)


def test_following_tells_the_ask_first_and_the_hand_last():
    view = WHIST.play("0 lead 4-3 as 4").view(1)
    assert alt_seat(view, NAMES) == (
        "Your turn: follow 4s. Playable (1): 7-4. Trick 1 of 3: Ann led 4-3 as 4s, winning; you to play, then Chris. "
        "Trump: 2s. Last trick: none yet. Contract: Ann 2, has 0 of 2. You: 0 won, 0 total. Chris 0, 0. Ann 0, 0. "
        "To 25. Hand (3): 6-2 trump, 7-4, 0-0."
    )


def test_leading_after_a_trick_tells_that_it_was_taken_and_how():
    view = WHIST.play("0 lead 4-3 as 4", "1 play 7-4", "2 play 6-4").view(1)
    assert alt_seat(view, NAMES) == (
        "You took the trick with 7-4. Your turn: lead any tile. Playable (2): any. Trick 2 of 3: you to lead. "
        "Trump: 2s. Last trick: you, with 7-4. Ann led 4-3 as 4s, you 7-4 won, Chris 6-4. "
        "Contract: Ann 2, has 0 of 2. You: 1 won, 0 total. Chris 0, 0. Ann 0, 0. To 25. Hand (2): 6-2 trump, 0-0."
    )


def test_waiting_tells_the_own_play_and_after_whom_one_plays():
    played = WHIST.play("0 lead 4-3 as 4", "1 play 7-4")
    expected = (
        "You played 7-4. You play after Ann. Trick 1 of 3: Ann led 4-3 as 4s, you 7-4 winning. Trump: 2s. "
        "Last trick: none yet."
    )
    assert alt_seat(until_own_turn(played.view(1)), NAMES).startswith(expected)
    assert alt_seat(played.view(2), NAMES).startswith("Your turn: follow 4s. Playable (2): 6-4, 5-4.")


def test_what_a_trick_brought_is_told_with_the_piece_that_hurt():
    table = BLACK.hands("3-3 1-1", "6-3 5-5", "0-0 4-4", "3-0 2-2").play("0 lead 3-3 as 3")
    taken = table.play("1 play 6-3", "2 play 0-0", "3 play 3-0")
    text = alt_seat(taken.view(0), NAMES)
    assert text.startswith(
        "You took the trick with 3-3: 7 points (0-0 4). Your turn: lead any tile. Playable (1): any."
    )
    assert "You: 7 taken, 0 total. Bo 0, 0." in text
    other = alt_seat(until_own_turn(taken.view(2)), NAMES)
    assert other.startswith("Ann leads. You play after Bo. Trick 2 of 2.")
    assert "Last trick: Ann, with 3-3, 7 points. Ann led 3-3 as 3s, won, Bo 6-3, you 0-0, Dee 3-0." in other


def test_passing_before_and_after_the_choice():
    table = BLACK.hands("6-6 6-5 6-4 3-3", "0-0 1-0 1-1 2-2", "5-5 5-4 5-3 5-2", "4-4 4-3 4-2 4-1", phase=Phase.PASS)
    assert alt_seat(table.view(0), NAMES) == (
        "Pass 3 to Bo. Dee passes to you (all pass left). You: 0 total. Bo 0. Chris 0. Dee 0. Ends at 61. "
        "Hand (4): 6-6, 6-5, 6-4, 3-3. Penalty: 3-3 1."
    )
    made = table.play("0 pass 6-6 6-5 3-3", "2 pass 5-5 5-4 5-3")
    assert alt_seat(made.view(0), NAMES).startswith(
        "Pass 3 to Bo; chosen 3: 6-6, 6-5, 3-3; you may still change. Dee passes to you (all pass left)."
    )
    later = made.play("1 pass 0-0 1-0 1-1")
    assert alt_seat(later.view(0), NAMES) == alt_seat(made.view(0), NAMES), "what others choose makes nothing false"


def test_what_was_received_names_the_giver():
    table = BLACK.hands("6-6 6-5 6-4 3-3", "0-0 1-0 1-1 2-2", "5-5 5-4 5-3 5-2", phase=Phase.PASS)
    passed = table.play("0 pass 6-6 6-5 6-4", "1 pass 0-0 1-0 1-1", "2 pass 5-5 5-4 5-3")
    text = alt_seat(passed.view(0), NAMES)
    assert text.startswith("Your turn: lead, or let Bo lead. Playable (4): any. Trick 1 of 4: you to lead.")
    assert "From Chris: 5-5, 5-4, 5-3." in text
    ordered = passed.play("0 yield")
    assert "Trick 1 of 4: you to lead, as Ann has ordered." in alt_seat(ordered.view(1), NAMES)


def test_bidding():
    table = TrickScenario(DOMINO_WHIST).start(4)
    first = table.to_act[0]
    table = table.bids("5", "pass", "7")
    view = table.view(table.to_act[0])
    names = [NAMES[(first + place) % 4] for place in range(4)]
    text = alt_seat(view, NAMES)
    assert text.startswith(
        f"Your turn: bid 8 to 11, or pass. Bids: {names[0]} 5, {names[1]} pass, {names[2]} 7 (highest). Dealer: you. "
        f"You: 0 total. {names[0]} 0. {names[1]} 0. {names[2]} 0. To 20. Hand (11): "
    )
    passed = table.bids("pass")
    assert alt_seat(until_own_turn(passed.view(view.viewer)), NAMES).startswith(
        f"You passed. You play after {names[2]}. Bids: {names[0]} 5, {names[1]} pass, {names[2]} 7 (highest), you pass."
    )


def test_the_kitty():
    table = (
        TrickScenario(DOMINO_WHIST)
        .under(target=20)
        .hands("1-1 2-2", "3-3 4-4", "5-5 6-6", "7-7 8-8", phase=Phase.KITTY, unused="8-7")
    )
    view = table.contract(1, "2").view(1)
    assert alt_seat(view, NAMES) == (
        "The kitty is 8-7: swap any tile for it, or keep. Nobody learns if you swapped. Contract: you 2. "
        "You: 0 total. Chris 0. Dee 0. Ann 0. To 20. Hand (2): 4-4, 3-3."
    )


def test_cards_are_told_by_code_and_penalties_by_suit():
    table = HEARTS.hands("QH 4S 2C", "AS KS 3C", "10H 9H 4C", "QS 8H 5C", leader=0)
    table = table.play("0 lead 4S", "3 play QS")
    text = alt_seat(table.view(2), NAMES)
    assert text.startswith(
        "Your turn: no spades, play any. Playable (3): any. Trick 1 of 3: Ann led 4S, Dee QS winning; 13 points in it; "
        "you to play, then Bo."
    )
    assert text.endswith("Penalty: hearts 1 each (10H, 9H).")


def test_on_honour_what_would_break_the_rules_is_told_and_what_may_be_taken_back():
    table = HEARTS.under(revoke=Revoke.HONOUR).hands("4S 2C", "AS 3C", "10H KS", "QS 5C", leader=0)
    table = table.play("0 lead 4S", "3 play QS")
    assert "Playable (1): KS. Any other would be a revoke." in alt_seat(table.view(2), NAMES)
    revoked = table.play("2 play 10H")
    assert "You may take your tile back." in alt_seat(revoked.view(2), NAMES)
    assert "take your tile back" not in alt_seat(revoked.view(3), NAMES)
    assert "You took back 10H." in alt_seat(revoked.play("2 retract").view(2), NAMES)


def test_in_nel_o_the_hands_of_those_who_sit_out_lie_open():
    table = TrickScenario(SEVENTY_NINE, SeventyNineOptions(nel_o=NelO.ON, nel_o_partners=NelOPartners.FACE_UP))
    hands = ("6-1 2-2", "6-6 5-5", "4-4 3-3", "1-1 0-0", "6-5 6-4", "6-3 6-2")
    table = table.hands(*hands).contract(0, "nel-o").play("0 lead 6-1 as 6")
    text = alt_seat(table.view(1), NAMES)
    assert "Trick 1 of 2: Ann led 6-1 as 6s, winning; you to play, then Dee, Farouk." in text
    assert "Contract: Ann Nel-O for side A, to lose every trick: 0 lost, 2 to go, 79 at stake." in text
    assert "Chris sits out, hand open: 4-4, 3-3. Eve sits out, hand open: 6-5, 6-4." in text
    assert "Sides: A (Ann, Chris, Eve) 0 won, 0 total; B (you, Dee, Farouk) 0 won, 0 total; to 250." in text


def test_counts_are_no_penalties():
    table = TrickScenario(SEVENTY_NINE).hands(
        "5-5 6-4 4-1", "6-6 2-2 3-1", "4-4 3-3 1-0", "1-1 0-0 2-0", "6-5 6-4 3-0", "6-3 6-2 2-1"
    )
    text = alt_seat(table.contract(0, "60", trump="1").view(0), NAMES)
    assert text.startswith("Your turn: lead any tile. Playable (3): any. Trick 1 of 3: you to lead. Trump: 1s.")
    assert "Contract: you 60 for side A, has 0 of 60." in text
    assert text.endswith("Hand (3): 4-1 trump, 6-4, 5-5. Counts: 10 each (6-4, 5-5), 4-1 5.")


@pytest.mark.parametrize("length", [24, 32, 5000])
def test_long_names_give_way_before_anything_else(length: int):
    names = [f"{'Wilhelmina' * 500}"[: length - 1] + str(seat) for seat in range(6)]
    table = TrickScenario(SEVENTY_NINE).start(6).bids("50", "51", "52", "53", "54")
    text = alt_seat(table.view(table.to_act[0]), names)
    assert len(text) <= LONGEST
    assert not text.endswith("…")
    assert all(f" {name}" in text for name in ("50", "51", "52", "53", "54 (highest)"))
    assert len({word for word in text.replace(",", "").split() if word.startswith("Wilhelm")}) >= 1


def test_names_that_are_cut_alike_are_told_apart():
    names = [f"Maximiliane von Hohenstein {seat}" for seat in "ABCD"]
    long = replace(WHIST.play("0 lead 4-3 as 4").view(1))
    assert "Maximiliane von Hohenstein A led 4-3" in alt_seat(long, names)
