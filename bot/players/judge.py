"""Estimate each move of a seat over worlds that agree with its View, for hints, tutorials and reviews.

A review compares the best move and the one played in fresh worlds, because the best of many was chosen partly for its
luck. The same deal and seed give the same judgement.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

from bot.players.computer import choose_at_once
from bot.players.knowledge import KNOWLEDGE, PLAYERS
from bot.players.levels import EASY
from bot.players.sampling import mean_and_error, shares_compared
from bot.players.search.contracts import bid_outcomes, named_outcomes, ways_of
from bot.players.search.knowledge import is_settled
from bot.players.search.passing import is_passed_by_search, pass_outcomes, passes
from bot.players.search.playing import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.rules.boards import RowsView
from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match, margin
from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.view import Phase, View
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect

_PLAYED = (Phase.OPENING, Phase.PLAY)
EFFORT = 25_000  # estimated microseconds of a core for the best move
_LEAST, _MOST = 16, 200  # worlds for each move
_FEW, _FEWEST = 4, 8  # the part of them that a first look takes, and the least
_SURELY = 2.5  # standard errors by which a move is surely worse
_NOTHING = 0.04  # of the spread of a deal's outcomes, what is no cost
_MANY = 24  # the most moves where pieces are passed
_MOST_MOVES = 1000  # of a deal, which ends it even if no one ever bids


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """The prospects of each move, or of those in `among`, best first; of passes only the likeliest. May be empty."""
    if view.game in PLAYERS:
        return PLAYERS[view.game].prospects(view, worlds, seed, among)
    knowledge = KNOWLEDGE.get(view.game)
    if knowledge is None or view.ask is None:
        return ()
    random = Random(seed)  # noqa: S311 - no secret depends on it
    if view.phase is Phase.TRUMP:
        ways = [way for way in ways_of(view, knowledge) if among is None or way.move in among]
        if not ways:
            return ()
        named = named_outcomes(ways, worlds, random)
        return _judged(ways[0].position, [Candidate(move) for move in named], list(named.values()))
    if view.phase is Phase.BID:
        bids = bid_outcomes(view, knowledge, worlds, random) if knowledge.special_bid(view) is None else {}
        bids = {bid: found for bid, found in bids.items() if among is None or bid in among}
        return _judged(TrickPosition.of(view, knowledge), [Candidate(bid) for bid in bids], list(bids.values()))
    if is_passed_by_search(view, knowledge):
        position = TrickPosition.of(view, knowledge)
        deck, hand = position.deck, position.hand
        if among is None:
            moves = passes(position)
        else:  # however unlikely
            asked = [move for move in among if isinstance(move, Pass) and {*move.pieces} <= {*deck.pieces_in(hand)}]
            moves = [Candidate(move, deck.take(move.pieces, hand)) for move in asked]
        return _judged(position, moves, pass_outcomes(position, moves, worlds, random))
    if view.phase not in _PLAYED or is_settled(view):
        return ()
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if among is None or move.move in among]
    return _judged(position, moves, outcomes(position, moves, position.hidden.worlds(random, worlds)))


def _judged(
    position: TrickPosition, moves: Sequence[Candidate], found: Sequence[Sequence[WorldOutcome]]
) -> tuple[Prospect, ...]:
    if not found:
        return ()
    side, sides = position.side, position.course.sides
    by_move = [[outcome.margin for outcome in outcomes_of] for outcomes_of in found]
    most = max(by_move, key=lambda margins: mean_and_error(margins)[0])
    judged: list[Prospect] = []
    for move, margins, outcomes_of in zip(moves, by_move, found, strict=True):
        value, error = mean_and_error(margins)
        takes = [sides[outcome.winner] == side for outcome in outcomes_of]
        moons = [outcome.scored.moon for outcome in outcomes_of]
        made = [outcome.scored.made for outcome in outcomes_of if outcome.scored.made is not None]
        prospect = Prospect(
            move=move.move,
            value=value,
            error=error,
            behind=mean_and_error([best - own for best, own in zip(most, margins, strict=True)]),
            takes_trick=fmean(takes) if isinstance(move.move, Lead | Play) else None,
            trick_points=fmean(it.trick_points * taken for it, taken in zip(outcomes_of, takes, strict=True)),
            made=fmean(made) if made else None,
            own_moon=fmean(moon == side for moon in moons),
            other_moon=fmean(moon not in (side, None) for moon in moons),
            compared=shares_compared(margins, most),
        )
        judged.append(prospect)
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))


def worlds_for(view: View) -> int:
    """The number of worlds in which to try each move, for about a tenth of a second at most."""
    moves = len(view.ask.choices) if view.ask is not None and not view.ask.pick else _MANY
    held = sum(seat.held for seat in view.seats)
    playing = 4 * held if isinstance(view.board, RowsView) else 10 + held * (6 + len(view.hand)) // 10
    return min(max(EFFORT // (max(moves, 2) * playing), _LEAST), _MOST)


def analysed(view: View, played: Move, worlds: int | None, seed: int) -> Decision | None:
    """A move with its alternatives, from the view of the player who chose it.

    `worlds` None means the usual number, or fewer where a few show that the move is the best or that nothing is at
    stake. None if there is nothing to judge: only one move, or a phase or move without a judgement.
    """
    if worlds is not None:
        decision = _looked(view, played, worlds, seed)
        return None if decision is None else measured(decision, 2 * worlds, seed + 1)
    usual = worlds_for(view)
    few = max(usual // _FEW, _FEWEST)
    first = _looked(view, played, few, seed + 2)
    if first is None:
        return None
    likely = [move.move for move in first.alternatives if move.behind[0] <= _SURELY * move.behind[1]]
    others = [move for move in likely if move != played]
    if not others or _is_level(first):
        return replace(first, best=first.played)
    decision = _looked(view, played, usual, seed, (played, *others))
    if decision is None or decision.best is decision.played:
        return decision
    doubtful = measured(decision, few, seed + 1)
    return doubtful if doubtful.cost <= 0 else measured(decision, 2 * usual, seed + 3)


def _looked(view: View, played: Move, worlds: int, seed: int, among: Collection[Move] | None = None) -> Decision | None:
    """A move beside the best one of all, or of some, in the worlds that found it."""
    found = prospects(view, worlds, seed, among)
    if found and played not in [prospect.move for prospect in found]:
        # It equals another move, or is a pass that is not among the likeliest.
        others = [prospect.move for prospect in found if not _is_same_pass(prospect.move, played)]
        found = prospects(view, worlds, seed, (played, *others))
    own = next((prospect for prospect in found if prospect.move == played), None)
    if own is None or len(found) < 2:
        return None
    best = own if own.value == found[0].value else found[0]
    return Decision(view, found, own, best, looked=worlds)


def _is_level(decision: Decision) -> bool:
    """True if the move played can hardly have cost anything, beside what is still open in the deal."""
    loss, error = decision.played.behind
    return loss + _SURELY * error <= _NOTHING * decision.spread


def measured(decision: Decision, worlds: int, seed: int) -> Decision:
    """The decision with the played and the best move compared in `worlds` new worlds."""
    if decision.best.move == decision.played.move:
        return decision
    moves = decision.played.move, decision.best.move
    pair = {prospect.move: prospect for prospect in prospects(decision.view, worlds, seed, moves)}
    return replace(decision, played=pair[moves[0]], best=pair[moves[1]], worlds=worlds)


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
