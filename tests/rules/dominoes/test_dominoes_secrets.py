"""Two worlds that somebody at the table cannot tell apart, played on alike: they are shown the same in both."""

import random
from dataclasses import replace

import pytest

from bot.rules.dominoes.deal import DominoMatch
from bot.rules.dominoes.game import DOMINOES
from bot.rules.moves import Move
from bot.rules.options import dump, load
from bot.rules.pieces import Tile
from tests.rules.dominoes.scenarios import DRAW, PRESETS, every_play
from tests.rules.knowledge import other_hands
from tests.rules.random_match import matches
from tests.samples import dice

PAIRS = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


@pytest.mark.parametrize(("name", "players"), PAIRS)
@matches()
def test_two_worlds_that_a_player_cannot_tell_apart_look_the_same(name: str, players: int, number: int) -> None:
    """Every View, as a value, until something is played, drawn or scored in one world alone."""
    chance, shared, began = dice("worlds", name, players, number), 0, 0
    options = load(
        DOMINOES.options_type, dump(PRESETS[name].options) | {"drawing": chance.choice(["one", "until_it_fits"])}
    )
    match = DOMINOES.start(options, players, chance.randbytes(32))
    while match.winners is None and match.deal.number < 4:
        for viewer in (None, *range(players)):
            other = other_hands(match, viewer, chance)
            if (match.deal.hands, match.deal.boneyard) != (other.deal.hands, other.deal.boneyard):
                began += 1
                shared += played_alike(match, other, viewer, chance)
        for _ in range(3):
            if match.winners is None:
                match, _ = DOMINOES.play(match, *any_play(match, chance))
    assert shared > began / 8 > 1, "some go on together for a while"


def played_alike(one: DominoMatch, other: DominoMatch, viewer: int | None, chance: random.Random) -> int:
    """How many plays the worlds have in common. Of those that can be made in both, the ones that bring the same."""
    plays = 0
    while True:
        assert DOMINOES.view(one, viewer) == DOMINOES.view(other, viewer)
        if one.winners is not None:
            return plays
        seat, same = one.deal.seat, list[tuple[DominoMatch, DominoMatch]]()
        for move in every_play(set(one.deal.hands[seat]) & set(other.deal.hands[seat])):
            if DOMINOES.allows(one, seat, move) and DOMINOES.allows(other, seat, move):
                (first, events), (second, others) = (DOMINOES.play(world, seat, move) for world in (one, other))
                if events == others and drew_alike(first, second, viewer):
                    same.append((first, second))
        if not same:
            return plays
        one, other = chance.choice(same)
        plays += 1
        if one.deal.number != other.deal.number or not one.deal.log:
            return plays  # the next deal is another shuffle


def drew_alike(one: DominoMatch, other: DominoMatch, viewer: int | None) -> bool:
    """Whether the viewer has drawn the same tiles."""
    return viewer is None or one.deal.hands[viewer] == other.deal.hands[viewer]


def any_play(match: DominoMatch, chance: random.Random) -> tuple[int, Move]:
    (seat,) = DOMINOES.to_act(match)
    return seat, chance.choice(DOMINOES.legal(match, seat))


def test_only_the_player_who_drew_sees_what_was_drawn() -> None:
    scenario = DRAW.hands("6-5 0-0", "4-1 1-1", "3-3", boneyard="2-2 6-1 6-2 6-3", line="6-6").play("0 play 6-5 left")
    boards = [scenario.view(viewer).chain_board for viewer in (None, 0, 1, 2)]
    assert [bool(board.drawn) for board in boards] == [False, False, True, False]
    assert len({replace(board, drawn=()) for board in boards}) == 1, "else all see the same board"
    assert boards[2].drawn == scenario.deal.drawn_by(1)
    after = scenario.play("1 play 6-1 right")
    assert not any(after.view(viewer).chain_board.drawn for viewer in (None, 0, 1, 2)), "they are forgotten"


def test_tiles_drawn_in_vain_are_shown_to_their_player_until_they_play() -> None:
    drawn = (Tile(2, 2), Tile(3, 3))
    scenario = DRAW.hands("6-4 4-0 5-1", "3-1 1-1", "5-3 3-0", boneyard="2-2 3-3 6-2 6-3", line="6-6, 6-5 right")
    for move, shown in (("0 play 6-4 left", drawn), ("2 play 5-3 right", drawn), ("0 play 4-0 left", ())):
        scenario = scenario.play(move)
        assert [scenario.view(viewer).chain_board.drawn for viewer in (None, 0, 1, 2)] == [(), (), shown, ()]
    assert scenario.deal.seat == 1
