"""Lobbies and seats as people leave them, for the messages that are checked at them."""

from dataclasses import replace

from bot.table.errors import WrongState
from bot.table.state.snapshot import Snapshot
from cogs.messages import hand_messages, house_rules, seat_changes, shuffle
from cogs.messages import lobby as lobby_message
from tests.cogs.limits import check
from tests.cogs.messages.usual import HOST, STRANGER
from tests.told import refused


def check_left_seats(lobby: Snapshot) -> None:
    """A match whose people have all left, and the answers to people whose seats others took."""
    former = tuple(replace(seat, id=seat.id - 100) for seat in lobby.seats if seat.user_id is not None)
    row = replace(lobby.row, state="playing")
    free = tuple(replace(seat, user_id=None, level="normal") for seat in lobby.seats)
    taken = tuple(replace(seat, user_id=seat.user_id and seat.user_id - 100) for seat in lobby.seats)
    for seats in (free, taken):
        snapshot = replace(lobby, row=row, seats=seats, former=former)
        for user_id in (None, *(seat.user_id for seat in former)):
            check(hand_messages.left(snapshot, user_id))
        for seat in snapshot.seats:
            check(lobby_message.in_match(snapshot, seat))
        assert len(check(lobby_message.free_seats(snapshot))) == (len(former) if seats is free else 0)


def check_gaps(lobby: Snapshot) -> None:
    """A lobby whose host sits alone in its last seat: what everyone reads, and the host."""
    host = replace(lobby.seats[0], seat=lobby.row.players - 1)
    alone = replace(lobby, seats=(host,))
    for made in (
        lobby_message.payload(alone), lobby_message.more(alone, HOST), seat_changes.player_call(alone),
        shuffle.page(alone, 1), house_rules.page(alone, STRANGER), seat_changes.choose(alone, host),
        seat_changes.changed(alone, host),
    ):  # fmt: skip
        check(made)
    with refused(WrongState, "error-remove-last"):
        seat_changes.remove_select(alone, HOST)
