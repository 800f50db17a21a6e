"""Who was invited to a table: each person once, in batches, each of which is one message."""

from collections.abc import Mapping

from sqlalchemy import func, insert, select

from bot.store.database.database import StorePart, shielded
from bot.store.schema import invitations
from bot.store.statements import lock_table


class InvitationStore(StorePart):
    """The invitations to lobbies."""

    @shielded
    async def add(self, table_id: int, seats: Mapping[int, int | None]) -> tuple[int, ...]:
        """Invite people by user id, each perhaps to the seat that is kept for them. Returns those who were not before.

        Together they are the table's next batch. Raises NoTable.
        """
        of_table = invitations.c.table_id == table_id
        async with self.database.writing("The invitation") as connection:
            await lock_table(connection, table_id)
            known = set((await connection.execute(select(invitations.c.user_id).where(of_table))).scalars())
            last = (await connection.execute(select(func.max(invitations.c.batch)).where(of_table))).scalar_one()
            new = tuple(user_id for user_id in seats if user_id not in known)
            if new:
                key = {"table_id": table_id, "batch": (last or 0) + 1}
                rows = [key | {"user_id": user_id, "seat": seats[user_id]} for user_id in new]
                await connection.execute(insert(invitations), rows)
        return new
