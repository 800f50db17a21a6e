"""How a deal ended, besides its figures: what these count, who shot the moon, and the sentence for each remark."""

from typing import assert_never

from bot.rules.events import (
    Blocked,
    Claimed,
    ContractPlayed,
    DealResult,
    LowestEqual,
    NothingPlayed,
    Remark,
    RevokesProven,
    WentOut,
)
from bot.rules.grammar import counted
from bot.rules.view import View
from bot.words.facts.auction import bid_title
from bot.words.names import Namer, side_letter


def result_of(view: View, number: int) -> DealResult | None:
    """The result of a deal by its number; None where it was not finished."""
    return next((result for result in view.results if result.number == number), None)


def claim_of(result: DealResult) -> Claimed | None:
    """How the play of a deal was ended before its time, if it was."""
    return next((remark for remark in result.remarks if isinstance(remark, Claimed)), None)


def taken_verb(view: View) -> str:
    """What the first figure of a result counts: what a side "took", or has "left" in its rows."""
    return "left" if view.tricks is None else "took"


def target_noun(view: View) -> str:
    """What the target is: the game "ends at" so many points that hurt, or is a "game to" so many."""
    return "ends at" if view.low_wins else "game to"


def result_note(view: View, name: Namer, result: DealResult) -> str:
    """Notes on a deal's result, for a picture: a moon, and the remarks."""
    moon = ""
    if result.moon is not None:
        who = f"Side {side_letter(result.moon)}" if view.partners else name(view.members(result.moon)[0])
        moon = f"{who} shot the moon."
    return " ".join(filter(None, (moon, remarks_sentence(result, name))))


def remarks_sentence(result: DealResult, name: Namer) -> str:
    """The remarks of a result, a sentence each; empty where there are none."""
    return " ".join(remark_sentence(remark, name) for remark in result.remarks)


def remark_sentence(remark: Remark, name: Namer) -> str:
    """The sentence for a remark."""
    match remark:
        case Claimed(seat, conceded):
            return f"{name(seat)} {'ended the deal: the rest changes nothing' if conceded else 'claimed the rest'}."
        case ContractPlayed(seat, bid, made, tricks):
            amount = bid_title(bid)
            with_tricks = "" if tricks is None else f", with {counted(tricks, 'trick')}"
            return f"{name(seat)} bid {amount} and {'made it' if made else 'did not make it'}{with_tricks}."
        case RevokesProven(seats, cost):
            each = (f"{name(seat)}{_times(seats.count(seat))}" for seat in sorted({*seats}))
            return f"Proven revokes, {cost} each: {', '.join(each)}."
        case WentOut(seat):
            return f"{name(seat)} went out."
        case Blocked():
            return "No tile in any row fits."
        case NothingPlayed(turns):
            return f"Nothing was played for {turns} turns."
        case LowestEqual():
            return "The lowest are equal: nobody scores."
        case _:
            assert_never(remark)


def _times(count: int) -> str:
    return f" ({count} times)" if count > 1 else ""
