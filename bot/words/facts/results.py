"""How a deal ended, besides its figures: what it ends at, and the sentence for each remark."""

from typing import NamedTuple, assert_never

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
from bot.rules.tricks.counts import CountOptions, Scoring
from bot.rules.view import View
from bot.words.facts.line import counts_rounds
from bot.words.facts.tricks.auction import bid_title
from bot.words.names import Namer


def result_of(view: View, number: int) -> DealResult | None:
    """The result of a deal by its number; None where it was not finished."""
    return next((result for result in view.results if result.number == number), None)


def claim_of(result: DealResult) -> Claimed | None:
    """How the play of a deal was ended before its time, if it was."""
    return next((remark for remark in result.remarks if isinstance(remark, Claimed)), None)


class Goal(NamedTuple):
    """What ends the match: a label and a figure, such as "ends at" and "61"."""

    label: str
    figure: str

    def __str__(self) -> str:
        return f"{self.label} {self.figure}"


def goal(view: View, to: str = "to") -> Goal:
    """What ends the match: "ends at 61" points that hurt, "to 30" of others (`to` says that otherwise), or "ends after
    4 deals".
    """
    if view.deals is not None:
        return Goal("ends after", counted(view.deals, "deal"))
    return Goal("ends at" if view.low_wins else to, str(view.target))


def unit_of(view: View) -> str:
    """What a deal is scored in: "point", "mark" or "round"."""
    if view.tricks is None and counts_rounds(view):
        return "round"
    in_marks = isinstance(view.options, CountOptions) and view.options.scoring is Scoring.MARKS
    return "mark" if in_marks else "point"


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
