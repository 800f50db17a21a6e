"""Refusals: each is a sentence, to that person alone, and changes nothing."""

import re

import pytest

from bot.invitation import FOR_TABLES, IN_THREADS, PERMISSIONS, permission
from bot.playground import CannotSendError, ChatChannel, Permission, UserClient
from bot.rules.black_tile.game import TILES
from bot.words.speaker import say_chat
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.controls import controls, find, offers, press
from tests.end_to_end.house import Table, answer
from tests.said import is_said, said


async def reply_to(person: UserClient, channel: ChatChannel, command: str) -> str:
    """The text of the answer to a command, seen by its sender only."""
    message = await (await person.type(channel, command)).answered()
    assert message.shown_to is person.user
    assert not message.attachments
    return message.content


async def check_refusals(person: UserClient, channel: ChatChannel, texts: dict[str, str]) -> None:
    """Each command is answered with a sentence in which that text is."""
    for command, text in texts.items():
        assert text in await reply_to(person, channel, command), command


def held(table: Table, person: UserClient) -> list[str]:
    """The tiles of a person's newest hand, from its alt text."""
    words = re.search(r"Hand \(\d+\): ([^.]*)\.", present(table.hand(person)).attachments[0].description or "")
    return present(words)[1].split(", ")


def state(bench: Bench, table: Table) -> str:
    return bench.rows("SELECT state FROM tables WHERE id = ?", table.id)[0][0]


async def test_bad_options_and_commands_without_a_table(bench: Bench) -> None:
    ann, channel = bench.person(), bench.channel()
    commands = "/domino join", "/domino stop", "/domino table", "/hand", "/move move:claim", "/play tile:6-4"
    await check_refusals(ann, channel, dict.fromkeys(commands, said("error-no-table-here")))
    options = {"preset:nonsense": "“nonsense”", "players:6": "players", "preset:partners players:3": "4 players"}
    new = "/domino new game:black-tile"
    await check_refusals(ann, channel, {f"{new} {option}": text for option, text in options.items()})
    await check_refusals(ann, channel, {"/domino new preset:partners": "“partners” could be Black Tile: Partners"})
    with pytest.raises(CannotSendError):
        await ann.type(channel, "/domino new game:whist")


