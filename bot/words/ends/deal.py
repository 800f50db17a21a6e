"""The end of a deal on any board, and the contract, the claim and the scores beside it."""

from bot.message import AllOf, Joined, Message, Row, Seat, Signed
from bot.rules import events
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.copies import once
from bot.rules.domino_hearts.play import QUEEN
from bot.rules.moves import Bid
from bot.rules.view import Phase, View
from bot.words.ends import facts
from bot.words.ends.ending import DealEnding, remark
from bot.words.ends.facts import bid_counts, contract_played, ended_result, partners_count
from bot.words.ends.line import line_ending
from bot.words.ends.trains import train_ending
from bot.words.sides import sides, winners
from bot.words.speaker import bid_message
from bot.words.terms import counts_hands, counts_rounds, deal_name, deal_over, side_name, unit_of


@once
def ending(view: View) -> DealEnding:
    """The end of a View's deal. Raises IndexError where no deal of a game without tricks has ended."""
    if isinstance(view.board, LineView):
        return line_ending(view)
    if isinstance(view.board, TrainsView):
        return train_ending(view)
    return _rows_ending(view) if isinstance(view.board, RowsView) else _tricks_ending(view)


# -- rows --------------------------------------------------------------------------------------------------------------


def _rows_ending(view: View) -> DealEnding:
    """The end of a deal with rows: one is empty, or no tile fits."""
    result = view.results[-1]
    out, is_blocked = facts.remark_of(result, events.WentOut), facts.remark_of(result, events.Blocked) is not None
    goer = out.seat if out is not None else None
    winner = next((side for side, points in enumerate(result.scored) if points > 0), None)
    what, why, hero = Message("end-equal"), Message("end-equal.why", pips=min(result.taken)), Message("end-equal")
    sums = (why,)
    if winner is not None:
        is_by_out, who = goer in view.members(winner), side_name(view, winner)
        points = "none" if counts_rounds(view) else Signed(max(result.scored))
        sums = _rows_sums(view, winner)
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
    pips = tuple(facts.pips_left(view, seat.seat) for seat in view.seats)
    order = sorted(view.seats, key=lambda seat: (seat.side != winner, seat.seat != goer, pips[seat.seat], seat.seat))
    return DealEnding(
        title, place, what, why, winner is not None, hero, sums,
        "out" if out is not None else "blocked" if is_blocked else "stuck", goer, winner,
        view.members(winner) if winner is not None else (), tuple(seat.seat for seat in order), pips,
        tuple((Message("rows-pips", pips=each),) for each in pips),
    )  # fmt: skip


def _rows_sums(view: View, winner: int) -> tuple[Message, ...]:
    """The pips that the winner scores: "12 + 14 + 9 pips", in brief "35 pips"; or that the winner takes a round."""
    if counts_rounds(view):
        return (Message("rows-wins-match") if winners(view) else Message("rows-wins-round"),)
    left = view.results[-1].taken
    others, own = [pips for side, pips in enumerate(left) if side != winner], left[winner]
    each = (Row(parts, " + ") for parts in (others, [sum(others)]))
    if own:
        return tuple(Message("rows-sum-less", pips=pips, own=own) for pips in each)
    return tuple(Message("rows-sum", count=sum(others), pips=pips) for pips in each)


# -- tricks ------------------------------------------------------------------------------------------------------------


def _tricks_ending(view: View) -> DealEnding:
    result, last = ended_result(view), facts.last_trick(view)
    what, why, is_success = _happened(view, result)
    if (claim := facts.claimed(view)) is not None:
        place = remark(view, claim)
    elif last is not None:
        place = Message("ended-trick", number=last.number, count=view.trick_board.count)
    else:
        place = Message("end-redeal")
    return DealEnding(deal_over(view, view.deal), place, what, why, is_success, what, (why,))


