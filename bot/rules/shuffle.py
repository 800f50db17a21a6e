"""The fair shuffle, written down exactly so that anyone can check it in another language.

commitment   = SHA-256(secret)                                  secret: 32 bytes
match seed   = SHA-256(secret ‖ "|" ‖ ids joined by "|")        ids: decimal, ascending, ASCII
seed of X    = SHA-256(match seed ‖ X)                          X: ASCII, "deal 3" or "draw for deal 1, round 2"
stream       = SHA-256(seed ‖ 0) ‖ SHA-256(seed ‖ 1) ‖ …        counter: 8 bytes, big-endian
words        = the stream as unsigned 32-bit numbers, big-endian
shuffle      for i = n-1 down to 1: take words until one is below 2³² - (2³² mod (i+1));
             j = that word mod (i+1); exchange items i and j
deal         the set as 0-0, 1-0, 1-1, 2-0, … (cards: clubs 2 to ace, diamonds, hearts, spades), shuffled for "deal 3":
             the first seat's hand, the second's, …; what is left is undealt
decision     a computer player's dice: the first 8 bytes, big-endian, of the seed of "computer player at seat 2, deal 3,
             turn 14" (seats from 0, the turns of that deal from 0)
draw         likewise for each round: those still drawing get one tile each, in seat order
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from bot.rules.pieces import Piece, Tile

Item = TypeVar("Item")
AnyPiece = TypeVar("AnyPiece", bound=Piece)
Draws = tuple[tuple[tuple[int, Piece], ...], ...]  # round by round, (seat, piece)
_WORDS = 2**32


def commitment(secret: bytes) -> str:
    """The commitment shown before the first deal: SHA-256 of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, ids: Iterable[int]) -> bytes:
    """The 32-byte seed of a match, from the secret and the interaction ids of those who joined after it was fixed."""
    return sha256(secret + b"|" + "|".join(str(id_) for id_ in sorted(ids)).encode()).digest()


def seed_of(match_seed: bytes, purpose: str) -> int:
    """The seed of anything else than a shuffle that is drawn by lot in a match."""
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
