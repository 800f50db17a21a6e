"""One corpus of moments for words, alt texts, messages and pictures: what a table shows at each kind of moment.

A match of every preset for every number of players is played at random, rare moves preferred, and of each kind of
moment the first is kept. The corpus is made once, and kept below `.pytest_cache` for as long as the sources of the bot
and this file stay as they are.
"""

import fcntl
import hashlib
import pickle
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from bot.rules.boards import LineView, RowsView, TrainsView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import DealEnded, Knocked, ThrownIn
from bot.rules.game import Match
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.moves import Bid, Challenge, Claim, Concede, Declare, Move, Peek, Retract, piece_of
from bot.rules.options import Preset, dump
from bot.rules.pieces import Card, Tile
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.view import Phase, View
from bot.table.state.snapshot import Snapshot, only_play
from bot.table.state.table import Table
from bot.words.ends.facts import claimed, contract_played, ended_result, has_poster, kind_of
from tests.cogs.tables import dealt, make_move, set_state, table_of

_ROOT = Path(__file__).parents[1]
_MOVES = 160  # of each match
_MOST = 6000  # of a match that is played to its end
_LOOKED_AT = 0.25  # of the moments at which nothing rare has happened
_MOON_SEEDS = 60
_RESTRICTED = ("prompt-lead-opens", "prompt-lead-hearts", "prompt-void-points")
_RARE = (Peek, Retract, Challenge, Claim, Concede, Declare)
AnyMatch = Match[Any, Any]

OPEN_HANDS = Preset(  # no preset has the partners of the Nel-O bidder lay their tiles open
    "seventy-nine",
    "bidders-choice",
    SeventyNineOptions(nel_o=True, nel_o_doubles="bidders_choice", nel_o_partners="face_up"),
    (6,),
)
_MIXED = {"tied_block": "carried", "blocked_scores": "difference", "chuchazo": 25, "capicua": 25}
_HOUSE_RULES: dict[str, dict[str, Any]] = {  # of dominoes, that no preset has
    "draw": {"drawing": "one", "spinner": "first_double", "first_pass": 25},
    "all-fives": {"reached": "after_the_deal", "first_deals": True, "highest": 9},
    "dominican": {"blocked_by": "lowest", "boneyard": "drawn", "scoring": "fives"},
}
_HOUSE_TRAINS = MexicanTrainOptions(
    engine="dealt", doubles="free", last_double="covered", mexican_from="own_started", double_blank=50, length=2
)


@dataclass(frozen=True, slots=True)
class Made:
    """The move that has just been made, and whether its player had no other."""

    seat: int
    move: Move
    only: bool


@dataclass(frozen=True)
class Moment:
    """A table between two moves. Its people have the longest and strangest names that there can be."""

    preset: Preset
    snapshot: Snapshot
    made: Made | None = None
    ends_deal: bool = False

    @property
    def game(self) -> AnyGame:
        return self.snapshot.game

    @property
    def players(self) -> int:
        return len(self.snapshot.seats)

    @property
    def public(self) -> View:
        return self.snapshot.public_view

    @property
    def views(self) -> tuple[View, ...]:
        """The View of each seat."""
        return self.snapshot.views

    @property
    def seats(self) -> tuple[View, ...]:
        """The View of a seat that is to act, and one more: for checks that take too long with all of them."""
        chosen = {*self.public.to_act[:1], self.snapshot.position * 7 % self.players}
        return tuple(self.views[seat] for seat in sorted(chosen))

    @property
    def ended(self) -> View | None:
        """The deal that has just ended."""
        return self.snapshot.ended if self.ends_deal else None


@cache
def moments() -> tuple[Moment, ...]:
    """Every moment of the corpus."""
    folder = _ROOT / ".pytest_cache" / "moments"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_sources()}.pickle"
    with (folder / "lock").open("w") as lock:  # of several processes one makes it
        fcntl.flock(lock, fcntl.LOCK_EX)
        if path.exists():
            return _Unpickler(BytesIO(path.read_bytes())).load()
        found = tuple(_of_each_kind())
        for old in folder.glob("*.pickle"):
            old.unlink()
        unfinished = path.with_suffix(".new")
        with unfinished.open("wb") as file:
            _Pickler(file).dump(found)
        unfinished.rename(path)
        return found


