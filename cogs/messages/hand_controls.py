"""The controls of a hand, in rows: the decision, what else the player can do, and what they can look at."""

from dataclasses import replace

from bot.message import Message, Text, Who, lines, value_text
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import JoinedTrain
from bot.rules.moves import Challenge, Claim, Concede, Retract
from bot.rules.view import Ask, Order, Phase, View, next_order, orders
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.names import label_names
from bot.words.speaker import say_chat
from bot.words.tricks.play import chosen_to_pass, passed_to
from cogs.kit import actions
from cogs.kit.actions import OfferedMove, OfferedPiece
from cogs.kit.payload.buttons import (
    MOST_ROWS,
    button,
    in_rows,
    option,
    select,
)
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.slots import HOW_TO_PLAY, MORE
from cogs.messages.choices import (
    challenge_selects,
    choice_controls,
    decision_rows,
    hint_button,
    last_trick_button,
)

_SORTED = {Order.HIGH: "hand-sort-high", Order.POINTS: "hand-sort-points", Order.DOUBLES: "hand-sort-doubles"}


def hand_rows(
    snapshot: Snapshot, seat: SeatRow, view: View, *, room: int = MOST_ROWS, is_cleared: bool = False,
    more: Controls = (),
) -> Controls:  # fmt: skip
    """At most `room` rows below a hand: the decision, then `more`. `is_cleared`: no pieces are marked."""
    below = more or (*_claim_row(snapshot, seat, view), _last_row(snapshot, view))
    decision: Controls = ()
    if view.ask is not None and view.ask.pick:
        decision = _pass_rows(snapshot, view, view.ask, is_cleared=is_cleared)
    elif view.ask is not None:
        decision = decision_rows(snapshot, view, view.ask, room - len(below))
    elif view.phase is Phase.REVIEW:  # the hand shows the tricks; before the player has accepted them it asks for this
        decision = challenge_selects(snapshot, view, actions.MOVE)
    return (*decision, *below)[:room]


def with_tip(shown: Payload, tip: Text, table_id: int | None = None) -> Payload:
    """A message with a newcomer's tip below its text. At a table it gets the button that ends tips; a hand has it in
    More.
    """
    if not tip:
        return shown
    text = say_chat(lines(shown.content, Message("tip", tip=tip)))
    if table_id is None:
        return replace(shown, content=text)
    *others, last = shown.rows or ((),)
    return replace(shown, content=text, rows=(*others, (*last, tips_button(table_id))))


def tips_button(table_id: int) -> Component:
    return button(actions.COACH, Message("hand-tips-off"), table_id)


# -- the pieces to pass ------------------------------------------------------------------------------------------------


def _pass_rows(snapshot: Snapshot, view: View, ask: Ask, *, is_cleared: bool) -> Controls:
    """The pieces to pass, with the chosen ones marked; and Clear, to start again."""
    chosen = [] if is_cleared else [*chosen_to_pass(view)]
    options: list[Component] = []
    for number, held in enumerate(view.hand):
        if held.piece is None:  # never: players see their whole hand
            continue
        is_chosen = held.piece in chosen
        if is_chosen:
            chosen.remove(held.piece)  # of two identical tiles one may be chosen
        worth = Message("choice-penalty" if held.penalty else "choice-counts", points=held.points)
        value = str(OfferedPiece(number, held.piece))
        note = worth if held.points else ""
        label = value_text(held.piece)
        options.append(option(label, value, note, chosen=is_chosen, piece=held.piece))
    placeholder = Message("select-pass", count=ask.pick, who=Who(label_names(snapshot.names)(passed_to(view))))
    id_, position = snapshot.id, snapshot.asked_at
    pick = select(actions.PICK, placeholder, options, id_, position=position, count=ask.pick)
    clear = button(actions.CLEAR, Message("hand-clear"), id_, position=position)
    return ((pick,), (clear,)) if ask.made is not None else ((pick,),)


# -- what can be done besides -----------------------------------------------------------------------------------------


