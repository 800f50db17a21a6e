"""How a deal came to its end: what decided it, what each seat and side took, the trick to remember."""

from enum import Enum
from typing import NamedTuple, TypeVar

from bot.rules.boards import PieceView, TricksView, TrickView
from bot.rules.events import Claimed, ContractPlayed, DealResult, Domino, LineClosed, Remark, TargetReached
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.view import View

QUEEN = Card(12, "S")
R_ = TypeVar("R_", bound=Remark)


class DealKind(Enum):
    """What a deal was about, which is what its end is about."""

    REDEAL = "redeal"  # everyone passed
    LINE = "line"  # to be rid of tiles
    PENALTIES = "penalties"  # points hurt
    COUNTS = "counts"  # tricks and tiles count for the sides
    NEL_O = "nel-o"
    TRICKS = "tricks"


def kind_of(view: View) -> DealKind:
    """What the ended deal of this view was about."""
    if not isinstance(view.board, TricksView):
        return DealKind.LINE
    board = view.trick_board
    if ended_result(view) is None:
        return DealKind.REDEAL
    if view.low_wins:
        return DealKind.PENALTIES
    if board.contract is not None and board.contract.bid.nel_o:
        return DealKind.NEL_O
    return DealKind.COUNTS if any(trick.points for trick in board.taken) else DealKind.TRICKS


def result_of(view: View, number: int) -> DealResult | None:
    """The result of a deal by its number; None where it was not finished."""
    return next((result for result in view.results if result.number == number), None)


def ended_result(view: View) -> DealResult | None:
    """The result of the ended deal; None where everyone passed."""
    return result_of(view, view.deal)


def remark_of(result: DealResult | None, kind: type[R_]) -> R_ | None:
    """The first remark of its kind on a deal."""
    return next((it for it in result.remarks if isinstance(it, kind)), None) if result is not None else None


def contract_played(view: View) -> ContractPlayed | None:
    """The contract of the ended deal and whether it was made; None where there was none."""
    return remark_of(ended_result(view), ContractPlayed)


def claimed(view: View) -> Claimed | None:
    """The claim that ended the play of the deal before its time; None where it was played to its end."""
    return remark_of(ended_result(view), Claimed)


def has_poster(result: DealResult) -> bool:
    """Whether a deal gets a poster before its card: a moon, a contract that was set or for no trick."""
    contracts = [remark for remark in result.remarks if isinstance(remark, ContractPlayed)]
    return result.moon is not None or any(not played.made or played.bid.nel_o for played in contracts)


def lays_hands_open(result: DealResult) -> bool:
    """Whether all hands lie open at the end of a deal: one picture shows them, the line and what decided it."""
    return any(isinstance(remark, Domino | LineClosed | TargetReached) for remark in result.remarks)


def bid_counts(view: View) -> tuple[int, int] | None:
    """The tricks or points that counted for the contract, and those it needed; None in Nel-O and without a contract."""
    return view.trick_board.contract_progress if isinstance(view.board, TricksView) else None


def partners_count(view: View) -> bool:
    """Whether what a bidder's partner took counted for the contract: not where each bids for themselves."""
    counted, played = bid_counts(view), contract_played(view)
    if not view.partners or counted is None or played is None:
        return False
    own = sum(view.seats[seat].tricks for seat in view.members(view.side_of(played.seat)))
    return played.tricks is None or own == counted[0]


# -- what was taken ----------------------------------------------------------------------------------------------------


def taken_by(view: View, seat: int) -> tuple[PieceView, ...]:
    """The pieces worth points that a seat took in this deal, the dearest first, and cards by their ranks."""
    board = view.trick_board
    won = [shown for trick in board.taken if trick.winner == seat for _, shown in trick.plays]
    if board.taken and board.taken[0].winner == seat:
        won += board.exposed
    worth = [shown for shown in won if shown.points]
    return tuple(sorted(worth, key=lambda shown: (not shown.black, -shown.points, *_place(shown.piece))))


def _place(piece: Piece | None) -> tuple[int, str]:
    """The place of a piece among others worth as much: of cards by rank, the highest first."""
    return -piece.rank if isinstance(piece, Card) else 0, str(piece)


def by_taken(view: View) -> tuple[int, ...]:
    """The seats by the points they took, most first."""
    return tuple(seat.seat for seat in sorted(view.seats, key=lambda seat: (-seat.points, seat.seat)))


def special_taken(view: View) -> tuple[int, PieceView] | None:
    """The seat that took the black tile or the queen of spades, and that piece."""
    every = ((seat.seat, shown) for seat in view.seats for shown in taken_by(view, seat.seat))
    return next(((seat, shown) for seat, shown in every if shown.black or shown.piece == QUEEN), None)


def pips_left(view: View, seat: int) -> int:
    """The pips left in a row, once it lies face up."""
    return sum(shown.piece.pips for shown in view.seats[seat].shown if isinstance(shown.piece, Tile))


class Sources(NamedTuple):
    """Where the points of a side come from: its tricks, and tiles worth so much, the dearest first."""

    tricks: int
    tiles: tuple[tuple[int, int], ...]  # (worth of a tile, points of all such)

    @property
    def points(self) -> int:
        return self.tricks + sum(points for _, points in self.tiles)


def sources(view: View, side: int) -> Sources:
    """Where the points of a side come from in this deal."""
    members = view.members(side)
    pieces = [shown.points for seat in members for shown in taken_by(view, seat)]
    worths = sorted({*pieces}, reverse=True)
    tricks = sum(view.seats[seat].tricks for seat in members)
    return Sources(tricks, tuple((worth, worth * pieces.count(worth)) for worth in worths))


# -- the trick to remember ---------------------------------------------------------------------------------------------


class Why(Enum):
    """Why a trick is worth remembering."""

    BIGGEST = "biggest"
    MADE = "made"  # the contract was sure with it
    SET = "set"  # the contract was lost with it


class KeyTrick(NamedTuple):
    """The trick of a deal to remember, and the points its winner took with it."""

    trick: TrickView
    why: Why
    points: int = 0


def last_trick(view: View) -> TrickView | None:
    """The last trick of the ended deal; None in a line game, or where no trick was played."""
    return view.trick_board.finished[-1] if isinstance(view.board, TricksView) and view.trick_board.finished else None


def key_trick(view: View) -> KeyTrick | None:
    """The biggest trick by points; where all count the same, the one that decided the contract."""
    kind, played = kind_of(view), contract_played(view)
    finished = view.trick_board.finished if isinstance(view.board, TricksView) else ()
    if kind in (DealKind.PENALTIES, DealKind.COUNTS):
        exposed = sum(shown.points for shown in view.trick_board.exposed)  # went with the first trick
        tricks = (KeyTrick(it, Why.BIGGEST, it.points + (exposed if it.number == 1 else 0)) for it in finished)
        return max(tricks, key=lambda key: key.points, default=None)
    if played is not None and kind is DealKind.NEL_O:
        return next((KeyTrick(it, Why.SET) for it in finished if it.winner == played.seat), None)
    progress = bid_counts(view)
    if played is None or progress is None:
        return None
    won, together, side = 0, partners_count(view), view.side_of(played.seat)
    for trick in finished:
        counts = trick.winner == played.seat or (together and view.side_of(trick.winner) == side)
        won += counts
        if played.made and counts and won == progress[1]:
            return KeyTrick(trick, Why.MADE)
        if not played.made and trick.number - won > view.trick_board.count - progress[1]:  # too many are lost
            return KeyTrick(trick, Why.SET)
    return None
