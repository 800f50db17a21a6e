"""Looking back at a deal played on honour: its tricks, who did not follow, and what came of the latest challenge."""

from dataclasses import dataclass, replace

from bot.rules.boards import PieceView, TrickView
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.moves import Challenge
from bot.rules.pieces import Card, Piece
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a challenge showed of a play. `held` is what the seat played later though it could have followed with it."""

    by: int
    seat: int
    trick: int
    piece: Piece | None
    is_proven: bool
    held: Piece | None


@dataclass(frozen=True, slots=True)
class Review:
    """What the tricks of a deal show, and what the viewer may do about them. `cost` is what a revoke costs."""

    tricks: tuple[TrickView, ...]
    count: int  # the tricks of the whole deal
    verdict: Verdict | None
    is_asked: bool  # to challenge a play, or accept
    has_accepted: bool
    challengeable: tuple[tuple[int, int], ...]  # (seat, trick): what the viewer may challenge
    cost: int = REVOKE_COSTS

    @property
    def is_complete(self) -> bool:
        """Whether all tricks have been played."""
        return len(self.tricks) == self.count


def review_of(view: View) -> Review:
    """The finished tricks of the deal, looked back at."""
    board, ask, viewer = view.trick_board, view.ask, view.viewer
    choices = (*(ask.choices if ask is not None else ()), *view.extra_choices)
    challenges = (choice.move for choice in choices if isinstance(choice.move, Challenge))
    return Review(
        board.finished,
        board.count,
        _verdict(view),
        is_asked=ask is not None and ask.made is None,
        has_accepted=viewer is not None and view.seats[viewer].ready,
        challengeable=tuple(dict.fromkeys((move.seat, move.trick) for move in challenges if move.seat is not None)),
    )


def looked_back(view: View) -> View:
    """The view of a deal that is still being played, as it is looked back at: what is to be played is not asked."""
    return view if view.phase is Phase.REVIEW else replace(view, phase=Phase.REVIEW, ask=None)


def has_followed(trick: TrickView, shown: PieceView) -> bool:
    """Whether a piece played to a trick is of the suit led."""
    piece = shown.piece
    return piece.suit == trick.led.value if isinstance(piece, Card) else any(shown.tinted)


def _verdict(view: View) -> Verdict | None:
    board = view.trick_board
    if not board.challenges or board.challenges[-1].trick > len(board.finished):
        return None
    made = board.challenges[-1]
    trick = board.finished[made.trick - 1]
    played = trick.by(made.seat)
    held = None
    if made.proven and played is not None and not has_followed(trick, played):
        later = (one.by(made.seat) for one in board.all_tricks[made.trick :])
        held = next((one.piece for one in later if one is not None and _is_of(one, trick)), None)
    return Verdict(made.by, made.seat, made.trick, played.piece if played else None, made.proven, held)


def _is_of(shown: PieceView, trick: TrickView) -> bool:
    return isinstance(shown.piece, Card) and shown.piece.suit == trick.led.value
