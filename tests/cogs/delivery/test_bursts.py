"""Computer players who follow one another are shown by one edit, which tells what each of them did."""

import re
from datetime import timedelta

import pytest

from bot.playground import ChatMessage
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table
from tests.said import is_said
from tests.table.people import until

COMPUTERS = ("Pip", "Dot", "Ivory")
WAITS_FOR = re.compile(r"(Pip|Dot|Ivory)(?: to play|: turn up)")
PLAYED = re.compile(r"(\w+)(?: led)? (\d-\d)")
DEALS = 20  # so many are tried until one holds what a test is about


async def play_a_deal(bench: Bench, game: str) -> ChatMessage:
    """The table message of a deal of one person and three computer players."""
    table = await Table.open(bench, *bench.people("Ann"), computers=3, game=game)
    board = table.board()
    assert board is not None
    await bench.idle()  # the computers can have played a whole deal of Blind Hughie by then
    while not _is_over(board):
        found = await table.wait(lambda: table.someone() or (_is_over(board) and board), 20)
        if isinstance(found, ChatMessage):
            break
        await (await table.click(*found)).acknowledged()
        await until(lambda: not bench.bot._computers._at_work)
        await bench.idle()
        assert table.id not in bench.bot.courier._timers, "nothing changes by itself any more"
    return board


def _is_over(board: ChatMessage) -> bool:
    return is_said("end-heading", board.content)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, nothing is shown in the middle of a burst."""
    monkeypatch.setattr("cogs.delivery.table_delivery.LONGEST_BURST", timedelta(minutes=5))


async def test_three_plays_are_one_edit(bench: Bench) -> None:
    """In a deal or two of ten Ann never plays after two computers, for one of them leads all along."""
    for _ in range(DEALS):
        if _most_told_at_once(await play_a_deal(bench, "black-tile")) >= 2:
            return
    pytest.fail("no edit has told of several plays")


def _most_told_at_once(board: ChatMessage) -> int:
    told = 0
    for revision in board.revisions[1:]:
        text = revision.content
        trick = text.splitlines()[-1]
        played = (
            [name for name, _ in PLAYED.findall(trick)] if " led " in trick and not is_said("trick-done", trick) else []
        )
        if WAITS_FOR.search(text) and played:
            assert played[-1] == "Ann", f"a computer player follows another: {text}"
        told = max(told, sum(name in COMPUTERS for name in played))
    return told


async def test_three_turns_of_a_line_are_one_edit_that_tells_each(bench: Bench) -> None:
    """In a deal of ten no three of them follow one another before Ann: then another deal tells."""
    for _ in range(DEALS):
        board = await play_a_deal(bench, "blind-hughie")
        waiting = [it.content for it in board.revisions[2:] if WAITS_FOR.search(it.content)]
        assert all(text.splitlines()[-1].startswith("-# Ann") for text in waiting)
        asked = [it.content for it in board.revisions[2:] if "turn up" in it.content and "<@" in it.content]
        if any(all(f"-# {name}: " in text for name in COMPUTERS) for text in asked):
            return
    pytest.fail("no edit has told of the turns of all three")


async def test_computer_players_who_pass_are_one_edit(bench: Bench) -> None:
    board = await play_a_deal(bench, "domino-hearts")
    ready = [it.content for it in board.revisions if "have chosen" in it.content]
    assert len(ready) <= 3, ready
