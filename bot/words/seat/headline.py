"""The header of a seat picture: whose turn it is, and the pills beside that."""

from enum import Enum
from typing import NamedTuple

from bot.message import Message, Seat, Text, value_text
from bot.rules.boards import Contract, LineView, TrainsView
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.news import NO_NEWS, News
from bot.words.sides import sides
from bot.words.speaker import SUITS, bid_message
from bot.words.terms import goal
from bot.words.tricks.play import BEFORE_PLAY, chosen_to_pass, is_without_trump
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import doubles_rank
from bot.words.turn import is_acting, turn_title


class Look(Enum):
    """The colours of a pill."""

    LIGHT = "light"  # the suit led
    GOLD = "gold"
    DARK = "dark"


class Pill(NamedTuple):
    """A pill of the header: a label, or the mark of a `side` in its place, if any; a value; a star before them."""

    label: Text
    value: Text
    look: Look = Look.DARK
    starred: bool = False
    side: int | None = None


class Headline(NamedTuple):
    """A title ("Your turn"), an addition ("follow 4s"), `brief` to replace it where room is short, and the pills."""

    title: Text
    more: Text
    is_acting: bool
    pills: tuple[Pill, ...] = ()
    brief: Text = ""


def headline(view: View, news: News = NO_NEWS) -> Headline:
    """The header of the view's own seat."""
    acting = is_acting(view)
    brief = Message("seat-ask-bid") if acting and view.phase is Phase.BID else ""  # there may be many bids
    return Headline(*turn_title(view, news), acting, tuple(_pills(view)), brief)


def shows_trick(view: View) -> bool:
    """True if a pill of the header shows the number of the trick."""
    return bool(view.trick_board.number) and not _of_the_deal(view)


def _pills(view: View) -> list[Pill]:
    if isinstance(view.board, LineView | TrainsView):
        return line_pills(view)
    board, ask = view.trick_board, view.ask
    if view.phase is Phase.REVIEW:
        finished = len(board.finished)
        is_complete = review_of(view).is_complete
        return [Pill(Message("pill-tricks"), str(board.count)) if is_complete else _trick_pill(finished, board.count)]
    if view.phase is Phase.MOON or view.winners is not None or (view.phase is Phase.PASS and ask is None):
        return []
    if view.phase is Phase.PASS and ask is not None:
        chosen = len(chosen_to_pass(view))
        look = Look.GOLD if chosen == ask.pick else Look.DARK
        return [Pill(Message("pill-chosen"), Message("seat-of", number=chosen, count=ask.pick), look)]
    if view.phase is Phase.BID:
        return [Pill("", goal(view))]
    if view.phase in BEFORE_PLAY:
        # A plunge hands the naming of trump to the bidder's partner.
        return [_bid_pill(view, board.contract, "pill-your-bid")] if ask is not None and board.contract else []
    return _of_the_deal(view) or ([_trick_pill(board.number, board.count)] if board.number else [])


def line_pills(view: View) -> list[Pill]:
    """The totals of both sides, or the tiles left in a boneyard that players draw from."""
    if view.partners:
        return [Pill(side.letter, str(side.now), side=side.number) for side in sides(view)]
    board = view.train_board if isinstance(view.board, TrainsView) else view.line_board
    draws = isinstance(board, TrainsView) or board.draws
    return [Pill(Message("pill-boneyard"), str(board.boneyard))] if draws else []


def _trick_pill(number: int, count: int) -> Pill:
    return Pill(Message("pill-trick"), Message("seat-of", number=number, count=count))


def _bid_pill(view: View, contract: Contract, own: str) -> Pill:
    """The bidder and the bid of a contract; `own` is the label for the viewer's."""
    label = Message(own) if contract.seat == view.viewer else value_text(Seat(contract.seat, how="name"))
    return Pill(label, bid_message(contract.bid), Look.GOLD)


def trump_pill(trump: Text, *, starred: bool = True) -> Pill:
    """The trump suit, or "none"."""
    return Pill(Message("pill-trump"), trump, Look.GOLD, starred)


def led_pill(led: Suit) -> Pill:
    """The suit led."""
    return Pill(Message("pill-led"), Message(SUITS[led]), Look.LIGHT)


def _of_the_deal(view: View) -> list[Pill]:
    """The suit led, the rank of the doubles, and the contract or trump."""
    board, contract, pills = view.trick_board, view.trick_board.contract, list[Pill]()
    is_special = contract is not None and contract.bid.counts_tricks
    if board.led is not None and board.led is not Suit.CLOSEST:
        pills.append(led_pill(board.led))
    if board.doubles is not None:
        label = "" if is_special else Message("no-trump")
        pills.append(Pill(label, Message("pill-doubles", rank=doubles_rank(board.doubles))))
    if contract is not None and is_special:
        pills.append(_bid_pill(view, contract, "pill-you"))
    elif board.trump is not None:
        pills.append(trump_pill(Message(SUITS[board.trump])))
    elif board.doubles is None and is_without_trump(view):
        pills.append(Pill("", Message("no-trump")))
    return pills
