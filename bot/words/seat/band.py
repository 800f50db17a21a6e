"""The band of a seat picture: the last event, and the state of the contract or the deal; and the cells' figures."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from bot.message import Message, Row, Seat, Text, capitalized, value_text
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import Laid
from bot.rules.moves import Move, piece_of
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_chosen, draw_of, ordered_told
from bot.words.line.play import ends_or_target, last_play
from bot.words.news import NO_NEWS, News, asked_message
from bot.words.seat.headline import shows_trick
from bot.words.sides import side_letter, sides
from bot.words.terms import as_sentence, dotted, side_name
from bot.words.trains.play import last_play as last_train_play
from bot.words.trains.play import own_draw_in_brief, round_of
from bot.words.tricks.play import (
    BEFORE_PLAY,
    best_bid,
    chosen_to_pass,
    last_taken,
    newly_received,
    own_play,
    passed_from,
    passed_to,
    points_on_table,
)
from bot.words.tricks.sentences import honour_news_told, last_trick_told, own_trick, play_told, winning_bid
from bot.words.turn import rest_of_last_trick, since_parts

CROWDED = 6  # seats with cells too narrow for figures: the band holds those of the sides


class Tone(Enum):
    """The effect of news on the viewer, which colours the band: gold for good news, red for bad."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class SideNote(NamedTuple):
    """A side's total in bold, then this deal; each of `notes` is shorter than the one before."""

    side: int
    total: Text
    notes: tuple[Text, ...]


class Band(NamedTuple):
    """The words of the band: a line at the left, and at the right the first of several lines that fits.

    If the line finds no room beside that, the first of the `briefer` ones that fits replaces it.

    `crowned` where a trick was won. In a crowded game of sides, `sides` are their scores, with the line between them.
    """

    line: Text
    right: tuple[Text, ...] = ()
    tone: Tone = Tone.PLAIN
    crowned: bool = False
    sides: tuple[SideNote, ...] = ()
    briefer: tuple[Text, ...] = ()


def band(view: View, news: News = NO_NEWS) -> Band:
    """The band of the view's own seat while pieces are passed, bid for and played.

    An undo request comes before all else. An automatic play is news until its trick is over.
    """
    if news.asked is not None and view.winners is None:
        is_own = news.asked.seat == view.viewer
        agree = (Message("undo-waiting"),) if is_own else (Message("undo-agree"), Message("undo-agree-brief"))
        return Band(asked_message(news.asked), agree)
    if view.phase is Phase.PASS:
        return _passing(view)
    if view.phase in BEFORE_PLAY:
        return Band(_bidding(view), sides=_side_notes(view) if view.partners else ())
    if view.winners is not None:
        return Band(as_sentence(Message("seat-over")))
    if isinstance(view.board, LineView):
        return _of_line(view, news.made)
    if isinstance(view.board, TrainsView):
        return _of_trains(view, news.made)
    taken, own, honour = last_taken(view), own_trick(view), honour_news_told(view)
    if own is not None:
        return _own_trick(view, own, hurts=taken is not None and taken.hurts)
    if honour is not None:
        return Band(honour, _standing(view))
    is_made = news.made is not None and own_play(view) == piece_of(news.made)
    is_short = is_crowded(view)
    first, *briefer = (_made(news.made),) if is_made else _last_trick(view, is_short=is_short)
    crowned = taken is not None and not is_made
    if is_short:
        return Band(first, crowned=crowned, sides=_side_notes(view))
    return Band(first, _standing(view), crowned=crowned, briefer=tuple(briefer))


def _last_trick(view: View, *, is_short: bool) -> tuple[Text, ...]:
    """The last trick. Once the next is led, the others' plays after the viewer's follow, unless the line is short."""
    line, contract = last_trick_told(view, "brief" if is_short else ""), view.trick_board.contract
    if line is None and is_short:
        return (winning_bid(contract) if contract is not None else "",)
    if line is None:
        return (_first_trick(view),)
    is_news = is_short or view.trick_board.complete_trick is not None
    others = () if is_news else tuple(rest_of_last_trick(view, and_winner=False))
    return (dotted(line, *others), line) if others else (line,)


