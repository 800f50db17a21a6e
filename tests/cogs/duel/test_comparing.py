"""Where people's play of the same deal parts: as lists of anything, and in real deals."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Lead, Move, Pass, Play, parse_move
from cogs.duel.comparing import Split, compare_deal, deal_lines, splits

MOVES = st.lists(st.sampled_from("abc"), max_size=8)
SEED = bytes(range(32))
Moves = list[tuple[int, Move]]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], ()),
        (["abc"], ()),
        (["abc", "abc"], ()),
        (["abc", "ab"], ()),  # one goes on where the other ends
        (["abc", "abd"], (Split(2, ((0,), (1,))),)),
        (["abc", "abd", "abc"], (Split(2, ((0, 2), (1,))),)),
        (["x", "y", "z"], (Split(0, ((0,), (1,), (2,))),)),
        (["xa", "y", "xb"], (Split(0, ((0, 2), (1,))), Split(1, ((0,), (2,))))),
        (["xaab", "xaac", "xb", "xaab"], (Split(1, ((0, 1, 3), (2,))), Split(3, ((0, 3), (1,))))),
    ],
)
def test_where_lines_part(lines: list[str], expected: tuple[Split, ...]):
    assert splits(lines) == expected


@given(st.lists(MOVES, min_size=2, max_size=6))
def test_any_two_lines_part_exactly_once_or_are_alike(lines: list[list[str]]):
    found = [(at, {number: group for group in groups for number in group}) for at, groups in splits(lines)]
    for one, other in combinations(range(len(lines)), 2):
        parted = [at for at, of in found if {one, other} <= of.keys() and of[one] != of[other]]
        pairs = zip(lines[one], lines[other], strict=False)
        first = next((at for at, (left, right) in enumerate(pairs) if left != right), None)
        assert parted == ([] if first is None else [first])


def played(game: AnyGame, own: int) -> Moves:
    """A deal in which seat 0 plays by its own dice, and the others as computers do: by the seat and the turn."""
    preset, made = game.presets[0], Moves()
    match, dice = game.start(preset.options, preset.players[0], SEED), Random(own)
    while not match.results and game.to_act(match):
        seat = game.to_act(match)[0]
        legal = game.legal(match, seat)
        move = dice.choice(legal) if seat == 0 else Random(f"{seat} {match.turn}").choice(legal)
        made.append((seat, move))
        match, _ = game.play(match, seat, move)
    return made


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_people_part_at_their_own_seat_where_the_others_answer_alike(game: AnyGame):
    preset = game.presets[0]
    start = game.start(preset.options, preset.players[0], SEED)
    every = [deal_lines(game, start, played(game, own))[0] for own in range(4)]
    deal = compare_deal(game, 1, [*every, None], [10, 20, 30, 40, 0])
    assert [line.person for line in deal.lines] == [0, 1, 2, 3]
    assert not deal.otherwise
    for divergence in deal.divergences:
        assert divergence.seat == divergence.own == divergence.view.viewer == 0
        assert len({branch.move for branch in divergence.branches}) == len(divergence.branches) > 1
        held = {shown.piece for shown in divergence.view.hand}
        for branch in divergence.branches:
            assert branch.margins == tuple(10 * (person + 1) for person in branch.people)
            if isinstance(branch.move, Lead | Play):
                assert branch.move.piece in held
                assert (branch.taken is not None) == (divergence.view.tricks is not None)
    if game.hands_by_dm:
        assert deal.divergences, "four random players do not play alike"


def test_choices_made_at_once_count_by_seat_as_chosen_last():
    game = CATALOGUE["black-tile"]
    start = game.start(game.presets[0].options, 4, SEED)
    hands = [[shown.piece for shown in game.view(start, seat).hand if shown.piece] for seat in range(4)]
    chosen = [(seat, Pass(tuple(hands[seat][:3]))) for seat in range(4)]
    after = start
    for seat, move in chosen:
        after, _ = game.play(after, seat, move)
    rest = played_on(game, after)
    changed = [(0, Pass(tuple(hands[0][1:4]))), chosen[2], chosen[1], chosen[0], chosen[3]]
    one, other = (deal_lines(game, start, [*first, *rest])[0] for first in (chosen, changed))
    assert [(step.seat, step.move) for step in one.steps] == [(step.seat, step.move) for step in other.steps]
    assert compare_deal(game, 1, [one, other], [0, 0]).divergences == ()


def played_on(game: AnyGame, match: Match[Any, Any]) -> Moves:
    """The first legal move again and again, until the deal is over."""
    made: Moves = []
    while not match.results:
        seat = game.to_act(match)[0]
        move = game.legal(match, seat)[0]
        made.append((seat, move))
        match, _ = game.play(match, seat, move)
    return made


def test_a_peek_is_no_divergence():
    game = CATALOGUE["blind-hughie"]
    billitonnen = next(one for one in game.presets if "billitonnen" in one.name)
    start = now = game.start(billitonnen.options, 4, SEED)
    before, peek = Moves(), parse_move("peek")
    while peek not in game.legal(now, seat := game.to_act(now)[0]):
        move = game.legal(now, seat)[0]
        before.append((seat, move))
        now, _ = game.play(now, seat, move)
    seen, _ = game.play(now, seat, peek)
    rest = played_on(game, seen)
    journals = ([*before, *rest], [*before, (seat, peek), *rest])
    one, other = (deal_lines(game, start, moves)[0] for moves in journals)
    assert compare_deal(game, 1, [one, other], [0, 0]).divergences == ()
