"""Estimate each move of a seat over worlds that agree with its View, for hints, tutorials and reviews."""

from collections.abc import Collection, Sequence
from random import Random
from statistics import fmean

from bot.players.declaring.declare import special_bid
from bot.players.knowledge import KNOWLEDGE, PLAYERS
from bot.players.sampling import mean_and_error, shares_compared
from bot.players.search.contracts import bid_outcomes, named_outcomes, ways_of
from bot.players.search.knowledge import is_settled
from bot.players.search.passing import is_passed_by_search, pass_outcomes, passes
from bot.players.search.playing import Candidate, WorldOutcome, candidates, outcomes
from bot.players.search.position import TrickPosition
from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect

_PLAYED = (Phase.OPENING, Phase.PLAY)


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
        bids = bid_outcomes(view, knowledge, worlds, random) if special_bid(view) is None else {}
        bids = {bid: found for bid, found in bids.items() if among is None or bid in among}
        return _judged(TrickPosition.of(view, knowledge), [Candidate(bid) for bid in bids], list(bids.values()))
    if is_passed_by_search(view, knowledge):
        position = TrickPosition.of(view, knowledge)
        moves = passes(position) if among is None else _passes_among(position, among)
        return _judged(position, moves, pass_outcomes(position, moves, worlds, random))
    if view.phase not in _PLAYED or is_settled(view):
        return ()
    position = TrickPosition.of(view, knowledge)
    moves = [move for move in candidates(position) if among is None or move.move in among]
    return _judged(position, moves, outcomes(position, moves, position.hidden.worlds(random, worlds)))


def _passes_among(position: TrickPosition, among: Collection[Move]) -> list[Candidate]:
    """The passes in `among` that the hand allows, however unlikely."""
    bits = position.deck.bits
    return [
        Candidate(move, position.deck.take(list(move.pieces), position.hand))
        for move in among
        if isinstance(move, Pass) and all(bits[piece] & position.hand for piece in move.pieces)
    ]


def _judged(
    position: TrickPosition, moves: Sequence[Candidate], found: Sequence[Sequence[WorldOutcome]]
) -> tuple[Prospect, ...]:
    if not found:
        return ()
    means = [mean_and_error([outcome.margin for outcome in of_move])[0] for of_move in found]
    best = found[means.index(max(means))]
    judged = [
        _prospect(position, move.move, of_move, best, plays=isinstance(move.move, Lead | Play))
        for move, of_move in zip(moves, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))


def _prospect(
    position: TrickPosition, move: Move, found: Sequence[WorldOutcome], best: Sequence[WorldOutcome], *, plays: bool
) -> Prospect:
    side, sides = position.side, position.course.sides
    value, error = mean_and_error([outcome.margin for outcome in found])
    behind = mean_and_error([top.margin - outcome.margin for top, outcome in zip(best, found, strict=True)])
    takes = [sides[outcome.winner] == side for outcome in found]
    moons = [outcome.scored.moon for outcome in found]
    made = [outcome.scored.made for outcome in found if outcome.scored.made is not None]
    return Prospect(
        move=move,
        value=value,
        error=error,
        behind=behind,
        takes_trick=fmean(takes) if plays else None,
        trick_points=fmean(outcome.trick_points * taken for outcome, taken in zip(found, takes, strict=True)),
        made=fmean(made) if made else None,
        own_moon=fmean(moon == side for moon in moons),
        other_moon=fmean(moon not in (side, None) for moon in moons),
        compared=shares_compared([outcome.margin for outcome in found], [outcome.margin for outcome in best]),
    )
