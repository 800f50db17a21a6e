"""Computer players of every level: legal, repeatable, cautious, and better than who knows no more than the rules."""

from dataclasses import replace
from random import Random

import pytest

from bot.players.computer import EASY, EXPERT, HARD, LEVELS, NORMAL, choose, choose_at_once
from bot.rules.boards import RowsView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import ANY_TIME, Bid, Challenge, Kitty, Move, Pass, Play, Special, Yield
from bot.rules.options import Preset
from bot.rules.view import Ask, Choice, Phase, View
from tests.benchmark.players import greedy
from tests.benchmark.players.duplicate import Margin, Turn, margin
from tests.benchmark.players.rows import ROWS
from tests.players.search.random_deals import GAMES, TABLES, random_deals
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.say import pieces
from tests.samples import sample

PRESETS = [(game, it, players) for game in CATALOGUE.values() for it in game.presets for players in it.players]
FEW = {EASY: 0.3, NORMAL: 0.05, HARD: 0.02, EXPERT: 0.003}  # how many of the decisions each level is asked for


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 4))
def test_every_level_chooses_a_legal_move_in_every_phase(game: str, players: int):
    for deal in random_deals(GAMES[game], players, 1, seed=players):
        for count, (seat, _) in enumerate(deal.moves()):
            for level in LEVELS:
                if deal.dice.random() < FEW[level]:
                    assert deal.game.allows(deal.match, seat, choose(deal.view(seat), count, level))


@pytest.mark.parametrize(("game", "preset", "players"), sample(PRESETS, 24), ids=lambda it: getattr(it, "name", it))
def test_whole_deals_are_played_by_the_rules(game: AnyGame, preset: Preset, players: int):
    match, count = game.start(preset.options, players, bytes([players]) * 32), 0
    while not match.results:
        for seat in game.to_act(match):
            view, count = game.view(match, seat), count + 1
            move = (choose_at_once if seat % 3 == 2 else choose)(view, count, EASY if seat % 3 == 1 else NORMAL)
            assert move in game.legal(match, seat) or (isinstance(move, Pass) and view.phase is Phase.PASS)
            assert view.ask is not None
            assert not any(choice.revoke for choice in view.ask.choices if choice.move == move)
            match, _ = game.play(match, seat, move)


HANDS = (
    "4-4 3-0 2-2 6-4 5-1 1-1 6-0", "6-6 5-0 3-1 2-0 4-2 6-3 5-2", "5-5 1-0 6-2 5-3 4-3 2-1 5-4",
    "0-0 4-1 6-5 3-3 6-1 3-2 4-0",
)  # fmt: skip


def test_easy_varies_with_the_seed():
    view = ELEVEN.hands(*HANDS).view(0)  # with all to play: mistakes are made early
    assert len({choose(view, seed, EASY) for seed in range(40)}) > 1


def test_nothing_to_decide_and_unknown_levels_are_refused():
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(ELEVEN.hands(*HANDS).view(1), 0)
    with pytest.raises(ValueError, match="easy, normal"):
        choose(ELEVEN.hands(*HANDS).view(0), 0, "genius")


def unknown(phase: Phase, *moves: Move, pick: int = 0) -> View:
    """The view of a game that no player has learnt."""
    ask = Ask(phase, "", tuple(Choice(move, str(move)) for move in moves), pick)
    view = ELEVEN.hands("3-3 0-0 6-5 4-2", *HANDS[1:], phase=Phase.PASS).view(0)
    return replace(view, game="a new game", ask=ask)


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


DEALS, MANY = 6, 400
USUAL = (
    "black-tile-11", "whist", "hearts", "79-points", "42-marks", "hughie-any-tile", "all-fives-2", "draw-2",
    "mexican-train",
)  # fmt: skip
BY_LUCK = ("hughie", "billitonnen")  # hardly anything is decided there
OTHERS = [row.name for row in ROWS if row.name not in (*USUAL, *BY_LUCK)]


def beginner(turn: Turn) -> Move:
    return choose(turn.view, turn.seed, EASY)


def novice(turn: Turn) -> Move:
    """Play the heaviest domino that fits, else any legal move without a revoke or swap, and pass instead of bidding."""
    ask, random = turn.view.ask, Random(turn.seed)
    assert ask is not None
    if ask.pick:
        return Pass(tuple(random.sample([shown.piece for shown in turn.view.hand if shown.piece], ask.pick)))
    moves = [it.move for it in ask.choices if not it.revoke and not isinstance(it.move, ANY_TIME)]
    if not isinstance(turn.view.board, TricksView | RowsView):
        return greedy.choose(turn.view, turn.seed)
    cautious = [move for move in (Bid(None), Kitty(None), Challenge(None)) if move in moves]
    return cautious[0] if cautious else random.choice(moves)


@pytest.mark.parametrize("row", USUAL)
def test_a_beginner_beats_a_novice(row: str):
    found = Margin.of(margin(row, beginner, novice, DEALS))
    assert found.mean > found.error


@pytest.mark.soak
@pytest.mark.parametrize("row", OTHERS)
def test_a_beginner_beats_a_novice_in_many_deals(row: str):
    found = Margin.of(margin(row, beginner, novice, MANY))
    assert found.mean > 2 * found.error
