"""The alt text of a deal that is looked back at: `Review: challenge a play, or accept. … Trick 1: Pip led 2C, …`."""

from collections.abc import Sequence

from bot.rules.boards import TrickView
from bot.rules.view import View
from bot.words.alt.phrases import capital
from bot.words.facts.tricks.review import Review, Verdict, has_followed, review_of
from bot.words.names import Namer


def review_sentences(view: View, name: Namer, in_full: bool) -> Sequence[str]:
    """The review in sentences; in brief only the tricks in which somebody did not follow."""
    review = review_of(view)
    shown = review.tricks if in_full else tuple(filter(_has_grey, review.tricks))
    grey = (
        f"{name(seat)} {played.piece} in {trick.number}"
        for trick in review.tricks
        for seat, played in trick.plays
        if not has_followed(trick, played)
    )
    sentences = [
        _verdict(review.verdict, review, name) if review.verdict is not None else "",
        _asked(review),
        _challengeable(review, name) if in_full else "",
        f"Did not follow: {', '.join(grey) or 'nobody'}.",
        *(_trick(trick, name) for trick in shown),
    ]
    return [capital(sentence) for sentence in sentences if sentence]


def grey_sentences(view: View, name: Namer) -> Sequence[str]:
    """The review where the tricks themselves are too much to tell: who did not follow which suit."""
    review = review_of(view)
    tricks = (
        f"{trick.number} ({trick.led.label}) "
        + ", ".join(f"{name(seat)} {played.piece}" for seat, played in trick.plays if not has_followed(trick, played))
        for trick in review.tricks
        if _has_grey(trick)
    )
    verdict = _verdict(review.verdict, review, name) if review.verdict is not None else ""
    told = (verdict, _asked(review), f"Did not follow in trick {'; '.join(tricks) or 'none'}.")
    return [capital(sentence) for sentence in told if sentence]


def _asked(review: Review) -> str:
    if not review.is_complete:
        return f"Review: the first {len(review.tricks)} of {review.count} tricks. A revoke costs {review.cost}."
    if review.has_accepted:
        return f"You accepted every play; you may still challenge. A revoke costs {review.cost}."
    return f"Review of {review.count} tricks: challenge a play, or accept. A revoke costs {review.cost}."


def _verdict(verdict: Verdict, review: Review, name: Namer) -> str:
    whose = "your" if name(verdict.seat) == "you" else f"{name(verdict.seat)}'s"
    held = f", held {verdict.held}" if verdict.held is not None else ""
    what = f"a revoke, +{review.cost}{held}" if verdict.is_proven else "no revoke"
    return f"{whose} {verdict.piece} in trick {verdict.trick}, challenged by {name(verdict.by)}: {what}."


def _challengeable(review: Review, name: Namer) -> str:
    plays = ", ".join(
        f"{name(seat)} in {number}" for seat, number in sorted(review.challengeable, key=lambda one: (one[1], one[0]))
    )
    return f"You may challenge {plays}." if plays else "There is nothing to challenge."


def _trick(trick: TrickView, name: Namer) -> str:
    plays = (
        f"{name(seat)}{' led' if place == 0 else ''} {played.piece}{' won' if seat == trick.winner else ''}"
        for place, (seat, played) in enumerate(trick.plays)
    )
    return f"Trick {trick.number}: {', '.join(plays)}."


def _has_grey(trick: TrickView) -> bool:
    return not all(has_followed(trick, played) for _, played in trick.plays)
