"""The words for the end of a deal: what happened in a few large words, why, and what else there is to say of it."""

from typing import NamedTuple

from bot.message import AllOf, Joined, Message, Row, Seat, Text, message_for, sentences
from bot.rules import events
from bot.rules.boards import LineView, RowsView, TricksView
from bot.rules.moves import Bid
from bot.rules.tricks.counts import CountOptions
from bot.rules.view import Phase, View
from bot.words.ends import facts
from bot.words.ends.facts import bid_counts, contract_played, ended_result, partners_count
from bot.words.line.end import ended_how, line_end, remark_told
from bot.words.line.points import ended_why
from bot.words.rows import end_sum, rows_end
from bot.words.sides import sides, still_to_go
from bot.words.speaker import bid_message
from bot.words.terms import side_name


class Spotlight(NamedTuple):
    """What happened, why, and whether it is a success, which is gold."""

    what: Message
    why: Text = ""
    gold: bool = False

    @property
    def told(self) -> Message:
        """Both in a sentence."""
        if self.why:
            return Message("end-because", what=self.what, why=self.why)
        return Message("end-sentence", what=self.what)


def spotlight(view: View) -> Spotlight:
    """How the deal of this view ended: "Cleo made 7", "Pip took the black tile", "Everyone passed"."""
    result, played = ended_result(view), contract_played(view)
    if result is None:
        return Spotlight(Message("end-redeal"), Message("end-redeal.why"))
    if isinstance(view.board, RowsView):
        return _line(view)
    if isinstance(view.board, LineView):
        return Spotlight(ended_how(view), ended_why(view), gold=line_end(view).winner is not None)
    if result.moon is not None:
        why = Message("end-moon.why", points=max(result.taken), tricks=moon_tricks(view, result.moon))
        return Spotlight(Message("end-moon", who=side_name(view, result.moon)), why, gold=True)
    if played is None:
        return _points(view, result)
    bidder, bid = Seat(played.seat), bid_name(view, played.bid)
    if not played.made:
        return Spotlight(Message("end-set", who=bidder), Message("end-set.why", bid=bid, short=shortfall(view)))
    what = Message("end-made", who=bidder, bid=played.bid.special or bid)
    return Spotlight(what, _how_made(view, played), gold=True)


def moon_tricks(view: View, side: int) -> int:
    """In how many tricks a side won every point."""
    return sum(view.seats[seat].tricks for seat in view.members(side))


def _line(view: View) -> Spotlight:
    """A deal of a line game; its points are made of the pips that the others had left."""
    end = rows_end(view)
    if end.winner is None:
        return Spotlight(Message("end-equal"), Message("end-equal.why", pips=min(end.left)))
    if end.out is None:
        how = Message("end-fewest.blocked" if end.is_blocked else "end-fewest.stuck")
    elif view.side_of(end.out) != end.winner:
        how = Message("end-fewest.out", who=Seat(end.out))
    else:
        return Spotlight(Message("end-out", who=Seat(end.out)), end_sum(view), gold=True)
    return Spotlight(Message("end-fewest", who=side_name(view, end.winner)), how, gold=True)


def _points(view: View, result: events.DealResult) -> Spotlight:
    """Who took the dearest piece where points hurt, or else who took most."""
    found, total = facts.special_taken(view), sum(result.taken)
    if found is not None and view.low_wins:
        seat, shown = found
        what = Message("end-black" if shown.black else "end-queen", who=Seat(seat))
        return Spotlight(what, Message("end-queen.why", points=view.seats[seat].points, total=total))
    most = max(seat.points for seat in view.seats)
    seats = AllOf(map(Seat, tuple(seat.seat for seat in view.seats if seat.points == most)))
    return Spotlight(Message("end-most", who=seats, points=most), Message("end-most.why", total=total))


# -- contracts ---------------------------------------------------------------------------------------------------------


def bid_name(view: View, bid: Bid) -> Message:
    """A bid as the name of a contract: "7", "Nel-O", and where marks are scored "2 marks"."""
    is_marked = isinstance(view.options, CountOptions) and view.options.scoring == "marks"
    if not is_marked or not bid.amount or bid.amount < 84:
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
    if others and partners_count(view):
        partners = AllOf(map(Seat, others))
        return Message("end-made.with", won=won, count=count, partners=partners, trump=trump_name(view))
    return Message("end-made.tricks", won=won, count=count, trump=trump_name(view))


