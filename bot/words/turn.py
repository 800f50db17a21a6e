"""Turns: the player to act, as a title and in sentences; and the others' turns since the viewer's last."""

from collections.abc import Iterator
from itertools import groupby
from typing import Literal

from bot.message import AllOf, AnyOf, Message, Seat, Signed, Text, sentences
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView, TrickView
from bot.rules.copies import once
from bot.rules.events import Drew, JoinedTrain, Knocked, Laid
from bot.rules.pieces import Tile, half
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.draw import first_lead, ordered_told
from bot.words.line.play import must_open_again, pass_bonuses, turn_told, turns_of
from bot.words.news import NO_NEWS, News
from bot.words.rows import turn_state
from bot.words.sides import winners
from bot.words.terms import as_sentence, deal_name, dotted, side_name
from bot.words.trains import play as trains
from bot.words.tricks.moon import moon_shot
from bot.words.tricks.play import BEFORE_PLAY, chosen_to_pass, left_neighbour, own_play, passed_to, seat_before
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import auction_told, play_in_brief, trump_told, winning_bid

# -- to everyone -------------------------------------------------------------------------------------------------------


def whose_turn(view: View, form: Literal["", "sentence"] = "") -> Message:
    """The turn outside of trick games: "Your turn", "Cleo plays", "Ivory turns again".

    The sentence about a line or trains mentions the player, with the numbers to play on. Raises IndexError if the deal
    is over.
    """
    acting = view.to_act[0]
    if isinstance(view.board, RowsView):
        return Message("rows-turn.alt" if form else "rows-turn", who=Seat(acting), state=turn_state(view))
    if not form:
        opens = isinstance(view.board, LineView) and not view.line_board.ends
        return Message("line-turn", who=Seat(acting), opens=opens)
    if isinstance(view.board, TrainsView):
        return trains.turn_told(view)
    if must_open_again(view):
        opening = Message("line-opens", who=Seat(acting, how="mention"), tile=Message("line-opens-double"))
        return as_sentence(opening)
    numbers = AnyOf(map(half, view.line_board.numbers))
    return Message("line-turn.sentence", who=Seat(acting, how="mention"), numbers=numbers if numbers.items else "none")


@once
def turn_text(view: View) -> Text | None:
    """The next step of the match, with a mention of its player; None where the match is over."""
    to_act = view.to_act
    if not to_act:
        return None
    acting, phase, lead = to_act[0], view.phase, first_lead(view)
    who = Seat(acting, how="mention") if len(to_act) == 1 else AllOf(map(Seat, to_act))
    if phase is Phase.PASS:
        ready, direction = sum(seat.ready for seat in view.seats), view.trick_board.pass_direction
        return sentences(
            Message("table-passing", direction=direction, ready=ready, seats=len(view.seats)),
            Message("table-waiting", who=who) if ready else None,
        )
    if (ordered := ordered_told(view, mention=True)) is not None:
        return as_sentence(ordered)
    if lead is not None:
        return Message("table-opening", who=who, other=Seat(lead.neighbour, how="name"))
    if isinstance(view.board, LineView | TrainsView):
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
    """True if the viewer is asked for something and has not chosen yet."""
    return view.ask is not None and view.ask.made is None


def turn_sentence(view: View, news: News = NO_NEWS) -> Text:
    """The title as a sentence or two: "Your turn: follow 4s.", "You played 7-4. You play after Pip."."""
    if is_acting(view) and view.phase not in (Phase.REVIEW, Phase.MOON):
        return Message("seat-your-turn.sentence", ask=_asked(view))
    title, more = turn_title(view, news)
    return sentences(as_sentence(title), as_sentence(more) if more else None)


@once
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
    if isinstance(view.board, LineView | TrainsView):
        return turn_note(view)
    who = Seat(passed_to(view) if view.phase is Phase.PASS else left_neighbour(view))
    return Message("seat-ask", phase=view.phase, who=who, count=view.ask.pick, ask=view.ask.prompt)


