"""The alt text of a deal's result: `Deal 3: Ann took 5, scores +5, now 22; … Target 25.`"""

from collections.abc import Sequence

from bot.rules.view import View
from bot.words.alt_words import NAME_LENGTHS, first_that_fits, match_over_words, namer, side_words, target_words
from bot.words.names import Namer
from bot.words.wording import result_note, sides, taken_word


def alt_result(view: View, names: Sequence[str]) -> str:
    """The last finished deal's result in words."""
    return first_that_fits(_said(view, namer(names, longest)) for longest in NAME_LENGTHS)


def _said(view: View, name: Namer) -> list[str]:
    result = view.results[-1]
    lines = (
        f"{side_words(view, side, name)} {taken_word(view)} {result.taken[side]}, "
        f"scores {result.scored[side]:+d}, total {result.totals[side]}"
        for side in sides(view)
    )
    said = [f"{view.title}, deal {result.number} is over.", f"{'; '.join(lines)}.", result_note(view, name, result)]
    if view.winners is not None:
        said.append(match_over_words(view, name))
    return [*said, target_words(view)]
