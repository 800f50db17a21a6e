"""A player's knowledge of a deal of dominoes, and possible worlds."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bot.players.hidden import Held, Worlds, held_by
from bot.rules.dominoes.deal import opening_rank
from bot.rules.dominoes.line import LineState, line_shown, lines_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms
from bot.rules.dominoes.state import DealState
from bot.rules.dominoes.tiles import Tiles
from bot.rules.dominoes.view import terms_of
from bot.rules.events import Laid
from bot.rules.moves import Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View

STAKES = {"pips": 20, "fives": 20, "fives_and_threes": 4, "hands": 0.6}

Candidate = tuple[int, LineState]  # a tile, and the line that it leaves


def _excluded_by_opening(view: View, tiles: Tiles) -> int:
    """The tiles that no one was dealt: their owner would have had to open with one."""
    opens, laid = view.line_board.opens, view.line_board.laid
    if not laid or opens == "lot":
        return 0
    opened = opening_rank(laid[0].tile, opens)
    return tiles.mask([tile for tile in tiles.tiles if opening_rank(tile, opens) > opened])


def openers_of(laid: Iterable[Laid], tiles: Tiles) -> list[int]:
    """By number the mask of the seats that have opened an end with it."""
    found = [0] * len(tiles.bearing)
    for event in laid:
        for number in event.tile if event.end is None else (event.outer,):
            found[number] |= 1 << event.seat
    return found


@dataclass(slots=True, eq=False)
class DominoWorld:
    """A possible deal. `plain` are the seats, as a mask, that play as many people do: what scores most, of that the
    heaviest tile.
    """

    deal: DealState
    plain: int = 0


@dataclass(frozen=True)
class DominoPosition:
    """The knowledge of the viewer, who is to act. `moves` has the move for each of the plays that differ."""

    view: View
    terms: DealTerms
    line: LineState
    seat: int
    hand: int
    laid: int
    lacks: tuple[int, ...]
    openers: tuple[int, ...]
    moves: dict[Candidate, Move]

    @classmethod
    def of(cls, view: View, first: Collection[Move] = ()) -> "DominoPosition":
        """The position of the seat that a view asks. Raises TypeError where it asks for no play of this game.

        Of equal moves, one of `first` is kept; it need not be on offer.
        """
        if view.ask is None or view.viewer is None:
            raise TypeError("the view asks for no move")
        board, options = view.line_board, view.options_as(DominoesOptions)
        lines, line = lines_of(options), line_shown(board, spins=options.spins)
        tiles = lines.tiles
        moves: dict[Candidate, Move] = {}
        for move in (*first, *[choice.move for choice in view.ask.choices]):
            if not isinstance(move, Play) or not isinstance(move.piece, Tile):
                continue
            after = lines.state(line.after(move.piece, move.end))
            moves.setdefault((tiles.number[move.piece], after), move)
        terms = terms_of(view)
        return cls(
            view=view,
            terms=terms,
            line=lines.state(line),
            seat=view.viewer,
            hand=tiles.mask([shown.piece for shown in view.hand if isinstance(shown.piece, Tile)]),
            laid=tiles.mask([laid.tile for laid in board.laid]) | terms.left_out,
            lacks=tuple([tiles.with_any(tuple(n for group in groups for n in group)) for groups in board.lacks]),
            openers=tuple(openers_of(board.laid, tiles)),
            moves=moves,
        )

    @property
    def tiles(self) -> Tiles:
        return self.line.lines.tiles

    @property
    def side(self) -> int:
        """The side of the seat to act."""
        return self.terms.sides[self.seat]

    @property
    def stake(self) -> float:
        """A typical winning margin."""
        return STAKES[self.terms.options.scoring]

    @cached_property
    def candidates(self) -> tuple[Candidate, ...]:
        """The plays that differ."""
        return tuple(self.moves)

    @cached_property
    def held(self) -> Held:
        """The places of the hidden tiles."""
        board, hidden = self.view.line_board, self.tiles.every & ~self.hand & ~self.laid
        never_dealt = _excluded_by_opening(self.view, self.tiles)
        return held_by(self.view, board.log, self.tiles, hidden, board.boneyard, never_dealt)

    @property
    def is_certain(self) -> bool:
        """True if all hands are known: one other seat has all hidden tiles."""
        others = [seat for seat in self.view.seats if seat.held and seat.seat != self.seat]
        return len(others) == 1 and others[0].held == self.held.hidden.bit_count()

    def deal(self, hands: list[int], boneyard: list[int]) -> DealState:
        """The deal with these hands of the others, and the viewer's own."""
        hands = hands[:]
        hands[self.seat] = self.hand
        deal = DealState(self.terms, hands, boneyard, self.line, self.seat)
        deal.laid, deal.lacks, deal.openers = self.laid, list(self.lacks), list(self.openers)
        for seat in self.view.seats:
            deal.points[seat.side] = seat.points
        return deal

    def worlds(self, random: Random) -> Iterator[DominoWorld]:
        """Possible worlds, without end."""
        for hands, boneyard in Worlds(self.held, self.terms.players).drawn(random):
            yield DominoWorld(self.deal(hands, boneyard))
