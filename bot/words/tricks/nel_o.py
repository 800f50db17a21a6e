"""A contract to lose every trick: its progress, its stake, and the open hands (rules §4.6)."""

from dataclasses import dataclass

from bot.message import Message, Row, Seat, Text
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.tricks.counts import CountGame
from bot.rules.view import View
from bot.words.terms import dotted, unit_of
from bot.words.tricks.play import last_taken


@dataclass(frozen=True, slots=True)
class NelOFacts:
    """The bidder's tricks so far: those lost and those to go; `is_set` once one was won."""

    bidder: int
    lost: int
    to_go: int
    is_set: bool
    stake: Message
    open_hands: tuple[tuple[int, tuple[PieceView, ...]], ...]  # of partners who sit out, without the viewer's own


def nel_o_of(view: View) -> NelOFacts | None:
    """The Nel-O that is being played; None in every other deal."""
    board, game = view.trick_board, CATALOGUE.get(view.game)
    if board.contract is None or not board.contract.bid.nel_o:
        return None
    bidder, amount = board.contract.seat, board.contract.bid.amount
    points = game.deal_points if isinstance(game, CountGame) else 0
    if unit_of(view) == "mark":
        stake = Message("nel-o-marks", marks=max(1, (amount or 0) // points) if points else amount or points)
    else:
        stake = Message("nel-o-points", points=amount or points)
    lost, won = len(board.finished), view.seats[bidder].tricks
    hands = tuple((seat.seat, seat.shown) for seat in view.seats if seat.out and seat.shown)
    others = tuple(hand for hand in hands if hand[0] != view.viewer)
    return NelOFacts(bidder, lost - won, board.count - lost, won > 0, stake, others)


def nel_o_line(view: View, facts: NelOFacts) -> Message:
    """The progress of the bidder: "Eve must lose every trick: 3 lost, 6 to go"; after a trick with its winner."""
    bidder, taken = Seat(facts.bidder), last_taken(view)
    if facts.is_set:
        return Message("nel-o-set", who=bidder)
    if taken is None or not taken.is_news:
        return Message("nel-o-so-far", who=bidder, lost=facts.lost, to_go=facts.to_go)
    progress = {"lost": facts.lost, "to_go": facts.to_go}
    return Message("nel-o-after-trick", winner=Seat(taken.winner), who=bidder, **progress)


def open_hand(seat: int, hand: tuple[PieceView, ...]) -> Message:
    """An open hand: "Bo 6-6 5-5"."""
    return Message("nel-o-hand", who=Seat(seat), pieces=Row([shown.piece for shown in hand], " "))


def open_line(facts: NelOFacts) -> Text:
    """The open hands on one line: "open: Bo 6-6 5-5 · Cleo 6-5 6-3"."""
    return Message("nel-o-open", hands=dotted(*(open_hand(seat, hand) for seat, hand in facts.open_hands)))
