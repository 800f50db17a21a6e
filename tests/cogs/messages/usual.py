"""The words and controls of usual matches' messages, for their approved checksums: see tests/gallery/approved.py."""

import json
from collections.abc import Iterator
from dataclasses import replace

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from bot.store.schema.seats import Invitation
from bot.store.tables.swaps import SwapRequest
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say
from cogs.help import pages as help_pages
from cogs.kit.actions import SeatChoice
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import AnyPayload, Payload, row_of
from cogs.messages import deal_end, hand_messages, house_rules, lobby, seat_changes, table_messages
from cogs.people.pages import PER_PAGE, HistoryPage, match_list, past_match
from tests.cogs.people.past_matches import past
from tests.cogs.tables import BIGGEST_ID, table_of
from tests.moments import moments

HOST, STRANGER = Person(BIGGEST_ID - 100, "host"), Person(1, "stranger")


def usual_messages() -> Iterator[tuple[str, bytes]]:
    """The words and controls of each message, under the name of its game and preset."""
    for game in CATALOGUE.values():
        for preset in game.presets:
            about = f"messages of {say(game.title)} ({say(preset.title)})"
            for made in payloads_of(game, preset):
                yield about, _shown(made).encode()


def agreed_to_hints(snapshot: Snapshot) -> Snapshot:
    return replace(snapshot, seats=tuple(replace(seat, hints=True) for seat in snapshot.seats))


def payloads_of(game: AnyGame, preset: Preset) -> Iterator[AnyPayload]:
    """The messages of a usual match under a preset."""
    yield from _before(game, preset)
    yield from _during(preset)
    yield from _after(game, preset)


def _shown(made: AnyPayload) -> str:
    if isinstance(made, Page):
        return json.dumps(made.components())
    assert isinstance(made, Payload)
    alt = made.drawing.alt if made.drawing is not None else ""
    return json.dumps([made.content, alt, sorted(made.ping), [row_of(row) for row in made.rows if row]])


def _before(game: AnyGame, preset: Preset) -> Iterator[AnyPayload]:
    snapshot = table_of(game, preset, preset.players[0]).snapshot()
    without = replace(snapshot, row=replace(snapshot.row, hints=False))
    kept = replace(snapshot, invited=(Invitation(1, batch=1, seat=2),))
    for shown in (snapshot, agreed_to_hints(snapshot), without, kept, replace(kept, seats=kept.seats[:-1])):
        yield lobby.payload(shown)
        yield help_pages.of_table(shown, 99)
        for person in (HOST, STRANGER):
            yield house_rules.page(shown, person)
            yield lobby.more(shown, person)
    yield hand_messages.hand(snapshot, snapshot.seats[0])
    yield hand_messages.removed(snapshot)
    yield from _of_seats(snapshot)


def _of_seats(snapshot: Snapshot) -> Iterator[AnyPayload]:
    """A lobby in which one seat is free, two people swap, and someone is removed."""
    asker, asked, *_, last = snapshot.seats
    ids = [seat.user_id or 0 for seat in (asker, asked)]
    for is_declined in (False, True):
        asking = replace(snapshot, seats=snapshot.seats[:-1], swaps=(SwapRequest(1, *ids, is_declined=is_declined),))
        yield seat_changes.swap_question(asking, 1)
        yield seat_changes.changed(asking, asking.seats[0], SeatChoice("row", asked.id))
    yield seat_changes.choose(asking, asking.seats[0])
    for row in asking.seats[:2]:
        yield seat_changes.joined(asking, row)
    yield seat_changes.kept()
    yield seat_changes.shuffled(asking)
    yield seat_changes.remove_select(asking, STRANGER)
    computer = replace(last, user_id=None, level="hard")
    for seat, was_host in ((asked, False), (asked, True), (computer, False)):
        for person in (Person(ids[0], "Ann"), STRANGER):
            yield seat_changes.removed(snapshot, seat, person, was_host=was_host)


def _during(preset: Preset) -> Iterator[AnyPayload]:
    first, *_ = found = [it.snapshot for it in moments() if it.preset == preset]
    yield lobby.started(first)
    for shown in (first, agreed_to_hints(first)):
        yield lobby.payload(shown)
        yield house_rules.page(shown, HOST)
    for snapshot in found:
        deal = snapshot.deal
        yield table_messages.table(snapshot, deal)
        yield table_messages.last_trick(snapshot)
        yield table_messages.scores(snapshot)
        for seat in snapshot.seats:
            yield hand_messages.hand(snapshot, seat)
            if deal > 1:
                yield deal_end.seat_over(snapshot, deal - 1, seat.seat)


def _after(game: AnyGame, preset: Preset) -> Iterator[AnyPayload]:
    players = preset.players[0]
    over = (it.snapshot for it in moments() if it.preset == preset and it.players == players and it.snapshot.over)
    snapshot, table = replace(next(over), rating_changes=(3,) * players), table_of(game, preset, players)
    people = tuple(replace(seat, user_id=seat.user_id or 7, level=None) for seat in snapshot.seats)
    assert snapshot.public is not None
    for shown in (snapshot, replace(snapshot, seats=people)):
        yield deal_end.final(shown)
        for seat in range(len(people)):
            yield deal_end.seat_over(shown, shown.public.deal, seat)  # type: ignore[union-attr]
    match = past(table, snapshot.public.results[-1].totals)
    yield past_match(CATALOGUE, match, snapshot, HistoryPage())
    for page in range(3):
        yield match_list(CATALOGUE, HistoryPage(page=page), [match, past(table)], 2 * PER_PAGE + 1, "Ann")
    yield match_list(CATALOGUE, HistoryPage(game=game.name, user_id=5), [], 0, "Ann")
