"""The terms of every sentence: players, sides, deals, the goal of a match."""

from functools import lru_cache
from itertools import groupby
from typing import Literal

from bot.message import AllOf, Joined, Message, Row, Seat, Text, Who, capitalized
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.tricks.counts import CountOptions
from bot.rules.view import Phase, View
from bot.words.sides import Side, listed_sides, side_letter, winners


def as_sentence(text: Text) -> Message:
    """A text with a capital first letter and a full stop."""
    return Message("end-sentence", what=capitalized(text))


def dotted(*texts: Text) -> Text:
    """Texts on one line, with dots between; empty for none."""
    return Joined(texts, " · ") if len(texts) > 1 else texts[0] if texts else ""


def side_name(view: View, side: int) -> Seat | Who:
    """A side: "Side A", or a lone player."""
    if view.partners:
        return Who(Message("side", letter=side_letter(side)))
    return Seat(view.members(side)[0])


def deal_name(view: View, number: int) -> Message:
    """The name of a deal: "deal 3", or "round 3"."""
    return Message("deal-name", kind=deal_kind(view), number=number)


def deal_over(view: View, number: int) -> Message:
    """The end of a deal: "Deal 3 is over"."""
    return Message("deal-over", kind=deal_kind(view), number=number)


def deals_played(view: View) -> Message:
    """The number of deals in a match: "3 deals", "1 round"."""
    return Message("deals-played", kind=deal_kind(view), count=view.deal)


def moment_of(view: View) -> Message:
    """The moment of a decision in a deal: "trick 3", "bidding", "turn 12"; at a line the turn of its replay."""
    if isinstance(view.board, LineView | TrainsView):
        seat = view.to_act[0] if view.to_act else view.viewer
        turns = [acting for acting, _ in groupby(view.board.log, key=lambda event: event.seat)]
        return Message("moment", phase="line", number=sum(acting == seat for acting in turns) + (turns[-1:] != [seat]))
    if isinstance(view.board, RowsView):
        return Message("moment", phase="line", number=len(view.rows_board.turned) + (view.phase is not Phase.PLACE))
    return Message("moment", phase=view.phase, number=view.trick_board.number)


def moment_told(view: View, deal: int) -> Message:
    """The deal and the moment: "Deal 4, trick 7", "Round 2, turn 5"."""
    return Message("moment-of-deal", deal=capitalized(deal_name(view, deal)), moment=moment_of(view))


OwnContest = Literal["deal", "duel"]  # of a table where one person plays deals that others play elsewhere


def deal_kind(view: View) -> str:
    """The kind of a deal, for messages that differ by it: "deal" or "round"."""
    return "round" if counts_rounds(view) or isinstance(view.board, TrainsView) else "deal"


def counts_rounds(view: View) -> bool:
    """True if a deal is a round to win, and the pips left in rows count nothing."""
    return isinstance(view.options, BlindHughieOptions) and view.options.billitonnen


def goal(view: View) -> Message:
    """The goal of the match: "to 30", "ends at 61", "4 deals"."""
    return Message("goal", **_goal(view))


def goal_told(view: View) -> Message:
    """The same as a sentence: "First to 30."."""
    return Message("goal.told", **_goal(view))


def goal_pill(view: View) -> tuple[Message, Message]:
    """The same for a pill, a label and a figure: "first to" and "30"."""
    found = _goal(view)
    return Message("goal.label", kind=found["kind"]), Message("goal.figure", **found)


def _goal(view: View) -> dict[str, object]:
    if view.deals is not None:
        return {"kind": f"{deal_kind(view)}s", "number": view.deals}
    return {"kind": "low" if view.low_wins else "high", "number": view.target}


def members(view: View, side: Side) -> Seat | Who:
    """A side and its members: "Ann", or "Side A (Ann and Chris)"."""
    return _members(side.number, side.members, view.partners)


@lru_cache(maxsize=64)
def _members(side: int, seats: tuple[int, ...], partners: bool) -> Seat | Who:
    if not partners:
        return Seat(seats[0])
    return Who(Message("side-members", letter=side_letter(side), members=AllOf(map(Seat, seats))))


def match_over(view: View) -> Message | None:
    """The end of the match and its winners; None before."""
    won = winners(view)
    return Message("match-over", who=AllOf(members(view, side) for side in won)) if won else None


def scores(view: View) -> Message:
    """The totals and the target, for an alt text."""
    totals = tuple([(side.number, side.members, side.now) for side in listed_sides(view)])
    return _scores(totals, view.partners, **_goal(view))


@lru_cache(maxsize=1024)  # all Views between two scores have the same
def _scores(totals: tuple[tuple[int, tuple[int, ...], int], ...], partners: bool, **goal: object) -> Message:
    each = [Message("alt-total", who=_members(side, seats, partners), total=total) for side, seats, total in totals]
    return Message("alt-totals", totals=Row(each), goal=Message("goal.told", **goal))


def counts_hands(view: View) -> bool:
    """True if won deals score, and pips only decide blocked ones."""
    return isinstance(view.options, DominoesOptions) and view.options.counts_hands


def unit_of(view: View) -> str:
    """The unit of scores: "point", "mark" or "round"."""
    if not isinstance(view.board, TricksView) and counts_rounds(view):
        return "round"
    in_marks = isinstance(view.options, CountOptions) and view.options.scoring == "marks"
    return "mark" if in_marks else "point"


def won_by(view: View) -> Message:
    """The winners of the match: "Pip wins the match"."""
    return Message("end-won.shared" if len(view.winners or ()) > 1 else "end-won", who=winning(view))


def winning(view: View, how: Literal["", "mention"] = "") -> AllOf:
    """The players who have won the match."""
    return AllOf(Seat(seat, how=how) for side in winners(view) for seat in side.members)
