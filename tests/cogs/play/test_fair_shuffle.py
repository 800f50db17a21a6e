"""A fair shuffle as its people see it: the seal, everyone's number, what is published before the hands, the proof."""

import re

from bot.playground import ChatMessage, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.cogs.server import Server, forged, present
from tests.end_to_end.controls import controls, press
from tests.end_to_end.house import Table, answer, seat_computers
from tests.said import is_said, said

SEAL = re.compile(r"\b[0-9a-f]{64}\b")


async def fair_shuffle(person: UserClient, message: ChatMessage) -> str:
    """The text behind the button."""
    return await answer(await press(person, message, "shuffle"))


async def number(person: UserClient, message: ChatMessage) -> int:
    """The number of a person, as the button tells it."""
    found = re.search(r"Your shuffle number: `(\d+)`", await fair_shuffle(person, message))
    return int(present(found)[1])


def seal(message: ChatMessage) -> str:
    """The seal in the button, as Discord has it before anyone presses."""
    (found,) = [it.custom_id.rpartition(":")[2] for it in controls(message) if it.action in ("shuffle", "lobby")]
    assert SEAL.fullmatch(found)
    return found


def is_plain(told: str) -> bool:
    """True if a text that no one asked for has nothing of the shuffle."""
    return SEAL.search(told) is None and re.search(r"(?<!<@)\b\d{17}", told) is None


def published(table: Table, words: str = "") -> list[ChatMessage]:
    """The messages that publish a match's numbers, these words among them."""
    return [it for it in table.channel.live() if said("fair-posted") in it.content and words in it.content]


def in_seat(seat: int) -> str:
    return said("lobby-joined", place=said("lobby-own-seat", seat=seat))


async def test_numbers_are_published_before_the_hands_and_proved_by_the_record(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, players=3, target=1, start=False)
    sealed = seal(table.lobby)
    assert is_plain(table.lobby.content)
    page = await fair_shuffle(bo, table.lobby)
    assert said("fair-seal", seal=f"`{sealed}`") in page, "before they join"
    assert said("fair-own-join") in page
    assert await answer(await bo.click(table.lobby, label="Join")) == in_seat(2)
    bos = await number(bo, table.lobby)
    table.seated.append(bo)
    page = await fair_shuffle(ann, table.lobby)
    assert said("fair-own-later") in page
    assert f"{said('fair-number-later', who='Ann')} · Bo `{bos}`" in page
    await seat_computers(ann, table.lobby, 1, "easy")
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    started = await ann.click(table.lobby, label="Start")
    assert await answer(started) == said("lobby-started")

    (shown,) = await server.wait(lambda: published(table, str(bos)))
    anns = await number(ann, shown)
    assert anns == started.id > bos
    await table.wait(lambda: table.hand(ann) and table.hand(bo) and table.board())
    first, hidden = shown.content.split("\n")
    assert is_plain(first)
    assert hidden.startswith("-# ||")
    assert hidden.endswith(f" · Bo `{bos}` · Ann `{anns}` (Start) · seal `{sealed}`||")
    assert seal(shown) == seal(table.lobby) == sealed
    for message in (*map(table.hand, (ann, bo)), table.board()):
        assert present(message).revisions[0].at > shown.revisions[0].at, "the hands come after the numbers"
        assert is_plain(present(message).content)

    final = present(await table.play())
    assert len(shown.revisions) == 1, "never edited"
    assert is_plain(final.content)
    record = (await (await bo.click(final, label="Record")).answered()).attachments[0].data.decode()
    proof = verify(record, CATALOGUE)
    terms = present(proof.terms)
    assert (proof.seal, terms.presses) == (sealed, ((1, bos), (0, anns)))
    assert f"{terms.opened}" in shown.content

    # The rematch: its seal stands at the end of the first match, before anyone asks for it.
    assert said("fair-rematch", seal=f"`{seal(final)}`") in await fair_shuffle(bo, final)
    assert await answer(await ann.click(final, label="Rematch")) == in_seat(1)
    (lobby,) = await server.wait(
        lambda: [it for it in table.channel.live() if is_said("lobby-rematch-starts", it.content)]
    )
    assert seal(lobby) == seal(final) != sealed
    asked = await number(ann, lobby)
    assert await answer(await bo.click(lobby, label="Join")) == in_seat(2)
    (again,) = await server.wait(lambda: published(table, f"Ann `{asked}` · Bo `"))
    assert f"Ann `{asked}` · Bo `{await number(bo, again)}` · " in again.content
    assert seal(again) == seal(final)


async def full_lobby(server: Server) -> tuple[UserClient, Table]:
    ann = server.person()
    table = await Table.open(server, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    await server.idle()
    return ann, table


async def test_no_hand_is_shown_until_the_numbers_are(server: Server) -> None:
    (ann, table), faults = await full_lobby(server), server.playground.faults
    failing = faults.answer(500, times=10**6, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    assert said("hand-not-yet") in await answer(await ann.command(table.channel, "hand"))
    for action in ("clear", "sort", "hand", "play", "coach", "hint"):  # as an altered app may send them
        told = await answer(forged(ann, table.lobby, f"b:{action}:{table.id}:0:"))
        assert said("hand-not-yet") in told, action
    assert (table.board(), table.hand(ann)) == (None, None)
    faults.withdraw(failing)
    await server.wait(lambda: table.hand(ann) and table.board())
    assert len(published(table)) == 1


async def test_the_hands_come_where_discord_refuses_the_numbers(server: Server) -> None:
    ann, table = await full_lobby(server)
    refused = server.playground.faults.answer(403, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    await server.wait(lambda: table.hand(ann) and table.board())
    assert not refused.left
    assert len(published(table)) <= 1, "where it could be posted after all, and then once"
