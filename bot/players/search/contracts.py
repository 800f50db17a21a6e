"""Bidding and naming trump by search: the same worlds are played out under each contract and trump."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from statistics import fmean
from typing import TypeVar

from bot.players.declaring.count_hand import plain_bids, tricks_taken
from bot.players.sampling import mean_and_error
from bot.players.search.knowledge import Knowledge, Scored, is_settled
from bot.players.search.masks import SuitMasks, bits_in
from bot.players.search.playing import WorldOutcome, outcome_of
from bot.players.search.playout import PlayoutEnd
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import World
from bot.rules.boards import Contract
from bot.rules.copies import updated
from bot.rules.moves import Bid, Declare, Move, NameDoubles, Trump, bid_of
from bot.rules.suits import Doubles, Suit, from_seven
from bot.rules.tricks.bids import PASS, leading
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Phase, View

Option = TypeVar("Option")
STAGES = ((1 / 3, 2), (1, 1))  # shares of the worlds, and the options left after them
DRAWN_FROM = 4  # worlds from which one is drawn, where another seat bid
TRIED = 3  # only the longest trumps are tried: among more, a short one would look best by luck


def race(options: Sequence[Option], worlds: Sequence[World], value: Callable[[Option, World], float]) -> Option:
    """The option with the best mean value. Options that fall behind are dropped early."""
    values: dict[int, list[float]] = {number: [] for number in range(len(options))}
    done = 0
    for share, keep in STAGES:
        if len(values) == 1:
            break
        until = max(1, round(share * len(worlds)))
        for world in worlds[done:until]:
            for number, found in values.items():
                found.append(value(options[number], world))
        done = until
        ranked = sorted(values, key=lambda number: -fmean(values[number]))
        values = {number: values[number] for number in ranked[:keep]}
    return options[next(iter(values))]


def contracted(view: View, contract: Contract, leader: int, trump: Suit | None, doubles: Doubles | None = None) -> View:
    """The view at the first lead, with this contract, this trump, and this place of the doubles."""
    board = updated(view.trick_board, contract=contract, trump=trump, doubles=doubles)
    out = {*view.members(view.side_of(contract.seat))} - {contract.seat} if contract.bid.nel_o else ()
    seats = tuple(updated(each, to_act=each.seat == leader, out=each.seat in out) for each in view.seats)
    return updated(view, board=board, seats=seats, phase=Phase.PLAY)


def trumps_to_name(game: TrickGame, view: View) -> tuple[Suit | None, ...]:
    """The trumps that the winner of the auction can name."""
    naming = next(rules for rules in game.phases(view.options) if isinstance(rules, NamingTrump))
    return naming.offered(view.options, len(view.seats))


@dataclass(frozen=True, slots=True)
class NamingOption:
    """The bid winner's move that names the contract, and the position after it; `handed` if the partner names trump."""

    move: Trump | Declare | NameDoubles
    position: TrickPosition
    handed: Mapping[Suit, TrickPosition] | None = None

    def outcome(self, world: World) -> WorldOutcome:
        position = self.position
        if self.handed is not None:
            position = self.handed[longest(position.course.masks, world[position.standing.leader])[1]]
        if not is_settled(position.view):
            return of_no_trick(position, end_of(position, world))
        deck, bidder = position.deck, position.standing.leader
        distances = [sorted(map(from_seven, deck.pieces_in(hand))) for hand in position.hands_in(world)]
        tricks = tricks_taken(distances, bidder)  # the hands determine every play
        return of_no_trick(position, PlayoutEnd([0] * len(tricks), tricks, bidder, 0))


def ways_of(view: View, knowledge: Knowledge) -> list[NamingOption]:
    """The viewer's options: each trump and contract on offer, with each possible place of the doubles."""
    contract, choices = view.trick_board.contract, view.ask.choices if view.ask is not None else ()
    if contract is None:
        raise ValueError("nobody has the contract")
    found: list[NamingOption] = []
    for move in (choice.move for choice in choices):
        leader, under, trump, handed = view.viewer or 0, contract, None, None
        if isinstance(move, Trump):
            trump, places = move.suit, knowledge.places(view, move)
        elif isinstance(move, NameDoubles):
            places = (move.doubles,)
        elif isinstance(move, Declare):
            under = Contract(contract.seat, bid_of(contract.bid.amount, move.special))
            places = knowledge.places(view, move) if under.bid.counts_tricks else (None,)
            if not under.bid.counts_tricks:  # the partner names trump and leads
                leader = next(seat for seat in view.members(view.side_of(contract.seat)) if seat != contract.seat)
                suits = [suit for suit in trumps_to_name(knowledge.game, view) if suit is not None]
                handed = {it: TrickPosition.of(contracted(view, under, leader, it), knowledge) for it in suits}
        else:
            continue
        named = [TrickPosition.of(contracted(view, under, leader, trump, place), knowledge) for place in places]
        found += [NamingOption(move, position, handed) for position in named]
    return found


