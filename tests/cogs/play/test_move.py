"""/move: it suggests every legal move in words, from one's own hand only, and takes what is suggested."""

import random

import pytest

from bot.playground import UserClient
from bot.rules.moves import Pass
from bot.rules.view import View
from cogs.play.suggestions import MOST
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_clicks import match_of_both
from tests.end_to_end.house import Table
from tests.said import said
from tests.table.people import act, any_move, moved_on, waiting


async def suggested(bench: Bench, person: UserClient, typed: str = "", table: Table | None = None) -> dict[str, str]:
    """What is suggested after typing so far: words by value."""
    channel = bench.games if table is None else table.channel
    choices = await person.autocomplete(channel, "move", focused="move", value=typed)
    assert len(choices) <= MOST
    assert all(len(choice["name"]) <= 100 for choice in choices)
    return {choice["value"]: choice["name"] for choice in choices}


def legal(view: View) -> set[str]:
    """The notation of one's legal moves, in turn and out of turn."""
    choices = (*(view.ask.choices if view.ask else ()), *view.extra_choices)
    return {str(choice.move) for choice in choices}


async def test_only_ones_own_legal_moves_are_suggested(bench: Bench) -> None:
    tables, rng = bench.bot.services.tables, random.Random(4)
    snapshot = await match_of_both(bench, players=3)
    people = bench.ann, bench.bea
    for _ in range(14):
        snapshot = await moved_on(tables, snapshot.id)
        seat = waiting(snapshot)[0]
        for place, person in enumerate(people):
            offered = await suggested(bench, person)
            others = {"undo", "agree", "refuse", "review"}
            assert {*offered} - others == legal(snapshot.views[place])
        move = any_move(snapshot.views[seat], rng)
        if not isinstance(move, Pass):
            words = (await suggested(bench, people[seat]))[str(move)]
            assert (await suggested(bench, people[seat], words.split(" · ")[0].upper()))[str(move)] == words
            await (await people[seat].command(bench.games, "move", move=words)).answered()
        else:
            await act(tables, snapshot, seat, move)
        after = await tables.snapshot(snapshot.id)
        assert after.views != snapshot.views or after.over


async def test_a_tile_is_found_however_it_is_typed(bench: Bench) -> None:
    table = await bench.table(bench.people("Ann")[0], computers=3, target=500)
    person, _, moves = await table.until("play")
    move = moves[0].moves[0]
    high, low = move.removeprefix("play ").split("-")
    for typed in (f"{high}-{low}", f"{low}{high}", f"{low}-{high}", f"play {high}{low}"):
        assert move in await suggested(bench, person, typed, table)
    assert await suggested(bench, person, "dance", table) == {}


async def test_a_play_may_be_taken_back(bench: Bench) -> None:
    table = await bench.table(*bench.people("Ann", "Bo", "Cy"), players=3, target=500)
    found = await table.until("play")
    await (await table.click(*found)).acknowledged()
    await bench.idle()
    person = found[0]
    assert (await suggested(bench, person, table=table)).get("undo") == said("typed-undo")
    for other in {*table.seated} - {person}:
        assert "undo" not in await suggested(bench, other, table=table)
    await (await person.command(table.channel, "move", move=said("typed-undo"))).answered()
    await bench.idle()
    assert (await suggested(bench, person, table=table)).get("refuse") == said("typed-withdraw")
    for other in {*table.seated} - {person}:
        offered = await suggested(bench, other, "let", table)
        assert {*offered} == {"agree", "refuse"}
        assert all(str(person.user.global_name) in words for words in offered.values())


@pytest.mark.parametrize("typed", ["", "dance", "trump blue", "x" * 100, "play", "🂠", "<@1>"])
async def test_a_typed_text_that_is_no_move_is_refused_with_a_sentence(bench: Bench, typed: str) -> None:
    table = await bench.table(bench.people("Ann")[0], computers=3, target=500)
    before = len((await bench.bot.services.tables.snapshot(table.id)).seats)
    told = await (await table.seated[0].command(table.channel, "move", move=typed)).answered()
    assert told.ephemeral
    assert "I don't know" in told.content
    assert "<@1>" not in told.content
    assert before == 4


async def test_a_spectator_is_suggested_nothing_and_makes_no_move(bench: Bench) -> None:
    ann, eve = bench.people("Ann", "Eve")
    table = await bench.table(ann, computers=3, target=500)
    assert await suggested(bench, eve, table=table) == {}
    _, _, moves = await table.until("play")
    told = await (await eve.command(table.channel, "move", move=moves[0].moves[0])).answered()
    assert told.ephemeral
    assert not told.attachments
