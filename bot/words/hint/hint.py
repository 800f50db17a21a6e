"""What a hint says. It is for the asker alone, and follows from their View."""

from collections.abc import Sequence

from bot.message import AllOf, Message, Text, lines
from bot.rules.moves import Bid, Kitty, Move
from bot.rules.view import Phase, View
from bot.words.hint.amounts import about
from bot.words.hint.prospects import Prospect
from bot.words.hint.reasons import Pair, points_given, reason
from bot.words.moves import named
from bot.words.terms import unit_of

_WORTH_TELLING = 0.5


def may_be_asked(view: View) -> bool:
    """Whether there is something to advise on: a choice between moves that look at the game, not at other people."""
    if view.ask is None or view.phase is Phase.REVIEW:
        return False
    return view.ask.pick > 0 or sum(not choice.revoke for choice in view.ask.choices) > 1


def no_choice_text(view: View) -> Message:
    """The text for a player without a choice to advise on."""
    moves = [choice.move for choice in view.ask.choices if not choice.revoke] if view.ask is not None else []
    if view.phase is Phase.REVIEW or len(moves) != 1:
        return Message("hint-none")
    return Message("hint-only", move=named(view, moves[0], "do"))


def hint_text(view: View, prospects: Sequence[Prospect]) -> Text:
    """The best of these prospects, best first, and why; where the best two are about as good, what to avoid."""
    best, worst = prospects[0], prospects[-1]
    advice = named(view, best.move, "do")
    if all(prospect.behind == (0, 0) for prospect in prospects):
        return Message("hint-any", move=advice)
    other = named(view, prospects[1].move, "than")
    told = prospects[1]
    if not _is_level(told):
        verdict = Message("hint-better", move=advice, other=other, points=about(told.behind[0], unit_of(view)))
    elif not isinstance(best.move, Bid) and not _is_level(worst) and worst.behind[0] >= _WORTH_TELLING:
        told = worst  # but nobody needs to be told of the highest bid there is
        avoid, points = named(view, worst.move, "than"), about(worst.behind[0], unit_of(view))
        verdict = Message("hint-avoid", move=advice, other=other, worst=avoid, points=points)
    elif len(prospects) > 2 and _is_level(worst):
        verdict = Message("hint-near-all", move=advice)
    else:
        verdict = Message("hint-near", move=advice, other=other)
    return lines(verdict, reason(Pair(view, best, told, is_level=_is_level(told))))


def _is_level(prospect: Prospect) -> bool:
    """Whether a move is not clearly worse than the best: by two standard errors of the difference."""
    less, error = prospect.behind
    return less <= 2 * error


def computer_text(view: View, move: Move) -> Text:
    """The move of a computer player, where there is no judgement of each, and what in the hand it goes by."""
    why = None
    if worth := points_given(view, move):
        why = Message("hint-gives", points=worth)
    elif isinstance(move, Kitty) and move.swap is not None:
        why = Message("hint-gets", pieces=AllOf(shown.piece for shown in view.trick_board.kitty))
    return lines(Message("hint-of-computer", move=named(view, move, "do")), why)
