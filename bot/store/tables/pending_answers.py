"""Answers that are about to show a private hand, found again by their tokens after a crash."""

from dataclasses import asdict

from sqlalchemy import Connection, Delete, delete, select

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.schema.messages import TOKEN_VALID, PendingAnswer, messages, pending_answers
from bot.store.schema.tables import tables
from bot.store.statements import rows_of
from bot.store.tables.messages import NewMessage, add_leftover, keep_token, note_posts, put_message


class PendingAnswerStore(StorePart):
    """Pending answers, each from before it is given until `MessageStore.remember` stores its message."""

    @writes
    def add(self, connection: Connection, pending: PendingAnswer) -> None:
        """Store that an answer is about to be given."""
        new = upsert(connection, pending_answers).values(asdict(pending))
        connection.execute(new.on_conflict_do_nothing())  # two processes may be given the same interaction

    @reads
    def all(self, connection: Connection) -> tuple[PendingAnswer, ...]:
        """The answers whose tokens are still valid, oldest first."""
        since = clock.now() - TOKEN_VALID
        query = select(pending_answers).where(pending_answers.c.at > since).order_by(pending_answers.c.at)
        return rows_of(PendingAnswer, connection.execute(query))

    @reads
    def is_pending(self, connection: Connection, interaction_id: int) -> bool:
        """True if the message that answers an interaction is still unknown."""
        query = select(pending_answers.c.at).where(pending_answers.c.interaction_id == interaction_id)
        return connection.execute(query).first() is not None

    @writes
    def forget(self, connection: Connection, interaction_id: int) -> None:
        """Delete an answer that was not given."""
        connection.execute(_delete(interaction_id))

    @writes
    def adopt(self, connection: Connection, pending: PendingAnswer, message_id: int) -> bool:
        """Store the message of an answer; its content is unknown. It becomes a leftover if its player has a newer one.

        False, and nothing changed, if the message is known already.
        """
        table_id = pending.table_id
        connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
        if not connection.execute(_delete(pending.interaction_id)).rowcount:
            return False
        note_posts(connection, table_id)
        new = NewMessage(
            kind="private", deal=0, seat=pending.seat, channel_id=pending.channel_id, message_id=message_id,
            token=pending.token,
        )  # fmt: skip
        own = messages.c.table_id == table_id, messages.c.kind == "private", messages.c.seat == pending.seat
        query = select(messages.c.message_id).where(*own, messages.c.posted_at > pending.at)
        newer = connection.execute(query).scalar()
        if newer is None:
            put_message(connection, table_id, new, pending.at)
        elif newer != message_id:
            keep_token(connection, message_id, pending.token, pending.at)
            add_leftover(connection, table_id, new)
        return True


def _delete(interaction_id: int) -> Delete:
    return delete(pending_answers).where(pending_answers.c.interaction_id == interaction_id)
