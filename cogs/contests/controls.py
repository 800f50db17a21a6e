"""Clicks that contests of every kind share: their fair shuffle, and one's own result from the end of one's match."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.message import Message
from bot.rules.errors import Refusal
from cogs.contests import pages as fair_shuffle
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.ids import CONTEST_SHUFFLE, OLD_PROOF, OWN_RESULT, OfContest
from cogs.contests.table import Contests
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of


@dataclass(frozen=True, slots=True)
class KindOfControls:
    """How a kind of contest answers clicks: `check_shown` raises NotShown where the contest cannot be this person's to
    see here; `show_own_result` answers with how they did, where that is not told in a channel.
    """

    check_shown: Callable[[Interaction, Contest], Awaitable[None]]
    show_own_result: Callable[[Click[OfContest], Contest], Awaitable[None]] | None = None


class ContestControls:
    """The kinds of contest that answer clicks."""

    def __init__(self) -> None:
        self._kinds = dict[ContestKind, KindOfControls]()

    def answer(self, kind: ContestKind, controls: KindOfControls) -> None:
        """Let a kind of contest answer clicks."""
        self._kinds[kind] = controls

    def of(self, contest: Contest) -> KindOfControls:
        """How a contest answers clicks."""
        return self._kinds[contest.row.kind]


@on(CONTEST_SHUFFLE, only_shows=True)
@on(OLD_PROOF, only_shows=True)
async def show_shuffle(click: Click[OfContest]) -> None:
    """The seal of a contest; once it is over its secret. For those who may see the contest."""
    contest, kind = await _contest(click)
    await kind.check_shown(click.interaction, contest)
    await click.answer.reply(fair_shuffle.page(contest, click.interaction.user.id))


@on(OWN_RESULT, only_shows=True)
async def show_own_result(click: Click[OfContest]) -> None:
    """How somebody did in a contest, from the end of their own match."""
    contest, kind = await _contest(click)
    if kind.show_own_result is None:
        raise Refusal(Message("duel-result-elsewhere"))
    await kind.show_own_result(click, contest)


async def _contest(click: Click[OfContest]) -> tuple[Contest, KindOfControls]:
    contest = await part_of(click.interaction, Contests).get(click.argument.contest)
    return contest, part_of(click.interaction, ContestControls).of(contest)
