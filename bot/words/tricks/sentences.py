"""The facts of trick games in sentences: the trick, the auction and the contract, undone plays and challenges."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Literal

from bot.message import AllOf, Joined, Message, Row, Seat, Text, Who, sentences
from bot.rules.boards import Challenged, Contract, TricksView, TrickView, Withdrawn
from bot.rules.copies import once
from bot.rules.moves import Retract, Special
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Phase, View
from bot.words.draw import ordered_told
from bot.words.sides import listed_seats, seats_in_order, sides
from bot.words.speaker import SUITS
from bot.words.terms import as_sentence, scores, side_name
from bot.words.tricks.nel_o import nel_o_of
from bot.words.tricks.play import (
    BEFORE_PLAY,
    PLAYING,
    best_bid,
    chosen_to_pass,
    honour_news,
    is_without_trump,
    kitty_seen,
    last_taken,
    newly_received,
    passed_from,
    points_on_table,
    taken_back,
    undealt_taker,
)

# -- the deal ----------------------------------------------------------------------------------------------------------


def trump_suit(view: View) -> Message | None:
    """The trump suit, or "none" where the deal has no trump; None while trump is open."""
    if view.trick_board.trump is not None:
        return Message(SUITS[view.trick_board.trump])
    return Message("no-trump-brief") if is_without_trump(view) else None


def trump_told(view: View) -> Message | None:
    """The same in a sentence: "Trump: 4s."."""
    trump = trump_suit(view)
    return Message("trump-is", suit=trump) if trump is not None else None


def doubles_rank(doubles: Doubles) -> Message:
    """The rank of the doubles: "high", "low", "own suit"."""
    return Message(f"doubles-{doubles.value}")


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
    return Message("contract-told", who=Seat(contract.seat), bid=contract.bid, side=side, for_side=view.partners)


def winning_bid(contract: Contract) -> Message:
    """The bidder and the bid: "Ann bid 7"."""
    return Message("seat-bid", who=Seat(contract.seat), bid=contract.bid)


def contract_progress(view: View) -> Iterator[Text | None]:
    """The contract, and during play the tricks or points won for it."""
    contract, progress = view.trick_board.contract, view.trick_board.contract_progress
    if contract is None:
        return
    yield contract_told(view)
    if view.phase is not Phase.PLAY:
        return
    nel_o = nel_o_of(view) if contract.bid.special is Special.NEL_O else None
    if nel_o is not None:
        yield Message("seat-alt-nel-o", lost=nel_o.lost, to_go=nel_o.to_go, stake=nel_o.stake)
    elif contract.bid.special is Special.SEVENS:
        yield Message("seat-alt-sevens")
    if progress is not None and nel_o is None:
        yield Message("seat-alt-progress", won=progress[0], needed=progress[1])


def bids_told(view: View, *, in_full: bool) -> list[Message]:
    """The bids of the auction, in full or each seat's last, and the dealer."""
    dealer = [Message("seat-alt-dealer", who=Seat(seat.seat)) for seat in view.seats if seat.dealer]
    return [auction_told(view, in_full=in_full) or Message("seat-alt-no-bids"), *dealer]


def undealt_told(view: View) -> Message | None:
    """The left-over pieces, and the seat that won them with the first trick; None where all were dealt."""
    taker, tiles = undealt_taker(view), Row([shown.piece for shown in view.trick_board.exposed])
    if taker is not None:
        return Message("trick-undealt-to", tiles=tiles, who=Seat(taker))
    return Message("trick-undealt-yet", tiles=tiles) if tiles.items else None


def open_hands(view: View) -> list[Message]:
    """The open hands of players who sit out."""
    seats = [seat for seat in view.seats if seat.out and seat.shown]
    return [Message("alt-open-hand", who=Seat(it.seat), tiles=Row([each.piece for each in it.shown])) for it in seats]


def won_so_far(view: View, called: Callable[[View, int], Seat | Who | AllOf]) -> Row:
    """The tricks each seat has won in this deal where those count, else the points; partners' points by side, named by
    `called`.
    """
    by_tricks = view.trick_board.counts_tricks
    if view.partners and not by_tricks:
        return Row(Joined((called(view, side.number), side.points), " ") for side in sides(view))
    seats = view.seats
    won = [(seat, seats[seat].tricks if by_tricks else seats[seat].points) for seat in listed_seats(view)]
    return _won_by_seat(tuple(won))


@lru_cache(maxsize=1024)  # they change only when a trick is won
def _won_by_seat(won: tuple[tuple[int, int], ...]) -> Row:
    return Row(Joined((Seat(seat), figure), " ") for seat, figure in won)


