"""The best line of play of a daily deal that is over, trick by trick in codes."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.message import Joined, Message, Text, lines
from bot.rules.moves import Bid, parse_bid
from bot.rules.suits import Suit, parse_suit
from bot.rules.view import View
from bot.words.contests.comparison import margin
from bot.words.ends.facts import contract_played

_OWN = "▸"  # before the player's own piece
_SEATS = ("best-line-bid-own", "best-line-bid-left", "best-line-bid-across", "best-line-bid-right")


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as (seat, code) in the order of play, and who took it."""

    plays: tuple[tuple[int, str], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Contract:
    """What was played for, in notation: whose bid it was, and its trump, if there was one."""

    seat: int
    bid: str
    trump: str = ""


@dataclass(frozen=True, slots=True)
class BestLine:
    """A deal as it was played from the first seat, by one of the people or by a computer, with which score in tenths.

    `passed` are the pieces that the player passed.
    """

    score: int
    by_computer: bool
    passed: tuple[str, ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]

    @classmethod
    def of(cls, ended: View, own: View, score: int, *, by_computer: bool) -> "BestLine":
        """From a bystander's View of the deal that has ended, and the player's own."""
        tricks = tuple(
            Trick(tuple((seat, str(shown.piece)) for seat, shown in trick.plays), trick.winner)
            for trick in ended.trick_board.taken
        )
        passed = tuple(map(str, own.trick_board.passed))
        return cls(score, by_computer, passed, _contract(ended), tricks)

    def stored(self) -> dict[str, Any]:
        """As it is stored, in JSON."""
        tricks = [[trick.winner, *([seat, code] for seat, code in trick.plays)] for trick in self.tricks]
        contract = None if self.contract is None else asdict(self.contract)
        return {
            "score": self.score, "by_computer": self.by_computer, "passed": list(self.passed), "contract": contract,
            "tricks": tricks,
        }  # fmt: skip

    @classmethod
    def read(cls, stored: dict[str, Any]) -> "BestLine":
        """From what was stored. Older versions stored the contract as English words: it is left out."""
        tricks = tuple(
            Trick(tuple((seat, code) for seat, code in plays), winner) for winner, *plays in stored["tricks"]
        )
        contract: dict[str, Any] | str | None = stored["contract"]
        known = Contract(**contract) if isinstance(contract, dict) else None
        return cls(stored["score"], stored["by_computer"], tuple(stored["passed"]), known, tricks)


def _contract(ended: View) -> Contract | None:
    played = contract_played(ended)
    if played is None:
        return None
    trump = "" if played.bid.counts_tricks else str(ended.trick_board.trump or "")
    return Contract(played.seat, str(played.bid).removeprefix("bid "), trump)


def line_text(line: BestLine) -> Text:
    """The line in a few lines of text: the player's pieces are marked, the one that took the trick is bold."""
    heading = Message("best-line-computer" if line.by_computer else "best-line", score=margin(line.score))
    tricks = [f"{number}. {_trick(trick.plays, trick.winner)}" for number, trick in enumerate(line.tricks, 1)]
    before = Joined(tuple(_before(line)), " · ") if line.passed or line.contract else None
    return lines(heading, before, *_in_pairs(tricks), Message("best-line-meaning", own=_OWN))


def _before(line: BestLine) -> Iterator[Message]:
    if line.passed:
        yield Message("best-line-passed", pieces=" ".join(line.passed))
    if line.contract is not None:
        bid: Bid = parse_bid(line.contract.bid)
        yield Message(_SEATS[line.contract.seat % len(_SEATS)], bid=bid)
        if not bid.counts_tricks:
            trump: Suit | None = parse_suit(line.contract.trump) if line.contract.trump else None
            yield Message("best-line-no-trump") if trump is None else Message("best-line-trump", trump=trump)


def _trick(plays: Sequence[tuple[int, str]], winner: int) -> str:
    return " ".join(
        f"**{_OWN if seat == 0 else ''}{code}**" if seat == winner else f"{_OWN if seat == 0 else ''}{code}"
        for seat, code in plays
    )


def _in_pairs(tricks: Sequence[str]) -> list[str]:
    """Two tricks on a line where there are many."""
    if len(tricks) <= 7:
        return list(tricks)
    return [" · ".join(tricks[start : start + 2]) for start in range(0, len(tricks), 2)]
