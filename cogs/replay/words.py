"""A deal that is over, frame by frame, with every hand open; and its words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import groupby

from bot.message import Joined, Message, Row, Seat, Text, message_for, value_text
from bot.rules import moves
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView, TrickView
from bot.rules.catalogue import AnyGame
from bot.rules.events import DealResult, JoinedTrain, LineEvent, TrainEvent, Turned
from bot.rules.options import Options
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.ends.chat import changes, happened
from bot.words.ends.deal import ending
from bot.words.ends.facts import result_of
from bot.words.length import first_that_fits, said
from bot.words.line.sentences import ends_sentence, line_sentences, turns_told
from bot.words.moves import did_in_brief
from bot.words.rows import rows_sentences, turned_up
from bot.words.sides import sides
from bot.words.terms import deal_kind, members
from bot.words.trains.sentences import ends_told, latest_told, trains_told
from bot.words.tricks.sentences import play_in_brief, trump_suit

Hands = tuple[tuple[PieceView, ...], ...]  # by seat


class DealPart(StrEnum):
    """The part of a deal that a frame shows."""

    PASS = "pass"
    AUCTION = "auction"  # bids, the kitty, trump: all that is decided before the play
    TRICK = "trick"
    CLAIM = "claim"  # the play ended before its time
    ROUND = "round"  # a turn of everyone, in games with a line
    END = "end"


@dataclass(frozen=True)
class ReplayFrame:
    """One step of a deal. `number` of `count` tricks, or rounds (0 where it is neither).

    `view` is that of everyone after it, and `hands` are those by seat then; of the END, the deal as it was scored.
    `decisions` are the moves, other than plays, by seat that led to it; `turned`, the tiles that were turned up in a
    round, or `log`, its plays, draws and passes, with the tiles each seat has `drawn`. `shown_plays` is the number of
    plays to the trick that are shown, None: all.
    """

    part: DealPart
    number: int
    count: int
    view: View
    hands: Hands = ()
    decisions: tuple[tuple[int, moves.Move], ...] = ()
    turned: tuple[Turned, ...] = ()
    log: tuple[LineEvent | TrainEvent, ...] = ()
    drawn: Hands = ()
    shown_plays: int | None = None

    @cached_property
    def trick(self) -> TrickView | None:
        """The trick of the frame, as far as it is shown; None where it is of no trick, or nothing is shown of it."""
        trick = self.whole_trick
        if trick is None or self.shown_plays is None:
            return trick
        return trick.until(trick.plays[self.shown_plays - 1][0]) if self.shown_plays else None

    @property
    def whole_trick(self) -> TrickView | None:
        """The trick of the frame as it was finished; None where it is of no trick."""
        return self.view.trick_board.finished[self.number - 1] if self.part is DealPart.TRICK else None

    @property
    def is_complete(self) -> bool:
        whole = self.whole_trick
        return whole is None or self.shown_plays in (None, len(whole.plays))

    def play_by_play(self) -> "tuple[ReplayFrame, ...]":
        """A trick from before its lead to its last play, each a frame; any other frame alone."""
        whole = self.whole_trick
        if whole is None:
            return (self,)
        plays = whole.plays
        return tuple(
            replace(self, shown_plays=count, hands=_with_unplayed(self.hands, plays[count:]))
            for count in range(len(plays) + 1)
        )


def _with_unplayed(hands: Hands, plays: tuple[tuple[int, PieceView], ...]) -> Hands:
    """The hands before these plays were made."""
    held = dict(plays)
    return tuple(
        (*hand, PieceView(held[seat].piece, trump=held[seat].trump, points=held[seat].points)) if seat in held else hand
        for seat, hand in enumerate(hands)
    )


@dataclass(frozen=True, slots=True)
class Replay:
    """A match that was played, as far as its deals are over: `deals` of them, with their `results` where they were
    scored. `frames` are those of deal number `deal`, of which there is at least one.
    """

    game: AnyGame
    options: Options
    title: Text
    names: tuple[str, ...]
    deals: int
    results: tuple[DealResult, ...]
    deal: int
    frames: tuple[ReplayFrame, ...]


# -- words ------------------------------------------------------------------------------------------------------------


def place_of(frame: ReplayFrame) -> Message:
    """The place of a frame in its deal: "Trick 9 of 11", "Passing", "Turn 3 of 8"."""
    numbers = {"number": frame.number, "count": frame.count} if frame.number else {}
    return Message(f"replay-{frame.part.value}", **numbers)


def deal_title(frame: ReplayFrame, deals: int = 1) -> Message:
    """The number of its deal, and of several their count: "Deal 3 of 5"."""
    return Message("replay-deal", kind=deal_kind(frame.view), number=frame.view.deal, deals=deals)


def where_of(frame: ReplayFrame, deals: int = 1) -> Joined:
    """The deal and the place: "Deal 3 · Trick 9 of 11"."""
    return Joined((deal_title(frame, deals), place_of(frame)), " · ")


def receiver_of(view: View, seat: int) -> int:
    """The seat that received what a seat passed in this deal."""
    seats = len(view.seats)
    steps = {"left": 1, "right": -1}.get(view.trick_board.pass_direction, seats // 2)
    return (seat + steps) % seats


def trump_of(frame: ReplayFrame) -> Message | None:
    """The trump of a frame: "2s", or "none"; None where there is nothing to say."""
    if frame.part is DealPart.AUCTION and moves.Trump(None) in [move for _, move in frame.decisions]:
        return Message("no-trump-brief")
    return trump_suit(frame.view) if isinstance(frame.view.board, TricksView) else None


def taken_by(frame: ReplayFrame, seat: int) -> Message:
    """A seat's tricks or points in the deal so far: "4 won", "1 pt"; before the play its total."""
    one, board = frame.view.seats[seat], frame.view.trick_board
    if frame.part in (DealPart.PASS, DealPart.AUCTION):
        return Message("replay-total", total=one.total)
    if one.out:
        return Message("replay-out")
    whole = frame.whole_trick
    is_theirs = whole is None or frame.is_complete or whole.winner != seat  # else the trick is not theirs yet
    if board.counts_tricks:
        return Message("replay-won", tricks=one.tricks if is_theirs else one.tricks - 1)
    points = one.points if is_theirs or whole is None else max(one.points - whole.points, 0)
    return Message("replay-points", points=points)


