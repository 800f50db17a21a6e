"""Stock puzzles: what is in the files, the order in which a person gets them, and answers to them."""

import json
from pathlib import Path

import pytest

from bot.playground import ChatChannel, ChatMessage, Interaction, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.store.scores.ratings import Rating
from bot.table.permissions import Person
from cogs.privacy.table import PersonalData
from cogs.puzzles.make import make
from cogs.puzzles.pages import StockAnswer
from cogs.puzzles.shelf import PuzzleShelf, StockMoment
from cogs.puzzles.stock import FOLDER, read, starts_of, stock_of
from tests.cogs.conftest import Bench
from tests.cogs.server import forged, text_of
from tests.end_to_end.controls import controls, offers, press, use
from tests.end_to_end.house import answer
from tests.said import is_said, said
from tests.samples import sample

LEAST = 30  # puzzles of a game
_REPLAYED = 3  # of each game


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_stock_is_sound(game: str) -> None:
    stock = read(game)
    assert len({puzzle.name for puzzle in stock}) == len(stock) >= LEAST
    assert len((FOLDER / f"{game}.jsonl").read_bytes()) < 100_000
    for puzzle in stock:
        values = [choice.value for choice in puzzle.choices]
        assert values == sorted(values, reverse=True)
        assert values[0] > values[1]
        assert 0 < puzzle.first < len(values), "the first thought is another one"
        assert len(str(StockAnswer(puzzle.name, 24, of_game=True))) < 60
    for puzzle in sample(stock, _REPLAYED):
        moment = StockMoment(puzzle, puzzle.view)
        asked = moment.view.ask
        assert asked is not None
        assert asked.pick or {*moment.moves} <= {choice.move for choice in asked.choices}
        assert sorted(moment.offered) == [*range(len(puzzle.choices))]


def test_a_stock_is_made_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for said_of_it in ("moon 1/1", ""):
        make(["moon"], 1, tmp_path)
        assert capsys.readouterr().out.startswith(said_of_it)
        (found,) = read("moon", tmp_path)
        assert found.first > 0
        assert found.view.viewer == found.seat


async def ask(person: UserClient, channel: ChatChannel, **options: object) -> ChatMessage:
    return await (await person.command(channel, "puzzle", **options)).answered()


async def solve(bench: Bench, person: UserClient, shown: ChatMessage, *, right: bool) -> str:
    """Answer a stock puzzle. Returns its name."""
    control = controls(shown)[0]
    name = StockAnswer.parse(control.custom_id.split(":", 4)[4]).name
    puzzle = stock_of(name.partition(".")[0])[name]
    place = StockMoment(puzzle, puzzle.view).offered.index(0 if right else 1)
    if control.is_button:
        click = await use(person, shown, controls(shown)[place])
    else:
        click = await person.choose(shown, [str(place)])
    await click.acknowledged()
    await bench.wait(lambda: offers(shown, "stockdetails"))
    return name


async def following(bench: Bench, click: Interaction) -> ChatMessage:
    """The next puzzle, in a message of its own."""
    return (await bench.wait(lambda: click.followups))[0]


async def test_a_newcomer_gets_easy_puzzles_and_none_twice(bench: Bench) -> None:
    ivy = bench.person("ivy")
    shown = await ask(ivy, ivy.dm)
    assert is_said("puzzle-ask-stock", shown.content)
    assert is_said("alt-puzzle-stock", text_of(shown))
    name = await solve(bench, ivy, shown, right=True)
    starts = starts_of("dominoes")
    assert starts[name].mu in sorted(rating.mu for rating in starts.values())[: len(starts) // 2]
    assert is_said("puzzle-right", shown.content)
    assert said("puzzle-score", right=1, answered=1, streak=1) in shown.content
    ((mu, sigma),) = bench.rows("SELECT mu, sigma FROM puzzle_scores WHERE user_id = ?", ivy.id)
    assert (mu > Rating().mu, sigma < Rating().sigma) == (True, True)
    assert bench.rows("SELECT mu < ?, votes FROM stock_puzzles WHERE puzzle = ?", starts[name].mu, name) == [(1, "[1]")]
    details = await (await press(ivy, shown, "stockdetails")).answered()
    assert is_said("puzzle-details-choice", details.content)

    another = await following(bench, await press(ivy, shown, "puzzle"))
    other = await solve(bench, ivy, another, right=False)
    assert other != name
    assert is_said("puzzle-wrong", another.content)
    assert said("puzzle-score", right=1, answered=2, streak=0) in another.content
    streak = "SELECT count FROM progress WHERE user_id = ? AND figure = 'puzzle-streak'"
    assert bench.rows(streak, ivy.id) == [(0,)], "the page of achievements says so, too"
    place = f"b:solvestock:0:0:{name}"
    await (forged(ivy, another, f"{place}/1")).acknowledged()
    await bench.idle()
    assert bench.rows("SELECT count(*), sum(choice > 0) FROM stock_answers WHERE user_id = ?", ivy.id) == [(2, 1)]
    for forgery in (f"{place}/9", "b:solvestock:0:0:moon.0000000000/0", "b:solvestock:0:0:go.0000000000/0"):
        assert is_said("puzzle-gone", await answer(forged(ivy, another, forgery)))

    shelf = bench.bot.services.parts.get(PuzzleShelf)
    given = {name, other}
    for number in range(len(stock_of("dominoes")) - len(given)):
        moment = await shelf.next_for(ivy.id, "dominoes" if number else None)
        assert moment is not None
        assert moment.puzzle.name not in given
        given.add(moment.puzzle.name)
        if number < 3:
            await shelf.answer(ivy.id, moment.puzzle.name, number % 2)
        else:
            bench.change("INSERT INTO stock_answers VALUES (?, ?, 0, '2026-01-01')", ivy.id, moment.puzzle.name)
    assert await shelf.next_for(ivy.id, "dominoes") is None
    assert is_said("puzzle-none", (await ask(ivy, ivy.dm, game="dominoes")).content)
    assert is_said("puzzle-ask-stock", (await ask(ivy, ivy.dm)).content), "of another game"


async def test_a_chosen_game_stays_and_a_person_can_hide_and_delete_the_score(bench: Bench) -> None:
    jo, lounge = bench.person("jo"), bench.games
    await bench.bot.services.tables.preferences.set(jo.id, progress=False)
    shown = await ask(jo, lounge, game="moon")
    assert shown.ephemeral
    assert (await solve(bench, jo, shown, right=True)).startswith("moon.")
    assert not is_said("puzzle-score", shown.content)
    assert said("puzzle-found", right=1, answers=1) in shown.content
    again = await following(bench, await press(jo, shown, "puzzle"))
    assert (await solve(bench, jo, again, right=True)).startswith("moon.")
    data = bench.bot.services.parts.get(PersonalData)
    exported = json.loads(await data.export(jo.id))
    assert len(exported["stock_answers"]) == 2
    assert exported["puzzle_scores"][0]["streak"] == 2
    assert await data.delete(Person(jo.id, "Jo"))
    for table in ("stock_answers", "puzzle_scores"):
        assert bench.rows(f"SELECT 1 FROM {table} WHERE user_id = ?", jo.id) == []
