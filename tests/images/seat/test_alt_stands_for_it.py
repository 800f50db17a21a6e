"""A message is drawn anew when its alt text changes: so seats that are told alike must look alike."""

from random import Random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.pixels import unpacked
from tests.images.views import NAMES

_GAMES = [
    (game.name, players)
    for game in CATALOGUE.values()
    if game.hands_by_dm
    for players in sorted({players for preset in game.presets for players in preset.players})
]


@pytest.mark.parametrize(("name", "players"), _GAMES)
def test_seats_told_alike_look_alike(name: str, players: int):
    game, chance = CATALOGUE[name], Random(players)
    preset = chance.choice([preset for preset in game.presets if players in preset.players])
    match = game.start(preset.options, players, chance.randbytes(32))
    shown: dict[tuple[int, str], View] = {}
    for _ in range(60):
        seat = chance.randrange(players)
        view = until_own_turn(game.view(match, seat))
        drawing = draw_seat(view, NAMES)
        told = seat, drawing.alt
        if told in shown and shown[told] != view:
            with unpacked():
                assert drawing.render() == draw_seat(shown[told], NAMES).render(), drawing.alt
        shown[told] = view
        acting = game.to_act(match)
        if not acting:
            break
        mover = chance.choice(acting)
        match, _ = game.play(match, mover, chance.choice(game.legal(match, mover)))


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, players in _GAMES if name in ("black-tile", "domino-hearts")]
)
@pytest.mark.parametrize("style", [PLAIN, SeatStyle(large=True)], ids=["plain", "large"])
def test_a_passing_hand_stays_as_it_is_when_others_pass(name: str, players: int, style: SeatStyle):
    game = CATALOGUE[name]
    preset = next(preset for preset in game.presets if players in preset.players)
    match = game.start(preset.options, players, bytes(32))
    before = game.view(match, 0)
    assert before.phase is Phase.PASS
    for other in range(1, players):
        match, _ = game.play(match, other, game.legal(match, other)[0])
        after = game.view(match, 0)
        assert after.seats[other].ready
        drawn, anew = draw_seat(before, NAMES, style), draw_seat(after, NAMES, style)
        assert (anew.alt, anew.render()) == (drawn.alt, drawn.render())
