"""Revokes left to the players' honour: accepted, taken back in time, challenged after that; and who may know what."""

from dataclasses import replace

import pytest

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import FirstTrick, Revoke
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.moves import Challenge, Retract, parse_move
from bot.rules.view import Phase
from bot.words.choices import choice_label
from bot.words.facts.results import remarks_sentence
from tests.rules.domino_hearts.hearts import CLOCKWISE, HeartsMatch, asides, legal, played, position, refused
from tests.rules.knowledge import in_view
from tests.rules.say import seat_name

HONOUR = replace(CLOCKWISE, revoke=Revoke.HONOUR)
BEFORE = ("1-0: 2C 10C JC KC",)
AGREED = ("0 challenge none", "1 challenge none", "2 challenge none", "3 challenge none")


def deal() -> HeartsMatch:
    """Seat 1 holds a diamond and could revoke on seat 0's; seat 2 has none."""
    return position("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S", before=BEFORE, options=HONOUR)


def revoked() -> HeartsMatch:
    """Seat 1 has not followed; seat 2 plays next."""
    return played(deal(), "0 lead 8D", "1 play 7H")


def after_the_trick() -> HeartsMatch:
    return played(revoked(), "2 play AH", "3 play 4D")


# -- any tile is accepted --------------------------------------------------------------------------------------------


def test_any_tile_may_be_led_or_played():
    assert legal(deal(), 0) == ["lead 2S", "lead 5H", "lead 8D"]
    assert legal(played(deal(), "0 play 5H"), 1) == ["play 7H", "play 9D", "play 5C"], "a lead said as a play"
    assert (
        refused(deal(), 0, "play QS")
        == "You do not hold QS. Hearts are not broken yet. You lead: play any of 2S and 8D."
    )


def test_the_players_own_view_still_shows_what_keeps_the_rules():
    view = DOMINO_HEARTS.view(played(deal(), "0 lead 8D"), 1)
    assert [(str(shown.piece), shown.legal) for shown in view.hand] == [("7H", False), ("9D", True), ("5C", False)]
    assert view.ask is not None
    assert view.ask.prompt == "follow diamonds"
    assert [(choice.label, choice.note, choice.revoke) for choice in view.ask.choices] == [
        ("7H discard", "penalty 1, breaks the rules", True),
        ("9D follows diamonds", "", False),
        ("5C discard", "breaks the rules", True),
    ]
    lead = DOMINO_HEARTS.view(deal(), 0)
    assert [(str(shown.piece), shown.legal) for shown in lead.hand] == [("2S", True), ("5H", False), ("8D", True)]


def test_nobody_else_learns_of_a_revoke():
    honest = position("8D 5H 2S", "9C 5C 7H", "AH 6C 3S", "8C 4D 4S", before=BEFORE, options=HONOUR)
    honest = played(honest, "0 lead 8D", "1 play 7H")
    for viewer in (None, 0, 2, 3):
        assert DOMINO_HEARTS.view(revoked(), viewer) == DOMINO_HEARTS.view(honest, viewer)
    for more in ("2 play AH", "3 play 4D"):
        honest = played(honest, more)
    for viewer in (None, 0, 2, 3):
        assert DOMINO_HEARTS.view(after_the_trick(), viewer) == DOMINO_HEARTS.view(honest, viewer)


# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_offender_alone_may_take_it_back_until_the_trick_is_complete():
    match = revoked()
    assert [asides(match, seat) for seat in range(4)] == [[], ["retract"], [], []]
    assert asides(played(match, "2 play AH"), 1) == ["retract"]
    assert "retract" not in asides(after_the_trick(), 1)
    assert refused(after_the_trick(), 1, "retract") == (
        "Only a tile that broke the rules can be taken back, until the last tile of its trick is played: "
        "you have none there."
    )
    with pytest.raises(IllegalMove):
        DOMINO_HEARTS.play(match, 3, Retract())
    with pytest.raises(NotYourTurn):
        DOMINO_HEARTS.play(match, 3, parse_move("play 4D"))


