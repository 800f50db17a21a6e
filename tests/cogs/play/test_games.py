"""Dominoes and Forty-Two by commands and clicks: which end, draws, what the bid winner names, and when all pass."""

import re

import pytest

from bot.message import Message
from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import BUTTON, walk
from bot.rules.boards import Contract
from bot.rules.moves import Bid, Special
from bot.rules.suits import Doubles
from bot.rules.view import Phase, View
from bot.words.speaker import say
from bot.words.terms import as_sentence
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.controls import controls, use
from tests.end_to_end.house import Table, answer
from tests.said import is_said, said


async def test_a_tile_that_fits_two_ends_is_suggested_and_asked_for_with_its_end(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, game="dominoes", preset="block", players=2, target=500)
    while True:
        person, message, offered = found = present(await table.next())
        tiles = [move.split()[1] for it in offered for move in it.moves]
        if tile := next((tile for tile in tiles if tiles.count(tile) > 1), ""):
            break
        await (await table.click(*found)).acknowledged()
    other, before = bo if person is ann else ann, bench.journal(table.id)
    buttons = [it.moves[0].removeprefix("play ") for it in controls(message) if it.action == "move" and it.is_button]
    suggested = [str(it["value"]) for it in await person.autocomplete(table.channel, "play", focused="tile")]
    assert not buttons or sorted(suggested) == sorted(buttons)
    assert not await other.autocomplete(table.channel, "play", focused="tile")
    for who, typed, why in (
        (person, f"/play tile:{tile}", "refused-which-end"),
        (person, "/pass", "refused-cannot-pass"),
        (other, f"/play tile:{tile}", "refused-turn-of"),
        (person, f"/play tile:{tile} up", "refused-wrong-end"),
    ):
        assert is_said(why, await answer(await who.type(table.channel, typed))), typed
    assert bench.journal(table.id) == before, "nothing of it was a move"
    high, low = tile.split("-")
    await (await person.type(table.channel, f"/play tile:{low}{high} right")).acknowledged()
    assert bench.journal(table.id)[-1][2] == f"play {tile} right"


async def test_draws_are_told_to_everyone_but_not_which_tiles_they_were(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, game="dominoes", preset="draw", players=2, target=500)
    before, _, after = say(as_sentence(Message("line-own-drew", tiles="|"))).partition("|")
    while True:
        person, message, _ = found = present(await table.next())
        if drawn := re.findall(r"\d-\d", message.content.partition(before)[2].partition(after)[0]):
            break
        await (await table.click(*found)).acknowledged()
    told, other = said("line-did-draw", count=len(drawn)), bo if person is ann else ann
    board: ChatMessage = await table.wait(lambda: (it := table.board()) and told in it.content and it)
    hand: ChatMessage = await table.wait(lambda: table.hand(other))
    assert not any(tile in board.content + hand.content for tile in drawn)


UPDATE_LATER = 6  # an acknowledgement without an answer


async def opened(bench: Bench, preset: str) -> Table:
    return await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"), game="forty-two", preset=preset)


async def asked(bench: Bench, table: Table) -> tuple[UserClient, ChatMessage]:
    """The person to act, and their hand."""
    await bench.idle()
    person, hand, _ = present(table.someone())
    return person, hand


async def public(bench: Bench, table: Table) -> View:
    return (await bench.bot.services.tables.snapshot(table.id)).public_view


async def test_the_bid_winner_names_nel_o_and_where_doubles_belong(bench: Bench) -> None:
    table = await opened(bench, "texas-sevens")
    for amount in ("42", "pass", "pass", "pass"):
        person, _ = await asked(bench, table)
        await (await person.command(table.channel, "bid", amount=amount)).answered()
    person, hand = await asked(bench, table)
    offered = {move for control in controls(hand) if control.action == "move" for move in control.moves}
    assert {"trump none", "declare nel-o", "declare sevens"} < offered
    suggested = await person.autocomplete(table.channel, "move", focused="move", value="nel")
    assert [it["value"] for it in suggested] == ["declare nel-o"]
    await (await person.command(table.channel, "move", move="declare Nello")).answered()
    view = await public(bench, table)
    assert view.phase is Phase.DOUBLES
    assert present(view.trick_board.contract).bid == Bid(42, Special.NEL_O)
    person, hand = await asked(bench, table)
    await (await person.click(hand, label="Low in their number")).acknowledged()
    await bench.idle()
    view = await public(bench, table)
    assert (view.phase, view.trick_board.doubles) == (Phase.PLAY, Doubles.LOW)


async def test_the_last_to_pass_reads_what_they_play_for(bench: Bench) -> None:
    table = await opened(bench, "texas-sevens")
    person, hand = await asked(bench, table)
    for passing in ("pass", "pass", "pass", "pass · you play for 30"):
        person, hand = await asked(bench, table)
        suggested = await person.autocomplete(table.channel, "bid", focused="amount", value="pass")
        assert suggested == [{"name": passing, "value": "pass"}]
        if passing == "pass":
            await (await person.click(hand, label="Pass")).acknowledged()
    found = await person.autocomplete(table.channel, "bid", focused="amount", value="30 play")
    assert "pass" not in {it["value"] for it in found}, "it is found by its own words, not by its note"
    assert next(it["label"] for it in walk(hand.components) if it["type"] == BUTTON) == "Pass: play 30"
    assert "or pass and play for 30" in present(table.board()).content
    await (await person.click(hand, label="Pass: play 30")).acknowledged()
    await bench.idle()
    view = await public(bench, table)
    assert view.phase is Phase.TRUMP
    assert view.trick_board.contract == Contract(view.to_act[0], Bid(30))


@pytest.mark.parametrize("at_table", [True, False], ids=["at the table", "by the hand"])
async def test_the_press_that_ends_a_deal_is_acknowledged_without_an_answer(bench: Bench, at_table: bool) -> None:
    """The message that was pressed shows the end, as the others do. Thrown in if all pass."""
    table = await opened(bench, "forty-two")
    while True:
        person, hand = await asked(bench, table)
        message = present(table.board()) if at_table else hand
        control = next(it for it in controls(message) if it.action == "move" and it.moves == ["bid pass"])
        pressed = await (await use(person, message, control)).acknowledged()
        if (await public(bench, table)).deal == 2:
            break
    await bench.idle()
    assert pressed.callback_type == UPDATE_LATER
    assert not pressed.followups
