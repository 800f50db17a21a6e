"""The line of advice for a player who is new to dominoes: what fits, what scores, and what the others lack."""

from collections import Counter

from bot.message import AnyOf, Message, Text
from bot.rules.dominoes.line import line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Drew, Knocked
from bot.rules.moves import Play
from bot.rules.pieces import half
from bot.rules.view import View

_TWO_ENDS = 2
_EARLY = 3  # turns of a deal
_MOST = 8  # points of a play at two ends: they come to 15


def line_coach(view: View) -> Text:
    """The tip for the viewer's turn: each tip once a deal, and the numbers that others lack when a pass reveals them.
    Advice needs a choice: there is none with one legal play, or one tile, which ends the deal.
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
    has_choice = view.ask is not None and len(view.ask.choices) > 1 and len(view.hand) > 1
    told = _spinner(view) or (_lacking(view) if has_choice else "") or (_sum(view) if turn == 1 else "")
    return told or (_twice(view) if has_choice and turn < _EARLY else "")


def _exact(view: View) -> Text:
    """What is missing to an exact target, once a play could go past it: as a deal begins, or their side has scored."""
    options, viewer = view.options, view.viewer or 0
    if not isinstance(options, DominoesOptions) or not options.is_exact or view.deals is not None:
        return ""
    own, laid = view.seats[viewer], view.line_board.laid
    played = max((place for place, play in enumerate(laid) if play.seat == viewer), default=None)
    is_new = played is None or any(play.points and view.side_of(play.seat) == own.side for play in laid[played:])
    missing = options.target - own.total - own.points
    return Message("coach-line-exact", points=missing, sides=view.partners) if is_new and missing <= _MOST else ""


def _what_fits(view: View) -> Text:
    """Why not every tile can be played."""
    fitting = [shown.piece for shown in view.hand if shown.legal]
    if len(fitting) == len(view.hand):
        return ""
    numbers = AnyOf(map(half, view.line_board.numbers))
    if len(fitting) == 1:
        return Message("coach-line-only-one", tile=fitting[0], numbers=numbers)
    return Message("coach-line-fits", numbers=numbers)


def _spinner(view: View) -> Text:
    """That the spinner's short ends are open, where they were not when the viewer played last."""
    board = view.line_board
    own = max((place for place, laid in enumerate(board.laid) if laid.seat == view.viewer), default=0)
    before = line_of(board.laid[:own], spins=board.spinner is not None)
    if board.spinner is None or len(board.ends) == _TWO_ENDS or len(before.ends) > _TWO_ENDS:
        return ""
    return Message("coach-line-spinner", tile=board.spinner)


def _lacking(view: View) -> Text:
    """What the next player was seen to lack since the viewer's last turn."""
    board, viewer = view.line_board, view.viewer or 0
    seat = (viewer + board.direction) % len(view.seats)
    own = max((place for place, event in enumerate(board.log) if event.seat == viewer), default=-1)
    since = [event for event in board.log[own + 1 :] if event.seat == seat and isinstance(event, Drew | Knocked)]
    lacks = board.lacks[seat][0] if since and board.lacks and board.lacks[seat] else ()
    draws = board.draws and board.boneyard > board.keep
    return Message("coach-line-lacks", numbers=AnyOf(map(half, lacks)), draws=draws) if lacks else ""


def _sum(view: View) -> Text:
    """How the ends score."""
    options = view.options
    if not isinstance(options, DominoesOptions) or not options.scores_plays:
        return ""
    return Message("coach-line-sum", threes=options.scores_threes)


def _twice(view: View) -> Text:
    """That a tile can be played at more than one end, in the first turns of a deal."""
    choices = view.ask.choices if view.ask is not None else ()
    counted = Counter(choice.move.piece for choice in choices if isinstance(choice.move, Play))
    tiles = [tile for tile, count in counted.items() if count > 1]
    return Message("coach-line-ends", tile=tiles[0]) if tiles else ""
