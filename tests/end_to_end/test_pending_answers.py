"""The bot is killed between showing a private hand and knowing which message shows it: it is found again all the same.

Discord has that message, and its buttons work. Without a note of it the next process would leave it as it is, below
the hand that goes on.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, nullcontext
from datetime import timedelta
from functools import partial
from multiprocessing.connection import Connection

import pytest
import pytest_asyncio

from bot.playground import ChatMessage, Interaction, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.tables import Tables
from bot.words.speaker import say
from cogs.delivery import pending_answers
from cogs.kit.answers import answers
from cogs.kit.answers.answers import SOON
from tests.end_to_end.conftest import running
from tests.end_to_end.controls import offers, typed
from tests.end_to_end.house import House, Table
from tests.end_to_end.message_checks import check_up_to_date, private_hands, wait_until_shown
from tests.end_to_end.points.watched_bot import WatchedBot
from tests.idle import GUARD

pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = ("ann", "bo", "cy")
CALLBACK = r"^POST /interactions/"
FOLLOW_UP, EDIT_OF_FOLLOW_UP = r"^POST /webhooks/", r"^PATCH /webhooks/.*/messages/\d+$"
Press = Callable[[Table, UserClient], Awaitable[Interaction]]
Program = Callable[[dict[str, str], str, Connection], None]
ROWS = "SELECT count(*) FROM pending_answers"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("house"), bot_type=WatchedBot) as made:
        yield made


class ImpatientBot(WatchedBot):
    """A bot that soon acknowledges ahead of its answer, and soon looks for the answers of the one before."""

    def _program(self) -> Program:
        return partial(_run_impatient, super()._program())


def _run_impatient(program: Program, environment: dict[str, str], log: str, standard_input: Connection) -> None:
    """The program, in the new process."""
    answers.PATIENCE = 0.2
    pending_answers.GIVEN_WITHIN = timedelta(seconds=1)
    program(environment, log, standard_input)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def impatient_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("impatient"), bot_type=ImpatientBot) as made:
        yield made


async def restart(house: House) -> None:
    """Start the bot again, after so long that nothing can be under way any more."""
    house.change("UPDATE pending_answers SET at = datetime(at, '-3 seconds')")
    await house.restart()


async def open_table(house: House) -> Table:
    table = await Table.open(house, *house.people(*NAMES), players=3, target=500)
    await table.wait(lambda: all(table.asked(person) for person in table.seated))  # they pass
    return table


async def check_one_hand(house: House, table: Table, person: UserClient) -> ChatMessage:
    """The person has one private hand, which goes on with the table."""
    store = await Store.open(house.database_url)
    try:
        tables = Tables(store, CATALOGUE)
        await house.until(lambda: house.rows(ROWS) == [(0,)])
        await wait_until_shown(house, tables, table)
        (hand,) = private_hands(table, person)
        before = hand.content
        for other in table.seated:
            if found := table.asked(other):
                await (await table.click(other, *found)).acknowledged()
        await wait_until_shown(house, tables, table)
        check_up_to_date(house, table)
        assert private_hands(table, person) == [hand]
        assert hand.content != before
        return hand
    finally:
        await store.close()


async def type_a_pass(table: Table, person: UserClient) -> Interaction:
    found = table.asked(person)
    assert found is not None
    return await person.type(person.dm, typed(" ".join(("pass", *found[1][0].moves[:3]))))


async def type_hand(table: Table, person: UserClient) -> Interaction:
    return await person.type(table.channel, "/hand")


def crash_when_stored(bot: WatchedBot) -> None:
    """Kill the bot right after it commits a pending answer, which may share its commit with other writes."""

    def may_go_on(moment: str) -> bool:
        is_stored = moment.startswith("after") and "pending_answers" in moment
        if is_stored:
            bot.crash()
        return not is_stored

    bot.may_go_on = may_go_on


async def press_my_hand(table: Table, person: UserClient) -> Interaction:
    board = table.board()
    assert board is not None
    return await person.click(board, label="My hand")


@pytest.mark.parametrize("press", [type_a_pass, press_my_hand])
async def test_killed_after_the_answer(house: House, press: Press) -> None:
    table = await open_table(house)
    async with house.killed_after(CALLBACK):
        await press(table, table.seated[0])
    assert len(private_hands(table, table.seated[0])) == 1
    await restart(house)
    await check_one_hand(house, table, table.seated[0])


async def test_killed_after_an_answer_that_was_put_off(impatient_house: House) -> None:
    """An answer that waits too long for the disk is acknowledged first, and is another call."""
    house = impatient_house
    table = await open_table(house)
    await press_at_busy_disk(house, table, EDIT_OF_FOLLOW_UP)
    await restart(house)
    await check_one_hand(house, table, table.seated[0])


async def test_a_follow_up_that_cannot_be_found_shows_no_hand(impatient_house: House) -> None:
    """One more message after a press was acknowledged: only its id tells which it is, and that comes too late."""
    house = impatient_house
    table = await open_table(house)
    sent = await press_at_busy_disk(house, table, FOLLOW_UP)
    await restart(house)
    await house.until(lambda: house.rows(ROWS) == [(0,)])
    assert [(it.content, it.components) for it in sent.followups] == [(say(SOON), [])]
    assert not private_hands(table, table.seated[0])


async def press_at_busy_disk(house: House, table: Table, call: str) -> Interaction:
    """The bot is killed after a call, and has to acknowledge before it can write."""
    async with house.killed_after(call), busy_disk(house) as let_go_on:
        sent = await (await press_my_hand(table, table.seated[0])).acknowledged()
        let_go_on()
    return sent


async def test_killed_before_the_answer_that_was_put_off(impatient_house: House) -> None:
    """A player who would have read "is thinking…" until Discord gives up is shown the hand by the next process."""
    house = impatient_house
    table, bot = await open_table(house), house.bot
    assert isinstance(bot, WatchedBot)
    async with busy_disk(house) as let_go_on:
        sent = await (await type_hand(table, table.seated[0])).acknowledged()
        crash_when_stored(bot)
        let_go_on()
        await asyncio.wait_for(bot.ended(), GUARD)
    bot.may_go_on = lambda _: True
    assert not private_hands(table, table.seated[0])
    await restart(house)
    assert await check_one_hand(house, table, table.seated[0]) == sent.response


@asynccontextmanager
async def busy_disk(house: House) -> AsyncIterator[Callable[[], None]]:
    """No one else can write to the database."""
    await house.idle()

    def lock() -> sqlite3.Connection:
        connection = sqlite3.connect(house.folder / "boneyard.sqlite3", timeout=5, check_same_thread=False)
        connection.execute("BEGIN IMMEDIATE")
        return connection

    with closing(await asyncio.to_thread(lock)) as connection:
        yield connection.rollback


async def test_killed_after_a_question_became_a_hand(house: House) -> None:
    """A player at two tables is asked which hand they want, and the answer takes the place of the question."""
    first = await open_table(house)
    ann = first.seated[0]
    await Table.open(house, ann, start=False)
    question = await (await ann.type(ann.dm, "/hand")).answered()
    async with house.killed_after(CALLBACK):
        await ann.choose(question, [str(first.id)])
    assert offers(question, "more")
    await restart(house)
    assert await check_one_hand(house, first, ann) == question


async def test_a_newer_hand_stays(impatient_house: House) -> None:
    """The one that is found is deleted where its player has opened another since."""
    house = impatient_house
    table = await open_table(house)
    ann = table.seated[0]
    async with house.killed_after(CALLBACK):
        sent = await type_hand(table, ann)
    lost = sent.response
    assert lost is not None
    await house.restart()  # at once: the answer might still be under way
    newer = await (await type_hand(table, ann)).answered()
    assert await check_one_hand(house, table, ann) == newer
    assert lost.deleted_at


async def test_an_answer_that_was_never_given_is_forgotten(house: House) -> None:
    """Killed before the answer: Discord is asked for it once."""
    table = await open_table(house)
    bot, calls = house.bot, list[str]()
    assert isinstance(bot, WatchedBot)
    crash_when_stored(bot)
    await press_my_hand(table, table.seated[0])
    await asyncio.wait_for(bot.ended(), GUARD)
    bot.may_go_on = lambda _: True
    assert house.rows(ROWS) == [(1,)]

    @asynccontextmanager
    async def around(method: str, path: str) -> AsyncIterator[None]:
        calls.append(f"{method} {path}")
        yield

    house.playground.faults.around = around
    await restart(house)
    await house.until(lambda: house.rows(ROWS) == [(0,)])
    await house.idle()
    house.playground.faults.around = lambda _method, _path: nullcontext()
    assert len([call for call in calls if call.startswith("GET /webhooks/")]) == 1
    assert not private_hands(table, table.seated[0])
    assert " ERROR " not in bot.log.read_text(encoding="utf-8")
