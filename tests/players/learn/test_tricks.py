"""Learning trick games: what is played in C is what the bot's own play-outs play, and is scored by the rules."""

from random import Random

import numpy as np
import pytest

from bot.players.knowledge import KNOWLEDGE
from bot.players.learn import native, tricks
from bot.players.search.playout import Playout
from bot.rules.game import margin
from tests.players.search.random_deals import whims
from tests.samples import sample

pytestmark = pytest.mark.skipif(native.compiler() is None, reason="there is no C compiler on this machine")
TABLES = [(game, table) for game, knowledge in KNOWLEDGE.items() for table in knowledge.tables()]


def test_the_structures_are_those_of_c():
    found = np.zeros(3, np.int32)
    native.library("tricks").sizes(found.ctypes.data_as(native.ctypes.c_void_p))
    assert [*found] == [tricks.COURSE.itemsize, tricks.DEAL.itemsize, tricks.STEPS.itemsize]


@pytest.mark.parametrize(("game", "table"), sample(TABLES, 3))
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
def test_a_learnt_policy_beats_the_one_before(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tricks, "LEARNT", 150)
    monkeypatch.setattr(tricks, "TESTED", 50)
    pupil = tricks.TrickPupil("forty-two", "points")
    before = pupil.values.copy()
    pupil.learn(4_000, 0.002, seed=1)
    margins = pupil.margins(before, 50, seed=0)
    assert margins.mean() > 3 * margins.std() / len(margins) ** 0.5
    assert pupil.margins(pupil.values, 50, seed=0) == pytest.approx([0.0] * 50), "against itself nobody wins"
