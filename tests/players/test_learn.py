"""The policies that were learnt: one for every kind of table there can be."""

import gzip
import json
from importlib.resources import files
from random import Random
from statistics import fmean

import pytest

from bot.players.black_tile import BlackTileKnowledge
from bot.players.chain.features import SIZE
from bot.players.chain.policy import policy_at, table_of
from bot.players.chain.terms import DealTerms
from bot.players.knowledge import KNOWLEDGE
from bot.players.learn import dominoes
from bot.players.search.passing import choose_pass
from bot.players.search.playing import TrickEffort, by_policy, by_search
from bot.players.search.policy import learnt_tables, policy_of
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.game import DOMINOES
from bot.rules.view import View
from tests.players.chain.tables import OPTIONS
from tests.players.chain.tables import TABLES as TABLES_OF_DOMINOES
from tests.players.chain.tables import house_rules as rules_of_dominoes
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, house_rules, presets


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
        view = DOMINOES.view(DOMINOES.start(options, players, bytes(32)), 0)
        assert table_of(DealTerms.of(view)) in learnt
    assert learnt.keys() == learnt_tables(DOMINOES.name).keys()
    assert all(len(policy_at(table).values) == SIZE and any(policy_at(table).values) for table in learnt)
