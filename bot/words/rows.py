"""The rows of Blind Hughie in words: the turned tiles, for texts and pictures."""

from collections.abc import Iterator
from itertools import groupby

from bot.message import AllOf, Joined, Message, Row, Seat, Text, sentences
from bot.rules.boards import RowsView
from bot.rules.events import Turned, Went
from bot.rules.pieces import Tile
from bot.rules.view import SeatView, View
from bot.words.terms import counts_rounds, deal_name

# -- what happened -----------------------------------------------------------------------------------------------------


def last_turned(view: View) -> Turned | None:
    """The tile turned up last in this deal; None before the first."""
    turned = view.rows_board.turned
    return turned[-1] if turned else None


def waiting_tile(view: View) -> Turned | None:
    """The tile that fits both ends, while its player chooses one."""
    last = last_turned(view)
    return last if last is not None and last.went is Went.WAITS else None


def goes_on(view: View) -> bool:
    """True if the seat to act has already turned up a tile in this turn, and turns the next."""
    last = last_turned(view)
    return last is not None and last.seat in view.to_act and last.went is not Went.BACK


def since_last_turn(view: View) -> tuple[tuple[int, tuple[Turned, ...]], ...]:
    """The others' turned tiles since the last turn of the seat to act, as (seat, tiles) in the order of play."""
    if not view.to_act:
        return ()
    acting, turned = view.to_act[0], list(view.rows_board.turned)
    while turned and turned[-1].seat == acting and goes_on(view):
        turned.pop()  # part of the turn that goes on
    last = max((place for place, one in enumerate(turned) if one.seat == acting), default=-1)
    return tuple((seat, tuple(tiles)) for seat, tiles in groupby(turned[last + 1 :], lambda one: one.seat))


def ends_left(view: View, tile: Tile) -> Message | None:
    """The open numbers after a tile that fits both ends, for each end; None before the first tile."""
    ends = view.rows_board.ends
    if ends is None:
        return None
    left, right = (tile.other(ends[0]), ends[1]), (ends[0], tile.other(ends[1]))
    return Message("rows-leaves", left=AllOf(left), right=AllOf(right))


# -- in few words, for pictures ----------------------------------------------------------------------------------------


def turned_up(turned: Turned) -> Message:
    """A tile that was turned up and where it went: "5-4, no fit"."""
    return Message(f"turned-{turned.went}", tile=turned.tile)


def turn_state(view: View) -> str:
    """The step of the seat to act, for messages that differ by it: "choose" an end, turn "again", or "turn"."""
    return "choose" if waiting_tile(view) is not None else "again" if goes_on(view) else "turn"


def turn_news(view: View) -> tuple[Text, ...]:
    """The last turned tile, as "after Pip: 5-4, no fit"; then the same in fewer words, down to the tile alone."""
    last = last_turned(view)
    if last is None:
        deal = deal_name(view, view.deal)
        return (deal,) if view.rows_board.tiles else (Message("rows-news-first", deal=deal), deal)
    what = turned_up(last)
    if last.went is Went.WAITS:
        return what, Message("turned-waits-brief", tile=last.tile), str(last.tile)
    if goes_on(view):
        return Message("rows-news-after", turned=what), what, str(last.tile)
    who = {"who": Seat(last.seat, how="name"), "turned": what}
    return Message("rows-news-after-who", **who), Message("rows-news-who", **who), what, str(last.tile)


def row_note(view: View, seat: int) -> tuple[Message | None, bool]:
    """A note on a seat's row, and whether it is a warning: "5-4 back", or "1 left"."""
    last = last_turned(view)
    if last is not None and last.went is Went.BACK and last.seat == seat:
        return Message("rows-row-back", tile=last.tile), False
    return (Message("rows-row-last"), True) if len(view.seats[seat].shown) == 1 else (None, False)


def row_total(view: View, seat: SeatView) -> Message | None:
    """A seat's score, or the rounds it has won if the match has several."""
    if not counts_rounds(view):
        return Message("rows-total", total=seat.total)
    return Message("rows-rounds", rounds=seat.total) if view.target > 1 else None


def open_ends(ends: tuple[int, int]) -> Message:
    """The two open ends: "4 and 2"."""
    return Message("rows-ends", left=ends[0], right=ends[1])


# -- beside the picture ------------------------------------------------------------------------------------------------


def rows_lines(view: View) -> Iterator[Text]:
    """The open ends and the tile to be placed, then the tiles turned up since the last turn of the seat to act."""
    ends = view.rows_board.ends
    yield sentences(
        Message("rows-open-ends", left=ends[0], right=ends[1]) if ends is not None else None,
        turned_told(view) if waiting_tile(view) is not None else None,
    )
    for seat, tiles in since_last_turn(view):
        yield Message("rows-since", who=Seat(seat, how="name"), turned=Row(map(turned_up, tiles), "; "))


# -- the alt text ------------------------------------------------------------------------------------------------------


def turned_told(view: View) -> Message | None:
    """The tile turned up last, in a sentence: "Ann turned up 5-4, no fit."."""
    turned = last_turned(view)
    if turned is None:
        return None
    who = Seat(turned.seat, how="name")
    return Message("end-sentence", what=Message("rows-news-who", who=who, turned=turned_up(turned)))


def rows_sentences(board: RowsView) -> list[Message]:
    """The laid tiles and their open ends; nothing before the first tile."""
    if board.ends is None:
        return []
    tiles = Row([f"{left}-{right}" for left, right in board.tiles], " ")
    return [Message("rows-alt-laid", tiles=tiles), Message("rows-open-ends", left=board.ends[0], right=board.ends[1])]


def rows_told(view: View) -> Message:
    """The number of tiles in each row, and those that lie face up."""
    rows = list[Message]()
    for seat in view.seats:
        state = turn_state(view) if seat.to_act else "waits"
        row = Message("rows-alt-row", who=Seat(seat.seat, how="name"), tiles=len(seat.shown), state=state)
        up = Row([shown.piece for shown in seat.shown if shown.piece is not None], " ")
        rows.append(Message("rows-alt-row-up", row=row, up=up) if up.items else row)
    return Message("rows-alt-rows", rows=Row(rows))


def since_told(view: View) -> Message | None:
    """The others' turned tiles since the last turn of the seat to act; None if `turned_told` says as much."""
    since = since_last_turn(view)
    if [tile for _, tiles in since for tile in tiles] in ([], [last_turned(view)]):
        return None
    turns = [Joined((Seat(seat, how="name"), Row(map(turned_up, tiles))), " ") for seat, tiles in since]
    return Message("rows-alt-since", who=Seat(view.to_act[0]), turns=Row(turns, "; "))
