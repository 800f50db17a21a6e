"""Black Tile's opening: who was drawn first, whose turn that makes it, and whom they may order to lead (rules §1.2)."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match
from bot.rules.moves import Pass, Yield
from bot.rules.tricks.deal import TrickDeal
from bot.rules.view import View
from bot.words.alt import alt_table
from bot.words.chat import hand_text, table_text
from bot.words.facts.draw import FirstLead, draw_of, first_lead
from bot.words.figures import scores_text
from bot.words.pictures import Note, deal_note
from tests.images.views import NAMES, SEED

GAME = CATALOGUE["black-tile"]
name = NAMES.__getitem__
text = partial(table_text, name=name, mention=lambda seat: f"@{NAMES[seat]}")


def opened(players: int = 4) -> Match[Any, TrickDeal]:
    """A match whose tiles have been passed: the first player leads, or orders the left neighbour to."""
    match = GAME.start(GAME.presets[0].options, players, SEED)
    for seat in range(players):
        match, _ = GAME.play(match, seat, Pass(match.deal.hands[seat][:3]))
    return match


def bystander(match: Match[Any, TrickDeal]) -> View:
    return GAME.view(match, None)


@pytest.mark.parametrize("players", [3, 4])
def test_the_opening_says_who_was_drawn_whose_turn_that_makes_it_and_what_they_may_do(players: int) -> None:
    match = opened(players)
    view, first = bystander(match), match.deal.first
    neighbour = (first + 1) % players
    assert first_lead(view) == FirstLead(first, neighbour, is_ordered=False)
    _, turn, drawn = text(view).splitlines()
    assert turn == f"@{NAMES[first]} goes first: lead a tile, or let {NAMES[neighbour]} lead instead."
    assert drawn.startswith("-# Drawn for first player: ")
    assert "goes first" not in drawn, "it is said above"
    alt = alt_table(view, NAMES)
    assert f"{NAMES[first]} goes first. " in alt
    assert f"{NAMES[first]} to lead, or to let {NAMES[neighbour]} lead." in alt
    assert deal_note(view, name, crowded=False) == Note("drawn for first player", NAMES[first], " goes first")


def test_a_deal_without_a_draw_says_who_goes_first() -> None:
    match = opened()
    turn = text(bystander(replace(match, draws=()))).splitlines()[1]
    assert turn.startswith(f"@{NAMES[match.deal.first]} goes first: lead a tile, or let ")


def test_who_was_ordered_to_lead_learns_by_whom() -> None:
    match = opened()
    first = match.deal.first
    match, _ = GAME.play(match, first, Yield())
    view, leader = bystander(match), (first + 1) % 4
    assert first_lead(view) == FirstLead(first, leader, is_ordered=True)
    turn = text(view).splitlines()[1]
    assert turn == f"{NAMES[first]} goes first, and lets @{NAMES[leader]} lead."
    assert f"{NAMES[first]} lets {NAMES[leader]} lead." in alt_table(view, NAMES)
    own = hand_text(GAME.view(match, leader), name, "#games")
    assert own.splitlines()[-1] == f"{NAMES[first]} lets you lead."
    assert deal_note(view, name, crowded=False) == Note(f"ordered by {NAMES[first]}", NAMES[leader], " leads")


def test_the_draw_and_the_order_are_told_until_a_tile_is_led() -> None:
    match = opened()
    first = match.deal.first
    match, _ = GAME.play(match, first, Yield())
    leader = match.deal.leader
    match, _ = GAME.play(match, leader, GAME.legal(match, leader)[0])
    view = bystander(match)
    assert draw_of(view) is None
    assert first_lead(view) is None
    assert "Drawn" not in text(view) + alt_table(view, NAMES)
    assert "lets" not in text(view) + alt_table(view, NAMES)


def test_a_leader_who_was_not_ordered_is_told_nothing_of_it() -> None:
    match = opened()
    match, _ = GAME.play(match, match.deal.first, GAME.legal(match, match.deal.first)[0])
    assert bystander(match).trick_board.lead_ordered_by is None


def test_what_was_drawn_is_kept_under_the_scores() -> None:
    match = opened()
    match, _ = GAME.play(match, match.deal.first, GAME.legal(match, match.deal.first)[0])
    first = match.deal.first
    assert draw_of(bystander(match)) is None
    scores = scores_text(bystander(match), name)
    assert scores.startswith("No deal has been scored yet.\n-# Drawn for first player: ")
    assert scores.endswith(f". {NAMES[first]} goes first.")
