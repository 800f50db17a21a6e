"""A decision is a function of the View, the seed and the level: in every game, and in whichever process it is made."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from bot.players.computer import EASY, HARD, choose, choose_at_once
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import View

SEED = bytes(range(32))


def decisions(game_name: str) -> Iterator[View]:
    """What is decided in the first two deals of a match among computers who do not search."""
    game = CATALOGUE[game_name]
    preset = game.presets[0]
    match, dice = game.start(preset.options, preset.players[0], SEED), random.Random(1)
    while match.winners is None and len(match.results) < 2:
        seat = game.to_act(match)[0]
        view = game.view(match, seat)
        yield view
        match, _ = game.play(match, seat, choose_at_once(view, dice.getrandbits(64)))


async def test_two_processes_decide_alike() -> None:
    """Their hashes of strings differ: nothing may follow the order of a set."""
    workers = Worker(), Worker()
    try:
        for game in CATALOGUE:
            for number, view in enumerate(decisions(game)):
                if number % 20 == 0:
                    asked = (worker._ask(60, choose, view, number, HARD) for worker in workers)
                    here, there = await asyncio.gather(*asked)
                    assert here == there
    finally:
        for worker in workers:
            await worker.close()


@pytest.mark.parametrize("game", CATALOGUE)
def test_an_easy_player_does_not_search(game: str) -> None:
    """So it needs no worker."""
    for number, view in enumerate(decisions(game)):
        assert choose(view, number, EASY) == choose_at_once(view, number, EASY)
