"""How people played the same deal: their lines, made from their journals, and the decisions at which these parted.

Pure: it replays moves by the rules. Two lines are alike as long as the same seats make the same moves. What several
choose at once (passes, challenges) counts in the order of the seats, and only as it was chosen last.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.rules.catalogue import AnyGame
from bot.rules.events import DealEnded, DealResult, Event, ThrownIn, TrickWon
from bot.rules.game import Match
from bot.rules.moves import Challenge, Lead, Move, Pass, Peek, Play, piece_of
from cogs.duel.words import Branch, DealPlayed, Divergence, LineOfPlay, Taken

AnyMatch = Match[Any, Any]


class Step(NamedTuple):
    """A move, the match before it, and what it brought about."""

    seat: int
    move: Move
    before: AnyMatch
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal as it was played at one table. `start` is who was to act first, and the like: two lines can be compared
    only where it is the same. `result` is None where the deal was thrown in.
    """

    number: int
    start: Hashable
    steps: tuple[Step, ...]
    result: DealResult | None


def deal_lines(game: AnyGame, match: AnyMatch, moves: Iterable[tuple[int, Move]]) -> tuple[DealLine, ...]:
    """The deals of a match that are over, from its start and its moves. Raises Refusal where a move does not follow."""
    lines: list[DealLine] = []
    steps: list[Step] = []
    number, start = 1, _start(game, match)
    for seat, move in moves:
        before = match
        match, events = game.play(match, seat, move)
        if not isinstance(move, Peek):  # it changes nothing
            steps.append(Step(seat, move, before, events))
        ended = next((event for event in events if isinstance(event, DealEnded | ThrownIn)), None)
        if ended is not None:
            result = ended.result if isinstance(ended, DealEnded) else None
            lines.append(DealLine(number, start, tuple(_settled(steps)), result))
            number, start, steps = number + 1, _start(game, match), []
    return tuple(lines)


def _start(game: AnyGame, match: AnyMatch) -> Hashable:
    view = game.view(match, None)
    return view.phase, view.to_act, tuple(seat.dealer for seat in view.seats)


def _settled(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps, with those that were chosen at the same time in the order of their seats, each as chosen last."""
    waiting: dict[int, Step] = {}
    for step in steps:
        if isinstance(step.move, Pass | Challenge):
            first = waiting.get(step.seat, step).before
            waiting[step.seat] = step._replace(before=first)
            continue
        yield from (waiting[seat] for seat in sorted(waiting))
        waiting.clear()
        yield step
    yield from (waiting[seat] for seat in sorted(waiting))


class Split(NamedTuple):
    """The lines that part at a step: those alike up to there, in groups that made the same move, largest first."""

    at: int
    groups: tuple[tuple[int, ...], ...]


def splits(lines: Sequence[Sequence[Hashable]]) -> tuple[Split, ...]:
    """Where sequences part from those they were alike with until then, the earliest first. One that ends where another
    goes on does not part from it.
    """
    found = _splits(lines, tuple(range(len(lines))), 0)
    return tuple(sorted(found, key=lambda split: (split.at, split.groups)))


def _splits(lines: Sequence[Sequence[Hashable]], which: tuple[int, ...], at: int) -> Iterator[Split]:
    groups: dict[Hashable, list[int]] = {}
    while len(groups) < 2:
        groups = {}
        for number in which:
            if at < len(lines[number]):
                groups.setdefault(lines[number][at], []).append(number)
        if sum(map(len, groups.values())) < 2:
            return
        at += 1
    parted = sorted(map(tuple, groups.values()), key=lambda group: (-len(group), group))
    yield Split(at - 1, tuple(parted))
    for group in parted:
        yield from _splits(lines, group, at)


def compare_deal(
    game: AnyGame, number: int, lines: Sequence[DealLine | None], margins: Sequence[int], own: int = 0
) -> DealPlayed:
    """A deal as people played it, by their number: each sits at the seat `own`. None: who has not finished it."""
    played = {person: line for person, line in enumerate(lines) if line is not None}
    starts: dict[Hashable, list[int]] = {}
    for person, line in played.items():
        starts.setdefault(line.start, []).append(person)
    divergences: list[tuple[int, Divergence]] = []
    for people in starts.values():
        sequences = [[(step.seat, step.move) for step in played[person].steps] for person in people]
        for split in splits(sequences):
            groups = tuple(tuple(people[index] for index in group) for group in split.groups)
            divergences.append((split.at, _divergence(game, split.at, groups, played, margins, own)))
    most = max(starts.values(), key=len, default=list[int]())
    return DealPlayed(
        number,
        tuple(LineOfPlay(person, _own_moves(line, own), margins[person]) for person, line in played.items()),
        tuple(divergence for _, divergence in sorted(divergences, key=lambda found: found[0])),
        tuple(person for person in played if person not in most),
    )


def _divergence(
    game: AnyGame, at: int, groups: Sequence[tuple[int, ...]], played: dict[int, DealLine], margins: Sequence[int],
    own: int,
) -> Divergence:  # fmt: skip
    step = played[groups[0][0]].steps[at]

    def branch(group: tuple[int, ...]) -> Branch:
        steps = played[group[0]].steps
        return Branch(group, steps[at].move, tuple(margins[person] for person in group), _taken(steps, at))

    return Divergence(game.view(step.before, step.seat), step.seat, own, tuple(map(branch, groups)))


def _taken(steps: Sequence[Step], at: int) -> Taken | None:
    """Who took the trick that was played to at a step; None where nothing was."""
    if not isinstance(steps[at].move, Lead | Play):
        return None
    for end in range(at, len(steps)):
        won = next((event for event in steps[end].events if isinstance(event, TrickWon)), None)
        if won is None:
            continue
        piece = None
        for step in reversed(steps[: end + 1]):
            if step.seat == won.seat and piece is None:
                piece = piece_of(step.move)
            if isinstance(step.move, Lead):
                break
        return Taken(won.seat, piece, won.points)
    return None


def _own_moves(line: DealLine, own: int) -> tuple[tuple[Move, bool], ...]:
    found: list[tuple[Move, bool]] = []
    for at, step in enumerate(line.steps):
        if step.seat == own:
            taken = _taken(line.steps, at)
            found.append((step.move, taken is not None and taken.seat == own))
    return tuple(found)
