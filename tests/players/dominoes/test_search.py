"""A position has all that is public of a deal's state; worlds, readings and best play agree with it."""

from collections import Counter
from itertools import islice, permutations
from random import Random
from statistics import fmean

import pytest

from bot.players.dominoes.player import DominoSolver, TooManyPlaysError, margins_of
from bot.players.dominoes.policy import DominoPolicy, policy_at, table_of
from bot.players.dominoes.position import Candidate, DominoPosition, DominoWorld
from bot.players.dominoes.reading import PLAIN, Reading
from bot.players.hidden import Batch, Held, Worlds
from bot.rules.dominoes.deal import DominoMatch, known_lacking
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import Line, line_shown
from bot.rules.dominoes.options import PRESETS, DominoesOptions
from bot.rules.dominoes.state import DealState
from bot.rules.errors import BadOptions
from bot.rules.events import Drew, Laid
from bot.rules.moves import Move, Play
from bot.rules.options import dump, load
from bot.rules.pieces import Tile
from tests.players.fitting import check_world
from tests.samples import sample

TABLES = [(preset.name, players) for preset in PRESETS for players in preset.players]
OPTIONS = {preset.name: load(DominoesOptions, dump(preset.options)) for preset in PRESETS}


def house_rules(players: int, dice: Random) -> DominoesOptions:
    """Random offered values of all house rules that this number of players can use."""
    while True:
        values = {rule.name: dice.choice(rule.offered_values).value for rule in DOMINOES.house_rules}
        if players != 4:
            values["partners"] = "no"
        options = load(DominoesOptions, values)
        try:
            DOMINOES.check_options(options, players)
        except BadOptions:
            continue
        return load(DominoesOptions, dump(options))


def position_of(match: DominoMatch) -> DominoPosition:
    """The knowledge of the seat to act."""
    return DominoPosition.of(DOMINOES.view(match, match.deal.seat))


def truth(match: DominoMatch) -> DealState:
    """The deal as it lies, by what the seat to act knows and by the hands and the boneyard, which it does not."""
    state = match.deal.state
    return position_of(match).deal(state.hands, state.boneyard[:])


def candidate_of(position: DominoPosition, move: Move) -> Candidate:
    """The play that a move is."""
    assert isinstance(move, Play)
    assert isinstance(move.piece, Tile)
    line = line_shown(position.view.line_board, spins=position.terms.options.spins)
    return position.tiles.number[move.piece], position.line.lines.state(line.after(move.piece, move.end))


MATCHES, WORLDS, DRAWN = 1, 3, 20_000
LATE, LATE_DEALS = 6, 4  # tiles in all hands near the end of a deal
PRESETS = pytest.mark.parametrize(("preset", "players"), TABLES)


def openers(match: DominoMatch) -> list[int]:
    """The seats that have opened an end with each number, by the line as it grew."""
    line, found = Line(match.options.spins), [0] * (match.options.highest + 1)
    for laid in match.deal.log:
        if isinstance(laid, Laid):
            line = line.after(laid.tile, laid.end)
            for number in [end.number for end in line.ends if laid.end in (None, end.end)]:
                found[number] |= 1 << laid.seat
    return found


def play_alike(match: DominoMatch, dice: Random) -> None:
    """Play a match by chance, and each of its deals in both ways."""
    deal = truth(match)
    while match.winners is None:
        position = position_of(match)
        legal = DOMINOES.legal(match, match.deal.seat)
        assert position.candidates == tuple(candidate_of(position, move) for move in legal)
        assert [*position.moves.values()] == [*legal]
        assert deal.seat == match.deal.seat
        assert deal.line is position.line
        now, state = truth(match), match.deal.state
        assert (deal.hands, deal.boneyard, deal.points) == (now.hands, now.boneyard, now.points)
        assert (state.hands, state.boneyard, state.points) == (now.hands, now.boneyard, now.points)
        assert (state.laid, state.terms) == (now.laid, now.terms)
        assert deal.openers == state.openers == now.openers == openers(match)
        if match.deal.line.ends:
            if not match.options.counts_hands or position.hand & position.hand - 1:  # else one end stands for all
                assert set(deal.plays()) == set(position.candidates)
            for seat in set(range(match.players)) - {match.deal.seat}:
                numbers = {number for group in known_lacking(match.deal.log, seat) for number in group}
                assert deal.lacks[seat] == state.lacks[seat] == position.tiles.with_any(tuple(numbers))
        move = dice.choice(legal)
        assert isinstance(move, Play)
        deal.play(*candidate_of(position, move))
        results = len(match.results)
        match, _ = DOMINOES.play(match, match.deal.seat, move)
        assert deal.over == (len(match.results) > results)
        if deal.over:
            assert deal.points == list(match.results[-1].scored)
            if match.winners is None:
                deal = truth(match)


