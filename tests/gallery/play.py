"""Matches played for their pictures: seeded random moves, with rare moves preferred."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Bid, Challenge, Claim, Concede, Declare, Move, Peek, Retract, piece_of
from bot.rules.options import OnOff, Preset
from bot.rules.pieces import Card
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.rules.tricks.counts import NelODoubles
from bot.rules.view import Phase, View
from bot.table.state.snapshot import only_play

_MOVES = 400  # of each match that are drawn
_MOON_SEEDS = 60
AnyMatch = Match[Any, Any]
OPEN_HANDS = Preset(  # no preset has the partners of the Nel-O bidder lay their tiles open
    "seventy-nine",
    "bidders-choice",
    SeventyNineOptions(nel_o=OnOff.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE, nel_o_partners=NelOPartners.FACE_UP),
    (6,),
)


@dataclass(frozen=True, slots=True)
class Made:
    """The move that has just been made: by whom, what that seat sees now, and whether it had no choice."""

    seat: int
    move: Move
    view: View
    only: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """A match between two moves: a bystander's View, and those of a seat to act and of a random seat."""

    game: AnyGame
    preset: Preset
    public: View
    seats: tuple[View, ...]
    ended: View | None = None  # the deal that ended last
    made: Made | None = None


def moments(moves: int = _MOVES) -> Iterator[Moment]:
    """The first moments of a match of every preset for every number of players, of a shot moon, of open hands."""
    for game in CATALOGUE.values():
        for preset in game.presets:
            for players in preset.players:
                yield from moments_of_match(game, preset, players, moves)
        if game.low_wins:
            yield from _moments_of_moon(game)
    yield from moments_of_match(SEVENTY_NINE, OPEN_HANDS, 6, moves)


def random_by(seed: str | int) -> Random:
    return Random(seed)


def moments_of_match(game: AnyGame, preset: Preset, players: int, moves: int) -> Iterator[Moment]:
    """The first moments of a match."""
    rng = random_by(f"{preset.name} {players}")
    match, made = game.start(preset.options, players, rng.randbytes(32)), None
    for _ in range(moves):
        yield _moment(game, preset, match, rng, made)
        acting = game.to_act(match)
        if not acting:
            return
        seat = rng.choice(acting)
        move, only = choose_move(game, match, seat, rng), only_play(game.view(match, seat))
        match, _ = game.play(match, seat, move)
        made = Made(seat, move, game.view(match, seat), only == move)


def _moment(game: AnyGame, preset: Preset, match: AnyMatch, rng: Random, made: Made | None = None) -> Moment:
    acting = game.to_act(match)
    seats = {*acting[:1], rng.randrange(match.players)}
    views = tuple(game.view(match, seat) for seat in sorted(seats))
    return Moment(game, preset, game.view(match, None), views, game.ended_deal(match), made)


def choose_move(game: AnyGame, match: AnyMatch, seat: int, rng: Random) -> Move:
    """Choose a legal move at random, preferring rare moves, and passes, so that auctions and reviews end."""
    moves, extra = game.legal(match, seat), game.extra_moves(match, seat)
    rare = [move for move in (*moves, *extra) if isinstance(move, Peek | Retract)]
    claims = [move for move in extra if isinstance(move, Claim | Concede)]
    special = [move for move in moves if isinstance(move, Declare) or (isinstance(move, Bid) and move.special)]
    passive = [move for move in moves if move in (Bid(None), Challenge())]
    for candidates, share in ((rare, 0.9), (claims, 0.4), (special, 0.2), (passive, 0.6)):
        if candidates and rng.random() < share:
            return rng.choice(candidates)
    return rng.choice(moves)


def _moments_of_moon(game: AnyGame) -> Iterator[Moment]:
    """The end of the first deal in which seat 0 takes every point: before the last move of it, and after."""
    preset = game.presets[0]
    for seed in range(_MOON_SEEDS):
        match = game.start(preset.options, preset.players[0], seed.to_bytes(32))
        before = match
        while not match.results:
            before = match
            seat = game.to_act(match)[0]
            match, _ = game.play(match, seat, _move_towards_moon(game, match, seat))
        if match.results[-1].moon is not None:
            for shown_match in (before, match):
                yield _moment(game, preset, shown_match, random_by(seed))
            return


def _move_towards_moon(game: AnyGame, match: AnyMatch, seat: int) -> Move:
    moves = game.legal(match, seat)
    if not all(piece_of(move) for move in moves):
        return moves[0]

    def rank(move: Move) -> int:
        piece = piece_of(move)
        return piece.rank if isinstance(piece, Card) else piece.pips if piece is not None else 0

    if len(moves) == 1 or seat == 0:
        return max(moves, key=rank)
    view = game.view(match, seat)
    worth = {shown.piece: shown.points for shown in view.hand}
    trick = view.trick_board.on_table
    wins = trick is not None and view.phase is Phase.PLAY and trick.winner == 0
    return max(moves, key=lambda move: (worth[piece_of(move)] if wins else -worth[piece_of(move)], -rank(move)))
