"""How a deal of dominoes played from hands ended, in sentences for chat and alt texts."""

from bot.message import AllOf, Message, Text, sentences
from bot.rules.events import (
    BestPlay,
    Bonus,
    BonusKind,
    CarriedOver,
    Domino,
    LineClosed,
    PipsScored,
    TargetReached,
)
from bot.rules.view import View
from bot.words.ends.chain import ChainEnd, chain_end, compared
from bot.words.ends.chain_points import tells_sides
from bot.words.names import Namer
from bot.words.terms import side_name, who

ChainRemark = Domino | LineClosed | TargetReached | PipsScored | Bonus | CarriedOver | BestPlay


def ended_how(view: View, name: Namer) -> Message:
    """How the deal ended: "Cleo went out with 4-2", "Dee blocked the line on 3 with 5-3"."""
    end = chain_end(view)
    player, numbers = who(view, end.last.seat, name), AllOf(view.chain_board.numbers)
    return Message(
        "chain-ended", way=end.way.value, who=player, tile=end.last.tile, numbers=numbers, target=view.target
    )


def decided_told(view: View, name: Namer) -> Text:
    """Whose hands decided a blocked deal, what is carried over, and what its first pass brought, as sentences."""
    end = chain_end(view)
    first = next((bonus for bonus in view.chain_board.bonuses if bonus.kind is BonusKind.FIRST_PASS), None)
    return sentences(
        _decided(view, end, name) if end.is_blocked else None,
        Message("chain-carried-over", points=end.carried) if end.carried else None,
        Message("end-sentence", what=remark_told(view, first, name)) if first is not None else None,
    )


def _decided(view: View, end: ChainEnd, name: Namer) -> Message | None:
    """Whose hands decided a block that scores, where the pips of both sides do not tell it."""
    if end.winner is None or not end.is_won:
        return None
    if (found := compared(view, end, name)) is not None:
        return Message("end-sentence", what=found.attribute("told"))
    if tells_sides(view, end):
        return None
    return Message("end-sentence", what=Message("end-fewest", who=side_name(view, end.winner, name)))


def remark_told(view: View, told: ChainRemark, name: Namer) -> Message:
    """A remark on such a deal, without a full stop."""
    match told:
        case Domino(seat, tile):
            return Message("chain-ended", way="domino", who=who(view, seat, name), tile=tile, numbers="", target=0)
        case LineClosed(seat, tile, numbers, winner):
            way, on = "tie" if winner is None else "blocked", AllOf(numbers)
            return Message("chain-ended", way=way, who=who(view, seat, name), tile=tile, numbers=on, target=0)
        case TargetReached(seat):
            return Message("chain-remark-target", who=who(view, seat, name), target=view.target)
        case PipsScored(side, _, points):
            return Message("chain-remark-pips", who=side_name(view, side, name), points=points)
        case Bonus(seat, kind, points):
            side = side_name(view, view.side_of(seat), name)
            return Message("chain-remark-bonus", who=side, kind=kind.value, points=points)
        case CarriedOver(points):
            return Message("chain-remark-carried", points=points)
        case BestPlay(seat, tile, points):
            return Message("chain-remark-best", who=who(view, seat, name), tile=tile, points=points)
