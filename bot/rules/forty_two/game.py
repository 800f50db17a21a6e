"""Forty-Two: two sides bid for the points of seven tricks, or for marks, with one double-six set (rules §6)."""

from collections.abc import Iterator
from functools import cache, partial

from bot.message import AnyOf, Joined, Message, Text, value_text
from bot.rules.achievements import NEL_O, Achievement, Played
from bot.rules.boards import Contract
from bot.rules.forty_two.options import DAILY, PRESETS, TARGETS, FortyTwoOptions, specials_of
from bot.rules.game import Match
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Bid, Move, Special, piece_of
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.suits import SEVENS, Doubles, Suit, closest_to_seven
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, Bids, auction_of, leading
from bot.rules.tricks.counts import CountGame, NamingDoublesByContract, nel_o_doubles, suits_under
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.tricks.game import PhaseRules, Traits
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.tricks.phases import Playing
from bot.rules.view import Ask, Choice, Phase

TILES = double_set(6)
LOWEST, MARK = 30, 42
MARKS = range(MARK, 8 * MARK, MARK)  # four bids reach no further
DOUBLES_FOR = {Special.PLUNGE: 4, Special.SPLASH: 3}  # that the hand must hold
LEAST_FOR = {Special.PLUNGE: 4 * MARK, Special.SPLASH: 2 * MARK}  # the lowest bid
HIGHEST_JUMP = 2 * MARK
AMOUNTS = (*range(LOWEST, MARK), *MARKS)

FortyTwoMatch = Match[FortyTwoOptions, TrickDeal]


