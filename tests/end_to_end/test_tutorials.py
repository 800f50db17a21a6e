"""A first deal with a teacher, as its learner clicks through it."""

import pytest

from bot.playground import ChatMessage, Interaction, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, walk
from bot.rules.moves import Pass, parse_move
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS, GameLesson
from tests.end_to_end.house import House, controls
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
BLACK_TILE = LESSONS["black-tile"]


async def begun(house: House, ann: UserClient, lesson: GameLesson) -> ChatMessage:
    """The first message of a lesson."""
    contents = await (await ann.command(house.channel(), "help")).answered()
    await (await ann.click(contents, label=say(lesson.title))).answered()
    (message,) = await house.playground.wait_for(ann.dms)
    return message


@pytest.mark.parametrize("name", list(LESSONS))
async def test_a_lesson_is_clicked_through_in_the_direct_messages(house: House, name: str) -> None:
    ann, lesson = house.person(), LESSONS[name]
    contents = await (await ann.command(house.channel(), "help")).answered()
    told = await (await ann.click(contents, label=say(lesson.title))).answered()
    assert told.content == said("lesson-sent")
    (message,) = await house.playground.wait_for(ann.dms)
    assert say(lesson.welcome) in message.content
    await walk_through(house, ann, lesson, message)
    assert labels(message) == [said("lesson-new-table"), said("lesson-daily"), said("lesson-again")]
    await (await ann.click(message, label=said("lesson-again"))).acknowledged()
    await house.playground.wait_for(lambda: say(lesson.question(0)) in message.content)


async def test_with_closed_direct_messages_the_lesson_is_here_for_its_learner_only(house: House) -> None:
    ann, lesson = house.person(), BLACK_TILE
    ann.close_dms()
    contents = await (await ann.command(house.channel(), "help")).answered()
    message = await (await ann.click(contents, label=say(lesson.title))).answered()
    assert message.ephemeral
    await walk_through(house, ann, lesson, message)
    table = await (await ann.click(message, label=said("lesson-new-table"))).answered()
    assert is_said("done-table-opened", "\n".join(it.get("content", "") for it in walk(table.components)))


async def test_after_a_lesson_the_deal_of_the_day_is_played_where_it_was(house: House) -> None:
    ann = house.person()
    message = await begun(house, ann, BLACK_TILE)
    await walk_through(house, ann, BLACK_TILE, message)
    await (await ann.click(message, label=said("lesson-daily"))).acknowledged()
    await house.playground.wait_for(lambda: not message.content)
    assert message.components


async def test_a_wrong_answer_has_a_hint_and_a_second_try(house: House) -> None:
    ann = house.person()
    message = await begun(house, ann, BLACK_TILE)
    assert said("lesson-show") not in labels(message)
    await (await answer(ann, message, "play 6-3")).acknowledged()
    await house.playground.wait_for(lambda: said("lesson-black-tile-follow.hint") in message.content)
    assert say(BLACK_TILE.question(0)) in message.content
    assert say(BLACK_TILE.welcome) not in message.content
    assert labels(message) == ["6-3", "3-2", said("lesson-show"), said("lesson-stop")]
    await (await answer(ann, message, "play 3-2")).acknowledged()
    await house.playground.wait_for(lambda: said("lesson-black-tile-follow.right") in message.content)


async def test_who_does_not_find_it_is_shown_the_answer(house: House) -> None:
    ann, lesson = house.person(), BLACK_TILE
    message = await begun(house, ann, lesson)
    for number, moment in enumerate(lesson.moments):
        wrong = "pass 2-0 1-0 0-0" if moment.topic == "pass" else _wrong(lesson, number)
        await (await answer(ann, message, wrong)).acknowledged()
        await house.playground.wait_for(lambda: is_said("lesson-wrong", message.content))
        await (await ann.click(message, label=said("lesson-show"))).acknowledged()
        reason = say(lesson.judge(number, lesson.best(number)).reason)
        await house.playground.wait_for(lambda: reason in message.content)  # noqa: B023
        if number + 1 < len(lesson.moments):
            await (await ann.click(message, label=said("lesson-next"))).acknowledged()
            await house.playground.wait_for(lambda: say(lesson.question(number + 1)) in message.content)  # noqa: B023
    assert "6-6, 5-5 and 4-3" in message.content
    assert say(lesson.learned) in message.content


async def test_a_lesson_is_left_at_any_step_and_taken_up_again_there(house: House) -> None:
    ann = house.person()
    message = await begun(house, ann, BLACK_TILE)
    await (await answer(ann, message, "play 3-2")).acknowledged()
    await house.playground.wait_for(lambda: said("lesson-next") in labels(message))
    await (await ann.click(message, label=said("lesson-stop"))).acknowledged()
    await house.playground.wait_for(lambda: message.content == said("lesson-stopped"))
    assert not message.attachments
    await (await ann.click(message, label=said("lesson-continue"))).acknowledged()
    await house.playground.wait_for(lambda: say(BLACK_TILE.question(1)) in message.content)


@pytest.mark.parametrize(
    ("step", "number"), [("6", 4), ("6|play 2-0", 4), ("99", 4), ("0|pass 6-6 5-5 4-3", 0), ("3|bid 5", 3)]
)
async def test_a_step_of_an_older_lesson_is_answered_with_the_nearest(house: House, step: str, number: int) -> None:
    """What was a move there may be none here: the rules say so, and the question is asked."""
    ann = house.person()
    message = await begun(house, ann, BLACK_TILE)
    old = {"custom_id": f"b:lesson:0:0:black-tile/{step}", "id": 1, "component_type": BUTTON}
    await house.playground.interactions.send(
        InteractionKind.COMPONENT, ann.user, message.channel, old, message
    ).acknowledged()
    await house.playground.wait_for(lambda: say(BLACK_TILE.question(number)) in message.content)
    refused = step in ("0|pass 6-6 5-5 4-3", "3|bid 5")
    assert (said("lesson-refused") in message.content) is refused


def labels(message: ChatMessage) -> list[str]:
    return [it["label"] for it in walk(message.components) if "label" in it and "custom_id" in it]


async def walk_through(house: House, ann: UserClient, lesson: GameLesson, message: ChatMessage) -> None:
    """Answer each question rightly, read the reason, go on."""
    for number, moment in enumerate(lesson.moments):
        await house.playground.wait_for(lambda: say(lesson.question(number)) in message.content)  # noqa: B023
        assert message.attachments
        assert said("lesson-stop") in labels(message)
        await (await answer(ann, message, moment.right[0])).acknowledged()
        reason = say(lesson.judge(number, parse_move(moment.right[0])).reason)
        await house.playground.wait_for(lambda: reason in message.content)  # noqa: B023
        if number + 1 < len(lesson.moments):
            await (await ann.click(message, label=said("lesson-next"))).acknowledged()
    assert say(lesson.learned) in message.content


def _wrong(lesson: GameLesson, number: int) -> str:
    """A move that the rules allow and the lesson does not accept."""
    ask = lesson.view(number).ask
    assert ask is not None
    return str(next(choice.move for choice in ask.choices if not lesson.judge(number, choice.move).right))


async def answer(ann: UserClient, message: ChatMessage, notation: str) -> Interaction:
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
