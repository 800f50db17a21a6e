"""A match by one's own decisions, in words."""

from collections.abc import Iterator

from bot.message import Message, Rounded, Row, Signed, Text, lines, sentences
from bot.words.decision import MatchReview, RecordedDecision
from bot.words.hint.amounts import about
from bot.words.length import alt
from bot.words.names import Namer
from cogs.analysis.words import moment, moves

_NOTHING = 0.5  # in points, what is not worth a figure


def match_text(review: MatchReview) -> Text:
    """How good the hands were and how well they were played; stands beside the picture."""
    if all(deal.luck is None for deal in review.deals):
        return Message("match-unscored")
    (luck, error), play = review.luck, review.play
    told = (("match-luck-told", luck, 2 * error), ("match-play-told", play, _NOTHING))
    return sentences(
        *(
            Message(message, points=about(abs(figure), review.unit), came=_came(figure, nothing))
            for message, figure, nothing in told
        )
    )


def _came(figure: float, nothing: float) -> str:
    return "even" if abs(figure) <= nothing else "good" if figure > 0 else "bad"


def choice_text(made: RecordedDecision, name: Namer) -> Message:
    """One of the costliest decisions in a line: "4-2, better 5-0"."""
    return Message("match-moves", **moves(made.decision, name))


def row_text(made: RecordedDecision, name: Namer) -> Message:
    """The same in a list: "Deal 4, trick 7: 4-2, better 5-0"."""
    return Message("match-choice", moment=moment(made), **moves(made.decision, name))


def match_details(review: MatchReview) -> Text:
    """The figures of a match, and what they mean."""
    luck, error = review.luck
    figures = {"luck": Signed(luck, 1), "skill": Signed(review.play, 1), "error": Rounded(error)}
    deals = [
        Message("match-details-deal", deal=deal.deal, accuracy=deal.accuracy)
        for deal in review.deals
        if deal.accuracy is not None
    ]
    return lines(
        Message("match-details-nothing")
        if review.accuracy is None
        else Message("match-details-accuracy", accuracy=review.accuracy, decisions=review.made),
        Message("match-details-luck", unit=review.unit, **figures)
        if any(deal.luck is not None for deal in review.deals)
        else None,
        Message("match-details-deals", deals=Row(deals)) if deals else None,
        Message("match-details-note"),
    )


@alt
def alt_match_review(review: MatchReview, name: Namer) -> Iterator[Text]:
    """The picture of a match by one person's own decisions."""
    yield Message("alt-match", title=review.title)
    if review.accuracy is not None:
        yield Message("alt-match-accuracy", accuracy=review.accuracy)
    yield match_text(review)
    costliest = Row(row_text(made, name) for made in review.costliest)
    yield Message("alt-match-costliest", moves=costliest) if review.costliest else Message("match-no-mistake")
