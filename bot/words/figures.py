"""Figures in words: how everybody stands, for alt texts and for the text beside large print; the scores so far."""

from bot.message import AllOf, Message, Row, Text, lines, sentences
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_told, drawn_in
from bot.words.names import Namer
from bot.words.nel_o import nel_o_of, open_hand
from bot.words.sides import Side, ranking, sides
from bot.words.terms import deal_name, goal, scores, side_name, who
from bot.words.tricks import BEFORE_PLAY, seats_in_order


def figures_text(view: View, name: Namer) -> Text:
    """`Tricks: you 1, Bo 0, Cleo 2. Totals: you 12, Bo 18, Cleo 9 (to 25).`, the viewer first, and open hands."""
    nel_o = nel_o_of(view)
    hands = [Message("figures-open", hand=open_hand(view, *one, name)) for one in nel_o.open_hands] if nel_o else []
    return sentences(*figures_sentences(view, name), *hands)


def figures_sentences(view: View, name: Namer) -> list[Message]:
    """How everybody stands: this deal, then the match, the viewer first."""
    order = [view.seats[seat] for seat in (view.viewer or 0, *seats_in_order(view)[:-1])]
    by_tricks, told = view.trick_board.counts_tricks, list[Message]()
    if view.phase not in (Phase.PASS, *BEFORE_PLAY):
        if view.partners and not by_tricks:
            each = [_figure(view, side, side.points, name) for side in sides(view)]
        else:
            each = [_figure(view, seat, seat.tricks if by_tricks else seat.points, name) for seat in order]
        told.append(Message("figures-tricks" if by_tricks else "figures-points", figures=Row(each)))
    return [*told, scores(view, name)]


def _figure(view: View, whose: SeatView | Side, figure: int, name: Namer) -> Message:
    named = side_name(view, whose.number, name) if isinstance(whose, Side) else who(view, whose.seat, name)
    return Message("figures-figure", who=named, figure=figure)


def scores_text(view: View, name: Namer) -> Text:
    """This match's scores so far, the best first, and the tricks of this deal; at first what was drawn, too."""
    so_far = _deal_so_far(view, name)
    if not view.results:
        return lines(Message("scores-none"), so_far, _drawn(view, name))
    last = view.results[-1]
    after = Message("scores-after", game=view.title, deal=deal_name(view, last.number), goal=goal(view))
    ranked = (
        Message("scores-line", who=_members(view, name, side.number), total=last.totals[side.number])
        for side in ranking(view)
    )
    return lines(after, *ranked, so_far)


def _drawn(view: View, name: Namer) -> Message | None:
    drawn = draw_told(view, drawn_in(view), name)
    return Message("small", text=drawn) if drawn is not None else None


def _deal_so_far(view: View, name: Namer) -> Message | None:
    """What each side has won in the deal that is being played; None before its first trick is over."""
    if view.tricks is None or not view.tricks.finished or view.phase is Phase.OVER:
        return None
    by_tricks = view.trick_board.counts_tricks
    won = {
        side.number: sum(view.seats[seat].tricks for seat in side.members) if by_tricks else side.points
        for side in sides(view)
    }
    figures = (Message("figures-figure", who=_members(view, name, side), figure=each) for side, each in won.items())
    unit = "tricks" if by_tricks else "points"
    return Message("scores-so-far", deal=view.deal, figures=Row(figures), unit=unit)


def _members(view: View, name: Namer, side: int) -> AllOf:
    """A side as it is called: a lone player's name, or those of the partners."""
    return AllOf(map(name, view.members(side)))
