"""What one player sees to challenge a play of a deal that goes on: its tricks so far, and the plays to choose from."""

from bot.message import Message
from bot.rules.view import View
from bot.table.errors import WrongState
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.tricks.review import looked_back, review_of
from cogs.kit.controls import actions
from cogs.kit.payload.payload import Payload
from cogs.messages import texts
from cogs.messages.choices import challenge_selects
from cogs.messages.style import style_of
from images.seat.seat import draw_seat


def challenge_page(snapshot: Snapshot, seat: SeatRow, notice: str = "") -> Payload:
    """The tricks so far with the plays that this player may challenge. `notice` goes before the text, and stands alone
    where nothing can be challenged any more. Raises WrongState where nothing can be, and there is no notice.
    """
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
    """Whether there are plays that the viewer may challenge, or that somebody has challenged."""
    if view.tricks is None or view.winners is not None:
        return False
    return bool(view.tricks.challenges or review_of(view).challengeable)
