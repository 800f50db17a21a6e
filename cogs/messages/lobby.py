"""The lobby of a table, its questions (invitations, empty seats, leaving, levels), and the answers to its people."""

from collections.abc import Iterable, Sequence

from bot.message import AllOf, Joined, Message, Row, Text, Who, lines, sentences
from bot.players.levels import LEVELS
from bot.table.errors import SeveralSeats
from bot.table.permissions import Person
from bot.table.state.snapshot import SeatRow, Snapshot, person_before
from bot.words.names import label_names
from bot.words.sides import side_letter
from bot.words.speaker import say_chat
from bot.words.table import Sitting
from cogs.kit import actions
from cogs.kit.actions import EmptySeats, LeftSeat, LevelSetting, Seal, StartWith
from cogs.kit.custom_ids import Action, Confirmation
from cogs.kit.payload.buttons import DANGER, PRIMARY, SUCCESS, button, in_rows, people_select
from cogs.kit.payload.page import Block, ControlRow, Page
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.payload.plain import plain
from cogs.kit.slots import HOW_TO_PLAY
from cogs.messages import rule_texts, texts
from cogs.messages.house_rules import to_choose
from cogs.messages.shuffle import shuffle_button
from images.lobby import draw_lobby

MOST_AT_ONCE = 5  # people invited at once


def payload(snapshot: Snapshot) -> Payload:
    """The lobby, with its controls while it is one. Its picture shows who sits where; the text tells the sides."""
    seats = zip(snapshot.seats, snapshot.names, strict=True)
    people = [Sitting(seat.seat, name, _mark(snapshot, seat)) for seat, name in seats]
    picture = draw_lobby(rule_texts.title_of(snapshot), people, snapshot.row.players, snapshot.sides)
    return Payload(say_chat(_text(snapshot)), picture, _rows(snapshot))


def _mark(snapshot: Snapshot, seat: SeatRow) -> Text:
    if seat.user_id is None:
        return Message("lobby-mark-computer", level=Message(f"level-{seat.level}"))
    return Message("lobby-mark-host") if seat.user_id == snapshot.row.host_id else ""


def _rows(snapshot: Snapshot) -> Controls:
    """The controls that people need first. The last one opens the rest, and has the shuffle's seal in its id."""
    table, full = snapshot.id, not has_empty_seats(snapshot)
    if snapshot.row.state != "lobby":
        return ((shuffle_button(snapshot),),) if snapshot.public is not None else ()
    start = _start_button(snapshot)
    more = button(actions.LOBBY_MORE, Message("hand-more"), table, Seal(snapshot.commitment))
    rules = button(actions.RULES, Message("button-rules"), table)
    if snapshot.row.solo:
        return ((start, rules, level_button(snapshot), *_how_to_play(table), more),)
    return (
        (
            button(actions.JOIN, Message("button-join"), table, style=SUCCESS, disabled=full),
            _change_button(table) if snapshot.sides else _leave_button(table),
            button(actions.AGREE_TO_HINTS, Message("button-agree-to-hints"), table)
            if snapshot.undecided_on_hints
            else button(actions.COMPUTER, Message("button-computer"), table, disabled=full),
            start,
            more,
        ),
    )


def _start_button(snapshot: Snapshot) -> Component:
    """The button Start; with computers in the empty seats once a search for players has found none for a while."""
    if snapshot.row.search == "offered" and has_empty_seats(snapshot):
        label = Message("button-start-with-computers")
        return button(actions.START, label, snapshot.id, StartWith(EmptySeats.COMPUTERS), style=PRIMARY)
    return button(actions.START, Message("button-start"), snapshot.id, style=PRIMARY)


