"""Every lesson is a real deal: its moves are legal, its reasons belong to moves that may be made, its pictures draw."""

import re

import pytest

from bot.players.judge import prospects
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import IllegalMove
from bot.rules.moves import parse_move
from bot.rules.view import Phase
from bot.tutorials.catalogue import LESSONS, lesson_of
from bot.tutorials.lesson import LEARNER, Lesson
from bot.words.alt import alt_table

LITTLE = {"seventy-nine": 7, "forty-two": 0.1}  # of the points, or marks, of a deal
EVERY = [pytest.param(lesson, id=name) for name, lesson in LESSONS.items()]


@pytest.mark.parametrize("lesson", EVERY)
def test_it_has_five_to_eight_moments_in_order(lesson: Lesson) -> None:
    after = [moment.after for moment in lesson.moments]
    assert 5 <= len(after) <= 8
    assert after == sorted(set(after))
    assert after[-1] < len(lesson.moves)


@pytest.mark.parametrize("lesson", EVERY)
def test_the_learner_decides_at_each_moment_and_the_deal_goes_on_with_an_accepted_move(lesson: Lesson) -> None:
    for number, moment in enumerate(lesson.moments):
        view = lesson.view(number)
        assert view.ask is not None
        assert view.viewer == LEARNER
        seat, notation = lesson.moves[moment.after].split(" ", 1)
        assert int(seat) == LEARNER
        assert lesson.judge(number, parse_move(notation)).right
        assert notation in moment.right, "the reason for the move that is made is given"


@pytest.mark.parametrize("lesson", EVERY)
def test_the_deal_is_played_to_its_end(lesson: Lesson) -> None:
    ended = lesson.end()
    assert ended is not None
    assert ended.deal == 1
    assert len(ended.results) == 1


@pytest.mark.parametrize("lesson", EVERY)
def test_every_legal_move_is_judged(lesson: Lesson) -> None:
    for number, moment in enumerate(lesson.moments):
        view = lesson.view(number)
        assert view.ask is not None
        if view.ask.pick:
            continue
        verdicts = [lesson.judge(number, choice.move) for choice in view.ask.choices]
        assert sum(verdict.right for verdict in verdicts) >= 1
        assert all(verdict.reason for verdict in verdicts)
        assert sum(verdict.right for verdict in verdicts) == len(moment.right), "each reason belongs to a move"
        assert len(view.ask.choices) > 1, "a moment decides something"


@pytest.mark.parametrize("lesson", EVERY)
def test_a_wrong_reason_belongs_to_a_move_that_may_be_made(lesson: Lesson) -> None:
    for number, moment in enumerate(lesson.moments):
        for notation, reason in moment.wrong.items():
            assert lesson.judge(number, parse_move(notation)).reason == reason


@pytest.mark.parametrize("lesson", EVERY)
def test_no_move_is_clearly_better_than_what_a_lesson_accepts(lesson: Lesson) -> None:
    """As a hint judges it. A lesson may prefer a good habit to a little more."""
    judged = 0
    for number, moment in enumerate(lesson.moments):
        view = lesson.view(number)
        found = prospects(view, 200, 1)
        if found and view.phase is not Phase.PASS:  # what takes tricks is given away, before the moon is taught
            judged += 1
            less, error = next(it.behind for it in found if lesson.judge(number, it.move).right)
            assert less <= 3 * error + LITTLE.get(lesson.name, 1), (moment.question, found[0].move)
    assert judged >= 4


@pytest.mark.parametrize("game", list(CATALOGUE.values()), ids=list(CATALOGUE))
def test_each_game_is_taught_under_each_preset(game: AnyGame) -> None:
    for preset in game.presets:
        lesson = lesson_of(game, preset.options)
        assert lesson is not None
        assert lesson.game is game


def test_billitonnen_is_taught_apart_from_blind_hughie() -> None:
    game = CATALOGUE["blind-hughie"]
    lessons = [lesson_of(game, CATALOGUE.preset(game.name, name).options) for name in ("full-rows", "billitonnen")]
    assert [lesson.name for lesson in lessons if lesson is not None] == ["blind-hughie", "billitonnen"]


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    refused = 0
    for lesson in LESSONS.values():
        for number in range(len(lesson.moments)):
            for shown in lesson.view(number).hand:
                if shown.legal is False:
                    with pytest.raises(IllegalMove):
                        lesson.judge(number, parse_move(f"play {shown.piece}"))
                    refused += 1
    assert refused > 10


@pytest.mark.parametrize("lesson", EVERY)
def test_its_texts_are_short_and_name_only_who_plays(lesson: Lesson) -> None:
    texts = [lesson.welcome, lesson.farewell]
    for moment in lesson.moments:
        texts += [moment.question, moment.otherwise, *moment.right.values(), *moment.wrong.values()]
    for text in texts:
        assert len(text) <= 400, text
        assert not re.search(r"\s\s|\bseat \d", text), text


@pytest.mark.parametrize("name", ["blind-hughie", "billitonnen"])
def test_the_picture_of_a_line_speaks_to_the_learner(name: str) -> None:
    lesson = LESSONS[name]
    alts = [alt_table(lesson.view(number), lesson.names) for number in range(len(lesson.moments))]
    assert not [alt for alt in alts if "of You" in alt or "You turns" in alt]
    assert any("Since your last turn: " in alt for alt in alts)
