"""Deals played by random movers on the rules alone. A program of its own: `python movers.py GAME SECONDS` prints JSON.

It imports nothing but the rules, so that it can be run on those of another commit, named by PYTHONPATH. Beside the game
it runs a small fixed calculation, in slices of the same time: how fast this machine is at such work, just then.
"""

import json
import random
import sys
import time
from typing import Any

SLICES = 10


def deals(game: Any, seconds: float, rng: random.Random) -> tuple[int, float]:
    """How many deals are played to their end, each by whom the rules ask and by any move they allow; the CPU time."""
    began, count = time.process_time(), 0
    options, players = game.presets[0].options, max(game.presets[0].players)
    while time.process_time() - began < seconds:
        match = game.start(options, players, rng.randbytes(32))
        while match.winners is None:
            seat = rng.choice(game.to_act(match))
            match, _ = game.play(match, seat, rng.choice(game.legal(match, seat)))
        count += len(match.results)
    return count, time.process_time() - began


def calibrate(seconds: float) -> tuple[int, float]:
    """How often a fixed piece of plain Python runs: tuples, dictionaries, sorting and calls, as rules are made of."""
    began, count = time.process_time(), 0
    while time.process_time() - began < seconds:
        pieces = [(high, low) for high in range(7) for low in range(high + 1)]
        held = {piece: sum(piece) for piece in pieces if piece[0] != piece[1]}
        ordered = sorted(held, key=lambda piece: (held[piece], piece))
        follows = [tuple(one for one in ordered if suit in one) for suit in range(7)]
        count += len(follows) > 0
    return count, time.process_time() - began


def measure(name: str, seconds: float) -> dict[str, float]:
    """Deals and calibrations a second of CPU time."""
    from bot.rules.catalogue import CATALOGUE

    game, rng = CATALOGUE[name], random.Random(5)
    played, spent, loops, looped = 0, 0.0, 0, 0.0
    deals(game, seconds / SLICES, rng)  # caches are filled once in a process's life
    for _ in range(SLICES):
        more, used = deals(game, seconds / SLICES, rng)
        played, spent = played + more, spent + used
        more, used = calibrate(seconds / SLICES / 4)
        loops, looped = loops + more, looped + used
    return {"deals": played / spent, "loops": loops / looped}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
