"""Reasons why one play on a line of dominoes is better than another, from what its player knows for certain."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.message import AnyOf, Message, Seat, Text
from bot.rules.dominoes.line import Line, line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms, ends_score
from bot.rules.dominoes.view import terms_of
from bot.rules.moves import Play
from bot.rules.pieces import Tile, half
from bot.rules.view import View
from bot.words.compared import Compared


@dataclass(frozen=True)
class PlayEffect:
    """A possible play of the viewer of `view`, the line after it and its score."""

    view: View
    options: DominoesOptions
    tile: Tile
    line: Line

    @cached_property
    def terms(self) -> DealTerms:
        return terms_of(self.view)

    @property
    def points(self) -> int:
        return self._score(self.line, self.view.viewer or 0, goes_out=not self.rest)

    def _score(self, line: Line, seat: int, *, goes_out: bool = False) -> int:
        """The score of a seat for a play that leaves this line."""
        player, ends = self.view.seats[seat], ends_score(self.options, line.sum)
        return sum(self.terms.play_score(player.side, player.points, ends, goes_out=goes_out))

    @property
    def is_last(self) -> bool:
        """True if it ends the deal: by the last tile, or at the target."""
        player = self.view.seats[self.view.viewer or 0]
        return not self.rest or player.points + self.points >= self.terms.enough[player.side]

    @cached_property
    def rest(self) -> tuple[Tile, ...]:
        """The viewer's other tiles."""
        held = [shown.piece for shown in self.view.hand if isinstance(shown.piece, Tile)]
        return tuple([tile for tile in held if tile != self.tile])

    @cached_property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that the viewer cannot see: in other hands, in the boneyard, or asleep."""
        seen = {laid.tile for laid in self.view.line_board.laid} | {self.tile, *self.rest}
        return tuple([tile for tile in self.options.set_for(self.terms.players) if tile not in seen])

    @property
    def fitting(self) -> int:
        """The number of the viewer's other tiles that fit then."""
        return sum([self.line.takes(tile) for tile in self.rest])

    def scoring(self, seat: int) -> int:
        """The number of unseen tiles that score for a seat at some end then."""
        after = ([self.line.place(tile, end) for end in self.line.fits(tile)] for tile in self.unseen)
        return sum([any(self._score(line, seat) for line in lines) for lines in after])

    @property
    def hidden(self) -> int:
        """The number of unseen tiles that fit then."""
        return sum([self.line.takes(tile) for tile in self.unseen])

    @property
    def blocks(self) -> bool:
        """True if no tile left in any hand fits any more."""
        return bool(self.rest) and not any(map(self.line.takes, (*self.rest, *self.unseen)))


def played(view: View, move: object) -> PlayEffect | None:
    """The effect of a play; None for any other move."""
    options = view.options
    if not isinstance(options, DominoesOptions) or not isinstance(move, Play) or not isinstance(move.piece, Tile):
        return None
    line = line_of(view.line_board.laid, spins=options.spins)
    end = move.end
    if end is None and line.ends:
        end = next(iter(line.fits(move.piece)), None)
    return PlayEffect(view, options, move.piece, line.after(move.piece, end))


_HEAVY, _HEAVIER = 7, 3  # the pips of a heavy tile, and the least difference worth telling
_RARER = 2  # tiles


class ComparedPlays(Compared[PlayEffect]):
    """Two plays to the line, compared."""

    @property
    def view(self) -> View:
        return self.best.view

    @property
    def next_seat(self) -> int:
        return ((self.view.viewer or 0) + self.view.line_board.direction) % len(self.view.seats)

    @property
    def partner(self) -> int | None:
        """The player's partner; None where everyone plays alone."""
        own = self.view.viewer or 0
        mates = [seat for seat in self.view.members(self.view.side_of(own)) if seat != own]
        return mates[0] if self.view.partners and mates else None

    def lacks(self, seat: int) -> set[int]:
        """The numbers that a seat is known to lack."""
        lacks = self.view.line_board.lacks
        return {number for group in lacks[seat] for number in group} if lacks else set()


def line_reasons(compared: ComparedPlays) -> Iterator[Text]:
    """The reasons for the better play, the weightiest first."""
    best, other = compared.best, compared.other
    if best.points > other.points:
        yield Message("reason-scores", points=best.points, fewer=other.points, **compared.both)
    if not best.is_last:
        for teller in (_blocks, _numbers, _scoring, _doubles, _tiles):
            yield from teller(compared)
        if other.points > best.points or not compared.is_level:  # the difference shows later
            yield Message("reason-later")


