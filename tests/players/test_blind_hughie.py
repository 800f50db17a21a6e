"""Blind Hughie's hidden tiles: worlds agree with the View, and exact values with a brute force."""

from collections import Counter
from itertools import islice, pairwise, permutations
from random import Random
from statistics import fmean

import pytest

from bot.players.blind_hughie import BlindHughiePlayer
from bot.players.determinized import Unseen, exact_margins
from bot.rules.blind_hughie.deal import TILES, Layout, RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.state import RowState
from bot.rules.copies import updated
from bot.rules.game import margin
from bot.rules.moves import Move, Peek
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario, tile

TABLES = {
    "two": (HUGHIE, 2),
    "three, full rows": (HUGHIE.under(hands="full"), 3),
    "four, going out wins ties": (HUGHIE.under(going_out_wins_ties=True), 4),
    "partners": (HUGHIE.under(partners=True), 4),
    "any tile, two": (ANY, 2),
    "any tile, three": (ANY, 3),
    "any tile, partners": (ANY.under(partners=True), 4),
    "Billitonnen, three": (BILLITONNEN, 3),
    "Billitonnen, four": (BILLITONNEN, 4),
    "Billitonnen, five": (BILLITONNEN, 5),
    "open doubles": (DOUBLES, 4),
    "Billitonnen, any tile": (BILLITONNEN.under(turn="any"), 3),
}
DEALS = 6  # of each kind
EACH = pytest.mark.parametrize("name", TABLES)
PLAYER = BlindHughiePlayer()


def start(name: str, seed: bytes = bytes(32)) -> RowMatch:
    rules, players = TABLES[name]
    return BLIND_HUGHIE.start(rules.options, players, seed, deals=1)


def view_of(match: RowMatch) -> View:
    """The View of the seat to act, without the draw for the first player."""
    return updated(BLIND_HUGHIE.view(match, match.deal.seat), draws=())


def hidden_in(match: RowMatch) -> Unseen[RowMatch]:
    return PLAYER.determinize(view_of(match), lambda: False)


def choices_in(match: RowMatch) -> list[Move]:
    """The different moves of the seat to act, by its View."""
    hidden = hidden_in(match)
    return PLAYER.choices(hidden.deal(hidden.pieces))


def tiles_of(match: RowMatch) -> list[list[Tile]]:
    return [[row_tile.tile for row_tile in row] for row in match.deal.rows]


def margins_of(match: RowMatch) -> list[float]:
    """Each side's margin in the first deal."""
    scored = match.results[0].scored
    return [margin(scored, side, low_wins=False) for side in range(len(scored))]


def trail(dice: Random) -> list[tuple[int, int]]:
    """All tiles of a double-six set in one layout."""
    left, ends, way = set(double_set(6)), [dice.randrange(7)], list[int]()
    while ends:
        if fitting := sorted(tile for tile in left if tile.has(ends[-1])):
            tile = dice.choice(fitting)
            left.remove(tile)
            ends.append(tile.other(ends[-1]))
        else:
            way.append(ends.pop())
    return list(pairwise(way))


def late_deal(name: str, hidden: int, dice: Random) -> RowMatch:
    """A deal in which few tiles are hidden; all the others are laid."""
    tiles, (_, players) = trail(dice), TABLES[name]
    rest = [Tile.of(*pair) for pair in tiles[-hidden:]]
    dice.shuffle(rest)
    rows = tuple(tuple(map(RowTile, rest[seat::players])) for seat in range(players))
    return updated(start(name), deal=RowDeal(1, 0, rows, (), Layout(tuple(tiles[:-hidden])), 0), draws=())


@EACH
def test_worlds_agree_with_the_view_and_with_all_that_was_turned_up(name: str):
    for number in range(DEALS):
        dice = Random(number)
        match, seen_in_rows = start(name, dice.randbytes(32)), set[Tile]()
        while not match.results:
            seat, view, hidden = match.deal.seat, view_of(match), hidden_in(match)
            seen_in_rows |= {turned.tile for turned in match.deal.turned}
            assert not seen_in_rows & set(hidden.pieces), "every tile that was turned up is remembered"
            world = next(hidden.worlds(dice))
            seen = view_of(world)
            assert (seen.seats, seen.ask) == (view.seats, view.ask)
            assert (seen.rows_board.tiles, seen.rows_board.peeked) == (view.rows_board.tiles, view.rows_board.peeked)
            for shown, true in zip(tiles_of(world), tiles_of(match), strict=True):
                places = zip(shown, true, strict=True)
                assert all(tile == its for tile, its in places if its not in hidden.pieces)
            in_rows = [tile for row in tiles_of(world) for tile in row]
            assert len(set(in_rows)) == len(in_rows)
            assert PLAYER.seen(world) == PLAYER.seen(hidden.deal(hidden.pieces)) or match.options.billitonnen
            assert PLAYER.habit(world) in BLIND_HUGHIE.legal(match, seat)
            choices = choices_in(match)
            assert choices == PLAYER.choices(world)
            assert set(choices) <= set(BLIND_HUGHIE.legal(match, seat))
            match, _ = BLIND_HUGHIE.play(match, seat, dice.choice(BLIND_HUGHIE.legal(match, seat)))


