"""What is asked in vain: each is answered with a sentence, to that person alone, and changes nothing."""

import re

import pytest

from bot.playground import CannotSendError, ChatChannel, Permission, UserClient
from bot.rules.black_tile.game import TILES
from cogs.delivery.blocked_recipients import MOST_TRIES
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls, offers, phase_of
from tests.said import is_said, said


async def reply_to(person: UserClient, channel: ChatChannel, command: str) -> str:
    """What a command is answered with, seen by its sender only."""
    message = await (await person.type(channel, command)).answered()
    assert message.shown_to is person.user
    assert not message.attachments
    return message.content


def held(table: Table, person: UserClient) -> list[str]:
    """The tiles of a person's newest hand, from its alt text."""
    message = table.hand(person)
    assert message is not None
    words = re.search(r"Hand \(\d+\): ([^.]*)\.", message.attachments[0].description or "")
    assert words is not None
    return words[1].split(", ")


async def test_no_table_here(bench: Bench) -> None:
    ann, channel = bench.person(), bench.channel()
    for command in ("/domino join", "/domino stop", "/domino table", "/hand", "/move move:claim", "/play tile:6-4"):
        assert said("error-no-table-here") == await reply_to(ann, channel, command)


async def test_unknown_tiles_and_tiles_not_held(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3)
    await table.until("pass")
    hand = held(table, ann)
    absent = next(str(tile) for tile in TILES if str(tile) not in hand)
    before = bench.journal(table.id)
    assert "“9-9-9”" in await reply_to(ann, table.channel, f"/pass first:9-9-9 second:{hand[0]} third:{hand[1]}")
    reply = await reply_to(ann, table.channel, f"/pass first:{absent} second:{hand[0]} third:{hand[1]}")
    assert said("refused-not-held", pieces=absent) in reply
    assert all(tile in reply for tile in hand)
    assert "3 different tiles" in await reply_to(
        ann, table.channel, f"/pass first:{hand[0]} second:{hand[0]} third:{hand[1]}"
    )
    assert said("refused-wrong-phase", phase="pass") in await reply_to(ann, table.channel, f"/play tile:{hand[0]}")
    assert [move for move in bench.journal(table.id) if move[1] == 0] == [move for move in before if move[1] == 0]


async def test_wrong_suit_and_wrong_phase(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    while True:
        _, message, offered = await table.until("play")
        legal = {move.split()[1] for it in offered for move in it.moves}
        wrong = [tile for tile in held(table, ann) if tile not in legal]
        if wrong:
            break
        await (await table.click(ann, message, offered)).acknowledged()
    reply = await reply_to(ann, table.channel, f"/play tile:{wrong[0]}")
    assert is_said("refused-must-follow", reply)
    assert all(tile in reply for tile in legal)
    assert not any(tile in reply for tile in wrong)
    assert said("refused-wrong-phase", phase="play") in await reply_to(ann, table.channel, "/move move:yield")
    assert said("refused-wrong-phase", phase="play") in await reply_to(
        ann, table.channel, "/pass first:6-4 second:5-4 third:4-4"
    )
    absent = next(str(tile) for tile in TILES if str(tile) not in held(table, ann))
    assert said("refused-not-held", pieces=absent) in await reply_to(ann, table.channel, f"/play tile:{absent}")
    offered_now = {it["value"] for it in await ann.autocomplete(table.channel, "play", focused="tile")}
    assert offered_now == legal


async def test_not_your_turn_and_not_your_hand(bench: Bench) -> None:
    ann, bo, watcher = bench.people("ann", "bo", "watcher")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    asked, message, _ = await table.until("play")
    waiting = bo if asked is ann else ann
    tile = held(table, waiting)[0]
    name = asked.user.global_name
    assert said("refused-turn-of", who=name) in await reply_to(waiting, table.channel, f"/play tile:{tile}")
    board = table.board()
    assert board is not None
    refused = await (await waiting.click(board, label="Play")).answered()
    assert refused.content == said("refused-turn-of", who=name)
    assert await waiting.autocomplete(table.channel, "play", focused="tile") == []
    for label in ("My hand", "Play"):
        shown = await (await watcher.click(board, label=label)).answered()
        assert "no seat" in shown.content
        assert not shown.attachments
    assert "no seat" in await reply_to(watcher, table.channel, "/hand")
    assert "no seat" in await reply_to(watcher, table.channel, f"/play tile:{tile}")
    assert message not in watcher.dms()
    shown = await (await watcher.click(board, label="Scores")).answered()
    assert shown.shown_to is watcher.user


async def test_the_ones_who_may_start_and_stop(bench: Bench) -> None:
    ann, bo, watcher = bench.people("ann", "bo", "watcher")
    boss = bench.person("boss", moderator=True)
    table = await Table.open(bench, ann, bo, computers=1, start=False)
    assert "Only Ann" in await answer(await bo.click(table.lobby, label="Start"))
    assert "Only Ann" in await reply_to(watcher, table.channel, "/domino stop")
    question = await (await boss.type(table.channel, "/domino stop")).answered()
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) != [("stopped",)]
    await (await boss.click(question, label="Stop")).answered()
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    await table.wait(lambda: not any(offers(it, "start", "play", "join") for it in ann.timeline(table.channel)))