def _one(number: int) -> Message:
    """A number in a sentence: "a 4", "an 8", "a blank"."""
    return Message("reason-number", number=number)


def _blocks(it: ComparedPlays) -> Iterator[Message]:
    """One of the plays blocks the deal, or shuts out the next player, or leaves the player without a fitting tile."""
    pips, lacks = sum(tile.pips for tile in it.best.rest), it.lacks(it.next_seat)
    if it.best.blocks and not it.other.blocks:
        yield Message("reason-blocks", first=it.first, who=it.player, pips=pips)
    elif it.other.blocks and not it.best.blocks:
        pips = sum(tile.pips for tile in it.other.rest)
        yield Message("reason-would-block", second=it.second, who=it.player, pips=pips)
    if lacks >= {*it.best.line.numbers} and not lacks >= {*it.other.line.numbers}:
        board = it.view.line_board
        draws = board.draws and board.boneyard > board.keep
        numbers = AnyOf(map(half, it.best.line.numbers))
        yield Message("reason-shuts-out", first=it.first, them=Seat(it.next_seat), numbers=numbers, draws=draws)
    if it.best.fitting and it.other.rest and not it.other.fitting:
        yield Message("reason-stuck", second=it.second, who=it.player)


def _numbers(it: ComparedPlays) -> Iterator[Message]:
    """A number is open after one play alone: one that the next player or the partner is known to lack."""
    best, other = {*it.best.line.numbers}, {*it.other.line.numbers}
    lacks, them = it.lacks(it.next_seat), Seat(it.next_seat)
    for number in it.best.line.numbers:
        count = sum(number in tile for tile in it.best.rest)
        if count and number in lacks and number not in other:
            yield Message("reason-keeps", first=it.first, who=it.player, number=_one(number), count=count, them=them)
    mate = it.lacks(it.partner) if it.partner is not None else set[int]()
    if it.partner is not None and (left := mate & (other - best)) and not mate & best:
        partner, numbers = Seat(it.partner), AnyOf(map(_one, sorted(left)))
        yield Message("reason-partner", second=it.second, who=it.player, partner=partner, numbers=numbers)
    if (left := lacks & (best - other)) and not lacks & other:
        yield Message("reason-leaves", first=it.first, them=them, number=_one(max(left)))


def _scoring(it: ComparedPlays) -> Iterator[Message]:
    """Fewer unseen tiles score then."""
    if not it.view.line_board.scores_plays or it.best.points != it.other.points:
        return
    count, other = it.best.scoring(it.next_seat), it.other.scoring(it.next_seat)
    if not count and other:
        yield Message("reason-no-score", first=it.first, sum=it.best.line.sum, them=Seat(it.next_seat))
    elif other - count >= _RARER:
        yield Message("reason-scoring-tiles", count=count, other=other, **it.both)


def _doubles(it: ComparedPlays) -> Iterator[Message]:
    """A double of the player's fits only after the better play; or that play is a double, which fits one number."""
    for tile in it.best.rest:
        if tile.is_double and tile in it.other.rest and it.best.line.takes(tile) and not it.other.line.takes(tile):
            yield Message("reason-own-double", second=it.second, who=it.player, tile=tile)
    tile = it.best.tile
    if tile.is_double and not it.other.tile.is_double:
        left = sum(tile.high in another for another in (*it.best.unseen, *it.best.rest))
        yield Message("reason-double", tile=tile, number=_one(tile.high), left=left)


def _tiles(it: ComparedPlays) -> Iterator[Message]:
    """More of the player's tiles fit then; a heavy tile is gone; fewer unseen tiles fit."""
    best, other = it.best, it.other
    if best.fitting > other.fitting:
        yield Message("reason-fits", who=it.player, count=best.fitting, other=other.fitting, **it.both)
    more, less = best.tile.pips, other.tile.pips
    is_heavy = more >= _HEAVY and more - less >= _HEAVIER
    if is_heavy and best.options.scores_pips and it.behind <= more:  # the pips explain the difference
        yield Message("reason-heavy", tile=best.tile, pips=more)
    if it.partner is None and other.hidden - best.hidden >= _RARER:  # with a partner they can be the partner's
        yield Message("reason-hidden-tiles", count=best.hidden, other=other.hidden, **it.both)
