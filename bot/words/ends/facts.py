"""The facts of a deal's end: its kind and result, the contract, the pieces taken, the trick to remember."""

from enum import Enum
from typing import NamedTuple, TypeVar

from bot.message import Message, Seat
from bot.rules.boards import PieceView, TricksView, TrickView
from bot.rules.events import Claimed, ContractPlayed, DealResult, Domino, LineClosed, Remark, TargetReached
from bot.rules.pieces import Card, Tile
from bot.rules.view import View

R_ = TypeVar("R_", bound=Remark)


class DealKind(Enum):
    """The subject of a deal, which its end explains."""

    REDEAL = "redeal"  # everyone passed
    LINE = "line"  # to be rid of tiles
    PENALTIES = "penalties"  # points hurt
    COUNTS = "counts"  # tricks and tiles count for the sides
    NEL_O = "nel-o"
    TRICKS = "tricks"


def kind_of(view: View) -> DealKind:
    """The subject of the ended deal."""
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
    """True if a deal gets a poster before its card: a moon, a contract that was set or for no trick."""
    contracts = [remark for remark in result.remarks if isinstance(remark, ContractPlayed)]
    return result.moon is not None or any(not played.made or played.bid.nel_o for played in contracts)


def lays_hands_open(result: DealResult) -> bool:
    """True if all hands lie open at the end of a deal: one picture shows them, the line and what decided it."""
    return any(isinstance(remark, Domino | LineClosed | TargetReached) for remark in result.remarks)


def bid_counts(view: View) -> tuple[int, int] | None:
    """The tricks or points that counted for the contract, and those it needed; None in Nel-O and without a contract."""
    return view.trick_board.contract_progress if isinstance(view.board, TricksView) else None


def partners_count(view: View) -> bool:
    """True if the tricks of a bidder's partner counted for the contract; not where each bids for themselves."""
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

    def place(shown: PieceView) -> tuple[object, ...]:
        rank = shown.piece.rank if isinstance(shown.piece, Card) else 0
        return not shown.black, -shown.points, -rank, str(shown.piece)

    return tuple(sorted((shown for shown in won if shown.points), key=place))


def by_taken(view: View) -> tuple[int, ...]:
    """The seats by the points they took, most first."""
    return tuple(seat.seat for seat in sorted(view.seats, key=lambda seat: (-seat.points, seat.seat)))


def pips_left(view: View, seat: int) -> int:
    """The pips left in a row or hand, once it lies face up."""
    return sum(shown.piece.pips for shown in view.seats[seat].shown if isinstance(shown.piece, Tile))


class Sources(NamedTuple):
    """The sources of a side's points: its tricks, and its tiles by their worth, the dearest first."""

    tricks: int
    tiles: tuple[tuple[int, int], ...]  # (worth of a tile, points of all such)

    @property
    def points(self) -> int:
        return self.tricks + sum(points for _, points in self.tiles)


def sources(view: View, side: int) -> Sources:
    """The sources of a side's points in this deal."""
    members = view.members(side)
    pieces = [shown.points for seat in members for shown in taken_by(view, seat)]
    worths = sorted({*pieces}, reverse=True)
    tricks = sum(view.seats[seat].tricks for seat in members)
    return Sources(tricks, tuple((worth, worth * pieces.count(worth)) for worth in worths))


# -- the trick to remember ---------------------------------------------------------------------------------------------


class KeyTrick(NamedTuple):
    """The trick of a deal to remember, and its title; of the biggest its points, of a deciding one None."""

    trick: TrickView
    title: Message
    points: int | None = None


def last_trick(view: View) -> TrickView | None:
    """The last trick of the ended deal; None where no trick was played."""
    return view.trick_board.finished[-1] if isinstance(view.board, TricksView) and view.trick_board.finished else None


def key_trick(view: View) -> KeyTrick | None:
    """The biggest trick by points; where all count the same, the one that decided the contract."""
    kind, played, progress = kind_of(view), contract_played(view), bid_counts(view)
    finished = view.trick_board.finished if isinstance(view.board, TricksView) else ()
    if kind in (DealKind.PENALTIES, DealKind.COUNTS):
        exposed = sum(shown.points for shown in view.trick_board.exposed)  # went with the first trick
        tricks = ((it.points + (exposed if it.number == 1 else 0), it) for it in finished)
        points, biggest = max(tricks, key=lambda trick: trick[0], default=(0, None))
        if biggest is None:
            return None
        return KeyTrick(biggest, Message("end-key-biggest", who=Seat(biggest.winner), points=points), points)
    if played is None:
        return None
    counting, won = view.members(view.side_of(played.seat)) if partners_count(view) else (played.seat,), 0
    for trick in finished:
        won += trick.winner in counting
        if progress is None:  # Nel-O
            decides = trick.winner == played.seat
        elif played.made:
            decides = trick.winner in counting and won == progress[1]
        else:
            decides = trick.number - won > view.trick_board.count - progress[1]  # too many are lost
        if decides:
            return KeyTrick(trick, Message("end-key-decided", number=trick.number, made=played.made))
    return None
