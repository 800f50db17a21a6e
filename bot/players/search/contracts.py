"""Bidding and naming trump by the worlds: the deal is played out under each contract and trump, in the same worlds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import TypeVar

from bot.players.declaring.declare import declare
from bot.players.search.knowledge import Knowledge, Scored
from bot.players.search.masks import bits_in
from bot.players.search.outcomes import Outcome, mean_and_error, outcome_of
from bot.players.search.playout import End, play_out
from bot.players.search.policy import policy_of
from bot.players.search.position import Position
from bot.players.search.worlds import World
from bot.rules.boards import Contract
from bot.rules.copies import updated
from bot.rules.moves import Bid, Move, Trump
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS, leading
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Phase, View

Option = TypeVar("Option")
STAGES = ((8, 4), (20, 2), (60, 1))  # after so many worlds so many options are left


def race(options: Sequence[Option], worlds: Sequence[World], value: Callable[[Option, World], float]) -> Option:
    """The option of the best mean value; those that are behind after some worlds are tried in no more."""
    values: dict[int, list[float]] = {number: [] for number in range(len(options))}
    done = 0
    for until, keep in STAGES:
        if len(values) == 1:
            break
        for world in worlds[done:until]:
            for number, found in values.items():
                found.append(value(options[number], world))
        done = min(until, len(worlds))
        ranked = sorted(values, key=lambda number: -fmean(values[number]))
        values = {number: values[number] for number in ranked[:keep]}
    return options[next(iter(values))]


def contracted(view: View, contract: Contract | None, leader: int, trump: Suit | None) -> View:
    """The view at the first lead, with this contract and trump."""
    board = updated(view.trick_board, contract=contract, trump=trump)
    seats = tuple(updated(each, to_act=each.seat == leader) for each in view.seats)
    return updated(view, tricks=board, seats=seats, phase=Phase.PLAY)


def named(view: View, knowledge: Knowledge, trump: Suit | None) -> Position:
    """The position of the viewer, who is asked to name trump and then leads, once this is trump."""
    return Position.of(contracted(view, view.trick_board.contract, view.viewer or 0, trump), knowledge)


def trumps_to_name(game: TrickGame, view: View) -> tuple[Suit | None, ...]:
    """The trumps that whoever wins the auction may name, by the rules."""
    naming = next(rules for rules in game.phases(view.options) if isinstance(rules, NamingTrump))
    return naming.offered(game, view.options, len(view.seats))


def trumps_of(view: View) -> list[Trump]:
    """The trumps that the viewer is offered."""
    choices = view.ask.choices if view.ask is not None else ()
    return [choice.move for choice in choices if isinstance(choice.move, Trump)]


def end_of(position: Position, knowledge: Knowledge, world: World) -> End:
    """How a world ends from the first lead on."""
    policy = policy_of(position.view.game, knowledge.table(position.view))
    hands = list(world[:-1])
    hands[position.me] = position.hand
    return play_out(position.course, policy.leads, policy.plays, position.standing, hands, 0, 0)


def margin_of(position: Position, knowledge: Knowledge, world: World) -> float:
    """The viewer's margin as a world ends from the first lead on."""
    return outcome_of(position.view, position.side, knowledge, end_of(position, knowledge, world)).margin


def best_trump(positions: Sequence[Position], knowledge: Knowledge, worlds: Sequence[World]) -> Suit | None:
    """The trump of the best mean margin, of the positions under each."""
    best = race(positions, worlds, lambda position, world: margin_of(position, knowledge, world))
    return best.view.trick_board.trump


def choose_trump(view: View, knowledge: Knowledge, random: Random) -> Move:
    """The trump of the best mean margin under the contract."""
    contract = view.trick_board.contract
    if contract is None:
        raise ValueError("nobody has the contract")
    if contract.seat != view.viewer:  # its partner has bid for it
        return declare(view)
    positions = [named(view, knowledge, trump.suit) for trump in trumps_of(view)]
    return Trump(best_trump(positions, knowledge, positions[0].hidden.worlds(random, STAGES[-1][0])))


def trump_outcomes(
    positions: Sequence[Position], knowledge: Knowledge, worlds: int, random: Random
) -> list[list[Outcome]]:
    """For the position under each trump, what came of it in each of the same worlds."""
    dealt = positions[0].hidden.worlds(random, worlds)
    return [
        [of_no_trick(position, knowledge, end_of(position, knowledge, world)) for world in dealt]
        for position in positions
    ]


def of_no_trick(position: Position, knowledge: Knowledge, end: End) -> Outcome:
    """What an end is to the viewer, who has played to no trick yet."""
    found = outcome_of(position.view, position.side, knowledge, end)
    return replace(found, winner=position.me, trick_points=0)


