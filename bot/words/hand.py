"""The text with a hand: the next step, the plays since, and a deal that can be ended. Names come escaped."""

from collections.abc import Iterator
from enum import StrEnum

from bot.message import AllOf, Message, Row, Seat, Text, capitalized, lines, sentences
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.moves import Claim, Concede
from bot.rules.view import Ask, Phase, View
from bot.words.draw import ordered_told
from bot.words.line.sentences import redealt_told
from bot.words.names import PASSED
from bot.words.news import NO_NEWS, News
from bot.words.surfaces import full_sentences
from bot.words.terms import as_sentence, dotted
from bot.words.tricks.play import BEFORE_PLAY, PLAYING, chosen_to_pass, left_neighbour, own_challenge, passed_to
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import auction_told, challenge_told, own_trick, play_told, received_told
from bot.words.turn import since_parts, turn_note, waiting_title


class Telling(StrEnum):
    """The length of a hand's message: some lines beside its picture, one line beside it, or everything without one."""

    SHORT = ""
    LINE = "picture"
    FULL = "text"


def hand_text(view: View, where: Text, how: Telling = Telling.SHORT, news: News = NO_NEWS) -> Text:
    """The message with a hand: the viewer's next step or the turn of another, the plays since, a deal that can be
    ended. `where` is the channel. In full it has everything the picture would show.
    """
    first = _waiting(view, where, news) if view.ask is None else _asked(view, view.ask, where)
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
    if isinstance(view.board, LineView | TrainsView):
        return Message("hand-turn", phase=view.phase, where=where, who="", ask=turn_note(view))
    return Message("hand-turn", phase=view.phase, where=where, who=Seat(left_neighbour(view)), ask=ask.prompt)


def _waiting(view: View, where: Text, news: News) -> Text:
    """The state while others act, as the picture shows it."""
    if not isinstance(view.board, LineView | TrainsView) and view.phase not in (*BEFORE_PLAY, *PLAYING):
        return Message("hand-wait", where=where)
    title, more = waiting_title(view, news)
    trick = view.trick_board.current_trick if isinstance(view.board, TricksView) else None
    if trick is not None and [seat for seat, _ in trick.plays] == [view.viewer]:  # they have led
        title = play_told(trick, trick.leader)
    return sentences(Message("hand-waiting", what=title, where=where), as_sentence(more))


def _since(view: View) -> Iterator[Text | None]:
    """The others' turns since: bids, pieces passed to the viewer, a lead left to them, plays."""
    if isinstance(view.board, LineView):
        drawn = view.line_board.drawn
        yield redealt_told(view)
        yield dotted(*since_parts(view)) if view.ask is not None else None
        yield as_sentence(Message("line-own-drew", tiles=Row(drawn))) if drawn else None
    elif isinstance(view.board, TrainsView):
        yield capitalized(dotted(*since_parts(view)))
    elif view.phase is Phase.BID:
        is_own = [seat for seat, _ in view.trick_board.auction] == [view.viewer] and view.ask is None
        yield _received(view)
        yield None if is_own else auction_told(view)
    elif view.phase in PLAYING:
        lead, own = ordered_told(view), own_trick(view)
        yield _received(view)
        yield as_sentence(lead) if lead is not None else None
        yield dotted(*since_parts(view), *([own] if own is not None else ()))


def _received(view: View) -> Message | None:
    """The pieces passed to the viewer, until they have bid or played."""
    board = view.trick_board
    has_acted = any(seat == view.viewer for seat, _ in (*board.auction, *board.current_plays))
    return None if has_acted or board.contract is not None else received_told(view, PASSED)


def _claims(view: View) -> Message | None:
    """The offer to end the deal, and its reason."""
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim | Concede):
            return Message("hand-claim", button=choice.label, concedes=isinstance(choice.move, Concede))
    return None


def challenge_text(view: View, where: Text) -> Text:
    """Beside the tricks of a deal that goes on: the verdict on the viewer's last challenge, and the next challenge."""
    own = own_challenge(view)
    challenge = Message("challenge-ask", where=where, cost=REVOKE_COSTS)
    return lines(
        challenge_told(view, own) if own is not None else None,
        challenge if review_of(view).challengeable else Message("challenge-none", where=where),
    )
