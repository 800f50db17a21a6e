"""What plays and deals score in dominoes (rules §7.3, §7.5 to §7.7)."""

from collections.abc import Sequence

from bot.rules.dominoes.deal import DominoDeal, DominoMatch
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import (
    BestPlay,
    Bonus,
    BonusKind,
    CarriedOver,
    DealResult,
    Domino,
    Laid,
    LineClosed,
    PipsScored,
    Remark,
    TargetReached,
)
from bot.rules.game import added, by_side
from bot.rules.pieces import Tile

CHIPPED_OUT = 1  # for the last tile, in Fives and Threes


def ends_score(options: DominoesOptions, total: int) -> int:
    """The score for open ends of this total: 15 scores 15 in All Fives, and 8 in Fives and Threes."""
    if options.scoring == "fives":
        return total if total % 5 == 0 else 0
    if options.scores_threes:
        return (total // 5 if total % 5 == 0 else 0) + (total // 3 if total % 3 == 0 else 0)
    return 0


def pips_score(options: DominoesOptions, pips: int) -> int:
    """Pips as they are scored, in All Fives to the nearest five: 2 → 0, 3 → 5."""
    return (pips + 2) // 5 * 5 if options.scoring == "fives" else pips


def play_score(match: DominoMatch, side: int, line: Line, *, goes_out: bool) -> tuple[int, int]:
    """The score of a play for its ends, and for going out; with an exact target both or neither (so Pagat)."""
    options = match.options
    ends = ends_score(options, line.sum)
    out = CHIPPED_OUT if goes_out and options.scores_threes else 0
    return (ends, out) if may_score(match, match.deal, side, ends + out) else (0, 0)


def may_score(match: DominoMatch, deal: DominoDeal, side: int, points: int) -> bool:
    """Whether a side scores these points: no points go past a target that must be hit exactly."""
    is_exact = match.options.is_exact and match.deals is None
    return not is_exact or match.totals[side] + deal.points[side] + points <= match.options.target


def has_reached(match: DominoMatch, deal: DominoDeal, side: int) -> bool:
    """Whether a side has its target, which ends the deal at once (so Pagat). A match of so many deals has no target."""
    return match.deals is None and match.totals[side] + deal.points[side] >= match.options.target


def is_capicua(line: Line, tile: Tile) -> bool:
    """Whether a last tile fits every end, and is no double (so sacitc.blog for Puerto Rico).

    Two ends of the same number make one too: fichaflow.com even asks for that.
    """
    return bool(line.ends) and not tile.is_double and all(number in tile for number in line.numbers)


def reached(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], seat: int) -> DealResult:
    """The result of a deal in which a play has brought its side to the target: no pips are counted."""
    return _result(match, deal, sides, (TargetReached(seat),), (0,) * len(deal.points))


def went_out(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], last: Domino) -> DealResult:
    """The result of a deal that a seat has ended with its last tile, and what that scores."""
    side = sides[last.seat]
    return _won(match, deal, sides, last, _counted(match, deal, sides, side), _bonuses(match, deal, last))


def closed(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], last: Laid) -> DealResult:
    """The result of a deal in which no one can play any more; a side wins it, or no one does."""
    side = winner_of_closed(match.options, sides, deal.all_pips, last.seat, deal.opener)
    line_closed = LineClosed(last.seat, last.tile, deal.line.numbers, side)
    if side is None:
        carried = _carried(match, deal, sides)
        remarks = (line_closed, CarriedOver(carried)) if carried else (line_closed,)
        return _result(match, deal, sides, remarks, (0,) * len(deal.points))
    bonuses = _shared_bonuses(match, deal, opener_of(match, deal, sides, side, last.seat))
    return _won(match, deal, sides, line_closed, _closed_pips(match, deal, sides, side), bonuses)


def _won(
    match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], how: Domino | LineClosed, pips: PipsScored,
    bonuses: list[Bonus],
) -> DealResult:  # fmt: skip
    """The result of a deal that a side has won: its pips, where they score, and its bonuses."""
    remarks: list[Remark] = [how]
    scored = 0
    if match.options.scores_pips:
        remarks.append(pips)
        scored = pips.points
    for bonus in bonuses:
        if may_score(match, deal, pips.side, scored + bonus.points):
            remarks.append(bonus)
            scored += bonus.points
    return _result(match, deal, sides, tuple(remarks), _only(pips.side, scored, len(deal.points)))


def opener_of(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], side: int, closer: int) -> int:
    """The seat that opens the next deal for the winning side of a closed one: the one with the fewest pips.

    Of equals the one whose turn comes first, from the opener on. Pagat's Cuban game leaves it to the partners. Where
    two players were compared it is the one who won, not their partner.
    """
    if match.options.blocked_by == "closer":
        return _lighter(match.options, deal.all_pips, closer)
    in_turn = _in_turn(match.options, deal.opener, match.players)
    return min((seat for seat in in_turn if sides[seat] == side), key=deal.pips)


