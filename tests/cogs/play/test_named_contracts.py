"""Forty-Two by commands and clicks: what the bid winner names after the auction, and what the last to pass is told."""

from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import BUTTON, walk
from bot.rules.boards import Contract
from bot.rules.moves import Bid, Special
from bot.rules.suits import Doubles
from bot.rules.view import Phase, View
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, controls


async def opened(bench: Bench, name: str) -> Table:
    people, channel = bench.people("Ann", "Bo", "Cy", "Di"), bench.playground.add_channel(name)
    return await bench.table(*people, game="forty-two", preset="texas-sevens", channel=channel)


async def asked(bench: Bench, table: Table) -> tuple[UserClient, ChatMessage]:
    """Who is to act, and their hand."""
    await bench.idle()
    found = table.someone()
    assert found is not None
    return found[0], found[1]


async def says(bench: Bench, table: Table, name: str, **options: str) -> None:
    person, _ = await asked(bench, table)
    await (await person.command(table.channel, name, **options)).answered()


async def public(bench: Bench, table: Table) -> View:
    view = (await bench.bot.services.tables.snapshot(table.id)).public
    assert view is not None
    return view


async def test_the_bid_winner_names_nel_o_and_where_doubles_belong(bench: Bench) -> None:
    table = await opened(bench, "named")
    await says(bench, table, "bid", amount="42")
    for _ in range(3):
        await says(bench, table, "bid", amount="pass")
    person, hand = await asked(bench, table)
    offered = [move for control in controls(hand) if control.action == "move" for move in control.moves]
    assert {"trump none", "declare nel-o", "declare sevens"} < {*offered}
    suggested = await person.autocomplete(table.channel, "move", focused="move", value="nel")
    assert [it["value"] for it in suggested] == ["declare nel-o"]
    await says(bench, table, "move", move="declare Nello")
    view = await public(bench, table)
    assert view.phase is Phase.DOUBLES
    assert view.trick_board.contract is not None
    assert view.trick_board.contract.bid == Bid(42, Special.NEL_O)
    person, hand = await asked(bench, table)
    await (await person.click(hand, label="Low in their number")).acknowledged()
    await bench.idle()
    view = await public(bench, table)
    assert (view.phase, view.trick_board.doubles) == (Phase.PLAY, Doubles.LOW)


async def test_the_last_to_pass_reads_what_they_play_for(bench: Bench) -> None:
    table = await opened(bench, "forced")
    for _ in range(3):
        person, hand = await asked(bench, table)
        suggested = await person.autocomplete(table.channel, "bid", focused="amount", value="pass")
        assert suggested == [{"name": "pass", "value": "pass"}]
        await (await person.click(hand, label="Pass")).acknowledged()
    person, hand = await asked(bench, table)
    suggested = await person.autocomplete(table.channel, "bid", focused="amount", value="pass")
    assert suggested == [{"name": "pass · you play for 30", "value": "pass"}]
    found = await person.autocomplete(table.channel, "bid", focused="amount", value="30 play")
    assert "pass" not in {it["value"] for it in found}, "it is found by its own words, not by its note"
    assert next(it["label"] for it in walk(hand.components) if it["type"] == BUTTON) == "Pass: play 30"
    board = table.board()
    assert board is not None
    assert "or pass and play for 30" in board.content
    await (await person.click(hand, label="Pass: play 30")).acknowledged()
    await bench.idle()
    view = await public(bench, table)
    assert view.phase is Phase.TRUMP
    assert view.trick_board.contract == Contract(view.to_act[0], Bid(30))
