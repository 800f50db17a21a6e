"""Check the message that shows a player's hand: its text and its buttons, at any moment of a match."""

from dataclasses import replace
from typing import Any

from bot.rules.boards import TrainsView
from bot.rules.moves import Claim, Concede
from bot.rules.notation import parse_move
from bot.rules.pieces import Tile
from bot.rules.view import Ask, Phase, View
from bot.store.schema.seats import SeatRow
from bot.table.state.snapshot import Snapshot
from bot.words.seat.coach import coach_line
from bot.words.speaker import say
from cogs.messages import deal_end, hand_messages
from cogs.messages import table_messages as messages
from cogs.messages.hand_messages import challenge_page
from tests.cogs.limits import check
from tests.end_to_end.controls import Control
from tests.said import said


def moves_offered(components: list[dict[str, Any]]) -> set[str]:
    """The moves that a message's controls make, in notation."""
    made = [Control(part) for part in components]
    return {move for it in made if it.action in ("move", "challenge") for move in it.moves}


def plays_offered(snapshot: Snapshot, seat: SeatRow, components: list[dict[str, Any]]) -> set[str]:
    """The moves that a hand's controls make, at once or after the suit or end is chosen."""
    made = moves_offered(components)
    for piece in [Control(part) for part in components if ":piece:" in part["custom_id"]]:
        ways = hand_messages.with_ways(snapshot, seat, parse_move(*piece.moves))
        assert ways is not None
        *asked, back = check(ways)
        assert ":less:" in back["custom_id"]
        assert {part["custom_id"].split(":")[3] for part in asked} == {str(piece.position)}
        found = moves_offered(asked)
        assert len(found) > 1, "it asks although there is only one way to play the tile"
        assert not found & made
        made |= found
    return made


def check_hand(snapshot: Snapshot, seat: SeatRow) -> None:
    """Check that the buttons of a hand offer exactly the moves its player may make."""
    view = snapshot.views[seat.seat]
    components = check(hand_messages.hand(snapshot, seat))
    ask = view.ask or Ask(view.phase, "")
    check_tip(snapshot, seat)
    if snapshot.over:
        return
    choices = {str(choice.move) for choice in ask.choices}
    if not snapshot.game.hands_by_dm:  # every move is made at the table
        assert not moves_offered(components)
        assert choices <= moves_offered(check(messages.table(snapshot, view.deal)))
        return
    plays = set[str]() if ask.pick else choices
    claims = {str(choice.move) for choice in view.extra_choices if isinstance(choice.move, Claim | Concede)}
    assert claims == {part["custom_id"].partition("|")[2] for part in components if ":claim:" in part["custom_id"]}
    extra = {str(choice.move) for choice in view.extra_choices} - claims
    doubts = {move for move in extra if move.startswith("challenge ")} if view.phase is not Phase.REVIEW else set[str]()
    if doubts:  # during a deal, they are on a page of their own with the tricks so far
        page = challenge_page(snapshot, seat)
        below = check(page)
        assert moves_offered(below) == doubts
        assert {part["custom_id"].split(":")[3] for part in below} == {str(snapshot.asked_at)}
        assert page.drawing is not None
        starts = page.drawing.alt.startswith(("Tricks so far", "Last look", "your ", "Your "))
        assert starts or "challenged by" in page.drawing.alt
    behind = check(hand_messages.with_more(snapshot, seat, None))
    assert bool(doubts) is any(part["custom_id"].startswith("b:review:") for part in behind)
    assert plays_offered(snapshot, seat, behind) >= plays, "a play is missing under More"
    last_row = hand_messages.hand(snapshot, seat).rows[-1]
    assert ":more:" in last_row[-1]["custom_id"]
    assert len(last_row) <= (5 if isinstance(view.board, TrainsView) else 3)
    assert plays_offered(snapshot, seat, components) - extra == plays
    assert moves_offered(components) >= extra - doubts
    assert all(str(parse_move(move)) == move for move in moves_offered(components))
    picks = [part for part in components if part["custom_id"].startswith("s:pick:")]
    assert [(part["min_values"], part["max_values"]) for part in picks] == ([(ask.pick, ask.pick)] if ask.pick else [])
    for part in components:
        _, action, _, position, _ = part["custom_id"].split(":", 4)
        if action in ("move", "piece", "pick", "claim"):
            at_any_time = moves_offered([part]) == {"retract"}
            assert position == ("0" if at_any_time else str(snapshot.asked_at))
    check(hand_messages.hand(snapshot, seat, "You passed 6-4 6-3 6-2."))
    check_tellings(snapshot, seat)
    for number in range(1, view.deal):
        check(deal_end.seat_over(snapshot, number, seat.seat))


def check_tellings(snapshot: Snapshot, seat: SeatRow) -> None:
    """Check that "picture only" has at most one line of text, and that "text only" names every piece of the hand."""
    line, full = (hand_messages.hand(snapshot, replace(seat, style=how, coach=False)) for how in ("picture", "text"))
    check(line)
    assert "\n" not in line.content.replace(f"\n{said('forced-ask')}", "")
    check(full)
    assert len(full.content) <= 2000, "too long for a message"
    pieces = [str(shown.piece) for shown in snapshot.views[seat.seat].hand if isinstance(shown.piece, Tile)]
    assert full.drawing is not None or all(piece in full.content for piece in pieces)


def check_tip(snapshot: Snapshot, seat: SeatRow) -> None:
    """Check that only newcomers whose turn it is see a tip, with a button to turn tips off."""
    for newcomer, coach in ((True, True), (True, False), (False, True)):
        reader = replace(seat, novice=newcomer, coach=coach)
        payload = hand_messages.hand(snapshot, reader)
        behind = check(payload)
        if snapshot.game.hands_by_dm and not snapshot.over:
            behind = check(hand_messages.with_more(snapshot, reader, None))
        tips = payload.content.count("💡")
        ends = [part for part in behind if part["custom_id"].startswith("b:coach:")]
        assert len(ends) >= tips
        assert not ends or (newcomer and coach)
        assert tips <= (newcomer and coach and snapshot.views[seat.seat].ask is not None)
        assert payload.drawing is not None or not tips


def check_tip_at_table(snapshot: Snapshot, view: View) -> None:
    """Check that in games without hands a newcomer's tip is at the table, with the button to turn tips off."""
    for newcomer in (True, False):
        seats = tuple(replace(seat, novice=newcomer) for seat in snapshot.seats)
        payload = messages.table(replace(snapshot, seats=seats), view.deal)
        tip = say(coach_line(view)) if newcomer and not snapshot.game.hands_by_dm and not snapshot.over else ""
        assert ("💡" in payload.content) == bool(tip)
        assert payload.content.endswith(tip)
        assert any(part["custom_id"].startswith("b:coach:") for part in check(payload)) == bool(tip)
