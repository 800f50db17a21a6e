"""How a deal came to its end: what decided it, what each seat and side took, the trick to remember."""

from dataclasses import dataclass
from enum import Enum

from bot.rules.boards import PieceView, TrickView
from bot.rules.events import Claimed, ContractPlayed, DealResult
from bot.rules.pieces import Card, Tile
from bot.rules.view import View
from bot.words.facts.results import claim_of

QUEEN = Card(12, "S")


class Kind(Enum):
    """What a deal was about, which is what its end is about."""

    THROWN_IN = "thrown in"
    LINE = "line"
    PENALTIES = "penalties"  # points hurt
    COUNTS = "counts"  # tricks and tiles count for the sides
    NEL_O = "nel-o"
    TRICKS = "tricks"


def kind_of(view: View) -> Kind:
    """What the ended deal of this view was about."""
    if view.tricks is None:
        return Kind.LINE
    board = view.trick_board
    if ended_result(view) is None:
        return Kind.THROWN_IN
    if view.low_wins:
        return Kind.PENALTIES
    if board.contract is not None and board.contract.bid.nel_o:
        return Kind.NEL_O
    return Kind.COUNTS if any(trick.points for trick in board.taken) else Kind.TRICKS


def ended_result(view: View) -> DealResult | None:
    """The result of the ended deal; None where it was thrown in."""
    result = view.results[-1] if view.results else None
    return result if result is not None and result.number == view.deal else None


def contract_played(view: View) -> ContractPlayed | None:
    """The contract of the ended deal and whether it was made; None where there was none."""
    result = ended_result(view)
    remarks = result.remarks if result is not None else ()
    return next((remark for remark in remarks if isinstance(remark, ContractPlayed)), None)


def bid_counts(view: View) -> tuple[int, int] | None:
    """The tricks or points that counted for the contract, and those it needed; None in Nel-O and without a contract."""
    return view.trick_board.contract_progress if view.tricks is not None else None


def partners_count(view: View) -> bool:
    """Whether what a bidder's partner took counted for the contract: not where each bids for themselves."""
    counted, played = bid_counts(view), contract_played(view)
    if not view.partners or counted is None or played is None:
        return False
    return (
        played.tricks is None
        or sum(view.seats[one].tricks for one in view.members(view.side_of(played.seat))) == (counted[0])
    )


# -- what was taken ----------------------------------------------------------------------------------------------------


def taken_by(view: View, seat: int) -> tuple[PieceView, ...]:
    """The pieces worth points that a seat took in this deal, the dearest first."""
    board = view.trick_board
    won = [shown for trick in board.taken if trick.winner == seat for _, shown in trick.plays]
    if board.taken and board.taken[0].winner == seat:
        won += board.exposed
    worth = [shown for shown in won if shown.points]
    return tuple(sorted(worth, key=lambda shown: (not shown.black, -shown.points, str(shown.piece))))


def claim_in(view: View) -> Claimed | None:
    """How the play of the ended deal was ended before its time, if it was."""
    result = ended_result(view)
    return claim_of(result) if result is not None else None


def by_taken(view: View) -> tuple[int, ...]:
    """The seats, whoever took most points first."""
    return tuple(seat.seat for seat in sorted(view.seats, key=lambda seat: (-seat.points, seat.seat)))


def special_taken(view: View) -> tuple[int, PieceView] | None:
    """The seat that took the black tile or the queen of spades, and that piece."""
    for seat in view.seats:
        for shown in taken_by(view, seat.seat):
            if shown.black or shown.piece == QUEEN:
                return seat.seat, shown
    return None


def pips_left(view: View, seat: int) -> int:
    """The pips left in a row, once it lies face up."""
    return sum(shown.piece.pips for shown in view.seats[seat].shown if isinstance(shown.piece, Tile))


@dataclass(frozen=True, slots=True)
class Sources:
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


@dataclass(frozen=True, slots=True)
class KeyTrick:
    """The trick of a deal to remember, and the points its winner took with it."""

    trick: TrickView
    why: Why
    points: int


def key_trick(view: View) -> KeyTrick | None:
    """The biggest trick by points; where all count the same, the one that decided the contract."""
    kind = kind_of(view)
    finished = view.tricks.finished if view.tricks is not None else ()
    if kind in (Kind.PENALTIES, Kind.COUNTS):
        tricks = (KeyTrick(trick, Why.BIGGEST, _worth(view, trick)) for trick in finished)
        return max(tricks, key=lambda key: key.points, default=None)
    played = contract_played(view)
    if played is None:
        return None
    if kind is Kind.NEL_O:
        lost = next((trick for trick in finished if trick.winner == played.seat), None)
        return None if lost is None else KeyTrick(lost, Why.SET, 0)
    return _decider(view, played)


def _worth(view: View, trick: TrickView) -> int:
    exposed = view.trick_board.exposed if trick.number == 1 else ()
    return trick.points + sum(shown.points for shown in exposed)


def _decider(view: View, played: ContractPlayed) -> KeyTrick | None:
    """The trick with which a contract for tricks was sure to be made, or not to be."""
    progress = bid_counts(view)
    if progress is None:
        return None
    together = partners_count(view)
    side = view.side_of(played.seat)
    left = view.trick_board.count - progress[1]  # so many tricks could be lost
    for trick in view.trick_board.finished:
        counts = trick.winner == played.seat or (together and view.side_of(trick.winner) == side)
        won = sum(
            earlier.winner == played.seat or (together and view.side_of(earlier.winner) == side)
            for earlier in view.trick_board.finished[: trick.number]
        )
        if played.made and counts and won == progress[1]:
            return KeyTrick(trick, Why.MADE, 0)
        if not played.made and trick.number - won == left + 1:
            return KeyTrick(trick, Why.SET, 0)
    return None


def claimed(view: View) -> Claimed | None:
    """The claim that ended the play of the deal before its time; None where it was played to its end."""
    result = ended_result(view)
    return claim_of(result) if result is not None else None


def last_trick(view: View) -> TrickView | None:
    """The last trick of the ended deal; None in a line game, or where no trick was played."""
    finished = view.tricks.finished if view.tricks is not None else ()
    return finished[-1] if finished else None
