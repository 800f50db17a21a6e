"""How the computer plays Domino Hearts: it estimates what each play costs in points, and chooses the lowest cost.

The cost now: the chance that I take this trick, times its points. The cost later: having to lead next, and the risk
in the remaining tiles. Then the moon: of any player who has every point so far, including mine.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import prod
from random import Random

from bot.rules.domino_hearts.play import QUEEN
from bot.rules.moves import Challenge, Lead, Moon, Move, Pass, Play
from bot.rules.pieces import CARD_SUITS, Card
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from tests.benchmark.opponents.situations.hearts import HeartsSituation, TrickForecast

Hand = tuple[Card, ...]


# The weights of the evaluation, in points. The defaults were found by playing such players against each other.
ELSEWHERE = 0.25  # the gain from a point that another player takes
NEXT_LEAD = 0.5  # having to lead next
LATER = 0.3  # the risk in the remaining tiles
COVER = 0.6  # the factor on a tile's risk for each lower tile of its suit held with it
ALARM = 0.7  # exponent: the chance of the moon is the share of points of the only player with any
RUN = 4.0  # the number of tricks won from which that chance is full
GREED = 1.0  # the weight of my own chance of the moon


MOON = 26


def play(view: View, random: Random) -> Move:
    """Choose a move for the viewer, who has to act."""
    if view.phase is Phase.MOON:
        return choose_moon(view)
    if view.phase is Phase.REVIEW:
        return choose_challenge(view)
    evaluator = HeartsEvaluator(HeartsSituation.of(view))
    if view.ask is not None and view.ask.pick:
        return evaluator.passing(view.ask.pick)
    choices = view.ask.choices if view.ask is not None else ()
    moves = [choice.move for choice in choices if not choice.revoke]
    return min(moves, key=lambda move: (evaluator.cost(move), random.random()))


@dataclass(frozen=True, slots=True)
class HeartsEvaluator:
    """Estimates what a play costs me, in points relative to the others."""

    situation: HeartsSituation

    def cost(self, move: Move) -> float:
        """The expected cost of a lead or a play."""
        assert isinstance(move, Lead | Play)
        assert isinstance(move.piece, Card)
        situation = self.situation
        left = tuple(card for card in situation.hand if card != move.piece)
        forecast = situation.forecast(move.piece)
        mine = forecast.wins.get(situation.me, 0.0)
        points = (mine - ELSEWHERE * (1 - mine)) * forecast.points
        leading = NEXT_LEAD * mine * self.next_lead(left)
        return points + leading + LATER * self.risk(left) + self.others_moon(forecast) + self.own_moon(mine, left)

    def passing(self, count: int) -> Pass:
        """Pass the tiles whose absence leaves the lowest risk."""

        @cache
        def risk(suit: str, given: Hand) -> float:
            return self._risk_of_suit(suit, tuple(c for c in self.situation.hand if c.suit == suit and c not in given))

        def cost(given: Hand) -> float:
            return sum(risk(suit, tuple(card for card in given if card.suit == suit)) for suit in CARD_SUITS)

        return Pass(min(combinations(self.situation.hand, count), key=cost))

    def risk(self, hand: Hand) -> float:
        """The expected cost of a hand's tiles when others lead."""
        return sum(self._risk_of_suit(suit, tuple(c for c in hand if c.suit == suit)) for suit in CARD_SUITS)

    def _risk_of_suit(self, suit: str, cards: Hand) -> float:
        outside = self.situation.outside[suit]
        stake = self.situation.unseen_points / max(1, len(self.situation.hand))
        risk = 0.0
        for card in cards:
            below = sum(rank < card.rank for rank in outside)
            if below:
                guards = sum(other.rank < card.rank for other in cards)
                queen_penalty = 13 if suit == "S" and card.rank > QUEEN.rank and self.situation.is_queen_unseen else 0
                at_stake = self.situation.worth(card) + stake + queen_penalty / 2
                risk += below / len(outside) * COVER**guards * at_stake
        return risk

    def next_lead(self, hand: Hand) -> float:
        """The expected cost of the safest lead from a hand."""
        if not hand:
            return 0.0
        wins = min(map(self.situation.takes_when_led, hand))
        return wins * (self.situation.unseen_points + sum(self.situation.worth(card) for card in hand)) / len(hand)

    def others_moon(self, forecast: TrickForecast) -> float:
        """The expected cost of another player's moon after this trick."""
        situation = self.situation
        cost = 0.0
        for seat in situation.view.seats:
            if seat.seat != situation.me and situation.can_shoot_moon(seat.seat) and seat.points:
                theirs = forecast.wins.get(seat.seat, 0.0)
                threat_if_won = self._threat(seat.points + forecast.points, seat.tricks + 1)
                threat = self._threat(seat.points, seat.tricks) * max(0.0, 1 - forecast.points)
                cost += theirs * threat_if_won + (1 - theirs) * threat
        return cost * MOON

    def _threat(self, points: float, won: int) -> float:
        """The chance of the moon of the only player with points, who has won so many tricks."""
        return min(1.0, points / MOON) ** ALARM * min(1.0, won / RUN) / 2

    def own_moon(self, mine: float, left: Hand) -> float:
        """The value of my own chance of the moon after the trick, as a cost (negative: a gain)."""
        if not self.situation.can_shoot_moon(self.situation.me):
            return 0.0
        power = prod(1 - self.situation.can_be_beaten(card) for card in left)
        return -GREED * 2 * MOON * mine * power


def choose_moon(view: View) -> Move:
    """Choose what a shot moon does: end the match if that wins it, else gain the most relative to the others."""
    totals = {seat.seat: seat.total for seat in view.seats}
    me = view.viewer or 0

    def value(move: Move) -> tuple[bool, bool, int]:
        assert isinstance(move, Moon)
        added = {me: -MOON} if move.opponent is None else {move.opponent: MOON}
        if move.everyone:
            added = dict.fromkeys(totals.keys() - {me}, MOON)
        after = {seat: total + added.get(seat, 0) for seat, total in totals.items()}
        is_over = max(after.values()) >= view.target
        wins = after[me] == min(after.values())
        return is_over and wins, not (is_over and not wins), sum(after.values()) - len(after) * after[me]

    choices = view.ask.choices if view.ask is not None else ()
    return max((choice.move for choice in choices), key=value)


def choose_challenge(view: View) -> Move:
    """Challenge a play that is known to be a revoke: the player later played the suit led, or one other than hearts."""
    choices = view.ask.choices if view.ask is not None else ()
    return next((choice.move for choice in choices if _is_known_revoke(view, choice.move)), Challenge())


def _is_known_revoke(view: View, move: Move) -> bool:
    if not isinstance(move, Challenge) or move.seat is None:
        return False
    tricks = view.trick_board.finished
    trick = tricks[move.trick - 1]
    later = [shown.piece for later_trick in tricks[move.trick :] if (shown := later_trick.by(move.seat)) is not None]
    suits = {Suit(piece.suit) for piece in later if isinstance(piece, Card)}
    if trick.leader != move.seat:
        return trick.led in suits
    return move.trick > 1 and bool(suits - {Suit.HEARTS})
