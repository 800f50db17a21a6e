"""What messages say to those who read them in passing: what to choose, what just happened, how it ended."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import discord
import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Bid, Yield
from bot.rules.options import Preset
from bot.rules.shuffle import match_seed_1
from bot.rules.tricks.counts import CountGame
from bot.rules.view import Phase
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from cogs.messages import deal_end, hand_messages, lobby, texts
from cogs.messages import table_messages as messages
from cogs.messages.parts.payload import Payload
from tests.cogs.limits import BUTTON, SELECT, check
from tests.cogs.tables import NOW, played, set_state, table_of

PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]
TRICKS = [(game, preset) for game, preset in PRESETS if game.hands_by_dm]


def name_of(of: tuple[AnyGame, Preset]) -> str:
    game, preset = of
    return f"{game.name}-{preset.name}"


def moments(table: Table, most: int = 150) -> Iterator[Snapshot]:
    for _ in played(table, random.Random(3), most):
        yield table.snapshot()


@dataclass(frozen=True)
class Opening:
    """How a match under a preset begins."""

    game: AnyGame
    moments: tuple[Snapshot, ...]


@pytest.fixture(scope="module")
def opening(request: pytest.FixtureRequest) -> Opening:
    """Played once for all tests that look at the same preset."""
    game, preset = request.param
    return Opening(game, tuple(moments(table_of(game, preset, preset.players[0]))))


def placeholders(payload: Payload) -> list[str]:
    return [part["placeholder"] for part in check(payload) if part["type"] != BUTTON]


def labels(payload: Payload) -> list[str]:
    return [part["label"] for part in check(payload) if part["type"] == BUTTON]


@pytest.mark.parametrize("opening", PRESETS, ids=name_of, indirect=True)
def test_a_select_says_what_is_chosen(opening: Opening) -> None:
    seen: set[str] = set()
    for snapshot in opening.moments:
        view = snapshot.public
        if view is None or snapshot.over:
            continue
        at_table = placeholders(messages.table(snapshot, view.deal))
        assert all(placeholder.lower().startswith(view.prompt.lower()) for placeholder in at_table)
        hands = [
            placeholder
            for seat in view.to_act
            for placeholder in placeholders(hand_messages.hand(snapshot, snapshot.seats[seat]))
        ]
        for placeholder in (*at_table, *hands):
            assert placeholder[0].isupper()
            assert placeholder.split(" (")[0] not in ("Choose", "")
            seen.add(placeholder)
    game = opening.game
    if game.name == "domino-hearts":
        assert "Lead a tile" in seen
    elif game.hands_by_dm:
        leads = {placeholder for placeholder in seen if placeholder.startswith("Lead")}
        both = not isinstance(game, CountGame)  # there the higher end is led, and no suit is to choose
        assert leads == ({"Lead a tile as one of its suits"} if both else {"Lead a tile"})


def test_a_select_of_one_bid_names_it_alone() -> None:
    game, preset = CATALOGUE["seventy-nine"], CATALOGUE.preset("seventy-nine", "nel-o")
    table = table_of(game, preset, 6)
    set_state(table, "playing")
    table.deal_from(match_seed_1(table.row.secret, range(5)))
    table.apply_step(table.step(table.to_act()[0], Bid(50)), 0, NOW)
    snapshot = table.snapshot()
    shown = hand_messages.hand(snapshot, snapshot.seats[table.to_act()[0]])
    assert placeholders(shown) == ["Bid more (55 points … 79 points)", "Bid Nel-O"]


@pytest.mark.parametrize("opening", TRICKS, ids=name_of, indirect=True)
def test_last_trick_is_offered_once_there_is_one(opening: Opening) -> None:
    offered: set[bool] = set()
    for snapshot in opening.moments:
        if snapshot.public is None or snapshot.over:
            continue
        there = "Last trick" in labels(messages.table(snapshot, snapshot.public.deal))
        said = messages.last_trick(snapshot).content
        assert there == (said != "No trick has been played yet.")
        if there:
            finished, deal = snapshot.public.trick_board.finished, snapshot.public.deal
            which = f"Deal {deal}, trick {len(finished)}: " if finished else f"Deal {deal - 1}, trick "
            assert said.startswith(which), "before the first trick of a deal it is the last of the deal before"
        offered.add(there)
        for seat in snapshot.seats:
            view = snapshot.views[seat.seat]
            if view.ask:
                assert ("Last trick" in labels(hand_messages.hand(snapshot, seat))) == there
    assert offered == {False, True}


def test_a_hand_that_waits_stays_as_it_is_until_the_first_trick_is_taken() -> None:
    game = CATALOGUE["domino-whist"]
    resting: dict[int, Payload] = {}
    seen: set[int] = set()
    for snapshot in moments(table_of(game, game.presets[0], 4)):
        board = snapshot.public.trick_board if snapshot.public is not None else None
        if board is None or board.on_table is None or len(board.finished) > 1:
            continue
        for seat in snapshot.seats:
            own = hand_messages.hand(snapshot, seat)
            if snapshot.views[seat.seat].ask or board.on_table.by(seat.seat) is None or board.finished:
                resting.pop(seat.seat, None)
            else:
                assert resting.setdefault(seat.seat, own).face == own.face
        seen.add(len(resting))
        if board.finished:
            assert max(seen) == 3
            return
    pytest.fail("no trick was finished")


def test_a_hand_that_waits_tells_what_was_passed_until_its_player_has_played() -> None:
    game = CATALOGUE["domino-hearts"]
    told: set[tuple[bool, bool]] = set()
    for snapshot in moments(table_of(game, game.presets[0], 4), 30):
        for seat, view in enumerate(snapshot.views):
            if view.phase is Phase.PLAY and view.ask is None and view.deal == 1:
                drawing = hand_messages.hand(snapshot, snapshot.seats[seat]).drawing
                assert drawing is not None
                told.add((len(view.hand) < 13, " From " in drawing.alt))
    assert told == {(False, True), (True, False)}


@pytest.mark.parametrize(
    ("game", "verb"), [("domino-hearts", "takes"), ("black-tile", "takes"), ("seventy-nine", "wins")]
)
def test_a_trick_that_hurts_is_taken_and_not_won(game: str, verb: str) -> None:
    kind = CATALOGUE[game]
    ends = [
        texts.table_text(snapshot)
        for snapshot in moments(table_of(kind, kind.presets[0], kind.presets[0].players[0]))
        if snapshot.public is not None and not snapshot.over and snapshot.public.trick_board.complete_trick is not None
    ]
    lines = [line for text in ends for line in text.splitlines() if " — **" in line]
    assert lines
    for line in lines:
        assert line.partition("** ")[2].startswith(f"{verb} ")


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=map(name_of, PRESETS))
def test_a_start_says_where_the_hands_are(game: AnyGame, preset: Preset) -> None:
    """Whoever plays with a row on the table is promised no direct message, and no button there is not."""
    table = table_of(game, preset, preset.players[0])
    waiting = hand_messages.hand(table.snapshot(), table.seats[0]).content
    set_state(table, "playing")
    table.deal_from(match_seed_1(table.row.secret, range(3)))
    snapshot = table.snapshot()
    assert snapshot.public is not None
    started = texts.started_text(snapshot)
    assert ("direct message" in started) == ("**My hand**" in started) == game.hands_by_dm
    assert ("on the table" in started) == ("on the table" in waiting) != game.hands_by_dm
    assert ("My hand" in labels(messages.table(snapshot, snapshot.public.deal))) == game.hands_by_dm


def test_the_order_to_lead_is_no_more_prominent_than_the_leads() -> None:
    game = CATALOGUE["black-tile"]
    for snapshot in moments(table_of(game, game.presets[0], 4)):
        view = snapshot.public
        if view is not None and view.phase is Phase.OPENING:
            controls = check(hand_messages.hand(snapshot, snapshot.seats[view.to_act[0]]))
            kinds = [(part["type"], part.get("style")) for part in controls if ":move:" in part["custom_id"]]
            assert kinds == [(SELECT, None), (BUTTON, discord.ButtonStyle.secondary.value)]
            at_table = check(messages.table(snapshot, view.deal))
            highlighted = [it["label"] for it in at_table if it["style"] == discord.ButtonStyle.primary.value]
            assert "Play" in highlighted, "which shows the leads"
            return
    pytest.fail("nobody opened")


def test_the_one_who_may_be_ordered_to_lead_is_named() -> None:
    """Whoever is to lead once the first player has yielded."""
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 4)
    for snapshot in moments(table):
        view = snapshot.public
        if view is not None and view.phase is Phase.OPENING:
            (leader,) = game.to_act(table.step(view.to_act[0], Yield()).match)
            assert f"let {texts.names_of(snapshot)[leader]} lead" in texts.table_text(snapshot)
            return
    pytest.fail("nobody opened")


def test_what_came_of_a_challenge_is_told() -> None:
    game, preset = CATALOGUE["domino-hearts"], CATALOGUE.preset("domino-hearts", "honour")
    found: set[str] = set()
    for snapshot in moments(table_of(game, preset, 4), most=800):
        view = snapshot.public
        if view is None or snapshot.over or not view.trick_board.challenges:
            continue
        last = view.trick_board.challenges[-1]
        names = texts.names_of(snapshot)
        ending = "a revoke." if last.proven else "no revoke."
        piece = view.trick_board.finished[last.trick - 1].by(last.seat)
        assert piece is not None
        line = f"challenged {names[last.seat]}'s {piece.piece} in trick {last.trick}: {ending}"
        table = texts.table_text(snapshot)
        assert f"{names[last.by]} {line}" in table or "took back" in table
        assert f"You {line}" in texts.hand_text(snapshot, snapshot.views[last.by])
        found.add(ending)
    assert len(found) == 2


def test_a_trick_that_lies_until_the_next_lead_says_its_number() -> None:
    game = CATALOGUE["black-tile"]
    for snapshot in moments(table_of(game, game.presets[0], 4)):
        board = snapshot.public.trick_board if snapshot.public is not None else None
        if board is not None and board.on_table is not None and (board.on_table.number, board.number) == (2, 3):
            heading, _, trick, *_ = texts.table_text(snapshot).splitlines()
            assert heading.endswith("trick 3 of 7")
            assert trick.startswith("Trick 2: ")
            return
    pytest.fail("no such moment")


@pytest.mark.parametrize(
    ("game", "preset", "first_line"),
    [
        ("blind-hughie", "blind-hughie", "**Blind Hughie** · usual rules"),
        ("blind-hughie", "any-tile", "**Blind Hughie** · any tile"),
        ("blind-hughie", "billitonnen", "**Billitonnen** · usual rules"),
        ("blind-hughie", "billitonnen-three", "**Billitonnen** · three rounds to win"),
        ("black-tile", "thirty-point", "**Black Tile 30** · Thirty Point"),
    ],
)
def test_a_lobby_says_the_games_name_once(game: str, preset: str, first_line: str) -> None:
    kind = CATALOGUE[game]
    chosen = CATALOGUE.preset(game, preset)
    assert lobby.payload(table_of(kind, chosen, chosen.players[0]).snapshot()).content.splitlines()[0] == first_line


@pytest.mark.parametrize(("game", "preset"), [("black-tile", "eleven-point"), ("black-tile", "partners")])
def test_the_last_hand_tells_its_player_how_the_match_ended(game: str, preset: str) -> None:
    kind, chosen = CATALOGUE[game], CATALOGUE.preset(game, preset)
    table = table_of(kind, chosen, 4)
    for _ in played(table, random.Random(3), most=5000):
        pass
    set_state(table, "finished")
    snapshot = table.snapshot()
    view = snapshot.public
    assert view is not None
    assert view.winners
    for seat in range(4):
        text = texts.hand_over_text(snapshot, view.deal, seat)
        won = view.side_of(seat) in view.winners
        assert ("The match is over: you" in text) == won
        assert "The match is over: " in text
        assert "The match is over" not in texts.hand_over_text(snapshot, view.deal - 1, seat)
    assert ("share the win" in texts.final_text(snapshot)) == (len(view.winners) > 1), "partners win together"


@pytest.mark.parametrize("game", ["blind-hughie", "seventy-nine"])
def test_who_drew_what_is_said_until_something_has_been_done(game: str) -> None:
    kind = CATALOGUE[game]
    before, *after = [
        texts.table_text(snapshot)
        for snapshot in moments(table_of(kind, kind.presets[0], kind.presets[0].players[0]), most=3)
    ]
    assert "Drawn for" in before
    assert len(after) == 3
    assert all("Drawn for" not in text for text in after)


@pytest.mark.parametrize("players", [3, 4])
def test_ratings_are_told_where_only_people_have_played(players: int) -> None:
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], players, target=1)
    for _ in played(table, random.Random(3), most=5000):
        pass
    set_state(table, "finished")
    with_computer = replace(table.snapshot(), rating_changes=(3,) * players)
    drawing = deal_end.final(with_computer).drawing
    assert drawing is not None
    assert "Ratings" not in drawing.alt
    people = tuple(replace(seat, user_id=seat.user_id or 7, level=None) for seat in with_computer.seats)
    drawing = deal_end.final(replace(with_computer, seats=people)).drawing
    assert drawing is not None
    assert "Ratings: " in drawing.alt
