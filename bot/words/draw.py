"""The draw for the first player or the dealer, the first lead after it, and the words for both."""

from dataclasses import dataclass

from bot.message import Joined, Message, Row, Seat, Text, sentences, value_text
from bot.rules.boards import RowsView, TricksView
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.words.terms import as_sentence

_MOST_TOLD = 2  # rounds of drawing in a picture


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat's pieces, round by round, and its place: 1 for the chosen seat; equal ones share a place."""

    seat: int
    place: int
    pieces: tuple[Piece, ...]

    @property
    def worths(self) -> tuple[int, ...]:
        """The pips of its tiles, or the ranks of its cards."""
        return tuple(piece.pips if isinstance(piece, Tile) else piece.rank for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw: its rounds of (seat, piece), the chosen seat, its purpose ("first_player", "dealer", "shuffler")."""

    rounds: tuple[tuple[tuple[int, Piece], ...], ...]
    first: int
    purpose: str

    @property
    def low_wins(self) -> bool:
        """True if the lowest piece is chosen, as with cards; with tiles the highest."""
        return not all(isinstance(piece, Tile) for drawn in self.rounds for _, piece in drawn)

    @property
    def ranking(self) -> tuple[Drawn, ...]:
        """The seats by their pieces, the chosen one first."""
        pieces: dict[int, tuple[Piece, ...]] = {}
        for seat, piece in (each for drawn in self.rounds for each in drawn):
            pieces[seat] = (*pieces.get(seat, ()), piece)
        sign = 1 if self.low_wins else -1
        keys = {
            seat: (seat != self.first, [sign * worth for worth in Drawn(seat, 0, drawn).worths])
            for seat, drawn in pieces.items()
        }
        places = sorted(keys.values())
        ranked = sorted(keys, key=lambda seat: (keys[seat], seat))
        return tuple(Drawn(seat, places.index(keys[seat]) + 1, pieces[seat]) for seat in ranked)


def drawn_in(view: View) -> Draw | None:
    """The draw for this deal at any time; None where nothing was drawn."""
    first = next((seat.seat for seat in view.seats if seat.dealer), None)
    return Draw(view.draws, first, view.drawn_for) if view.draws and first is not None else None


def draw_of(view: View) -> Draw | None:
    """The draw for this deal while it is news: until the first visible play or bid."""
    if not view.draws or view.phase is Phase.OVER:
        return None
    board = view.board
    if isinstance(board, TricksView):
        has_begun = board.on_table is not None or board.auction
    else:
        has_begun = board.turned if isinstance(board, RowsView) else board.log
    return None if has_begun else drawn_in(view)


def draw_alone(view: View) -> Draw | None:
    """The draw while nothing else has happened: no pass, bid, lead or turn yet."""
    draw, board = draw_of(view), view.board
    if draw is None or any(seat.ready for seat in view.seats):
        return None
    if not isinstance(board, TricksView):
        return draw
    has_passed = board.pass_direction and view.phase is not Phase.PASS
    return None if has_passed or board.lead_ordered_by is not None else draw


@dataclass(frozen=True, slots=True)
class DrawnLead:
    """The lead to trick 1 where the first player can order the left neighbour to make it (rules §1.2)."""

    first: int
    neighbour: int
    is_ordered: bool  # the neighbour leads, and cannot hand it on


def first_lead(view: View) -> DrawnLead | None:
    """The pending first lead, ordered or not; None in every other position."""
    board = view.board
    if not isinstance(board, TricksView) or board.on_table is not None or not view.to_act:
        return None
    count = len(view.seats)
    if view.phase is Phase.OPENING:
        first = view.to_act[0]
        return DrawnLead(first, (first + 1) % count, is_ordered=False)
    if board.lead_ordered_by is None:
        return None
    return DrawnLead(board.lead_ordered_by, view.to_act[0], is_ordered=True)


def ordered_told(view: View, *, mention: bool = False) -> Message | None:
    """A pending ordered lead: "Ann made you lead"; with `mention` for the table: "Ann made @Bo lead"."""
    lead = first_lead(view)
    if lead is None or not lead.is_ordered:
        return None
    if mention:
        return Message("band-lets", who=Seat(lead.first, how="name"), other=Seat(lead.neighbour, how="mention"))
    return Message("band-lets", who=Seat(lead.first), other=Seat(lead.neighbour))


# -- its picture -------------------------------------------------------------------------------------------------------


def draw_rules(draw: Draw) -> tuple[Message, ...]:
    """The chosen piece, and the second draw of equal ones; then in fewer words."""
    again = [True, False] if len(draw.rounds) > 1 else [False]
    return tuple(Message("draw-rule", cards=draw.low_wins, again=each) for each in again)


def draw_figures(draw: Draw, drawn: Drawn) -> Text:
    """The worth of a seat's pieces: "7 pips", or "9, 3" where it drew twice; the chosen seat's: "9 · first"."""
    figures = Row(Message("draw-worth", worth=worth, card=draw.low_wins) for worth in drawn.worths[-_MOST_TOLD:])
    if drawn.place == 1:
        return Message("draw-place", purpose=draw.purpose, figures=figures)
    is_alone = not draw.low_wins and len(drawn.pieces) == 1
    return Message("rows-pips", pips=drawn.worths[0]) if is_alone else value_text(figures)


# -- in sentences ------------------------------------------------------------------------------------------------------


def draw_chosen(draw: Draw) -> Message:
    """The part of the chosen seat: "Ann goes first"."""
    return Message("draw-chosen", purpose=draw.purpose, who=Seat(draw.first))


def draw_told(draw: Draw | None, *, is_told: bool = False) -> Text | None:
    """The seats and their pieces, best first; then the chosen seat, unless that `is_told` elsewhere."""
    if draw is None:
        return None
    found = Message("draw-drawn", drawn=Row([Joined((Seat(it.seat), _pieces(it)), " ") for it in draw.ranking]))
    return found if is_told else sentences(found, as_sentence(draw_chosen(draw)))


def _pieces(drawn: Drawn) -> Row:
    return Row([Message("draw-then", drawn=piece) if number else piece for number, piece in enumerate(drawn.pieces)])
