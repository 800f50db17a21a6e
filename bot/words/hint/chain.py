"""Why one play on a line of dominoes is better than another, by what its player can see.

All of it is so for sure: the tiles they have, those in the line, and what others were seen to lack.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.message import AnyOf, Message, Text, Who
from bot.rules.view import View
from bot.words.hint.played import Played
from bot.words.names import Namer

_HEAVY, _HEAVIER = 7, 3  # the pips of a heavy tile, and by how many it is heavier, so that it is worth telling
_RARER = 2  # tiles


@dataclass(frozen=True)
class Compared:
    """The better play and another, the words for both, the player they are of, and the names of all. `behind`: by how
    many points the other is worse; `is_level`: neither is clearly better.
    """

    best: Played
    other: Played
    first: Message
    second: Message
    player: Who
    name: Namer
    behind: float = 0.0
    is_level: bool = False

    @property
    def view(self) -> View:
        return self.best.view

    @property
    def next_seat(self) -> int:
        return (self._viewer + self.view.chain_board.direction) % len(self.view.seats)

    @property
    def partner(self) -> int | None:
        """The player's partner; None where everybody plays alone."""
        mates = [seat for seat in self.view.members(self.view.side_of(self._viewer)) if seat != self._viewer]
        return mates[0] if self.view.partners and mates else None

    @property
    def _viewer(self) -> int:
        return self.view.viewer or 0

    def lacks(self, seat: int) -> set[int]:
        """The numbers that a seat was seen to lack."""
        lacks = self.view.chain_board.lacks
        return {number for group in lacks[seat] for number in group} if lacks else set()

    def named(self, seat: int) -> Who:
        return Who(self.name(seat))

    @property
    def both(self) -> dict[str, object]:
        return {"first": self.first, "second": self.second}


def chain_reasons(compared: Compared) -> Iterator[Text]:
    """The reasons for the better play, the weightiest first."""
    yield from _scores(compared)
    if not compared.best.is_last:
        for of_one in _REASONS:
            yield from of_one(compared)


def _one(number: int) -> Message:
    """A number in a sentence: "a 4", "an 8", "a blank"."""
    return Message("reason-number", number=number)


def _blocks(it: Compared) -> Iterator[Message]:
    """One of the plays ends the deal, for no tile fits any more."""
    pips = sum(tile.pips for tile in it.best.rest)
    if it.best.blocks and not it.other.blocks:
        yield Message("reason-blocks", first=it.first, who=it.player, pips=pips)
    elif it.other.blocks and not it.best.blocks:
        pips = sum(tile.pips for tile in it.other.rest)
        yield Message("reason-would-block", second=it.second, who=it.player, pips=pips)


def _scores(it: Compared) -> Iterator[Message]:
    if it.best.points > it.other.points:
        yield Message("reason-scores", points=it.best.points, fewer=it.other.points, **it.both)


def _shuts_out(it: Compared) -> Iterator[Message]:
    """The next player was seen to lack every number that is left."""
    lacks = it.lacks(it.next_seat)
    if lacks >= {*it.best.line.numbers} and not lacks >= {*it.other.line.numbers}:
        board = it.view.chain_board
        draws = board.draws and board.boneyard > board.keep
        numbers = AnyOf(it.best.line.numbers)
        yield Message("reason-shuts-out", first=it.first, them=it.named(it.next_seat), numbers=numbers, draws=draws)


def _stuck(it: Compared) -> Iterator[Message]:
    """After the other play none of the player's tiles would fit."""
    if it.best.fitting and it.other.rest and not it.other.fitting:
        yield Message("reason-stuck", second=it.second, who=it.player)


def _own_double(it: Compared) -> Iterator[Message]:
    """A double of the player's fits then, but not after the other play."""
    for tile in it.best.rest:
        if tile.is_double and tile in it.other.rest and it.best.line.takes(tile) and not it.other.line.takes(tile):
            yield Message("reason-own-double", second=it.second, who=it.player, tile=tile)


