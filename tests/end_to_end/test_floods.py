"""One person presses a button three hundred times while others play: they notice nothing, and no move is lost."""

import asyncio

import pytest

from bot.playground import Interaction
from cogs.controls.fairness.queue import OF_PERSON, ONE_AT_A_TIME, PAUSE
from tests.end_to_end.house import House, Table, controls

pytestmark = pytest.mark.asyncio(loop_scope="module")
FLOOD = 300
TAPS_OF_OTHERS = 8


def answers(house: House, sent: Interaction) -> int:
    """How often the bot has called Discord about something that was pressed."""
    return sum(1 for _ in house.playground.log.matching(f"/interactions/{sent.id}/"))


def told(sent: list[Interaction]) -> list[str]:
    return [it.response.content for it in sent if it.response and it.response.content == ONE_AT_A_TIME]


async def others_play(table: Table) -> list[Interaction]:
    """People of another table play on, each move acknowledged."""
    sent: list[Interaction] = []
    while len(sent) < TAPS_OF_OTHERS:
        found = await table.next()
        assert found is not None
        sent.append(await (await table.click(*found)).acknowledged())
    return sent


async def test_others_play_on_and_so_does_the_flooder(house: House) -> None:
    ann, bo, cy = house.people("ann", "bo", "cy")
    flooded = await Table.open(house, ann, computers=3, target=500)
    other = await Table.open(house, bo, cy, computers=2, target=500)
    asked = await flooded.until("play")
    board = flooded.board()
    assert board is not None
    flood = [await ann.click(board, label="My hand") for _ in range(OF_PERSON - 2)]
    play = await flooded.click(*asked)
    flood += [await ann.click(board, label="My hand") for _ in range(FLOOD)]
    looking = [await person.click(board, label=label) for person in (bo, cy) for label in ("Scores", "How to play")]
    moves = await others_play(other)
    await asyncio.gather(play.acknowledged(), *(it.acknowledged() for it in looking))
    assert not told(looking)
    applied = [interaction for (interaction,) in house.rows("SELECT interaction_id FROM moves")]
    assert [applied.count(it.id) for it in moves] == [1] * len(moves), "each play of others was made, and made once"
    assert applied.count(play.id) == 1, "the play that waited among the flood was made"
    await house.until(lambda: told(flood))
    await house.quiet()
    served = sum(answers(house, it) for it in flood)
    assert told(flood) == [ONE_AT_A_TIME]
    assert served < FLOOD // 10, "what was dropped was not answered"
    await asyncio.sleep(PAUSE)
    assert (await (await ann.click(board, label="Scores")).answered()).content
    await flooded.play(2)


async def test_somebody_in_a_hurry_is_never_refused(house: House) -> None:
    """A select and a button, double taps, two commands: what comes together is all done."""
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, moves = await table.until("pass")
    sort = next((it for it in controls(hand) if it.action == "sort"), None)
    board = table.board()
    assert board is not None
    sent = [
        await table.click(ann, hand, moves),
        # Some hands look the same in every order, and have no such button.
        await (ann.click(hand, custom_id=sort.custom_id) if sort else ann.click(board, label="Scores")),
        await ann.click(board, label="My hand"),
        await ann.click(board, label="My hand"),
        await ann.type(table.channel, "/scores"),
        await ann.type(table.channel, "/hand"),
    ]
    assert len(sent) == OF_PERSON
    await asyncio.gather(*(it.acknowledged() for it in sent))
    _, hand, moves = await table.until("play")
    before = len(house.journal(table.id))
    table.moved(ann, moves)
    control, twice = moves[0], list[Interaction]()
    for _ in range(2):
        if control.is_button:
            twice.append(await ann.click(hand, custom_id=control.custom_id))
        else:
            twice.append(await ann.choose(hand, control.values[:1], custom_id=control.custom_id))
    await asyncio.gather(*(it.acknowledged() for it in twice))
    assert len(house.journal(table.id)) > before
    assert not told(sent + twice)
