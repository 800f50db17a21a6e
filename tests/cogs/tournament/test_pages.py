"""A tournament with as many people as there may be, whose names are as long as they may be."""

from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from cogs.contests.contest import Contest, ContestEntry, ContestKind
from cogs.tournament import pages as messages
from cogs.tournament.movements import MOST_TABLES, Form
from cogs.tournament.tournament import Tournament, TournamentSettings
from tests.cogs.contests.test_pages import AT, long_ago
from tests.said import is_said

CROWDS: list[tuple[str, int, Form]] = [("seventy-nine", 6, "individual"), ("forty-two", 4, "pairs")]


@pytest.mark.parametrize(("game", "players", "form"), CROWDS)
def test_its_lobby_is_shown(game: str, players: int, form: Form) -> None:
    kind = CATALOGUE[game]
    row = replace(
        long_ago(ContestKind.TOURNAMENT).row, game=game, options=dump(kind.presets[0].options), players=players,
        state="open", settings=TournamentSettings(form, 3, "evening").dump(), kept="all", secret=b"secret",
    )  # fmt: skip
    entries = tuple(
        ContestEntry(
            contest_id=1, user_id=10**18 + number, name="__init__" * 4, joined_at=AT, interaction_id=None,
            table_id=None, finished_at=None, score=None,
        )
        for number in range(players * MOST_TABLES)
    )  # fmt: skip
    wishes = {entry.user_id: 10**18 + 99 for entry in entries} if form == "pairs" else {}
    crowd = Tournament(Contest.of(row, entries), kind, wishes, (), ())
    told = messages.payload(crowd).content
    assert len(told) <= 2000
    assert is_said("tournament-join-now", told)
