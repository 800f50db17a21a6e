"""Domino Hearts (rules §3): tricks, the moon, scores and words in vectors."""

import pytest

from bot.message import value_text
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_hearts.play import opening_card
from bot.rules.pieces import parse_piece
from bot.words.moves import choice_label
from bot.words.speaker import say
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HEARTS
from tests.rules.vectors import Facts, Start, check, vectors
from tests.said import messages_in
from tests.told import told

NO_POINTS = CLOCKWISE.under(first_trick="no_points")
QUEEN_TOO = CLOCKWISE.under(breaking="queen_too")
ANY_OPENING = HEARTS.under(opening="any")
CALM = "0: KC QC JC 10C"
DIAMONDS = CLOCKWISE.hands("8D 5H", "9D 2D", "AH 3C", "8C 4C").tricks(CALM)
FIRST = ("2C 3D 4D", "AH QS 9D", "KC 5D 6D", "AC 7D 8D")
EARLY = CLOCKWISE.hands("5H 9D 3S", "2C 3C 4S", "4C 5C 5S", "6C 7C 6S").tricks(CALM)
OTHERS = ("2C 3C", "4C 5C", "6C 7C")
AROUND = HEARTS.hands("2C 3C", "4C 5C", "6C 7C", "8C 9C")
TAKEN = ("AH KH QH 2C", "JH 10H 9H 3C", "8H 7H 6H 4C", "5H 4H 3H 5C", "2H 8C 6C 7C")
SHOT = "AS, KS, QS, 2S"  # seat 1 takes the last of the 26
OF_SEAT_0 = CLOCKWISE.hands("AS", "KS", "QS", "2S", totals=(40, 70, 80, 95)).tricks(*(f"0: {trick}" for trick in TAKEN))
OF_SEAT_1, WHERE_ALL_PAY = (
    game.hands("2S", "AS", "KS", "QS", leader=1, totals=(40, 50, 70, 95)).tricks(*(f"1: {trick}" for trick in TAKEN))
    for game in (CLOCKWISE, CLOCKWISE.under(moon_add="all"))
)
MUST_CHOOSE = "end-sentence(what=prompt-moon(points=26, everyone=False))"


@vectors(
    ("Vector 3.1", CLOCKWISE.hands("7D 5H", "9D 2C", "AH 3C", "8D 4C").tricks(CALM), "7D, 9D, AH, 8D", "won: 0 1",
     "points: 1", "legal 1: lead 2C"),
    ("Vector 3.1, hearts are broken", CLOCKWISE.hands("7D 5H 6S", "9D 2H 3S", "AH 3C 7S", "8D 4C 8S").tricks(CALM),
     "7D, 9D, AH, 8D", "legal 1: lead 3S, lead 2H"),
    ("Vector 3.2", CLOCKWISE.hands("5H 9H QS", "2C 3C 4C", "5C 6C 7C", "8C 9C AC").tricks(CALM), "",
     "legal 0: lead QS"),
    ("Vector 3.2, hearts alone", CLOCKWISE.hands("5H 9H", *OTHERS).tricks(CALM), "", "legal 0: lead 9H, lead 5H"),
    ("Vector 3.5, the first to follow", AROUND, "2C", "act: 3"),
    ("Vector 3.5, the last", AROUND, "2C, 8C, 6C", "act: 1"),
    ("clockwise", CLOCKWISE.hands("2C 3C", "4C 5C", "6C 7C", "8C 9C"), "2C", "act: 1"),
    ("no points on the first trick", NO_POINTS.hands(*FIRST), "2C", "prompt 1: prompt-void-points(led=C)",
     "refused 1 play QS: refused-no-points-yet + refused-is-void(led=C, playable=9D, restricted=True)"),
    ("suit is followed", DIAMONDS, "8D", "legal 1: play 9D, play 2D",
     "refused 1 play AH: refused-not-held(pieces=AH) + refused-must-follow(led=D, playable=9D 2D)"),
    *((f"{trick}: {leads}", game.hands("5H 9D", *OTHERS).tricks(f"0: {trick}"), "", f"legal 0: {leads}")
      for game, trick, leads in (
          (CLOCKWISE, "KC QS JC 10C", "lead 9D"), (QUEEN_TOO, "KC QS JC 10C", "lead 5H, lead 9D"),
          (QUEEN_TOO, "KC QC JC 10C", "lead 9D"),
      )),
    ("a heart led too early", EARLY, "", "prompt 0: prompt-lead-hearts",
     "refused 0 lead 5H: refused-hearts-not-broken(queen=False) + refused-must-lead(pieces=3S 9D)"),
    ("no heart held", CLOCKWISE.hands("3S 9D", *OTHERS).tricks(CALM), "", "prompt 0: prompt-lead"),
    ("where rules are enforced", DIAMONDS, "8D", "refused 1 retract: refused-rules-enforced",
     "refused 3 challenge seat 1 trick 1: refused-rules-enforced", "refused 0 challenge none: refused-rules-enforced",
     "extra 0: "),
    *((f"totals {totals}", CLOCKWISE.hands("5C", "2C", "4C", "3D", totals=totals).tricks(CALM), "5C, 2C, 4C, 3D",
       f"winners: {winners}")
      for totals, winners in (((99, 50, 50, 10), "none"), ((100, 50, 50, 10), "3"), ((100, 50, 50, 80), "1 2"))),
    ("Vector 3.3, 26 off", OF_SEAT_0, f"{SHOT}, moon minus", "taken: 26 0 0 0", "moon: 0", "scored: -26 0 0 0",
     "totals: 14 70 80 95", "winners: none"),
    ("Vector 3.3, on the 95", OF_SEAT_0, f"{SHOT}, moon seat 4", "scored: 0 0 0 26", "totals: 40 70 80 121",
     "winners: 0"),
    ("the shooter alone is asked", OF_SEAT_1, SHOT, "act: 1", "ended: 0", "legal 0: ",
     "refused 0 moon minus: refused-turn", f"refused 1 moon seat 2: {MUST_CHOOSE}",
     f"refused 1 moon seat 9: {MUST_CHOOSE}", f"refused 1 moon all: {MUST_CHOOSE}",
     f"refused 1 play AS: {MUST_CHOOSE}"),
    ("where all pay", WHERE_ALL_PAY, SHOT, "legal 1: moon minus, moon all",
     "refused 1 moon seat 1: end-sentence(what=prompt-moon(points=26, everyone=True))"),
    (
        "all but one are no moon",
        CLOCKWISE.hands("2D", "AS", "KS", "QS", leader=1).tricks(
            *(f"1: {trick}" for trick in TAKEN[:-1]), "3: 9C 8C 2H 7C"
        ), "AS, KS, QS, 2D", "scored: 0 25 0 1", "moon: none",
    ),
)  # fmt: skip
def test_tricks_and_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_a_play_said_as_a_lead_and_a_lead_said_as_a_play() -> None:
    assert DIAMONDS.play("0 play 8D", "1 lead 9D") == DIAMONDS.play("0 lead 8D", "1 play 9D")


