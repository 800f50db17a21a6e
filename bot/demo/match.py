"""A scripted match in the playground: one person and computer players, with a transcript in a folder."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

from bot.demo.process import BotProcess
from bot.message import Message
from bot.playground.api.interactions import InteractionFailedError
from bot.playground.playground import Playground
from bot.playground.transcript import write_transcript
from bot.playground.users.client import UserClient
from bot.playground.world.components import BUTTON, SELECTS, Component, walk
from bot.playground.world.limits import Limits
from bot.playground.world.model import ChatChannel, ChatMessage
from bot.playground.world.saved import make_private_folder
from bot.words.speaker import say

IDLE_TIMEOUT = 600.0  # seconds to wait for the bot before giving up
_MOVES = ("b:move:", "s:move:", "s:pick:", "b:piece:", "s:piece:")  # of a large hand: tiles whose suit is asked next
_PASSED = say(Message("hand-passed", pieces="", who="")).partition("**")[0]  # a hand that waits for the others


def run_match(game: str, preset: str, level: str, folder: Path, players: int | None = None) -> int:
    """Play the match, write the transcript and print the result. Returns 0 if the match ended.

    `players` is None for the usual number.
    """
    try:
        make_private_folder(folder)
        for old in folder.glob("boneyard.sqlite3*"):
            old.unlink()
        return asyncio.run(_match(game, preset, level, folder, players))
    except (TimeoutError, InteractionFailedError):
        print(f"The bot does nothing more. Its log is {folder / 'bot.log'}.")  # noqa: T201
    except RuntimeError as error:
        print(error)  # noqa: T201
    except OSError as error:
        print(f"The match cannot be kept in {folder}: {error.strerror}. Name another --folder.")  # noqa: T201
    return 1


async def _match(game: str, preset: str, level: str, folder: Path, players: int | None) -> int:
    started = time.monotonic()
    limits = replace(Limits().fast(), acknowledge_within=IDLE_TIMEOUT)  # for slow machines
    async with Playground(limits=limits, bot_name="Boneyard") as playground:
        ann = playground.add_person("ann", "Ann")
        async with BotProcess(playground, folder):
            games, options = playground.channel("games"), {"game": game, "preset": preset}
            opened = await ann.command(games, "domino new", **options, **({"players": players} if players else {}))
            await opened.answered(IDLE_TIMEOUT)
            end = await _play(playground, ann, games, level)
        seconds = time.monotonic() - started
        written = write_transcript(playground.people.values(), folder)
    print(end.content if end else "The match did not come to its end.")  # noqa: T201 - a command's output
    print(f"{seconds:.1f} s, {written.pictures} pictures, {written.picture_bytes} bytes of pictures")  # noqa: T201
    print(f"Leaf through it: {written.page}")  # noqa: T201
    return 0 if end else 1


async def _play(playground: Playground, ann: UserClient, games: ChatChannel, level: str) -> ChatMessage | None:
    lobby = await playground.wait_for(lambda: _with_control(ann.timeline(games), "b:start:"), IDLE_TIMEOUT)
    levels = await _press(ann, await _press(ann, lobby, "b:lobby:", ""), "b:level:", "")
    await _press(ann, levels, "b:level:", f":{level}")
    await _press(ann, await _press(ann, lobby, "b:start:", ""), "b:start:", ":computers")
    done: set[tuple[int, int]] = set()
    while True:
        found = await playground.wait_for(lambda: _next(ann, games, done), timeout=IDLE_TIMEOUT)
        message, control = found
        if control is None:
            return message
        done.add((message.id, len(message.revisions)))
        await _use(ann, message, control)


def _next(
    ann: UserClient, games: ChatChannel, done: set[tuple[int, int]]
) -> tuple[ChatMessage, Component | None] | None:
    """A message that asks Ann to act, with a control of it; at the end of the match the last message and None."""
    timeline = ann.timeline(games)
    hers = (one for one in timeline if one.ephemeral or ann.mention in one.content)  # with her hand in the channel
    for message in (*ann.dms(), *hers):
        if (message.id, len(message.revisions)) in done:
            continue
        controls = [it for it in walk(message.components) if str(it.get("custom_id", "")).startswith(_MOVES)]
        if controls and _PASSED not in message.content:
            return message, random.choice(controls)  # noqa: S311 - any legal move will do
    end = _with_control(timeline, "b:rematch:")
    return (end, None) if end else None


async def _use(ann: UserClient, message: ChatMessage, control: Component) -> None:
    custom_id = str(control["custom_id"])
    if control["type"] == BUTTON:
        await ann.click(message, custom_id=custom_id)
    elif control["type"] in SELECTS:
        values = [option["value"] for option in control["options"]]
        count = int(control["min_values"])
        await ann.choose(message, random.sample(values, count), custom_id=custom_id)


async def _press(person: UserClient, message: ChatMessage, prefix: str, suffix: str) -> ChatMessage:
    """Press the button with this start and end of its custom id. Returns the answering message."""
    ids = (str(it.get("custom_id", "")) for it in walk(message.components))
    pressed = next(it for it in ids if it.startswith(prefix) and it.endswith(suffix))
    return await (await person.click(message, custom_id=pressed)).answered(IDLE_TIMEOUT)


def _with_control(messages: list[ChatMessage], prefix: str) -> ChatMessage | None:
    for message in reversed(messages):
        if any(str(it.get("custom_id", "")).startswith(prefix) for it in walk(message.components)):
            return message
    return None
