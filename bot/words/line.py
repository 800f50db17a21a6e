"""The short words of a table with a line: who turns, what was turned up last, how a deal ended."""

from bot.rules.events import Turned, Went
from bot.rules.grammar import counted, joined
from bot.rules.view import SeatView, View
from bot.words.facts.line import EndsLeft, LineEnd, counts_rounds, goes_on, last_turned, line_end, waiting, went_back
from bot.words.facts.sides import winners
from bot.words.names import Namer, side_letter
from bot.words.seat.parts import Line, named, plain

_WENT = {
    Went.FIRST: "starts the line",
    Went.LEFT: "left end",
    Went.RIGHT: "right end",
    Went.BACK: "no fit",
    Went.WAITS: "fits both ends",
}


def ends_left_sentence(after: EndsLeft) -> str:
    """What either end leaves open for the tile that fits both."""
    if after.is_same:
        return f"Either end leaves {_both(after.left)} open: it makes no difference."
    return f"The left end leaves {_both(after.left)} open, the right one {_both(after.right)}."


def _both(ends: tuple[int, int]) -> str:
    return f"{ends[0]} and {ends[1]}" if ends[0] != ends[1] else f"two {ends[0]}s"


def turned_words(turned: Turned) -> str:
    """A tile that was turned up and where it went: "5-4, no fit"."""
    return f"{turned.tile}, {_WENT[turned.went]}"


def turned_sentence(turned: Turned, name: Namer) -> str:
    """The same in a sentence without its full stop: "Ann turned up 5-4, no fit"."""
    went = "which fits both ends" if turned.went is Went.WAITS else _WENT[turned.went]
    return f"{name(turned.seat)} turned up {turned.tile}, {went}"


def whose_turn(view: View, name: Namer) -> Line:
    """Whose turn it is: "Your turn", "Ivory turns"."""
    if view.ask is not None:
        return (plain("Your turn"),)
    does = " chooses" if waiting(view) is not None else " turns again" if goes_on(view) else " turns"
    return named(name, view.to_act[0]), plain(does)


def turn_news(view: View, name: Namer) -> tuple[Line, ...]:
    """What the turn follows, as "after Pip: 5-4, no fit"; then the same in fewer words, for where room is short."""
    last, waits = last_turned(view), waiting(view)
    if last is None:
        deal = plain(deal_title(view, view.deal))
        return ((deal,),) if view.line_board.tiles else ((deal, plain(" · starts the line")), (deal,))
    if waits is not None:
        return (plain(turned_words(waits)),), (plain(f"{waits.tile}, fits both"),)
    what = plain(turned_words(last))
    if goes_on(view):
        return (plain("after "), what), (what,)
    who = named(name, last.seat)
    return (plain("after "), who, plain(": "), what), (who, plain(": "), what), (what,)


def row_note(view: View, seat: int) -> tuple[str, bool]:
    """What is remarkable about a seat's row, and whether it is a warning: "5-4 back", or "1 left"."""
    back = went_back(view)
    if back is not None and back.seat == seat:
        return f"{back.tile} back", False
    return ("1 left", True) if len(view.seats[seat].shown) == 1 else ("", False)


def row_total(view: View, seat: SeatView) -> str:
    """A seat's score, or the rounds it has won where more than one is needed."""
    if not counts_rounds(view):
        return f"{seat.total} total"
    return counted(seat.total, "round") if view.target > 1 else ""


def end_title(view: View) -> str:
    """How a deal ended, as the title of its picture."""
    end = line_end(view)
    if end.out is not None:
        return deal_is_over(view, end.number)
    return "Blocked" if end.is_blocked else "Nobody can play"


def end_place(view: View) -> str:
    """Which game it was, and which deal where the title does not say it: "Billitonnen, round 3"."""
    end = line_end(view)
    return view.title if end.out is not None else f"{view.title}, {deal_title(view, end.number)}"


def deal_title(view: View, number: int) -> str:
    """What a deal is called: "deal 3", or "round 3"."""
    return f"{'round' if counts_rounds(view) else 'deal'} {number}"


def deal_is_over(view: View, number: int) -> str:
    """That a deal is over: "Deal 3 is over"."""
    return f"{deal_title(view, number).capitalize()} is over"


def deals_played(view: View) -> str:
    """How many deals a match has had: "3 deals", "1 round"."""
    return counted(view.deal, "round" if counts_rounds(view) else "deal")


def end_hero(view: View, name: Namer, *, with_points: bool = True) -> tuple[str, str]:
    """What decided the deal, as (name, words): ("Dot", " went out: +35"), ("Ivory", ", fewest pips"), …"""
    end = line_end(view)
    if end.winner is None:
        return "", "Nobody scores"
    points = f": +{end.scored}" if with_points and not counts_rounds(view) else ""
    if end.out is not None and view.side_of(end.out) == end.winner:
        return name(end.out), f" went out{points}"
    who = f"Side {side_letter(end.winner)}" if view.partners else name(view.members(end.winner)[0])
    return who, f", fewest pips{points}"


def end_how(view: View, name: Namer) -> str:
    """What ended the deal where the hero of its picture does not say it: "blocked", "Dot went out"; else empty."""
    end = line_end(view)
    if end.out is None:
        return end_title(view).lower()
    return "" if view.side_of(end.out) == end.winner else f"{name(end.out)} went out"


def end_sum(view: View) -> str:
    """What the points of a deal are made of, or what a round wins: "12 + 14 + 9 pips"."""
    end = line_end(view)
    if end.winner is None:
        return f"lowest are equal: {min(end.left)}"
    if counts_rounds(view):
        return f"wins the {'match' if winners(view) else 'round'}"
    return f"{sum_of_pips(end)} pips"


def sum_of_pips(end: LineEnd) -> str:
    """What the others had left, less what the winner had: "12 + 14 − 3". Only of a deal that has a winner."""
    others = [str(pips) for side, pips in enumerate(end.left) if side != end.winner]
    own = end.left[end.winner] if end.winner is not None else 0
    return " + ".join(others) + (f" − {own}" if own else "")


def lowest_sentence(view: View, name: Namer) -> str:
    """Who had equally few pips, so that nobody scores."""
    end = line_end(view)
    least = [side for side, pips in enumerate(end.left) if pips == min(end.left)]
    who = [f"side {side_letter(side)}" if view.partners else name(view.members(side)[0]) for side in least]
    return f"Nobody scores: {joined(who)} {min(end.left)} pips each."
