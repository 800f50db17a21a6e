"""The text with a hand: what can be done now, what was played since, what can be ended. Names come escaped."""

from collections.abc import Iterator
from enum import StrEnum

from bot.message import AllOf, Message, Row, Seat, Text, lines, sentences
from bot.rules.boards import LineView, TricksView
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.moves import Claim, Concede
from bot.rules.view import Ask, Phase, View
from bot.words.draw import ordered_told
from bot.words.line.play import turn_note
from bot.words.line.sentences import redealt_told
from bot.words.names import PASSED
from bot.words.news import NO_NEWS, News
from bot.words.seat.headline import waiting
from bot.words.seat.since import dotted, since_parts
from bot.words.surfaces import full_sentences
from bot.words.terms import as_sentence
from bot.words.tricks.before_play import chosen_to_pass, newly_received, passed_from, passed_to
from bot.words.tricks.play import BEFORE_PLAY, PLAYING, last_taken, next_seat, own_challenge
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import auction_told, challenge_told, own_trick, play_told


class Telling(StrEnum):
    """The length of a hand's message: some lines beside its picture, one line beside it, or everything without one."""

    SHORT = ""
    LINE = "picture"
    FULL = "text"


def hand_text(view: View, where: Text, how: Telling = Telling.SHORT, news: News = NO_NEWS) -> Text:
    """The message with a hand: what to do now or whose turn comes before, what was played since, what can be ended.
    `where` is the channel. In full it says all that the picture would show.
    """
    first = _asked(view, view.ask, where) if view.ask is not None else _waiting(view, where, news)
    if how is Telling.LINE:
        return first
    if how is Telling.FULL:
        return lines(first, *full_sentences(view, news), _claims(view))
    own = own_challenge(view) if isinstance(view.board, TricksView) else None
    challenge = challenge_told(view, own) if own is not None else None
    return lines(first, *_since(view), challenge, _claims(view))


def _asked(view: View, ask: Ask, where: Text) -> Text:
    """The player's next step: "**Your turn** in #games: follow 4s."."""
    if view.phase is Phase.PASS:
        chosen, to = chosen_to_pass(view), Seat(passed_to(view))
        if chosen:
            return Message("hand-passed", pieces=AllOf(chosen), who=to)
        return Message("hand-pass", count=ask.pick, who=to)
    if isinstance(view.board, LineView):
        return Message("hand-turn", phase=view.phase, where=where, who="", ask=turn_note(view))
    return Message("hand-turn", phase=view.phase, where=where, who=Seat(next_seat(view)), ask=ask.prompt)


def _waiting(view: View, where: Text, news: News) -> Text:
    """The state while others act, as the picture shows it."""
    if not isinstance(view.board, LineView) and view.phase not in (*BEFORE_PLAY, *PLAYING):
        return Message("hand-wait", where=where)
    title, more = waiting(view, news)
    trick = view.trick_board.on_table if isinstance(view.board, TricksView) else None
    if trick is not None and _has_led(view):
        title = play_told(trick, trick.leader)
    return sentences(Message("hand-waiting", what=title, where=where), as_sentence(more))


def _has_led(view: View) -> bool:
    """Whether nothing lies there but what the viewer has led."""
    return view.ask is None and [seat for seat, _ in view.trick_board.current_plays] == [view.viewer]


def _since(view: View) -> Iterator[Text | None]:
    """The others' turns since: bids, pieces passed to the viewer, a lead left to them, plays."""
    if not isinstance(view.board, LineView) and view.phase is Phase.BID:
        is_own = [seat for seat, _ in view.trick_board.auction] == [view.viewer] and view.ask is None
        yield _received(view)
        yield None if is_own else auction_told(view)
    elif isinstance(view.board, LineView):
        yield redealt_told(view)
        yield dotted(since_parts(view)) if view.ask is not None else None
        yield (
            as_sentence(Message("line-own-drew", tiles=Row(view.line_board.drawn))) if view.line_board.drawn else None
        )
    elif view.phase in PLAYING:
        lead, taken = ordered_told(view), last_taken(view)
        yield _received(view)
        yield as_sentence(lead) if lead is not None else None
        is_own = taken is not None and taken.is_news and taken.winner == view.viewer
        yield dotted((*since_parts(view), *((own_trick(view, taken),) if taken is not None and is_own else ())))


def _received(view: View) -> Message | None:
    """What was passed to the viewer, until they have bid or played."""
    board, received = view.trick_board, newly_received(view)
    has_acted = any(seat == view.viewer for seat, _ in (*board.auction, *board.current_plays))
    if not received or has_acted or board.contract is not None:
        return None
    return Message("hand-received", who=Seat(passed_from(view), PASSED), pieces=AllOf(received))


def _claims(view: View) -> Message | None:
    """Why the deal can be ended now, where the viewer can."""
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim | Concede):
            return Message("hand-claim", button=choice.label, concedes=isinstance(choice.move, Concede))
    return None


def challenge_text(view: View, where: Text) -> Text:
    """Beside the tricks of a deal that goes on: what came of the viewer's last challenge, what can be challenged."""
    own, review = own_challenge(view), review_of(view)
    asked = Message("challenge-ask", where=where, cost=REVOKE_COSTS)
    return lines(
        challenge_told(view, own) if own is not None else None,
        asked if review.challengeable else Message("challenge-none", where=where),
    )
