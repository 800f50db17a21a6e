"""The commands of a table, and its controls."""

from cogs.commands.domino import Domino
from cogs.commands.hand import Hand
from cogs.commands.moves import Moves
from cogs.controls.play import challenge, hints, moves, requests, show, undo
from cogs.controls.tables import house_rules, lifecycle, new, seating
from cogs.kit.feature import Feature, Host

CONTROLS = challenge, hints, moves, requests, show, undo, house_rules, lifecycle, new, seating  # enter themselves


def setup(host: Host) -> Feature:
    """Build the commands."""
    return Feature(commands=(Domino(host.tables.catalogue), Moves(), Hand()))
