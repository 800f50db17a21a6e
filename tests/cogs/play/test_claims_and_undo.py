"""A play is doubted, a deal is claimed, and a play is taken back: by what people see and press, and by command."""

import random
from typing import Any

import pytest

from bot.message import value_text
from bot.playground import ChatMessage, UserClient
from bot.rules.moves import Challenge, Lead, Play, Retract
from bot.rules.pieces import Piece
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say
from cogs.kit import actions
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_commands import suggested
from tests.cogs.server import present
from tests.end_to_end.controls import Control, button, control, controls, offers, press, typed
from tests.end_to_end.house import Table, answer
from tests.said import is_said, said
from tests.table.moves import act, any_move, ask_of, waiting

ANN, BO = 0, 1
NOTHING = Challenge()


async def play(bench: Bench, snapshot: Snapshot, *, revoking: bool = False) -> tuple[Snapshot, Piece | None]:
    """The table after one legal move; with the piece of a revoke, which only Bo makes, and only then."""
    seat = waiting(snapshot)[0]
    choices = [it for it in ask_of(snapshot, seat).choices if it.move == NOTHING or isinstance(it.move, Play | Lead)]
    revokes = [it.move for it in choices if isinstance(it.move, Play) and it.revoke and revoking and seat == BO]
    lawful = [it.move for it in choices if not it.revoke]
    move = next(iter(revokes or lawful), None) or any_move(snapshot.views[seat], random.Random(1))
    snapshot = (await act(bench.bot.services.tables, snapshot, seat, move)).snapshot
    return snapshot, revokes[0].piece if revokes else None


async def revoked(bench: Bench, **options: Any) -> tuple[Table, Piece]:
    """A match in which Bo has broken the rules in a trick that is complete; and which piece it was."""
    people, rules = bench.people("Ann", "Bo", "Cy"), {"game": "domino-hearts", "preset": "honour"}
    table = await bench.table(*people, players=3, **rules, **options)
    snapshot, piece = await bench.bot.services.tables.snapshot(table.id), None
    while piece is None:
        snapshot, piece = await play(bench, snapshot, revoking=True)
    while any(it.move == Retract() for it in snapshot.views[BO].extra_choices):
        snapshot, _ = await play(bench, snapshot)
    await bench.idle()
    return table, piece


async def opened(table: Table) -> tuple[ChatMessage, Control]:
    """The plays that Ann can challenge, behind More below her hand."""
    ann, hand = table.seated[ANN], present(table.hand(table.seated[ANN]))
    assert not any("challenge" in move for it in controls(hand) for move in it.moves), "not beside the bare hand"
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    shown = await (await ann.click(hand, label=said("button-challenge"))).answered()
    return shown, control(shown, actions.CHALLENGE.name)


def alt_of(message: ChatMessage) -> str:
    (picture,) = message.attachments
    return picture.description or ""


def value_of(select: Control, piece: Piece) -> str:
    label = said("choice-challenge", who="Bo", piece=piece, trick=1)[:-1]
    return next(it["value"] for it in select.component["options"] if it["label"].startswith(label))


async def test_a_play_is_challenged_beside_the_tricks_so_far(bench: Bench) -> None:
    table, piece = await revoked(bench)
    ann, bo, _ = table.seated
    hand, signed = present(table.hand(ann)), say(value_text(piece))
    shown, select = await opened(table)
    before, value = len(hand.revisions), value_of(select, piece)
    assert shown.ephemeral
    assert is_said("challenge-ask", shown.content)
    assert alt_of(shown).startswith("Tricks so far")
    unfollowed = alt_of(shown).partition(said("review-unfollowed", tricks="")[:-1])[2].partition(".")[0]
    assert f"Bo {signed}" in unfollowed
    await (await ann.choose(shown, [value], custom_id=select.custom_id)).acknowledged()
    await bench.idle()
    assert f"You challenged {signed} by Bo in trick" in shown.content
    assert is_said("challenge-proven", shown.content)
    assert is_said("review-revoke", alt_of(shown))
    assert "+13" in alt_of(shown)
    assert value not in [it for control in controls(shown) for it in getattr(control, "values", [])]
    assert table.hand(ann) is hand, "the tricks are no hand"
    assert len(hand.revisions) > before
    assert f"You challenged {signed} by Bo" in hand.content
    assert f"Ann challenged {signed} by Bo" in present(table.board()).content
    assert table.hand(bo) is not None
    # Once more, by the control as it was: the play has been challenged already.
    early = next(it for it in shown.revisions if offers(it, actions.CHALLENGE.name))
    await (await ann.choose(shown, [value], custom_id=select.custom_id, revision=early)).acknowledged()
    assert said("refused-challenged-before") in shown.content
    assert shown.attachments