@EACH
def test_a_playout_makes_the_moves_of_habit(name: str):
    for number in range(DEALS):
        dice = Random(number)
        match = start(name, dice.randbytes(32))
        while not match.results:
            move = dice.choice(BLIND_HUGHIE.legal(match, match.deal.seat))
            after, _ = BLIND_HUGHIE.play(match, match.deal.seat, move)
            played = after
            while not played.results:
                played, _ = BLIND_HUGHIE.play(played, played.deal.seat, PLAYER.habit(played))
            if move != Peek():
                assert PLAYER.play_out(match, move) == PLAYER.margins(played)
            match = after


def consistent(match: RowMatch) -> list[RowMatch]:
    """The match as it may be for all that anyone knows: the tiles of its rows in every order."""
    lengths = [len(row) for row in match.deal.rows]
    found: list[RowMatch] = []
    for tiles in permutations([its for row in tiles_of(match) for its in row]):
        left = iter(tiles)
        rows = tuple(tuple(RowTile(next(left)) for _ in range(length)) for length in lengths)
        world = updated(match, deal=updated(match.deal, rows=rows))
        if not RowState(world).blocked:
            found.append(world)
    return found


def best_margins(matches: list[RowMatch]) -> list[float]:
    """The margins summed over matches, everyone doing what is best for the mean over those they cannot tell apart."""
    totals = [0.0] * len(matches[0].totals)
    groups: dict[object, list[RowMatch]] = {}
    for match in matches:
        if match.results:
            totals = [total + margin for total, margin in zip(totals, margins_of(match), strict=True)]
        else:
            groups.setdefault(view_of(match).rows_board, []).append(match)
    for group in groups.values():
        margins = max(values(group).values(), key=lambda found: found[PLAYER.side(group[0])])
        totals = [total + margin for total, margin in zip(totals, margins, strict=True)]
    return totals


def values(matches: list[RowMatch]) -> dict[Move, list[float]]:
    """The summed margins of each move. A peek costs nothing, so it is made first."""
    seat = matches[0].deal.seat
    legal = BLIND_HUGHIE.legal(matches[0], seat)
    moves = [Peek()] if Peek() in legal else legal
    return {move: best_margins([BLIND_HUGHIE.play(match, seat, move)[0] for match in matches]) for move in moves}


def to_a_choice(match: RowMatch, worlds: list[RowMatch], dice: Random) -> tuple[RowMatch, list[RowMatch]]:
    """Play at random until there is something to choose, with the worlds in which all have seen the same."""
    while not match.results:
        seat = match.deal.seat
        legal, is_choice = BLIND_HUGHIE.legal(match, seat), len(choices_in(match)) > 1
        if is_choice and Peek() not in legal:
            break
        move = Peek() if is_choice else dice.choice(legal)
        match, _ = BLIND_HUGHIE.play(match, seat, move)
        seen = view_of(match).rows_board
        played = [BLIND_HUGHIE.play(world, seat, move)[0] for world in worlds]
        worlds = [world for world in played if view_of(world).rows_board == seen]
    return match, worlds


@EACH
def test_exact_values_are_those_of_a_brute_force(name: str):
    rules, players = TABLES[name]
    choices, hidden = 0, players if rules.options.any_tile and players > 2 else max(4, players)
    for number in range(40):
        dice = Random(number)
        match = late_deal(name, hidden, dice)
        if RowState(match).blocked:
            continue
        match, worlds = to_a_choice(match, consistent(match), dice)
        if match.results:
            continue
        every, moves = hidden_in(match).every_world(), choices_in(match)
        assert len(every) == len(worlds)
        margins = exact_margins(PLAYER, every, moves, 10**6)
        assert margins is not None
        found = values(worlds)
        choices += len(found) > 1
        for move, value in zip(moves, margins, strict=True):
            assert value == pytest.approx(found[move][PLAYER.side(match)] / len(worlds))
    assert choices


