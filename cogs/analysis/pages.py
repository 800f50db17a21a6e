"""The costliest decision of a deal, and a whole match: for their player, and as they share them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.message import Message, Names, Text, lines, with_names
from bot.table.state.snapshot import Snapshot
from bot.words.names import label_names
from bot.words.speaker import say_chat
from cogs.analysis.grades import DealReview, MatchReview, RecordedDecision
from cogs.analysis.pictures import draw_match_review, draw_turning_point
from cogs.analysis.words import (
    cost_text,
    is_telling,
    little_text,
    match_text,
    private_text,
    row_text,
    shared_text,
)
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import button, option, select
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain


class DealNumber(Argument, template="{deal:[0-9]{1,5}}"):
    """A deal of a match, counted from 1: `4`."""

    deal: int


WHAT_DECIDED = Action("decided", DealNumber)
MY_MATCH = Action("mymatch", NoArgument)
DECISION = Action("decision", NoArgument)
SHARE_DECISION = Action("sharedecision", NoArgument)
DECISION_DETAILS = Action("decisiondetails", NoArgument)
MATCH_DETAILS = Action("matchdetails", NoArgument)


class DecisionPlace(NamedTuple):
    """The place where a decision is shown to its player: they can share it if `is_shared_here`; `names` are by seat,
    `play` opens a table for the same kind of game.
    """

    table: int
    names: Sequence[str]
    is_shared_here: bool
    play: Component

    def said(self, text: Text, reader: int | None = None) -> str:
        """A text with the names of the seats."""
        return say_chat(with_names(text, Names(lambda seat: plain(self.names[seat]), reader)))


def deal_page(review: DealReview, place: DecisionPlace) -> Payload:
    """The decision that cost most in a deal; in a sentence where none did, or hardly."""
    if review.costliest is None:
        return Payload(say_chat(Message("mistake-none" if review.made else "mistake-nothing", deal=review.deal)))
    return decision_page(review.costliest, place)


def decision_page(made: RecordedDecision, place: DecisionPlace, shared: Text = "") -> Payload:
    """One decision, for its player. `shared`: what is said where it has just been shared."""
    details = button(DECISION_DETAILS, Message("button-details"), place.table, position=made.position)
    if made.decision.best.move == made.decision.played.move:
        return Payload(say_chat(Message("mistake-none", deal=made.deal)))
    if not is_telling(made):
        return Payload(place.said(little_text(made)), rows=((details,),))
    share = button(SHARE_DECISION, Message("button-share"), place.table, position=made.position)
    row = (share, details) if place.is_shared_here and not shared else (details,)
    text = place.said(lines(private_text(made), shared), made.decision.view.viewer)
    return Payload(text, draw_turning_point(made, place.names), (row,))


def shared_page(made: RecordedDecision, place: DecisionPlace) -> Payload:
    """A decision as everyone sees it after its player shared it."""
    return Payload(place.said(shared_text(made)), draw_turning_point(made, place.names), ((place.play,),))


def waiting_page(deal: int = 0, deals: int = 0) -> Payload:
    """For a person who waits: decisions of one deal are judged, or of a match at one of its deals."""
    if deals <= 1:
        return Payload(say_chat(Message("mistake-waiting")))
    return Payload(say_chat(Message("mistake-waiting-match", deal=deal, deals=deals)))


def match_page(review: MatchReview, course: Sequence[int], place: DecisionPlace) -> Payload:
    """A match by one's own decisions, with the costliest to choose from. `course` is that of the accuracy, up to it."""
    options = [_option(made, place) for made in review.costliest]
    details = (button(MATCH_DETAILS, Message("button-details"), place.table),)
    rows = ((select(DECISION, Message("match-choose"), options, place.table),), details) if options else (details,)
    return Payload(say_chat(match_text(review, course)), draw_match_review(review, place.names, course), rows)


def _option(made: RecordedDecision, place: DecisionPlace) -> Component:
    row = with_names(row_text(made), Names(label_names(place.names)))
    return option(row, str(made.position), cost_text(made))


def biggest_mistake_button(snapshot: Snapshot, deal: int) -> Component:
    return button(WHAT_DECIDED, Message("button-biggest-mistake"), snapshot.id, DealNumber(deal))


def button_of_match(table_id: int) -> Component:
    """The button to one's own decisions in a match."""
    return button(MY_MATCH, Message("button-my-match"), table_id)
