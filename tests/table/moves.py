"""Moves at a table, by those it waits for."""

import random

from bot.rules.moves import Move, Pass
from bot.rules.pieces import Piece
from bot.rules.view import Ask, View
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.tables import Tables


class Interactions:
    """The ids of interactions, each one more than the last."""

    def __init__(self) -> None:
        self.last = 2**60

    def __next__(self) -> int:
        self.last += 1
        return self.last


INTERACTIONS = Interactions()


def any_move(view: View, rng: random.Random) -> Move:
    """Something the viewer may do now."""
    ask = view.ask
    assert ask is not None
    return Pass(tuple(rng.sample(pieces(view), ask.pick))) if ask.pick else rng.choice(ask.choices).move


def pieces(view: View) -> list[Piece]:
    """The viewer's hand."""
    return [shown.piece for shown in view.hand if shown.piece is not None]


def ask_of(snapshot: Snapshot, seat: int) -> Ask:
    ask = snapshot.views[seat].ask
    assert ask is not None
    return ask


def user_at(snapshot: Snapshot, seat: int) -> int:
    user = snapshot.seats[seat].user_id
    assert user is not None
    return user


def waiting(snapshot: Snapshot) -> tuple[int, ...]:
    """The seats the table waits for."""
    return snapshot.public.to_act if snapshot.public else ()


async def act(tables: Tables, snapshot: Snapshot, seat: int, move: Move) -> Outcome:
    """Make a move for the person at a seat, by a click on this snapshot; or for the computer there."""
    asked_at, number = snapshot.asked_at, next(INTERACTIONS)
    if snapshot.seats[seat].user_id is None:
        return await tables.play.act_for_computer(snapshot.id, seat, move, position=asked_at)
    return await tables.play.act(snapshot.id, user_at(snapshot, seat), move, position=asked_at, interaction_id=number)


async def act_at_random(tables: Tables, snapshot: Snapshot, seat: int) -> Snapshot:
    """Make any legal move for the person at a seat; return the table afterwards."""
    return (await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(seat)))).snapshot


async def act_once(tables: Tables, snapshot: Snapshot, rng: random.Random) -> Outcome:
    """One of those the table waits for does something legal."""
    seat = rng.choice(waiting(snapshot))
    return await act(tables, snapshot, seat, any_move(snapshot.views[seat], rng))


async def pass_all(tables: Tables, table: int) -> Snapshot:
    """Everyone passes; the table as the first trick is to be led."""
    snapshot = await tables.snapshot(table)
    for seat in waiting(snapshot):
        snapshot = await act_at_random(tables, snapshot, seat)
    return snapshot


async def asked_twice_running(tables: Tables, table: int, rng: random.Random) -> tuple[Snapshot, Snapshot]:
    """A seat's turn to end a trick, and its next: it takes the trick and leads, so no other seat is asked between."""
    before = await pass_all(tables, table)
    while True:
        after = (await act_once(tables, before, rng)).snapshot
        if waiting(before) == waiting(after) and not after.over:
            return before, after
        before = after