async def test_moves_that_the_rules_forbid(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    await table.until("pass")
    hand = held(table, ann)
    absent = next(str(tile) for tile in TILES if str(tile) not in hand)
    told = await reply_to(ann, table.channel, f"/pass first:{absent} second:{hand[0]} third:{hand[1]}")
    assert all(tile in told for tile in (said("refused-not-held", pieces=absent), *hand))
    texts = {
        f"/pass first:9-9-9 second:{hand[0]} third:{hand[1]}": "“9-9-9”",
        f"/pass first:{hand[0]} second:{hand[0]} third:{hand[1]}": "3 different tiles",
        f"/play tile:{hand[0]}": said("refused-wrong-phase", phase="pass"),
    }
    no_moves = [f"/move move:{text}" for text in ("dance", "trump blue", "x" * 100, "play", "🂠", "<@1>")]
    await check_refusals(ann, table.channel, texts | dict.fromkeys(no_moves, "I don't know"))
    assert "<@1>" not in await reply_to(ann, table.channel, no_moves[-1])
    assert not [seat for _, seat, _ in bench.journal(table.id) if seat == 0]
    while True:
        _, message, offered = await table.until("play")
        legal = {move.split()[1] for it in offered for move in it.moves}
        if wrong := [tile for tile in held(table, ann) if tile not in legal]:
            break
        await (await table.click(ann, message, offered)).acknowledged()
    reply = await reply_to(ann, table.channel, f"/play tile:{wrong[0]}")
    assert is_said("refused-must-follow", reply)
    assert {str(tile) for tile in TILES if str(tile) in reply} == legal
    absent = next(str(tile) for tile in TILES if str(tile) not in held(table, ann))
    wrong_phase = said("refused-wrong-phase", phase="play")
    texts = {"/move move:yield": wrong_phase, "/pass first:6-4 second:5-4 third:4-4": wrong_phase}
    texts |= {f"/play tile:{absent}": said("refused-not-held", pieces=absent)}
    await check_refusals(ann, table.channel, texts)


async def test_not_your_turn_and_not_your_hand(bench: Bench) -> None:
    ann, bo, watcher = bench.people("ann", "bo", "watcher")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    asked, message, _ = await table.until("play")
    waiting = bo if asked is ann else ann
    command, not_yet = f"/play tile:{held(table, waiting)[0]}", said("refused-turn-of", who=asked.user.global_name)
    board = present(table.board())
    assert not_yet in await reply_to(waiting, table.channel, command)
    assert await answer(await waiting.click(board, label="Play")) == not_yet
    for label in ("My hand", "Play"):
        shown = await (await watcher.click(board, label=label)).answered()
        assert "no seat" in shown.content
        assert not shown.attachments
    await check_refusals(watcher, table.channel, dict.fromkeys(("/hand", command), "no seat"))
    assert message not in watcher.dms()
    shown = await (await watcher.click(board, label="Scores")).answered()
    assert shown.shown_to is watcher.user


async def test_the_ones_who_may_start_and_stop(bench: Bench) -> None:
    ann, bo, watcher = bench.people("ann", "bo", "watcher")
    boss = bench.person("boss", moderator=True)
    table = await Table.open(bench, ann, bo, start=False)
    assert "Only Ann" in await answer(await bo.click(table.lobby, label="Start"))
    assert "Only Ann" in await reply_to(watcher, table.channel, "/domino stop")
    for person, told in ((bo, "Leave this table?"), (watcher, "You have no seat at this table.")):
        assert await answer(await person.click(table.lobby, label="Leave")) == told
    question = await (await ann.click(table.lobby, label="Start")).answered()
    assert "2 seats are empty" in question.content
    starts = [it.custom_id.split(":")[4] for it in controls(question) if it.action == "start"]
    assert starts == ["computers"], "two cannot play alone"
    question = await (await boss.type(table.channel, "/domino stop")).answered()
    assert state(bench, table) == "lobby"
    await (await boss.click(question, label="Stop")).answered()
    assert state(bench, table) == "stopped"
    await table.wait(lambda: not any(find(ann, table.channel, action) for action in ("start", "play", "join")))


async def test_a_full_table_and_a_second_one(bench: Bench) -> None:
    ann, late = bench.people("ann", "late")
    table = await Table.open(bench, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    for label in ("Join", "Computer"):
        with pytest.raises(CannotSendError, match="disabled"):
            await late.click(table.lobby, label=label)
    assert "already" in await reply_to(ann, table.channel, "/domino join")
    assert await reply_to(ann, table.channel, "/pass") == await reply_to(ann, table.channel, "/bid amount:6")
    texts = {"/domino join": "The table is full", "/domino new game:black-tile": said("error-channel-taken")}
    await check_refusals(late, table.channel, texts | {"/domino new": said("error-channel-taken")})
    await table.start()
    assert await reply_to(late, table.channel, "/domino join") == said("error-watch")


@pytest.mark.parametrize("name", FOR_TABLES)
async def test_each_permission_of_the_link_is_needed(bench: Bench, name: str) -> None:
    ann, channel = bench.person(), bench.channel()
    bench.playground.deny(channel, Permission[name.upper()])
    await bench.idle()
    told = await reply_to(ann, channel, "/domino new game:black-tile")
    assert say_chat(permission(name)) in told, "who cannot see or write in a channel can do nothing else there either"
    assert f"in #{channel.name}." in told
    assert said("refused-no-permission", missing="").split(".")[-1].strip() in told
    assert bench.rows("SELECT id FROM tables WHERE channel_id = ?", channel.id) == []


def test_threads_take_their_own_permissions() -> None:
    assert {*FOR_TABLES, *IN_THREADS.values()} < {*PERMISSIONS}


async def test_a_table_is_posted_again_where_that_is_permitted(bench: Bench) -> None:
    table = await Table.open(bench, bench.person(), computers=3)
    playground, done = bench.playground, said("done-table-again")
    for change, told in ((playground.deny, "I need **Attach Files**"), (playground.allow, done)):
        change(table.channel, Permission.ATTACH_FILES)
        assert (await reply_to(table.seated[0], table.channel, "/domino table")).startswith(told)


async def test_leaving_and_coming_back(bench: Bench) -> None:
    ann, bo, late = bench.people("ann", "bo", "late")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    await table.until("play")
    assert said("error-watch") == await reply_to(late, table.channel, "/domino join")
    assert "computer" in (await answer(await bo.type(table.channel, "/domino leave"))).lower()
    left = bench.rows("SELECT name, user_id FROM seats WHERE table_id = ? AND seat = 1 AND until IS NULL", table.id)
    assert left == [("Bo's computer", None)]
    await table.wait(lambda: is_said("hand-left", bo.dms()[-1].content))
    assert [it.component["label"] for it in controls(bo.dms()[-1])] == [said("button-return")]
    assert not bo.dms()[-1].attachments
    table.seated.remove(bo)
    await table.play(4)
    await a_friend_takes_the_seat(bench, table, bo, late)
    assert is_said("lobby-back-hand", await reply_to(bo, table.channel, "/domino join"))
    table.seated.append(bo)
    await table.play(8)
    assert any(user == bo.id for (user,) in bench.rows("SELECT user_id FROM moves WHERE table_id = ?", table.id))
    await (await bo.type(table.channel, "/domino leave")).answered()
    last = await (await ann.type(table.channel, "/domino leave")).answered()
    assert said("lobby-leave-computers") in last.content
    await (await ann.click(last, label="Leave")).acknowledged()
    await table.wait(lambda: last.content.endswith("so the match is stopped."))
    assert state(bench, table) == "stopped"


async def a_friend_takes_the_seat(bench: Bench, table: Table, bo: UserClient, late: UserClient) -> None:
    """By Join at the table, while a computer has it; Bo reads who has it. Then it is left to a computer once more."""
    await bench.idle()
    left = bo.dms()[-1]
    taken = await (await press(late, present(table.board()), "join")).answered()
    assert taken.content == said("lobby-took-over", who="Bo", hand=True)
    await bench.idle()
    assert (is_said("hand-gone", left.content), controls(left)) == (True, [])
    assert not offers(present(table.board()), "join")
    assert await reply_to(bo, table.channel, "/domino join") == said("error-seat-gone", who="Late")
    shown = await (await bo.click(present(table.board()), label="My hand")).answered()
    assert is_said("hand-gone", shown.content)
    assert is_said("hand-gone", await reply_to(bo, table.channel, "/hand"))
    assert not shown.attachments
    table.seated.append(late)
    await table.play(6)
    assert any(user == late.id for (user,) in bench.rows("SELECT user_id FROM moves WHERE table_id = ?", table.id))
    await (await late.type(table.channel, "/domino leave")).answered()
    table.seated.remove(late)


async def test_commands_in_direct_messages(bench: Bench) -> None:
    ann = bench.person()
    assert said("error-at-no-table") == await reply_to(ann, ann.dm, "/hand")
    table = await Table.open(bench, ann, computers=3, target=500)
    _, _, offered = await table.until("pass")
    tiles = [move.split("|")[1] for move in offered[0].values[:3]]
    assert (await (await ann.type(ann.dm, "/hand")).answered()).attachments
    other_table = await Table.open(bench, ann, computers=3, target=500)
    await other_table.until("pass")
    nothing = {said(f"no-undo-{why}") for why in ("overtaken", "earlier", "nothing")}
    pictures = {"/hand": "seat.png", "/domino table": "table.png", "/move move:undo": "", "/move move:agree": ""}
    for command, picture in pictures.items():
        which = await (await ann.type(ann.dm, command)).answered()
        assert which.content == said("error-several-tables")
        shown = await (await ann.choose(which, [f"#{other_table.channel.name}"])).answered()
        assert [it.filename.endswith(picture) for it in shown.attachments] == [True] * bool(picture)
        assert picture or shown.content in nothing
    which = await (await ann.type(ann.dm, "/pass first:{} second:{} third:{}".format(*tiles))).answered()
    assert which.content == said("error-several-tables")
    (menu,) = controls(which)
    assert {*menu.values} == {str(table.id), str(other_table.id)}
    assert len({it["label"] for it in menu.component["options"]}) == 2
    await (await ann.choose(which, [str(table.id)])).acknowledged()
    await table.wait(lambda: any(seat == 0 for _, seat, _ in bench.journal(table.id)))
    assert not any(seat == 0 for _, seat, _ in bench.journal(other_table.id))


async def test_a_bid_of_pass_from_direct_messages_at_one_of_several_tables(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, game="forty-two")
    await Table.open(bench, ann, computers=3, game="forty-two")
    await bench.idle()
    which = await (await ann.type(ann.dm, "/pass")).answered()
    assert which.content == said("error-several-tables")
    await (await ann.choose(which, [str(table.id)])).acknowledged()
    await table.wait(lambda: any(seat == 0 for _, seat, _ in bench.journal(table.id)))
    (bid,) = (move for _, seat, move in bench.journal(table.id) if seat == 0)
    assert bid == "bid pass"
