"""Matches at the bench as their messages are delivered: who is asked, what a play costs, where a person's hand is."""

from bot.playground import ChatMessage, UserClient
from bot.rules.boards import TrainsView, TricksView
from bot.rules.events import Drew
from bot.rules.view import View
from bot.table.state.snapshot import Snapshot
from tests.cogs.conftest import Bench
from tests.end_to_end.controls import Control, controls, decisions, ways_of
from tests.end_to_end.house import Table
from tests.said import is_said, said
from tests.table.people import until

NAMES = ("Ann", "Bo", "Cy", "Di")


async def table_of(bench: Bench) -> tuple[Table, UserClient, ChatMessage]:
    """A match of four people as the first is asked, and that one's hand in the direct messages."""
    ann, *others = bench.people(*NAMES)
    table = await bench.table(ann, *others, target=500)
    await others_play(bench, table, ann)
    hand = table.hand(ann)
    assert hand is not None
    return table, ann, hand


async def closed_table(bench: Bench, *, target: int = 500) -> tuple[Table, UserClient]:
    """A match of four people. The first has closed DMs."""
    ann, *others = bench.people(*NAMES)
    ann.close_dms()
    return await bench.table(ann, *others, target=target), ann


def board_of(table: Table) -> ChatMessage:
    board = table.board()
    assert board is not None
    return board


def public(snapshot: Snapshot) -> View:
    assert snapshot.public is not None
    return snapshot.public


async def asked(table: Table) -> tuple[UserClient, ChatMessage, list[Control]]:
    found = await table.next()
    assert found is not None
    return found


async def others_play(bench: Bench, table: Table, person: UserClient) -> None:
    """The others make their moves, until the person is asked."""
    others = [other for other in table.seated if other is not person]
    while (found := next(((it, *asked) for it in others if (asked := table.asked(it))), None)) is not None:
        await (await table.click(*found)).acknowledged()
        await bench.idle()


async def at_rest(bench: Bench, table: Table) -> Snapshot:
    """The table once everything is delivered, and what is played by itself has been."""
    await until(lambda: not bench.bot._computers._at_work)
    await bench.idle()
    return await bench.bot.services.tables.snapshot(table.id)


async def play_for(bench: Bench, table: Table, *found: *tuple[UserClient, ChatMessage, list[Control]]) -> int:
    """Play by a click, for three calls, and one more for each other seat when a trick is taken or a phase ends, and for
    each that draws a tile at trains, but where the deal ends with it; how many it took. A piece that asks for its suit
    is pressed before.
    """
    log, before = bench.playground.log, public(await at_rest(bench, table))
    person, message, moves = found
    control = table.rng.choice(moves)
    if control.action == "piece":
        control = table.rng.choice(await ways_of(person, message, control))
        await at_rest(bench, table)
    first = log.count
    await (await table.click(person, message, [control])).acknowledged()
    snapshot = await at_rest(bench, table)
    after, made = public(snapshot), log.entries[len(log.entries) - (log.count - first) :]
    calls = [str(it) for it in made if it.method != "GET"]  # it looks now and then whether the table was buried
    if not snapshot.over and len(after.results) == len(before.results):
        boards = (view.board for view in (before, after))
        tricks = [len(board.finished) if isinstance(board, TricksView) else 0 for board in boards]
        others = len(after.seats) - 1 if before.phase is not after.phase or tricks[0] != tricks[1] else 0
        if isinstance(after.board, TrainsView):
            events = after.board.log[len(before.train_board.log) :]
            others = len({event.seat for event in events if isinstance(event, Drew)})
        assert len(calls) <= 3 + others, calls
    return len(calls)


def private(person: UserClient, table: Table) -> list[ChatMessage]:
    """The hands that a person is shown in the channel, in pictures or put away."""
    shown = [it for it in person.timeline(table.channel) if it.ephemeral]
    return [it for it in shown if it.attachments or is_said("hand-put-away", it.content)]


def own_moves(message: ChatMessage) -> list[Control]:
    return decisions(message)


async def open_hand(bench: Bench, table: Table, person: UserClient) -> ChatMessage:
    response = await (await person.click(board_of(table), label="My hand")).answered()
    await is_kept(bench, response)
    assert private(person, table) == [response]
    return response


async def is_kept(bench: Bench, shown: ChatMessage) -> None:
    """Wait until the bot knows a message that it has just answered with, and has deleted the one before."""
    await bench.until(lambda: kept_tokens(bench, shown) and not bench.rows("SELECT 1 FROM leftovers"))
    await bench.idle()


def kept_tokens(bench: Bench, *messages: ChatMessage) -> list[str]:
    query = "SELECT token FROM tokens WHERE message_id = ?"
    return [token for message in messages for (token,) in bench.rows(query, message.id)]


async def click(bench: Bench, table: Table, person: UserClient, message: ChatMessage) -> None:
    await (await table.click(person, message, own_moves(message))).acknowledged()
    await bench.idle()


def is_elsewhere(table: Table, direct: ChatMessage) -> bool:
    """True if a direct message says in one line that the hand is open in the channel."""
    if [it.action for it in controls(direct)] != ["here"]:
        return False
    assert direct.content == said("hand-open", where=f"<#{table.channel.id}>")
    assert not direct.attachments
    return True


def is_hand(direct: ChatMessage) -> bool:
    return bool(direct.attachments) and "here" not in {it.action for it in controls(direct)}
