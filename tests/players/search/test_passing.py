"""Passing by the worlds: pieces go where the rules send them, and each choice is judged from the View alone."""

from collections.abc import Iterator

import pytest

from bot.players.computer import EASY, EXPERT, HARD, NORMAL, choose, choose_at_once
from bot.players.judge import prospects
from bot.players.knowledge import KNOWLEDGE
from bot.players.search.passing import MOST, passed_on
from bot.players.search.position import TrickPosition
from bot.rules.moves import Pass
from bot.rules.view import Phase, View
from tests.players.search.random_deals import GAMES, TABLES, random_deals

SEARCHED = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, players in TABLES if KNOWLEDGE[game].passes_by_search]
)
OTHERS = 4  # house rules by chance, besides every preset


@SEARCHED
def test_pieces_are_passed_and_the_first_lead_made_by_the_rules(game: str, players: int):
    compared = 0
    for deal in random_deals(GAMES[game], players, OTHERS, seed=players):
        given, asked = [0] * players, list[tuple[TrickPosition, list[int]]]()
        for seat, move in deal.moves():
            if isinstance(move, Pass):
                position = deal.position(seat)
                deck = position.deck
                asked.append((position, [deck.take(hand, deck.everything) for hand in deal.match.deal.hands]))
                given[seat] = deck.take(move.pieces, deck.everything)
                continue
            for before, held in asked[-1:]:
                hands = passed_on(before.view, held, given)
                assert hands == [before.deck.take(hand, before.deck.everything) for hand in deal.match.deal.hands]
                assert before.view.seats[seat].dealer
                compared += 1
            break
    assert compared >= OTHERS


def passing(game: str, players: int, others: int = 0, seed: int = 1) -> Iterator[View]:
    """What the first to pass sees, in each deal in which something is passed."""
    for deal in random_deals(GAMES[game], players, others, seed=seed):
        seat, _ = next(deal.moves())
        if deal.match.deal.phase is Phase.PASS:
            yield deal.view(seat)


@SEARCHED
def test_few_worlds_leave_the_pass_to_the_rule_of_thumb(game: str, players: int):
    differ = 0
    first = next(passing(game, players))
    assert isinstance(choose(first, 1, EXPERT), Pass)
    assert 1 < len(prospects(first, 12, 7)) <= MOST
    for seed in range(3):
        view = next(passing(game, players, seed=seed))
        usual = choose_at_once(view, seed)
        assert choose(view, seed, EASY) == choose(view, seed, NORMAL) == usual
        differ += choose(view, seed, HARD) != usual
    assert differ, "the worlds often tell of something better"


@pytest.mark.parametrize("game", ["domino-whist", "domino-hearts"])
def test_where_the_worlds_tell_no_better_it_is_passed_by_rule_of_thumb(game: str):
    views = [view for players in GAMES[game].players for view in passing(game, players, OTHERS, players)]
    assert views
    for view in views:
        assert prospects(view, 4, 1) == ()
        assert choose(view, 1, HARD) == choose_at_once(view, 1)
