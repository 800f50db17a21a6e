"""The messages that everyone at a table sees: the table, its scores, its last trick. Made from a Snapshot's Views."""

import re
from dataclasses import replace

from bot import clock
from bot.message import Message, capitalized, with_names
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.view import Phase, View
from bot.table.state.snapshot import Snapshot
from bot.words.seat.coach import coach_line
from bot.words.speaker import say_chat
from bot.words.surfaces import line_text
from bot.words.terms import deal_name
from bot.words.tricks.sentences import trick_told
from cogs.kit import actions
from cogs.kit.payload.buttons import PRIMARY, button, move_buttons
from cogs.kit.payload.payload import Attachment, Controls, Payload
from cogs.kit.slots import HOW_TO_PLAY
from cogs.messages import deal_end, lobby, texts
from cogs.messages.choices import (
    APART,
    choice_controls,
    consent_buttons,
    hint_button,
    last_trick_button,
    offers_of,
)
from cogs.messages.hand_controls import with_tip
from images.scores.chart import draw_scores
from images.table.table import draw_table

_ACTS = {
    Phase.PASS: "act-pass",
    Phase.BID: "act-bid",
    Phase.KITTY: "act-kitty",
    Phase.TRUMP: "act-trump",
    Phase.DOUBLES: "act-doubles",
    Phase.REVIEW: "act-review",
    Phase.MOON: "act-moon",
}

_SECRET = re.compile(r"^secret: (.*)$", re.MULTILINE)


def table(snapshot: Snapshot, deal: int) -> Payload:
    """The table message of a deal: current, or its record. It names the player to act without notifying them."""
    view = snapshot.public_view
    if deal < view.deal or view.winners is not None or snapshot.over:
        return deal_end.deal_card(snapshot, deal)
    to_act = [snapshot.seats[seat].user_id for seat in view.to_act]
    named = tuple(user for user in to_act if user is not None) if len(to_act) == 1 else ()
    picture, rows = draw_table(view, snapshot.names), _table_rows(snapshot, view)
    shown = Payload(texts.table_text(snapshot), picture, rows, named=named)
    return with_tip(shown, _tip(snapshot, view), snapshot.id)


def _tip(snapshot: Snapshot, view: View) -> str:
    """The tip for a newcomer in a game without hands, at the table itself. It says only what everyone can see."""
    if snapshot.game.hands_by_dm or len(view.to_act) != 1:
        return ""
    seat = snapshot.seats[view.to_act[0]]
    return say_chat(coach_line(view)) if seat.wants_tips else ""


def _table_rows(snapshot: Snapshot, view: View) -> Controls:
    id_ = snapshot.id
    consent = consent_buttons(snapshot)
    scores_button = button(actions.SCORES, Message("button-scores"), id_)
    how = tuple(offered(id_) for offered in HOW_TO_PLAY)
    join = (button(actions.JOIN, Message("button-join"), id_),) if snapshot.free_seats else ()
    if not snapshot.game.hands_by_dm:
        open_rows = choice_controls(snapshot, view, view.open_choices, capitalized(view.prompt))
        if all(
            snapshot.seats[seat].user_id is None for seat in view.to_act
        ):  # computers play: a tap would be too early
            open_rows = tuple(tuple(control | {"disabled": True} for control in row) for row in open_rows)
        return (*open_rows, *consent, (*hint_button(snapshot, view), scores_button, *how, *join))
    act = button(actions.PLAY, Message(_ACTS.get(view.phase, "act-play")), id_, style=PRIMARY)
    # A bid, a suit and the like are chosen beside the own hand, which Play opens. What needs none is one press here.
    usual = (offer for offer in offers_of(snapshot, view, view.open_choices, on_buttons=True) if offer.move in APART)
    own = (*move_buttons(usual, id_, snapshot.asked_at), act, button(actions.HAND, Message("hand-button"), id_))
    return (own, *consent, (*last_trick_button(id_, view), scores_button, *how, *join))


def scores(snapshot: Snapshot) -> Payload:
    """This match's scores, with their chart."""
    view = snapshot.public
    if view is None or not view.results:
        return Payload(texts.scores_text(snapshot))
    return Payload(texts.scores_text(snapshot), draw_scores(view, snapshot.names))


def last_trick(snapshot: Snapshot) -> Payload:
    """The last finished trick, of the deal before if this one has none; the line or the trains in words."""
    view = snapshot.ended if snapshot.is_ending(clock.now()) else snapshot.public
    if view is not None and isinstance(view.board, LineView | TrainsView):
        return Payload(say_chat(with_names(line_text(view), texts.names_in(snapshot, view.viewer))))
    board = view.board if view is not None and isinstance(view.board, TricksView) else None
    trick = (board.finished[-1] if board.finished else board.last_of_previous_deal) if board is not None else None
    if view is None or board is None or trick is None:
        return Payload(say_chat(Message("last-trick-none")))
    deal = view.deal if board.finished else view.deal - 1
    then_board = replace(board, on_table=trick, led=None, number=trick.number)
    then = replace(view, deal=deal, phase=Phase.PLAY, board=then_board, draws=())
    words = with_names(trick_told(then) or "", texts.names_in(snapshot, view.viewer))
    text = say_chat(
        Message("last-trick", deal=deal_name(view, deal), number=trick.number, count=board.count, told=words)
    )
    if not board.finished:  # the trick belongs to the deal before this one
        return Payload(text)
    return Payload(text, draw_table(then, snapshot.names))


def record(table_id: int, text: str) -> Payload:
    """The record of a match as a file to save, with the secret of its shuffle."""
    secret = _SECRET.search(text)
    words = say_chat(Message("record-told", secret=secret[1] if secret is not None else ""))
    return Payload(words, file=Attachment(f"boneyard-{table_id}.txt", text.encode(), content_type="text/plain"))


def table_again(snapshot: Snapshot) -> Payload:
    """The current table, for one person; between two deals the end of the last, with Next deal."""
    view = snapshot.public
    if view is None:
        return lobby.payload(snapshot)
    now = clock.now()
    if snapshot.is_ending(now) and not snapshot.over:
        return deal_end.ending(snapshot, snapshot.stage(now))
    shown = table(snapshot, view.deal)
    return replace(shown, rows=())
