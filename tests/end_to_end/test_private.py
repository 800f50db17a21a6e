"""The private message of a player whose direct messages are closed, over a restart and with two processes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import ChatMessage, UserClient
from tests.end_to_end.controls import decisions, use
from tests.end_to_end.house import House, Table
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = ("ann", "bo", "cy", "di")


async def table_of(house: House, *, by_dm: bool = False) -> tuple[Table, UserClient, ChatMessage]:
    """A match of four people, the first of whom has opened their hand in the channel."""
    people = house.people(*NAMES)
    if not by_dm:
        people[0].close_dms()
    table = await Table.open(house, *people, target=500)
    board = table.board()
    assert board is not None
    shown = await (await people[0].click(board, label="My hand")).answered()
    await house.until(lambda: house.rows("SELECT 1 FROM tokens WHERE message_id = ?", shown.id))
    return table, people[0], shown


async def play_until(table: Table, person: UserClient, shown: ChatMessage, is_so: Callable[[], bool]) -> None:
    """Everyone moves, the person by that message, until something is so."""

    def asked() -> list[UserClient]:
        return [it for it in table.seated if it is not person and table.asked(it)]

    used: set[int] = set()
    for _ in range(60):
        if is_so():
            return
        if others := asked():
            found = table.asked(others[0])
            assert found is not None
            await (await table.click(others[0], *found)).acknowledged()
        elif moves := [it for it in decisions(shown) if it.position not in used]:
            used.add(moves[0].position)
            await (await use(person, shown, moves[0])).acknowledged()
        await table.house.idle()
    raise AssertionError("nobody is asked")


def log_of(folder: Path) -> str:
    return (folder / "bot.log").read_text(encoding="utf-8")


async def test_it_is_refreshed_after_a_kill(house: House) -> None:
    table, ann, shown = await table_of(house)
    await house.restart()
    await play_until(table, ann, shown, lambda: "trick 2" in (table.board() or shown).content)
    assert not shown.deleted_at
    revisions = len(shown.revisions)
    assert revisions > 1
    kept = house.rows("SELECT token FROM tokens WHERE message_id = ?", shown.id)
    assert len(kept) == 1
    assert kept[0][0] not in log_of(house.folder)
    house.change("UPDATE messages SET posted_at = datetime(posted_at, '-14 minutes') WHERE kind = 'private'")
    await house.restart()
    await table.wait(lambda: is_said("hand-put-away", shown.content))
    await house.until(lambda: house.rows("SELECT token FROM tokens WHERE message_id = ?", shown.id) == [])


async def test_after_a_kill_the_hand_is_still_at_one_place(house: House) -> None:
    table, ann, shown = await table_of(house, by_dm=True)
    direct = ann.dms()[-1]
    await table.wait(lambda: is_said("hand-open", direct.content))
    await house.restart()
    await house.idle()
    assert not shown.deleted_at
    assert not direct.attachments
    await ann.click(direct, label=said("button-hand-here"))
    await table.wait(lambda: direct.attachments and shown.deleted_at)
    board = table.board()
    assert board is not None
    shown = await (await ann.click(board, label="My hand")).answered()
    await table.wait(lambda: not direct.attachments)
    await house.idle()
    await house.bot.kill()
    house.change("UPDATE messages SET posted_at = datetime(posted_at, '-14 minutes') WHERE kind = 'private'")
    await house.bot.start()
    await table.wait(lambda: is_said("hand-put-away", shown.content) and direct.attachments)
    assert not is_said("hand-open", direct.content)
    assert not is_said("hand-open-below", direct.content)
