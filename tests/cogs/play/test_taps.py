"""How many taps a deal costs, and how many messages: for each game a deal of one person among computers.

A tap is one interaction: a command, a press of a button, or a choice in a select, of however many pieces. Every tap of
a deal is a decision, and makes it.
"""

import re
from collections import Counter

import pytest

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Control, Table, controls, find, use
from tests.idle import GUARD
from tests.said import said

# The preset, and the most taps from /domino new to the first play of a person who passes where that may be done: the
# command, Start, the computers, then what the rules ask. After an auction in which all pass there are more.
GAMES = {
    "dominoes": ("draw", 4),
    "black-tile": ("eleven-point", 5),
    "domino-whist": ("whist", 5),
    "domino-hearts": ("hearts", 5),
    "seventy-nine": ("seventy-nine", 5),
    "forty-two": ("forty-two", 5),
    "blind-hughie": ("blind-hughie", 4),
    "billitonnen": ("billitonnen", 4),
}
IN_THE_LOBBY = 3  # /domino new, Start, Start with computers
PLAYS = ("play", "lead", "turn", "place")
TOO_LATE = "That was an earlier turn."


def places(game: str) -> tuple[str, ...]:
    """From where a person plays: the hand in the direct messages or in the channel; in a line game the table."""
    return ("table",) if game in ("blind-hughie", "billitonnen") else ("DM", "channel")


# In the usual run each game is played from one place, from the next by the next game; with `-m soak` from all.
DEALS = [
    pytest.param(game, where, marks=() if number == place % len(places(game)) else pytest.mark.soak)
    for place, game in enumerate(GAMES)
    for number, where in enumerate(places(game))
]


def is_play(notation: str) -> bool:
    return notation.split(maxsplit=1)[0] in PLAYS


@pytest.mark.parametrize(("game", "where"), DEALS)
async def test_a_deal(bench: Bench, game: str, where: str) -> None:
    preset, most = GAMES[game]
    ann = bench.person()
    if where == "channel":
        ann.close_dms()
    table, before = await start(bench, ann, "blind-hughie" if game == "billitonnen" else game, preset)
    assert taps_of(ann) == IN_THE_LOBBY
    shown = await open_private(table) if where == "channel" else None
    begun, made, to_first, deal = taps_of(ann), list[str](), 0, 1
    while (found := await next_ask(table, shown, deal)) is not None or (not to_first and where != "table"):
        if found is None:
            deal = deal_of(table)  # all have passed
            continue
        made.append(await decide(table, *found))
        if not to_first and is_play(made[-1]):
            to_first = taps_of(ann)
    await bench.idle()
    assert taps_of(ann) - begun == len(made), "every tap is a move"
    own = [notation for _, seat, notation in bench.journal(table.id) if seat == 0]
    tapped, played = (Counter(filter(is_play, moves)) for moves in (made, own))
    assert tapped <= played, "and every move of a tap was made"
    if to_first and made.count("bid pass") < 2:
        assert to_first <= most + (begun - IN_THE_LOBBY)
    channel, direct = (now - was for now, was in zip(posted(table), before, strict=True))
    deals, end = deal_of(table), table.final() is not None
    told = [it.content.splitlines()[0] for it in ann.dm.messages.values()]
    assert (channel, direct) == (1 + deals + end, deals if where == "DM" else 0), (
        f"the numbers of the shuffle, then a table and a hand for each deal: {told}"
    )


async def start(bench: Bench, ann: UserClient, game: str, preset: str) -> tuple[Table, tuple[int, int]]:
    """A match as a person begins it who sits down alone: command, Start, and the computers that are offered.

    With it what was posted before.
    """
    channel = bench.channel()
    await (await ann.command(channel, "domino new", game=game, preset=preset)).answered()
    lobby = await bench.playground.wait_for(lambda: find(ann, channel, "start"))
    table = Table(bench, channel, [ann], lobby)
    if ann.user.dms_open and game != "blind-hughie":
        await table.wait(lambda: ann.dm.messages)  # a seat in the lobby is told of by direct message too
    await bench.idle()
    question = await (await ann.click(lobby, label="Start")).answered()
    fill, before = controls(question)[0], posted(table)
    await (await ann.click(question, custom_id=fill.custom_id)).acknowledged()
    await table.wait(table.board)
    await bench.idle()
    reached = "lobby-started" if ann.user.dms_open else "lobby-started-by-button"
    assert question.content == said("lobby-started-rows" if game == "blind-hughie" else reached)
    assert bench.rows("SELECT DISTINCT level FROM seats WHERE table_id = ? AND seat > 0", table.id) == [("normal",)]
    return table, before


async def open_private(table: Table) -> ChatMessage:
    """Open the private message by the table's own button."""
    (ann,), board = table.seated, table.board()
    assert board is not None
    return await (await ann.click(board, label="My hand")).answered()


async def next_ask(table: Table, shown: ChatMessage | None, deal: int) -> tuple[ChatMessage, list[Control]] | None:
    """Wait for what is asked of the person, by the private message if there is one; None once that deal is over."""
    (ann,) = table.seated

    def asked() -> tuple[ChatMessage, list[Control]] | None:
        if shown is None:
            return table.asked(ann)
        moves = [it for it in controls(shown) if it.action in ("move", "pick")]
        used = not moves or (ann.id, moves[0].position) in table.acted or "You pass" in shown.content
        return None if used else (shown, moves)

    found = await table.wait(lambda: deal_of(table) > deal or table.final() or asked(), GUARD)
    return found if isinstance(found, tuple) else None


async def decide(table: Table, message: ChatMessage, moves: list[Control]) -> str:
    """Make a move by one tap: pass where that may be done, else any; its notation."""
    (ann,) = table.seated
    table.moved(ann, moves)
    control = next((it for it in moves if it.moves == ["bid pass"]), moves[0])
    await (await use(ann, message, control)).acknowledged()
    return " ".join(("pass", *control.moves[: control.count])) if control.action == "pick" else control.moves[0]


def taps_of(person: UserClient) -> int:
    return len(person.interactions())


def posted(table: Table) -> tuple[int, int]:
    """The messages posted to all in the channel so far, and those to the person. An answer to a tap that was too late,
    because that had just been played by itself, is neither.
    """
    (ann,) = table.seated
    told_late = [it for it in ann.dm.messages.values() if it.revisions[0].content.startswith(TOO_LATE)]
    channel = sum(not it.ephemeral for it in table.channel.messages.values())
    return channel, len(ann.dm.messages) - len(told_late)


def deal_of(table: Table) -> int:
    """The number of the newest deal on the table."""
    told = " ".join(it.content for message in table.channel.messages.values() for it in message.revisions)
    return max((int(number) for number in re.findall(r"(?:deal|round) (\d+)", told)), default=0)
