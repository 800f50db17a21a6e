"""Policies: one for every kind of table, learnt in C from deals that go as in Python, until nothing more is gained."""

import gzip
import json
from importlib.resources import files
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from bot.players.dominoes.policy import SIZE, policy_at, table_of
from bot.players.knowledge import KNOWLEDGE, BlackTileKnowledge
from bot.players.learn import curve, dominoes, native, tricks
from bot.players.learn.curve import Point, Values, kept, learn
from bot.players.search.passing import choose_pass
from bot.players.search.playing import TrickEffort, by_policy, by_search
from bot.players.search.playout import Playout
from bot.players.search.policy import learnt_tables, policy_of
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.game import DOMINOES
from bot.rules.game import margin
from bot.rules.view import View
from tests.players.dominoes.test_search import OPTIONS
from tests.players.dominoes.test_search import TABLES as TABLES_OF_DOMINOES
from tests.players.dominoes.test_search import house_rules as rules_of_dominoes
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, house_rules, presets, whims
from tests.samples import sample


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_kind_of_table_is_learnt(game: str, players: int):
    dice, learnt = Random(players), KNOWLEDGE[game].tables()
    for options in [*presets(GAMES[game], players), *(house_rules(GAMES[game], players, dice) for _ in range(10))]:
        view = CATALOGUE[game].view(CATALOGUE[game].start(options, players, bytes(32)), 0)
        assert KNOWLEDGE[game].table(view) in learnt
    assert learnt.keys() == learnt_tables(game).keys()


@pytest.mark.parametrize("game", [*KNOWLEDGE, DOMINOES.name])
def test_each_table_tells_from_how_many_deals_it_was_learnt(game: str):
    stored = json.loads(gzip.decompress(files("bot.players.policies").joinpath(f"{game}.json.gz").read_bytes()))
    assert stored.keys() == {"tables"}
    assert all(table["deals"] > 0 for table in stored["tables"].values())


@pytest.mark.parametrize("game", KNOWLEDGE)
def test_passes_are_counted_where_the_search_asks_for_them(game: str):
    for table, (options, players) in KNOWLEDGE[game].tables().items():
        passed, deck = policy_of(game, table).passed, GAMES[game].deck(options, players)
        assert len(passed) == (len(deck) if KNOWLEDGE[game].passes_by_search else 0)
        if passed:
            assert all(0 <= share <= 100 for share in passed)
            assert fmean(passed) == pytest.approx(100 * 3 * players / len(deck), abs=4), "each passes three"


class NeverLearnt(BlackTileKnowledge):
    def table(self, view: View) -> str:
        return "never-learnt"


def test_an_unlearnt_table_is_played_by_a_policy_without_values():
    assert learnt_tables("never-learnt") == {}
    policy = policy_of("black-tile", "never-learnt")
    assert not any((*policy.leads, *policy.plays, *policy.lead_stakes, *policy.play_stakes))
    deal = RandomDeal(GAMES["black-tile"], presets(GAMES["black-tile"], 4)[0], 4, Random(1))
    assert deal.game.allows(deal.match, 0, choose_pass(deal.view(0), NeverLearnt(), Random(1), 2_000))
    for view, _ in deal.plays():
        assert view.ask is not None
        moves = [choice.move for choice in view.ask.choices]
        assert by_policy(view, NeverLearnt(), Random(1)) in moves
        assert by_search(view, NeverLearnt(), Random(1), TrickEffort(2_000)) in moves


@pytest.mark.parametrize("players", DOMINOES.players)
def test_every_kind_of_table_of_dominoes_is_learnt(players: int):
    dice, learnt = Random(players), dominoes.tables()
    usual = [OPTIONS[preset] for preset, number in TABLES_OF_DOMINOES if number == players]
    for options in [*usual, *(rules_of_dominoes(players, dice) for _ in range(10))]:
        assert table_of(DOMINOES.start(options, players, bytes(32)).deal.state.terms) in learnt
    assert learnt.keys() == learnt_tables(DOMINOES.name).keys()
    assert all(len(policy_at(table).values) == SIZE and any(policy_at(table).values) for table in learnt)


needs_compiler = pytest.mark.skipif(native.compiler() is None, reason="what is in C needs a C compiler")
LEARNT = [(game, table) for game, knowledge in KNOWLEDGE.items() for table in knowledge.tables()]