def test_too_many_steps_are_refused():
    match = late_deal("any tile, two", 5, Random(1))
    assert exact_margins(PLAYER, hidden_in(match).every_world(), choices_in(match), 10) is None


def lying(world: RowMatch) -> tuple[tuple[Tile, ...], ...]:
    return tuple(map(tuple, tiles_of(world)))


def test_where_few_tiles_are_hidden_every_world_is_found_once():
    for number in range(20):
        match = late_deal("two", 4, Random(number))
        if RowState(match).blocked:
            continue
        hidden = hidden_in(match)
        assert hidden.ways == 4 * 3 * 2
        every = [lying(world) for world in hidden.every_world()]
        assert len(every) == len(set(every))
        sampled = Counter(lying(world) for world in islice(hidden.worlds(Random(1)), 20 * len(every)))
        assert set(sampled) == set(every)
        assert min(sampled.values()) > 5, "each is as likely as any other"
        assert len(every) == hidden.ways, "all hidden tiles lie in rows: one of them fits, wherever it is"


def test_a_world_in_which_the_deal_would_be_over_is_none():
    layout = "0-1 1-6 6-6 6-2 2-2 2-5 5-5 5-0 0-2 2-3 3-3 3-1 1-1 1-5 5-6 6-3 3-4 4-4 4-5 5-3 3-0 0-6 6-4 4-0"
    scenario = HUGHIE.rows("0-0", "4-2", layout=layout)  # 0-0 is the only tile left that fits
    hidden = hidden_in(scenario.match)
    assert hidden.ways == 4 * 3
    every = hidden.every_world()
    assert len(every) == 6
    assert all(tile("0-0") in (shown for row in lying(world) for shown in row) for world in every)


def test_open_tiles_are_not_forgotten():
    scenario = BILLITONNEN.rows("6-1 3-1 3-3", "6-4 1-0", "0-0 2-1", layout="5-0 0-2").play("0 turn")
    assert scenario.row_notation[0] == "3-3* 6-1 3-1"
    hidden = PLAYER.determinize(scenario.view(1), lambda: True)
    assert tile("3-3") not in hidden.pieces
    assert hidden.deal(hidden.pieces).deal.rows[0][0] == RowTile(tile("3-3"), up=True)
    scenario = HUGHIE.rows("6-1 3-1 3-3", "6-4 1-0", "0-0 2-1", layout="5-0 0-2").play("0 turn")
    forgotten = PLAYER.determinize(scenario.view(1), lambda: True)
    assert forgotten.places == 7
    assert tile("3-3") in forgotten.pieces
    assert len(forgotten.pieces) == len(TILES) - 2


def look(game: RowScenario) -> Move | None:
    hidden = hidden_in(game.match)
    return PLAYER.free_look(hidden.deal(hidden.pieces))


def test_a_peek_is_made_where_it_may_tell_something():
    fits_both = BILLITONNEN.rows("6-1 5-4 3-2", "6-4 1-0", "0-0 2-1", layout="3-0 0-2").play("0 turn")
    assert look(fits_both) == Peek()
    assert look(fits_both.play("0 peek")) is None
    mirror = BILLITONNEN.rows("6-1 5-4 3-2", "6-4 1-0", "0-0 2-1", layout="3-0 0-3").play("0 turn")
    assert look(mirror) is None, "both ends are 3: they come to the same"
    assert len(choices_in(mirror.match)) == 1


def test_a_peek_is_worth_the_better_choice_in_each_world():
    match = BILLITONNEN.rows("6-1 2-0 5-2", "3-0 3-1", "0-0 1-0", layout="5-3 3-2").play("turn").match
    worlds = list(islice(hidden_in(match).worlds(Random(1)), 201))
    left, right, either = PLAYER.sampled(worlds, choices_in(match), Peek()).values()
    assert all(own in ends for own, *ends in zip(either, left, right, strict=True)), "in each world one of the ends"
    assert fmean(either) > max(fmean(left), fmean(right))


def test_nothing_can_be_chosen_where_nothing_is_asked_or_in_another_game():
    scenario = HUGHIE.rows("6-1 5-5", "4-0 1-0", layout="3-6 6-4")
    with pytest.raises(TypeError):
        PLAYER.determinize(scenario.view(1), lambda: False)
    other = ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5").view(0)
    with pytest.raises(TypeError):
        PLAYER.determinize(other, lambda: False)