def test_plays_after_it_go_back_as_well_and_all_have_seen_them():
    match = played(revoked(), "2 play AH")
    before = match.turn
    match = played(match, "1 retract")
    assert match.turn == before + 1, "those who were asked before are asked anew"
    assert DOMINO_HEARTS.to_act(match) == (1,)
    assert [len(hand) for hand in match.deal.hands] == [2, 3, 3, 3]
    assert match.deal.hands[1:] == deal().deal.hands[1:]
    view = DOMINO_HEARTS.view(match, None)
    assert [(one.trick, one.seat, str(one.piece), one.revoke) for one in view.trick_board.withdrawn] == [
        (2, 1, "7H", True),
        (2, 2, "AH", False),
    ]
    assert isinstance(view.trick_board.withdrawn[0], Withdrawn)


def test_whoever_took_a_tile_back_keeps_the_rules_then():
    match = played(revoked(), "2 play AH", "1 retract")
    assert legal(match, 1) == ["play 9D"]
    assert refused(match, 1, "play 7H") == (
        "You have taken a tile back: keep the rules now. You hold diamonds: play 9D."
    )
    assert refused(match, 1, "lead 9D as H") == (
        "You are not leading, and 9D is not one of the hearts: play it without a suit."
    ), "9D keeps the rules"
    match = played(match, "1 play 9D")
    assert legal(match, 2) == ["play 3S", "play AH", "play 6C"], "the others choose again"
    assert asides(match, 1) == []


def test_who_has_taken_nothing_back_is_not_told_so():
    assert refused(deal(), 0, "lead 8D as H") == "8D can be led as diamonds, not as hearts."


def test_a_lead_is_taken_back_too():
    match = played(deal(), "0 lead 5H", "1 play 7H", "0 retract")
    assert DOMINO_HEARTS.to_act(match) == (0,)
    assert match.deal.trick is None
    assert legal(match, 0) == ["lead 2S", "lead 8D"]


def test_two_revokes_in_one_trick():
    match = position("8D 5H 2S", "9D 5C 7H", "AD 6C 3S", "8C 4D 4S", before=BEFORE, options=HONOUR)
    match = played(match, "0 lead 8D", "1 play 7H", "2 play 3S")
    assert [asides(match, seat) for seat in range(4)] == [[], ["retract"], ["retract"], []]
    later = played(match, "2 retract", "2 play AD")
    assert asides(later, 1) == ["retract"]
    earlier = played(match, "1 retract", "1 play 9D", "2 play 3S")
    assert asides(earlier, 2) == ["retract"], "their first one was undone, so they may err again"
    assert legal(played(earlier, "2 retract"), 2) == ["play AD"]


def test_a_journal_with_a_tile_taken_back_replays():
    journal = ["0 lead 8D", "1 play 7H", "2 play AH", "1 retract", "1 play 9D", "2 play AH", "3 play 4D"]
    match = played(deal(), *journal)
    assert match == played(deal(), *journal)
    assert match.deal.won == (0, 1)
    assert match.turn == len(journal)
    again = played(deal(), "0 lead 8D", "1 play 9D", "2 play AH", "3 play 4D")
    assert match.deal.tricks == again.deal.tricks
    assert match.deal.hands == again.deal.hands


# -- challenges ------------------------------------------------------------------------------------------------------


def test_only_plays_that_are_not_seen_to_be_right_may_be_challenged():
    match = after_the_trick()
    assert asides(match, 0) == ["challenge seat 3 trick 2", "challenge seat 2 trick 2"]
    assert asides(match, 1) == ["challenge seat 3 trick 2"]
    view = DOMINO_HEARTS.view(match, 0)
    choice = view.extra_choices[1]
    label = choice_label(view, choice, seat_name)
    assert (label, choice.note) == ("Challenge seat 2: 7H, trick 2", "diamonds led")
    assert asides(revoked(), 0) == [], "the trick is not complete"