def first_view(wanted: Callable[[View], object]) -> View:
    """The first View of a seat in the corpus that is wanted."""
    return next(view for moment in moments() for view in moment.views if wanted(view))


def ended_deals() -> Iterator[View]:
    """The deals that end in the corpus, as everyone sees them then."""
    return (moment.ended for moment in moments() if moment.ended is not None)


def _sources() -> str:
    """A hash of what decides the corpus."""
    paths = [*sorted((_ROOT / "bot").glob("**/*.py")), _ROOT / "tests" / "cogs" / "tables.py", Path(__file__)]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:16]


class _Pickler(pickle.Pickler):
    """Keeps a game by its name."""

    def persistent_id(self, obj: object) -> str | None:
        return next((name for name, game in CATALOGUE.items() if game is obj), None)


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: str) -> AnyGame:
        return CATALOGUE[pid]


def _of_each_kind() -> Iterator[Moment]:
    seen = set[Hashable]()
    for moment in _candidates():
        kinds = {*_kinds(moment)}
        if not kinds <= seen:
            seen |= kinds
            yield moment


def _candidates() -> Iterator[Moment]:
    for game, preset in presets():
        is_alike = game is MEXICAN_TRAIN and preset is not game.presets[0]  # its tables differ by players alone
        for players in preset.players[:1] if is_alike else preset.players:
            yield from play(game, preset, players, _MOVES, share=_LOOKED_AT)
        short = {"target": 1} if "target" in dump(preset.options) else {"length": 2}
        yield from play(game, preset, preset.players[0], _MOST, share=0.0, **short)
    for game in CATALOGUE.values():
        if game.low_wins and game is not MEXICAN_TRAIN:
            yield from _moon(game)


def presets() -> Iterator[tuple[AnyGame, Preset]]:
    """Every preset, and house rules that none has."""
    for game in CATALOGUE.values():
        yield from ((game, preset) for preset in game.presets)
    yield SEVENTY_NINE, OPEN_HANDS
    yield MEXICAN_TRAIN, Preset(MEXICAN_TRAIN.name, "chain", _HOUSE_TRAINS, (3,))
    for name, rules in _HOUSE_RULES.items():
        options = replace(CATALOGUE.preset(DOMINOES.name, name).options, **_MIXED | rules)
        yield DOMINOES, Preset(DOMINOES.name, name, options, (4,))


def play(
    game: AnyGame, preset: Preset, players: int, moves: int, *, share: float = 1.0, **options: Any
) -> Iterator[Moment]:
    """A match: its first moments, those at which something rare has happened, and a share of the others."""
    rng = Random(f"{preset.name} {players}")
    table = dealt(table_of(game, preset, players, **options))
    yield Moment(preset, table.snapshot())
    for number in range(moves):
        acting = table.to_act()
        if not acting or table.match is None:
            return
        seat = rng.choice(acting)
        move, only = choose_move(game, table.match, seat, rng), only_play(game.view(table.match, seat))
        yield from _after(
            table, preset, seat, move, number, only=only == move, shown=rng.random() < share or number < 2
        )


def _after(
    table: Table, preset: Preset, seat: int, move: Move, number: int, *, only: bool, shown: bool
) -> Iterator[Moment]:
    planned = make_move(table, seat, move, number, table.seats[seat].user_id)
    if planned.after.match.winners is not None:
        set_state(table, "finished")
    ends_deal = any(isinstance(event, DealEnded | ThrownIn) for event in planned.events)
    if shown or ends_deal or isinstance(move, _RARE):
        yield Moment(preset, table.snapshot(), Made(seat, move, only), ends_deal)


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


def _moon(game: AnyGame) -> Iterator[Moment]:
    """The end of a deal in which seat 0 takes every point: before the last move of it, and after."""
    preset = game.presets[0]
    for seed in range(_MOON_SEEDS):
        table = table_of(game, preset, preset.players[0])
        set_state(table, "playing")
        table.deal_from(seed.to_bytes(32))
        latest = list[Moment]()
        for number in range(_MOVES):
            assert table.match is not None
            seat = table.to_act()[0]
            move = _move_towards_moon(game, table.match, seat)
            latest = [*latest[-1:], *_after(table, preset, seat, move, number, only=False, shown=True)]
            if table.match.results:
                break
        if table.match is not None and table.match.results[-1].moon is not None:
            yield from latest
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