class FortyTwoBidding(Bidding):
    """One round, the shaker last: points, then marks step by step; special bids for hands that allow them (rules §6.1).

    Where contracts are declared after it, nothing is bid by name. A hand that can plunge can still bid four marks at
    once, and must plunge then.
    """

    def terms(self, match: FortyTwoMatch) -> Auction:
        options = match.options
        ranked = () if options.are_declared else tuple(open_contracts(options).items())
        first = (match.deal.first + 1) % match.players
        return auction_of(first, match.players, AMOUNTS, one_round=True, highest_jump=HIGHEST_JUMP, ranked=ranked)

    def by_hand(self, match: FortyTwoMatch, seat: int) -> tuple[Bid, ...]:
        best = leading(match.deal.bids)
        over = (best[1].amount or 0) // MARK * MARK + MARK if best else 0
        found = [(special, max(least, over)) for special, least in _by_doubles(match, seat)]
        if not match.options.are_declared:
            return tuple(Bid(amount, special) for special, amount in found)
        jumps = [Bid(amount) for special, amount in found if special is Special.PLUNGE]
        return tuple(bid for bid in jumps if is_jump(match.deal.bids, bid))

    def won(self, match: FortyTwoMatch) -> Contract | None:
        contract = super().won(match)
        if contract is None or (contract.seat, contract.bid) not in jumps(match.deal.bids):
            return contract
        return Contract(contract.seat, Bid(contract.bid.amount, Special.PLUNGE))

    def not_offered(self, match: FortyTwoMatch, special: Special) -> Message:
        is_named_later = match.options.are_declared and special in specials_of(match.options)
        return Message("refused-not-offered", special=special, is_named_later=is_named_later)

    def label(self, match: FortyTwoMatch, bid: Bid) -> Text:
        label = super().label(match, bid)
        if not is_jump(match.deal.bids, bid):
            return label
        return Joined((Special.PLUNGE, label), ", ")

    def amount(self, match: FortyTwoMatch, amount: int) -> Message:
        """Bids of all the points, and higher ones, are in marks: "2 marks (84)"."""
        if match.options.scoring == "points" or amount < MARK:
            return super().amount(match, amount)
        return Message("choice-bid-marks", marks=amount // MARK, amount=amount)

    def all_passed(self, match: FortyTwoMatch) -> Contract | None:
        is_bid = match.options.all_pass == "shaker_bids_30"
        return Contract(match.deal.first, Bid(LOWEST)) if is_bid else None


def is_jump(before: Bids, bid: Bid) -> bool:
    """True if a plain bid is higher than a hand that cannot plunge is allowed to jump."""
    if bid.special is not None or bid.amount is None or bid.amount <= HIGHEST_JUMP:
        return False
    best = leading(before)
    return best is None or best[1].amount != bid.amount - MARK


def jumps(bids: Bids) -> Bids:
    """The plain bids of an auction that only a plunge allows."""
    return tuple((seat, bid) for number, (seat, bid) in enumerate(bids) if is_jump(bids[:number], bid))


def open_contracts(options: FortyTwoOptions) -> dict[Special, range]:
    """The special contracts that any hand can play, with the bids they take."""
    nel_o = MARKS[1:] if options.nel_o_minimum == "two_marks" else MARKS
    every = {Special.NEL_O: nel_o, Special.SEVENS: MARKS}
    return {special: amounts for special, amounts in every.items() if special in specials_of(options)}


def _by_doubles(match: FortyTwoMatch, seat: int) -> Iterator[tuple[Special, int]]:
    """The special contracts that a hand has doubles enough for, with the least bid that each takes."""
    doubles = sum(isinstance(tile, Tile) and tile.is_double for tile in match.deal.hands[seat])
    for special, least in LEAST_FOR.items():
        if special in specials_of(match.options) and doubles >= DOUBLES_FOR[special]:
            yield special, least


class FortyTwoNaming(NamingTrump):
    """Trump, doubles or none; where they are declared, a special contract that the bid is enough for (rules §6.6)."""

    def declarable(self, match: FortyTwoMatch) -> tuple[Special, ...]:
        bid = _declaring(match)
        return tuple(special for special, its in open_contracts(match.options).items() if bid in its)

    def by_hand(self, match: FortyTwoMatch) -> tuple[Special, ...]:
        bid, contract = _declaring(match), match.deal.contract
        if contract is None:
            return ()
        found = [special for special, least in _by_doubles(match, contract.seat) if bid >= least]
        return tuple(found[:1])  # a splash would be the same as a plunge


def _declaring(match: FortyTwoMatch) -> int:
    """The bid for which a special contract can be declared; 0 where none is."""
    contract = match.deal.contract
    if contract is None or contract.bid.special is not None or not match.options.are_declared:
        return 0
    return contract.bid.amount or 0


class FortyTwoPlaying(Playing):
    """Suit is followed; in Sevens everyone plays the tile closest to seven that they hold (rules §6.7)."""

    def leadable(self, match: FortyTwoMatch, seat: int) -> tuple[Piece, ...]:
        hand = super().leadable(match, seat)
        return closest_to_seven(hand) if match.deal.is_sevens else hand

    def follows(self, match: FortyTwoMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        pieces = super().follows(match, seat, led)
        return closest_to_seven(pieces) if match.deal.is_sevens else pieces

    def legal_plays(self, match: FortyTwoMatch, seat: int) -> tuple[Message, ...]:
        if match.deal.is_sevens:
            return (Message("refused-must-play-closest", pieces=AnyOf(self.playable(match, seat))),)
        return super().legal_plays(match, seat)

    def ask(self, match: FortyTwoMatch, seat: int) -> Ask:
        ask = super().ask(match, seat)
        if not match.deal.is_sevens:
            return ask
        prompt = Message("prompt-lead-closest") if match.deal.trick is None else Message("prompt-play-closest")
        return Ask(ask.phase, prompt, ask.choices)

    def choice(self, match: FortyTwoMatch, move: Move) -> Choice:
        piece = piece_of(move)
        if match.deal.is_sevens and isinstance(piece, Tile):
            return Choice(move, value_text(piece), Message("rows-pips", pips=piece.pips))
        return super().choice(match, move)


def _plunge(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    return contract is not None and contract.bid.special in (Special.PLUNGE, Special.SPLASH)


def _two_marks(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    if contract is None or contract.bid.special is not None:
        return False
    return (contract.bid.amount or 0) >= 2 * MARK


class FortyTwo(CountGame):
    """Opposite seats are a side. A deal has 42 points: seven tricks, and 35 in tiles of five or ten pips."""

    name = "forty-two"
    title = Message("game-forty-two")
    credit = Message("game-forty-two.credit")
    options_type = FortyTwoOptions
    players = (4,)
    presets = PRESETS
    daily = DAILY
    achievements = (
        NEL_O,
        Achievement("two-marks", "forty-two", _two_marks),
        Achievement("plunge", "forty-two", _plunge),
    )
    traits = Traits(drawn_for="shaker", trick_points=1)
    deal_points = MARK
    targets = TARGETS

    def help(self, options: FortyTwoOptions, players: int) -> tuple[HelpPage, ...]:
        specials = specials_of(options)
        follow_me = suits_under(None, options.follow_me or Doubles.HIGH)
        nel_o = suits_under(None, nel_o_doubles(options))
        follow_me_caption = Message("forty-two-help-example-follow-me", high=follow_me.doubles is Doubles.HIGH)
        nel_o_caption = Message("forty-two-help-example-nel-o", high=nel_o.doubles is Doubles.HIGH)
        facts = trick_facts(self, options, players, specials=AnyOf(specials))
        example = partial(trick_example, self, options)
        fives, doubles = (partial(example, suits_under(trump), trick_points=1) for trump in (Suit.N5, Suit.DOUBLES))
        stops_early = options.by_marks and options.stop_early
        return pages_of(
            facts,
            PageRow("help-title-aim", ("help-what-a-trick-is", "forty-two-help-aim"),
                 fives("forty-two-help-example-aim", Suit.N5, "5-1 5-5 5-0 6-4")),
            PageRow("help-title-auction",
                 ("forty-two-help-auction",
                  "help-all-pass-redeal" if options.all_pass == "throw_in"
                  else "rule-all-pass-shaker-bids-30.sentence"), about=(Phase.BID,)),
            PageRow("help-title-trump",
                 ("forty-two-help-trump", "forty-two-help-declared" if options.are_declared and specials else None,
                  "forty-two-help-trump-tiles"),
                 doubles("forty-two-help-example-trump", Suit.N3, "3-1 3-3 3-2 3-0"), (Phase.TRUMP,)),
            PageRow("help-title-trick", ("forty-two-help-trick",),
                 fives("forty-two-help-example-trick", Suit.N6, "6-4 5-0 6-6 6-1"), (Phase.PLAY,)),
            PageRow("forty-two-help-title-follow-me",
                 ("forty-two-help-follow-me", Message("help-doubles", doubles=options.follow_me_doubles)),
                 example(follow_me, follow_me_caption, Suit.N6, "6-4 6-6 5-5 6-1", 1),
                 (Phase.DOUBLES,)),
            PageRow("help-title-score",
                 ("forty-two-help-score", "rule-stop-early-on.sentence" if stops_early else None, "help-claims")),
            PageRow("help-title-playing-well", ("forty-two-help-playing-well",),
                 fives("forty-two-help-example-playing-well", Suit.N6, "6-6 6-1 6-4 6-3")),
            PageRow("help-title-nel-o",
                 ("forty-two-help-nel-o-bid", "forty-two-help-nel-o",
                  Message("help-doubles", doubles=options.nel_o_doubles), "forty-two-help-nel-o-score"),
                 example(nel_o, nel_o_caption, Suit.N4, "4-1 4-4 6-6"), (Special.NEL_O, Phase.DOUBLES),
                 only_if=options.nel_o),
            PageRow("forty-two-help-title-sevens", ("forty-two-help-sevens-bid", "forty-two-help-sevens"),
                 example(SEVENS, "forty-two-help-example-sevens", Suit.CLOSEST, "6-0 5-3 6-1 4-3"),
                 (Special.SEVENS,), options.sevens),
            PageRow("forty-two-help-title-plunge", ("forty-two-help-plunge-bid", "forty-two-help-partner-leads"),
                 about=(Special.PLUNGE,), only_if=options.plunge),
            PageRow("forty-two-help-title-splash", ("forty-two-help-splash-bid", "forty-two-help-partner-leads"),
                 about=(Special.SPLASH,), only_if=options.splash),
        )  # fmt: skip

    def phases(self, options: FortyTwoOptions) -> tuple[PhaseRules, ...]:
        return _phases(self)

    def deck(self, options: FortyTwoOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def declarer(self, match: FortyTwoMatch) -> int | None:
        """The bid winner; the partner, where a plunge or a splash was bid (rules §6.6)."""
        contract = match.deal.contract
        if contract is None or contract.bid.special not in (Special.PLUNGE, Special.SPLASH):
            return super().declarer(match)
        return (contract.seat + 2) % match.players

    def deal_is_over(self, match: FortyTwoMatch) -> bool:
        """By marks a deal can also stop early, once the bid is surely made or surely set."""
        stops_early = match.options.stop_early
        return super().deal_is_over(match) or (stops_early and self.is_decided(match))


@cache
def _phases(game: FortyTwo) -> tuple[PhaseRules, ...]:
    naming = FortyTwoNaming(game, doubles=True, no_trump=True)
    return FortyTwoBidding(game), naming, NamingDoublesByContract(game), FortyTwoPlaying(game)


FORTY_TWO = FortyTwo()
