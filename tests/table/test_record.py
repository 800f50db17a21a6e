"""The record of a match: written, checked, and found out where somebody has touched it."""

import contextlib
import random
from collections.abc import Callable

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import commitment
from bot.store.errors import SecretKept
from bot.table.record import HEADER, BadRecord, record_text, verify
from bot.table.tables import Tables
from tests.open_stores import stores
from tests.table.conftest import count_secrets
from tests.table.people import ANN, BEA, INTERACTIONS, match, play_out

# A match of three that was stopped in its first deal: the fair shuffle may never change, so it verifies for ever.
KEPT = """\
Boneyard game record 1
game: black-tile
options: {"target": 61, "variant": "11"}
players: 3
names: ["Ann", "Bea", "Cid"]
seal: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
secret: 30
joins: 11 7

1 1 pass 6-1 6-0 4-0
"""
HANDS = (
    (
        "6-1 6-0 4-0 3-2 3-1 3-0 2-1 2-0 1-0",
        "6-5 6-3 6-2 5-5 5-1 3-3 2-2 1-1 0-0",
        "6-6 6-4 5-4 5-3 5-0 4-4 4-3 4-2 4-1",
    ),
)


@pytest.mark.parametrize(("preset", "seats"), [("eleven-point", 3), ("partners", 4), ("fosdick", 3), ("berndt", 4)])
async def test_a_whole_match_verifies(tables: Tables, preset: str, seats: int) -> None:
    table = await match(tables, seats, preset=preset, target=6)
    first = await tables.snapshot(table)
    with pytest.raises(SecretKept):
        await tables._store.journal.record(table)
    last = (await play_out(tables, table, random.Random(preset)))[-1].snapshot
    proof = verify(record_text(await tables._store.journal.record(table)), CATALOGUE)
    assert last.public is not None
    assert proof.seal == first.commitment == last.commitment
    assert proof.totals == last.public.results[-1].totals
    assert (proof.moves, proof.over, len(proof.deals)) == (last.position, True, len(last.public.results))
    assert proof.deals[0] == tuple(" ".join(str(piece_view.piece) for piece_view in view.hand) for view in first.views)
    assert proof.title == first.game.title_of(first.options, seats)


async def test_a_stopped_match_with_substitutes_verifies_and_says_it_was_not_finished(tables: Tables) -> None:
    table = await match(tables, 3)
    await tables.seating.leave(table, BEA)
    await tables.seating.join(table, BEA, next(INTERACTIONS))
    await tables.lifecycle.stop(table, ANN)
    text = record_text(await tables._store.journal.record(table))
    assert text.count('"Bea"') == 1
    proof = verify(text, CATALOGUE)
    assert (proof.moves, proof.over, proof.totals) == (0, False, (0, 0, 0))


def test_a_kept_record() -> None:
    proof = verify(KEPT, CATALOGUE)
    assert (proof.deals, proof.moves, proof.over) == (HANDS, 1, False)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a match that was played to its end."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('record') / 'boneyard.sqlite3'}"
    async with stores(url) as open_store:
        tables = Tables(await open_store(), CATALOGUE)
        with pytest.MonkeyPatch.context() as monkeypatch:
            count_secrets(monkeypatch)
            table = await match(tables, 3, target=2)
        await play_out(tables, table, random.Random(11))
        return record_text(await tables._store.journal.record(table))


def _without(text: str, number: int) -> str:
    lines = text.splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith(f"{number} "))
    return "\n".join(lines[:at] + lines[at + 1 :])


def _swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def _line(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{name}: "))


TAMPERINGS: dict[str, Callable[[str], str]] = {
    "another secret": lambda text: _swapped(text, _line(text, "secret"), f"secret: {'00' * 32}"),
    "another secret and its seal": lambda text: _swapped(
        _swapped(text, _line(text, "secret"), f"secret: {'00' * 32}"),
        _line(text, "seal"),
        f"seal: {commitment(bytes(32))}",
    ),
    "another join": lambda text: _swapped(text, _line(text, "joins"), _line(text, "joins") + "7"),
    "no joins": lambda text: _swapped(text, _line(text, "joins"), "joins: "),
    "a move left out": lambda text: _without(text, 9),
    "a move by another seat": lambda text: _swapped(text, "\n9 ", "\n9 4"),
    "other rules": lambda text: _swapped(text, '"left"', '"right"'),
    "more players": lambda text: _swapped(text, "players: 3", "players: 4"),
    "no game": lambda text: _swapped(text, "game: black-tile", "game: chess"),
    "no such number of players": lambda text: _swapped(text, "players: 3", "players: 9"),
    "options that are a list": lambda text: _swapped(text, _line(text, "options"), "options: [1]"),
    "no such option": lambda text: _swapped(text, "{", '{"x": 1, '),
    "an option of another kind": lambda text: _swapped(text, '"target": 2', '"target": null'),
    "no header": lambda text: text.removeprefix(HEADER),
    "no text": lambda _: "",
    "no head": lambda _: HEADER,
    "a seat of zero": lambda text: _swapped(text, "\n1 ", "\n1 0 pass 6-3 5-3 3-0\n1 "),
    "a seat too many": lambda text: _swapped(text, "\n1 ", "\n1 44 pass 6-3 5-3 3-0\n1 "),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_tampering_is_found(record: str, tampering: str) -> None:
    with pytest.raises(BadRecord) as found:
        verify(TAMPERINGS[tampering](record), CATALOGUE)
    assert len(str(found.value)) < 400


@pytest.mark.parametrize("seat", [0, 4])
def test_a_seat_that_there_is_not_is_named(seat: int) -> None:
    with pytest.raises(BadRecord, match="Move 1 is by a seat that there is not"):
        verify(_swapped(KEPT, "\n1 1 pass", f"\n1 {seat} pass"), CATALOGUE)


def test_a_move_that_breaks_the_rules_is_named_with_its_reason() -> None:
    first = next(line for line in KEPT.splitlines() if line.startswith("1 "))
    seat = first.split()[1]
    with pytest.raises(BadRecord) as found:
        verify(KEPT.replace(first, f"1 {seat} yield"), CATALOGUE)
    assert str(found.value).startswith("Move 1 cannot have been made: The tiles are being passed first. Choose 3 tiles")


def test_line_ends_and_spaces_do_not_matter(record: str) -> None:
    proof = verify(record, CATALOGUE)
    assert verify(record.replace("\n", "\r\n"), CATALOGUE) == proof
    assert verify("\n".join(line.rstrip() for line in record.splitlines()) + "\n\n", CATALOGUE) == proof


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_other_text_is_refused_with_a_sentence(data: st.DataObject) -> None:
    """One stretch of a record replaced by anything: it verifies, or is refused; it never breaks."""
    start = data.draw(st.integers(0, len(KEPT)))
    end = data.draw(st.integers(start, min(len(KEPT), start + 20)))
    text = KEPT[:start] + data.draw(st.text(max_size=12)) + KEPT[end:]
    with contextlib.suppress(BadRecord):
        verify(text, CATALOGUE)
