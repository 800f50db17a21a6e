"""What words and pictures are told of a View: who leads on points, who took the undealt tile, what has just come."""

import random
from collections.abc import Iterator

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Pass
from bot.rules.view import View
from bot.words.sides import ranking
from bot.words.tricks.before_play import newly_received
from bot.words.tricks.play import undealt_taker
from tests.images.views import SEED


def played(game: AnyGame, players: int, moves: int = 200) -> Iterator[tuple[View, ...]]:
    """A match under the game's first preset, played at random: every seat's View at each position."""
    rng, match = random.Random(5), game.start(game.presets[0].options, players, SEED)
    for _ in range(moves):
        views = tuple(game.view(match, seat) for seat in range(players))
        yield views
        if not views[0].to_act:
            return
        seat = views[0].to_act[0]
        ask = views[seat].ask
        assert ask is not None
        pieces = [shown.piece for shown in views[seat].hand if shown.piece is not None]
        move = Pass(tuple(rng.sample(pieces, ask.pick))) if ask.pick else rng.choice(ask.choices).move
        match, _ = game.play(match, seat, move)


@pytest.mark.parametrize("game", ["black-tile", "domino-whist"])
def test_whoever_is_nearest_to_winning_is_ranked_first(game: str) -> None:
    orders = set[tuple[int, ...]]()
    for view, *_ in played(CATALOGUE[game], 4):
        if view.results:
            totals = view.results[-1].totals
            ranked = [totals[side.number] for side in ranking(view)]
            assert ranked == sorted(totals, reverse=not view.low_wins)
            orders.add(tuple(ranked))
    assert any(len(set(order)) > 1 for order in orders)


def test_the_first_trick_takes_the_undealt_tile() -> None:
    takers = set[tuple[int, int]]()
    for view, *_ in played(CATALOGUE["black-tile"], 3):
        won = [trick.winner for trick in view.trick_board.finished]
        assert undealt_taker(view) == (won[0] if won else None)
        takers.update((won[0], winner) for winner in won)
    assert any(first != later for first, later in takers)


def test_what_was_received_is_news_until_the_first_trick_is_over() -> None:
    news = set[tuple[bool, bool]]()
    for views in played(CATALOGUE["black-tile"], 4):
        for view in views:
            board = view.trick_board
            is_news = board.number <= 1
            assert newly_received(view) == (board.received if is_news else ())
            news.add((is_news, bool(board.received)))
    assert {(True, True), (False, True)} <= news
