"""Discord refuses the bot's messages for a while: play goes on, refused calls are few, and what was missed comes."""

from collections.abc import Callable

from bot.playground import ChatMessage, Guild, Permission
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import asked, board_of, own_moves
from tests.end_to_end.controls import use
from tests.end_to_end.house import Table, answer
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.playground.happenings import add_bot, remove_bot
from tests.said import is_said, said


async def play_until(bench: Bench, table: Table, is_so: Callable[[], object]) -> None:
    """Everyone moves as they are asked, until something is so."""
    while not is_so():
        if found := table.someone():
            await table.act(*found)
        else:
            await bench.idle()
            assert table.someone() or is_so(), [person.dms()[-1].content for person in table.seated]


def deal(table: Table) -> int:
    board = table.board()
    return int(board.content.split("deal ")[1].split(",")[0].split(" ")[0].split("\n")[0]) if board else 0


async def test_plays_in_a_channel_hidden_from_the_bot_cost_few_refused_calls(bench: Bench) -> None:
    table = await Table.open(bench, *bench.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await bench.idle()
    refused, before = bench.playground.limiter.invalid_requests, len(bench.journal(table.id))
    bench.playground.deny(table.channel, Permission.VIEW_CHANNEL)
    await play_until(bench, table, lambda: len(bench.journal(table.id)) >= before + 50)
    await bench.idle()
    deals = 1 + bench.rows("SELECT count(DISTINCT deal) FROM deal_results WHERE table_id = ?", table.id)[0][0]
    assert bench.playground.limiter.invalid_requests - refused <= 3 * deals
    bench.playground.allow(table.channel, Permission.VIEW_CHANNEL)
    await wait_until_drawn(bench, table)
    await table.play(1)


async def test_hands_come_again_once_they_can(bench: Bench) -> None:
    """Only Bo learns that no message reaches him since he left the server, and he when he asks for his hand. Once he is
    back, asking brings it in the same deal. The same holds for all where the bot missed that it was removed, and is
    invited again.
    """
    ann, bo = bench.people("ann", "bo")
    table, guild = await Table.open(bench, ann, bo, computers=2, target=500), bench.playground.guild
    hand = await table.wait(lambda: table.hand(bo))
    member = guild.members.pop(bo.id)
    await play_until(bench, table, lambda: deal(table) == 2)
    board: ChatMessage = await table.wait(table.board)
    closed = "SELECT 1 FROM seats WHERE table_id = ? AND seat = 1 AND dm_closed"
    await bench.until(lambda: bench.rows(closed, table.id))
    await bench.idle()
    assert "DM" not in board.content
    assert all("Hand" not in (it.description or "") for it in bo.dms()[-1].attachments) or bo.dms()[-1] is hand
    guild.members[bo.id] = member
    shown = await (await bo.click(board, label="My hand")).answered()
    assert is_said("hand-unreached", shown.revisions[-1].content)
    await table.wait(lambda: is_said("hand-open", bo.dms()[-1].content))
    await (await bo.click(bo.dms()[-1], label=said("button-hand-here"))).acknowledged()
    await table.wait(lambda: bo.dms()[-1].attachments)
    await bench.idle()
    own = guild.members.pop(bench.playground.world.bot.id)  # and the gateway never tells
    refused, told = bench.playground.limiter.invalid_requests, len(ann.dms())
    second = "SELECT 1 FROM deal_results WHERE table_id = ? AND deal = 2"
    await play_until(bench, table, lambda: bench.rows(second, table.id))
    await bench.idle()
    assert len(ann.dms()) == told, "no hand of the third deal can be sent"
    assert bench.playground.limiter.invalid_requests - refused <= 8
    guild.members[bench.playground.world.bot.id] = own
    add_bot(bench.playground)
    await table.wait(lambda: deal(table) == 3 and table.asked(ann) and table.asked(bo))
    await wait_until_drawn(bench, table)


async def test_a_permission_taken_in_mid_deal_and_given_back(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    person, _, moves = await table.until("play")
    bench.playground.deny(table.channel, Permission.ATTACH_FILES)
    board = board_of(table)
    seen = len(board.revisions)
    reply = await (await person.type(table.channel, "/hand")).answered()
    assert reply.ephemeral
    assert reply.content == "I need **Attach Files** here to show you pictures."
    played = await (await table.type(person, moves)).answered()
    assert played.content == "That counts, but I need **Attach Files** here to show it."
    await table.play(2)
    await table.next()
    await bench.idle()
    assert len(board.revisions) == seen
    bench.playground.allow(table.channel, Permission.ATTACH_FILES)
    await table.wait(lambda: len(board.revisions) > seen)
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)


async def test_thrown_out_of_the_server_and_let_in_again(bench: Bench, own_server: Guild) -> None:
    """Open tables there end, in direct messages too: no one plays on where the others cannot see it."""
    table = await Table.open(bench, *bench.people("ann", "bo"), computers=2, target=500)
    person, hand, (move, *_) = await table.until("play")
    await bench.idle()
    board, revision = board_of(table), hand.now
    remove_bot(bench.playground)
    await table.wait(lambda: said("end-stopped-hand") in hand.content)
    assert not own_moves(hand)
    await (await use(person, hand, move, revision=revision)).answered()
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert bench.rows("SELECT 1 FROM removals WHERE guild_id = ?", own_server.id)
    seen = len(board.revisions)
    add_bot(bench.playground)
    await table.wait(lambda: len(board.revisions) > seen)
    assert "was stopped" in board.content
    await bench.until(lambda: not bench.rows("SELECT 1 FROM removals WHERE guild_id = ?", own_server.id))
    reply = await answer(await person.type(table.channel, "/domino new game:black-tile"))
    assert "Your table is open" in reply


async def test_thrown_out_while_its_connection_was_lost(bench: Bench) -> None:
    """Discord tells of it only by what is missing in a new session."""
    away = bench.playground.add_guild("Elsewhere")
    there = bench.playground.add_person("dan", "Dan", guilds=[away])
    stays = await Table.open(bench, bench.person(), computers=3, target=500)
    leaves = await Table.open(bench, there, computers=3, target=500, channel=away.channel("general"))
    await bench.idle()
    bench.playground.gateway.drop()
    bench.playground.gateway.sessions.clear()
    remove_bot(bench.playground, away)
    await bench.until(lambda: bench.rows("SELECT 1 FROM removals WHERE guild_id = ?", away.id))
    await bench.until(lambda: bench.rows("SELECT state FROM tables WHERE id = ?", leaves.id) == [("stopped",)])
    assert bench.rows("SELECT state FROM tables WHERE id = ?", stays.id) == [("playing",)]


async def test_the_bots_own_route_is_taken_once_a_token_is_too_old(bench: Bench) -> None:
    ann, before = bench.person(), bench.playground.log.count
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, moves = await table.until("play")
    clicked = await (await table.click(ann, hand, moves)).acknowledged()
    _, _, moves = await asked(table)
    clicked.sent -= 16 * 60
    await (await table.type(ann, moves)).acknowledged()
    await table.next()
    await wait_until_drawn(bench, table)
    entries = [*bench.playground.log.entries][before - bench.playground.log.count :]
    assert [it for it in entries if it.path.startswith("/webhooks/") and it.status == 401], "no token was too old"
