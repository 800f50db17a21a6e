"""The figures that large print has no room for, for the text beside it: this deal, the match, hands that lie open."""

from bot.rules.view import Phase, SeatView, View
from bot.words.facts.sides import sides
from bot.words.facts.tricks.nel_o import nel_o_of
from bot.words.facts.tricks.seat import seats_in_order
from bot.words.names import Namer

_BEFORE_PLAY = (Phase.PASS, Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


def figures_text(view: View, name: Namer) -> str:
    """`Tricks: you 1, Bo 0, Cleo 2. Totals: you 12, Bo 18, Cleo 9; to 25.`, the viewer first."""
    order = [view.seats[seat] for seat in (view.viewer or 0, *seats_in_order(view)[:-1])]

    def who(seat: int) -> str:
        return "you" if seat == view.viewer else name(seat)

    board = view.trick_board
    word = "Tricks" if board.counts_tricks else "Taken"
    now = ", ".join(f"{who(seat.seat)} {_count(view, seat)}" for seat in order)
    if view.partners:
        totals = ", ".join(f"side {side.letter} {side.total}" for side in sides(view))
    else:
        totals = ", ".join(f"{who(seat.seat)} {seat.total}" for seat in order)
    end = f"{'ends at' if view.low_wins else 'to'} {view.target}"
    nel_o = nel_o_of(view)
    hands = nel_o.open_hands if nel_o is not None else ()
    open_hands = (f"{who(seat)} open: {' '.join(str(shown.piece) for shown in hand)}." for seat, hand in hands)
    told = "" if view.phase in _BEFORE_PLAY else f"{word}: {now}."
    return " ".join(filter(None, (told, f"Totals: {totals}; {end}.", *open_hands)))


def _count(view: View, seat: SeatView) -> int:
    return seat.tricks if view.trick_board.counts_tricks else seat.points
