"""The games that computers know: each trick game's part of the search, and the players of the other games."""

from collections.abc import Collection, Iterable, Sequence, Set
from typing import Any, Protocol

from bot.players.blind_hughie import BlindHughiePlayer
from bot.players.declaring import black_tile, domino_hearts, domino_whist, forty_two, moon, seventy_nine
from bot.players.dominoes import player as dominoes
from bot.players.search.knowledge import Knowledge, Scored, sums_by_side
from bot.players.search.masks import SuitMasks
from bot.players.search.playout import Aim
from bot.players.trains import player as trains
from bot.rules.black_tile.game import BLACK_TILE, scores_for
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.domino_hearts.game import DOMINO_HEARTS, SUITS, WORTHS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_hearts.play import HEARTS, QUEEN, opening_card
from bot.rules.domino_whist.game import DOMINO_WHIST, contract_scores
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.forty_two.game import DOUBLES_FOR, FORTY_TWO, jumps
from bot.rules.moon.game import MOON, scores_of, suits_of, tricks_needed
from bot.rules.moon.options import MoonOptions
from bot.rules.moves import Bid, Declare, Kitty, Move, Special, Trump
from bot.rules.options import Options
from bot.rules.pieces import Piece, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.suits import Doubles, Suit, SuitSystem, usual_suits
from bot.rules.tricks.counts import CountOptions, points_needed, scores_under, suits_of_deal
from bot.rules.tricks.declaring import PLACES
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

NEL_O = "nel-o"  # the policy table for deals in which the bidder must lose every trick
_DOUBLES = frozenset[Piece](tile for tile in double_set(6) if tile.is_double)


class BlackTileKnowledge(Knowledge):
    """Points are bad. A side that takes all of them shoots the moon: every other side scores it (rules §1)."""

    game = BLACK_TILE
    passes_by_search = True

    def table(self, view: View) -> str:
        return f"{view.options_as(BlackTileOptions).variant}-{'partners' if view.partners else len(view.seats)}"

    def high(self, view: View) -> int:
        return 3 if view.options_as(BlackTileOptions).variant == "11" else 5

    def suits(self, view: View) -> SuitSystem:
        return usual_suits(None)

    def takes_undealt(self, view: View) -> bool:
        return len(view.seats) == 3 and view.options_as(BlackTileOptions).undealt_tile == "first_trick_winner"

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        return Scored(*scores_for(view.options_as(BlackTileOptions), sums_by_side(view, points)))

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return black_tile.declare(view)


class DominoHeartsKnowledge(Knowledge):
    """Points are bad, all 26 are the moon, hearts must be broken (rules §3).

    The shooter of the moon subtracts it from their own score, which gains most.
    """

    game = DOMINO_HEARTS
    watchful = 7

    def table(self, view: View) -> str:
        return str(len(view.seats))

    def high(self, view: View) -> int:
        return 5

    def suits(self, view: View) -> SuitSystem:
        return SUITS

    def opener(self, view: View) -> Piece | None:
        return opening_card(len(view.seats))

    def limits(self, view: View, masks: SuitMasks) -> dict[str, Any]:
        bits, options = masks.deck.bits, view.options_as(DominoHeartsOptions)
        breaks = HEARTS | {QUEEN} if options.breaking == "queen_too" else HEARTS
        is_kept = options.first_trick == "no_points"
        return {
            "held_back": sum(bits[piece] for piece in HEARTS),
            "breaking": sum(bits[piece] for piece in breaks),
            "opening": bits[opening_card(len(view.seats))] if options.opening == "lowest_club" else 0,
            "kept": sum(bits[piece] for piece in WORTHS) if is_kept else 0,
        }

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        total = sum(points)
        if total not in points:
            return Scored(points)
        shooter = list(points).index(total)
        if view.options_as(DominoHeartsOptions).moon_add == "all":
            return Scored([0 if seat == shooter else total for seat in range(len(points))], shooter)
        return Scored([-total if seat == shooter else 0 for seat in range(len(points))], shooter)

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return domino_hearts.declare(view)


