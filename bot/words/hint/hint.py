"""The text of a hint. It is for the asker alone, and says only what follows from their View."""

from collections import Counter
from collections.abc import Sequence

from bot.rules.grammar import counted, joined
from bot.rules.moves import Bid, Kitty, Move, Pass, Trump, piece_of
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.facts.prospects import Prospect
from bot.words.facts.results import unit_of
from bot.words.facts.tricks.naming import held_of
from bot.words.hint.amounts import by_how_much
from bot.words.hint.moves import named
from bot.words.hint.reasons import Pair, points_given, reasons
from bot.words.names import Namer

_MOST_REASONS = 2
_WORTH_TELLING = 0.5
_TRIED = "-# Tried out in deals that fit what you have seen; people may play differently."
_COMPUTERS = "-# What a computer player would do here."
TOO_LATE = "No hint just now, sorry: the computers are all thinking. Ask again in a moment."


def may_be_asked(view: View) -> bool:
    """Whether there is something to advise on: a choice between moves that look at the game, not at other people."""
    if view.ask is None or view.phase is Phase.REVIEW:
        return False
    return view.ask.pick > 0 or sum(not choice.revoke for choice in view.ask.choices) > 1


def no_choice_text(view: View, name: Namer) -> str:
    """Told where there is nothing to advise on."""
    moves = [choice.move for choice in view.ask.choices if not choice.revoke] if view.ask is not None else []
    if view.phase is Phase.REVIEW or len(moves) != 1:
        return "There is no hint for this: whether somebody broke the rules, you judge by the tricks."
    return f"{named(view, moves[0], name).advice}: it is your only move."


def hint_text(view: View, prospects: Sequence[Prospect], name: Namer) -> str:
    """The best two moves with the difference, and why, in four short lines at most; `prospects` are best first, and
    those of the moves that differ. Where the best two are about as good, it says what to avoid.
    """
    best = prospects[0]
    if len(prospects) == 1:
        return f"{named(view, best.move, name).advice}, or whatever you like: it comes to the same."
    other, worst = prospects[1], prospects[-1]
    is_telling = not isinstance(best.move, Bid)  # nobody needs to be told of the highest bid there is
    warns = is_telling and _is_level(other) and not _is_level(worst) and worst.behind[0] >= _WORTH_TELLING
    told = (best, other, worst) if warns else (best, other)
    pieces = [piece_of(prospect.move) for prospect in told]
    by_piece = len({*pieces}) == len(told)
    words = [named(view, prospect.move, name, is_known_by_piece=by_piece) for prospect in told]
    first, second, last = words[0], words[1], words[-1]
    if _is_level(other):
        verdict = f"{first.advice} or {second.after(first)}: {_level(prospects)}."
    else:
        verdict = f"{first.advice} rather than {second.after(first)}: {_less(view, other, 'better')}."
    if warns:
        verdict = f"{verdict} Worst is {last.as_noun}: {_less(view, worst, 'worse')}."
    pair = Pair(view, best, told[-1], first, last, name, is_level=_is_level(told[-1]))
    return "\n".join((verdict, *reasons(pair)[:_MOST_REASONS], _TRIED))


def _level(prospects: Sequence[Prospect]) -> str:
    """What is said of the best two moves, and of others that are as good."""
    alike = [prospect for prospect in prospects if _is_level(prospect)]
    is_same = all(prospect.behind == (0, 0) for prospect in alike)
    comes, does = ("it comes to the same", ("does", "do")) if is_same else ("they are about as good", ("is", "are"))
    others = len(alike) - 2
    if not others:
        return comes
    if len(alike) == len(prospects):
        return f"{comes}, whatever you choose"
    return f"{comes}, and so {f'{does[1]} {others} others' if others > 1 else f'{does[0]} 1 other'}"


def _less(view: View, prospect: Prospect, than: str) -> str:
    return by_how_much(prospect.behind[0], unit_of(view), than)


def _is_level(prospect: Prospect) -> bool:
    """Whether a move is not clearly worse than the best: by two standard errors of the difference."""
    less, error = prospect.behind
    return less <= 2 * error


def computer_text(view: View, move: Move, name: Namer) -> str:
    """The move of a computer player, where there is no judgement of each, and what in the hand it goes by."""
    return "\n".join(filter(None, (f"{named(view, move, name).advice}.", _goes_by(view, move), _COMPUTERS)))


def _goes_by(view: View, move: Move) -> str:
    match move:
        case Trump(Suit() as suit):
            return f"You hold {held_of(view, suit)} {suit.label}."
        case Bid():
            return _longest_suit(view)
        case Pass() if worth := points_given(view, move):
            return f"That gives {counted(worth, 'penalty point')} away."
        case Kitty(Tile()):
            return f"You get {joined(str(shown.piece) for shown in view.trick_board.kitty)} for it."
        case _:
            return ""


def _longest_suit(view: View) -> str:
    tiles = [shown.piece for shown in view.hand if isinstance(shown.piece, Tile)]
    counts = Counter(number for tile in tiles for number in {tile.high, tile.low})
    most = max(counts.values(), default=0)
    longest = [number for number, count in counts.items() if count == most]
    if len(longest) == 1:
        return f"Your longest suit would be {longest[0]}s, with {counted(most, 'tile')}."
    return f"You hold {most} of a suit at most."