def end_of(position: TrickPosition, world: World) -> PlayoutEnd:
    """The end of a world that is played out from the first lead."""
    return position.playout.end(position.standing, position.hands_in(world))


def worth_trying(options: Sequence[Option], position_of: Callable[[Option], TrickPosition]) -> list[Option]:
    """The options under the hand's longest trumps, and those without trump."""
    positions = [position_of(option) for option in options]
    lengths: dict[Suit | None, int] = {}
    for position in positions:
        masks = position.course.masks
        if masks.trump is not None:
            lengths[masks.system.trump] = length_of(masks, masks.trump, position.hand)
    tried = {None, *sorted(lengths, key=lengths.__getitem__, reverse=True)[:TRIED]}
    return [option for option, it in zip(options, positions, strict=True) if it.course.masks.system.trump in tried]


def choose_named(view: View, knowledge: Knowledge, random: Random, worlds: int) -> Move:
    """Name the trump, contract or place of the doubles with the best mean margin over `worlds` worlds."""
    contract = view.trick_board.contract
    if contract is None or contract.seat != view.viewer or contract.bid.nel_o:
        return knowledge.declare(view)  # after a partner's special bid, or for the safest place of the doubles
    ways = worth_trying(ways_of(view, knowledge), lambda way: way.position)
    dealt = ways[0].position.hidden.worlds(random, worlds)
    return race(ways, dealt, lambda way, world: way.outcome(world).margin).move


def named_outcomes(
    ways: Sequence[NamingOption], worlds: int, random: Random
) -> dict[Trump | Declare | NameDoubles, list[WorldOutcome]]:
    """The outcomes of each move in the same worlds, with the doubles in their best place."""
    dealt = ways[0].position.hidden.worlds(random, worlds)
    found: dict[Trump | Declare | NameDoubles, list[WorldOutcome]] = {}
    means: dict[Move, float] = {}
    for way in ways:
        outcomes = [way.outcome(world) for world in dealt]
        mean = fmean([outcome.margin for outcome in outcomes])
        if mean > means.get(way.move, -inf):
            means[way.move], found[way.move] = mean, outcomes
    return found


def of_no_trick(position: TrickPosition, end: PlayoutEnd) -> WorldOutcome:
    """The outcome of an end for the viewer, before their first play."""
    return outcome_of(position, end)._replace(winner=position.me, trick_points=0)


def length_of(masks: SuitMasks, place: int, hand: int) -> int:
    """The length of a hand's suit: twice its pieces, plus one for the highest piece."""
    members = masks.follows[place]
    has_top = any(not masks.over[place][bit] & members for bit in bits_in(members & hand))
    return 2 * (members & hand).bit_count() + has_top


def longest(masks: SuitMasks, hand: int) -> tuple[int, Suit]:
    """The longest suit of a hand, and its length."""
    length, place = max((length_of(masks, place, hand), place) for place in range(len(masks.suits)))
    return length, masks.suits[place]


