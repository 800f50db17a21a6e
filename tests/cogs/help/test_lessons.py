"""Every lesson is a real deal, with a reason for each move; its messages, and as its learner clicks through it."""

import re

import pytest

from bot.players.judge import prospects
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import IllegalMove
from bot.rules.moves import Turn
from bot.rules.notation import parse_move
from bot.rules.view import Phase
from bot.words.locales import languages
from bot.words.moves import button_label
from bot.words.speaker import in_language, say
from bot.words.surfaces import alt_seat, alt_table
from cogs.help import lesson_pages
from cogs.help.courses import COURSES, course_of
from cogs.help.tutorials import LEARNER, LESSONS, GameLesson, _match
from cogs.kit.payload.payload import Payload
from tests.cogs.limits import check
from tests.said import is_said, said
from tests.samples import sample
from tests.words.written import english_ids

LITTLE = {"seventy-nine": 7, "forty-two": 0.1}  # of the points, or marks, of a deal
EVERY = [pytest.param(lesson, id=name) for name, lesson in LESSONS.items()]
FIRST = [pytest.param(course.lessons[0], id=name) for name, course in COURSES.items()]


def names(lesson: GameLesson) -> tuple[str, ...]:
    return tuple(map(say, lesson.names))


def ids_of(lesson: GameLesson) -> list[str]:
    """The English messages of a lesson, without those of a lesson whose name begins with its name."""
    own = f"lesson-{lesson.name}-"
    others = tuple(f"lesson-{name}-" for name in LESSONS if name.startswith(f"{lesson.name}-"))
    return [it for it in english_ids() if it.startswith(own) and not it.startswith(others)]


def texts_of(lesson: GameLesson) -> list[str]:
    """Every text of a lesson; a name of someone who does not play raises ValueError."""
    return [say(lesson.text(*it.removeprefix(f"lesson-{lesson.name}-").split("."))) for it in ids_of(lesson)]


@pytest.mark.parametrize("lesson", EVERY)
def test_it_has_a_few_moments_of_a_deal_each_about_something_else(lesson: GameLesson) -> None:
    least, most = (5, 8) if lesson.name == lesson.course else (2, 4)
    assert least <= len(lesson.moments) <= most
    assert len({moment.topic for moment in lesson.moments}) == len(lesson.moments)
    assert len({(moment.after, moment.then) for moment in lesson.moments}) == len(lesson.moments)
    assert max(moment.after for moment in lesson.moments) < len(lesson.moves)


@pytest.mark.parametrize("lesson", FIRST)
def test_a_first_lesson_is_a_whole_deal(lesson: GameLesson) -> None:
    ended = lesson.game.ended_deal(_match(lesson, lesson.moves))
    assert ended is not None
    assert (ended.deal, len(ended.results)) == (1, 1)


@pytest.mark.parametrize("lesson", FIRST)
def test_a_first_lesson_starts_with_a_play_and_ends_with_what_precedes_one(lesson: GameLesson) -> None:
    view = lesson.view(0)
    ask = view.ask
    assert ask is not None
    if not lesson.game.hands_by_dm:
        assert [choice.move for choice in ask.choices] == [Turn()]
        board = lesson.outcome(0, Turn()).rows_board
        assert len(board.tiles) == len(view.rows_board.tiles) + 1, "the tile fits"
        return
    assert any(shown.legal is False for shown in view.hand), "others may not be played"
    if isinstance(view.board, LineView | TrainsView):
        assert len(ask.choices) >= 2
        return
    assert (len(ask.choices), ask.phase) == (2, Phase.PLAY)
    assert view.trick_board.led is not None
    phases = [lesson.view(number).phase is Phase.PLAY for number in range(len(lesson.moments))]
    assert phases == sorted(phases, reverse=True)


@pytest.mark.parametrize("lesson", EVERY)
def test_each_moment_is_decided_by_the_learner_with_a_reason_a_move(lesson: GameLesson) -> None:
    for number in range(len(lesson.moments)):
        check_moment(lesson, number)


