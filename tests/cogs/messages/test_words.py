"""The texts and controls of messages: the choice to make, the last events, the end."""

import random
import re
from dataclasses import replace

import pytest

from bot.message import AllOf, Message, Who, capitalized, value_text
from bot.playground.world.components import BUTTON
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.catalogue import CATALOGUE
from bot.rules.copies import updated
from bot.rules.moves import Bid, Lead, Play, Special, piece_of
from bot.rules.pieces import Tile
from bot.rules.view import Phase
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry, UndoState
from bot.words.speaker import say
from cogs.kit.payload.buttons import MOST_BUTTONS
from cogs.kit.payload.payload import Payload
from cogs.messages import deal_end, hand_messages, lobby, texts
from cogs.messages import table_messages as messages
from tests.cogs.limits import check
from tests.cogs.messages.usual import agreed_to_hints
from tests.cogs.tables import dealt, enter, make_move, table_of
from tests.moments import moments
from tests.said import is_said, said
from tests.samples import sample

WITH_HANDS = [name for name, game in CATALOGUE.items() if game.hands_by_dm]


def snapshots(game: str) -> list[Snapshot]:
    """The moments of a game."""
    return [moment.snapshot for moment in moments() if moment.game.name == game]


def placeholders(payload: Payload) -> list[str]:
    return [part["placeholder"] for part in check(payload) if part["type"] != BUTTON]


def labels(payload: Payload) -> list[str]:
    return [part["label"] for part in check(payload) if part["type"] == BUTTON]


def match(game: str, players: int, preset: str | None = None) -> Table:
    """A match that has just been dealt."""
    return dealt(table_of(CATALOGUE[game], CATALOGUE.preset(game, preset), players))


def test_a_select_of_one_bid_names_it_alone() -> None:
    table = match("seventy-nine", 6, "nel-o")
    make_move(table, table.to_act()[0], Bid(50), 0)
    snapshot = table.snapshot()
    hand = hand_messages.hand(snapshot, snapshot.seats[table.to_act()[0]])
    points, nel_o = [Message("choice-bid-points", amount=amount) for amount in (55, 79)], value_text(Special.NEL_O)
    assert placeholders(hand) == [said("select-bids", first=points[0], last=points[1]), said("select-bid", bid=nel_o)]


@pytest.mark.parametrize("game", WITH_HANDS)
def test_a_play_is_a_button_for_up_to_fifteen_pieces(game: str) -> None:
    most = 0
    for snapshot in snapshots(game):
        for seat, view in zip(snapshot.seats, snapshot.views, strict=True):
            choices = view.ask.choices if view.ask is not None else ()
            moves = [choice.move for choice in choices if isinstance(choice.move, Lead | Play)]
            count = len({piece_of(move) for move in moves})
            if snapshot.over or not 0 < count <= 15:
                continue
            shown = hand_messages.hand(snapshot, seat)
            if isinstance(view.board, TrainsView):  # each with its train
                assert bool(placeholders(shown)) == (len(choices) > MOST_BUTTONS)
                continue
            assert not placeholders(shown)
            pressed = [part for part in check(shown) if re.search(":(move|piece):", part["custom_id"])]
            most = max(most, len(pressed))
            if len(choices) <= 10:
                assert all(":move:" in part["custom_id"] for part in pressed), "one tap"
    views = [view for snapshot in snapshots(game) for view in snapshot.views]
    held = max(len(view.hand) for view in views)
    assert most >= min(10, held) or not isinstance(views[0].board, TricksView)


@pytest.mark.parametrize("game", WITH_HANDS)
def test_last_trick_is_offered_once_there_is_one(game: str) -> None:
    offered: set[bool] = set()
    for snapshot in snapshots(game):
        if snapshot.public is None or snapshot.over:
            continue
        at_table, deal = labels(messages.table(snapshot, snapshot.deal)), snapshot.deal
        if isinstance(snapshot.public.board, TrainsView):
            assert said("button-trains") in at_table, "before the first tile, too"
            offered = {False, True}
            continue
        if isinstance(snapshot.public.board, LineView):
            there = said("button-line") in at_table
            assert there == bool(snapshot.public.line_board.log)
            offered.add(there)
            continue
        there, told = said("button-last-trick") in at_table, messages.last_trick(snapshot).content
        assert there == (told != said("last-trick-none"))
        if there:
            finished = snapshot.public.trick_board.finished
            assert is_said("last-trick", told)
            which = f"deal {deal}, trick {len(finished)} " if finished else f"deal {deal - 1}, trick "
            assert which in told, "before the first trick of a deal it is the last of the deal before"
        offered.add(there)
        for seat in snapshot.seats:
            if snapshot.views[seat.seat].ask:
                assert (said("button-last-trick") in labels(hand_messages.hand(snapshot, seat))) == there
    assert offered == {False, True}