async def test_too_few_players(bench: Bench) -> None:
    """They are not refused, but asked; that few may not play is said where somebody presses an older button."""
    ann = bench.person()
    table = await Table.open(bench, ann, computers=1, start=False)
    question = await (await ann.click(table.lobby, label="Start")).answered()
    assert "2 seats are empty" in question.content
    starts = [it.custom_id.split(":")[4] for it in controls(question) if it.action == "start"]
    assert starts == ["computers"], "two cannot play alone"
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("lobby",)]


async def test_a_full_table_and_a_second_one(bench: Bench) -> None:
    ann, late = bench.people("ann", "late")
    table = await Table.open(bench, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    for label in ("Join", "Computer"):
        with pytest.raises(CannotSendError, match="disabled"):
            await late.click(table.lobby, label=label)
    assert "The table is full" in await reply_to(late, table.channel, "/domino join")
    assert "already" in await reply_to(ann, table.channel, "/domino join")
    assert said("error-channel-taken") == await reply_to(late, table.channel, "/domino new game:black-tile")
    await table.start()
    assert await reply_to(late, table.channel, "/domino join") == said("error-watch")


@pytest.mark.parametrize(
    ("permission", "name"),
    [(Permission.ATTACH_FILES, "Attach Files"), (Permission.SEND_MESSAGES, "Send Messages")],
)
async def test_a_missing_permission_is_named_where_a_table_cannot_be_posted(
    bench: Bench, permission: Permission, name: str
) -> None:
    ann, channel = bench.person(), bench.channel()
    bench.playground.deny(channel, permission)
    reply = await reply_to(ann, channel, "/domino new game:black-tile")
    assert reply.startswith(f"I need **{name}**")
    assert f"in #{channel.name}." in reply
    assert bench.rows("SELECT id FROM tables WHERE channel_id = ?", channel.id) == []
    bench.playground.allow(channel, permission)
    await Table.open(bench, ann, computers=3, channel=channel)
    bench.playground.deny(channel, permission)
    assert (await reply_to(ann, channel, "/domino table")).startswith(f"I need **{name}**")
    bench.playground.allow(channel, permission)
    assert await reply_to(ann, channel, "/domino table") == said("done-table-again")


async def test_bad_options(bench: Bench) -> None:
    ann, channel = bench.person(), bench.channel()
    assert "“nonsense”" in await reply_to(ann, channel, "/domino new game:black-tile preset:nonsense")
    assert "players" in await reply_to(ann, channel, "/domino new game:black-tile players:6")
    assert "4 players" in await reply_to(ann, channel, "/domino new game:black-tile preset:partners players:3")
    with pytest.raises(CannotSendError):
        await ann.type(channel, "/domino new game:whist")


async def test_leaving_and_coming_back(bench: Bench) -> None:
    ann, bo, late = bench.people("ann", "bo", "late")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    await table.until("play")
    question = await (await bo.type(table.channel, "/domino leave")).answered()
    left = bench.rows("SELECT name, user_id FROM seats WHERE table_id = ? AND seat = 1 AND until IS NULL", table.id)
    assert "computer" in question.content.lower()
    assert left == [("Bo's computer", None)]
    await table.wait(lambda: is_said("hand-left", bo.dms()[-1].content))
    assert [it.action for it in controls(bo.dms()[-1])] == ["join"]
    table.seated.remove(bo)
    await table.play(4)
    assert said("error-watch") == await reply_to(late, table.channel, "/domino join")
    assert is_said("lobby-back-hand", await reply_to(bo, table.channel, "/domino join"))
    table.seated.append(bo)
    await table.play(8)
    assert any(user == bo.id for (user,) in bench.rows("SELECT user_id FROM moves WHERE table_id = ?", table.id))
    await (await bo.type(table.channel, "/domino leave")).answered()
    last = await (await ann.type(table.channel, "/domino leave")).answered()
    assert said("lobby-leave-computers") in last.content
    await (await ann.click(last, label="Leave")).acknowledged()
    await table.wait(lambda: last.content.endswith("so the match is stopped."))
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]