class DominoWhistKnowledge(Knowledge):
    """A contract for tricks, alone or with a partner; the others score their tricks (rules §2)."""

    game = DOMINO_WHIST
    more_by_search = 1

    def table(self, view: View) -> str:
        return "partners" if view.partners else str(len(view.seats))

    def high(self, view: View) -> int:
        return 1

    def suits(self, view: View) -> SuitSystem:
        return usual_suits(view.trick_board.trump)

    def aim(self, view: View) -> Aim | None:
        contract = view.trick_board.contract
        if contract is None:
            return None
        seats, count = self._bound(view, contract.seat), view.trick_board.count
        return Aim(seats, contract.bid.amount or 0, count, counts_tricks=True, close=1, ends=False)

    def _bound(self, view: View, bidder: int) -> tuple[int, ...]:
        """The seats whose tricks make the bid."""
        is_alone = view.options_as(DominoWhistOptions).contract == "individual"
        return (bidder,) if is_alone else tuple(view.members(view.side_of(bidder)))

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("no one has the contract")
        bidder, bid = contract.seat, contract.bid.amount or 0
        won = sum([tricks[seat] for seat in self._bound(view, bidder)])
        scores = contract_scores(bid, view.side_of(bidder), won, sums_by_side(view, tricks))
        return Scored(scores, made=won >= bid)

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return domino_whist.declare(view, is_beginner=is_beginner)


class MoonKnowledge(Knowledge):
    """A contract for tricks, each player alone; a moon is all of them for 21 points (rules §9)."""

    game = MOON
    counts_on_kitty = True

    def table(self, view: View) -> str:
        return view.options_as(MoonOptions).tiles

    def high(self, view: View) -> int:
        return 1

    def suits(self, view: View) -> SuitSystem:
        return suits_of(view.options_as(MoonOptions), view.trick_board.trump)

    def aim(self, view: View) -> Aim | None:
        contract, count = view.trick_board.contract, view.trick_board.count
        if contract is None:
            return None
        return Aim((contract.seat,), tricks_needed(contract.bid), count, counts_tricks=True, close=1, ends=False)

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("no one has the contract")
        is_made = tricks[contract.seat] >= tricks_needed(contract.bid)
        shooter = contract.seat if is_made and contract.bid.is_moon else None
        return Scored(scores_of(view.options_as(MoonOptions), contract, tricks), shooter, is_made)

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return moon.declare(view, is_beginner=is_beginner)

    def swap(self, view: View, hand: Sequence[Piece], kitty: Piece, trump: Suit | None) -> Kitty:
        return moon.swap(view.options_as(MoonOptions), tuple(hand), kitty, (trump,))

    def unbid(self, view: View) -> float:
        return -2.7