@PRESETS
def test_presets_go_as_the_rules_say(preset: str, players: int):
    dice = Random(players)
    for _ in range(MATCHES):
        play_alike(DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32)), dice)


@pytest.mark.parametrize("number", sample(range(60), 30))
def test_house_rules_go_as_the_rules_say(number: int):
    dice = Random(number)
    players = dice.choice((2, 3, 4))
    options = house_rules(players, dice)
    play_alike(DOMINOES.start(options, players, dice.randbytes(32), deals=dice.choice((None, 3))), dice)


def late_deal(preset: str, players: int, dice: Random) -> DealState:
    while True:
        deal = truth(DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32)))
        while not deal.over and sum(hand.bit_count() for hand in deal.hands) > LATE:
            deal.play(*dice.choice(deal.plays()))
        if not deal.over:
            return deal


def by_trying_everything(deal: DealState) -> list[float]:
    if deal.over:
        return margins_of(deal)
    side = deal.terms.sides[deal.seat]
    return max([by_trying_everything(deal.after(*play)) for play in deal.plays()], key=lambda margins: margins[side])


@PRESETS
def test_it_is_found_with_and_without_trying_everything(preset: str, players: int):
    dice = Random(players)
    for _ in range(LATE_DEALS):
        deal = late_deal(preset, players, dice)
        margins = by_trying_everything(deal)
        for side, margin in enumerate(margins):
            assert DominoSolver().margin(deal, side) == pytest.approx(margin)


def test_it_stops_after_so_many_plays():
    deal = late_deal("block", 4, Random(1))
    with pytest.raises(TooManyPlaysError):
        DominoSolver(1).margin(deal, 0)


@PRESETS
def test_every_play_is_read_with_the_hand_it_came_from(preset: str, players: int):
    dice = Random(players)
    match = DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32), deals=2)
    before, read, number = dict[tuple[int, int], tuple[int, PublicPart]](), 0, 0
    while match.winners is None:
        if match.deal.number != number:
            number, before = match.deal.number, {}
        position, deal = position_of(match), truth(match)
        reading = Reading(position, DominoPolicy.indifferent())
        for seen in reading.seen:
            seat = seen.deal.seat
            hand, public = before[seat, seen.tile]
            assert deal.hands[seat] | seen.since == hand
            assert public_part(seen.deal) == public
            seen.deal.hands[seat] = hand
            assert (seen.tile, seen.line) in seen.deal.plays()
        assert reading.likelihood(DominoWorld(deal)) <= 0
        read += len(reading.seen)
        board = position.view.line_board
        has_drawn = {event.seat for event in board.log if isinstance(event, Drew) and event.kept} | {match.deal.seat}
        others = [laid for laid in board.laid if laid.seat not in has_drawn]
        assert len(reading.seen) >= len(others) - 1, "but for the tile that had to open"
        move = dice.choice(DOMINOES.legal(match, match.deal.seat))
        tile, _ = candidate_of(position, move)
        before[match.deal.seat, tile] = deal.hands[deal.seat], public_part(deal)
        match, _ = DOMINOES.play(match, match.deal.seat, move)
    assert read


PublicPart = tuple[int, list[int], list[int], list[int]]


def public_part(deal: DealState) -> PublicPart:
    """Public knowledge when the seat was to play. Lacks are those of the others."""
    others = [lacks for seat, lacks in enumerate(deal.lacks) if seat != deal.seat]
    return deal.laid, [held.bit_count() for held in deal.hands], others, deal.openers


