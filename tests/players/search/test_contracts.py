"""Bids, trumps and passes are judged in the same worlds: the deal is played out under each."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.players.computer import DECLARING, EASY, EXPERT, HARD, NORMAL, choose, choose_at_once
from bot.players.judge import prospects
from bot.players.knowledge import KNOWLEDGE
from bot.players.search.contracts import AuctionSearch, end_of, trumps_to_name
from bot.players.search.passing import MOST, passed_on
from bot.players.search.position import TrickPosition
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Bid, Pass, Trump
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect
from bot.words.tricks.naming import held_of
from tests.players.search.random_deals import GAMES, TABLES, random_deals
from tests.rules.domino_whist.scenarios import ALONE
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import POINTS
from tests.samples import sample


def asked(game: TrickScenario, said: str, deal: int = 0) -> View:
    """The view of the next seat to decide after these bids."""
    scenario = game.start(game.game.presets[0].players[0], bytes([deal]) * 32).play(said)
    return scenario.view(scenario.to_act[0])


def test_the_longest_suit_is_judged_far_better_than_the_shortest() -> None:
    for view in (asked(POINTS, "50, pass, pass, pass, pass, pass", deal) for deal in range(60)):
        held = {suit: held_of(view, suit) for suit in map(Suit, "0123456")}
        most, least = max(held, key=held.__getitem__), min(held, key=held.__getitem__)
        if held[most] >= 6:
            value = {prospect.move: prospect.value for prospect in prospects(view, 60, 1)}
            assert value[Trump(most)] > value[Trump(least)] + 20
            return
    raise AssertionError("nobody holds a long suit")


@pytest.mark.parametrize("game", [ALONE, POINTS], ids=["whist", "seventy-nine"])
@pytest.mark.parametrize("said", ["", "pass", "bid"])
def test_a_computer_makes_the_best_bid(game: TrickScenario, said: str) -> None:
    said = said.replace("bid", "5" if game is ALONE else "52")
    for deal in sample(range(3), 3):
        view = asked(game, said, deal)
        found = prospects(view, DECLARING["hard"], 7)
        assert choose(view, 7, "hard") == found[0].move
        made = [it.made for it in sorted(found, key=amount) if it.move != PASS]
        assert made == sorted(made, key=lambda share: -(share or 0)), "a higher bid is not made more often"
        passing = next(prospect for prospect in found if prospect.move == PASS)
        assert (passing.made is not None) is said.isdecimal(), "then the other's contract is judged"


def amount(prospect: Prospect) -> int:
    return prospect.move.amount or 0 if isinstance(prospect.move, Bid) else 0


def test_all_tricks_are_not_bid_with_a_usual_hand() -> None:
    for deal in range(5):
        best, other = prospects(asked(ALONE, "10", deal), 60, 1)
        assert best.move == PASS
        assert (other.made or 0) < 0.3


@pytest.mark.parametrize(
    "game",
    [
        TrickScenario(FORTY_TWO, FortyTwoOptions(all_pass="shaker_bids_30")),
        ALONE.under(all_pass="dealer_takes_minimum"),
    ],
)
def test_a_pass_that_comes_to_the_lowest_bid_is_worth_what_that_bid_is(game: TrickScenario) -> None:
    found = {prospect.move: prospect for prospect in prospects(asked(game, "pass, pass, pass", 3), 40, 7)}
    lowest = min((bid for bid in found if isinstance(bid, Bid) and bid != PASS), key=lambda bid: bid.amount or 0)
    assert replace(found[PASS], move=lowest) == found[lowest]
    assert found[PASS].value


def test_a_searching_bidder_of_whist_takes_a_trick_more_from_the_strongest() -> None:
    search = AuctionSearch(asked(ALONE, ""), KNOWLEDGE["domino-whist"], 1, Random(1))
    position = search.position(search.me, trumps_to_name(search.knowledge.game, search.view)[0], Bid(5))
    (end,) = (end_of(position, world) for world in search.worlds)
    more = [after - before for before, after in zip(end.tricks, search._searched(position, end).tricks, strict=True)]
    assert (sorted(more), more[search.me]) == ([-1, 0, 0, 1], 1)
    assert end.tricks[more.index(-1)] == max(count for seat, count in enumerate(end.tricks) if seat != search.me)


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
    """The view of the first seat to pass, in each deal with passing."""
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
