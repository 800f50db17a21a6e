"""Passing by search: in each world the others pass by habit, and every choice is played out."""

from collections.abc import Sequence
from itertools import combinations
from math import log
from random import Random

from bot.players.sampling import Weighed
from bot.players.search.contracts import of_no_trick
from bot.players.search.knowledge import Knowledge
from bot.players.search.masks import bits_in
from bot.players.search.playing import Candidate, WorldOutcome, best_tried, playouts_of
from bot.players.search.position import TrickPosition, receiver_of
from bot.rules.moves import Move, Pass
from bot.rules.view import Phase, View

MOST = 16  # the choices to try, those closest to habit


def is_passed_by_search(view: View, knowledge: Knowledge) -> bool:
    """True if the viewer must pass pieces, and the search chooses them."""
    return knowledge.passes_by_search and view.phase is Phase.PASS and view.ask is not None


def choose_pass(view: View, knowledge: Knowledge, random: Random, cost: int) -> Move:
    """The best pass after trying each in as many worlds as `cost` allows."""
    position = TrickPosition.of(view, knowledge)
    moves = [Weighed(move, 0.0) for move in passes(position)]
    best, *_ = best_tried(moves, lambda tried, count: pass_outcomes(position, tried, count, random), position, cost)
    return best.move.move


def passes(position: TrickPosition) -> list[Candidate]:
    """The viewer's possible passes, the most usual first; `bit` has all the pieces."""
    view, deck = position.view, position.deck
    against, count = _odds_against(position), view.ask.pick if view.ask is not None else 0
    given = [sum(bits) for bits in combinations(bits_in(position.hand), count)]
    given.sort(key=lambda mask: sum(log(against[bit]) for bit in bits_in(mask)))
    return [Candidate(Pass(tuple(deck.pieces_in(mask))), mask) for mask in given[:MOST]]


def pass_outcomes(
    position: TrickPosition, moves: Sequence[Candidate], worlds: int, random: Random
) -> list[list[WorldOutcome]]:
    """The outcome of each choice of pieces to pass, in each of the same worlds."""
    view, me, standing = position.view, position.me, position.standing
    against, count = _odds_against(position), view.ask.pick if view.ask is not None else 0
    draw = random.random
    first = next(seat.seat for seat in view.seats if seat.dealer)
    found: list[list[WorldOutcome]] = [[] for _ in moves]
    for playout, world in zip(playouts_of(position), position.hidden.worlds(random, worlds), strict=False):
        start = standing._replace(leader=first, undealt=world[-1] if position.takes_undealt else 0)
        held = position.hands_in(world)
        given = [0] * len(held)
        for seat, hand in enumerate(held):
            if seat != me:
                drawn = sorted([(draw() ** against[bit], bit) for bit in bits_in(hand)], reverse=True)
                given[seat] = sum([bit for _, bit in drawn[:count]])
        for move, so_far in zip(moves, found, strict=True):
            given[me] = move.bit
            hands = passed_on(view, held, given)
            so_far.append(of_no_trick(position, playout.end(start, hands)))
    return found


def passed_on(view: View, held: Sequence[int], given: Sequence[int]) -> list[int]:
    """The hands after each seat has passed its pieces, in the direction of this deal."""
    offset = (receiver_of(view) or 0) - (view.viewer or 0)
    return [hand & ~given[seat] | given[(seat - offset) % len(held)] for seat, hand in enumerate(held)]


def _odds_against(position: TrickPosition) -> dict[int, float]:
    """The odds against each piece being passed by its holder, by habit; without one, all are passed equally often."""
    shares = [min(99, max(1, share)) / 100 for share in position.policy.passed or [50] * len(position.deck.pieces)]
    return {1 << place: (1 - share) / share for place, share in enumerate(shares)}
