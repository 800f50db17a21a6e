"""What others have written, in the sentence of a refusal: markdown does nothing there."""

from collections.abc import Callable

import pytest

from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.options import load
from bot.table.verification.head import parted, read_head
from cogs.kit.payload.plain import escaped, refusal_text

BOLD = "**bold**"
HEAD = (
    "game: black-tile", 'options: {"variant": "11"}', "players: 4", "opened: -", "people: 1", "joins: -", "start: -",
)  # fmt: skip


def of_record(name: str, value: str) -> Callable[[], object]:
    """Reading the head of a record in which somebody has written something else on one line."""
    lines = [f"{name}: {value}" if line.startswith(f"{name}:") else line for line in HEAD]
    return lambda: read_head(parted([*lines, f"secret: {'5f' * 32}", 'names: ["Ann"]'])[0], CATALOGUE)


@pytest.mark.parametrize(
    "refused",
    [
        lambda: CATALOGUE.game(BOLD),
        lambda: CATALOGUE.preset("black-tile", BOLD),
        lambda: load(BlackTileOptions, {BOLD: 1}),
        lambda: load(BlackTileOptions, {"variant": BOLD}),
        lambda: load(BlackTileOptions, {"target": BOLD}),
        lambda: parted([f"{BOLD}: 1", f"{BOLD}: 2"]),
        of_record("opened", BOLD),
        of_record("people", BOLD),
        of_record("joins", BOLD),
    ],
)
def test_markdown_is_escaped(refused: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as raised:
        refused()
    told = refusal_text(raised.value)
    assert BOLD not in told
    assert escaped(BOLD) in told