def more(snapshot: Snapshot, person: Person) -> Payload:
    """The other controls of a lobby, for one person: those of its game, then those of its people."""
    table, seat, hosts = snapshot.id, snapshot.seat_of(person.user_id), person.hosts(snapshot)
    text = say_chat(Message("lobby-game", game=snapshot.game.title, rules=rule_texts.rules_line(snapshot)))
    if snapshot.row.solo:
        return Payload(text, rows=((shuffle_button(snapshot), _leave_button(table)),))
    rules = button(actions.RULES, Message("button-rules"), table)
    of_game = rules, level_button(snapshot), *_how_to_play(table), shuffle_button(snapshot)
    of_people = list[Component]()
    if seat is not None:
        full = not has_empty_seats(snapshot)
        of_people.append(button(actions.INVITE, Message("button-invite"), table, disabled=full))
    if hosts and snapshot.sides:
        of_people.append(button(actions.SHUFFLE_SIDES, Message("button-shuffle-sides"), table))
    if hosts and any(other.user_id != person.user_id for other in snapshot.seats):
        of_people.append(button(actions.REMOVE, Message("button-remove"), table, style=DANGER))
    if seat is not None:  # the lobby shows Change seat if there are sides, else Leave; here is the other
        of_people.append(_leave_button(table) if snapshot.sides else _change_button(table))
    return Payload(text, rows=tuple(filter(None, (of_game, tuple(of_people)))))


def _how_to_play(table: int) -> tuple[Component, ...]:
    return tuple(offered(table) for offered in HOW_TO_PLAY)


def _change_button(table: int) -> Component:
    return button(actions.CHANGE_SEAT, Message("button-change-seat"), table)


def _leave_button(table: int) -> Component:
    return button(actions.LEAVE, Message("button-leave"), table)


def _text(snapshot: Snapshot) -> Text:
    """The game, its aim and length, the sides, the next step."""
    has_hints = snapshot.row.hints and snapshot.row.state == "lobby"
    return lines(
        Message("lobby-game", game=snapshot.game.title, rules=rule_texts.rules_line(snapshot)),
        _about(snapshot),
        sides_line(snapshot),
        Message("lobby-hints", hints=rule_texts.hints_line(snapshot)) if has_hints else None,
        _next_step(snapshot),
    )


def _about(snapshot: Snapshot) -> Message:
    """The aim, and how long a match takes with those who sit there, or might still come."""
    game, rules = snapshot.game, (snapshot.options, snapshot.row.players)
    aim, minutes, alone = (describe(*rules) for describe in (game.aim, game.minutes, game.minutes_alone))
    if not snapshot.is_alone or minutes == alone:
        return Message("lobby-about", aim=aim, minutes=minutes)
    if snapshot.row.solo or not has_empty_seats(snapshot):
        return Message("lobby-about", aim=aim, minutes=alone)
    return Message("lobby-about-alone", aim=aim, minutes=minutes, alone=alone)


def sides_line(snapshot: Snapshot) -> Text | None:
    """The players of each side: "Side A: Ann, Cleo · Side B: Bo, free". None where everyone plays alone."""
    if not snapshot.sides or snapshot.over:
        return None
    return Joined(tuple(_side(snapshot, side) for side in sorted({*snapshot.sides})), " · ")


def _side(snapshot: Snapshot, side: int) -> Message:
    sitting = [
        f"🤖 {name}" if seat.user_id is None else name
        for seat, name in zip(snapshot.seats, texts.names_of(snapshot), strict=True)
        if snapshot.sides[seat.seat] == side
    ]
    free = sum(snapshot.sides[seat] == side for seat in snapshot.empty_seats)
    who = Row([*sitting, *([Message("lobby-free", seats=free)] if free else [])])
    return Message("labelled", label=Message("side", letter=side_letter(side)), value=who)


def _next_step(snapshot: Snapshot) -> Message:
    if snapshot.row.state != "lobby":
        return Message("lobby-on" if snapshot.public is not None else "lobby-closed")
    empty = snapshot.row.players - len(snapshot.seats)
    if not empty:
        return Message("lobby-full")
    if snapshot.awaited:
        who = AllOf(Who(f"<@{to.user_id}>") for to in snapshot.awaited)
        if not snapshot.begins_by_itself:  # its seal is not older than the press that asked for it
            return Message("lobby-rematch-waits", who=who)
        return Message("lobby-rematch-starts", who=who)
    if snapshot.row.search is not None:
        return Message("lobby-search" if snapshot.row.search == "players" else "lobby-search-offered", seats=empty)
    return Message("lobby-open", seats=empty)


