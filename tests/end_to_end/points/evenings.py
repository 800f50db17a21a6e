"""The moments of matches and of what people do alone: the last play, Monday, a puzzle, a lesson."""

from collections.abc import Sequence

from bot.playground import Interaction
from cogs.help.tutorials import LESSONS
from cogs.puzzles.pages import StockAnswer
from cogs.puzzles.shelf import StockMoment
from cogs.puzzles.stock import stock_of
from tests.cogs.help.learning import answer, begin
from tests.cogs.puzzles.playing import add_puzzle
from tests.end_to_end.controls import controls, find, offers, press, use
from tests.end_to_end.house import House, Table
from tests.end_to_end.points.dailies import ago, change_store, restored, saved
from tests.end_to_end.points.moments import HarmedMoment, Step
from tests.said import said

NEXT = said("lesson-next")


class Matches(HarmedMoment):
    """One at which people play a match of one deal."""

    async def open(self) -> Table:
        self.ann, self.bo = self.house.people("ann", "bo")
        table = await Table.open(self.house, self.ann, self.bo, computers=2, game="domino-whist", target=1)
        await self.house.idle()
        return table

    def check(self) -> None:
        check_counted(self.house)


def check_counted(house: House) -> None:
    """Each figure is what follows from the results, and achievements are as rare as they are."""
    counted = "SELECT 'user:' || user_id, count FROM progress WHERE figure = ? ORDER BY 1"
    deals = "SELECT player, count(*) FROM deal_results WHERE player LIKE 'user:%' GROUP BY 1 ORDER BY 1"
    assert house.rows(counted, "deals") == house.rows(deals)
    won = "SELECT player, count(*) FROM match_results WHERE player LIKE 'user:%' AND won GROUP BY 1 ORDER BY 1"
    assert [it for it in house.rows(counted, "wins") if it[1]] == house.rows(won)
    held = "SELECT achievement, count(*) FROM badges GROUP BY 1 ORDER BY 1"
    assert house.rows("SELECT achievement, people FROM rarity WHERE people ORDER BY 1") == house.rows(held)
    told = "SELECT count(*) FROM achievements WHERE is_first GROUP BY player, achievement"
    assert {count for (count,) in house.rows(told)} <= {1}


class MatchEnds(Matches):
    """The last play of two people's first match."""

    async def prepare(self) -> None:
        table = await self.open()
        state = await saved(self.house)
        await table.play()
        count, is_over = len(table.acted), True
        while is_over:
            count -= 1
            await restored(self.house, state)
            self.table = Table(self.house, table.channel, table.seated, table.lobby)
            await self.table.play(count)
            is_over = await self.table.next() is None

    @property
    def steps(self) -> Sequence[Step]:
        return (self.play,)

    def check(self) -> None:
        super().check()
        assert self.house.rows("SELECT state FROM tables") == [("finished",)], "it was the last play"

    async def play(self) -> Interaction | None:
        self.table.acted.clear()
        asked = await self.table.next()
        return await use(asked[0], asked[1], asked[2][0]) if asked is not None else None


class MyMatchOpens(Matches):
    """A person looks at their match, which is graded then."""

    only_shows = True

    async def prepare(self) -> None:
        table = await self.open()
        await table.play()
        await self.house.idle()
        found = [*reversed(self.ann.dms()), find(self.ann, table.channel, "mymatch")]
        self.shown = next(it for it in found if it is not None and offers(it, "mymatch"))

    @property
    def steps(self) -> Sequence[Step]:
        return (lambda: press(self.ann, self.shown, "mymatch"),)


