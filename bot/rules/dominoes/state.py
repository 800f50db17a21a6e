"""The state of a deal in bit masks: plays, draws, passes and how the deal ends, for matches and computer players alike.

A state changes in place; a `Match` holds one that is never changed again, and goes on with a copy.
"""

from bot.rules.dominoes.blocked import blocked_pips, carried_over, opener_after_block, winner_of_block
from bot.rules.dominoes.line import LineState
from bot.rules.dominoes.score import Bonuses, DealTerms, Pips, is_capicua
from bot.rules.dominoes.tiles import Tiles, members
from bot.rules.events import (
    Bonus,
    BonusKind,
    CarriedOver,
    Domino,
    Drew,
    Knocked,
    Laid,
    LineClosed,
    LineEvent,
    PipsScored,
    Remark,
    TargetReached,
)
from bot.rules.moves import End


class PlayReport:
    """The results of a play. `bonuses` were scored during the deal; `remarks` describe its end.

    When a deal is won, `points` has each side's points before the score of its end. `opener` opens the next deal if
    the winner does.
    """

    def __init__(self) -> None:
        self.events: list[LineEvent | Bonus] = []
        self.bonuses: list[Bonus] = []
        self.remarks: list[Remark] = []
        self.points: tuple[int, ...] = ()
        self.opener = 0


