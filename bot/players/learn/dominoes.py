"""Learning the policy of dominoes. dominoes.c plays the deals, by tables of lines and entries that are made here."""

from ctypes import Structure, byref, c_double, c_int32, c_uint64, c_void_p
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bot.players.dominoes import policy
from bot.players.dominoes.policy import GAME, DominoPolicy
from bot.players.learn.curve import Values
from bot.players.learn.native import library, seed_of
from bot.rules.dominoes.deal import opening_rank
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import Lines, LineState, lines_of
from bot.rules.dominoes.options import PRESETS, DominoesOptions
from bot.rules.dominoes.score import Bonuses, DealTerms, pips_score
from bot.rules.dominoes.tiles import members
from bot.rules.options import dump, load

Numbers = NDArray[np.int32]
Array = NDArray[np.int32] | NDArray[np.uint64]

SOON = 10  # the initial visit count of an entry, as its first deals say least
WHIMS = 1_000  # first deals, played by random values
MOST_SEATS, MOST_PIPS, NUMBERS = 4, 495, 10
COUNTS = policy.MOST_TILES + 1  # numbers of tiles, from none to all

_BY_NAME = {preset.name: load(DominoesOptions, dump(preset.options)) for preset in PRESETS}
_ALONE = {
    "draw": ("draw",), "block": ("block",), "fives": ("all-fives",), "fives_and_threes": ("fives-and-threes",),
    "hands": ("cut-throat",),
}  # fmt: skip
_BLOCKED_BY = ("side", "lowest", "closer", "nobody")  # the enum of dominoes.c


def tables() -> dict[str, list[tuple[DominoesOptions, int]]]:
    """The presets of each table, with their numbers of players."""
    found = {
        f"{kind}-{players}": [(_BY_NAME[name], players) for name in names]
        for kind, names in _ALONE.items()
        for players in (2, 3, 4)
    }
    for kind, names in _ALONE.items():
        found[f"{kind}-partners"] = [(replace(_BY_NAME[name], partners=True), 4) for name in names]
    found["block-partners"] = [(_BY_NAME[name], 4) for name in ("puerto-rico", "dominican", "cuban")]
    found["hands-3"].append((_BY_NAME["martinique"], 3))
    found["hands-partners"] = [(_BY_NAME[name], 4) for name in ("brazil", "brazil-league", "jamaica")]
    found["block-partners-large"] = [(_BY_NAME["cuban"], 4)]
    return found


def learnt_from(table: str) -> list[tuple[DominoesOptions, int]]:
    """A table's games to learn from: each also with a free opening, as in most deals of a match."""
    return [
        (replace(options, opens=opens, then="winner", first_deals=False), players)
        for options, players in tables()[table]
        for opens in (options.opens, "lot")
    ]


class GameInC(Structure):
    """`struct game` of dominoes.c. It has only the addresses of arrays, so others must keep these."""

    _fields_ = [
        *[(name, c_void_p) for name in ("fits", "scoring", "out", "points", "points_entry", "start", "following")],
        *[(name, c_void_p) for name in ("own_entry", "seat_entry", "share")],
        *[(name, c_void_p) for name in ("covered", "opened", "seen_from", "covered_entry", "openers_entry")],
        *[(name, c_int32) for name in ("danger_entry", "covered_by", "opened_by", "size")],
        *[(name, c_int32) for name in ("players", "sides", "step", "tiles", "left_out", "hand", "kept")],
        *[(name, c_int32) for name in ("draws_one", "opens", "blocked_by", "block", "scores", "first_pass")],
        ("side", c_int32 * MOST_SEATS),
        ("counts", c_int32 * MOST_SEATS * MOST_SEATS),
        ("rounded", c_int32 * (MOST_PIPS + 1)),
        *[(name, c_int32 * policy.MOST_TILES) for name in ("opening", "pips", "kind")],
        ("bearing", c_uint64 * NUMBERS),
    ]


class LessonInC(Structure):
    """`struct lesson` of dominoes.c."""

    _fields_ = [("values", c_void_p), ("met", c_void_p), ("rate", c_double), ("whims", c_int32)]