class Auction:
    """A seat's view of the auction: what comes of contracts, its own or another's, in worlds that agree with the View.

    Where somebody has bid, worlds in which they have reason to are taken: of a few the one with their longest suit.
    """

    def __init__(self, view: View, knowledge: Knowledge, worlds: int, random: Random) -> None:
        self.view, self.knowledge = view, knowledge
        self.me = view.viewer or 0
        self._positions: dict[tuple[int, Suit | None, Bid], Position] = {}
        self._plain = self.position(self.me, None, Bid(1))
        best = leading(view.trick_board.auction)
        bidder = best[0] if best is not None else self.me
        hidden = self._plain.hidden
        if bidder == self.me:
            self.worlds = hidden.worlds(random, worlds)
        else:
            found = hidden.worlds(random, worlds * DRAWN_FROM)
            drawn = [found[start : start + DRAWN_FROM] for start in range(0, len(found), DRAWN_FROM)]
            self.worlds = [max(some, key=lambda world: self.longest(world[bidder])[0]) for some in drawn]

    def position(self, seat: int, trump: Suit | None, bid: Bid) -> Position:
        """The viewer's position where a seat has the contract, and leads."""
        key = seat, trump, bid
        if key not in self._positions:
            position = Position.of(contracted(self.view, Contract(seat, bid), seat, trump), self.knowledge)
            to_the_end = position.course._replace(goes_on=None)  # the same end tells of every bid
            self._positions[key] = replace(position, course=to_the_end)
        return self._positions[key]

    def longest(self, hand: int) -> tuple[int, Suit]:
        """The longest suit of a hand, twice its length, and one more with its highest piece."""
        masks = self._plain.course.masks
        lengths: list[tuple[int, int]] = []
        for place, members in enumerate(masks.follows):
            top = any(bit & hand and not masks.over[place][bit] & members for bit in bits_in(members & hand))
            lengths.append((2 * (members & hand).bit_count() + top, place))
        length, place = max(lengths)
        return length, masks.suits[place]

    def passed(self) -> list[Outcome]:
        """What came of passing if nobody bids any more: the highest bidder plays, with the longest suit as trump.

        A partner, who knows their own suit better, is trusted with two standard errors more.
        """
        best = leading(self.view.trick_board.auction)
        if best is None:
            return [Outcome(self.knowledge.unbid(self.view), self.me, 0, Scored(()))] * len(self.worlds)
        seat, bid = best
        found: list[Outcome] = []
        for world in self.worlds:
            position = self.position(seat, self.longest(world[seat])[1], bid)
            found.append(of_no_trick(position, self.knowledge, end_of(position, self.knowledge, world)))
        if self.view.side_of(seat) != self.view.side_of(self.me):
            return found
        _, error = mean_and_error([outcome.margin for outcome in found])
        return [replace(outcome, margin=outcome.margin + 2 * error) for outcome in found]

    def bid(self, bids: Sequence[Bid]) -> Iterator[list[Outcome]]:
        """For each of these bids, what came of its contract under the best trump."""
        trumps = trumps_to_name(self.knowledge.game, self.view)
        positions = [self.position(self.me, trump, bids[0]) for trump in trumps]
        trump = best_trump(positions, self.knowledge, self.worlds)
        position = self.position(self.me, trump, bids[0])
        ends = [end_of(position, self.knowledge, world) for world in self.worlds]
        ends[::2] = [self._searched(position, end) for end in ends[::2]]  # in all of them too much would be bid
        for bid in bids:
            under = replace(position, view=contracted(self.view, Contract(self.me, bid), self.me, trump))
            yield [of_no_trick(under, self.knowledge, end) for end in ends]

    def _searched(self, position: Position, end: End) -> End:
        """An end with the tricks more that the bidder may take by search; of the opponent who has most of them."""
        tricks, sides = list(end.tricks), position.course.sides
        opponents = [seat for seat in range(len(tricks)) if sides[seat] != position.side]
        for _ in range(self.knowledge.more_by_search):
            loser = max(opponents, key=tricks.__getitem__)
            if tricks[loser]:
                tricks[loser] -= 1
                tricks[self.me] += 1
        return end._replace(tricks=tricks)


DRAWN_FROM = 4  # worlds one is taken of


def special_bid(view: View) -> Bid | None:
    """The special bid that the viewer's hand calls for by rule of thumb; None where it calls for none."""
    usual = declare(view)
    return usual if isinstance(usual, Bid) and usual.special is not None else None


def bid_outcomes(view: View, knowledge: Knowledge, worlds: int, random: Random) -> dict[Bid, list[Outcome]]:
    """What came of passing and of each bid of an amount in the same worlds; nothing where there is no such bid.

    Special bids are not judged, nor passing over one.
    """
    bids = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    plain = [bid for bid in bids if isinstance(bid, Bid) and bid.special is None and bid.amount is not None]
    best = leading(view.trick_board.auction)
    if not plain or (best is not None and best[1].special is not None):
        return {}
    auction = Auction(view, knowledge, worlds, random)
    return {PASS: auction.passed()} | dict(zip(plain, auction.bid(plain), strict=True))


def choose_bid(view: View, knowledge: Knowledge, random: Random) -> Bid:
    """The bid of the best mean margin, if that is more than passing promises; else pass. It bids nothing special."""
    found = bid_outcomes(view, knowledge, STAGES[-1][0], random)
    return max(found, key=lambda bid: fmean([outcome.margin for outcome in found[bid]]), default=PASS)
