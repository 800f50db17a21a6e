"""A newcomer's tips: there until their first match of a game is over, or they turn them off."""

from functools import partial

from bot.message import Message
from bot.playground import ChatMessage, UserClient
from tests.cogs.server import Server
from tests.end_to_end.house import Table, offers, phase_of
from tests.said import is_said, said


def has_tip(message: ChatMessage) -> bool:
    return "💡" in message.content


def lacks_tip(message: ChatMessage) -> bool:
    return not has_tip(message)


async def asked(table: Table, person: UserClient) -> ChatMessage:
    """A person's hand, once it asks which pieces to pass: a newcomer gets a tip for that."""
    found = await table.wait(lambda: table.asked(person))
    return found[0]


async def test_tips_end_for_the_player_who_turns_them_off_until_turned_on(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, computers=2, target=300)
    hand, other = await asked(table, ann), await asked(table, bo)
    assert has_tip(hand)
    assert has_tip(other)
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    await (await ann.click(hand, label=said("hand-tips-off"))).acknowledged()
    await table.wait(lambda: lacks_tip(hand))
    assert is_said("hand-tips-are-off", hand.content)
    assert not offers(hand, "coach")
    assert has_tip(other), "it is for each alone"
    for _ in range(4):
        await table.play(2)
        assert not any(map(has_tip, ann.dms()))
    page = await (await ann.command(table.channel, "settings")).answered()
    await (await ann.click(page, label="Tips: off")).acknowledged()
    while not any(map(has_tip, ann.dms())):
        await table.play(1)


async def test_a_finished_match_of_the_game_ends_its_tips(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    first = await Table.open(server, ann, bo, computers=2, target=1)
    assert has_tip(await asked(first, ann))
    await first.play()
    again = await Table.open(server, ann, cy, computers=2)
    assert not has_tip(await asked(again, ann))
    assert has_tip(await asked(again, cy))
    other = await Table.open(server, ann, computers=3, game="domino-hearts")
    assert has_tip(await asked(other, ann)), "of another game they have played none"


async def test_at_a_line_the_tip_is_on_the_table_while_a_newcomer_chooses(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, game="blind-hughie", players=2, target=500)
    for person in (ann, bo):
        board = await choice_of_end(table, person)
        assert has_tip(board)
        assert " open" in board.content.splitlines()[-1]
        told = await (await person.click(board, label=said("hand-tips-off"))).answered()
        assert told.content == said("hand-tips-are-off", button=Message("button-settings"))
        assert told.ephemeral
        await table.wait(partial(lacks_tip, board))
        assert offers(board, "move"), "the choice is still there"
        assert not offers(board, "coach")
    assert lacks_tip(await choice_of_end(table, ann))


async def choice_of_end(table: Table, person: UserClient) -> ChatMessage:
    """The table message, once a person is to choose the end for a tile."""
    while (found := await table.next()) is not None:
        if found[0] is person and phase_of(found[2]) == "place":
            return found[1]
        await table.act(*found)
    raise AssertionError("the match ended before")
