"""The expected results of a move, over deals of the hidden pieces that agree with what its player sees."""

from dataclasses import dataclass

from bot.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Prospect:
    """The expected results of a move over worlds: deals of hidden pieces that fit the View. Shares are 0 to 1."""

    move: Move
    value: float
    """The mean margin of the viewer's side in the deal: its score less the mean of the other sides', in points or
    marks; high is always good."""
    error: float
    """The standard error of `value`."""
    behind: tuple[float, float]
    """The best move's value in the same worlds less this one's, and the standard error of that. Both are 0 for the
    best."""
    takes_trick: float | None
    """The share of worlds in which the viewer's side wins the trick being played, or led. None where the move plays
    nothing to a trick."""
    trick_points: float
    """The mean points that the viewer's side wins with that trick."""
    made: float | None
    """The share of worlds in which the contract is made, by any player. None without a contract."""
    own_moon: float
    """The share of worlds in which the viewer's side shoots the moon."""
    other_moon: float
    """The share of worlds in which another side does."""
    compared: tuple[float, float] = (0.0, 0.0)
    """The shares of the same worlds in which it scores more and less than the best move."""