def _of_line(view: View, made: Move | None) -> Band:
    """The plays since the viewer's last, gold where theirs scored, and the sum of the ends."""
    board, right = view.line_board, (ends_or_target(view),)
    own = next((laid for laid in board.laid[-1:] if laid.seat == view.viewer), None)
    if own is not None and made is not None and piece_of(made) == own.tile:
        return Band(_made(made), right)
    shorter = list[Text]()
    if any(isinstance(event, Laid) for event in board.since_play_of(view.viewer)[1:]):  # the last play says less
        drew = (Message("line-own-drew", tiles=Row(board.drawn)),) if board.drawn else ()
        shorter += _fewer_and_fewer((*since_parts(view), *drew), least=2)
    first, *shorter = *shorter, *last_play(view)
    return Band(first, right, Tone.GOOD if own is not None and own.points else Tone.PLAIN, briefer=tuple(shorter))


def _of_trains(view: View, made: Move | None) -> Band:
    """The turns since the viewer's last, and the number of the round."""
    right, laid = (round_of(view).attribute("band"),), view.train_board.laid
    if made is not None and laid and laid[-1].seat == view.viewer and piece_of(made) == laid[-1].tile:
        return Band(_made(made), right)
    parts, own = since_parts(view), own_draw_in_brief(view)
    texts = [*_fewer_and_fewer(parts, least=1), *last_train_play(view)]
    if own is not None and len(parts) > 1:  # of the others' turns only the last, rather than without the own draw
        texts.insert(1, dotted(own, *(("…",) if len(parts) > 2 else ()), parts[-1]))
    first, *shorter = map(capitalized, texts)
    return Band(first, right, briefer=tuple(shorter))


def _fewer_and_fewer(parts: Sequence[Text], least: int) -> Iterator[Text]:
    """All parts, then without the first, and so on down to the `least`; the missing ones are dots."""
    for start in range(max(len(parts) - least + 1, min(1, len(parts)))):
        yield dotted(*(("…",) if start else ()), *parts[start:])


def is_crowded(view: View) -> bool:
    """True if the band shows the sides, because the cells have no room for figures."""
    return view.partners and len(view.seats) >= CROWDED


def _made(made: Move | None) -> Message:
    return Message("band-made", piece=piece_of(made) if made is not None else None)


def _passing(view: View) -> Band:
    line, giver = Message("band-pass", who=Seat(passed_to(view))), Seat(passed_from(view))
    if giver.number == passed_to(view):
        return Band(line, (Message("band-passing", who=giver, direction="both"),))
    passing = Message("band-passing", who=giver, direction=view.trick_board.pass_direction)
    return Band(line, (passing, Message("band-passes", who=giver)))


def _bidding(view: View) -> Message:
    """The contract or the highest bid; before the first bid the draw."""
    best = best_bid(view)
    if best is not None:
        return Message("band-contract" if best.is_contract else "band-high", who=Seat(best.seat), bid=best.bid)
    return Message("band-no-bid") if draw_of(view) is None else _drawn(view)


def _own_trick(view: View, line: Message, *, hurts: bool) -> Band:
    if hurts:
        return Band(line, (), Tone.BAD)
    if not is_crowded(view):
        return Band(line, _standing(view), Tone.GOOD, crowned=True)
    contract, progress = view.trick_board.contract, view.trick_board.contract_progress or (0, "none")
    bidding = view.side_of(contract.seat) if contract is not None else None
    shares = (
        Message("band-of-bid", side=it.letter, points=it.points, needed=progress[1] if it.number == bidding else "none")
        for it in sides(view)
    )
    return Band(line, (dotted(*shares),), Tone.GOOD, crowned=True)