class DealState:
    """Hands and the tiles that were `laid` are masks; a tile left out of the set counts as laid. The next tile drawn is
    the last of the `boneyard`.

    `points` are scored in this deal, by side. `lacks` has by seat the tiles that everyone knows it not to hold,
    `openers` by number the seats, as a mask, that have opened an end with it.
    """

    __slots__ = ("boneyard", "hands", "lacks", "laid", "line", "openers", "over", "points", "seat", "terms")

    def __init__(self, terms: DealTerms, hands: list[int], boneyard: list[int], line: LineState, seat: int) -> None:
        self.terms, self.hands, self.boneyard, self.line, self.seat = terms, hands, boneyard, line, seat
        self.points, self.lacks, self.laid = [0] * terms.side_count, [0] * terms.players, terms.left_out
        self.openers, self.over = [0] * len(self.tiles.bearing), False

    def copy(self) -> "DealState":
        twin = DealState.__new__(DealState)
        twin.terms, twin.hands, twin.boneyard, twin.line = self.terms, self.hands[:], self.boneyard[:], self.line
        twin.seat, twin.points, twin.lacks, twin.laid = self.seat, self.points[:], self.lacks[:], self.laid
        twin.openers, twin.over = self.openers[:], self.over
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealState) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[object, ...]:
        lists = self.hands, self.boneyard, self.points, self.lacks, self.openers
        return self.terms, self.line, self.seat, self.laid, self.over, *map(tuple, lists)

    @property
    def tiles(self) -> Tiles:
        return self.line.lines.tiles

    @property
    def pips(self) -> list[int]:
        """The pips in each hand."""
        return [self.tiles.pips_of(hand) for hand in self.hands]

    @property
    def left(self) -> int:
        """The number of tiles that can still be played: those in the hands, and those that can be drawn."""
        return sum([hand.bit_count() for hand in self.hands]) + max(0, len(self.boneyard) - self.terms.kept)

    def plays(self) -> list[tuple[int, LineState]]:
        """The plays that differ: a tile, and the line that it leaves."""
        after = self.line.after
        return [(tile, line) for tile in members(self.hands[self.seat] & self.line.fits) for line in after[tile]]

    def after(self, tile: int, line: LineState) -> "DealState":
        """Another state: this one after a play."""
        twin = self.copy()
        twin.play(tile, line)
        return twin

    def play(self, tile: int, line: LineState, end: End | None = None, report: PlayReport | None = None) -> None:
        """Play a tile of the seat to act so that it leaves a line; draw and pass for those after it.

        `end` is where the tile lies, for the report.
        """
        terms, seat, before, points = self.terms, self.seat, self.line, self.points
        hand = self.hands[seat] = self.hands[seat] ^ (1 << tile)
        self.laid |= 1 << tile
        self.line = line
        covered, opened = before.after[tile][line]
        self.openers[opened] |= 1 << seat
        first_pass = 0
        if not before.numbers:
            self.openers[covered] |= 1 << seat
            first_pass = terms.first_pass
        side, ends, chip = terms.sides[seat], line.points, 0
        if ends or not hand:
            ends, chip = terms.play_score(side, points[side], ends, goes_out=not hand)
            points[side] += ends + chip
        if report is not None:
            report.opener = seat
            report.events.append(Laid(seat, self.tiles.tiles[tile], end, opened, ends))
            if chip:
                report.bonuses.append(Bonus(seat, BonusKind.CHIPPED_OUT, chip))
        if points[side] >= terms.enough[side]:
            self._reached(seat, report)
        elif hand:
            self._go_on(seat, tile, first_pass, report)
        else:
            self._domino(seat, tile, before, report)

    def _go_on(self, last: int, tile: int, first_pass: int, report: PlayReport | None) -> None:
        """Draw and pass up to the next seat that can play; the deal ends where no one can.

        A pass scores the bonus `first_pass` if it comes before all else.
        """
        terms, hands, fits, seat = self.terms, self.hands, self.line.fits, last
        follows, players, passes = terms.next_seat, terms.players, 0
        while passes < players:
            seat = follows[seat]
            can_play = hands[seat] & fits
            if not can_play and len(self.boneyard) > terms.kept:
                first_pass = passes = 0
                can_play = self._draw(seat, report)
            if can_play:
                self.seat = seat
                if seat == last:
                    self._score_passes(seat, BonusKind.PASO_REDONDO, terms.paso_redondo, report)
                return
            self.lacks[seat] |= fits
            passes += 1
            if report is not None:
                report.events.append(Knocked(seat, self.line.numbers))
            if first_pass:
                self._score_passes(last, BonusKind.FIRST_PASS, first_pass, report)
                if self.over:
                    return
                first_pass = 0
        self._block(last, tile, report)

    def _draw(self, seat: int, report: PlayReport | None) -> bool:
        """Draw for a seat; whether it can play then."""
        boneyard, kept, fits, only_one = self.boneyard, self.terms.kept, self.line.fits, self.terms.draws_one
        before, drawn, fitting = len(boneyard), 0, 0
        while len(boneyard) > kept:
            bit = 1 << boneyard.pop()
            if bit & fits:
                fitting = bit
                break
            drawn |= bit
            if only_one:
                break
        self.hands[seat] |= drawn | fitting
        self.lacks[seat] = fits if drawn else self.lacks[seat] | fits
        if report is not None:
            report.events.append(Drew(seat, before - len(boneyard), self.line.numbers, bool(fitting)))
        return bool(fitting)

    def _score_passes(self, seat: int, kind: BonusKind, bonus: int, report: PlayReport | None) -> None:
        """Score a bonus for passes of others; the deal is over if that is enough."""
        side = self.terms.sides[seat]
        if bonus and self.points[side] + bonus <= self.terms.most[side]:
            self.points[side] += bonus
            if report is not None:
                scored = Bonus(seat, kind, bonus, self.laid.bit_count())
                report.events.append(scored)
                report.bonuses.append(scored)
            if self.points[side] >= self.terms.enough[side]:
                self._reached(seat, report)

    def _reached(self, seat: int, report: PlayReport | None) -> None:
        """End the deal, as a seat has brought its side to the target: no pips are counted."""
        self.over = True
        if report is not None:
            report.remarks.append(TargetReached(seat))

    def _domino(self, seat: int, tile: int, before: LineState, report: PlayReport | None) -> None:
        """End the deal with the last tile of a hand."""
        terms, face, numbers = self.terms, self.tiles.tiles[tile], before.numbers
        side = terms.sides[seat]
        if report is not None:
            report.remarks.append(Domino(seat, face, is_capicua(numbers, face)))
        pips = terms.pips_left(side, self.pips, out=seat)
        is_key = len({*face} & {*numbers}) > 1 and not self.tiles.with_any(face) & ~self.laid
        self._win(seat, side, pips, terms.domino_bonuses(numbers, face, is_key=is_key), report)

    def _block(self, closer: int, tile: int, report: PlayReport | None) -> None:
        """End the deal as no one can play: a side wins it, or no one does."""
        terms, pips, opener = self.terms, self.pips, closer
        winner = winner_of_block(terms, pips, closer)
        if report is not None:
            opener = report.opener = opener_after_block(terms, pips, closer, winner)
            report.remarks.append(LineClosed(closer, self.tiles.tiles[tile], self.line.numbers, winner))
        if winner is not None:
            self._win(opener, winner, blocked_pips(terms, pips, winner), terms.block_bonuses, report)
            return
        self.over = True
        if report is not None and (carried := carried_over(terms, pips)):
            report.remarks.append(CarriedOver(carried))

    def _win(self, seat: int, side: int, pips: Pips, bonuses: Bonuses, report: PlayReport | None) -> None:
        """End the deal for its winner, with the pips that count and the bonuses, which go to a seat.

        No bonus goes past a target that must be hit exactly.
        """
        self.over = True
        points, most = self.points, self.terms.most[side]
        if report is not None:
            report.points = tuple(points)
        if self.terms.scores_pips:
            scored = self.terms.pips_score(pips)
            points[side] += scored
            if report is not None:
                report.remarks.append(PipsScored(side, tuple(pips), scored))
        for kind, bonus in bonuses:
            if bonus and points[side] + bonus <= most:
                points[side] += bonus
                if report is not None:
                    report.remarks.append(Bonus(seat, kind, bonus))
