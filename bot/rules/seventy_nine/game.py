"""Seventy-Nine: two sides of three bid for points in tricks, with two double-six sets (rules §4)."""

from dataclasses import replace

from bot.rules.boards import Contract
from bot.rules.drawing import Draws, draw_for_first
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.help import HelpPage
from bot.rules.options import Value
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.seventy_nine.help import help_pages
from bot.rules.seventy_nine.options import (
    PRESETS,
    TARGETS,
    NelO,
    NelODoubles,
    NelOPartners,
    Scoring,
    SeventyNineOptions,
    nel_o_doubles,
)
from bot.rules.suits import DominoSuits, Doubles, Suit, SuitSystem
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction
from bot.rules.tricks.deal import Hand, TrickDeal
from bot.rules.tricks.declaring import NamingDoubles, NamingTrump
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.trick import Trick
from bot.rules.tricks.view import trick_view
from bot.rules.view import Phase, View

TILES = double_set(6, copies=2)
HAND = 9
LOWEST, HIGHEST = 50, 79
_COUNTS = {10: 10, 5: 5}  # what a tile is worth, by its pips
_READINGS = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)

SeventyNineMatch = Match[SeventyNineOptions, TrickDeal]


class SeventyNine(TrickGame):
    """Seats alternate between the sides. A deal is worth 79: nine tricks, and 70 in tiles of five or ten pips."""

    name = "seventy-nine"
    title = "Seventy-Nine"
    credit = "A traditional partnership game, akin to the Texan Forty-Two, for six players and two sets of dominoes."
    options_type = SeventyNineOptions
    players = (6,)
    presets = PRESETS
    low_wins = False
    drawn_for = "shuffler"

    def with_rule(self, options: SeventyNineOptions, name: str, value: Value) -> SeventyNineOptions:
        """Another way of scoring brings its own target."""
        changed = super().with_rule(options, name, value)
        return changed if changed.scoring is options.scoring else replace(changed, target=TARGETS[changed.scoring])

    def help(self, options: SeventyNineOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options)

    def phases(self, options: SeventyNineOptions) -> tuple[PhaseRules, ...]:
        return Bidding(), NamingTrump(), NamingDoubles(), Playing()

    def deck(self, options: SeventyNineOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def hand_size(self, options: SeventyNineOptions, players: int) -> int:
        return HAND

    def suits(self, match: SeventyNineMatch) -> SuitSystem:
        doubles = Doubles.HIGH
        if _nel_o(match):
            doubles = match.deal.doubles or nel_o_doubles(match.options)
        trump = match.deal.trump.suit if match.deal.trump else None
        return DominoSuits(doubles, trump, lead_higher_end=True)

    def worth(self, options: SeventyNineOptions, piece: Piece) -> int:
        return _COUNTS.get(piece.pips, 0) if isinstance(piece, Tile) else 0

    def counts(self, match: SeventyNineMatch) -> bool:
        return not _nel_o(match)

    def trick_points(self, match: SeventyNineMatch, trick: Trick) -> int:
        return 0 if _nel_o(match) else 1 + super().trick_points(match, trick)

    def target(self, options: SeventyNineOptions) -> int:
        return options.target

    def first_ever(self, options: SeventyNineOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        return draw_for_first(TILES, range(players), seed, "draw for deal 1, round")

    def next_first(self, match: SeventyNineMatch) -> tuple[int, Draws]:
        return (match.deal.first + 1) % match.players, ()

    def auction(self, match: SeventyNineMatch) -> Auction:
        first, nel_o = (match.deal.first + 1) % match.players, match.options.nel_o is NelO.ON
        return Auction(first, match.players, LOWEST, HIGHEST, one_round=True, nel_o=nel_o)

    def trumps(self, match: SeventyNineMatch) -> tuple[Suit | None, ...]:
        return () if _nel_o(match) else tuple(map(Suit.number, range(7)))

    def doubles(self, match: SeventyNineMatch) -> tuple[Doubles, ...]:
        chosen = match.options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
        return _READINGS if chosen and _nel_o(match) else ()

    def active(self, match: SeventyNineMatch) -> tuple[int, ...]:
        everybody = super().active(match)
        bidder = _nel_o(match)
        return tuple(seat for seat in everybody if not bidder or not _partners(bidder.seat, seat))

    def laid_open(self, match: SeventyNineMatch, seat: int) -> Hand:
        """The hands of the Nel-O bidder's partners, once nothing is left to be said before the lead."""
        face_up = match.options.nel_o_partners is NelOPartners.FACE_UP and match.deal.phase is Phase.PLAY
        return match.deal.hands[seat] if face_up and seat not in self.active(match) else ()

    def deal_is_over(self, match: SeventyNineMatch) -> bool:
        bidder = _nel_o(match)
        return super().deal_is_over(match) or (bidder is not None and bidder.seat in match.deal.won)

    def score(self, match: SeventyNineMatch) -> DealResult:
        contract = _contract(match)
        bidders = contract.seat % 2
        taken = self.taken(match)
        if contract.bid.nel_o:
            made = contract.seat not in match.deal.won
            scored = _to(bidders if made else 1 - bidders, HIGHEST)
        else:
            bid = contract.bid.amount or 0
            made = taken[bidders] >= bid
            scored = taken if made else _to(1 - bidders, bid + taken[1 - bidders])
        if match.options.scoring is Scoring.MARKS:
            scored = _to(bidders if made else 1 - bidders, 1)
        totals = tuple(total + points for total, points in zip(match.totals, scored, strict=True))
        undertaken = "Nel-O" if contract.bid.nel_o else contract.bid.amount
        note = f"Seat {contract.seat + 1} bid {undertaken} and {'made it' if made else 'did not make it'}."
        return DealResult(match.deal.number, taken, scored, totals, note=note)

    def winners(self, match: SeventyNineMatch, result: DealResult) -> tuple[int, ...] | None:
        there = tuple(side for side, total in enumerate(result.totals) if total >= match.options.target)
        return (there if len(there) == 1 else (_contract(match).seat % 2,)) if there else None

    def view(self, match: SeventyNineMatch, seat: int | None) -> View:
        return trick_view(self, match, seat)


def _nel_o(match: SeventyNineMatch) -> Contract | None:
    """The contract, where it is Nel-O."""
    contract = match.deal.contract
    return contract if contract is not None and contract.bid.nel_o else None


def _contract(match: SeventyNineMatch) -> Contract:
    if match.deal.contract is None:
        raise ValueError("nobody has won the auction")
    return match.deal.contract


def _partners(one: int, other: int) -> bool:
    return one != other and (one - other) % 2 == 0


def _to(side: int, points: int) -> tuple[int, int]:
    """The score of a deal that only one side scores in."""
    return (points, 0) if side == 0 else (0, points)


SEVENTY_NINE = SeventyNine()
