"""The words of a table, made from what all see: the text beside its picture, and what is drawn in it.

Whoever shows the text passes names that are escaped, and mentions.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.message import Message, Row, Text, Who, lines, sentences
from bot.rules.boards import Challenged, TrickView, Withdrawn
from bot.rules.copies import updated
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.auction import best_bid, is_without_trump
from bot.words.chain_told import chain_lines, turn_told
from bot.words.draw import draw_chosen, draw_of, draw_told, first_lead
from bot.words.ends.facts import Kind, claimed, kind_of, last_trick
from bot.words.line import line_lines
from bot.words.names import Namer
from bot.words.speaker import SUITS, bid_message
from bot.words.terms import deal_name, everyone, side_name, who
from bot.words.tricks import PLAYING, honour_news, number_shown, points_on_table, taken_back, undealt_taker

# -- in sentences ------------------------------------------------------------------------------------------------------


def table_text(view: View, name: Namer, mention: Namer) -> Text:
    """The table: where the match stands, who is to do what, and what lies there. Only that player is mentioned."""
    # Who goes first is said by the line of whose turn it is.
    drawn = draw_told(view, draw_of(view), name, is_told=view.phase is Phase.OPENING or view.chain is not None)
    return lines(
        heading(view),
        whose_turn(view, name, mention),
        *_board(view, name),
        Message("small", text=drawn) if drawn is not None else None,
    )


def _board(view: View, name: Namer) -> Iterator[Text | None]:
    """What lies on the table."""
    if view.line is not None:
        yield from line_lines(view, name)
    elif view.chain is not None:
        yield from chain_lines(view, name)
    else:
        yield from (trick_told(view, name), honour_news_told(view, name))


def heading(view: View) -> Message:
    """The game, the deal and the trick; `.alt` for alt texts."""
    number, count = (number_shown(view), view.tricks.count) if view.tricks is not None else (0, 0)
    return Message("table-heading", game=view.title, deal=deal_name(view, view.deal), number=number, count=count)


def whose_turn(view: View, name: Namer, mention: Namer) -> Text | None:
    """Who is to do what; None where the match is over."""
    if not view.to_act:
        return None
    acting, phase, lead = view.to_act[0], view.phase, first_lead(view)
    who = Who(mention(acting)) if len(view.to_act) == 1 else everyone(view, view.to_act, name)
    if phase is Phase.PASS:
        ready, direction = sum(seat.ready for seat in view.seats), view.trick_board.pass_direction
        return sentences(
            Message("table-passing", direction=direction, ready=ready, seats=len(view.seats)),
            Message("table-waiting", who=who) if ready else None,
        )
    if lead is not None:
        other = Who(name(lead.first if lead.is_ordered else lead.neighbour))
        return Message("table-ordered" if lead.is_ordered else "table-opening", who=who, other=other)
    if view.chain is not None:
        return turn_told(view, Who(mention(acting)))
    if view.tricks is None or phase is Phase.BID:
        asked = Message("table-asked", who=who, ask=view.prompt) if view.prompt else Message("table-waiting", who=who)
        return sentences(asked, auction_told(view, name))
    contract = view.tricks.contract
    if phase is Phase.PLAY:
        is_sevens = contract is not None and contract.bid.sevens
        return sentences(
            Message("table-play", who=who, suit="closest" if is_sevens else view.tricks.led or "none"),
            trump_told(view),
        )
    if contract is not None and phase is Phase.TRUMP and contract.seat != acting:  # a plunge or a splash
        return Message("table-partner-trump", bidder=Who(name(contract.seat)), bid=contract.bid, who=who)
    return Message("table-asks", phase=phase, who=who, bid=contract.bid if contract is not None else "")


def trump_told(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    trump = trump_pill(view)
    return Message("trump-is", suit=trump) if trump is not None else None


def auction_told(view: View, name: Namer, *, in_full: bool = True) -> Message | None:
    """The auction so far, while it lasts; not in full only each seat's last bid."""
    auction = view.tricks.auction if view.tricks is not None and view.phase is Phase.BID else ()
    best = best_bid(view) if len(auction) > 1 else None
    bids = [
        Message(
            "bid-highest" if best is not None and best[:2] == (seat, bid) else "bid-told",
            who=who(view, seat, name),
            bid=bid,
        )
        for seat, bid in (auction if in_full else dict(auction).items())
    ]
    return Message("bids-so-far", bids=Row(bids)) if bids else None


