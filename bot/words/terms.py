"""The terms that every sentence is made with: players, sides, deals, what ends a match."""

from bot.message import AllOf, Message, Who
from bot.rules.view import View
from bot.words.facts.line import counts_rounds
from bot.words.names import Namer, side_letter


def who(view: View, seat: int, name: Namer) -> Who:
    """A player: "you" for the viewer."""
    return Who(name(seat), is_you=seat == view.viewer)


def everyone(view: View, seats: tuple[int, ...], name: Namer) -> AllOf:
    """Several players: "Ann and you"."""
    return AllOf(who(view, seat, name) for seat in seats)


def side_name(view: View, side: int, name: Namer) -> Who:
    """A side: "Side A", or a lone player."""
    if view.partners:
        return Who(Message("side", letter=side_letter(side)))
    return who(view, view.members(side)[0], name)


def deal_name(view: View, number: int) -> Message:
    """What a deal is called: "deal 3", or "round 3"."""
    return Message("deal-name", kind=deal_kind(view), number=number)


def deal_kind(view: View) -> str:
    """What a deal is here, for a message that differs by it: "deal" or "round"."""
    return "round" if counts_rounds(view) else "deal"


def goal(view: View) -> Message:
    """What ends the match: "to 30", "ends at 61", "4 deals"."""
    if view.deals is not None:
        return Message("goal-deals", deals=view.deals)
    return Message("goal-low" if view.low_wins else "goal-high", target=view.target)
