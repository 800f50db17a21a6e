"""The prospects of each move, in points or rounds of the deal, over worlds that agree with the view."""

from collections.abc import Collection, Sequence
from itertools import islice
from random import Random

from bot.players.line.exact import exact_margins
from bot.players.line.from_right import FromRight
from bot.players.line.playouts import candidates, played_out
from bot.players.line.position import Deal, RowPosition
from bot.players.sampling import prospect_of
from bot.players.search.outcomes import shares_compared
from bot.rules.moves import Move
from bot.words.hint.prospects import Prospect

ACTIONS = 25_000  # for exact values
SHARES = 100  # worlds in which moves are compared whose values are exact
Margins = list[float]  # by world, the same ones for every move; one exact value


def prospects_of(
    position: RowPosition, worlds: int, random: Random, among: Collection[Move] | None = None
) -> tuple[Prospect, ...]:
    """The moves that differ, or those `among` them, best first: exactly where at most so many worlds are possible, else
    over so many.

    Exact values are of best play and have no error; the others are of everyone playing by habit after the move.
    """
    found = _exact(position) if position.possible <= worlds else None
    count = worlds if found is None else min(worlds, SHARES)
    sampled = _sampled(position, list(islice(position.worlds(random), count)))
    found = {move: own for move, own in (found or sampled).items() if among is None or move in among}
    if not found:
        return ()
    leader = max(found, key=lambda move: sum(found[move]))
    every = [
        prospect_of(move, margins, found[leader], shares_compared(sampled[move], sampled[leader]))
        for move, margins in found.items()
    ]
    return tuple(sorted(every, key=lambda prospect: (-prospect.value, prospect.move != leader)))


def _exact(position: RowPosition) -> dict[Move, Margins] | None:
    """The exact values; None where they take too many actions."""
    worlds = position.every_world()
    margins = exact_margins(position, worlds, ACTIONS)
    if margins is None:
        return None
    found = _by_move(position, [[margin] for margin in margins])
    if position.peek is not None:
        total, groups = 0.0, _by_next_tile(position, worlds).values()
        for indices in groups:
            margins = exact_margins(position, [worlds[index] for index in indices], ACTIONS // len(groups))
            if margins is None:
                return None
            total += len(indices) * max(margins)
        found[position.peek] = [total / len(worlds)]
    return found


def _sampled(position: RowPosition, worlds: Sequence[Deal]) -> dict[Move, Margins]:
    margins = played_out(worlds, candidates(position), position.side)
    found = _by_move(position, margins)
    if position.peek is not None:
        peeking = [0.0] * len(worlds)
        for indices in _by_next_tile(position, worlds).values():
            # Chosen and counted in the same worlds, an end would seem better than it is: halves choose for each other.
            for chosen_in, counted_in in ((indices[::2], indices[1::2]), (indices[1::2], indices[::2])):
                chosen = max(margins, key=lambda own: sum([own[index] for index in chosen_in or range(len(worlds))]))
                for index in counted_in:
                    peeking[index] = chosen[index]
        found[position.peek] = peeking
    return found


def _by_move(position: RowPosition, margins: Sequence[Margins]) -> dict[Move, Margins]:
    """The margins of each move: those of its best effect."""
    found: dict[Move, Margins] = {}
    for (index, _), own in zip(candidates(position), margins, strict=True):
        move = position.moves[index][0]
        found[move] = max(found.get(move, own), own, key=sum)
    return found


def _by_next_tile(position: RowPosition, worlds: Sequence[Deal]) -> dict[int, list[int]]:
    """The indices of the worlds by the next tile of the seat to act, which can be peeked at."""
    found: dict[int, list[int]] = {}
    for index, world in enumerate(worlds):
        if isinstance(world, FromRight):
            found.setdefault(world.rows[position.seat][-1], []).append(index)
    return found