@needs_compiler
def test_the_structures_are_those_of_c():
    found = np.zeros(3, np.int32)
    native.library("tricks").sizes(found.ctypes.data_as(native.ctypes.c_void_p))
    assert [*found] == [tricks.COURSE.itemsize, tricks.DEAL.itemsize, tricks.STEPS.itemsize]


@pytest.mark.parametrize(("game", "table"), sample(LEARNT, 6))
@needs_compiler
def test_deals_end_as_in_play_outs_and_with_the_scores_of_the_rules(game: str, table: str):
    knowledge, policy = KNOWLEDGE[game], whims(Random(1))
    deals = tricks.deals_of(game, table, 12)
    assert deals
    values = np.array([*policy.leads, *policy.plays, *policy.lead_stakes, *policy.play_stakes], float)
    points, taken, margins = tricks.TrickDeals(knowledge, deals).ends(values)
    for number, deal in enumerate(deals):
        opening = deal.course.opening & deal.hands[deal.standing.leader]  # who has to lead this says so to the play-out
        suit = deal.course.masks.leads[opening][0] if opening else 0
        end = Playout(deal.course, policy).end(deal.standing, list(deal.hands), opening, suit)
        seats = len(deal.hands)
        assert ([*points[number][:seats]], [*taken[number][:seats]]) == (end.points, end.tricks)
        scored = knowledge.scored(deal.view, end.points, end.tricks)
        expected = [margin(scored.by_side, side, low_wins=deal.view.low_wins) for side in deal.course.sides]
        assert [*margins[number][:seats]] == pytest.approx(expected)


@pytest.mark.soak
@needs_compiler
def test_a_learnt_policy_beats_the_one_before(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tricks, "LEARNT", 150)
    monkeypatch.setattr(tricks, "TESTED", 50)
    learner = tricks.TrickLearner("forty-two", "points")
    before = learner.values.copy()
    learner.learn(4_000, 0.002, seed=1)
    margins = learner.margins(before, 50, seed=0)
    assert margins.mean() > 3 * margins.std() / len(margins) ** 0.5
    assert learner.margins(learner.values, 50, seed=0) == pytest.approx([0.0] * 50), "against itself nobody wins"


class Climber:
    """A learner whose margin rises with each deal, up to a limit; it remembers how it was taught."""

    def __init__(self, limit: float = 10**9) -> None:
        self.limit, self.values, self.met = limit, np.zeros(1), np.zeros(1, np.int32)
        self.learnt: list[tuple[int, float]] = []

    def learn(self, deals: int, rate: float, seed: int) -> None:
        self.learnt.append((deals, rate))
        self.values[0] = min(self.limit, self.values[0] + deals)
        self.met[0] += deals

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        luck = np.random.default_rng(seed).normal(0, 1, deals)
        return self.values[0] - opponent[0] + luck

    def packed(self) -> dict[str, Any]:
        return {}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, deals in (("BEGUN", 10), ("CYCLE", 100), ("TESTED", 50)):
        monkeypatch.setattr(curve, name, deals)


def test_it_ends_when_nothing_more_is_gained(tmp_path: Path):
    learner, told = Climber(450), list[Point]()
    progress = learn(learner, tmp_path / "table.npz", 10**9, told.append)
    assert progress.is_flat
    assert [point.deals for point in told] == [100, 300, 700, 1500, 3100]
    assert [round(point.margin) for point in told] == pytest.approx([100, 300, 440, 440, 440], abs=1)
    rates = [rate for _, rate in learner.learnt[1:]]
    assert rates == pytest.approx([*curve.RATES] * len(told)), "it falls within each cycle"


def test_a_cycle_that_spoils_is_not_kept(tmp_path: Path):
    class Spoilt(Climber):
        def learn(self, deals: int, rate: float, seed: int) -> None:
            super().learn(deals if seed < 300 else -deals, rate, seed)

    learner = Spoilt()
    assert learn(learner, tmp_path / "table.npz", 10**9, list[Point]().append).is_flat
    assert learner.values[0] == 310


def test_it_goes_on_where_it_stopped(tmp_path: Path):
    file, whole, again, untouched = tmp_path / "table.npz", Climber(), Climber(), Climber()
    learn(whole, tmp_path / "whole.npz", 1600, list[Point]().append)
    for most in (100, 700, 1600):
        again = Climber()
        learn(again, file, most, list[Point]().append)
    assert (again.values[0], again.met[0]) == (whole.values[0], whole.met[0])
    assert [point.deals for point in kept(file).points] == [100, 300, 700, 1500, 1600]
    learn(untouched, file, 1600, list[Point]().append)
    assert untouched.learnt == []
