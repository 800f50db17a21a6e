"""The pages on which people choose a game and its kind: every kind is reached by taps."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Options
from bot.words.kinds import Kind
from bot.words.speaker import say
from cogs.kit import actions
from cogs.kit.actions import AS_USUAL, TableToOpen
from cogs.kit.custom_ids import CustomId
from cogs.kit.payload.page import ControlRow, Page
from cogs.messages.games import Lately, games_page, kinds_page
from tests.cogs.limits import check
from tests.said import said

NEW, NOTHING = TableToOpen(), Lately()


def buttons(page: Page) -> dict[str, TableToOpen]:
    """The tables that the buttons of a page open, by label."""
    rows = (block.items for block in page.blocks if isinstance(block, ControlRow))
    return {str(it["label"]): argument(it) for row in rows for it in row if ":newtable:" in it["custom_id"]}


def argument(control: Mapping[str, Any]) -> TableToOpen:
    return CustomId.parse(control["custom_id"], {actions.NEW_TABLE.name: actions.NEW_TABLE}).argument


def kinds(game: AnyGame, lately: Lately = NOTHING, house: Options | None = None, **new: Any) -> Page:
    return kinds_page(game, TableToOpen(game.name, **new), lately, house)


def presets(page: Page) -> list[str]:
    return [new.preset for new in buttons(page).values() if new.game]


def test_every_preset_of_every_game_is_reached_by_taps():
    tapped = buttons(games_page(CATALOGUE, NEW, NOTHING))
    reached = set[tuple[str, str]]()
    for new in tapped.values():
        page = kinds(CATALOGUE[new.game])
        check(page)
        assert buttons(page)[said("button-back-to-games")] == NEW
        reached |= {(to.game, to.preset) for to in buttons(page).values() if to.game}
    assert reached == {(game.name, preset.name) for game in CATALOGUE.values() for preset in game.presets}
    assert AS_USUAL not in {preset for _, preset in reached}


def test_seats_and_target_that_were_typed_are_kept():
    new = TableToOpen(players=3, target=99)
    tapped = buttons(games_page(CATALOGUE, new, NOTHING))
    assert {to.game for to in tapped.values()} == {game.name for game in CATALOGUE.values() if 3 in game.players}
    page = kinds(CATALOGUE["dominoes"], players=3, target=99)
    alone = ["draw", "block", "all-fives", "fives-and-threes", "cut-throat", "martinique"]
    assert presets(page) == alone, "the others are for four"
    assert {(to.players, to.target) for to in buttons(page).values()} == {(3, 99)}


def test_kinds_played_last_come_first_and_are_marked():
    dominoes, forty_two = CATALOGUE["dominoes"], CATALOGUE["forty-two"]
    lately = Lately(Kind(forty_two, forty_two.presets[5]), Kind(dominoes, dominoes.presets[6]))
    page = games_page(CATALOGUE, NEW, lately)
    check(page)
    assert [to.game for to in buttons(page).values()][:3] == ["forty-two", "dominoes", [*CATALOGUE][1]]
    assert f"{say(forty_two.title)} ({said('kinds-mark-yours')})" in str(page.content_key)
    for game, first, mark in ((forty_two, "texas", "yours"), (dominoes, "cuban", "here")):
        page = kinds(game, lately)
        assert presets(page)[0] == first
        assert str(page.content_key).count(f"({said(f'kinds-mark-{mark}')})") == 1


def test_the_rules_that_are_usual_on_a_server_have_a_button():
    dominoes = CATALOGUE["dominoes"]
    block = dominoes.presets[1].options
    page = kinds(dominoes, house=block)
    assert presets(page)[0] == "block"
    assert f"({said('kinds-mark-usual')})" in str(page.content_key)
    page = kinds(dominoes, house=dominoes.with_rule(block, "target", 61))
    check(page)
    assert buttons(page)[said("button-usual-here")] == TableToOpen("dominoes", preset=AS_USUAL)


def test_where_rules_are_locked_no_other_kind_is_offered():
    page = games_page(CATALOGUE, NEW, NOTHING, locked=True)
    assert {to.preset for to in buttons(page).values()} == {AS_USUAL}
    assert said("games-locked") in str(page.content_key)
    assert said("games-locked") not in str(games_page(CATALOGUE, NEW, NOTHING).content_key)


@pytest.mark.parametrize("text", ["black-tile", "black-tile/4/20", "//20", ""])
def test_ids_of_earlier_pages_lead_to_the_kinds_or_all_games(text: str):
    assert TableToOpen.parse(text).preset == ""
    assert str(TableToOpen.parse(text)) == text
