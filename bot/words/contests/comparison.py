"""The comparison of those who played the same deals: who is on which place, deal by deal, in a picture and in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.grammar import counted, joined
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.names import Namer, spoken_names


@dataclass(frozen=True, slots=True)
class Fared:
    """How one person fared. `margins` are by deal: their side's points less the mean of the others', in tenths.

    `rank` and `total` are None where they did not finish: then no margin is told either.
    """

    name: str
    margins: tuple[int, ...] = ()
    total: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everybody who took part, best first, those who did not finish last. `title` names the game; the deals are as many
    as each margin has.
    """

    title: str
    deals: int
    people: tuple[Fared, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    @property
    def winners(self) -> tuple[int, ...]:
        """The places in `people` of those with the best total."""
        return tuple(place for place, person in enumerate(self.people) if person.rank == 1)

    def is_best(self, place: int, deal: int) -> bool:
        """Whether nobody fared better in a deal, counted from 0, and somebody fared worse."""
        margins = [person.margins[deal] for person in self.people if person.rank is not None]
        own = self.people[place]
        return own.rank is not None and own.margins[deal] == max(margins) > min(margins)


def compared(title: str, deals: int, people: Sequence[Fared]) -> Comparison:
    """The comparison of people, whose ranks follow from their totals; who has none did not finish."""
    totals = [person.total for person in people if person.total is not None]

    def ranked(person: Fared) -> Fared:
        if person.total is None:
            return Fared(person.name)
        return Fared(person.name, person.margins, person.total, 1 + sum(other > person.total for other in totals))

    places = sorted(map(ranked, people), key=lambda person: person.rank or len(people) + 1)
    return Comparison(title, deals, tuple(places))


def margin_words(tenths: int, *, whole: bool = False) -> str:
    """A margin with its sign: "+12.3", "−4", "0"; `whole`: rounded to whole points."""
    size = abs(tenths)
    if whole:
        size = (size + 5) // 10 * 10
    figure = f"{size // 10}" if size % 10 == 0 else f"{size // 10}.{size % 10}"
    return figure if size == 0 else f"{'−' if tenths < 0 else '+'}{figure}"


def verdict(comparison: Comparison, name: Namer) -> str:
    """Who has won: "Ann wins with +12.3", "Ann and Bo share the win with +4", "Nobody finished"."""
    winners = comparison.winners
    if not winners:
        return "Nobody finished"
    total = comparison.people[winners[0]].total
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{joined(map(name, winners))} {verb} with {margin_words(total or 0)}"


def ranking_lines(comparison: Comparison, name: Namer) -> list[str]:
    """A line for each person, best first: "1. Ann +12.3", "Bo did not finish"."""
    return [
        f"{person.rank}. {name(place)} {margin_words(person.total)}"
        if person.rank is not None and person.total is not None
        else f"{name(place)} did not finish"
        for place, person in enumerate(comparison.people)
    ]


def alt_comparison(comparison: Comparison) -> str:
    """The comparison in words: who has won, then each person with their deals."""
    return first_that_fits(
        _sentences(comparison, spoken_names(comparison.names, longest), whole=whole)
        for whole in (False, True)
        for longest in NAME_LENGTHS
    )


def _sentences(comparison: Comparison, name: Namer, *, whole: bool) -> list[str]:
    rows = [
        f"{person.rank} {name(place)} {margin_words(person.total)} "
        f"({' '.join(_deal(comparison, place, deal, whole=whole) for deal in range(comparison.deals))})"
        if person.rank is not None and person.total is not None
        else f"{name(place)} did not finish"
        for place, person in enumerate(comparison.people)
    ]
    return [
        f"Duel: {comparison.title}, {counted(comparison.deals, 'deal')}, the same for all.",
        f"{verdict(comparison, name)}.",
        "Each against the mean of their table, deal by deal, best with a star:" if comparison.winners else "",
        f"{'; '.join(rows)}.",
    ]


def _deal(comparison: Comparison, place: int, deal: int, *, whole: bool) -> str:
    figure = margin_words(comparison.people[place].margins[deal], whole=whole)
    return f"{figure}*" if comparison.is_best(place, deal) else figure