class DominoLearner:
    """Learns a table of dominoes; see `Learner`."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.values: Values = np.zeros(policy.SIZE)
        self.met: Numbers = np.full(policy.SIZE, SOON, np.int32)
        games = [game_in_c(options, players) for options, players in learnt_from(table)]
        self.games = (GameInC * len(games))(*games)

    def learn(self, deals: int, rate: float, seed: int) -> None:
        """Learn from `deals` deals. Raises RuntimeError without a C compiler."""
        whims = 0 if self.values.any() else WHIMS
        lesson = LessonInC(self.values.ctypes.data, self.met.ctypes.data, rate, whims)
        library("dominoes").learn(self.games, len(self.games), deals, self._chance("learn", seed), byref(lesson))

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        """Our margin over an opponent's values in each deal, the mean over playing it for each side. Raises
        RuntimeError without a C compiler.
        """
        found = np.empty(deals)
        chance, values = self._chance("measure", seed), (self.values, np.ascontiguousarray(opponent, np.float64), found)
        library("dominoes").margins(
            self.games, len(self.games), deals, chance, *[c_void_p(array.ctypes.data) for array in values]
        )
        return found

    def packed(self) -> dict[str, Any]:
        return DominoPolicy.of(self.values.tolist()).packed()

    def _chance(self, use: str, seed: int) -> c_uint64:
        return c_uint64(seed_of(f"{GAME} {self.table} {use} {seed}"))


def game_in_c(options: DominoesOptions, players: int) -> GameInC:
    """A game for dominoes.c. Raises ValueError if dominoes.c does not know one of its rules."""
    if options.blocked_scores != "same" or options.breaks_ties or options.worth_key or options.paso_redondo:
        raise ValueError("dominoes.c does not know how this game scores")
    match = DOMINOES.start(options, players, bytes(32), deals=2)  # without a target
    terms, lines = match.deal.state.terms, lines_of(options)
    tiles = lines.tiles
    ranked = sorted(tiles.tiles, key=lambda tile: opening_rank(tile, options.opens), reverse=True)
    arrays = (
        _by_line(lines, terms.unit)
        | _by_count()
        | {"out": _out(lines, terms)}
        | {"seen_from": _seen_from(terms.next_seat)}
    )
    return GameInC(
        danger_entry=policy.DANGER, covered_by=policy.COVERED_BY, opened_by=policy.OPENED_BY,
        size=policy.SIZE, players=players, sides=terms.side_count,
        step=options.step % players, tiles=len(tiles.tiles), left_out=terms.left_out,
        hand=options.hand_for(players), kept=terms.kept, draws_one=terms.draws_one, opens=options.opens != "lot",
        blocked_by=_BLOCKED_BY.index(options.blocked_by), block=_sum(terms.block_bonuses), scores=lines.counted,
        first_pass=terms.first_pass, side=terms.sides,
        counts=tuple([_counted(terms, side) for side in range(terms.side_count)]),
        rounded=tuple([pips_score(options, pips) for pips in range(MOST_PIPS + 1)]),
        opening=tuple([tiles.number[tile] for tile in ranked]), pips=tiles.pips, kind=policy.KIND,
        bearing=tiles.bearing,
        **{name: array.ctypes.data for name, array in arrays.items()},
    )  # fmt: skip


def _counted(terms: DealTerms, side: int) -> tuple[int, ...]:
    """For each seat whether a winning side scores the pips left there."""
    pips = 5  # which no game rounds
    left = [[pips * (seat == other) for other in range(terms.players)] for seat in range(terms.players)]
    return tuple([terms.pips_score(terms.pips_left(side, of_seat)) // pips * terms.scores_pips for of_seat in left])


@cache  # GameInC has the addresses alone
def _by_line(lines: Lines, unit: int) -> dict[str, Array]:
    """The arrays of dominoes.c with an entry for each line."""
    every = every_line(lines)
    number = {line: place for place, line in enumerate(every)}
    tiles = range(len(lines.tiles.tiles))
    plays = [(line, tile) for line in every for tile in tiles]
    following = [[number[after] for after in line.after[tile]] for line, tile in plays]
    # The numbers of the ends that a tile covers and opens; the first tile has none.
    changes = [
        line.after[tile][after] if line.numbers else (-1, -1) for line, tile in plays for after in line.after[tile]
    ]
    return {
        "fits": np.array([line.fits for line in every], np.uint64),
        "scoring": np.array([line.scoring for line in every], np.uint64),
        "points": np.array([line.points for line in every], np.int32),
        "points_entry": np.array([policy.POINTS + policy.SCORED[line.points // unit] for line in every], np.int32),
        "start": np.cumsum([0, *map(len, following)], dtype=np.int32),
        "covered": np.array([covered for covered, _ in changes], np.int32),
        "opened": np.array([opened for _, opened in changes], np.int32),
        "following": np.array([place for places in following for place in places], np.int32),
    }


@cache
def _out(lines: Lines, terms: DealTerms) -> Array:
    """By line and tile what going out with the tile scores besides the pips."""
    rows = [[terms.chip + _sum(terms.domino_bonuses(line.numbers, tile)) for tile in lines.tiles.tiles]
            for line in every_line(lines)]  # fmt: skip
    return np.array(rows, np.int32)


def _sum(bonuses: Bonuses) -> int:
    return sum([points for _, points in bonuses])


def every_line(lines: Lines) -> list[LineState]:
    """All possible lines, the empty one first."""
    found = {lines.empty: None}
    waiting = [lines.empty]
    while waiting:
        line = waiting.pop()
        after = [after for tile in members(line.fits) for after in line.after[tile] if after not in found]
        found |= dict.fromkeys(after)
        waiting += dict.fromkeys(after)
    return list(found)


@cache
def _seen_from(next_seat: tuple[int, ...]) -> Array:
    """An array by seat and mask of seats, padded to 16 masks."""
    return np.array([[*masks, *[0] * (16 - len(masks))] for masks in policy.SEEN_FROM[next_seat]], np.int32)


@cache
def _by_count() -> dict[str, Array]:
    """The arrays of dominoes.c with an entry for each count of tiles."""
    own = np.add.outer(policy.OWN_BY_LEFT, policy.FITTING)
    seat = np.add.outer(policy.SEATS + policy.SEAT * np.arange(MOST_SEATS - 1), policy.HELD)
    share = [[*shares, *[0] * (COUNTS - len(shares))] for shares in policy.SHARE]
    covered = np.add.outer(policy.COVERED_BY_OWN, policy.UNSEEN)
    openers = np.add.outer(policy.OPENERS, policy.ALIKE)
    return {
        "own_entry": own.astype(np.int32),
        "seat_entry": seat.astype(np.int32),
        "share": np.array(share, np.int32),
        "covered_entry": covered.astype(np.int32),
        "openers_entry": openers.astype(np.int32),
    }
