"""Movements: the tables and seats of everyone in each round of a tournament.

All tables of a round play the same deals at the same time, so only the people who meet matter, not which deals they
meet with, as in bridge clubs.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from random import Random
from typing import Literal

Form = Literal["individual", "pairs"]
Round = tuple[tuple[int, ...], ...]  # the tables, each the numbers of those who sit there, by seat

MOST_TABLES = 8
MOST_ROUNDS = 7
_HOWELL = 4  # tables, up to which every pair meets every other
_PAIR_SEATS = 4
_TRIES = 3  # starts of the search for a fair round

# The first round of a whist tournament, by its number of tables n, on the integers modulo 4n - 1 and one more, which
# stays where it is: each later round adds one to all others. In 4n - 1 rounds any two are partners once, and opponents
# twice. Partners sit opposite each other.
_WHIST: dict[int, Round] = {
    1: ((3, 1, 0, 2),),
    2: ((7, 4, 0, 5), (1, 2, 3, 6)),
    3: ((11, 8, 0, 9), (1, 2, 7, 5), (3, 4, 10, 6)),
    4: ((15, 1, 0, 11), (2, 8, 6, 14), (3, 7, 4, 9), (5, 10, 12, 13)),
    5: ((19, 9, 0, 11), (1, 13, 2, 17), (3, 4, 6, 16), (5, 10, 15, 18), (7, 8, 12, 14)),
    6: ((23, 20, 0, 21), (1, 2, 14, 17), (3, 12, 8, 18), (4, 9, 13, 11), (5, 6, 16, 22), (7, 15, 10, 19)),
    7: (
        (27, 16, 0, 19), (1, 25, 23, 26), (2, 8, 18, 14), (3, 4, 11, 17), (5, 12, 7, 22), (6, 15, 10, 24),
        (9, 13, 21, 20),
    ),
    8: (
        (31, 13, 0, 22), (1, 21, 5, 29), (2, 10, 8, 27), (3, 18, 14, 28), (4, 23, 20, 30), (6, 7, 24, 19),
        (9, 11, 12, 16), (15, 25, 17, 26),
    ),
}  # fmt: skip


def tables_for(entrants: int, seats: int) -> int:
    """The number of tables for these people: the seats that are left over go to computer players."""
    return max(1, -(-entrants // seats))


def most_rounds(form: Form, tables: int, seats: int) -> int:
    """The number of rounds that a movement offers before it repeats itself."""
    if form == "pairs":
        return min(MOST_ROUNDS, 2 * tables - 1 if tables <= _HOWELL else tables)
    if seats == _PAIR_SEATS and tables in _WHIST:
        return min(MOST_ROUNDS, 4 * tables - 1)
    return min(MOST_ROUNDS, max(3, (tables * seats - 1) // (seats - 1)))


@lru_cache(maxsize=64)
def movement(form: Form, tables: int, seats: int, rounds: int) -> tuple[Round, ...]:
    """The rounds: at most `rounds`, and as many as there are before it repeats itself. Players are numbered from 0; of
    pairs, 2p and 2p + 1 are pair p. Raises ValueError for pairs at tables that are not for two pairs.
    """
    rounds = min(rounds, most_rounds(form, tables, seats))
    if form == "pairs":
        if seats != _PAIR_SEATS:
            raise ValueError("two pairs sit at a table")
        make = _howell if tables <= _HOWELL else _mitchell
        return tuple(make(tables, number) for number in range(rounds))
    if seats == _PAIR_SEATS and tables in _WHIST:
        return tuple(_whist(tables, number) for number in range(rounds))
    return _rotation(tables, seats, rounds)


def _whist(tables: int, number: int) -> Round:
    """A round of the whist tournament."""
    modulus = 4 * tables - 1
    return tuple(tuple(it if it == modulus else (it + number) % modulus for it in table) for table in _WHIST[tables])


def _howell(tables: int, number: int) -> Round:
    """A round in which each pair meets another: the last pair stays, the others go round it."""
    modulus = 2 * tables - 1
    opposite = [((number + it) % modulus, (number - it) % modulus) for it in range(1, tables)]
    first = (modulus, number) if number % 2 else (number, modulus)  # so that no pair sits in one direction only
    return tuple(_of_pairs(*pairs) for pairs in (first, *opposite))


def _mitchell(tables: int, number: int) -> Round:
    """A round in which the pairs in seats 1 and 3 stay, and those in seats 2 and 4 move up a table."""
    return tuple(_of_pairs(table, tables + (table - number) % tables) for table in range(tables))


def _of_pairs(stays: int, moves: int) -> tuple[int, ...]:
    return 2 * stays, 2 * moves, 2 * stays + 1, 2 * moves + 1


def _rotation(tables: int, seats: int, rounds: int) -> tuple[Round, ...]:
    """Rounds in which people meet, and are on one side, as evenly as a search finds: the same for the same numbers."""
    random = Random(f"{tables} {seats}")  # noqa: S311 - a search, nothing secret
    people = tables * seats
    met = [[0] * people for _ in range(people)]
    sided = Counter[tuple[int, int]]()
    found: list[Round] = []
    for _ in range(rounds):
        tried = [_improved(_shuffled(tables, seats, random), met) for _ in range(_TRIES)]
        best = min(tried, key=lambda it: sum(_cost(table, met) for table in it))
        seated = tuple(_seated(table, sided, random) for table in best)
        for table in seated:
            sided.update(_partners(table))
            for one, other in permutations(table, 2):
                met[one][other] += 1
        found.append(seated)
    return tuple(found)


def _shuffled(tables: int, seats: int, random: Random) -> list[list[int]]:
    order = list(range(tables * seats))
    random.shuffle(order)
    return [order[first : first + seats] for first in range(0, len(order), seats)]


def _improved(tables: list[list[int]], met: list[list[int]]) -> list[list[int]]:
    """A round after all exchanges of two people that make it better."""
    again = [[times**2 for times in row] for row in met]  # what it costs that two meet again
    costs = [[sum(row[other] for other in table) for table in tables] for row in again]  # of a person at a table
    has_changed = True
    while has_changed:
        has_changed = False
        for here, there in combinations(range(len(tables)), 2):
            for one, other in product(range(len(tables[here])), range(len(tables[there]))):
                leaves, comes = tables[here][one], tables[there][other]
                before = costs[leaves][here] + costs[comes][there]
                if costs[leaves][there] + costs[comes][here] - 2 * again[leaves][comes] < before:
                    tables[here][one], tables[there][other] = comes, leaves
                    for person, row in enumerate(again):
                        costs[person][here] += row[comes] - row[leaves]
                        costs[person][there] += row[leaves] - row[comes]
                    has_changed = True
    return tables


def _cost(table: Sequence[int], met: list[list[int]]) -> int:
    """The cost of their meeting again: more the oftener they have met."""
    return sum(met[one][other] ** 2 for one, other in combinations(table, 2))


def _seated(table: Sequence[int], sided: Counter[tuple[int, int]], random: Random) -> tuple[int, ...]:
    """Those at a table in an order in which they have least often been on the same side."""
    orders = [tuple(random.sample(table, len(table))) for _ in range(_TRIES)]
    return min(orders, key=lambda order: sum(sided[pair] ** 2 for pair in _partners(order)))


def _partners(table: Sequence[int]) -> list[tuple[int, int]]:
    """Those who would be on one side in a game of partners."""
    if len(table) % 2:
        return []
    return [(min(pair), max(pair)) for side in (table[::2], table[1::2]) for pair in combinations(side, 2)]
