"""The pictures of replays: frames of a deal of each game, those that look different."""

from collections.abc import Hashable, Iterator
from functools import partial
from random import Random

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.table.state.played import Deal, PlayedMatch, deals_of
from bot.words.speaker import say
from cogs.replay.pictures import draw_frame
from cogs.replay.table import frames_of
from cogs.replay.words import ReplayFrame, place_of
from images.drawing.felts import Felt, felt_titled
from tests.gallery.state import NAMES, STRANGE, State
from tests.moments import OPEN_HANDS, choose_move


def replays() -> Iterator[State]:
    """The distinct frames, and the first trick or round of each deal with names as people choose them."""
    seen: set[Hashable] = set()
    for game, preset, players, frames in _replayed_deals():
        for frame in frames:
            left = max(map(len, frame.hands), default=0)
            key = game.name, players, frame.view.partners, frame.part, (left > 0) + (left > 3) + (left > 6)
            if key not in seen:
                seen.add(key)
                title = f"{say(game.title)} ({say(preset.title)}), {players} players, {say(place_of(frame))}"
                yield State("Replays", title, partial(draw_frame, frame, NAMES))
                if frame.number == 1:
                    yield State("Replays", title, partial(draw_frame, frame, STRANGE))


def _replayed_deals() -> Iterator[tuple[AnyGame, Preset, int, tuple[ReplayFrame, ...]]]:
    """The first deal of a match of each game, for every number of players, alone and in partners, frame by frame."""
    for game in CATALOGUE.values():
        seen: set[tuple[int, bool, Felt]] = set()
        for preset in (*game.presets, *((OPEN_HANDS,) if game is SEVENTY_NINE else ())):
            for players in preset.players:
                key = players, preset.options.in_partners, felt_titled(game.title_of(preset.options, players))
                if key not in seen or preset is OPEN_HANDS:
                    seen.add(key)
                    yield game, preset, players, frames_of(game, _first_deal(game, preset, players))


def _first_deal(game: AnyGame, preset: Preset, players: int) -> Deal:
    return next(deals_of(_states(game, preset, players)))


def _states(game: AnyGame, preset: Preset, players: int) -> Iterator[PlayedMatch]:
    rng = Random(f"replay {preset.name} {players}")
    now = PlayedMatch.of(game, game.start(preset.options, players, rng.randbytes(32)))
    while True:
        seat = rng.choice(game.to_act(now.match))
        now = now.then(seat, choose_move(game, now.match, seat, rng))
        yield now
