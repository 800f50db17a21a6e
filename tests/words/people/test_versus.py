"""Two people against each other, in words."""

from datetime import date

from bot.words.people.versus import GameOfTwo, Meeting, Versus, alt_versus, versus_text


def test_what_is_told_of_two() -> None:
    """Who finished ahead is told of a match that a third has won, too."""
    day = date(2026, 11, 23)
    latest = Meeting(day, "Black Tile", (4, 9), 0), Meeting(day, "Black Tile", (-3, -3), None)
    game = GameOfTwo("black-tile", "Black Tile", 4, (2, 1), (-0.04, 3.25))
    versus = Versus(("Ann", "Bo"), "", 4, (2, 1), (game,), latest, (3, 2))
    assert versus_text(versus, "Ann", "Bo") == (
        "**Ann** and **Bo**, all games, on this server: 4 matches against each other, ahead 2 to 1, 1 level."
    )
    assert alt_versus(versus) == (
        "Ann against Bo, all games: 4 matches against each other, ahead 2 to 1, 1 level. "
        "Black Tile: 4 matches, ahead 2 to 1, 0.0 to 3.2 points a deal. 23 Nov Black Tile: Ann ahead, 4 to 9. "
        "23 Nov Black Tile: level, −3 to −3. As partners: 3 matches, 2 won."
    )