class CountKnowledge(Knowledge):
    """A contract for points between two sides, scored by points or by marks (rules §4, §6)."""

    all_points: int  # in a deal

    def table(self, view: View) -> str:
        contract = view.trick_board.contract
        if contract is not None and contract.bid.nel_o:
            return NEL_O
        return view.options_as(CountOptions).scoring

    def tables(self) -> dict[str, tuple[Options, int]]:
        with_nel_o = next(
            preset for preset in self.game.presets if isinstance(preset.options, CountOptions) and preset.options.nel_o
        )
        return super().tables() | {NEL_O: (with_nel_o.options, with_nel_o.players[0])}

    def high(self, view: View) -> int:
        return 10

    def suits(self, view: View) -> SuitSystem:
        board = view.trick_board
        return suits_of_deal(view.options_as(CountOptions), board.contract, board.trump, board.doubles)

    def places(self, view: View, move: Trump | Declare) -> tuple[Doubles | None, ...]:
        options = view.options_as(CountOptions)
        if isinstance(move, Declare):
            is_asked = move.special is Special.NEL_O and options.nel_o_doubles == "bidders_choice"
        else:
            is_asked = move.suit is None and options.follow_me is None
        return PLACES if is_asked else (None,)

    def aim(self, view: View) -> Aim | None:
        """Points for the bidders; at Nel-O all tricks for the others. By marks play ends once the bid is decided."""
        contract = view.trick_board.contract
        if contract is None:
            return None
        if contract.bid.nel_o:
            others = tuple(seat.seat for seat in view.seats if seat.seat != contract.seat)
            count = view.trick_board.count
            return Aim(others, count, count, counts_tricks=True, close=1, ends=True)
        bidders = tuple(view.members(view.side_of(contract.seat)))
        ends = view.options_as(CountOptions).scoring == "marks"
        needed = points_needed(contract.bid, self.all_points)
        return Aim(bidders, needed, self.all_points, counts_tricks=False, close=10, ends=ends)

    def unbid(self, view: View) -> float:
        return -0.1 if view.options_as(CountOptions).scoring == "marks" else -1.3

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        contract = view.trick_board.contract
        if contract is None:
            raise ValueError("no one has the contract")
        side, taken = view.side_of(contract.seat), sums_by_side(view, points)
        if contract.bid.nel_o:
            is_made = not tricks[contract.seat]
        elif contract.bid.sevens:
            is_made = not sums_by_side(view, tricks)[1 - side]
        else:
            is_made = taken[side] >= points_needed(contract.bid, self.all_points)
        options = view.options_as(CountOptions)
        scores = scores_under(options, contract.bid, side, taken, self.all_points, is_made=is_made)
        return Scored(scores, made=is_made)


class SeventyNineKnowledge(CountKnowledge):
    """Three against three, with two sets."""

    game = SEVENTY_NINE
    all_points = SEVENTY_NINE.deal_points

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return seventy_nine.declare(view)

    def special_bid(self, view: View) -> Bid | None:
        return seventy_nine.special_bid(view)


class FortyTwoKnowledge(CountKnowledge):
    """Two against two, with one set."""

    game = FORTY_TWO
    all_points = FORTY_TWO.deal_points

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """A seat that bids or declares plunge or splash was dealt the doubles it requires."""
        board = view.trick_board
        said = dict(board.auction) | dict.fromkeys(dict(jumps(board.auction)), Bid(None, Special.PLUNGE))
        if board.contract is not None and board.contract.bid.special is not None:
            said[board.contract.seat] = board.contract.bid
        for seat, bid in said.items():
            if bid.special is not None and bid.special in DOUBLES_FOR:
                yield seat, _DOUBLES, DOUBLES_FOR[bid.special]

    def declare(self, view: View, *, is_beginner: bool = False) -> Move:
        return forty_two.declare(view)

    def special_bid(self, view: View) -> Bid | None:
        return forty_two.special_bid(view)


class GamePlayer(Protocol):
    """The player of a game without tricks."""

    def choose(self, view: View, seed: int, level: str) -> Move:
        """A good move."""
        ...

    def choose_at_once(self, view: View, seed: int, level: str) -> Move:
        """A move without looking ahead."""
        ...

    def prospects(
        self, view: View, worlds: int, seed: int, among: Collection[Move] | None = None
    ) -> tuple[Prospect, ...]:
        """The prospects of each move, or of those in `among`, best first; empty if the viewer has no decision."""
        ...


KNOWLEDGE: dict[str, Knowledge] = {
    known.game.name: known
    for known in (
        BlackTileKnowledge(),
        DominoHeartsKnowledge(),
        DominoWhistKnowledge(),
        SeventyNineKnowledge(),
        FortyTwoKnowledge(),
        MoonKnowledge(),
    )
}
PLAYERS: dict[str, GamePlayer] = {
    BlindHughiePlayer.game.name: BlindHughiePlayer(),
    dominoes.GAME: dominoes,
    trains.GAME: trains,
}
