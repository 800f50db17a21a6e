"""Make stock puzzles from deals of computers, evenly over the games, until each has enough.

Each deal has its number, and follows from it. A later run goes on after the last deal that gave a puzzle, and finds the
same ones as a single run would.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from bot.players import judge
from bot.players.computer import choose, choose_at_once
from bot.players.knowledge import KNOWLEDGE
from bot.players.levels import EASY, EXPERT, HARD, NORMAL
from bot.players.sampling import mean_and_error
from bot.rules.boards import LineView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Move, Pass
from bot.rules.notation import parse_move
from bot.rules.options import Options
from bot.rules.view import Phase, View
from cogs.puzzles.judging import (
    OF_SOME,
    Alternative,
    Batch,
    choices_of,
    is_candidate,
    is_promising,
    least_gap,
    values_of,
)
from cogs.puzzles.stock import FOLDER, StockChoice, StockPuzzle, read

COUNT = 60  # puzzles of each game
_OF_DEAL = 2  # the most of one deal, at different seats
_KIND, _KIND_OF_TRICKS = 0.5, 0.35  # the largest share of the puzzles that ask for the same kind of decision
_SEED = "stock puzzles 1"
_MOST_PLAYERS = 5  # of a game that fewer can play: a position with more is hard to read
_SCREEN, _DEALS, _LEAST_WORLDS = 300, 500, 24  # deals played out to screen, and in a batch; the least worlds of it
_BATCHES, _TRIAL = 12, 4  # batches of worlds, and those after which a hopeless decision is dropped
_TRIES = ((EASY, 4), (NORMAL, 3), (HARD, 2))  # times that each level is asked
_MANY, _PASSES = 24, 8  # ways to pass that are screened, and judged
_LATE, _EARLY, _EARLY_TRAINS = 3, 5, 8  # pieces of a hand near the end of a deal, and early in it


@dataclass
class MakingTally:
    """The numbers of decisions, of those looked at more closely, judged in many worlds, and confirmed; CPU seconds."""

    decisions: int = 0
    screened: int = 0
    judged: int = 0
    confirmed: int = 0
    spent: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions, {self.screened} screened, {self.judged} judged, {self.confirmed} confirmed, "
            f"{self.spent:.0f} s, {self.spent / max(self.confirmed, 1):.1f} s each"
        )


@dataclass(frozen=True)
class Deal:
    """A deal of computers by its number."""

    game: AnyGame
    number: int

    @property
    def seed(self) -> bytes:
        return sha256(f"{_SEED}: {self.game.name} {self.number}".encode()).digest()

    def terms(self) -> tuple[str, Options, int]:
        """The preset, its options and the number of players."""
        random = Random(self.seed)  # noqa: S311 - no secret depends on it
        preset = self.game.presets[self.number % len(self.game.presets)]
        counts = [count for count in preset.players if count <= _MOST_PLAYERS] or [*preset.players]
        return preset.name, preset.options, random.choice(counts)


def puzzles_of(deal: Deal, tally: MakingTally, kinds: Counter[str], room: int) -> Iterator[StockPuzzle]:
    """The puzzles of a deal, as it is played: at most `room` of one kind, counted with those in `kinds`."""
    name, options, players = deal.terms()
    random = Random(deal.seed + b" players")  # noqa: S311 - no secret depends on it
    levels = [random.choice((NORMAL, NORMAL, HARD)) for _ in range(players)]
    game, seats, made = deal.game, set[int](), list[str]()
    match: Match[Any, Any] = game.start(options, players, deal.seed)
    first_deal = game.view(match, None).deal
    while game.to_act(match) and not match.results and game.view(match, None).deal == first_deal:
        seat = game.to_act(match)[0]
        moves = game.legal(match, seat)
        move = moves[0]
        if len(moves) > 1:
            view, seed = game.view(match, seat), random.getrandbits(32)
            move, usual = choose(view, seed, levels[seat]), choose_at_once(view, seed, NORMAL)
            tally.decisions += 1
            is_new = seat not in seats and len(seats) < _OF_DEAL and kinds[kind_of(view)] < room
            if is_new and not same(move, usual) and is_candidate(view, usual):
                choices = judged(view, usual, seed, tally)
                if choices:
                    seats.add(seat)
                    kinds[kind_of(view)] += 1
                    yield StockPuzzle(
                        deal=deal.number, preset=name, players=players, seed=deal.seed, moves=tuple(made), seat=seat,
                        choices=choices, first=[choice.notation for choice in choices].index(str(usual)),
                        found=tuple(found_by(view, choices[0].move, seed)), game_name=game.name,
                    )  # fmt: skip
        match, _ = game.play(match, seat, move)
        made.append(f"{seat} {move}")


def kind_of(view: View) -> str:
    """The kind of a decision, so that not all puzzles ask for the same."""
    if view.phase is not Phase.PLAY:
        return view.phase.value
    if len(view.hand) <= _LATE:
        return "late"
    if isinstance(view.board, TricksView):
        return "lead" if view.trick_board.led is None else "follow"
    return "early" if len(view.hand) >= (_EARLY if isinstance(view.board, LineView) else _EARLY_TRAINS) else "middle"


def same(move: Move, other: Move) -> bool:
    """True if both are the same move, whatever the order of pieces that are passed."""
    if isinstance(move, Pass) and isinstance(other, Pass):
        return Counter(move.pieces) == Counter(other.pieces)
    return move == other


def judged(view: View, usual: Move, seed: int, tally: MakingTally) -> tuple[StockChoice, ...]:
    """The choices of a puzzle, best first; none where it is none.

    A few worlds tell if it is worth it, then new ones decide, and the strongest level has to agree.
    """
    tally.screened += 1
    few = _batch(view, usual, seed, _SCREEN)
    own = next((it for it in few if it.move == usual), None)
    if own is None or few[0].move == usual or own.behind[0] < least_gap(view) / 2 or not is_promising(view, few):
        return ()
    tally.judged += 1
    among: list[Move] | None = None
    if view.phase is Phase.PASS:  # only the best of the screened passes and the usual one are judged
        among = [it.move for it in few[:_PASSES]]
        among = among if usual in among else [*among, usual]
    batches: list[Batch] = []
    for number in range(1, _BATCHES + 1):
        batches.append(_batch(view, usual, seed + number, _DEALS, among))
        if number >= _TRIAL and is_hopeless(view, usual, batches):
            return ()
    choices = choices_of(view, usual, batches)
    if choices is None or choices[0].notation == str(usual):
        return ()
    if not _chooses(view, parse_move(choices[0].notation), seed, EXPERT):
        return ()
    tally.confirmed += 1
    return tuple(_with_figures(choice, batches) for choice in choices)


def _with_figures(choice: Alternative, batches: Sequence[Batch]) -> StockChoice:
    """A choice with the means of its figures over all batches."""
    own = [it for batch in batches for it in batch if str(it.move) == choice.notation]
    return StockChoice(
        *choice,
        takes_trick=_mean(it.takes_trick for it in own),
        trick_points=_mean(it.trick_points for it in own) or 0.0,
        made=_mean(it.made for it in own),
        own_moon=_mean(it.own_moon for it in own) or 0.0,
        other_moon=_mean(it.other_moon for it in own) or 0.0,
    )


def _mean(figures: Iterable[float | None]) -> float | None:
    known = [figure for figure in figures if figure is not None]
    return round(fmean(known), 2) if known else None


def is_hopeless(view: View, usual: Move, batches: Sequence[Batch]) -> bool:
    """True if the usual move is the best, or another one is surely not far enough behind, by the batches so far."""
    values = values_of(batches)
    best, *others = sorted(values, key=lambda move: -fmean(values[move]))
    if usual not in others:
        return True
    against = usual if view.phase in OF_SOME else others[0]
    less, error = mean_and_error([one - other for one, other in zip(values[best], values[against], strict=True)])
    return less + 2 * error < least_gap(view) or less < error


def _batch(view: View, usual: Move, seed: int, deals: int, among: Sequence[Move] | None = None) -> Batch:
    """The choices judged in as many worlds as some deals allow; the usual pass is always among them."""
    asked = len(view.ask.choices) if view.ask is not None and not view.ask.pick else _MANY
    worlds = max(deals // max(len(among or ()) or asked, 1), _LEAST_WORLDS)
    found = judge.prospects(view, worlds, seed, among)
    if among is None and isinstance(usual, Pass) and all(it.move != usual for it in found):
        others = [it.move for it in found if not same(it.move, usual)]
        found = judge.prospects(view, worlds, seed, (usual, *others))
    return found


def _chooses(view: View, best: Move, seed: int, level: str) -> bool:
    """True if a level chooses the best, or a pass of the same pieces."""
    return same(choose(view, seed, level), best)


def found_by(view: View, best: Move, seed: int) -> Iterator[float]:
    """The share of tries in which easy, normal and hard computers choose the best."""
    for level, tries in _TRIES:
        yield round(fmean(_chooses(view, best, seed + number, level) for number in range(1, tries + 1)), 2)


def make(games: Sequence[str], count: int, folder: Path) -> None:
    """Add puzzles, one deal of the game with the fewest at a time."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {name: [*read(name, folder)] for name in games}
    numbers = {name: found[-1].deal + 1 if found else 0 for name, found in known.items()}
    kinds = {name: Counter(kind_of(one.view) for one in found) for name, found in known.items()}
    tallies = {name: MakingTally() for name in games}
    while waiting := [name for name in games if len(known[name]) < count]:
        name = min(waiting, key=lambda each: len(known[each]))
        deal, tally = Deal(CATALOGUE.game(name), numbers[name]), tallies[name]
        began = time.process_time()
        share = _KIND_OF_TRICKS if name in KNOWLEDGE else _KIND
        room = round(max(count, COUNT) * share)
        found = [*puzzles_of(deal, tally, kinds[name], room)][: count - len(known[name])]
        tally.spent += time.process_time() - began
        with (folder / f"{name}.jsonl").open("a", encoding="utf-8") as file:
            file.writelines(f"{one.line()}\n" for one in found)
        known[name] += found
        numbers[name] += 1
        if found:
            print(f"{name} {len(known[name])}/{count}, deal {deal.number}: {tally}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser("python -m cogs.puzzles.make", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, where none is named")
    parser.add_argument("--count", type=int, default=COUNT, help="puzzles of each game")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept")
    asked = parser.parse_args()
    games: list[str] = asked.games or [*CATALOGUE]
    if unknown := [game for game in games if game not in CATALOGUE]:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(CATALOGUE)}")
    make(games, asked.count, asked.folder)


if __name__ == "__main__":
    sys.exit(main())
