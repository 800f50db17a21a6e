"""What a table's match is dealt from, and its record, which anyone can read and check: `boneyard record verify FILE`.

The record is one line each: a name, a colon, a value; then the moves as `POSITION SEAT NOTATION`, seats counted from 1.
The lines from `game` to `start` are the terms of the match, from which its seed is made with the secret
(bot/rules/shuffle.py).
"""

import json
from collections.abc import Iterable, Sequence

from bot.rules.shuffle import Terms, commitment, match_seed, options_text, seed_in_contest
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import TableRow
from bot.store.tables.journal import MatchRecord


def first_seats(history: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Those who sat at a table when its match began, by seat, from all who ever sat there."""
    first: dict[int, SeatRow] = {}
    for row in sorted(history, key=lambda row: row.id):  # a substitute before the first move came later
        if row.since == 0:
            first.setdefault(row.seat, row)
    return tuple(first[seat] for seat in sorted(first))


def terms_of(table: TableRow, first: Sequence[SeatRow]) -> Terms:
    """The terms of a match, or of a lobby if its match began now."""
    is_opened = table.opened_number is not None
    return Terms(
        game=table.game,
        options=options_text(table.options),
        players=table.players,
        opened=table.opened_number,
        people=tuple(row.seat for row in first if row.level is None),  # one whose data was deleted is a person too
        joins=tuple((row.seat, row.interaction_id) for row in first if row.interaction_id is not None),
        starter=(table.start_seat, table.start_number) if is_opened and table.start_number is not None else None,
    )


def seed_of_match(table: TableRow, first: Sequence[SeatRow]) -> bytes:
    """The seed of a table's match."""
    terms = terms_of(table, first)
    if terms.opened is None:
        return seed_in_contest(table.secret, (number for _, number in terms.joins))
    return match_seed(table.secret, terms.lines)


HEADER = "Boneyard game record 2"


def record_text(record: MatchRecord) -> str:
    """The record as text."""
    table, first = record.table, first_seats(record.seats)
    deals = () if table.deals is None else (f"deals: {table.deals}",)
    seal, secret = f"seal: {commitment(table.secret)}", f"secret: {table.secret.hex()}"
    names = f"names: {json.dumps([seat.name for seat in first], ensure_ascii=False)}"
    others = sorted((row for row in record.seats if row not in first), key=lambda row: row.id)
    later = (f"later {number}: {row.seat + 1} {row.since} {row.name}" for number, row in enumerate(others, 1))
    moves = (f"{move.position} {move.seat + 1} {move.notation}" for move in record.moves)
    return "\n".join((HEADER, *terms_of(table, first).lines, *deals, seal, secret, names, *later, "", *moves)) + "\n"