def _first_trick(view: View) -> Message:
    """The news before the first trick is won: passed tiles, a lead given away, the bid, the lead."""
    board = view.trick_board
    contract, plays = board.contract, board.current_plays
    received, lead = newly_received(view), ordered_told(view)
    if received and (view.ask is not None or contract is None):
        return Message("band-from", who=Seat(passed_from(view)), pieces=Row(received, " "))
    if lead is not None:
        return lead
    if contract is not None:
        if plays and plays[0][0] == contract.seat:
            return Message("seat-bid-led", who=Seat(contract.seat), bid=contract.bid)
        return winning_bid(contract)
    if board.current_trick is not None:
        return play_told(board.current_trick, plays[0][0])
    return _drawn(view)


def _drawn(view: View) -> Message:
    draw = draw_of(view)
    return draw_chosen(draw) if draw is not None else Message("band-deal", number=view.deal)


def _standing(view: View) -> tuple[Text, ...]:
    """The progress of the contract, the points on the table, or the number of the trick."""
    board, contract, progress = view.trick_board, view.trick_board.contract, view.trick_board.contract_progress
    number = {"number": board.number, "count": board.count}
    is_told = not board.number or shows_trick(view)
    if contract is not None and progress is not None:
        whose, (won, needed) = side_name(view, view.side_of(contract.seat)), progress
        share = Message("band-progress", who=whose, won=won, needed=needed)
        return (share,) if is_told else (dotted(share, Message("band-trick", **number)), share)
    if lying := points_on_table(view):
        return (Message("band-lying", points=lying),)
    return () if is_told else (Message("band-trick-alone", **number),)


def _side_notes(view: View) -> tuple[SideNote, ...]:
    contract, notes = view.trick_board.contract, list[SideNote]()
    for side in sides(view):
        if view.phase is not Phase.PLAY:
            texts = [Message("side-note-of", target=view.target) if view.deals is None else Message("cell-total")]
        elif contract is not None and view.side_of(contract.seat) == side.number:
            won = {"bid": contract.bid, "points": side.points}
            texts = [Message("side-note-bid-won", **won), Message("side-note-of-bid", **won)]
        else:
            texts = [Message("side-note-won", points=side.points)]
        notes.append(SideNote(side.number, value_text(side.total), (*texts, "")))
    return tuple(notes)


# -- the cells ---------------------------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """A figure and its label: "3 (5) won". Without room for the label `short` stands alone, or `least`: "+3"."""

    value: Text
    label: Text = ""
    short: Text = ""
    least: str = ""


def figures(view: View, seat: SeatView) -> tuple[Figure, ...]:
    """The figures in the cell of a seat: this deal, then the match."""
    board, before = view.trick_board, view.phase in BEFORE_PLAY
    if view.partners and before:
        return ()  # the band says how the sides stand
    total = _total(seat.total, side_letter(seat.side) if view.partners else "")
    if view.phase is Phase.PASS and seat.seat == view.viewer and view.ask is not None:
        chosen = len(chosen_to_pass(view))
        is_ready = view.ask.made is not None
        told = Message("cell-ready") if is_ready else Message("seat-of", number=chosen, count=view.ask.pick)
        return Figure(told, "", told), total
    if before or view.phase is Phase.PASS:  # whether the others have chosen changes while this picture stays
        return (total,)
    count, contract = seat.tricks if board.counts_tricks else seat.points, board.contract
    has_bid = contract is not None and contract.seat == seat.seat and contract.bid.special is None
    bid = f" ({board.count if contract.bid.is_moon else contract.bid.amount})" if contract and has_bid else ""
    return _won(count, bid, by_tricks=board.counts_tricks), total


@lru_cache(maxsize=1024)  # most cells of a picture stay as it is redrawn
def _won(count: int, bid: str, *, by_tricks: bool) -> Figure:
    word = Message("cell-won", count=count) if by_tricks else Message("cell-points", points=count)
    return Figure(f"{count}{bid}", word, f"+{count}{bid}", f"+{count}")


@lru_cache(maxsize=1024)
def _total(total: int, letter: str) -> Figure:
    number = value_text(total)
    return Figure(number, Message("side", letter=letter) if letter else Message("cell-total"), number)
