"""Refusals escape the markdown of text that people typed, and never quote a record."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.options import load
from bot.table.verification.head import BadRecord, parted, read_head
from cogs.kit.payload.plain import escaped, refusal_text

BOLD = "**bold**"
HEAD = "game: black-tile", 'options: {"variant": "11"}', "players: 4", "opened: -", "people: 1", "joins: -", "start: -"


def read_record(name: str) -> object:
    """Read the head of a record in which someone has written something else on one line."""
    lines = [f"{name}: {BOLD}" if line.startswith(f"{name}:") else line for line in HEAD]
    return read_head(parted([*lines, f"secret: {'5f' * 32}", 'names: ["Ann"]'])[0], CATALOGUE)


@pytest.mark.parametrize(
    ("read", "values"),
    [
        (CATALOGUE.game, [BOLD]),
        (CATALOGUE.preset, ["black-tile", BOLD]),
        (load, [BlackTileOptions, {BOLD: 1}]),
        (load, [BlackTileOptions, {"variant": BOLD}]),
        (load, [BlackTileOptions, {"target": BOLD}]),
    ],
)
def test_markdown_is_escaped(read: Callable[..., object], values: list[Any]) -> None:
    with pytest.raises(Refusal) as raised:
        read(*values)
    told = refusal_text(raised.value)
    assert BOLD not in told
    assert escaped(BOLD) in told


@pytest.mark.parametrize(
    ("read", "value"),
    [(parted, [f"{BOLD}: 1", f"{BOLD}: 2"]), *((read_record, name) for name in ("opened", "people", "joins"))],
)
def test_nothing_of_a_bad_record_is_quoted(read: Callable[..., object], value: object) -> None:
    with pytest.raises(BadRecord) as raised:
        read(value)
    assert BOLD.strip("*") not in refusal_text(raised.value)
