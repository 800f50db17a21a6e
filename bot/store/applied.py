"""Which interactions have changed a table: each does so at most once, however often and wherever it is delivered."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database, upsert, whole
from bot.store.errors import AlreadyApplied
from bot.store.schema import applied, moves

_KEPT = timedelta(days=1)  # Discord delivers nothing that late


async def claim(connection: AsyncConnection, interaction_id: int | None) -> None:
    """Puts down, within the transaction that applies it, that an interaction is applied. Raises AlreadyApplied.

    A transaction that locks a table does so before: else two could wait for each other.
    """
    if interaction_id is None:
        return
    now = datetime.now(UTC)
    await connection.execute(delete(applied).where(applied.c.at < now - _KEPT))
    new = upsert(connection, applied).values(interaction_id=interaction_id, at=now).on_conflict_do_nothing()
    if not (await connection.execute(new)).rowcount:
        raise AlreadyApplied


class Applied(Database):
    """What has been applied."""

    @whole
    async def is_applied(self, interaction_id: int) -> bool:
        """Whether an interaction has made a move, or was put down with whatever else it did to a table."""
        made = select(moves.c.interaction_id).where(moves.c.interaction_id == interaction_id)
        done = select(applied.c.interaction_id).where(applied.c.interaction_id == interaction_id)
        async with self._reading() as connection:
            return (await connection.execute(union_all(made, done).limit(1))).first() is not None
