"""Who was drawn to go first, or to deal, and who leads to the first trick because of it."""

from dataclasses import dataclass

from bot.rules.pieces import Piece
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw: its rounds of (seat, piece), the seat it chose, and what for ("first player", "dealer", "shuffler")."""

    rounds: tuple[tuple[tuple[int, Piece], ...], ...]
    first: int
    purpose: str

    @property
    def verb(self) -> str:
        """What the seat that was chosen does: "deals", "shuffles", "goes first"."""
        return {"dealer": "deals", "shuffler": "shuffles", "shaker": "shakes"}.get(self.purpose, "goes first")

    @property
    def own_verb(self) -> str:
        """The same after "you": "deal", "shuffle", "go first"."""
        return "go first" if self.verb == "goes first" else self.verb.removesuffix("s")

    @property
    def latest(self) -> dict[int, Piece]:
        """What each seat drew last."""
        return {seat: piece for drawn in self.rounds for seat, piece in drawn}


def draw_of(view: View) -> Draw | None:
    """The draw for this deal while it is news: until something has been done that all could see."""
    first = next((seat.seat for seat in view.seats if seat.dealer), None)
    if not view.draws or first is None or view.phase is Phase.OVER or _has_begun(view):
        return None
    return Draw(view.draws, first, view.drawn_for)


def pieces_before_seats(view: View) -> dict[int, Piece]:
    """The pieces drawn last that still lie before their seats, by seat: not where they could be taken for a trick."""
    draw = draw_of(view)
    return draw.latest if draw is not None and (view.line or view.phase in (Phase.PASS, Phase.BID)) else {}


def _has_begun(view: View) -> bool:
    if view.tricks is None:
        return bool(view.line_board.turned)
    return view.tricks.on_table is not None or bool(view.tricks.auction)


@dataclass(frozen=True, slots=True)
class FirstLead:
    """The lead to trick 1 where the first player may order the left neighbour to make it (rules §1.2)."""

    first: int
    neighbour: int
    is_ordered: bool  # the neighbour leads, and cannot hand it on


def first_lead(view: View) -> FirstLead | None:
    """The lead that is to be made or ordered, or that was ordered and is still to be made."""
    board = view.tricks
    if board is None or board.on_table is not None or not view.to_act:
        return None
    count = len(view.seats)
    if view.phase is Phase.OPENING:
        first = view.to_act[0]
        return FirstLead(first, (first + 1) % count, is_ordered=False)
    if board.lead_ordered_by is None:
        return None
    return FirstLead(board.lead_ordered_by, view.to_act[0], is_ordered=True)
