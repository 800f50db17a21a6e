"""A deal that is over: its last trick stays, and a ribbon says what happened and what it brought."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.message import Message
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Bid, Claim, Concede
from bot.rules.view import View
from bot.words.ends.deal import spotlight
from bot.words.ends.facts import claimed, ended_result, last_trick
from bot.words.speaker import say
from bot.words.table.table import ended_news, standing
from bot.words.terms import deal_name
from images.table.table import draw_table
from tests.gallery.play import AnyMatch
from tests.images.pixels import pixels
from tests.images.texts import Texts
from tests.images.views import NAMES
from tests.said import said

TRICK_GAMES = [game for game in CATALOGUE.values() if game.hands_by_dm and game.name != "dominoes"]
WIDE = tuple(f"{letter} {'W' * 22}" for letter in "ABCDEF")


def ended_deals(game: AnyGame, preset: int, players: int, seed: int, count: int, *, claims: bool = False) -> list[View]:
    """How the first deals of a match of random moves ended; with `claims` as soon as one may be made."""
    chance = Random(seed)
    match: AnyMatch = game.start(game.presets[preset].options, players, seed.to_bytes(32))
    ended: dict[int, View] = {}
    while len(ended) < count and match.winners is None:
        seat = chance.choice(game.to_act(match))
        match, _ = game.play(match, seat, _move(game, match, seat, chance, claims=claims))
        view = game.ended_deal(match)
        if view is not None:
            ended[view.deal] = view
    return list(ended.values())


def _move(game: AnyGame, match: AnyMatch, seat: int, chance: Random, *, claims: bool) -> Any:
    moves = game.legal(match, seat)
    claim = [move for move in (*moves, *game.extra_moves(match, seat)) if isinstance(move, Claim | Concede)]
    if claims and claim:
        return claim[0]
    return chance.choice([move for move in moves if not isinstance(move, Claim | Concede)] or moves)


@pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.name)
def test_the_last_trick_and_what_it_came_to_are_seen_and_told(game: AnyGame, texts: Texts):
    for number, preset in enumerate(game.presets):
        for players in preset.players:
            for view in ended_deals(game, number, players, 7, 2):
                picture = draw_table(view, NAMES)
                assert len(picture.render()) < 40 * 1024
                texts.check(picture.alt)
                assert draw_table(view, WIDE).render()
                texts.check(f"{say(preset.title)} with wide names")
                over = said("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
                assert f"{over} {say(spotlight(view, NAMES.__getitem__).what)}" in picture.alt
                trick = last_trick(view)
                for _, shown in trick.plays if trick is not None else ():
                    assert f" {said('end-hand', who='', pieces=shown.piece).strip()}" in picture.alt
                assert 0 < len(picture.alt) <= 1024


def test_a_deal_thrown_in_shows_its_bids():
    game = CATALOGUE["seventy-nine"]
    for number, preset in enumerate(game.presets):
        match: AnyMatch = game.start(preset.options, preset.players[0], bytes(32))
        for _ in range(preset.players[0]):
            seat = game.to_act(match)[0]
            if Bid(None) not in game.legal(match, seat):
                break
            match, _ = game.play(match, seat, Bid(None))
        view = game.ended_deal(match)
        if view is None or ended_result(view) is not None:
            continue
        picture = draw_table(view, NAMES)
        assert ended_news(view, NAMES.__getitem__) == Message("ended-redeal")
        assert said("end-because", what=Message("end-redeal"), why=Message("end-redeal.why")) in picture.alt
        assert all(standing(view, seat)[0] == Message("plate-passed") for seat in view.seats), number
        assert picture.render()
        return
    pytest.fail("no preset throws a deal in")


def test_a_claim_lays_the_hands_open():
    game = CATALOGUE["domino-whist"]
    views = (ended_deals(game, 0, 4, seed, 1, claims=True)[0] for seed in range(60))
    view = next(view for view in views if claimed(view) is not None and any(seat.shown for seat in view.seats))
    picture = draw_table(view, NAMES)
    assert "the rest." in picture.alt
    assert "Open hands: " in picture.alt
    assert all(str(shown.piece) in picture.alt for seat in view.seats for shown in seat.shown)
    hidden = replace(view, seats=tuple(replace(seat, shown=()) for seat in view.seats))
    assert pixels(draw_table(hidden, NAMES)).tobytes() != pixels(picture).tobytes()
