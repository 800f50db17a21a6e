"""One deal, killed at every moment; and with every call to Discord failing in every way. It says how many of these it
survived.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.end_to_end.points.crashes import CrashLane
from tests.end_to_end.points.deal import Script
from tests.end_to_end.points.harmed_calls import FaultLane, QuickFaultLane
from tests.end_to_end.points.lane import Lane
from tests.end_to_end.points.ledger import Ledger

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = Script("black-tile", people=3, secret=26)
SOAKS = [SHORT]


async def survived(what: str, lane_type: type[Lane], lanes: int, script: Script, folder: Path) -> None:
    """Play a deal in some houses at once until everything was tried."""
    ledger = Ledger()
    async with AsyncExitStack() as stack:
        opening = (lane_type.open(folder / str(it), script, ledger) for it in range(lanes))
        opened = [await stack.enter_async_context(it) for it in opening]
        await opened[0].listen()
        await asyncio.gather(*(it.try_all() for it in opened))
    print(ledger.report(what, script.game))
    open("/tmp/cp/report-"+what, "w").write(ledger.report(what, script.game) + "\n\n" + "\n".join(map(str, ledger.found)))
    ledger.check()


async def test_killed_at_every_moment_of_a_short_deal(tmp_path: Path) -> None:
    await survived("crashes", CrashLane, 3, SHORT, tmp_path)


async def test_every_call_of_a_short_deal_fails(tmp_path: Path) -> None:
    await survived("failures", QuickFaultLane, 6, SHORT, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("script", SOAKS, ids=lambda script: script.game)
async def test_killed_at_every_moment(tmp_path: Path, script: Script) -> None:
    await survived("crashes", CrashLane, 3, script, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("script", SOAKS, ids=lambda script: script.game)
async def test_every_call_fails_in_every_way(tmp_path: Path, script: Script) -> None:
    await survived("failures", FaultLane, 8, script, tmp_path)
