"""Every message of a table, over random matches of every preset, is one that Discord takes."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.boards import TricksView
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, Preset, Value
from bot.rules.pieces import double_set
from bot.rules.shuffle import Terms
from bot.rules.view import Phase
from bot.settings import Operator
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from bot.table.state.times import Stage
from bot.words.speaker import say
from cogs.delivery.desired import payload_of
from cogs.help import course_pages
from cogs.help import pages as help_pages
from cogs.help.courses import COURSES, LearnerProgress
from cogs.help.pages import HelpReference
from cogs.kit import actions
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import NAME_LENGTH, plain
from cogs.messages import deal_end, hand_messages, house_rules, shuffle
from cogs.messages import lobby as lobby_message
from cogs.messages import table_messages as messages
from tests.cogs.limits import check, check_form
from tests.cogs.messages.hand_checks import check_hand, check_tip_at_table, moves_offered
from tests.cogs.messages.lobbies import check_gaps, check_left_seats
from tests.cogs.messages.usual import HOST, STRANGER
from tests.cogs.sample_commands import LARGEST_POSITION
from tests.cogs.tables import BIGGEST_ID, NAMES, PRESETS, dealt, played, set_state, table_of
from tests.images import ended
from tests.moments import moments
from tests.said import said
from tests.samples import sample


def test_each_course_is_offered_and_each_of_its_lessons_in_order() -> None:
    def offered(page: Page) -> Sequence[Component]:
        (options,) = [it["options"] for it in check(page) if "options" in it]
        return options

    contents, nothing = help_pages.contents(CATALOGUE, Operator(), manages_server=True), LearnerProgress({})
    assert any(":courses:" in part["custom_id"] for part in check(contents))
    assert [it["value"] for it in offered(course_pages.all_courses(nothing))] == list(COURSES)
    for course in COURSES.values():
        labels = [it["label"] for it in offered(course_pages.of_course(course, nothing))]
        assert labels == [say(lesson.title) for lesson in course.lessons]


def check_table(snapshot: Snapshot) -> None:
    """All messages that everyone may see."""
    view = snapshot.public
    assert view is not None
    for deal in range(1, view.deal + 1):
        components = check(messages.table(snapshot, deal))
        assert moves_offered(components) <= {str(choice.move) for choice in view.open_choices}
    payload = messages.table(snapshot, view.deal)
    assert set(payload.ping) <= {snapshot.seats[seat].user_id for seat in view.to_act}
    assert max(len(payload.ping), len(payload.named)) <= 1, "where many are to act, nobody is named"
    check_tip_at_table(snapshot, view)
    for made in (messages.last_trick, messages.scores, messages.table_again, lobby_message.payload):
        check(made(snapshot))
    if snapshot.ended is not None:
        ending = [part["custom_id"].split(":")[1] for part in check(deal_end.ending(snapshot, Stage.RIBBON))]
        assert ("last" in ending) == (isinstance(view.board, TricksView))
        assert ("next" in ending) == (not snapshot.over)
    if view.winners is not None:
        final = deal_end.final(snapshot)
        check(final)
        assert snapshot.row.secret.hex() not in final.content, "it is behind Record"
        assert "\n" not in final.content, "one line"


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_message_of_a_match_is_one_that_discord_takes(game: str) -> None:
    for moment in sample([moment for moment in moments() if moment.game.name == game], 8):
        snapshot = replace(moment.snapshot, position=LARGEST_POSITION, asked_at=LARGEST_POSITION)
        check_table(snapshot)
        for seat in snapshot.seats:
            check_hand(snapshot, seat)


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_message_bears_its_picture_and_the_alt_text_that_stands_for_it(game: str) -> None:
    snapshot = next(moment.snapshot for moment in moments() if moment.game.name == game)
    for payload in (messages.table(snapshot, 1), hand_messages.hand(snapshot, snapshot.seats[-1])):
        parts = await payload.ready(to_one=True)
        assert (parts.attachment is not None) is (payload.drawing is not None)
        if payload.drawing is not None and parts.attachment is not None:
            (attachment,) = parts.sent()["attachments"]
            assert attachment["description"] == payload.drawing.alt in payload.content_key
            assert parts.attachment.data.startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "preset", "players"), sample(PRESETS, 28))
async def test_messages_around_a_match(game, preset: Preset, players: int) -> None:
    table = table_of(game, preset, players)
    lobby = table.snapshot()
    for made in (
        lobby_message.payload, lobby_message.empty_seats, lobby_message.left, messages.table_again, messages.scores,
        messages.last_trick, hand_messages.seated,
    ):  # fmt: skip
        check(made(lobby))
    check_left_seats(lobby)
    check_gaps(lobby)
    offered = [
        part["custom_id"]
        for shown in (lobby_message.payload(lobby), lobby_message.more(lobby, HOST))
        for part in check(shown)
    ]
    assert len({custom_id.split(":")[1] for custom_id in offered}) == len(offered), "each button stands in one place"
    check(shuffle.page(lobby, 1))
    check(lobby_message.leaving(lobby, 1))
    check(lobby_message.confirm("Stop this table for everybody?", actions.STOP, "Stop", lobby.id))
    for seat in lobby.seats:
        check(hand_messages.hand(lobby, seat))
    for chosen in (None, "no such rule", *(rule.name for rule in game.house_rules)):
        assert check(house_rules.page(lobby, HOST, chosen))
        assert check(house_rules.page(lobby, Person(1, "mod", manages=True), chosen))
        assert not check(house_rules.page(lobby, STRANGER, chosen))
    for rule in game.house_rules:
        for value in (*(choice.value for choice in rule.offered_values), *(rule.span or ())):
            check_rule_set(table, rule, value)
    for number in range(-1, 12):
        check(help_pages.of_table(lobby, number))
        check(help_pages.of_game(CATALOGUE, HelpReference(number, game.name)))
        check(help_pages.of_game(CATALOGUE, HelpReference(number, game.name, preset.name, players)))
    set_state(table, "stopped")
    assert not check(lobby_message.payload(table.snapshot()))


def check_rule_set(table: Table, rule: HouseRule, value: Value) -> None:
    """The pages where a house rule is set to a value, and where all others are changed besides."""
    kind = table.game
    if not rule.applies(table.options):
        with pytest.raises(BadOptions, match=r"options-(need|idle)"):
            kind.with_rule(table.options, rule.name, value)
        return
    options = kind.with_rule(table.options, rule.name, value)
    far = options
    for other in kind.house_rules:
        if other.applies(far):
            far = kind.with_rule(far, other.name, other.span[1] if other.span else other.offered_values[-1].value)
    seats = tuple(range(table.row.players))
    joins = tuple((seat, BIGGEST_ID - seat) for seat in seats)
    terms = Terms(
        game=kind.name, options="", players=len(seats), opened=BIGGEST_ID, people=seats, joins=joins,
        starter=(None, BIGGEST_ID),
    )  # fmt: skip
    for set_so in (options, far):
        other = Table.of(table.row, kind, table.seats)
        other.options = set_so
        snapshot = other.snapshot()
        check(lobby_message.payload(snapshot))
        assert len(check(shuffle.published(replace(snapshot, terms=terms, first_names=snapshot.names)))) == 1
        assert not check(house_rules.page(snapshot, STRANGER))
        components = check(house_rules.page(snapshot, HOST, rule.name))
        offered = [part["custom_id"].split(":", 4)[4] for part in components if ":setrule:" in part["custom_id"]]
        numbers = [part["custom_id"] for part in components if ":number:" in part["custom_id"]]
        if not rule.applies(set_so):
            assert (offered, numbers) == ([], [])
            continue
        assert offered in ([rule.name], [f"{rule.name}={choice.value}" for choice in rule.offered_values])
        assert len(numbers) == bool(rule.span)
        if rule.span:
            line = check_form(house_rules.number_form(snapshot, rule.name))
            assert all(str(end) in line["placeholder"] for end in rule.span)
            assert "value" not in line or int(line["value"]) in range(rule.span[0], rule.span[1] + 1)


@pytest.mark.parametrize("game", CATALOGUE)
def test_messages_of_a_match_that_was_stopped(game: str) -> None:
    running = [it.snapshot for it in moments() if it.game.name == game and not it.snapshot.over]
    for now in sample(running, 12):
        snapshot = replace(now, row=replace(now.row, state="stopped"))
        deal = now.deal
        for final in (True, False):
            check(payload_of(("lobby", 0, None), snapshot, final))
            check(payload_of(("table", deal, None), snapshot, final))
            for seat in snapshot.seats:
                check(payload_of(("hand", deal, seat.id), snapshot, final))
        check(payload_of(("hand", deal, 1), snapshot, final=True))  # whose player has left


@pytest.mark.parametrize("name", [*NAMES, "", "a" * 100, "-# small", "> quoted", "\\"])
def test_a_hostile_name_is_text(name: str) -> None:
    shown = plain(name)
    assert len(shown) <= 2 * NAME_LENGTH + 20
    assert "<" not in shown
    assert "@everyone" not in shown
    for mark in "*`~|":
        assert all(shown[at - 1] == "\\" for at, letter in enumerate(shown) if letter == mark), shown
    assert "](" not in shown or "\\[" in shown
    assert not shown.startswith(("#", ">", "-"))


@pytest.mark.parametrize(
    ("card", "people", "pictures"),
    [
        ("capicua", 1, ["deal.png", "deal.png"]),
        ("capicua", 2, ["deal.png", "deal.png"]),
        ("moon", 1, ["poster.png", "deal.png"]),
        ("moon", 2, ["table.png", "poster.png"]),
        ("whist_made", 1, ["deal.png", "deal.png"]),
        ("hughie", 2, ["table.png", "deal.png"]),
    ],
)
def test_a_deals_end_shows_the_end(card: str, people: int, pictures: list[str]) -> None:
    """In dominoes one picture has what decided the deal, the line and every hand; no poster takes its place."""
    game = CATALOGUE["dominoes"]
    playing = dealt(table_of(game, game.presets[0], 4)).snapshot()
    seats = tuple(replace(seat, user_id=seat.user_id if seat.seat < people else None) for seat in playing.seats)
    snapshot = replace(playing, seats=seats, ended=ended.cards()[card])
    shown = [deal_end.ending(snapshot, stage) for stage in (Stage.RIBBON, Stage.POSTER)]
    assert [it.drawing.name for it in shown if it.drawing is not None] == pictures


def test_at_rows_no_move_is_lit_while_computers_play() -> None:
    game, lit = CATALOGUE["blind-hughie"], set[bool]()
    table = table_of(game, game.presets[0], 2)  # one of them a computer
    for _ in played(table, random.Random(1), 9):
        snapshot = table.snapshot()
        is_persons = any(snapshot.seats[seat].user_id is not None for seat in snapshot.public_view.to_act)
        rows = messages.table(snapshot, snapshot.deal).rows
        shown = {not it.get("disabled") for row in rows for it in row if ":move:" in str(it.get("custom_id"))}
        assert shown <= {is_persons}
        lit |= shown
    assert lit == {True, False}


@pytest.mark.parametrize("game", ["dominoes", "black-tile"])
def test_a_play_of_the_player_before_is_not_told_as_the_own(game: str) -> None:
    """Someone who has just taken a seat over has played nothing yet, and can take nothing back."""
    table = table_of(CATALOGUE[game], CATALOGUE[game].presets[0], 4)
    for _ in played(table, random.Random(1), 30):
        before = table.snapshot()
        seat = next((it for it in before.seats if before.played_at[it.seat] == before.position), None)
        hand = hand_messages.hand(before, seat) if seat is not None else None
        if seat is None or hand is None or not _takes_back(hand) or before.public_view.phase is not Phase.PLAY:
            continue
        made = dict.fromkeys(((seat.seat, it) for it in double_set(11)), before.position)
        new = replace(seat, user_id=7, name="Fay", since=before.position)
        seats = tuple(new if it == seat else it for it in before.seats)
        after = replace(before, seats=seats, former=(replace(seat, until=before.position),), made_at=made)
        told = hand_messages.hand(after, new)
        for shown, is_own in ((hand, True), (told, False)):
            assert shown.drawing is not None
            texts = shown.content, shown.drawing.alt
            assert [("You played" in text or "You led" in text) for text in texts] == [is_own, is_own], texts
            assert _takes_back(shown) is is_own
        return
    raise AssertionError("no play could be taken back")


def _takes_back(shown: Payload) -> bool:
    return any(":undo:" in str(it.get("custom_id")) for row in shown.rows for it in row)


@pytest.mark.parametrize(("is_own", "is_here"), [(True, True), (True, False), (False, True), (False, False)])
def test_the_channel_of_an_open_hand_is_named_only_if_it_has_a_name(is_own: bool, is_here: bool) -> None:
    game = CATALOGUE["dominoes"]
    snapshot = dealt(table_of(game, game.presets[0], 4)).snapshot()
    snapshot = replace(snapshot, row=replace(snapshot.row, solo=is_own, channel_id=5))
    text = hand_messages.open_elsewhere(snapshot, snapshot.seats[0], 5 if is_here else 6).content
    named = say(Message("hand-open", where="<#5>"))
    assert text == (named if is_here and not is_own else said("hand-open-below" if is_here else "hand-open-elsewhere"))
