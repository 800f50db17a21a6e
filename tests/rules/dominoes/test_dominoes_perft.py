"""Move trees of dominoes, counted by the program and by brute force: every depth, every end of a deal."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import BoneyardUse, PlayScoring
from bot.rules.events import CarriedOver
from bot.rules.moves import Move, Play, parse_move
from bot.rules.options import dump, load
from bot.rules.pieces import Tile, double_set
from tests.rules.dominoes.brute import Table, Tree
from tests.rules.dominoes.scenarios import PRESETS, DominoScenario, preset
from tests.rules.perft import Counted
from tests.rules.random_match import matches
from tests.rules.say import plain
from tests.samples import dice


class DominoesCounted(Counted[DominoScenario]):
    """The program's tree of every play that is allowed: of ends that leave the same line each."""

    def moves(self, scenario: DominoScenario) -> Iterable[tuple[int, Move]]:
        return [(scenario.deal.seat, move) for move in scenario.allowed]

    def outcome(self, before: DominoScenario, after: DominoScenario) -> Any:
        result = after.results[-1]
        carried = sum(remark.points for remark in result.remarks if isinstance(remark, CarriedOver))
        opener, carried = (-1, -1) if after.winners is not None else (after.deal.opener, carried)
        return result.taken, result.scored, opener, carried


def brute(start: DominoScenario, deepest: int = 99) -> Tree:
    """The tree of brute force under the first tile of a deal."""
    deal, rules = start.deal, dump(start.options)
    sides = list(DOMINOES.sides(start.options, start.match.players))
    tree = Tree(
        rules, sides, list(start.totals), deal.opener, number=deal.number, carried=deal.carried, deepest=deepest
    )
    hands = [list(map(plain, hand)) for hand in deal.hands]
    opening = plain(deal.opening) if deal.opening else None
    table = Table(rules["spinner"] == "first_double")
    tree.visit(hands, list(map(plain, deal.boneyard)), table, deal.seat, list(deal.points), opening)
    return tree


def check(start: DominoScenario, deepest: int = 99) -> tuple[int, int]:
    """Both trees are the same; how many positions and ends there are."""
    tree = brute(start, deepest)
    DominoesCounted(deepest).walk(start).check(tree)
    return tree.nodes.total(), tree.ends.total()


def dealt(
    scenario: DominoScenario, players: int, size: int, boneyard: int, chance: Random, **deal: Any
) -> DominoScenario:
    """Hands and a boneyard of a few tiles by chance; many of the numbers are low, so that the tiles fit."""
    deck = list(double_set(scenario.options.highest))
    chance.shuffle(deck)
    deck.sort(key=lambda tile: tile.high > 4)
    hands = [" ".join(map(str, deck[seat * size : (seat + 1) * size])) for seat in range(players)]
    left = deck[players * size : players * size + boneyard]
    return scenario.hands(*hands, boneyard=" ".join(map(str, left)), seat=chance.randrange(players), **deal)


POSITIONS = [  # of a preset, hands and boneyard; how many positions and ends there are under them
    ("draw", ("2-1 5-5 4-0", "3-3 4-2 6-1"), "1-1 5-0 6-6 3-0", (26, 5)),
    ("draw", ("2-1 2-2", "4-2 4-4", "5-4 3-1"), "5-1 2-0 6-3", (16, 6)),
    ("draw", ("2-1 2-2", "4-2 4-4", "5-4 3-1", "6-2 6-1"), "5-1 2-0 6-3", (19, 4)),
    ("block", ("2-1 2-2 4-2 6-6", "1-1 3-2 4-3 5-1"), "", (121, 40)),
    ("block", ("2-1 2-2 4-2", "1-1 3-2 4-3", "4-4 3-1 2-0"), "", (132, 46)),
    ("block", ("2-1 2-2 4-2", "1-1 3-2 4-3", "4-4 3-1 2-0", "3-3 4-1 1-0"), "", (375, 115)),
    ("all-fives", ("2-2 2-1 4-2", "5-2 5-5 1-0"), "3-2 4-4 6-5", (41, 17)),
    ("all-fives", ("2-2 4-1", "5-2 2-0", "3-2 5-5"), "2-1 6-3", (37, 13)),
    ("all-fives", ("2-2 4-1", "5-2 2-0", "3-2 5-5", "6-2 4-4"), "2-1 6-3", (75, 21)),
    ("fives-and-threes", ("5-5 3-1 2-1 5-0", "5-1 3-3 4-1 6-3"), "", (57, 22)),
    ("fives-and-threes", ("5-5 3-1 2-1", "5-1 3-3 4-1", "6-3 5-3 2-2"), "", (91, 34)),
    ("fives-and-threes", ("5-5 3-1", "5-1 3-3", "6-3 5-3", "6-6 6-1"), "", (35, 14)),
    ("puerto-rico", ("2-1 0-0 4-2", "1-1 2-0 4-3", "4-4 1-0 2-2", "3-0 4-1 3-1"), "", (211, 54)),
    ("dominican", ("2-2 2-1 4-1", "5-5 4-4 3-2", "2-0 3-1 4-0", "6-6 3-0 1-1"), "", (112, 31)),
    ("cuban", ("9-9 9-8 7-2", "9-2 8-7 8-8", "7-7 9-7 2-2", "8-2 9-1 2-1"), "", (212, 62)),
]


