"""On one's honour: a play is doubted in the middle of a deal, by the tricks so far, by click and by command."""

from typing import Any

from bot.playground import ChatMessage, UserClient
from bot.rules.pieces import parse_piece
from cogs.kit import actions
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Control, Table, answer, controls, offers
from tests.said import is_said, said


async def table_of(bench: Bench, **options: Any) -> Table:
    return await bench.table(*bench.people("Ann", "Bo", "Cy"), players=3, **options)


def breaks_rules(move: str, message: ChatMessage) -> bool:
    """Whether a hand says that a play to a trick would break the rules."""
    if not move.startswith("play"):
        return False
    for control in controls(message):
        if control.is_button and move in control.moves:
            return "revoke" in control.component["label"]
        options = () if control.is_button else control.component["options"]
        for option in options:
            if option["value"].partition("|")[2] == move:
                return "breaks the rules" in option.get("description", "")
    return False


async def play(bench: Bench, table: Table, *, revoking: UserClient | None = None) -> str:
    """One legal move: a revoke, if its player is to make one and can, else by the rules. Returns the revoke made."""
    found = await table.next()
    assert found is not None
    person, message, offered = found
    moves = [(it, move) for it in offered for move in it.moves if move.startswith(("play", "lead", "challenge none"))]
    wanted = [(it, move) for it, move in moves if breaks_rules(move, message) == (person is revoking)]
    made = ""
    if not moves:
        sent = await table.click(*found)
    else:
        control, move = (wanted or moves)[0]
        made = move if breaks_rules(move, message) else ""
        table.moved(person, offered)
        if control.is_button:
            sent = await person.click(message, custom_id=control.custom_id)
        else:
            value = next(value for value in control.values if value.partition("|")[2] == move)
            sent = await person.choose(message, [value], custom_id=control.custom_id)
    await sent.acknowledged()
    await bench.idle()
    return made


async def revoked(bench: Bench, table: Table) -> tuple[UserClient, UserClient, str]:
    """Play until Bo has broken the rules in a trick that is complete; Bo, Ann, and which piece it was."""
    ann, bo, _ = table.seated
    piece = ""
    while not piece:
        piece = (await play(bench, table, revoking=bo)).partition(" ")[2]
    while offers_to_retract(table, bo):
        await play(bench, table)
    return bo, ann, piece


def offers_to_retract(table: Table, person: UserClient) -> bool:
    hand = table.hand(person)
    return hand is not None and any("retract" in move for it in controls(hand) for move in it.moves)


def select_of(message: ChatMessage) -> Control:
    return next(it for it in controls(message) if it.action == actions.CHALLENGE.name)


def alt_of(message: ChatMessage) -> str:
    (picture,) = message.attachments
    return picture.description or ""


def signed(piece: str) -> str:
    """A card as it stands in a sentence."""
    return said("choice-piece", piece=parse_piece(piece))


def value_of(control: Control, who: str, piece: str) -> str:
    options = control.component["options"]
    label = said("choice-challenge", who=who, piece=parse_piece(piece), trick=1)[:-1]
    return next(it["value"] for it in options if it["label"].startswith(label))


async def test_a_play_is_challenged_beside_the_tricks_so_far(bench: Bench) -> None:
    table = await table_of(bench, game="domino-hearts", preset="honour")
    bo, ann, piece = await revoked(bench, table)
    hand = table.hand(ann)
    assert hand is not None
    assert not any("challenge" in move for it in controls(hand) for move in it.moves), "not beside the bare hand"
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    before = len(hand.revisions)
    shown = await (await ann.click(hand, label=said("button-challenge"))).answered()
    assert shown.ephemeral
    assert is_said("challenge-ask", shown.content)
    assert alt_of(shown).startswith("Tricks so far")
    assert f"Bo {signed(piece)}" in alt_of(shown).partition("Did not follow suit: ")[2].partition(".")[0]
    select = select_of(shown)
    value = value_of(select, "Bo", piece)
    sent = await ann.choose(shown, [value], custom_id=select.custom_id)
    await sent.acknowledged()
    await bench.idle()
    assert f"You challenged {signed(piece)} by Bo in trick" in shown.content
    assert is_said("challenge-proven", shown.content)
    assert is_said("review-revoke", alt_of(shown))
    assert "+13" in alt_of(shown)
    assert value not in [it for control in controls(shown) for it in getattr(control, "values", [])]
    assert table.hand(ann) is hand, "the tricks are no hand"
    assert len(hand.revisions) > before
    assert f"You challenged {signed(piece)} by Bo" in hand.content
    board, theirs = table.board(), table.hand(bo)
    assert board is not None
    assert theirs is not None
    assert f"Ann challenged {signed(piece)} by Bo" in board.content
    # Once more, by the control as it was: the play has been challenged already.
    early = next(it for it in shown.revisions if offers(it, actions.CHALLENGE.name))
    sent = await ann.choose(shown, [value], custom_id=select.custom_id, revision=early)
    await sent.acknowledged()
    assert said("refused-challenged-before") in shown.content
    assert shown.attachments


async def test_the_command_shows_the_tricks_and_what_came_of_a_challenge(bench: Bench) -> None:
    table = await table_of(bench, game="domino-hearts", preset="honour")
    ann = table.seated[0]
    assert said("challenge-closed") in await answer(await ann.type(table.channel, "/move move:challenge"))
    _, ann, piece = await revoked(bench, table)
    shown = await (await ann.type(table.channel, "/move move:challenge")).answered()
    value = value_of(select_of(shown), "Bo", piece)
    typed = value.partition("|")[2].removeprefix("challenge ")
    told = await (await ann.type(table.channel, f"/move move:challenge {typed}")).answered()
    assert told.ephemeral
    assert is_said("challenge-proven", told.content)
    assert is_said("review-revoke", alt_of(told))
    assert "+13" in alt_of(told)
    others = table.seated[1:]
    for other in others:
        assert not any(it.ephemeral and is_said("challenge-proven", it.content) for it in other.timeline(table.channel))


async def test_a_select_of_an_earlier_deal_challenges_nothing(bench: Bench) -> None:
    table = await table_of(bench, game="domino-hearts", preset="honour", target=500)
    _, ann, piece = await revoked(bench, table)
    hand = table.hand(ann)
    assert hand is not None
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    shown = await (await ann.click(hand, label=said("button-challenge"))).answered()
    select = select_of(shown)
    value, board = value_of(select, "Bo", piece), table.board()
    assert board is not None
    now = await bench.bot.services.tables.snapshot(table.id)
    assert now.public is not None
    following = f"deal {now.public.deal + 1}"  # in most matches the second: Bo breaks the rules as soon as he can
    while following not in board.content:
        await play(bench, table)
        board = table.board()
        assert board is not None
    while True:
        hand = table.hand(ann)
        if hand is not None and offers(hand, actions.MORE.name):
            await (await ann.click(hand, label=said("hand-more"))).acknowledged()
            await bench.idle()
            if offers(hand, actions.REVIEW.name):
                break
        await play(bench, table)
    await (await ann.choose(shown, [value], custom_id=select.custom_id)).acknowledged()
    assert said("error-deal-over") in shown.content
    assert "challenged" not in (table.board() or shown).content
    assert alt_of(shown).startswith("Tricks so far"), "the tricks of this deal"


async def test_where_the_bot_keeps_the_rules_nothing_is_challenged(bench: Bench) -> None:
    table = await table_of(bench)
    ann = table.seated[0]
    assert said("challenge-closed") in await answer(await ann.type(table.channel, "/move move:challenge"))
