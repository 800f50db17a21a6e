"""What the kinds of contest are built on, and the clicks they share: the fair shuffle, and one's own result."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.state.snapshot import Snapshot
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.posts import CONTEST_SHUFFLE, OLD_PROOF, OWN_RESULT, ContestCourier, OfContest, shuffle_page
from cogs.contests.table import ContestClock, Contests
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import PRIMARY, button
from cogs.kit.payload.payload import Component
from cogs.kit.poster import Poster
from cogs.kit.slots import LOOK_BACK_AT_OWN_MATCH


def setup(host: Host) -> Feature:
    contests = Contests(host.access, host.tables.lifecycle)
    poster = Poster(host.tables.servers, host.post)
    courier, clock = ContestCourier(contests, poster), ContestClock(contests)

    async def resume() -> None:
        await courier.resume()
        clock.start()

    async def close() -> None:
        await clock.close()
        await contests.background.close()
        await courier.close()

    parts = contests, courier, poster, ContestControls()
    return Feature(parts, resume=resume, look_after_others=courier.look_after_others, close=close)


def own_result(snapshot: Snapshot) -> Component | None:
    """The button to one's own result among all who play the same deals."""
    row = snapshot.row
    if not row.solo or row.contest_id is None:
        return None
    return button(OWN_RESULT, Message("end-button-result"), 0, OfContest(row.contest_id), style=PRIMARY)


LOOK_BACK_AT_OWN_MATCH.put(own_result)


@dataclass(frozen=True, slots=True)
class KindOfControls:
    """How a kind of contest answers clicks: `check_shown` raises NotShown where the contest cannot be this person's to
    see here; `show_own_result` answers with their result, where no channel shows it.
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
    """Show the seal of a contest, and its secret once it is over, to those who can see the contest."""
    contest, kind = await _contest(click)
    await kind.check_shown(click.interaction, contest)
    await click.answer.reply(shuffle_page(contest, click.interaction.user.id))


@on(OWN_RESULT, only_shows=True)
async def show_own_result(click: Click[OfContest]) -> None:
    """Show a person their result in a contest, from the end of their own match."""
    contest, kind = await _contest(click)
    if kind.show_own_result is None:
        raise Refusal(Message("duel-result-elsewhere"))
    await kind.show_own_result(click, contest)


async def _contest(click: Click[OfContest]) -> tuple[Contest, KindOfControls]:
    contest = await part_of(click.interaction, Contests).get(click.argument.contest)
    return contest, part_of(click.interaction, ContestControls).of(contest)
