"""The worlds that a computer player looks at: they agree with its view, and it forgets nothing that lies open."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from bot.players.line.any_tile import AnyTile
from bot.players.line.from_right import NO_TILE, FromRight
from bot.players.line.position import Deal, RowPosition
from bot.players.line.tiles import BIT, COUNT, FITS, NUMBER
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.moves import Peek
from tests.players.line.tables import TABLES, late_deal, true_rows
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import BILLITONNEN, HUGHIE, RowScenario, tile


def numbers(row: str) -> tuple[int, ...]:
    """The row of "5-2 - 6-1"; - for a tile that nobody has seen."""
    return tuple(NO_TILE if word == "-" else NUMBER[tile(word)] for word in row.split())


def agree(position: RowPosition, world: Deal) -> None:
    """Every tile is somewhere once, the known ones where they were seen, and the deal goes on."""
    hidden = set(position.hidden)
    placed: list[int] = []
    if isinstance(world, FromRight):
        for known, row in zip(position.rows, world.rows, strict=True):
            unseen = [tile for seen, tile in zip(known, row, strict=True) if seen == NO_TILE]
            assert [seen for seen in known if seen != NO_TILE] == [tile for tile in row if tile not in unseen]
            placed += unseen
    else:
        assert isinstance(world, AnyTile)
        for known, mask, unseen in zip(position.rows, world.known, world.unseen, strict=True):
            assert mask == sum(BIT[tile] for tile in known if tile != NO_TILE)
            assert len(unseen) == known.count(NO_TILE)
            placed += unseen
    assert len(placed) == len(set(placed))
    assert set(placed) <= hidden
    assert world.waiting != NO_TILE or world.held & FITS[world.ends]


@pytest.mark.parametrize("name", TABLES)
def test_worlds_agree_with_the_view(name: str):
    options, players = TABLES[name]
    for number in range(8):
        dice = Random(number)
        match = BLIND_HUGHIE.start(options, players, dice.randbytes(32))
        while not match.results:
            seat = match.deal.seat
            view = BLIND_HUGHIE.view(match, seat)
            position = RowPosition.of(view)
            true = true_rows(match)
            for known, row in zip(position.rows, true, strict=True):
                assert all(seen in (NO_TILE, tile) for seen, tile in zip(known, row, strict=True))
            shown = {NUMBER[turned.tile] for turned in match.deal.turned}
            assert not shown & set(position.hidden), "every tile that was turned up is remembered"
            for world in islice(position.worlds(dice), 3):
                agree(position, world)
            match, _ = BLIND_HUGHIE.play(match, seat, dice.choice(BLIND_HUGHIE.legal(match, seat)))


def test_a_tile_turned_up_is_remembered_at_the_left():
    scenario = HUGHIE.rows("6-1 5-5 5-2", "4-0 1-0", line="3-6 6-4").play("0 turn", "1 turn")
    assert RowPosition.of(scenario.view(0)).rows == (numbers("5-2 - -"), numbers("1-0 -"))
    scenario = scenario.play("0 turn", "1 turn")
    assert RowPosition.of(scenario.view(0)).rows == (numbers("5-5 5-2 -"), numbers("1-0"))


def lying(world: Deal) -> tuple[tuple[int, ...], ...]:
    assert isinstance(world, FromRight)
    return tuple(map(tuple, world.rows))


def test_where_few_tiles_are_hidden_every_world_is_found_once():
    left_out = 0
    for number in range(20):
        match = late_deal("two", 4, Random(number))
        if match.deal.blocked:
            continue
        position = RowPosition.of(BLIND_HUGHIE.view(match, 0))
        assert position.possible == 4 * 3 * 2
        every = [lying(world) for world in position.every_world()]
        assert len(every) == len(set(every))
        sampled = Counter(lying(world) for world in islice(position.worlds(Random(1)), 20 * len(every)))
        assert set(sampled) == set(every)
        assert min(sampled.values()) > 5, "each is as likely as any other"
        left_out += len(every) < position.possible
    assert not left_out, "all hidden tiles lie in rows: one of them fits, wherever it is"


def test_a_world_in_which_the_deal_would_be_over_is_none():
    line = "0-1 1-6 6-6 6-2 2-2 2-5 5-5 5-0 0-2 2-3 3-3 3-1 1-1 1-5 5-6 6-3 3-4 4-4 4-5 5-3 3-0 0-6 6-4 4-0"
    scenario = HUGHIE.rows("0-0", "4-2", line=line)  # 0-0 is the only tile left that fits: somebody must have it
    position = RowPosition.of(scenario.view(0))
    assert position.possible == 4 * 3
    every = position.every_world()
    assert len(every) == 6
    zero = NUMBER[tile("0-0")]
    assert all(zero in (tile for row in lying(world) for tile in row) for world in every)


def test_open_tiles_are_not_forgotten():
    scenario = BILLITONNEN.rows("6-1 3-1 3-3", "6-4 1-0", "0-0 2-1", line="5-0 0-2").play("0 turn")
    assert scenario.row_notation[0] == "3-3* 6-1 3-1"
    view = scenario.view(1)
    assert RowPosition.of(view, lambda: True).rows[0][0] == NUMBER[tile("3-3")]
    scenario = HUGHIE.rows("6-1 3-1 3-3", "6-4 1-0", "0-0 2-1", line="5-0 0-2").play("0 turn")
    forgotten = RowPosition.of(scenario.view(1), lambda: True)
    assert forgotten.rows[0] == (NO_TILE,) * 3
    assert NUMBER[tile("3-3")] in forgotten.hidden
    assert len(forgotten.hidden) == COUNT - 2


def test_a_peek_is_offered_where_it_may_tell_something():
    def peek(game: RowScenario) -> Peek | None:
        return RowPosition.of(game.view(game.deal.seat)).peek

    fits_both = BILLITONNEN.rows("6-1 5-4 3-2", "6-4 1-0", "0-0 2-1", line="3-0 0-2").play("0 turn")
    assert peek(fits_both) == Peek()
    assert peek(fits_both.play("0 peek")) is None
    mirror = BILLITONNEN.rows("6-1 5-4 3-2", "6-4 1-0", "0-0 2-1", line="3-0 0-3").play("0 turn")
    assert peek(mirror) is None, "both ends are 3: they come to the same"
    assert len(RowPosition.of(mirror.view(0)).moves) == 1


def test_there_is_no_position_where_nothing_is_asked_or_in_another_game():
    scenario = HUGHIE.rows("6-1 5-5", "4-0 1-0", line="3-6 6-4")
    with pytest.raises(TypeError):
        RowPosition.of(scenario.view(1))
    with pytest.raises(TypeError):
        RowPosition.of(ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5").view(0))
