"""Every message of a table as a payload: what it says, its picture, its controls. Made from a Snapshot's Views."""

from collections.abc import Sequence
from dataclasses import fields, replace

import discord

from bot.rules.moves import OPEN_MOVES, Lead, Retract, piece_of
from bot.rules.view import Ask, Choice, Phase, View
from bot.table.snapshot import SeatRow, Snapshot
from bot.words.choices import choice_label
from bot.words.facts.passing import passing, toward
from bot.words.facts.waiting import until_own_turn
from bot.words.names import label_names
from cogs.messages import custom_ids as ids
from cogs.messages import rule_texts, texts
from cogs.messages.buttons import MOST_BUTTONS, MOST_OPTIONS, PRIMARY, SECONDARY, button, choice_rows, select
from cogs.messages.custom_ids import Action, Confirmation, OfferedPiece
from cogs.messages.payload import Controls, Item, Payload
from images.hand.hand import HandStyle, draw_hand
from images.lobby import draw_lobby
from images.scores.chart import draw_scores
from images.scores.result import draw_result
from images.table.table import draw_table

_ACTS = {Phase.PASS: "Pass tiles", Phase.BID: "Bid", Phase.KITTY: "Look at the kitty", Phase.TRUMP: "Name trump"}
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


def lobby(snapshot: Snapshot) -> Payload:
    """The lobby, with its controls while it is one."""
    table, full = snapshot.id, len(snapshot.seats) >= snapshot.row.players
    rows: Controls = ()
    if snapshot.row.state == "lobby":
        rows = (
            (
                button(ids.JOIN, "Join", table, style=SUCCESS, disabled=full),
                button(ids.LEAVE, "Leave", table),
                button(ids.COMPUTER, "Computer", table, disabled=full),
                button(ids.START, "Start", table, style=PRIMARY),
                button(ids.RULES, "House rules", table),
            ),
        )
    title, seats = rule_texts.title_of(snapshot), [(seat.name, _mark(snapshot, seat)) for seat in snapshot.seats]
    return Payload(texts.lobby_text(snapshot), draw_lobby(title, seats, snapshot.row.players), rows)


def _mark(snapshot: Snapshot, seat: SeatRow) -> str:
    if seat.user_id is None:
        return "computer"
    return "host" if seat.user_id == snapshot.row.host_id else ""


def table(snapshot: Snapshot, deal: int) -> Payload:
    """The table message of a deal: current, or its record once it is over. When new it notifies the player to act."""
    view = _public(snapshot)
    if deal < view.deal or view.winners is not None or snapshot.over:
        return _deal_record(snapshot, view, deal)
    to_act = [snapshot.seats[seat].user_id for seat in view.to_act]
    ping = tuple(user for user in to_act if user is not None) if len(to_act) == 1 else ()
    return Payload(
        texts.table_text(snapshot),
        draw_table(view, snapshot.names),
        _table_rows(snapshot, view),
        ping,
    )


def _deal_record(snapshot: Snapshot, view: View, deal: int) -> Payload:
    until = replace(view, results=view.results[:deal])
    if not until.results:
        return Payload(texts.deal_text(snapshot, deal))
    return Payload(texts.deal_text(snapshot, deal), draw_scores(until, snapshot.names))


def _table_rows(snapshot: Snapshot, view: View) -> Controls:
    id_ = snapshot.id
    rows: list[tuple[Item, ...]] = []
    if view.open_choices:
        rows.extend(_choices(snapshot, view, view.open_choices, _sentence(view.prompt)))
    scores_button = button(ids.SCORES, "Scores", id_)
    if not snapshot.game.hands_by_dm:
        return (*rows, (scores_button,))
    act = button(ids.PLAY, _ACTS.get(view.phase, "Play"), id_, style=PRIMARY)
    return (*rows, (act, button(ids.HAND, "My hand", id_), *_last_button(id_, view), scores_button))


