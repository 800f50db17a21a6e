"""The messages that one player sees: their hand, what stands there before and after it, and plays to challenge."""

from dataclasses import fields, replace
from functools import lru_cache

from bot import clock
from bot.message import Message, Who, lines, with_names
from bot.rules.boards import TrainsView, TricksView
from bot.rules.moves import Claim, Concede, Lead, Move, piece_of
from bot.rules.view import Phase, View
from bot.table.errors import WrongState
from bot.table.messages import MessageRow
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.table.state.times import Stage
from bot.words.hand import Telling
from bot.words.news import Asked, News
from bot.words.seat.coach import coach_line
from bot.words.speaker import say_chat
from bot.words.surfaces import figures_text
from bot.words.tricks.review import looked_back, review_of
from cogs.kit import actions
from cogs.kit.payload.buttons import MOST_ROWS, PRIMARY, button, link_to_channel
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.messages import deal_end, lobby, rule_texts, table_messages, texts
from cogs.messages.choices import challenge_selects, consent_buttons, ways_rows
from cogs.messages.hand_controls import hand_rows, more_rows, with_tip
from images.seat.seat import draw_seat
from images.seat.style import SeatStyle
from images.table.table import draw_table


@lru_cache(maxsize=64)  # every hand of a player has the same
def style_of(words: str) -> SeatStyle:
    """The style of a seat's pictures, from the words stored for its player."""
    chosen = words.split()
    return SeatStyle(**{field.name: field.name in chosen for field in fields(SeatStyle)})


@lru_cache(maxsize=64)
def telling_of(words: str) -> Telling:
    """The length of a hand's message, from the same words."""
    return next((how for how in Telling if how.value in words.split()), Telling.SHORT)


def hand(
    snapshot: Snapshot, seat: SeatRow, notice: str = "", *, is_cleared: bool = False, more: Controls = (),
    instead: Controls = (),
) -> Payload:  # fmt: skip
    """A seat's hand as its player sees it. `notice` goes before the text, `more` in place of the last row, `instead` in
    place of all rows.
    """
    view = snapshot.shown_to(seat)
    if view is None:
        return lobby.payload(snapshot) if snapshot.row.is_practice else Payload(say_chat(lobby.waiting(snapshot)))
    if view.winners is not None or snapshot.over:
        return Payload(notice) if notice else deal_end.seat_over(snapshot, view.deal, seat.seat)
    tip = with_names(coach_line(view), texts.names_in(snapshot, view.viewer)) if seat.wants_tips else ""
    if not snapshot.game.hands_by_dm and snapshot.row.is_practice:
        shown = table_messages.table(snapshot, view.deal)
        return replace(shown, content=f"{notice}\n{shown.content}") if notice else shown
    if not snapshot.game.hands_by_dm:
        return with_tip(Payload(notice, draw_table(view, snapshot.names)), tip, snapshot.id)
    asked, style, how = _asked(snapshot, seat), style_of(seat.style), telling_of(seat.style)
    if how is Telling.FULL and view.phase is Phase.REVIEW:
        how = Telling.SHORT  # no message has room for every trick: the picture's alt text has them
    news = News(texts.made_for(snapshot, view), asked, texts.earlier_plays(snapshot))
    text = texts.hand_text(snapshot, view, how, news)
    is_large = style.large and how is Telling.SHORT
    large = (
        with_names(figures_text(view), texts.names_in(snapshot, view.viewer)) if is_large else None
    )  # its picture has no room for them
    request = texts.undo_line(snapshot, seat.seat) if asked is not None else ""
    forced = Message("forced-ask") if snapshot.offers_forced_plays(seat) else None
    consent = consent_buttons(snapshot, seat.seat) if asked is not None else ()
    room = MOST_ROWS - len(consent)
    rows = instead or (*consent, *hand_rows(snapshot, seat, view, is_cleared=is_cleared, more=more, room=room))
    picture = draw_seat(view, snapshot.names, style, news) if how is not Telling.FULL else None
    changes = texts.handovers(snapshot, seat.seat)
    words = say_chat(lines(notice, request if request != notice else "", *changes, text, large, forced))
    return with_tip(Payload(words, picture, rows, style=seat.style, viewer=view.viewer), tip)


