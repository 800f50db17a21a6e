"""The end of a deal with rows: a row is empty, or no tile fits."""

from bot.message import Joined, Message, Row, Seat, Signed
from bot.rules.events import Blocked, WentOut
from bot.rules.view import View
from bot.words.ends.ending import DealEnding, remark
from bot.words.ends.facts import pips_left, remark_of
from bot.words.sides import winners
from bot.words.terms import counts_rounds, deal_name, deal_over, side_name


def rows_ending(view: View) -> DealEnding:
    """The end of a View's deal. Raises IndexError before one has ended."""
    result = view.results[-1]
    out, is_blocked = remark_of(result, WentOut), remark_of(result, Blocked) is not None
    goer = out.seat if out is not None else None
    winner = next((side for side, points in enumerate(result.scored) if points > 0), None)
    what, why, hero = Message("end-equal"), Message("end-equal.why", pips=min(result.taken)), Message("end-equal")
    sums = (why,)
    if winner is not None:
        is_by_out, who = goer in view.members(winner), side_name(view, winner)
        points = "none" if counts_rounds(view) else Signed(max(result.scored))
        sums = _sums(view, winner)
        if out is not None and is_by_out:
            what, why, who = remark(view, out), sums[0], Seat(out.seat, how="name")
        else:
            what = Message("end-fewest", who=who)
            why = Message("end-fewest.blocked" if is_blocked else "end-fewest.stuck")
            if out is not None:
                why = Message("end-fewest.out", who=Seat(out.seat))
        hero = Message("rows-hero", out=is_by_out, who=who, points=points)
    title, place = deal_over(view, result.number), view.title
    if out is None:
        title = Message("rows-blocked" if is_blocked else "rows-stuck")
        place = Joined((view.title, deal_name(view, result.number)), ", ")
    pips = tuple(pips_left(view, seat.seat) for seat in view.seats)
    order = sorted(view.seats, key=lambda seat: (seat.side != winner, seat.seat != goer, pips[seat.seat], seat.seat))
    return DealEnding(
        title, place, what, why, winner is not None, hero, sums,
        "out" if out is not None else "blocked" if is_blocked else "stuck", goer, winner,
        view.members(winner) if winner is not None else (), tuple(seat.seat for seat in order), pips,
        tuple((Message("rows-pips", pips=each),) for each in pips),
    )  # fmt: skip


def _sums(view: View, winner: int) -> tuple[Message, ...]:
    """The pips that the winner scores: "12 + 14 + 9 pips", in brief "35 pips"; or that the winner takes a round."""
    if counts_rounds(view):
        return (Message("rows-wins-match") if winners(view) else Message("rows-wins-round"),)
    left = view.results[-1].taken
    others, own = [pips for side, pips in enumerate(left) if side != winner], left[winner]
    each = (Row(parts, " + ") for parts in (others, [sum(others)]))
    if own:
        return tuple(Message("rows-sum-less", pips=pips, own=own) for pips in each)
    return tuple(Message("rows-sum", count=sum(others), pips=pips) for pips in each)
