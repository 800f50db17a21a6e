"""Whole matches of Black Tile, by commands and by clicks."""

import re

import pytest

from bot.playground import ChatMessage
from tests.end_to_end.forked_bot import run_forked
from tests.end_to_end.house import House, Table, answer, controls, offers, phase_of, pictured
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")

NO_TROUBLE = re.compile(r"went wrong|earlier turn|not your turn")


def ended_well(house: House, table: Table, final: ChatMessage | None) -> None:
    """The match is in the database as it was told, and nobody was told of trouble."""
    assert final is not None
    assert "🏆" in final.content
    assert house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("finished",)]
    totals = [total for (total,) in house.rows("SELECT total FROM match_results WHERE table_id = ?", table.id)]
    assert all(str(total) in final.content for total in totals)
    for person in table.seated:
        for shown in person.shown():
            assert not NO_TROUBLE.search(" ".join(shown.texts)), shown
        for message in person.dms():
            told = " ".join(revision.content for revision in message.revisions)
            assert len({*re.findall(r"[Dd]eal (\d+)", told)}) <= 1, "a hand message is of one deal, from first to last"


async def test_one_person_by_commands(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, preset="eleven-point", target=5)
    ended_well(house, table, await table.play(by="command"))


async def test_three_handed_by_clicks(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=1, preset="eleven-point", players=3, target=5)
    ended_well(house, table, await table.play())
    # Where plays come in a burst no message stands long enough to say it in words: then the alt texts still do.
    revisions = [revision for it in ann.timeline(table.channel) for revision in it.revisions]
    assert any(is_said("trick-undealt-to", text) for revision in revisions for text in revision.texts())


async def test_partners(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, preset="partners", target=5)
    final = await table.play()
    ended_well(house, table, final)
    assert final is not None
    assert re.search(r"(win|share the win in) \*\*Black Tile 11", final.content)


async def test_four_people_every_way_to_choose(house: House) -> None:
    """Pass by select, yield on the table message, lead by select, follow by buttons."""
    people = house.people("ann", "bo", "cy", "di")
    table = await Table.open(house, *people, target=500)
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


async def test_afterwards_scores_leaderboard_record_rematch(house: House) -> None:
    """After a match with computers who think."""
    ann = house.person()
    table = await Table.open(house, ann, computers=3, level="hard", target=5)
    final = await table.play()
    assert final is not None
    board = await pictured(await ann.command(table.channel, "leaderboard", game="black-tile"))
    assert "You: 3 more to be ranked." in board, "alone with computers one is not ranked"
    card = await pictured(await ann.command(table.channel, "stats"))
    assert re.search(r"Ann, all games: [01] of 1 match won\.", card)

    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data.decode()
    assert "the secret fits the seal" in await verified(house, record, 0)
    first = next(line for line in record.split("\n") if line.startswith("1 "))
    assert "Move 1 is missing" in await verified(house, record.replace(f"{first}\n", "", 1), 1)
    secret = re.search(r"^secret: (..)", record, re.MULTILINE)
    assert secret is not None
    other = record.replace(secret[0], "secret: " + ("00" if secret[1] != "00" else "01"), 1)
    assert said("record-seal") in await verified(house, other, 1)

    await (await ann.click(final, label="Rematch")).acknowledged()
    again = await table.wait(lambda: (board := table.board()) and table.number(board) != table.id and board)
    assert "deal 1" in again.content, "alone with computers a rematch begins at once"
    assert said("scores-none") in await answer(await ann.click(again, label="Scores"))


async def verified(house: House, record: str, status: int = 0) -> str:
    """What `verify` says of a record, and that it ends with that status."""
    file = house.folder / "record.txt"
    file.write_text(record, encoding="utf-8")
    found, output = await run_forked(house.folder, "verify", str(file))
    assert found == status, output
    assert "Traceback" not in output
    return output
