"""How the computer plays Domino Hearts: each play by the points it should cost, now and later; the lowest cost wins.

Now: how likely I take this trick, and with what. Later: having to lead next, and the tiles that stay. And the moon:
anyone's who has every point so far, mine too.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import prod
from random import Random

from bot.players.hearts_situation import Outlook, Situation
from bot.rules.domino_hearts.play import QUEEN
from bot.rules.moves import Challenge, Lead, Moon, Move, Pass, Play
from bot.rules.pieces import CARD_SUITS, Card
from bot.rules.suits import Suit
from bot.rules.view import Phase, View

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Style:
    """How much things count, in points. The defaults were found by matches of such players against each other."""

    elsewhere: float = 0.25  # a point that goes to others: I can no longer get it
    next_lead: float = 0.5  # having to lead next
    later: float = 0.3  # the risk in the tiles that stay
    cover: float = 0.6  # what is left of a tile's risk with each lower tile of its suit beside it
    alarm: float = 0.7  # the share of the points one player alone has, to this power, is their chance of the moon
    run: float = 4.0  # once they have won so many tricks
    greed: float = 1.0  # the part of the moon's points I play for, as far as my hand promises it


STYLE = Style()
MOON = 26


def play(view: View, random: Random, style: Style = STYLE) -> Move:
    """The move of a seat that is asked for one. Raises TypeError for a view of another kind."""
    if view.phase is Phase.MOON:
        return moon_choice(view)
    if view.phase is Phase.REVIEW:
        return challenge(view)
    judge = Judge(Situation.of(view), style)
    if view.ask is not None and view.ask.pick:
        return judge.passing(view.ask.pick)
    choices = view.ask.choices if view.ask is not None else ()
    moves = [choice.move for choice in choices if not choice.revoke]
    return min(moves, key=lambda move: (judge.cost(move), random.random()))


@dataclass(frozen=True, slots=True)
class Judge:
    """Says what a play should cost, in points more than the others'."""

    now: Situation
    style: Style

    def cost(self, move: Move) -> float:
        """What a lead or a play should cost."""
        if not isinstance(move, Lead | Play) or not isinstance(move.piece, Card):
            raise TypeError(f"{move} plays no card")
        now, style = self.now, self.style
        left = tuple(card for card in now.hand if card != move.piece)
        seen = now.outlook(move.piece)
        mine = seen.wins.get(now.me, 0.0)
        points = (mine - style.elsewhere * (1 - mine)) * seen.points
        leading = style.next_lead * mine * self.next_lead(left)
        return points + leading + style.later * self.risk(left) + self.others_moon(seen) + self.own_moon(mine, left)

    def passing(self, count: int) -> Pass:
        """The tiles without which the hand is least at risk."""

        @cache
        def risk(suit: str, given: Hand) -> float:
            return self._risk_of_suit(suit, tuple(c for c in self.now.hand if c.suit == suit and c not in given))

        def cost(given: Hand) -> float:
            return sum(risk(suit, tuple(card for card in given if card.suit == suit)) for suit in CARD_SUITS)

        return Pass(min(combinations(self.now.hand, count), key=cost))

    def risk(self, hand: Hand) -> float:
        """The points that the tiles of a hand should cost when others lead."""
        return sum(self._risk_of_suit(suit, tuple(c for c in hand if c.suit == suit)) for suit in CARD_SUITS)

    def _risk_of_suit(self, suit: str, cards: Hand) -> float:
        outside = self.now.outside[suit]
        stake = self.now.points_out / max(1, len(self.now.hand))
        risk = 0.0
        for card in cards:
            below = sum(rank < card.rank for rank in outside)
            if below:
                guards = sum(other.rank < card.rank for other in cards)
                catches = 13 if suit == "S" and card.rank > QUEEN.rank and self.now.queen_is_out else 0
                at_stake = self.now.worth(card) + stake + catches / 2
                risk += below / len(outside) * self.style.cover**guards * at_stake
        return risk

    def next_lead(self, hand: Hand) -> float:
        """The points that the safest lead from a hand should cost."""
        if not hand:
            return 0.0
        wins = min(prod(1 - self.now.over(seat, card) for seat in self.now.reading.hands) for card in hand)
        return wins * (self.now.points_out + sum(self.now.worth(card) for card in hand)) / len(hand)

    def others_moon(self, seen: Outlook) -> float:
        """What the trick does for whoever else has all points so far: brings them nearer the moon, or stops them."""
        now = self.now
        cost = 0.0
        for seat in now.view.seats:
            if seat.seat != now.me and now.may_shoot(seat.seat) and seat.points:
                theirs = seen.wins.get(seat.seat, 0.0)
                nearer = self._threat(seat.points + seen.points, seat.tricks + 1)
                stays = self._threat(seat.points, seat.tricks) * max(0.0, 1 - seen.points)
                cost += theirs * nearer + (1 - theirs) * stays
        return cost * MOON

    def _threat(self, points: float, won: int) -> float:
        """The chance of the moon of a player who alone has points, and has won so many tricks."""
        return min(1.0, points / MOON) ** self.style.alarm * min(1.0, won / self.style.run) / 2

    def own_moon(self, mine: float, left: Hand) -> float:
        """What my own chance of the moon is worth after the trick (negative: a gain)."""
        if not self.now.may_shoot(self.now.me):
            return 0.0
        power = prod(1 - self.now.able(card) for card in left)
        return -self.style.greed * 2 * MOON * mine * power


def moon_choice(view: View) -> Move:
    """Whoever has shot the moon ends the match if that wins it, else takes the most from their lag on the others."""
    totals = {seat.seat: seat.total for seat in view.seats}
    me = view.viewer or 0

    def value(move: Move) -> tuple[bool, bool, int]:
        if not isinstance(move, Moon):
            raise TypeError(f"{move} does nothing with the moon")
        gives = {me: -MOON} if move.opponent is None else {move.opponent: MOON}
        if move.everyone:
            gives = dict.fromkeys(totals.keys() - {me}, MOON)
        after = {seat: total + gives.get(seat, 0) for seat, total in totals.items()}
        over = max(after.values()) >= view.target
        wins = after[me] == min(after.values())
        return over and wins, not (over and not wins), sum(after.values()) - len(after) * after[me]

    choices = view.ask.choices if view.ask is not None else ()
    return max((choice.move for choice in choices), key=value)


def challenge(view: View) -> Move:
    """A challenge of a play that is known to be a revoke: its suit, or another than hearts, was played later."""
    choices = view.ask.choices if view.ask is not None else ()
    return next((choice.move for choice in choices if _is_sure(view, choice.move)), Challenge())


def _is_sure(view: View, move: Move) -> bool:
    if not isinstance(move, Challenge) or move.seat is None:
        return False
    tricks = view.trick_board.finished
    trick = tricks[move.trick - 1]
    later = [shown.piece for one in tricks[move.trick :] if (shown := one.by(move.seat)) is not None]
    suits = {Suit(piece.suit) for piece in later if isinstance(piece, Card)}
    if trick.leader != move.seat:
        return trick.led in suits
    return move.trick > 1 and bool(suits - {Suit.HEARTS})