def _happened(view: View, result: events.DealResult | None) -> tuple[Message, Message, bool]:
    """An event of a trick game, the reason, and whether it is a success: "Cleo made 7", "Pip took the black tile"."""
    played = contract_played(view)
    if result is None:
        return Message("end-redeal"), Message("end-redeal.why"), False
    if result.moon is not None:
        points = Message("end-moon.why", points=max(result.taken), tricks=moon_tricks(view, result.moon))
        why = points if played is None else _how_made(view, played)
        return Message("end-moon", who=side_name(view, result.moon)), why, True
    if played is not None:
        bidder, bid = Seat(played.seat), bid_name(view, played.bid)
        if not played.made:
            return Message("end-set", who=bidder), Message("end-set.why", bid=bid, short=shortfall(view)), False
        return Message("end-made", who=bidder, bid=played.bid.special or bid), _how_made(view, played), True
    total, taken = sum(result.taken), ((seat.seat, it) for seat in view.seats for it in facts.taken_by(view, seat.seat))
    special = next(((seat, shown) for seat, shown in taken if shown.black or shown.piece == QUEEN), None)
    if special is not None and view.low_wins:
        seat, shown = special
        what = Message("end-black" if shown.black else "end-queen", who=Seat(seat))
        return what, Message("end-queen.why", points=view.seats[seat].points, total=total), False
    most = max(seat.points for seat in view.seats)
    seats = AllOf(Seat(seat.seat) for seat in view.seats if seat.points == most)
    return Message("end-most", who=seats, points=most), Message("end-most.why", total=total), False


def moon_tricks(view: View, side: int) -> int:
    """The number of tricks in which a side won every point."""
    return sum(view.seats[seat].tricks for seat in view.members(side))


# -- contracts ---------------------------------------------------------------------------------------------------------


def bid_name(view: View, bid: Bid) -> Message:
    """A bid as the name of a contract: "7", "Nel-O", and where marks are scored "2 marks"."""
    if unit_of(view) != "mark" or not bid.amount or bid.amount < 84:
        return bid_message(bid)
    if bid.special is not None:
        return Message("bid-special-marks", special=bid.special, marks=bid.amount // 42)
    return Message("bid-marks", marks=bid.amount // 42)


def _how_made(view: View, played: events.ContractPlayed) -> Message:
    (won, _), count = bid_counts(view) or (0, 0), view.trick_board.count
    side = view.side_of(played.seat)
    if played.bid.nel_o:
        return Message("end-made.nel-o", count=count)
    if played.tricks is None:
        return Message("end-made.points", side=side_name(view, side), won=won)
    others = tuple(seat for seat in view.members(side) if seat != played.seat)
    trump = Message("end-trump", trump="closest" if played.bid.sevens else view.trick_board.trump or "none")
    if others and partners_count(view):
        return Message("end-made.with", won=won, count=count, partners=AllOf(map(Seat, others)), trump=trump)
    return Message("end-made.tricks", won=won, count=count, trump=trump)


def shortfall(view: View) -> Message:
    """The cause of a bid's failure: "Side A won only 5", "won trick 4"."""
    played, (won, _) = contract_played(view), bid_counts(view) or (0, 0)
    if played is not None and played.bid.nel_o:
        lost = facts.key_trick(view)
        return Message("end-short-trick", number=lost.trick.number) if lost else Message("end-failed")
    if played is not None and partners_count(view):
        return Message("end-short-side", side=side_name(view, view.side_of(played.seat)), won=won)
    return Message("end-short", won=won)


# -- the claim and the scores ------------------------------------------------------------------------------------------


def laid_open(view: View, claim: events.Claimed) -> Row:
    """The hands that a claim laid open, from its seat on: "Ann 6-4 5-1; Bo 3-0"."""
    order = (*view.seats[claim.seat :], *view.seats[: claim.seat])
    hands = ((Seat(it.seat), claim.hands[it.seat]) for it in order if claim.hands[it.seat])
    return Row((Joined((player, *hand), " ") for player, hand in hands), "; ")


def to_go(view: View) -> Message | None:
    """The side that is nearest the end of the match, alone: "Pip ends it with 10 more"."""
    if not view.results or view.winners is not None or view.deals is not None:
        return None
    totals = view.results[-1].totals
    most, missing = max(totals), view.target - max(totals)
    if missing <= 0 or totals.count(most) > 1:
        return None
    nearest = side_name(view, totals.index(most))
    return Message("end-to-go.low" if view.low_wins else "end-to-go", missing=missing, who=nearest)


def taken_column(view: View) -> tuple[Message, tuple[int, ...]] | None:
    """A heading and a figure for each side in the ended deal: ("Tricks", (8, 3)); None while none has ended."""
    result = ended_result(view)
    if result is None or view.phase is not Phase.OVER:
        return None
    if not isinstance(view.board, TricksView):
        return None if counts_hands(view) else (Message("end-pips"), result.taken)
    tricks = (sum(view.seats[seat].tricks for seat in side.members) for side in sides(view))
    return Message("end-tricks"), tuple(tricks)
