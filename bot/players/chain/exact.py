"""The result of a deal if everyone sees all hands and plays best for their own side."""

from math import inf

from bot.players.chain.deal import Deal
from bot.players.chain.lines import LineState

Key = tuple[int, LineState, tuple[int, ...], int, tuple[int, ...]]


class TooManyPlaysError(Exception):
    """More plays than it was allowed."""


class ChainSolver:
    """Margins of best play, each deal solved once. Raises TooManyPlaysError after so many `plays`."""

    def __init__(self, plays: float = inf) -> None:
        self.left = plays
        self._bounds: dict[Key, tuple[float, float]] = {}
        self._margins: dict[Key, list[float]] = {}

    def margin(self, deal: Deal, side: int) -> float:
        """The margin of a side."""
        if deal.terms.side_count > 2:
            return self.of_all(deal)[side]
        margin = self.between(deal, -inf, inf)
        return -margin if side else margin

    def between(self, deal: Deal, low: float, high: float) -> float:
        """The margin of the first of two sides, as far as it lies between these; else a bound of it."""
        if deal.over:
            return deal.margin(0)
        key = _key(deal)
        least, most = self._bounds.get(key, (-inf, inf))
        if least >= high or most <= low or least == most:
            return least if least >= high or least == most else most
        start, end = max(low, least), min(high, most)
        gains = deal.terms.sides[deal.seat] == 0
        best = -inf if gains else inf
        for tile, line in reversed(deal.plays()):  # heavy tiles first: they are the likeliest to be good
            margin = self.between(self._after(deal, tile, line), start, end)
            if gains:
                best = max(best, margin)
                start = max(start, best)
            else:
                best = min(best, margin)
                end = min(end, best)
            if start >= end:
                break
        floor, ceiling = max(low, least), min(high, most)
        self._bounds[key] = (best if best > floor else least, best if best < ceiling else most)
        return best

    def of_all(self, deal: Deal) -> list[float]:
        """The margins of all sides, each for its own."""
        if deal.over:
            return deal.margins()
        key = _key(deal)
        known = self._margins.get(key)
        if known is None:
            side = deal.terms.sides[deal.seat]
            found = [self.of_all(self._after(deal, tile, line)) for tile, line in deal.plays()]
            known = self._margins[key] = max(found, key=lambda margins: margins[side])
        return known

    def _after(self, deal: Deal, tile: int, line: LineState) -> Deal:
        self.left -= 1
        if self.left < 0:
            raise TooManyPlaysError
        return deal.after(tile, line)


def _key(deal: Deal) -> Key:
    return deal.seat, deal.line, tuple(deal.hands), len(deal.boneyard), tuple(deal.points)
