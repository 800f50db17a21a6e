"""The band of a seat picture: what happened last, and how the contract or the deal stands; and the cells' figures."""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from bot.message import Joined, Message, Row, Seat, Text, value_text
from bot.rules.boards import LineView
from bot.rules.events import Laid
from bot.rules.moves import Move, piece_of
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_chosen, draw_of, ordered_told
from bot.words.line.play import ends_or_target, last_play
from bot.words.news import NO_NEWS, News, asked_message
from bot.words.seat.headline import shows_trick
from bot.words.seat.since import dotted, rest_of_last_trick, since_parts, without_oldest
from bot.words.sides import side_letter, sides
from bot.words.terms import as_sentence, side_name
from bot.words.tricks.before_play import best_bid, chosen_to_pass, newly_received, passed_from, passed_to
from bot.words.tricks.play import (
    BEFORE_PLAY,
    TakenTrick,
    last_taken,
    own_play,
    points_on_table,
)
from bot.words.tricks.sentences import honour_news_told, last_trick, own_trick, play_told

CROWDED = 6  # seats with cells too narrow for figures: the band holds those of the sides


class Tone(Enum):
    """How news strikes the viewer: the band turns gold or red with it."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class SideNote(NamedTuple):
    """How a side stands: its total in bold, then this deal; each of `notes` is shorter than the one before."""

    side: int
    total: Text
    notes: tuple[Text, ...]


class Band(NamedTuple):
    """The words of the band: a line at the left, and at the right the first of several lines that fits.

    Where the line itself finds no room beside that, the first of the `briefer` ones that does takes its place.

    `crowned` where a trick was won. In a crowded game of sides, `sides` shows how each stands, with the line between
    them.
    """

    line: Text
    right: tuple[Text, ...] = ()
    tone: Tone = Tone.PLAIN
    crowned: bool = False
    sides: tuple[SideNote, ...] = ()
    briefer: tuple[Text, ...] = ()


def band(view: View, news: News = NO_NEWS) -> Band:
    """The band of the view's own seat while pieces are passed, bid for and played.

    A request to take a play back comes before all else. What was played for the player is news until its trick is over.
    """
    if news.asked is not None and view.winners is None:
        line = asked_message(news.asked)
        if news.asked.seat == view.viewer:
            return Band(line, (Message("undo-waiting"),))
        return Band(line, (Message("undo-agree"), Message("undo-agree-brief")))
    if view.phase is Phase.PASS:
        return _passing(view)
    if view.phase in BEFORE_PLAY:
        return _bidding(view)
    if view.winners is not None:
        return Band(as_sentence(Message("seat-over")))
    if isinstance(view.board, LineView):
        return _line(view, news.made)
    taken, is_made = last_taken(view), news.made is not None and own_play(view) == piece_of(news.made)
    if taken is not None and taken.is_news and taken.winner == view.viewer:
        return _own_trick(view, taken)
    honour = honour_news_told(view)
    if honour is not None:
        return Band(honour, _standing(view))
    crowned = taken is not None and not is_made
    if is_crowded(view):
        line = _made(news.made) if is_made else _briefly(view, taken)
        return Band(line, crowned=crowned, sides=_side_notes(view))
    first, *briefer = (_made(news.made),) if is_made else _last_trick(view, taken)
    return Band(first, _standing(view), crowned=crowned, briefer=tuple(briefer))


def _last_trick(view: View, taken: TakenTrick | None) -> tuple[Text, ...]:
    """The last trick. Once the next is led, it begins with the others' plays after the viewer's."""
    if taken is None:
        return (_first_trick(view),)
    line = last_trick(view, taken)
    others = [play for seat, play in rest_of_last_trick(view) if seat != taken.winner]
    return (line,) if taken.is_news or not others else (dotted((line, *others)), line)


def _line(view: View, made: Move | None) -> Band:
    """The plays since the viewer's last, gold where theirs scored, and the sum of the ends."""
    first, *shorter = (*_turns_since(view), *last_play(view))
    own = next((laid for laid in view.line_board.laid[-1:] if laid.seat == view.viewer), None)
    if own is not None and made is not None and piece_of(made) == own.tile:
        return Band(_made(made), (ends_or_target(view),))
    tone = Tone.GOOD if own is not None and own.points else Tone.PLAIN
    return Band(first, (ends_or_target(view),), tone, briefer=tuple(shorter))


def _turns_since(view: View) -> Iterator[Text]:
    """The others' turns, from all to the last two; none if the last play says as much."""
    since = view.line_board.since_play_of(view.viewer)
    if any(isinstance(event, Laid) for event in since[1:]):
        drew = view.line_board.drawn
        own = (Message("line-own-drew", tiles=Row(drew)),) if drew else ()
        yield from without_oldest((*since_parts(view), *own), 2)


def is_crowded(view: View) -> bool:
    """Whether sides are shown in the band, because the cells have no room for figures."""
    return view.partners and len(view.seats) >= CROWDED


def _made(made: Move | None) -> Message:
    return Message("band-made", piece=piece_of(made) if made is not None else None)


