"""Moves as they are typed: every legal one is suggested in words, from one's own hand only, and what is suggested is
taken.
"""

import random

from bot.rules.moves import Lead, Pass, Play
from bot.rules.pieces import double_set
from bot.rules.view import View
from cogs.messages import texts
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_commands import suggested
from tests.end_to_end.house import answer
from tests.table.moves import act, any_move, pieces, waiting
from tests.table.people import moved_on

EVERY = {str(tile) for tile in double_set(6)}
OF_UNDO = {"undo", "agree", "refuse", "review"}


def choices(view: View) -> list[str]:
    """The notation of one's legal moves, in turn and out of turn."""
    return [str(choice.move) for choice in (*(view.ask.choices if view.ask else ()), *view.extra_choices)]


async def test_only_ones_own_legal_moves_are_suggested(bench: Bench) -> None:
    tables, rng = bench.bot.services.tables, random.Random(4)
    table = await bench.table(bench.ann, bench.bea, computers=1, players=3)
    channel, snapshot = table.channel, await tables.snapshot(table.id)
    for person, view in zip(table.seated, snapshot.views, strict=False):
        mine = {str(piece) for piece in pieces(view)}
        first = min(mine)
        assert {*await suggested(person, channel, "pass", "first")} == mine
        assert {*await suggested(person, channel, "pass", "second", first=first)} == mine - {first}
        assert first in await suggested(person, channel, "pass", "first", first), "though it is typed out already"
    for _ in range(14):
        snapshot = await moved_on(tables, table.id)
        for person, view in zip(table.seated, snapshot.views, strict=False):
            assert {*await suggested(person, channel, "move", "move")} - OF_UNDO == {*choices(view)}
            moves = [choice.move for choice in view.ask.choices] if view.ask else []
            leads = [move for move in moves if isinstance(move, Lead)]
            plays = {str(move.piece) for move in moves if isinstance(move, Play)}
            assert {*await suggested(person, channel, "play", "tile")} == plays
            assert {*await suggested(person, channel, "lead", "tile")} == {str(move.piece) for move in leads}
            for piece in sorted({str(move.piece) for move in leads})[:1]:
                suits = {move.suit.value for move in leads if str(move.piece) == piece and move.suit}
                assert {*await suggested(person, channel, "lead", "suit", tile=piece)} == suits
            for piece in sorted(EVERY - {str(piece) for piece in pieces(view)})[:2]:
                assert piece not in await suggested(person, channel, "play", "tile", piece)
                assert not await suggested(person, channel, "lead", "suit", tile=piece)
        seat = waiting(snapshot)[0]
        person, move = table.seated[seat], any_move(snapshot.views[seat], rng)
        if isinstance(move, Pass):
            await act(tables, snapshot, seat, move)
        else:
            words = (await suggested(person, channel, "move", "move"))[str(move)]
            typed = words.split(" · ")[0].upper()
            assert (await suggested(person, channel, "move", "move", typed))[str(move)] == words
            await (await person.command(channel, "move", move=words)).answered()
        after = await tables.snapshot(table.id)
        assert after.views != snapshot.views or after.over


async def test_a_tile_is_found_however_it_is_typed_and_by_its_player_alone(bench: Bench) -> None:
    ann, eve = bench.people("Ann", "Eve")
    table = await bench.table(ann, computers=3, target=500)
    _, _, moves = await table.until("play")
    move = moves[0].moves[0]
    high, low = move.removeprefix("play ").split("-")
    for typed in (f"{high}-{low}", f"{low}{high}", f"{low}-{high}", f"play {high}{low}"):
        assert move in await suggested(ann, table.channel, "move", "move", typed)
    assert await suggested(ann, table.channel, "move", "move", "dance") == {}
    assert await suggested(eve, table.channel, "move", "move") == {}
    told = await (await eve.command(table.channel, "move", move=move)).answered()
    assert told.ephemeral
    assert not told.attachments


async def test_a_follower_who_types_a_lead_is_told_what_was_played(bench: Bench) -> None:
    table = await bench.table(bench.person(), computers=3, target=500)
    person, _, moves = await table.until("play")
    tile = moves[0].moves[0].removeprefix("play ")
    told = await answer(
        await person.command(table.channel, "lead", tile=tile, suit=tile[0])
    )  # a suit of it, led or not
    assert f"Done: played {tile}." in told


async def test_a_play_that_ends_a_deal_is_not_told_as_of_the_next(bench: Bench) -> None:
    tables, rng = bench.bot.services.tables, random.Random(4)
    table = await bench.table(*bench.people("Ann", "Bo", "Cy"), players=3, target=500)
    snapshot = await tables.snapshot(table.id)
    while True:
        seat = waiting(snapshot)[0]
        move = any_move(snapshot.views[seat], rng)
        outcome = await act(tables, snapshot, seat, move)
        if outcome.snapshot.deal == 2:
            break
        snapshot = await moved_on(tables, table.id)
    assert texts.chose(outcome, move).endswith(". Deal 1 is over.")
