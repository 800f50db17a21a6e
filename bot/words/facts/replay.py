"""A deal that is over, frame by frame: what a replay shows, with every hand open."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from bot.message import Text
from bot.rules.boards import PieceView, TrickView
from bot.rules.events import DealResult, Turned
from bot.rules.moves import Move
from bot.rules.pieces import Piece
from bot.rules.view import View

Hands = tuple[tuple[PieceView, ...], ...]  # by seat


class Part(StrEnum):
    """The part of a deal that a frame shows."""

    PASS = "pass"  # noqa: S105 - not a password
    AUCTION = "auction"  # bids, the kitty, trump: all that is decided before the play
    TRICK = "trick"
    CLAIM = "claim"  # the play ended before its time
    ROUND = "round"  # a turn of everybody, in games with a line
    END = "end"


@dataclass(frozen=True)
class Frame:
    """One step of a deal. `number` of `count` tricks, or rounds (0 where it is neither).

    `view` is what everybody saw after it, and `hands` what each seat still held then; of the END, the deal as it was
    scored. `decisions` are the moves, other than plays, by seat that led to it; `turned`, the tiles that were turned up
    in a round. `shown_plays` are the plays to the trick that are shown, None: all.
    """

    part: Part
    number: int
    count: int
    view: View
    hands: Hands = ()
    decisions: tuple[tuple[int, Move], ...] = ()
    turned: tuple[Turned, ...] = ()
    shown_plays: int | None = None

    @cached_property
    def trick(self) -> TrickView | None:
        """The trick of the frame, as far as it is shown; None where it is of no trick, or nothing is shown of it."""
        trick = self.whole_trick
        if trick is None or self.shown_plays is None:
            return trick
        return trick.until(trick.plays[self.shown_plays - 1][0]) if self.shown_plays else None

    @property
    def whole_trick(self) -> TrickView | None:
        """The trick of the frame as it was finished; None where it is of no trick."""
        return self.view.trick_board.finished[self.number - 1] if self.part is Part.TRICK else None

    @property
    def is_complete(self) -> bool:
        """Whether all of it is shown."""
        whole = self.whole_trick
        return whole is None or self.shown_plays in (None, len(whole.plays))

    def play_by_play(self) -> "tuple[Frame, ...]":
        """A trick from before its lead to its last play, each a frame; any other frame alone."""
        whole = self.whole_trick
        if whole is None:
            return (self,)
        plays = whole.plays
        return tuple(
            replace(self, shown_plays=count, hands=_with_unplayed(self.hands, plays[count:]))
            for count in range(len(plays) + 1)
        )


def _with_unplayed(hands: Hands, plays: tuple[tuple[int, PieceView], ...]) -> Hands:
    """The hands before these plays were made."""
    held = dict(plays)
    return tuple(
        (*hand, PieceView(held[seat].piece, trump=held[seat].trump, points=held[seat].points)) if seat in held else hand
        for seat, hand in enumerate(hands)
    )


@dataclass(frozen=True, slots=True)
class Replay:
    """A match that was played, as far as its deals are over: `deals` of them, with their `results` where they were
    scored. `frames` are those of deal number `deal`, of which there is at least one.
    """

    title: Text
    names: tuple[str, ...]
    deals: int
    results: tuple[DealResult, ...]
    deal: int
    frames: tuple[Frame, ...]

    def result(self, deal: int) -> DealResult | None:
        """What a deal came to; None where it was thrown in."""
        return next((result for result in self.results if result.number == deal), None)


def pieces_of(hand: tuple[PieceView, ...]) -> tuple[Piece, ...]:
    """The pieces of an open hand."""
    return tuple(shown.piece for shown in hand if shown.piece is not None)