def contract_told(view: View, name: Namer) -> Message | None:
    """Who has bid what, and for which side; None before."""
    contract = view.trick_board.contract
    if contract is None:
        return None
    side = side_name(view, view.side_of(contract.seat), name)
    bidder = who(view, contract.seat, name)
    return Message("contract-told", who=bidder, bid=contract.bid, side=side, for_side=view.partners)


def trick_told(view: View, name: Namer) -> Text | None:
    """The trick on the table: "Ann led 6-4 (4s), Bo 7-4 winning.", "… **Bo** won the trick: 2 points."."""
    board, trick = view.trick_board, view.trick_board.on_table
    if trick is None:
        return None
    if board.complete_trick is None:
        return Message("trick-plays", plays=plays_told(view, trick, name, "trick-winning"))
    undealt = Row([shown.piece for shown in board.exposed if trick.number == 1])
    winner = who(view, trick.winner, name)
    return sentences(
        Message("trick-done", plays=plays_told(view, trick, name), winner=winner, points=trick.points),
        Message("trick-undealt", tiles=undealt) if undealt.items else None,
    )


def plays_told(view: View, trick: TrickView, name: Namer, best: str = "") -> Row:
    """What was played to a trick; `best` is the message for the play that wins it, of several."""
    plays = [(seat, play_told(view, trick, seat, name)) for seat, _ in trick.plays]
    is_marked = best and len(plays) > 1
    return Row(Message(best, play=play) if is_marked and seat == trick.winner else play for seat, play in plays)


def play_told(view: View, trick: TrickView, seat: int, name: Namer) -> Message:
    """A play, and the suit of a lead where it is not seen: "Ann led 6-4 (4s)", "Bo 7-4"."""
    shown, how = trick.by(seat), "played"
    piece = shown.piece if shown is not None else None
    if seat == trick.leader:
        how = "led-as" if isinstance(piece, Tile) and trick.led is not Suit.CLOSEST else "led"
    return Message("trick-play", how=how, who=who(view, seat, name), piece=piece, suit=trick.led)


def in_trick_told(view: View) -> Message | None:
    """The points that lie in the trick being played; None for none."""
    points = points_on_table(view)
    return Message("trick-in-it", points=points) if points else None


def undealt_told(view: View, name: Namer) -> Message | None:
    """The left-over pieces, and who got them with the first trick."""
    taker, tiles = undealt_taker(view), Row([shown.piece for shown in view.trick_board.exposed])
    if taker is not None:
        return Message("trick-undealt-to", tiles=tiles, who=who(view, taker, name))
    return Message("trick-undealt-yet", tiles=tiles) if tiles.items else None


def honour_news_told(view: View, name: Namer) -> Message | None:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return took_back(view, news, name)
    return challenge_told(view, news, name) if news is not None else None


def honour_told(view: View, name: Namer) -> Iterator[Message]:
    """All that was taken back from this trick, and what came of every challenge."""
    for back in taken_back(view):
        yield took_back(view, back, name)
    for made in view.trick_board.challenges:
        yield challenge_told(view, made, name)


def took_back(view: View, news: Withdrawn, name: Namer) -> Message:
    """That a play was taken back."""
    return Message("took-back", who=who(view, news.seat, name), piece=news.piece)


def challenge_told(view: View, made: Challenged, name: Namer) -> Message:
    """A challenge, and what came of it."""
    finished = view.trick_board.finished
    shown = finished[made.trick - 1].by(made.seat) if made.trick <= len(finished) else None
    return Message(
        "challenge-proven" if made.proven else "challenge-refuted",
        by=who(view, made.by, name),
        who=who(view, made.seat, name),
        piece=shown.piece if shown is not None else Message("challenge-play"),
        trick=made.trick,
    )


def open_hands(view: View, name: Namer) -> Iterator[Message]:
    """The hands that lie open because their players sit out."""
    for seat in view.seats:
        if seat.out and seat.shown:
            tiles = Row([shown.piece for shown in seat.shown])
            yield Message("alt-open-hand", who=who(view, seat.seat, name), tiles=tiles)


