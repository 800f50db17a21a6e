"""A blocked deal of dominoes: its winner, the pips that count, the next opener (rules §7.4)."""

from collections.abc import Sequence

from bot.rules.dominoes.score import WON, DealTerms, Pips
from bot.rules.game import by_side


def winner_of_block(terms: DealTerms, pips: Sequence[int], closer: int) -> int | None:
    """The side that wins a blocked deal, by the pips that each seat has left; None in a tie.

    A tie can go to the side that opened, or that blocked, or to the other one (todasasrespostas.com); without partners
    to the nearest in turn (casualarena.com), who is the next after the blocker where that one loses.
    """
    options, sides = terms.options, terms.sides
    if options.blocked_by == "closer":
        return sides[_lighter(terms, pips, closer)]
    of_sides = [[own for own, of in zip(pips, sides, strict=True) if of == side] for side in range(terms.side_count)]
    left = [min(own) if options.blocked_by == "lowest" else sum(own) for own in of_sides]
    most = max(left) if options.blocked_by == "nobody" else min(left)
    least = [side for side, count in enumerate(left) if count <= most]
    if len(least) == 1:
        return least[0]
    if not options.breaks_ties:
        return None
    first = {"opener": terms.opener, "closer": closer}.get(options.tied_block, terms.next_seat[closer])
    return next(sides[seat] for seat in terms.in_turn(first) if sides[seat] in least)


def _lighter(terms: DealTerms, pips: Sequence[int], closer: int) -> int:
    """The blocker or the next player, whichever has fewer pips; of equals the blocker (dominoesonline.com)."""
    following = terms.next_seat[closer]
    return closer if pips[closer] <= pips[following] else following


def blocked_pips(terms: DealTerms, pips: Sequence[int], side: int) -> Pips:
    """The pips that a side scores for a blocked deal, where the difference can count."""
    if terms.options.blocked_scores == "same":
        return terms.pips_left(side, pips)
    seats = range(terms.players)
    return [
        *[(seat, pips[seat]) for seat in seats if terms.sides[seat] != side],
        *[(seat, -pips[seat]) for seat in seats if terms.sides[seat] == side],
    ]


def carried_over(terms: DealTerms, pips: Sequence[int]) -> int:
    """The points that a tied deal leaves to the next: those of the lightest side, and those left to this deal."""
    if terms.options.tied_block != "carried" or not terms.options.scores_ties:
        return 0
    if terms.options.counts_hands:
        return WON + terms.carried
    left = by_side(terms.sides, pips)
    return terms.pips_score(blocked_pips(terms, pips, left.index(min(left)))) + terms.carried


def opener_after_block(terms: DealTerms, pips: Sequence[int], closer: int, winner: int | None) -> int:
    """The seat that opens the next deal: of the side that won the one with the fewest pips.

    Of equals the one whose turn comes first, from the opener on. Pagat's Cuban game leaves it to the partners. Where
    two players were compared it is the one who won, not their partner.
    """
    if winner is None:
        return terms.next_seat[terms.opener] if terms.options.after_tie == "next" else terms.opener
    if terms.options.blocked_by == "closer":
        return _lighter(terms, pips, closer)
    return min([seat for seat in terms.in_turn(terms.opener) if terms.sides[seat] == winner], key=pips.__getitem__)
