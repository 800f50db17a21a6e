"""Views of matches of dominoes, as random plays bring them about."""

from collections.abc import Iterator
from random import Random

from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.game import DominoMatch
from bot.rules.dominoes.options import PRESETS
from bot.rules.options import Preset
from bot.rules.view import View

DOMINOES = CATALOGUE["dominoes"]
OF = {preset.name: preset for preset in PRESETS}
EVERY = [(preset, players) for preset in PRESETS for players in preset.players]


def played(preset: Preset, players: int, seed: int, moves: int = 0, deals: int = 0) -> DominoMatch:
    """A match after some deals, and then some plays of a deal that is not over by them."""
    chance = Random(seed)
    match = DOMINOES.start(preset.options, players, chance.randbytes(32))
    while len(match.results) < deals and match.winners is None:
        match = _next(match, chance)
    for _ in range(moves):
        following = _next(match, chance)
        if len(following.results) > len(match.results):
            break
        match = following
    return match


def asked(match: DominoMatch) -> View:
    """What the seat sees that is to play."""
    return DOMINOES.view(match, match.deal.seat)


def views(preset: Preset, players: int, seed: int) -> Iterator[View]:
    """A first deal, play by play: what the seat that is to play sees, what another sees, and what everybody sees."""
    chance = Random(seed)
    match = DOMINOES.start(preset.options, players, chance.randbytes(32))
    while not match.results and match.winners is None:
        seat = match.deal.seat
        yield from (DOMINOES.view(match, one) for one in (seat, (seat + 1) % players, None))
        match = _next(match, chance)


def _next(match: DominoMatch, chance: Random) -> DominoMatch:
    seat = DOMINOES.to_act(match)[0]
    return DOMINOES.play(match, seat, chance.choice(DOMINOES.legal(match, seat)))[0]
