"""The alt text of the score chart: `Scores after deal 7: Ann 22, … Target 25. By deal: Ann 4 9 9 14 …`."""

from collections.abc import Sequence

from bot.rules.view import View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.phrases import match_over_sentence, side_words, target_sentence
from bot.words.line import deal_title
from bot.words.names import Namer, spoken_names
from bot.words.sides import sides

_DEAL_COUNTS = (100, 40, 20, 10, 5)  # names give way first where the text grows too long, then all but the last deals


def alt_chart(view: View, names: Sequence[str]) -> str:
    """The chart in words: the totals, and how they grew."""
    return first_that_fits(
        _sentences(view, spoken_names(names, longest), deal_count)
        for deal_count in _DEAL_COUNTS
        for longest in NAME_LENGTHS
    )


def _sentences(view: View, name: Namer, deal_count: int) -> list[str]:
    if not view.results:
        return ["No deal is finished yet.", target_sentence(view)]
    who = [side_words(view, side, name) for side in sides(view)]
    last, deals = view.results[-1], view.results[-deal_count:]
    totals = ", ".join(f"{side} {total}" for side, total in zip(who, last.totals, strict=True))
    since = f"By deal from {deals[0].number}" if len(deals) < len(view.results) else "By deal"
    runs = (f"{side} {' '.join(str(deal.totals[number]) for deal in deals)}" for number, side in enumerate(who))
    return [
        f"Scores after {deal_title(view, last.number)}: {totals}.",
        target_sentence(view),
        match_over_sentence(view, name),
        f"{since}: {'; '.join(runs)}.",
    ]
