"""Trick games in sentences: the trick, the auction and the contract, what was taken back and challenged."""

from collections.abc import Iterator

from bot.message import Joined, Message, Row, Seat, Text, sentences
from bot.rules.boards import Challenged, TricksView, TrickView, Withdrawn
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Phase, View
from bot.words.speaker import SUITS
from bot.words.terms import side_name
from bot.words.tricks.before_play import best_bid, is_without_trump
from bot.words.tricks.play import honour_news, points_on_table, taken_back, undealt_taker


def trump_told(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    trump = trump_pill(view)
    return Message("trump-is", suit=trump) if trump is not None else None


def auction_told(view: View, *, in_full: bool = True) -> Message | None:
    """The auction so far, while it lasts; not in full only each seat's last bid."""
    auction = view.trick_board.auction if isinstance(view.board, TricksView) and view.phase is Phase.BID else ()
    best = best_bid(view) if len(auction) > 1 else None
    bids = [
        Message("bid-highest", who=player, bid=bid) if best and best[:2] == (seat, bid) else Joined((player, bid), " ")
        for seat, bid in (auction if in_full else dict(auction).items())
        for player in (Seat(seat, bid),)
    ]
    return Message("bids-so-far", bids=Row(bids)) if bids else None


def contract_told(view: View) -> Message | None:
    """The contract, its bidder and their side; None before."""
    contract = view.trick_board.contract
    if contract is None:
        return None
    side = side_name(view, view.side_of(contract.seat))
    bidder = Seat(contract.seat)
    return Message("contract-told", who=bidder, bid=contract.bid, side=side, for_side=view.partners)


def trick_told(view: View) -> Text | None:
    """The trick on the table: "Ann led 6-4 (4s), Bo 7-4 winning.", "… **Bo** won the trick: 2 points."."""
    board, trick = view.trick_board, view.trick_board.on_table
    if trick is None:
        return None
    if board.complete_trick is None:
        return Message("end-sentence", what=plays_told(trick, "trick-winning"))
    undealt = Row([shown.piece for shown in board.exposed if trick.number == 1])
    winner = Seat(trick.winner)
    return sentences(
        Message("trick-done", plays=plays_told(trick), winner=winner, points=trick.points),
        Message("trick-undealt", tiles=undealt) if undealt.items else None,
    )


def plays_told(trick: TrickView, best: str = "") -> Row:
    """What was played to a trick; `best` is the message for the play that wins it, of several."""
    plays = [(seat, play_told(trick, seat)) for seat, _ in trick.plays]
    is_marked = best and len(plays) > 1
    return Row(Message(best, play=play) if is_marked and seat == trick.winner else play for seat, play in plays)


def play_told(trick: TrickView, seat: int) -> Message:
    """A play, and the suit of a lead where it is not seen: "Ann led 6-4 (4s)", "Bo 7-4"."""
    shown, how = trick.by(seat), "played"
    piece = shown.piece if shown is not None else None
    if seat == trick.leader:
        how = "led-as" if isinstance(piece, Tile) and trick.led is not Suit.CLOSEST else "led"
    return Message("trick-play", how=how, who=Seat(seat, piece), piece=piece, suit=trick.led)


def in_trick_told(view: View) -> Message | None:
    """The points that lie in the trick being played; None for none."""
    points = points_on_table(view)
    return Message("trick-in-it", points=points) if points else None


def undealt_told(view: View) -> Message | None:
    """The left-over pieces, and who got them with the first trick."""
    taker, tiles = undealt_taker(view), Row([shown.piece for shown in view.trick_board.exposed])
    if taker is not None:
        return Message("trick-undealt-to", tiles=tiles, who=Seat(taker))
    return Message("trick-undealt-yet", tiles=tiles) if tiles.items else None


def honour_news_told(view: View) -> Message | None:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return took_back(news)
    return challenge_told(view, news) if news is not None else None


def honour_told(view: View) -> Iterator[Message]:
    """All that was taken back from this trick, and what came of every challenge."""
    for back in taken_back(view):
        yield took_back(back)
    for made in view.trick_board.challenges:
        yield challenge_told(view, made)


def took_back(news: Withdrawn) -> Message:
    """That a play was taken back."""
    return Message("took-back", who=Seat(news.seat), piece=news.piece)


def challenge_told(view: View, made: Challenged) -> Message:
    """A challenge, and what came of it."""
    finished = view.trick_board.finished
    shown = finished[made.trick - 1].by(made.seat) if made.trick <= len(finished) else None
    return Message(
        "challenge-proven" if made.proven else "challenge-refuted",
        by=Seat(made.by),
        who=Seat(made.seat),
        piece=shown.piece if shown is not None else Message("challenge-play"),
        trick=made.trick,
    )


def open_hands(view: View) -> Iterator[Message]:
    """The hands that lie open because their players sit out."""
    for seat in view.seats:
        if seat.out and seat.shown:
            tiles = Row([shown.piece for shown in seat.shown])
            yield Message("alt-open-hand", who=Seat(seat.seat), tiles=tiles)


def trump_pill(view: View) -> Message | None:
    """The trump suit, or that there is none; None where there is nothing to say."""
    if view.trick_board.trump is not None:
        return Message(SUITS[view.trick_board.trump])
    return Message("no-trump-brief") if is_without_trump(view) else None


def doubles_rank(doubles: Doubles) -> Message:
    """Where the doubles belong."""
    return Message(f"doubles-{doubles.value}")
