"""Moves of all kinds, most of them illegal: what notation, refusals and custom ids are tried with."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.rules import moves
from bot.rules.moves import End, Move, Special
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles, Suit


def any_moves(
    dice: Random, pieces: Sequence[Piece], own: Sequence[Piece] = (), ends: Sequence[End | None] = (None,)
) -> Iterator[Move]:
    """With some of these pieces, and all of those in `own`."""
    some, suit, seat = dice.sample(pieces, 4), dice.choice(list(Suit)), dice.randrange(6)
    yield from (moves.Play(piece, end) for piece in (*some[:2], *own) for end in ends)
    yield from (moves.Lead(some[0]), moves.Lead(some[1], suit), *(moves.Lead(piece, suit) for piece in own))
    yield from (moves.Pass(tuple(some[:3])), moves.Pass((some[0],) * 3), moves.Pass(()))
    yield from (moves.Kitty(), moves.Kitty(some[3]), moves.Yield(), moves.Bid(None))
    yield from map(moves.Bid, dice.sample((29, 43, 49, 79, 80, 84, 126, 168, dice.randrange(14)), 3))
    yield from (moves.Bid(dice.choice((None, 42, 84, 168)), special) for special in Special)
    yield from (moves.Trump(suit), moves.Trump(None), moves.Declare(dice.choice(list(Special))))
    yield from (*map(moves.NameDoubles, Doubles), *map(moves.Place, End))
    yield from (moves.Turn(), moves.Turn(dice.randrange(1, 16)), moves.Peek(), moves.Retract())
    yield from (moves.Moon(), moves.Moon(seat), moves.Moon(everyone=True))
    yield from (moves.Challenge(), moves.Challenge(seat, dice.randrange(1, 20)))
