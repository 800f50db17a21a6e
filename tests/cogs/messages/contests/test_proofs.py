"""What is said of the secret of a contest that ended so long ago that it is deleted: nothing that is not so."""

from datetime import UTC, datetime

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.table.contests.contest import Contest, ContestKind, ContestRow, terms_of
from bot.table.contests.tournament import Tournament, TournamentSettings
from bot.words.contests.daily import Daily, Ranking
from cogs.messages.contests import daily_page, tournament

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


def test_of_a_daily_deal() -> None:
    found = Ranking(Daily("Black Tile", 1, "1 January"), (), is_over=True)
    text = daily_page.ranking(found, long_ago(ContestKind.DAILY)).content
    assert "deleted" in text
    assert "seal" not in text


def test_of_a_tournament() -> None:
    contest = long_ago(ContestKind.TOURNAMENT)
    text = tournament.proof(Tournament(contest, GAME, {}, (), ()), terms_of(contest.row, ())).content
    assert "deleted" in text
    assert "seal" not in text
