"""Reasons why one play on a line of dominoes is better than another, from what its player knows for certain."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.message import AnyOf, Message, Seat, Text
from bot.rules.dominoes.line import Line, line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms, ends_score
from bot.rules.dominoes.view import terms_of
from bot.rules.moves import Play
from bot.rules.pieces import Tile, double_set, half
from bot.rules.view import View


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
        """Whether it ends the deal: by the last tile, or at the target."""
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
        return tuple([tile for tile in double_set(self.options.highest) if tile not in seen])

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
        """Whether no tile left in any hand fits any more."""
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


@dataclass(frozen=True)
class ComparedPlays:
    """The better play and another, the words for both, and their player. `behind`: the points by which the other is
    worse; `is_level`: neither is clearly better.
    """

    best: PlayEffect
    other: PlayEffect
    first: Text
    second: Text
    player: Seat
    behind: float = 0.0
    is_level: bool = False

    @property
    def view(self) -> View:
        return self.best.view

    @property
    def next_seat(self) -> int:
        return (self._viewer + self.view.line_board.direction) % len(self.view.seats)

    @property
    def partner(self) -> int | None:
        """The player's partner; None where everyone plays alone."""
        mates = [seat for seat in self.view.members(self.view.side_of(self._viewer)) if seat != self._viewer]
        return mates[0] if self.view.partners and mates else None

    @property
    def _viewer(self) -> int:
        return self.view.viewer or 0

    def lacks(self, seat: int) -> set[int]:
        """The numbers that a seat was seen to lack."""
        lacks = self.view.line_board.lacks
        return {number for group in lacks[seat] for number in group} if lacks else set()

    @property
    def both(self) -> dict[str, object]:
        return {"first": self.first, "second": self.second}


def line_reasons(compared: ComparedPlays) -> Iterator[Text]:
    """The reasons for the better play, the weightiest first."""
    yield from _scores(compared)
    if not compared.best.is_last:
        for teller in _REASONS:
            yield from teller(compared)


def _one(number: int) -> Message:
    """A number in a sentence: "a 4", "an 8", "a blank"."""
    return Message("reason-number", number=number)


def _blocks(it: ComparedPlays) -> Iterator[Message]:
    """One of the plays blocks the deal: no tile fits any more."""
    pips = sum(tile.pips for tile in it.best.rest)
    if it.best.blocks and not it.other.blocks:
        yield Message("reason-blocks", first=it.first, who=it.player, pips=pips)
    elif it.other.blocks and not it.best.blocks:
        pips = sum(tile.pips for tile in it.other.rest)
        yield Message("reason-would-block", second=it.second, who=it.player, pips=pips)


def _scores(it: ComparedPlays) -> Iterator[Message]:
    if it.best.points > it.other.points:
        yield Message("reason-scores", points=it.best.points, fewer=it.other.points, **it.both)


def _shuts_out(it: ComparedPlays) -> Iterator[Message]:
    """The next player is known to lack every open number."""
    lacks = it.lacks(it.next_seat)
    if lacks >= {*it.best.line.numbers} and not lacks >= {*it.other.line.numbers}:
        board = it.view.line_board
        draws = board.draws and board.boneyard > board.keep
        numbers = AnyOf(map(half, it.best.line.numbers))
        yield Message("reason-shuts-out", first=it.first, them=Seat(it.next_seat), numbers=numbers, draws=draws)


def _stuck(it: ComparedPlays) -> Iterator[Message]:
    """After the other play none of the player's tiles would fit."""
    if it.best.fitting and it.other.rest and not it.other.fitting:
        yield Message("reason-stuck", second=it.second, who=it.player)


def _own_double(it: ComparedPlays) -> Iterator[Message]:
    """A double of the player's fits then, but not after the other play."""
    for tile in it.best.rest:
        if tile.is_double and tile in it.other.rest and it.best.line.takes(tile) and not it.other.line.takes(tile):
            yield Message("reason-own-double", second=it.second, who=it.player, tile=tile)


