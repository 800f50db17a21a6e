"""Replays: every play is in a frame, with the hands as they were then; of a table's match the deals that are over."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import Drew, Laid
from bot.rules.moves import Claim, Concede, Lead, Play, piece_of
from bot.rules.options import Preset
from bot.rules.pieces import Piece
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.table.state.steps import Deal, MatchReplay
from bot.table.state.undo import UndoEntry
from cogs.replay.pictures import LARGEST_ANIMATION, animated_trick, draw_frame
from cogs.replay.table import frames_of
from cogs.replay.words import DealPart, Hands, ReplayFrame, taken_by
from images.drawing.canvas import SMALL
from tests.moments import OPEN_HANDS, choose_move

KINDS = [
    (game, preset, players) for game in CATALOGUE.values() for preset in game.presets for players in preset.players
]
KINDS.append((SEVENTY_NINE, OPEN_HANDS, 6))
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")


def played(game: AnyGame, preset: Preset, players: int, dice: Random) -> tuple[MatchReplay, Deal]:
    """A match by chance whose first deal is over, and that deal."""
    course = MatchReplay(game, game.start(preset.options, players, dice.randbytes(32)))
    while True:
        seat = dice.choice(game.to_act(course.match))
        deal = course.enter(seat, choose_move(game, course.match, seat, dice))
        if deal is not None:
            return course, deal


def pieces(hands: Hands) -> Counter[Piece]:
    return Counter(shown.piece for hand in hands for shown in hand if shown.piece is not None)


def of_hand(hand: tuple[PieceView, ...]) -> Counter[Piece]:
    return pieces((hand,))


@pytest.mark.parametrize(
    ("game", "preset", "players"), KINDS, ids=[f"{preset.name}-{players}" for _, preset, players in KINDS]
)
def test_the_frames_tell_a_whole_deal(game: AnyGame, preset: Preset, players: int) -> None:
    _, deal = played(game, preset, players, Random(f"{preset.name} {players}"))
    frames = frames_of(game, deal)
    assert [frame.part is DealPart.END for frame in frames] == [*(False for _ in frames[1:]), True]
    tricks = [frame for frame in frames if frame.part is DealPart.TRICK]
    plays = [(step.seat, piece_of(step.move)) for step in deal if isinstance(step.move, Lead | Play)]
    if frames[-1].view.tricks is not None:
        shown = [
            (seat, one.piece)
            for frame in tricks
            for seat, one in frame.view.trick_board.finished[frame.number - 1].plays
        ]
        is_cut_short = isinstance(deal[-1].move, Claim | Concede)
        assert plays[: len(shown)] == shown
        assert len(plays) == len(shown) or is_cut_short
        assert [frame.number for frame in tricks] == list(range(1, len(tricks) + 1))
        for before, after in pairwise(tricks):
            follow = {seat: one.piece for seat, one in after.view.trick_board.finished[after.number - 1].plays}
            for seat, (had, has) in enumerate(zip(before.hands, after.hands, strict=True)):
                assert of_hand(had) - of_hand(has) == Counter([follow[seat]] if seat in follow else [])
    else:
        line, chain = frames[-1].view.line, frames[-1].view.chain
        every = line.turned if line is not None else chain.log if chain is not None else ()
        shown_events = [event for frame in frames for event in (*frame.turned, *frame.log)]
        assert shown_events == [*every]
        assert [frame.number for frame in frames[:-1]] == list(range(1, len(frames)))
        assert all(frame.turned or frame.log for frame in frames[:-1]), "each round shows the line as it was then"
    widest = max(frames, key=lambda frame: (len(frame.hands and frame.hands[0]), frame.number))
    for frame in {id(frame): frame for frame in (frames[0], widest, frames[-2])}.values():
        drawing = draw_frame(frame, NAMES)
        assert 0 < len(drawing.alt) <= 1024
        assert frame.part is DealPart.END or len(drawing.render()) <= SMALL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_of_dominoes_shows_what_each_has_drawn(players: int) -> None:
    game = CATALOGUE["dominoes"]
    draw = next(preset for preset in game.presets if preset.name == "draw")
    drew = 0
    for seed in range(6):
        _, deal = played(game, draw, players, Random(seed))
        *frames, _ = frames_of(game, deal)
        held = [of_hand(hand) for hand in game.open_hands(deal[0].before)]
        for frame in frames:
            for seat in range(players):
                own = of_hand(frame.drawn[seat]) if frame.drawn else Counter[Piece]()
                laid = Counter[Piece](it.tile for it in frame.log if isinstance(it, Laid) and it.seat == seat)
                now = of_hand(frame.hands[seat])
                assert held[seat] + own == now + laid
                assert own.total() == sum(it.count for it in frame.log if isinstance(it, Drew) and it.seat == seat)
                held[seat], drew = now, drew + own.total()
            drawing = draw_frame(frame, NAMES)
            assert len(drawing.render()) <= SMALL
    assert drew > 20


def test_a_play_taken_back_is_in_no_frame() -> None:
    game = CATALOGUE["black-tile"]
    dice, preset = Random(4), game.presets[0]
    course = MatchReplay(game, game.start(preset.options, 3, dice.randbytes(32)))
    taken_back: tuple[int, Piece | None] | None = None
    deal: Deal | None = None
    while deal is None:
        seat = course.game.to_act(course.match)[0]
        legal = [move for move in game.legal(course.match, seat) if not isinstance(move, Claim | Concede)]
        wanted = [move for move in legal if (seat, piece_of(move)) != taken_back]
        deal = course.enter(seat, dice.choice(wanted or legal))
        steps = course.steps
        if taken_back is None and len(steps) > 2 and isinstance(steps[-1].move, Play) and len(legal) > 1:
            taken_back = seat, piece_of(steps[-1].move)
            course.enter(seat, UndoEntry.ASK)
            course.enter(seat, UndoEntry.UNDONE)
    assert taken_back is not None
    tricks = [frame for frame in frames_of(game, deal) if frame.part is DealPart.TRICK]
    assert len(tricks) == 9
    played_once = Counter(
        shown.piece for frame in tricks for _, shown in frame.view.trick_board.finished[frame.number - 1].plays
    )
    assert set(played_once.values()) == {1}
    first = next(
        frame for frame in tricks if taken_back[0] in dict(frame.view.trick_board.finished[frame.number - 1].plays)
    )
    assert first.view.trick_board.finished[first.number - 1].by(taken_back[0]).piece != taken_back[1]  # type: ignore[union-attr]


def test_a_claim_shows_the_hands_that_were_laid_open() -> None:
    game = CATALOGUE["forty-two"]
    deals = (played(game, game.presets[0], 4, Random(seed))[1] for seed in range(40))
    frames = frames_of(game, next(deal for deal in deals if isinstance(deal[-1].move, Claim | Concede)))
    tricks = [frame for frame in frames if frame.part is DealPart.TRICK]
    claim = frames[-2]
    assert claim.part is DealPart.CLAIM
    assert pieces(claim.hands).total() == 28 - 4 * len(tricks)
    assert max(pieces(claim.hands).values()) == 1


def test_a_trick_is_animated_play_by_play() -> None:
    game = SEVENTY_NINE
    _, deal = played(game, game.presets[0], 6, Random(2))
    frames = frames_of(game, deal)
    trick = next(frame for frame in frames if frame.part is DealPart.TRICK)
    assert trick.trick is not None, "it has been shown before it is animated"
    steps: tuple[ReplayFrame, ...] = trick.play_by_play()
    assert [len(step.trick.plays) if step.trick else 0 for step in steps] == [0, 1, 2, 3, 4, 5, 6]
    won = [taken_by(step, trick.trick.winner) for step in steps]
    assert (len(set(won[:-1])), won[0] == won[-1]) == (1, not trick.trick.points)
    assert [pieces(step.hands).total() for step in steps] == [54, 53, 52, 51, 50, 49, 48]
    assert [step.is_complete for step in steps] == [False] * 6 + [True]
    assert steps[0].trick is None
    assert len(animated_trick(trick, NAMES)) < LARGEST_ANIMATION