async def test_commands_in_direct_messages(bench: Bench) -> None:
    ann, channel = bench.person(), bench.channel()
    assert said("error-at-no-table") == await reply_to(ann, ann.dm, "/hand")
    table = await Table.open(bench, ann, computers=3, target=500, channel=channel)
    _, _, offered = await table.until("pass")
    tiles = [move.split("|")[1] for move in offered[0].values[:3]]
    shown = await (await ann.type(ann.dm, "/hand")).answered()
    assert shown.attachments
    other_table = await Table.open(bench, ann, computers=3, target=500)
    await other_table.until("pass")
    for command, picture in (("/hand", "seat.png"), ("/domino table", "table.png")):
        which = await (await ann.type(ann.dm, command)).answered()
        assert which.content == said("error-several-tables")
        shown = await (await ann.choose(which, [f"#{other_table.channel.name}"])).answered()
        assert [it.filename.endswith(picture) for it in shown.attachments] == [True]
    for command in ("/move move:undo", "/move move:agree"):
        which = await (await ann.type(ann.dm, command)).answered()
        assert which.content == said("error-several-tables")
        told = await answer(await ann.choose(which, [f"#{other_table.channel.name}"]))
        assert told in (said("no-undo-overtaken"), said("no-undo-earlier"), said("no-undo-nothing"))
    first, second, third = tiles
    which = await (await ann.type(ann.dm, f"/pass first:{first} second:{second} third:{third}")).answered()
    assert which.content == said("error-several-tables")
    menu = controls(which)[0]
    assert {it["value"] for it in menu.component["options"]} == {str(table.id), str(other_table.id)}
    labels = [it["label"] for it in menu.component["options"]]
    assert len(set(labels)) == 2, labels
    await (await ann.choose(which, [str(table.id)])).acknowledged()
    await table.wait(lambda: any(seat == 0 for _, seat, _ in bench.journal(table.id)))
    assert not any(seat == 0 for _, seat, _ in bench.journal(other_table.id))


async def test_direct_messages_closed(bench: Bench) -> None:
    """The seat is marked, the hand comes by button, few messages are refused and the match goes on."""
    ann, bo = bench.people("ann", "bo")
    bo.close_dms()
    refused = len(list(bench.playground.log.matching(r"POST /channels/\d+/messages")))
    table = await Table.open(bench, ann, bo, computers=2, start=False, target=11)
    await table.wait(lambda: said("lobby-unreached", who="Bo") in table.lobby.content)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    await table.start()
    table.seated.remove(bo)
    board, turn = None, set[int]()
    while table.final() is None:
        newest = table.board()
        if board is not newest:
            board, _ = newest, turn.clear()
        if board is not None:
            shown = await (await bo.click(board, label="My hand")).answered()
            assert shown.shown_to is bo.user
            moves = [it for it in controls(shown) if it.action in ("move", "pick")]
            if moves and "You pass" not in shown.content:
                assert shown.attachments[0].description
                turn.add(moves[0].position)
                await (await table.click(bo, shown, moves)).acknowledged()
        if found := table.asked(ann):
            await (await table.click(ann, *found)).acknowledged()
            assert phase_of(found[1])
        await bench.idle()
    mine = bench.rows("SELECT count(*) FROM moves WHERE table_id = ? AND user_id = ?", table.id, bo.id)[0][0]
    assert mine >= 7
    posts = list(bench.playground.log.matching(r"POST /channels/\d+/messages"))[refused:]
    deals = max(number for (number,) in bench.rows("SELECT deal FROM messages WHERE table_id = ?", table.id))
    assert 1 <= sum(it.status == 403 for it in posts) <= 1 + deals * MOST_TRIES, "when he joined, and then in each deal"
    assert not bo.dms()
