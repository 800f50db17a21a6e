"""The alt text of a seat: `Your turn: follow 4s. Playable (4): 7-4, … Trick 1 of 12: Bo led 4-3 as 4s (winning). …`.

It says all that the picture shows, in the order in which a listener needs it.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.message import AllOf, Joined, Message, Row, Seat, Text, capitalized
from bot.rules.boards import ChainView, PieceView, TrickView
from bot.rules.moves import Retract
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.chain.sentences import (
    chain_sentences,
    ends_sentence,
    hands_told,
    playable_told,
    since_own_play,
    stock_told,
)
from bot.words.draw import draw_of, draw_told, ordered_told
from bot.words.length import first_that_fits, said
from bot.words.news import NO_NEWS, News, asked_message, made_for_you
from bot.words.seat.band import last_trick, own_trick_now
from bot.words.seat.headline import turn_sentence
from bot.words.sides import seats_in_order
from bot.words.table.figures import figures_sentences
from bot.words.terms import as_sentence, scores
from bot.words.tricks.before_play import chosen_to_pass, kitty_seen, newly_received, passed_from
from bot.words.tricks.moon import moon_sentences
from bot.words.tricks.naming import naming_sentences
from bot.words.tricks.nel_o import nel_o_of
from bot.words.tricks.play import PLAYING, last_taken
from bot.words.tricks.review import review_sentences
from bot.words.tricks.sentences import (
    auction_told,
    contract_told,
    doubles_rank,
    honour_told,
    in_trick_told,
    open_hands,
    plays_told,
    trick_told,
    trump_told,
    undealt_told,
)

Told = Iterator[Text | None]


def alt_seat(view: View, names: Sequence[str], news: News = NO_NEWS) -> str:
    """The seat of a view in words, with its news. Raises TypeError in a game without hands.

    Where it is too long names give way first, then what is old.
    """
    versions = (_seat(view, news, in_full=in_full) for in_full in (True, False))
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer, news.earlier))


def full_sentences(view: View, news: News = NO_NEWS) -> Iterator[Text]:
    """Everything that the picture of a seat shows, except the first line of its message."""
    first = turn_sentence(view, news)
    return (it for it in _seat(view, news, in_full=True) if it and it != first)


def _seat(view: View, news: News, *, in_full: bool) -> Iterable[Text | None]:
    if isinstance(view.board, ChainView):
        return chain_seat(view, news)
    if view.phase is Phase.REVIEW:
        return review_sentences(view, in_full)
    return moon_sentences(view) if view.phase is Phase.MOON else _sentences(view, in_full, news)


def _sentences(view: View, in_full: bool, news: News) -> list[Text | None]:
    asked = news.asked
    return [
        as_sentence(asked_message(asked)) if asked is not None else None,
        capitalized(Message("undo-agree")) if asked is not None and asked.seat != view.viewer else None,
        own_trick_now(view),
        *_turn(view, news),
        *_playable(view),
        made_for_you(news.made) if news.made is not None else None,
        *(_trick(view) if view.phase in PLAYING else ()),
        *_terms(view, in_full),
        *figures_sentences(view),
        *_around(view, in_full),
        *_hand(view),
    ]


def _turn(view: View, news: News) -> Told:
    """What happens now, whose turn comes before the viewer's, who passes to them."""
    kitty = kitty_seen(view)
    if kitty:
        yield Message("seat-alt-kitty", pieces=Row([shown.piece for shown in kitty]))
    elif view.phase is Phase.PASS and view.ask is not None:
        chosen, direction = chosen_to_pass(view), view.trick_board.pass_direction
        yield turn_sentence(view, news)
        yield Message("seat-alt-chosen", count=len(chosen), pieces=Row(chosen)) if chosen else None
        yield Message("seat-alt-passes", who=Seat(passed_from(view)), direction=direction)
    else:
        yield turn_sentence(view, news)


def _playable(view: View) -> Told:
    """What can be played, or chosen where no tile is."""
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
    else:
        yield naming_sentences(view)


# -- the trick ---------------------------------------------------------------------------------------------------------


def _trick(view: View) -> Told:
    """The trick being played: what lies there, and who is still to play to it; then the last one."""
    board = view.trick_board
    trick, lead = board.on_table if board.complete_trick is None else None, ordered_told(view)
    if board.number:
        leads = trick is None and view.ask is not None
        yield Message("seat-alt-trick", number=board.number, count=board.count, leads=leads)
        if trick is not None:
            yield trick_told(view)
            yield in_trick_told(view)
            yield _then(view, trick) if view.ask is not None else None
    yield as_sentence(lead) if lead is not None else None


