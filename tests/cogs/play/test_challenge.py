"""On one's honour: a play is doubted in the middle of a deal, by the tricks so far, by click and by command."""

import random
from typing import Any

from bot.playground import ChatMessage
from bot.rules.moves import Challenge, Lead, Play, Retract
from bot.rules.pieces import Piece
from bot.table.state.snapshot import Snapshot
from cogs.kit import actions
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.house import Control, Table, answer, control, controls, offers
from tests.said import is_said, said
from tests.table.people import act, any_move, ask_of, waiting

ANN, BO = 0, 1
NOTHING = Challenge()


async def play(bench: Bench, snapshot: Snapshot, *, revoking: bool = False) -> tuple[Snapshot, Piece | None]:
    """The table after one legal move; with the piece of a revoke, which only Bo makes, and only then."""
    seat = waiting(snapshot)[0]
    choices = [
        it for it in ask_of(snapshot, seat).choices if isinstance(it.move, Play | Lead) or it.move == Challenge()
    ]
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
    """What Ann may challenge, from behind More below her hand."""
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
    hand, signed = present(table.hand(ann)), said("choice-piece", piece=piece)
    shown, select = await opened(table)
    before, value = len(hand.revisions), value_of(select, piece)
    assert shown.ephemeral
    assert is_said("challenge-ask", shown.content)
    assert alt_of(shown).startswith("Tricks so far")
    assert f"Bo {signed}" in alt_of(shown).partition("Did not follow suit: ")[2].partition(".")[0]
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


async def test_nothing_is_challenged_before_a_trick_or_where_the_bot_keeps_the_rules(bench: Bench) -> None:
    ann, *others = bench.people("Ann", "Bo", "Cy")
    for options in ({"game": "domino-hearts", "preset": "honour"}, {}):
        table = await bench.table(ann, *others, players=3, **options)
        assert said("challenge-closed") in await answer(await ann.type(table.channel, "/move move:challenge"))
