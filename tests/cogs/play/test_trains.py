"""Mexican Train by commands and clicks: a tile and its train, the names of players, and the end of a first turn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.playground.world.components import SELECT
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import BadNotation
from bot.rules.moves import Done, Play, Train
from bot.rules.notation import parse_move, parse_play
from bot.rules.pieces import double_set
from bot.rules.view import Choice
from bot.store.tables.journal import StoredTable
from bot.table.state.snapshot import Outcome, Snapshot
from bot.words.speaker import say
from cogs.kit.payload.payload import Payload
from cogs.messages import hand_messages, texts
from cogs.play.suggestions import Own, with_seat
from tests.cogs.conftest import Bench
from tests.cogs.limits import check
from tests.cogs.server import forged, present
from tests.cogs.tables import BIGGEST_ID, dealt, played, table_of
from tests.end_to_end.controls import Control, controls
from tests.end_to_end.house import answer
from tests.said import is_said

GAME = CATALOGUE["mexican-train"]
PLAYERS = ("Ann", "Bo", "Bob Stone", "Élodie", "Mexican", "W" * 32, "7", "ゆき")


def snapshot_of(players: int, *names: str) -> Snapshot:
    """A match that has just been dealt."""
    table = table_of(GAME, GAME.presets[0], players)
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=False)) or table.seats
    table.refresh(StoredTable(table.row, seats, ()))
    return dealt(table).snapshot()


@pytest.fixture(scope="module")
def own() -> Own:
    snapshot = snapshot_of(8, *PLAYERS)
    return Own(snapshot, snapshot.views[0])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *((as_it_is, as_it_is) for as_it_is in ("5-3", "12 7", "5-3 own", "12 5 mexican", "5-3 seat 2")),
        ("hello", "hello"), ("hello you", "hello you"),
        ("5-3 bo", "5-3 seat 2"), ("5 3  BO", "5 3 seat 2"), ("12 5 bob", "12 5 seat 3"),
        ("53 on stone", "53 on seat 3"), ("5-3 elodie", "5-3 seat 4"),
        ("double five elo", "double five seat 4"), ("5-3 7", "5-3 seat 7"),
        ("5-3 ゆき", "5-3 seat 8"), (f"5-3 <@{BIGGEST_ID - 101}>", "5-3 seat 2"),
    ],
)  # fmt: skip
def test_a_train_is_named_by_its_owner(own: Own, typed: str, meant: str) -> None:
    assert with_seat(own, typed, parse_play) == meant
    if meant != typed:
        assert with_seat(own, f"play {typed}", parse_move) == f"play {meant}"


@pytest.mark.parametrize(
    ("typed", "why"),
    [("5-3 b", "typed-several-trains"), ("12-5 left", "typed-no-train"), ("5-3 zed", "typed-no-train")],
)
def test_no_train_is_guessed(own: Own, typed: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        with_seat(own, typed, parse_play)
    assert is_said(why, say(refused.value.text))


def hand_with(snapshot: Snapshot, *moves: Play | Done) -> tuple[Snapshot, Payload]:
    """The first hand with these choices, and the table in which it has them."""
    view = snapshot.views[(seat := present(snapshot.public).to_act[0])]
    choices = tuple(Choice(move, str(move)) for move in moves)
    asked = replace(view, ask=replace(present(view.ask), choices=choices))
    views = tuple(asked if other is view else other for other in snapshot.views)
    changed = replace(snapshot, views=views)
    return changed, hand_messages.hand(changed, changed.seats[seat])


def plays(trains: int) -> Iterator[Play]:
    """Every tile with some trains."""
    return (Play(tile, train) for tile in double_set(12) for train in islice(Train, trains))


@pytest.mark.parametrize("count", [1, 5, 6, 25])
def test_few_choices_are_buttons_and_more_one_select(count: int) -> None:
    offered = [*islice(plays(9), count)]
    decision, *_ = hand_with(snapshot_of(8), *offered)[1].rows
    made = [Control(part) for part in decision]
    assert [it.is_button for it in made] == ([True] * count if count <= 5 else [False])
    assert [move for it in made for move in it.moves] == [str(move) for move in offered]


def test_a_tile_is_chosen_before_its_train_beyond_the_room_of_a_select() -> None:
    offered = [*islice(plays(9), 9 * 27), Play(double_set(12)[30], Train.OWN), Done()]
    snapshot, hand = hand_with(snapshot_of(8), *offered)
    check(hand)
    *tiles, done = (Control(part) for row in hand.rows[:3] for part in row)
    assert done.moves == ["done"]
    assert [len(it.values) for it in tiles] == [25, 3]
    assert {it.action for it in tiles} == {"piece"}
    *many, alone = (move for it in tiles for move in it.moves)
    assert alone == str(offered[-2]), "one train asks for nothing more"
    seat = snapshot.seats[present(snapshot.public).to_act[0]]
    for move in many[:2]:
        ways = check(present(hand_messages.with_ways(snapshot, seat, parse_move(move))))
        assert [Control(part).moves[0] for part in ways[:-1]] == [f"{move} {train}" for train in islice(Train, 9)]


def test_eight_hands_are_messages_in_every_turn() -> None:
    table = table_of(GAME, CATALOGUE.preset("mexican-train", "chain"), 8)
    for _ in islice(played(table, Random(8), 60), 0, None, 12):
        snapshot = table.snapshot()
        for seat in snapshot.seats:
            check(hand_messages.hand(snapshot, seat))


@pytest.mark.parametrize(
    ("train", "words"),
    [(Train.OWN, "on your train"), (Train.MEXICAN, "on the Mexican train"), (Train.SEAT_3, "on Bob Stone")],
)
def test_the_answer_names_the_train(train: Train, words: str) -> None:
    snapshot = snapshot_of(8, *PLAYERS)
    assert texts.chose(Outcome(snapshot, by=snapshot.seats[0].user_id), Play(double_set(12)[30], train)).endswith(
        f" {words}."
    )


async def test_a_tile_is_tapped_then_its_train(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.messages.choices.MOST_OPTIONS", 5)  # as though there were far too many
    table = await bench.table(*bench.people("Ann", "Bo"), game="mexican-train", players=2)
    steps = set[int]()
    while len(steps) < 2:
        person, message, offered = found = present(await table.next())
        select = next((it for it in offered if it.action == "piece"), None)
        if select is None:
            await (await table.click(*found)).acknowledged()
            continue
        table.moved(person, offered)
        before, move = bench.journal(table.id), min(select.moves, key=lambda it: len(it.split()) in steps)
        steps.add(len(move.split()))
        value = select.values[select.moves.index(move)]
        await (await person.choose(message, [value], custom_id=select.custom_id)).acknowledged()
        if len(move.split()) == len(("play", "tile")):
            assert bench.journal(table.id) == before, "a tile alone is no move"
            way, other, *_ = (it for it in controls(message) if it.action == "move")
            move = way.moves[0]
            assert other.moves[0].split()[:2] == move.split()[:2]
            await (await person.click(message, custom_id=way.custom_id)).acknowledged()
        after = bench.journal(table.id)
        assert after[len(before)][2] == move
        await forged(person, message, select.custom_id, value, kind=SELECT).acknowledged()
        assert bench.journal(table.id) == after, "that was offered in an earlier turn"


async def test_a_first_train_is_typed_and_ended(bench: Bench) -> None:
    ann, bo = bench.people("Ann", "Bo")
    table = await bench.table(ann, bo, game="mexican-train", preset="whole-trains", players=2)
    while True:
        person, _, offered = found = present(await table.next())
        moves = [move for it in offered for move in it.moves]
        if "done" in moves:
            break
        await (await table.click(*found)).acknowledged()
    tiles = [move.removeprefix("play ") for move in moves if move != "done"]
    suggested = await person.autocomplete(table.channel, "play", focused="tile")
    assert sorted(str(it["value"]) for it in suggested) == sorted(tiles)
    suggested = await person.autocomplete(table.channel, "move", focused="move", value="do")
    assert "done" in [it["value"] for it in suggested]
    other, before, tile = bo if person is ann else ann, bench.journal(table.id), tiles[0].split()[0]
    for who, typed, why in (
        (other, "/move move:done", "refused-turn-of"),
        (person, f"/play tile:{tile} mexican", "refused-own-train-only"),
        (person, f"/play tile:{tile} zed", "typed-no-train"),
    ):
        assert is_said(why, await answer(await who.type(table.channel, typed))), typed
    assert bench.journal(table.id) == before
    told = await answer(await person.type(table.channel, "/move move:done"))
    assert told.startswith("Done: ended the first train.")
    assert bench.journal(table.id)[len(before)][2] == "done"
