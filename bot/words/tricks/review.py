"""Looking back at a deal played on honour: its tricks, the plays off suit, the verdict on the latest challenge."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.message import Message, Row, Seat, Text
from bot.rules.boards import Challenged, PieceView, TrickView
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.moves import Challenge
from bot.rules.pieces import Card, Piece
from bot.rules.view import Phase, View
from bot.words.terms import as_sentence
from bot.words.tricks.sentences import play_told, plays_told


class ChallengeVerdict(NamedTuple):
    """A challenged play. `held` is a piece that the seat played later and could have followed with."""

    made: Challenged
    piece: Piece | None
    held: Piece | None


class Review(NamedTuple):
    """The tricks of a deal, and the viewer's possible challenges."""

    tricks: tuple[TrickView, ...]
    is_complete: bool  # all tricks have been played
    verdict: ChallengeVerdict | None
    is_asked: bool  # to challenge a play, or accept
    has_accepted: bool
    challengeable: tuple[tuple[int, int], ...]  # (seat, trick): what the viewer can challenge


def review_of(view: View) -> Review:
    """The finished tricks of the deal for their review."""
    board, ask, viewer = view.trick_board, view.ask, view.viewer
    choices = (*(ask.choices if ask is not None else ()), *view.extra_choices)
    challenges = (choice.move for choice in choices if isinstance(choice.move, Challenge))
    return Review(
        board.finished,
        len(board.finished) == board.count,
        _verdict(view),
        is_asked=ask is not None and ask.made is None,
        has_accepted=viewer is not None and view.seats[viewer].ready,
        challengeable=tuple(dict.fromkeys((move.seat, move.trick) for move in challenges if move.seat is not None)),
    )


def looked_back(view: View) -> View:
    """The view of a deal still being played, as in its review: without the question for the next play."""
    return view if view.phase is Phase.REVIEW else replace(view, phase=Phase.REVIEW, ask=None)


def has_followed(trick: TrickView, shown: PieceView) -> bool:
    """True if a piece played to a trick is of the suit led."""
    piece = shown.piece
    return piece.suit == trick.led.value if isinstance(piece, Card) else any(shown.tinted)


def _verdict(view: View) -> ChallengeVerdict | None:
    board = view.trick_board
    if not board.challenges or board.challenges[-1].trick > len(board.finished):
        return None
    made = board.challenges[-1]
    trick = board.finished[made.trick - 1]
    played, held = trick.by(made.seat), None
    if made.proven and played is not None and not has_followed(trick, played):
        later = (one.by(made.seat) for one in board.all_tricks[made.trick :])
        of_suit = (one for one in later if one is not None and isinstance(one.piece, Card) and has_followed(trick, one))
        held = next((one.piece for one in of_suit), None)
    return ChallengeVerdict(made, played.piece if played else None, held)


# -- in the picture ----------------------------------------------------------------------------------------------------


def ask_words(review: Review) -> Message:
    """The viewer's choices: "Challenge any grey tile, or accept"."""
    if review.has_accepted:
        return Message("review-accepted")
    if not review.challengeable:
        return Message("review-nothing" if review.is_complete else "review-nothing-yet")
    grey = {(seat, trick.number) for trick in review.tricks for seat, _ in _unfollowed(trick)}
    is_grey = grey.issuperset(review.challengeable)
    return Message("review-ask" if review.is_complete else "review-ask-early", grey=is_grey)


def _unfollowed(trick: TrickView) -> list[tuple[int, PieceView]]:
    return [(seat, played) for seat, played in trick.plays if not has_followed(trick, played)]


def verdict_line(verdict: ChallengeVerdict) -> Message:
    """The challenged play, and the piece that proves a revoke: "You, trick 3: 9♠, with 10♦ in hand"."""
    player, piece, trick = Seat(verdict.made.seat), verdict.piece, verdict.made.trick
    if verdict.held is None:
        return Message("review-verdict", who=player, piece=piece, trick=trick)
    return Message("review-verdict-held", who=player, piece=piece, trick=trick, held=verdict.held)


def verdict_result(review: Review) -> Message:
    """The verdict of the latest challenge: "revoke: +13", "no revoke"; before the first the cost of a revoke."""
    if review.verdict is None:
        return Message("review-cost", cost=REVOKE_COSTS)
    is_proven = review.verdict.made.proven
    return Message("review-revoke", cost=REVOKE_COSTS) if is_proven else Message("review-no-revoke")


# -- alt text ----------------------------------------------------------------------------------------------------------


def review_sentences(view: View, in_full: bool) -> Iterator[Text]:
    """The latest challenge, the next choice, the cost of a revoke, the plays off suit; in full every trick."""
    review = review_of(view)
    if review.verdict is not None:
        play, by = verdict_line(review.verdict), Seat(review.verdict.made.by)
        yield Message("review-challenged", by=by, play=play, result=verdict_result(review))
    if not review.is_complete:
        yield Message("review-so-far", number=len(review.tricks), count=view.trick_board.count)
    else:
        yield Message("review-accepted.sentence") if review.has_accepted else as_sentence(ask_words(review))
    yield as_sentence(Message("review-cost", cost=REVOKE_COSTS))
    if in_full and review.challengeable:
        plays = sorted(review.challengeable, key=lambda one: (one[1], one[0]))
        each = (Message("review-choice", who=Seat(seat), trick=number) for seat, number in plays)
        yield Message("review-choices", plays=Row(each))
    grey = [
        Message("review-grey-trick", trick=trick.number, suit=trick.led, plays=plays)
        for trick in review.tricks
        if (plays := Row(play_told(trick, seat) for seat, _ in _unfollowed(trick))).items
    ]
    yield Message("review-unfollowed", tricks=Row(grey, "; ")) if grey else Message("review-all-followed")
    for trick in review.tricks if in_full else ():
        yield Message("review-trick", trick=trick.number, plays=plays_told(trick, "review-won"))
