"""A plain searcher of dominoes: thirty worlds without the numbers that others are known to lack, each play tried in all
of them, everybody playing by chance after it.
"""

from random import Random
from typing import cast

from bot.rules.dominoes.deal import DominoDeal, DominoMatch
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.game import Match, margin
from bot.rules.moves import Move
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View
from tests.benchmark.opponents.dominoes import line_of

WORLDS = 30
TRIES = 200  # to deal a world; after them any will do


def choose(view: View, seed: int) -> Move:
    """The play with the best mean over the worlds."""
    assert view.ask is not None
    random = Random(seed)
    moves = [choice.move for choice in view.ask.choices]
    found = dict.fromkeys(moves, 0.0)
    for _ in range(WORLDS):
        world = _world(view, random)
        for move in moves:
            found[move] += _margin(world, move, random)
    return max(moves, key=lambda move: found[move])


def _margin(match: DominoMatch, move: Move, random: Random) -> float:
    """The margin of the seat to act, who makes this move, with chance deciding the others."""
    seat = match.deal.seat
    side = DOMINOES.sides(match.options, match.players)[seat]
    match, _ = DOMINOES.apply(match, seat, move)
    while not match.results:
        acting = match.deal.seat
        match, _ = DOMINOES.apply(match, acting, random.choice(DOMINOES.legal(match, acting)))
    return margin(match.results[0].scored, side, low_wins=False)


def _world(view: View, random: Random) -> DominoMatch:
    """The match with hidden tiles dealt by chance."""
    options = view.options
    assert isinstance(options, DominoesOptions)
    chain, viewer = view.chain_board, view.viewer or 0
    own = [shown.piece for shown in view.hand if isinstance(shown.piece, Tile)]
    known = {*own, *[laid.tile for laid in chain.laid]}
    hidden = [tile for tile in double_set(options.highest) if tile not in known]
    hands: list[tuple[Tile, ...]] = []
    left: list[Tile] = []
    for _ in range(TRIES):
        random.shuffle(hidden)
        hands, left, agrees = [], hidden[:], True
        for seat in view.seats:
            lacks = {number for group in chain.lacks[seat.seat] for number in group}
            free = [tile for tile in left if seat.seat != viewer and not lacks & {tile.high, tile.low}][: seat.held]
            agrees &= len(free) == seat.held or seat.seat == viewer
            hand = own if seat.seat == viewer else free + [tile for tile in left if tile not in free]
            hands.append(tuple(sorted(hand[: seat.held], reverse=True)))
            left = [tile for tile in left if tile not in hands[-1]]
        if agrees:
            break
    points, totals = [0] * (1 + max(seat.side for seat in view.seats)), dict[int, int]()
    for seat in view.seats:
        points[seat.side], totals[seat.side] = seat.points, seat.total
    deal = DominoDeal(
        view.deal, chain.log[0].seat if chain.log else viewer, tuple(hands), tuple(left), line_of(view), viewer,
        tuple(points), chain.opening, chain.carried, log=chain.log,
    )  # fmt: skip
    match = Match(options, len(view.seats), bytes(32), deal, tuple(totals[side] for side in sorted(totals)))
    return cast("DominoMatch", match)
