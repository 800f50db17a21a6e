"""Histories in which anything may go wrong: in the end there is one message, and it shows what it should."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.delivery.desired import Key
from tests.cogs.delivery.one_message import HAND, LOBBY, TABLE, World, begun

MOST_HISTORIES = 400  # unless the profile asks for more
CHANGES = st.tuples(st.just("change"), st.sampled_from("abc"), st.booleans())
MOMENTS = st.one_of(
    CHANGES,
    st.tuples(st.just("answer"), st.booleans(), st.booleans()),
    st.tuples(st.just("crash"), st.booleans()),
    st.tuples(st.just("pass_time"), st.sampled_from([5, 30, 4000])),
    st.tuples(
        st.sampled_from(
            [
                "press",
                "apply_press",
                "answer_press",
                "flush",
                "delete",
                "end",
                "repost",
                "bury",
                "close_dms",
                "open_dms",
            ]
        )
    ),
)


def happen(world: World, moment: tuple[str, *tuple[Any, ...]]) -> None:
    name, *details = moment
    getattr(world, name)(*details)
    world.work()


@settings(max_examples=max(MOST_HISTORIES, settings.default.max_examples if settings.default else 0))
@given(st.sampled_from([LOBBY, TABLE, HAND]), st.lists(MOMENTS, max_size=25))
def test_whatever_happens_there_is_one_message_and_it_shows_the_newest(
    key: Key, moments: list[tuple[str, *tuple[Any, ...]]]
) -> None:
    world = World(key)
    world.compare()
    world.work()
    for moment in moments:
        happen(world, moment)
    world.check()


@pytest.mark.parametrize("key", [LOBBY, TABLE, HAND])
def test_the_message_shows_the_newest_of_an_edit_and_a_click(key: Key) -> None:
    names = "apply_edit", "answer", "press", "apply_press", "answer_press", "change"
    for order in permutations(names):
        world = begun(key)
        happen(world, ("change", "b"))
        for name in order:
            happen(world, (name, "c") if name == "change" else (name,))
        world.check()


@given(st.sampled_from([LOBBY, TABLE, HAND]), st.lists(st.sampled_from("abc"), min_size=1))
def test_a_burst_is_one_edit(key: Key, faces: list[str]) -> None:
    world = begun(key)
    for face in faces:
        world.change(face)
    world.check()
    assert (world.edits, world.sends) == (int(world.face != "a"), 0)


@given(st.sampled_from([LOBBY, TABLE, HAND]), st.lists(st.sampled_from("abc")))
def test_a_burst_during_an_edit_is_one_more(key: Key, faces: list[str]) -> None:
    world = begun(key)
    world.change("b")
    world.work()
    for face in faces:
        world.change(face)
        world.work()
    world.check()
    assert (world.edits, world.sends) == (1 + (world.face != "b"), 0)


@given(st.lists(st.sampled_from("abc")))
def test_a_face_shown_by_a_click_is_not_drawn(faces: list[str]) -> None:
    world = begun(HAND)
    for face in faces:
        world.change(face)
        world.press()
        world.work()
        world.answer_press()
        world.work()
    world.check()
    assert (world.edits, world.sends) == (0, 0)


@given(st.lists(CHANGES))
def test_a_hand_is_sent_anew_once_for_each_turn(changes: list[tuple[str, str, bool]]) -> None:
    world, is_told = begun(HAND), True
    for _, face, notifies in changes:
        sends, is_new = world.sends, face != world.face
        is_told = is_told and not notifies
        world.change(face, notifies=notifies)
        world.settle()
        assert world.sends - sends == (is_new and not is_told)
        is_told = is_told or is_new
    world.check()


@given(
    changes=st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from([5, 30, 4000])), min_size=1),
    is_buried=st.booleans(),
)
def test_a_table_message_moves_once_it_is_old_or_buried(changes: list[tuple[str, int]], *, is_buried: bool) -> None:
    world = begun(TABLE)
    world.is_buried = is_buried
    for face, seconds in changes:
        sends, is_new = world.sends, face != world.face
        world.pass_time(seconds)
        assert world.row is not None
        age = (world.now - world.row.posted_at).total_seconds()
        world.change(face)
        world.settle()
        assert world.sends - sends == (is_new and (age > 3000 or (is_buried and age >= 20)))
    world.check()


@given(st.lists(CHANGES), st.sampled_from([LOBBY, TABLE, HAND]))
def test_nothing_is_called_once_it_is_final(changes: list[tuple[str, str, bool]], key: Key) -> None:
    world = begun(key)
    world.end()
    world.settle()
    calls = world.edits + world.sends
    for _ in changes:
        world.compare()
        world.settle()
    assert world.edits + world.sends == calls == 1


@given(st.lists(CHANGES))
def test_a_person_who_takes_no_messages_is_tried_once(changes: list[tuple[str, *tuple[Any, ...]]]) -> None:
    world = World(HAND, takes_none=True)
    world.compare()
    for change in changes:
        world.work()
        world.answer()
        happen(world, change)
    world.work()
    assert world.sends <= 1


@given(st.lists(st.sampled_from("abc")))
def test_an_equal_basis_is_not_drawn(faces: list[str]) -> None:
    world = begun(HAND)
    world.change("b")
    world.settle()
    drawn = world.draws
    for _ in faces:
        world.change("b")
        world.settle()
    assert world.draws == drawn
