"""The alt texts of what was decided: the turning point of a deal, and a match by one's own decisions."""

from collections.abc import Sequence

from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.analysis.match import luck_sentence, row_words
from bot.words.analysis.review import Made, MatchReview
from bot.words.analysis.turning_point import capitalized, chance, code, cost_words, headline, when
from bot.words.analysis.whys import whys
from bot.words.names import Namer, spoken_names


def alt_turning_point(made: Made, names: Sequence[str]) -> str:
    """The card of one decision."""
    return first_that_fits(_turning_point(made, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _turning_point(made: Made, name: Namer) -> list[str]:
    decision = made.decision
    view, place = decision.view, when(made)
    played, best = (code(view, prospect.move, name) for prospect in (decision.played, decision.best))
    hurts, helps = whys(decision)
    found, (cost, surely) = chance(decision, name), cost_words(decision)
    chances = (
        f"{capitalized(found.label)}: {found.percent(found.best)} instead of {found.percent(found.played)}."
        if found is not None
        else ""
    )
    plays = view.tricks.current_plays if view.tricks is not None else ()
    table = ", ".join(f"{name(seat)} {shown.piece}" for seat, shown in plays)
    return [
        f"Turning point, {place}: {headline(decision, name)}.",
        f"{name(view.viewer or 0)} chose {played}; better {best}.",
        chances,
        f"Why: {played}: {hurts}; {best}: {helps}.",
        f"{cost}, {surely}.",
        f"On the table: {table}." if table else "",
    ]


def alt_match_review(review: MatchReview) -> str:
    """The picture of a match by one person's own decisions."""
    accuracy = f"{review.accuracy} of 100" if review.accuracy is not None else "nothing was at stake"
    deals = ", ".join(f"{deal.deal}: {deal.accuracy if deal.accuracy is not None else 'none'}" for deal in review.deals)
    costliest = [f"{number}. {row_words(made, review.unit)}." for number, made in enumerate(review.costliest, 1)]
    long = (
        f"My match, {review.title}. Accuracy: {accuracy}, over {review.made} decisions.",
        luck_sentence(review),
        "Costliest: " + " ".join(costliest) if costliest else "No decision clearly cost anything.",
    )
    return first_that_fits(((*long, f"Accuracy by deal: {deals}."), long))
