"""Revokes left to the players' honour (rules §3.5): accepted, taken back in time, challenged after that."""

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import RevokesProven
from bot.rules.pieces import Card
from bot.words.moves import choice_label
from tests.rules.domino_hearts.scenarios import HONOUR
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import told

BEFORE = "1-0: 2C 10C JC KC"
AGREED = ("0 challenge none", "1 challenge none", "2 challenge none", "3 challenge none")
# Seat 1 holds a diamond and can revoke on seat 0's; seat 2 has none.
DEAL = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(BEFORE)
REVOKED = "8D, 7H"
AFTER = f"{REVOKED}, AH, 4D"
FINISHED = f"{AFTER}, 2S, 9D, 3S, 4S, 8C, 5H, 5C, 6C"
ERRING = "5H, 9D, AH, 8C, 3 challenge seat 1 trick 2, 0 challenge seat 2 trick 2, 1 challenge seat 4 trick 2"
ERRED = f"{ERRING}, 3S, 4D, 8D, 7H, 1 challenge seat 4 trick 3, 1 challenge seat 1 trick 3, 6C, 4S, 2S, 5C"
FIRST = HONOUR.under(first_trick="no_points").hands("2C 3D 5S", "AH 9D 6S", "KC 5D 7S", "AC 7D 8S")
MOON = HONOUR.hands("2S", "AS", "KS", "QS", leader=1).tricks(
    "1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C"
)


