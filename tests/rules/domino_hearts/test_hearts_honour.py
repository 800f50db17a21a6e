"""Revokes left to the players' honour: accepted, taken back in time, challenged after that; and who may know what."""

import pytest

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import FirstTrick
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import RevokesProven
from bot.rules.moves import Retract
from bot.rules.view import Phase
from bot.words.moves import choice_label
from tests.rules.domino_hearts.scenarios import HONOUR
from tests.rules.say import seat_name
from tests.rules.scenario import TrickScenario
from tests.told import told

BEFORE = ("1-0: 2C 10C JC KC",)
AGREED = ("0 challenge none", "1 challenge none", "2 challenge none", "3 challenge none")


def deal() -> TrickScenario:
    """Seat 1 holds a diamond and could revoke on seat 0's; seat 2 has none."""
    return HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(*BEFORE)


def revoked() -> TrickScenario:
    """Seat 1 has not followed; seat 2 plays next."""
    return deal().play("0 lead 8D", "1 play 7H")


def after_the_trick() -> TrickScenario:
    return revoked().play("2 play AH", "3 play 4D")


# -- any tile is accepted --------------------------------------------------------------------------------------------


def test_any_tile_may_be_led_or_played():
    assert deal().legal(0) == ["lead 2S", "lead 5H", "lead 8D"]
    assert deal().play("0 play 5H").legal(1) == ["play 7H", "play 9D", "play 5C"], "a lead written as a play"
    assert (
        deal().refused(0, "play QS")
        == "refused-not-held(pieces=QS) + refused-hearts-not-broken + refused-must-lead(pieces=2S 8D)"
    )


def test_the_players_own_view_still_shows_what_keeps_the_rules():
    view = deal().play("0 lead 8D").view(1)
    assert [(str(shown.piece), shown.legal) for shown in view.hand] == [("7H", False), ("9D", True), ("5C", False)]
    assert view.ask is not None
    assert told(view.ask.prompt) == "prompt-follow(led=D)"
    assert [(told(choice.label), told(choice.note), choice.revoke) for choice in view.ask.choices] == [
        ("choice-discards(piece=7H)", "choice-penalty-breaks(points=1)", True),
        ("choice-follows(piece=9D, led=D)", "", False),
        ("choice-discards(piece=5C)", "choice-breaks", True),
    ]
    lead = deal().view(0)
    assert [(str(shown.piece), shown.legal) for shown in lead.hand] == [("2S", True), ("5H", False), ("8D", True)]


