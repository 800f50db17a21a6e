"""Lessons as their learner clicks through them: by direct message or here, continued, and one after the other."""

import logging

import pytest

from bot.playground import ChatMessage, UserClient
from bot.rules.catalogue import ACHIEVEMENTS
from bot.rules.notation import parse_move
from bot.store.deeds import Deed, on_deed
from bot.words import achievements
from bot.words.speaker import say
from cogs.help.courses import COURSES
from cogs.help.table import Learners
from cogs.help.tutorials import LESSONS, GameLesson
from cogs.kit.answers.answers import NOT_ON_MESSAGE
from tests.cogs.help.learning import answer, begin
from tests.cogs.server import Server, forged, labels, text_of
from tests.end_to_end.house import Table
from tests.said import is_said, said

BLACK_TILE = LESSONS["black-tile"]
STOP, SHOW, NEXT, AGAIN = (said(f"lesson-{name}") for name in ("stop", "show", "next", "again"))
ALL_LESSONS, NEXT_LESSON = said("course-lessons"), said("course-button-next")


async def begun(server: Server, zoe: UserClient) -> ChatMessage:
    contents = await (await zoe.command(server.channel(), "help")).answered()
    sent = await (await begin(zoe, contents, "black-tile")).answered()
    return sent if sent.ephemeral and sent.attachments else await server.wait(lambda: next(iter(zoe.dms()), None))


async def press(server: Server, zoe: UserClient, message: ChatMessage, label: str, text: str) -> None:
    """Press a button of a lesson; its message will have this text."""
    await (await zoe.click(message, label=label)).acknowledged()
    await server.wait(lambda: text in message.content)


async def walk_through(server: Server, zoe: UserClient, message: ChatMessage) -> None:
    for number, asked in enumerate(BLACK_TILE.moments):
        assert say(BLACK_TILE.question(number)) in message.content
        assert message.attachments
        await (await answer(zoe, message, asked.right[0])).acknowledged()
        reason = say(BLACK_TILE.judge(number, parse_move(asked.right[0])).reason)
        await server.wait(lambda: reason in message.content)  # noqa: B023
        if number + 1 < len(BLACK_TILE.moments):
            await press(server, zoe, message, NEXT, say(BLACK_TILE.question(number + 1)))
    assert say(BLACK_TILE.learned) in message.content


async def test_a_lesson_in_direct_messages_leads_to_the_daily_deal(server: Server) -> None:
    zoe = server.person("zoe")
    message = await begun(server, zoe)
    assert message.channel is zoe.dm
    assert say(BLACK_TILE.welcome) in message.content
    await walk_through(server, zoe, message)
    await press(server, zoe, message, AGAIN, say(BLACK_TILE.question(0)))
    await walk_through(server, zoe, message)
    await (await zoe.click(message, label=said("lesson-daily"))).acknowledged()
    await server.wait(lambda: not message.content)
    assert is_said("daily-name-world", text_of(message))


async def test_with_closed_direct_messages_a_lesson_is_private_here(server: Server) -> None:
    zoe = server.person("zoe")
    zoe.close_dms()
    message = await begun(server, zoe)
    assert message.ephemeral
    await walk_through(server, zoe, message)
    table = await (await zoe.click(message, label=said("lesson-new-table"))).answered()
    assert is_said("done-table-opened", text_of(table))


async def test_a_wrong_answer_is_tried_again_shown_or_left(server: Server) -> None:
    zoe = server.person("zoe")
    message = await begun(server, zoe)
    await (await answer(zoe, message, "play 6-3")).acknowledged()
    await server.wait(lambda: say(BLACK_TILE.text("follow", "hint")) in message.content)
    assert sorted(labels(message)) == sorted(["6-3", "3-2", SHOW, STOP])
    await press(server, zoe, message, SHOW, say(BLACK_TILE.text("follow", "right")))
    await press(server, zoe, message, STOP, said("lesson-stopped"))
    assert not message.attachments
    await press(server, zoe, message, said("lesson-continue"), say(BLACK_TILE.question(1)))


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
    zoe = server.person("zoe")
    message = await begun(server, zoe)
    await forged(zoe, message, f"b:lesson:0:0:black-tile/{step}").acknowledged()
    await server.wait(lambda: say(BLACK_TILE.question(number)) in message.content)
    assert (said("lesson-refused") in message.content) is is_refused


async def test_a_private_picture_never_replaces_a_public_message(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    zoe = server.person("zoe")
    table = await Table.open(server, zoe, computers=3)
    caplog.set_level(logging.WARNING)
    told = await forged(zoe, table.lobby, "b:lesson:0:0:black-tile/0").answered()
    assert (told.ephemeral, told.content) == (True, say(NOT_ON_MESSAGE))
    assert not caplog.records


async def test_a_course_is_continued_where_it_was_left_and_done_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Learn, stop, continue in the knowledge of another process, the next lesson, the last: an achievement."""
    course, deeds = COURSES["billitonnen"], list[tuple[Deed, int]]()
    first, last = course.lessons
    gained = next(iter(ACHIEVEMENTS))

    def earn(_connection: object, _user_id: int, deed: Deed, count: int) -> tuple[str, ...]:
        deeds.append((deed, count))
        return (gained,)

    monkeypatch.setattr(on_deed, "_functions", [earn])
    zoe = server.person("zoe")
    contents = await (await zoe.command(server.channel(), "help")).answered()
    await (await begin(zoe, contents, course.name)).answered()
    message = await server.wait(lambda: next(iter(zoe.dms()), None))
    await (await answer(zoe, message, first.moments[0].right[0])).acknowledged()
    await press(server, zoe, message, NEXT, say(first.question(1)))
    await press(server, zoe, message, STOP, said("lesson-stopped"))
    preferences = server.bot.services.tables.preferences
    await preferences.set(zoe.user.id, progress=False)
    assert (await Learners(server.bot.store).progress(zoe.user.id)).step(first) == 1
    path = await (await zoe.click(message, label=ALL_LESSONS)).answered()
    assert f"step 2 of {len(first.moments)}" in text_of(path)
    await (await zoe.click(path, label=said("lesson-continue"))).answered()
    assert say(first.question(1)) in zoe.dms()[-1].content
    await answered_at_end(server, zoe, message, first)
    assert deeds == [(Deed.LESSON, 1)]
    assert say(achievements.title(gained)) not in message.content, "they show no achievements"
    await preferences.set(zoe.user.id, progress=True)
    await press(server, zoe, message, NEXT_LESSON, say(last.welcome))
    await answered_at_end(server, zoe, message, last)
    assert say(achievements.title(gained)) in message.content
    await answered_at_end(server, zoe, message, last)
    assert deeds[1:] == [(Deed.LESSON, 2), (Deed.COURSE, 1)], "once only"
    path = await (await zoe.click(message, label=ALL_LESSONS)).answered()
    assert text_of(path).count("✓") == len(course.lessons)


async def answered_at_end(server: Server, zoe: UserClient, message: ChatMessage, lesson: GameLesson) -> None:
    """Answer the last question of a lesson rightly."""
    number = len(lesson.moments) - 1
    await forged(zoe, message, f"b:lesson:0:0:{lesson.name}/{number}").acknowledged()
    await server.wait(lambda: say(lesson.question(number)) in message.content)
    await (await answer(zoe, message, lesson.moments[number].right[0])).acknowledged()
    await server.wait(lambda: say(lesson.learned) in message.content)
