"""A tournament in words: its standings, and its lobby with as many people as may be, of the longest names."""

from dataclasses import replace

import pytest

from bot.message import Message, Row, Who
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.words.speaker import say
from cogs.contests.contest import Contest, ContestEntry, ContestKind, margin
from cogs.tournament import pages as messages
from cogs.tournament.movements import MOST_TABLES, Form
from cogs.tournament.tournament import Tournament, TournamentSettings
from cogs.tournament.words import TournamentPlace, TournamentStandings, alt_standings, place_lines, verdict
from tests.cogs.contests.playing import AT, long_ago
from tests.said import is_said

ANN, BO = TournamentPlace(1, ("Ann",), 93, (50, 43)), TournamentPlace(2, ("Bo",), -10, (None, -10))
PAIR = TournamentPlace(1, ("Ann", "Bo"), 40, (40,))
SHARED = TournamentPlace(1, ("Ann", "Cleo"), 40, (40,)), TournamentPlace(1, ("Bo", ""), 40, (40,))


@pytest.mark.parametrize(
    ("played", "rounds", "places", "words"),
    [
        (2, 3, (ANN, BO), "Ann leads with +9.3"),
        (2, 2, (ANN, BO), "Ann wins with +9.3"),
        (1, 1, (PAIR,), "Ann and Bo win with +4"),
        (1, 2, SHARED, "Ann & Cleo and Bo & Former player share the lead with +4"),
    ],
)
def test_the_leader_and_the_winner(played: int, rounds: int, places: tuple[TournamentPlace, ...], words: str) -> None:
    assert say(verdict(TournamentStandings("Black Tile 11", played, rounds, places))) == words


def test_a_round_that_was_not_played_is_a_dash() -> None:
    ann, bo = place_lines(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO)))
    line = Message("rank-line", rank=2, who=Who("Bo"), points=margin(-10))
    assert bo == Message("tournament-place", line=line, rounds=Row([Message("tournament-no-score"), margin(-10)]))
    assert say(ann) == "1. Ann +9.3 (+5, +4.3)"


def test_the_alt_text_tells_all_that_fits() -> None:
    assert alt_standings(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO))) == (
        "Black Tile 11, after round 2 of 3. Ann leads with +9.3. 1. Ann +9.3 (+5, +4.3); 2. Bo −1 (–, −1)."
    )
    names = ("A name of forty letters, which is many.",) * 2
    many = tuple(TournamentPlace(it + 1, names, 999, (333,) * 7) for it in range(16))
    told = alt_standings(TournamentStandings("Domino Whist", 7, 7, many))
    assert len(told) <= 1024
    assert is_said("tournament-alt-more", told)


@pytest.mark.parametrize(("game", "players", "form"), [("seventy-nine", 6, "individual"), ("forty-two", 4, "pairs")])
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
    told = messages.payload(Tournament(Contest.of(row, entries), kind, wishes, (), ())).content
    assert len(told) <= 2000
    assert is_said("tournament-join-now", told)
