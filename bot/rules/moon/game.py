"""Moon: three players, each alone, bid for seven tricks with part of a double-six set (rules §9)."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from bot.message import Message, Text
from bot.rules.achievements import Achievement, Played
from bot.rules.boards import Contract
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.game import Match, best_sides
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moon.options import PRESETS, MoonOptions
from bot.rules.moves import MOON_BID, Bid
from bot.rules.pieces import Tile, double_set
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, auction_of
from bot.rules.tricks.counts import suits_under
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingTrump, TakingKitty
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import Phase, View

TRICKS = 7
AMOUNTS = (4, 5, 6, 7, MOON_BID)
TILES = tuple(tile for tile in double_set(6) if tile.low or not tile.high)  # of the blanks only 0-0

MoonMatch = Match[MoonOptions, TrickDeal]


class MoonBidding(Bidding):
    """One round from the dealer's left, the dealer last (rules §9.1)."""

    def terms(self, match: MoonMatch) -> Auction:
        return auction_of((match.deal.first + 1) % match.players, match.players, AMOUNTS, one_round=True)

    def amount(self, match: MoonMatch, amount: int) -> Message:
        return Message("choice-bid-moon" if amount == MOON_BID else "choice-bid-tricks", amount=amount)

    def all_passed(self, match: MoonMatch) -> Contract | None:
        return None if match.options.all_pass == "throw_in" else Contract(match.deal.first, Bid(AMOUNTS[0]))


def tricks_needed(bid: Bid) -> int:
    """The tricks that make a bid: all seven for a moon."""
    return min(bid.amount or 0, TRICKS)


def scores_of(options: MoonOptions, contract: Contract, taken: Sequence[int]) -> Sequence[int]:
    """Each seat's score for its tricks under a contract (rules §9.4)."""
    bid, won = contract.bid.amount or 0, taken[contract.seat]
    made = won if options.overtricks == "count" and not contract.bid.is_moon else bid
    own = made if won >= tricks_needed(contract.bid) else -bid
    return [own if seat == contract.seat else tricks for seat, tricks in enumerate(taken)]


def _called_moon(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    return contract is not None and contract.bid.is_moon


class MoonGame(TrickGame):
    """A made bid scores the tricks, a made moon 21, and a broken bid loses itself; the others score their tricks."""

    name = "moon"
    title = Message("game-moon")
    credit = Message("game-moon.credit")
    options_type = MoonOptions
    players = (3,)
    presets = PRESETS
    achievements = (Achievement("called-moon", "moon", _called_moon),)
    low_wins = False
    traits = Traits(drawn_for="dealer", counts_tricks=True)

    def aim(self, options: MoonOptions, players: int) -> Text:
        return Message("game-moon.aim", target=options.target)

    def help(self, options: MoonOptions, players: int) -> tuple[HelpPage, ...]:
        facts = trick_facts(self, options, players, bid=AMOUNTS[0], zero=options.has_kitty)
        under = partial(trick_example, self, options)
        fives, none = (partial(under, suits_of(options, trump)) for trump in (Suit.N5, None))
        named, suits = (Suit.DOUBLES, "-doubles") if options.doubles_trump else (Suit.N6, "")
        kitty, trump, about = "domino-whist-help-kitty", "moon-help-trump", (Phase.KITTY, Phase.TRUMP)
        return pages_of(
            facts,
            PageRow("help-title-aim", ("help-what-a-trick-is", "moon-help-aim", "moon-help-deal"),
                 none("moon-help-example-aim", Suit.N6, "6-4 6-6 4-4")),
            PageRow("help-title-auction",
                 ("domino-whist-help-dealer", "moon-help-auction", "moon-help-moon",
                  "help-all-pass-redeal" if options.all_pass == "throw_in" else "domino-whist-help-all-pass-dealer"),
                 about=(Phase.BID,)),
            PageRow("domino-whist-help-title-kitty",
                 (*((kitty, trump) if options.kitty == "before_trump" else (trump, kitty)), "moon-help-lead"),
                 about=about, only_if=options.has_kitty),
            PageRow("help-title-trump", (trump, "moon-help-lead"), about=about, only_if=not options.has_kitty),
            PageRow("help-title-suits", ("moon-help-suits", "moon-help-doubles" if options.doubles_trump else None,
                  "moon-help-zero" if options.has_kitty else None),
                 under(suits_of(options, named), f"moon-help-example-suits{suits}", Suit.N3, "3-1 6-3 3-3")),
            PageRow("help-title-trick", ("domino-whist-help-trick",),
                 fives("moon-help-example-trick", Suit.N6, "6-4 6-6 5-1"), (Phase.PLAY,)),
            PageRow("help-title-score", ("moon-help-score", "moon-help-end",
                  "moon-help-moon-wins" if options.moon_wins else None, "help-claims")),
            PageRow("help-title-playing-well", ("moon-help-playing-well",),
                 fives("moon-help-example-playing-well", Suit.N5, "5-5 5-1 5-3")),
        )  # fmt: skip

    def phases(self, options: MoonOptions) -> tuple[PhaseRules, ...]:
        return _phases(self, options.doubles_trump, options.kitty if options.has_kitty else "")

    def deck(self, options: MoonOptions, players: int) -> tuple[Tile, ...]:
        return TILES if options.has_kitty else TILES[1:]

    def suits(self, match: MoonMatch) -> DominoSuits:
        return suits_of(match.options, match.deal.trump_suit)

    def score(self, match: MoonMatch) -> DealResult:
        contract = match.deal.contract
        if contract is None:
            raise ValueError("a deal is played under a contract")
        taken = self.taken(match)
        won = taken[contract.seat]
        is_made = won >= tricks_needed(contract.bid)
        moon = contract.seat if is_made and contract.bid.is_moon else None
        remark = ContractPlayed(contract.seat, contract.bid, is_made, won)
        return self.result(match, scores_of(match.options, contract, taken), moon, (remark,))

    def contract_progress(self, match: MoonMatch) -> tuple[int, int] | None:
        contract = match.deal.contract
        return (match.deal.won.count(contract.seat), tricks_needed(contract.bid)) if contract else None

    def winners(self, match: MoonMatch, result: DealResult) -> tuple[int, ...] | None:
        """The bid winner first, if they made the bid and have the target; else the highest, if alone (rules §9.5)."""
        played = next(remark for remark in result.remarks if isinstance(remark, ContractPlayed))
        wins_at_once = match.options.moon_wins and played.bid.is_moon
        if played.made and (wins_at_once or result.totals[played.seat] >= match.options.target):
            return (played.seat,)
        best = best_sides(result.totals, low_wins=False)
        return best if max(result.totals) >= match.options.target and len(best) == 1 else None

    def showing(self, match: MoonMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


def suits_of(options: MoonOptions, trump: Suit | None) -> DominoSuits:
    """The suits under a trump: as in Forty-Two, unless the leader names the suit."""
    return suits_under(trump, lead_higher_end=options.suit_led == "higher")


@cache
def _phases(game: MoonGame, doubles: bool, kitty: str) -> tuple[PhaseRules, ...]:
    naming = NamingTrump(game, doubles=doubles, no_trump=True)
    named = {"": (naming,), "before_trump": (TakingKitty(game), naming), "after_trump": (naming, TakingKitty(game))}
    return MoonBidding(game), *named[kitty], Playing(game)


MOON = MoonGame()