def check_moment(lesson: GameLesson, number: int) -> None:
    moment, view, ids = lesson.moments[number], lesson.view(number), english_ids()
    assert view.ask is not None
    assert view.viewer == LEARNER
    if not moment.then:  # the deal goes on with an accepted move
        seat, notation = lesson.moves[moment.after].split(" ", 1)
        assert int(seat) == LEARNER
        assert lesson.judge(number, parse_move(notation)).right
        assert notation in moment.right, "the reason for the move that is made is given"
    question = lesson.question(number).id
    for notation, reason in moment.answers.items():
        assert lesson.judge(number, parse_move(notation)).reason == lesson.text(moment.topic, reason)
    there = {it.removeprefix(f"{question}.") for it in ids if it.startswith(f"{question}.")}
    best, *others = moment.right
    for reason in {moment.answers[notation] for notation in others} - {moment.answers[best]}:
        text = say(lesson.text(moment.topic, reason))
        assert not re.search(r"\b(would|could|better|worth the risk)\b", text), (
            f"accepted, and another is said to be better: {text}"
        )
    all_named = not view.ask.pick and len(view.ask.choices) == len(moment.answers)
    assert there == set(moment.answers.values()) | (set() if all_named else {"hint"})
    if not view.ask.pick:
        judged = [lesson.judge(number, choice.move) for choice in view.ask.choices]
        assert all(it.reason.id in ids for it in judged)
        assert sum(it.right for it in judged) == len(moment.right) >= 1, "each reason belongs to a move"
        decides = len(view.ask.choices) > 1
        assert decides or view.phase is Phase.TURN, "a moment decides something, but for the first tiles of a row"
    for notation in moment.right:
        after = lesson.outcome(number, parse_move(notation))
        assert (after.viewer, after.deal) == (None if after.phase is Phase.OVER else LEARNER, 1)
        if isinstance(after.board, TricksView) and notation.startswith(("play", "lead")):
            assert after.trick_board.on_table is not None
            played = after.trick_board.on_table.by(LEARNER)
            assert played is not None
            assert str(played.piece) == notation.split(" ")[1], "the learner's tile lies in the trick"
    for shown in view.hand:
        if shown.legal is False:
            with pytest.raises(IllegalMove):
                lesson.judge(number, parse_move(f"play {shown.piece}"))


@pytest.mark.parametrize("lesson", EVERY)
def test_its_texts_are_said_and_short_and_name_only_who_plays(lesson: GameLesson) -> None:
    ids = ids_of(lesson)
    asked = {lesson.question(number).id for number in range(len(lesson.moments))}
    title = {lesson.title.id} - {"course-first"}
    assert {it.partition(".")[0] for it in ids} == {lesson.welcome.id, lesson.learned.id} | title | asked
    for text in texts_of(lesson):
        assert len(text) <= 300, text
        assert not re.search(r"  |\bseat \d", text), text
    assert 1 <= len(say(lesson.learned).split("\n")) <= 4
    assert len(say(lesson.title)) <= 30


@pytest.mark.parametrize("language", languages())
def test_a_lessons_people_have_other_names_than_its_reader(language: str) -> None:
    with in_language(language):
        for lesson in sample([*LESSONS.values()], 5):
            for name in names(lesson)[LEARNER + 1 :]:
                told = lesson.for_reader(f"{name.upper()} the Great")
                assert not re.search(rf"\b{name}\b", "\n".join((*texts_of(told), *names(told)))), lesson.name
            assert lesson.for_reader("Annabel Boone") is lesson


@pytest.mark.parametrize("lesson", sample(EVERY, 2))
def test_the_right_answer_is_not_always_the_same_button(lesson: GameLesson) -> None:
    places = list[int]()
    for number, moment in enumerate(lesson.moments):
        buttons = check(lesson_pages.moment(lesson, number))
        plays = [it["custom_id"].partition("|")[2] for it in buttons if "|" in it["custom_id"] and "label" in it]
        if len(plays) > 1 and moment.right[0] in plays:
            places.append(plays.index(moment.right[0]))
    assert len(places) < 3 or len({*places}) > 1, places


@pytest.mark.parametrize("lesson", sample(EVERY, 16))
def test_no_move_is_clearly_better_than_what_a_lesson_accepts(lesson: GameLesson) -> None:
    """As a hint judges it. A lesson may prefer a good habit to a little more."""
    judged = 0
    for number, moment in enumerate(lesson.moments):
        view = lesson.view(number)
        found = prospects(view, 200, 1)
        if found and view.phase is not Phase.PASS:  # what takes tricks is given away, before the moon is taught
            judged += 1
            less, error = next(it.behind for it in found if lesson.judge(number, it.move).right)
            assert less <= 3 * error + LITTLE.get(lesson.name, 1), (moment.topic, found[0].move)
    assert judged or lesson.name != lesson.course


