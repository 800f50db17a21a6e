"""A table in the direct messages with the bot: of every game, alone with computers, as whole as in a channel."""

import pytest

from bot.rules.catalogue import CATALOGUE
from tests.cogs.conftest import Bench
from tests.cogs.server import text_of
from tests.end_to_end.house import answer, controls, hint, offers, press
from tests.end_to_end.practice import Practice
from tests.said import said


@pytest.mark.parametrize("game", [*CATALOGUE])
async def test_every_game_begins(bench: Bench, game: str) -> None:
    ann = bench.person("ann")
    table = await Practice.open(bench, ann, ann.dm, game=game)
    message, _ = await bench.playground.wait_for(table.asked)
    assert message.attachments
    assert not message.ephemeral
    pictures = [it for it in table.shown() if it.attachments and offers(it, "move", "pick", "more", "scores")]
    assert pictures == [message]  # the table is in no second one


@pytest.mark.parametrize("game", ["black-tile", "dominoes", "blind-hughie"])
async def test_a_practice_match_is_played_to_its_end(bench: Bench, game: str) -> None:
    """Of each kind of board."""
    bo = bench.person("bo")
    kind = CATALOGUE[game]
    rule = next(rule for rule in kind.house_rules if rule.name == "target")
    least = rule.span[0] if rule.span is not None else min(int(it.value) for it in rule.offered_values)
    table = await Practice.open(bench, bo, bo.dm, game=game, target=least)
    await table.play()
    assert table.state == "finished"
    final = await table.until("rematch")
    for action in ("record", "replay", "mymatch"):
        assert offers(final, action)
    assert bench.rows("SELECT count(*) FROM match_results WHERE table_id = ?", table.table)[0][0] > 1


async def test_a_second_one_leads_to_the_first(bench: Bench) -> None:
    cy = bench.person("cy")
    table = await Practice.open(bench, cy, cy.dm, start=False, game="black-tile")
    for options in ({"game": "dominoes"}, {}):
        refused = await (await cy.command(cy.dm, "domino new", **options)).answered()
        assert refused.content == said("error-has-practice")
        shown = await (await press(cy, refused, "hand")).answered()
        assert offers(shown, "start")
        assert controls(shown)[0].table == table.table


async def test_it_is_stopped_and_left_and_another_opened(bench: Bench) -> None:
    di = bench.person("di")
    for command, action in (("domino stop", "stop"), ("domino leave", "leave")):
        table = await Practice.open(bench, di, di.dm, game="black-tile")
        await table.play(2)
        asked = await (await di.command(di.dm, command)).answered()
        await (await press(di, asked, action)).acknowledged()
        await bench.playground.wait_for(lambda: table.state == "stopped")  # noqa: B023
    lobby = await Practice.open(bench, di, di.dm, start=False, game="black-tile")
    assert await answer(await di.command(di.dm, "domino leave")) == said("lobby-left")
    assert lobby.state == "stopped"
    assert await answer(await di.command(di.dm, "domino stop")) == said("error-at-no-table")


async def test_the_new_table_button_shows_all_games(bench: Bench) -> None:
    eve = bench.person("eve")
    none = await (await eve.command(eve.dm, "domino table")).answered()
    games = await (await press(eve, none, "newtable")).answered()
    await (await eve.click(games, label="Forty-Two")).acknowledged()
    lobby = await bench.playground.wait_for(lambda: next((it for it in eve.dms() if offers(it, "start")), None))
    assert "Forty-Two" in lobby.content
    assert not offers(lobby, "join", "invite", "computer")


async def test_hints_and_undo_are_free_and_moves_are_typed(bench: Bench) -> None:
    fay = bench.person("fay")
    table = await Practice.open(bench, fay, fay.dm, game="black-tile")
    message, _ = await bench.playground.wait_for(table.asked)
    assert (await hint(lambda: press(fay, message, "hint"))).content
    before = bench.journal(table.table)
    await table.play(1)
    hand = await table.until("more")
    if offers(hand, "undo"):
        await (await press(fay, hand, "undo")).acknowledged()
    assert len(bench.journal(table.table)) > len(before)
    shown = await (await fay.command(fay.dm, "domino table")).answered()
    assert shown.attachments
    rules = await (await fay.command(fay.dm, "help")).answered()
    assert "Black Tile" in text_of(rules)