@pytest.mark.parametrize(
    ("seat", "said", "sentence"),
    [
        (0, "challenge seat 4 trick 2", "Everybody can see that seat 4 kept the rules in trick 2."),
        (0, "challenge seat 1 trick 2", "You cannot challenge a play of your own."),
        (0, "challenge seat 2 trick 3", "Name a finished trick of this deal: 1 to 2."),
        (0, "challenge seat 9 trick 2", "Seat 9 has played nothing."),
        (0, "challenge none", "You can say that you have no challenge only when all tiles have been played."),
        (3, "challenge seat 1 trick 1", "Everybody can see that seat 1 kept the rules in trick 1."),
    ],
)
def test_challenges_that_are_refused(seat: int, said: str, sentence: str):
    assert refused(after_the_trick(), seat, said) == sentence


def test_a_challenge_shows_whether_it_was_a_revoke_and_moves_nothing_on():
    match = after_the_trick()
    proven = played(match, "3 challenge seat 2 trick 2")
    assert proven.deal.challenges == (Challenged(3, 1, 2, proven=True),)
    assert proven.turn == match.turn, "whoever is to act is asked the same"
    false = played(proven, "3 challenge seat 3 trick 2")
    assert false.deal.challenges[-1] == Challenged(3, 2, 2, proven=False)
    assert DOMINO_HEARTS.view(false, None).trick_board.challenges == false.deal.challenges
    assert asides(false, 0) == []
    assert refused(false, 0, "challenge seat 2 trick 2") == "That play has been challenged already."
    assert DOMINO_HEARTS.to_act(false) == DOMINO_HEARTS.to_act(match)


def test_a_challenge_made_while_a_trick_is_being_played():
    match = played(after_the_trick(), "0 lead 2S", "1 play 9D")
    assert asides(match, 2) == ["challenge seat 2 trick 2"], "trick 3 is not complete"
    match = played(match, "2 challenge seat 2 trick 2")
    assert match.deal.challenges[-1].proven
    assert DOMINO_HEARTS.to_act(match) == (2,)
    assert legal(match, 2) == ["play 3S", "play 6C"]


def finished() -> HeartsMatch:
    """Seat 1 revoked in trick 2; all tiles have been played."""
    return played(
        after_the_trick(), "0 lead 2S", "1 play 9D", "2 play 3S", "3 play 4S", "3 lead 8C", "0 play 5H", "1 play 5C",
        "2 play 6C",
    )  # fmt: skip


def test_before_the_score_all_look_back():
    match = finished()
    assert match.deal.phase is Phase.REVIEW
    assert DOMINO_HEARTS.to_act(match) == (0, 1, 2, 3)
    assert legal(match, 2) == [
        "challenge none", "challenge seat 2 trick 3", "challenge seat 2 trick 2",
    ]  # fmt: skip
    assert DOMINO_HEARTS.forced_move(match) is None
    view = DOMINO_HEARTS.view(match, None)
    assert [choice.label for choice in view.open_choices] == ["No challenge"]
    assert view.prompt == "challenge a play of this deal, or none"
    assert refused(match, 2, "play 6C") == (
        "All tiles have been played. Challenge a play of this deal, or none, before it is scored."
    )


def test_saying_no_challenge_in_any_order_ends_the_deal():
    match = finished()
    turn = match.turn
    for number, said in enumerate(AGREED[::-1][:3], 1):
        match = played(match, said)
        assert match.turn == turn, "the others are asked the same"
        assert [seat.ready for seat in DOMINO_HEARTS.view(match, None).seats].count(True) == number
    assert DOMINO_HEARTS.to_act(match) == (0,)
    assert asides(match, 3) == [
        "challenge seat 2 trick 3", "challenge seat 3 trick 2", "challenge seat 2 trick 2"
    ]  # fmt: skip
    with pytest.raises(NotYourTurn):
        DOMINO_HEARTS.play(match, 3, parse_move("play 8C"))
    match = played(match, "0 challenge none")
    assert match.deal.number == 2
    assert match.turn == turn + 1
    assert match.results[-1].scored == match.results[-1].taken == (2, 0, 0, 1), "a revoke unchallenged costs nothing"
    assert match.results[-1].remarks == ()


