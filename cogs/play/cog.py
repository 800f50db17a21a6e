"""The commands of a table, and its controls."""

from cogs.kit.feature import Feature, Host
from cogs.kit.slots import SAMPLES
from cogs.messages import games
from cogs.play.commands.domino import Domino
from cogs.play.commands.hand import Hand
from cogs.play.commands.moves import Moves
from cogs.play.controls import challenge, hints, house_rules, lifecycle, moves, new, requests, seating, show, undo

CONTROLS = challenge, hints, moves, requests, show, undo, house_rules, lifecycle, new, seating  # enter themselves


def setup(host: Host) -> Feature:
    """Build the commands."""
    return Feature(commands=(Domino(host.tables.catalogue), Moves(), Hand()))


SAMPLES.put(games.samples, rank=2)
