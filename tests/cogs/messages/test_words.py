"""What messages say to those who read them in passing: what to choose, what just happened, how it ended."""

import random
from dataclasses import replace

import pytest

from bot.message import AllOf, Message, Who
from bot.playground.world.components import BUTTON
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Bid, Play, Special
from bot.rules.options import Preset
from bot.rules.pieces import Tile
from bot.table.state.undo import UndoState
from cogs.kit.payload.payload import Payload
from cogs.messages import hand_messages, lobby, texts
from cogs.messages import table_messages as messages
from tests.cogs.limits import check
from tests.cogs.tables import NOW, dealt, played, table_of
from tests.moments import moments
from tests.said import is_said, said

PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]


def name_of(of: tuple[AnyGame, Preset]) -> str:
    game, preset = of
    return f"{game.name}-{preset.name}"


def placeholders(payload: Payload) -> list[str]:
    return [part["placeholder"] for part in check(payload) if part["type"] != BUTTON]


def labels(payload: Payload) -> list[str]:
    return [part["label"] for part in check(payload) if part["type"] == BUTTON]


def test_a_select_of_one_bid_names_it_alone() -> None:
    game, preset = CATALOGUE["seventy-nine"], CATALOGUE.preset("seventy-nine", "nel-o")
    table = dealt(table_of(game, preset, 6))
    table.apply_moves(table.plan(table.to_act()[0], Bid(50)), 0, NOW)
    snapshot = table.snapshot()
    shown = hand_messages.hand(snapshot, snapshot.seats[table.to_act()[0]])
    points = [Message("choice-bid-points", amount=amount) for amount in (55, 79)]
    nel_o = Message("choice-bid-special", special=Special.NEL_O)
    assert placeholders(shown) == [said("select-bids", first=points[0], last=points[1]), said("select-bid", bid=nel_o)]


@pytest.mark.parametrize("game", [name for name, game in CATALOGUE.items() if game.hands_by_dm])
def test_last_trick_is_offered_once_there_is_one(game: str) -> None:
    offered: set[bool] = set()
    for snapshot in (moment.snapshot for moment in moments() if moment.game.name == game):
        if snapshot.public is None or snapshot.over:
            continue
        if snapshot.public.chain is not None:
            there = said("button-line") in labels(messages.table(snapshot, snapshot.public.deal))
            assert there == bool(snapshot.public.chain.log)
            offered.add(there)
            continue
        there = said("button-last-trick") in labels(messages.table(snapshot, snapshot.public.deal))
        told = messages.last_trick(snapshot).content
        assert there == (told != said("last-trick-none"))
        if there:
            finished, deal = snapshot.public.trick_board.finished, snapshot.public.deal
            which = f"deal {deal}, trick {len(finished)} " if finished else f"deal {deal - 1}, trick "
            assert is_said("last-trick", told)
            assert which in told, "before the first trick of a deal it is the last of the deal before"
        offered.add(there)
        for seat in snapshot.seats:
            view = snapshot.views[seat.seat]
            if view.ask:
                assert (said("button-last-trick") in labels(hand_messages.hand(snapshot, seat))) == there
    assert offered == {False, True}


def test_a_hand_that_waits_stays_as_it_is_until_the_first_trick_is_taken() -> None:
    game = CATALOGUE["domino-whist"]
    resting: dict[int, Payload] = {}
    seen: set[int] = set()
    table = table_of(game, game.presets[0], 4)
    for snapshot in (table.snapshot() for _ in played(table, random.Random(3), 150)):
        board = snapshot.public.trick_board if snapshot.public is not None else None
        if board is None or board.on_table is None or len(board.finished) > 1:
            continue
        for seat in snapshot.seats:
            own = hand_messages.hand(snapshot, seat)
            if snapshot.views[seat.seat].ask or board.on_table.by(seat.seat) is None or board.finished:
                resting.pop(seat.seat, None)
            else:
                assert resting.setdefault(seat.seat, own).face == own.face
        seen.add(len(resting))
        if board.finished:
            assert max(seen) == 3
            return
    pytest.fail("no trick was finished")


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=map(name_of, PRESETS))
def test_a_start_says_where_the_hands_are(game: AnyGame, preset: Preset) -> None:
    """Whoever plays with a row on the table is promised no direct message, and no button there is not."""
    table = table_of(game, preset, preset.players[0])
    waiting = hand_messages.hand(table.snapshot(), table.seats[0]).content
    dealt(table)
    snapshot = table.snapshot()
    assert snapshot.public is not None
    started = lobby.started(snapshot).content
    assert started == said("lobby-started" if game.hands_by_dm else "lobby-started-rows")
    assert waiting == said("lobby-waiting" if game.hands_by_dm else "lobby-waiting-row")
    assert (said("hand-button") in labels(messages.table(snapshot, snapshot.public.deal))) == game.hands_by_dm


def test_the_outcome_of_a_challenge_is_told() -> None:
    found: set[str] = set()
    for snapshot in (moment.snapshot for moment in moments() if moment.game.name == "domino-hearts"):
        view = snapshot.public_view
        if snapshot.over or not view.trick_board.challenges:
            continue
        last = view.trick_board.challenges[-1]
        names = texts.names_of(snapshot)
        ending = "challenge-proven" if last.proven else "challenge-refuted"
        piece = view.trick_board.finished[last.trick - 1].by(last.seat)
        assert piece is not None
        what = {"who": Who(names[last.seat]), "piece": piece.piece, "trick": last.trick}
        table = texts.table_text(snapshot)
        assert said(ending, by=Who(names[last.by]), **what) in table or is_said("took-back", table)
        told = said(ending, by=Who(names[last.by], is_you=True), **what)
        assert told in texts.hand_text(snapshot, snapshot.views[last.by])
        found.add(ending)
    assert len(found) == 2


@pytest.mark.parametrize(
    ("missing", "reader", "told"),
    [
        ((1,), None, "undo-request"),
        ((), None, "undo-asked"),
        ((1,), 0, "undo-awaited"),
        ((), 0, "undo-asked"),
        ((1,), 1, "undo-consent"),
        ((), 1, "undo-agreed"),
        ((2,), 1, "undo-agreed-awaited"),
    ],
)
def test_the_players_who_must_still_agree_are_told(missing: tuple[int, ...], reader: int | None, told: str):
    game = CATALOGUE["black-tile"]
    snapshot = dealt(table_of(game, game.presets[0], 4)).snapshot()
    undo = UndoState(0, Play(Tile(6, 4)), is_asked=True, missing=missing)
    line = texts.undo_line(replace(snapshot, undo=undo), reader)
    names = texts.names_of(snapshot)
    of = {"who": Who(names[0], is_you=reader == 0), "what": "6-4"}
    others = {"missing": AllOf([Who(names[seat]) for seat in missing])} if missing and told != "undo-consent" else {}
    assert line == said(told, **of, **others)
