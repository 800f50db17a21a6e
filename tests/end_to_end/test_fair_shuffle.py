"""A fair shuffle as its people see it: the seal, everybody's number, what is published before the hands, the proof."""

import re

import pytest

from bot.playground import Message
from bot.playground.api.interactions import Kind
from bot.playground.world.components import BUTTON
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.end_to_end.house import House, Table, answer, controls, seat_computers
from tests.end_to_end.test_matches import verified

pytestmark = pytest.mark.asyncio(loop_scope="module")
NUMBER = re.compile(r"Your number in the shuffle: `(\d+)`\.")
SEAL = re.compile(r"`([0-9a-f]{64})`")


def number(told: str) -> int:
    """The number that somebody was told."""
    found = NUMBER.search(told)
    assert found is not None, told
    return int(found[1])


def seal(message: Message) -> str:
    (found,) = SEAL.findall(message.content)
    return found


def published(table: Table, number: int) -> Message | None:
    """The message that publishes a match's numbers, this among them."""
    every = table.channel.messages.values()
    return next((it for it in every if "**Fair shuffle**" in it.content and str(number) in it.content), None)


async def test_everybody_is_told_their_number_and_finds_it_published_before_the_hands_and_in_the_record(
    house: House,
) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, players=3, target=1, start=False)
    sealed = seal(table.lobby)
    joined = await answer(await bo.click(table.lobby, label="Join"))
    assert joined.startswith("You have seat 2.\n")
    bos = number(joined)
    table.seated.append(bo)
    page = await answer(await ann.click(table.lobby, label="Fair shuffle"))
    assert f"1. Ann: comes with **Start**\n2. Bo: `{bos}`" in page
    await seat_computers(ann, table.lobby, 1, "easy")
    await table.wait(lambda: "Start**!" in table.lobby.content)
    started = await answer(await ann.click(table.lobby, label="Start"))
    assert started.startswith("The match begins. ")
    anns = number(started)
    assert anns > bos

    shown = await table.wait(lambda: published(table, anns))
    await table.wait(lambda: table.hand(ann) and table.hand(bo) and table.board())
    assert "-# Numbers: Bo `" in shown.content
    assert f"Ann `{anns}` (Start)" in shown.content
    assert seal(shown) == sealed
    hands = [message for person in (ann, bo) for message in person.dms() if controls(message)]
    assert hands
    for message in (*hands, table.board()):
        assert message is not None
        assert message.revisions[0].at > shown.revisions[0].at, "the hands come after the numbers"

    final = await table.play()
    assert final is not None
    assert len(shown.revisions) == 1, "never edited"
    record = (await (await bo.click(final, label="Record")).answered()).attachments[0].data.decode()
    proof = verify(record, CATALOGUE)
    assert proof.seal == sealed
    assert proof.terms is not None
    assert proof.terms.presses == ((1, bos), (0, anns))
    assert f"{proof.terms.opened}" in shown.content
    printed = await verified(house, record)
    assert f"seat 2 (Bo): {bos} (" in printed
    assert "Proved: every hand" in printed

    # The rematch: its seal stands at the end of the first match, before anybody asks for it.
    asked = number(await answer(await ann.click(final, label="Rematch")))
    lobby = await table.wait(lambda: next(iter(lobbies(table)), None))
    assert seal(lobby) == seal(final) != sealed
    accepted = number(await answer(await bo.click(lobby, label="Join")))
    shown = await table.wait(lambda: published(table, accepted))
    assert f"-# Numbers: Ann `{asked}` · Bo `{accepted}`\n" in shown.content
    assert seal(shown) == seal(final)


def lobbies(table: Table) -> list[Message]:
    """The lobbies in a channel after the first that wait for people."""
    every = table.channel.messages.values()
    return [it for it in every if it.id > table.lobby.id and "A rematch: it begins as soon as" in it.content]


async def test_a_rematch_that_begins_at_once_has_the_number_of_its_press(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=2, players=3, target=1)
    final = await table.play()
    assert final is not None
    told = number(await answer(await ann.click(final, label="Rematch")))
    shown = await table.wait(lambda: published(table, told))
    assert f"-# Numbers: Ann `{told}`\n" in shown.content
    assert seal(shown) == seal(final)


async def test_no_hand_is_seen_before_the_numbers_which_a_killed_bot_publishes_once(own_house: House) -> None:
    house, ann = own_house, own_house.person()
    table = await Table.open(house, ann, computers=3, start=False)
    await table.wait(lambda: "Start**!" in table.lobby.content)
    house.playground.faults.answer(500, times=200, where=rf"POST /channels/{table.channel.id}/messages")
    assert number(await answer(await ann.click(table.lobby, label="Start")))
    assert "first all numbers of its shuffle are posted" in await answer(await ann.command(table.channel, "hand"))
    for action in ("clear", "sort", "hand", "play", "coach", "hint"):  # as an altered app may send them
        made = {"component_type": BUTTON, "custom_id": f"b:{action}:{table.id}:0:", "id": 1}
        said = ann._send(Kind.COMPONENT, table.channel, made, table.lobby)
        assert "first all numbers of its shuffle are posted" in await answer(said), action
    assert (table.board(), table.hand(ann)) == (None, None)
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    ((told,),) = house.rows("SELECT start_number FROM tables")
    shown = await table.wait(lambda: published(table, told), 30)
    await table.wait(lambda: table.hand(ann) and table.board())
    await house.restart()
    await house.quiet()
    assert [it for it in table.channel.messages.values() if "**Fair shuffle**" in it.content] == [shown]
    assert len(shown.revisions) == 1


async def test_where_discord_lets_nothing_be_posted_the_hands_come_all_the_same(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, start=False)
    await table.wait(lambda: "Start**!" in table.lobby.content)
    await house.quiet()  # nothing else is posted, nor tried once more, at that moment
    refused = house.playground.faults.answer(403, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    await table.wait(lambda: table.hand(ann) and table.board())
    assert not refused.left
    posted = [it for it in table.channel.messages.values() if "**Fair shuffle**" in it.content]
    assert len(posted) <= 1, "where it could be posted after all, and then once"
