"""The alt texts of what was decided: the costliest decision of a deal, and a match by one's own decisions."""

from collections.abc import Iterable, Sequence

from bot.message import Message, Row, Text, Who
from bot.words.analysis.match import match_text, row_text
from bot.words.analysis.review import Made, MatchReview
from bot.words.analysis.turning_point import chance, headline, moment, moves, why
from bot.words.hint.amounts import alone
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.names import Namer, spoken_names


def alt_turning_point(made: Made, names: Sequence[str]) -> str:
    """The card of one decision."""
    return first_that_fits(_turning_point(made, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _turning_point(made: Made, name: Namer) -> Iterable[Text]:
    decision = made.decision
    view, found = decision.view, chance(decision, name)
    who, told = Who(name(view.viewer or 0)), moves(decision, name)
    yield Message("alt-mistake", moment=moment(made), headline=headline(decision, name), who=who, **told)
    if found is not None and alone(found.best) != alone(found.played):
        yield Message("alt-mistake-chance", chance=found.label, best=alone(found.best), played=alone(found.played))
    yield why(decision, name, to_all=True)
    if view.tricks is not None and (plays := view.tricks.current_plays):
        shown = [Message("alt-mistake-play", who=Who(name(seat)), piece=shown.piece) for seat, shown in plays]
        yield Message("alt-mistake-table", plays=Row(shown))


def alt_match_review(review: MatchReview, names: Sequence[str]) -> str:
    """The picture of a match by one person's own decisions."""
    accuracy = Message("alt-match-accuracy", accuracy=review.accuracy) if review.accuracy is not None else ""
    costliest = Row(row_text(made, spoken_names(names)) for made in review.costliest)
    told = Message("alt-match-costliest", moves=costliest) if review.costliest else Message("match-no-mistake")
    return first_that_fits([(Message("alt-match", title=review.title), accuracy, match_text(review), told)])
