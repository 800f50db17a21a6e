"""The feature that all kinds of contest are built on, and the clicks they share: the fair shuffle, and a person's own
result.
"""

from bot.message import Message
from bot.table.state.snapshot import Snapshot
from cogs.contests.contest import Contest
from cogs.contests.lobby import contest_of
from cogs.contests.pages import CONTEST_SHUFFLE, OLD_PROOF, OWN_RESULT, OfContest, shuffle_page
from cogs.contests.table import Contests, KindOfContest
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import part_of
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import PRIMARY, button
from cogs.kit.payload.payload import Component
from cogs.kit.poster import Poster
from cogs.kit.slots import LOOK_BACK_AT_OWN_MATCH


def setup(host: Host) -> Feature:
    contests = Contests(host.access, host.tables.lifecycle, host.parts.get(Poster))
    return Feature(
        (contests,), resume=contests.resume, look_after_others=contests.look_after_others, close=contests.close
    )


def own_result(snapshot: Snapshot) -> Component | None:
    """The button to a person's own result among all who play the same deals."""
    row = snapshot.row
    if not row.solo or row.contest_id is None:
        return None
    return button(OWN_RESULT, Message("end-button-result"), 0, OfContest(row.contest_id), style=PRIMARY)


LOOK_BACK_AT_OWN_MATCH.put(own_result)


@on(CONTEST_SHUFFLE, only_shows=True)
@on(OLD_PROOF, only_shows=True)
async def show_shuffle(click: Click[OfContest]) -> None:
    """Show the seal of a contest, and its secret once it is over, to those who can see the contest."""
    contest, kind = await _contest(click)
    await kind.check_shown(click.interaction, contest)
    await click.answer.reply(shuffle_page(contest, click.user_id))


@on(OWN_RESULT, only_shows=True)
async def show_own_result(click: Click[OfContest]) -> None:
    """Show a person's result in a contest, from the end of their match."""
    contest, kind = await _contest(click)
    await click.answer.reply(await kind.own_result(click.interaction, contest))


async def _contest(click: Click[OfContest]) -> tuple[Contest, KindOfContest]:
    """Raises NoContest, UnknownControl."""
    contest = await contest_of(click)
    kind = part_of(click.interaction, Contests).kinds.get(contest.row.kind)
    if kind is None:
        raise UnknownControl
    return contest, kind
