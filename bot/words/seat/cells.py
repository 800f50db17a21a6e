"""The cells of a seat picture: the figures of each seat."""

from typing import NamedTuple

from bot.rules.view import Phase, SeatView, View
from bot.words.facts.tricks.auction import bid_amount
from bot.words.facts.tricks.passing import chosen_to_pass
from bot.words.names import side_letter
from bot.words.pictures import signed

_BEFORE_PLAY = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


class Figure(NamedTuple):
    """A figure and what it is of: "3 (5) won". Without room for the label `short` stands alone, or `least`: "+3"."""

    value: str
    label: str = ""
    short: str = ""
    least: str = ""


def figures(view: View, seat: SeatView) -> tuple[Figure, ...]:
    """What stands in the cell of a seat: this deal, then the match."""
    if view.partners and view.phase in _BEFORE_PLAY:
        return ()  # the band says how the sides stand
    now, total = _now(view, seat), signed(seat.total, plus="")
    label = f"side {side_letter(seat.side)}" if view.partners else "total"
    return *now, Figure(total, label, total)


def _now(view: View, seat: SeatView) -> tuple[Figure, ...]:
    if view.phase is Phase.PASS:
        return _passing(view, seat)
    if view.phase in _BEFORE_PLAY:
        return ()
    board = view.trick_board
    count = seat.tricks if board.counts_tricks else seat.points
    contract = board.contract
    has_bid = contract is not None and contract.seat == seat.seat and contract.bid.special is None
    bid = f" ({bid_amount(contract.bid)})" if contract is not None and has_bid else ""
    word = "won" if board.counts_tricks else "pt" if count == 1 else "pts"
    return (Figure(f"{count}{bid}", word, f"+{count}{bid}", f"+{count}"),)


def _passing(view: View, seat: SeatView) -> tuple[Figure, ...]:
    if seat.seat == view.viewer:
        ask = view.ask
        count = "ready" if ask is None or ask.made is not None else f"{len(chosen_to_pass(view))} of {ask.pick}"
        return (Figure(count, "", count),)
    return ()  # whether the others have chosen changes while this picture stays
