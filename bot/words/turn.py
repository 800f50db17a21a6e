"""Whose turn it is, and what that player is asked: as a title, as a sentence, and in the text of a table."""

from typing import Literal

from bot.message import AllOf, AnyOf, Joined, Message, Seat, Text, sentences
from bot.rules.boards import LineView, RowsView, TricksView
from bot.rules.events import Knocked, Laid
from bot.rules.pieces import Tile, half
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.draw import first_lead
from bot.words.news import NO_NEWS, News
from bot.words.rows import turn_state
from bot.words.sides import winners
from bot.words.terms import as_sentence, deal_name, side_name
from bot.words.tricks.before_play import chosen_to_pass, passed_to
from bot.words.tricks.moon import moon_shot
from bot.words.tricks.play import BEFORE_PLAY, left_neighbour, own_play, seat_before
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import auction_told, trump_told

# -- to everyone -------------------------------------------------------------------------------------------------------


def whose_turn(view: View, form: Literal["", "sentence"] = "") -> Message:
    """Whose turn it is at a line or at rows: "Your turn", "Cleo plays", "Ivory turns again".

    The sentence about a line mentions the player, with the numbers to play on. Raises IndexError if the deal is over.
    """
    acting = view.to_act[0]
    if isinstance(view.board, RowsView):
        return Message("rows-turn.alt" if form else "rows-turn", who=Seat(acting), state=turn_state(view))
    if not form:
        return Message("line-turn", who=Seat(acting), opens=not view.line_board.ends)
    numbers = AnyOf(map(half, view.line_board.numbers))
    return Message("line-turn.sentence", who=Seat(acting, how="mention"), numbers=numbers if numbers.items else "none")


def turn_text(view: View) -> Text | None:
    """The next step of the match, with a mention of its player; None where the match is over."""
    if not view.to_act:
        return None
    acting, phase, lead = view.to_act[0], view.phase, first_lead(view)
    who = Seat(acting, how="mention") if len(view.to_act) == 1 else AllOf(map(Seat, view.to_act))
    if phase is Phase.PASS:
        ready, direction = sum(seat.ready for seat in view.seats), view.trick_board.pass_direction
        return sentences(
            Message("table-passing", direction=direction, ready=ready, seats=len(view.seats)),
            Message("table-waiting", who=who) if ready else None,
        )
    if lead is not None and lead.is_ordered:
        return as_sentence(Message("band-lets", who=Seat(lead.first, how="name"), other=who))
    if lead is not None:
        return Message("table-opening", who=who, other=Seat(lead.neighbour, how="name"))
    if isinstance(view.board, LineView):
        return whose_turn(view, "sentence")
    if not isinstance(view.board, TricksView) or phase is Phase.BID:
        asked = Message("table-asked", who=who, ask=view.prompt) if view.prompt else Message("table-waiting", who=who)
        return sentences(asked, auction_told(view))
    contract = view.trick_board.contract
    if phase is Phase.PLAY:
        is_sevens = contract is not None and contract.bid.sevens
        suit = "closest" if is_sevens else view.trick_board.led or "none"
        return sentences(Message("table-play", who=who, suit=suit), trump_told(view))
    if contract is not None and phase is Phase.TRUMP and contract.seat != acting:  # a plunge or a splash
        return Message("table-partner-trump", bidder=Seat(contract.seat), bid=contract.bid, who=who)
    return Message("table-asks", phase=phase, who=who, bid=contract.bid if contract is not None else "")


# -- to a seat ---------------------------------------------------------------------------------------------------------


def is_acting(view: View) -> bool:
    """Whether the viewer is asked for something and has not chosen yet."""
    return view.ask is not None and view.ask.made is None


def turn_sentence(view: View, news: News = NO_NEWS) -> Text:
    """The title as a sentence or two: "Your turn: follow 4s.", "You played 7-4. You play after Pip."."""
    if is_acting(view) and view.phase not in (Phase.REVIEW, Phase.MOON):
        return Message("seat-your-turn.sentence", ask=_asked(view))
    title, more = turn_title(view, news)
    return sentences(as_sentence(title), as_sentence(more) if more else None)


def turn_title(view: View, news: News = NO_NEWS) -> tuple[Message, Text]:
    """A title for the viewer and an addition to it: ("Your turn", "follow 4s")."""
    if view.phase is Phase.REVIEW:
        review = review_of(view)
        if not review.is_complete or review.verdict is None:  # the bar says what is asked
            return Message("seat-review" if review.is_complete else "seat-review-so-far"), ""
        return Message("seat-review"), Message("prompt-review" if review.is_asked else "seat-review-accepted")
    if view.phase is Phase.MOON:
        shot = moon_shot(view)
        return Message("end-moon", who=Seat(shot.shooter)), Message("seat-moon-points", points=shot.points)
    return (Message("seat-your-turn"), _asked(view)) if is_acting(view) else waiting_title(view, news)


def _asked(view: View) -> Text:
    if view.ask is None:
        return ""
    if isinstance(view.board, LineView):
        return turn_note(view)
    who = Seat(passed_to(view) if view.phase is Phase.PASS else left_neighbour(view))
    return Message("seat-ask", phase=view.phase, who=who, count=view.ask.pick, ask=view.ask.prompt)


def turn_note(view: View) -> Text:
    """The numbers the viewer can play on at a line, "play on 6 or 4"; for others the game and the deal."""
    if view.ask is None:
        return Joined((view.title, deal_name(view, view.deal)), " · ")
    tiles = [shown.piece for shown in view.hand if shown.legal and isinstance(shown.piece, Tile)]
    numbers = [number for number in view.line_board.numbers if any(number in tile for tile in tiles)]
    return Message("prompt-play-on", numbers=AnyOf(map(half, numbers))) if numbers else view.ask.prompt


def waiting_title(view: View, news: News = NO_NEWS) -> tuple[Message, Message]:
    """A title and an addition while others act. The next play makes neither false."""
    after = Message("seat-after", who=Seat(seat_before(view)))
    if view.winners is not None:
        won = AllOf(side_name(view, side.number) for side in winners(view))
        return Message("seat-over"), Message("seat-winners", who=won)
    if isinstance(view.board, LineView):
        return _own_turn(view, news), after
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
    complete = board.complete_trick
    acting = view.to_act[0] if view.to_act else complete.winner if complete is not None else None
    if acting is not None:
        title = Message("seat-acts", who=Seat(acting), leads=board.led is None)
        return title, Message("seat-you-next") if acting == seat_before(view) else after  # named once
    return Message("seat-trick", number=board.number) if board.number else Message("seat-waiting"), after


def _own_turn(view: View, news: News) -> Message:
    """The viewer's last turn at a line: "You played 6-4", "You passed"; "Waiting" before it, and for a bystander."""
    match next((event for event in reversed(view.line_board.log) if event.seat == view.viewer), None):
        case Laid(tile=tile) if news.is_own(view, tile):
            return Message("seat-played", piece=tile)
        case Knocked():
            return Message("seat-you-passed")
        case _:
            return Message("seat-waiting")
