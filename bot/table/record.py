"""The record of a match that is over, as a text that anyone can read, and check: `boneyard record verify FILE`.

One line each: a name, a colon, a value; then the moves as `POSITION SEAT NOTATION`, seats counted from 1. The lines
from `game` to `start` are the terms of the match, from which its seed is made with the secret (bot/rules/shuffle.py).
"""

import json

from bot.rules.shuffle import commitment, options_text
from bot.store.rows.journal import MatchRecord
from bot.table.state.shuffle import first_seats, numbers_of, terms_of

HEADER = "Boneyard game record 2"
HEADER_1 = "Boneyard game record 1"


def record_text(record: MatchRecord) -> str:
    """The record as text; of version 1 where an older version of the bot opened the table."""
    table, first = record.table, first_seats(record.seats)
    names = json.dumps([seat.name for seat in first], ensure_ascii=False)
    seal, secret = f"seal: {commitment(table.secret)}", f"secret: {table.secret.hex()}"
    terms = terms_of(table, first)
    if terms is None:
        rules = f"game: {table.game}", f"options: {options_text(table.options)}", f"players: {table.players}"
        deals = () if table.deals is None else (f"deals: {table.deals}",)
        joins = f"joins: {' '.join(map(str, numbers_of(first)))}"
        head = HEADER_1, *rules, *deals, f"names: {names}", seal, secret, joins
    else:
        head = HEADER, *terms.lines, seal, secret, f"names: {names}"
    moves = (f"{move.position} {move.seat + 1} {move.notation}" for move in record.moves)
    return "\n".join((*head, "", *moves)) + "\n"
