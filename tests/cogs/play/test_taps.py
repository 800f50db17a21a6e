"""The taps and messages that a deal costs: for each game a deal of one person among computers.

A tap is one interaction: a command, a press of a button, or a choice in a select, of however many pieces. Every tap of
a deal is a decision, and makes it; a tile that can be led in two suits takes two.
"""

import re
from collections import Counter

import pytest

from bot.playground import ChatMessage, UserClient
from cogs.delivery.refused_calls import MOST_TRIES
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.controls import Control, controls, decisions, find, use, ways_of
from tests.end_to_end.house import Table
from tests.said import is_said, said
from tests.samples import sample

# The preset, and the most taps from /domino new to the first play of a person who passes where that may be done: the
# command, Start, the computers, then what the rules ask. After an auction in which all pass there are more.
GAMES = {
    "dominoes": ("draw", 4),
    "black-tile": ("eleven-point", 5),
    "domino-whist": ("whist", 5),
    "domino-hearts": ("hearts", 5),
    "seventy-nine": ("seventy-nine", 5),
    "forty-two": ("forty-two", 5),
    "moon": ("moon", 5),
    "blind-hughie": ("blind-hughie", 4),
    "billitonnen": ("billitonnen", 4),
}
LINES = ("blind-hughie", "billitonnen")  # at which a person plays on the table: else by their hand, there or directly
IN_THE_LOBBY = 3  # /domino new, Start, Start with computers
PLAYS = ("play", "lead", "turn", "place")


def places(game: str) -> tuple[str, ...]:
    return ("table",) if game in LINES else ("DM", "channel")


# In the usual run each game is played from one place, from the next by the next game; with `-m soak` from all.
DEALS = [
    pytest.param(game, where, marks=() if number == place % len(places(game)) else pytest.mark.soak)
    for place, game in enumerate(GAMES)
    for number, where in enumerate(places(game))
]


def is_play(notation: str) -> bool:
    return notation.split(maxsplit=1)[0] in PLAYS


@pytest.mark.parametrize(("game", "where"), sample(DEALS, 2))
async def test_a_deal(bench: Bench, game: str, where: str) -> None:
    (preset, most), ann, log = GAMES[game], bench.person(), bench.playground.log
    if where == "channel":
        ann.close_dms()
    sent = log.count
    table, (in_channel, direct) = await start(bench, ann, "blind-hughie" if game == "billitonnen" else game, preset)
    assert taps_of(ann) == IN_THE_LOBBY
    shown = None
    if where == "channel":
        shown = await (await ann.click(present(table.board()), label="My hand")).answered()
    begun, made, to_first, deal, suits = taps_of(ann), list[str](), 0, 1, 0
    while (found := await next_ask(table, shown, deal)) is not None or (not to_first and where != "table"):
        if found is None:
            deal = deal_of(table)  # all have passed
            continue
        before = taps_of(ann)
        made.append(await decide(table, *found))
        suits += taps_of(ann) - before - 1
        if not to_first and is_play(made[-1]):
            to_first = taps_of(ann)
    await bench.idle()
    assert taps_of(ann) - begun == len(made) + suits, "every tap is a move, or a tile before its suit"
    assert suits <= sum(move.startswith("lead") for move in made)
    own = [notation for _, seat, notation in bench.journal(table.id) if seat == 0]
    tapped, played = (Counter(filter(is_play, moves)) for moves in (made, own))
    assert tapped <= played, "and every move of a tap was made"
    if to_first and made.count("bid pass") < 2:
        assert to_first <= most + suits + (begun - IN_THE_LOBBY)
    deals, end, (in_channel_now, direct_now) = deal_of(table), table.final() is not None, posted(table)
    assert in_channel_now - in_channel == 1 + deals + end, "the numbers of the shuffle, then a table for each deal"
    assert direct_now - direct == (deals if where == "DM" else 0), "a hand for each deal"
    refused = [it for it in [*log.entries][sent - log.count :] if it.method == "POST" and it.status == 403]
    assert len(refused) in (range(1, 2 + deals * MOST_TRIES) if where == "channel" else [0]), "as a seat, and in a deal"


async def start(bench: Bench, ann: UserClient, game: str, preset: str) -> tuple[Table, tuple[int, int]]:
    """A match as a person begins it who sits down alone: command, Start, and the computers that are offered. With it
    the numbers of messages posted before.
    """
    channel, reached = bench.channel(), "lobby-started" if ann.user.dms_open else "lobby-started-by-button"
    await (await ann.command(channel, "domino new", game=game, preset=preset)).answered()
    table = Table(bench, channel, [ann], await bench.wait(lambda: find(ann, channel, "start")))
    if ann.user.dms_open and game not in LINES:
        await table.wait(lambda: ann.dm.messages)  # a seat in the lobby is told of by direct message too
    await bench.idle()
    question = await (await ann.click(table.lobby, label="Start")).answered()
    before = posted(table)
    await (await ann.click(question, custom_id=controls(question)[0].custom_id)).acknowledged()
    await table.wait(table.board)
    await bench.idle()
    assert question.content == said("lobby-started-rows" if game in LINES else reached)
    assert bench.rows("SELECT DISTINCT level FROM seats WHERE table_id = ? AND seat > 0", table.id) == [("normal",)]
    return table, before


async def next_ask(table: Table, shown: ChatMessage | None, deal: int) -> tuple[ChatMessage, list[Control]] | None:
    """Wait for what is asked of the person, by the private message if there is one; None once that deal is over.
    It waits until the bot is idle: an edit sent before the last tap may show an earlier turn for a moment.
    """
    (ann,) = table.seated

    def asked() -> tuple[ChatMessage, list[Control]] | None:
        if shown is None:
            return table.asked(ann)
        moves = decisions(shown)
        used = not moves or (ann.id, moves[0].position) in table.acted or is_said("hand-passed", shown.content)
        return None if used else (shown, moves)

    def now() -> object:
        return deal_of(table) > deal or table.final() or asked()

    found: object = None
    while not found:
        await table.wait(now)
        await table.house.idle()
        found = now()
    return found if isinstance(found, tuple) else None


async def decide(table: Table, message: ChatMessage, moves: list[Control]) -> str:
    """Make a move by one tap: pass where that may be done, else any; its notation."""
    (ann,) = table.seated
    table.moved(ann, moves)
    control = next((it for it in moves if it.moves == ["bid pass"]), moves[0])
    if control.action == "piece":
        control, *_ = await ways_of(ann, message, control)
    await (await use(ann, message, control)).acknowledged()
    return " ".join(("pass", *control.moves[: control.count])) if control.action == "pick" else control.moves[0]


def taps_of(person: UserClient) -> int:
    return len(person.interactions())


def posted(table: Table) -> tuple[int, int]:
    """The messages posted to all in the channel so far, and those to the person. An answer to a tap that was too late,
    because that had just been played by itself, is neither.
    """
    direct = [it.revisions[0].content for it in table.seated[0].dm.messages.values()]
    too_late = sum(content.startswith("That was an earlier turn.") for content in direct)
    return sum(not it.ephemeral for it in table.channel.messages.values()), len(direct) - too_late


def deal_of(table: Table) -> int:
    """The number of the newest deal on the table."""
    told = " ".join(it.content for message in table.channel.messages.values() for it in message.revisions)
    return max((int(number) for number in re.findall(r"(?:deal|round) (\d+)", told)), default=0)