# -- drawn in the picture ----------------------------------------------------------------------------------------------


def moments(view: View) -> tuple[Message, ...]:
    """Where the deal stands: "deal 3 · trick 5/7", "deal 1 · 2 of 4 ready", then without the deal, for little room."""
    deal, number = deal_name(view, view.deal), number_shown(view)
    if view.phase in PLAYING and not number:
        return (deal,)
    ready, seats, count = sum(seat.ready for seat in view.seats), len(view.seats), view.trick_board.count
    stage = Message("stage", phase=view.phase, ready=ready, seats=seats, number=number, count=count)
    return Message("stage-of-deal", deal=deal, moment=stage), stage


def trump_pill(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    if view.trick_board.trump is not None:
        return Message(SUITS[view.trick_board.trump])
    return Message("no-trump-brief") if is_without_trump(view) else None


def doubles_rank(doubles: Doubles) -> Message:
    """Where the doubles belong."""
    return Message(f"doubles-{doubles.value}")


def standing(view: View, seat: SeatView) -> tuple[Message, Message]:
    """The second line of a seat's plate: what it has won in this deal, and its total where it is no side's. And the
    same for where that finds no room.

    The totals of a deal that is over are told beside what it brought, elsewhere.
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
    if view.phase is Phase.BID or kind is Kind.REDEAL:
        return _bid(seat)
    if seat.out and kind is not Kind.PENALTIES:
        return Message("plate-out", over=is_over)
    if view.partners and len(view.seats) > 4 and not is_over:
        return Message("plate-held", tiles=seat.held)
    if view.low_wins or kind is Kind.COUNTS:
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


def deal_note(view: View, name: Namer, *, crowded: bool) -> Note | None:
    """What the deal is about, and how it came to be so. `crowded` tells sides by their letter, to save room."""
    best, news, lead, draw = best_bid(view), honour_news(view), first_lead(view), draw_of(view)
    if best is not None:
        bidder = who(view, best.seat, name)
        if view.partners and crowded:
            side = side_name(view, view.side_of(best.seat), name)
            return Note(Message("note-bidder", who=bidder), Message("note-for", bid=best.bid, side=side))
        told = Message("bid-told", who=bidder, bid=best.bid)
        return Note(Message("note-contract" if best.is_contract else "note-highest"), told)
    if isinstance(news, Withdrawn):
        return Note(Message("note-took-back", who=who(view, news.seat, name)), Message("piece-alone", piece=news.piece))
    if news is not None:
        verdict = "note-revoke" if news.proven else "note-no-revoke"
        return Note(Message("note-challenged", trick=news.trick), Message(verdict, who=who(view, news.seat, name)))
    if lead is not None and lead.is_ordered:
        leads = Message("note-leads", who=who(view, lead.neighbour, name))
        return Note(Message("note-ordered", who=who(view, lead.first, name)), leads)
    return Note(Message("note-drawn"), draw_chosen(view, draw, name)) if draw is not None else None


def trick_note(view: View, name: Namer) -> Note | None:
    """Who has just won the trick, or every point; None while the trick is being played."""
    trick = view.trick_board.complete_trick
    if trick is None:
        return None
    if view.phase is Phase.MOON:
        return Note(Message("note-moon"), Message("note-name", who=who(view, view.to_act[0], name)))
    label = Message("note-trick", number=trick.number, points=trick.points)
    return Note(label, Message("note-won", who=who(view, trick.winner, name)))


def ended_news(view: View, name: Namer) -> Message:
    """What the last trick of a deal that is over was, or how else it ended: "last trick, 11 of 11"."""
    claim, trick = claimed(view), last_trick(view)
    if claim is not None:
        return Message("ended-conceded" if claim.conceded else "ended-claimed", who=who(view, claim.seat, name))
    if trick is not None:
        return Message("ended-trick", number=trick.number, count=view.trick_board.count)
    return Message("ended-redeal")


def of_bystander(view: View) -> View:
    """The view as everybody at the table sees it: no one is "you", and what one player drew is not shown."""
    if view.viewer is None:
        return view
    chain = replace(view.chain, opening=None, drawn=()) if view.chain is not None else None
    return updated(view, viewer=None, chain=chain)
