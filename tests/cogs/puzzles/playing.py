"""Puzzles of matches that have been played."""

import json

from bot.playground import UserClient
from tests.end_to_end.house import Place, Table


def add_puzzle(place: Place, table: Table, person: UserClient) -> None:
    """A puzzle of a play of theirs, and nothing left to look at: as though the search had been so lucky."""
    query = (
        "SELECT position, seat, notation, at FROM moves WHERE table_id = ? AND user_id = ? AND notation LIKE 'play %'"
    )
    position, seat, made, at = place.rows(f"{query} ORDER BY position", table.id, person.id)[0]
    choices = json.dumps([["play 1-0" if made == "play 0-0" else "play 0-0", 2.0, 0.1], [made, -1.0, 0.1]])
    values = table.id, position - 1, seat, person.id, choices, at
    columns = "table_id, position, seat, user_id, choices, made, at"
    place.change(f"INSERT INTO puzzles ({columns}) VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT DO NOTHING", *values)
    place.change("INSERT OR REPLACE INTO puzzle_searches VALUES (?, 24)", table.id)
