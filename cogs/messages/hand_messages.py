"""The messages that one player sees: the hand with its controls, and what stands there before and after it."""

from bot.rules.moves import Claim, Concede
from bot.rules.view import Phase
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.coach import coach_line
from bot.words.figures import figures_text
from bot.words.news import Asked, News
from bot.words.speaker import say
from cogs.messages import deal_end, lobby, texts
from cogs.messages.hand_controls import hand_rows, with_tip
from cogs.messages.pages import rule_texts
from cogs.messages.pages.style_page import style_of
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.buttons import PRIMARY, button
from cogs.messages.parts.choices import consent_buttons
from cogs.messages.parts.payload import Payload
from images.seat.seat import draw_seat
from images.table.table import draw_table


def hand(snapshot: Snapshot, seat: SeatRow, notice: str = "", *, is_cleared: bool = False) -> Payload:
    """A seat's hand as its player sees it, with what they may do now. `notice` goes before the text."""
    view = snapshot.shown_to(seat)
    if view is None:
        return Payload(lobby.waiting_text(snapshot))
    if view.winners is not None or snapshot.over:
        return Payload(notice) if notice else deal_end.seat_over(snapshot, view.deal, seat.seat)
    if not snapshot.game.hands_by_dm:
        shown = Payload(notice, draw_table(view, snapshot.names))
        return with_tip(shown, say(coach_line(view)), snapshot.id) if seat.wants_tips else shown
    text, style = texts.hand_text(snapshot, view), style_of(seat.style)
    if style.large:  # its picture has no room for them
        text = f"{text}\n{say(figures_text(view, texts.namer_of(snapshot)))}"
    asked = _asked(snapshot, seat)
    if asked is not None and (request := texts.undo_line(snapshot, seat.seat)) != notice:
        text = f"{request}\n{text}"
    rows = (
        *(consent_buttons(snapshot, seat.seat) if asked is not None else ()),
        *hand_rows(snapshot, seat, view, is_cleared=is_cleared),
    )
    if notice:
        text = f"{notice}\n{text}"
    news = News(texts.made_for(snapshot, view), asked)
    picture = draw_seat(view, snapshot.names, style, news)
    shown = Payload(text, picture, rows, style=seat.style)
    return with_tip(shown, say(coach_line(view)), snapshot.id) if seat.wants_tips else shown


def basis(snapshot: Snapshot, seat: SeatRow) -> object | None:
    """What a hand follows from: while that stays equal, `hand` makes the same of it, and need not be called. None where
    more counts.
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
    """The request to take a play back that waits for this seat, or was made by it."""
    undo = snapshot.undo
    if undo is None or not undo.is_asked or seat.seat not in (undo.seat, *undo.missing):
        return None
    return Asked(undo.seat, undo.move)


def forced_plays_on() -> Payload:
    """Told to somebody whose forced plays are made for them from now on."""
    return Payload(
        "From now on your only legal piece is played for you, after a moment. The others may notice that you had no "
        "choice. /style switches it off."
    )


def seated(snapshot: Snapshot) -> Payload:
    """The first direct message, which checks that the player accepts them."""
    return Payload(
        f"You have a seat at <#{snapshot.row.channel_id}> ({say(rule_texts.title_of(snapshot))}). Your hands come here."
    )


def left(snapshot: Snapshot) -> Payload:
    """Instead of the hand of a player who has left the table, or whose time was over."""
    return Payload(
        f"A computer plays for you in <#{snapshot.row.channel_id}>. Come back whenever you like.",
        rows=((button(ids.JOIN, "Take my seat back", snapshot.id, style=PRIMARY),),),
    )


def open_elsewhere(snapshot: Snapshot, channel_id: int) -> Payload:
    """Instead of a hand in the direct messages, while its player has it open in a private message."""
    where = f"in <#{channel_id}>" if channel_id == snapshot.row.channel_id else "below"
    here = button(ids.HERE, "My hand here", snapshot.id, style=PRIMARY)
    return Payload(f"Your hand is open {where}.", rows=((here,),))


def put_away(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """A private message that cannot be kept up to date any more: it must not look as though it were."""
    if snapshot.over:
        view = snapshot.public
        return Payload(texts.hand_over_text(snapshot, view.deal, seat.seat) if view is not None else "")
    return Payload(
        "Your hand is put away. **My hand** shows it again.", rows=((button(ids.HAND, "My hand", snapshot.id),),)
    )
