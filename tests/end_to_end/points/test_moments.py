"""The moments at which a day, a week, a match or a lesson ends, with the bot killed at each commit and each call, and
with each call failing in each way.
"""

from pathlib import Path

import pytest

from tests.end_to_end.conftest import running
from tests.end_to_end.points import dailies, evenings
from tests.end_to_end.points.moments import HarmedMoment, MomentBot, survive

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak]
MOMENTS: list[type[HarmedMoment]] = [
    dailies.DayEnds, dailies.RefusedDayEnds, dailies.UnreadDayEnds, dailies.DailyIsPlayed, dailies.MendBegins,
    dailies.MendIsPlayed, dailies.DayEndsInMend, evenings.MatchEnds, evenings.MyMatchOpens, evenings.MondayComes,
    evenings.NameGoes, evenings.PuzzleOfTheWeekEnds, evenings.StockPuzzleIsAnswered, evenings.LessonEnds,
]  # fmt: skip


@pytest.mark.parametrize("harm", ["crashes", "crashes, late", "failures"])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda it: it.__name__)
async def test_a_moment_is_survived(tmp_path: Path, moment: type[HarmedMoment], harm: str) -> None:
    """`late`: when the bot is started again, Discord has forgotten all nonces."""
    async with running(tmp_path, bot_type=MomentBot) as house:
        await survive(moment(house), harm.partition(",")[0], forgets="late" in harm)
