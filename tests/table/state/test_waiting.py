"""The view of a waiting player stays true: another's play, bid or choice changes nothing in it."""

import random

import pytest

from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.boards import LineView, TrainsView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Drew
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.options import Preset
from bot.rules.shuffle import seed_in_contest
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from cogs.messages import hand_messages
from tests.cogs.tables import make_move, played, set_state, table_of
from tests.rules.scenario import TrickScenario
from tests.samples import sample

MATCHES = [(game, it, players) for game in CATALOGUE.values() for it in game.presets for players in it.players]
IN_DIRECT_MESSAGES = [it for it in MATCHES if it[0].hands_by_dm]
AT_ONCE = (Phase.PASS, Phase.REVIEW)


def name_of(value: AnyGame | Preset | int) -> str:
    return str(value) if isinstance(value, int) else value.name


def is_told(before: View, after: View) -> bool:
    """True if something has happened that every player is shown: a trick taken, a challenge, the end of a phase."""
    if before.phase is not after.phase or before.deal != after.deal or after.winners is not None:
        return True
    if isinstance(after.board, LineView | TrainsView):
        return False
    then, now = before.trick_board, after.trick_board
    return len(then.finished) != len(now.finished) or len(then.challenges) != len(now.challenges)


def who_drew(before: View, after: View) -> set[int]:
    """The seats that have drawn tiles, which they are shown at once."""
    if not isinstance(before.board, LineView | TrainsView) or not isinstance(after.board, LineView | TrainsView):
        return set()
    return {event.seat for event in after.board.log[len(before.board.log) :] if isinstance(event, Drew)}


@pytest.mark.parametrize(("game", "preset", "players"), sample(IN_DIRECT_MESSAGES, 14), ids=name_of)
def test_a_waiting_players_picture_stays_true(game: AnyGame, preset: Preset, players: int):
    rng = random.Random(preset.name)
    table = table_of(game, preset, players)
    set_state(table, "playing")
    table.deal_from(seed_in_contest(table.row.secret, range(3)))
    faces: dict[int, object] = {}  # by seat, as it was shown before this move, where that was looked at
    for number in range(80):
        before = table.snapshot()
        if before.over:
            break
        seat = rng.choice(table.to_act())
        planned = make_move(table, seat, rng.choice(game.legal(table.match, seat)), number)  # type: ignore[arg-type]
        if planned.after.match.winners is not None:
            set_state(table, "finished")
        after = table.snapshot()
        then, now = before.public_view, after.public_view
        if is_told(then, now):
            faces.clear()
            continue
        asked = () if now.phase in AT_ONCE else now.to_act
        earlier, faces = faces, {}
        for other in {*range(players)} - {seat, *asked, *who_drew(then, now)}:
            assert until_own_turn(before.views[other]) == until_own_turn(after.views[other])
            shown = earlier.get(other) or hand_messages.hand(before, after.seats[other]).content_key
            faces[other] = hand_messages.hand(after, after.seats[other]).content_key
            assert shown == faces[other]


def test_the_last_trick_stays_until_the_own_turn():
    table = TrickScenario(DOMINO_WHIST).hands("6-4 3-3", "6-5 4-4", "6-6 3-0", "5-5 2-1").contract(0, "5", trump="1")
    first = table.play("0 lead 6-4 as 6")
    assert until_own_turn(first.view(2)).trick_board.on_table is None
    assert first.view(1) == until_own_turn(first.view(1))
    second = first.play("1 play 6-5")
    third = second.play("2 play 6-6")
    shown = until_own_turn(third.view(1)).trick_board.on_table
    assert shown is not None
    assert ([seat for seat, _ in shown.plays], shown.winner) == ([0, 1], 1)
    assert shown == until_own_turn(second.view(1)).trick_board.on_table
    taken = third.play("3 play 2-1")
    for seat in range(4):
        assert until_own_turn(taken.view(seat)).trick_board.complete_trick == taken.view(seat).trick_board.finished[0]
    led = taken.play(f"{taken.to_act[0]} lead {taken.legal(taken.to_act[0])[0].split(' ', 1)[1]}")
    for seat in {*range(4)} - {taken.to_act[0], led.to_act[0]}:
        assert until_own_turn(led.view(seat)) == until_own_turn(taken.view(seat))


def test_bids_are_shown_up_to_the_own_last():
    table = TrickScenario(DOMINO_WHIST).start(4)
    first, second, third, *_ = ((table.to_act[0] + place) % 4 for place in range(4))
    table = table.play("5, pass")
    assert [seat for seat, _ in until_own_turn(table.view(first)).trick_board.auction] == [first]
    assert [seat for seat, _ in until_own_turn(table.view(second)).trick_board.auction] == [first, second]
    assert until_own_turn(table.view(third)) == table.view(third)


def test_only_the_own_readiness_to_pass_is_shown():
    table = TrickScenario(BLACK_TILE).start(4)
    for seat in (1, 2):
        table = table.play_move(seat, table.legal_moves(seat)[0])
    assert [seat.ready for seat in until_own_turn(table.view(2)).seats] == [False, False, True, False]
    assert [seat.ready for seat in until_own_turn(table.view(None)).seats] == [False, True, True, False]


@pytest.mark.parametrize("preset", [DOMINOES.presets[0], *MEXICAN_TRAIN.presets], ids=name_of)
def test_a_waiting_player_sees_the_line_or_trains_as_they_left_them(preset: Preset):
    game, rng = CATALOGUE[preset.game], random.Random(1)
    match, left, compared = game.start(preset.options, 4, bytes(32)), dict[int, tuple[int, View]](), 0
    while True:
        (seat,) = game.to_act(match)
        match, _ = game.play(match, seat, rng.choice(game.legal(match, seat)))
        if match.results:
            break
        for other in {*range(4)} - {*game.to_act(match)}:
            view = game.view(match, other)
            assert isinstance(view.board, LineView | TrainsView)
            own, shown = sum(event.seat == other for event in view.board.log), until_own_turn(view)
            then, before = left.get(other, (-1, shown))
            if own == then:  # neither a play nor a draw of theirs
                assert (shown.board, [one.held for one in shown.seats]) == (
                    before.board,
                    [one.held for one in before.seats],
                )
                compared += 1
            assert not shown.to_act
            left[other] = own, shown
    assert compared > 20


@pytest.mark.parametrize(("game", "preset", "players"), sample(MATCHES, 6), ids=name_of)
def test_a_position_is_of_an_earlier_deal_once_its_own_is_scored(game: AnyGame, preset: Preset, players: int):
    """An offer out of turn in that deal is not carried out in this one."""
    table, scored = table_of(game, preset, players), dict[int, int]()
    for _ in played(table, random.Random(preset.name), 150):
        assert table.played is not None
        now = scored[table.position] = len(table.played.match.results)
        earlier = {position for position, deals in scored.items() if position and deals < now}
        assert {position for position in scored if table.played.is_of_earlier_deal(position)} == earlier
