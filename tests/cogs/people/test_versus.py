"""Two people against each other, in words."""

from datetime import date

from bot.message import Joined, Message, Who
from bot.words.speaker import say
from cogs.people.words import GameOfTwo, Meeting, Versus, alt_versus, counts, versus_text


def test_what_is_told_of_two() -> None:
    """Who finished ahead is told of a match that a third has won, too."""
    day = date(2026, 11, 23)
    latest = Meeting(day, "Black Tile", (4, 9), 0), Meeting(day, "Black Tile", (-3, -3), None)
    game = GameOfTwo("Black Tile", 4, (2, 1), (-0.04, 3.25))
    versus = Versus(("Ann", "Bo"), "", 4, (2, 1), (game,), latest, (3, 2))
    told = (
        Message("versus-ahead", who=Who("Ann"), count=2),
        Message("versus-ahead", who=Who("Bo"), count=1),
        Message("versus-tied", count=1),
        Message("versus-partners", won=2, matches=3),
    )
    assert counts(versus, versus.names.__getitem__) == Joined(told, " · ")
    heading = Message("versus-heading", one=Who("Ann"), other=Who("Bo"), game=Message("all-games"))
    assert say(versus_text(versus, "Ann", "Bo")).startswith(say(heading))
    assert alt_versus(versus, versus.names) == (
        "Ann against Bo, all games. 4 matches against each other. "
        "Ann ahead 2 · Bo ahead 1 · tied 1 · as partners: 2 wins in 3. Black Tile: 4 matches, ahead 2 to 1. "
        "Points a deal: 0.0 to 3.2. 23 Nov Black Tile: Ann ahead, 4 to 9. 23 Nov Black Tile: tied, −3 to −3."
    )
