"""Learning the policies: `python -m bot.players.learn GAME …` writes their files anew, in minutes.

Deals are played by the policy so far and by chance; at each decision every move is made in that deal and played out.
How much better it was than the others is what its features learn. Each round plays out by what the last has learnt.
What is passed before the play is counted.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from bot.players.chain import learning as dominoes
from bot.players.chain.policy import GAME as DOMINOES
from bot.players.count_games import NEL_O
from bot.players.declaring.count_hand import CountHand
from bot.players.declaring.declare import declare
from bot.players.declaring.special_contracts import least_danger
from bot.players.knowledge import KNOWLEDGE
from bot.players.search import features
from bot.players.search.knowledge import Knowledge
from bot.players.search.masks import bits_in
from bot.players.search.playout import Playout, PlaySetup, PlayState
from bot.players.search.policy import TrickPolicy
from bot.players.search.position import TrickPosition
from bot.players.search.steps import Step, advance, indices, is_over, legal_steps, to_play
from bot.rules.game import margin
from bot.rules.moves import Bid, Move, Pass
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import PASS
from bot.rules.tricks.deal import TrickMatch
from bot.rules.view import Phase, View

FOLDER = Path(__file__).parent / "policies"
SEED = 7
TRIED = 5  # times as many are dealt at most, where not all come to such a table
EXPLORED = 0.15  # of moves are made by chance
MOST_DANGER = 2.0  # of a hand that plays Nel-O here: more than it would be bid with
LOOKED_AT = 0.5  # of decisions are learnt from: more deals teach more than more of each
TRUST = 24  # so often an entry must be met to count as much as the mean of those like it


@dataclass(frozen=True)
class Recipe:
    """How much a game is learnt from: so many deals, passed and bid by the rules; and how many of them, any, are played
    in each round.
    """

    deals: int
    rounds: tuple[int, ...]


USUAL = Recipe(500, (4_000, 7_000, 10_000))
LONGER = Recipe(1_200, (6_000, 12_000, 24_000))
RECIPES = {"black-tile": LONGER, "domino-hearts": LONGER}  # moons decide there, and are rare


@dataclass(frozen=True)
class Dealt:
    """A deal at the start of its play: all hands, and a seat's view for what is public.

    `passes` are what each seat had held, and what it passed of that.
    """

    view: View
    course: PlaySetup
    standing: PlayState
    hands: tuple[int, ...]
    passes: tuple[tuple[int, int], ...] = ()


@dataclass
class LearntTable:
    """The values of one table as they are learnt, and how often each entry was met."""

    values: list[float]
    met: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.met = [0] * len(self.values)

    def learn(self, entries: list[int], gains: list[float]) -> None:
        """Learn from the gains of some alternatives."""
        values, met = self.values, self.met
        mean_gain = sum(gains) / len(gains)
        mean_value = sum(values[entry] for entry in entries) / len(entries)
        for entry, gain in zip(entries, gains, strict=True):
            met[entry] += 1
            rate = max(1.0 / (met[entry] + 1), 0.002)
            values[entry] += rate * ((gain - mean_gain) - (values[entry] - mean_value))

    def smoothed(self, context: int, coarse: int) -> list[float]:
        """The values with those seldom met moved towards the mean of their like: the same piece in the same role.

        `context` is the number of entries of one context, `coarse` of all contexts of one role.
        """
        sums: dict[tuple[int, int], float] = {}
        counts: dict[tuple[int, int], int] = {}
        for entry, met in enumerate(self.met):
            if met:
                like = entry // coarse, entry % context
                sums[like] = sums.get(like, 0.0) + met * self.values[entry]
                counts[like] = counts.get(like, 0) + met
        found: list[float] = []
        for entry, met in enumerate(self.met):
            like = entry // coarse, entry % context
            mean = sums[like] / counts[like] if like in counts else 0.0
            found.append((met * self.values[entry] + TRUST * mean) / (met + TRUST))
        return found


def dealt(knowledge: Knowledge, table: str, options: Options, players: int, number: int) -> Dealt | None:
    """A deal for a table as the rules deal it and computers pass and bid; None where nobody bids."""
    game = knowledge.game
    seed = sha256(f"learn {SEED} {number}".encode()).digest()
    match: TrickMatch = game.start(options, players, seed)
    passes: list[tuple[Sequence[Piece], Sequence[Piece]]] = []
    for _ in range(60):
        seat = game.to_act(match)[0]
        view = game.view(match, seat)
        if view.phase in (Phase.PLAY, Phase.OPENING):
            position = TrickPosition.of(view, knowledge)
            deck = position.deck
            left, hands = deck.everything, list[int]()
            for held in match.deal.hands:
                hands.append(deck.take(held, left))
                left ^= hands[-1]
            standing = position.standing
            if position.takes_undealt:
                standing = standing._replace(undealt=left)
            taken = tuple(
                (deck.take(held, deck.everything), deck.take(given, deck.everything)) for held, given in passes
            )
            return Dealt(view, position.course, standing, tuple(hands), taken)
        move = _declared(view, table)
        if isinstance(move, Pass):
            passes.append((match.deal.hands[seat], move.pieces))
        match, _ = game.play(match, seat, move)
    return None


def _declared(view: View, table: str) -> Move:
    """A computer's pass or bid; at the table of Nel-O it bids that with any suitable hand."""
    if table != NEL_O or view.phase is not Phase.BID or view.ask is None:
        return declare(view)
    nel_o = [choice.move for choice in view.ask.choices if isinstance(choice.move, Bid) and choice.move.nel_o]
    return nel_o[0] if nel_o and least_danger(CountHand.of(view)) < MOST_DANGER else PASS


