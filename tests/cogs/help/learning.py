"""A lesson as its learner clicks through it."""

from bot.playground import ChatMessage, Interaction, UserClient
from bot.rules.moves import Pass
from bot.rules.notation import parse_move
from tests.end_to_end.controls import controls


async def begin(learner: UserClient, contents: ChatMessage, course: str, lesson: str = "") -> Interaction:
    """Begin or continue the next lesson of a course, its first unless said, from the first page of the help."""
    await (await learner.click(contents, custom_id="b:courses:0:0:")).answered()
    await (await learner.choose(contents, [course])).answered()
    return await learner.click(contents, custom_id=f"b:learn:0:0:{lesson or course}")


async def answer(learner: UserClient, message: ChatMessage, notation: str) -> Interaction:
    """Answer a question of a lesson by the button or the select that offers a move."""
    move = parse_move(notation)
    wanted = {str(piece) for piece in move.pieces} if isinstance(move, Pass) else {notation}
    for control in controls(message):
        if control.is_button and control.custom_id.endswith(f"|{notation}"):
            return await learner.click(message, custom_id=control.custom_id)
        if not control.is_button:
            values = [value for value in control.values if value.split("|")[1] in wanted]
            if len(values) == len(wanted):
                return await learner.choose(message, values, custom_id=control.custom_id)
    raise AssertionError(f"{notation} is not offered")