def unreached(snapshot: Snapshot, seat: SeatRow) -> str:
    """A note beside the hand for a player whose direct messages are closed; empty for all others."""
    is_told = seat.dm_closed and snapshot.game.hands_by_dm and snapshot.public is not None and not snapshot.over
    return say_chat(Message("hand-unreached")) if is_told else ""


def with_ways(snapshot: Snapshot, seat: SeatRow, move: Move) -> Payload | None:
    """The hand, with the ways to play a piece: suits or ends. None if there is only one."""
    view, piece = snapshot.shown_to(seat), piece_of(move)
    rows = ways_rows(snapshot, view, piece) if view is not None and piece is not None else ()
    if view is None or not rows or snapshot.is_ending(clock.now()):
        return None
    way = "suit" if isinstance(move, Lead) else "train" if isinstance(view.board, TrainsView) else "end"
    asked = Message("hand-which", piece=piece, way=way)
    return hand(snapshot, seat, say_chat(asked), instead=rows)


def now(snapshot: Snapshot, seat: SeatRow, notice: str = "") -> Payload:
    """The hand; between two deals the end of the last, with Next deal."""
    stage = snapshot.stage(clock.now())
    if stage is Stage.CARD or snapshot.over:
        return hand(snapshot, seat, notice)
    return deal_end.seat_ending(snapshot, seat, stage, notice)


def with_more(snapshot: Snapshot, seat: SeatRow, other_place: Component | None) -> Payload:
    """The hand, with what is behind More in place of its last row."""
    view = snapshot.shown_to(seat)
    if snapshot.is_ending(clock.now()):
        return now(snapshot, seat)
    return hand(snapshot, seat, more=more_rows(snapshot, seat, view, other_place) if view is not None else ())


def peeked(snapshot: Snapshot, seat: SeatRow) -> Payload | None:
    """The hand, with the tile that its player has peeked at; None where they have not."""
    view = snapshot.view_of(seat)
    tile = view.rows_board.peeked if view is not None else None
    return hand(snapshot, seat, say_chat(Message("hand-peeked", tile=tile))) if tile is not None else None


def basis(snapshot: Snapshot, seat: SeatRow) -> object | None:
    """The part of a snapshot that a hand shows: while it is equal, so is the hand. None where the whole snapshot
    counts.
    """
    view = snapshot.shown_to(seat)
    if view is None or view.winners is not None or snapshot.over or not snapshot.game.hands_by_dm:
        return None
    asked = _asked(snapshot, seat)
    claims = any(isinstance(choice.move, Claim | Concede) for choice in view.extra_choices)
    is_timed = view.ask is not None or asked is not None or claims or view.phase is Phase.REVIEW
    return (
        view,
        snapshot.seats,
        texts.made_for(snapshot, view),
        snapshot.played_at[seat.seat],
        snapshot.undo if asked is not None else None,
        snapshot.asked_at if is_timed else 0,  # controls of a decision carry it
    )


def _asked(snapshot: Snapshot, seat: SeatRow) -> Asked | None:
    """The request to take back a play that waits for this seat, or that it has made."""
    undo = snapshot.undo
    return Asked(undo.seat, undo.move) if undo is not None and undo.asks(seat.seat) else None


def seated(snapshot: Snapshot) -> Payload:
    """The first direct message, which checks that the player accepts them."""
    where = f"<#{snapshot.row.channel_id}>"
    return Payload(say_chat(Message("hand-seated", game=rule_texts.title_of(snapshot), where=where)))


def removed(snapshot: Snapshot) -> Payload:
    """Replaces the first direct message of a player who was removed from the lobby."""
    return Payload(say_chat(Message("hand-removed", where=f"<#{snapshot.row.channel_id}>")))


