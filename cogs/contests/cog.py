"""What the kinds of contest are built on."""

from bot.message import Message
from bot.table.state.snapshot import Snapshot
from cogs.contests.clock import ContestClock
from cogs.contests.controls import ContestControls
from cogs.contests.courier import ContestCourier
from cogs.contests.ids import OWN_RESULT, OfContest
from cogs.contests.table import Contests
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import PRIMARY, button
from cogs.kit.payload.payload import Component
from cogs.kit.slots import LOOK_BACK_AT_OWN_MATCH


def setup(host: Host) -> Feature:
    """Build the feature."""
    contests = Contests(host.access, host.tables.lifecycle)
    courier, clock = ContestCourier(host.tables, contests, host.post), ContestClock(contests)

    async def resume() -> None:
        await courier.resume()
        clock.start()

    async def close() -> None:
        await clock.close()
        await contests.background.close()
        await courier.close()

    parts = contests, courier, ContestControls()
    return Feature(parts, resume=resume, look_after_others=courier.look_after_others, close=close)


def own_result(snapshot: Snapshot) -> Component | None:
    """The button to one's own result among all who play the same deals."""
    row = snapshot.row
    if not row.solo or row.contest_id is None:
        return None
    return button(OWN_RESULT, Message("end-button-result"), 0, OfContest(row.contest_id), style=PRIMARY)


LOOK_BACK_AT_OWN_MATCH.put(own_result)
