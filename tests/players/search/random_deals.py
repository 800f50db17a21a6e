"""Random deals by the rules, under every preset and all kinds of house rules: what the search is compared with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from bot.players.knowledge import KNOWLEDGE
from bot.players.search.knowledge import Knowledge
from bot.players.search.masks import bits_in
from bot.players.search.policy import SIZES, TrickPolicy
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import Hidden
from bot.rules.moves import Bid, Challenge, Kitty, Moon, Move, Pass
from bot.rules.options import Options, load, rules_of
from bot.rules.pieces import Card
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Phase, View

PLAYED = (Phase.OPENING, Phase.PLAY)
GAMES = {name: knowledge.game for name, knowledge in KNOWLEDGE.items()}
TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]


def house_rules(game: TrickGame, players: int, dice: Random) -> Options:
    """House rules of which each is any that is offered and that this number of players can play by."""
    values: dict[str, Any] = {rule.name: dice.choice(rule.offered_values).value for rule in rules_of(game.options_type)}
    if players != 4 and "partners" in values:
        values["partners"] = "no"
    if "target" in values:
        values["target"] = 1000  # so that no match ends before the deals that are played
    return load(game.options_type, values)


def presets(game: TrickGame, players: int) -> list[Options]:
    """The house rules of every preset for this number of players."""
    return [preset.options for preset in game.presets if players in preset.players]


@dataclass
class RandomDeal:
    """One deal played by chance; `match` is as it stands. The deals before it, if any, were thrown in.

    `dealt` is how it stood when play began, and `played` each seat's moves since.
    """

    game: TrickGame
    options: Options
    players: int
    dice: Random

    def __post_init__(self) -> None:
        self.knowledge: Knowledge = KNOWLEDGE[self.game.name]
        self.match: TrickMatch = self.game.start(self.options, self.players, self.dice.randbytes(32))
        for _ in range(self.dice.randrange(4)):  # tiles are passed to another seat in each deal
            self.match, _ = self.game.next_deal(self.match)
        self.dealt, self.played = self.match, list[tuple[int, Move]]()

    def moves(self) -> Iterator[tuple[int, Move]]:
        """Each seat's move before it is made, until the deal is scored."""
        while not self.match.results:
            seat = self.dice.choice(self.game.to_act(self.match))
            move = self.choose(seat)
            yield seat, move
            if self.match.deal.phase in PLAYED:
                self.played.append((seat, move))
            self.match, _ = self.game.play(self.match, seat, move)
            self.dealt = self.dealt if self.played else self.match

    def plays(self) -> Iterator[tuple[View, Move]]:
        """The view of who plays, and the play, for each; other moves are made in between."""
        for seat, move in self.moves():
            if self.match.deal.phase in PLAYED:
                yield self.view(seat), move

    def view(self, seat: int) -> View:
        return self.game.view(self.match, seat)

    def position(self, seat: int) -> TrickPosition:
        return TrickPosition.of(self.view(seat), self.knowledge)

    def choose(self, seat: int) -> Move:
        """Any move, but no revoke; bids that leave the others something to say, and special ones where they may be."""
        match self.match.deal.phase:
            case Phase.PASS:
                return self._pass(seat)
            case Phase.BID:
                return self._bid(seat)
            case Phase.KITTY if self.dice.random() < 0.2:
                return Kitty()
            case Phase.REVIEW:
                return Challenge()
            case Phase.MOON:
                return moon_for_most(self.game.legal(self.match, seat))
            case _:
                return self.dice.choice(self.legal(seat))

    def _pass(self, seat: int) -> Move:
        """Often all that is held of a suit that will be led first, so that someone is void in it then."""
        hand = self.match.deal.hands[seat]
        clubs = [card for card in hand if isinstance(card, Card) and card.suit == "C"]
        others = [piece for piece in hand if piece not in clubs]
        if self.dice.random() < 0.6 and len(clubs) <= 3:
            return Pass((*clubs, *self.dice.sample(others, 3 - len(clubs))))
        return Pass(tuple(self.dice.sample(hand, 3)))

    def _bid(self, seat: int) -> Move:
        legal = self.game.legal(self.match, seat)
        special = [bid for bid in legal if isinstance(bid, Bid) and bid.special is not None]
        if special and self.dice.random() < 0.4:
            return self.dice.choice(special)
        if self.dice.random() < 0.5:
            return legal[-1]
        highest, usual, any_bid = legal[-4:-1] or legal, legal[:4], legal
        return self.dice.choice(self.dice.choice([highest, usual, usual, any_bid]))

    def legal(self, seat: int) -> list[Move]:
        """A seat's moves without revokes."""
        ask = self.view(seat).ask
        assert ask is not None
        return [choice.move for choice in ask.choices if not choice.revoke]

    @property
    def undealt(self) -> int:
        """The piece that goes with the first trick, as a bit of a deck without identical pieces; 0 for none."""
        position = self.position(self.game.to_act(self.match)[0])
        return position.deck.take(self.match.deal.unused, position.deck.everything) if position.takes_undealt else 0

    def hands(self, position: TrickPosition) -> list[int]:
        """All hands in a position's masks, its own as it has it."""
        deck, left = position.deck, position.standing.left & ~position.hand
        found: list[int] = []
        for seat, held in enumerate(self.match.deal.hands):
            is_open = bool(self.game.open_hand(self.match, seat))
            taken = position.hand if seat == position.me else 0 if is_open else deck.take(held, left)
            left &= ~taken
            found.append(taken)
        return found


def every_world(hidden: Hidden) -> Iterator[tuple[int, ...]]:
    """All the ways to deal what is hidden, each with what no one holds at its end."""

    def dealt(left: int, seat: int) -> Iterator[tuple[int, ...]]:
        if seat == len(hidden.held):
            yield (left,)
            return
        known = hidden.known[seat]
        for more in combinations(bits_in(left & ~hidden.lacks[seat]), hidden.held[seat] - known.bit_count()):
            for others in dealt(left & ~sum(more), seat + 1):
                yield (known | sum(more), *others)

    return dealt(hidden.pieces & ~sum(hidden.known), 0)


def moon_for_most(choices: Sequence[Move]) -> Moon:
    """A moon is scored on all the others here, or else off the shooter's score: it is worth the same."""
    return Moon(everyone=True) if Moon(everyone=True) in choices else Moon()


def whims(dice: Random) -> TrickPolicy:
    """A policy that prefers anything to anything."""
    return TrickPolicy.cut(tuple(dice.choices(range(100), k=sum(SIZES))))


def random_deals(game: TrickGame, players: int, others: int, seed: int) -> Iterator[RandomDeal]:
    """A deal under every preset for this number of players, and some under other house rules."""
    dice = Random(seed)
    for options in (*presets(game, players), *[None] * others):
        yield RandomDeal(game, options or house_rules(game, players, dice), players, dice)
