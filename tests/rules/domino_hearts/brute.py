"""Domino Hearts by brute force, to count move trees: plain tuples and loops, sharing no code with the program.

A card is (rank, suit). Revokes are noted when they are made, while the program works them out afterwards.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

Card = tuple[int, str]
Hand = tuple[Card, ...]
Play = tuple[int, Card]


@dataclass(frozen=True)
class House:
    step: int = 1
    no_points: bool = False
    queen_breaks: bool = False
    everyone: bool = False
    honour: bool = False
    opening: Card = (2, "C")
    must_open: bool = True  # with the opening card


@dataclass(frozen=True)
class State:
    """`revokes`, `challengeable` and `challenged` are (seat, trick), tricks counted from 1."""

    house: House
    hands: tuple[Hand, ...]
    leader: int
    table: tuple[Play, ...] = ()
    history: tuple[tuple[Play, ...], ...] = ()
    takers: tuple[int, ...] = ()
    revokes: frozenset[tuple[int, int]] = frozenset()
    challengeable: frozenset[tuple[int, int]] = frozenset()
    challenged: frozenset[tuple[int, int]] = frozenset()
    corrected: frozenset[int] = frozenset()
    content: int = 0
    moon: int | None = None


def points(card: Card) -> int:
    if card == (12, "S"):
        return 13
    return 1 if card[1] == "H" else 0


def broken(state: State) -> bool:
    for trick in state.history:
        for _, card in trick:
            if card[1] == "H" or (state.house.queen_breaks and card == (12, "S")):
                return True
    return False


def right(state: State, hand: Hand) -> list[Card]:
    """The cards that keep the rules."""
    if state.table:
        same = [card for card in hand if card[1] == state.table[0][1][1]]
        if same:
            return same
        if state.house.no_points and not state.history:
            return [card for card in hand if not points(card)] or list(hand)
        return list(hand)
    if not state.history and state.house.must_open and state.house.opening in hand:
        return [state.house.opening]
    if broken(state):
        return list(hand)
    return [card for card in hand if card[1] != "H"] or list(hand)


def next_seat(state: State) -> int:
    if not state.table:
        return state.leader
    return (state.table[-1][0] + state.house.step) % len(state.hands)


def after_play(state: State, seat: int, card: Card) -> State:
    number = len(state.history) + 1
    revokes, challengeable = state.revokes, state.challengeable
    if card not in right(state, state.hands[seat]):
        revokes |= {(seat, number)}
    if state.table:
        if card[1] != state.table[0][1][1]:
            challengeable |= {(seat, number)}
    elif (number == 1 and card != state.house.opening) or (number > 1 and card[1] == "H" and not broken(state)):
        challengeable |= {(seat, number)}
    hands = tuple(tuple(other for other in hand if other != card) for hand in state.hands)
    table = (*state.table, (seat, card))
    state = replace(state, hands=hands, table=table, revokes=revokes, challengeable=challengeable)
    if len(table) < len(hands):
        return state
    best = table[0]
    for play in table[1:]:
        if play[1][1] == best[1][1] and play[1][0] > best[1][0]:
            best = play
    if not any(hands):  # nobody had a choice
        challengeable = frozenset(play for play in challengeable if play[1] < number)
    return replace(
        state,
        leader=best[0],
        challengeable=challengeable,
        table=(),
        history=(*state.history, table),
        takers=(*state.takers, best[0]),
        corrected=frozenset(),
    )


def after_retract(state: State, seat: int) -> State:
    number = len(state.history) + 1
    place = [who for who, _ in state.table].index(seat)
    hands = [list(hand) for hand in state.hands]
    gone = state.table[place:]
    for who, card in gone:
        hands[who].append(card)
    undone = {(who, number) for who, _ in gone}
    return replace(
        state,
        hands=tuple(tuple(hand) for hand in hands),
        table=state.table[:place],
        revokes=state.revokes - undone,
        challengeable=state.challengeable - undone,
        corrected=state.corrected | {seat},
    )


def taken(state: State) -> list[int]:
    result = [0] * len(state.hands)
    for trick, taker in zip(state.history, state.takers, strict=True):
        result[taker] += sum(points(card) for _, card in trick)
    return result


def challenges(state: State, seat: int) -> Iterator[State]:
    for who, number in state.challengeable - state.challenged:
        if who != seat and number <= len(state.history):
            yield replace(state, challenged=state.challenged | {(who, number)})


def following(state: State) -> Iterator[State]:
    """Every state one move on: whoever is to act, and what others may do meanwhile."""
    count = len(state.hands)
    if any(state.hands):
        yield from plays(state)
    elif state.house.honour and state.content < count:
        yield replace(state, content=state.content + 1)
        for who in range(count):
            yield from challenges(state, who)
    elif 26 in taken(state) and state.moon is None:
        for choice in range(2 if state.house.everyone else count):
            yield replace(state, moon=choice)


def plays(state: State) -> Iterator[State]:
    seat = next_seat(state)
    free = state.house.honour and seat not in state.corrected
    for card in state.hands[seat] if free else right(state, state.hands[seat]):
        yield after_play(state, seat, card)
    if state.house.honour:
        for who, _ in state.table:
            if (who, len(state.history) + 1) in state.revokes:
                yield after_retract(state, who)
        for who in range(len(state.hands)):
            yield from challenges(state, who)


def score(state: State) -> tuple[int, ...]:
    count, result = len(state.hands), taken(state)
    if 26 in result:
        shooter = result.index(26)
        result = [0] * count
        if state.moon == 0:
            result[shooter] = -26
        elif state.house.everyone:
            result = [0 if seat == shooter else 26 for seat in range(count)]
        else:
            result[(shooter + (state.moon or 0)) % count] = 26
    for seat, _ in state.challenged & state.revokes:
        result[seat] += 13
    return tuple(result)


@dataclass
class Tree:
    """`nodes` counts positions by depth, `ends` how often a deal ended with each score."""

    deepest: int = 99
    nodes: Counter[int] = field(default_factory=Counter[int])
    ends: Counter[tuple[int, ...]] = field(default_factory=Counter[tuple[int, ...]])

    def walk(self, state: State, depth: int = 0) -> "Tree":
        nothing_follows = True
        for after in following(state) if depth < self.deepest else ():
            nothing_follows = False
            self.nodes[depth + 1] += 1
            self.walk(after, depth + 1)
        if nothing_follows and depth < self.deepest:
            self.ends[score(state)] += 1
        return self

    def pass_then_walk(self, state: State, offset: int) -> "Tree":
        """Seat after seat chooses three cards to pass `offset` seats on; then whoever holds the opening card leads."""
        self._passing(state, offset, [])
        return self

    def _passing(self, state: State, offset: int, chosen: list[Hand]) -> None:
        count = len(state.hands)
        if len(chosen) < count:
            for given in combinations(state.hands[len(chosen)], 3):
                self.nodes[len(chosen) + 1] += 1
                self._passing(state, offset, [*chosen, given])
            return
        hands: list[Hand] = []
        for seat, hand in enumerate(state.hands):
            kept = [card for card in hand if card not in chosen[seat]]
            hands.append((*kept, *chosen[(seat - offset) % count]))
        leader = next(seat for seat, hand in enumerate(hands) if state.house.opening in hand)
        self.walk(replace(state, hands=tuple(hands), leader=leader), count)
