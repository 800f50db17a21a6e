"""Revokes left to the players' honour (rules §3.5): accepted, taken back in time, challenged after that."""

import pytest

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import FirstTrick
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import RevokesProven
from bot.rules.moves import Retract
from bot.rules.pieces import Card
from bot.words.moves import choice_label
from tests.rules.domino_hearts.scenarios import HONOUR
from tests.rules.say import seat_name
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import told

BEFORE = "1-0: 2C 10C JC KC"
AGREED = ("0 challenge none", "1 challenge none", "2 challenge none", "3 challenge none")
# Seat 1 holds a diamond and can revoke on seat 0's; seat 2 has none.
DEAL = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(BEFORE)
REVOKED = DEAL.play("8D, 7H")
AFTER = REVOKED.play("AH, 4D")
FINISHED = AFTER.play("2S, 9D, 3S, 4S, 8C, 5H, 5C, 6C")
TWO = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AD 6C 3S", "8C 4D 4S").tricks(BEFORE).play("8D, 7H, 3S")
ERRING = DEAL.play("5H, 9D, AH, 8C, 3 challenge seat 1 trick 2, 0 challenge seat 2 trick 2, 1 challenge seat 4 trick 2")
FIRST = HONOUR.under(first_trick=FirstTrick.NO_POINTS).hands("2C 3D 5S", "AH 9D 6S", "KC 5D 7S", "AC 7D 8S")
MOON = HONOUR.hands("2S", "AS", "KS", "QS", leader=1).tricks(
    "1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C"
)


