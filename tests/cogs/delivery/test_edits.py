"""Edits: one call for a burst of changes, no old edit over a newer one, and when the table message is reposted."""

import re
from contextlib import ExitStack
from datetime import timedelta
from statistics import median
from typing import Any

import pytest

from bot import clock
from cogs.delivery.desired import Key
from cogs.delivery.message_delivery import MessageDelivery
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import asked, at_rest, board_of, play_for, public
from tests.cogs.held_calls import held
from tests.end_to_end.house import Table
from tests.said import is_said
from tests.samples import sample
from tests.words.dictionary import languages_of

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
GAMES = {"black-tile": 4, "domino-whist": 4, "domino-hearts": 3, "seventy-nine": 6, "forty-two": 4, "mexican-train": 8}


@pytest.mark.parametrize("game", sample(list(GAMES), 2))
async def test_a_play_costs_three_calls_and_one_a_seat_after_a_trick(
    bench: Bench, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivered, looked_at, costs = list[Key](), list[int](), list[int]()

    class Noted(MessageDelivery):
        def __init__(self, key: Key, *others: Any) -> None:
            super().__init__(key, *others)
            delivered.append(key)

    monkeypatch.setattr("cogs.delivery.table_delivery.MessageDelivery", Noted)
    table = await bench.table(*bench.people(*NAMES[: GAMES[game]]), game=game, players=GAMES[game])
    while True:
        await at_rest(bench, table)
        delivered.clear()
        cost = await play_for(bench, table, *await asked(table))
        snapshot = await at_rest(bench, table)
        if snapshot.over or public(snapshot).results:
            break
        assert {key[0] for key in delivered} <= {"table", "hand"}, "what is final is not looked at"
        costs.append(cost)
        looked_at.append(len({*delivered}))
    assert len(costs) > 10
    assert 3 in costs
    assert median(looked_at) <= 4, "nor, mostly, are the hands that show what they should"


async def test_a_play_looks_at_no_message_of_earlier_deals(bench: Bench) -> None:
    table = await bench.table(*bench.people(*NAMES[:3]), game="domino-hearts", players=3, target=500)
    logbook, snapshot = bench.bot.courier._logbook, await at_rest(bench, table)
    while public(snapshot).deal < 3:
        await (await table.click(*await asked(table))).acknowledged()
        snapshot = await at_rest(bench, table)
    current, known = await logbook.current(snapshot), await logbook.rows(snapshot)
    assert {key[1] for key in known if key[0] == "hand"} == {1, 2, 3}
    assert {key[1] for key in current if key[0] in ("hand", "table")} == {2, 3}
    oldest = next(key for key in known if key[0] == "hand" and key[1] == 1)
    row = logbook.row(snapshot.id, oldest)
    assert row is not None
    assert row.final


COMPUTERS = ("Pip", "Dot", "Ivory")
WAITS_FOR = re.compile(r"(Pip|Dot|Ivory) to play")
PLAYED = re.compile(r"(\w+)(?: led)? (\d-\d)")


async def test_three_plays_are_one_edit(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a deal or two of ten Ann never plays after two computers, for one of them leads all along."""
    monkeypatch.setattr("cogs.delivery.table_delivery.BURST_WAITS", timedelta(minutes=5))  # on a slow machine, too
    told = deals = 0
    while told < 2:
        deals += 1
        assert deals <= 20, "no edit has told of several plays"
        table = await bench.table(*bench.people("Ann"), computers=3)
        board = board_of(table)
        while not is_said("end-heading", board.content):
            found = await table.wait(lambda: table.someone() or is_said("end-heading", board.content))  # noqa: B023
            if found is not True:
                await (await table.click(*found)).acknowledged()
                await at_rest(bench, table)
                assert table.id not in bench.bot.courier._timers, "nothing changes by itself any more"
        for text in (revision.content for revision in board.revisions[1:]):
            trick = text.splitlines()[-1]
            is_open = " led " in trick and not is_said("trick-done", trick)
            played = [name for name, _ in PLAYED.findall(trick)] if is_open else []
            if WAITS_FOR.search(text) and played:
                assert played[-1] == "Ann", f"a computer player follows another: {text}"
            told = max(told, sum(name in COMPUTERS for name in played))


EDIT = r"^PATCH /webhooks/"  # by the token of the last click on the message
ANSWER = r"^POST /interactions/"


async def mid_trick(bench: Bench) -> Table:
    table = await bench.table(*bench.people(*NAMES[:3]), players=3, target=500)
    while not public(await at_rest(bench, table)).trick_board.finished:
        await (await table.click(*await asked(table))).acknowledged()
    return table


@pytest.mark.parametrize("how", ["later", "later, as far as is known", "before it is known to be later"])
async def test_an_edit_that_comes_after_a_newer_one_does_not_stay(bench: Bench, how: str) -> None:
    """A click redraws its own message while an edit of the same message is still on its way."""
    table = await mid_trick(bench)
    leader, message, moves = await asked(table)
    faults = bench.playground.faults
    faults.cut(1, EDIT, is_applied=True)  # the next player sees their turn; the bot does not know, and edits again
    with ExitStack() as on_its_way:
        edit = on_its_way.enter_context(held(bench.playground, EDIT, after=1))
        await table.click(leader, message, moves)
        follower, hand, moves = await asked(table)
        assert follower is not leader
        await edit.is_on_its_way()
        if how == "later, as far as is known":
            faults.answer(500, 4, EDIT, is_applied=True)
        if how == "before it is known to be later":
            faults.cut(1, ANSWER, is_applied=True)
            on_its_way.enter_context(held(bench.playground, ANSWER, after=1))
        revisions = len(hand.revisions)
        await (await table.click(follower, hand, moves)).acknowledged()
        assert hand.content.startswith("You played")
        edit.release()
        await bench.playground.wait_for(lambda: len(hand.revisions) > revisions + 1)
    faults.clear()
    await at_rest(bench, table)
    assert hand.content.startswith("You played")


async def test_a_hand_drawn_in_the_former_language_is_drawn_again(bench: Bench) -> None:
    table = await mid_trick(bench)
    person, hand, moves = await asked(table)
    await bench.bot.store.people.set_preferences(person.id, language="fr")  # no one tells this process
    await (await table.click(person, hand, moves)).acknowledged()
    await at_rest(bench, table)
    assert languages_of([hand.content], NAMES) == {"fr"}
    assert languages_of([it.content for it in hand.revisions[:-1]], NAMES) == {"en"}


@pytest.mark.parametrize(
    ("talkers", "seconds", "moves"), [(7, 30, True), (5, 49 * 60, False), (7, 0, False), (0, 51 * 60, True)]
)
async def test_a_table_message_that_is_buried_or_old_is_posted_again(
    bench: Bench, talkers: int, seconds: int, *, moves: bool
) -> None:
    """People's messages push it up; their words the bot never reads."""
    table = await bench.table(*bench.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await bench.idle()
    old = board_of(table)
    for _ in range(talkers):
        assert not (await bench.person("talker").say(table.channel, "Hello")).pings
    then = (clock.now() - timedelta(seconds=seconds)).replace(tzinfo=None).isoformat(" ")
    bench.change("UPDATE messages SET posted_at = ? WHERE table_id = ?", then, table.id)  # as by another process
    bench.change("UPDATE tables SET version = version + 1, posts = posts + 1 WHERE id = ?", table.id)
    await table.play(1)
    await table.next()
    await bench.idle()
    assert (table.board() is not old) is moves
    assert (old not in table.seated[0].timeline(table.channel)) is moves
    assert (table.channel.live()[-1] is table.board()) is (moves or not talkers)
    assert bench.rows("SELECT count(*) FROM leftovers WHERE table_id = ?", table.id) == [(0,)]