def test_a_revoke_is_seen_by_its_player_alone():
    honest = HONOUR.hands("8D 5H 2S", "9C 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(*BEFORE)
    honest = honest.play("0 lead 8D", "1 play 7H")
    for viewer in (None, 0, 2, 3):
        assert revoked().view(viewer) == honest.view(viewer)
    for more in ("2 play AH", "3 play 4D"):
        honest = honest.play(more)
    for viewer in (None, 0, 2, 3):
        assert after_the_trick().view(viewer) == honest.view(viewer)


# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_offender_alone_may_take_it_back_until_the_trick_is_complete():
    scenario = revoked()
    assert [scenario.extra(seat) for seat in range(4)] == [[], ["retract"], [], []]
    assert scenario.play("2 play AH").extra(1) == ["retract"]
    assert "retract" not in after_the_trick().extra(1)
    assert after_the_trick().refused(1, "retract") == "refused-nothing-to-take-back"
    with pytest.raises(IllegalMove):
        scenario.play_move(3, Retract())
    with pytest.raises(NotYourTurn):
        scenario.play("3 play 4D")


def test_plays_after_it_go_back_as_well_and_all_have_seen_them():
    scenario = revoked().play("2 play AH")
    before = scenario.match.turn
    scenario = scenario.play("1 retract")
    assert scenario.match.turn == before + 1, "those who were asked before are asked anew"
    assert scenario.to_act == (1,)
    assert [len(hand) for hand in scenario.deal.hands] == [2, 3, 3, 3]
    assert scenario.deal.hands[1:] == deal().deal.hands[1:]
    view = scenario.view()
    assert [(play.trick, play.seat, str(play.piece), play.revoke) for play in view.trick_board.withdrawn] == [
        (2, 1, "7H", True),
        (2, 2, "AH", False),
    ]
    assert isinstance(view.trick_board.withdrawn[0], Withdrawn)


def test_a_player_who_took_a_tile_back_keeps_the_rules():
    scenario = revoked().play("2 play AH", "1 retract")
    assert scenario.legal(1) == ["play 9D"]
    assert scenario.refused(1, "play 7H") == ("refused-must-keep-rules + refused-must-follow(led=D, playable=9D)")
    assert scenario.refused(1, "lead 9D as H") == "refused-not-leading", "9D keeps the rules"
    scenario = scenario.play("1 play 9D")
    assert scenario.legal(2) == ["play 3S", "play AH", "play 6C"], "the others choose again"
    assert scenario.extra(1) == []


def test_a_wrong_suit_is_refused_as_a_bad_lead():
    assert deal().refused(0, "lead 8D as H") == "refused-bad-lead(piece=8D, suits=D, asked=H)"


def test_a_lead_is_taken_back_too():
    scenario = deal().play("0 lead 5H", "1 play 7H", "0 retract")
    assert scenario.to_act == (0,)
    assert scenario.deal.trick is None
    assert scenario.legal(0) == ["lead 2S", "lead 8D"]


def test_two_revokes_in_one_trick():
    scenario = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AD 6C 3S", "8C 4D 4S").tricks(*BEFORE)
    scenario = scenario.play("0 lead 8D", "1 play 7H", "2 play 3S")
    assert [scenario.extra(seat) for seat in range(4)] == [[], ["retract"], ["retract"], []]
    later = scenario.play("2 retract", "2 play AD")
    assert later.extra(1) == ["retract"]
    earlier = scenario.play("1 retract", "1 play 9D", "2 play 3S")
    assert earlier.extra(2) == ["retract"], "their first one was undone, so they may err again"
    assert earlier.play("2 retract").legal(2) == ["play AD"]


def test_a_tile_taken_back_leaves_the_deal_as_if_it_had_not_been_played():
    scenario = deal().play("8D, 7H, AH, 1 retract, 9D, AH, 4D")
    again = deal().play("8D, 9D, AH, 4D")
    assert (scenario.deal.won, scenario.match.turn) == ((0, 1), 7)
    assert (scenario.deal.tricks, scenario.deal.hands) == (again.deal.tricks, again.deal.hands)


# -- challenges ------------------------------------------------------------------------------------------------------


def test_only_plays_that_are_not_seen_to_be_right_may_be_challenged():
    scenario = after_the_trick()
    assert scenario.extra(0) == ["challenge seat 3 trick 2", "challenge seat 2 trick 2"]
    assert scenario.extra(1) == ["challenge seat 3 trick 2"]
    view = scenario.view(0)
    choice = view.extra_choices[1]
    label = choice_label(view, choice, seat_name)
    assert (told(label), told(choice.note)) == (
        "choice-challenge(who=seat 2, piece=7H, trick=2)",
        "choice-challenge.note(led=D)",
    )
    assert revoked().extra(0) == [], "the trick is not complete"


@pytest.mark.parametrize(
    ("seat", "notation", "sentence"),
    [
        (0, "challenge seat 4 trick 2", "refused-seen-to-be-right(who=seat-unnamed(number=4), trick=2)"),
        (0, "challenge seat 1 trick 2", "refused-own-play"),
        (0, "challenge seat 2 trick 3", "refused-no-such-trick(finished=2)"),
        (0, "challenge seat 9 trick 2", "refused-took-no-part(who=seat-unnamed(number=9))"),
        (0, "challenge none", "refused-too-early-to-decline"),
        (3, "challenge seat 1 trick 1", "refused-seen-to-be-right(who=seat-unnamed(number=1), trick=1)"),
    ],
)
def test_challenges_that_are_refused(seat: int, notation: str, sentence: str):
    assert after_the_trick().refused(seat, notation) == sentence


def test_a_challenge_shows_whether_it_was_a_revoke_and_moves_nothing_on():
    scenario = after_the_trick()
    proven = scenario.play("3 challenge seat 2 trick 2")
    assert proven.deal.challenges == (Challenged(3, 1, 2, proven=True),)
    assert proven.match.turn == scenario.match.turn, "whoever is to act is asked the same"
    false = proven.play("3 challenge seat 3 trick 2")
    assert false.deal.challenges[-1] == Challenged(3, 2, 2, proven=False)
    assert false.view().trick_board.challenges == false.deal.challenges
    assert false.extra(0) == []
    assert false.refused(0, "challenge seat 2 trick 2") == "refused-challenged-before"
    assert false.to_act == scenario.to_act


def test_a_challenge_made_while_a_trick_is_being_played():
    scenario = after_the_trick().play("0 lead 2S", "1 play 9D")
    assert scenario.extra(2) == ["challenge seat 2 trick 2"], "trick 3 is not complete"
    scenario = scenario.play("2 challenge seat 2 trick 2")
    assert scenario.deal.challenges[-1].proven
    assert scenario.to_act == (2,)
    assert scenario.legal(2) == ["play 3S", "play 6C"]


def finished() -> TrickScenario:
    """Seat 1 revoked in trick 2; all tiles have been played."""
    third = after_the_trick().play("0 lead 2S", "1 play 9D", "2 play 3S", "3 play 4S")
    return third.play("3 lead 8C", "0 play 5H", "1 play 5C", "2 play 6C")


def test_before_the_score_all_look_back():
    scenario = finished()
    assert scenario.deal.phase is Phase.REVIEW
    assert scenario.to_act == (0, 1, 2, 3)
    assert scenario.legal(2) == [
        "challenge none", "challenge seat 2 trick 3", "challenge seat 2 trick 2",
    ]  # fmt: skip
    assert DOMINO_HEARTS.forced_move(scenario.match) is None
    view = scenario.view()
    assert [told(choice.label) for choice in view.open_choices] == ["choice-no-challenge"]
    assert told(view.prompt) == "prompt-review"
    assert scenario.refused(2, "play 6C") == ("refused-wrong-phase(phase=review) + refused-may-challenge")


def test_saying_no_challenge_in_any_order_ends_the_deal():
    scenario = finished()
    turn = scenario.match.turn
    for number, notation in enumerate(AGREED[::-1][:3], 1):
        scenario = scenario.play(notation)
        assert scenario.match.turn == turn, "the others are asked the same"
        assert [seat.ready for seat in scenario.view().seats].count(True) == number
    assert scenario.to_act == (0,)
    assert scenario.extra(3) == [
        "challenge seat 2 trick 3", "challenge seat 3 trick 2", "challenge seat 2 trick 2"
    ]  # fmt: skip
    with pytest.raises(NotYourTurn):
        scenario.play("3 play 8C")
    scenario = scenario.play("0 challenge none")
    assert scenario.deal.number == 2
    assert scenario.match.turn == turn + 1
    assert scenario.results[-1].scored == scenario.results[-1].taken == (2, 0, 0, 1), (
        "a revoke unchallenged costs nothing"
    )
    assert scenario.results[-1].remarks == ()


def test_declining_again_is_refused():
    scenario = finished().play("0 challenge none")
    for move in ("challenge none", "play 5H"):
        assert scenario.refused(0, move) == "refused-has-declined"
    assert scenario.refused(0, "challenge seat 1 trick 2") == "refused-own-play"


def test_a_proven_revoke_costs_13_once_and_a_false_challenge_nothing():
    scenario = finished().play("2 challenge seat 2 trick 2", "3 challenge none", "3 challenge seat 3 trick 2")
    assert [challenge.proven for challenge in scenario.deal.challenges] == [True, False]
    scenario = scenario.play("0 challenge seat 2 trick 3", *AGREED[:3])
    assert scenario.results[-1].taken == (2, 0, 0, 1)
    assert scenario.results[-1].scored == (2, 13, 0, 1)
    assert scenario.results[-1].remarks == (RevokesProven((1,), 13),)
    assert scenario.totals == (2, 13, 0, 1)
    assert scenario.deal.challenges == ()
    assert scenario.deal.declined == ()


def test_every_proven_revoke_costs_13():
    scenario = deal().play("0 lead 5H", "1 play 9D", "2 play AH", "3 play 8C")
    scenario = scenario.play("3 challenge seat 1 trick 2", "0 challenge seat 2 trick 2", "1 challenge seat 4 trick 2")
    assert [challenge.proven for challenge in scenario.deal.challenges] == [True, True, False]
    scenario = scenario.play("2 lead 3S", "3 play 4D", "0 play 8D", "1 play 7H")
    scenario = scenario.play("1 challenge seat 4 trick 3", "1 challenge seat 1 trick 3", "2 lead 6C", "3 play 4S")
    scenario = scenario.play("0 play 2S", "1 play 5C", *AGREED)
    assert scenario.results[-1].scored == (26, 13, 3, 13)
    (revokes,) = scenario.results[-1].remarks
    assert isinstance(revokes, RevokesProven)
    assert (sorted(revokes.seats), revokes.cost) == ([0, 0, 1, 3], 13)


def test_the_first_lead_and_points_on_the_first_trick_are_on_honour_too():
    game = HONOUR.under(first_trick=FirstTrick.NO_POINTS)
    scenario = game.hands("2C 3D 5S", "AH 9D 6S", "KC 5D 7S", "AC 7D 8S")
    scenario = scenario.play("0 lead 3D")
    assert scenario.extra(0) == ["retract"]
    scenario = scenario.play("0 retract", "0 lead 2C", "1 play AH", "2 play KC", "3 play AC")
    assert scenario.extra(0) == ["challenge seat 2 trick 1"]
    assert scenario.play("0 challenge seat 2 trick 1").deal.challenges[-1].proven


def test_the_moon_comes_after_the_review():
    before = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")
    scenario = HONOUR.hands("2S", "AS", "KS", "QS", leader=1).tricks(*before)
    scenario = scenario.play("1 lead AS", "2 play KS", "3 play QS", "0 play 2S")
    assert scenario.deal.phase is Phase.REVIEW
    scenario = scenario.play(*AGREED)
    assert scenario.deal.phase is Phase.MOON
    assert not any(seat.ready for seat in scenario.view().seats)
    assert scenario.extra(0) == []
    assert scenario.play("1 moon minus").totals == (0, -26, 0, 0)
