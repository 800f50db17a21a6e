"""The search's masks play by the rules: the same moves, tricks, points and scores at every step of random deals.

With `-m soak` thousands of deals are compared.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.players.search.contracts import ways_of
from bot.players.search.knowledge import Scored
from bot.players.search.leads_and_plays import Step, advance, legal_steps, to_play, worths
from bot.players.search.playing import candidates
from bot.players.search.playout import DECIDED, Playout, PlaySetup, PlayState
from bot.players.search.policy import TrickPolicy
from bot.players.search.position import TrickPosition
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.moves import Lead, Moon, Move, NameDoubles, Play, Yield
from bot.rules.suits import Suit
from bot.rules.tricks.deal import Trick, TrickMatch
from bot.rules.view import Phase, View
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, random_deals, whims
from tests.samples import sample

SAMPLE, THOUSANDS = 3, 500  # deals under house rules by chance, besides one under each preset


@pytest.fixture(params=[SAMPLE, pytest.param(THOUSANDS, marks=pytest.mark.soak)], ids=["sample", "thousands"])
def others(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 4))
def test_moves_tricks_points_and_scores_are_those_of_the_rules(game: str, players: int, others: int):
    """And a world is played out as it is played step by step."""
    dice = Random(players)
    for deal in random_deals(GAMES[game], players, others, seed=players):
        follow(deal, whims(dice), dice)


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 4))
def test_every_way_to_share_out_the_tricks_is_scored_by_the_rules(game: str, players: int):
    """Moons and sweeping sides, which are rare by chance: most tricks fall to a few seats here."""
    dice, moons = Random(players), 0
    low_wins = GAMES[game].low_wins
    for deal in random_deals(GAMES[game], players, 10, seed=300 + players):
        view = next(view for view, _ in deal.plays())
        for _ in range(12):
            match = shared_out(deal, dice)
            result = deal.game.score(match)
            moons += result.moon is not None
            shown = deal.game.view(match, None)
            points, tricks = ([getattr(seat, name) for seat in shown.seats] for name in ("points", "tricks"))
            assert_scored(result, deal.knowledge.scored(view, points, tricks))
    assert moons or not low_wins


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if not GAMES[table[0]].low_wins])
def test_a_trump_that_may_be_named_is_looked_at_as_if_it_had_been(game: str, players: int):
    for deal in random_deals(GAMES[game], players, 6, seed=400 + players):
        naming = next((seat for seat, _ in deal.moves() if deal.match.deal.phase is Phase.TRUMP), None)
        for way in ways_of(deal.view(naming), deal.knowledge) if naming is not None else ():
            before, doubles = way.position, way.position.view.trick_board.doubles
            match, _ = deal.game.play(deal.match, naming or 0, way.move)
            if way.handed is not None:
                continue  # the partner names trump
            if doubles is not None:
                match, _ = deal.game.play(match, naming or 0, NameDoubles(doubles))
            after = TrickPosition.of(deal.game.view(match, naming), deal.knowledge)
            assert (before.standing, before.hand, before.hidden) == (after.standing, after.hand, after.hidden)
            assert before.course.masks.suits_of == after.course.masks.suits_of
            assert (before.course.orders, before.course.roles) == (after.course.orders, after.course.roles)


def is_over(course: PlaySetup, standing: PlayState) -> bool:
    """True if no play can change the score any more."""
    if standing.trick is not None:
        return False
    if not standing.tricks_left or not standing.left & course.valued:
        return True
    is_ended = course.aim is not None and course.aim.ends
    return is_ended and course.aimed(standing.points, standing.tricks) == DECIDED


def shared_out(deal: RandomDeal, dice: Random) -> TrickMatch:
    """The deal with all its pieces in tricks that some of the seats have taken."""
    before, active = deal.match.deal, deal.game.active(deal.match)
    takers = dice.sample(active, dice.randint(1, len(active)))
    hands = [dice.sample(hand, len(hand)) for hand in before.hands]
    tricks, won = list[Trick](), list[int]()
    for _ in before.hands[active[0]]:
        plays = tuple((seat, hands[seat].pop()) for seat in active)
        tricks.append(Trick(Suit.N0, plays))
        won.append(dice.choice(takers))
    match = deal.match
    exposed = before.unused if deal.position(deal.game.to_act(match)[0]).takes_undealt else ()
    nothing = ((),) * deal.players
    ended = replace(before, hands=nothing, tricks=tuple(tricks), won=tuple(won), exposed=exposed)
    match = replace(match, deal=ended)
    taken = deal.game.taken(match)
    everyone = Moon(everyone=True) if getattr(match.options, "moon_add", None) == "all" else Moon()
    return replace(match, deal=replace(ended, moon=everyone if sum(taken) in taken else None))


def follow(deal: RandomDeal, policy: TrickPolicy, dice: Random) -> None:
    """Play a deal by the rules, and its masks along with it."""
    knowledge, standing, settled = deal.knowledge, None, None
    view = position = None
    for view, move in deal.plays():
        if not view.trick_board.finished or dice.random() < 0.1:
            compare_playing_out(deal, view, policy, dice)
        position = TrickPosition.of(view, knowledge)
        course = position.course
        if standing is None:
            standing = position.standing._replace(undealt=deal.undealt)
            settled = None
        assert (to_play(course, standing),) == view.to_act
        assert_alike(position, standing)
        steps = legal_steps(course, position.standing, position.hand)
        legal = deal.legal(position.me)
        assert {written(position, step) for step in steps} == set(legal) - {Yield()}
        assert {(each.bit, each.suit) for each in candidates(position) if isinstance(each.move, Lead)} <= set(steps)
        assert [each.move for each in candidates(position)] == legal
        if isinstance(move, Yield):
            standing = standing._replace(leader=(standing.leader + 1) % deal.players)
            continue
        step = next(step for step in steps if written(position, step) == move)
        standing = advance(course, position.standing._replace(undealt=standing.undealt), step)
        if settled is None and is_over(course, standing):
            settled = knowledge.scored(view, standing.points, standing.tricks)
    assert view is not None
    assert position is not None
    assert standing is not None
    assert is_over(position.course, standing)
    assert settled is not None
    for scored in (settled, knowledge.scored(view, standing.points, standing.tricks)):
        assert_scored(deal.match.results[0], scored)


def written(position: TrickPosition, step: Step) -> Move:
    """A step in the rules' words."""
    bit, suit = step
    piece, masks = position.deck.piece(bit), position.course.masks
    return Lead(piece, masks.suits[suit]) if position.standing.trick is None else Play(piece)


