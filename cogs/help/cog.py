"""/help, all commands, a game's rules and the lessons: in direct messages, or for one person alone."""

from dataclasses import replace
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.message import Message, Text, sentences
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions, IllegalMove
from bot.rules.moves import Move, Pass
from bot.table.errors import NoTableHere, SeveralTables
from bot.words import achievements
from bot.words.speaker import say_chat
from cogs.help import course_pages, lesson_pages, pages
from cogs.help.courses import COURSES
from cogs.help.lesson_pages import COURSE, COURSE_LIST, LEARN, LESSON, LessonName, LessonStep, Wish
from cogs.help.pages import CONTENTS, HELP, HOW, READ, HelpReference
from cogs.help.table import Learners
from cogs.help.tutorials import LESSONS, GameLesson
from cogs.kit.actions import OfferedMove, OfferedPiece
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, part_of, person_of, server_of, services_of, table_here
from cogs.kit.bounds import Name, Players
from cogs.kit.commands import command, games
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.kit.poster import Poster
from cogs.kit.slots import HOW_TO_PLAY, SAMPLES
from cogs.play import suggestions
from cogs.play.controls.choosing import kind_typed


def setup(host: Host) -> Feature:
    return Feature((Learners(host.access.store),), (HelpCommands(host.tables.catalogue),))