def _last_button(table_id: int, view: View) -> tuple[Item, ...]:
    """Last trick, once there is one. A hand has it as soon as its own player has played to the first: so it need not be
    drawn anew when others finish that.
    """
    board = view.trick_board
    played = view.viewer is not None and board.on_table is not None and board.on_table.by(view.viewer) is not None
    exists = board.finished or board.last_of_previous_deal or played
    return (button(ids.LAST_TRICK, "Last trick", table_id),) if exists else ()


def hand(snapshot: Snapshot, seat: SeatRow, notice: str = "") -> Payload:
    """A seat's hand as its player sees it, with what they may do now. `notice` goes before the text."""
    view = snapshot.view_of(seat)
    if view is None:
        return Payload(texts.waiting_text(snapshot))
    if view.winners is not None or snapshot.over:
        return Payload(notice or texts.hand_over_text(snapshot, view.deal, seat.seat))
    if not snapshot.game.hands_by_dm:
        return Payload(notice, draw_table(view, snapshot.names))
    quiet = until_own_turn(view)
    text = texts.hand_text(snapshot, quiet)
    return Payload(
        f"{notice}\n{text}" if notice else text,
        draw_hand(quiet, snapshot.names, style_of(seat.style)),
        _hand_rows(snapshot, quiet),
        style=seat.style,
    )


def style_of(words: str) -> HandStyle:
    """The style of a hand, from the words stored for its player."""
    chosen = words.split()
    return HandStyle(**{field.name: field.name in chosen for field in fields(HandStyle)})


def hand_over(snapshot: Snapshot, deal: int, seat: int) -> Payload:
    """A hand message after its deal: a single line."""
    return Payload(texts.hand_over_text(snapshot, deal, seat))


def _hand_rows(snapshot: Snapshot, view: View) -> Controls:
    id_, position = snapshot.id, snapshot.asked_at
    rows: list[tuple[Item, ...]] = []
    if view.ask and view.ask.pick:
        rows.append((_pick_pieces(view, view.ask, id_, position),))
    elif view.ask:
        private = [choice for choice in view.ask.choices if not isinstance(choice.move, OPEN_MOVES)]
        openly = [choice for choice in view.ask.choices if isinstance(choice.move, OPEN_MOVES)]
        rows.extend(_choices(snapshot, view, private, _placeholder(view, private)))
        # Beside a select, which has no colour, a coloured button would look like the move to make.
        style = SECONDARY if len(private) > MOST_BUTTONS else PRIMARY
        rows.extend(_choices(snapshot, view, openly, _sentence(view.ask.prompt), style))
    retract = [choice for choice in view.extra_choices if isinstance(choice.move, Retract)]
    doubts = [choice for choice in view.extra_choices if not isinstance(choice.move, Retract)]
    # These may be made at any time: without a position they stay the same while others play.
    rows.extend(_choices(snapshot, view, retract, "", position=0))
    rows.extend(_choices(snapshot, view, doubts[:MOST_OPTIONS], "Challenge a play", position=0))
    rows.append((*_last_button(id_, view), button(ids.SORT, "Sort", id_), button(ids.TABLE, "Table", id_)))
    return tuple(rows)


def _choices(
    snapshot: Snapshot, view: View, choices: Sequence[Choice], placeholder: str,
    style: discord.ButtonStyle = PRIMARY, position: int | None = None,
) -> Controls:  # fmt: skip
    if not choices:
        return ()
    name = label_names(snapshot.names)
    labels = [choice_label(view, choice, name) for choice in choices]
    asked_at = snapshot.asked_at if position is None else position
    return choice_rows(choices, labels, placeholder, snapshot.id, asked_at, style)


def _placeholder(view: View, choices: Sequence[Choice]) -> str:
    """A placeholder for these moves, which only the hand message offers."""
    if view.phase is Phase.KITTY:
        return "Swap a tile for the kitty, or keep your hand"
    if view.trick_board.led:
        return f"Play a tile ({len(choices)} to choose from)"
    if any(isinstance(choice.move, Lead) for choice in choices):
        pieces = [piece_of(choice.move) for choice in choices]
        return "Lead a tile as one of its suits" if len(set(pieces)) < len(pieces) else "Lead a tile"
    return _sentence(view.ask.prompt) if view.ask else ""


