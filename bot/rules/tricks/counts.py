"""The base of Seventy-Nine and its kin: counts, two sides that bid for them, points or marks, Nel-O (rules §4)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from bot.message import Message, Text
from bot.rules.boards import Contract
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.game import Match
from bot.rules.moves import Bid, Special
from bot.rules.options import OFF_ON, Options, Value, number, rule, switch
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import SEVENS, DominoSuits, Doubles, Suit, SuitSystem, domino_suits
from bot.rules.tricks.deal import TrickDeal, TrickMatch
from bot.rules.tricks.declaring import NamingDoubles
from bot.rules.tricks.game import TrickGame, all_seats
from bot.rules.tricks.view import trick_views
from bot.rules.view import Phase, View

Scoring = Literal["points", "marks"]
NelODoubles = Literal["high", "low", "own_suit", "bidders_choice"]
WORTHS: Mapping[Piece, int] = {tile: tile.pips for tile in double_set(6) if tile.pips in (5, 10)}


@dataclass(frozen=True, slots=True)
class CountOptions(Options):
    """`target` is in points or marks, as `scoring` has it. A game can have other defaults, and more options."""

    scoring: Scoring = rule("score", "points")
    target: int = number("match", 250, (250, 9, 3), most=1000)
    nel_o: bool = switch("play", OFF_ON)
    nel_o_doubles: NelODoubles = rule("play", "high", only_if="nel_o")

    @property
    def in_partners(self) -> bool:
        return True

    @property
    def follow_me(self) -> Doubles | None:
        """The place of the doubles without trump; None where the declarer names it."""
        return Doubles.HIGH


CountMatch = Match[CountOptions, TrickDeal]


class NamingDoublesByContract(NamingDoubles):
    """The declarer places the doubles in Nel-O and in follow me, where the rules leave it open (rules §4.6)."""

    def applies(self, match: CountMatch) -> bool:
        deal, options = match.deal, match.options
        if deal.is_nel_o:
            is_open = options.nel_o_doubles == "bidders_choice"
        else:
            is_open = deal.trump is not None and deal.trump.suit is None and options.follow_me is None
        return is_open and super().applies(match)


class CountGame(TrickGame):
    """Opposite or alternate seats are a side. Each trick is 1, 5-5 and 6-4 are 10, and 5-0, 4-1 and 3-2 are 5."""

    low_wins = False
    deal_points: int  # the points of a whole deal, which are one mark
    targets: Mapping[Scoring, int]  # the usual ones

    def goal(self, options: CountOptions, players: int) -> tuple[str, int]:
        return options.scoring, options.target

    def with_rule(self, options: CountOptions, name: str, value: Value) -> CountOptions:
        """Another way of scoring brings its own target."""
        changed: CountOptions = super().with_rule(options, name, value)
        if changed.scoring == options.scoring:
            return changed
        return replace(changed, target=self.targets[changed.scoring])

    def aim(self, options: CountOptions, players: int) -> Text:
        aim = "aim-marks" if options.scoring == "marks" else "aim"
        return Message(f"game-{self.name}.{aim}", target=options.target)

    def showing(self, match: CountMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)

    def suits(self, match: CountMatch) -> SuitSystem:
        """A tile is led as trump, else as its higher end; a double belongs to one suit only. In Sevens all are one."""
        return suits_of_deal(match.options, match.deal.contract, match.deal.trump_suit, match.deal.doubles)

    def worths(self, options: CountOptions) -> Mapping[Piece, int]:
        return WORTHS

    def doubles_told(self, match: CountMatch) -> Doubles | None:
        deal = match.deal
        if deal.doubles is not None or deal.phase is not Phase.PLAY or deal.is_sevens or deal.trump_suit is not None:
            return deal.doubles
        usual = nel_o_doubles(match.options) if deal.is_nel_o else match.options.follow_me
        return usual if usual is not Doubles.HIGH else None

    def active(self, match: CountMatch) -> tuple[int, ...]:
        """Everyone; in Nel-O without the bidder's partners."""
        if not match.deal.is_nel_o:
            return all_seats(match.players)
        bidder, sides = bid_winner(match).seat, self.sides(match.options, match.players)
        return tuple(seat for seat in range(match.players) if seat == bidder or sides[seat] != sides[bidder])

    def is_decided(self, match: CountMatch) -> bool:
        """By marks, once the bid is surely made or surely set."""
        progress = None if match.deal.counts_tricks else self.contract_progress(match)
        if match.options.scoring != "marks" or progress is None:
            return False
        won, needed = progress
        return won >= needed or sum(self.taken(match)) - won > self.deal_points - needed

    def deal_is_over(self, match: TrickMatch) -> bool:
        """The hands are empty, or a bid to lose, or to win, every trick is lost."""
        return super().deal_is_over(match) or (match.deal.counts_tricks and not self._is_kept(match))

    def _is_kept(self, match: CountMatch) -> bool:
        """True while a bid to lose every trick, or with the partner to win every trick, is kept."""
        contract, won = bid_winner(match), match.deal.won
        if contract.bid.nel_o:
            return contract.seat not in won
        sides = self.sides(match.options, match.players)
        return all(sides[seat] == sides[contract.seat] for seat in won)

    def contract_progress(self, match: CountMatch) -> tuple[int, int] | None:
        if match.deal.contract is None or match.deal.is_nel_o:
            return None
        if match.deal.is_sevens:
            sides, bidders = self.sides(match.options, match.players), self._bidders(match)
            return sum(sides[seat] == bidders for seat in match.deal.won), len(match.deal.dealt[0])
        needed = points_needed(bid_winner(match).bid, self.deal_points)
        return self.taken(match)[self._bidders(match)], needed

    def _bidders(self, match: CountMatch) -> int:
        """The side that has won the auction."""
        return self.sides(match.options, match.players)[bid_winner(match).seat]

    def score(self, match: CountMatch) -> DealResult:
        contract, taken, bidders = bid_winner(match), self.taken(match), self._bidders(match)
        won, needed = self.contract_progress(match) or (0, 0)
        is_made = self._is_kept(match) if contract.bid.counts_tricks else won >= needed
        scored = scores_under(match.options, contract.bid, bidders, taken, self.deal_points, is_made=is_made)
        played = ContractPlayed(contract.seat, contract.bid, is_made, won if contract.bid.sevens else None)
        return self.result(match, scored, remarks=(played,))

    def winners(self, match: CountMatch, result: DealResult) -> tuple[int, ...] | None:
        """The side that has the target; the bidders, if both have."""
        sides = tuple(side for side, total in enumerate(result.totals) if total >= match.options.target)
        return (sides if len(sides) == 1 else (self._bidders(match),)) if sides else None


