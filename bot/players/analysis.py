"""Judge a decision: try each move its player had in worlds that agree with their knowledge.

The best move and the one played are then compared in fresh worlds, because the best of many was chosen partly for its
luck. The same deal and seed give the same judgement.
"""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from bot.players.computer import choose_at_once
from bot.players.judge import prospects
from bot.players.levels import EASY
from bot.rules.boards import RowsView
from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match, margin
from bot.rules.moves import Move, Pass
from bot.rules.view import View
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect

EFFORT = 25_000  # estimated microseconds of a core for the best move
_LEAST, _MOST = 16, 200  # worlds for each move
_MANY = 24  # the most moves where pieces are passed
_MOST_MOVES = 1000  # of a deal, so that one in which nobody ever bids ends too


def worlds_for(view: View) -> int:
    """The number of worlds in which to try each move, for about a tenth of a second at most."""
    moves = len(view.ask.choices) if view.ask is not None and not view.ask.pick else _MANY
    playing = 10 + sum(seat.held for seat in view.seats) * (6 + len(view.hand)) // 10
    if isinstance(view.board, RowsView):  # played out by the rules, which takes longer
        playing *= 3
    return min(max(EFFORT // (max(moves, 2) * playing), _LEAST), _MOST)


def analysed(view: View, played: Move, worlds: int | None, seed: int) -> Decision | None:
    """A move with its alternatives, from the view of the player who chose it. `worlds` None means the usual number.

    None if there is nothing to judge: only one move, or a phase or move without a judgement.
    """
    worlds = worlds or worlds_for(view)
    found = _alternatives(view, played, worlds, seed)
    own = next((prospect for prospect in found if prospect.move == played), None)
    if own is None or len(found) < 2:
        return None
    if own.value == found[0].value:
        return Decision(view, found, own, own)
    return measured(Decision(view, found, own, found[0]), 2 * worlds, seed + 1)


def measured(decision: Decision, worlds: int, seed: int) -> Decision:
    """The decision with the played and the best move compared in `worlds` new worlds."""
    if decision.best.move == decision.played.move:
        return decision
    moves = decision.played.move, decision.best.move
    pair = {prospect.move: prospect for prospect in prospects(decision.view, worlds, seed, moves)}
    return replace(decision, played=pair[moves[0]], best=pair[moves[1]], worlds=worlds)


def _alternatives(view: View, played: Move, worlds: int, seed: int) -> tuple[Prospect, ...]:
    """All moves judged, best first, including the one played."""
    found = prospects(view, worlds, seed)
    moves = [prospect.move for prospect in found]
    if played in moves or not moves:
        return found
    # It equals another move, or is a pass that is not among the likeliest.
    return prospects(view, worlds, seed, (played, *(move for move in moves if not _is_same_pass(move, played))))


def _is_same_pass(move: Move, other: Move) -> bool:
    return isinstance(move, Pass) and isinstance(other, Pass) and Counter(move.pieces) == Counter(other.pieces)


def played_again(game: str, match: Match[Any, Any], seed: int) -> tuple[float, ...] | None:
    """Each side's margin if easy computers finish the deal; None if everyone passes."""
    rules, random = CATALOGUE.game(game), Random(seed)  # noqa: S311 - no secret depends on it
    deals, number = len(match.results), rules.view(match, None).deal
    for _ in range(_MOST_MOVES):
        to_act = rules.to_act(match)
        if len(match.results) > deals:
            scored, low_wins = match.results[-1].scored, rules.low_wins
            return tuple(margin(scored, side, low_wins=low_wins) for side in range(len(scored)))
        if not to_act or rules.view(match, None).deal != number:
            return None
        seat = to_act[0]
        move = choose_at_once(rules.view(match, seat), random.getrandbits(32), EASY)
        match, _ = rules.play(match, seat, move)
    return None