def assert_alike(position: TrickPosition, expected: PlayState) -> None:
    """A view's deal stands as its moves have left it. Identical pieces are not distinguished."""
    found, deck = position.standing, position.deck
    roles = position.course.roles
    for name in ("leader", "tricks_left", "is_first", "points", "tricks", "broken", "voids"):
        assert getattr(found, name) == getattr(expected, name), name
    assert roles[found.owner] == roles[expected.owner]  # under a contract it makes no difference who has points
    assert Counter(deck.pieces_in(found.left)) == Counter(deck.pieces_in(expected.left))
    if expected.trick is None:
        assert found.trick is None
    else:
        assert found.trick is not None
        assert found.trick._replace(best=0) == expected.trick._replace(best=0)
        assert deck.piece(found.trick.best) == deck.piece(expected.trick.best)


def assert_scored(result: DealResult, scored: Scored) -> None:
    """The score is that of the rules, and so are the moon and the contract."""
    assert tuple(scored.by_side) == result.scored
    assert scored.moon == result.moon
    made = [remark.made for remark in result.remarks if isinstance(remark, ContractPlayed)]
    assert [scored.made] == (made or [None])


def compare_playing_out(deal: RandomDeal, view: View, policy: TrickPolicy, dice: Random) -> None:
    """From where the deal stands, with its true hands."""
    position = TrickPosition.of(view, deal.knowledge)
    course, standing = position.course, position.standing._replace(undealt=deal.undealt)
    hands = deal.hands(position)
    steps = legal_steps(course, standing, position.hand)
    is_bound = standing.is_first and standing.trick is None and course.opening  # where the first lead is given
    first = dice.choice(steps) if is_bound or dice.random() < 0.5 else (0, 0)
    end = Playout(course, policy).end(standing, hands[:], *first)
    before, trick_taken = standing, None
    while trick_taken is None or not is_over(course, standing):  # the trick being played is always finished
        seat = to_play(course, standing)
        steps = legal_steps(course, standing, hands[seat])
        values = worths(policy, course, standing, hands[seat], steps)
        best = values.index(max(values))
        step, first = (first if first[0] else steps[best]), (0, 0)
        hands[seat] ^= step[0]
        standing = advance(course, standing, step)
        if trick_taken is None and standing.trick is None:
            trick_taken = standing.leader, sum(standing.points) - sum(before.points)
    assert (tuple(end.points), tuple(end.tricks)) == (standing.points, standing.tricks)
    assert (end.winner, end.trick_points) == trick_taken
