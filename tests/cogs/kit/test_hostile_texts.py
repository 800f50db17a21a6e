"""Clicks and texts as altered apps may send them: bounded before they are read, answered, and no fault of the bot's."""

import logging
from collections.abc import Iterable, Iterator
from itertools import cycle, product
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.message import Message
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.rules.catalogue import CATALOGUE
from bot.table.errors import NoTableHere
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import LARGEST, decoded
from bot.words.speaker import say_chat
from cogs.kit.answers.clicks import HANDLERS
from cogs.kit.bounds import LONGEST_TEXT, MOST_VALUES
from cogs.kit.custom_ids import LONGEST_CUSTOM_ID
from cogs.replay.table import MOST_MOVES, of_text
from tests.cogs.conftest import Bench
from tests.cogs.test_all_commands import nodes
from tests.end_to_end.house import answer
from tests.hostile import HOSTILE, MOST, UNFOLDING, counted
from tests.said import is_said, said
from tests.samples import sample
from tests.table.test_record import KEPT

ACTIONS = sorted(handler.action.name for handler in HANDLERS)
ARGUMENTS = (
    "", "0", "99", "-1", "²", "yes", "0//", "-9/none/1", "black-tile/99", "black-tile/-3", "none/0", "0|play 6-4",
)  # fmt: skip
WHOLE = (
    "", ":", "b", "b:move", "b:move:1", "b:move:1:0", "x:move:1:0:", "b:move:²:0:", "b:none:1:0:",
    f"b:table:{2**63}:0:",
)  # fmt: skip
VALUES: tuple[dict[str, Any], ...] = (
    {"component_type": 2},
    {"component_type": 3, "values": []},
    {"component_type": 3, "values": ["²"]},
    {"component_type": 3, "values": ["0", "1"]},
    {"component_type": 3, "values": ["99|play 6-4"]},
    {"component_type": 5, "values": ["7"], "resolved": {}},
)


async def table_here(bench: Bench) -> int:
    """The match of the channel; another, where the last presses have ended it."""
    try:
        return (await bench.bot.services.tables.in_channel(bench.games.id)).id
    except NoTableHere:
        return (await bench.table(bench.ann, bench.bea, computers=2, channel=bench.games)).id


def pressed(bench: Bench, custom_id: str, data: dict[str, Any]) -> Interaction:
    """A press of Ann's on the newest message of the channel, as an altered app may send it."""
    made = {"custom_id": custom_id, "id": 1, **data}
    component, message = InteractionKind.COMPONENT, bench.games.live()[-1]
    return bench.playground.interactions.send(component, bench.ann.user, bench.games, made, message)


async def check(bench: Bench, made: Iterable[tuple[str, dict[str, Any]]], caplog: pytest.LogCaptureFixture) -> None:
    """Press all these: a custom id, and the rest of what is sent; nothing may be a fault of the bot's."""
    caplog.set_level(logging.ERROR)
    for custom_id, data in made:
        sent = await pressed(bench, custom_id, data).acknowledged()
        assert "went wrong" not in (sent.response.content if sent.response else ""), (custom_id, data)
        assert not caplog.records, (custom_id, data, caplog.text)


@pytest.mark.parametrize("action", ACTIONS)
async def test_no_argument_is_a_fault(bench: Bench, action: str, caplog: pytest.LogCaptureFixture) -> None:
    table = await table_here(bench)
    ids = [f"b:{action}:{table}:0:{argument}" for argument in ARGUMENTS]
    made = [*product(ids, VALUES[:1]), *product((ids[0], f"b:{action}:0:0:"), VALUES[1:])]
    await check(bench, sample(made, 8), caplog)


