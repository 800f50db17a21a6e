"""Reading hands from plays: each play as it stood then, and what it says of the pieces that its seat did not play."""

from random import Random

import pytest

from bot.players.domino_hearts import DominoHeartsKnowledge
from bot.players.search.playout import PlayState
from bot.players.search.position import TrickPosition
from bot.players.search.reading import TrickReading
from bot.rules.moves import Lead, Play
from bot.rules.pieces import parse_piece
from tests.players.search.random_deals import GAMES, TABLES, random_deals
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.samples import sample


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 4))
def test_every_play_is_kept_with_how_the_deal_stood(game: str, players: int):
    for deal in random_deals(GAMES[game], players, 1, seed=500 + players):
        stood: list[PlayState] = []
        for view, move in deal.plays():
            position = TrickPosition.of(view, deal.knowledge)
            assert [seen.standing.trick for seen in position.plays] == [standing.trick for standing in stood]
            assert [seen.standing.voids for seen in position.plays] == [standing.voids for standing in stood]
            assert [seen.standing.tricks for seen in position.plays] == [standing.tricks for standing in stood]
            reading = TrickReading(position)
            assert all(reading.likelihood(world) > 0 for world in position.hidden.worlds(Random(1), 3))
            if isinstance(move, Lead | Play):
                stood.append(position.standing)


def test_another_card_thrown_makes_the_queen_unlikely():
    scenario = CLOCKWISE.hands("8C 3S 4S", "3D 9D 2H", "AC QS 7C", "KD 4C 5C", leader=0)
    position = TrickPosition.of(scenario.play("0 lead 8C", "1 play 3D", "2 play 7C").view(3), DominoHeartsKnowledge())
    queen = position.deck.bits[parse_piece("QS")]
    anyway, read = position.hidden.worlds(Random(1), 3000), TrickReading(position).worlds(Random(1), 3000)
    assert sum(bool(world[1] & queen) for world in anyway) > 100
    assert sum(bool(world[1] & queen) for world in read) < 50
