"""Lessons, contests and pages in a language that is a third longer: nothing is cut, and nothing stays English.

The usual suite says it of pictures (`tests/gallery/test_languages.py`) and of messages (`tests/cogs/messages/`).
"""

import asyncio
from collections.abc import AsyncIterator
from itertools import islice

import pytest
import pytest_asyncio

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.speaker import say, speaking
from cogs.help.courses import COURSES
from cogs.help.tutorials import LESSONS
from tests.cogs.contests.playing import hand_of, latest_table, opened, play_out
from tests.cogs.help.learning import answer, begin
from tests.cogs.puzzles.playing import add_puzzle
from tests.cogs.server import manager
from tests.end_to_end.conftest import running
from tests.end_to_end.controls import control, find, press, use
from tests.end_to_end.house import House, Table
from tests.end_to_end.noting_bot import PseudoBot, drawn_texts
from tests.end_to_end.visiting import Visitor
from tests.images.drawn import cut
from tests.reading import read_by
from tests.said import said
from tests.words.pseudo import MONTHS, english_in, pseudo

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak]
PEOPLE = ("Ann", "Bo")
NAMES = (*PEOPLE, *COMPUTER_NAMES)
ZONE = ("Europe", "Berlin")  # an example of how time zones are written
GOES_ON = ("button-delete-data", "button-set-hours", "button-change-hours", "select-lead")  # "…": what follows


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("pseudo"), bot_type=PseudoBot) as made:
        yield made


def check(house: House, channel: ChatChannel, *people: UserClient) -> None:
    """Nothing that these people were shown is cut, or English, but for names; nor is anything in the pictures."""
    read, drawn, known = (
        read_by(channel, *people),
        drawn_texts(house.folder)[pseudo().language],
        MONTHS | {*NAMES, *ZONE},
    )
    texts = {*drawn, *(it.text for it in read)}
    with speaking(pseudo()):
        whole = {*map(said, GOES_ON)}
        too_long = {*(it.text for it in read if it.is_cut and it.text not in whole), *cut(drawn, NAMES)}
    assert {text: words for text in texts if (words := english_in(text, known))} == {}
    assert too_long == set()
    assert "Traceback" not in house.bot.log.read_text("utf-8")


async def asked(person: UserClient, channel: ChatChannel, line: str) -> ChatMessage:
    """The answer to a command."""
    return await (await person.type(channel, f"/{line}")).answered()


async def test_pages_that_need_no_match(house: House) -> None:
    ann, bo, channel = manager(house, "ann"), house.person("Bo"), house.channel()
    visitor = Visitor(ann)
    for line in (
        "help", "settings", "privacy", "domino setup", "domino new", "domino join", "domino leave", "domino table",
        "hand", "puzzle", "play tile:6-4", "move move:hmm", "tournament standings",
    ):  # fmt: skip
        await visitor.visit(await asked(ann, channel, line), ("style", "server"))
    for game in CATALOGUE:
        await ann.autocomplete(channel, "domino new", focused="preset", game=game)
    await (await ann.use(channel, said("menu-challenge"), bo)).answered()
    check(house, channel, ann)


@pytest.mark.parametrize("name", COURSES)
async def test_a_lesson(house: House, name: str) -> None:
    ann, channel, lesson = house.person("Zoe"), house.channel(), LESSONS[name]
    await (await begin(ann, await asked(ann, channel, "help"), name)).answered()
    (message,) = await house.playground.wait_for(ann.dms)
    with speaking(pseudo()):
        for number, moment in enumerate(lesson.moments):
            ask = lesson.view(number).ask
            choices = (choice.move for choice in ask.choices) if ask is not None else ()
            wrong = (str(move) for move in choices if not lesson.judge(number, move).right)
            for move in (*islice(wrong, 1), moment.right[0]):
                await (await answer(ann, message, move)).answered()
            if number + 1 < len(lesson.moments):
                await (await ann.click(message, label=said("lesson-next"))).answered()
        await house.playground.wait_for(lambda: say(lesson.learned) in message.content)
    check(house, channel, ann)


