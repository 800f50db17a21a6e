"""Tips for a first game: what you need to know right now, and why. What every trick brings up you hear once a deal."""

from bot.message import AllOf, Message, Text, sentences
from bot.rules.boards import LineView, PieceView, RowsView
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.moves import Lead, Peek, Turn
from bot.rules.pieces import Card
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.line.coach import line_coach
from bot.words.rows import ends_left, waiting_tile
from bot.words.terms import counts_rounds
from bot.words.tricks.naming import bears, naming_of


def coach_line(view: View) -> Text:
    """Advice on the viewer's decision, empty where it is plain; to bystanders at a line, on that of the seat to act."""
    if isinstance(view.board, RowsView):
        return _line(view) if view.viewer is None or view.ask is not None else ""
    if view.ask is None:
        return ""
    if isinstance(view.board, LineView):
        return line_coach(view)
    match view.phase:
        case Phase.PASS:
            return Message("coach-pass", low=view.low_wins)
        case Phase.BID:
            what = "tricks" if view.trick_board.counts_tricks else "points"
            return Message("coach-bid", what=what, for_side=view.partners)
        case Phase.TRUMP:
            naming = naming_of(view)
            longest = [it.suit for it in naming.holdings if it.is_longest] if naming is not None else []
            best = Message("coach-longest", count=len(longest), suits=AllOf(longest)) if longest else None
            return sentences(Message("coach-trump"), best)
        case Phase.PLAY:
            contract, led = view.trick_board.contract, view.trick_board.led
            if contract is not None and contract.bid.sevens:
                return "" if view.trick_board.finished else Message("coach-sevens")
            return _lead(view) if led is None else _follow(view, led)
        case _:
            return Message(f"coach-{view.phase}")


def _lead(view: View) -> Text:
    barred = [shown.piece for shown in view.hand if shown.legal is False]
    if barred:  # hearts are not broken, or the deal opens with one piece
        if all(isinstance(piece, Card) and piece.suit == Suit.HEARTS.value for piece in barred):
            options = view.options
            queen = isinstance(options, DominoHeartsOptions) and options.breaking == "queen_too"
            return Message("coach-no-hearts", queen=queen)
        legal = [shown.piece for shown in view.hand if shown.legal]
        return Message("coach-opens", piece=legal[0]) if len(legal) == 1 else ""
    if any(trick.leader == view.viewer for trick in view.trick_board.finished):
        return ""
    leads = [it.move.piece for it in view.ask.choices if isinstance(it.move, Lead)] if view.ask is not None else []
    is_double = len({*leads}) < len(leads)
    return Message("coach-lead-suits" if is_double else "coach-lead")


def _follow(view: View, led: Suit) -> Text:
    playable = [shown for shown in view.hand if shown.legal is not False]
    if len(playable) == len(view.hand):
        is_new = not _follows(view, playable[0], led) and not _has_played(view, following=False)
        hurts = view.low_wins and any(shown.points for shown in view.hand)
        has_trump = not view.low_wins and any(shown.trump for shown in view.hand)
        why = "points" if hurts else "trump" if has_trump else "none"
        return Message("coach-void", suit=led, why=why) if is_new else ""
    if not _follows(view, playable[0], led):  # a rule of its own keeps some back, as on the first trick
        return ""
    barred = [shown for shown in view.hand if shown.legal is False and shown.trump and bears(shown.piece, led)]
    if barred:
        return Message("coach-is-trump", piece=barred[0].piece)
    if _has_played(view, following=True):
        return ""
    if len(playable) == 1:
        return Message("coach-only-one", piece=playable[0].piece, suit=led)
    return Message("coach-must-follow", suit=led)


def _has_played(view: View, *, following: bool) -> bool:
    """Whether the viewer has followed suit, or could not, in an earlier trick of this deal."""
    own = ((trick, trick.by(view.viewer)) for trick in view.trick_board.finished if view.viewer is not None)
    return any(
        shown is not None and trick.leader != view.viewer and _follows(view, shown, trick.led) is following
        for trick, shown in own
    )


def _follows(view: View, shown: PieceView, led: Suit) -> bool:
    """Whether a piece follows the suit led, as its trick shows it."""
    trump = view.trick_board.trump
    if trump is not None and led is trump:
        return shown.trump
    return not shown.trump and bears(shown.piece, led)


def _line(view: View) -> Text:
    """The choices at a line and what follows from them; empty where the move is made automatically."""
    waits = waiting_tile(view)
    if waits is not None:
        leaves = ends_left(view, waits.tile)
        can_look = any(isinstance(choice.move, Peek) for choice in view.open_choices)
        advice = "coach-ends" if not counts_rounds(view) else "coach-peek" if can_look else "coach-goes-on"
        return sentences(leaves, Message(advice))
    turns = [choice.move for choice in view.open_choices if isinstance(choice.move, Turn)]
    if len(turns) < 2:
        if not turns or view.options.makes_only_moves:
            return ""
        return Message("coach-turn-on" if counts_rounds(view) else "coach-turn")
    row = view.seats[view.to_act[0]].shown
    pieces = (row[turn.place - 1].piece for turn in turns if turn.place is not None)
    double = next((piece for piece in pieces if piece is not None), None)
    return Message("coach-turn-any") if double is None else Message("coach-open-double", piece=double)
