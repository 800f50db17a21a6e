"""Replays: every play is in a frame, with the hands as they were then; of a table's match the deals that are over."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest

from bot.rules.boards import PieceView, RowsView, TrainsView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.moves import Claim, Concede, Lead, Play, piece_of
from bot.rules.options import Preset
from bot.rules.pieces import Piece, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.table.state.played import Deal, PlayedMatch, deals_of
from bot.table.state.undo import UndoEntry
from bot.words.locales import languages
from bot.words.speaker import in_language
from cogs.replay.pictures import LARGEST_ANIMATION, animated_trick, draw_frame
from cogs.replay.table import frames_of
from cogs.replay.words import DealPart, ReplayFrame, taken_by
from images.drawing.canvas import LARGEST, SMALL
from tests.images.texts import noted_texts
from tests.moments import OPEN_HANDS, choose_move
from tests.samples import sample

KINDS = [
    (game, preset, players) for game in CATALOGUE.values() for preset in game.presets for players in preset.players
]
KINDS.append((SEVENTY_NINE, OPEN_HANDS, 6))
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")


Plays = list[tuple[int, Piece | None]]


def played(game: AnyGame, preset: Preset, players: int, dice: Random) -> Deal:
    """The first deal of a match by chance."""
    return next(deals_of(states(game, preset, players, dice)))


def states(game: AnyGame, preset: Preset, players: int, dice: Random) -> Iterator[PlayedMatch]:
    """A match by chance, after each move."""
    now = PlayedMatch.of(game, game.start(preset.options, players, dice.randbytes(32)))
    while True:
        seat = dice.choice(game.to_act(now.match))
        now = now.then(seat, choose_move(game, now.match, seat, dice))
        yield now


def pieces(*hands: tuple[PieceView, ...]) -> Counter[Piece]:
    return Counter(shown.piece for hand in hands for shown in hand if shown.piece is not None)


def tricks_of(frames: Sequence[ReplayFrame]) -> list[ReplayFrame]:
    return [frame for frame in frames if frame.part is DealPart.TRICK]


def plays_of(*tricks: ReplayFrame) -> Plays:
    return [(seat, one.piece) for it in tricks for seat, one in it.view.trick_board.finished[it.number - 1].plays]


@pytest.mark.parametrize(("game", "preset", "players"), sample(KINDS, 4), ids=lambda it: getattr(it, "name", str(it)))
def test_the_frames_tell_a_whole_deal(game: AnyGame, preset: Preset, players: int) -> None:
    deal = played(game, preset, players, Random(f"{preset.name} {players}"))
    frames = frames_of(game, deal)
    assert [frame.part is DealPart.END for frame in frames] == [*(False for _ in frames[1:]), True]
    if isinstance(frames[-1].view.board, TricksView):
        tricks = tricks_of(frames)
        plays = [(step.seat, piece_of(step.move)) for step in deal if isinstance(step.move, Lead | Play)]
        shown = plays_of(*tricks)
        assert plays[: len(shown)] == shown
        assert len(plays) == len(shown) or isinstance(deal[-1].move, Claim | Concede)
        assert [frame.number for frame in tricks] == list(range(1, len(tricks) + 1))
        for before, after in pairwise(tricks):
            follow = dict(plays_of(after))
            for seat, (had, has) in enumerate(zip(before.hands, after.hands, strict=True)):
                assert pieces(had) - pieces(has) == Counter([follow[seat]] if seat in follow else [])
    else:
        board = frames[-1].view.board
        assert not isinstance(board, TricksView)
        every = board.turned if isinstance(board, RowsView) else board.log
        assert [event for frame in frames for event in (*frame.turned, *frame.log)] == [*every]
        assert [frame.number for frame in frames[:-1]] == list(range(1, len(frames)))
        assert all(frame.turned or frame.log for frame in frames[:-1]), "each round shows the line as it was then"
    widest = max(frames, key=lambda frame: (len(frame.hands and frame.hands[0]), frame.number))
    for frame in {id(frame): frame for frame in (frames[0], widest, frames[-2])}.values():
        drawing = draw_frame(frame, NAMES)
        assert 0 < len(drawing.alt) <= 1024
        most = LARGEST if isinstance(frame.view.board, TrainsView) else SMALL
        assert frame.part is DealPart.END or len(drawing.render()) <= most


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_of_dominoes_shows_what_each_has_drawn(players: int) -> None:
    game, drew = CATALOGUE["dominoes"], 0
    for seed in range(6):
        deal = played(game, CATALOGUE.preset("dominoes", "draw"), players, Random(seed))
        *frames, _ = frames_of(game, deal)
        held = [pieces(hand) for hand in game.open_hands(deal[0].before)]
        for frame, seat in product(frames, range(players)):
            drawn = pieces(frame.drawn[seat]) if frame.drawn else Counter[Piece]()
            laid = Counter[Piece](it.tile for it in frame.log if isinstance(it, Laid) and it.seat == seat)
            now = pieces(frame.hands[seat])
            assert held[seat] + drawn == now + laid
            assert drawn.total() == sum(it.count for it in frame.log if isinstance(it, Drew) and it.seat == seat)
            held[seat], drew = now, drew + drawn.total()
        assert all(len(draw_frame(frame, NAMES).render()) <= SMALL for frame in frames)
    assert drew > 20


@pytest.mark.parametrize("language", languages())
def test_a_play_after_drawing_many_tiles_is_not_cut(language: str) -> None:
    game, preset = CATALOGUE["dominoes"], CATALOGUE.preset("dominoes", "all-fives")
    first = frames_of(game, played(game, preset, 4, Random(1)))[0]
    laid = next(event for event in first.log if isinstance(event, Laid))
    many = tuple(PieceView(tile) for tile in double_set(6)[:14])
    for last in (replace(laid, points=35), Knocked(laid.seat, (5, 1))):
        frame = replace(first, hands=(many,) * 4, log=(Drew(laid.seat, 14, (5, 1), fits=True), last), drawn=(many,) * 4)
        with in_language(language), noted_texts() as texts:
            draw_frame(frame, NAMES).render()
        assert not texts.cut_off(NAMES)


def test_a_play_taken_back_is_in_no_frame() -> None:
    game, dice = CATALOGUE["black-tile"], Random(4)
    now = PlayedMatch.of(game, game.start(game.presets[0].options, 3, dice.randbytes(32)))
    taken_back, journal = Plays(), list[PlayedMatch]()
    while not now.match.results:
        seat = game.to_act(now.match)[0]
        legal = [move for move in game.legal(now.match, seat) if not isinstance(move, Claim | Concede)]
        wanted = [move for move in legal if (seat, piece_of(move)) not in taken_back]
        move = dice.choice(wanted or legal)
        journal.append(now := now.then(seat, move))
        if not taken_back and len(journal) > 2 and isinstance(move, Play) and len(legal) > 1:
            taken_back.append((seat, piece_of(move)))
            for entry in (UndoEntry.ASK, UndoEntry.UNDONE):
                journal.append(now := now.then(seat, entry))
    tricks = tricks_of(frames_of(game, next(deals_of(journal))))
    assert len(tricks) == 9
    shown = plays_of(*tricks)
    assert set(Counter(piece for _, piece in shown).values()) == {1}
    assert next(play for play in shown if play[0] == taken_back[0][0]) != taken_back[0]


def test_a_claim_shows_the_hands_that_were_laid_open() -> None:
    game = CATALOGUE["forty-two"]
    deals = (played(game, game.presets[0], 4, Random(seed)) for seed in range(40))
    frames = frames_of(game, next(deal for deal in deals if isinstance(deal[-1].move, Claim | Concede)))
    claim = frames[-2]
    assert claim.part is DealPart.CLAIM
    assert pieces(*claim.hands).total() == 28 - 4 * len(tricks_of(frames))
    assert max(pieces(*claim.hands).values()) == 1


def test_a_trick_is_animated_play_by_play() -> None:
    trick = tricks_of(frames_of(SEVENTY_NINE, played(SEVENTY_NINE, SEVENTY_NINE.presets[0], 6, Random(2))))[0]
    assert trick.trick is not None, "it has been shown before it is animated"
    steps = trick.play_by_play()
    assert [len(step.trick.plays) if step.trick else 0 for step in steps] == [0, 1, 2, 3, 4, 5, 6]
    won = [taken_by(step, trick.trick.winner) for step in steps]
    assert (len(set(won[:-1])), won[0] == won[-1]) == (1, not trick.trick.points)
    assert [pieces(*step.hands).total() for step in steps] == [54, 53, 52, 51, 50, 49, 48]
    assert [step.is_complete for step in steps] == [False] * 6 + [True]
    assert steps[0].trick is None
    assert len(animated_trick(trick, NAMES)) < LARGEST_ANIMATION