@pytest.mark.parametrize("game", WITH_HANDS)
@pytest.mark.parametrize("hints", [True, False])
def test_a_hint_is_offered_exactly_where_there_is_a_choice(game: str, *, hints: bool) -> None:
    offered = 0
    for shown in sample(snapshots(game), 2):
        if shown.over:
            continue
        snapshot = agreed_to_hints(replace(shown, row=replace(shown.row, hints=hints)))
        for seat, view in zip(snapshot.seats, snapshot.views, strict=True):
            is_choice = view.ask is not None and (view.ask.pick or len(view.ask.choices) > 1)
            hand = hand_messages.hand(snapshot, seat)
            check(hand)
            below = [part["label"] for part in hand.rows[-1]]
            assert ("Hint" in below) == (hints and is_choice and view.phase is not Phase.REVIEW)
            assert "Hint" not in below or below[0] == "Hint", "it stands first"
            offered += "Hint" in below
    assert (offered > 10) is hints


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_deal_card_is_drawn_once_for_all_who_see_it(game: str) -> None:
    ends = [moment.snapshot for moment in moments() if moment.game.name == game and moment.ends_deal][:4]
    cards = set[bytes]()
    for snapshot in ends:
        assert snapshot.ended is not None
        deal = snapshot.ended.deal
        shown = [deal_end.deal_card(snapshot, deal)]
        shown += [deal_end.seat_over(snapshot, deal, seat.seat) for seat in snapshot.seats]
        pictures = [payload.drawing.render() for payload in shown if payload.drawing is not None]
        assert len(pictures) == len(shown)
        assert all(picture is pictures[0] for picture in pictures)
        cards.add(pictures[0])
    assert len(cards) == len(ends) > 2  # each deal has its own


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_start_says_where_the_hands_are(name: str) -> None:
    """A player with a row on the table is promised no direct message, and no button that is not there."""
    game = CATALOGUE[name]
    starts, waits = ("", "") if game.hands_by_dm else ("-rows", "-row")
    for preset in game.presets:
        table = table_of(game, preset, preset.players[0])
        assert hand_messages.hand(table.snapshot(), table.seats[0]).content == said(f"lobby-waiting{waits}")
        snapshot = dealt(table).snapshot()
        assert lobby.started(snapshot).content == said(f"lobby-started{starts}")
        assert (said("hand-button") in labels(messages.table(snapshot, snapshot.deal))) == game.hands_by_dm


@pytest.mark.parametrize(
    ("missing", "reader", "told"),
    [
        ((1,), None, "undo-request"),
        ((), None, "undo-asked"),
        ((1,), 0, "undo-awaited"),
        ((), 0, "undo-asked"),
        ((1,), 1, "undo-asked"),
        ((), 1, "undo-agreed"),
        ((2,), 1, "undo-awaited"),
    ],
)
def test_the_players_who_must_still_agree_are_told(missing: tuple[int, ...], reader: int | None, told: str):
    snapshot = match("black-tile", 4).snapshot()
    undo = UndoState(0, Play(Tile(6, 4)), is_asked=True, missing=missing)
    line = texts.undo_line(replace(snapshot, undo=undo), reader)
    names = texts.names_of(snapshot)
    of = {"who": Who(names[0], is_you=reader == 0), "what": "6-4"}
    others = {"missing": AllOf([Who(names[seat]) for seat in missing])} if missing and told != "undo-asked" else {}
    asked = f" {say(capitalized(Message('undo-agree')))}" if reader in missing else ""
    assert line == said(told, **of, **others) + asked


def offers_undo(snapshot: Snapshot, seat: int) -> bool:
    shown = hand_messages.hand(snapshot, snapshot.seats[seat])
    return any(":undo:" in part["custom_id"] for part in check(shown))


@pytest.mark.parametrize("case", ["black-tile 3", "domino-whist 4", "domino-hearts 4", "forty-two 4", "dominoes 2"])
def test_an_offered_undo_is_granted(case: str) -> None:
    game, rng, offered = case.split(maxsplit=1)[0], random.Random(case), 0
    table = match(game, int(case.split()[1]))
    for number in range(120):
        seat = rng.choice(table.to_act())
        assert table.match is not None
        move = rng.choice(table.game.legal(table.match, seat))
        make_move(table, seat, move, number, table.seats[seat].user_id)
        if not table.to_act():
            break
        snapshot = table.snapshot()
        is_offered = offers_undo(snapshot, seat)
        assert not is_offered or snapshot.seats[seat].user_id is None or snapshot.undo is not None, (number, move)
        offered += is_offered
    assert offered > 10


def test_undo_is_not_offered_beside_what_was_asked() -> None:
    """The player who asks has Never mind. The one who must answer does that before their own Undo is offered."""
    table, number = match("black-tile", 4), 0

    def offered() -> set[int]:
        now = table.snapshot()
        return {seat.seat for seat in now.seats if seat.user_id is not None and offers_undo(now, seat.seat)}

    while len(before := offered()) < 2:
        seat, number = table.to_act()[0], number + 1
        assert table.match is not None
        move = table.game.legal(table.match, seat)[0]
        make_move(table, seat, move, number, table.seats[seat].user_id)
    assert table.played is not None
    asker = table.played.undoing.last
    assert asker is not None
    assert asker.seat in before
    enter(table, UndoEntry.ASK, asker.seat)
    assert offered() == set()
    enter(table, UndoEntry.REFUSE, asker.seat)
    assert offered() == before, "never mind"


def test_a_play_made_for_somebody_is_not_theirs_to_take_back() -> None:
    table = match("dominoes", 4)
    (seat,) = table.to_act()
    assert table.match is not None
    (move,) = table.game.legal(table.match, seat)
    for interaction, is_offered in ((None, False), (1, True)):
        after = updated(table)
        make_move(after, seat, move, interaction, table.seats[seat].user_id)
        assert offers_undo(after.snapshot(), seat) is is_offered
