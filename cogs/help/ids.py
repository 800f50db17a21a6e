"""The custom ids of the help and the lessons."""

from enum import StrEnum

from bot.rules.moves import Move
from cogs.kit.custom_ids import Action, Argument, NoArgument


class HelpReference(Argument, template="[{game}/[{preset}/{players:[0-9]}/]]{page?:-?[0-9]{1,3}}"):
    """A page, from 0 (None: chosen in the select), of the table's game or another: `2`, `GAME/2`, `GAME/PRESET/4/2`."""

    page: int | None = 0
    game: str = ""
    preset: str = ""
    players: int = 0


class LessonName(Argument, template="{name:[a-z0-9-]{1,30}}"):
    name: str


class Wish(StrEnum):
    """What a learner wants instead of answering."""

    SHOW = "show"  # the right answer
    STOP = "stop"


class LessonStep(Argument, template="{name:[a-z0-9-]{1,30}}/{number:[0-9]{1,2}}[|{move}][!{wish}]"):
    """A moment of a lesson, counted from 0, with a move or a wish: `NAME/3`, `NAME/3|play 6-4`, `NAME/3!show`."""

    name: str
    number: int
    move: Move | None = None
    wish: Wish | None = None


HOW = Action("how", NoArgument)
HELP = Action("help", HelpReference)
READ = Action("read", NoArgument)
LEARN = Action("learn", LessonName)
LESSON = Action("lesson", LessonStep)
