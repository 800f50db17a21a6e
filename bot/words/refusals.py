"""The sentence for everything that is refused. Whatever shows a Refusal asks `sentence`."""

from bot.message import AllOf, AnyOf, Message, Row, Text, Who, message_for, sentences
from bot.rules.domino_hearts.refusals import MustChooseMoon, SeenToBeRight, TookNoPart
from bot.rules.dominoes.refusals import WhichEnd, WrongEnd
from bot.rules.errors import Fact, Refusal, RefusedMove
from bot.rules.refusals import OutOfTurn
from bot.rules.tricks import refusals as tricks
from bot.rules.tricks.bids import prompt
from bot.words.terms import as_sentence


def sentence(refusal: Refusal) -> Text:
    """The sentence for the player: why it is refused, and what they can do instead."""
    return sentences(*map(fact_sentence, refusal.facts)) if isinstance(refusal, RefusedMove) else refusal.text


def fact_sentence(fact: Fact) -> Message:  # noqa: C901 - a case for each kind
    """The sentence for one fact. Most have a message of the same name; a few need more."""
    match fact:
        case OutOfTurn(_, names):
            return Message("refused-turn-of", who=AllOf(map(Who, names))) if names else Message("refused-turn")
        case TookNoPart(seat, name):
            return Message("refused-took-no-part", who=_named(seat, name))
        case SeenToBeRight(seat, trick, name):
            return Message("refused-seen-to-be-right", who=_named(seat, name), trick=trick)
        case WrongEnd() | WhichEnd():
            return message_for("refused", fact, ends=AnyOf(Message(f"end-{end}") for end in fact.ends))
        case MustChooseMoon(points, everyone):
            return as_sentence(Message("prompt-moon", points=points, everyone=everyone))
        case tricks.NotLeading():
            return Message("refused-not-leading")
        case tricks.MustPass(_, _, hand):
            return message_for("refused", fact, hand=Row(hand))
        case tricks.MustBid(bids, if_passed):
            return as_sentence(prompt(bids, if_passed))
        case tricks.MustNameTrump(offered):
            return message_for("refused", fact, offered=AnyOf(suit or Message("no-trump") for suit in offered))
        case tricks.MustPlaceDoubles(offered):
            return message_for("refused", fact, offered=AnyOf(Message(f"doubles-place-{it.value}") for it in offered))
        case _:
            return message_for("refused", fact)


def _named(seat: int, name: str) -> Who:
    return Who(name or Message("seat-unnamed", number=seat + 1))