async def test_no_custom_id_is_a_fault(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    await table_here(bench)
    await check(bench, product(WHOLE, VALUES[:2]), caplog)


_OURS = ("/bot/words/", "/bot/rules/", "/bot/table/", "/cogs/")
_STEPS = 150_000  # of an interaction that is refused, or of suggestions
Option = tuple[app_commands.Command[Any, ..., Any], app_commands.Parameter]


def text_options(bench: Bench) -> Iterator[Option]:
    """Every option of every command that takes a text."""
    for command in bench.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and (command.module or "").startswith("cogs."):
            for parameter in command.parameters:
                if parameter.type is AppCommandOptionType.string:
                    yield command, parameter


def sent(bench: Bench, kind: InteractionKind, option: Option, text: str) -> Interaction:
    """A text from a client that does not know how long one may be."""
    command, parameter = option
    name, *below = command.qualified_name.split()
    registered = next(it for it in bench.playground.commands.registered if (it["name"], it["type"]) == (name, 1))
    data: dict[str, Any] = {"name": parameter.display_name, "type": 3, "value": text}
    options = [data | {"focused": True} if kind is InteractionKind.AUTOCOMPLETE else data]
    for word in reversed(below):
        options = [{"name": word, "type": 1, "options": options}]
    body = {"id": registered["id"], "name": name, "type": 1, "options": options}
    return bench.playground.interactions.send(kind, bench.ann.user, bench.games, body)


def longest_of(parameter: app_commands.Parameter) -> int:
    return LONGEST_TEXT if parameter.max_value is None else int(parameter.max_value)


async def test_discord_is_told_how_long_every_text_may_be(bench: Bench) -> None:
    texts = [it for it in nodes([it.to_dict(bench.bot.tree) for it in bench.bot.tree.get_commands()]) if "type" in it]
    found = [it for it in texts if it["type"] == 3 and "description" in it and "required" in it]
    ours = {parameter.display_name for _, parameter in text_options(bench)}
    assert ours <= {it["name"] for it in found}
    for it in found:
        assert it["name"] not in ours or it.get("choices") or 1 <= it["max_length"] <= LONGEST_TEXT, it


async def test_a_text_too_long_is_refused_in_every_option(bench: Bench) -> None:
    await table_here(bench)
    for option in text_options(bench):
        most, kinds = longest_of(option[1]), [InteractionKind.COMMAND]
        if option[1].autocomplete:
            kinds.append(InteractionKind.AUTOCOMPLETE)
        for kind, text in product(kinds, (UNFOLDING, "6" * (most + 1))):
            with counted(_STEPS, only_in=_OURS):
                asked = await sent(bench, kind, option, text).acknowledged()
            if kind is InteractionKind.AUTOCOMPLETE:
                assert asked.choices == [], option[0].qualified_name
            else:
                assert await answer(asked) == said("refused-too-long", most=most), option[0].qualified_name


async def test_texts_as_long_as_they_may_be_are_read_within_bounds(bench: Bench) -> None:
    await table_here(bench)
    for place, option in enumerate(text_options(bench)):
        most, is_suggesting = longest_of(option[1]), option[1].autocomplete
        for text in sample([*HOSTILE.values()][place % 2 :: 2], 4):
            with counted(_STEPS, only_in=_OURS):
                if is_suggesting:
                    await sent(bench, InteractionKind.AUTOCOMPLETE, option, text[:most]).acknowledged()
            if option[0].name == "move":
                assert "went wrong" not in await answer(sent(bench, InteractionKind.COMMAND, option, text[:most]))


@pytest.mark.parametrize("kind", [InteractionKind.MODAL, InteractionKind.COMPONENT])
async def test_no_handler_reads_a_value_too_long(bench: Bench, kind: InteractionKind) -> None:
    table, is_form = await table_here(bench), kind is InteractionKind.MODAL
    message, opened = bench.games.live()[-1], pressed(bench, "old:thing", {"component_type": 2})
    await opened.answered()
    for action, text in zip(sample(ACTIONS, 4), cycle((UNFOLDING, "6" * (LONGEST_TEXT + 1))), strict=False):
        field = {"type": 4, "id": 2, "custom_id": "line", "value": text}
        form = {"components": [{"type": 18, "id": 1, "component": field}]}
        data = form if is_form else {"id": 1, "component_type": 3, "values": ["6-4", text]}
        data |= {"custom_id": f"f:{action}:{table}:0:"}
        with counted(_STEPS, only_in=_OURS):
            told = await answer(
                bench.playground.interactions.send(
                    kind, bench.ann.user, bench.games, data, message, opened if is_form else None
                )
            )
        assert told == said("refused-too-long", most=LONGEST_TEXT), action


async def test_old_controls_too_many_values_and_too_long_ids_are_refused(bench: Bench) -> None:
    table = await table_here(bench)
    assert MOST_VALUES < 26
    made: list[tuple[str, dict[str, Any]]] = [
        (f"s:pick:{table}:0:", {"component_type": 3, "values": ["0|6-4"] * 26}),
        *((it, {"component_type": 2}) for it in ("old:thing", "b:long-gone:1:0:", "b:longgone:1:0:")),
        *((f"b:{it}:1:0:".ljust(LONGEST_CUSTOM_ID + 1, "0"), {"component_type": 2}) for it in sample(ACTIONS, 8)),
    ]
    for custom_id, data in made:
        with counted(_STEPS, only_in=_OURS):
            told = await pressed(bench, custom_id, data).answered()
        assert (told.content, told.ephemeral) == (say_chat(Message("refused-old-control")), True)


async def test_everyone_is_answered_while_somebody_repeats_the_worst_text(bench: Bench) -> None:
    options = {(command.name, it.name): (command, it) for command, it in text_options(bench)}
    worst = options["move", "move"], options["play", "tile"]
    for _ in range(4):
        made = [sent(bench, InteractionKind.COMMAND, option, UNFOLDING) for option in worst]
        typing = sent(bench, InteractionKind.AUTOCOMPLETE, worst[0], UNFOLDING)
        assert not (await (await bench.bea.command(bench.games, "help")).acknowledged()).failed
        assert all([is_said("refused-too-long", await answer(it)) for it in made])
        assert (await typing.acknowledged()).choices == []


HEAD, _, FIRST_MOVE = KEPT.strip().partition("\n\n")


def headed(name: str, value: str) -> str:
    """The record with another value in a line of its head."""
    return "\n".join(f"{name}: {value}" if line.startswith(f"{name}:") else line for line in KEPT.split("\n"))


RECORDS = {
    **{f"a move of {name}": f"{HEAD}\n\n1 1 play {text}\n" for name, text in HOSTILE.items() if "surrog" not in name},
    **{f"options of {name}": headed("options", text) for name, text in HOSTILE.items() if "surrog" not in name},
    "a move far away": f"{HEAD}\n\n1 1 play 6{' ' * 900_000}x\n",
    "a pass of everything": f"{HEAD}\n\n1 1 pass {'6-5 ' * 200_000}\n",
    "a deep list of names": headed("names", "[" * 400_000),
    "deep options": headed("options", '{"a":' * 150_000),
    "a target of 5,000 digits": headed("options", f'{{"target": {"9" * 5000}}}'),
    "a target of 4,000 digits": headed("options", f'{{"target": {"9" * 4000}}}'),
    "too many players": headed("players", "9" * 20),
    "players of 5,000 digits": headed("players", "9" * 5000),
    "too many joins": headed("joins", "1:1309876543210987654 " * 40_000),
    "too many names": headed("names", f"[{'1,' * 300_000}1]"),
    "too many moves": f"{HEAD}\n\n" + "".join(f"{it} 1 pass 6-5 6-4 6-3\n" for it in range(1, 30_000)),
    "nothing but lines": "\n".join((HEAD, *" " * 400_000, FIRST_MOVE)),
    "too many lines of a head": HEAD + "".join(f"\nx{it}: 1" for it in range(60_000)),
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_hostile_record_is_refused_within_bounds(text: str) -> None:
    assert len(text) <= LARGEST
    with counted(100_000 + 10 * MOST_MOVES, most_letters=len(text)), pytest.raises(BadRecord):
        of_text(decoded(text.encode()), CATALOGUE, MOST_MOVES)


def test_the_largest_record_is_bounded_by_its_bytes() -> None:
    with pytest.raises(BadRecord):
        decoded(b"6" * (LARGEST + 1))
    assert MOST < LARGEST
