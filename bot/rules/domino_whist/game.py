"""Domino Whist: bid for tricks, name trump, and take as many as you bid (rules §2). Invented by Howard Fosdick."""

from dataclasses import replace

from bot.rules.boards import Contract
from bot.rules.domino_whist.help import help_pages
from bot.rules.domino_whist.options import (
    PRESETS,
    AllPass,
    DominoWhistOptions,
    PassTiles,
    WhoseTricks,
)
from bot.rules.drawing import Draws, draw_for_first
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.grammar import counted
from bot.rules.help import HelpPage
from bot.rules.moves import Bid
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.suits import DominoSuits, Suit, SuitSystem
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingTrump, TakingKitty
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Passing, Playing
from bot.rules.tricks.view import trick_view
from bot.rules.view import View

WhistMatch = Match[DominoWhistOptions, TrickDeal]
HIGHEST = {3: 7, 4: 8, 5: 9}  # the highest number of the set, by the number of players
DECKS = {players: double_set(highest) for players, highest in HIGHEST.items()}
HAND_SIZES = {3: 12, 4: 11, 5: 11}
PHASES = (
    Passing(),
    Bidding(),
    TakingKitty(),
    NamingTrump(),
    Playing(),
)
PASSING = {3: (2, 1, 0), 4: (1, 3, 2, 0), 5: (4, 1, 0)}  # seats to the left, deal by deal


class DominoWhist(TrickGame):
    """The highest bidder scores the bid, or loses it; everybody else scores their tricks."""

    name = "domino-whist"
    title = "Domino Whist"
    credit = "Invented by Howard Fosdick."
    options_type = DominoWhistOptions
    players = (4, 3, 5)
    presets = PRESETS
    low_wins = False
    drawn_for = "dealer"
    per_trick = 1

    def help(self, options: DominoWhistOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def start(self, options: DominoWhistOptions, players: int, seed: bytes) -> WhistMatch:
        self.check_options(options, players)
        return super().start(self.settled(options, players), players, seed)

    def settled(self, options: DominoWhistOptions, players: int) -> DominoWhistOptions:
        return replace(options, target=options.goes_to(players))

    def phases(self, options: DominoWhistOptions) -> tuple[PhaseRules, ...]:
        return PHASES

    def deck(self, options: DominoWhistOptions, players: int) -> tuple[Tile, ...]:
        return DECKS[players]

    def hand_size(self, options: DominoWhistOptions, players: int) -> int:
        return HAND_SIZES[players]

    def suits(self, match: WhistMatch) -> SuitSystem:
        return DominoSuits(trump=match.deal.trump.suit if match.deal.trump else None)

    def worth(self, options: DominoWhistOptions, piece: Piece) -> int:
        return 0

    def target(self, options: DominoWhistOptions) -> int:
        return options.target

    def first_ever(self, options: DominoWhistOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        return draw_for_first(self.deck(options, players), range(players), seed, "draw for deal 1, round")

    def next_first(self, match: WhistMatch) -> tuple[int, Draws]:
        return (match.deal.first + 1) % match.players, ()

    def pass_offset(self, match: WhistMatch) -> int:
        if match.options.passing is PassTiles.OFF:
            return 0
        cycle = PASSING[match.players]
        return cycle[(match.deal.number - 1) % len(cycle)]

    def auction(self, match: WhistMatch) -> Auction:
        lowest = match.options.lowest_bid(match.players)
        return Auction((match.deal.first + 1) % match.players, match.players, lowest, HAND_SIZES[match.players])

    def all_passed(self, match: WhistMatch) -> Contract | None:
        if match.options.all_pass is AllPass.THROW_IN:
            return None
        return Contract(match.deal.first, Bid(match.options.lowest_bid(match.players)))

    def trumps(self, match: WhistMatch) -> tuple[Suit | None, ...]:
        return (*map(Suit.number, range(HIGHEST[match.players] + 1)), Suit.DOUBLES, None)

    def score(self, match: WhistMatch) -> DealResult:
        contract = match.deal.contract
        if contract is None or contract.bid.amount is None:
            raise ValueError("a deal is played under a contract")
        sides = self.sides(match.options, match.players)
        taken = self.taken(match)
        won = self.contract_tricks(match, contract)
        bid, bidders = contract.bid.amount, sides[contract.seat]
        made = (bid if won >= bid else -bid) + taken[bidders] - won
        scored = tuple(made if side == bidders else tricks for side, tricks in enumerate(taken))
        totals = tuple(total + points for total, points in zip(match.totals, scored, strict=True))
        verb = "made it" if won >= bid else "did not make it"
        note = f"Seat {contract.seat + 1} bid {bid} and {verb}, with {counted(won, 'trick')}."
        return DealResult(match.deal.number, taken, scored, totals, note=note)

    def contract_tricks(self, match: WhistMatch, contract: Contract) -> int:
        """The tricks that count towards a contract: the bidder's, and the partner's unless each bids for themselves."""
        if match.options.contract is WhoseTricks.INDIVIDUAL:
            return match.deal.won.count(contract.seat)
        return self.taken(match)[self.sides(match.options, match.players)[contract.seat]]

    def winners(self, match: WhistMatch, result: DealResult) -> tuple[int, ...] | None:
        most = max(result.totals)
        best = tuple(side for side, total in enumerate(result.totals) if total == most)
        return best if most >= match.options.target and len(best) == 1 else None

    def view(self, match: WhistMatch, seat: int | None) -> View:
        view, contract = trick_view(self, match, seat), match.deal.contract
        counted_tricks = self.contract_tricks(match, contract) if contract else None
        return replace(view, tricks=replace(view.trick_board, contract_tricks=counted_tricks))


DOMINO_WHIST = DominoWhist()