def test_a_hand_shows_the_leads_that_are_allowed() -> None:
    held = [(str(held.piece), held.legal) for held in EARLY.view(0).hand]
    assert held == [("3S", True), ("5H", False), ("9D", True)]
    free = CLOCKWISE.hands("3S 9D", *OTHERS).tricks(CALM).view(0)
    assert [shown.legal for shown in free.hand] == [None, None]


def test_the_choice_of_the_moon_is_open_to_all_with_its_effect() -> None:
    for viewer in (None, 0, 1):
        view = OF_SEAT_1.play(SHOT).view(viewer)
        assert told(view.prompt) == "prompt-moon(points=26, everyone=False)"
        assert [(told(choice_label(view, choice)), told(choice.note)) for choice in view.open_choices] == [
            ("choice-moon-own(points=26)", "choice-total(before=50, after=24)"),
            ("choice-moon-one(who=seat 3, points=26)", "choice-total(before=70, after=96)"),
            ("choice-moon-one(who=seat 4, points=26)", "choice-total(before=95, after=121)"),
            ("choice-moon-one(who=seat 1, points=26)", "choice-total(before=40, after=66)"),
        ]
        assert (view.ask is not None) is (viewer == 1)
        assert view.trick_board.on_table is not None
        assert view.trick_board.on_table.winner == 1
    assert OF_SEAT_1.play(f"{SHOT}, moon minus").deal.moon is None


@pytest.mark.parametrize(
    ("players", "where"),
    [
        (4, ["left", "right", "across", "", "left", "right"]),
        (3, ["left", "right", "", "left", "right", ""]),
        (5, ["left", "right", "", "left", "right", ""]),
    ],
)
def test_the_cycle_of_passing(players: int, where: list[str]) -> None:
    """Vector 3.4."""
    scenario = HEARTS.start(players)
    for number, word in enumerate(where, 1):
        assert scenario.with_deal(number=number).view(0).trick_board.pass_direction == word


@pytest.mark.parametrize(("players", "card"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_the_lowest_club_opens_the_deal(players: int, card: str) -> None:
    scenario = HEARTS.start(players).play_first_legal(times=players)
    assert str(opening_card(players)) == card
    (seat,) = scenario.to_act
    assert told(scenario.ask(seat).prompt) == f"prompt-lead-opens(piece={card})"
    other = next(piece for piece in scenario.deal.hands[seat] if str(piece) != card)
    assert scenario.refused(seat, f"lead {other}") == (
        f"refused-opens-with(piece={card}) + refused-must-lead(pieces={card})"
    )


def test_its_holder_may_open_with_any_tile_but_a_heart_by_a_house_rule() -> None:
    scenario = ANY_OPENING.start(4).play_first_legal(times=4)
    (seat,) = scenario.to_act
    hand = list(map(str, scenario.deal.hands[seat]))
    assert scenario.legal(seat) == [f"lead {piece}" for piece in hand if not piece.endswith("H")]
    heart = next(piece for piece in hand if piece.endswith("H"))
    assert scenario.refused(seat, f"lead {heart}").startswith("refused-hearts-not-broken")
    pages = DOMINO_HEARTS.help(ANY_OPENING.options, 4)
    (opening,) = [it for page in pages for it in messages_in(page.text) if it.id == "domino-hearts-help-opening"]
    assert {("opening", "any"), ("card", parse_piece("2C"))} <= {*opening.values}


def test_cards_in_a_hand_are_laid_out_by_suit() -> None:
    view = CLOCKWISE.hands("2C AH 5D QS 10H KS", *["3C"] * 3).view(0)
    assert [str(shown.piece) for shown in view.hand] == ["KS", "QS", "AH", "10H", "5D", "2C"]
    assert [(shown.points, shown.penalty) for shown in view.hand][1:4] == [(13, True), (1, True), (1, True)]


def test_the_examples_of_the_help_are_worked_out_by_the_rules() -> None:
    examples = [page.example for page in DOMINO_HEARTS.help(DominoHeartsOptions(), 4) if page.example]
    tricks = [example.trick for example in examples if example.trick]
    won = [(str(trick.plays[trick.winner][1].piece), trick.points) for trick in tricks]
    assert won == [("KS", 14), ("9D", 1), ("KS", 13), ("KD", 13)]
    for example, trick in zip(examples, tricks, strict=True):
        assert say(value_text(trick.plays[trick.winner][1].piece)) in say(example.caption)
