"""A match by one's own decisions, in words."""

from bot.message import Message, Rounded, Row, Signed, Text, lines, sentences
from bot.words.analysis.review import Made, MatchReview
from bot.words.analysis.turning_point import moment, moves
from bot.words.hint.amounts import about
from bot.words.names import Namer

_NOTHING = 0.5  # in points, what is not worth a figure


def match_text(review: MatchReview) -> Text:
    """What the hands were worth, and what was made of them: told beside the picture."""
    if all(deal.luck is None for deal in review.deals):
        return Message("match-unscored")
    (luck, error), play = review.luck, review.play
    points = about(abs(luck), review.unit)
    if abs(luck) <= 2 * error:
        hands = Message("match-luck-average")
    else:
        hands = Message("match-luck-good", points=points) if luck > 0 else Message("match-luck-bad", points=points)
    points = about(abs(play), review.unit)
    if abs(play) < _NOTHING:
        skill = Message("match-play-even")
    else:
        skill = Message("match-play-good", points=points) if play > 0 else Message("match-play-bad", points=points)
    return sentences(hands, skill)


def choice_text(made: Made, name: Namer) -> Message:
    """One of the costliest decisions in a line: "4-2, better 5-0"."""
    return Message("match-moves", **moves(made.decision, name))


def row_text(made: Made, name: Namer) -> Message:
    """The same in a list: "Deal 4, trick 7: 4-2, better 5-0"."""
    return Message("match-choice", moment=moment(made), **moves(made.decision, name))


def match_details(review: MatchReview) -> Text:
    """The figures of a match, and what they mean."""
    accuracy = review.accuracy
    judged = (
        Message("match-details-nothing")
        if accuracy is None
        else Message("match-details-accuracy", accuracy=accuracy, decisions=review.made)
    )
    luck, error = review.luck
    figures = {"luck": Signed(luck, 1), "skill": Signed(review.play, 1), "error": Rounded(error)}
    known = any(deal.luck is not None for deal in review.deals)
    deals = [
        Message("match-details-deal", deal=deal.deal, accuracy=deal.accuracy)
        for deal in review.deals
        if deal.accuracy is not None
    ]
    return lines(
        judged,
        Message("match-details-luck", unit=review.unit, **figures) if known else None,
        Message("match-details-deals", deals=Row(deals)) if deals else None,
        Message("match-details-note"),
    )
