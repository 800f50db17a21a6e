"""What decided a deal, and one's own match: for the player whose decisions they are, and as they share it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.words.analysis.match import choice_words, match_text
from bot.words.analysis.review import DealReview, Made, MatchReview
from bot.words.analysis.turning_point import (
    cost_about,
    is_telling,
    little_text,
    nothing_text,
    private_text,
    shared_text,
    when,
)
from bot.words.names import Namer
from cogs.messages import texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.buttons import button, option, select
from cogs.messages.parts.payload import Component, Payload
from images.analysis.match import draw_match_review
from images.analysis.turning_point import draw_turning_point


class Place(NamedTuple):
    """Where a decision is shown to its player: of which table, and whether they may share it there. `names` are by
    seat, as they are drawn.
    """

    table: int
    names: Sequence[str]
    is_shared_here: bool

    @property
    def name(self) -> Namer:
        """What each seat is called in a text."""
        return lambda seat: texts.plain(self.names[seat])


def deal_page(review: DealReview, place: Place) -> Payload:
    """The decision that cost most in a deal; in a sentence where none did, or hardly."""
    if review.costliest is None:
        return Payload(nothing_text(review.deal, review.made))
    return decision_page(review.costliest, place)


def decision_page(made: Made, place: Place, shared: str = "") -> Payload:
    """One decision, for its player. `shared`: what is said where it has just been shared."""
    if not is_telling(made.decision):
        return Payload(little_text(made, place.name))
    text, rows = private_text(made, place.name), ()
    if shared:
        text = f"{text}\n{shared}"
    elif place.is_shared_here:
        rows = ((button(ids.SHARE_DECISION, "Share", place.table, position=made.position),),)
    return Payload(text, draw_turning_point(made, place.names), rows)


def shared_page(made: Made, place: Place) -> Payload:
    """The same as everybody sees it, once its player has shared it."""
    return Payload(shared_text(made, place.name), draw_turning_point(made, place.names))


def waiting_page(deal: int = 0, deals: int = 0) -> Payload:
    """Told while decisions are judged: of one deal, or of a match at one of its deals."""
    if deals <= 1:
        return Payload("I look at every decision you made in it. That takes a moment …")
    return Payload(f"I look at every decision you made: deal {deal} of {deals} …")


def match_page(review: MatchReview, table: int) -> Payload:
    """A match by one's own decisions, with the costliest to choose from."""
    options = [_option(made) for made in review.costliest]
    rows = ((select(ids.DECISION, "Look at one of the costliest decisions", options, table),),) if options else ()
    return Payload(match_text(review), draw_match_review(review), rows)


def _option(made: Made) -> Component:
    words = f"{when(made)}: {choice_words(made)}"[:100]
    return option(words, str(made.position), f"cost {cost_about(made.decision)}")
