"""Claims: ending a deal early if the claimer's View alone proves the result (rules §0.7): it reveals no other hand."""

from abc import abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from bot.message import Message
from bot.rules.copies import updated
from bot.rules.events import Claimed, Event, Moved
from bot.rules.moves import Claim, Concede, Lead, Play, lead_of
from bot.rules.pieces import Piece
from bot.rules.suits import Suit, SuitSystem, winner
from bot.rules.tricks.deal import Hand, Transition, Trick, TrickMatch, in_order, without
from bot.rules.tricks.game import PhaseRules, all_seats
from bot.rules.view import Choice, Phase

_FEWEST = 2  # pieces in a hand that can claim: with one, nothing is left to decide


@dataclass(frozen=True)
class SeatKnowledge:
    """The knowledge of a seat on turn: its hand, and the pieces of the others, each with its possible holders."""

    hand: Hand
    system: SuitSystem
    led_last: Callable[[Piece], bool]
    others: tuple[tuple[Piece, frozenset[int]], ...]

    @cached_property
    def left(self) -> Mapping[Suit, Sequence[Piece]]:
        """The pieces of each suit that others can hold."""
        left: defaultdict[Suit, list[Piece]] = defaultdict(list)
        for piece, _ in self.others:
            for suit in self.system.suits_of(piece):
                left[suit].append(piece)
        return left

    def winning_leads(
        self, hand: Hand, leads: tuple[Lead, ...] | None = None, led: tuple[Suit, ...] = ()
    ) -> tuple[Lead, ...] | None:
        """The pieces of a hand led in an order in which all win against any hands and plays of the others, if found.

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
                rest = self.winning_leads(without(hand, piece), None, (*led, suit))
                if rest is not None:
                    return (lead_of(piece, suit), *rest)
            if allowed:  # a piece that wins its trick now wins it later too: another order proves no more
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
        """True if a piece that wins the trick so far takes it, with these seats still to play to it."""
        powers = self.system.powers(trick.led)
        return all(powers.get(other, 0) <= powers[piece] for other, holders in self.others if holders & after)

    def always_loses(self, piece: Piece) -> bool:
        """True if a piece loses to every lead that others can make. Only without trump."""
        suits = self.system.suits_of(piece)
        return all(
            self.system.rank(other, suit) >= self.system.rank(piece, suit)
            for other, _ in self.others
            for suit in self.system.lead_suits(other)
            if suit in suits
        )


class Claiming(PhaseRules):
    """Tricks, with the claims and concessions that end them early; `Playing` has the rules of play."""

    @abstractmethod
    def leads(self, match: TrickMatch, seat: int) -> tuple[Lead, ...]:
        """Every lead a seat can make; of identical tiles one is led."""

    @abstractmethod
    def follows(self, match: TrickMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        """The pieces a seat can play to a trick."""

    def led_last(self, piece: Piece) -> bool:
        """True for a piece that can have to wait until its hand has no other kind to lead."""
        return False

    def after_trick(self, match: TrickMatch) -> Transition:
        """A hook for what else happens after a trick has been taken."""
        return match, ()

    def extra_choices(self, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        """The claim or concession that a seat on turn can make."""
        if len(match.deal.hands[seat]) < _FEWEST or seat not in self.to_act(match):
            return ()
        if self.game.is_decided(match):
            return (Choice(Concede(), Message("choice-end-deal"), Message("choice-end-deal.note")),)
        if match.deal.is_nel_o:
            return (Choice(Concede(), Message("choice-concede")),) if self._loses_all(match, seat) else ()
        if self.game.low_wins:
            taken = self.game.taken(match)
            if sum(taken) != taken[self.game.sides(match.options, match.players)[seat]]:
                return ()  # the moon is out of reach: taking the rest only does harm, so no button offers it
        return () if self.sure_tricks(match, seat) is None else (Choice(Claim(), Message("choice-claim")),)

    def why_not(self, match: TrickMatch, seat: int, move: Claim | Concede) -> Message:
        """The reason why a seat on turn cannot make a claim or a concession. From its View alone, as the offer."""
        if len(match.deal.hands[seat]) < _FEWEST:
            return Message("refused-one-left")
        if isinstance(move, Concede):
            return Message("refused-not-proved", is_concession=True)
        if self.game.is_decided(match):
            return Message("refused-nothing-to-claim")
        if self.sure_tricks(match, seat) is None:
            return Message("refused-not-proved", is_concession=False)
        return Message("refused-harmful-claim")

    def sure_tricks(self, match: TrickMatch, seat: int) -> tuple[Lead | Play, ...] | None:
        """The moves with which a seat on turn takes every trick that is left, in order; None where none are proved."""
        trick = match.deal.trick
        if trick is None:
            known = self._knowledge(match, seat)
            return known.winning_leads(known.hand, self.leads(match, seat))
        winning = [piece for piece in self.follows(match, seat, trick.led) if self._wins(match, trick, piece)]
        if not winning:
            return None
        known, after = self._knowledge(match, seat), self._to_come(match, trick) - {seat}
        for piece in dict.fromkeys(winning):
            if known.takes(piece, trick, after):
                leads = known.winning_leads(without(known.hand, piece))
                if leads is not None:
                    return (Play(piece), *leads)
        return None

    def _loses_all(self, match: TrickMatch, seat: int) -> bool:
        """True if the Nel-O bidder, following to a trick, loses it and all later ones against any play."""
        trick, contract = match.deal.trick, match.deal.contract
        if trick is None or contract is None or contract.seat != seat:
            return False
        known = self._knowledge(match, seat)
        return any(
            not self._wins(match, trick, piece) and all(map(known.always_loses, without(known.hand, piece)))
            for piece in self.follows(match, seat, trick.led)
        )

    def _knowledge(self, match: TrickMatch, seat: int) -> SeatKnowledge:
        """Read from the seat's View: its hand, the tricks, pieces shown to all, a kitty it has looked at."""
        deal, game, system = match.deal, self.game, self.game.suits(match)
        tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
        seen = [piece for trick in tricks for _, piece in trick.plays]
        seen += [piece for who in all_seats(match.players) for piece in game.open_hand(match, who)]
        seen += (*deal.hands[seat], *deal.exposed)
        has_kitty = any(rules.phase is Phase.KITTY for rules in game.phases(match.options))
        if has_kitty and deal.contract is not None and deal.contract.seat == seat:
            seen += deal.unused
        unseen = Counter(game.deck(match.options, match.players)) - Counter(seen)
        void: dict[int, set[Suit]] = {who: set() for who in game.active(match) if who != seat}
        for trick in tricks:
            followed = system.pieces_of(trick.led)
            for who, piece in trick.plays:
                if who in void and piece not in followed:
                    void[who].add(trick.led)

        @cache
        def may_hold(suits: tuple[Suit, ...]) -> frozenset[int]:
            return frozenset([who for who, missing in void.items() if missing.isdisjoint(suits)])

        held_by = ((piece, may_hold(system.suits_of(piece))) for piece in unseen.elements())
        others = tuple((piece, holders) for piece, holders in held_by if holders)
        return SeatKnowledge(deal.hands[seat], system, self.led_last, others)

    def _wins(self, match: TrickMatch, trick: Trick, piece: Piece) -> bool:
        """True if a piece wins the trick so far."""
        return winner((*trick.pieces, piece), trick.led, self.game.suits(match)) == len(trick.plays)

    def _to_come(self, match: TrickMatch, trick: Trick) -> frozenset[int]:
        return frozenset(self.game.active(match)) - {who for who, _ in trick.plays}

    def end_by_claim(self, match: TrickMatch, seat: int, move: Claim | Concede) -> Transition:
        """The match after a claim that can be made: the hands are laid open, the play is over, the deal is scored."""
        deal, events = match.deal, list[Event]()
        moves = None if isinstance(move, Concede) else self.sure_tricks(match, seat)
        begun = dict(deal.trick.plays) if deal.trick else {}
        hands = tuple(in_order((*hand, begun[who]) if who in begun else hand) for who, hand in enumerate(deal.hands))
        claimed = Claimed(seat, isinstance(move, Concede), hands, len(deal.hands[seat]))
        for trick in self._rest(match, seat, moves) if moves is not None else ():
            taken = updated(match.deal, tricks=(*match.deal.tricks, trick), won=(*match.deal.won, seat), leader=seat)
            match, more = self.after_trick(updated(match, deal=taken))
            events.extend(more)
        nothing: tuple[Hand, ...] = ((),) * match.players
        ended = updated(match, deal=updated(match.deal, trick=None, hands=nothing, claim=claimed))
        return self.game.leave_phase(ended, Moved(seat, move), claimed, *events)

    def _rest(self, match: TrickMatch, seat: int, moves: Sequence[Lead | Play]) -> Iterator[Trick]:
        """The remaining tricks, all won by one seat. The order in which the others discard does not matter."""
        hands = {who: list(match.deal.hands[who]) for who in self.game.active(match) if who != seat}
        begun = match.deal.trick
        for move in moves:
            if isinstance(move, Lead) and move.suit is not None:
                trick, to_play = Trick(move.suit, ((seat, move.piece),)), frozenset(hands)
            elif begun is not None:
                trick, to_play = begun.add(seat, move.piece), self._to_come(match, begun) - {seat}
            else:
                raise ValueError(f"nothing was led that {move} could follow")
            for who in sorted(to_play):
                trick = trick.add(who, hands[who].pop())
            yield trick
