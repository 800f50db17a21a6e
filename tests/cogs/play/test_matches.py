"""Whole matches by commands and by clicks, one of each kind of board; of every game they are played in tests/rules."""

import itertools
import re

import pytest

from bot.playground import ChatMessage
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls, offers, phase_of, pictured
from tests.said import is_said, said

NO_TROUBLE = re.compile(r"went wrong|earlier turn|not your turn")


def ended_well(bench: Bench, table: Table, final: ChatMessage | None) -> None:
    """The match is in the database as it was told, and nobody was told of trouble."""
    assert final is not None
    assert "🏆" in final.content
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("finished",)]
    totals = [total for (total,) in bench.rows("SELECT total FROM match_results WHERE table_id = ?", table.id)]
    assert all(str(total) in final.content for total in totals)
    for person in table.seated:
        for shown in person.shown():
            assert not NO_TROUBLE.search(" ".join(shown.texts)), shown
        for message in person.dms():
            told = " ".join(revision.content for revision in message.revisions)
            assert len({*re.findall(r"[Dd]eal (\d+)", told)}) <= 1, "a hand message is of one deal, from first to last"


@pytest.mark.parametrize(("game", "players", "target"), [("dominoes", 4, 20), ("blind-hughie", 4, 20)])
async def test_a_match_without_tricks(bench: Bench, game: str, players: int, target: int) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=players - 2, game=game, target=target)
    ways, final = itertools.cycle(("click", "command", "command", "click")), None
    while final is None:
        final = await table.play(1, by=next(ways))
    assert "🏆" in final.content
    assert final.attachments[0].description


async def test_one_person_by_commands(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, preset="eleven-point", target=5)
    ended_well(bench, table, await table.play(by="command"))


async def test_three_handed_by_clicks(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=1, preset="eleven-point", players=3, target=5)
    ended_well(bench, table, await table.play())
    # Where plays come in a burst no message stands long enough to say it in words: then the alt texts still do.
    revisions = [revision for it in ann.timeline(table.channel) for revision in it.revisions]
    assert any(is_said("trick-undealt-to", text) for revision in revisions for text in revision.texts())


async def test_partners(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=2, preset="partners", target=5)
    final = await table.play()
    ended_well(bench, table, final)
    assert final is not None
    assert re.search(r"(win|share the win in) \*\*Black Tile 11", final.content)


async def test_four_people_every_way_to_choose(bench: Bench) -> None:
    """Pass by select, yield on the table message, lead by select, follow by buttons."""
    people = bench.people("ann", "bo", "cy", "di")
    table = await Table.open(bench, *people, target=500)
    first, _, offered = await table.until("open")
    board = await table.wait(lambda: (board := table.board()) and offers(board, "move") and board)
    (give,) = [it for it in controls(board) if it.action == "move"]
    assert first.mention in board.content
    table.moved(first, offered)
    await (await first.click(board, custom_id=give.custom_id)).acknowledged()
    leader, message, offered = await table.until("lead")
    assert people.index(leader) == (people.index(first) + 1) % 4
    assert not offered[0].is_button
    await (await table.click(leader, message, offered)).acknowledged()
    for later in range(1, 4):
        person, message, offered = await table.until("play")
        assert people.index(person) == (people.index(leader) + later) % 4
        assert offered[0].is_button or len(offered[0].component["options"]) > 5, "who is void may hold too many"
        await (await table.click(person, message, offered)).acknowledged()
    assert phase_of((await table.until("lead"))[2]) == "lead"


async def test_scores_leaderboard_and_rematch_after_a_match(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=5)
    final = await table.play()
    assert final is not None
    board = await pictured(await ann.command(table.channel, "leaderboard", game="black-tile"))
    assert "You: 3 more to be ranked." in board, "alone with computers one is not ranked"
    card = await pictured(await ann.command(table.channel, "stats"))
    assert re.search(r"Ann, all games: [01] of 1 match won\.", card)

    await (await ann.click(final, label="Rematch")).acknowledged()
    again = await table.wait(lambda: (board := table.board()) and table.number(board) != table.id and board)
    assert "deal 1" in again.content, "alone with computers a rematch begins at once"
    assert said("scores-none") in await answer(await ann.click(again, label="Scores"))
