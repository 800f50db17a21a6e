"""A player's knowledge of a round of Mexican Train, and possible worlds: the state with hands and a boneyard."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bot.players.hidden import Held, Worlds, held_by
from bot.rules.dominoes.tiles import Tiles
from bot.rules.events import Drew
from bot.rules.mexican_train.state import TrainState
from bot.rules.mexican_train.trains import RoundTerms
from bot.rules.mexican_train.view import trains_of
from bot.rules.moves import Done, Move, Play, Train
from bot.rules.pieces import Tile
from bot.rules.view import View

Candidate = tuple[int, int]  # a tile and a train
DONE: Candidate = (-1, -1)  # the end of a first turn


@dataclass(frozen=True)
class TrainPosition:
    """The knowledge of the viewer, who is to act. `state` has everything public, and no hand but the viewer's."""

    view: View
    state: TrainState
    moves: dict[Candidate, Move]

    @classmethod
    def of(cls, view: View) -> "TrainPosition":
        """The position of the seat that a view asks. Raises TypeError where it asks for no move of this game."""
        if view.ask is None or view.viewer is None:
            raise TypeError("the view asks for no move")
        board, trains = view.train_board, trains_of(view)
        tiles, seat = trains.terms.tiles, view.viewer
        hands = [(1 << shown.held) - 1 for shown in view.seats]  # of the others' hands only the number of tiles counts
        hands[seat] = tiles.mask([shown.piece for shown in view.hand if isinstance(shown.piece, Tile)])
        state = TrainState.at(trains, hands, [])
        if board.log and board.drawn is not None and isinstance(board.log[-1], Drew) and board.log[-1].fits:
            state.drawn = tiles.number[board.drawn]
        moves = {candidate_of(choice.move, trains.terms, seat): choice.move for choice in view.ask.choices}
        return cls(view, state, moves)

    @property
    def terms(self) -> RoundTerms:
        return self.state.terms

    @property
    def tiles(self) -> Tiles:
        return self.terms.tiles

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def hand(self) -> int:
        return self.state.hands[self.seat]

    @cached_property
    def held(self) -> Held:
        """The places of the hidden tiles."""
        board = self.view.train_board
        hidden = self.tiles.every & ~self.hand & ~self.state.laid
        return held_by(self.view, board.log, self.tiles, hidden, board.boneyard)

    def worlds(self, random: Random) -> Iterator[TrainState]:
        """Possible worlds, without end."""
        for hands, boneyard in Worlds(self.held, self.terms.players).drawn(random):
            hands[self.seat] = self.hand
            world = self.state.copy()
            world.hands, world.boneyard = hands, boneyard
            yield world


def candidate_of(move: Move, terms: RoundTerms, seat: int) -> Candidate:
    """The play that a move of a seat is."""
    if isinstance(move, Done):
        return DONE
    if not isinstance(move, Play) or not isinstance(move.piece, Tile) or not isinstance(move.end, Train):
        raise TypeError(f"{move} plays no tile on a train")
    owner = move.end.owner(seat)
    return terms.tiles.number[move.piece], terms.players if owner is None else owner
