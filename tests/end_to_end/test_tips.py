"""A newcomer's tips: there until their first match of a game is over, or they have had enough of them."""

from functools import partial

import pytest

from bot.message import Message
from bot.playground import ChatMessage, UserClient
from tests.end_to_end.house import House, Table, offers, phase_of
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def has_tip(message: ChatMessage) -> bool:
    return "💡" in message.content


async def hand_that_asks(table: Table, person: UserClient) -> ChatMessage:
    """A person's hand, once something is asked in it that a newcomer gets a tip for: which pieces to pass."""
    found = await table.wait(lambda: table.asked(person))
    return found[0]


async def test_a_newcomer_sees_a_tip_until_they_have_had_enough(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=300)
    hand, other = await hand_that_asks(table, ann), await hand_that_asks(table, bo)
    assert has_tip(hand)
    assert has_tip(other)
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    await (await ann.click(hand, label=said("hand-tips-off"))).acknowledged()
    await table.wait(lambda: not has_tip(hand))
    assert is_said("hand-tips-are-off", hand.content)
    assert not offers(hand, "coach")
    assert has_tip(other), "it is for each alone"
    for _ in range(4):
        await table.play(2)
        for message in ann.dms():
            assert not has_tip(message)
    page = await (await ann.command(table.channel, "settings")).answered()
    await (await ann.click(page, label="Tips: off")).acknowledged()
    while not any(map(has_tip, ann.dms())):
        await table.play(1)


async def test_who_has_finished_a_match_of_the_game_gets_none(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    first = await Table.open(house, ann, bo, computers=2, target=1)
    assert has_tip(await hand_that_asks(first, ann))
    await first.play()
    cy = house.person("cy")
    again = await Table.open(house, ann, cy, computers=2)
    assert not has_tip(await hand_that_asks(again, ann))
    assert has_tip(await hand_that_asks(again, cy))
    other = await Table.open(house, ann, computers=3, game="domino-hearts")
    assert has_tip(await hand_that_asks(other, ann)), "of another game they have played none"


async def test_at_a_line_the_tip_stands_on_the_table_while_a_newcomer_is_to_choose(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, game="blind-hughie", players=2, target=500)
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


def lacks_tip(message: ChatMessage) -> bool:
    return not has_tip(message)


async def choice_of_end(table: Table, person: UserClient) -> ChatMessage:
    """The table message, once a person is to choose the end for a tile."""
    while (found := await table.next()) is not None:
        if found[0] is person and phase_of(found[2]) == "place":
            return found[1]
        await (await table.click(*found)).acknowledged()
    raise AssertionError("the match ended before")
