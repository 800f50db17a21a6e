"""What goes wrong on Discord's side: the match goes on, and every message comes to show what it should."""

import asyncio
from contextlib import suppress

import pytest

from bot.playground import Interaction, InteractionFailedError, Message, Permission
from tests.end_to_end.house import House, Table, answer, controls, offers
from tests.end_to_end.message_checks import wait_until_drawn

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_discord_fails_while_a_match_goes_on(house: House, status: int) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    await table.until("play")
    for where in (r"PATCH /channels/", r"PATCH /webhooks/"):
        house.playground.faults.answer(status, times=2, where=where)
    await table.play(10)
    house.playground.faults.clear()
    await table.next()
    await wait_until_drawn(house, table)


async def test_a_failed_answer_loses_no_move(house: House) -> None:
    """The click's own answer fails: the move stands, and the hand is brought up to date all the same."""
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    seen = len(hand.revisions)
    house.playground.faults.answer(400, where=r"POST /interactions/")
    sent = await table.click(ann, hand, offered)
    await table.wait(lambda: len(hand.revisions) > seen)
    assert any(row == (sent.id,) for row in house.rows("SELECT interaction_id FROM moves"))
    await table.play(2)


@pytest.mark.parametrize(("times", "is_applied"), [(1, False), (1, True), (3, False)])
async def test_the_answer_to_a_move_is_cut_off(own_house: House, times: int, *, is_applied: bool) -> None:
    """It is given again, or the hand shows the move by itself. Nobody is told to try again what was done."""
    house = own_house
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    seen = len(hand.revisions)
    house.playground.faults.cut(times, r"POST /interactions/", is_applied=is_applied)
    sent = await table.click(ann, hand, offered)
    await table.wait(lambda: len(hand.revisions) > seen)
    await table.play(1)
    assert "does not fit" not in await answer(await ann.type(table.channel, "/scores"))
    assert house.rows("SELECT COUNT(*) FROM moves WHERE interaction_id = ?", sent.id) == [(1,)]
    nobody_was_told_that_it_failed(house)


async def test_the_hand_is_deleted_while_a_move_is_made_on_it(own_house: House) -> None:
    house = own_house
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    house.playground.faults.delay(0.2, where=r"POST /interactions/")
    sent = await table.click(ann, hand, offered)
    house.playground.messages.delete(hand)
    assert (await sent.answered()).attachments, "what the hand was to show"
    await table.wait(lambda: table.hand(ann))
    assert house.rows("SELECT COUNT(*) FROM moves WHERE interaction_id = ?", sent.id) == [(1,)]
    await table.play(2)
    nobody_was_told_that_it_failed(house)


def nobody_was_told_that_it_failed(house: House) -> None:
    told = " ".join(text for person in house.playground.people.values() for it in person.shown() for text in it.texts)
    assert "Sorry" not in told
    assert "try again" not in told
    log = house.bot.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert " ERROR " not in log


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_gateway_is_dropped(house: House, resumable: bool) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    await table.until("play")
    if not resumable:
        house.playground.faults.refuse_resume()
    house.playground.gateway.drop(shard=0)
    for _ in range(6):
        with suppress(InteractionFailedError):  # what is asked while nobody listens is lost, on Discord too
            await (await ann.type(table.channel, "/scores")).acknowledged()
            break
    await table.play(6)


async def test_a_table_message_deleted_comes_back(house: House) -> None:
    ann = house.person()
    boss = house.person("boss", moderator=True)
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    old = table.board()
    assert old is not None
    await boss.delete(old)
    assert table.board() is None
    await (await table.click(ann, hand, offered)).acknowledged()
    board: Message = await table.wait(table.board)
    assert board.attachments
    await table.play(2)


async def test_a_hand_deleted_is_asked_for_again(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, _ = await table.until("play")
    house.playground.messages.delete(hand)
    shown = await (await ann.type(table.channel, "/hand")).answered()
    assert offers(shown, "move")
    legal = await ann.autocomplete(table.channel, "play", focused="tile")
    await (await ann.type(table.channel, f"/play tile:{legal[0]['value']}")).acknowledged()
    assert await table.wait(lambda: (again := table.hand(ann)) is not None and again is not hand)


async def test_a_channel_deleted_ends_its_table(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    await table.until("play")
    house.playground.delete_channel(table.channel)
    hand = table.hand(ann)
    assert hand is not None
    await table.wait(lambda: not offers(hand, "move", "pick"))
    assert house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert "was stopped" in hand.content


async def test_a_buried_table_moves_down(house: House) -> None:
    ann, guest = house.people("ann", "guest")
    table = await Table.open(house, ann, computers=3, target=500)
    await table.until("play")
    old = table.board()
    for number in range(7):
        await guest.say(table.channel, f"chat {number}")
    assert await answer(await guest.type(table.channel, "/table")) == "Here is the table."
    board = await table.wait(lambda: (new := table.board()) is not old and new)
    await table.wait(lambda: old not in ann.timeline(table.channel))
    assert [message for message in ann.timeline(table.channel) if not message.ephemeral][-1] is board
    await table.play(3)
    assert table.board() is board


async def test_an_old_table_message_that_could_not_be_deleted_never_shows_a_hand(house: House) -> None:
    """The moves everybody may see stand on it, and still work; who clicks is answered alone."""
    table = await Table.open(house, *house.people("ann", "bo", "cy"), players=3)
    person, _, _ = await table.until("open")
    old = table.board()
    assert old is not None
    house.playground.faults.answer(403, where=r"DELETE /channels/")
    await (await person.type(table.channel, "/table")).answered()
    await table.wait(lambda: table.board() is not old)
    shown = len(old.revisions)
    sent = await person.click(old, custom_id=next(it.custom_id for it in controls(old) if it.action == "move"))
    assert (await sent.answered()).ephemeral
    assert any(row == (sent.id,) for row in house.rows("SELECT interaction_id FROM moves"))
    assert len(old.revisions) == shown


async def test_attach_files_taken_in_mid_match_is_named(house: House) -> None:
    """A picture that may not be shown: the permission is named, the match goes on in direct messages."""
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    await table.until("play")
    house.playground.deny(table.channel, Permission.ATTACH_FILES)
    reply = await (await ann.type(table.channel, "/hand")).answered()
    assert reply.ephemeral
    assert "Attach Files" in reply.content
    house.playground.allow(table.channel, Permission.ATTACH_FILES)
    assert (await (await ann.type(table.channel, "/hand")).answered()).attachments


async def test_an_answer_that_comes_too_late_after_a_rate_limit_is_no_fault_of_ours(own_house: House) -> None:
    """Discord forgets what was not acknowledged in time; that is noted in a line, with no traceback."""
    house = own_house
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    board = table.board()
    assert board is not None
    house.playground.faults.answer(429, times=4, where=r"POST /interactions/", retry_after=3.3)
    late = [
        asyncio.create_task(ann.autocomplete(table.channel, "play", focused="tile")),
        asyncio.create_task(acknowledged(await ann.type(table.channel, "/scores"))),
        asyncio.create_task(acknowledged(await ann.click(board, label="My hand"))),
        asyncio.create_task(acknowledged(await table.click(ann, hand, offered))),
    ]
    outcomes = await asyncio.gather(*late, return_exceptions=True)
    assert all(isinstance(outcome, InteractionFailedError) for outcome in outcomes), outcomes
    await house.quiet(1)
    log = house.bot.log.read_text(encoding="utf-8")
    assert "Unknown interaction" in log
    assert "Traceback" not in log
    assert " ERROR " not in log
    await table.play(2)


async def acknowledged(sent: Interaction) -> None:
    await sent.acknowledged()
