"""A Domino Hearts deal as one seat sees it: what is out, and what should come of a trick if it plays this or that."""

from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from bot.players.reading import Reading, read
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, FirstTrick, PlayDirection
from bot.rules.domino_hearts.play import QUEEN
from bot.rules.pieces import CARD_SUITS, Card, Piece
from bot.rules.suits import CardSuits, Suit
from bot.rules.view import View

SYSTEM = CardSuits()


class Outlook(NamedTuple):
    """What should come of a trick: each seat's chance to win it, and its points."""

    wins: dict[int, float]
    points: float


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's View of a deal, read. `outside` are the ranks of each suit that others hold."""

    view: View
    options: DominoHeartsOptions
    me: int
    hand: tuple[Card, ...]
    plays: tuple[tuple[int, Card], ...]  # on the table, in the trick being played
    later: tuple[int, ...]  # the seats that play to it after me
    reading: Reading
    outside: dict[str, tuple[int, ...]]
    points_out: int

    @classmethod
    def of(cls, view: View) -> "Situation":
        """Raises TypeError where the view is not a seat's, or not of this game."""
        options, me = view.options, view.viewer
        if me is None or not isinstance(options, DominoHeartsOptions):
            raise TypeError("not a seat's view of Domino Hearts")
        shown = view.trick_board.current_plays
        plays = tuple((seat, one.piece) for seat, one in shown if isinstance(one.piece, Card))
        count = len(view.seats)
        step = 1 if options.play_direction is PlayDirection.CLOCKWISE else -1
        reading = read(view, DOMINO_HEARTS.deck(options, count), SYSTEM)
        out = [card for card in reading.out if isinstance(card, Card)]
        return cls(
            view=view,
            options=options,
            me=me,
            hand=tuple(one.piece for one in view.hand if isinstance(one.piece, Card)),
            plays=plays,
            later=tuple((me + step * place) % count for place in range(1, count - len(plays))),
            reading=reading,
            outside={suit: tuple(card.rank for card in out if card.suit == suit) for suit in CARD_SUITS},
            points_out=sum(DOMINO_HEARTS.worth(options, card) for card in out),
        )

    @property
    def queen_is_out(self) -> bool:
        """Whether another seat holds the queen of spades."""
        return QUEEN in self.reading.out

    def worth(self, piece: Piece) -> int:
        return DOMINO_HEARTS.worth(self.options, piece)

    def may_shoot(self, seat: int) -> bool:
        """Whether nobody else has a point yet."""
        return all(other.seat == seat or not other.points for other in self.view.seats)

    def over(self, seat: int, card: Card) -> float:
        """The chance that a seat which follows has only higher cards."""
        return self.reading.hands[seat].following(Suit(card.suit), card.rank, SYSTEM).over

    def able(self, card: Card) -> float:
        """The chance that somebody holds a higher card of the suit."""
        higher = [Card(rank, card.suit) for rank in self.outside[card.suit] if rank > card.rank]
        return 1 - prod(1 - hand.chance_of(one) for hand in self.reading.hands.values() for one in higher)

    def outlook(self, card: Card) -> Outlook:
        """What should come of the trick if I play this card to it."""
        plays = (*self.plays, (self.me, card))
        led = plays[0][1].suit
        rank, owner = max((one.rank, seat) for seat, one in plays if one.suit == led)
        wins = {owner: 1.0}
        points = float(sum(self.worth(one) for _, one in plays))
        for seat in self.later:
            void, over = self.reading.hands[seat].following(Suit(led), rank, SYSTEM)
            wins = {who: chance * (1 - over) for who, chance in wins.items()}
            wins[seat] = over
            points += void * self._thrown(seat) + self._followed(seat, led, rank, void, over)
        return Outlook(wins, points)

    def _thrown(self, seat: int) -> float:
        """The points a seat should throw on a trick whose suit it has not."""
        if self.options.first_trick is FirstTrick.NO_POINTS and not self.view.trick_board.finished:
            return 0.0
        hand = self.reading.hands[seat]
        hearts = sum(hand.chance_of(Card(rank, "H")) for rank in self.outside["H"])
        return 13 * hand.chance_of(QUEEN) + min(1.0, hearts)

    def _followed(self, seat: int, led: str, rank: int, void: float, over: float) -> float:
        """The points a seat should add in following: a heart, or the queen under a king or an ace, or perforce."""
        if led == "H":
            return 1 - void
        if led != "S":
            return 0.0
        queen = self.reading.hands[seat].chance_of(QUEEN)
        return 13 * (queen if rank > QUEEN.rank else min(queen, over / 2))
