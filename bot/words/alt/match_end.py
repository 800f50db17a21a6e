"""The alt text of a match's end: `Pip wins with 24. 2 Dee 38, … Ratings: Pip +18, … By deal: Pip 0 0 22 …`."""

from collections.abc import Sequence

from bot.rules.grammar import joined
from bot.rules.view import View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.phrases import side_words
from bot.words.deal_end import taken_column
from bot.words.facts.standings import runs, standings
from bot.words.names import Namer, spoken_names
from bot.words.pictures import signed
from bot.words.sides import sides, winners
from bot.words.speaker import say
from bot.words.story import story

_DEALS = (100, 40, 20, 10, 5, 0)  # told deal by deal: the oldest give way


def alt_match_end(view: View, names: Sequence[str], ratings: Sequence[int | None] = ()) -> str:
    """The end of a match in words."""
    return first_that_fits(
        _sentences(view, names, spoken_names(names, longest), ratings, deals)
        for deals in _DEALS
        for longest in NAME_LENGTHS
    )


def _sentences(view: View, names: Sequence[str], name: Namer, ratings: Sequence[int | None], deals: int) -> list[str]:
    places = standings(view)
    won = [side_words(view, side, name) for side in winners(view)]
    rest = (
        f"{place.rank} {side_words(view, sides(view)[place.side], name)} {place.total}"
        for place in places
        if place.side not in (view.winners or ())
    )
    total = view.results[-1].totals[(view.winners or (0,))[0]]
    who = joined(won)
    return [
        f"{say(view.title)}: the match is over.",
        f"{who[:1].upper()}{who[1:]} {'wins' if len(won) == 1 else 'share the win'} with {total}.",
        f"{', '.join(others)}." if (others := list(rest)) else "",
        ratings_sentence(ratings, name),
        story(view, names) if len(won) == 1 else "",  # of a shared win it tells no more
        taken(view, name) if len(view.results) == 1 else by_deal(view, name, deals),
    ]


def ratings_sentence(ratings: Sequence[int | None], name: Namer) -> str:
    """How the ratings changed; empty where the match was not rated."""
    changes = (f"{name(seat)} {signed(by) if by else '±0'}" for seat, by in enumerate(ratings) if by is not None)
    return f"Ratings: {told}." if (told := ", ".join(changes)) else ""


def taken(view: View, name: Namer) -> str:
    """What each side took in the only deal, whose score is the total: "Tricks: Ann 3; Bo 8."."""
    column = taken_column(view)
    if column is None:
        return ""
    figures = (f"{side_words(view, side, name)} {column[1][side.number]}" for side in sides(view))
    return f"{column[0].capitalize()}: {'; '.join(figures)}."


def by_deal(view: View, name: Namer, deals: int = 100) -> str:
    """Each side's total after each deal, the last so many."""
    if not deals:
        return ""
    lines = runs(view)
    first = max(1, len(lines[0]) - deals)
    since = f"By deal from {first}" if first > 1 else "By deal"
    totals = (
        f"{side_words(view, side, name)} {' '.join(map(str, lines[side.number][first:]))}" for side in sides(view)
    )
    return f"{since}: {'; '.join(totals)}."
