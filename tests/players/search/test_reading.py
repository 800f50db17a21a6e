"""Hands and features are read from what was played, on honour whatever a deal seems to tell."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from bot.players.computer import NORMAL, choose
from bot.players.knowledge import KNOWLEDGE, DominoHeartsKnowledge
from bot.players.search.leads_and_plays import indices
from bot.players.search.playout import PlayState
from bot.players.search.position import TrickPosition
from bot.players.search.reading import TrickReading
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.moves import Lead, Move, Play, Retract
from bot.rules.pieces import parse_piece
from tests.players.search.random_deals import GAMES, PLAYED, TABLES, RandomDeal, random_deals
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HEARTS
from tests.samples import sample


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 8))
def test_every_play_is_kept_with_how_the_deal_stood(game: str, players: int):
    for deal in random_deals(GAMES[game], players, 1, seed=500 + players):
        stood: list[PlayState] = []
        for view, move in deal.plays():
            position = TrickPosition.of(view, deal.knowledge)
            found = [seen.standing for seen in position.plays]
            assert [(it.trick, it.voids, it.tricks) for it in found] == [
                (it.trick, it.voids, it.tricks) for it in stood
            ]
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


def test_a_lead_differs_by_who_holds_the_queen_and_by_her_suit() -> None:
    """The leader in Domino Hearts must know where the queen of spades is."""
    scenario = HEARTS.start(4).play_first_legal(times=4)
    position = TrickPosition.of(scenario.view(scenario.to_act[0]), KNOWLEDGE["domino-hearts"])
    course, deck = position.course, position.deck
    spade, diamond, queen = (deck.bits[parse_piece(code)] for code in ("2S", "2D", "QS"))
    steps = [(bit, course.masks.leads[bit][0]) for bit in (spade, diamond)]
    found = [
        [at for at, _ in indices(course, position.standing._replace(left=left), held, steps)]
        for left, held in (
            (deck.everything, spade | diamond),
            (deck.everything, spade | diamond | queen),
            (deck.everything ^ queen, spade | diamond),
        )
    ]
    for values in zip(*found, strict=True):
        assert len({*values}) == 3
    assert all(of_spade != of_diamond for of_spade, of_diamond in found)


class Lawless(RandomDeal):
    """A deal in which every fifth play may be any tile, and half of the revokes are taken back at once."""

    def __iter__(self) -> Iterator[int]:
        """The seat to play, each time before it does."""
        while not self.match.results:
            for seat in range(self.players):
                if Retract() in self.game.extra_moves(self.match, seat) and self.dice.random() < 0.5:
                    self.match, _ = self.game.play(self.match, seat, Retract())
            seat = self.game.to_act(self.match)[0]
            if self.match.deal.phase in PLAYED:
                yield seat
            self.match, _ = self.game.play(self.match, seat, self.choose(seat))

    def choose(self, seat: int) -> Move:
        if self.match.deal.phase not in PLAYED or self.dice.random() > 0.2:
            return super().choose(seat)
        return self.dice.choice(self.game.legal(self.match, seat))


@pytest.mark.parametrize("first_trick", ["points", "no_points"])
@pytest.mark.parametrize("players", DOMINO_HEARTS.players)
def test_revokes_stop_nobody(players: int, first_trick: Literal["points", "no_points"]):
    dice = Random(players)
    for opening in ("lowest_club", "any"):
        options = DominoHeartsOptions(revoke="honour", opening=opening, first_trick=first_trick)
        deal = Lawless(DOMINO_HEARTS, options, players, dice)
        for seat in deal:
            hidden = deal.position(seat).hidden
            for world in hidden.worlds(dice, 2):
                assert tuple(map(int.bit_count, world[:-1])) == hidden.held
                assert sum(world) == hidden.pieces
            if dice.random() < 0.1:
                assert choose(deal.view(seat), 1, NORMAL) in deal.legal(seat)
