"""The facts of a trick game as the viewer sees them: passing, bids, the kitty, the tricks, challenges (§3.5)."""

from operator import attrgetter
from typing import NamedTuple

from bot.message import Text
from bot.rules.boards import Challenged, PieceView, Withdrawn
from bot.rules.copies import once
from bot.rules.moves import Bid, Pass
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View
from bot.words.sides import seats_in_order
from bot.words.speaker import bid_message

AT_ONCE = (Phase.PASS, Phase.REVIEW)  # all choose at the same time
BEFORE_PLAY = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)
PLAYING = (Phase.OPENING, Phase.PLAY)
_MOST_STEPS, _MOST_ALONE = 11, 13  # of a ladder of bids: beside the totals of two sides, and without them


@once
def seat_before(view: View) -> int:
    """The seat that plays before the viewer, without those that sit out."""
    *others, own = seats_in_order(view)
    return next((seat for seat in reversed(others) if not view.seats[seat].out), own)


def left_neighbour(view: View) -> int:
    """The left neighbour of the viewer; for a bystander, of the seat to act."""
    seat = view.viewer if view.viewer is not None else next(iter(view.to_act), 0)
    return (seat + 1) % len(view.seats)


def goes_counter_clockwise(view: View) -> bool:
    """True if the plays show that play goes counter-clockwise."""
    first = next((trick for trick in view.trick_board.all_tricks if len(trick.plays) > 1), None)
    if first is None or len(view.seats) < 3:
        return False
    return (first.plays[0][0] - first.plays[1][0]) % len(view.seats) == 1


# -- before the first trick --------------------------------------------------------------------------------------------


def chosen_to_pass(view: View) -> tuple[Piece, ...]:
    """The pieces the viewer has chosen to pass and can still change."""
    made = view.ask.made if view.ask is not None else None
    return made.pieces if isinstance(made, Pass) else ()


def newly_received(view: View) -> tuple[Piece, ...]:
    """The pieces passed to the viewer, while that is news: until the first trick is over."""
    board = view.trick_board
    return board.received if board.number <= 1 and view.phase not in (Phase.REVIEW, Phase.MOON) else ()


def passed_from(view: View) -> int:
    """The seat whose pieces the viewer receives."""
    return _neighbour(view, -1)


def passed_to(view: View) -> int:
    """The seat that receives the viewer's pieces."""
    return _neighbour(view, 1)


