"""Black Tile's opening: who was drawn first, whose turn that makes it, and whom they may order to lead (rules §1.2)."""

from dataclasses import replace
from typing import Any

from bot.message import Message, Who
from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match
from bot.rules.moves import Pass, Yield
from bot.rules.tricks.deal import TrickDeal
from bot.rules.view import View
from bot.words.draw import DrawnLead, draw_of, first_lead
from bot.words.seat.alt import alt_seat
from bot.words.seat.hand import hand_text
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from bot.words.table.figures import scores_text
from bot.words.table.table import Note, deal_note, table_text
from tests.images.views import NAMES, SEED
from tests.said import is_said, said

GAME = CATALOGUE["black-tile"]
name = NAMES.__getitem__


def text(view: View) -> str:
    return say(table_text(view, name, lambda seat: f"@{NAMES[seat]}"))


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
    first, neighbour = f"@{NAMES[match.deal.first]}", NAMES[(match.deal.first + 1) % 4]
    assert turn == said("table-opening", who=Who(first), other=Who(neighbour))


def test_a_player_ordered_to_lead_learns_by_whom() -> None:
    match = opened()
    first = match.deal.first
    match, _ = GAME.play(match, first, Yield())
    view, leader = bystander(match), (first + 1) % 4
    assert first_lead(view) == DrawnLead(first, leader, is_ordered=True)
    turn = text(view).splitlines()[1]
    assert turn == said("table-ordered", other=Who(NAMES[first]), who=Who(f"@{NAMES[leader]}"))
    told = said("table-ordered", other=Who(NAMES[first]), who=Who(NAMES[leader]))
    assert told in alt_table(view, NAMES)
    own = alt_seat(GAME.view(match, leader), NAMES)
    assert said("seat-alt-trick", number=1, count=7, leads=True) in own
    assert said("band-lets", who=Who(NAMES[first]), other=Who(NAMES[leader], is_you=True)) in own
    own = say(hand_text(GAME.view(match, leader), name, "#games"))
    assert own.splitlines()[-1] == f"{said('band-lets', who=Who(NAMES[first]), other=Who('', is_you=True))}."
    label, about = (Message("note-ordered", who=Who(NAMES[first])), Message("note-leads", who=Who(NAMES[leader])))
    assert deal_note(view, name, crowded=False) == Note(label, about)


def test_the_draw_is_kept_under_the_scores() -> None:
    match = opened()
    match, _ = GAME.play(match, match.deal.first, GAME.legal(match, match.deal.first)[0])
    first = match.deal.first
    assert draw_of(bystander(match)) is None
    scores = say(scores_text(bystander(match), name))
    assert is_said("draw-told", scores)
    assert scores.endswith(f"{said('draw-chosen', purpose='first_player', who=Who(NAMES[first]))}.")
