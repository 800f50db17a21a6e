"""The words of a table, from what all see: beside its picture and in it. Callers pass escaped names, and mentions."""

from dataclasses import replace
from typing import NamedTuple

from bot.message import AllOf, Joined, Message, Seat, Text, sentences, value_text
from bot.rules.boards import LineView, TricksView, Withdrawn
from bot.rules.copies import updated
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_chosen, draw_of, first_lead
from bot.words.ends.facts import DealKind, kind_of
from bot.words.line.sentences import turn_told
from bot.words.speaker import bid_message
from bot.words.terms import as_sentence, deal_name, side_name
from bot.words.tricks.before_play import best_bid
from bot.words.tricks.play import PLAYING, honour_news, number_shown
from bot.words.tricks.sentences import auction_told, trump_told

# -- in sentences ------------------------------------------------------------------------------------------------------


def heading(view: View) -> Message:
    """The game, the deal and the trick; `.alt` for alt texts."""
    number, count = (number_shown(view), view.trick_board.count) if isinstance(view.board, TricksView) else (0, 0)
    return Message("table-heading", game=view.title, deal=deal_name(view, view.deal), number=number, count=count)


def whose_turn(view: View) -> Text | None:
    """Who is to do what; None where the match is over."""
    if not view.to_act:
        return None
    acting, phase, lead = view.to_act[0], view.phase, first_lead(view)
    who = Seat(acting, how="mention") if len(view.to_act) == 1 else AllOf(map(Seat, view.to_act))
    if phase is Phase.PASS:
        ready, direction = sum(seat.ready for seat in view.seats), view.trick_board.pass_direction
        return sentences(
            Message("table-passing", direction=direction, ready=ready, seats=len(view.seats)),
            Message("table-waiting", who=who) if ready else None,
        )
    if lead is not None:
        other = Seat(lead.first if lead.is_ordered else lead.neighbour, how="name")
        return (
            as_sentence(Message("band-lets", who=other, other=who))
            if lead.is_ordered
            else Message("table-opening", who=who, other=other)
        )
    if isinstance(view.board, LineView):
        return turn_told(view, Seat(acting, how="mention"))
    if not isinstance(view.board, TricksView) or phase is Phase.BID:
        asked = Message("table-asked", who=who, ask=view.prompt) if view.prompt else Message("table-waiting", who=who)
        return sentences(asked, auction_told(view))
    contract = view.trick_board.contract
    if phase is Phase.PLAY:
        is_sevens = contract is not None and contract.bid.sevens
        return sentences(
            Message("table-play", who=who, suit="closest" if is_sevens else view.trick_board.led or "none"),
            trump_told(view),
        )
    if contract is not None and phase is Phase.TRUMP and contract.seat != acting:  # a plunge or a splash
        return Message("table-partner-trump", bidder=Seat(contract.seat), bid=contract.bid, who=who)
    return Message("table-asks", phase=phase, who=who, bid=contract.bid if contract is not None else "")


# -- drawn in the picture ----------------------------------------------------------------------------------------------


def moments(view: View) -> tuple[Text, ...]:
    """Where the deal stands: "deal 3 · trick 5/7", "deal 1 · 2 of 4 ready", then without the deal, for little room."""
    deal, number = deal_name(view, view.deal), number_shown(view)
    if view.phase in PLAYING and not number:
        return (deal,)
    ready, seats, count = sum(seat.ready for seat in view.seats), len(view.seats), view.trick_board.count
    stage = Message("stage", phase=view.phase, ready=ready, seats=seats, number=number, count=count)
    return Joined((deal, stage), " · "), stage


def standing(view: View, seat: SeatView) -> tuple[Message, Message]:
    """The second line of a seat's plate: what it has won in this deal, and its total unless it belongs to a side; and
    the same for less room. The totals of a deal that is over are shown elsewhere.
    """
    now = _now(view, seat)
    if view.partners or view.phase is Phase.OVER:
        return now, now
    return Message("plate-total", now=now, total=seat.total), Message("plate-total.brief", now=now, total=seat.total)


def _now(view: View, seat: SeatView) -> Message:
    board, is_over = view.trick_board, view.phase is Phase.OVER
    kind = kind_of(view) if is_over else None
    if view.phase is Phase.PASS:
        return Message("plate-ready", ready=seat.ready)
    if view.phase is Phase.BID or kind is DealKind.REDEAL:
        return _bid(seat)
    if seat.out and kind is not DealKind.PENALTIES:
        return Message("plate-out", over=is_over)
    if view.partners and len(view.seats) > 4 and not is_over:
        return Message("plate-held", tiles=seat.held)
    if view.low_wins or kind is DealKind.COUNTS:
        return Message("plate-points", points=seat.points)
    if board.contract is not None and board.contract.seat == seat.seat and board.contract_progress and not is_over:
        won, needed = board.contract_progress
        return Message("plate-progress", won=won, needed=needed)
    return Message("plate-won", tricks=seat.tricks)


def _bid(seat: SeatView) -> Message:
    if seat.bid is None:
        return Message("plate-no-bid")
    if seat.bid == PASS:
        return Message("plate-passed")
    return bid_message(seat.bid) if seat.bid.special else Message("plate-bid", bid=seat.bid)


class Note(NamedTuple):
    """A label, and in bold what it is about: a name in it gives way where room is short."""

    label: Text
    about: Text


def deal_note(view: View, *, crowded: bool) -> Note | None:
    """The subject of the deal, and how it came about. `crowded`: sides appear by their letter, to save room."""
    best, news, lead, draw = best_bid(view), honour_news(view), first_lead(view), draw_of(view)
    if best is not None:
        bidder = Seat(best.seat)
        if view.partners and crowded:
            side = side_name(view, view.side_of(best.seat))
            return Note(Message("note-bidder", who=bidder), Message("note-for", bid=best.bid, side=side))
        told = Joined((bidder, best.bid), " ")
        return Note(Message("note-contract" if best.is_contract else "note-highest"), told)
    if isinstance(news, Withdrawn):
        return Note(Message("note-took-back", who=Seat(news.seat)), value_text(news.piece))
    if news is not None:
        verdict = "note-revoke" if news.proven else "note-no-revoke"
        return Note(Message("note-challenged", trick=news.trick), Message(verdict, who=Seat(news.seat)))
    if lead is not None and lead.is_ordered:
        leads = Message("note-leads", who=Seat(lead.neighbour))
        return Note(Message("note-ordered", who=Seat(lead.first)), leads)
    return Note(Message("note-drawn"), draw_chosen(draw)) if draw is not None else None


def trick_note(view: View) -> Note | None:
    """Who has just won the trick, or every point; None while the trick is being played."""
    trick = view.trick_board.complete_trick
    if trick is None:
        return None
    if view.phase is Phase.MOON:
        return Note(Message("note-moon"), value_text(Seat(view.to_act[0])))
    label = Message("note-trick", number=trick.number, points=trick.points)
    return Note(label, Message("note-won", who=Seat(trick.winner)))


def of_bystander(view: View) -> View:
    """The view as everyone at the table sees it: without a "you", and without what one player drew."""
    if view.viewer is None:
        return view
    board = replace(view.board, opening=None, drawn=()) if isinstance(view.board, LineView) else view.board
    return updated(view, viewer=None, board=board)