def turn_note(view: View) -> Text:
    """The numbers the viewer can play on at a line, "play on 6 or 4"; for others the game and the deal. At trains the
    double to be covered, if there is one; for others the round.
    """
    if isinstance(view.board, TrainsView):
        return trains.asked(view) if view.ask is not None else trains.turn_addition(view)
    if view.ask is None:
        return dotted(view.title, deal_name(view, view.deal))
    tiles = [shown.piece for shown in view.hand if shown.legal and isinstance(shown.piece, Tile)]
    numbers = [number for number in view.line_board.numbers if any(number in tile for tile in tiles)]
    return Message("prompt-play-on", numbers=AnyOf(map(half, numbers))) if numbers else view.ask.prompt


@once
def waiting_title(view: View, news: News = NO_NEWS) -> tuple[Message, Message]:
    """A title and an addition while others act. The next play makes neither false."""
    after = Message("seat-after", who=Seat(seat_before(view)))
    if view.winners is not None:
        won = AllOf(side_name(view, side.number) for side in winners(view))
        return Message("seat-over"), Message("seat-winners", who=won)
    if isinstance(view.board, LineView | TrainsView):
        return _own_turn(view, view.board, news), after
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
        return winning_bid(contract), Message("seat-next", phase=view.phase)
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


def _own_turn(view: View, board: LineView | TrainsView, news: News) -> Message:
    """The viewer's last turn: "You played 6-4", "You passed"; "Waiting" before it, and for a bystander."""
    match next((event for event in reversed(board.log) if event.seat == view.viewer), None):
        case Laid(tile=tile) | JoinedTrain(tile=tile) if news.is_own(view, tile):
            return Message("seat-played", piece=tile)
        case Knocked():
            return Message("seat-you-passed")
        case _:
            return Message("seat-waiting")


# -- the turns since ---------------------------------------------------------------------------------------------------


def since_parts(view: View) -> tuple[Text, ...]:
    """The others' turns since the viewer's last play, the oldest first: "Pip 6-1", "Dot passed", "Ivory 2-1"."""
    if isinstance(view.board, LineView):
        return tuple(_turns(view))
    if isinstance(view.board, TrainsView):
        return tuple(trains.since_parts(view))
    return tuple(_plays(view)) if isinstance(view.board, TricksView) else ()


def _turns(view: View) -> Iterator[Message]:
    """Each play, draw and pass on a line, passes in a row together. The viewer sees their own draw elsewhere."""
    board, bonuses = view.line_board, pass_bonuses(view.line_board)
    log = board.since_play_of(view.viewer)
    if board.drawn and log and isinstance(log[-1], Drew):
        log = log[:-1]
    for passes, group in groupby(turns_of(log), key=lambda turn: isinstance(turn[1][0], Knocked) and not bonuses):
        turns = [*group]
        if passes and len(turns) > 1:
            yield Message("line-passed", who=AllOf(Seat(seat) for seat, _ in turns))
            continue
        for seat, events in turns:
            first, last = events[0], events[-1]
            if isinstance(last, Laid):
                drew = first.count if isinstance(first, Drew) else 0
                yield Message("since-play", who=Seat(seat, last.tile), piece=last.tile, points=last.points, drew=drew)
            elif bonuses and last is board.since_last_laid[1]:
                yield Message("line-first-pass", who=Seat(seat), points=Signed(sum(bonus.points for bonus in bonuses)))
            else:
                yield turn_told(seat, events, in_brief=True)


def _plays(view: View) -> Iterator[Message]:
    """The rest of the last trick after the viewer's play, and its winner; then the trick being played."""
    current = view.trick_board.current_trick
    if current is None or current.by(view.viewer) is None:
        yield from rest_of_last_trick(view)
    if current is not None:
        yield from _after_viewer(view, current)


def rest_of_last_trick(view: View, *, and_winner: bool = True) -> Iterator[Message]:
    """The plays to the last trick after the viewer's, with or without that of its winner."""
    for trick in view.trick_board.finished[-1:]:
        yield from _after_viewer(view, trick, trick.winner, and_winner=and_winner)


def _after_viewer(
    view: View, trick: TrickView, winner: int | None = None, *, and_winner: bool = True
) -> Iterator[Message]:
    """The plays after the viewer's; all where they have played none."""
    seats = [seat for seat, _ in trick.plays]
    for seat in seats[seats.index(view.viewer) + 1 if view.viewer in seats else 0 :]:
        if seat != winner or and_winner:
            yield play_in_brief(trick, seat, won=seat == winner)
