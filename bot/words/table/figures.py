"""Figures in words: the standings for alt texts and beside large print, and the scores so far."""

from collections.abc import Callable

from bot.message import AllOf, Joined, Message, Row, Seat, Text, Who, lines, sentences, small
from bot.rules.boards import ChainView, TricksView
from bot.rules.view import Phase, View
from bot.words.chain.sentences import chain_sentences, hands_told, stock_told
from bot.words.draw import draw_told, drawn_in
from bot.words.sides import listed_seats, listed_sides, ranking, sides
from bot.words.terms import deal_name, goal, scores, side_name
from bot.words.tricks.nel_o import nel_o_of, open_hand
from bot.words.tricks.play import BEFORE_PLAY


def figures_text(view: View) -> Text:
    """`Tricks: you 1, Bo 0. Totals: you 12, Bo 18 (to 25).`, the viewer first, and open hands; of a line all of it."""
    if isinstance(view.board, ChainView):
        told = (*chain_sentences(view.chain_board), hands_told(view), stock_told(view), scores(view))
        return sentences(*told)
    nel_o = nel_o_of(view)
    hands = [Message("figures-open", hand=open_hand(*one)) for one in nel_o.open_hands] if nel_o else []
    return sentences(*figures_sentences(view), *hands)


def figures_sentences(view: View) -> list[Message]:
    """The standings: this deal, then the match."""
    if not isinstance(view.board, TricksView) or view.phase in (Phase.PASS, *BEFORE_PLAY):
        return [scores(view)]
    by_tricks = view.trick_board.counts_tricks
    return [Message("figures-won", figures=_won(view, side_name), by_tricks=by_tricks), scores(view)]


def _won(view: View, called: Callable[[View, int], Seat | Who | AllOf]) -> Row:
    """What each has won in this deal: tricks where they count, else points, of sides as they are called."""
    by_tricks = view.trick_board.counts_tricks
    if view.partners and not by_tricks:
        won = [(called(view, side.number), side.points) for side in sides(view)]
    else:
        order = (view.seats[seat] for seat in listed_seats(view))
        won = [(Seat(seat.seat), seat.tricks if by_tricks else seat.points) for seat in order]
    return Row(Joined((player, figure), " ") for player, figure in won)


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
    if isinstance(view.board, ChainView):
        return _plays_so_far(view)
    if not isinstance(view.board, TricksView) or not view.trick_board.finished or view.phase is Phase.OVER:
        return None
    by_tricks = view.trick_board.counts_tricks
    return Message("scores-so-far", deal=view.deal, figures=_won(view, _members), by_tricks=by_tricks)


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