def decided_by(frame: ReplayFrame, seat: int) -> tuple[Text, ...]:
    """A seat's decisions in a frame other than plays, each in a few words."""
    own = [move for player, move in frame.decisions if player == seat]
    bids = [move for move in own if isinstance(move, moves.Bid)]
    others = (words for move in own for words in _decided(frame.view, seat, move))
    return (*([Joined(tuple(bids), " · ")] if bids else ()), *others)


def _decided(view: View, seat: int, move: moves.Move) -> Iterator[Text]:
    match move:
        case moves.Pass(pieces):
            yield Message("replay-to", who=Seat(receiver_of(view, seat)))
            yield Joined(pieces, " ")
        case moves.Challenge(int(player), trick):
            yield Message("replay-doubts", who=Seat(player), trick=trick)
        case moves.Moon(opponent):
            yield message_for("replay", move, who=Seat(opponent or 0))
        case moves.Bid() | moves.Trump() | moves.Challenge():
            pass
        case _:
            yield did_in_brief(move)


# -- sentences --------------------------------------------------------------------------------------------------------


def sentences_of(frame: ReplayFrame) -> Iterator[Text]:
    """A frame without the hands: each decision and play, and the result."""
    view = frame.view
    if frame.part is DealPart.PASS:
        yield Message("end-sentence", what=Row(_passes(frame), "; "))
        return
    seats = dict.fromkeys(seat for seat, _ in frame.decisions)
    each = [
        Message("labelled", label=Seat(seat), value=Row(decisions))
        for seat in seats
        if (decisions := decided_by(frame, seat))
    ]
    if each:
        yield Message("end-sentence", what=Row(each, "; "))
    if frame.part is DealPart.AUCTION and (trump := trump_of(frame)):
        yield Message("trump-is", suit=trump)
    if frame.part is DealPart.ROUND:
        if isinstance(view.board, TrainsView):
            yield from latest_told(view, len(frame.log))
        else:
            yield from turns_told(view, [event for event in frame.log if not isinstance(event, JoinedTrain)])
        if any(frame.drawn):
            yield Message("replay-drawn", hands=_hands(frame, frame.drawn))
        for seat, own in groupby(frame.turned, key=lambda one: one.seat):
            yield Message("replay-turned", who=Seat(seat), turned=Row(map(turned_up, own), " → "))
    elif frame.part is DealPart.TRICK:
        yield from _trick(frame)
    elif frame.part is DealPart.END:
        yield from _result(view)


