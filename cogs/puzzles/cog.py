"""/puzzle: a moment from this server's own matches, or of the stock, asked for and answered."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.words.speaker import in_language, say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import is_direct, language_here, part_of, server_of
from cogs.kit.answers.visibility import viewer_of
from cogs.kit.commands import command, games
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import LISTED_COMMANDS, PERSONAL_SWITCHES, POSTS, Listed
from cogs.puzzles import pages as messages
from cogs.puzzles.moments import Answered, PuzzleMoment
from cogs.puzzles.pages import (
    ALLOW_PUZZLES,
    PUZZLE,
    PUZZLE_ANSWER,
    PUZZLE_DETAILS,
    STOCK_ANSWER,
    STOCK_DETAILS,
    PuzzleAnswer,
    PuzzleGame,
    StockAnswer,
)
from cogs.puzzles.posts import POST, WeeklyPuzzles
from cogs.puzzles.shelf import PuzzleShelf
from cogs.puzzles.table import Puzzle, Puzzles


def setup(host: Host) -> Feature:
    puzzles = Puzzles(host.access, host.worker)
    weekly = WeeklyPuzzles(host.client, host.post, host.tables, puzzles, host.shards)

    async def resume() -> None:
        weekly.start()

    commands_of = (PuzzleCommands(host.tables.catalogue),)
    return Feature((puzzles, PuzzleShelf(host.access)), commands_of, resume=resume, close=weekly.close)


class PuzzleCommands(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        app_commands.choices(game=games(catalogue))(self.puzzle)

    @command("puzzle", only_shows=True)
    async def puzzle(self, answer: Answer, game: str | None = None) -> None:
        await show_next(answer, game)


async def show_next(answer: Answer, game: str | None) -> None:
    """Show a puzzle that the person has not answered: of the server's own, or else of the stock."""
    viewer = await viewer_of(answer.interaction)
    await answer.acknowledge()  # finding one can take a second
    puzzle: PuzzleMoment | None = await part_of(answer.interaction, Puzzles).next_for(viewer, game)
    if puzzle is None:
        puzzle = await part_of(answer.interaction, PuzzleShelf).next_for(viewer.user_id, game)
    await answer.reply(messages.none_found() if puzzle is None else messages.to_answer(puzzle, game=game))


@on(PUZZLE, only_shows=True)
async def another(click: Click[PuzzleGame]) -> None:
    """Show another puzzle in a new message: the answer to the last one stays."""
    await show_next(click.answer, click.argument.game)


@on(PUZZLE_ANSWER)
async def answer(click: Click[PuzzleAnswer]) -> None:
    """Take an answer and show what each choice comes to; in place of the puzzle where only this person sees that."""
    puzzles = part_of(click.interaction, Puzzles)
    place = click.argument.place if click.argument.place is not None else click.chosen_id
    given = await _for_reader(click, await puzzles.answer(click.table, click.argument.puzzle_id, click.user_id, place))
    puzzle = given.puzzle
    if _is_for_one(click):
        await click.answer.redraw(messages.answered(given, puzzle.view.game if click.argument.of_game else None))
        return
    message_id = click.interaction.message.id if click.interaction.message is not None else 0
    open_post = await puzzles.weekly.open_until(click.argument.puzzle_id, message_id)
    if open_post is not None and isinstance(puzzle, Puzzle):
        with in_language(await language_here(click.interaction)):
            post = messages.of_the_week(puzzle, given.votes.total, open_post)
        await click.answer.redraw(post)
    await click.answer.reply(messages.answered(given))


@on(STOCK_ANSWER)
async def answer_stock(click: Click[StockAnswer]) -> None:
    """Take an answer to a stock puzzle and show what each choice comes to, in place of the puzzle."""
    argument = click.argument
    place = argument.place if argument.place is not None else click.chosen_id
    given = await part_of(click.interaction, PuzzleShelf).answer(click.user_id, argument.name, place)
    game = argument.name.partition(".")[0] if argument.of_game else None
    likes = await click.tables.preferences.of_person(click.user_id)
    may_allow = server_of(click.interaction) is not None and not likes.puzzles
    page = messages.answered(await _for_reader(click, given), game, may_allow=may_allow)
    await (click.answer.redraw(page) if _is_for_one(click) else click.answer.reply(page))


@on(PUZZLE_DETAILS, only_shows=True)
async def details(click: Click[PuzzleAnswer]) -> None:
    """The figures of a puzzle, for a person who answered it."""
    puzzles = part_of(click.interaction, Puzzles)
    given = await puzzles.answered(click.table, click.argument.puzzle_id, click.user_id)
    await click.answer.reply(messages.details(given))


@on(STOCK_DETAILS, only_shows=True)
async def details_of_stock(click: Click[StockAnswer]) -> None:
    given = await part_of(click.interaction, PuzzleShelf).answered(click.user_id, click.argument.name)
    await click.answer.reply(messages.details(given))


@on(ALLOW_PUZZLES)
async def allow(click: AnyClick) -> None:
    await click.tables.preferences.set(click.user_id, puzzles=True)
    await click.answer.reply(Payload(say_chat(Message("puzzle-allowed"))))


def _is_for_one(click: AnyClick) -> bool:
    """True if only this person sees the message that they clicked on."""
    message = click.interaction.message
    return message is not None and (message.flags.ephemeral or is_direct(click.interaction))


async def _for_reader(click: AnyClick, given: Answered) -> Answered:
    """The answer without score and achievements, for a person who wants to see none."""
    likes = await click.tables.preferences.of_person(click.user_id)
    return given if likes.progress else replace(given, score=None, gained=())


LISTED_COMMANDS.put(Listed("puzzle"))
PERSONAL_SWITCHES.put(("puzzles", Message("settings-puzzles")))
POSTS.put((POST, Message("server-post-puzzle")))
