"""Matches played for their pictures: seeded, at random, with a hand on the scales where a state is rare."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Bid, Challenge, Move, Peek, Retract, piece_of
from bot.rules.options import Preset
from bot.rules.pieces import Card
from bot.rules.view import Phase, View

_MOVES = 400  # of a match that are looked at
_MOON_SEEDS = 60
AnyMatch = Match[Any, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """A match between two moves: what a bystander sees, and the seats in whose views something differs."""

    game: AnyGame
    preset: Preset
    public: View
    seats: tuple[View, ...]


def moments(moves: int = _MOVES) -> Iterator[Moment]:
    """The first moments of one match of every preset for every number of players, and how a moon is shot."""
    for game in CATALOGUE.values():
        for preset in game.presets:
            for players in preset.players:
                yield from _match(game, preset, players, moves)
        if game.low_wins:
            yield from _moon(game)


def _random(seed: str | int) -> Random:
    return Random(seed)  # noqa: S311 - chooses moves to draw, nothing to keep secret


def _match(game: AnyGame, preset: Preset, players: int, moves: int) -> Iterator[Moment]:
    chance = _random(f"{preset.name} {players}")
    match = game.start(preset.options, players, chance.randbytes(32))
    for _ in range(moves):
        yield _moment(game, preset, match, chance)
        acting = game.to_act(match)
        if not acting:
            return
        seat = chance.choice(acting)
        match, _ = game.play(match, seat, _choice(game, match, seat, chance))


def _moment(game: AnyGame, preset: Preset, match: AnyMatch, chance: Random) -> Moment:
    acting = game.to_act(match)
    seats = {*acting[:1], chance.randrange(match.players)}
    return Moment(game, preset, game.view(match, None), tuple(game.view(match, seat) for seat in sorted(seats)))


def _choice(game: AnyGame, match: AnyMatch, seat: int, chance: Random) -> Move:
    """A legal move at random; auctions and reviews come to an end, and what is rare is done."""
    moves = game.legal(match, seat)
    rare = [move for move in (*moves, *game.extra_moves(match, seat)) if isinstance(move, Peek | Retract)]
    nel_o = [move for move in moves if isinstance(move, Bid) and move.nel_o]
    quiet = [move for move in moves if move in (Bid(None), Challenge())]
    for some, share in ((rare, 0.9), (nel_o, 0.2), (quiet, 0.6)):
        if some and chance.random() < share:
            return some[0]
    return chance.choice(moves)


def _moon(game: AnyGame) -> Iterator[Moment]:
    """The end of the first deal in which seat 0 takes every point: before the last move of it, and after."""
    preset = game.presets[0]
    for seed in range(_MOON_SEEDS):
        match = game.start(preset.options, preset.players[0], seed.to_bytes(32))
        before = match
        while not match.results:
            before = match
            seat = game.to_act(match)[0]
            match, _ = game.play(match, seat, _towards_moon(game, match, seat))
        if match.results[-1].moon is not None:
            for one in (before, match):
                yield _moment(game, preset, one, _random(seed))
            return


def _towards_moon(game: AnyGame, match: AnyMatch, seat: int) -> Move:
    moves = game.legal(match, seat)
    if not all(piece_of(move) for move in moves):
        return moves[0]
    view = game.view(match, seat)
    worth = {shown.piece: shown.points for shown in view.hand}
    trick = view.trick_board.on_table
    wins = trick is not None and view.phase is Phase.PLAY and trick.winner == 0

    def rank(move: Move) -> int:
        piece = piece_of(move)
        return piece.rank if isinstance(piece, Card) else piece.pips if piece is not None else 0

    if seat == 0:
        return max(moves, key=rank)
    return max(moves, key=lambda move: (worth[piece_of(move)] if wins else -worth[piece_of(move)], -rank(move)))
