"""A play on a line of dominoes as its player can weigh it: what it leaves, what it scores, and which tiles fit then."""

from dataclasses import dataclass
from functools import cached_property

from bot.rules.dominoes.line import Line, line_of
from bot.rules.dominoes.options import DominoesOptions, Reached
from bot.rules.dominoes.score import CHIPPED_OUT, ends_score
from bot.rules.moves import Play
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View


@dataclass(frozen=True)
class Played:
    """A play that the viewer of `view` could make, what it leaves and what it scores at once."""

    view: View
    options: DominoesOptions
    tile: Tile
    line: Line

    @property
    def points(self) -> int:
        goes_out = not self.rest and self.options.scores_threes
        return self._counted(self.line, self.view.viewer or 0, CHIPPED_OUT if goes_out else 0)

    def _counted(self, line: Line, seat: int, more: int = 0) -> int:
        """What a seat scores for these ends, and more: nothing beyond a target that must be hit exactly."""
        found, of = ends_score(self.options, line.sum) + more, self.view.seats[seat]
        is_exact = self.options.is_exact and self.view.deals is None
        return 0 if is_exact and of.total + of.points + found > self.view.target else found

    @property
    def is_last(self) -> bool:
        """Whether it ends the deal: by the last tile, or at the target."""
        of = self.view.seats[self.view.viewer or 0]
        at_once = self.options.reached is Reached.AT_ONCE and self.view.deals is None
        return not self.rest or (at_once and of.total + of.points + self.points >= self.view.target)

    @cached_property
    def rest(self) -> tuple[Tile, ...]:
        """The viewer's other tiles."""
        held = [shown.piece for shown in self.view.hand if isinstance(shown.piece, Tile)]
        return tuple([tile for tile in held if tile != self.tile])

    @cached_property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that the viewer cannot see: in other hands, in the boneyard, or asleep."""
        seen = {laid.tile for laid in self.view.chain_board.laid} | {self.tile, *self.rest}
        return tuple([tile for tile in double_set(self.options.highest) if tile not in seen])

    @property
    def fitting(self) -> int:
        """How many of the viewer's other tiles fit then."""
        return sum([self.line.takes(tile) for tile in self.rest])

    def scoring(self, seat: int) -> int:
        """How many unseen tiles score for a seat at some end then."""
        after = ([self.line.place(tile, end) for end in self.line.fits(tile)] for tile in self.unseen)
        return sum([any(self._counted(line, seat) for line in lines) for lines in after])

    @property
    def hidden(self) -> int:
        """How many unseen tiles fit then."""
        return sum([self.line.takes(tile) for tile in self.unseen])

    @property
    def blocks(self) -> bool:
        """Whether no tile that is left fits any more, in whatever hand it is."""
        return bool(self.rest) and not any(map(self.line.takes, (*self.rest, *self.unseen)))


def played(view: View, move: object) -> Played | None:
    """What a play comes to; None where the move is no such play."""
    options = view.options
    if not isinstance(options, DominoesOptions) or not isinstance(move, Play) or not isinstance(move.piece, Tile):
        return None
    line = line_of(view.chain_board.laid, spins=options.spins)
    end = move.end
    if end is None and line.ends:
        end = next(iter(line.fits(move.piece)), None)
    return Played(view, options, move.piece, line.after(move.piece, end))
