"""Learning the policy of dominoes, one table after the other, from deals that are played over and over.

Each play is tried in the deal itself and played out; how much better it was than the others is what its entries learn.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

from bot.players.chain.deal import Deal
from bot.players.chain.features import SIZE, entries
from bot.players.chain.lines import LineState
from bot.players.chain.policy import GAME, ChainPolicy, play_on
from bot.players.chain.position import ChainPosition
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import PRESETS, DominoesOptions, FirstDeals, Opens, Then
from bot.rules.options import Partners, dump, load

SEED = 7
EXPLORED = 0.15  # of plays are made by chance
LOOKED_AT = 0.5  # of decisions are learnt from
SOON, LEAST = 10, 0.0005  # an entry learns at a rate of one in so many, ever less until the least
ROUNDS = (3_000, 6_000, 12_000)  # deals; each round plays out by what the last has learnt

_BY_NAME = {preset.name: load(DominoesOptions, dump(preset.options)) for preset in PRESETS}
_ALONE = {"draw": ("draw",), "block": ("block",), "fives": ("all-fives",), "fives_and_threes": ("fives-and-threes",)}


def tables() -> dict[str, list[tuple[DominoesOptions, int]]]:
    """The house rules of each kind of table: the presets of its kind."""
    found = {
        f"{kind}-{players}": [(_BY_NAME[name], players) for name in names]
        for kind, names in _ALONE.items()
        for players in (2, 3, 4)
    }
    for kind, names in _ALONE.items():
        found[f"{kind}-partners"] = [(replace(_BY_NAME[name], partners=Partners.YES), 4) for name in names]
    found["block-partners"] = [(_BY_NAME[name], 4) for name in ("puerto-rico", "dominican", "cuban")]
    found["block-partners-large"] = [(_BY_NAME["cuban"], 4)]
    return found


def learnt(table: str) -> dict[str, Any]:
    """One table, as it is stored."""
    return taught(tables()[table], ROUNDS, SEED).packed()


def taught(games: list[tuple[DominoesOptions, int]], rounds: tuple[int, ...], seed: int) -> ChainPolicy:
    """The policy learnt from deals of these games."""
    random = Random(seed)  # noqa: S311 - no secret depends on it
    deals = _deals(games)
    policy = ChainPolicy.indifferent()
    for number, count in enumerate(rounds):
        lesson = _Lesson()
        for _ in range(count):
            by = policy if number else ChainPolicy(tuple(random.choices(range(100), k=SIZE)))
            _play(next(deals), by, lesson, random)
        policy = ChainPolicy.of(lesson.values)
    return policy


class _Lesson:
    """The values as they are learnt, and how often each entry was met."""

    def __init__(self) -> None:
        self.values = [0.0] * SIZE
        self.met = [SOON] * SIZE

    def learn(self, alternatives: list[list[int]], gains: list[float]) -> None:
        """Learn from the gains of some alternatives."""
        values, met = self.values, self.met
        guesses = [sum([values[entry] for entry in of_play]) for of_play in alternatives]
        mean_gain, mean_guess = sum(gains) / len(gains), sum(guesses) / len(guesses)
        for of_play, gain, guess in zip(alternatives, gains, guesses, strict=True):
            missed = (gain - mean_gain) - (guess - mean_guess)
            for entry in of_play:
                met[entry] += 1
                values[entry] += max(1 / met[entry], LEAST) * missed


def _deals(games: list[tuple[DominoesOptions, int]]) -> Iterator[Deal]:
    """Deals of these games in turn, without end: every other one opened with any tile, as most are in a match."""
    number = 0
    while True:
        for options, players in games:
            for opens in (options.opens, Opens.LOT):
                rules = replace(options, opens=opens, then=Then.WINNER, first_deals=FirstDeals.OFF)
                yield _dealt(rules, players, number)
                number += 1


def _dealt(options: DominoesOptions, players: int, number: int) -> Deal:
    """A deal, all hands open, at the first play that decides something."""
    seed = sha256(f"learn {GAME} {SEED} {number}".encode()).digest()
    match = DOMINOES.start(options, players, seed, deals=2)  # so there is no target
    if match.deal.opening is not None:
        match, _ = DOMINOES.play(match, match.deal.seat, DOMINOES.legal(match, match.deal.seat)[0])
    position = ChainPosition.of(DOMINOES.view(match, match.deal.seat))
    tiles = position.tiles
    hands = [tiles.mask(hand) for hand in match.deal.hands]
    return position.deal(hands, [tiles.number[tile] for tile in reversed(match.deal.boneyard)])


def _play(deal: Deal, policy: ChainPolicy, lesson: _Lesson, random: Random) -> None:
    """Play a deal once, and learn from its decisions."""
    while not deal.over:
        plays = deal.plays()
        chosen = plays[0]
        if len(plays) > 1:
            if random.random() < LOOKED_AT:
                side = deal.terms.sides[deal.seat]
                lesson.learn(entries(deal, plays), [_gain(deal, policy, play, side) for play in plays])
            chosen = random.choice(plays) if random.random() < EXPLORED else policy.best(deal)
        deal.play(*chosen)


def _gain(deal: Deal, policy: ChainPolicy, play: tuple[int, LineState], side: int) -> float:
    end = deal.after(*play)
    play_on(end, policy)
    return end.margin(side)
