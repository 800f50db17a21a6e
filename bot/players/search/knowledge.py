"""What a game adds to the search, and the course of a deal that follows from its rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.players.search.features import features
from bot.players.search.masks import SuitMasks
from bot.players.search.playout import NOBODY, SEVERAL, Course
from bot.rules.errors import BadOptions
from bot.rules.moves import Declare, Trump
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles, Suit, SuitSystem
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.trick import Trick
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class Scored:
    """A deal's score by side, the side that shot the moon, and whether the contract was made, if there is one."""

    by_side: Sequence[float]
    moon: int | None = None
    made: bool | None = None


class Knowledge(ABC):
    """What a game adds to the search."""

    game: TrickGame
    more_by_search: int = 0
    """The tricks more that a bidder takes by search, in one deal of two, than by the policy that play-outs go by."""
    passes_by_search: bool = False
    """Whether the worlds tell better than the rule of thumb what to pass. The first player then leads at once."""

    @abstractmethod
    def table(self, view: View) -> str:
        """The name of the policy's table for these house rules, and so many players."""

    def tables(self) -> dict[str, tuple[Options, int]]:
        """The house rules and number of players by which each of the policy's tables is learnt.

        Those of a preset, or of one with a single rule changed.
        """
        game, found = self.game, dict[str, tuple[Options, int]]()
        changes = [(rule.name, choice.value) for rule in game.house_rules for choice in rule.offered_values]
        for change in (None, *changes):
            for preset in game.presets:
                for players in game.players:
                    with suppress(BadOptions):
                        options = game.with_rule(preset.options, *change) if change else preset.options
                        view = game.view(game.start(options, players, bytes(32)), 0)
                        found.setdefault(self.table(view), (options, players))
        return found

    @abstractmethod
    def high(self, view: View) -> int:
        """The points from which a piece, or a trick, counts much."""

    @abstractmethod
    def suits(self, view: View) -> SuitSystem:
        """The suits of the deal."""

    @abstractmethod
    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        """The deal's score from the points and tricks each seat has taken in all of it."""

    def places(self, view: View, move: Trump | Declare) -> tuple[Doubles | None, ...]:
        """Where the declarer may put the doubles after this; None where they say nothing of it."""
        return (None,)

    def unbid(self, view: View) -> float:
        """The mean margin of a side that passes where nobody has bid yet, as it was counted over many deals."""
        return 0.0

    def takes_undealt(self, view: View) -> bool:
        """Whether the winner of the first trick takes what was not dealt."""
        return False

    def opener(self, view: View) -> Piece | None:
        """The piece whose holder leads to the first trick; None where something else decides who does."""
        return None

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """What bids have told of hands, as (seat, pieces, how many of them at least it was dealt)."""
        return ()

    def limits(self, view: View, masks: SuitMasks) -> dict[str, Any]:
        """The fields of the `Course` that only this game has: what is not led or thrown yet, when nothing matters."""
        return {}


def is_settled(view: View) -> bool:
    """Whether the plays of this deal make no difference to its score: all Sevens that may be played are equal."""
    contract = view.trick_board.contract
    return contract is not None and contract.bid.sevens


def by_side(view: View, counts: Sequence[int]) -> list[int]:
    """What each side has, from what its seats have."""
    found = [0] * (max(seat.side for seat in view.seats) + 1)
    for seat in view.seats:
        found[seat.side] += counts[seat.seat]
    return found


def course_of(view: View, knowledge: Knowledge, masks: SuitMasks) -> Course:
    """What does not change in a deal's play."""
    game, options, board = knowledge.game, view.options, view.trick_board
    counts_tricks = board.contract is not None and board.contract.bid.counts_tricks
    worths: Mapping[Piece, int] = {} if counts_tricks else game.worths(options)
    worth = {1 << place: worths[piece] for place, piece in enumerate(masks.deck.pieces) if piece in worths}
    trick_points = 0 if counts_tricks else _trick_points(game, options)
    active = tuple(seat.seat for seat in view.seats if not seat.out)
    orders = {leader: _order(leader, active, len(view.seats), board.direction) for leader in active}
    sides = tuple(seat.side for seat in view.seats)
    behind = {leader: _behind(order, sides) for leader, order in orders.items()}
    roles, relations = _attitudes(view, sides)
    tricks_count = bool(trick_points) or not worth
    return Course(
        masks=masks,
        features=features(masks, tuple(sorted(worth.items())), knowledge.high(view), is_bad=game.low_wins),
        orders=orders,
        sides=sides,
        worth=worth,
        trick_points=trick_points,
        valued=masks.deck.everything if tricks_count else sum(worth),
        roles=roles,
        relations=relations,
        behind=behind,
        **knowledge.limits(view, masks),
    )


def _trick_points(game: TrickGame, options: Any) -> int:
    """The points of a trick without pieces of worth, as the rules have them."""
    return int(game.counts_tricks) + game.trick_points(options, Trick(Suit.N0, ()))


def _attitudes(view: View, sides: tuple[int, ...]) -> tuple[dict[int, list[int]], dict[int, list[list[int]]]]:
    """Each seat's role and its interest in who wins a trick, by the side that has all points so far.

    Under a contract the roles are: declarer, partner, the others. Else: nobody has points, my side has them all,
    another has, several have.
    """
    seats = range(len(sides))
    contract = view.trick_board.contract
    keys = (NOBODY, SEVERAL, *range(max(sides) + 1))
    if contract is not None:
        declarer = contract.seat
        role = [0 if seat == declarer else 1 if sides[seat] == sides[declarer] else 2 for seat in seats]
        alone = len(set(sides)) == len(sides)
        relation = [
            [
                int(winner != declarer if alone and seat != declarer else sides[winner] == sides[seat])
                for winner in seats
            ]
            for seat in seats
        ]
        return dict.fromkeys(keys, role), dict.fromkeys(keys, relation)
    roles = {
        owner: [0 if owner == NOBODY else 3 if owner == SEVERAL else 1 if sides[seat] == owner else 2 for seat in seats]
        for owner in keys
    }
    alone = len(set(sides)) == len(sides)
    relations = {
        owner: [
            [int(sides[winner] == owner if alone else sides[winner] == sides[seat]) for winner in seats]
            for seat in seats
        ]
        for owner in keys
    }
    return roles, relations


def _order(leader: int, active: tuple[int, ...], players: int, direction: int) -> tuple[int, ...]:
    around = ((leader + direction * step) % players for step in range(players))
    return tuple(seat for seat in around if seat in active)


def _behind(order: tuple[int, ...], sides: tuple[int, ...]) -> list[int]:
    return [
        min(2, sum(sides[later] != sides[seat] for later in order[place + 1 :])) for place, seat in enumerate(order)
    ]
