"""What the kinds of contest are built on."""

from bot.message import Message
from bot.table.automation.contest_clock import ContestClock
from bot.table.contests.contests import Contests
from bot.table.state.snapshot import Snapshot
from cogs.contests.controls import ContestControls
from cogs.delivery.contest_courier import ContestCourier
from cogs.kit.feature import Feature, Host
from cogs.kit.slots import LOOK_BACK_AT_OWN_MATCH
from cogs.messages.contest_ids import OWN_RESULT, OfContest
from cogs.messages.parts.buttons import PRIMARY, button
from cogs.messages.parts.payload import Component


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