async def test_the_command_shows_the_tricks_and_what_came_of_a_challenge(bench: Bench) -> None:
    table, piece = await revoked(bench)
    ann, *others = table.seated
    shown = await (await ann.type(table.channel, "/move move:challenge")).answered()
    value = value_of(control(shown, actions.CHALLENGE.name), piece)
    typed = value.partition("|")[2].removeprefix("challenge ")
    told = await (await ann.type(table.channel, f"/move move:challenge {typed}")).answered()
    assert told.ephemeral
    assert is_said("challenge-proven", told.content)
    assert is_said("review-revoke", alt_of(told))
    assert "+13" in alt_of(told)
    for other in others:
        assert not any(it.ephemeral and is_said("challenge-proven", it.content) for it in other.timeline(table.channel))


async def test_a_select_of_an_earlier_deal_challenges_nothing(bench: Bench) -> None:
    table, piece = await revoked(bench, target=500)
    shown, select = await opened(table)
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    deal = snapshot.deal
    while snapshot.deal == deal or not any("challenge" in str(it.move) for it in snapshot.views[ANN].extra_choices):
        snapshot, _ = await play(bench, snapshot)
    await bench.idle()
    await (await table.seated[ANN].choose(shown, [value_of(select, piece)], custom_id=select.custom_id)).acknowledged()
    assert said("error-deal-over") in shown.content
    assert "challenged" not in present(table.board()).content
    assert alt_of(shown).startswith("Tricks so far"), "the tricks of this deal"


async def test_nothing_is_challenged_before_a_trick_or_without_honour(bench: Bench) -> None:
    ann, *others = bench.people("Ann", "Bo", "Cy")
    for options in ({"game": "domino-hearts", "preset": "honour"}, {}):
        table = await bench.table(ann, *others, players=3, **options)
        assert said("challenge-closed") in await answer(await ann.type(table.channel, "/move move:challenge"))


async def to_a_claim(bench: Bench, table: Table) -> tuple[UserClient, ChatMessage, Control]:
    """Play until someone may claim or concede the rest, and show that."""
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    while not any(str(it.move) in ("claim", "concede") for view in snapshot.views for it in view.extra_choices):
        snapshot, _ = await play(bench, snapshot)
    await bench.idle()
    for person in table.seated:
        if (message := table.hand(person)) is not None and (claim := button(message, "claim")) is not None:
            return person, message, claim
    raise AssertionError("no hand has a button to claim or concede")


@pytest.mark.parametrize("by", ["click", "command"])
async def test_the_rest_is_claimed(bench: Bench, by: str) -> None:
    ann, *others = bench.people("ann", "bo", "cy")
    table = await bench.table(ann, *others, players=3, target=300)
    person, message, claim = await to_a_claim(bench, table)
    if by == "click":
        await (await person.click(message, custom_id=claim.custom_id)).acknowledged()
    else:
        await (await person.type(table.channel, typed(claim.moves[0]))).acknowledged()

    def posted() -> ChatMessage | None:
        shown = (it for it in reversed(ann.timeline(table.channel)) if not it.ephemeral)
        return next((it for it in shown if is_said("remark-claimed", it.content)), None)

    told = await table.wait(posted)
    assert is_said("end-alt-open", told.content)
    assert claim.moves[0] in [notation for _, _, notation in bench.journal(table.id)]
    await table.play(6)  # and the match goes on


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
    assert told.count("undo") == 1
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