# -- kinds of moments --------------------------------------------------------------------------------------------------


def _kinds(moment: Moment) -> Iterator[Hashable]:
    """The kinds of a moment: traits of its words and pictures that most other moments lack."""
    view, game = moment.public, moment.game.name
    yield "preset", moment.preset, moment.players, view.winners is not None
    yield "phase", game, view.partners, moment.players, view.phase
    yield from (("board", game, number, fact) for number, fact in enumerate(_board(view)))
    yield from (("seat", game, number, fact) for seen in moment.views for number, fact in enumerate(_seat(seen)))
    if moment.made is not None:
        yield "made", game, type(moment.made.move), moment.made.only
    if view.results:
        deals = min(len(view.results), 16)
        yield "scores", game, deals.bit_length(), view.winners is not None
    if moment.ended is not None:
        yield from (("ended", game, number, fact) for number, fact in enumerate(_end(moment.ended)))


def _board(view: View) -> Iterator[Hashable]:
    players = len(view.seats)
    yield bool(view.draws), view.phase
    yield len(view.to_act) > 1, view.phase
    if isinstance(view.board, LineView):
        passed = any(isinstance(event, Knocked) for event in view.line_board.since_last_laid)
        yield view.title, len(view.line_board.laid) // 8
        yield view.title, len(view.line_board.ends), passed, view.line_board.draws
        yield view.title, bool(view.line_board.carried), bool(view.line_board.bonuses)
    elif isinstance(view.board, TrainsView):
        yield players, len(view.train_board.laid) // 24
        yield len(view.train_board.laid) // 12, len(view.train_board.owed)
        yield min(sum(train.marked for train in view.train_board.trains), 3)
        yield bool(view.train_board.first_turns), view.train_board.engine_by is None
    elif isinstance(view.board, RowsView):
        yield view.title, len(view.rows_board.tiles) // 7, view.rows_board.waiting is None
        yield view.rows_board.turned[-1].went if view.rows_board.turned else None
    else:
        board, trick = view.trick_board, view.trick_board.on_table
        yield players, trick and (len(trick.plays), board.complete_trick is None)
        yield board.trump is None, board.doubles
        yield board.trump
        yield board.contract and (players, board.contract.bid.special)
        yield min(len(board.auction), 6), board.auction[-1][1].special if board.auction else None
        yield bool(board.exposed), bool(board.kitty), board.lead_ordered_by is None
        yield min(len(board.challenges), 2), bool(board.challenges) and board.challenges[-1].proven
        yield bool(board.withdrawn), any(seat.shown for seat in view.seats), any(seat.out for seat in view.seats)
        yield len(board.finished) // 3


def _seat(view: View) -> Iterator[Hashable]:
    asked = view.ask is not None
    yield view.phase, asked, view.ask is not None and view.ask.made is not None
    yield len(view.hand) // 2, asked
    legal = {shown.legal for shown in view.hand}
    yield asked, True in legal, False in legal
    yield min(sum(bool(shown.legal) for shown in view.hand), 4), asked
    prompt = getattr(view.ask.prompt, "id", "") if view.ask is not None else None
    yield prompt if prompt in _RESTRICTED else prompt is None, bool(view.extra_choices)
    if isinstance(view.board, LineView):
        yield view.title, len(view.line_board.drawn), view.line_board.opening is None
    elif isinstance(view.board, TrainsView):
        board, seat = view.train_board, view.viewer or 0
        yield board.drawn is None, asked, len(board.numbers(seat)), seat in board.first_turns
    elif isinstance(view.board, RowsView):
        yield view.rows_board.peeked is None
    else:
        yield bool(view.trick_board.received), bool(view.trick_board.passed), view.trick_board.number > 1
        yield any(isinstance(shown.piece, Tile) and shown.piece.high > 6 for shown in view.hand)


def _end(view: View) -> Iterator[Hashable]:
    result, played = ended_result(view), contract_played(view)
    yield view.title, len(view.seats)
    yield kind_of(view), view.title if isinstance(view.board, LineView) else view.partners
    yield claimed(view) is not None, len(view.seats)
    yield view.partners, played and (played.made, played.bid.special)
    yield view.winners and len(view.winners), min(len(view.results), 3)
    if result is not None:
        yield result.moon is not None, has_poster(result)
        yield from (("remark", type(remark)) for remark in result.remarks)