def trump_name(view: View) -> Message:
    """The trump of the ended deal: "2s trump", "no trump"; in Sevens what wins."""
    contract, trump = view.trick_board.contract, view.trick_board.trump
    is_sevens = contract is not None and contract.bid.sevens
    return Message("end-trump", trump="closest" if is_sevens else trump or "none")


def shortfall(view: View) -> Message:
    """How the bid was missed: "Side A won only 5", "won trick 4"."""
    played, (won, _) = contract_played(view), bid_counts(view) or (0, 0)
    if played is not None and played.bid.nel_o:
        lost = facts.key_trick(view)
        return Message("end-short-trick", number=lost.trick.number) if lost else Message("end-failed")
    if played is not None and partners_count(view):
        return Message("end-short-side", side=side_name(view, view.side_of(played.seat)), won=won)
    return Message("end-short", won=won)


# -- what else there is to say -----------------------------------------------------------------------------------------


def remark(view: View, told: events.Remark) -> Message:
    """A remark on a deal, without a full stop."""
    match told:
        case events.Claimed(seat, conceded):
            return Message("remark-claimed", who=Seat(seat), conceded=conceded)
        case events.ContractPlayed(seat):
            return message_for("remark", told, seat=Seat(seat))
        case events.RevokesProven(seats, cost):
            each = ((Seat(seat), seats.count(seat)) for seat in sorted({*seats}))
            players = AllOf(Message("remark-revoked", who=player, count=count) for player, count in each)
            return Message("remark-revokes", cost=cost, each=players)
        case (
            events.Domino() | events.LineClosed() | events.TargetReached() | events.PipsScored() | events.Bonus()
            | events.CarriedOver() | events.BestPlay()
        ):  # fmt: skip
            return remark_told(view, told)
        case events.WentOut(seat):
            return Message("end-out", who=Seat(seat))
        case _:
            return message_for("remark", told)


def remarks(view: View, result: events.DealResult | None, *kinds: type[events.Remark]) -> Text:
    """The remarks on a deal, of these kinds only if any are named, a sentence each."""
    told = result.remarks if result is not None else ()
    kept = (it for it in told if not kinds or isinstance(it, kinds))
    return sentences(*(Message("end-sentence", what=remark(view, it)) for it in kept))


def laid_open(view: View, claim: events.Claimed) -> Row:
    """The hands that a claim laid open, from its seat on: "Ann 6-4 5-1; Bo 3-0"."""
    order = (*view.seats[claim.seat :], *view.seats[: claim.seat])
    hands = ((Seat(it.seat), claim.hands[it.seat]) for it in order if claim.hands[it.seat])
    return Row((Joined((player, *hand), " ") for player, hand in hands), "; ")


def key_title(key: facts.KeyTrick) -> Message:
    """What the trick to remember is: "Biggest trick: Pip, 5", "Trick 9 made it"."""
    if key.why is facts.Why.BIGGEST:
        return Message("end-key-biggest", who=Seat(key.trick.winner), points=key.points)
    return Message("end-key-decided", number=key.trick.number, made=key.why is facts.Why.MADE)


def to_go(view: View) -> Message | None:
    """Who is how near the end of the match: "Pip ends it with 10 more"; None where no one is the nearest."""
    near = still_to_go(view)
    if near is None or len(near[1]) != 1:
        return None
    missing, (side,) = near
    return Message("end-to-go.low" if view.low_wins else "end-to-go", missing=missing, who=side_name(view, side))


def taken_column(view: View) -> tuple[Message, tuple[int, ...]] | None:
    """What each side took in the deal that has ended, below what that is: ("Tricks", (8, 3)); None while none has."""
    result = ended_result(view)
    if result is None or view.phase is not Phase.OVER:
        return None
    if not isinstance(view.board, TricksView):
        return Message("end-pips"), result.taken
    tricks = (sum(view.seats[seat].tricks for seat in side.members) for side in sides(view))
    return Message("end-tricks"), tuple(tricks)
