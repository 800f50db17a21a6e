"""The short words that are drawn in pictures: where a deal stands, plates, pills, and the notes beside the seats."""

from typing import NamedTuple

from bot.rules.boards import Withdrawn
from bot.rules.grammar import counted
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, SeatView, View
from bot.words.facts.deal_end import Kind, claimed, kind_of, last_trick
from bot.words.facts.draw import Draw, Drawn, draw_of, first_lead
from bot.words.facts.results import goal
from bot.words.facts.tricks.auction import best_bid, bid_amount, bid_words
from bot.words.facts.tricks.honour import honour_news
from bot.words.facts.tricks.passing import passing
from bot.words.facts.tricks.trick import number_shown, trick_on_table
from bot.words.names import Namer, side_letter

_WAITING = {
    Phase.BID: "auction",
    Phase.KITTY: "kitty",
    Phase.TRUMP: "naming trump",
    Phase.DOUBLES: "doubles",
    Phase.MOON: "moon",
    Phase.REVIEW: "looking back",
    Phase.OVER: "match over",
}

_RANKS = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def signed(number: int, *, plus: str = "+") -> str:
    """A figure with its sign, as it is set."""
    return f"−{-number}" if number < 0 else f"{plus if number else ''}{number}"


def decimal(number: float) -> str:
    """A figure with one decimal place, as it is set."""
    return f"{round(number, 1) + 0.0:.1f}".replace("-", "−")  # -0.0 and 0 is 0


def moment(view: View) -> str:
    """Where the deal stands: "trick 5/7", "passed: 2 of 4", "auction"."""
    if view.phase is Phase.PASS:
        under_way = passing(view)
        return f"passed: {under_way.ready} of {under_way.seats}"
    if view.phase in _WAITING:
        return _WAITING[view.phase]
    number = number_shown(view)
    return f"trick {number}/{view.trick_board.count}" if number else ""


def standing(view: View, seat: SeatView) -> str:
    """The second line of a seat's plate: what it has won in this deal, and its total where it is no side's.

    The totals of a deal that is over are told beside what it brought, elsewhere.
    """
    now = _now(view, seat)
    return now if view.partners or view.phase is Phase.OVER else f"{now} · {signed(seat.total, plus='')} total"


def _now(view: View, seat: SeatView) -> str:
    if view.phase is Phase.PASS:
        return "ready" if seat.ready else "choosing"
    if view.phase is Phase.BID:
        if seat.bid is None:
            return "no bid"
        return bid_amount(seat.bid) if seat.bid.special and seat.bid.amount else bid_words(seat.bid)
    if view.phase is Phase.OVER:
        return _took(view, seat)
    if seat.out:
        return "sits out"
    if view.partners and len(view.seats) > 4:
        return counted(seat.held, "tile")
    if view.low_wins:
        return counted(seat.points, "pt")
    contract, progress = view.trick_board.contract, view.trick_board.contract_progress
    if contract is not None and contract.seat == seat.seat and progress is not None:
        return f"{progress[0]} of {progress[1]}"
    return f"{seat.tricks} won"


def _took(view: View, seat: SeatView) -> str:
    """What a seat took in a deal that is over."""
    kind = kind_of(view)
    if kind is Kind.THROWN_IN:
        return bid_words(seat.bid) if seat.bid is not None else "no bid"
    if kind is Kind.PENALTIES:
        return f"took {seat.points}"
    if seat.out:
        return "sat out"
    return counted(seat.points, "point") if kind is Kind.COUNTS else counted(seat.tricks, "trick")


class Note(NamedTuple):
    """A label, and in bold what it is about: a name, which gives way where room is short, and the words after it."""

    label: str
    name: str
    words: str = ""


def deal_note(view: View, name: Namer, *, crowded: bool) -> Note | None:
    """What the deal is about, and how it came to be so. `crowded` tells sides by their letter, to save room."""
    return _contract(view, name, crowded=crowded) or _honour(view, name) or _first(view, name)


def _contract(view: View, name: Namer, *, crowded: bool) -> Note | None:
    best = best_bid(view)
    if best is None:
        return None
    if view.partners and crowded:
        side = side_letter(view.side_of(best.seat))
        return Note(f"bid by {name(best.seat)}", "", f"{bid_amount(best.bid)} for {side}")
    return Note("contract" if best.is_contract else "highest bid", name(best.seat), f" {bid_words(best.bid)}")


def _honour(view: View, name: Namer) -> Note | None:
    news = honour_news(view)
    if news is None:
        return None
    if isinstance(news, Withdrawn):
        return Note(f"{name(news.seat)} took back", "", str(news.piece))
    return Note(f"challenged, trick {news.trick}", name(news.seat), f": {'revoke' if news.proven else 'no revoke'}")


def _first(view: View, name: Namer) -> Note | None:
    """Who was drawn for, or who leads because the one drawn for has ordered it."""
    lead = first_lead(view)
    if lead is not None and lead.is_ordered:
        return Note(f"ordered by {name(lead.first)}", name(lead.neighbour), " leads")
    draw = draw_of(view)
    return Note(f"drawn for {draw.purpose}", name(draw.first), f" {draw.verb}") if draw is not None else None


def trick_note(view: View, name: Namer) -> Note | None:
    """Who has just won the trick, or every point; None while the trick is being played."""
    trick = trick_on_table(view)
    if trick is None or not trick.is_complete:
        return None
    if view.phase is Phase.MOON:
        return Note("took every point", name(view.to_act[0]))
    points = f" · {counted(trick.points, 'point')}" if view.low_wins or trick.points else ""
    return Note(f"trick {trick.number}{points}", name(trick.winner), " takes it" if view.low_wins else " wins")


def target_note(view: View) -> Note:
    """What ends the match."""
    label, figure = goal(view)
    return Note(f"game {label}", "", figure)


def ended_news(view: View, name: Namer) -> str:
    """What the last trick of a deal that is over was, or how else it ended: "last trick, 11 of 11"."""
    claim, trick = claimed(view), last_trick(view)
    if claim is not None:
        return f"{name(claim.seat)} {'ended the deal' if claim.conceded else 'claimed the rest'}"
    return f"last trick, {trick.number} of {view.trick_board.count}" if trick is not None else "thrown in"


def draw_asks(draw: Draw) -> str:
    """What a draw decides, as a question: "Who goes first?"."""
    return f"Who {draw.verb}?"


def draw_rule(draw: Draw) -> str:
    """Which piece is chosen."""
    again = ", equal ones draw again" if len(draw.rounds) > 1 else ""
    return f"{'lowest card' if draw.low_wins else 'highest tile'} drawn{again}"


def draw_figures(draw: Draw, drawn: Drawn) -> str:
    """What a seat's pieces come to: "7 pips", or "9, 3" where it drew twice; the chosen seat's: "9 · first"."""
    figures = ", ".join(map(_worth, drawn.pieces[-2:]))
    if drawn.place == 1:
        return f"{figures} · {'first' if draw.verb == 'goes first' else draw.verb}"
    return figures if draw.low_wins or len(drawn.pieces) > 1 else counted(drawn.worths[0], "pip")


def _worth(piece: Piece) -> str:
    return str(piece.pips) if isinstance(piece, Tile) else _RANKS.get(piece.rank, str(piece.rank))