@vectors(
    ("any tile may be led", DEAL, "", "legal 0: lead 2S, lead 5H, lead 8D",
     "refused 0 lead 8D as H: refused-bad-lead(piece=8D, suits=D, asked=H)",
     ("refused 0 play QS: refused-not-held(pieces=QS) + "
      "refused-hearts-not-broken(queen=False) + refused-must-lead(pieces=2S 8D)")),
    ("or played", DEAL, "5H", "legal 1: play 7H, play 9D, play 5C"),
    ("the offender alone may take it back", DEAL, REVOKED, "extra 0: ", "extra 1: retract", "extra 2: ", "extra 3: "),
    ("not once the trick is complete", DEAL, AFTER, "refused 1 retract: refused-nothing-to-take-back",
     "extra 1: challenge seat 3 trick 2", "extra 0: challenge seat 3 trick 2, challenge seat 2 trick 2"),
    ("who took a tile back keeps the rules", DEAL, f"{REVOKED}, AH, 1 retract", "act: 1", "legal 1: play 9D",
     "refused 1 play 7H: refused-must-keep-rules + refused-must-follow(led=D, playable=9D)",
     "refused 1 lead 9D as H: refused-not-leading"),
    ("challenges that are refused", DEAL, AFTER,
     "refused 0 challenge seat 4 trick 2: refused-seen-to-be-right(who=seat 4, trick=2)",
     "refused 0 challenge seat 1 trick 2: refused-own-play",
     "refused 0 challenge seat 2 trick 3: refused-no-such-trick(finished=2)",
     "refused 0 challenge seat 9 trick 2: refused-took-no-part(who=seat 9)",
     "refused 0 challenge none: refused-too-early-to-decline",
     "refused 3 challenge seat 1 trick 1: refused-seen-to-be-right(who=seat 1, trick=1)"),
    ("once for each play", DEAL, f"{AFTER}, 3 challenge seat 2 trick 2, 3 challenge seat 3 trick 2", "act: 0",
     "extra 0: ", "refused 0 challenge seat 2 trick 2: refused-challenged-before"),
    ("before the score all look back", DEAL, FINISHED, "phase: review", "act: 0 1 2 3", "ended: 0",
     "legal 2: challenge none, challenge seat 2 trick 3, challenge seat 2 trick 2", "prompt 2: prompt-review",
     "refused 2 play 6C: refused-wrong-phase(phase=review) + refused-may-challenge"),
    ("who has declined may still challenge", DEAL, ", ".join((FINISHED, *AGREED[:0:-1])), "act: 0",
     "extra 3: challenge seat 2 trick 3, challenge seat 3 trick 2, challenge seat 2 trick 2",
     "refused 3 challenge none: refused-has-declined", "refused 3 play 5H: refused-turn",
     "refused 3 challenge seat 4 trick 2: refused-own-play"),
    ("a revoke unchallenged costs nothing", DEAL, ", ".join((FINISHED, *AGREED)), "scored: 2 0 0 1", "remarks: "),
    ("a proven revoke costs 13 once, a false challenge nothing", DEAL,
     f"{FINISHED}, 2 challenge seat 2 trick 2, 3 challenge seat 3 trick 2, {', '.join(AGREED)}", "taken: 2 0 0 1",
     "scored: 2 13 0 1", "remarks: RevokesProven"),
    ("every proven revoke costs 13", DEAL, ", ".join((ERRED, *AGREED)), "scored: 26 13 3 13"),
    ("the first lead is on honour too", FIRST, "3D", "extra 0: retract"),
    ("and points on the first trick", FIRST, "3D, 0 retract, 2C, AH, KC, AC", "extra 0: challenge seat 2 trick 1"),
    ("the moon comes after the review", MOON, "AS, KS, QS, 2S", "phase: review"),
    ("it is chosen then", MOON, ", ".join(("AS, KS, QS, 2S", *AGREED)), "phase: moon", "extra 0: "),
)  # fmt: skip
def test_on_honour(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_others_cannot_take_a_play_back_nor_play_out_of_turn() -> None:
    DEAL.play(REVOKED).refused(3, "retract", IllegalMove)
    DEAL.play(REVOKED).refused(3, "play 4D", NotYourTurn)
    DEAL.play(FINISHED, AGREED[3]).refused(3, "play 8C", NotYourTurn)


def test_the_players_own_view_still_shows_the_plays_that_keep_the_rules() -> None:
    scenario = DEAL.play("8D")
    shown = [(str(shown.piece), shown.legal) for shown in scenario.view(1).hand]
    assert shown == [("7H", False), ("9D", True), ("5C", False)]
    assert told(scenario.ask(1).prompt) == "prompt-follow(led=D)"
    assert [(told(choice.label), told(choice.note), choice.revoke) for choice in scenario.ask(1).choices] == [
        ("choice-discards(piece=7H)", "choice-penalty(points=1) + choice-breaks", True),
        ("choice-follows(piece=9D, led=D)", "", False),
        ("choice-discards(piece=5C)", "choice-breaks", True),
    ]
    assert [shown.legal for shown in DEAL.view(0).hand] == [True, False, True]


def test_a_revoke_is_seen_by_its_player_alone() -> None:
    honest = HONOUR.hands("8D 5H 2S", "9C 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks(BEFORE)
    for viewer in (None, 0, 2, 3):
        for moves in (REVOKED, AFTER):
            assert DEAL.play(moves).view(viewer) == honest.play(moves).view(viewer)


def test_plays_after_it_go_back_as_well_and_all_have_seen_them() -> None:
    before = DEAL.play(REVOKED, "AH")
    scenario = before.play("1 retract")
    assert scenario.match.turn == before.match.turn + 1, "those who were asked before are asked anew"
    assert scenario.deal.hands[1:] == DEAL.deal.hands[1:]
    withdrawn = (Withdrawn(2, 1, Card(7, "H"), revoke=True), Withdrawn(2, 2, Card(14, "H"), revoke=False))
    assert scenario.view().trick_board.withdrawn == withdrawn
    again, honest = scenario.play("9D, AH, 4D"), DEAL.play("8D, 9D, AH, 4D")
    assert (again.deal.tricks, again.deal.hands, again.match.turn) == (honest.deal.tricks, honest.deal.hands, 7)


def test_a_challenge_names_the_play_shows_what_it_was_and_moves_nothing_on() -> None:
    before = DEAL.play(AFTER)
    view = before.view(0)
    label, note = told(choice_label(view, view.extra_choices[1])), told(view.extra_choices[1].note)
    assert (label, note) == ("choice-challenge(who=seat 2, piece=7H, trick=2)", "choice-challenge.note(led=D)")
    scenario = before.play("3 challenge seat 2 trick 2, 3 challenge seat 3 trick 2")
    made = (Challenged(3, 1, 2, proven=True), Challenged(3, 2, 2, proven=False))
    assert scenario.deal.challenges == scenario.view().trick_board.challenges == made
    assert scenario.match.turn == before.match.turn, "whoever is to act is asked the same"
    assert [challenge.proven for challenge in DEAL.play(ERRING).deal.challenges] == [True, True, False]


def test_the_review_waits_for_all_and_shows_who_is_done() -> None:
    scenario = finished = DEAL.play(FINISHED)
    assert DOMINO_HEARTS.forced_move(finished.match) is None
    assert [told(choice.label) for choice in finished.view().open_choices] == ["choice-no-challenge"]
    for number, notation in enumerate(AGREED[:0:-1], 1):
        scenario = scenario.play(notation)
        assert scenario.match.turn == finished.match.turn, "the others are asked the same"
        assert [seat.ready for seat in scenario.view().seats].count(True) == number
    ended = scenario.play(AGREED[0])
    assert ended.match.turn == finished.match.turn + 1
    assert (ended.deal.challenges, ended.deal.declined) == ((), ())
    assert not any(seat.ready for seat in MOON.play("AS, KS, QS, 2S", *AGREED).view().seats)


def test_a_result_names_the_revokes_that_were_proven() -> None:
    (revokes,) = DEAL.play(ERRED, *AGREED).results[-1].remarks
    assert isinstance(revokes, RevokesProven)
    assert (sorted(revokes.seats), revokes.cost) == ([0, 0, 1, 3], 13)