def has_empty_seats(snapshot: Snapshot) -> bool:
    return len(snapshot.seats) < snapshot.row.players


# -- invitations -------------------------------------------------------------------------------------------------------


def invitation(snapshot: Snapshot, batch: int) -> Payload:
    """The invitation, which mentions each guest once."""
    users, title = guests(snapshot, batch), rule_texts.title_of(snapshot)
    host = plain(snapshot.name_of(snapshot.host or snapshot.seats[0]))
    is_rematch = any(to.seat is not None for to in snapshot.invited if to.batch == batch)
    name = "lobby-invitation-rematch" if is_rematch else "lobby-invitation"
    asked = Message(name, guests=_mentioned(users), host=host, game=title)
    text = sentences(asked, Message("lobby-invitation-hints") if snapshot.row.hints else None)
    join = button(actions.JOIN, Message("button-join"), snapshot.id, style=SUCCESS)
    return Payload(say_chat(text), rows=((join,),), ping=users)


def _mentioned(users: Iterable[int]) -> AllOf:
    return AllOf(f"<@{user}>" for user in users)


def guests(snapshot: Snapshot, batch: int) -> tuple[int, ...]:
    """The people that the `batch`-th invitation mentions: not the host, who asks for a rematch."""
    return tuple(to.user_id for to in snapshot.invited if to.batch == batch and to.user_id != snapshot.row.host_id)


def invite(snapshot: Snapshot) -> Payload:
    """A select of people to invite."""
    most = min(MOST_AT_ONCE, snapshot.row.players - 1)
    chosen = people_select(actions.INVITE, Message("lobby-invite-select"), snapshot.id, most)
    return Payload(say_chat(Message("lobby-invite")), rows=((chosen,),))


def invited(user_ids: Sequence[int]) -> Payload:
    """The confirmation that these people are invited."""
    if not user_ids:
        return Payload(say_chat(Message("lobby-invited-nobody")))
    return Payload(say_chat(Message("lobby-invited", guests=_mentioned(user_ids))))


# -- questions ---------------------------------------------------------------------------------------------------------


def empty_seats(snapshot: Snapshot) -> Payload:
    """The question to a host who starts with empty seats."""
    seated, table = len(snapshot.seats), snapshot.id
    fill = button(
        actions.START, Message("button-fill-and-start"), table, StartWith(EmptySeats.COMPUTERS), style=PRIMARY
    )
    alone = button(actions.START, Message("button-start-with", players=seated), table, StartWith(EmptySeats.NONE))
    row = (fill, *((alone,) if snapshot.game.can_play(snapshot.options, seated) else ()), level_button(snapshot))
    return Payload(say_chat(Message("lobby-empty-seats", seats=snapshot.row.players - seated)), rows=(row,))


def leaving(snapshot: Snapshot, user_id: int) -> Payload:
    """The question to a person who wants to leave."""
    others = {seat.user_id for seat in snapshot.seats} - {None, user_id}
    if snapshot.row.state != "playing":
        question = Message("lobby-leave" if others else "lobby-leave-last")
    elif others:
        question = Message("lobby-leave-match", open=snapshot.row.contest_id is None)
    else:
        question = Message("lobby-leave-solo" if snapshot.row.contest_id is not None else "lobby-leave-computers")
    return confirm(question, actions.LEAVE, Message("button-leave"), snapshot.id)


def free_seats(snapshot: Snapshot) -> Payload:
    """The question which of the left seats a person takes, by the names of those who left them."""
    labels = label_names(snapshot.names)
    buttons = tuple(
        button(actions.TAKE_SEAT, labels(seat.seat), snapshot.id, LeftSeat(seat.id)) for seat in snapshot.free_seats
    )
    return Payload(say_chat(SeveralSeats(snapshot.id).text), rows=in_rows(buttons))


def confirm(question: Text, action: Action[Confirmation], label: Text, table_id: int) -> Payload:
    """A question before an irreversible action."""
    return Payload(
        say_chat(question), rows=((button(action, label, table_id, Confirmation(given=True), style=DANGER),),)
    )


