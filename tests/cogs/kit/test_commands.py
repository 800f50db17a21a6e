"""The commands as they are registered, and what they suggest."""

import random

import pytest

from bot.playground.api.checks.commands import check_all
from bot.playground.api.errors import Form
from bot.rules.moves import Lead, Play
from bot.rules.pieces import double_set
from bot.rules.view import Phase, View
from bot.words.speaker import say
from cogs.messages import texts
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_clicks import match_of_both
from tests.cogs.kit.test_translated import nodes
from tests.table.people import act, any_move, moved_on, pieces, waiting

EVERY = {str(tile) for tile in double_set(6)}


async def test_commands_are_within_discords_limits(bench: Bench) -> None:
    commands = [command.to_dict(bench.bot.tree) for command in bench.bot.tree.get_commands()]
    assert 1 <= len(commands) <= 100
    form = Form()
    check_all(commands, form)
    assert not form.tree
    assert all(it["value"] != "" for it in nodes(commands) if "value" in it)


@pytest.mark.parametrize("value", ["", "x" * 50, "6-4", "🂠", "*"])
async def test_autocomplete_never_complains(bench: Bench, value: str) -> None:
    """Without a table, without a seat, whatever is typed."""
    for command, option in (("play", "tile"), ("lead", "tile"), ("lead", "suit"), ("pass", "first")):
        others = {"tile": value} if option == "suit" else {}
        assert not await bench.ann.autocomplete(bench.games, command, focused=option, value=value, **others)


async def suggested(bench: Bench, who: int, command: str, focused: str, value: str = "", **others: str) -> list[str]:
    """The values suggested to Ann (0) or Bea (1)."""
    person = (bench.ann, bench.bea)[who]
    choices = await person.autocomplete(bench.games, command, focused=focused, value=value, **others)
    assert len(choices) <= 25
    return [choice["value"] for choice in choices]


async def test_only_ones_own_legal_moves_are_suggested(bench: Bench) -> None:
    tables = bench.bot.services.tables
    snapshot = await match_of_both(bench, players=3)
    rng = random.Random(4)
    for seat in (0, 1):
        mine = {str(piece) for piece in pieces(snapshot.views[seat])}
        offered = await suggested(bench, seat, "pass", "first")
        assert set(offered) == mine
        first = min(mine)
        assert set(await suggested(bench, seat, "pass", "second", first=first)) == mine - {first}
        assert first in await suggested(bench, seat, "pass", "first", value=first), "though it is typed out already"
        assert not await suggested(bench, seat, "play", "tile")
    for _ in range(14):
        snapshot = await moved_on(tables, snapshot.id)
        seat = waiting(snapshot)[0]
        view = snapshot.views[seat]
        if view.phase is not Phase.PASS:
            await check_suggestions(bench, seat, view)
            for other in {0, 1} - {seat}:
                for command in ("lead", "play"):
                    assert not await suggested(bench, other, command, "tile")
        await act(tables, snapshot, seat, any_move(view, rng))


async def check_suggestions(bench: Bench, seat: int, view: View) -> None:
    assert view.ask
    moves = [choice.move for choice in view.ask.choices]
    plays = {str(move.piece) for move in moves if isinstance(move, Play)}
    leads = {str(move.piece) for move in moves if isinstance(move, Lead)}
    assert set(await suggested(bench, seat, "play", "tile")) == plays
    assert set(await suggested(bench, seat, "lead", "tile")) == leads
    for piece in sorted(leads)[:1]:
        suits = {move.suit.value for move in moves if isinstance(move, Lead) and str(move.piece) == piece and move.suit}
        assert set(await suggested(bench, seat, "lead", "suit", tile=piece)) == suits
    hidden = EVERY - {str(piece) for piece in pieces(view)}
    for piece in sorted(hidden)[:2]:
        assert piece not in await suggested(bench, seat, "play", "tile", value=piece)
        assert not await suggested(bench, seat, "lead", "suit", tile=piece)


async def test_a_follower_who_types_a_lead_is_told_what_was_played(bench: Bench) -> None:
    tables, rng = bench.bot.services.tables, random.Random(4)
    snapshot = await match_of_both(bench, players=3)
    while True:
        snapshot = await moved_on(tables, snapshot.id)
        seat = waiting(snapshot)[0]
        move = any_move(snapshot.views[seat], rng)
        if isinstance(move, Play):
            break
        await act(tables, snapshot, seat, move)
    person = (bench.ann, bench.bea)[seat]
    suit = str(move.piece)[0]  # the higher end: one of its suits, whether led or not
    reply = await (await person.command(bench.games, "lead", tile=str(move.piece), suit=suit)).answered()
    assert f"Done: played {move.piece}." in reply.content


async def test_a_play_that_ends_a_deal_is_not_told_as_of_the_next(bench: Bench) -> None:
    tables, rng = bench.bot.services.tables, random.Random(4)
    snapshot = await match_of_both(bench, players=3)
    while True:
        snapshot = await moved_on(tables, snapshot.id)
        if snapshot.over:  # each of its deals was ended by a computer
            snapshot = await moved_on(tables, (await match_of_both(bench, players=3)).id)
        assert snapshot.public is not None
        deal = snapshot.public.deal  # a computer may have ended one
        seat = waiting(snapshot)[0]
        move = any_move(snapshot.views[seat], rng)
        outcome = await act(tables, snapshot, seat, move)
        assert outcome.snapshot.public is not None
        if outcome.snapshot.public.deal > deal:
            break
    assert texts.chose(outcome, move).endswith(f". Deal {deal} is over.")


async def test_presets_are_suggested_for_the_game(bench: Bench) -> None:
    await check_presets(bench, "domino new")


async def check_presets(bench: Bench, command: str) -> None:
    for game in bench.bot.services.tables.catalogue.values():
        offered = await suggested(bench, 0, command, "preset", game=game.name)
        assert set(offered) == {preset.name for preset in game.presets}
        assert await suggested(bench, 0, command, "preset", value=say(game.presets[0].title).upper(), game=game.name)
