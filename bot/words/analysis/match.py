"""A match by one's own decisions, in words."""

from bot.rules.grammar import counted
from bot.words.analysis.review import Made, MatchReview
from bot.words.analysis.turning_point import code, figure, signed, when

_EXPLAINED = (
    "-# Luck: what easy computers make of the same hands, each deal played ten times. Play: the rest, yours and the "
    "others'. Accuracy: how much you kept, of 100, of what the best choices bring over choosing by lot."
)


def luck_sentence(review: MatchReview) -> str:
    """What the hands were worth, and what was made of them."""
    if all(deal.luck is None for deal in review.deals):
        return "No deal came to a score, so nothing is known of its luck."
    luck, error = review.luck
    unit = f"{review.unit}s"
    if abs(luck) <= 2 * error:
        said = f"The hands were about as good as the others' ({signed(luck)} ± {figure(error)} {unit})"
    else:
        said = f"The hands alone were worth {signed(luck)} ± {figure(error)} {unit} to you"
    return f"{said}; how they were played brought {signed(review.play)}."


def row_words(made: Made, unit: str) -> str:
    """One of the costliest decisions in a line: "deal 4, trick 7 of 11: 4-2, better 5-0, cost 7.1"."""
    return f"{when(made)}: {choice_words(made)}, cost {figure(made.decision.cost)} {unit}s"


def choice_words(made: Made) -> str:
    """What was played and what was better: "4-2, better 5-0"."""
    decision = made.decision
    codes = [code(decision.view, prospect.move, _seat) for prospect in (decision.played, decision.best)]
    return f"{codes[0]}, better {codes[1]}"


def match_text(review: MatchReview) -> str:
    """What is told beside the picture."""
    so_far = "" if review.is_over else f", {counted(len(review.deals), 'deal')} so far"
    accuracy = f"accuracy **{review.accuracy}** of 100" if review.accuracy is not None else "nothing was at stake"
    heading = f"**My match**, {review.title}{so_far}: {accuracy}, over {counted(review.made, 'decision')}."
    return "\n".join((heading, luck_sentence(review), _EXPLAINED))


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"