# -- seats: answers to one person --------------------------------------------------------------------------------------


def in_match(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """The answer to a player who has just taken back their seat in a match, or one that another player left."""
    has_hand, before = snapshot.game.hands_by_dm, person_before(snapshot, seat)
    show = ((button(actions.HAND, Message("hand-button"), snapshot.id),),) if has_hand else ()
    if before is None:
        return Payload(say_chat(Message("lobby-back-hand" if has_hand else "lobby-back")), rows=show)
    who = Who(plain(before))
    hints = Message("lobby-invitation-hints") if snapshot.row.hints else None
    return Payload(say_chat(sentences(Message("lobby-took-over", who=who, hand=has_hand), hints)), rows=show)


def back(snapshot: Snapshot) -> Payload:
    """The answer to a player who has just taken their seat back, beside their hand."""
    return Payload(say_chat(Message("lobby-back-hand-below" if snapshot.game.hands_by_dm else "lobby-back")))


def started(snapshot: Snapshot) -> Payload:
    """The answer to the host who has just started the match: where the hands are."""
    if not snapshot.game.hands_by_dm:
        return Payload(say_chat(Message("lobby-started-rows")))
    is_closed = snapshot.host is not None and snapshot.host.dm_closed
    return Payload(say_chat(Message("lobby-started-by-button" if is_closed else "lobby-started")))


def waiting(snapshot: Snapshot) -> Message:
    """The answer to a player who asks for their hand in a lobby."""
    return Message("lobby-waiting" if snapshot.game.hands_by_dm else "lobby-waiting-row")


def whose_turn(snapshot: Snapshot) -> Message:
    """The players that the table waits for; in a lobby, that it has not begun."""
    to_act = snapshot.public.to_act if snapshot.public is not None else ()
    who = AllOf(Who(snapshot.names[seat]) for seat in to_act)
    return Message("refused-turn-of", who=who) if to_act else waiting(snapshot)


def left(snapshot: Snapshot) -> Payload:
    """The answer to a player who has just left: the future of their seat, with Join to come back."""
    if snapshot.row.state == "playing":
        join, is_open = button(actions.JOIN, Message("button-join"), snapshot.id), snapshot.row.contest_id is None
        return Payload(say_chat(Message("lobby-left-match", open=is_open)), rows=((join,),))
    return Payload(say_chat(Message(_left(snapshot))))


def _left(snapshot: Snapshot) -> str:
    if snapshot.row.state == "finished":
        return "error-match-over"
    if snapshot.row.solo and not snapshot.row.is_practice:
        return "lobby-left-solo"
    return "lobby-left-computers" if snapshot.public is not None else "lobby-left"


# -- the level of computers --------------------------------------------------------------------------------------------


def level_button(snapshot: Snapshot) -> Component:
    """The button to the levels, which names the current one."""
    return button(actions.LEVEL, Message("button-level", level=Message(f"level-{snapshot.row.level}")), snapshot.id)


def levels_page(snapshot: Snapshot, person: Person) -> Page:
    """The levels of computer players; the host of a lobby chooses its level."""
    blocks: list[Block] = [say_chat(Message("levels-heading"))]
    may_change = snapshot.row.state == "lobby" and person.hosts(snapshot)
    for level in LEVELS:
        line, choose = Message(f"choice-level-{level}"), (actions.LEVEL, LevelSetting(level)) if may_change else None
        blocks.append(to_choose(line, snapshot.id, choose, is_now=level == snapshot.row.level))
    if may_change and not snapshot.row.solo:  # at a table of one's own all seats are taken
        full = len(snapshot.seats) >= snapshot.row.players
        add = (
            button(actions.COMPUTER, Message(f"button-add-{level}"), snapshot.id, LevelSetting(level), disabled=full)
            for level in LEVELS
        )
        blocks += [say_chat(Message("levels-of-all")), ControlRow(tuple(add))]
    elif snapshot.row.state == "lobby" and not may_change:
        blocks.append(say_chat(Message("levels-host")))
    blocks.append(say_chat(Message("levels-fair")))
    return Page(tuple(blocks))
