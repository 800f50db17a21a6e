"""The alt text of a deal's result: `Domino Whist, deal 3 is over. Ann took 5, scores +5, total 22; … Target 25.`"""

from collections.abc import Sequence

from bot.rules.view import View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.phrases import match_over_sentence, side_words, target_sentence
from bot.words.facts.results import result_note, taken_verb
from bot.words.facts.sides import sides
from bot.words.names import Namer, spoken_names


def alt_result(view: View, names: Sequence[str]) -> str:
    """The last finished deal's result in words. Raises IndexError before the first."""
    return first_that_fits(_sentences(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _sentences(view: View, name: Namer) -> list[str]:
    result = view.results[-1]
    lines = (
        f"{side_words(view, side, name)} {taken_verb(view)} {result.taken[side.number]}, "
        f"scores {result.scored[side.number]:+d}, total {result.totals[side.number]}"
        for side in sides(view)
    )
    return [
        f"{view.title}, deal {result.number} is over.",
        f"{'; '.join(lines)}.",
        result_note(view, name, result),
        match_over_sentence(view, name),
        target_sentence(view),
    ]
