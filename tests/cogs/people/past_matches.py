"""Past matches as the store has them, made of tables in memory."""

from collections.abc import Sequence
from dataclasses import replace

from bot.store.schema.results import MatchScore
from bot.store.scores.results import match_result
from bot.table.state.table import Table
from cogs.people.store import PastMatch
from tests.cogs.tables import NOW


def past(table: Table, totals: Sequence[int] = (), *, forgotten: int | None = None) -> PastMatch:
    """A table as the store tells of it when it is over; no totals where it was stopped."""
    sides = table.game.sides(table.options, table.row.players)
    seats = tuple(
        replace(seat, user_id=None, name="") if seat.seat == forgotten else replace(seat, table_id=table.row.id)
        for seat in table.seats
    )
    row = replace(table.row, state="finished" if totals else "stopped", started_at=NOW, ended_at=NOW)
    if not totals:
        return PastMatch(row, seats, (), 3)
    best = min(totals) if table.game.low_wins else max(totals)
    winners = [side for side, total in enumerate(totals) if total == best]
    finals = match_result(totals, sides, winners, low_wins=table.game.low_wins).seats
    kept = (
        MatchScore(
            seat=final.seat, side=final.side, total=final.total, place=final.place, won=final.won, shared=final.shared,
            player="user:1", table_id=row.id, low_wins=table.game.low_wins, at=NOW,
        )
        for final in finals
    )  # fmt: skip
    return PastMatch(row, seats, tuple(kept), 12)
