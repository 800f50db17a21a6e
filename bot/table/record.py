"""The record of a match that is over, as a text that anyone can read, and check: `boneyard record verify FILE`.

One line each: a name, a colon, a value; then the moves as `POSITION SEAT NOTATION`, seats counted from 1. The lines
from `game` to `start` are the terms of the match, from which its seed is made with the secret (bot/rules/shuffle.py).
"""

import json

from bot.rules.shuffle import commitment
from bot.store.rows.journal import MatchRecord
from bot.table.state.shuffle import first_seats, terms_of

HEADER = "Boneyard game record 2"


def record_text(record: MatchRecord) -> str:
    """The record as text."""
    table, first = record.table, first_seats(record.seats)
    deals = () if table.deals is None else (f"deals: {table.deals}",)
    seal, secret = f"seal: {commitment(table.secret)}", f"secret: {table.secret.hex()}"
    names = f"names: {json.dumps([seat.name for seat in first], ensure_ascii=False)}"
    moves = (f"{move.position} {move.seat + 1} {move.notation}" for move in record.moves)
    return "\n".join((HEADER, *terms_of(table, first).lines, *deals, seal, secret, names, "", *moves)) + "\n"
