"""The interface between a game and the search, and the set-up of play by the game's rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from bot.players.search.features import (
    LEAD_ROLE,
    LEAD_STAKE_ROLE,
    LEAD_STAKE_VOIDS,
    PLAY_BEHIND,
    PLAY_RELATION,
    PLAY_ROLE,
    PLAY_STAKE_AFTER,
    PLAY_STAKE_RELATION,
    PLAY_STAKE_ROLE,
    features,
)
from bot.players.search.masks import SuitMasks
from bot.players.search.playout import NOBODY, SEVERAL, Aim, Orders, Pair, PlaySetup, TrickTurn
from bot.rules.errors import BadOptions
from bot.rules.game import by_side
from bot.rules.moves import Bid, Declare, Kitty, Move, Trump
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles, Suit, SuitSystem
from bot.rules.tricks.game import TrickGame
from bot.rules.view import View


class Scored(NamedTuple):
    """A deal's score by side, the side that shot the moon, and whether the contract, if any, was made."""

    by_side: Sequence[float]
    moon: int | None = None
    made: bool | None = None


class Knowledge(ABC):
    """One game's part of the search: its suits, scores and tables."""

    game: TrickGame
    more_by_search: int = 0
    """The extra tricks of a searching bidder over the playouts' policy, added in every second deal."""
    watchful: int = 1
    """The worlds in which the others watch for a moon per world in which they do not, measured over many deals."""
    counts_on_kitty: bool = False
    """True if bids count on the swap with the kitty; else `more_by_search` has it."""
    passes_by_search: bool = False
    """True if search passes better than the rule of thumb. The first player then leads at once."""

    @abstractmethod
    def table(self, view: View) -> str:
        """The name of the policy's table for the view's house rules and number of players."""

    def tables(self) -> dict[str, tuple[Options, int]]:
        """The house rules and players for learning each table: a preset's, perhaps with one rule changed."""
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
        """The deal's score from each seat's total points and tricks."""

    def places(self, view: View, move: Trump | Declare) -> tuple[Doubles | None, ...]:
        """The places of the doubles that the declarer can name after this move; None for no such choice."""
        return (None,)

    @abstractmethod
    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        """The decision outside the play of a good player by rule of thumb, or of a beginner."""

    def special_bid(self, view: View) -> Bid | None:
        """The bid for the special contract that suits a hand by rule of thumb; None if none does."""
        return None

    def swap(self, view: View, hand: Sequence[Piece], kitty: Piece, trump: Suit | None) -> Kitty:
        """The swap of a bid winner's hand with the kitty under a trump, by rule of thumb."""
        return Kitty()

    def unbid(self, view: View) -> float:
        """The mean margin of a side that passes before the first bid, measured over many deals."""
        return 0.0

    def takes_undealt(self, view: View) -> bool:
        """True if the winner of the first trick takes the undealt piece."""
        return False

    def opener(self, view: View) -> Piece | None:
        """The piece whose holder leads to the first trick; None if something else decides the leader."""
        return None

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """The promises of bids, as (seat, pieces, the fewest of them it was dealt)."""
        return ()

    def aim(self, view: View) -> Aim | None:
        """The aim of the contract, if there is one."""
        return None

    def limits(self, view: View, masks: SuitMasks) -> dict[str, Any]:
        """This game's own fields of `PlaySetup`, such as the pieces that cannot be led yet."""
        return {}


def is_settled(view: View) -> bool:
    """True if plays cannot change the deal's score, as in Sevens, whose legal plays are all equal."""
    contract = view.trick_board.contract
    return contract is not None and contract.bid.sevens


def sums_by_side(view: View, counts: Sequence[int]) -> list[int]:
    """The sum of the seats' counts by side."""
    return by_side([seat.side for seat in view.seats], counts)