def taught(knowledge: Knowledge, deals: list[Dealt], rounds: tuple[int, ...], seed: int) -> TrickPolicy:
    """The policy learnt from these deals."""
    random = Random(seed)  # noqa: S311
    policy = TrickPolicy.indifferent()
    for number, count in enumerate(rounds):
        leads, plays = LearntTable([0.0] * features.LEADS), LearntTable([0.0] * features.PLAYS)
        for _ in range(count):
            if not number:
                policy = _whim(random)
            _play(knowledge, random.choice(deals), policy, leads, plays, random)
        policy = TrickPolicy.of(
            leads.smoothed(features.LEAD_TRUMPS_OUT, features.LEAD_ROLE),
            plays.smoothed(features.PLAY_VALUE, features.PLAY_ROLE),
        )
    return replace(policy, passed=habit(deals)) if knowledge.passes_by_search else policy


def habit(deals: list[Dealt]) -> tuple[int, ...]:
    """How often in a hundred a piece is passed by its holder, by its place in the deck."""
    held, passed = Counter[int](), Counter[int]()
    for hand, given in (each for deal in deals for each in deal.passes):
        held.update(bits_in(hand))
        passed.update(bits_in(given))
    deck = deals[0].course.masks.deck
    return tuple(round(100 * passed[bit] / held[bit]) for bit in bits_in(deck.everything))


def _whim(random: Random) -> TrickPolicy:
    """A policy that prefers one kind of piece to another by chance."""
    return TrickPolicy(
        tuple(random.choices(range(100), k=features.LEADS)), tuple(random.choices(range(100), k=features.PLAYS))
    )


def _play(
    knowledge: Knowledge, deal: Dealt, policy: TrickPolicy, leads: LearntTable, plays: LearntTable, random: Random
) -> None:
    """Play a deal once, and learn from each of its decisions."""
    course, standing, hands = deal.course, deal.standing, list(deal.hands)
    playout = Playout(course, policy)

    def gain(seat: int, step: Step) -> float:
        """The margin of a seat's side after a step, played out from here."""
        end = playout.end(standing, hands[:], *step)
        scored = knowledge.scored(deal.view, end.points, end.tricks)
        return margin(scored.by_side, course.sides[seat], low_wins=deal.view.low_wins)

    while not is_over(course, standing):
        seat = to_play(course, standing)
        steps = legal_steps(course, standing, hands[seat])
        chosen = steps[0]
        if len(steps) > 1:
            entries = indices(course, standing, hands[seat], steps)
            lesson, values = (leads, policy.leads) if standing.trick is None else (plays, policy.plays)
            if random.random() < LOOKED_AT:
                lesson.learn(entries, [gain(seat, step) for step in steps])
            best = max(range(len(steps)), key=lambda number: values[entries[number]])
            chosen = random.choice(steps) if random.random() < EXPLORED else steps[best]
        hands[seat] ^= chosen[0]
        standing = advance(course, standing, chosen)


def learnt(name: str, table: str) -> dict[str, Any]:
    """One table, as it is stored."""
    recipe = RECIPES.get(name, USUAL)
    knowledge = KNOWLEDGE[name]
    options, players = knowledge.tables()[table]
    found: list[Dealt] = []
    for number in range(TRIED * recipe.deals):
        deal = dealt(knowledge, table, options, players, number)
        if deal is not None and knowledge.table(deal.view) == table:
            found.append(deal)
        if len(found) == recipe.deals:
            break
    return taught(knowledge, found, recipe.rounds, SEED).packed()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*KNOWLEDGE, DOMINOES], metavar="GAME")
    parser.add_argument("--cores", type=int, help="how many processes learn at once")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        done: dict[tuple[str, str], Future[dict[str, Any]]] = {}
        for name in asked.games:
            for table in dominoes.tables() if name == DOMINOES else KNOWLEDGE[name].tables():
                is_line = name == DOMINOES
                done[name, table] = pool.submit(dominoes.learnt, table) if is_line else pool.submit(learnt, name, table)
        for name in asked.games:
            made = {"seed": SEED} | (
                {"rounds": dominoes.ROUNDS} if name == DOMINOES else asdict(RECIPES.get(name, USUAL))
            )
            stored = {table: found.result() for (game, table), found in done.items() if game == name}
            text = json.dumps({"learnt": made, "tables": stored}, indent=1) + "\n"
            FOLDER.joinpath(f"{name}.json").write_text(text)
            sys.stdout.write(f"{name}: {len(text) / 1024:.0f} KiB\n")


if __name__ == "__main__":
    main()