def _sentence(prompt: str) -> str:
    """A prompt as a sentence: "bid 5 to 11, or pass" with a capital letter."""
    return prompt[:1].upper() + prompt[1:]


def _pick_pieces(view: View, ask: Ask, table_id: int, position: int) -> Item:
    options = [
        discord.SelectOption(
            label=str(shown.piece),
            value=str(OfferedPiece(number, shown.piece)),
            description=f"{'penalty' if shown.penalty else 'counts'} {shown.points}" if shown.points else None,
        )
        for number, shown in enumerate(view.hand)
        if shown.piece is not None  # always true: players see every piece of their own hand
    ]
    where = toward(passing(view).direction, brief=True)
    verb = "Change what you pass" if ask.made else f"Choose {ask.pick} to pass {where}"
    return select(ids.PICK, verb, options, table_id, position=position, count=ask.pick)


def final(snapshot: Snapshot) -> Payload:
    """The end of a match: the winners notified, the result, Rematch and the record."""
    view = _public(snapshot)
    users = (snapshot.seats[seat].user_id for side in view.winners or () for seat in view.members(side))
    rows = ((button(ids.REMATCH, "Rematch", snapshot.id, style=SUCCESS), button(ids.RECORD, "Record", snapshot.id)),)
    return Payload(
        texts.final_text(snapshot),
        draw_result(view, snapshot.names),
        rows,
        tuple(user for user in users if user is not None),
    )


def scores(snapshot: Snapshot) -> Payload:
    """This match's scores, with their chart."""
    view = snapshot.public
    if view is None or not view.results:
        return Payload(texts.scores_text(snapshot))
    return Payload(texts.scores_text(snapshot), draw_scores(view, snapshot.names))


def last_trick(snapshot: Snapshot) -> Payload:
    """The last finished trick of this deal, or before its first of the deal before it."""
    view = snapshot.public
    board = view.tricks if view is not None else None
    trick = (board.finished[-1] if board.finished else board.last_of_previous_deal) if board is not None else None
    if view is None or board is None or trick is None:
        return Payload("No trick has been played yet.")
    deal = view.deal if board.finished else view.deal - 1
    then_board = replace(board, on_table=trick, led=None, number=trick.number)
    then = replace(view, deal=deal, phase=Phase.PLAY, tricks=then_board, draws=())
    text = f"Deal {deal}, trick {trick.number}: {texts.trick_line(snapshot, then)}"
    if not board.finished:  # the trick belongs to the deal before this one
        return Payload(text)
    return Payload(text, draw_table(then, snapshot.names))


def table_again(snapshot: Snapshot) -> Payload:
    """The current table, for one person."""
    view = snapshot.public
    if view is None:
        return lobby(snapshot)
    shown = table(snapshot, view.deal)
    return replace(shown, rows=())


def seated(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """The first direct message, which checks that the player accepts them."""
    return Payload(
        f"You have seat {seat.seat + 1} at <#{snapshot.row.channel_id}> "
        f"({rule_texts.title_of(snapshot)}). Your hands come here."
    )


def left(snapshot: Snapshot) -> Payload:
    """A hand message whose player has left the table."""
    return Payload(
        f"A computer player has your seat in <#{snapshot.row.channel_id}>. /domino join there takes it back."
    )


def confirm(question: str, action: Action[Confirmation], label: str, table_id: int) -> Payload:
    """A question before an irreversible action."""
    return Payload(question, rows=((button(action, label, table_id, Confirmation(given=True), style=DANGER),),))


def _public(snapshot: Snapshot) -> View:
    assert snapshot.public is not None, "a lobby has no table yet"  # noqa: S101
    return snapshot.public
