"""A match of every game, and every page, in a language that is a third longer.

Nothing that anyone reads of it is cut, and nothing stays English. In the usual suite `tests/gallery/test_languages.py`
and `tests/cogs/messages/test_longer_language.py` say it of pictures and messages.
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
from cogs.help.tutorials import LESSONS
from tests.cogs.daily.playing import hand_of, latest_table, opened, play_out
from tests.cogs.help.learning import answer
from tests.cogs.puzzles.playing import add_puzzle
from tests.cogs.server import manager
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table, control, find, offers, phase_of, press, use
from tests.end_to_end.noting_bot import PseudoBot, drawn_texts
from tests.end_to_end.visiting import SHARING, Visitor
from tests.images.drawn import cut
from tests.reading import read_by
from tests.said import said
from tests.words.pseudo import MONTHS, english_in, pseudo

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak]
PEOPLE = ("Ann", "Bo")
NAMES = (*PEOPLE, *COMPUTER_NAMES)
# Each of a few deals, under the rules that have most to say.
MATCHES = {
    "black-tile": {"game": "black-tile", "target": 5},
    "domino-whist": {"game": "domino-whist", "target": 1},
    "domino-hearts": {"game": "domino-hearts", "target": 10},
    "seventy-nine": {"game": "seventy-nine", "preset": "bidders-choice", "target": 1},
    "forty-two": {"game": "forty-two", "preset": "special-bids", "target": 1},
    "all-fives": {"game": "dominoes", "preset": "all-fives", "target": 40},
    "dominican": {"game": "dominoes", "preset": "dominican", "target": 40},
    "blind-hughie": {"game": "blind-hughie", "target": 20},
    "billitonnen": {"game": "blind-hughie", "preset": "billitonnen"},
}
COMPUTERS = {"seventy-nine": 4}  # beside two people; else 2
ZONE = ("Europe", "Berlin")  # an example of how time zones are written
GOES_ON = ("button-delete-data", "button-set-hours", "button-change-hours", "select-lead")  # "…": what follows
ALSO = ("more", "less", "sort", *SHARING)
MOMENTARY = ("hint", "last", "more", "less", "hand", "play")  # what they show is another thing at every turn
AFTER_A_DEAL = ("scores", "last", "replay")
TYPED = {"move": "move", "pass": "first", "bid": "amount", "lead": "tile", "play": "tile"}


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


@pytest.mark.parametrize("name", MATCHES)
async def test_a_whole_match(house: House, name: str) -> None:
    ann, bo = house.people(*PEOPLE)
    rules = MATCHES[name]
    visitors = {person.id: Visitor(person, rules["game"]) for person in (ann, bo)}
    table = await Table.open(house, ann, bo, computers=COMPUTERS.get(name, 2), start=False, **rules)
    await visitors[ann.id].visit(table.lobby)
    await agree_to_hints(table)
    await table.start()
    seen, asked_back, deals = set[str](), 0, 0
    while (found := await table.next()) is not None:
        person, message, offered = found
        if (phase := phase_of(offered)) not in seen:
            seen.add(phase)
            await look_around(visitors[person.id], table, message)
        elif deals < (deals := deals_over(table)):
            visitors[person.id].forget(*AFTER_A_DEAL)
            await visitors[person.id].visit(await board_of(table))
        elif asked_back < 2 and await ask_back(table, agree=asked_back == 1):
            asked_back += 1
        else:
            await table.act(*found)
    await house.idle()
    for message in (await board_of(table), *ann.dms()[-1:]):
        await visitors[ann.id].visit(message, ALSO)
    past = await asked(ann, table.channel, "history")
    await (await ann.choose(past, [table.id], custom_id=control(past, "past").custom_id)).answered()
    for command in ("leaderboard", "stats"):
        await asked(ann, table.channel, f"{command} game:{rules['game']}")
    await (await ann.command(table.channel, "stats", player=bo, versus=ann)).answered()
    check(house, table.channel, ann, bo)


async def board_of(table: Table) -> ChatMessage:
    """The message of the table: its last, once the match is over."""
    return await table.wait(lambda: table.final() or table.board())


def deals_over(table: Table) -> int:
    return table.house.rows("SELECT count(*) FROM deal_results WHERE table_id = ?", table.id)[0][0]


async def agree_to_hints(table: Table) -> None:
    ann, bo = table.seated
    await (await press(ann, await (await press(ann, table.lobby, "rules")).answered(), "hintson")).acknowledged()
    await table.wait(lambda: offers(table.lobby, "hintsagree"))
    await (await press(bo, table.lobby, "hintsagree")).acknowledged()


async def look_around(visitor: Visitor, table: Table, hand: ChatMessage) -> None:
    """Look at everything there is at the table, and begin to type."""
    visitor.forget(*MOMENTARY)
    for message in (hand, await board_of(table)):
        await visitor.visit(message, ALSO)
    for command, option in TYPED.items():
        await visitor.person.autocomplete(table.channel, command, focused=option)


async def ask_back(table: Table, *, agree: bool) -> bool:
    """Where somebody may ask to take back a play they do, and the others agree or do not. Whether somebody has."""
    for person in table.seated:
        hand = table.hand(person)
        if hand is not None and offers(hand, "undo"):
            await (await press(person, hand, "undo")).acknowledged()
            await table.house.idle()
            other = next(it for it in table.seated if it is not person)
            if offers(board := await board_of(table), "agree"):
                await (await press(other, board, "agree" if agree else "refuse")).acknowledged()
                await table.house.idle()
            return True
    return False


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


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson(house: House, name: str) -> None:
    ann, channel, lesson = house.person("Ann"), house.channel(), LESSONS[name]
    contents = await asked(ann, channel, "help")
    await (await ann.click(contents, custom_id=f"b:learn:0:0:{name}")).answered()
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
    page = await asked(ann, channel, "puzzle")
    await (await press(ann, page, "allowpuzzles")).acknowledged()
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
        await play_out(house, person, last=person is bo)
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


async def test_every_game_has_a_match() -> None:
    assert {match["game"] for match in MATCHES.values()} == {*CATALOGUE}
