"""Black Tile's opening: who was drawn first, whose turn that makes it, and whom they may order to lead (rules §1.2)."""

from dataclasses import replace
from functools import partial
from typing import Any

from bot.words.chat import hand_text, table_text

from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match
from bot.rules.moves import Pass, Yield
from bot.rules.tricks.deal import TrickDeal
from bot.rules.view import View
from bot.words.alt import alt_seat, alt_table
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
    assert f"you to lead, as {NAMES[first]} has ordered." in alt_seat(GAME.view(match, leader), NAMES)
    own = hand_text(GAME.view(match, leader), name, "#games")
    assert own.splitlines()[-1] == f"{NAMES[first]} lets you lead."
    assert deal_note(view, name, crowded=False) == Note(f"ordered by {NAMES[first]}", NAMES[leader], " leads")


def test_what_was_drawn_is_kept_under_the_scores() -> None:
    match = opened()
    match, _ = GAME.play(match, match.deal.first, GAME.legal(match, match.deal.first)[0])
    first = match.deal.first
    assert draw_of(bystander(match)) is None
    scores = scores_text(bystander(match), name)
    assert scores.startswith("No deal has been scored yet.\n-# Drawn for first player: ")
    assert scores.endswith(f". {NAMES[first]} goes first.")
