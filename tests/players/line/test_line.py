"""A deal of rows and a line in bit masks goes as the rules say; worlds and exact values agree with it."""

from collections import Counter
from itertools import islice, pairwise, permutations
from random import Random

import pytest

from bot.players.line.any_tile import AnyTile
from bot.players.line.exact import exact_margins
from bot.players.line.from_right import NO_TILE, TURN, FromRight
from bot.players.line.playouts import candidates
from bot.players.line.position import Deal, RowPosition
from bot.players.line.tiles import AFTER, BIT, COUNT, EITHER_END, FITS, NO_LINE, NUMBER
from bot.rules.blind_hughie.deal import RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.line import Layout
from bot.rules.copies import updated
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile, double_set
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
DEALS = 20  # of each kind
EACH = pytest.mark.parametrize("name", TABLES)


def start(name: str, seed: bytes = bytes(32)) -> RowMatch:
    rules, players = TABLES[name]
    return BLIND_HUGHIE.start(rules.options, players, seed)


def known(match: RowMatch) -> RowPosition:
    """The knowledge of the seat to act."""
    return RowPosition.of(BLIND_HUGHIE.view(match, match.deal.seat))


def true_rows(match: RowMatch) -> list[list[int]]:
    """The rows as they lie, which no player knows."""
    return [[NUMBER[row_tile.tile] for row_tile in row] for row in match.deal.rows]


def margins_of(match: RowMatch) -> list[float]:
    """Each side's margin in the first deal, by the rules."""
    scored = match.results[0].scored
    return [own - (sum(scored) - own) / (len(scored) - 1) for own in scored]


def trail(dice: Random) -> list[tuple[int, int]]:
    """All tiles of a double-six set in one line."""
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
    """A deal in which few tiles are hidden; all the others are in the line."""
    tiles, (_, players) = trail(dice), TABLES[name]
    rest = [Tile.of(*pair) for pair in tiles[-hidden:]]
    dice.shuffle(rest)
    rows = tuple(tuple(map(RowTile, rest[seat::players])) for seat in range(players))
    return updated(start(name), deal=RowDeal(1, 0, rows, (), Layout(tuple(tiles[:-hidden])), 0))


def position_and_truth(match: RowMatch) -> tuple[RowPosition, Deal]:
    """The knowledge of the seat to act, and the deal as it lies."""
    position = known(match)
    rows = zip(position.rows, true_rows(match), strict=True)
    unknown = [tile for shown, true in rows for seen, tile in zip(shown, true, strict=True) if seen == NO_TILE]
    return position, position.deal(iter(unknown))


def action_of(match: RowMatch, move: Move, deal: Deal) -> int | None:
    """The action that a move is; None for one that decides nothing, which the deal has not waited for."""
    row = true_rows(match)[match.deal.seat]
    if isinstance(move, Place):
        after, _ = BLIND_HUGHIE.play(match, match.deal.seat, move)
        return line_ends(after) if deal.waiting != NO_TILE else None
    assert isinstance(move, Turn)
    tile = row[move.place - 1] if move.place else NO_TILE
    if not match.options.any_tile:
        return TURN if move.place is None else tile
    assert isinstance(deal, AnyTile)
    unseen = deal.unseen[match.deal.seat]
    if tile not in unseen:
        return tile
    unseen.remove(tile)
    unseen.append(tile)  # a deal turns up the last of them, for any is as good as another
    return TURN


def line_ends(match: RowMatch) -> int:
    ends = (match.deal.before or match.deal).line.ends if match.results else match.deal.line.ends
    return NO_LINE if ends is None else NUMBER[Tile.of(*ends)]


def agree(position: RowPosition, world: Deal) -> None:
    """Every tile is somewhere once, the known ones where they were seen, and the deal goes on."""
    hidden = set(position.hidden)
    placed: list[int] = []
    if isinstance(world, FromRight):
        for shown, row in zip(position.rows, world.rows, strict=True):
            unseen = [tile for seen, tile in zip(shown, row, strict=True) if seen == NO_TILE]
            assert [seen for seen in shown if seen != NO_TILE] == [tile for tile in row if tile not in unseen]
            placed += unseen
    else:
        assert isinstance(world, AnyTile)
        for shown, mask, unseen in zip(position.rows, world.known, world.unseen, strict=True):
            assert mask == sum(BIT[tile] for tile in shown if tile != NO_TILE)
            assert len(unseen) == shown.count(NO_TILE)
            placed += unseen
    assert len(placed) == len(set(placed))
    assert set(placed) <= hidden
    assert world.waiting != NO_TILE or world.held & FITS[world.ends]


