"""Why one of two moves hurt, and why the other is better, in the few words that a picture has room for."""

from bot.rules.grammar import counted
from bot.rules.moves import Bid, Move, Pass, Place, Trump, Turn
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.words.analysis.decision import Decision
from bot.words.facts.prospects import Prospect
from bot.words.facts.tricks.naming import held_of
from bot.words.hint.amounts import about, often
from bot.words.hint.line import line_reasons

_CLEARLY, _A_POINT = 0.12, 0.75  # differences of shares, and of points, that are reasons
_RARE, _SURE = 0.05, 0.95


def whys(decision: Decision) -> tuple[str, str]:
    """Why what was played hurt, and why the other is better."""
    view, played, best = decision.view, decision.played, decision.best
    if view.line is not None:
        return _line_whys(view, played.move, best.move)
    for of_one in (_as_bid, _as_trump, _as_pass, _takes, _points):
        words = of_one(view, played, best), of_one(view, best, played)
        if all(words):
            return words
    return "costs more later in the deal", "pays later in the deal"


def _as_bid(view: View, prospect: Prospect, other: Prospect) -> str:
    if not isinstance(prospect.move, Bid):
        return ""
    if prospect.move == PASS:
        return "leaves the deal to others" if view.trick_board.auction else "bids nothing on this hand"
    if prospect.made is None:
        return ""
    if other.move == PASS or other.made is None or abs(prospect.made - other.made) >= _CLEARLY:
        return f"made {often(prospect.made)}"
    bids = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    is_higher = bids.index(prospect.move) > bids.index(other.move)
    is_better = prospect.value > other.value
    if is_better == is_higher:
        return "brings more, and is made as often" if is_better else "brings less, made hardly more often"
    return "risks less" if is_better else "risks more"


def _as_trump(view: View, prospect: Prospect, other: Prospect) -> str:
    if not isinstance(prospect.move, Trump) or not isinstance(other.move, Trump):
        return ""
    suit = prospect.move.suit
    if suit is None:
        return "no tile is trump"
    held = held_of(view, suit)
    if suit is Suit.DOUBLES:
        return f"{counted(held, 'double')} in hand"
    number = int(suit.value)
    has_double = any(shown.piece == Tile(number, number) for shown in view.hand)
    return f"{counted(held, 'tile')} of it, {'with' if has_double else 'without'} the double"


def _as_pass(view: View, prospect: Prospect, _: Prospect) -> str:
    if not isinstance(prospect.move, Pass):
        return ""
    pieces = prospect.move.pieces
    worth = sum(shown.points for shown in view.hand if shown.piece in pieces)
    kept = "penalty point" if view.low_wins else "point"
    return f"gives {counted(worth, kept)} away" if worth else f"keeps every {kept}"


def _takes(view: View, prospect: Prospect, other: Prospect) -> str:
    """Whether it takes the trick, where that differs."""
    share, else_share = prospect.takes_trick, other.takes_trick
    if share is None or else_share is None or abs(share - else_share) < _CLEARLY:
        return ""
    if view.partners:
        if share < _RARE:
            return "the others take this trick"
        return "their side takes this trick" if share > _SURE else f"their side takes it {often(share)}"
    if share < _RARE:
        return "leaves this trick to others"
    return "takes this trick" if share > _SURE else f"takes this trick {often(share)}"


def _points(view: View, prospect: Prospect, other: Prospect) -> str:
    """How many points come with the trick, where that differs."""
    more = prospect.trick_points - other.trick_points
    if view.trick_board.counts_tricks or abs(more) < _A_POINT:
        return ""
    return f"brings {about(abs(more), 'point')} {'more' if more > 0 else 'less'} with this trick"


def _line_whys(view: View, played: Move, best: Move) -> tuple[str, str]:
    told = next(iter(line_reasons(view, best, played)), "")
    if isinstance(best, Place):
        return "leaves the worse ends", "leaves the better ends"
    if isinstance(best, Turn) and told:
        second, _, first = told.rstrip(".").partition("; ")
        return _of_tile(first), _of_tile(second)
    return "ends worse more often", "ends better more often"


def _of_tile(known: str) -> str:
    """What is known of a tile that is named beside it: "is 6-2, which does not fit", "nobody has seen it"."""
    return "nobody has seen it" if "nobody" in known.lower() else known[known.index(" is ") + 1 :]
