"""A player's one private message in the channel, in place of direct messages: always current, never two, once known."""

import logging
from dataclasses import replace
from datetime import timedelta

import pytest

from cogs.delivery.courier import Courier
from tests.clock import CLOCK, MovableTimer
from tests.cogs.conftest import Bench
from tests.cogs.delivery import hands
from tests.cogs.delivery.test_two_couriers import another
from tests.end_to_end.controls import DECIDES, controls, decisions, offers, use
from tests.idle import until_delivered
from tests.open_stores import traced
from tests.said import is_said

CALLBACK = r"^POST /interactions/.*/callback"


async def test_a_whole_match_by_one_message_with_one_tap_a_play(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench, target=11)
    shown = await hands.open_hand(bench, table, ann)
    plays = 0
    while True:
        await hands.others_play(bench, table, ann)
        if table.final() is not None:
            break
        assert hands.own_moves(shown), "it has the controls again as soon as it is Ann's turn"
        await hands.click(bench, table, ann, shown)
        plays += 1
        assert hands.private(ann, table) == [shown] or table.final() is not None
    assert plays >= 7
    await bench.idle()
    assert is_said("end-own", shown.content)
    assert not controls(shown)
    assert hands.kept_tokens(bench, shown) == []


async def test_a_new_one_replaces_the_one_before(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    first = await hands.open_hand(bench, table, ann)
    messages = bench.bot.services.tables.messages
    (row,) = [row for row in await messages.of_table(table.id) if row.message_id == first.id]
    second = await hands.open_hand(bench, table, ann)
    assert first.deleted_at
    assert not await messages.forget(row), "found deleted late, the first does not take the second's row away"
    assert len(hands.kept_tokens(bench, second)) == 1
    third = await (await ann.type(table.channel, "/hand")).answered()
    await hands.is_kept(bench, third)
    assert second.deleted_at
    assert hands.private(ann, table) == [third]
    assert len(hands.kept_tokens(bench, first, second, third)) == 1
    await hands.others_play(bench, table, ann)
    assert hands.own_moves(third)


async def test_a_late_click_is_told_so_on_the_same_message(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    shown = await hands.open_hand(bench, table, ann)
    await hands.click(bench, table, ann, shown)
    await hands.others_play(bench, table, ann)
    while not offers(shown, *DECIDES):
        await hands.others_play(bench, table, ann)
    early = next(it for it in reversed(shown.revisions) if offers(it, *DECIDES) and it is not shown.now)
    (old, *_) = decisions(early)
    await (await use(ann, shown, old, revision=early)).acknowledged()
    await bench.idle()
    assert hands.private(ann, table) == [shown]
    assert "earlier turn" in shown.content
    assert hands.own_moves(shown)


async def test_it_is_put_away_before_its_token_expires_and_one_press_returns_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile the hand is in the direct messages."""
    table, ann, direct = await hands.table_of(bench)
    with monkeypatch.context() as short:
        short.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
        shown = await hands.open_hand(bench, table, ann)
        await bench.playground.wait_for(lambda: is_said("hand-put-away", shown.content) and hands.is_hand(direct))
        await bench.idle()
    assert table.id not in bench.bot.courier._timers
    assert [it.action for it in controls(shown)] == ["hand"]
    assert not shown.attachments
    assert hands.kept_tokens(bench, shown) == []
    assert hands.own_moves(direct)
    revisions = len(shown.revisions)
    await hands.click(bench, table, ann, direct)
    await hands.others_play(bench, table, ann)
    assert len(shown.revisions) == revisions
    await (await ann.click(shown, label="My hand")).acknowledged()
    await hands.is_kept(bench, shown)
    assert hands.private(ann, table) == [shown]
    assert hands.own_moves(shown)


async def test_while_it_cannot_be_put_away_nothing_is_read_again_and_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await hands.closed_table(bench)
    refresh, refreshed = Courier.refresh, list[int]()

    async def counted(courier: Courier, table_id: int) -> None:
        refreshed.append(table_id)
        await refresh(courier, table_id)

    monkeypatch.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
    monkeypatch.setattr(Courier, "refresh", counted)
    shown = await hands.open_hand(bench, table, ann)
    bench.playground.faults.cut(9, r"PATCH /webhooks/")  # three times, each tried three times
    await bench.playground.wait_for(lambda: is_said("hand-put-away", shown.content))
    bench.playground.faults.clear()
    assert len(refreshed) <= 3


async def test_one_out_of_reach_is_given_up(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """Its token is not accepted, or the person has dismissed it: the hand returns to the direct messages."""
    table, ann, direct = await hands.table_of(bench)
    shown, limits = await hands.open_hand(bench, table, ann), bench.playground.limits
    (token,) = hands.kept_tokens(bench, shown)
    for name, level in (("bot", "DEBUG"), ("cogs", "DEBUG"), ("discord", "INFO")):  # as the program sets it
        caplog.set_level(level, name)
    bench.playground.limits = replace(limits, token_lifetime=0.0)
    await bench.bot.services.tables.preferences.set(ann.id, style="contrast")
    await bench.idle()
    bench.playground.limits = limits
    assert hands.kept_tokens(bench, shown) == []
    again = await (await ann.click(hands.board_of(table), label="My hand")).answered()
    await hands.is_kept(bench, again)
    await ann.delete(again)
    await bench.bot.services.tables.preferences.set(ann.id, style="")
    await bench.idle()
    assert hands.kept_tokens(bench, again) == []
    assert hands.is_hand(direct)
    assert hands.own_moves(direct)
    ours = [it.getMessage() for it in caplog.records if it.levelno >= logging.INFO or not it.name.startswith("disc")]
    assert not any(token in message for message in ours)
    assert "Traceback" not in caplog.text


async def test_the_last_timer_that_was_set_counts(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    timers, found = bench.bot.courier._timers, list[MovableTimer]()
    for _ in range(2):
        await hands.open_hand(bench, table, ann)
        timer = timers[table.id]
        assert isinstance(timer, MovableTimer)
        found.append(timer)
        await hands.others_play(bench, table, ann)
    assert CLOCK.timers & {*found} == {found[1]}
    assert found[1].due > found[0].due


async def test_no_timer_is_left_once_the_courier_is_closed(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    await hands.open_hand(bench, table, ann)
    async with another(bench) as (_, other):
        await other.refresh(table.id)
        await until_delivered(other)
        timer = other._timers[table.id]
        await other.close()
        assert timer not in CLOCK.timers
        await other.refresh(table.id)
        assert not other._at_work


async def test_one_that_was_given_and_never_acknowledged_is_kept(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks for it: an answer that Discord does not know a moment later was never given."""
    monkeypatch.setattr("cogs.delivery.pending_answers.GIVEN_WITHIN", timedelta(seconds=0.3))
    table, ann = await hands.closed_table(bench)
    looked = len([*bench.playground.log.matching("^GET /webhooks/")])
    bench.playground.faults.cut(times=3, where=CALLBACK, is_applied=True)
    shown = await (await ann.click(hands.board_of(table), label="My hand")).answered()
    await hands.is_kept(bench, shown)
    assert len([*bench.playground.log.matching("^GET /webhooks/")]) == looked + 1
    assert bench.rows("SELECT 1 FROM pending_answers") == []
    assert hands.private(ann, table) == [shown]
    await hands.others_play(bench, table, ann)
    assert hands.own_moves(shown)
    assert hands.kept_tokens(bench, shown)


async def test_one_that_discord_refuses_is_forgotten_at_once(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    looked = len([*bench.playground.log.matching("^GET /webhooks/")])
    fault = bench.playground.faults.answer(404, where=CALLBACK, code=10062)
    await ann.click(hands.board_of(table), label="My hand")
    await bench.until(lambda: not fault.left and not bench.rows("SELECT 1 FROM pending_answers"))
    await bench.idle()
    assert not hands.private(ann, table)
    assert len([*bench.playground.log.matching("^GET /webhooks/")]) == looked, "it was not looked for"


async def test_a_play_by_a_message_that_is_known_writes_nothing_more(bench: Bench) -> None:
    table, ann = await hands.closed_table(bench)
    shown = await hands.open_hand(bench, table, ann)
    statements = await traced(bench.bot.store)
    await hands.click(bench, table, ann, shown)
    assert any("INSERT INTO moves" in each for each in statements)
    assert not [each for each in statements if "pending_answers" in each and not each.startswith("SELECT")]