class MondayComes(Matches):
    """The news and the puzzle of the week are due, after a week with a match."""

    async def prepare(self) -> None:
        table = await self.open()
        await table.play()
        await self.house.idle()
        self.news, self.puzzle = self.house.channel(), self.house.channel()
        await change_store(
            self.house,
            {"week_channel": self.news.id, "puzzle_channel": self.puzzle.id},
            puzzles=(self.ann.id, self.bo.id),
        )
        add_puzzle(self.house, table, self.ann)
        self.house.change("UPDATE tables SET ended_at = ?", ago(days=7))
        for name in ("weekly_news", "weekly_puzzles"):
            row = f"INSERT INTO {name} (guild_id, due_at) VALUES (?, ?)"
            self.house.change(row, self.house.playground.guild.id, ago(days=-1))

    def make_due(self) -> None:
        for name in ("weekly_news", "weekly_puzzles"):
            self.house.change(f"UPDATE {name} SET due_at = ?", ago(seconds=1))

    def check(self) -> None:
        super().check()
        assert [len(it.live()) for it in (self.news, self.puzzle)] == [1, 1]


async def post_all(monday: MondayComes) -> None:
    """Let Monday come."""
    await monday.house.idle()
    await monday.house.bot.stop()
    MondayComes.make_due(monday)
    await monday.house.bot.start()
    await monday.house.idle()


class NameGoes(MondayComes):
    """The news are drawn again without a person who wishes to be in none."""

    async def prepare(self) -> None:
        await super().prepare()
        await post_all(self)

    def make_due(self) -> None:
        self.house.change("UPDATE preferences SET progress = 0 WHERE user_id = ?", self.bo.id)
        self.house.change("UPDATE weekly_news SET begun_at = ?, due_at = ?", ago(seconds=1), ago(seconds=1))

    def check(self) -> None:
        super().check()
        (post,) = self.news.live()
        assert "Bo" not in post.content, post.content


class PuzzleOfTheWeekEnds(MondayComes):
    """A day after it was posted, its answer is shown."""

    async def prepare(self) -> None:
        await super().prepare()
        await post_all(self)

    def make_due(self) -> None:
        self.house.change("UPDATE weekly_puzzles SET begun_at = ?, due_at = ?", ago(days=1, seconds=2), ago(seconds=2))


class StockPuzzleIsAnswered(HarmedMoment):
    async def prepare(self) -> None:
        self.ann = self.house.person("ann")
        self.shown = await (await self.ann.command(self.ann.dm, "puzzle")).answered()

    @property
    def steps(self) -> Sequence[Step]:
        return (self.solve,)

    async def solve(self) -> Interaction | None:
        offered = [it for it in controls(self.shown) if it.action == "solvestock"]
        if not offered:
            return None
        name = StockAnswer.parse(offered[0].custom_id.split(":", 4)[4]).name
        puzzle = stock_of(name.partition(".")[0])[name]
        place = StockMoment(puzzle, puzzle.view).offered.index(0)
        if offered[0].is_button:
            return await use(self.ann, self.shown, offered[place])
        return await self.ann.choose(self.shown, [str(place)], custom_id=offered[0].custom_id)

    def check(self) -> None:
        check_counted(self.house)
        assert self.house.rows("SELECT answered, solved, streak FROM puzzle_scores") == [(1, 1, 1)]


class LessonEnds(HarmedMoment):
    async def prepare(self) -> None:
        zoe = self.zoe = self.house.person("zoe")
        contents = await (await zoe.command(self.house.channel(), "help")).answered()
        await (await begin(zoe, contents, "black-tile")).answered()
        (self.message,) = zoe.dms()
        self.right = [moment.right[0] for moment in LESSONS["black-tile"].moments]
        for right in self.right[:-1]:
            await (await answer(zoe, self.message, right)).acknowledged()
            await self.house.idle()
            await (await zoe.click(self.message, label=NEXT)).acknowledged()
            await self.house.idle()

    @property
    def steps(self) -> Sequence[Step]:
        return (self.finish,)

    async def finish(self) -> Interaction | None:
        try:
            return await answer(self.zoe, self.message, self.right[-1])
        except AssertionError:  # it is no longer asked
            return None

    def check(self) -> None:
        check_counted(self.house)
        assert self.house.rows("SELECT count FROM progress WHERE figure = 'lesson'") == [(1,)]