def standings_told(view: View) -> list[Message]:
    """The figures of this deal, then the totals of the match."""
    if not isinstance(view.board, TricksView) or view.phase in (Phase.PASS, *BEFORE_PLAY):
        return [scores(view)]
    by_tricks = view.trick_board.counts_tricks
    return [Message("figures-won", figures=won_so_far(view, side_name), by_tricks=by_tricks), scores(view)]


# -- the tricks --------------------------------------------------------------------------------------------------------


@once
def play_told(trick: TrickView, seat: int) -> Message:
    """A play, and the suit of a lead where the tile does not show it: "Ann led 6-4 (4s)", "Bo 7-4"."""
    piece, how = dict(trick.plays)[seat].piece, "played"
    if seat == trick.leader:
        how = "led-as" if isinstance(piece, Tile) and trick.led is not Suit.CLOSEST else "led"
    return Message("trick-play", how=how, who=Seat(seat, piece), piece=piece, suit=trick.led)


@once
def play_in_brief(trick: TrickView, seat: int, *, won: bool = False) -> Message:
    """A play for a list: "Ann led 6-4", or "Bo 7-4 won" if `won` is to be said."""
    piece = dict(trick.plays)[seat].piece
    return Message("trick-play.brief", who=Seat(seat, piece), piece=piece, led=seat == trick.leader, won=won)


@once
def plays_told(trick: TrickView, best: str = "") -> Row:
    """The plays to a trick; `best` is the message for the winning play of several."""
    plays = [(seat, play_told(trick, seat)) for seat, _ in trick.plays]
    is_marked = best and len(plays) > 1
    return Row(Message(best, play=play) if is_marked and seat == trick.winner else play for seat, play in plays)


@once
def trick_told(view: View) -> Text | None:
    """The trick on the table: "Ann led 6-4 (4s), Bo 7-4 winning.", "… **Bo** won the trick: 2 points."."""
    board, trick = view.trick_board, view.trick_board.on_table
    if trick is None:
        return None
    if board.complete_trick is None:
        return Message("end-sentence", what=plays_told(trick, "trick-winning"))
    undealt = Row([shown.piece for shown in board.exposed if trick.number == 1])
    return sentences(
        Message("trick-done", plays=plays_told(trick), winner=Seat(trick.winner), points=trick.points),
        Message("trick-undealt", tiles=undealt) if undealt.items else None,
    )


def in_trick_told(view: View) -> Message | None:
    """The points in the trick being played; None for none."""
    points = points_on_table(view)
    return Message("trick-in-it", points=points) if points else None


def last_trick_told(view: View, form: Literal["", "sentence", "brief"] = "") -> Message | None:
    """The winner of the last trick, their piece and the points; in brief without the piece. None before."""
    taken = last_taken(view)
    if taken is None:
        return None
    winner, points, by_tricks = Seat(taken.winner), taken.points, view.trick_board.counts_tricks
    if form == "brief":
        return Message("band-last.brief", who=winner, points=points, by_tricks=by_tricks)
    told = "band-last.sentence" if form else "band-last"
    return Message(told, who=winner, piece=taken.piece, points=points, by_tricks=by_tricks)


@once
def own_trick(view: View) -> Message | None:
    """The trick the viewer has just won: "You won the trick: 3 points", "You got Q♠: 13 points"; else None."""
    taken = last_taken(view)
    if taken is None or not taken.is_news or taken.winner != view.viewer:
        return None
    if view.trick_board.counts_tricks:
        return Message("own-trick", piece=taken.piece)
    if taken.undealt:
        return Message("own-undealt", points=taken.points, undealt=Row(taken.undealt))
    if taken.hurts and taken.worst is not None and taken.worst != taken.piece:
        return Message("own-dear", dear=taken.worst, points=taken.points, piece=taken.piece)
    return Message("own-points", points=taken.points, piece=taken.piece)


def trick_now(view: View) -> Iterator[Text | None]:
    """The trick being played: its number, its plays, the seats still to play, or the player who was made to lead."""
    board = view.trick_board
    if view.phase not in PLAYING:
        return
    trick = board.current_trick
    if board.number:
        leads = trick is None and view.ask is not None
        yield Message("seat-alt-trick", number=board.number, count=board.count, leads=leads)
        if trick is not None:
            yield trick_told(view)
            yield in_trick_told(view)
        if trick is not None and view.ask is not None:
            played = {seat for seat, _ in trick.plays}
            later = [seat for seat in seats_in_order(view) if seat not in played and not view.seats[seat].out]
            others = Row([Seat(seat) for seat in later if seat != view.viewer])
            yield Message("seat-alt-then", others=others) if others.items else Message("seat-alt-play-last")
    if board.lead_ordered_by is not None and (lead := ordered_told(view)) is not None:
        yield as_sentence(lead)


