"""What was played is read as it was: each play with the hand it came from, the line, and what was laid before."""

from random import Random

import pytest

from bot.players.chain.policy import ChainPolicy
from bot.players.chain.reading import Reading
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
