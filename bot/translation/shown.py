"""The contents of the translators' page: each kind of picture once, and pages with their texts."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from bot.message import Message, Text
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Challenge, Claim, Concede, Retract
from bot.rules.view import View
from bot.table.state.waiting import until_own_turn
from bot.words.table import Sitting
from cogs import FEATURES
from cogs.kit.feature import import_all
from cogs.kit.payload.page import Page, Sample
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import SAMPLES
from images.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.games import draw_games
from images.kinds import MarkedKind, draw_kinds
from images.lobby import draw_lobby
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.seat.style import SeatStyle
from images.table.table import draw_table

import_all(FEATURES)  # which registers their pages
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")
_MOVES = 700  # the most moves of each match
_LARGE = SeatStyle(large=True)
_RARE = (Challenge, Claim, Concede, Retract)  # these would end the match early


class Picture(NamedTuple):
    """A picture under a heading; `draw` uses the current language."""

    part: Text
    draw: Callable[[], Drawing | None]


def pictures() -> Iterator[Picture]:
    """Lobbies, tables, seats and ends of every game, each kind once."""
    yield Picture(Message("games-title"), partial(draw_games, tuple(CATALOGUE.values())))
    for game in CATALOGUE.values():
        preset = game.presets[0]
        names = NAMES[: preset.players[0]]
        people = [Sitting(seat, name) for seat, name in enumerate(names)]
        sides = game.sides(preset.options, len(names)) if preset.options.in_partners else ()
        yield Picture(game.title, partial(draw_kinds, game, [MarkedKind(it) for it in game.presets]))
        yield Picture(game.title, partial(draw_lobby, game.title, people, len(people), sides))
        seen = set[Hashable]()
        for key, draw in _of_match(game):
            if key not in seen:
                seen.add(key)
                yield Picture(game.title, draw)


def _of_match(game: AnyGame) -> Iterator[tuple[Hashable, Callable[[], Drawing | None]]]:
    """The pictures of a match, move by move, each with the key of its kind."""
    rng, preset = Random(game.name), game.presets[0]  # noqa: S311 - the same match each time
    match = game.start(preset.options, preset.players[-1], rng.randbytes(32))
    for _ in range(_MOVES):
        public, ended = game.view(match, None), game.ended_deal(match)
        yield ("table", public.phase), partial(draw_table, public, NAMES)
        if ended is not None:
            yield from _of_end(ended)
        acting = game.to_act(match)
        if not acting:
            return
        seat = rng.choice(acting)
        view = game.view(match, seat)
        if game.hands_by_dm:
            own = until_own_turn(view)
            yield ("seat", view.phase), partial(draw_seat, own, NAMES)
            yield ("large", view.phase), partial(draw_seat, own, NAMES, _LARGE)
        moves = [move for move in game.legal(match, seat) if not isinstance(move, _RARE)]
        match, _ = game.play(match, seat, rng.choice(moves or game.legal(match, seat)))


def _of_end(ended: View) -> Iterator[tuple[Hashable, Callable[[], Drawing | None]]]:
    remarks = frozenset(type(one).__name__ for one in ended.results[-1].remarks) if ended.results else frozenset[str]()
    yield ("deal", remarks), partial(draw_deal_card, ended, NAMES)
    yield ("poster", remarks), partial(draw_poster, ended, NAMES)
    if len(ended.results) > 1:
        yield "scores", partial(draw_scores, ended, NAMES)
    if ended.winners is not None:
        yield "match", partial(draw_match_end, ended, NAMES, (18, 5, -7, -16, 3, 0)[: len(ended.seats)])


class Read(NamedTuple):
    """A message's texts, and the labels of its controls."""

    texts: tuple[str, ...]
    labels: tuple[str, ...]


def pages() -> Iterator[Sample]:
    """The pages with texts: help, settings, lessons."""
    return chain.from_iterable(samples() for samples in SAMPLES)


def read(message: Page | Payload) -> Read:
    if isinstance(message, Page):
        return _read(message.components())
    texts, labels = _read([{"components": row} for row in message.rows])
    return Read((message.content, *texts), labels)


def picture_of(message: Page | Payload) -> Drawing | None:
    if isinstance(message, Payload):
        return message.drawing
    return next((block for block in message.blocks if isinstance(block, Drawing)), None)


def _read(components: Iterable[Any]) -> Read:
    texts, labels = list[str](), list[str]()
    for part in components:
        texts += [part["content"]] if "content" in part else []
        labels += [part[key] for key in ("label", "placeholder") if part.get(key)]
        labels += [option["label"] for option in part.get("options", ())]
        inner = _read([*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())])
        texts += inner.texts
        labels += inner.labels
    return Read(tuple(texts), tuple(labels))
