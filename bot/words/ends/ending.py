"""A deal's end as chat, alt texts and pictures tell it alike, and the remarks on a deal."""

from typing import Literal, NamedTuple

from bot.message import AllOf, Message, Seat, Text, message_for, sentences
from bot.rules import events
from bot.rules.boards import TrainsView
from bot.rules.pieces import half
from bot.rules.view import View
from bot.words.terms import side_name

Way = Literal[
    "domino", "capicua", "chuchazo", "crossed", "both_ends", "target", "blocked", "tie", "out", "stuck", ""
]  # fmt: skip


class DealEnding(NamedTuple):
    """The end of a deal in words. Tuples of texts run from the fullest words to the briefest.

    `what` happened, and `why`; `is_success`: in gold. `decided` has sentences that chat and alt texts add. The picture
    of the table has a `title`, a `place` beside it, the `hero` in large letters, and `sums`: the parts of the points.
    """

    title: Message
    place: Text
    what: Message
    why: Text
    is_success: bool
    hero: Message
    sums: tuple[Text, ...]
    # The rest is for games without tricks. `out` went out; `winner` is a side, None where the pips are equal.
    way: Way = ""
    out: int | None = None
    winner: int | None = None
    gold: tuple[int, ...] = ()  # the seats that won the deal
    order: tuple[int, ...] = ()  # the seats of the winner first, then by pips
    pips: tuple[int, ...] = ()  # left, by seat
    notes: tuple[tuple[Text, ...], ...] = ()  # by seat
    sums_in_two: tuple[tuple[Text, Text], ...] = ()  # the same in two rows
    reasons: tuple[Text, ...] = ()  # the foot of the picture
    decided: Text = ""

    @property
    def told(self) -> Message:
        """The event and its reason, if it needs one, in a sentence."""
        if not self.why:
            return Message("end-sentence", what=self.what)
        return Message("end-because", what=self.what, why=self.why)


def remark(view: View, told: events.Remark) -> Message:
    """A remark on a deal, without a full stop."""
    match told:
        case events.Claimed(seat, conceded):
            return Message("remark-claimed", who=Seat(seat), conceded=conceded)
        case events.Domino(seat, tile):
            return Message("remark-domino", who=Seat(seat), tile=tile)
        case events.PipsScored(side, _, points):
            return Message("remark-pips-scored", who=side_name(view, side), points=points)
        case events.Bonus(seat, kind, points):
            return Message("remark-bonus", who=side_name(view, view.side_of(seat)), kind=kind, points=points)
        case events.RevokesProven(seats):
            each = ((Seat(seat), seats.count(seat)) for seat in sorted({*seats}))
            players = AllOf(Message("remark-revoked", who=player, count=count) for player, count in each)
            return message_for("remark", told, seats=players)
        case events.LineClosed(seat, _, numbers):
            return message_for("remark", told, seat=Seat(seat), numbers=AllOf(map(half, numbers)))
        case events.Blocked() if isinstance(view.board, TrainsView):
            return Message("end-fewest.stuck")
        case events.TargetReached(seat):
            return message_for("remark", told, seat=Seat(seat), target=view.target)
        case events.ContractPlayed(seat) | events.WentOut(seat) | events.BestPlay(seat):
            return message_for("remark", told, seat=Seat(seat))
        case _:
            return message_for("remark", told)


def remarks(view: View, result: events.DealResult | None, *kinds: type[events.Remark]) -> Text:
    """The remarks on a deal, a sentence each; of these kinds only if any are named. The score tells a plain win."""
    told = result.remarks if result is not None else ()
    is_plain = (isinstance(it, events.Bonus) and it.kind is events.BonusKind.WON for it in told)
    kept = (it for it, plain in zip(told, is_plain, strict=True) if not plain and (not kinds or isinstance(it, kinds)))
    return sentences(*(Message("end-sentence", what=remark(view, it)) for it in kept))