def course_of(view: View, knowledge: Knowledge, masks: SuitMasks) -> PlaySetup:
    """The set-up of a deal's play."""
    game, options, board = knowledge.game, view.options, view.trick_board
    counts_tricks = board.contract is not None and board.contract.bid.counts_tricks
    worths: Mapping[Piece, int] = {} if counts_tricks else game.worths(options)
    worth = {1 << place: worths[piece] for place, piece in enumerate(masks.deck.pieces) if piece in worths}
    trick_points = 0 if counts_tricks else game.traits.counts_tricks + game.traits.trick_points
    active = tuple(seat.seat for seat in view.seats if not seat.out)
    sides = tuple(seat.side for seat in view.seats)
    roles, attitudes = _attitudes(sides, board.contract.seat if board.contract is not None else None)
    tricks_count = bool(trick_points) or not worth
    return PlaySetup(
        masks=masks,
        features=features(masks, tuple(sorted(worth.items())), knowledge.high(view), is_bad=game.low_wins),
        orders=_orders(active, sides, board.direction),
        sides=sides,
        worth=worth,
        all_points=sum(worth.values()),
        trick_points=trick_points,
        valued=masks.deck.everything if tricks_count else sum(worth),
        roles=roles,
        attitudes=attitudes,
        void_parts=_void_parts(sides),
        aim=knowledge.aim(view),
        **knowledge.limits(view, masks),
    )


@cache  # there are few kinds of table, each with few declarers
def _attitudes(
    sides: tuple[int, ...], declarer: int | None
) -> tuple[dict[int, list[Pair]], dict[int, list[list[Pair]]]]:
    """Each seat's role and its attitude to the winner of a trick, by the side that has all points so far.

    Under a contract the roles are: declarer, partner, the others. Otherwise: no one has points, this side has all of
    them, another side has, several have. Both are parts of the policy's indices, for leads and for plays.
    """
    seats, alone = range(len(sides)), len(set(sides)) == len(sides)

    def role(owner: int, seat: int) -> int:
        if declarer is not None:
            return 0 if seat == declarer else 1 if sides[seat] == sides[declarer] else 2
        return {NOBODY: 0, SEVERAL: 3, sides[seat]: 1}.get(owner, 2)

    def cares(owner: int, seat: int, winner: int) -> bool:
        if not alone or seat == declarer:
            return sides[winner] == sides[seat]
        return sides[winner] == owner if declarer is None else winner != declarer

    def attitude(owner: int, seat: int, winner: int) -> Pair:
        of, does = role(owner, seat), cares(owner, seat, winner)
        return PLAY_ROLE * of + PLAY_RELATION * does, PLAY_STAKE_ROLE * of + PLAY_STAKE_RELATION * does

    owners = (NOBODY, SEVERAL, *range(max(sides) + 1))
    roles = {
        owner: [(LEAD_ROLE * role(owner, it), LEAD_STAKE_ROLE * role(owner, it)) for it in seats] for owner in owners
    }
    attitudes = {owner: [[attitude(owner, seat, winner) for winner in seats] for seat in seats] for owner in owners}
    return roles, attitudes


@cache
def _void_parts(sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By seat and mask of seats void in a suit: the part for a void partner and a void opponent."""
    seats = range(len(sides))

    def part(seat: int, void: int) -> int:
        partner = any(void >> other & 1 and sides[other] == sides[seat] for other in seats if other != seat)
        opponent = any(void >> other & 1 and sides[other] != sides[seat] for other in seats)
        return LEAD_STAKE_VOIDS * (partner + 2 * opponent)

    return tuple(tuple(part(seat, void) for void in range(1 << len(sides))) for seat in seats)


@cache
def _orders(active: tuple[int, ...], sides: tuple[int, ...], direction: int) -> Orders:
    """The seats in order of play by leader."""
    found: dict[int, tuple[TrickTurn, ...]] = {}
    for leader in active:
        around = [(leader + direction * step) % len(sides) for step in range(len(sides))]
        order, turns = [seat for seat in around if seat in active], list[TrickTurn]()
        for place, seat in enumerate(order):
            opponents = [later for later in order[place + 1 :] if sides[later] != sides[seat]]
            has_partner = len(opponents) < len(order) - place - 1
            void, open_ = (1 + 2 * has_partner, 2 + 2 * has_partner) if opponents else (0, 0)
            behind, mask = PLAY_BEHIND * min(2, len(opponents)), sum(1 << later for later in opponents)
            turns.append(TrickTurn(seat, behind, mask, PLAY_STAKE_AFTER * void, PLAY_STAKE_AFTER * open_))
        found[leader] = tuple(turns)
    return found
