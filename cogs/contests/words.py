"""The comparison of those who played the same deals: who is on which place, deal by deal, in a picture and in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.message import AllOf, Message, Row, Signed, Text, Who, sentences
from bot.words.length import alt
from bot.words.names import Namer, known_names


@dataclass(frozen=True, slots=True)
class DuelResult:
    """One person's result. `margins` run by deal: their side's points less the mean of the others', in tenths.

    `rank` and `total` are None where they did not finish; their margins are not shown then.
    """

    name: str
    margins: tuple[int, ...] = ()
    total: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """All who took part, best first, those who did not finish last. `title` names the game; each margin has `deals`
    entries.
    """

    title: Text
    deals: int
    people: tuple[DuelResult, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return known_names(person.name for person in self.people)

    @property
    def winners(self) -> tuple[int, ...]:
        """The places in `people` of those with the best total."""
        return tuple(place for place, person in enumerate(self.people) if person.rank == 1)

    def is_best(self, place: int, deal: int) -> bool:
        """Whether a person has the best margin of a deal (counted from 0), and not all are equal."""
        margins = [person.margins[deal] for person in self.people if person.rank is not None]
        own = self.people[place]
        return own.rank is not None and own.margins[deal] == max(margins) > min(margins)


def compared(title: Text, deals: int, people: Sequence[DuelResult]) -> Comparison:
    """The comparison of people, whose ranks follow from their totals; who has none did not finish."""
    totals = [person.total for person in people if person.total is not None]

    def ranked(person: DuelResult) -> DuelResult:
        if person.total is None:
            return DuelResult(person.name)
        return DuelResult(person.name, person.margins, person.total, 1 + sum(other > person.total for other in totals))

    places = sorted(map(ranked, people), key=lambda person: person.rank or len(people) + 1)
    return Comparison(title, deals, tuple(places))


def margin(tenths: int, *, whole: bool = False) -> Message:
    """A margin with its sign: "+12.3", "−4", "0"; `whole`: rounded to whole points."""
    size = (abs(tenths) + 5) // 10 * 10 if whole else abs(tenths)
    points = (size if tenths > 0 else -size) / 10
    return Message("margin", points=Signed(points, 1 if size % 10 else 0))


def margins(tenths: Sequence[int]) -> Message:
    """From the least of several margins to the largest."""
    least, most = margin(min(tenths)), margin(max(tenths))
    return least if least == most else Message("margin-range", least=least, most=most)


def verdict(comparison: Comparison, name: Namer) -> Message:
    """Who has won, and with how much."""
    winners = comparison.winners
    if not winners:
        return Message("duel-no-one-finished")
    total = margin(comparison.people[winners[0]].total or 0)
    return Message("duel-won", who=AllOf(Who(name(place)) for place in winners), points=total)


def ranking_lines(comparison: Comparison, name: Namer) -> list[Message]:
    """A line for each person, best first: "1. Ann +12.3", "Bo didn't finish"."""
    return [
        Message("rank-line", rank=person.rank, who=Who(name(place)), points=margin(person.total))
        if person.rank is not None and person.total is not None
        else Message("duel-unfinished-line", who=Who(name(place)))
        for place, person in enumerate(comparison.people)
    ]


@alt
def alt_comparison(comparison: Comparison, name: Namer) -> Iterator[Text]:
    """The comparison in words: who has won, then each person with their deals in whole points."""
    yield Message("duel-alt", game=comparison.title, deals=comparison.deals)
    yield Message("end-sentence", what=verdict(comparison, name))
    if comparison.winners:
        yield Message("duel-alt-margins")
    for place, (line, person) in enumerate(zip(ranking_lines(comparison, name), comparison.people, strict=True)):
        deals = (
            Message("duel-alt-deal", points=margin(points, whole=True), best=comparison.is_best(place, deal))
            for deal, points in enumerate(person.margins)
        )
        told = Message("duel-alt-deals", deals=Row(deals, " ")) if person.margins else None
        yield Message("end-sentence", what=sentences(line, told))