def bid_winner(match: CountMatch) -> Contract:
    """The winning bid and its bidder. Raises ValueError before the auction is won."""
    if match.deal.contract is None:
        raise ValueError("no one has won the auction")
    return match.deal.contract


def suits_of_deal(
    options: CountOptions, contract: Contract | None, trump: Suit | None, doubles: Doubles | None
) -> SuitSystem:
    """The suits under a contract, with the trump and the place of the doubles that its declarer has named, if any."""
    special = contract.bid.special if contract is not None else None
    if special is Special.SEVENS:
        return SEVENS
    if special is Special.NEL_O:
        return domino_suits(doubles or nel_o_doubles(options), trump, lead_higher_end=True)
    return suits_under(trump, Doubles.HIGH if trump is not None else doubles or options.follow_me or Doubles.HIGH)


@cache
def suits_under(
    trump: Suit | None, without_trump: Doubles = Doubles.HIGH, *, lead_higher_end: bool = True
) -> DominoSuits:
    """The suits under a trump: a double is the highest of its number, or doubles are trump; or under none."""
    if trump is None:
        return domino_suits(without_trump, lead_higher_end=lead_higher_end)
    doubles = Doubles.OWN_SUIT if trump is Suit.DOUBLES else Doubles.HIGH
    return domino_suits(doubles, trump, lead_higher_end=lead_higher_end)


def nel_o_doubles(options: CountOptions) -> Doubles:
    """The place of the doubles in Nel-O unless the bidder has named another."""
    return Doubles.HIGH if options.nel_o_doubles == "bidders_choice" else Doubles(options.nel_o_doubles)


def points_needed(bid: Bid, all_points: int) -> int:
    """The points that make a bid: all of the deal, for a bid of a mark or more."""
    return min(bid.amount or 0, all_points)


def scores_under(
    options: CountOptions, bid: Bid, side: int, taken: Sequence[int], all_points: int, *, is_made: bool
) -> Sequence[int]:
    """The scores of a deal in which a side has made its bid, or not, with the points taken by side, of all there are.

    By marks it is worth one to the winner, unless more were bid.
    """
    amount, winner = bid.amount or all_points, side if is_made else 1 - side
    if options.scoring == "marks":
        return _to(winner, max(1, (bid.amount or 0) // all_points))
    if bid.counts_tricks:
        return _to(winner, amount)
    if is_made:
        return taken if amount <= all_points else _to(winner, amount)
    return _to(winner, amount + taken[winner])


def _to(side: int, points: int) -> tuple[int, int]:
    """The score of a deal that only one side scores in."""
    return (points, 0) if side == 0 else (0, points)
