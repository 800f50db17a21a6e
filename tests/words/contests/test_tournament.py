"""The standings of a tournament in words."""

from bot.words.contests.tournament import Place, Standings, alt_standings, lines, verdict

ANN, BO = Place(1, ("Ann",), 93, (50, 43)), Place(2, ("Bo",), -10, (None, -10))


def test_who_leads_and_who_has_won() -> None:
    assert verdict(Standings("Black Tile 11", 2, 3, (ANN, BO))) == "Ann leads with +9.3"
    assert verdict(Standings("Black Tile 11", 2, 2, (ANN, BO))) == "Ann wins with +9.3"
    pair = Place(1, ("Ann", "Bo"), 40, (40,))
    assert verdict(Standings("Forty-Two", 1, 1, (pair,))) == "Ann & Bo win with +4"
    shared = Place(1, ("Ann",), 40, (40,)), Place(1, ("Bo",), 40, (40,))
    assert verdict(Standings("Forty-Two", 1, 2, shared)) == "Ann and Bo share the lead with +4"


def test_a_round_that_was_not_played_is_a_dash() -> None:
    assert lines(Standings("Black Tile 11", 2, 3, (ANN, BO))) == ["1. Ann +9.3 (+5, +4.3)", "2. Bo −1 (–, −1)"]


def test_the_alt_text_tells_all_that_fits() -> None:
    assert alt_standings(Standings("Black Tile 11", 2, 3, (ANN, BO))) == (
        "Black Tile 11, after round 2 of 3. Ann leads with +9.3. 1. Ann +9.3 (+5, +4.3); 2. Bo −1 (–, −1)."
    )
    many = tuple(Place(it + 1, ("A name of forty letters, which is many.",) * 2, 999, (333,) * 7) for it in range(16))
    told = alt_standings(Standings("Domino Whist", 7, 7, many))
    assert len(told) <= 1024
    assert "more places" in told
