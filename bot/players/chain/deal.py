"""A deal being played, all hands open: quick to copy and to play on, and by the same rules as everyone's."""

from collections.abc import Sequence

from bot.players.chain.lines import LineState
from bot.players.chain.terms import DealTerms
from bot.players.chain.tiles import Tiles
from bot.players.search.masks import members


class Deal:
    """Hands and the tiles that were laid are masks; the next tile drawn is the last of the `boneyard`.

    `points` are scored by side, `lacks` are the tiles that everyone knows a seat not to hold. `openers` are by number
    the seats, as a mask, that have opened an end with it: of what one offers one usually has more. `plain` are those
    that play as many people do: what scores most, of that the heaviest tile.
    """

    __slots__ = ("boneyard", "hands", "lacks", "laid", "line", "openers", "over", "plain", "points", "seat", "terms")

    def __init__(
        self,
        terms: DealTerms,
        hands: list[int],
        boneyard: list[int],
        line: LineState,
        seat: int,
        lacks: list[int],
        laid: int,
    ) -> None:
        self.terms, self.hands, self.boneyard, self.line, self.seat = terms, hands, boneyard, line, seat
        self.points, self.lacks, self.laid = [0] * terms.side_count, lacks, laid
        self.openers = [0] * len(self.tiles.bearing)
        self.over, self.plain = False, 0

    def copy(self) -> "Deal":
        twin = Deal.__new__(Deal)
        twin.terms, twin.hands, twin.boneyard, twin.line = self.terms, self.hands[:], self.boneyard[:], self.line
        twin.seat, twin.points, twin.lacks, twin.laid = self.seat, self.points[:], self.lacks[:], self.laid
        twin.openers, twin.over, twin.plain = self.openers[:], self.over, self.plain
        return twin

    def after(self, tile: int, line: LineState) -> "Deal":
        """Another deal: this one after a play."""
        twin = self.copy()
        twin.play(tile, line)
        return twin

    @property
    def tiles(self) -> Tiles:
        return self.line.lines.tiles

    @property
    def left(self) -> int:
        """How many tiles can still be played: those in the hands, and those that can be drawn."""
        return sum([hand.bit_count() for hand in self.hands]) + max(0, len(self.boneyard) - self.terms.kept)

    def plays(self) -> list[tuple[int, LineState]]:
        """The plays that differ: a tile, and the line that it leaves."""
        after = self.line.after
        return [(tile, line) for tile in members(self.hands[self.seat] & self.line.fits) for line in after[tile]]

    def play(self, tile: int, line: LineState) -> None:
        """Play a tile of the seat to act so that it leaves a line; draw and pass for those after it."""
        terms, seat, before, points = self.terms, self.seat, self.line, self.points
        hand = self.hands[seat] = self.hands[seat] ^ (1 << tile)
        self.laid |= 1 << tile
        self.line = line
        covered, opened = before.after[tile][line]
        self.openers[opened] |= 1 << seat
        if not before.ends:
            self.openers[covered] |= 1 << seat
        side = terms.sides[seat]
        scored = line.points if hand else line.points + terms.chip
        if scored and points[side] + scored <= terms.most[side]:
            points[side] += scored
        if points[side] >= terms.enough[side]:
            self.over = True
        elif hand:
            self._go_on(seat, side, begins=not before.ends)
        else:
            self._domino(side, before, tile)

    def _go_on(self, seat: int, side: int, *, begins: bool) -> None:
        terms, hands, fits = self.terms, self.hands, self.line.fits
        follows, players, passes, closer = terms.next_seat, terms.players, 0, seat
        while passes < players:
            seat = follows[seat]
            if hands[seat] & fits:
                self._plays_next(seat, closer, side)
                return
            if len(self.boneyard) > terms.kept:
                begins, passes = False, 0
                if self._draw(seat, fits):
                    self._plays_next(seat, closer, side)
                    return
            self.lacks[seat] |= fits
            passes += 1
            if begins:
                self._score_passes(side, terms.options.first_pass)
                if self.over:
                    return
            begins = False
        self.over = True
        won = terms.for_block(closer, self._pips())
        if won is not None:
            self._win(*won, terms.shared)

    def _plays_next(self, seat: int, last: int, side: int) -> None:
        """Give the turn to a seat that can play. If it also played last, all others have passed."""
        self.seat = seat
        if seat == last:
            self._score_passes(side, self.terms.options.paso_redondo)

    def _score_passes(self, side: int, bonus: int) -> None:
        """Score a bonus for passes of others; the deal is over if that is enough."""
        if bonus and self.points[side] + bonus <= self.terms.most[side]:
            self.points[side] += bonus
            self.over = self.points[side] >= self.terms.enough[side]

    def _draw(self, seat: int, fits: int) -> bool:
        """Draw for a seat; whether it can play then."""
        boneyard, kept, only_one = self.boneyard, self.terms.kept, self.terms.draws_one
        drawn = 0
        while len(boneyard) > kept:
            bit = 1 << boneyard.pop()
            if bit & fits:
                self.hands[seat] |= drawn | bit
                self.lacks[seat] = fits if drawn else self.lacks[seat] | fits
                return True
            drawn |= bit
            if only_one:
                break
        self.hands[seat] |= drawn
        self.lacks[seat] = fits
        return False

    def _domino(self, side: int, before: LineState, tile: int) -> None:
        self.over = True
        tiles, bit, options = self.tiles, 1 << tile, self.terms.options
        fits_all = bool(before.ends) and all(tiles.bearing[number] & bit for number, _, _ in before.ends)
        bonuses = [
            options.capicua if fits_all and not tiles.doubles & bit else 0,
            options.chuchazo if tile == 0 else 0,
            *self.terms.shared,
        ]
        self._win(side, self.terms.for_domino(side, self._pips()), bonuses)

    def _win(self, side: int, scored: int, bonuses: Sequence[int]) -> None:
        """Score for the winner of the deal; no bonus goes beyond a target that must be hit exactly."""
        points, most = self.points, self.terms.most[side]
        points[side] += scored
        for bonus in bonuses:
            if points[side] + bonus <= most:
                points[side] += bonus

    def _pips(self) -> list[int]:
        return [self.tiles.pips_of(hand) for hand in self.hands]

    def margins(self) -> list[float]:
        """Each side's points less the mean of the others', with the prize of a match that is won."""
        scores = self._scores()
        total, others = sum(scores), len(scores) - 1
        return [own - (total - own) / others for own in scores]

    def margin(self, side: int) -> float:
        """One side's."""
        scores = self._scores()
        return scores[side] - (sum(scores) - scores[side]) / (len(scores) - 1)

    def _scores(self) -> list[int]:
        """The points, with the prize for a match that is won: else a win might be put off for some points more."""
        points, terms = self.points, self.terms
        if not terms.has_target:
            return points
        beyond = [own - room for own, room in zip(points, terms.room, strict=True)]
        most = max(beyond)
        if most < 0:
            return points
        return [own + terms.prize if reached == most else own for own, reached in zip(points, beyond, strict=True)]