class HelpCommands(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        app_commands.choices(game=games(catalogue))(self.help)
        self.help.autocomplete("preset")(suggestions.presets)

    @command("help", only_shows=True)
    async def help(
        self,
        answer: Answer,
        game: str | None = None,
        preset: Name | None = None,
        players: Players | None = None,
    ) -> None:
        await answer.reply(await _help(answer.interaction, game, preset, players))


async def _help(interaction: Interaction, game: str | None, preset: str | None, players: int | None) -> Page:
    """The help of a game; without one that of the table, from its current rule; elsewhere the contents."""
    catalogue = services_of(interaction).tables.catalogue
    if preset is not None:
        kind = await kind_typed(interaction, game, preset)
        game, preset = kind.game.name, kind.preset.name
    if game is not None:
        return pages.of_game(catalogue, pages.reference_to(catalogue, game, preset, players))
    if players is not None:
        raise BadOptions(Message("refused-preset-without-game"))
    try:
        return pages.of_table(await table_here(interaction))
    except (NoTableHere, SeveralTables):
        return _contents(interaction)


def _contents(interaction: Interaction) -> Page:
    services, manages = services_of(interaction), person_of(interaction).manages_server
    return pages.contents(services.tables.catalogue, services.operator, manages_server=manages)


@on(CONTENTS, only_shows=True)
async def contents(click: AnyClick) -> None:
    await click.answer.show(_contents(click.interaction))


@on(HOW, only_shows=True)
async def how_to_play(click: AnyClick) -> None:
    """The help of the table's game in a new message, from the rule that is in force there now."""
    snapshot = await click.snapshot()
    await click.answer.reply(pages.of_table(snapshot))


@on(READ, only_shows=True)
async def read(click: AnyClick) -> None:
    """The help of a game chosen from all there are."""
    catalogue = click.tables.catalogue
    await click.answer.redraw(pages.of_game(catalogue, pages.reference_to(catalogue, click.value, None, None)))


@on(HELP, only_shows=True)
async def help_page(click: Click[HelpReference]) -> None:
    """Another page of the help: named by the control, or chosen in its select."""
    tables, reference = click.tables, click.argument
    if click.values:
        reference = replace(reference, page=HelpReference.parse(click.value).page)
    if reference.game:
        page = pages.of_game(tables.catalogue, reference)
    else:
        page = pages.of_table(await tables.snapshot(click.table), reference.page or 0)
    await click.answer.redraw(page)


@on(COURSE_LIST, only_shows=True)
async def courses(click: AnyClick) -> None:
    """All games with their lessons, and how many this person has done."""
    progress = await part_of(click.interaction, Learners).progress(click.user_id)
    await click.answer.show(course_pages.all_courses(progress))


@on(COURSE, only_shows=True)
async def course(click: Click[LessonName]) -> None:
    """The lessons of a game, and how far this person has come: named by the control, or chosen in its select."""
    chosen = COURSES.get(click.value if click.values else click.argument.name)
    if chosen is None:
        raise UnknownControl
    progress = await part_of(click.interaction, Learners).progress(click.user_id)
    await click.answer.show(course_pages.of_course(chosen, progress))


@on(LEARN)
async def begin(click: Click[LessonName]) -> None:
    """Begin a lesson in the direct messages of the person who clicked, or continue it there."""
    await send(click.answer, click.value if click.values else click.argument.name)


@on(LESSON)
async def answer(click: Click[LessonStep]) -> None:
    """The next moment of a lesson, or the feedback to an answer."""
    await click.answer.redraw(await _answer(click))


async def _answer(click: Click[LessonStep]) -> Payload:
    """Steps that an earlier version printed, and that are no more, are the last one now."""
    step, lesson = click.argument, _lesson(click.interaction, click.argument.name)
    number, move = min(step.number, len(lesson.moments) - 1), _chosen(click)
    if step.wish is Wish.SHOW:
        return lesson_pages.shown(lesson, number, await _finished(click, lesson, number))
    if step.wish is Wish.STOP or move is None or number != step.number:
        await part_of(click.interaction, Learners).reach(click.user_id, lesson, number)
        return (lesson_pages.stopped if step.wish is Wish.STOP else lesson_pages.moment)(lesson, number)
    try:
        feedback = lesson.judge(number, move)
    except IllegalMove as refused:
        return lesson_pages.moment(lesson, number, sentences(Message("lesson-refused"), refused.text))
    gained = await _finished(click, lesson, number) if feedback.right else None
    return lesson_pages.answered(lesson, number, move, feedback, gained)


async def _finished(click: AnyClick, lesson: GameLesson, number: int) -> Text | None:
    """Mark a lesson as done after its last moment. Returns the line for achievements earned by it, if it is wanted."""
    if number + 1 < len(lesson.moments):
        return None
    earned = await part_of(click.interaction, Learners).finish(click.user_id, lesson)
    if not earned or not (await click.tables.preferences.of_person(click.user_id)).progress:
        return None
    return achievements.gained(earned)


async def send(answer: Answer, name: str) -> None:
    """Send a moment of a lesson by DM, or where direct messages are closed, here to this person only: the first, or
    the one at which the person stopped.
    """
    interaction, learners = answer.interaction, part_of(answer.interaction, Learners)
    lesson, user_id = _lesson(interaction, name), interaction.user.id
    number = (await learners.progress(user_id)).step(lesson) or 0
    await learners.reach(user_id, lesson, number)
    payload = lesson_pages.moment(lesson, number)
    is_sent = server_of(interaction) is not None and await part_of(interaction, Poster).tell(
        user_id, payload, f"learn{interaction.id}"
    )
    await answer.reply(Payload(say_chat(Message("lesson-sent"))) if is_sent else payload)


def _lesson(interaction: Interaction, name: str) -> GameLesson:
    """A lesson for the person of an interaction. Raises UnknownControl."""
    if name not in LESSONS:
        raise UnknownControl
    return LESSONS[name].for_reader(interaction.user.display_name)


def _chosen(click: Click[LessonStep]) -> Move | None:
    """The move of a button, or chosen in a select; None for the question itself."""
    if len(click.values) > 1:
        return Pass(tuple(OfferedPiece.parse(value).piece for value in click.values))
    return OfferedMove.parse(click.value).move if click.values else click.argument.move


HOW_TO_PLAY.put(partial(button, HOW, Message("button-how")))
SAMPLES.put(pages.samples)
SAMPLES.put(course_pages.samples)
SAMPLES.put(lesson_pages.samples, rank=3)
