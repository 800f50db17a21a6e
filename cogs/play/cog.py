"""Enters the commands and the clicks of a table."""

from cogs.kit.feature import Feature, Host
from cogs.kit.slots import SAMPLES
from cogs.messages import games
from cogs.play.controls import (
    challenge,
    choosing,
    hints,
    house_rules,
    lifecycle,
    moves,
    quick_play,
    requests,
    seating,
    show,
    undo,
)
from cogs.play.domino_commands import DominoCommands
from cogs.play.move_commands import Moves

CONTROLS = (
    challenge,
    choosing,
    hints,
    moves,
    requests,
    show,
    undo,
    house_rules,
    lifecycle,
    quick_play,
    seating,
)  # enter themselves


def setup(host: Host) -> Feature:
    """Build the commands."""
    return Feature(commands=(DominoCommands(host.tables.catalogue), Moves()))


SAMPLES.put(games.samples, rank=2)