@pytest.mark.parametrize("preset", ["dominican", "all-fives"])
def test_plays_tell_who_plays_plainly(preset: str):
    told: dict[bool, list[float]] = {True: [], False: []}
    for number in range(12):
        dice = Random(number)
        match = DOMINOES.start(OPTIONS[preset], 4, dice.randbytes(32), deals=1)
        plain = match.deal.seat
        while match.winners is None:
            position, deal = position_of(match), truth(match)
            policy = policy_at(table_of(position.terms))
            if match.deal.seat != plain and sum(map(len, match.deal.hands)) < 16:
                reading = Reading(position, policy)
                for seat in {*range(4)} - {match.deal.seat}:
                    told[seat == plain].append(reading.plainness(DominoWorld(deal), seat))
            only, *others = position.moves.values()  # the opening tile may be no choice
            move = position.moves[policy.best(deal, 1 << plain)] if others else only
            match, _ = DOMINOES.play(match, match.deal.seat, move)
    assert fmean(told[True]) > PLAIN + 0.1
    assert fmean(told[False]) < PLAIN - 0.1


def test_a_plain_player_goes_by_the_score_and_then_by_the_pips():
    for preset in ("dominican", "all-fives"):
        dice = Random(preset)
        match = DOMINOES.start(OPTIONS[preset], 4, dice.randbytes(32), deals=1)
        while match.winners is None:
            position, deal = position_of(match), truth(match)
            tile, line = policy_at(table_of(position.terms)).best(deal, 1 << deal.seat)
            worth = {(after.points, deal.tiles.pips[held]) for held, after in deal.plays()}
            assert (line.points, deal.tiles.pips[tile]) == max(worth)
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(DOMINOES.legal(match, match.deal.seat)))


@PRESETS
def test_worlds_agree_with_what_happened(preset: str, players: int):
    dice = Random(players)
    for _ in range(MATCHES):
        match = DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32), deals=3)
        while match.winners is None:
            position, deal = position_of(match), truth(match)
            view, tiles = position.view, position.tiles
            check_world(view, view.line_board.log, tiles, position.laid, deal.hands, deal.boneyard)
            batches, items = position.held.batches, position.held.items
            assert sum(batch.size for batch in batches) + position.held.boneyard == len(items)
            for world, _ in zip(position.worlds(dice), range(WORLDS), strict=False):
                check_world(view, view.line_board.log, tiles, position.laid, world.deal.hands, world.deal.boneyard)
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(DOMINOES.legal(match, match.deal.seat)))


def test_all_ways_to_fill_the_batches_are_equally_likely():
    held = Held(
        batches=[Batch(1, 2, 0), Batch(1, 1, 0), Batch(2, 2, 0)],
        items=[(0, 0b11111), (1, 0b11010), (2, 0b11100), (3, 0b00011), (4, 0b11111), (5, 0b11010), (6, 0b11111)],
        hidden=0b1111111 ^ 0b1000,  # 3 has been played
        boneyard=2,
    )
    slots = [place for place, size in enumerate(held.sizes) for _ in range(size)]
    expected = Counter[tuple[int, ...]]()
    for order in set(permutations(slots)):
        if all(places >> place & 1 for (_, places), place in zip(held.items, order, strict=True)):
            hands = [0, 0, 0]
            for (tile, _), place in zip(held.items, order, strict=True):
                if place < 3 and tile != 3:
                    hands[held.batches[place].seat] |= 1 << tile
            expected[tuple(hands)] += 1
    drawn = Worlds(held, 3).drawn(Random(1))
    found = Counter(tuple(hands) for hands, _ in islice(drawn, DRAWN))
    assert found.keys() == expected.keys()
    for hands, ways in expected.items():
        share = ways / expected.total()
        assert abs(found[hands] / DRAWN - share) < 5 * (share / DRAWN) ** 0.5 + 0.003


def test_a_tile_that_only_fits_where_others_are_makes_them_move():
    held = Held([Batch(1, 1, 0), Batch(2, 1, 0)], [(0, 0b11), (1, 0b01)], 0b11, 0)
    assert {tuple(hands) for hands, _ in islice(Worlds(held, 3).drawn(Random(1)), 20)} == {(0, 2, 1)}