def last_in_play(view: View, *, in_full: bool) -> Iterator[Text]:
    """The last trick while tricks are played; in full with its plays."""
    if view.phase in PLAYING:
        yield last_trick_told(view, "sentence") or Message("seat-alt-no-trick")
        for trick in view.trick_board.finished[-1:] if in_full else ():
            yield Message("end-sentence", what=plays_told(trick))


# -- on honour ---------------------------------------------------------------------------------------------------------


def honour_news_told(view: View) -> Message | None:
    """The play undone in this trick, else the last challenge and its verdict."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return _undone(news)
    return challenge_told(view, news) if news is not None else None


def honour_told(view: View) -> Iterator[Message]:
    """Every play undone in this trick, and every challenge of the deal with its verdict."""
    yield from map(_undone, taken_back(view))
    yield from (challenge_told(view, made) for made in view.trick_board.challenges)


def _undone(news: Withdrawn) -> Message:
    return Message("took-back", who=Seat(news.seat), piece=news.piece)


def challenge_told(view: View, made: Challenged) -> Message:
    """A challenge and its verdict."""
    finished = view.trick_board.finished
    shown = finished[made.trick - 1].by(made.seat) if made.trick <= len(finished) else None
    return Message(
        "challenge-proven" if made.proven else "challenge-refuted",
        by=Seat(made.by),
        who=Seat(made.seat),
        piece=shown.piece if shown is not None else Message("challenge-play"),
        trick=made.trick,
    )


# -- to the seat that reads it -----------------------------------------------------------------------------------------


def pieces_now(view: View) -> Iterator[Text | None]:
    """The kitty while its player can swap, or the pieces chosen to pass and the player who passes to the viewer."""
    if view.phase is Phase.KITTY and (kitty := kitty_seen(view)):
        yield Message("seat-alt-kitty", pieces=Row([shown.piece for shown in kitty]))
    elif view.phase is Phase.PASS and view.ask is not None:
        chosen, direction = chosen_to_pass(view), view.trick_board.pass_direction
        yield Message("seat-alt-chosen", count=len(chosen), pieces=Row(chosen)) if chosen else None
        yield Message("seat-alt-passes", who=Seat(passed_from(view)), direction=direction)


def playable_told(view: View) -> Iterator[Text]:
    """The pieces playable to the trick, and the play that can be undone."""
    if view.ask is None:
        if any(isinstance(choice.move, Retract) for choice in view.extra_choices):
            yield Message("seat-alt-retract")
    elif view.phase in PLAYING:
        playable = [shown.piece for shown in view.hand if shown.legal is not False]
        if len(playable) == len(view.hand):
            yield Message("seat-alt-playable-any", count=len(playable))
        else:
            yield Message("seat-alt-playable", count=len(playable), pieces=Row(playable))
        if any(choice.revoke for choice in view.ask.choices):
            yield Message("seat-alt-others-revoke")


def received_told(view: View, made: object = None) -> Message | None:
    """The pieces passed to the viewer, while that is news; with `made` a player who has left is named, see `Seat`."""
    if not view.trick_board.received or not (received := newly_received(view)):
        return None
    return Message("hand-received", who=Seat(passed_from(view), made), pieces=AllOf(received))


def hand_told(view: View) -> Message:
    """The pieces held: `Hand (3): 6-4 (trump), …`"""
    hand = Row(
        [Message("seat-alt-trump-piece", piece=shown.piece) if shown.trump else shown.piece for shown in view.hand]
    )
    return Message("seat-alt-hand", count=len(view.hand), pieces=hand) if view.hand else Message("seat-alt-no-tiles")


def worths_told(view: View) -> Iterator[Message]:
    """The pieces that count: `Penalty: Q♠ 13, hearts 1 each (K♥, 10♥).`"""
    hand = (*view.hand, *kitty_seen(view)) if view.phase is Phase.KITTY else view.hand
    for penalty in (True, False):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            worth = Row([_worth(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)])
            yield Message("alt-penalties", worth=worth) if penalty else Message("alt-counts", worth=worth)


def _worth(points: int, pieces: list[Piece]) -> Text:
    """Pieces that count the same: "Q♠ 13", "hearts 1 each (K♥, 10♥)"."""
    if len(pieces) == 1:
        return Joined((pieces[0], points), " ")
    suits = {piece.suit if isinstance(piece, Card) else None for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else None
    if shared is not None:
        return Message("alt-worth-suit", suit=Suit(shared), points=points, pieces=Row(pieces))
    return Message("alt-worth-each", points=points, pieces=Row(pieces))
