"""Dominoes on Discord: each preset to its end, by clicks and commands, and what players read meanwhile."""

import itertools
import re
from typing import Any

import pytest

from bot.playground import ChatMessage, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.end_to_end.house import Control, House, Table, answer, control, controls, hint, offers
from tests.end_to_end.test_duels import Duel
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHORT: dict[str, dict[str, Any]] = {
    "draw": {"target": 20},
    "block": {"target": 20},
    "all-fives": {"target": 40},
    "fives-and-threes": {"target": 12},
    "puerto-rico": {"target": 150},
    "dominican": {"target": 50},
    "cuban": {"target": 40},
}


@pytest.mark.parametrize("preset", SHORT)
async def test_to_the_end(house: House, preset: str) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, game="dominoes", preset=preset, **SHORT[preset])
    ways, final = itertools.cycle(("click", "command")), None
    while final is None:
        final = await table.play(1, by=next(ways))
    assert "🏆" in final.content
    assert final.attachments[0].description


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


async def test_a_play_is_refused_with_what_to_do(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, game="dominoes", preset="block", players=2, target=500)
    person, _, tile = await until_two_ends(table)
    other = bo if person is ann else ann
    before = house.journal(table.id)
    assert is_said("refused-which-end", await answer(await person.type(table.channel, f"/play tile:{tile}")))
    assert is_said("refused-cannot-pass", await answer(await person.type(table.channel, "/pass")))
    assert is_said("refused-turn-of", await answer(await other.type(table.channel, f"/play tile:{tile}")))
    told = await answer(await person.type(table.channel, f"/play tile:{tile} up"))
    assert is_said("refused-wrong-end", told)
    assert house.journal(table.id) == before, "nothing of it was a move"
    high, low = tile.split("-")
    await (await person.type(table.channel, f"/play tile:{low}{high} right")).acknowledged()
    assert house.journal(table.id)[-1][2] == f"play {tile} right"


async def test_what_is_typed_is_suggested_from_the_own_hand_with_its_ends(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, game="dominoes", preset="block", players=2, target=500)
    person, message, _ = await until_two_ends(table)
    offered = [it.moves[0].removeprefix("play ") for it in controls(message) if it.action == "move" and it.is_button]
    suggested = await person.autocomplete(table.channel, "play", focused="tile")
    assert not offered or sorted(str(it["value"]) for it in suggested) == sorted(offered)
    assert not await (bo if person is ann else ann).autocomplete(table.channel, "play", focused="tile")


async def test_a_play_is_taken_back(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, game="dominoes", preset="block", players=2, target=500)
    while True:
        found = await table.next()
        assert found is not None, "no play could be taken back in the whole match"
        person, other = found[0], bo if found[0] is ann else ann
        await (await table.click(*found)).acknowledged()
        hand = table.hand(person)
        if hand is not None and offers(hand, "undo"):
            break
    before, sent = house.journal(table.id), control(hand, "undo")
    await (await person.click(hand, custom_id=sent.custom_id)).acknowledged()
    board: ChatMessage = await table.wait(lambda: (it := table.board()) and offers(it, "agree") and it)
    await (await other.click(board, label=said("consent-yes"))).acknowledged()
    await table.wait(lambda: is_said("undo-done", board.content))
    assert [notation for _, _, notation in house.journal(table.id)[len(before) :]] == ["undo", "agree", "undone"]
    await table.play(3)


async def test_a_hint_names_a_play(house: House) -> None:
    ann = house.person("ann")
    table = await Table.open(house, ann, computers=1, game="dominoes", preset="all-fives", players=2, target=500)
    person, message, _ = await until_two_ends(table)
    asks = control(message, "hint")
    told = await hint(lambda: person.click(message, custom_id=asks.custom_id))
    assert re.search(r"\d-\d", told.content), told.content


async def test_draws_are_made_by_the_bot_and_told_to_everyone(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, game="dominoes", preset="draw", players=2, target=500)
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


@pytest.mark.parametrize("preset", ["all-fives", "dominican"])
async def test_a_duel(house: House, preset: str) -> None:
    people = house.people("ann", "bo")
    duel = await Duel.open(house, *people, game="dominoes", preset=preset)
    for seed, person in enumerate(people):
        await duel.play(person, seed)
    (told,) = await duel.wait(duel.comparisons)
    assert all((person.user.global_name or "") in told.content for person in people)
    assert told.attachments[0].description


async def test_a_record_is_written_and_verified(house: House) -> None:
    ann = house.person("ann")
    table = await Table.open(house, ann, computers=3, game="dominoes", preset="dominican", target=30)
    final = await table.play()
    assert final is not None
    (file,) = (await (await ann.click(final, label=said("end-button-record"))).answered()).attachments
    proof = verify(file.data.decode(), CATALOGUE)
    assert proof.over
    assert proof.moves == len(house.journal(table.id))
    assert max(proof.totals) >= 30