def _keeps(it: ComparedPlays) -> Iterator[Message]:
    """The better play leaves a number that the player has and the next one lacks."""
    lacks = it.lacks(it.next_seat)
    for number in it.best.line.numbers:
        count = sum(number in tile for tile in it.best.rest)
        if count and number in lacks and number not in it.other.line.numbers:
            them = Seat(it.next_seat)
            yield Message("reason-keeps", first=it.first, who=it.player, number=_one(number), count=count, them=them)


def _partner(it: ComparedPlays) -> Iterator[Message]:
    """Only the other play leaves a number that the partner is known to lack."""
    if it.partner is None:
        return
    left = (it.lacks(it.partner) & {*it.other.line.numbers}) - {*it.best.line.numbers}
    if left and not it.lacks(it.partner) & {*it.best.line.numbers}:
        partner, numbers = Seat(it.partner), AnyOf(map(_one, sorted(left)))
        yield Message("reason-partner", second=it.second, who=it.player, partner=partner, numbers=numbers)


def _leaves(it: ComparedPlays) -> Iterator[Message]:
    """A number is left that the next player lacks."""
    lacks = it.lacks(it.next_seat)
    left = (lacks & {*it.best.line.numbers}) - {*it.other.line.numbers}
    if left and not lacks & {*it.other.line.numbers}:
        yield Message("reason-leaves", first=it.first, them=Seat(it.next_seat), number=_one(max(left)))


def _safe(it: ComparedPlays) -> Iterator[Message]:
    """Fewer unseen tiles score then."""
    if not it.view.line_board.scores_plays or it.best.points != it.other.points:
        return
    count, other = it.best.scoring(it.next_seat), it.other.scoring(it.next_seat)
    if not count < other:
        return
    if not count:
        yield Message("reason-no-score", first=it.first, sum=it.best.line.sum, them=Seat(it.next_seat))
    elif other - count >= _RARER:
        yield Message("reason-scoring-tiles", count=count, other=other, **it.both)


def _double(it: ComparedPlays) -> Iterator[Message]:
    """A double fits one number only; the reason counts its tiles that are left."""
    tile = it.best.tile
    if tile.is_double and not it.other.tile.is_double:
        left = sum(tile.high in another for another in (*it.best.unseen, *it.best.rest))
        yield Message("reason-double", tile=tile, number=_one(tile.high), left=left)


def _fits(it: ComparedPlays) -> Iterator[Message]:
    """More of the player's tiles fit then."""
    if it.best.fitting > it.other.fitting:
        yield Message("reason-fits", who=it.player, count=it.best.fitting, other=it.other.fitting, **it.both)


def _narrow(it: ComparedPlays) -> Iterator[Message]:
    """Fewer unseen tiles fit then. With a partner this says little: those can be the partner's."""
    count, other = it.best.hidden, it.other.hidden
    if it.partner is None and other - count >= _RARER:
        yield Message("reason-hidden-tiles", count=count, other=other, **it.both)


def _heavy(it: ComparedPlays) -> Iterator[Message]:
    """A heavy tile is played in a game that scores the pips left in hands, and its pips explain the difference."""
    more, less = it.best.tile.pips, it.other.tile.pips
    counts = it.best.options.scores_pips
    if counts and more >= _HEAVY and more - less >= _HEAVIER and it.behind <= more:
        yield Message("reason-heavy", tile=it.best.tile, pips=more)


def _later(it: ComparedPlays) -> Iterator[Message]:
    """The other play scores more at once, or the difference shows later."""
    if it.other.points > it.best.points or not it.is_level:
        yield Message("reason-later")


_REASONS: tuple[Callable[[ComparedPlays], Iterator[Message]], ...] = (
    _blocks, _shuts_out, _stuck, _keeps, _partner, _leaves, _safe, _own_double, _double, _fits, _heavy, _narrow, _later,
)  # fmt: skip