class AuctionSearch:
    """The outcomes of contracts, the viewer's own and others', in worlds that agree with the View.

    If another seat has the highest bid, each world is the one of a few in which that seat has its longest suit.
    """

    def __init__(self, view: View, knowledge: Knowledge, worlds: int, random: Random) -> None:
        self.view, self.knowledge = view, knowledge
        self.me = view.viewer or 0
        self._positions: dict[tuple[int, Suit | None, Bid], TrickPosition] = {}
        self._swapped: dict[tuple[int, int, int | None], int] = {}
        self._plain = self.position(self.me, None, Bid(1))
        best = leading(view.trick_board.auction)
        bidder = best[0] if best is not None else self.me
        hidden = self._plain.hidden
        if bidder == self.me:
            self.worlds = hidden.worlds(random, worlds)
        else:
            found = hidden.worlds(random, worlds * DRAWN_FROM)
            drawn = [found[start : start + DRAWN_FROM] for start in range(0, len(found), DRAWN_FROM)]
            masks = self._plain.course.masks
            self.worlds = [max(some, key=lambda world: longest(masks, world[bidder])[0]) for some in drawn]

    def position(self, seat: int, trump: Suit | None, bid: Bid) -> TrickPosition:
        """The viewer's position where a seat has the contract, and leads."""
        key = seat, trump, bid
        if key not in self._positions:
            position = TrickPosition.of(contracted(self.view, Contract(seat, bid), seat, trump), self.knowledge)
            aim = position.course.aim  # play goes on after the contract is decided, so that one end serves every bid
            course = position.course._replace(aim=aim and aim._replace(ends=False))
            self._positions[key] = replace(position, course=course)
        return self._positions[key]

    def passed(self) -> list[WorldOutcome]:
        """The outcomes of passing if everyone else passes: the highest bidder plays, with the longest suit as trump.
        Before the first bid, a pass has an average value because others may still bid; the last player's pass
        scores nothing because everyone gets new pieces.

        A partner, who knows their own suit better, gets two standard errors of credit.
        """
        auction = self.view.trick_board.auction
        best = leading(auction)
        if best is None:
            is_thrown_in = len(auction) == len(self.view.seats) - 1  # after all others have passed
            margin = 0.0 if is_thrown_in else self.knowledge.unbid(self.view)
            return [WorldOutcome(margin, self.me, 0, Scored(()))] * len(self.worlds)
        seat, bid = best
        found: list[WorldOutcome] = []
        for world in self.worlds:
            position = self.position(seat, longest(self._plain.course.masks, world[seat])[1], bid)
            found.append(of_no_trick(position, self._end(position, seat, world)))
        if self.view.side_of(seat) != self.view.side_of(self.me):
            return found
        _, error = mean_and_error([outcome.margin for outcome in found])
        return [outcome._replace(margin=outcome.margin + 2 * error) for outcome in found]

    def bid(self, bids: Sequence[Bid]) -> Iterator[list[WorldOutcome]]:
        """The outcomes of each bid's contract under the best trump."""
        trumps = trumps_to_name(self.knowledge.game, self.view)
        positions = [self.position(self.me, trump, bids[0]) for trump in trumps]
        position = race(
            worth_trying(positions, lambda it: it),
            self.worlds,
            lambda it, world: outcome_of(it, self._end(it, self.me, world)).margin,
        )
        ends = [self._end(position, self.me, world) for world in self.worlds]
        ends[::2] = [self._searched(position, end) for end in ends[::2]]  # in all of them bids would be too high
        trump = position.view.trick_board.trump
        for bid in bids:
            under = replace(position, view=contracted(self.view, Contract(self.me, bid), self.me, trump))
            yield [of_no_trick(under, end) for end in ends]

    def _end(self, position: TrickPosition, bidder: int, world: World) -> PlayoutEnd:
        """The end of a world in which the bidder has taken what it can use of the kitty."""
        hands, kitty = position.hands_in(world), world[-1]
        if kitty and self.knowledge.counts_on_kitty:
            key = hands[bidder], kitty, position.course.masks.trump
            if key not in self._swapped:
                deck, trump = position.deck, position.view.trick_board.trump
                held = tuple(deck.pieces_in(hands[bidder]))
                swap = self.knowledge.swap(self.view, held, deck.piece(kitty), trump).swap
                self._swapped[key] = hands[bidder] if swap is None else hands[bidder] ^ deck.bits[swap] | kitty
            hands[bidder] = self._swapped[key]
        return position.playout.end(position.standing, hands)

    def _searched(self, position: TrickPosition, end: PlayoutEnd) -> PlayoutEnd:
        """An end with a searching bidder's extra tricks, each from the opponent with the most."""
        tricks, sides = list(end.tricks), position.course.sides
        opponents = [seat for seat in range(len(tricks)) if sides[seat] != position.side]
        for _ in range(self.knowledge.more_by_search):
            loser = max(opponents, key=tricks.__getitem__)
            if tricks[loser]:
                tricks[loser] -= 1
                tricks[self.me] += 1
        return end._replace(tricks=tricks)


def bid_outcomes(view: View, knowledge: Knowledge, worlds: int, random: Random) -> dict[Bid, list[WorldOutcome]]:
    """The outcomes of passing and each plain bid in the same worlds; none without plain bids, or over a special bid."""
    plain = plain_bids(view)
    best = leading(view.trick_board.auction)
    if not plain or (best is not None and best[1].special is not None):
        return {}
    auction = AuctionSearch(view, knowledge, worlds, random)
    found = dict(zip(plain, auction.bid(plain), strict=True))
    forced = view.ask.if_passed if view.ask is not None else None
    return {PASS: auction.passed() if forced is None else found[Bid(forced)]} | found


def choose_bid(view: View, knowledge: Knowledge, random: Random, worlds: int, doubt: float) -> Bid:
    """A pass, or the plain bid that beats each lower one by more than `doubt` standard errors."""
    found = bid_outcomes(view, knowledge, worlds, random)
    chosen = PASS
    for bid in found:
        margins = zip(found[bid], found[chosen], strict=True)
        gain, error = mean_and_error([outcome.margin - other.margin for outcome, other in margins])
        if gain > (0 if chosen == PASS else doubt * error):
            chosen = bid
    return chosen