async def test_a_table_that_nobody_plays_at(house: House) -> None:
    ann, bo = house.people(*PEOPLE)
    table = await Table.open(house, ann, bo, computers=1, start=False)
    page = await (await press(ann, table.lobby, "invite")).answered()
    await (await ann.choose(page, [bo, house.person("Pip")], custom_id=control(page, "invite").custom_id)).answered()
    await (await press(ann, table.lobby, "start")).answered()
    page = await (await press(bo, table.lobby, "leave")).answered()
    await (await press(bo, page, "leave")).answered()
    await (await press(ann, await asked(ann, table.channel, "domino stop"), "stop")).answered()
    await house.idle()
    check(house, table.channel, ann, bo)


async def test_a_daily_and_a_puzzle(house: House) -> None:
    (ann, bo), channel = house.people(*PEOPLE), house.channel()
    page = await opened(house, ann, channel)
    await Visitor(ann).visit(page)
    await (await press(ann, page, "dailyplay")).acknowledged()
    await house.until(lambda: latest_table(house, ann))
    await play_out(house, ann)
    await Visitor(ann).visit(await asked(ann, channel, "daily"), ("dailyshare",))
    table = await Table.open(house, ann, computers=3, channel=channel, target=1)
    await table.play()
    for command in ("leaderboard", "stats", "history"):
        await Visitor(ann, "black-tile").visit(await asked(ann, channel, command))
    stock = ("solvestock", "stockdetails", "allowpuzzles")
    await Visitor(ann).visit(await asked(ann, channel, "puzzle"), stock)
    add_puzzle(house, table, ann)
    await Visitor(bo).visit(await asked(bo, channel, "puzzle"), ("solve", "puzzledetails"))
    check(house, channel, ann, bo)


async def test_a_duel(house: House) -> None:
    (ann, bo), channel = house.people(*PEOPLE), house.channel()
    await asked(ann, channel, "duel game:black-tile deals:1 level:easy")
    lobby = await house.playground.wait_for(lambda: find(ann, channel, "dueljoin"))
    await Visitor(ann).visit(lobby)
    await (await press(bo, lobby, "dueljoin")).answered()
    await house.playground.wait_for(lambda: not control(lobby, "duelstart").component.get("disabled"))
    await (await press(ann, lobby, "duelstart")).answered()
    await house.playground.wait_for(lambda: find(ann, channel, "duelhand"))
    for person in (ann, bo):
        await house.until(lambda: latest_table(house, person))  # noqa: B023
        await play_out(house, person, seed=5 + (person is bo))
    compared = await house.playground.wait_for(lambda: find(ann, channel, "duelrematch"))
    await Visitor(ann).visit(compared)
    check(house, channel, ann, bo)


async def test_a_tournament(house: House) -> None:
    (ann, bo), channel = house.people(*PEOPLE), house.channel()
    await asked(ann, channel, "tournament open game:black-tile form:individual rounds:1 deals:1 level:easy")
    lobby = await house.playground.wait_for(lambda: find(ann, channel, "tournamentjoin"))
    for person in (ann, bo):
        await (await press(person, lobby, "tournamentjoin")).answered()
    await Visitor(ann).visit(lobby)
    await (await press(ann, lobby, "tournamentstart")).answered()
    async with asyncio.timeout(60):
        await play_all(house, ann, bo)
    await house.idle()
    await Visitor(ann).visit(await asked(ann, channel, "tournament standings"))
    check(house, channel, ann, bo)


async def play_all(house: House, *people: UserClient) -> None:
    """Play the tournament to its end: always the first of what is offered."""
    acted = set[tuple[int, int]]()
    while house.rows("SELECT 1 FROM contests WHERE kind = 'tournament' AND state != 'finished'"):
        for person in people:
            found = hand_of(person)
            if found is not None and (at := (found[0].id, len(found[0].revisions))) not in acted:
                acted.add(at)
                await (await use(person, found[0], found[1][0])).acknowledged()
        await house.idle()
