"""Achievements in words: what is next, what a person has earned, and how many people have each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.message import Day, Message, Row, Seat, Text, Who, lines
from bot.rules.catalogue import ACHIEVEMENTS
from bot.rules.milestones import MILESTONES, Milestone, PersonalCount
from bot.words.achievements import how, title
from bot.words.length import NAME_LENGTHS, first_that_fits, said
from cogs.people.card_words import EarnedRecord

FIRST_PAGE, PER_PAGE = 9, 18
NEXT_SHOWN = 3
EVERY = (*MILESTONES, *ACHIEVEMENTS)
_FEWEST, _FEWEST_PERCENT = 5, 20  # people, where it is shown how many have an achievement, and where in percent


@dataclass(frozen=True, slots=True)
class NextStep:
    """An achievement on the way to which a person has come this far."""

    milestone: Milestone
    count: int

    @property
    def name(self) -> str:
        return self.milestone.name

    @property
    def share(self) -> float:
        return self.count / self.milestone.goal

    @property
    def words(self) -> Message:
        """ "2 of 3 games tried", or the way to earn it where once is enough."""
        if self.milestone.goal == 1:
            return how(self.name)
        return Message(f"milestone-progress.{self.milestone.figure}", count=self.count, goal=self.milestone.goal)


@dataclass(frozen=True, slots=True)
class AchievementList:
    """A person's achievements, the latest first; on their own page also the `next` steps and all that are missing.

    `having` counts the people with each achievement, of `people` in all.
    """

    name: str
    earned: tuple[EarnedRecord, ...]
    next: tuple[NextStep, ...] = ()
    missing: tuple[str, ...] = ()
    people: int = 0
    having: Mapping[str, int] = field(default_factory=dict[str, int])
    is_own: bool = True

    @property
    def pages(self) -> int:
        return 1 + max(0, -(-(len(self.earned) + len(self.missing) - self._first) // PER_PAGE))

    @property
    def _first(self) -> int:
        """The achievements on the first page, which begins with what is next."""
        return FIRST_PAGE if self.next else PER_PAGE

    def shown(self, page: int) -> list[tuple[str, EarnedRecord | None]]:
        """The achievements of a page, each with how it was earned, if it was."""
        every: list[tuple[str, EarnedRecord | None]] = [
            *((one.name, one) for one in self.earned),
            *((name, None) for name in self.missing),
        ]
        return every[: self._first] if page == 0 else every[self._first + (page - 1) * PER_PAGE :][:PER_PAGE]

    def rarity(self, name: str) -> Message | None:
        """The share of people who have an achievement; None among few people."""
        count = self.having.get(name, 0)
        if self.people < _FEWEST:
            return None
        if self.people < _FEWEST_PERCENT:
            return Message("achievement-had-by", count=count, people=self.people)
        return Message("achievement-rarity", percent=min(100, 100 * count // self.people))


def next_steps(counts: Mapping[str, int], has: Mapping[str, object]) -> tuple[NextStep, ...]:
    """The nearest milestones, one for each figure."""
    steps = dict[PersonalCount, NextStep]()
    for one in MILESTONES.values():
        if one.name not in has and one.figure not in steps:
            steps[one.figure] = NextStep(one, min(counts.get(one.figure, 0), one.goal))
    return tuple(sorted(steps.values(), key=lambda step: -step.share)[:NEXT_SHOWN])


def earned_text(listed: AchievementList, who: str, page: int) -> Text:
    """The lines beside the achievements of a page: what is next, then each with its meaning."""
    heading = Message("achievements-heading", who=Who(who), count=len(listed.earned), all=len(EVERY), own=listed.is_own)
    steps = [Message("achievement-next", title=title(step.name), progress=step.words) for step in listed.next]
    return lines(
        heading,
        *(steps if page == 0 else ()),
        *(
            Message("achievement-line", title=title(name), how=how(name), count=one.count if one else 0)
            for name, one in listed.shown(page)
        ),
    )


def alt_earned(listed: AchievementList, page: int) -> str:
    """The alt text of a page of achievements; with less of each where it grows too long."""
    names = [listed.name]
    texts = [
        *said(_told(listed, page, detail=2), names, lengths=NAME_LENGTHS[:1]),
        *said(_told(listed, page, detail=1), names, lengths=NAME_LENGTHS[:1]),
        *said(_told(listed, page, detail=0), names),
    ]
    return first_that_fits(texts)


def _told(listed: AchievementList, page: int, *, detail: int) -> Iterator[Text]:
    yield Message("achievements-alt", who=Seat(0), count=len(listed.earned), all=len(EVERY))
    for step in listed.next if page == 0 else ():
        yield Message("achievements-alt-next", title=title(step.name), progress=step.words)
    shown = listed.shown(page)
    for name, one in shown:
        if one is None:
            continue
        known = {"title": title(name), "count": one.count, "how": how(name)}
        rarity = (listed.rarity(name) or "") if detail else ""
        day = Day(one.first, with_year=True) if one.first is not None and detail > 1 else ""
        yield Message("achievements-alt-one", **known, day=day, dated=bool(day), rarity=rarity, counted=bool(rarity))
    if missing := [title(name) for name, one in shown if one is None]:
        yield Message("achievements-alt-missing", titles=Row(missing))


def list_of(
    name: str, earned: Sequence[EarnedRecord], counts: Mapping[str, int], having: Mapping[str, int]
) -> AchievementList:
    """A person's own list, from what they have earned and how far they are."""
    has = {one.name: one for one in earned}
    missing = tuple(each for each in EVERY if each not in has)
    return AchievementList(name, tuple(earned), next_steps(counts, has), missing, people_of(having), having)


def people_of(having: Mapping[str, int]) -> int:
    """The people in all: with the first deal, as a rule; or with an achievement that more have, of a first lesson."""
    return max(having.values(), default=0)
