"""One deal, killed at every moment; and with every call to Discord failing in every way. It says how many of these it
survived.
"""

import asyncio
import sys
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.end_to_end.points.crashes import CrashLane
from tests.end_to_end.points.deal import Script
from tests.end_to_end.points.harmed_calls import FaultLane, QuickFaultLane
from tests.end_to_end.points.lane import Lane
from tests.end_to_end.points.ledger import Ledger

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = Script("black-tile", people=3, secret=243)  # three pass, one leads, one claims the rest
DEALS = {
    "black-tile": Script("black-tile", people=3, secret=25),
    "domino-whist": Script("domino-whist", people=3, secret=42, options={"target": 1}),  # the match ends with the deal
    "domino-hearts": Script("domino-hearts", people=3, secret=4),
    "seventy-nine": Script("seventy-nine", people=6, secret=4, options={"preset": "short"}),
    "forty-two": Script("forty-two", people=4, secret=1, options={"preset": "short", "target": 1}),
    "forty-two-computers": Script("forty-two", people=1, computers=3, secret=1, options={"target": 1}),
    "dominoes": Script("dominoes", people=2, secret=128, rules={"opens": "lot", "hand": 3}),  # two draw in five plays
    # With draws, a tile drawn that fits two trains, and a double to cover; the match ends with the round.
    "mexican-train": Script("mexican-train", people=2, secret=2993, rules={"length": 1, "hand": 7}),
    "blind-hughie": Script("blind-hughie", people=2, secret=47, rules={"only_move": "waits"}),  # else it plays itself
}
deals = pytest.mark.parametrize("game", DEALS)


@dataclass(frozen=True)
class Sweep:
    """A harm to a deal, in `lanes` houses at once; one of `every` points is tried. `grows`: its results are points
    too.
    """

    what: str
    lane_type: type[Lane]
    lanes: int
    every: int = 1
    grows: bool = False

    async def survive(self, script: Script, folder: Path, name: str) -> None:
        """Play the deal until everything was tried."""
        ledger = Ledger(grows=self.grows)
        async with AsyncExitStack() as stack:
            lanes = [await stack.enter_async_context(self._open(folder, script, ledger)) for _ in range(self.lanes)]
            await lanes[0].listen()
            ledger.keep(self.every)
            await asyncio.gather(*(lane.try_all() for lane in lanes))
        sys.stdout.write(ledger.report(self.what, name) + "\n")
        ledger.check()

    def _open(self, folder: Path, script: Script, ledger: Ledger) -> AbstractAsyncContextManager[Lane]:
        return self.lane_type.open(Path(mkdtemp(dir=folder)), script, ledger)


# Each run tries a sixteenth of the moments and a sixth of the calls, `-m soak` all of them.
@pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.soak)])
async def test_killed_at_the_moments_of_a_short_deal(tmp_path: Path, every: int) -> None:
    await Sweep("crashes", CrashLane, 3, every).survive(SHORT, tmp_path, "a short deal")


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.soak)])
async def test_calls_of_a_short_deal_fail(tmp_path: Path, every: int) -> None:
    await Sweep("failures", QuickFaultLane, 6, every).survive(SHORT, tmp_path, "a short deal")


@pytest.mark.soak
@deals
async def test_killed_at_every_moment(tmp_path: Path, game: str) -> None:
    await Sweep("crashes", CrashLane, 3, grows=True).survive(DEALS[game], tmp_path, game)


@pytest.mark.soak
@deals
async def test_every_call_fails_in_every_way(tmp_path: Path, game: str) -> None:
    await Sweep("failures", FaultLane, 8).survive(DEALS[game], tmp_path, game)
