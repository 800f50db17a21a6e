"""Computer players of every level: legal, repeatable, and blind to what a View does not show."""

import pickle
from dataclasses import replace

import pytest

from bot.players.computer import LEVELS, NORMAL, choose
from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions
from bot.rules.moves import Bid, Challenge, Kitty, Move, Pass, Play, Special, Yield
from bot.rules.options import Preset
from bot.rules.view import Ask, Choice, Phase, View
from tests.players.deals import Deal, easy
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.say import pieces

TABLES = [(preset, players) for preset in PRESETS for players in preset.players]


@pytest.mark.parametrize(("preset", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_every_move_is_legal_in_every_preset(preset: Preset, players: int):
    assert isinstance(preset.options, BlackTileOptions)
    for number in range(6):
        deal = Deal(preset.options, [(choose, easy)[(seat + number) % 2] for seat in range(players)], number)
        for seat, _, move in deal.decisions():
            assert move in BLACK_TILE.legal(deal.match, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_move(level: str):
    for _, view, _ in Deal(BlackTileOptions(), [easy] * 4, 3).decisions():
        carried: View = pickle.loads(pickle.dumps(view))
        assert choose(carried, 11, level) == choose(view, 11, level)


def test_exchanging_hidden_tiles_changes_no_choice():
    scenario = ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5")
    hands = scenario.deal.hands
    other = scenario.with_deal(hands=(hands[0], hands[3], hands[1], hands[2]))
    for seed in range(20):
        assert choose(scenario.view(0), seed) == choose(other.view(0), seed)


def test_easy_varies_with_the_seed():
    view = ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5").view(0)
    assert len({easy(view, seed) for seed in range(40)}) > 2


def test_nothing_to_decide_and_unknown_levels_are_refused():
    scenario = ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5")
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(scenario.view(1), 0)
    with pytest.raises(ValueError, match="easy, normal"):
        choose(scenario.view(0), 0, "genius")


def unknown(phase: Phase, *moves: Move, pick: int = 0) -> View:
    """The view of a game that no player has learnt."""
    scenario = ELEVEN.hands(
        "3-3 0-0 6-5 4-2", "4-4 3-0 2-2 2-0", "5-5 1-0 6-2 6-0", "6-6 4-1 6-1 5-1", phase=Phase.PASS
    )
    ask = Ask(phase, "", tuple(Choice(move, str(move)) for move in moves), pick)
    return replace(scenario.view(0), game="a new game", ask=ask)


@pytest.mark.parametrize("level", LEVELS)
def test_an_unknown_game_is_played_without_recklessness(level: str):
    play = Play(pieces("6-5")[0])
    for seed in range(8):
        assert choose(unknown(Phase.BID, Bid(4), Bid(5), Bid(None), Bid(None, Special.NEL_O)), seed, level) == Bid(None)
        assert choose(unknown(Phase.KITTY, Kitty(pieces("6-5")[0]), Kitty()), seed, level) == Kitty()
        assert choose(unknown(Phase.PLAY, Challenge(1, 1), play), seed, level) == play
        assert choose(unknown(Phase.OPENING, Yield()), seed, level) == Yield()


def test_an_unknown_game_passes_what_hurts_most_or_counts_least():
    view = unknown(Phase.PASS, pick=2)
    assert choose(view, 0, NORMAL) == Pass(pieces("0-0 3-3"))
    counting = replace(view, hand=tuple(replace(shown, penalty=False) for shown in view.hand))
    assert choose(counting, 0, NORMAL) == Pass(pieces("6-5 4-2"))
