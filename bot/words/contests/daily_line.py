"""The best line of play of a daily deal that is over, trick by trick in codes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.view import View
from bot.words.contests.comparison import margin_words
from bot.words.deal_end import bid_name, trump_in_words
from bot.words.facts.deal_end import contract_played

_OWN = "▸"  # before the player's own piece
_SEATS = ("the player", "left", "across", "right")


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as (seat, code) in the order of play, and who took it."""

    plays: tuple[tuple[int, str], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class BestLine:
    """A deal as it was played from the first seat, by one of the people or by a computer, with which score in tenths.

    `passed` are the pieces that the player passed, `contract` is what was played for, in words.
    """

    score: int
    by_computer: bool
    passed: tuple[str, ...]
    contract: str
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
        return {
            "score": self.score,
            "by_computer": self.by_computer,
            "passed": list(self.passed),
            "contract": self.contract,
            "tricks": tricks,
        }

    @classmethod
    def read(cls, stored: dict[str, Any]) -> "BestLine":
        """From what was stored."""
        tricks = tuple(
            Trick(tuple((seat, code) for seat, code in plays), winner) for winner, *plays in stored["tricks"]
        )
        passed = tuple(stored["passed"])
        return cls(stored["score"], stored["by_computer"], passed, stored["contract"], tricks)


def _contract(ended: View) -> str:
    played = contract_played(ended)
    if played is None:
        return ""
    words = f"{_SEATS[played.seat % len(_SEATS)]} bid {bid_name(ended, played.bid)}"
    return words if played.bid.nel_o else f"{words}, {trump_in_words(ended)}"


def line_text(line: BestLine) -> str:
    """The line in a few lines of text: the player's pieces are marked, the one that took the trick is bold."""
    who = "by a computer in the player's seat" if line.by_computer else "played here"
    before = [*([f"passed {' '.join(line.passed)}"] if line.passed else []), *filter(None, (line.contract,))]
    heading = f"**Best line** ({margin_words(line.score)}, {who}){': ' if before else ''}{'; '.join(before)}"
    tricks = [f"{number}. {_trick(trick.plays, trick.winner)}" for number, trick in enumerate(line.tricks, 1)]
    return "\n".join((heading, *_in_pairs(tricks), f"-# {_OWN} the player's tile; bold: it took the trick"))


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
