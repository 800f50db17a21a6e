"""The text beside a hand: what its player has just won, what they can do now, or after whom they play, what lies there.

Whoever shows it passes names that are escaped.
"""

from bot.message import AllOf, AnyOf, Message, Text, lines, sentences
from bot.rules.moves import Claim, Concede
from bot.rules.pieces import Card
from bot.rules.tricks.bids import PASS
from bot.rules.view import Ask, Phase, View
from bot.words.band import own_trick_now
from bot.words.draw import first_lead
from bot.words.names import Namer
from bot.words.passing import chosen_to_pass, newly_received, passed_from, passed_to
from bot.words.review import review_of
from bot.words.table import auction_told, challenge_told, trick_told, trump_told
from bot.words.terms import who
from bot.words.tricks import last_taken, own_challenge, own_play, seat_before


def hand_text(view: View, name: Namer, where: Text) -> Text:
    """The message with a hand: what its player has just won, what they can do now, or after whom they play.

    `where` is the channel.
    """
    won = own_trick_now(view)
    own = own_challenge(view)
    return lines(
        Message("hand-won", won=won) if won else None,
        _asked(view, view.ask, name, where) if view.ask is not None else _waiting(view, name, where),
        *_what_lies_there(view, name, is_told=bool(won)),
        challenge_told(view, own, name) if own is not None else None,
        _claims(view),
    )


def _asked(view: View, ask: Ask, name: Namer, where: Text) -> Text:
    """What the player is to do: "**Your turn** in #games: follow 4s. Trump: 2s."."""
    match view.phase:
        case Phase.PASS:
            chosen, to = chosen_to_pass(view), who(view, passed_to(view), name)
            if chosen:
                return Message("hand-passed", pieces=AllOf(chosen), who=to)
            kind = "card" if any(isinstance(shown.piece, Card) for shown in view.hand) else "tile"
            return Message("hand-pass", count=ask.pick, kind=kind, who=to)
        case Phase.REVIEW:
            return Message("hand-review", where=where)
        case Phase.MOON:
            return Message("hand-moon", where=where)
        case Phase.OPENING:
            lead = first_lead(view)
            neighbour = lead.neighbour if lead is not None else 0
            return Message("hand-opening", where=where, who=who(view, neighbour, name))
        case _:
            return sentences(Message("hand-turn", where=where, ask=ask.prompt), trump_told(view))


def _waiting(view: View, name: Namer, where: Text) -> Text:
    """What can be said while others act: nothing that the next play makes false."""
    board, contract = view.trick_board, view.trick_board.contract
    after = Message("hand-after", who=who(view, seat_before(view), name))
    if view.phase is Phase.BID:
        return sentences(_own_bid(view, where), after)
    if view.phase in (Phase.KITTY, Phase.TRUMP, Phase.DOUBLES) and contract is not None:
        return Message("hand-declaring", who=who(view, contract.seat, name), bid=contract.bid, where=where)
    if view.phase not in (Phase.OPENING, Phase.PLAY):
        return Message("hand-wait", where=where)
    if contract is not None and view.viewer is not None and view.seats[view.viewer].out:
        return Message("hand-out", where=where, who=who(view, contract.seat, name))
    played = own_play(view)
    if played is not None:
        # Where nothing else lies there, the trick says it: "You led 6-4 (4s)."
        told = trick_told(view, name) if len(board.current_plays) == 1 else None
        return sentences(told or Message("hand-played", piece=played, where=where), after)
    if board.complete_trick is not None:
        leader = board.complete_trick.winner
        leads = Message("hand-leads", who=who(view, leader, name), where=where)
        return sentences(leads, Message("hand-next") if leader == seat_before(view) else after)
    if contract is not None:
        bid = Message("hand-contract", who=who(view, contract.seat, name), bid=contract.bid, where=where)
        return sentences(bid, trump_told(view), after)
    return sentences(Message("hand-dealt", where=where), after)


def _own_bid(view: View, where: Text) -> Message:
    bid = view.seats[view.viewer].bid if view.viewer is not None else None
    if bid is None:
        return Message("hand-bidding", where=where)
    return Message("hand-no-bid", where=where) if bid == PASS else Message("hand-bid", bid=bid, where=where)


def _what_lies_there(view: View, name: Namer, *, is_told: bool) -> tuple[Text | None, ...]:
    """The trick by codes and what can be played to it; while bidding the bids; else, if that is not told already, who
    won the last trick.

    Before the first trick what was passed to the viewer, and who lets them lead.
    """
    board = view.trick_board
    if view.phase is Phase.BID:
        is_own = [seat for seat, _ in board.auction] == [view.viewer] and view.ask is None
        return _received(view, name), None if is_own else auction_told(view, name)
    if view.phase not in (Phase.OPENING, Phase.PLAY):
        return ()
    plays = board.current_plays
    is_own = view.ask is None and len(plays) == 1 and plays[0][0] == view.viewer
    lies = trick_told(view, name) if board.led is not None and not is_own else None
    if lies is None and not is_told:
        lies = _last_trick(view, name)
    playable = [shown.piece for shown in view.hand if shown.legal] if view.ask is not None else []
    now = sentences(lies, Message("hand-playable", pieces=AnyOf(playable)) if playable else None)
    return _received(view, name), _ordered(view, name), now


def _last_trick(view: View, name: Namer) -> Message | None:
    taken = last_taken(view)
    if taken is None:
        return None
    winner, piece = who(view, taken.winner, name), taken.piece.piece
    if view.trick_board.counts_tricks:
        return Message("hand-last", who=winner, piece=piece)
    return Message("hand-last-points", who=winner, piece=piece, points=taken.points)


def _received(view: View, name: Namer) -> Message | None:
    """What was passed to the viewer, until they have bid or played."""
    board, received = view.trick_board, newly_received(view)
    has_bid = board.contract is not None or any(seat == view.viewer for seat, _ in board.auction)
    if not received or has_bid or any(seat == view.viewer for seat, _ in board.current_plays):
        return None
    return Message("hand-received", who=who(view, passed_from(view), name), pieces=AllOf(received))


def _ordered(view: View, name: Namer) -> Message | None:
    lead = first_lead(view)
    is_own = lead is not None and lead.is_ordered and lead.neighbour == view.viewer
    return Message("hand-ordered", who=who(view, lead.first, name)) if lead is not None and is_own else None


def _claims(view: View) -> Message | None:
    """Why the deal can be ended now, where the viewer can."""
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim):
            return Message("hand-claim", button=choice.label)
        if isinstance(choice.move, Concede):
            return Message("hand-concede", button=choice.label)
    return None


def challenge_text(view: View, name: Namer, where: Text) -> Text:
    """Beside the tricks of a deal that goes on: what came of the viewer's last challenge, what can be challenged."""
    own, review = own_challenge(view), review_of(view)
    asked = Message("challenge-ask", where=where, cost=review.cost)
    return lines(
        challenge_told(view, own, name) if own is not None else None,
        asked if review.challengeable else Message("challenge-none", where=where),
    )
