"""The contents of a snapshot, walked to the leaves: no match, no seed, no secret, and in a View no one else's tiles."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import datetime
from typing import Any

import pytest

from bot.rules.errors import Refusal
from bot.rules.game import Game, Match
from bot.rules.pieces import Card, Tile
from bot.store.schema.tables import NewMove
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table
from bot.table.tables import Tables
from tests.rules.knowledge import in_view
from tests.table.moves import act_once, pass_all, pieces, waiting
from tests.table.people import match
from tests.told import told

LEAVES = (str, int, float, bool, bytes, type(None), datetime, Tile, Card)


def leaves(value: Any) -> Iterator[Any]:
    """Everything in a value that is not made of other things; the game itself, which is stateless, is one."""
    assert not isinstance(value, Match | Table), f"it holds a {type(value).__name__}"
    if isinstance(value, Game):
        assert not vars(value), "a game keeps nothing of a match"
    elif isinstance(value, LEAVES):
        yield value
    elif isinstance(value, dict):
        for item in value.items():
            yield from leaves(item)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from leaves(item)
    else:
        assert is_dataclass(value), f"it holds a {type(value).__name__}"
        for part in fields(value):
            yield from leaves(getattr(value, part.name))


def check(snapshot: Snapshot, secret: bytes, elsewhere: dict[int, set[Any]]) -> None:
    """`elsewhere` are the tiles that each seat's own View shows it holds."""
    held = {value for value in leaves(snapshot) if isinstance(value, bytes)}
    if snapshot.over:
        assert held == {secret}
        return
    assert held <= {b""}
    assert secret.hex() not in repr(snapshot)
    shown_to_all = in_view(snapshot.public_view)
    for seat, tiles in elsewhere.items():
        assert not tiles & shown_to_all, "the public View shows a hand"
        for other, view in enumerate(snapshot.views):
            if other != seat:
                given = set(snapshot.views[seat].trick_board.received) | set(view.trick_board.passed)
                assert tiles & in_view(view) <= given & set(view.trick_board.passed), "a View shows another's hand"


@pytest.mark.parametrize(("preset", "seats"), [("eleven-point", 3), ("twenty-one-point", 4), ("partners", 4)])
async def test_a_snapshot_holds_no_secret_of_others(tables: Tables, preset: str, seats: int):
    outcome = Outcome(await tables.snapshot(await match(tables, seats, preset=preset, target=6)))
    secret = (await tables._store.tables.get(outcome.snapshot.id)).secret
    assert len(secret) == 32
    rng = random.Random(preset)
    while True:
        snapshot = outcome.snapshot
        check(snapshot, secret, {seat: set(pieces(view)) for seat, view in enumerate(snapshot.views)})
        for event in outcome.events:
            list(leaves(event))
        if snapshot.over:
            break
        outcome = await act_once(tables, snapshot, rng)


async def test_a_printed_table_gives_nothing_away(tables: Tables):
    snapshot = await tables.snapshot(await match(tables))
    row, inside = await tables._store.tables.get(snapshot.id), tables.access._tables[snapshot.id]
    assert inside.match is not None
    printed = f"{row!r} {row} {inside!r} {snapshot!r} {tables!r} {inside.match!r}"
    for secret in (row.secret.hex(), repr(row.secret), repr(inside.match.seed)):
        assert secret not in printed
    assert repr(pieces(snapshot.views[0])[0]) not in repr(inside)
    assert type(inside.match.deal).__name__ not in repr(inside.match), "what is drawn for the lead is all it prints"


async def test_a_journal_that_cannot_be_replayed_shows_no_hand(tables: Tables):
    """A click gets a sentence, and the log a line; the reason would show a hand."""
    snapshot = await pass_all(tables, await match(tables))
    (leader,) = waiting(snapshot)
    illegal = NewMove(seat=leader, notation=f"lead {pieces(snapshot.views[leader - 1])[0]}")
    await tables._store.journal.append(snapshot.id, snapshot.position + 1, [illegal])
    with pytest.raises(Refusal) as refused:
        await tables.snapshot(snapshot.id)
    shown = f"{told(refused.value.text)} {refused.value}"
    assert [piece for view in snapshot.views for piece in pieces(view) if str(piece) in shown] == []