def _claim_row(snapshot: Snapshot, seat: SeatRow, view: View) -> Controls:
    """Controls for the moment: claims, taking a tile back, forced plays. A row apart keeps them from slips."""
    # A tile can be taken back at any time: without a position that stays the same while others play.
    retract = [choice for choice in view.extra_choices if isinstance(choice.move, Retract)]
    back = [control for row in choice_controls(snapshot, view, retract, "", position=0) for control in row]
    claims = (choice for choice in view.extra_choices if isinstance(choice.move, Claim | Concede))
    forced: tuple[Component, ...] = ()
    if snapshot.offers_forced_plays(seat):
        yes, no = Message("forced-yes"), Message("forced-no")
        forced = button(actions.FORCED, yes, snapshot.id), button(actions.NOT_FORCED, no, snapshot.id)
    row = (
        *back,
        *(
            button(actions.CLAIM, choice.label, snapshot.id, OfferedMove(0, choice.move), snapshot.asked_at)
            for choice in claims
        ),
        *forced,
    )
    return (row,) if row else ()


def may_take_back(snapshot: Snapshot, view: View) -> bool:
    """True if a player can ask to take back their play, as their own message says: others may have played since."""
    if view.viewer is None or view.ask is not None or view.phase not in (Phase.PLAY, Phase.BID):
        return False
    if snapshot.row.contest_id is not None or snapshot.made_for[view.viewer] is not None:
        return False
    if snapshot.undo is not None and snapshot.undo.asks(view.viewer):
        return False
    if snapshot.played_at[view.viewer] <= snapshot.seats[view.viewer].since:  # a former player of the seat made it
        return False
    if isinstance(view.board, LineView):
        return bool(view.line_board.log) and view.line_board.log[-1] == view.line_board.last_of(view.viewer)
    if isinstance(view.board, TrainsView):  # nothing was drawn or passed since
        laid = view.train_board.log[-1:]
        return any(isinstance(event, JoinedTrain) and event.seat == view.viewer for event in laid)
    board = view.trick_board
    own = board.on_table.plays if board.on_table is not None else ()
    last = board.auction if view.phase is Phase.BID else own
    has_turned_up = bool(board.exposed) and board.complete_trick is not None and len(board.finished) == 1
    return bool(last) and last[-1][0] == view.viewer and not has_turned_up  # the undealt tile, at the end of trick 1


def _last_row(snapshot: Snapshot, view: View) -> tuple[Component, ...]:
    """The last row of every hand: Hint or Undo, the last trick, and More. Pictures of trains have no totals: Scores is
    beside these.
    """
    first = hint_button(snapshot, view)
    if not first and view.viewer is not None and may_take_back(snapshot, view):
        first = (button(actions.UNDO, Message("undo-button"), snapshot.id, position=snapshot.played_at[view.viewer]),)
    looks = _looks(snapshot.id) if isinstance(view.board, TrainsView) else ()
    return (
        *first,
        *last_trick_button(snapshot.id, view),
        *looks,
        button(actions.MORE, Message("hand-more"), snapshot.id),
    )


def _looks(table_id: int) -> tuple[Component, ...]:
    return button(actions.SCORES, Message("button-scores"), table_id), *(offered(table_id) for offered in HOW_TO_PLAY)


def more_rows(snapshot: Snapshot, seat: SeatRow, view: View, other_place: Component | None = None) -> Controls:
    """The controls behind More. `other_place` is the link to the table, or to the hand in the direct messages."""
    id_, sorts = snapshot.id, orders(view)
    following = next_order(sorts, seat.order or Order.HIGH)
    is_doubted = any(isinstance(choice.move, Challenge) for choice in view.extra_choices)
    can_challenge = is_doubted and view.phase is not Phase.REVIEW
    buttons = (
        *(() if isinstance(view.board, TrainsView) else _looks(id_)),
        *((other_place,) if other_place is not None else ()),
        *((button(actions.SORT, Message(_SORTED[following]), id_),) if len(sorts) > 1 else ()),
        *((button(actions.REVIEW, Message("button-challenge"), id_),) if can_challenge else ()),
        *(offered(id_) for offered in MORE),
        *((tips_button(id_),) if seat.wants_tips and view.ask is not None else ()),
        *((button(actions.LEAVE, Message("button-leave"), id_),) if snapshot.row.solo else ()),
        button(actions.LESS, Message("hand-less"), id_),
    )
    return in_rows(buttons)