def _keeps(it: Compared) -> Iterator[Message]:
    """A number stays open, or comes open, that the player has and the next does not."""
    lacks = it.lacks(it.next_seat)
    for number in it.best.line.numbers:
        count = sum(number in tile for tile in it.best.rest)
        if count and number in lacks and number not in it.other.line.numbers:
            them = it.named(it.next_seat)
            yield Message("reason-keeps", first=it.first, who=it.player, number=_one(number), count=count, them=them)


def _partner(it: Compared) -> Iterator[Message]:
    """The other play leaves a number that the partner was seen to lack, the better one does not."""
    if it.partner is None:
        return
    left = (it.lacks(it.partner) & {*it.other.line.numbers}) - {*it.best.line.numbers}
    if left and not it.lacks(it.partner) & {*it.best.line.numbers}:
        partner, numbers = it.named(it.partner), AnyOf(map(_one, sorted(left)))
        yield Message("reason-partner", second=it.second, who=it.player, partner=partner, numbers=numbers)


def _leaves(it: Compared) -> Iterator[Message]:
    """A number is left that the next player lacks."""
    lacks = it.lacks(it.next_seat)
    left = (lacks & {*it.best.line.numbers}) - {*it.other.line.numbers}
    if left and not lacks & {*it.other.line.numbers}:
        yield Message("reason-leaves", first=it.first, them=it.named(it.next_seat), number=_one(max(left)))


def _safe(it: Compared) -> Iterator[Message]:
    """Fewer of the tiles that the player cannot see score then."""
    if not it.view.chain_board.scores_plays or it.best.points != it.other.points:
        return
    count, other = it.best.scoring(it.next_seat), it.other.scoring(it.next_seat)
    if not count < other:
        return
    if not count:
        yield Message("reason-no-score", first=it.first, sum=it.best.line.sum, them=it.named(it.next_seat))
    elif other - count >= _RARER:
        yield Message("reason-scoring-tiles", count=count, other=other, **it.both)


def _double(it: Compared) -> Iterator[Message]:
    """A double fits one number only; of that so many tiles are left."""
    tile = it.best.tile
    if tile.is_double and not it.other.tile.is_double:
        left = sum(tile.high in another for another in (*it.best.unseen, *it.best.rest))
        yield Message("reason-double", tile=tile, number=_one(tile.high), left=left)


def _fits(it: Compared) -> Iterator[Message]:
    """More of the player's tiles fit then."""
    if it.best.fitting > it.other.fitting:
        yield Message("reason-fits", who=it.player, count=it.best.fitting, other=it.other.fitting, **it.both)


def _narrow(it: Compared) -> Iterator[Message]:
    """Fewer of the tiles that the player cannot see fit then; those may be the partner's, where there is one."""
    count, other = it.best.hidden, it.other.hidden
    if it.partner is None and other - count >= _RARER:
        yield Message("reason-hidden-tiles", count=count, other=other, **it.both)


def _heavy(it: Compared) -> Iterator[Message]:
    """A heavy tile is played, where the pips left in hands are scored, and explain as much as there is to explain."""
    more, less = it.best.tile.pips, it.other.tile.pips
    counts = it.best.options.scores_pips
    if counts and more >= _HEAVY and more - less >= _HEAVIER and it.behind <= more:
        yield Message("reason-heavy", tile=it.best.tile, pips=more)


def _later(it: Compared) -> Iterator[Message]:
    """The other play would score more at once, or nothing that can be seen tells them apart."""
    if it.other.points > it.best.points or not it.is_level:
        yield Message("reason-later")


_REASONS: tuple[Callable[[Compared], Iterator[Message]], ...] = (
    _blocks, _shuts_out, _stuck, _keeps, _partner, _leaves, _safe, _own_double, _double, _fits, _heavy, _narrow, _later,
)  # fmt: skip
