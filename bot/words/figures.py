"""Figures in words: the scores of a match, and those that large print has no room for, for the text beside it."""

from bot.message import Message
from bot.rules.grammar import joined
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_told, drawn_in
from bot.words.facts.results import goal
from bot.words.facts.sides import ranking, sides
from bot.words.facts.tricks.nel_o import nel_o_of
from bot.words.facts.tricks.seat import seats_in_order
from bot.words.line import deal_title
from bot.words.names import Namer
from bot.words.speaker import say

_BEFORE_PLAY = (Phase.PASS, Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


def figures_text(view: View, name: Namer) -> str:
    """`Tricks: you 1, Bo 0, Cleo 2. Totals: you 12, Bo 18, Cleo 9; to 25.`, the viewer first."""
    order = [view.seats[seat] for seat in (view.viewer or 0, *seats_in_order(view)[:-1])]

    def who(seat: int) -> str:
        return "you" if seat == view.viewer else name(seat)

    board = view.trick_board
    word = "Tricks" if board.counts_tricks else "Points this deal"
    now = ", ".join(f"{who(seat.seat)} {_count(view, seat)}" for seat in order)
    if view.partners:
        totals = ", ".join(f"side {side.letter} {side.total}" for side in sides(view))
    else:
        totals = ", ".join(f"{who(seat.seat)} {seat.total}" for seat in order)
    nel_o = nel_o_of(view)
    hands = nel_o.open_hands if nel_o is not None else ()
    open_hands = (f"{who(seat)} open: {' '.join(str(shown.piece) for shown in hand)}." for seat, hand in hands)
    told = "" if view.phase in _BEFORE_PLAY else f"{word}: {now}."
    return " ".join(filter(None, (told, f"Totals: {totals}; {goal(view)}.", *open_hands)))


def _count(view: View, seat: SeatView) -> int:
    return seat.tricks if view.trick_board.counts_tricks else seat.points


def scores_text(view: View, name: Namer) -> str:
    """This match's scores so far, the best first, and the tricks of this deal; at first what was drawn, too."""
    so_far = _deal_so_far(view, name)
    if not view.results:
        return "\n".join(filter(None, ("No deal has been scored yet.", so_far, _drawn(view, name))))
    last = view.results[-1]
    lines = [f"{_members(view, name, side.number)}: **{last.totals[side.number]}**" for side in ranking(view)]
    after = f"**{view.title}** after {deal_title(view, last.number)}, {goal(view, 'game to')}"
    return "\n".join(filter(None, (after, *lines, so_far)))


def _drawn(view: View, name: Namer) -> str:
    drawn = draw_told(view, drawn_in(view), name)
    return say(Message("small", text=drawn)) if drawn is not None else ""


def _deal_so_far(view: View, name: Namer) -> str:
    """What each side has taken in the deal that is being played; empty before its first trick is over."""
    if view.tricks is None or not view.tricks.finished or view.phase is Phase.OVER:
        return ""
    by_tricks = view.trick_board.counts_tricks
    taken = {
        side.number: sum(view.seats[seat].tricks for seat in side.members) if by_tricks else side.points
        for side in sides(view)
    }
    gap, what = "; " if view.partners else ", ", "tricks" if by_tricks else "points"
    each = gap.join(f"{_members(view, name, side)} {amount}" for side, amount in taken.items())
    return f"Deal {view.deal} so far: {each} ({what})."


def _members(view: View, name: Namer, side: int) -> str:
    """A side as it is called: a lone player's name, or those of the partners."""
    return joined(map(name, view.members(side)))
