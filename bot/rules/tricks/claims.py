"""Claims: ending a deal early if the claimer's View alone proves the result (rules §0.7): it reveals no other hand."""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Protocol

from bot.message import Message
from bot.rules.copies import updated
from bot.rules.events import Claimed, Event, Moved
from bot.rules.moves import Claim, Concede, Lead, Move, Play, lead_of
from bot.rules.pieces import Piece
from bot.rules.suits import Suit, SuitSystem, winner
from bot.rules.tricks.deal import Hand, Trick, TrickDeal, TrickMatch, in_order, without
from bot.rules.tricks.game import Outcome, TrickGame, everybody, leave_phase, points_of_all
from bot.rules.view import Choice, Phase

Order = tuple[Lead, ...]
Line = tuple[Lead | Play, ...]
_FEWEST = 2  # pieces in a hand that may claim: with one, nothing is left to decide


class PlayRules(Protocol):
    """The rules of play that claims depend on."""

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]: ...

    def leads(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Lead, ...]: ...

    def led_last(self, piece: Piece) -> bool: ...

    def follows(self, game: TrickGame, match: TrickMatch, seat: int, led: Suit) -> tuple[Piece, ...]: ...

    def after_trick(self, match: TrickMatch) -> Outcome: ...


@dataclass(frozen=True)
class SeatKnowledge:
    """The knowledge of a seat on turn: its hand, and the pieces of the others, each with its possible holders."""

    hand: Hand
    system: SuitSystem
    led_last: Callable[[Piece], bool]
    others: tuple[tuple[Piece, frozenset[int]], ...]

    @staticmethod
    def of(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int) -> "SeatKnowledge":
        """Read from the seat's View: its hand, the tricks, pieces shown to all, a kitty it has looked at."""
        deal, system = match.deal, game.suits(match)
        hand, active = deal.hands[seat], game.active(match)
        tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
        seen = [piece for trick in tricks for _, piece in trick.plays]
        seen += [piece for who in everybody(match.players) for piece in game.open_hand(match, who)]
        seen += (*hand, *deal.exposed, *(deal.unused if _knows_kitty(game, match, seat) else ()))
        unseen = Counter(game.deck(match.options, match.players)) - Counter(seen)
        void: dict[int, set[Suit]] = {who: set() for who in active if who != seat}
        for trick in tricks:
            followed = system.pieces_of(trick.led)
            for who, piece in trick.plays:
                if who in void and piece not in followed:
                    void[who].add(trick.led)
        may_hold = _holders(void)
        held_by = ((piece, may_hold(system.suits_of(piece))) for piece in unseen.elements())
        return SeatKnowledge(
            hand, system, rules.led_last, tuple((piece, holders) for piece, holders in held_by if holders)
        )

    @cached_property
    def left(self) -> Mapping[Suit, Sequence[Piece]]:
        """The pieces of each suit that others can hold."""
        left: defaultdict[Suit, list[Piece]] = defaultdict(list)
        for piece, _ in self.others:
            for suit in self.system.suits_of(piece):
                left[suit].append(piece)
        return left

    def order(self, hand: Hand, leads: tuple[Lead, ...] | None = None, led: tuple[Suit, ...] = ()) -> Order | None:
        """An order of leads that all win against any hands and plays of the others; None if none is found.

        `leads` are the leads allowed now, if not all are. `led` are the suits led before: each lead took a piece of its
        suit from every hand that held one.
        """
        if not hand:
            return ()
        for piece in sorted(hand, key=self.led_last):
            if self.led_last(piece) and not all(map(self.led_last, hand)):
                return None
            sure = [suit for suit in self.system.lead_suits(piece) if self._is_sure(piece, suit, led)]
            allowed = [suit for suit in sure if leads is None or lead_of(piece, suit) in leads]
            for suit in allowed:
                rest = self.order(without(hand, piece), None, (*led, suit))
                if rest is not None:
                    return (lead_of(piece, suit), *rest)
            if allowed:  # what takes its trick now takes it later too: another order proves no more
                return None
        return None

    def _is_sure(self, piece: Piece, suit: Suit, led: tuple[Suit, ...]) -> bool:
        trump = self.system.trump
        if trump is not None and suit != trump and len(self.left[trump]) > led.count(trump):
            return False
        if len(self.left[suit]) <= led.count(suit):
            return True
        powers = self.system.powers(suit)
        return all(powers[other] <= powers[piece] for other in self.left[suit])

    def takes(self, piece: Piece, trick: Trick, after: frozenset[int]) -> bool:
        """Whether a piece that wins the trick so far takes it, with these seats still to play to it."""
        powers = self.system.powers(trick.led)
        return all(powers.get(other, 0) <= powers[piece] for other, holders in self.others if holders & after)

    def always_loses(self, piece: Piece) -> bool:
        """Whether a piece loses to every lead that others can make. Only without trump."""
        suits = self.system.suits_of(piece)
        return all(
            self.system.rank(other, suit) >= self.system.rank(piece, suit)
            for other, _ in self.others
            for suit in self.system.lead_suits(other)
            if suit in suits
        )


def _knows_kitty(game: TrickGame, match: TrickMatch, seat: int) -> bool:
    contract = match.deal.contract
    has_kitty = any(rules.phase is Phase.KITTY for rules in game.phases(match.options))
    return has_kitty and contract is not None and contract.seat == seat


def _holders(void: dict[int, set[Suit]]) -> Callable[[tuple[Suit, ...]], frozenset[int]]:
    """The possible holders of a piece of certain suits: all seats not known to lack one of them."""

    @cache
    def may_hold(suits: tuple[Suit, ...]) -> frozenset[int]:
        return frozenset([who for who, missing in void.items() if missing.isdisjoint(suits)])

    return may_hold


