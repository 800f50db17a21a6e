"""What is to be expected of a move, over deals of the hidden pieces that agree with what its player sees."""

from dataclasses import dataclass

from bot.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Prospect:
    """What to expect of a move over worlds: deals of the hidden pieces that agree with the View. Shares are 0 to 1."""

    move: Move
    value: float
    """The mean margin of the viewer's side in the deal: its score less the mean of the other sides', in points or
    marks; high is always good."""
    error: float
    """The standard error of `value`."""
    behind: tuple[float, float]
    """How much less than the best move's value, in the same worlds, and that difference's standard error. Both are 0
    for the best."""
    takes_trick: float | None
    """The share of worlds in which the viewer's side takes the trick being played, or led. None where the move plays
    nothing to a trick."""
    trick_points: float
    """The mean points that the viewer's side takes with that trick."""
    made: float | None
    """The share of worlds in which the contract is made, whoever has it. None without a contract."""
    own_moon: float
    """The share of worlds in which the viewer's side shoots the moon."""
    other_moon: float
    """The share of worlds in which another side does."""
    compared: tuple[float, float] = (0.0, 0.0)
    """The share of the same worlds in which it comes to more than the best move, and in which to less."""