def test_each_preset_is_taught_by_a_course_of_its_game() -> None:
    """Billitonnen apart from Blind Hughie; dominoes by whether their ends score."""
    apart = {"all-fives": "all-fives", "fives-and-threes": "all-fives"}
    for game in CATALOGUE.values():
        for preset in game.presets:
            course = course_of(game, preset.options)
            assert course is not None
            taught = "billitonnen" if preset.name.startswith("billitonnen") else apart.get(preset.name, game.name)
            assert (course.game, course.name) == (game, taught), preset.name


def test_no_button_and_no_picture_gives_away_what_a_play_would_score() -> None:
    lesson = LESSONS["all-fives"]
    for number in range(len(lesson.moments)):
        view = lesson.view(number)
        assert view.ask is not None
        assert not [label for it in view.ask.choices if "(" in (label := say(button_label(view, it)))]
        (playable,) = re.findall(r"Playable.*?\.", alt_seat(view, names(lesson)))
        assert not re.search(r"\((?:15|20)\)", playable), playable


def test_the_ends_a_lesson_speaks_of_are_there() -> None:
    """Sums as "12 + 3 = 15" in the reason for an accepted play, and the numbers the line ends in."""
    told = 0
    for lesson in (LESSONS["dominoes"], LESSONS["all-fives"]):
        for number, moment in enumerate(lesson.moments):
            question = say(lesson.question(number))
            if found := re.search(r"ends in an? (\w+) and an? (\w+)", question):
                numbers = [0 if word == "blank" else int(word) for word in found.groups()]
                assert [end.number for end in lesson.view(number).line_board.ends] == numbers, question
                told += 1
            move = parse_move(moment.right[0])
            if found := re.search(r"[\d +]+= (\d+)|^[\d +]+$", say(lesson.judge(number, move).reason)):
                after = lesson.outcome(number, move).line_board
                assert after.laid[-1].points == int(found[1]) == after.sum
                told += 1
    assert told >= 8


@pytest.mark.parametrize("name", ["blind-hughie", "billitonnen"])
def test_the_picture_of_rows_speaks_to_the_learner(name: str) -> None:
    lesson = LESSONS[name]
    alts = [alt_table(lesson.view(number), names(lesson)) for number in range(len(lesson.moments))]
    assert not [alt for alt in alts if "of You" in alt or "You turns" in alt]
    assert any("Since your last turn: " in alt for alt in alts)


STOP, SHOW, NEXT, AGAIN = (said(f"lesson-{name}") for name in ("stop", "show", "next", "again"))
LESSONS_OF_GAME, NEXT_LESSON = said("course-lessons"), said("course-button-next")
PLAY = [said("lesson-new-table"), said("lesson-daily")]


def labels_at_end(lesson: GameLesson) -> list[str]:
    is_last = COURSES[lesson.course].after(lesson.name) is None
    return [*PLAY, LESSONS_OF_GAME, AGAIN] if is_last else [NEXT_LESSON, LESSONS_OF_GAME, AGAIN, *PLAY]


def label_list(payload: Payload) -> list[str]:
    return [it["label"] for it in check(payload) if "label" in it]


@pytest.mark.parametrize("lesson", sample(EVERY, 5))
async def test_each_question_has_a_reason_a_hint_and_an_answer(lesson: GameLesson) -> None:
    for number, asked in enumerate(lesson.moments):
        question = lesson_pages.moment(lesson, number)
        assert label_list(question)[-1] == STOP
        assert SHOW not in label_list(question)
        assert question.drawing is not None
        assert say(lesson.question(number)) in question.content
        assert (say(lesson.welcome) in question.content) is (number == 0)
        is_last = number + 1 == len(lesson.moments)
        for notation in asked.right:
            judged = lesson.judge(number, parse_move(notation))
            after = lesson_pages.answered(lesson, number, parse_move(notation), judged)
            assert say(judged.reason) in after.content
            assert label_list(after) == (labels_at_end(lesson) if is_last else [NEXT, STOP])
            assert (say(lesson.learned) in after.content) is is_last
        told = lesson_pages.shown(lesson, number)
        assert say(lesson.judge(number, lesson.best(number)).reason) in told.content
        assert label_list(told) == (labels_at_end(lesson) if is_last else [NEXT, STOP])
        ask = lesson.view(number).ask
        wrong = [it.move for it in ask.choices if not lesson.judge(number, it.move).right] if ask else []
        for move in wrong[:1]:
            again = lesson_pages.answered(lesson, number, move, lesson.judge(number, move))
            assert is_said("lesson-wrong", again.content)
            assert say(lesson.question(number)) in again.content
            assert say(lesson.welcome) not in again.content
            assert label_list(again)[-2:] == [SHOW, STOP]
