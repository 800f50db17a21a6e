"""A first deal with a teacher: each message of every lesson, and one lesson as its learner clicks through it."""

import logging

import pytest

from bot.playground import ChatMessage, UserClient
from bot.rules.moves import parse_move
from bot.words.speaker import say
from cogs.help.lesson_pages import answered, moment, shown
from cogs.help.tutorials import LESSONS, GameLesson
from cogs.kit.answers.answers import NOT_ON_MESSAGE
from cogs.kit.payload.payload import Payload
from tests.cogs.help.learning import answer
from tests.cogs.limits import check
from tests.cogs.server import Server, forged, labels, text_of
from tests.end_to_end.house import Table
from tests.said import is_said, said

BLACK_TILE = LESSONS["black-tile"]
STOP, SHOW, NEXT, AGAIN = (said(f"lesson-{name}") for name in ("stop", "show", "next", "again"))
OVER = [said("lesson-new-table"), said("lesson-daily"), AGAIN]


def label_list(payload: Payload) -> list[str]:
    return [it["label"] for it in check(payload) if "label" in it]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
async def test_each_question_has_a_reason_a_hint_and_an_answer(lesson: GameLesson) -> None:
    for number, asked in enumerate(lesson.moments):
        question = moment(lesson, number)
        assert label_list(question)[-1] == STOP
        assert SHOW not in label_list(question)
        assert question.drawing is not None
        assert say(lesson.question(number)) in question.content
        assert (say(lesson.welcome) in question.content) is (number == 0)
        is_last = number + 1 == len(lesson.moments)
        for notation in asked.right:
            judged = lesson.judge(number, parse_move(notation))
            after = answered(lesson, number, parse_move(notation), judged)
            assert say(judged.reason) in after.content
            assert label_list(after) == (OVER if is_last else [NEXT, STOP])
            assert (say(lesson.learned) in after.content) is is_last
        told = shown(lesson, number)
        assert say(lesson.judge(number, lesson.best(number)).reason) in told.content
        assert label_list(told) == (OVER if is_last else [NEXT, STOP])
        ask = lesson.view(number).ask
        wrong = [it.move for it in ask.choices if not lesson.judge(number, it.move).right] if ask else []
        for move in wrong[:1]:
            again = answered(lesson, number, move, lesson.judge(number, move))
            assert is_said("lesson-wrong", again.content)
            assert say(lesson.question(number)) in again.content
            assert say(lesson.welcome) not in again.content
            assert label_list(again)[-2:] == [SHOW, STOP]


async def begun(server: Server, ann: UserClient) -> ChatMessage:
    """The first message of the lesson of Black Tile."""
    contents = await (await ann.command(server.channel(), "help")).answered()
    sent = await (await ann.click(contents, label=say(BLACK_TILE.title))).answered()
    return sent if sent.ephemeral and sent.attachments else await server.wait(lambda: next(iter(ann.dms()), None))


async def press(server: Server, ann: UserClient, message: ChatMessage, label: str, text: str) -> None:
    """Press a button of a lesson; its message will have this text."""
    await (await ann.click(message, label=label)).acknowledged()
    await server.wait(lambda: text in message.content)


async def walk_through(server: Server, ann: UserClient, message: ChatMessage) -> None:
    """Answer each question rightly, read the reason, go on."""
    for number, asked in enumerate(BLACK_TILE.moments):
        assert say(BLACK_TILE.question(number)) in message.content
        assert message.attachments
        await (await answer(ann, message, asked.right[0])).acknowledged()
        reason = say(BLACK_TILE.judge(number, parse_move(asked.right[0])).reason)
        await server.wait(lambda: reason in message.content)  # noqa: B023
        if number + 1 < len(BLACK_TILE.moments):
            await press(server, ann, message, NEXT, say(BLACK_TILE.question(number + 1)))
    assert say(BLACK_TILE.learned) in message.content


async def test_a_lesson_in_direct_messages_leads_to_the_daily_deal(server: Server) -> None:
    ann = server.person()
    message = await begun(server, ann)
    assert message.channel is ann.dm
    assert say(BLACK_TILE.welcome) in message.content
    await walk_through(server, ann, message)
    await press(server, ann, message, AGAIN, say(BLACK_TILE.question(0)))
    await walk_through(server, ann, message)
    await (await ann.click(message, label=said("lesson-daily"))).acknowledged()
    await server.wait(lambda: not message.content)
    assert is_said("daily-name-world", text_of(message))


async def test_with_closed_direct_messages_a_lesson_is_private_here(server: Server) -> None:
    ann = server.person()
    ann.close_dms()
    message = await begun(server, ann)
    assert message.ephemeral
    await walk_through(server, ann, message)
    table = await (await ann.click(message, label=said("lesson-new-table"))).answered()
    assert is_said("done-table-opened", text_of(table))


async def test_a_wrong_answer_is_tried_again_shown_or_left(server: Server) -> None:
    ann = server.person()
    message = await begun(server, ann)
    await (await answer(ann, message, "play 6-3")).acknowledged()
    await server.wait(lambda: said("lesson-black-tile-follow.hint") in message.content)
    assert labels(message) == ["6-3", "3-2", SHOW, STOP]
    await press(server, ann, message, SHOW, said("lesson-black-tile-follow.right"))
    await press(server, ann, message, STOP, said("lesson-stopped"))
    assert not message.attachments
    await press(server, ann, message, said("lesson-continue"), say(BLACK_TILE.question(1)))


@pytest.mark.parametrize(
    ("step", "number", "is_refused"),
    [
        ("6", 4, False),
        ("6|play 2-0", 4, False),
        ("99", 4, False),
        ("0|pass 6-6 5-5 4-3", 0, True),
        ("3|bid 5", 3, True),
    ],
)
async def test_a_step_of_an_older_lesson_asks_the_nearest_question(
    server: Server, step: str, number: int, *, is_refused: bool
) -> None:
    """A move of the older lesson that is none here is refused by the rules, and the question is asked."""
    ann = server.person()
    message = await begun(server, ann)
    await forged(ann, message, f"b:lesson:0:0:black-tile/{step}").acknowledged()
    await server.wait(lambda: say(BLACK_TILE.question(number)) in message.content)
    assert (said("lesson-refused") in message.content) is is_refused


async def test_a_private_picture_never_replaces_a_public_message(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.person()
    table = await Table.open(server, ann, computers=3)
    caplog.set_level(logging.WARNING)
    told = await forged(ann, table.lobby, "b:lesson:0:0:black-tile/0").answered()
    assert (told.ephemeral, told.content) == (True, say(NOT_ON_MESSAGE))
    assert not caplog.records
