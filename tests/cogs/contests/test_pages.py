"""What is said of the secret of a contest that ended so long ago that it is deleted: nothing that is not so."""

from datetime import UTC, date, datetime

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from cogs.contests.contest import Contest, ContestKind, ContestRow
from cogs.contests.posts import shuffle_page
from cogs.daily import pages as daily_page
from cogs.daily.words import DailyDeal, Ranking
from cogs.tournament.tournament import TournamentSettings
from tests.said import said

AT = datetime(2026, 1, 1, tzinfo=UTC)
GAME = CATALOGUE["black-tile"]


def long_ago(kind: ContestKind) -> Contest:
    """A contest of which only the results are kept."""
    row = ContestRow(
        id=1, kind=kind, guild_id=2, channel_id=3, host_id=None, number=1, game=GAME.name,
        options=dump(GAME.presets[0].options), players=4, level="hard", deals=1, secret=b"",
        settings=TournamentSettings("individual", 1, "evening").dump(), state="finished", opened_number=None,
        start_number=None, created_at=AT, started_at=AT, ends_at=AT, ended_at=AT, version=1, due_at=None,
        kept="result",
    )  # fmt: skip
    return Contest.of(row, ())


def test_the_results_of_a_daily_deal_show_no_seal() -> None:
    daily = DailyDeal("black-tile", "Black Tile", 1, date(2026, 1, 1))
    contest = long_ago(ContestKind.DAILY)
    assert contest.seal not in daily_page.ranking(Ranking(daily, (), is_over=True), contest).content


@pytest.mark.parametrize("kind", [*ContestKind])
def test_behind_fair_shuffle_it_is_said_that_it_is_deleted(kind: ContestKind) -> None:
    assert shuffle_page(long_ago(kind), 7).content == said("fair-contest-deleted")