def no_points_left(game: TrickGame, match: TrickMatch) -> bool:
    """Whether every piece that is worth points lies in a trick that was taken, for all to see."""
    worths = game.worths(match.options)
    taken = [*match.deal.exposed, *(piece for trick in match.deal.tricks for _, piece in trick.plays)]
    return sum([worths.get(piece, 0) for piece in taken]) == points_of_all(game, match)


def claims(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
    """The claim or concession that a seat on turn can make, as a choice."""
    hand = match.deal.hands[seat]
    if len(hand) < _FEWEST or seat not in rules.to_act(game, match):
        return ()
    if game.is_decided(match):
        return (Choice(Concede(), Message("choice-end-deal"), Message("choice-end-deal.note")),)
    if match.deal.is_nel_o:
        return (Choice(Concede(), Message("choice-concede")),) if _loses_all(rules, game, match, seat) else ()
    if game.low_wins and not _may_shoot(game, match, seat):
        return ()  # taking the rest only does harm, so no button offers it
    return () if winning_line(rules, game, match, seat) is None else (Choice(Claim(), Message("choice-claim")),)


def why_not(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int, move: Claim | Concede) -> Message:
    """Why a seat on turn cannot make a claim, or a concession, now. From its View alone, as the offer."""
    if len(match.deal.hands[seat]) < _FEWEST:
        return Message("refused-one-left")
    if isinstance(move, Concede):
        return Message("refused-not-proved", is_concession=True)
    if game.is_decided(match):
        return Message("refused-nothing-to-claim")
    if winning_line(rules, game, match, seat) is None:
        return Message("refused-not-proved", is_concession=False)
    return Message("refused-harmful-claim")


def _may_shoot(game: TrickGame, match: TrickMatch, seat: int) -> bool:
    """Whether a seat's side has taken every point that was taken, so that the moon is in reach."""
    taken = game.taken(match)
    return sum(taken) == taken[game.sides(match.options, match.players)[seat]]


def winning_line(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int) -> Line | None:
    """The moves with which a seat on turn takes every trick that is left, in order; None where none is proved."""
    trick = match.deal.trick
    if trick is None:
        knowledge = SeatKnowledge.of(rules, game, match, seat)
        return knowledge.order(knowledge.hand, rules.leads(game, match, seat))
    winning = [piece for piece in rules.follows(game, match, seat, trick.led) if _wins(game, match, trick, piece)]
    if not winning:
        return None
    knowledge, after = SeatKnowledge.of(rules, game, match, seat), _to_come(game, match, trick) - {seat}
    for piece in dict.fromkeys(winning):
        if knowledge.takes(piece, trick, after):
            order = knowledge.order(without(knowledge.hand, piece))
            if order is not None:
                return (Play(piece), *order)
    return None


def _wins(game: TrickGame, match: TrickMatch, trick: Trick, piece: Piece) -> bool:
    """Whether a piece wins the trick so far."""
    return winner((*trick.pieces, piece), trick.led, game.suits(match)) == len(trick.plays)


def _to_come(game: TrickGame, match: TrickMatch, trick: Trick) -> frozenset[int]:
    return frozenset(game.active(match)) - {who for who, _ in trick.plays}


def _loses_all(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int) -> bool:
    """Whether the Nel-O bidder, following to a trick, loses it and all later ones against any play."""
    trick, contract = match.deal.trick, match.deal.contract
    if trick is None or contract is None or contract.seat != seat:
        return False
    knowledge = SeatKnowledge.of(rules, game, match, seat)
    return any(
        not _wins(game, match, trick, piece) and all(map(knowledge.always_loses, without(knowledge.hand, piece)))
        for piece in rules.follows(game, match, seat, trick.led)
    )


def end_by_claim(rules: PlayRules, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
    """The match after a claim that can be made: the hands are laid open, the play is over, the deal is scored."""
    deal, events = match.deal, list[Event]()
    line = None if isinstance(move, Concede) else winning_line(rules, game, match, seat)
    claimed = Claimed(seat, isinstance(move, Concede), _laid_open(deal), len(deal.hands[seat]))
    if line is not None:
        for trick in _rest(game, match, seat, line):
            taken = updated(match.deal, tricks=(*match.deal.tricks, trick), won=(*match.deal.won, seat), leader=seat)
            match, more = rules.after_trick(updated(match, deal=taken))
            events.extend(more)
    nothing: tuple[Hand, ...] = ((),) * match.players
    match, last = leave_phase(game, updated(match, deal=updated(match.deal, trick=None, hands=nothing, claim=claimed)))
    return match, (Moved(seat, move), claimed, *events, *last)


def _laid_open(deal: TrickDeal) -> tuple[Hand, ...]:
    """Each seat's remaining pieces, with its play to the unfinished trick."""
    begun = dict(deal.trick.plays) if deal.trick else {}
    return tuple(in_order((*hand, *((begun[who],) if who in begun else ()))) for who, hand in enumerate(deal.hands))


def _rest(game: TrickGame, match: TrickMatch, seat: int, line: Line) -> tuple[Trick, ...]:
    """The remaining tricks, all won by one seat. The order in which the others discard does not matter."""
    hands = {who: list(match.deal.hands[who]) for who in game.active(match) if who != seat}
    begun, tricks = match.deal.trick, list[Trick]()
    for move in line:
        if isinstance(move, Lead) and move.suit is not None:
            trick, to_play = Trick(move.suit, ((seat, move.piece),)), frozenset(hands)
        elif begun is not None:
            trick, to_play = begun.add(seat, move.piece), _to_come(game, match, begun) - {seat}
        else:
            raise ValueError(f"nothing was led that {move} could follow")
        for who in sorted(to_play):
            trick = trick.add(who, hands[who].pop())
        tricks.append(trick)
    return tuple(tricks)