@pytest.mark.parametrize(("name", "hands", "boneyard", "counts"), POSITIONS)
def test_small_positions(name: str, hands: tuple[str, ...], boneyard: str, counts: tuple[int, int]) -> None:
    assert check(preset(name).hands(*hands, boneyard=boneyard)) == counts


def test_every_preset_is_counted_for_every_number_of_players() -> None:
    counted = {(name, len(hands)) for name, hands, _, _ in POSITIONS}
    assert counted == {(name, players) for name, it in PRESETS.items() for players in it.players}


@pytest.mark.parametrize("name", PRESETS)
@matches(2)
def test_any_hands(name: str, number: int) -> None:
    """Of each preset; the target is near, the deal one of the first, and what a tie left may be won."""
    chance, scenario = dice(name, number), preset(name)
    players = chance.choice(PRESETS[name].players)
    sides = len(set(DOMINOES.sides(scenario.options, players)))
    totals = tuple(scenario.options.target - chance.randint(1, 40) for _ in range(sides))
    carried = chance.choice((0, 0, 7))
    check(
        dealt(
            scenario, players, 3 - players // 4, 5, chance, totals=totals, number=chance.randint(1, 5), carried=carried
        ),
        deepest=6,
    )


@matches(8)
def test_any_house_rules(number: int) -> None:
    chance = dice("house rules", number)
    values = {rule.name: chance.choice(rule.offered_values).value for rule in DOMINOES.house_rules}
    values |= {"target": 61, "hand": 0}
    players = 4 if values["partners"] == "yes" else chance.choice((2, 3, 4))
    scenario = DominoScenario(DOMINOES, load(DOMINOES.options_type, values))
    sides = len(set(DOMINOES.sides(scenario.options, players)))
    totals = tuple(chance.randint(0, 60) for _ in range(sides))
    start = dealt(scenario, players, 3 - players // 4, 4, chance, totals=totals, number=chance.randint(1, 5))
    try:
        check(start, deepest=6)
    except AssertionError as error:
        error.add_note(f"{values}, {start.deal.hands}, {start.deal.boneyard}, {totals}")
        raise


def test_the_opening_tile_alone_begins_the_tree() -> None:
    start = preset("draw").hands("6-6 6-1 5-0", "6-5 3-3 1-1", boneyard="2-1 4-2 5-5", opening=Tile(6, 6))
    assert brute(start).nodes[1] == 1
    check(start)


@matches(4)
def test_plays_that_leave_the_same_line_go_on_alike(number: int) -> None:
    """A play that is not offered, for another of the tile stands for it, leads to as many positions and ends."""
    chance, found = dice("alike", number), 0
    scoring = chance.choice(list(PlayScoring))
    scenario = preset("all-fives").under(capicua=25, scoring=scoring, target=1000, boneyard=BoneyardUse.ASLEEP)
    while found < 5:
        position = dealt(scenario, 2, 5, 0, chance)
        while not position.results:
            seat, offered, allowed = position.deal.seat, position.moves, position.allowed
            for other in [move for move in allowed if str(move) not in offered and position.line.count > 3]:
                assert isinstance(other, Play)
                same = [move for move in offered if move.split()[1] == str(other.piece)]
                trees = [tree_after(position, parse_move(move)) for move in same]
                assert tree_after(position, other) in trees
                found += 1
            position = position.play_move(seat, chance.choice(allowed))


def tree_after(position: DominoScenario, move: Move) -> object:
    """The positions and ends after a play; how the deal ends with it, if it does."""
    after, counted = position.play_move(position.deal.seat, move), DominoesCounted()
    counted.reach(position, after, 0)
    return counted.nodes, counted.ends


def test_every_play_that_fits_is_allowed_and_no_other() -> None:
    position = preset("all-fives").hands("6-2 6-6 5-1 3-1", "0-0", line="3-3, 6-3 right, 6-3 left")
    assert sorted(map(str, position.allowed)) == [
        "play 3-1 down", "play 3-1 up", "play 6-2 left", "play 6-2 right", "play 6-6 left", "play 6-6 right",
    ]  # fmt: skip
    assert position.moves == ["play 6-6 left", "play 6-2 left", "play 3-1 up"], "one of those that come to the same"
