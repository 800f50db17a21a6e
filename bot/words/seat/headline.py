"""The header of a seat picture: what now, in one sentence, and the pills beside it."""

from enum import Enum
from typing import NamedTuple

from bot.message import AllOf, Message, Seat, Text, sentences, value_text
from bot.rules.boards import Contract, LineView
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.line.play import turn_note, waiting_title
from bot.words.news import NO_NEWS, News
from bot.words.sides import sides, total_now, winners
from bot.words.speaker import SUITS, bid_message
from bot.words.terms import as_sentence, goal, side_name
from bot.words.tricks.before_play import chosen_to_pass, is_without_trump, passed_to
from bot.words.tricks.moon import moon_shot
from bot.words.tricks.play import BEFORE_PLAY, next_seat, own_play, seat_before
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import doubles_rank

_YOUR_TURN = Message("seat-your-turn")


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
    """A title ("Your turn"), what goes with it ("follow 4s"), `brief` where that finds no room, and the pills."""

    title: Text
    more: Text
    is_acting: bool
    pills: tuple[Pill, ...] = ()
    brief: Text = ""


def headline(view: View, news: News = NO_NEWS) -> Headline:
    """The header of the view's own seat."""
    acting = is_acting(view)
    brief = Message("seat-ask-bid") if acting and view.phase is Phase.BID else ""  # there may be many bids
    return Headline(*_title(view, news, acting=acting), acting, tuple(_pills(view)), brief)


def is_acting(view: View) -> bool:
    """Whether the viewer is asked for something that they have not chosen yet."""
    return view.ask is not None and view.ask.made is None


def turn_sentence(view: View, news: News = NO_NEWS) -> Text:
    """The header as a sentence or two: "Your turn: follow 4s.", "You played 7-4. You play after Pip."."""
    acting = is_acting(view)
    if acting and view.phase not in (Phase.REVIEW, Phase.MOON):
        return Message("seat-your-turn.sentence", ask=_asked(view))
    title, more = _title(view, news, acting=acting)
    return sentences(as_sentence(title), as_sentence(more) if more else None)


def _title(view: View, news: News, *, acting: bool) -> tuple[Message, Text]:
    if view.phase is Phase.REVIEW:
        return _review(view)
    if view.phase is Phase.MOON:
        shot = moon_shot(view)
        return Message("end-moon", who=Seat(shot.shooter)), Message("seat-moon-points", points=shot.points)
    return (_YOUR_TURN, _asked(view)) if acting else waiting(view, news)


def _review(view: View) -> tuple[Message, Text]:
    review = review_of(view)
    if not review.is_complete or review.verdict is None:  # the bar says what is asked
        return Message("seat-review" if review.is_complete else "seat-review-so-far"), ""
    return Message("seat-review"), Message("prompt-review" if review.is_asked else "seat-review-accepted")


def _asked(view: View) -> Text:
    if view.ask is None:
        return ""
    if isinstance(view.board, LineView):
        return turn_note(view)
    other = passed_to(view) if view.phase is Phase.PASS else next_seat(view)
    called, count = Seat(other), view.ask.pick
    return Message("seat-ask", phase=view.phase, who=called, count=count, ask=view.ask.prompt)


def waiting(view: View, news: News = NO_NEWS) -> tuple[Message, Message]:
    """A title and an addition while others act. The next play makes neither false."""
    after = Message("seat-after", who=Seat(seat_before(view)))
    if view.winners is not None:
        won = AllOf(side_name(view, side.number) for side in winners(view))
        return Message("seat-over"), Message("seat-winners", who=won)
    if isinstance(view.board, LineView):
        return waiting_title(view, news), after
    board, contract, played = view.trick_board, view.trick_board.contract, own_play(view)
    if view.phase is Phase.PASS:
        chosen = len(chosen_to_pass(view))
        return Message("seat-ready"), Message("seat-passed", count=chosen, who=Seat(passed_to(view)))
    if view.phase is Phase.BID:
        bid = view.seats[view.viewer].bid if view.viewer is not None else None
        if bid is None or not news.is_own(view, bid):
            return Message("seat-bidding"), after
        return Message("seat-you-passed") if bid == PASS else Message("seat-you-bid", bid=bid), after
    if view.phase in BEFORE_PLAY and contract is not None:
        bidder = Seat(contract.seat)
        return Message("seat-bid", who=bidder, bid=contract.bid), Message("seat-next", phase=view.phase)
    if view.viewer is not None and view.seats[view.viewer].out and contract is not None:
        return Message("seat-out"), Message("seat-alone", who=Seat(contract.seat))
    if played is not None and news.is_own(view, played):
        return Message("seat-played", piece=played), after
    if view.to_act or board.complete_trick is not None:
        seat = view.to_act[0] if view.to_act or board.complete_trick is None else board.complete_trick.winner
        title = Message("seat-acts", who=Seat(seat), leads=board.led is None)
        return title, Message("seat-you-next") if seat == seat_before(view) else after  # named once
    return Message("seat-trick", number=board.number) if board.number else Message("seat-waiting"), after


# -- the pills ---------------------------------------------------------------------------------------------------------


def shows_trick(view: View) -> bool:
    """Whether a pill of the header says which trick it is."""
    return bool(view.trick_board.number) and not _of_the_deal(view)


def _pills(view: View) -> list[Pill]:
    if isinstance(view.board, LineView):
        return line_pills(view)
    board, ask = view.trick_board, view.ask
    if view.phase is Phase.REVIEW:
        review = review_of(view)
        if review.is_complete:
            return [Pill(Message("pill-tricks"), str(board.count))]
        return [_trick_pill(len(board.finished), board.count)]
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
    if not (pills := _of_the_deal(view)) and board.number:
        return [_trick_pill(board.number, board.count)]
    return pills


def line_pills(view: View) -> list[Pill]:
    """The totals of both sides, or what is left in a boneyard that is drawn from."""
    if view.partners:
        return [Pill(side.letter, str(total_now(view, side.number)), side=side.number) for side in sides(view)]
    board = view.line_board
    return [Pill(Message("pill-boneyard"), str(board.boneyard))] if board.draws else []


def _trick_pill(number: int, count: int) -> Pill:
    return Pill(Message("pill-trick"), Message("seat-of", number=number, count=count))


def _bid_pill(view: View, contract: Contract, own: str) -> Pill:
    """Whose contract it is, and what was bid."""
    label = Message(own) if contract.seat == view.viewer else value_text(Seat(contract.seat, how="name"))
    return Pill(label, bid_message(contract.bid), Look.GOLD)


def _of_the_deal(view: View) -> list[Pill]:
    """What was led, and what the deal is played under."""
    board, contract, pills = view.trick_board, view.trick_board.contract, list[Pill]()
    is_special = contract is not None and contract.bid.counts_tricks
    if board.led is not None and board.led is not Suit.CLOSEST:
        pills.append(Pill(Message("pill-led"), Message(SUITS[board.led]), Look.LIGHT))
    if board.doubles is not None:
        label = "" if is_special else Message("no-trump")
        pills.append(Pill(label, Message("pill-doubles", rank=doubles_rank(board.doubles))))
    if contract is not None and is_special:
        pills.append(_bid_pill(view, contract, "pill-you"))
    elif board.trump is not None:
        pills.append(Pill(Message("pill-trump"), Message(SUITS[board.trump]), Look.GOLD, starred=True))
    elif board.doubles is None and is_without_trump(view):
        pills.append(Pill("", Message("no-trump")))
    return pills