def _passes(frame: ReplayFrame) -> Iterator[Message]:
    for seat, move in frame.decisions:
        if isinstance(move, moves.Pass):
            giver, to = Seat(seat), Seat(receiver_of(frame.view, seat))
            yield Message("replay-passed", who=giver, to=to, pieces=Row(move.pieces, " "))


def _trick(frame: ReplayFrame) -> Iterator[Message]:
    trick, view = frame.trick, frame.view
    if trick is None:
        yield Message("replay-nothing")
        return
    for back in view.trick_board.withdrawn:
        if back.trick == frame.number:
            yield Message("replay-took-back", who=Seat(back.seat), piece=back.piece)
    (leader, lead), *others = trick.plays
    has_one_suit = not isinstance(lead.piece, Tile) or trick.led is Suit.CLOSEST  # a card has its own
    suit = "none" if has_one_suit else trick.led
    led = Message("replay-led", who=Seat(leader), piece=lead.piece, suit=suit)
    plays = (play_in_brief(trick, seat) for seat, _ in others)
    yield Message("end-sentence", what=Row((led, *plays)))
    winner = Seat(trick.winner)
    points = 0 if view.trick_board.counts_tricks else trick.points
    yield Message("replay-winner", who=winner, points=points, is_complete=frame.is_complete)


def _result(view: View) -> Iterator[Text]:
    """The result of a deal, from its View as it was scored, or redealt."""
    result = result_of(view, view.deal)
    if result is None:
        yield ending(view).told
        return
    yield happened(view, result)
    yield Message("end-sentence", what=changes(view, result))


def note_of(replay: Replay, deal: int) -> Text:
    """The result of a deal in a line: the points of each side."""
    result = next((result for result in replay.results if result.number == deal), None)
    if result is None:
        return Message("end-redeal")
    return value_text(changes(replay.frames[0].view, result))


def sides_of(view: View) -> Text:
    """The partners: "Side A (Ann and Cleo), Side B (Bo and Dee)."; empty if there are none."""
    return Message("end-sentence", what=Row(members(view, it) for it in sides(view))) if view.partners else ""


_NEWEST = (None, 8, 4, 2, 0)  # tiles of each train that are named, as far as there is room; None: all


def alt_frame(frame: ReplayFrame, names: Sequence[str]) -> str:
    """A frame in words: where it is, what was played, what everyone still holds; of its END the deal card has one."""
    lengths = _NEWEST if isinstance(frame.view.board, TrainsView) else _NEWEST[:1]
    return first_that_fits(text for newest in lengths for text in said(_alt(frame, newest), names))


def _alt(frame: ReplayFrame, newest: int | None) -> Iterator[Text | None]:
    view, trump = frame.view, trump_of(frame)
    yield Message("replay-alt", title=view.title, where=where_of(frame))
    if frame.part is not DealPart.AUCTION and trump:
        yield Message("trump-is", suit=trump)
    yield from sentences_of(frame)
    yield sides_of(view)
    if frame.hands:
        yield Message("replay-left", hands=_hands(frame, frame.hands))
    if isinstance(view.board, RowsView):
        yield from rows_sentences(view.rows_board)
    elif isinstance(view.board, LineView):
        yield from (*line_sentences(view.line_board), ends_sentence(view.line_board))
    elif isinstance(view.board, TrainsView) and newest != 0:
        yield from (ends_told(view), trains_told(view, newest))
    elif frame.part is DealPart.TRICK:
        taken = ((Seat(seat.seat), taken_by(frame, seat.seat)) for seat in view.seats)
        yield Message("replay-so-far", taken=Row(Joined((it, what), " ") for it, what in taken))


def _hands(frame: ReplayFrame, hands: Hands) -> Row:
    """Hands by seat; of tiles drawn those that have drawn."""
    held = ((Seat(seat), pieces_of(hand)) for seat, hand in enumerate(hands))
    shown = ((seat, own) for seat, own in held if own or hands is frame.hands)
    return Row((Message("replay-hand", who=who, pieces=Row(own, " "), count=len(own)) for who, own in shown), "; ")


def pieces_of(hand: tuple[PieceView, ...]) -> tuple[Piece, ...]:
    return tuple(shown.piece for shown in hand if shown.piece is not None)
