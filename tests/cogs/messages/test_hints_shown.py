"""Hint stands first below the hand of whoever decides something; the lobby and its rules say if there are hints."""

import random
from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import match_seed_1
from bot.rules.view import Phase
from bot.table.permissions import Person
from bot.table.state.table import Table
from cogs.messages import hand_messages, lobby
from cogs.messages.pages import help_pages, house_rules
from tests.cogs.limits import check
from tests.cogs.tables import NOW, set_state, table_of


def with_hints(table: Table, *, hints: bool, agreed: bool = True) -> Table:
    seats = tuple(replace(seat, hints=agreed, name=f"P{seat.seat}") for seat in table.seats)
    table.refresh(replace(table.row, hints=hints), seats)
    return table


def labels(table: Table, seat: int) -> list[str]:
    """The labels of the last row below a hand."""
    snapshot = table.snapshot()
    shown = hand_messages.hand(snapshot, snapshot.seats[seat])
    check(shown)
    return [part["label"] for part in shown.rows[-1]]


@pytest.mark.parametrize("name", [name for name, game in CATALOGUE.items() if game.hands_by_dm])
@pytest.mark.parametrize("hints", [True, False])
def test_it_is_there_exactly_where_there_is_something_to_decide(name: str, *, hints: bool) -> None:
    game, rng = CATALOGUE[name], random.Random(name)
    table = with_hints(table_of(game, game.presets[0], game.presets[0].players[0]), hints=hints)
    set_state(table, "playing")
    table.deal_from(match_seed_1(table.row.secret, range(3)))
    offered = 0
    for number in range(80):
        if table.match is None or table.match.winners is not None:
            break
        for view in table.snapshot().views:
            is_choice = view.ask is not None and (view.ask.pick or len(view.ask.choices) > 1)
            is_offered = "Hint" in labels(table, view.viewer or 0)
            assert is_offered == (hints and is_choice and view.phase is not Phase.REVIEW)
            assert not is_offered or labels(table, view.viewer or 0)[0] == "Hint"
            offered += is_offered
        seat = rng.choice(table.to_act())
        table.apply_step(table.step(seat, rng.choice(game.legal(table.match, seat))), number, NOW)
    assert (offered > 10) is hints


HOST, GUEST = Person(table_of(CATALOGUE["black-tile"], CATALOGUE["black-tile"].presets[0], 3).row.host_id or 0, "P0"), 1


@pytest.mark.parametrize(
    ("hints", "agreed", "says", "asks"),
    [
        (False, True, "", False),
        (True, True, "💡 Hints: **on for everybody**. Who joins agrees to that.", False),
        (True, False, "💡 Hints: **on if all agree**. P0 and P1: press **Agree to hints**, else there are none.", True),
    ],
)
def test_a_lobby_says_if_there_are_hints_and_asks_who_has_not_agreed(
    says: str, *, hints: bool, agreed: bool, asks: bool
) -> None:
    game = CATALOGUE["black-tile"]
    table = with_hints(table_of(game, game.presets[0], 3), hints=hints, agreed=agreed)
    shown = lobby.payload(table.snapshot())
    told = [line for line in shown.content.splitlines() if "Hints" in line]
    assert told == ([says] if says else [])
    assert any(part["label"] == "Agree to hints" for part in check(shown)) is asks


@pytest.mark.parametrize(("hints", "label"), [(False, "Turn on"), (True, "Turn off")])
def test_its_host_may_change_that_among_the_house_rules(label: str, *, hints: bool) -> None:
    game = CATALOGUE["black-tile"]
    table = with_hints(table_of(game, game.presets[0], 3), hints=hints)
    page = house_rules.page(table.snapshot(), HOST)
    assert label in [part.get("label") for part in check(page)]
    others = house_rules.page(table.snapshot(), Person(GUEST, "P1"))
    assert label not in [part.get("label") for part in check(others)]
    assert "Hints: " in str(others.blocks)
    set_state(table, "playing")
    table.deal_from(match_seed_1(table.row.secret, range(3)))
    begun = str(house_rules.page(table.snapshot(), HOST).blocks)
    assert ("Hints: **on**" if hints else "Hints: **off** in this match.") in begun


@pytest.mark.parametrize("hints", [True, False])
def test_and_so_does_the_last_page_of_its_help(*, hints: bool) -> None:
    game = CATALOGUE["black-tile"]
    table = with_hints(table_of(game, game.presets[0], 3), hints=hints)
    page = help_pages.of_table(table.snapshot(), 99)
    assert ("Hints: **on for everybody**" if hints else "Hints: **off** with several people") in str(page.blocks[1])