def _passing(view: View) -> Band:
    line, giver = Message("band-pass", who=Seat(passed_to(view))), Seat(passed_from(view))
    way = "both" if passed_from(view) == passed_to(view) else view.trick_board.pass_direction
    brief = () if way == "both" else (Message("band-passes", who=giver),)
    return Band(line, (Message("band-passing", who=giver, direction=way), *brief))


def _bidding(view: View) -> Band:
    best = best_bid(view)
    if best is None:
        line = Message("band-no-bid") if draw_of(view) is None else _drawn(view)
    else:
        bidder = Seat(best.seat)
        line = Message("band-contract" if best.is_contract else "band-high", who=bidder, bid=best.bid)
    return Band(line, sides=_side_notes(view) if view.partners else ())


def _own_trick(view: View, taken: TakenTrick) -> Band:
    line = own_trick(view, taken)
    if taken.hurts:
        return Band(line, (), Tone.BAD)
    if not is_crowded(view):
        return Band(line, _standing(view), Tone.GOOD, crowned=True)
    contract, progress = view.trick_board.contract, view.trick_board.contract_progress or (0, "none")
    bidding = view.side_of(contract.seat) if contract is not None else None
    shares = (
        Message("band-of-bid", side=it.letter, points=it.points, needed=progress[1] if it.number == bidding else "none")
        for it in sides(view)
    )
    return Band(line, (Joined(tuple(shares), " · "),), Tone.GOOD, crowned=True)


def _briefly(view: View, taken: TakenTrick | None) -> Text:
    """The last trick in few words; before there is one, the contract."""
    contract = view.trick_board.contract
    if taken is not None:
        winner, by_tricks = Seat(taken.winner), view.trick_board.counts_tricks
        return Message("band-last-brief", who=winner, points=taken.points, by_tricks=by_tricks)
    return "" if contract is None else Message("seat-bid", who=Seat(contract.seat), bid=contract.bid)


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
        has_led = bool(plays) and plays[0][0] == contract.seat
        return Message("seat-bid-led" if has_led else "seat-bid", who=Seat(contract.seat), bid=contract.bid)
    if plays and board.on_table is not None:
        return play_told(board.on_table, plays[0][0])
    return _drawn(view)


def _drawn(view: View) -> Message:
    draw = draw_of(view)
    return draw_chosen(draw) if draw is not None else Message("band-deal", number=view.deal)


def _standing(view: View) -> tuple[Text, ...]:
    """How the contract stands, what lies on the table, or which trick it is."""
    board, contract, progress = view.trick_board, view.trick_board.contract, view.trick_board.contract_progress
    trick = Message("band-trick", number=board.number, count=board.count)
    is_told = not board.number or shows_trick(view)
    if contract is not None and progress is not None:
        whose, (won, needed) = side_name(view, view.side_of(contract.seat)), progress
        share = Message("band-progress", who=whose, won=won, needed=needed)
        return (share,) if is_told else (Joined((share, trick), " · "), share)
    if lying := points_on_table(view):
        return (Message("band-lying", points=lying),)
    return () if is_told else (Message("band-trick-alone", number=board.number, count=board.count),)


def _side_notes(view: View) -> tuple[SideNote, ...]:
    contract, notes = view.trick_board.contract, list[SideNote]()
    for side in sides(view):
        if view.phase is Phase.PLAY:
            texts = [Message("side-note-won", points=side.points)]
            if contract is not None and view.side_of(contract.seat) == side.number:
                texts = [
                    Message("side-note-bid-won", bid=contract.bid, points=side.points),
                    Message("side-note-of-bid", bid=contract.bid, points=side.points),
                ]
        else:
            texts = [Message("side-note-of", target=view.target) if view.deals is None else Message("cell-total")]
        notes.append(SideNote(side.number, value_text(side.total), (*texts, "")))
    return tuple(notes)


# -- the cells ---------------------------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """A figure and what it is of: "3 (5) won". Without room for the label `short` stands alone, or `least`: "+3"."""

    value: Text
    label: Text = ""
    short: Text = ""
    least: str = ""


def figures(view: View, seat: SeatView) -> tuple[Figure, ...]:
    """What stands in the cell of a seat: this deal, then the match."""
    board, before = view.trick_board, view.phase in BEFORE_PLAY
    if view.partners and before:
        return ()  # the band says how the sides stand
    label = Message("side", letter=side_letter(seat.side)) if view.partners else Message("cell-total")
    number = value_text(seat.total)
    total = Figure(number, label, number)
    if view.phase is Phase.PASS and seat.seat == view.viewer and view.ask is not None:
        chosen = len(chosen_to_pass(view))
        is_ready = view.ask.made is not None
        told = Message("cell-ready") if is_ready else Message("seat-of", number=chosen, count=view.ask.pick)
        return Figure(told, "", told), total
    if before or view.phase is Phase.PASS:  # whether the others have chosen changes while this picture stays
        return (total,)
    count, contract = seat.tricks if board.counts_tricks else seat.points, board.contract
    has_bid = contract is not None and contract.seat == seat.seat and contract.bid.special is None
    bid = f" ({contract.bid.amount})" if contract is not None and has_bid else ""
    word = Message("cell-won", count=count) if board.counts_tricks else Message("cell-points", points=count)
    return Figure(f"{count}{bid}", word, f"+{count}{bid}", f"+{count}"), total
