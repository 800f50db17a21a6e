"""A deal is claimed, and a play is taken back, by what people see and press."""

import pytest

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_commands import suggested
from tests.cogs.server import present
from tests.end_to_end.house import Control, Table, answer, button, control, offers, press, typed
from tests.said import is_said, said


async def to_a_claim(table: Table) -> tuple[UserClient, ChatMessage, Control]:
    """Play by clicks until somebody may claim or concede the rest."""
    while True:
        found = present(await table.next())
        for person in table.seated:
            if (message := table.hand(person)) is not None and (claim := button(message, "claim")) is not None:
                return person, message, claim
        await (await table.click(*found)).acknowledged()


@pytest.mark.parametrize("by", ["click", "command"])
async def test_the_rest_is_claimed(bench: Bench, by: str) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=1, players=3, target=300)
    person, message, claim = await to_a_claim(table)
    if by == "click":
        await (await person.click(message, custom_id=claim.custom_id)).acknowledged()
    else:
        await (await person.type(table.channel, typed(claim.moves[0]))).acknowledged()

    def posted() -> ChatMessage | None:
        shown = (it for it in reversed(ann.timeline(table.channel)) if not it.ephemeral)
        return next((it for it in shown if is_said("remark-claimed", it.content)), None)

    told = await table.wait(posted)
    assert is_said("end-laid-open", told.content)
    assert claim.moves[0] in [notation for _, _, notation in bench.journal(table.id)]
    await table.play(6)  # and the match goes on


async def test_a_claim_that_is_not_proved_is_refused(bench: Bench) -> None:
    table = await Table.open(bench, *bench.people("ann", "bo", "cy"), players=3)
    person, _, _ = await table.until("open")
    told = await answer(await person.type(table.channel, "/move move:claim"))
    assert told.startswith(("Not yet: ", "The rest are yours, but winning them only hurts you.")), "as it was dealt"
    other = next(it for it in table.seated if it is not person)
    assert is_said("refused-turn-of", await answer(await other.type(table.channel, "/move move:concede")))


async def played(bench: Bench) -> tuple[Table, UserClient, list[UserClient]]:
    """A table of three people; who has just played as the second in a trick, and the others."""
    people = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, *people, players=3)
    found = await table.until("play")
    await (await table.click(*found)).acknowledged()
    return table, found[0], [person for person in people if person is not found[0]]


async def test_a_play_is_taken_back_when_all_agree(bench: Bench) -> None:
    table, person, others = await played(bench)
    before = bench.journal(table.id)
    hand = await table.wait(lambda: (it := table.hand(person)) and button(it, "undo") and it)
    await (await press(person, hand, "undo")).acknowledged()
    board = present(table.board())
    await table.wait(lambda: is_said("undo-request", board.content))
    assert all(button(board, action) for action in ("agree", "refuse"))
    await table.wait(lambda: is_said("undo-awaited", hand.content))
    assert offers(hand, "refuse"), "who asks may only let it be"
    assert not offers(hand, "agree", "undo")
    await table.wait(lambda: button(table.hand(others[0]), "agree"))
    first = present(table.hand(others[0]))
    (picture,) = first.attachments
    assert "do you agree?" in (picture.description or "").lower()
    for other, message in zip(others, (first, board), strict=True):
        await (await press(other, message, "agree")).acknowledged()
    await table.wait(lambda: is_said("undo-done", board.content))
    made = [notation for _, _, notation in bench.journal(table.id)[len(before) :]]
    assert made == ["undo", "agree", "agree", "undone"]
    await table.wait(lambda: table.asked(person))
    await table.play(3)


async def test_one_refusal_keeps_the_play(bench: Bench) -> None:
    table, person, others = await played(bench)
    channel, name = table.channel, str(person.user.global_name)
    await bench.idle()
    assert (await suggested(person, channel, "move", "move")).get("undo") == said("typed-undo")
    assert ["undo" in await suggested(other, channel, "move", "move") for other in others] == [False] * 2
    told = await answer(await person.command(channel, "move", move=said("typed-undo")))
    assert is_said("undo-awaited", told)
    assert told.count("take back") == 1
    board = present(table.board())
    await table.wait(lambda: button(board, "refuse"))
    assert (await suggested(person, channel, "move", "move")).get("refuse") == said("typed-withdraw")
    for other in others:
        offered = await suggested(other, channel, "move", "move", "let")
        assert {move: name in words for move, words in offered.items()} == {"agree": True, "refuse": True}
    await (await others[0].type(table.channel, "/move move:refuse")).acknowledged()
    await table.wait(lambda: is_said("undo-refused", board.content))
    assert is_said("no-undo-refused", await answer(await person.type(table.channel, "/move move:undo")))
    await table.play(2)


async def test_nothing_is_taken_back_once_somebody_else_has_played(bench: Bench) -> None:
    table, person, _ = await played(bench)
    hand = await table.wait(lambda: (it := table.hand(person)) and button(it, "undo") and it)
    early, undo = hand.now, control(hand, "undo").custom_id
    following = present(await table.next())
    assert following[0] is not person
    await (await table.click(*following)).acknowledged()
    assert is_said("no-undo-overtaken", await answer(await person.type(table.channel, "/move move:undo")))
    assert is_said("no-undo-overtaken", await answer(await person.click(hand, custom_id=undo, revision=early)))