def _then(view: View, trick: TrickView) -> Message:
    """Who follows, where the viewer is next."""
    played = {seat for seat, _ in trick.plays}
    later = [seat for seat in seats_in_order(view) if seat not in played and not view.seats[seat].out]
    others = Row([Seat(seat) for seat in later if seat != view.viewer])
    return Message("seat-alt-then", others=others) if others.items else Message("seat-alt-play-last")


# -- the deal ----------------------------------------------------------------------------------------------------------


def _terms(view: View, in_full: bool) -> Told:
    """Trump, the last trick, the contract and how far it has come, the bids."""
    board = view.trick_board
    yield trump_told(view)
    yield Message("doubles-are", rank=doubles_rank(board.doubles)) if board.doubles is not None else None
    if view.phase in PLAYING:
        taken = last_taken(view)
        yield last_trick(view, taken).attribute("sentence") if taken else Message("seat-alt-no-trick")
        if taken is not None and in_full:
            yield Message("end-sentence", what=plays_told(board.finished[-1]))
    if board.contract is not None:
        yield contract_told(view)
        yield from _progress(view) if view.phase is Phase.PLAY else ()
    if view.phase is Phase.BID:
        yield auction_told(view, in_full=in_full) or Message("seat-alt-no-bids")
        yield from (Message("seat-alt-dealer", who=Seat(seat.seat)) for seat in view.seats if seat.dealer)


def _progress(view: View) -> Told:
    contract, nel_o, progress = view.trick_board.contract, nel_o_of(view), view.trick_board.contract_progress
    if nel_o is not None:
        yield Message("seat-alt-nel-o", lost=nel_o.lost, to_go=nel_o.to_go, stake=nel_o.stake)
    elif contract is not None and contract.bid.sevens:
        yield Message("seat-alt-sevens")
    if progress is not None and nel_o is None:
        yield Message("seat-alt-progress", won=progress[0], needed=progress[1])


def _around(view: View, in_full: bool) -> Told:
    """Passed pieces, undealt pieces, open hands, takebacks and challenges, the draw."""
    received = newly_received(view)
    if received:
        yield Message("hand-received", who=Seat(passed_from(view)), pieces=AllOf(received))
    yield undealt_told(view) if in_full else None
    yield from open_hands(view)
    yield from [*honour_told(view)][: None if in_full else 2]
    yield draw_told(draw_of(view)) if in_full else None


# -- the hand ----------------------------------------------------------------------------------------------------------


def _hand(view: View) -> Told:
    """The pieces held, and what each counts: `Penalty: Q♠ 13, hearts 1 each (K♥, 10♥).`"""
    hand = Row(
        Message("seat-alt-trump-piece", piece=shown.piece) if shown.trump else shown.piece for shown in view.hand
    )
    yield Message("seat-alt-hand", count=len(view.hand), pieces=hand) if view.hand else Message("seat-alt-no-tiles")
    yield from _worths((*view.hand, *kitty_seen(view)))


def _worths(hand: Iterable[PieceView]) -> Iterator[Message]:
    """What pieces count: `Penalty: Q♠ 13, hearts 1 each (K♥, 10♥).`"""
    for penalty in (True, False):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            worth = Row([_group(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)])
            yield Message("alt-penalties", worth=worth) if penalty else Message("alt-counts", worth=worth)


def _group(points: int, pieces: Sequence[Piece]) -> Text:
    if len(pieces) == 1:
        return Joined((pieces[0], points), " ")
    suits = {piece.suit if isinstance(piece, Card) else None for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else None
    if shared is not None:
        return Message("alt-worth-suit", suit=Suit(shared), points=points, pieces=Row(pieces))
    return Message("alt-worth-each", points=points, pieces=Row(pieces))


# -- at a line of dominoes ---------------------------------------------------------------------------------------------


def chain_seat(view: View, news: News) -> Iterator[Text | None]:
    """The seat in sentences, in the order in which a listener needs them: good enough to play by."""
    board, asked = view.chain_board, news.asked
    if asked is not None:
        yield as_sentence(asked_message(asked))
        yield capitalized(Message("undo-agree")) if asked.seat != view.viewer else None
    yield turn_sentence(view, news)
    if view.ask is not None:
        count, playable = len(view.hand), playable_told(view)
        if not board.ends and board.opening is None:  # any tile begins the line
            yield Message("seat-alt-playable-any", count=count)
        else:
            yield Message("seat-alt-playable", count=len(playable.items), pieces=playable)
    yield made_for_you(news.made) if news.made is not None else None
    yield ends_sentence(board)
    yield since_own_play(view) if board.log or board.redealt else draw_told(draw_of(view))
    yield hands_told(view)
    yield stock_told(view)
    yield from chain_sentences(board)
    hand = Row(shown.piece for shown in view.hand)
    yield Message("seat-alt-hand", count=len(view.hand), pieces=hand) if view.hand else Message("seat-alt-no-tiles")
    yield scores(view)
