"""Passing by the worlds: in each of them the others pass by habit, and the deal is played out after every choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random

from bot.players.search.contracts import of_no_trick
from bot.players.search.knowledge import Knowledge
from bot.players.search.masks import Deck, bits_in
from bot.players.search.outcomes import Candidate, Outcome, courses_of
from bot.players.search.playing import Weighed, best_of
from bot.players.search.playout import play_out
from bot.players.search.policy import Policy, policy_of
from bot.players.search.position import Position, receiver_of
from bot.rules.moves import Move, Pass
from bot.rules.view import Phase, View

MOST = 24  # choices are tried: those most like what is passed by habit


def is_passed_by_search(view: View, knowledge: Knowledge) -> bool:
    """Whether the viewer is asked to pass pieces, and the worlds tell best which."""
    return knowledge.passes_by_search and view.phase is Phase.PASS and view.ask is not None


def choose_pass(view: View, knowledge: Knowledge, random: Random, worlds: int, effort: int = 0) -> Move:
    """What it is found best to pass by trying each choice in so many worlds, or with an effort in more."""
    position = Position.of(view, knowledge)

    def play(moves: Sequence[Candidate], count: int) -> list[list[Outcome]]:
        return pass_outcomes(position, knowledge, moves, count, random)

    moves = [Weighed(move, 0.0) for move in passes(position, knowledge)]
    return best_of(moves, play, position, worlds, effort).move


def passes(position: Position, knowledge: Knowledge) -> list[Candidate]:
    """What the viewer may pass, the most usual first; `bit` has all the pieces."""
    view, deck = position.view, position.deck
    habit = _Habit.of(policy_of(view.game, knowledge.table(view)), deck)
    count = view.ask.pick if view.ask is not None else 0
    given = [sum(bits) for bits in combinations(bits_in(position.hand), count)]
    given.sort(key=habit.surprise)
    return [Candidate(Pass(tuple(deck.pieces_in(mask))), mask) for mask in given[:MOST]]


def pass_outcomes(
    position: Position, knowledge: Knowledge, moves: Sequence[Candidate], worlds: int, random: Random
) -> list[list[Outcome]]:
    """For each choice of what to pass, what came of it in each of the same worlds."""
    view, me, standing = position.view, position.me, position.standing
    policy = policy_of(view.game, knowledge.table(view))
    habit, courses = _Habit.of(policy, position.deck), courses_of(position)
    count = view.ask.pick if view.ask is not None else 0
    first = next(seat.seat for seat in view.seats if seat.dealer)
    found: list[list[Outcome]] = [[] for _ in moves]
    for number, world in enumerate(position.hidden.worlds(random, worlds)):
        course = courses[number % 2]
        start = standing._replace(leader=first, undealt=world[-1] if position.takes_undealt else 0)
        held = [*world[:-1]]
        held[me] = position.hand
        given = [habit.given(hand, count, random) if seat != me else 0 for seat, hand in enumerate(held)]
        for move, so_far in zip(moves, found, strict=True):
            given[me] = move.bit
            hands = passed_on(view, held, given)
            end = play_out(course, policy.leads, policy.plays, start, hands, 0, 0)
            so_far.append(of_no_trick(position, knowledge, end))
    return found


def passed_on(view: View, held: Sequence[int], given: Sequence[int]) -> list[int]:
    """The hands after each seat has given pieces of what it held to another, in the direction of this deal."""
    offset = (receiver_of(view) or 0) - (view.viewer or 0)
    return [hand & ~given[seat] | given[(seat - offset) % len(held)] for seat, hand in enumerate(held)]


@dataclass(frozen=True, slots=True)
class _Habit:
    """How likely who holds a piece is to pass it, as the odds against that."""

    against: dict[int, float]

    @staticmethod
    def of(policy: Policy, deck: Deck) -> "_Habit":
        """The habit that was learnt; where none was, any piece is passed as often as another."""
        shares = [min(99, max(1, share)) / 100 for share in policy.passed or [50] * len(deck.pieces)]
        return _Habit({1 << place: (1 - share) / share for place, share in enumerate(shares)})

    def surprise(self, given: int) -> float:
        """How unusual it is to pass these."""
        return sum(log(self.against[bit]) for bit in bits_in(given))

    def given(self, hand: int, count: int, random: Random) -> int:
        """So many pieces of a hand, as they may be passed."""
        against, draw = self.against, random.random
        drawn = sorted([(draw() ** against[bit], bit) for bit in bits_in(hand)], reverse=True)
        return sum([bit for _, bit in drawn[:count]])
