"""A deal in bit masks goes as the rules say, at each step of random matches of every kind."""

from random import Random

import pytest

from bot.rules.dominoes.deal import DominoMatch, known_lacking, new_line
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Laid
from bot.rules.moves import Play
from tests.players.chain.tables import OPTIONS, TABLES, candidate_of, house_rules, position_of, truth
from tests.samples import sample

MATCHES = 2


def openers(match: DominoMatch) -> list[int]:
    """The seats that have opened an end with each number, by the line as it grew."""
    line, found = new_line(match.options), [0] * (match.options.highest + 1)
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
        now = truth(match)
        assert (deal.hands, deal.boneyard, deal.points) == (now.hands, now.boneyard, now.points)
        assert deal.openers == now.openers == openers(match)
        if match.deal.line.ends:
            assert set(deal.plays()) == set(position.candidates)
            for seat in set(range(match.players)) - {match.deal.seat}:
                numbers = {number for group in known_lacking(match.deal.log, seat) for number in group}
                assert deal.lacks[seat] == position.tiles.with_any(tuple(numbers))
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


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_presets_go_as_the_rules_say(preset: str, players: int):
    dice = Random(players)
    for _ in range(MATCHES):
        play_alike(DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32)), dice)


@pytest.mark.parametrize("number", sample(range(60), 12))
def test_house_rules_go_as_the_rules_say(number: int):
    dice = Random(number)
    players = dice.choice((2, 3, 4))
    options = house_rules(players, dice)
    play_alike(DOMINOES.start(options, players, dice.randbytes(32), deals=dice.choice((None, 3))), dice)
