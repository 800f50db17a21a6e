"""/puzzle: a moment from this server's own matches, asked for and answered."""

from discord.ext import commands

from bot.message import Message
from bot.words.speaker import in_language, say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import language_here, part_of, services_of
from cogs.kit.answers.visibility import viewer_of
from cogs.kit.commands import command
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import LISTED_COMMANDS, PERSONAL_SWITCHES, POSTS, Listed
from cogs.puzzles import pages as messages
from cogs.puzzles.pages import ALLOW_PUZZLES, PUZZLE, PUZZLE_ANSWER, PUZZLE_DETAILS, PuzzleAnswer
from cogs.puzzles.posts import POST, WeeklyPuzzles
from cogs.puzzles.table import Puzzles


def setup(host: Host) -> Feature:
    puzzles = Puzzles(host.access, host.worker)
    weekly = WeeklyPuzzles(host.client, host.post, host.tables, puzzles, host.shards)

    async def resume() -> None:
        weekly.start()

    return Feature((puzzles,), (PuzzleCommands(),), resume=resume, close=weekly.close)


class PuzzleCommands(commands.Cog):
    @command("puzzle", only_shows=True)
    async def puzzle(self, answer: Answer) -> None:
        await show_next(answer)


async def show_next(answer: Answer) -> None:
    """Show a puzzle that the person has not answered."""
    viewer = await viewer_of(answer.interaction)
    await answer.acknowledge()  # finding one can take seconds
    puzzles = part_of(answer.interaction, Puzzles)
    puzzle = await puzzles.next_for(viewer)
    if puzzle is not None:
        await answer.reply(messages.to_answer(puzzle))
    else:
        likes = await services_of(answer.interaction).tables.preferences.of_person(viewer.user_id)
        has_more, own = await puzzles.has_more(viewer), viewer.is_everywhere
        await answer.reply(messages.none_found(has_more=has_more, allows=likes.puzzles, own=own))


@on(PUZZLE, only_shows=True)
async def another(click: AnyClick) -> None:
    """Show another puzzle in a new message: the answer to the last one stays."""
    await show_next(click.answer)


@on(PUZZLE_ANSWER)
async def answer(click: Click[PuzzleAnswer]) -> None:
    """Take an answer and show what each choice comes to; in place of the puzzle where only this person sees that."""
    puzzles = part_of(click.interaction, Puzzles)
    place = click.argument.place if click.argument.place is not None else click.chosen_id
    given = await puzzles.answer(click.table, click.argument.puzzle_id, click.user_id, place)
    message = click.interaction.message
    if message is not None and message.flags.ephemeral:
        await click.answer.redraw(messages.answered(given))
        return
    open_post = await puzzles.weekly.open_until(given.puzzle.row.id, message.id if message is not None else 0)
    if open_post is not None:
        with in_language(await language_here(click.interaction)):
            post = messages.of_the_week(given.puzzle, given.votes.total, open_post)
        await click.answer.redraw(post)
    await click.answer.reply(messages.answered(given))


@on(PUZZLE_DETAILS, only_shows=True)
async def details(click: Click[PuzzleAnswer]) -> None:
    """The figures of a puzzle, for a person who answered it."""
    puzzles = part_of(click.interaction, Puzzles)
    given = await puzzles.answered(click.table, click.argument.puzzle_id, click.user_id)
    await click.answer.reply(messages.details(given))


@on(ALLOW_PUZZLES)
async def allow(click: AnyClick) -> None:
    await click.tables.preferences.set(click.user_id, puzzles=True)
    await click.answer.redraw(Payload(say_chat(Message("puzzle-allowed"))))


LISTED_COMMANDS.put(Listed("puzzle"))
PERSONAL_SWITCHES.put(("puzzles", Message("settings-puzzles")))
POSTS.put((POST, Message("server-post-puzzle")))
