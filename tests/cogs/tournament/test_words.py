"""The standings of a tournament in words."""

from bot.message import AllOf, Message, Row, Who
from bot.words.speaker import say
from cogs.contests.contest import margin
from cogs.tournament.words import TournamentPlace, TournamentStandings, alt_standings, place_lines, verdict
from tests.said import is_said

ANN, BO = TournamentPlace(1, ("Ann",), 93, (50, 43)), TournamentPlace(2, ("Bo",), -10, (None, -10))


def test_the_leader_and_the_winner() -> None:
    ann = AllOf([Who("Ann")])
    leads = verdict(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO)))
    assert leads == Message("tournament-verdict", who=ann, points=margin(93), is_final=False, is_shared=False)
    won = verdict(TournamentStandings("Black Tile 11", 2, 2, (ANN, BO)))
    assert won == Message("tournament-verdict", who=ann, points=margin(93), is_final=True, is_shared=False)
    assert say(won) == "Ann wins with +9.3"
    pair = TournamentPlace(1, ("Ann", "Bo"), 40, (40,))
    assert say(verdict(TournamentStandings("Forty-Two", 1, 1, (pair,)))) == "Ann and Bo win with +4"
    shared = TournamentPlace(1, ("Ann", "Cleo"), 40, (40,)), TournamentPlace(1, ("Bo", ""), 40, (40,))
    who = AllOf([Who("Ann & Cleo"), Who("Bo & Former player")])
    found = verdict(TournamentStandings("Forty-Two", 1, 2, shared))
    assert found == Message("tournament-verdict", who=who, points=margin(40), is_final=False, is_shared=True)


def test_a_round_that_was_not_played_is_a_dash() -> None:
    ann, bo = place_lines(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO)))
    line = Message("rank-line", rank=2, who=Who("Bo"), points=margin(-10))
    rounds = Row([Message("tournament-no-score"), margin(-10)])
    assert bo == Message("tournament-place", line=line, rounds=rounds)
    assert say(ann) == "1. Ann +9.3 (+5, +4.3)"


def test_the_alt_text_tells_all_that_fits() -> None:
    assert alt_standings(TournamentStandings("Black Tile 11", 2, 3, (ANN, BO))) == (
        "Black Tile 11, after round 2 of 3. Ann leads with +9.3. 1. Ann +9.3 (+5, +4.3); 2. Bo −1 (–, −1)."
    )
    many = tuple(
        TournamentPlace(it + 1, ("A name of forty letters, which is many.",) * 2, 999, (333,) * 7) for it in range(16)
    )
    told = alt_standings(TournamentStandings("Domino Whist", 7, 7, many))
    assert len(told) <= 1024
    assert is_said("tournament-alt-more", told)
