"""Figures in words: the standings for alt texts and beside large print, and the scores so far."""

from bot.message import AllOf, Joined, Message, Row, Seat, Text, lines, small
from bot.rules.boards import LineView, TricksView
from bot.rules.view import Phase, View
from bot.words.draw import draw_told, drawn_in
from bot.words.sides import listed_sides, ranking
from bot.words.terms import deal_name, goal
from bot.words.tricks.sentences import won_so_far


def scores_text(view: View) -> Text:
    """This match's scores so far, the best first, and the tricks of this deal; at first what was drawn, too."""
    so_far = _deal_so_far(view)
    if not view.results:
        drawn = draw_told(drawn_in(view))
        return lines(Message("scores-none"), so_far, small(drawn) if drawn is not None else None)
    last = view.results[-1]
    after = Message("scores-after", game=view.title, deal=deal_name(view, last.number), goal=goal(view))
    ranked = (
        Message("scores-line", who=_members(view, side.number), total=last.totals[side.number])
        for side in ranking(view)
    )
    return lines(after, *ranked, so_far)


def _deal_so_far(view: View) -> Message | None:
    """What each has won in the deal that is being played; None before its first trick is over, or its first points."""
    if isinstance(view.board, LineView):
        return _plays_so_far(view)
    if not isinstance(view.board, TricksView) or not view.trick_board.finished or view.phase is Phase.OVER:
        return None
    by_tricks = view.trick_board.counts_tricks
    return Message("scores-so-far", deal=view.deal, figures=won_so_far(view, _members), by_tricks=by_tricks)


def _plays_so_far(view: View) -> Message | None:
    """What plays have scored in the deal that is being played."""
    if view.phase is Phase.OVER or not any(seat.points for seat in view.seats):
        return None
    figures = ((_members(view, side.number), side.points) for side in listed_sides(view))
    between = "; " if view.partners else ", "  # names within a side have commas of their own
    won = Row((Joined((members, points), " ") for members, points in figures), between)
    return Message("scores-so-far", deal=view.deal, figures=won, by_tricks=False)


def _members(view: View, side: int) -> AllOf:
    return AllOf(map(Seat, view.members(side)))
