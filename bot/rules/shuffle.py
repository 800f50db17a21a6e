"""The fair shuffle, written down exactly so that anyone can check it in another language.

seal         = SHA-256(secret)                                  secret: 32 bytes
match seed   = SHA-256(secret ‖ terms)                          terms: these seven lines of the match's record, each
               ended by one line feed, in ASCII: game, options, players, opened, people, joins, start (see `Terms`)
seed of X    = SHA-256(match seed ‖ X)                          X: ASCII, "deal 3" or "draw for deal 1, round 2"
stream       = SHA-256(seed ‖ 0) ‖ SHA-256(seed ‖ 1) ‖ …        counter: 8 bytes, big-endian
words        = the stream as unsigned 32-bit numbers, big-endian
shuffle      for i = n-1 down to 1: take words until one is below 2³² - (2³² mod (i+1));
             j = that word mod (i+1); exchange items i and j
deal         the set as 0-0, 1-0, 1-1, 2-0, … (cards: clubs 2 to ace, diamonds, hearts, spades), shuffled for "deal 3":
             the first seat's hand, the second's, …; what is left is undealt. In Mexican Train without the engine,
             if that is set aside. Where dominoes are dealt again for too many doubles in a hand: "deal 3 again 1", then
             "deal 3 again 2", …
decision     a computer player's dice: the first 8 bytes, big-endian, of the seed of "computer player at seat 2, deal 3,
             turn 14" (seats from 0, the turns of that deal from 0)
draw         likewise for each round: those still drawing get one tile each, in seat order

A contest has one secret, sealed in the same way. All tables that play its deals have the same secret, which
follows from that, and no numbers of their own:
table secret = SHA-256(secret of the contest ‖ terms ‖ "round 1")   terms: six lines, each ended by one line feed, in
               ASCII: contest, game, options, players, deals, numbers (see `ContestTerms`)
match seed   = SHA-256(secret ‖ "|" ‖ ids joined by "|")        ids: those of its `joins`, decimal, ascending, ASCII

The secret of a daily deal follows from one that the bot drew when its database was made, and never tells:
daily secret = SHA-256(that secret ‖ "daily deal of 17 on 2026-11-24")     17: the server, 0 for the world's; the day
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from bot.rules.pieces import Piece, Tile

Item = TypeVar("Item")
AnyPiece = TypeVar("AnyPiece", bound=Piece)
Draws = tuple[tuple[tuple[int, Piece], ...], ...]  # round by round, (seat, piece)
_WORDS = 2**32


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The inputs of a match's deals, beside its secret. All of it is published before the first hand is shown.

    A number is the id that Discord gave to a press after the seal was shown. `opened` is that of the press which opened
    the table (the first, if several people ask for a rematch at once): no other is less; None at the tables of a
    contest, which no press opens. `people` are the seats at which people sat when the match began. `joins` are the
    seats and numbers of the people who sat down by a press that counts, by seat. `starter` is the seat of the press
    that began the match, None for someone who did not sit there, and its number. A match that began by itself has no
    `starter`: then everyone has joined by a press that counts.
    """

    game: str
    options: str
    players: int
    opened: int | None
    people: tuple[int, ...]
    joins: tuple[tuple[int, int], ...]
    starter: tuple[int | None, int] | None

    @property
    def presses(self) -> tuple[tuple[int | None, int], ...]:
        """The seats and numbers of all presses that are mixed into the shuffle."""
        return (*self.joins, *((self.starter,) if self.starter is not None else ()))

    @property
    def lines(self) -> tuple[str, ...]:
        """The terms as a record has them. Seats count from 1; 0 is none."""
        joins = " ".join(f"{seat + 1}:{number}" for seat, number in self.joins)
        seat, number = self.starter or (None, None)
        return (
            f"game: {self.game}",
            f"options: {self.options}",
            f"players: {self.players}",
            f"opened: {'-' if self.opened is None else self.opened}",
            f"people: {' '.join(str(seat + 1) for seat in self.people) or '-'}",
            f"joins: {joins or '-'}",
            f"start: {0 if seat is None else seat + 1}:{number}" if number is not None else "start: -",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestTerms:
    """The inputs of a contest's deals, beside its secret. `numbers` are those that Discord gave to the presses
    by which people joined it and one began it, ascending; a daily deal, which is there before anyone comes, has none.
    """

    kind: str
    game: str
    options: str
    players: int
    deals: int
    numbers: tuple[int, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The terms as they are hashed, and published."""
        return (
            f"contest: {self.kind}",
            f"game: {self.game}",
            f"options: {self.options}",
            f"players: {self.players}",
            f"deals: {self.deals}",
            f"numbers: {' '.join(map(str, self.numbers)) or '-'}",
        )


def table_secret(secret: bytes, terms: ContestTerms, number: int) -> bytes:
    """The secret of the tables that play a round of a contest, from the contest's own."""
    text = "".join(f"{line}\n" for line in terms.lines)
    return sha256(secret + f"{text}round {number}".encode("ascii")).digest()


def daily_secret(root: bytes, guild_id: int, day: str) -> bytes:
    """The secret of a server's daily deal of a day ("2026-11-24"), from the root of all: fixed before anyone asks."""
    return sha256(root + f"daily deal of {guild_id} on {day}".encode("ascii")).digest()


def options_text(options: Mapping[str, object]) -> str:
    """House rules as the terms have them: one JSON object, its names in order, ", " and ": " between, in ASCII."""
    return json.dumps(options, sort_keys=True)


def commitment(secret: bytes) -> str:
    """The seal, shown before the first press that counts: SHA-256 of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, terms: Iterable[str]) -> bytes:
    """The 32-byte seed of a match, from the lines of its terms."""
    return sha256(secret + "".join(f"{line}\n" for line in terms).encode()).digest()


def seed_in_contest(secret: bytes, ids: Iterable[int] = ()) -> bytes:
    """The 32-byte seed of a match that no press opened, from the secret and the ids of its joins."""
    return sha256(secret + b"|" + "|".join(str(id_) for id_ in sorted(ids)).encode()).digest()


def seed_of(match_seed: bytes, purpose: str) -> int:
    """The seed of anything drawn by lot in a match except a shuffle."""
    return int.from_bytes(sha256(match_seed + purpose.encode()).digest()[:8], "big")


def shuffled(items: Sequence[Item], seed: bytes, purpose: str) -> list[Item]:
    """The items in the order that `seed` gives for a purpose such as "deal 3" (unbiased Fisher-Yates)."""
    words = _words(sha256(seed + purpose.encode()).digest())
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        limit = _WORDS - _WORDS % (last + 1)
        word = next(words)
        while word >= limit:
            word = next(words)
        chosen = word % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def deal_purpose(number: int, again: int) -> str:
    """The purpose of a deal's shuffle. `again` counts the earlier shuffles of this deal, which were not played."""
    return f"deal {number} again {again}" if again else f"deal {number}"


def draw(
    deck: tuple[AnyPiece, ...], contenders: Iterable[int], seed: bytes, purpose: str, value: Callable[[AnyPiece], int]
) -> tuple[int, Draws]:
    """Each contender draws a piece; the highest `value` wins, ties draw again. Returns the winning seat and the rounds.

    Round k is drawn in seat order from the deck shuffled for "`purpose` k" (rules §0.6).
    """
    left: list[int] = list(contenders)
    rounds: list[tuple[tuple[int, Piece], ...]] = []
    while len(left) > 1:
        order = shuffled(deck, seed, f"{purpose} {len(rounds) + 1}")
        drawn = tuple(zip(left, order[: len(left)], strict=True))
        rounds.append(drawn)
        best = max(value(piece) for _, piece in drawn)
        left = [seat for seat, piece in drawn if value(piece) == best]
    return left[0], tuple(rounds)


def draw_for_first(deck: tuple[Piece, ...], contenders: Iterable[int], seed: bytes, purpose: str) -> tuple[int, Draws]:
    """Draw for who goes first: the most pips, or the lowest card (rules §0.6, rules §3). See `draw`."""
    return draw(deck, contenders, seed, purpose, lambda piece: piece.pips if isinstance(piece, Tile) else -piece.rank)


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from unpack(">8I", sha256(seed + counter.to_bytes(8, "big")).digest())
        counter += 1
