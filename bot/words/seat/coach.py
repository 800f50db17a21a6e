"""Tips for a first game: the rule or the idea behind the next decision. Recurring tips appear once a deal."""

from collections import Counter

from bot.message import AllOf, AnyOf, Message, Text, sentences
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.dominoes.line import line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Drew, Knocked
from bot.rules.moves import Lead, Peek, Play, Turn
from bot.rules.pieces import Card, half
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.rows import ends_left, waiting_tile
from bot.words.terms import counts_rounds
from bot.words.trains.coach import train_tip
from bot.words.tricks.naming import bears, naming_of

_TWO_ENDS = 2
_EARLY = 3  # turns of a deal
_MOST = 8  # points of a play at two ends: a sum of 15 by threes and fives


def coach_line(view: View) -> Text:
    """Advice on the viewer's decision, empty where it is plain; to bystanders of rows, on that of the seat to act."""
    if isinstance(view.board, RowsView):
        return _rows(view) if view.viewer is None or view.ask is not None else ""
    if view.ask is None:
        return ""
    if isinstance(view.board, LineView):
        return _line(view)
    if isinstance(view.board, TrainsView):
        return train_tip(view)
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


# -- tricks ------------------------------------------------------------------------------------------------------------


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
    return Message("coach-lead-suits" if len({*leads}) < len(leads) else "coach-lead")


def _follow(view: View, led: Suit) -> Text:
    playable = [shown for shown in view.hand if shown.legal is not False]
    if len(playable) == len(view.hand):
        is_new = not _follows(view, playable[0], led) and not _has_played(view, following=False)
        hurts = view.low_wins and any(shown.points for shown in view.hand)
        has_trump = not view.low_wins and any(shown.trump for shown in view.hand)
        why = "points" if hurts else "trump" if has_trump else "none"
        return Message("coach-void", suit=led, why=why) if is_new else ""
    if not _follows(view, playable[0], led):  # another rule bars some pieces, as on the first trick
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
    """True if the viewer has followed suit, or was void, in an earlier trick of this deal."""
    own = ((trick, trick.by(view.viewer)) for trick in view.trick_board.finished if view.viewer is not None)
    return any(
        shown is not None and trick.leader != view.viewer and _follows(view, shown, trick.led) is following
        for trick, shown in own
    )


def _follows(view: View, shown: PieceView, led: Suit) -> bool:
    """True if a piece follows the suit led, as its trick shows it."""
    trump = view.trick_board.trump
    if trump is not None and led is trump:
        return shown.trump
    return not shown.trump and bears(shown.piece, led)


# -- a line of dominoes ------------------------------------------------------------------------------------------------


def _line(view: View) -> Text:
    """Each tip once a deal, and the numbers that others lack when a pass reveals them. Advice needs a choice: one legal
    play, or one tile, which ends the deal, leaves none.
    """
    board = view.line_board
    if missing := _exact(view):
        return missing
    if not board.ends:
        return Message("coach-line-first") if board.opening is None else ""
    if board.drawn and sum(isinstance(event, Drew) and event.seat == view.viewer for event in board.log) == 1:
        one = isinstance(view.options, DominoesOptions) and view.options.drawing == "one"
        return Message("coach-line-drew", one=one)
    turn = sum(laid.seat == view.viewer for laid in board.laid)
    if turn == 0:
        return _what_fits(view)
    choices = view.ask.choices if view.ask is not None else ()
    has_choice = len(choices) > 1 and len(view.hand) > 1
    if told := _spinner(view) or (_lacking(view) if has_choice else ""):
        return told
    options = view.options
    if turn == 1 and isinstance(options, DominoesOptions) and options.scores_plays:
        return Message("coach-line-sum", threes=options.scores_threes)
    counted = Counter(choice.move.piece for choice in choices if isinstance(choice.move, Play))
    twice = [tile for tile, count in counted.items() if count > 1]  # fit more than one end
    return Message("coach-line-ends", tile=twice[0]) if twice and has_choice and turn < _EARLY else ""


def _exact(view: View) -> Text:
    """The points missing to an exact target once a play could go past it: at the start, or after their side scored."""
    options, viewer = view.options, view.viewer or 0
    if not isinstance(options, DominoesOptions) or not options.is_exact or view.deals is not None:
        return ""
    own, laid = view.seats[viewer], view.line_board.laid
    played = max((place for place, play in enumerate(laid) if play.seat == viewer), default=None)
    is_new = played is None or any(play.points and view.side_of(play.seat) == own.side for play in laid[played:])
    missing = options.target - own.total - own.points
    return Message("coach-line-exact", points=missing, sides=view.partners) if is_new and missing <= _MOST else ""


def _what_fits(view: View) -> Text:
    """The numbers to match, if some tiles match none."""
    fitting = [shown.piece for shown in view.hand if shown.legal]
    if len(fitting) == len(view.hand):
        return ""
    numbers = AnyOf(map(half, view.line_board.numbers))
    if len(fitting) == 1:
        return Message("coach-line-only-one", tile=fitting[0], numbers=numbers)
    return Message("coach-line-fits", numbers=numbers)


def _spinner(view: View) -> Text:
    """The spinner's short ends, if they have opened since the viewer's last play."""
    board = view.line_board
    own = max((place for place, laid in enumerate(board.laid) if laid.seat == view.viewer), default=0)
    before = line_of(board.laid[:own], spins=board.spinner is not None)
    if board.spinner is None or len(board.ends) == _TWO_ENDS or len(before.ends) > _TWO_ENDS:
        return ""
    return Message("coach-line-spinner", tile=board.spinner)


def _lacking(view: View) -> Text:
    """The numbers that the next player turned out to lack since the viewer's last turn."""
    board, viewer = view.line_board, view.viewer or 0
    seat = (viewer + board.direction) % len(view.seats)
    own = max((place for place, event in enumerate(board.log) if event.seat == viewer), default=-1)
    since = [event for event in board.log[own + 1 :] if event.seat == seat and isinstance(event, Drew | Knocked)]
    lacks = board.lacks[seat][0] if since and board.lacks and board.lacks[seat] else ()
    draws = board.draws and board.boneyard > board.keep
    return Message("coach-line-lacks", numbers=AnyOf(map(half, lacks)), draws=draws) if lacks else ""


# -- rows --------------------------------------------------------------------------------------------------------------


def _rows(view: View) -> Text:
    """The choices at rows and their consequences; empty where the move is automatic."""
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
