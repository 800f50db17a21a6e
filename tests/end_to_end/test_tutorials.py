"""A first deal with a teacher, as its learner clicks through it."""

import pytest

from bot.playground import Interaction, Message, Person
from bot.rules.moves import Pass, parse_move
from bot.tutorials.catalogue import LESSONS
from bot.tutorials.lesson import Lesson
from tests.end_to_end.house import House, controls

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("name", list(LESSONS))
async def test_a_lesson_is_clicked_through_in_the_direct_messages(house: House, name: str) -> None:
    ann, lesson = house.person(), LESSONS[name]
    contents = await (await ann.command(house.channel(), "help")).answered()
    told = await (await ann.click(contents, label=lesson.title)).answered()
    assert "direct messages" in told.content
    (message,) = await house.playground.wait_for(ann.dms)
    await walk_through(house, ann, lesson, message)


async def test_with_closed_direct_messages_the_lesson_is_here_for_its_learner_only(house: House) -> None:
    ann, lesson = house.person(), LESSONS["black-tile"]
    ann.close_dms()
    contents = await (await ann.command(house.channel(), "help")).answered()
    message = await (await ann.click(contents, label=lesson.title)).answered()
    assert message.ephemeral
    await walk_through(house, ann, lesson, message)


async def test_a_wrong_answer_says_why_and_asks_again(house: House) -> None:
    ann = house.person()
    contents = await (await ann.command(house.channel(), "help")).answered()
    await (await ann.click(contents, label=LESSONS["black-tile"].title)).answered()
    (message,) = await house.playground.wait_for(ann.dms)
    (menu,) = controls(message)
    await (await ann.choose(message, menu.values[-3:], custom_id=menu.custom_id)).acknowledged()
    await house.playground.wait_for(lambda: LESSONS["black-tile"].moments[0].otherwise in message.content)
    assert controls(message)[0].custom_id == menu.custom_id


async def walk_through(house: House, ann: Person, lesson: Lesson, message: Message) -> None:
    """Answer each question rightly, read the reason, go on."""
    for number, moment in enumerate(lesson.moments):
        await house.playground.wait_for(lambda: moment.question in message.content)  # noqa: B023
        assert message.attachments
        await (await _answer(ann, message, next(iter(moment.right)))).acknowledged()
        reason = next(iter(moment.right.values()))
        await house.playground.wait_for(lambda: reason in message.content)  # noqa: B023
        if number + 1 < len(lesson.moments):
            await (await ann.click(message, label="Next")).acknowledged()
    assert lesson.farewell in message.content


async def _answer(ann: Person, message: Message, notation: str) -> Interaction:
    move = parse_move(notation)
    for control in controls(message):
        if control.is_button:
            if control.custom_id.endswith(f"|{notation}"):
                return await ann.click(message, custom_id=control.custom_id)
            continue
        if isinstance(move, Pass):
            wanted = {str(piece) for piece in move.pieces}
            values = [value for value in control.values if value.split("|")[1] in wanted]
            return await ann.choose(message, values, custom_id=control.custom_id)
        if values := [value for value in control.values if value.split("|")[1] == notation]:
            return await ann.choose(message, values, custom_id=control.custom_id)
    raise AssertionError(f"{notation} is not offered")