@vectors(
    (
        "any tile may be led", DEAL, "", "legal 0: lead 2S, lead 5H, lead 8D",
        "refused 0 lead 8D as H: refused-bad-lead(piece=8D, suits=D, asked=H)",
        "refused 0 play QS: refused-not-held(pieces=QS) + refused-hearts-not-broken + refused-must-lead(pieces=2S 8D)",
    ),
    ("or played", DEAL, "5H", "legal 1: play 7H, play 9D, play 5C"),
    ("the offender alone may take it back", REVOKED, "", "extra 0: ", "extra 1: retract", "extra 2: ", "extra 3: "),
    ("until the trick is complete", REVOKED, "AH", "extra 1: retract"),
    (
        "but no later", AFTER, "", "refused 1 retract: refused-nothing-to-take-back",
        "extra 1: challenge seat 3 trick 2",
        "extra 0: challenge seat 3 trick 2, challenge seat 2 trick 2",
    ),
    (
        "who took a tile back keeps the rules", REVOKED, "AH, 1 retract", "act: 1", "legal 1: play 9D",
        "refused 1 play 7H: refused-must-keep-rules + refused-must-follow(led=D, playable=9D)",
        "refused 1 lead 9D as H: refused-not-leading",
    ),
    ("the others choose again", REVOKED, "AH, 1 retract, 9D", "legal 2: play 3S, play AH, play 6C", "extra 1: "),
    ("a lead is taken back too", DEAL, "5H, 7H, 0 retract", "act: 0", "legal 0: lead 2S, lead 8D"),
    ("two revokes in one trick", TWO, "", "extra 0: ", "extra 1: retract", "extra 2: retract", "extra 3: "),
    ("the later is taken back", TWO, "2 retract, AD", "extra 1: retract"),
    ("the earlier, and the later is made again", TWO, "1 retract, 9D, 3S", "extra 2: retract"),
    ("and taken back", TWO, "1 retract, 9D, 3S, 2 retract", "legal 2: play AD"),
    (
        "challenges that are refused", AFTER, "",
        "refused 0 challenge seat 4 trick 2: refused-seen-to-be-right(who=seat-unnamed(number=4), trick=2)",
        "refused 0 challenge seat 1 trick 2: refused-own-play",
        "refused 0 challenge seat 2 trick 3: refused-no-such-trick(finished=2)",
        "refused 0 challenge seat 9 trick 2: refused-took-no-part(who=seat-unnamed(number=9))",
        "refused 0 challenge none: refused-too-early-to-decline",
        "refused 3 challenge seat 1 trick 1: refused-seen-to-be-right(who=seat-unnamed(number=1), trick=1)",
    ),
    (
        "once for each play", AFTER, "3 challenge seat 2 trick 2, 3 challenge seat 3 trick 2", "act: 0", "extra 0: ",
        "refused 0 challenge seat 2 trick 2: refused-challenged-before",
    ),
    ("trick 3 is not complete", AFTER, "2S, 9D", "extra 2: challenge seat 2 trick 2"),
    (
        "a challenge in the middle of a trick", AFTER, "2S, 9D, 2 challenge seat 2 trick 2", "act: 2",
        "legal 2: play 3S, play 6C",
    ),
    (
        "before the score all look back", FINISHED, "", "phase: review", "act: 0 1 2 3", "ended: 0",
        "legal 2: challenge none, challenge seat 2 trick 3, challenge seat 2 trick 2", "prompt 2: prompt-review",
        "refused 2 play 6C: refused-wrong-phase(phase=review) + refused-may-challenge",
    ),
    (
        "who has declined may still challenge", FINISHED, ", ".join(AGREED[:0:-1]), "act: 0",
        "extra 3: challenge seat 2 trick 3, challenge seat 3 trick 2, challenge seat 2 trick 2",
        "refused 3 challenge none: refused-has-declined", "refused 3 play 5H: refused-has-declined",
        "refused 3 challenge seat 4 trick 2: refused-own-play",
    ),
    (
        "a revoke unchallenged costs nothing", FINISHED, ", ".join(AGREED[::-1]), "deal: 2", "scored: 2 0 0 1",
        "remarks: ",
    ),
    (
        "a proven revoke costs 13 once, a false challenge nothing", FINISHED,
        "2 challenge seat 2 trick 2, 3 challenge none, 3 challenge seat 3 trick 2, 0 challenge seat 2 trick 3, "
        + ", ".join(AGREED[:3]), "taken: 2 0 0 1", "scored: 2 13 0 1", "totals: 2 13 0 1", "remarks: RevokesProven",
    ),
    (
        "every proven revoke costs 13", ERRING,
        "3S, 4D, 8D, 7H, 1 challenge seat 4 trick 3, 1 challenge seat 1 trick 3, 6C, 4S, 2S, 5C, " + ", ".join(AGREED),
        "scored: 26 13 3 13",
    ),
    ("the first lead is on honour too", FIRST, "3D", "extra 0: retract"),
    ("and points on the first trick", FIRST, "3D, 0 retract, 2C, AH, KC, AC", "extra 0: challenge seat 2 trick 1"),
    ("the moon comes after the review", MOON, "AS, KS, QS, 2S", "phase: review"),
    ("it is chosen then", MOON, "AS, KS, QS, 2S, " + ", ".join(AGREED), "phase: moon", "extra 0: "),
    ("and scored", MOON, "AS, KS, QS, 2S, " + ", ".join(AGREED) + ", moon minus", "totals: 0 -26 0 0"),
)  # fmt: skip
def test_on_honour(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_others_cannot_take_a_play_back_nor_play_out_of_turn() -> None:
    with pytest.raises(IllegalMove):
        REVOKED.play_move(3, Retract())
    with pytest.raises(NotYourTurn):
        REVOKED.play("3 play 4D")
    with pytest.raises(NotYourTurn):
        FINISHED.play(AGREED[3], "3 play 8C")


def test_the_players_own_view_still_shows_the_plays_that_keep_the_rules() -> None:
    scenario = DEAL.play("8D")
    shown = [(str(shown.piece), shown.legal) for shown in scenario.view(1).hand]
    assert shown == [("7H", False), ("9D", True), ("5C", False)]
    assert told(scenario.ask(1).prompt) == "prompt-follow(led=D)"
    assert [(told(choice.label), told(choice.note), choice.revoke) for choice in scenario.ask(1).choices] == [
        ("choice-discards(piece=7H)", "choice-penalty-breaks(points=1)", True),
        ("choice-follows(piece=9D, led=D)", "", False),
        ("choice-discards(piece=5C)", "choice-breaks", True),
    ]
    assert [shown.legal for shown in DEAL.view(0).hand] == [True, False, True]


def test_a_revoke_is_seen_by_its_player_alone() -> None:
    honest = HONOUR.hands("8D 5H 2S", "9C 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(BEFORE).play("8D, 7H")
    for viewer in (None, 0, 2, 3):
        assert REVOKED.view(viewer) == honest.view(viewer)
        assert AFTER.view(viewer) == honest.play("AH, 4D").view(viewer)


def test_plays_after_it_go_back_as_well_and_all_have_seen_them() -> None:
    before = REVOKED.play("AH")
    scenario = before.play("1 retract")
    assert scenario.match.turn == before.match.turn + 1, "those who were asked before are asked anew"
    assert scenario.deal.hands[1:] == DEAL.deal.hands[1:]
    withdrawn = (Withdrawn(2, 1, Card(7, "H"), revoke=True), Withdrawn(2, 2, Card(14, "H"), revoke=False))
    assert scenario.view().trick_board.withdrawn == withdrawn
    again, honest = scenario.play("9D, AH, 4D"), DEAL.play("8D, 9D, AH, 4D")
    assert (again.deal.tricks, again.deal.hands, again.match.turn) == (honest.deal.tricks, honest.deal.hands, 7)


def test_a_challenge_is_offered_with_the_play_and_its_trick() -> None:
    view = AFTER.view(0)
    choice = view.extra_choices[1]
    label, note = told(choice_label(view, choice, seat_name)), told(choice.note)
    assert (label, note) == ("choice-challenge(who=seat 2, piece=7H, trick=2)", "choice-challenge.note(led=D)")


def test_a_challenge_shows_whether_it_was_a_revoke_and_moves_nothing_on() -> None:
    scenario = AFTER.play("3 challenge seat 2 trick 2", "3 challenge seat 3 trick 2")
    made = (Challenged(3, 1, 2, proven=True), Challenged(3, 2, 2, proven=False))
    assert scenario.deal.challenges == scenario.view().trick_board.challenges == made
    assert scenario.match.turn == AFTER.match.turn, "whoever is to act is asked the same"
    assert [challenge.proven for challenge in ERRING.deal.challenges] == [True, True, False]


def test_the_review_waits_for_all_and_shows_who_is_done() -> None:
    assert DOMINO_HEARTS.forced_move(FINISHED.match) is None
    assert [told(choice.label) for choice in FINISHED.view().open_choices] == ["choice-no-challenge"]
    scenario = FINISHED
    for number, notation in enumerate(AGREED[:0:-1], 1):
        scenario = scenario.play(notation)
        assert scenario.match.turn == FINISHED.match.turn, "the others are asked the same"
        assert [seat.ready for seat in scenario.view().seats].count(True) == number
    ended = scenario.play(AGREED[0])
    assert ended.match.turn == FINISHED.match.turn + 1
    assert (ended.deal.challenges, ended.deal.declined) == ((), ())
    moon = MOON.play("AS, KS, QS, 2S", *AGREED)
    assert not any(seat.ready for seat in moon.view().seats)


def test_a_result_names_the_revokes_that_were_proven() -> None:
    ended = ERRING.play(
        "3S, 4D, 8D, 7H, 1 challenge seat 4 trick 3, 1 challenge seat 1 trick 3, 6C, 4S, 2S, 5C", *AGREED
    )
    (revokes,) = ended.results[-1].remarks
    assert isinstance(revokes, RevokesProven)
    assert (sorted(revokes.seats), revokes.cost) == ([0, 0, 1, 3], 13)
