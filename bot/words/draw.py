"""Who was drawn to go first, or to deal, who leads to the first trick because of it, and the words for that."""

from dataclasses import dataclass

from bot.message import Message, Row, Text
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.words.names import Namer
from bot.words.terms import who

_ROLES = {"dealer": "dealer", "shuffler": "shuffler", "shaker": "shaker"}
_RANKS = {11: "rank-jack", 12: "rank-queen", 13: "rank-king", 14: "rank-ace"}
_MOST_TOLD = 2  # rounds of drawing that a picture has room for


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a seat drew, round by round, and its place: 1 is the seat that was chosen; equal ones share a place."""

    seat: int
    place: int
    pieces: tuple[Piece, ...]

    @property
    def worths(self) -> tuple[int, ...]:
        """The pips of its tiles, or the ranks of its cards."""
        return tuple(piece.pips if isinstance(piece, Tile) else piece.rank for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw: its rounds of (seat, piece), the seat it chose, and what for ("first_player", "dealer", "shuffler")."""

    rounds: tuple[tuple[tuple[int, Piece], ...], ...]
    first: int
    purpose: str

    @property
    def role(self) -> str:
        """What the seat that was chosen is, in the ids of messages: "dealer", "shuffler", "shaker" or "first"."""
        return _ROLES.get(self.purpose, "first")

    @property
    def low_wins(self) -> bool:
        """Whether the lowest is chosen: of cards; of tiles it is the highest."""
        return not all(isinstance(piece, Tile) for drawn in self.rounds for _, piece in drawn)

    @property
    def ranking(self) -> tuple[Drawn, ...]:
        """The seats by what they drew, the chosen one first."""
        drawn = {
            seat: tuple(dict(round_)[seat] for round_ in self.rounds if seat in dict(round_)) for seat in self.latest
        }
        sign = 1 if self.low_wins else -1

        def key(seat: int) -> tuple[bool, list[int]]:
            return seat != self.first, [sign * worth for worth in Drawn(seat, 0, drawn[seat]).worths]

        keys = sorted(map(key, drawn))
        return tuple(
            Drawn(seat, keys.index(key(seat)) + 1, drawn[seat])
            for seat in sorted(drawn, key=lambda one: (key(one), one))
        )

    @property
    def latest(self) -> dict[int, Piece]:
        """What each seat drew last."""
        return {seat: piece for drawn in self.rounds for seat, piece in drawn}


def drawn_in(view: View) -> Draw | None:
    """The draw for this deal, whatever has happened since; None where nothing was drawn."""
    first = next((seat.seat for seat in view.seats if seat.dealer), None)
    return Draw(view.draws, first, view.drawn_for) if view.draws and first is not None else None


def draw_of(view: View) -> Draw | None:
    """The draw for this deal while it is news: until something has been done that all could see."""
    return None if not view.draws or view.phase is Phase.OVER or _has_begun(view) else drawn_in(view)


def draw_alone(view: View) -> Draw | None:
    """The draw while nothing else has happened: nobody has chosen, bid, led or turned up anything."""
    draw, board = draw_of(view), view.tricks
    if draw is None or any(seat.ready for seat in view.seats):
        return None
    passed = board is not None and bool(board.pass_direction) and view.phase is not Phase.PASS
    return None if passed or (board is not None and board.lead_ordered_by is not None) else draw


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


# -- its picture -------------------------------------------------------------------------------------------------------


def draw_asks(draw: Draw) -> Message:
    """What a draw decides, as a question: "Who goes first?"."""
    return Message(f"draw-asks-{draw.role}")


def draw_rules(draw: Draw) -> tuple[Message, ...]:
    """Which piece is chosen, and that equal ones drew again; then in fewer words."""
    once = Message("draw-rule-card") if draw.low_wins else Message("draw-rule-tile")
    if len(draw.rounds) == 1:
        return (once,)
    return Message("draw-rule-card-again") if draw.low_wins else Message("draw-rule-tile-again"), once


def draw_figures(draw: Draw, drawn: Drawn) -> Text:
    """What a seat's pieces come to: "7 pips", or "9, 3" where it drew twice; the chosen seat's: "9 · first"."""
    figures = Row(map(_worth, drawn.pieces[-_MOST_TOLD:]))
    if drawn.place == 1:
        return Message(f"draw-place-{draw.role}", figures=figures)
    if draw.low_wins or len(drawn.pieces) > 1:
        return Message("draw-figures", figures=figures)
    return Message("draw-pips", pips=drawn.worths[0])


def _worth(piece: Piece) -> Text:
    if isinstance(piece, Tile):
        return str(piece.pips)
    return Message(_RANKS[piece.rank]) if piece.rank in _RANKS else str(piece.rank)


# -- in sentences ------------------------------------------------------------------------------------------------------


def draw_chosen(view: View, draw: Draw, name: Namer) -> Message:
    """What the seat that was chosen does: "Ann goes first"."""
    return Message(f"draw-chosen-{draw.role}", who=who(view, draw.first, name))


def draw_told(view: View, draw: Draw | None, name: Namer, *, is_told: bool = False) -> Message | None:
    """Who drew what, best first; who is chosen by it is left out where that `is_told` already."""
    if draw is None:
        return None
    drawn = Row([Message("draw-ranked", who=who(view, it.seat, name), drawn=_pieces(it)) for it in draw.ranking])
    if is_told:
        return Message("draw-drawn", drawn=drawn)
    return Message("draw-told", drawn=drawn, chosen=draw_chosen(view, draw, name))


def _pieces(drawn: Drawn) -> Row:
    return Row([Message("draw-then", drawn=piece) if number else piece for number, piece in enumerate(drawn.pieces)])
