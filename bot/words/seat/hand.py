"""The text beside a hand: what was just won, what can be done now, what lies there. Callers pass escaped names."""

from collections.abc import Iterator

from bot.message import AllOf, AnyOf, Message, Row, Text, lines, sentences
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.moves import Claim, Concede
from bot.rules.pieces import Card
from bot.rules.view import Ask, Phase, View
from bot.words.chain.play import turn_note
from bot.words.chain.sentences import ends_sentence, playable_told, since_told
from bot.words.draw import ordered_told
from bot.words.names import Namer
from bot.words.seat.band import last_trick, own_trick_now
from bot.words.seat.headline import waiting
from bot.words.terms import who
from bot.words.tricks.before_play import chosen_to_pass, newly_received, next_seat, passed_from, passed_to
from bot.words.tricks.play import BEFORE_PLAY, PLAYING, last_taken, own_challenge
from bot.words.tricks.review import review_of
from bot.words.tricks.sentences import auction_told, challenge_told, contract_told, play_told, trick_told, trump_told


def hand_text(view: View, name: Namer, where: Text) -> Text:
    """The message with a hand: what was just won, what to do now or whose turn comes before. `where` is the channel."""
    if view.chain is not None:
        return lines(*_chain(view, name, where))
    won, own = own_trick_now(view), own_challenge(view)
    return lines(
        Message("hand-won", won=won) if won else None,
        _asked(view, view.ask, name, where) if view.ask is not None else _waiting(view, name, where),
        *_what_lies_there(view, name, is_told=bool(won)),
        challenge_told(view, own, name) if own is not None else None,
        _claims(view),
    )


def _asked(view: View, ask: Ask, name: Namer, where: Text) -> Text:
    """What the player is to do: "**Your turn** in #games: follow 4s. Trump: 2s."."""
    if view.phase is Phase.PASS:
        chosen, to = chosen_to_pass(view), who(view, passed_to(view), name)
        if chosen:
            return Message("hand-passed", pieces=AllOf(chosen), who=to)
        return Message("hand-pass", count=ask.pick, cards=isinstance(view.hand[0].piece, Card), who=to)
    neighbour = who(view, next_seat(view), name)
    turn = Message("hand-turn", phase=view.phase, where=where, who=neighbour, ask=ask.prompt)
    return sentences(turn, trump_told(view))


def _waiting(view: View, name: Namer, where: Text) -> Text:
    """What is true while others act, as the picture shows it; before the first trick also the contract and trump."""
    if view.phase not in (*BEFORE_PLAY, *PLAYING):
        return Message("hand-wait", where=where)
    (title, more), trick = waiting(view, name), view.trick_board.on_table
    if trick is not None and _has_led(view):
        title = play_told(view, trick, trick.leader, name)
    terms = (contract_told(view, name), trump_told(view)) if trick is None and view.phase is Phase.PLAY else ()
    return sentences(Message("hand-waiting", what=title, where=where), *terms, more.attribute("sentence"))


def _chain(view: View, name: Namer, where: Text) -> Iterator[Text]:
    """The same where a line is played to: what can be played to which end, what was played last."""
    if view.ask is None:
        title, more = waiting(view, name)
        yield sentences(Message("hand-waiting", what=title, where=where), more.attribute("sentence"))
        if view.chain_board.drawn:
            yield Message("chain-told-drew", tiles=Row(view.chain_board.drawn))
        return
    yield Message("hand-turn", phase=view.phase, where=where, who="", ask=turn_note(view))
    if view.chain_board.log:
        yield since_told(view, name)
        yield ends_sentence(view.chain_board)
    if view.chain_board.ends:
        yield Message("chain-can-play", tiles=playable_told(view))


def _has_led(view: View) -> bool:
    """Whether nothing lies there but what the viewer has led."""
    return view.ask is None and [seat for seat, _ in view.trick_board.current_plays] == [view.viewer]


def _what_lies_there(view: View, name: Namer, *, is_told: bool) -> tuple[Text | None, ...]:
    """The trick in codes and what can be played to it; while bidding the bids; else the winner of the last trick,
    unless `is_told`.

    Before the first trick the pieces passed to the viewer, and who made them lead.
    """
    board, taken, lead = view.trick_board, last_taken(view), ordered_told(view, name)
    if view.phase is Phase.BID:
        is_own = [seat for seat, _ in board.auction] == [view.viewer] and view.ask is None
        return _received(view, name), None if is_own else auction_told(view, name)
    if view.phase not in PLAYING:
        return ()
    lies = trick_told(view, name) if board.led is not None and not _has_led(view) else None
    if lies is None and not is_told and taken is not None:
        lies = last_trick(view, name, taken).attribute("sentence")
    playable = [shown.piece for shown in view.hand if shown.legal] if view.ask is not None else []
    now = sentences(lies, Message("hand-playable", pieces=AnyOf(playable)) if playable else None)
    return _received(view, name), Message("seat-sentence", text=lead) if lead is not None else None, now


def _received(view: View, name: Namer) -> Message | None:
    """What was passed to the viewer, until they have bid or played."""
    board, received = view.trick_board, newly_received(view)
    has_acted = any(seat == view.viewer for seat, _ in (*board.auction, *board.current_plays))
    if not received or has_acted or board.contract is not None:
        return None
    return Message("hand-received", who=who(view, passed_from(view), name), pieces=AllOf(received))


def _claims(view: View) -> Message | None:
    """Why the deal can be ended now, where the viewer can."""
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim | Concede):
            return Message("hand-claim", button=choice.label, concedes=isinstance(choice.move, Concede))
    return None


def challenge_text(view: View, name: Namer, where: Text) -> Text:
    """Beside the tricks of a deal that goes on: what came of the viewer's last challenge, what can be challenged."""
    own, review = own_challenge(view), review_of(view)
    asked = Message("challenge-ask", where=where, cost=REVOKE_COSTS)
    return lines(
        challenge_told(view, own, name) if own is not None else None,
        asked if review.challengeable else Message("challenge-none", where=where),
    )