def _neighbour(view: View, sign: int) -> int:
    seats = len(view.seats)
    steps = {"left": 1, "right": -1}.get(view.trick_board.pass_direction, seats // 2)
    return ((view.viewer or 0) + sign * steps) % seats


class BestBid(NamedTuple):
    """The contract, or the highest bid so far."""

    seat: int
    bid: Bid
    is_contract: bool


def best_bid(view: View) -> BestBid | None:
    """The contract; during the auction the highest bid; None before the first."""
    contract = view.trick_board.contract
    if contract is not None:
        return BestBid(contract.seat, contract.bid, is_contract=True)
    highest = leading(view.trick_board.auction) if view.phase is Phase.BID else None
    return None if highest is None else BestBid(*highest, is_contract=False)


def kitty_seen(view: View) -> tuple[PieceView, ...]:
    """The kitty while the viewer looks at it and can swap."""
    kitty = view.trick_board.kitty
    return kitty if view.phase is Phase.KITTY and all(shown.piece for shown in kitty) else ()


def is_without_trump(view: View) -> bool:
    """True if a contract has settled on no trump."""
    board = view.trick_board
    if board.trump is not None or board.contract is None or view.phase is not Phase.PLAY:
        return False
    return not board.contract.bid.counts_tricks


class BidStep(NamedTuple):
    """A step of the ladder of bids: "7", "pass"."""

    label: Text
    is_open: bool


def ladder(view: View) -> tuple[BidStep, ...]:
    """The viewer's bids as steps: bids made are closed, legal ones are open, pass comes last. Empty where there are too
    many, or where bids are more than numbers.
    """
    if view.phase is not Phase.BID or view.ask is None:
        return ()
    offered = [choice.move for choice in view.ask.choices if isinstance(choice.move, Bid)]
    if any(bid.special for bid in offered):
        return ()
    best, made = best_bid(view), [bid.amount for _, bid in view.trick_board.auction if bid.amount is not None]
    highest = best.bid.amount if best is not None else None
    behind = range(min(made), highest + 1) if made and highest is not None else ()
    ahead = [BidStep(str(bid.amount), is_open=True) for bid in offered if bid.amount is not None]
    steps = [*(BidStep(str(number), is_open=False) for number in behind), *ahead]
    most = (_MOST_STEPS if view.partners else _MOST_ALONE) - 1  # and pass
    if len(steps) > most:
        steps = ahead
    if len(steps) > most:
        return ()
    return (*steps, *(BidStep(bid_message(bid), is_open=True) for bid in offered if bid.amount is None))


# -- the trick on the table --------------------------------------------------------------------------------------------


def number_shown(view: View) -> int:
    """The number of the trick on the table, else of the next trick; 0 before play."""
    board = view.trick_board
    return board.on_table.number if board.on_table is not None else board.number


@once
def own_play(view: View) -> Piece | None:
    """The viewer's piece in the trick being played."""
    return next((shown.piece for seat, shown in view.trick_board.current_plays if seat == view.viewer), None)


def points_on_table(view: View) -> int:
    """The points in the trick being played."""
    trick = view.trick_board.current_trick
    return trick.points if trick is not None else 0


# -- won tricks --------------------------------------------------------------------------------------------------------


class TakenTrick(NamedTuple):
    """A finished trick: its winner, their piece, and all its points. `is_news` until the next trick is led."""

    winner: int
    piece: Piece | None
    points: int
    worst: Piece | None  # the dearest piece, if it counts more than a point
    undealt: tuple[Piece | None, ...]
    hurts: bool  # its points are penalties, and there are some
    is_news: bool


@once
def last_taken(view: View) -> TakenTrick | None:
    """The last finished trick of this deal; None before there is one."""
    board = view.trick_board
    if not board.finished:
        return None
    trick = board.finished[-1]
    plays, exposed = dict(trick.plays), board.exposed if trick.number == 1 else ()
    dear = max(plays.values(), key=attrgetter("points"))
    points = trick.points + sum([shown.points for shown in exposed])
    return TakenTrick(
        winner=trick.winner,
        piece=plays[trick.winner].piece,
        points=points,
        worst=dear.piece if dear.points > 1 else None,
        undealt=tuple([shown.piece for shown in exposed]),
        hurts=view.low_wins and points > 0,
        is_news=board.complete_trick is not None,
    )


def undealt_taker(view: View) -> int | None:
    """The seat that won the undealt pieces with the first trick; None before that."""
    finished = view.trick_board.finished
    return finished[0].winner if view.trick_board.exposed and finished else None


# -- on honour ---------------------------------------------------------------------------------------------------------


def taken_back(view: View) -> tuple[Withdrawn, ...]:
    """The plays undone in the trick being played, with those undone along with a revoke."""
    board = view.trick_board
    return tuple(back for back in board.withdrawn if back.trick == board.number) if view.phase is Phase.PLAY else ()


def honour_news(view: View) -> Withdrawn | Challenged | None:
    """The latest revoke undone in the trick being played, else this deal's latest challenge."""
    revokes = [back for back in taken_back(view) if back.revoke]
    if revokes:
        return revokes[-1]
    challenges = view.trick_board.challenges
    return challenges[-1] if challenges else None


def own_challenge(view: View) -> Challenged | None:
    """The viewer's own latest challenge of this deal."""
    return next((made for made in reversed(view.trick_board.challenges) if made.by == view.viewer), None)
