"""The expectation of each move: the same for the same View and seed, sensible, and exact where all is forced."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from math import hypot
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from bot.players.judge import prospects
from bot.players.sampling import Weighed, best_of, ranked
from bot.players.search.playing import candidates
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import ENOUGH
from bot.rules.boards import RowsView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import ContractPlayed
from bot.rules.game import margin
from bot.rules.moves import Bid, Lead, Move, Pass, Play
from bot.rules.options import Options
from bot.rules.tricks.deal import TrickMatch, in_order
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, every_world, moon_for_most, presets
from tests.samples import sample

WORLDS = 24
EVERY = [(game.name, players) for game in CATALOGUE.values() for players in game.players]
MANY = 400


def decisions(game: AnyGame, options: Options, players: int, dice: Random) -> Iterator[View]:
    """Views of who decides, in a deal that is played by chance."""
    if game.name in GAMES:
        deal = RandomDeal(GAMES[game.name], options, players, dice)
        yield from (deal.view(seat) for seat, _ in deal.moves())
        return
    match = game.start(options, players, dice.randbytes(32))
    while not match.results:
        seat = game.to_act(match)[0]
        yield game.view(match, seat)
        match, _ = game.play(match, seat, dice.choice(game.legal(match, seat)))


def views(name: str, players: int, chance: float) -> Iterator[View]:
    """The first view in each phase, and some more, under each preset."""
    game = CATALOGUE[name]
    for number, preset in enumerate(preset for preset in game.presets if players in preset.players):
        dice, phases = Random(number), set[Phase]()
        for view in decisions(game, preset.options, players, dice):
            if view.phase not in phases or dice.random() < chance:
                phases.add(view.phase)
                yield view


@pytest.mark.parametrize(("game", "players"), sample(EVERY, 10))
def test_every_move_is_judged_best_first_and_its_figures_make_sense(game: str, players: int):
    for seed, view in enumerate(views(game, players, 0.05)):
        judged = prospects(view, WORLDS, seed)
        assert judged == prospects(view, WORLDS, seed), "the same view and seed give the same"
        moves, ask = [each.move for each in judged], view.ask
        assert ask is not None
        assert len({*moves}) == len(moves)
        if ask.pick:
            held = {shown.piece for shown in view.hand}
            assert all(isinstance(it, Pass) and len({*it.pieces} & held) == ask.pick for it in moves)
        elif judged:
            offered = {choice.move for choice in ask.choices if not choice.revoke}
            assert offered >= {*moves}
            left_out = {move for move in offered - {*moves} if not isinstance(move, Bid) or move.special is None}
            assert isinstance(view.board, RowsView) or not left_out, "at rows some turns come to the same"
        assert [each.value for each in judged] == sorted((each.value for each in judged), reverse=True)
        for each in judged:
            assert each.behind[0] == pytest.approx(judged[0].value - each.value)
            assert each.error >= 0
            check_shares(view, each)
        assert not judged or judged[0].behind == (0, 0)
        assert judged or view.phase not in (Phase.OPENING, Phase.PLAY, Phase.TRUMP, Phase.BID, Phase.TURN)


def check_shares(view: View, prospect: Prospect) -> None:
    is_play = isinstance(view.board, TricksView) and isinstance(prospect.move, Lead | Play)
    assert (prospect.takes_trick is not None) is is_play
    shares = prospect.takes_trick or 0, prospect.made or 0, prospect.own_moon, prospect.other_moon
    assert all(0 <= share <= 1 for share in shares)
    assert prospect.own_moon + prospect.other_moon <= 1
    assert prospect.trick_points >= 0
    if not view.low_wins and view.game != "moon":
        assert prospect.own_moon == prospect.other_moon == 0
    if is_play:
        assert (prospect.made is not None) is (view.trick_board.contract is not None)
    elif view.phase is not Phase.OPENING:
        assert prospect.trick_points == 0


def test_moves_are_compared_in_the_same_worlds():
    """So the difference of two moves is known better than either."""
    surer = 0  # more often than not
    for seed, view in enumerate(views("black-tile", 4, 0.1)):
        best, *others = prospects(view, 60, seed)
        for each in others:
            surer += 1 if each.behind[1] < hypot(best.error, each.error) else -1
    assert surer > 0


@pytest.mark.parametrize("name", CATALOGUE)
def test_nothing_is_judged_where_nothing_is_asked(name: str):
    game = CATALOGUE[name]
    match = game.start(game.presets[0].options, game.presets[0].players[0], bytes(32))
    for seat in {None, *range(match.players)} - {*game.to_act(match)}:
        assert prospects(game.view(match, seat), WORLDS, 0) == ()
    view = next(view for view in views("black-tile", 4, 0) if view.phase is Phase.PLAY)
    assert prospects(replace(view, phase=Phase.REVIEW), WORLDS, 0) == ()


class End(NamedTuple):
    """The outcome of a move: its margin, and what is the same in every world that can be."""

    margin: float
    is_certain: bool
    takes_trick: bool
    made: float | None


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 10))
def test_at_the_end_of_a_deal_the_judgement_is_exact(game: str, players: int):
    """If in every possible world all plays after a move are forced, the rules alone tell its worth."""
    solved = differing = 0
    for view, exact in endings(game, players):
        judged = prospects(view, 150, solved)
        for prospect in judged:
            end = exact[prospect.move]
            assert prospect.value == pytest.approx(end.margin, abs=5 * prospect.error + 1e-9)
            if end.is_certain:
                assert prospect.error == pytest.approx(0)
                assert (prospect.takes_trick, prospect.made) == (end.takes_trick, end.made)
        solved += 1
        differing += judged[0].value != judged[-1].value
    assert differing or not solved or game == "forty-two"  # by marks most deals are decided by then


def endings(game: str, players: int) -> Iterator[tuple[View, dict[Move, End]]]:
    """Views two tricks before the end, in which all is forced after each move, with what comes of it."""
    options, found = presets(GAMES[game], players), 0
    for number in range(100):
        deal = RandomDeal(GAMES[game], options[number % len(options)], players, Random(number))
        for view, _ in deal.plays():
            if len(view.hand) == 2:
                with suppress(ChoiceError):
                    exact = solve(deal, deal.position(view.viewer or 0))
                    found += len({end.margin for end in exact.values()}) > 1
                    yield view, exact
        if found >= 2:
            return


class ChoiceError(Exception):
    """Someone has a choice, or worlds are very many."""


def solve(deal: RandomDeal, position: TrickPosition) -> dict[Move, End]:
    """The outcome of each move, by playing on in all worlds; they are as likely as promises make their hands."""
    hidden, deck, now = position.hidden, position.deck, deal.match.deal
    ends: dict[Move, list[tuple[float, bool, float | None]]] = {each.move: [] for each in candidates(position)}
    weights: list[float] = []
    for world in every_world(hidden):
        if len(weights) > MANY:
            raise ChoiceError
        hands = [
            in_order(deck.pieces_in(hand)) if held else own
            for hand, held, own in zip(world, hidden.held, now.hands, strict=False)
        ]
        weight = 1.0
        for promise in hidden.promised:
            held = sum(bool(deck.bits[piece] & promise.pieces) for piece in hands[promise.seat])
            weight *= promise.likelier ** min(ENOUGH, held + promise.played)
        weights.append(weight)
        for move, found in ends.items():
            found.append(played_on(deal, replace(deal.match, deal=replace(now, hands=tuple(hands))), position.me, move))
    return {
        move: End(fmean([margin for margin, *_ in found], weights), len({*found}) == 1, *found[0][1:])
        for move, found in ends.items()
    }


def played_on(deal: RandomDeal, match: TrickMatch, me: int, move: Move) -> tuple[float, bool, float | None]:
    """The margin, whether my side takes the trick, and makes its bid. Raises ChoiceError where anyone has a choice."""
    game, number, seat = deal.game, len(match.deal.tricks), me
    sides = game.sides(match.options, match.players)
    won = None
    while not match.results:
        match, _ = game.play(match, seat, move)
        over = match.deal if not match.results or match.winners is not None else match.deal.before
        assert over is not None
        if won is None and len(over.won) > number:
            won = over.won[number]
        if match.results:
            break
        seat = game.to_act(match)[0]
        moves = game.legal(match, seat)
        if match.deal.phase is Phase.MOON:
            move = moon_for_most(moves)
        elif match.deal.phase is Phase.REVIEW or len(moves) == 1:
            move = moves[0]
        else:
            raise ChoiceError
    result = match.results[0]
    made = next((float(remark.made) for remark in result.remarks if isinstance(remark, ContractPlayed)), None)
    assert won is not None
    return margin(result.scored, sides[me], low_wins=game.low_wins), sides[won] == sides[me], made


@pytest.mark.parametrize(
    ("first", "second", "opinions", "best"),
    [
        ([9, -9, 3], [-8, 9, -2], (-2, 2), "second"),  # an opinion decides where a few worlds differ
        ([9, -9, 3], [-8, 9, -2], (2, -2), "first"),
        ([1, 0, 5], [0, -1, 4], (-30, 30), "first"),  # better by a point in each
        ([1] * 10, [0] * 10, (-30, 30), "first"),
        ([9, -6] * 100, [-6, 7] * 100, (-2, 2), "first"),  # many worlds outweigh it
        ([1, 3], [4, -1], (0, 0), "first"),  # and where opinions are equal worlds decide
        ([1, 3], [4, 2], (1, 1), "second"),
    ],
)
def test_worlds_are_weighed_against_an_opinion(
    first: list[float], second: list[float], opinions: tuple[float, float], best: str
) -> None:
    moves = [Weighed("first", opinions[0], first), Weighed("second", opinions[1], second)]
    assert ranked(moves, 5.0)[0].move == best


class Trials:
    """Moves whose margins differ by chance from their means; counts the worlds in which each was tried."""

    def __init__(self, spread: float, **means: float) -> None:
        self.spread, self.means, self.dice = spread, means, Random(1)
        self.tried = dict.fromkeys(means, 0)

    def best(self, doubt: float = 0.0, **opinions: float) -> str:
        moves = [Weighed(move, opinions.get(move, 0.0)) for move in self.means]
        found = best_of(moves, self.play, lambda count, rounds: 96 // rounds // count, error=5.0, doubt=doubt)
        return found[0].move

    def play(self, moves: Sequence[str], worlds: int) -> list[list[float]]:
        for move in moves:
            self.tried[move] += worlds
        return [[self.dice.gauss(self.means[move], self.spread) for _ in range(worlds)] for move in moves]


def test_the_best_by_far_is_found_and_the_worst_are_dropped_first():
    trials = Trials(1.0, a=0, b=10, c=20, d=0, e=30, f=0)
    assert trials.best(c=1.0) == "e"
    assert trials.tried["e"] == trials.tried["c"] > trials.tried["b"] > trials.tried["a"] == trials.tried["d"]


def test_the_last_two_are_tried_in_more_worlds_where_they_are_close():
    clear, close = Trials(1.0, a=0, b=5), Trials(1.0, a=0, b=0)
    clear.best()
    close.best()
    assert clear.tried == {"a": 48, "b": 48}
    assert close.tried["a"] == close.tried["b"] >= 96


def test_the_policys_favourite_is_played_unless_another_is_surely_better():
    trials = Trials(10.0, a=0, b=1, c=1, d=1, e=1)
    assert trials.best(doubt=5.0, a=1.0) == "a"
    assert trials.tried["a"] == max(trials.tried.values())
    assert Trials(1.0, a=0, b=9).best(doubt=5.0, a=1.0) == "b"
