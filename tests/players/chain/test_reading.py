"""What was played is read as it was: each play with the hand it came from, the line, and what was laid before."""

from random import Random
from statistics import fmean

import pytest

from bot.players.chain.policy import ChainPolicy, policy_at, table_of
from bot.players.chain.reading import PLAIN, Reading
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Drew
from bot.rules.moves import Play
from bot.rules.pieces import Tile
from tests.players.chain.tables import OPTIONS, TABLES, candidate_of, position_of, truth


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_play_is_read_with_the_hand_it_came_from(preset: str, players: int):
    dice = Random(players)
    match = DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32), deals=2)
    before: dict[tuple[int, int], tuple[int, int, list[int], list[int], list[int]]] = {}
    read = number = 0
    while match.winners is None:
        if match.deal.number != number:
            number, before = match.deal.number, {}
        position, deal = position_of(match), truth(match)
        reading = Reading(position, ChainPolicy.indifferent())
        for seen in reading.seen:
            seat = seen.deal.seat
            hand, laid, sizes, lacks, openers = before[seat, seen.tile]
            assert deal.hands[seat] | seen.since == hand
            assert (seen.deal.laid, [held.bit_count() for held in seen.deal.hands]) == (laid, sizes)
            assert seen.deal.openers == openers
            others = [other for other in range(players) if other != seat]
            assert [seen.deal.lacks[other] for other in others] == [lacks[other] for other in others]
            seen.deal.hands[seat] = hand
            assert (seen.tile, seen.line) in seen.deal.plays()
        assert reading.likelihood(deal) <= 0
        read += len(reading.seen)
        log = position.view.chain_board.log
        has_drawn = {event.seat for event in log if isinstance(event, Drew) and event.kept} | {match.deal.seat}
        others = [laid for laid in position.view.chain_board.laid if laid.seat not in has_drawn]
        assert len(reading.seen) >= len(others) - 1, "but for the tile that had to open"
        move = dice.choice(DOMINOES.legal(match, match.deal.seat))
        assert isinstance(move, Play)
        assert isinstance(move.piece, Tile)
        tile, _ = candidate_of(position, move)
        before[match.deal.seat, tile] = (
            deal.hands[deal.seat], deal.laid, [held.bit_count() for held in deal.hands], deal.lacks,
            deal.openers,
        )  # fmt: skip
        match, _ = DOMINOES.play(match, match.deal.seat, move)
    assert read


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
                    told[seat == plain].append(reading.plainness(deal, seat))
            deal.plain = 1 << plain
            only, *others = position.moves.values()  # the opening tile may be no choice
            move = position.moves[policy.best(deal)] if others else only
            match, _ = DOMINOES.play(match, match.deal.seat, move)
    assert fmean(told[True]) > PLAIN + 0.1
    assert fmean(told[False]) < PLAIN - 0.1


def test_a_plain_player_goes_by_the_score_and_then_by_the_pips():
    for preset in ("dominican", "all-fives"):
        dice = Random(preset)
        match = DOMINOES.start(OPTIONS[preset], 4, dice.randbytes(32), deals=1)
        while match.winners is None:
            position, deal = position_of(match), truth(match)
            deal.plain = 1 << deal.seat
            tile, line = policy_at(table_of(position.terms)).best(deal)
            worth = {(after.points, deal.tiles.pips[held]) for held, after in deal.plays()}
            assert (line.points, deal.tiles.pips[tile]) == max(worth)
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(DOMINOES.legal(match, match.deal.seat)))