def test_saying_no_challenge_again_is_answered_as_such():
    match = played(finished(), "0 challenge none")
    wait = "You have already said that you have no more challenges. The others are still deciding."
    assert refused(match, 0, "challenge none") == wait
    assert refused(match, 0, "play 5H") == wait
    assert refused(match, 0, "challenge seat 1 trick 2") == "You cannot challenge a play of your own."


def test_a_proven_revoke_costs_13_once_and_a_false_challenge_nothing():
    match = played(finished(), "2 challenge seat 2 trick 2", "3 challenge none", "3 challenge seat 3 trick 2")
    assert [one.proven for one in match.deal.challenges] == [True, False]
    match = played(match, "0 challenge seat 2 trick 3", *AGREED[:3])
    assert match.results[-1].taken == (2, 0, 0, 1)
    assert match.results[-1].scored == (2, 13, 0, 1)
    assert remarks_sentence(match.results[-1], seat_name) == "Proven revokes, 13 each: seat 2."
    assert match.totals == (2, 13, 0, 1)
    assert match.deal.challenges == ()
    assert match.deal.content == ()


def test_every_proven_revoke_costs_13():
    match = played(deal(), "0 lead 5H", "1 play 9D", "2 play AH", "3 play 8C")
    match = played(match, "3 challenge seat 1 trick 2", "0 challenge seat 2 trick 2", "1 challenge seat 4 trick 2")
    assert [one.proven for one in match.deal.challenges] == [True, True, False]
    match = played(match, "2 lead 3S", "3 play 4D", "0 play 8D", "1 play 7H")
    match = played(match, "1 challenge seat 4 trick 3", "1 challenge seat 1 trick 3", "2 lead 6C", "3 play 4S")
    match = played(match, "0 play 2S", "1 play 5C", *AGREED)
    assert match.results[-1].scored == (26, 13, 3, 13)
    assert (
        remarks_sentence(match.results[-1], seat_name) == "Proven revokes, 13 each: seat 1 (2 times), seat 2, seat 4."
    )


def test_the_first_lead_and_points_on_the_first_trick_are_on_honour_too():
    options = replace(HONOUR, first_trick=FirstTrick.NO_POINTS)
    match = position("2C 3D 5S", "AH 9D 6S", "KC 5D 7S", "AC 7D 8S", options=options)
    match = played(match, "0 lead 3D")
    assert asides(match, 0) == ["retract"]
    match = played(match, "0 retract", "0 lead 2C", "1 play AH", "2 play KC", "3 play AC")
    assert asides(match, 0) == ["challenge seat 2 trick 1"]
    assert played(match, "0 challenge seat 2 trick 1").deal.challenges[-1].proven


def test_the_moon_comes_after_the_review():
    before = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")
    match = position("2S", "AS", "KS", "QS", leader=1, before=before, options=HONOUR)
    match = played(match, "1 lead AS", "2 play KS", "3 play QS", "0 play 2S")
    assert match.deal.phase is Phase.REVIEW
    match = played(match, *AGREED)
    assert match.deal.phase is Phase.MOON
    assert not any(seat.ready for seat in DOMINO_HEARTS.view(match, None).seats)
    assert asides(match, 0) == []
    assert played(match, "1 moon minus").totals == (0, -26, 0, 0)


def test_views_show_no_tile_that_was_not_seen():
    match = played(after_the_trick(), "3 challenge seat 2 trick 2", "0 lead 2S", "1 play 9D")
    seen = {str(piece) for piece in in_view(DOMINO_HEARTS.view(match, None))}
    assert seen == {"2C", "KC", "JC", "10C", "8D", "7H", "AH", "4D", "2S", "9D"}


@pytest.mark.parametrize("move", [Retract(), Challenge(1, 5), Challenge(0, 13), Challenge()])
def test_notation(move: Retract | Challenge):
    assert parse_move(str(move)) == move
