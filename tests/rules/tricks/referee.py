"""The common part of the referees of trick games (rules §0): phases, passing, suits, following, winning a trick."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar, Self

from bot.rules.events import Event, TrickWon
from bot.rules.game import Match
from bot.rules.options import Options
from tests.rules.referee import Ended, Referee

Plays = tuple[tuple[int, str], ...]


class TrickReferee(Referee):
    """A deal in phases. A trick is the suit led and the plays."""

    phases: ClassVar[tuple[str, ...]]
    direction = 1
    names_suit = True  # whether the leader says which of a tile's suits is led
    trick_points = 0  # for each trick, besides its tiles

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        super().__init__(match, options)
        deal = match.deal
        self.first: int = deal.first
        self.phase = str(deal.phase)
        self.hands = tuple(tuple(map(str, hand)) for hand in deal.hands)
        self.unused = tuple(map(str, deal.unused))
        self.leader: int = deal.leader
        self.chosen: tuple[tuple[str, ...], ...] = ((),) * self.players
        self.bids = tuple((seat, str(bid).removeprefix("bid ")) for seat, bid in deal.bids)
        contract = deal.contract
        self.contract = None if contract is None else (contract.seat, str(contract.bid).removeprefix("bid "))
        self.trump = "none" if deal.trump is None else str(deal.trump).removeprefix("trump ")
        self.named: str | None = deal.doubles and str(deal.doubles)  # where the doubles belong, if someone has said it
        self.led = "" if deal.trick is None else str(deal.trick.led)
        self.trick: Plays = () if deal.trick is None else tuple((seat, str(piece)) for seat, piece in deal.trick.plays)
        self.tricks: tuple[Plays, ...] = tuple(
            tuple((seat, str(piece)) for seat, piece in trick.plays) for trick in deal.tricks
        )
        self.won_by: tuple[int, ...] = deal.won
        self.seen = frozenset(piece for trick in self.tricks for _, piece in trick)
        self.own = tuple(map(frozenset, self.hands))
        self.last: tuple[int, str] | None = None  # the play that was made last

    @abstractmethod
    def deck(self) -> Iterable[str]: ...

    @abstractmethod
    def size(self) -> int:
        """The number of pieces dealt to each player."""

    @abstractmethod
    def worth(self, piece: str) -> int: ...

    @abstractmethod
    def score(self) -> None:
        """End the deal, once it has been played."""

    def passed(self) -> int:
        """The number of seats to the left that pieces are passed in this deal; 0 where all hold."""
        return 0

    def has(self, phase: str) -> bool:
        """True if this deal has a phase."""
        return phase != "pass" or self.passed() != 0

    def active(self) -> tuple[int, ...]:
        """The seats that play to the tricks."""
        return tuple(range(self.players))

    def declarer(self) -> int:
        """The seat that names trump and leads."""
        return self.first if self.contract is None else self.contract[0]

    def doubles(self) -> str:
        """The doubles' place: high, low or a suit of their own; "both" is high, and that suit too."""
        return "both"

    def is_over(self) -> bool:
        return not any(self.hands[seat] for seat in self.active())

    def sees_unused(self, viewer: int | None) -> bool:
        return False

    def open_hands(self) -> tuple[int, ...]:
        """The hands that all see."""
        return ()

    def trick_value(self, trick: Plays) -> int:
        """The announced points of a trick."""
        return self.trick_points + sum(self.worth(piece) for _, piece in trick)

    def suits(self, piece: str) -> tuple[str, ...]:
        """The suits a piece belongs to, its higher end first."""
        if "-" not in piece:
            return (piece[-1],)
        high, low = piece[0], piece[2]
        if self.trump in (high, low) or (self.trump == "doubles" and high == low):
            return (self.trump,)
        if high == low:
            return {"both": (high, "doubles"), "own_suit": ("doubles",)}.get(self.doubles(), (high,))
        return high, low

    def strength(self, piece: str, suit: str) -> int:
        """The rank of a piece in a suit it belongs to."""
        if "-" not in piece:
            return ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A").index(piece[:-1])
        high, low = piece[0], piece[2]
        if suit == "doubles":
            return int(high)
        if high == low:
            return -1 if self.doubles() == "low" and suit != self.trump else 10
        return int(low if high == suit else high)

    def taker(self, led: str, trick: Plays) -> int:
        """The seat that wins a trick; of equal pieces the one played first wins."""
        trumps = [play for play in trick if self.trump in self.suits(play[1])]
        suit = self.trump if trumps else led
        suited = trumps or [play for play in trick if led in self.suits(play[1])]
        return max(suited, key=lambda play: self.strength(play[1], suit))[0]

    def may_lead(self, seat: int) -> Iterable[str]:
        """The pieces that a seat may lead."""
        return self.hands[seat]

    def may_follow(self, seat: int) -> Iterable[str]:
        return [piece for piece in self.hands[seat] if self.led in self.suits(piece)] or self.hands[seat]

    def to_act(self) -> tuple[int, ...]:
        if self.winners is not None:
            return ()
        if self.phase == "pass":
            return tuple(seat for seat in range(self.players) if not self.chosen[seat])
        if self.phase == "bid":
            return (self.next_bidder(),)
        if self.phase != "play":
            return (self.declarer(),)
        if not self.trick:
            return (self.leader,)
        seat = (self.trick[-1][0] + self.direction) % self.players
        while seat not in self.active():
            seat = (seat + self.direction) % self.players
        return (seat,)

    def is_asked(self, seat: int) -> bool:
        """A choice to pass may be changed until the last is made."""
        return self.phase == "pass" or super().is_asked(seat)

    def legal(self, seat: int) -> list[str]:
        match self.phase:
            case "pass":
                return [" ".join(("pass", *sorted(three))) for three in combinations(self.hands[seat], 3)]
            case "bid":
                return [f"bid {bid}" for bid in self.may_bid(seat)]
            case "kitty":
                return ["kitty keep", *(f"kitty {piece}" for piece in self.hands[seat])]
            case "trump":
                return [f"trump {suit}" for suit in self.trumps()]
            case "doubles":
                return ["doubles high", "doubles low", "doubles own_suit"]
            case _:
                return self.plays(seat)

    def plays(self, seat: int) -> list[str]:
        if self.trick:
            return [f"play {piece}" for piece in dict.fromkeys(self.may_follow(seat))]
        pieces = dict.fromkeys(self.may_lead(seat))
        return [
            f"lead {piece} as {suit}" if "-" in piece else f"lead {piece}"
            for piece in pieces
            for suit in self.suits(piece)[: None if self.names_suit else 1]
        ]

    def next_bidder(self) -> int:
        """In an auction of one round, from the dealer's left."""
        return (self.first + 1 + len(self.bids)) % self.players

    def may_bid(self, seat: int) -> Iterable[str]:
        raise NotImplementedError

    def trumps(self) -> Iterable[str]:
        raise NotImplementedError

    def auction_is_over(self) -> bool:
        return len(self.bids) == self.players

    def unbid(self) -> tuple[int, str] | None:
        """The contract where all have passed; None: the deal is thrown in."""
        return None

    def advance(self) -> None:
        """To the next phase of the deal, or to its score."""
        for phase in self.phases[self.phases.index(self.phase) + 1 :]:
            if self.has(phase):
                self.phase = phase
                self.leader = self.first_leader() if phase == "play" else self.leader
                return
        self.score()

    def first_leader(self) -> int:
        return self.declarer()

    def do_pass(self, seat: int, *pieces: str) -> None:
        self.chosen = _changed(self.chosen, seat, pieces)
        if not all(self.chosen):
            return
        for giver, given in enumerate(self.chosen):
            receiver = (giver + self.passed()) % self.players
            for piece in given:
                self.discard(giver, piece)
            self.receive(receiver, given)
        self.advance()

    def do_bid(self, seat: int, *words: str) -> None:
        self.bids += ((seat, " ".join(words)),)
        if not self.auction_is_over():
            return
        made = [bid for bid in self.bids if bid[1] != "pass"]
        self.contract = made[-1] if made else self.unbid()
        if self.contract is None:
            nothing = (0,) * len(self.totals)
            self.ended = Ended(nothing, nothing, ((self.first + 1) % self.players,), thrown_in=True)
        else:
            self.advance()

    def do_kitty(self, seat: int, swapped: str) -> None:
        self.own = _changed(self.own, seat, self.own[seat] | set(self.unused))
        if swapped != "keep":
            self.discard(seat, swapped)
            self.receive(seat, self.unused)
            self.unused = (swapped,)
        self.advance()

    def do_trump(self, seat: int, suit: str) -> None:
        self.trump = suit
        self.advance()

    def do_doubles(self, seat: int, place: str) -> None:
        self.named = place
        self.advance()

    def play(self, seat: int, move: str) -> Self:
        after = super().play(seat, move)
        after.last = (seat, move.split()[1]) if move.startswith(("lead", "play")) else None
        return after

    def do_lead(self, seat: int, piece: str, *suit: str) -> None:
        self.phase = "play"
        self.led = suit[-1] if suit else piece[-1]
        self.do_play(seat, piece)

    def do_play(self, seat: int, piece: str) -> None:
        self.discard(seat, piece)
        self.trick += ((seat, piece),)
        self.seen |= {piece}
        if len(self.trick) == len(self.active()):
            self.leader = self.taker(self.led, self.trick)
            self.tricks, self.trick, self.won_by = (*self.tricks, self.trick), (), (*self.won_by, self.leader)
            if self.is_over():
                self.advance()

    def discard(self, seat: int, piece: str) -> None:
        hand = list(self.hands[seat])
        hand.remove(piece)
        self.hands = _changed(self.hands, seat, tuple(hand))

    def receive(self, seat: int, pieces: tuple[str, ...]) -> None:
        self.hands = _changed(self.hands, seat, (*self.hands[seat], *pieces))
        self.own = _changed(self.own, seat, self.own[seat] | set(pieces))

    def points(self) -> list[int]:
        """The points each seat has taken."""
        taken = [0] * self.players
        for trick, seat in zip(self.tricks, self.won_by, strict=True):
            taken[seat] += self.trick_points + sum(self.worth(piece) for _, piece in trick)
        return taken

    def is_forced(self) -> bool:
        """The last piece to a trick that was led plays itself."""
        return bool(self.trick) and len(self.hands[self.to_act()[0]]) == 1

    def check_events(self, events: tuple[Event, ...]) -> None:
        finished = bool(self.tricks) and not self.trick and self.last in self.tricks[-1]
        expected = [TrickWon(len(self.tricks), self.won_by[-1], self.trick_value(self.tricks[-1]))] if finished else []
        assert [event for event in events if isinstance(event, TrickWon)] == expected

    def known(self, viewer: int | None) -> set[str]:
        known = set(self.seen) | {piece for seat in self.open_hands() for piece in self.hands[seat]}
        known |= set(self.unused) if self.sees_unused(viewer) else set()
        return known if viewer is None else known | self.own[viewer]

    def check_deal(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        everything = Counter(str(piece) for hand in (*deal.dealt, deal.unused) for piece in hand)
        assert everything == Counter(self.deck())
        assert {len(hand) for hand in deal.dealt} == {self.size()}
        assert deal.phase == next(phase for phase in self.phases if self.has(phase))
        assert (deal.hands, deal.tricks, deal.trick, deal.bids, deal.contract) == (deal.dealt, (), None, (), None)

    def check(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        assert (deal.phase, deal.number) == (self.phase, self.number)
        assert [sorted(map(str, hand)) for hand in deal.hands] == list(map(sorted, self.hands))
        assert (*map(str, deal.unused), *map(str, deal.exposed)) == self.unused
        contract = deal.contract and (deal.contract.seat, str(deal.contract.bid).removeprefix("bid "))
        assert (contract, str(deal.trump or "none").removeprefix("trump ")) == (self.contract, self.trump)
        assert (deal.won, len(deal.tricks)) == (self.won_by, len(self.tricks))
        assert len(deal.trick.plays if deal.trick else ()) == len(self.trick)


def double_set(highest: int) -> list[str]:
    return [f"{high}-{low}" for high in range(highest + 1) for low in range(high + 1)]


def _changed(items: tuple[Any, ...], seat: int, item: Any) -> tuple[Any, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
