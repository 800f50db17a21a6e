"""A Domino Hearts deal as one seat sees it: the unseen tiles, and the expected result of a trick for each play."""

from dataclasses import dataclass, field
from functools import cache
from math import prod
from typing import NamedTuple

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, FirstTrick, PlayDirection
from bot.rules.domino_hearts.play import QUEEN
from bot.rules.pieces import CARD_SUITS, Card, Piece, cards
from bot.rules.suits import CardSuits
from bot.rules.view import View
from tests.benchmark.opponents.situations.reading import Reading, read

SYSTEM = CardSuits()


@cache
def _cards_of(suit: str, below: int = 15) -> frozenset[Piece]:
    """The cards of a suit below a rank; without one, all."""
    return frozenset(card for card in cards() if card.suit == suit and card.rank < below)


class TrickForecast(NamedTuple):
    """The expected result of a trick: each seat's chance to win it, and its points."""

    wins: dict[int, float]
    points: float


@dataclass(frozen=True, slots=True)
class HeartsSituation:
    """What a seat's View of a deal implies. `outside` are the ranks of each suit that others hold.

    What a card does when it is led is cached: it is asked for again with each move that is considered.
    """

    view: View
    options: DominoHeartsOptions
    me: int
    hand: tuple[Card, ...]
    plays: tuple[tuple[int, Card], ...]  # on the table, in the trick being played
    later: tuple[int, ...]  # the seats that play to it after me
    reading: Reading
    outside: dict[str, tuple[int, ...]]
    unseen_points: int
    _leads: dict[Card, float] = field(default_factory=dict[Card, float])

    @classmethod
    def of(cls, view: View) -> "HeartsSituation":
        """Read a view. Raises TypeError where it is a bystander's, or of another game."""
        options, me = view.options, view.viewer
        if me is None or not isinstance(options, DominoHeartsOptions):
            raise TypeError("not a seat's view of Domino Hearts")
        board_plays = view.trick_board.current_plays
        plays = tuple(
            (seat, piece_view.piece) for seat, piece_view in board_plays if isinstance(piece_view.piece, Card)
        )
        count = len(view.seats)
        step = 1 if options.play_direction is PlayDirection.CLOCKWISE else -1
        reading = read(view, DOMINO_HEARTS.deck(options, count), SYSTEM)
        out = [card for card in reading.out if isinstance(card, Card)]
        return cls(
            view=view,
            options=options,
            me=me,
            hand=tuple(piece_view.piece for piece_view in view.hand if isinstance(piece_view.piece, Card)),
            plays=plays,
            later=tuple((me + step * place) % count for place in range(1, count - len(plays))),
            reading=reading,
            outside={suit: tuple(card.rank for card in out if card.suit == suit) for suit in CARD_SUITS},
            unseen_points=sum(DOMINO_HEARTS.worth(options, card) for card in out),
        )

    @property
    def is_queen_unseen(self) -> bool:
        """Whether another seat holds the queen of spades."""
        return QUEEN in self.reading.out

    def worth(self, piece: Piece) -> int:
        return DOMINO_HEARTS.worth(self.options, piece)

    def can_shoot_moon(self, seat: int) -> bool:
        """Whether no other seat has a point yet."""
        return all(other.seat == seat or not other.points for other in self.view.seats)

    def takes_when_led(self, card: Card) -> float:
        """The chance that nobody has to beat a card that is led: no seat that follows has only higher ones."""
        if card not in self._leads:
            suit, lower = _cards_of(card.suit), _cards_of(card.suit, card.rank)
            self._leads[card] = prod(1 - hand.following(suit, lower).must_beat for hand in self.reading.hands.values())
        return self._leads[card]

    def can_be_beaten(self, card: Card) -> float:
        """The chance that another seat holds a higher card of the suit."""
        higher = [Card(rank, card.suit) for rank in self.outside[card.suit] if rank > card.rank]
        return 1 - prod(1 - hand.chance_of(other) for hand in self.reading.hands.values() for other in higher)

    def forecast(self, card: Card) -> TrickForecast:
        """The expected result of the trick if I play this card."""
        plays = (*self.plays, (self.me, card))
        led = plays[0][1].suit
        rank, owner = max((played.rank, seat) for seat, played in plays if played.suit == led)
        wins = {owner: 1.0}
        points = float(sum(self.worth(played) for _, played in plays))
        for seat in self.later:
            void, must_beat = self.reading.hands[seat].following(_cards_of(led), _cards_of(led, rank))
            wins = {winner: chance * (1 - must_beat) for winner, chance in wins.items()}
            wins[seat] = must_beat
            points += void * self._points_discarded(seat) + self._points_followed(seat, led, rank, void, must_beat)
        return TrickForecast(wins, points)

    def _points_discarded(self, seat: int) -> float:
        """The expected points of a seat's discard when it is void in the suit led."""
        if self.options.first_trick is FirstTrick.NO_POINTS and not self.view.trick_board.finished:
            return 0.0
        hand = self.reading.hands[seat]
        hearts = sum(hand.chance_of(Card(rank, "H")) for rank in self.outside["H"])
        return 13 * hand.chance_of(QUEEN) + min(1.0, hearts)

    def _points_followed(self, seat: int, led: str, rank: int, void: float, must_beat: float) -> float:
        """The expected points when a seat follows: a heart, or the queen under a higher spade or for want of others."""
        if led == "H":
            return 1 - void
        if led != "S":
            return 0.0
        queen = self.reading.hands[seat].chance_of(QUEEN)
        return 13 * (queen if rank > QUEEN.rank else min(queen, must_beat / 2))