def _in_turn(options: DominoesOptions, first: int, players: int) -> list[int]:
    """All seats in the order of play."""
    return [(first + options.step * turn) % players for turn in range(players)]


def winner_of_closed(
    options: DominoesOptions, sides: tuple[int, ...], pips: Sequence[int], closer: int, opener: int
) -> int | None:
    """The side that wins a blocked deal, by the pips that each seat has left; None in a tie.

    A tie can go to the side that opened, or that blocked; without partners to the nearest in turn (casualarena.com).
    """
    if options.blocked_by == "closer":
        return sides[_lighter(options, pips, closer)]
    of_sides = [[own for own, of in zip(pips, sides, strict=True) if of == side] for side in range(max(sides) + 1)]
    left = [min(own) if options.blocked_by == "lowest" else sum(own) for own in of_sides]
    least = [side for side, count in enumerate(left) if count == min(left)]
    if len(least) == 1:
        return least[0]
    if not options.breaks_ties:
        return None
    first = opener if options.tied_block == "opener" else closer
    return next(sides[seat] for seat in _in_turn(options, first, len(pips)) if sides[seat] in least)


def _lighter(options: DominoesOptions, pips: Sequence[int], closer: int) -> int:
    """The closer or the next in turn, whoever has fewer pips; the closer if they have the same (dominoesonline.com)."""
    following = (closer + options.step) % len(pips)
    return closer if pips[closer] <= pips[following] else following


def _carried(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...]) -> int:
    """What a tied deal leaves to the next: the score of the side with the fewest pips, and what was left to it."""
    if match.options.tied_block != "carried" or not match.options.scores_pips:
        return 0
    left = _left(deal, sides)
    return _closed_pips(match, deal, sides, left.index(min(left))).points + deal.carried


def _left(deal: DominoDeal, sides: tuple[int, ...]) -> list[int]:
    """The pips left in the hands of each side."""
    return by_side(sides, deal.all_pips)


def _counted(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], side: int) -> PipsScored:
    """The pips that a side scores: those in the other hands, of all or of the opponents alone."""
    own_too = match.options.counts == "all" and match.options.in_partners
    pips = [(seat, deal.pips(seat)) for seat, of in enumerate(sides) if (own_too or of != side) and deal.hands[seat]]
    return PipsScored(side, tuple(pips), pips_score(match.options, sum(count for _, count in pips)))


def _closed_pips(match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], side: int) -> PipsScored:
    """The same for a closed deal, where the difference can count instead."""
    counted = _counted(match, deal, sides, side)
    if match.options.blocked_scores == "same":
        return counted
    own, others = (
        [(seat, deal.pips(seat)) for seat, of in enumerate(sides) if (of == side) is is_own] for is_own in (True, False)
    )
    difference = sum(pips for _, pips in others) - sum(pips for _, pips in own)
    pips = (*others, *[(seat, -pips) for seat, pips in own])
    return PipsScored(side, pips, pips_score(match.options, max(0, difference)))


def _bonuses(match: DominoMatch, deal: DominoDeal, last: Domino) -> list[Bonus]:
    options, seat = match.options, last.seat
    capicua = options.capicua if last.capicua else 0
    chuchazo = options.chuchazo if last.tile == Tile(0, 0) else 0
    named = ((BonusKind.CAPICUA, capicua), (BonusKind.CHUCHAZO, chuchazo))
    return [Bonus(seat, kind, points) for kind, points in named if points] + _shared_bonuses(match, deal, seat)


def _shared_bonuses(match: DominoMatch, deal: DominoDeal, seat: int) -> list[Bonus]:
    """The bonuses for the winner of any deal, domino or closed."""
    first = match.options.first_deal_bonus(deal.number)
    named = ((BonusKind.FIRST_DEAL, first), (BonusKind.CARRIED, deal.carried))
    return [Bonus(seat, kind, points) for kind, points in named if points]


def _only(side: int, points: int, count: int) -> tuple[int, ...]:
    return tuple(points if each == side else 0 for each in range(count))


def _result(
    match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], remarks: tuple[Remark, ...], scored: tuple[int, ...]
) -> DealResult:
    best = max((event for event in deal.log if isinstance(event, Laid)), key=lambda laid: laid.points, default=None)
    if best is not None and best.points:
        remarks = (*remarks, BestPlay(best.seat, best.tile, best.points))
    every = tuple([now + then for now, then in zip(deal.points, scored, strict=True)])
    return DealResult(
        deal.number, tuple(_left(deal, sides)), every, added(match.totals, every), remarks=(*remarks, *deal.bonuses)
    )