@EACH
def test_deals_go_as_the_rules_say_and_worlds_agree_with_the_view(name: str):
    for number in range(DEALS):
        dice = Random(number)
        match = start(name, dice.randbytes(32))
        _, deal = position_and_truth(match)
        while not match.results:
            seat = match.deal.seat
            legal = BLIND_HUGHIE.legal(match, seat)
            position, truth = position_and_truth(match)
            for shown, row in zip(position.rows, true_rows(match), strict=True):
                assert all(seen in (NO_TILE, tile) for seen, tile in zip(shown, row, strict=True))
            turned = {NUMBER[turned.tile] for turned in match.deal.turned}
            assert not turned & set(position.hidden), "every tile that was turned up is remembered"
            for world in islice(position.worlds(dice), 1):
                agree(position, world)
            if deal.waiting == NO_TILE and match.deal.waiting is not None:  # which end makes no difference
                assert AFTER[position.ends][position.waiting] != EITHER_END
                match, _ = BLIND_HUGHIE.play(match, seat, Place(dice.choice((End.LEFT, End.RIGHT))))
                continue
            assert not deal.over
            assert (deal.seat, deal.ends, deal.held) == (seat, line_ends(match), truth.held)
            assert deal.public() == truth.public() or match.deal.peeked
            assert bool(deal.held & FITS[deal.ends]) or deal.waiting != NO_TILE
            steps = {first for _, every in position.moves for first, *_ in every}
            assert set(deal.actions) == steps
            move = dice.choice([move for move in legal if move != Peek()])
            if Peek() in legal and dice.random() < 0.3:
                move = Peek()
            else:
                action = action_of(match, move, deal)
                assert action is not None
                deal.act(action)
            match, _ = BLIND_HUGHIE.play(match, seat, move)
        assert deal.over
        assert deal.margins() == margins_of(match)


def consistent(match: RowMatch) -> list[RowMatch]:
    """The match as it may be for all that anybody knows: the tiles of its rows in every order."""
    lengths = [len(row) for row in match.deal.rows]
    found: list[RowMatch] = []
    for tiles in permutations([row_tile.tile for row in match.deal.rows for row_tile in row]):
        left = iter(tiles)
        rows = tuple(tuple(RowTile(next(left)) for _ in range(length)) for length in lengths)
        deal = updated(match.deal, rows=rows)
        if not deal.blocked:
            found.append(updated(match, deal=deal))
    return found


def best_margins(matches: list[RowMatch]) -> list[float]:
    """The margins summed over matches, everybody doing what is best for the mean over those they cannot tell apart."""
    totals = [0.0] * len(matches[0].totals)
    groups: dict[object, list[RowMatch]] = {}
    for match in matches:
        if match.results:
            totals = [total + margin for total, margin in zip(totals, margins_of(match), strict=True)]
        else:
            groups.setdefault(BLIND_HUGHIE.view(match, match.deal.seat).line, []).append(match)
    for group in groups.values():
        margins = max(values(group).values(), key=lambda found: found[side_of(group[0])])
        totals = [total + margin for total, margin in zip(totals, margins, strict=True)]
    return totals


def values(matches: list[RowMatch]) -> dict[Move, list[float]]:
    """The summed margins of each move. A peek costs nothing, so it is made first."""
    seat = matches[0].deal.seat
    legal = BLIND_HUGHIE.legal(matches[0], seat)
    moves = [Peek()] if Peek() in legal else legal
    return {move: best_margins([BLIND_HUGHIE.play(match, seat, move)[0] for match in matches]) for move in moves}


def side_of(match: RowMatch) -> int:
    return BLIND_HUGHIE.sides(match.options, match.players)[match.deal.seat]


def to_a_choice(match: RowMatch, worlds: list[RowMatch], dice: Random) -> tuple[RowMatch, list[RowMatch]]:
    """Play at random until there is something to choose, with the worlds in which all have seen the same."""
    while not match.results:
        seat = match.deal.seat
        legal, is_choice = BLIND_HUGHIE.legal(match, seat), len(known(match).moves) > 1
        if is_choice and Peek() not in legal:
            break
        move = Peek() if is_choice else dice.choice(legal)
        match, _ = BLIND_HUGHIE.play(match, seat, move)
        seen = BLIND_HUGHIE.view(match, match.deal.seat).line
        played = [BLIND_HUGHIE.play(world, seat, move)[0] for world in worlds]
        worlds = [world for world in played if BLIND_HUGHIE.view(world, match.deal.seat).line == seen]
    return match, worlds


@EACH
def test_exact_values_are_those_of_a_brute_force(name: str):
    rules, players = TABLES[name]
    choices, hidden = 0, players if rules.options.any_tile and players > 2 else max(4, players)
    for number in range(40):
        dice = Random(number)
        match = late_deal(name, hidden, dice)
        if match.deal.blocked:
            continue
        match, worlds = to_a_choice(match, consistent(match), dice)
        if match.results:
            continue
        position = known(match)
        every = position.every_world()
        assert len(every) == len(worlds)
        margins = exact_margins(position, every, 10**6)
        assert margins is not None
        found = values(worlds)
        choices += len(found) > 1
        for (index, _), margin in zip(candidates(position), margins, strict=True):
            assert margin == pytest.approx(found[position.moves[index][0]][side_of(match)] / len(worlds))
    assert choices


def test_too_many_actions_are_refused():
    position = known(late_deal("any tile, two", 5, Random(1)))
    assert exact_margins(position, position.every_world(), 10) is None


def lying(world: Deal) -> tuple[tuple[int, ...], ...]:
    assert isinstance(world, FromRight)
    return tuple(map(tuple, world.rows))


def test_where_few_tiles_are_hidden_every_world_is_found_once():
    for number in range(20):
        match = late_deal("two", 4, Random(number))
        if match.deal.blocked:
            continue
        position = known(match)
        assert position.possible == 4 * 3 * 2
        every = [lying(world) for world in position.every_world()]
        assert len(every) == len(set(every))
        sampled = Counter(lying(world) for world in islice(position.worlds(Random(1)), 20 * len(every)))
        assert set(sampled) == set(every)
        assert min(sampled.values()) > 5, "each is as likely as any other"
        assert len(every) == position.possible, "all hidden tiles lie in rows: one of them fits, wherever it is"


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
