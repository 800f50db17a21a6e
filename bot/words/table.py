"""The words of a table of tricks, made from what all see: the text beside its picture, and what is drawn in it.

Whoever shows the text passes names that are escaped, and mentions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.message import Message, Row, Text, Who, lines, sentences
from bot.rules.boards import Challenged, Withdrawn
from bot.rules.copies import updated
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.auction import best_bid, is_without_trump
from bot.words.draw import draw_chosen, draw_of, draw_told, first_lead
from bot.words.ends.facts import Kind, claimed, kind_of, last_trick
from bot.words.line import line_lines
from bot.words.names import Namer
from bot.words.passing import passing
from bot.words.speaker import SUITS, bid_message
from bot.words.terms import deal_name, everyone, side_name, who
from bot.words.tricks import TrickFacts, honour_news, number_shown, taken_back, trick_on_table

_MOMENTS = {
    Phase.BID: "stage-bid",
    Phase.KITTY: "stage-kitty",
    Phase.TRUMP: "stage-trump",
    Phase.DOUBLES: "stage-doubles",
    Phase.MOON: "stage-moon",
    Phase.REVIEW: "stage-review",
    Phase.OVER: "stage-over",
}

# -- beside the picture ------------------------------------------------------------------------------------------------


def table_text(view: View, name: Namer, mention: Namer) -> Text:
    """The table: where the match stands, who is to do what, and what lies there. Only that player is mentioned."""
    board = line_lines(view, name) if view.tricks is None else (trick_told(view, name), honour_news_told(view, name))
    # Who goes first is said by the line of whose turn it is.
    drawn = draw_told(view, draw_of(view), name, is_told=view.phase is Phase.OPENING)
    return lines(
        heading(view),
        whose_turn(view, name, mention),
        *board,
        Message("small", text=drawn) if drawn is not None else None,
    )


def heading(view: View) -> Message:
    """The game, the deal and the trick."""
    deal, board = deal_name(view, view.deal), view.tricks
    if board is None or not board.number:
        return Message("table-heading", game=view.title, deal=deal)
    return Message("table-heading-trick", game=view.title, deal=deal, number=board.number, count=board.count)


def whose_turn(view: View, name: Namer, mention: Namer) -> Text | None:
    """Who is to do what; None where the match is over."""
    if not view.to_act:
        return None
    who, is_alone = Who(mention(view.to_act[0])), len(view.to_act) == 1
    if view.phase is Phase.PASS:
        way = passing(view)
        return sentences(
            Message("table-passing", direction=way.direction, ready=way.ready, seats=way.seats),
            Message("table-waiting", who=who if is_alone else everyone(view, view.to_act, name)) if way.ready else None,
        )
    if not is_alone:
        return Message("table-review", who=everyone(view, view.to_act, name))
    if view.phase in (Phase.OPENING, Phase.PLAY):
        return _to_lead_or_play(view, who, name)
    contract = view.trick_board.contract if view.tricks is not None else None
    if contract is not None and view.phase in (Phase.KITTY, Phase.TRUMP):
        if contract.seat != view.to_act[0]:  # a plunge or a splash
            return Message("table-partner-trump", bidder=Who(name(contract.seat)), bid=contract.bid, who=who)
        return Message("table-kitty" if view.phase is Phase.KITTY else "table-trump", who=who, bid=contract.bid)
    if view.phase is Phase.MOON:
        return Message("table-moon", who=who)
    if view.phase is Phase.DOUBLES:
        return Message("table-doubles", who=who)
    return sentences(
        Message("table-asked", who=who, ask=view.prompt) if view.prompt else Message("table-waiting", who=who),
        auction_told(view, name),
    )


def _to_lead_or_play(view: View, who: Who, name: Namer) -> Text:
    lead, board = first_lead(view), view.trick_board
    if lead is not None:
        if lead.is_ordered:
            return Message("table-ordered", first=Who(name(lead.first)), who=who)
        return Message("table-opening", who=who, neighbour=Who(name(lead.neighbour)))
    if board.contract is not None and board.contract.bid.sevens:
        return Message("table-sevens", who=who)
    turn = Message("table-follow", who=who, suit=board.led) if board.led else Message("table-lead", who=who)
    return sentences(turn, trump_told(view))


def trump_told(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    trump = trump_pill(view)
    return Message("trump-is", suit=trump) if trump is not None else None


def auction_told(view: View, name: Namer) -> Message | None:
    """The auction so far, while it lasts."""
    auction = view.tricks.auction if view.tricks is not None and view.phase is Phase.BID else ()
    best = best_bid(view) if auction else None
    high = (best.seat, best.bid) if best is not None and len(auction) > 1 else None
    bids = [
        Message("bid-highest" if (seat, bid) == high else "bid-told", who=who(view, seat, name), bid=bid)
        for seat, bid in auction
    ]
    return Message("bids-so-far", bids=Row(bids)) if bids else None


def trick_told(view: View, name: Namer) -> Text | None:
    """The trick on the table: "Ann led 6-4 (4s), Bo 7-4 is winning.", "… **Bo** won the trick: 2 points."."""
    trick = trick_on_table(view)
    if trick is None:
        return None
    plays = Row([_play(view, trick, seat, name) for seat, _ in trick.plays])
    if not trick.is_complete:
        return Message("trick-plays", plays=plays)
    told = Message("trick-done", plays=plays, winner=who(view, trick.winner, name), points=trick.points)
    return sentences(
        Message("trick-number", number=trick.number, told=told) if trick.is_before_next else told,
        Message("trick-undealt", tiles=Row(trick.undealt)) if trick.undealt else None,
    )


def _play(view: View, trick: TrickFacts, seat: int, name: Namer) -> Message:
    piece, player = dict(trick.plays)[seat], who(view, seat, name)
    if seat != trick.leader:
        play = Message("trick-play", who=player, piece=piece)
    elif not isinstance(piece, Tile) or trick.led is Suit.CLOSEST:  # a card's code names its suit
        play = Message("trick-led", who=player, piece=piece)
    else:
        play = Message("trick-led-as", who=player, piece=piece, suit=trick.led)
    is_winning = seat == trick.winner and not trick.is_complete and len(trick.plays) > 1
    return Message("trick-winning", play=play) if is_winning else play


def honour_news_told(view: View, name: Namer) -> Message | None:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return took_back(view, news, name)
    return challenge_told(view, news, name) if news is not None else None


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


# -- drawn in the picture ----------------------------------------------------------------------------------------------


def moments(view: View) -> tuple[Message, ...]:
    """Where the deal stands: "deal 3 · trick 5/7", "deal 1 · 2 of 4 ready", then without the deal, for little room."""
    deal, stage = deal_name(view, view.deal), _stage(view)
    return (deal,) if stage is None else (Message("stage-of-deal", deal=deal, moment=stage), stage)


def _stage(view: View) -> Message | None:
    if view.phase is Phase.PASS:
        way = passing(view)
        return Message("stage-pass", ready=way.ready, seats=way.seats)
    if view.phase in _MOMENTS:
        return Message(_MOMENTS[view.phase])
    number, count = number_shown(view), view.trick_board.count
    return Message("stage-trick", number=number, count=count) if number else None


def trump_pill(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    if view.trick_board.trump is not None:
        return Message(SUITS[view.trick_board.trump])
    return Message("no-trump-brief") if is_without_trump(view) else None


def standing(view: View, seat: SeatView) -> Message:
    """The second line of a seat's plate: what it has won in this deal, and its total where it is no side's.

    The totals of a deal that is over are told beside what it brought, elsewhere.
    """
    now = _now(view, seat)
    is_alone = view.partners or view.phase is Phase.OVER
    return now if is_alone else Message("plate-total", now=now, total=seat.total)


def _now(view: View, seat: SeatView) -> Message:
    if view.phase is Phase.PASS:
        return Message("plate-ready") if seat.ready else Message("plate-choosing")
    if view.phase is Phase.BID:
        return _bid(seat)
    if view.phase is Phase.OVER:
        return _won(view, seat)
    if seat.out:
        return Message("plate-out")
    if view.partners and len(view.seats) > 4:
        return Message("plate-held", tiles=seat.held)
    if view.low_wins:
        return Message("plate-points", points=seat.points)
    contract, progress = view.trick_board.contract, view.trick_board.contract_progress
    if contract is not None and contract.seat == seat.seat and progress is not None:
        return Message("plate-progress", won=progress[0], needed=progress[1])
    return Message("plate-won", tricks=seat.tricks)


def _bid(seat: SeatView) -> Message:
    if seat.bid is None:
        return Message("plate-no-bid")
    if seat.bid == PASS:
        return Message("plate-passed")
    return bid_message(seat.bid) if seat.bid.special else Message("plate-bid", bid=seat.bid)


def _won(view: View, seat: SeatView) -> Message:
    """What a seat won in a deal that is over."""
    kind = kind_of(view)
    if kind is Kind.REDEAL:
        return _bid(seat)
    if seat.out and kind is not Kind.PENALTIES:
        return Message("plate-sat-out")
    if kind in (Kind.PENALTIES, Kind.COUNTS):
        return Message("plate-points", points=seat.points)
    return Message("plate-won", tricks=seat.tricks)


class Note(NamedTuple):
    """A label, and in bold what it is about: a name in it gives way where room is short."""

    label: Text
    about: Text


def deal_note(view: View, name: Namer, *, crowded: bool) -> Note | None:
    """What the deal is about, and how it came to be so. `crowded` tells sides by their letter, to save room."""
    return _contract_note(view, name, crowded=crowded) or _honour_note(view, name) or _first_note(view, name)


def _contract_note(view: View, name: Namer, *, crowded: bool) -> Note | None:
    best = best_bid(view)
    if best is None:
        return None
    bidder = who(view, best.seat, name)
    if view.partners and crowded:
        side = side_name(view, view.side_of(best.seat), name)
        return Note(Message("note-bidder", who=bidder), Message("note-for", bid=best.bid, side=side))
    label = Message("note-contract") if best.is_contract else Message("note-highest")
    return Note(label, Message("bid-told", who=bidder, bid=best.bid))


def _honour_note(view: View, name: Namer) -> Note | None:
    news = honour_news(view)
    if news is None:
        return None
    player = who(view, news.seat, name)
    if isinstance(news, Withdrawn):
        return Note(Message("note-took-back", who=player), Message("piece-alone", piece=news.piece))
    verdict = Message("note-revoke", who=player) if news.proven else Message("note-no-revoke", who=player)
    return Note(Message("note-challenged", trick=news.trick), verdict)


def _first_note(view: View, name: Namer) -> Note | None:
    """Who was drawn for, or who leads because the one drawn for has ordered it."""
    lead = first_lead(view)
    if lead is not None and lead.is_ordered:
        label = Message("note-ordered", who=who(view, lead.first, name))
        return Note(label, Message("note-leads", who=who(view, lead.neighbour, name)))
    draw = draw_of(view)
    return Note(Message("note-drawn"), draw_chosen(view, draw, name)) if draw is not None else None


def trick_note(view: View, name: Namer) -> Note | None:
    """Who has just won the trick, or every point; None while the trick is being played."""
    trick = trick_on_table(view)
    if trick is None or not trick.is_complete:
        return None
    if view.phase is Phase.MOON:
        return Note(Message("note-moon"), Message("note-name", who=who(view, view.to_act[0], name)))
    label = Message("note-trick", number=trick.number)
    if view.low_wins or trick.points:
        label = Message("note-trick-points", number=trick.number, points=trick.points)
    return Note(label, Message("note-won", who=who(view, trick.winner, name)))


def ended_news(view: View, name: Namer) -> Message:
    """What the last trick of a deal that is over was, or how else it ended: "last trick, 11 of 11"."""
    claim, trick = claimed(view), last_trick(view)
    if claim is not None:
        return Message("ended-conceded" if claim.conceded else "ended-claimed", who=who(view, claim.seat, name))
    if trick is not None:
        return Message("ended-trick", number=trick.number, count=view.trick_board.count)
    return Message("ended-redeal")


# -- told elsewhere too -----------------------------------------------------------------------------------------------


def of_bystander(view: View) -> View:
    """The view as everybody at a table of tricks sees it: no one is "you"."""
    return view if view.viewer is None else updated(view, viewer=None)


def doubles_rank(doubles: Doubles) -> Message:
    """Where the doubles belong."""
    return Message(f"doubles-{doubles.value.replace('_', '-')}")


def open_hands(view: View, name: Namer) -> Iterator[Message]:
    """The hands that lie open because their players sit out."""
    for seat in view.seats:
        if seat.out and seat.shown:
            tiles = Row([shown.piece for shown in seat.shown])
            yield Message("alt-open-hand", who=who(view, seat.seat, name), tiles=tiles)


def honour_told(view: View, name: Namer) -> Iterator[Message]:
    """Where rules are kept on honour: what was taken back from this trick, and what came of every challenge."""
    for back in taken_back(view):
        yield took_back(view, back, name)
    for made in view.trick_board.challenges:
        yield challenge_told(view, made, name)
