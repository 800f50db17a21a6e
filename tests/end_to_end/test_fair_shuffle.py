"""A fair shuffle as its people see it: the seal, everybody's number, what is published before the hands, the proof."""

import re

import pytest

from bot.playground import ChatMessage, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.end_to_end.forked_bot import run_forked
from tests.end_to_end.house import House, Table, answer, controls, seat_computers
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
NUMBER = re.compile(r"Your shuffle number: `(\d+)`")
SEAL = re.compile(r"\b[0-9a-f]{64}\b")


async def fair_shuffle(person: UserClient, message: ChatMessage) -> str:
    """What stands behind the button."""
    return await answer(await person.click(message, label=said("button-fair-shuffle")))


async def number(person: UserClient, message: ChatMessage) -> int:
    """The number of a person, as the button tells it."""
    told = await fair_shuffle(person, message)
    found = NUMBER.search(told)
    assert found is not None, told
    return int(found[1])


def seal(message: ChatMessage) -> str:
    """The seal in the button, as Discord has it before anybody presses."""
    (found,) = [it.custom_id.rpartition(":")[2] for it in controls(message) if it.action == "shuffle"]
    assert SEAL.fullmatch(found)
    return found


def is_plain(told: str) -> bool:
    """Whether there is nothing of the shuffle in a text that nobody has asked for."""
    return SEAL.search(told) is None and re.search(r"(?<!<@)\b\d{17}", told) is None


def published(table: Table, number: int | str = "") -> ChatMessage | None:
    """The message that publishes a match's numbers, this among them."""
    every = table.channel.messages.values()
    return next((it for it in every if said("fair-posted") in it.content and str(number) in it.content), None)


async def test_everybody_finds_their_number_published_before_the_hands_and_in_the_record(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, players=3, target=1, start=False)
    sealed = seal(table.lobby)
    assert is_plain(table.lobby.content)
    page = await fair_shuffle(bo, table.lobby)
    assert said("fair-seal", seal=f"`{sealed}`") in page, "before they join"
    assert said("fair-own-join") in page
    assert await answer(await bo.click(table.lobby, label="Join")) == said("lobby-joined", seat=2)
    bos = await number(bo, table.lobby)
    table.seated.append(bo)
    page = await fair_shuffle(ann, table.lobby)
    assert said("fair-own-later") in page
    assert f"{said('fair-number-later', who='Ann')} · Bo `{bos}`" in page
    await seat_computers(ann, table.lobby, 1, "easy")
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert await answer(await ann.click(table.lobby, label="Start")) == said("lobby-started")

    shown = await table.wait(lambda: published(table, bos))
    anns = await number(ann, shown)
    assert anns > bos
    await table.wait(lambda: table.hand(ann) and table.hand(bo) and table.board())
    first, hidden = shown.content.split("\n")
    assert is_plain(first)
    assert hidden.startswith("-# ||")
    assert hidden.endswith(f" · Bo `{bos}` · Ann `{anns}` (Start) · seal `{sealed}`||")
    assert seal(shown) == seal(table.lobby) == sealed
    hands = [message for person in (ann, bo) for message in person.dms() if controls(message)]
    assert hands
    for message in (*hands, table.board()):
        assert message is not None
        assert message.revisions[0].at > shown.revisions[0].at, "the hands come after the numbers"
        assert is_plain(message.content)

    final = await table.play()
    assert final is not None
    assert len(shown.revisions) == 1, "never edited"
    assert is_plain(final.content)
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
    assert said("fair-rematch", seal=f"`{seal(final)}`") in await fair_shuffle(bo, final)
    assert await answer(await ann.click(final, label="Rematch")) == said("lobby-joined", seat=1)
    lobby = await table.wait(lambda: next(iter(lobbies(table)), None))
    assert seal(lobby) == seal(final) != sealed
    asked = await number(ann, lobby)
    assert await answer(await bo.click(lobby, label="Join")) == said("lobby-joined", seat=2)
    shown = await table.wait(lambda: published(table, f"Ann `{asked}` · Bo `"))
    assert f"Ann `{asked}` · Bo `{await number(bo, shown)}` · " in shown.content
    assert seal(shown) == seal(final)


def lobbies(table: Table) -> list[ChatMessage]:
    """The lobbies in a channel after the first that wait for people."""
    every = table.channel.messages.values()
    return [it for it in every if it.id > table.lobby.id and is_said("lobby-rematch-starts", it.content)]


async def test_a_rematch_that_begins_at_once_has_the_number_of_its_press(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=2, players=3, target=1)
    await table.wait(lambda: published(table))
    final = await table.play()
    assert final is not None
    pressed = await ann.click(final, label="Rematch")
    assert await answer(pressed) == said("lobby-joined", seat=1)
    shown = await table.wait(lambda: published(table, f" · Ann `{pressed.id}` · seal"))
    assert await number(ann, shown) == pressed.id
    assert seal(shown) == seal(final)


async def test_no_hand_is_seen_before_the_numbers_which_a_killed_bot_publishes_once(own_house: House) -> None:
    house, ann = own_house, own_house.person()
    table = await Table.open(house, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    house.playground.faults.answer(500, times=200, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    assert said("hand-not-yet") in await answer(await ann.command(table.channel, "hand"))
    for action in ("clear", "sort", "hand", "play", "coach", "hint"):  # as an altered app may send them
        made = {"component_type": BUTTON, "custom_id": f"b:{action}:{table.id}:0:", "id": 1}
        sent = ann._send(InteractionKind.COMPONENT, table.channel, made, table.lobby)
        assert said("hand-not-yet") in await answer(sent), action
    assert (table.board(), table.hand(ann)) == (None, None)
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    ((told,),) = house.rows("SELECT start_number FROM tables")
    shown = await table.wait(lambda: published(table, told), 30)
    await table.wait(lambda: table.hand(ann) and table.board())
    await house.restart()
    await house.quiet()
    assert [it for it in table.channel.messages.values() if said("fair-posted") in it.content] == [shown]
    assert len(shown.revisions) == 1


async def test_where_discord_lets_nothing_be_posted_the_hands_come_all_the_same(house: House) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    await house.quiet()  # nothing else is posted, nor tried once more, at that moment
    refused = house.playground.faults.answer(403, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    await table.wait(lambda: table.hand(ann) and table.board())
    assert not refused.left
    posted = [it for it in table.channel.messages.values() if said("fair-posted") in it.content]
    assert len(posted) <= 1, "where it could be posted after all, and then once"


async def verified(house: House, record: str, status: int = 0) -> str:
    """What `verify` says of a record, and that it ends with that status."""
    file = house.folder / "record.txt"
    file.write_text(record, encoding="utf-8")
    found, output = await run_forked(house.folder, "verify", str(file))
    assert found == status, output
    assert "Traceback" not in output
    return output