def left(snapshot: Snapshot, user_id: int | None) -> Payload:
    """Replaces the hand of a player who has left, or was too slow: a button to take the seat back, or the name of its
    new player.
    """
    now = snapshot.seat_left_by(user_id) if user_id is not None else None
    where = f"<#{snapshot.row.channel_id}>"
    if snapshot.over:
        return Payload(say_chat(Message("error-match-over")))
    if now is not None and now.user_id is not None:
        return Payload(say_chat(Message("hand-gone", who=Who(texts.names_of(snapshot)[now.seat]), where=where)))
    if user_id is not None and now is None:
        return lobby.back(snapshot)
    back = button(actions.JOIN, Message("button-return"), snapshot.id, style=PRIMARY)
    is_open, label = bool(snapshot.free_seats), Message("button-return")
    return Payload(say_chat(Message("hand-left", open=is_open, where=where, button=label)), rows=((back,),))


def open_elsewhere(snapshot: Snapshot, seat: SeatRow, channel_id: int) -> Payload:
    """Replaces a hand in the direct messages while its player has it open in a private message. It names the channel
    only if that is the table's: others may be unknown to this person's Discord.
    """
    row, here = snapshot.row, button(actions.HERE, Message("button-hand-here"), snapshot.id, style=PRIMARY)
    if row.solo or channel_id != row.channel_id:
        is_below = channel_id in (seat.dm_channel_id, row.channel_id)
        return Payload(say_chat(Message("hand-open-below" if is_below else "hand-open-elsewhere")), rows=((here,),))
    there = link_to_channel(Message("button-table"), row.guild_id, channel_id)
    return Payload(say_chat(Message("hand-open", where=f"<#{channel_id}>")), rows=((here, there),))


def table_link(snapshot: Snapshot, board: MessageRow | None) -> Component | None:
    """The link from the direct messages to the table, and to its message if that is known; None without a channel."""
    row, message_id = snapshot.row, board.message_id if board is not None else None
    return None if row.solo else link_to_channel(Message("button-table"), row.guild_id, row.channel_id, message_id)


def at_table(snapshot: Snapshot, board: MessageRow | None) -> Payload:
    """Replaces the hand in a game without hands: a link to the table, where all is played."""
    there = table_link(snapshot, board)
    return Payload(say_chat(Message("hand-at-table")), rows=((there,),) if there is not None else ())


def hand_link(own: MessageRow) -> Component:
    return link_to_channel(Message("button-dm"), None, own.channel_id, own.message_id)


def expired(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """Replaces a private message that is not kept up to date any more."""
    if snapshot.row.is_practice and (snapshot.over or snapshot.public is None):
        is_whole = snapshot.row.state == "finished" and snapshot.ended is not None
        if is_whole or snapshot.public is None:
            return deal_end.final(snapshot) if is_whole else lobby.payload(snapshot)
    if snapshot.over:
        view = snapshot.public
        if view is not None and snapshot.row.contest_id is not None and snapshot.row.solo:
            return deal_end.seat_over(snapshot, view.deal, seat.seat)  # no other message leads on from there
        return Payload(texts.hand_over_text(snapshot, view.deal, seat.seat) if view is not None else "")
    again = button(actions.HAND, Message("hand-button"), snapshot.id)
    return Payload(say_chat(Message("hand-put-away", button=Message("hand-button"))), rows=((again,),))


def challenge_page(snapshot: Snapshot, seat: SeatRow, notice: str = "") -> Payload:
    """The tricks so far, with the plays to challenge; only `notice` if there are none. Raises WrongState without."""
    view = snapshot.view_of(seat)
    if view is None or not _is_open(view):
        if notice:
            return Payload(notice)
        raise WrongState(Message("challenge-closed"))
    text, back = texts.challenge_text(snapshot, view), looked_back(view)
    return Payload(
        f"{notice}\n{text}" if notice else text,
        draw_seat(back, snapshot.names, style_of(seat.style)),
        challenge_selects(snapshot, view, actions.CHALLENGE),
        style=seat.style,
    )


def _is_open(view: View) -> bool:
    """True if there are plays that the viewer may challenge, or that were challenged."""
    if not isinstance(view.board, TricksView) or view.winners is not None:
        return False
    return bool(view.trick_board.challenges or review_of(view).challengeable)
