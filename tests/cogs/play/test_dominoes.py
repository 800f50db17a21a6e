"""Dominoes on Discord: which end, what is suggested, and what is told of draws."""

import re

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Control, Table, answer, controls
from tests.said import is_said, said


def moves_of(offered: list[Control]) -> list[str]:
    return [move for it in offered for move in it.moves]


async def until_two_ends(table: Table) -> tuple[UserClient, ChatMessage, str]:
    """Play until somebody has a tile that two ends take, which differ; that person, their hand, and the tile."""
    while True:
        found = await table.next()
        assert found is not None, "no tile fitted two ends in the whole match"
        person, message, offered = found
        tiles = [move.split()[1] for move in moves_of(offered)]
        twice = next((tile for tile in tiles if tiles.count(tile) > 1), None)
        if twice is not None:
            return person, message, twice
        await (await table.click(*found)).acknowledged()


async def test_a_play_is_refused_with_what_to_do(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, game="dominoes", preset="block", players=2, target=500)
    person, _, tile = await until_two_ends(table)
    other = bo if person is ann else ann
    before = bench.journal(table.id)
    assert is_said("refused-which-end", await answer(await person.type(table.channel, f"/play tile:{tile}")))
    assert is_said("refused-cannot-pass", await answer(await person.type(table.channel, "/pass")))
    assert is_said("refused-turn-of", await answer(await other.type(table.channel, f"/play tile:{tile}")))
    told = await answer(await person.type(table.channel, f"/play tile:{tile} up"))
    assert is_said("refused-wrong-end", told)
    assert bench.journal(table.id) == before, "nothing of it was a move"
    high, low = tile.split("-")
    await (await person.type(table.channel, f"/play tile:{low}{high} right")).acknowledged()
    assert bench.journal(table.id)[-1][2] == f"play {tile} right"


async def test_tiles_are_suggested_from_the_own_hand_with_their_ends(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, game="dominoes", preset="block", players=2, target=500)
    person, message, _ = await until_two_ends(table)
    offered = [it.moves[0].removeprefix("play ") for it in controls(message) if it.action == "move" and it.is_button]
    suggested = await person.autocomplete(table.channel, "play", focused="tile")
    assert not offered or sorted(str(it["value"]) for it in suggested) == sorted(offered)
    assert not await (bo if person is ann else ann).autocomplete(table.channel, "play", focused="tile")


async def test_draws_are_made_by_the_bot_and_told_to_everyone(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, game="dominoes", preset="draw", players=2, target=500)
    before, _, after = said("chain-told-drew", tiles="|").partition("|")
    while True:
        found = await table.next()
        assert found is not None, "nobody drew in the whole match"
        person, message, _ = found
        if drawn := re.findall(r"\d-\d", message.content.partition(before)[2].partition(after)[0]):
            break
        await (await table.click(*found)).acknowledged()
    told, other = said("chain-did-draw", count=len(drawn)), bo if person is ann else ann
    board: ChatMessage = await table.wait(lambda: (it := table.board()) and told in it.content and it)
    hand: ChatMessage = await table.wait(lambda: table.hand(other))
    shown = board.content + hand.content
    assert not any(tile in shown for tile in drawn), "which tiles they were is theirs alone"
