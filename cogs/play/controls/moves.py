"""Moves made by click, a hand's order and its tips. A click of an earlier turn changes nothing and shows the hand."""

from bot.message import Message
from bot.rules.events import DealStarted
from bot.rules.moves import Move, Pass, Peek
from bot.rules.view import Order, next_order, orders
from bot.table.errors import Stale
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.words.refusals import sentence
from bot.words.speaker import in_language, say_chat
from cogs.delivery.desired import Key
from cogs.kit.answers.clicks import AnyClick, Click
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.answers.place import is_direct
from cogs.kit.answers.registry import on
from cogs.kit.controls import actions
from cogs.kit.controls.play_arguments import OfferedMove, OfferedPiece
from cogs.kit.payload.buttons import link
from cogs.kit.payload.payload import Component, Payload
from cogs.messages import hand_messages, texts
from cogs.messages import table_messages as messages
from cogs.play.controls import private


@on(actions.MOVE)
@on(actions.CLAIM)
async def make_move(click: Click[OfferedMove]) -> None:
    """Make a move: a button's own, or the option chosen in a select."""
    offered = OfferedMove.parse(click.value) if click.values else click.argument
    await make(click, offered.move)


@on(actions.PICK)
async def pass_pieces(click: AnyClick) -> None:
    """Pass the chosen pieces."""
    await make(click, Pass(tuple(OfferedPiece.parse(value).piece for value in click.values)))


@on(actions.NEXT_DEAL)
async def next_deal(click: AnyClick) -> None:
    """Go on to the next deal at once: the end of the last one has been seen."""
    await services_of(click.interaction).tables.play.next_deal(click.table, click.interaction.user.id)
    await click.answer.acknowledge()


@on(actions.SORT)
async def sort_hand(click: AnyClick) -> None:
    """Sort the hand in the next order in which it looks different: by high end, by points, doubles first."""
    services = services_of(click.interaction)
    before = await services.tables.snapshot(click.table)
    seat = seat_of(before, click.interaction)
    view, order = before.view_of(seat), Order(seat.order or Order.HIGH)
    following = next_order(orders(view), order) if view is not None else order
    with services.courier.claim(click.interaction.message, click.table):
        outcome = await services.tables.preferences.set_order(click.table, click.interaction.user.id, following)
        await _show_hand(click, outcome.snapshot)


@on(actions.COACH)
async def stop_tips(click: AnyClick) -> None:
    """Show a newcomer no more tips, at any table."""
    services = services_of(click.interaction)
    notice = say_chat(Message("hand-tips-are-off", button=Message("button-settings")))
    with services.courier.claim(click.interaction.message, click.table):
        seat_of(await services.tables.snapshot(click.table), click.interaction)
        await services.tables.preferences.set(click.interaction.user.id, coach=False)
        snapshot = await services.tables.snapshot(click.table)
        if snapshot.game.hands_by_dm:
            await _show_hand(click, snapshot, notice)
        else:  # the table message is everybody's: the courier redraws it
            await click.answer.reply(Payload(notice))


@on(actions.CLEAR)
async def clear_choice(click: AnyClick) -> None:
    """Show the pieces to pass with none chosen, so that others can be. What was chosen holds until they are."""
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message, click.table):
        snapshot = await services.tables.snapshot(click.table)
        seat = seat_of(snapshot, click.interaction)
        await private.check_shown(click.interaction, snapshot)
        cleared = hand_messages.hand(snapshot, seat, is_cleared=True)
        await (click.answer.redraw(cleared) if _is_own(click) else click.answer.reply(cleared))


@on(actions.MORE)
async def more(click: AnyClick) -> None:
    """Show what is behind More in place of the last row below the hand."""
    courier = services_of(click.interaction).courier
    with courier.claim(click.interaction.message, click.table):
        snapshot = await services_of(click.interaction).tables.snapshot(click.table)
        seat = seat_of(snapshot, click.interaction)
        other_place = await _other_place(click, snapshot, seat)
        await _show_hand(click, snapshot, shown=hand_messages.with_more(snapshot, seat, other_place))


@on(actions.LESS)
async def less(click: AnyClick) -> None:
    """Show the hand with its usual last row again."""
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message, click.table):
        await _show_hand(click, await services.tables.snapshot(click.table))


async def _other_place(click: AnyClick, snapshot: Snapshot, seat: SeatRow) -> Component | None:
    """The way from the hand in the direct messages to the table, and from the hand at the table to those; None where
    there is nothing, as far as is known.
    """
    rows, row = await services_of(click.interaction).courier.rows(snapshot), snapshot.row
    deal = snapshot.public.deal if snapshot.public is not None else 0
    if not is_direct(click.interaction):
        own = next((it for it in rows if (it.kind, it.deal, it.seat) == ("hand", deal, seat.id)), None)
        if own is None:
            return None
        return link(Message("button-dm"), hand_messages.address(None, own.channel_id, own.message_id))
    if row.solo:
        return None
    board = next((it.message_id for it in rows if (it.kind, it.deal) == ("table", deal)), None)
    return link(Message("button-table"), hand_messages.address(row.guild_id, row.channel_id, board))


async def make(click: AnyClick, move: Move) -> None:
    services, ahead = services_of(click.interaction), list[Payload]()

    def draw_ahead(expected: Outcome) -> None:
        """Draw the actor's own hand while the disk writes the move: most clicks are made on it."""
        snapshot = expected.snapshot
        seat = snapshot.seat_of(click.interaction.user.id)
        if _is_own(click) and seat is not None and snapshot.game.hands_by_dm and not _ends_deal(expected):
            ahead[:] = [hand_messages.hand(snapshot, seat).drawn_ahead()]

    with services.courier.claim(click.interaction.message, click.table):
        try:
            outcome = await services.tables.play.act(
                click.table,
                click.interaction.user.id,
                move,
                position=click.position,
                interaction_id=click.interaction.id,
                expect=draw_ahead,
            )
        except Stale as stale:
            await show_current(click, stale)
            return
        if not outcome.repeated:
            await _answer_on_message(click, outcome, move, *ahead)


async def _answer_on_message(click: AnyClick, outcome: Outcome, move: Move, hand: Payload | None = None) -> None:
    """Answer by redrawing the actor's own message; `hand` is what it shows then, if that was made before."""
    snapshot = outcome.snapshot
    seat = seat_of(snapshot, click.interaction)
    key = await _key_of_message(click, snapshot, seat)
    if key is None:  # a message that is not kept up to date
        await private.show_hand(click.answer, snapshot, seat, texts.chose(outcome, move))
        return
    own = snapshot.view_of(seat)
    peeked = own.line_board.peeked if isinstance(move, Peek) and own is not None else None
    if peeked is not None:  # shown to the player who clicked only
        await click.answer.reply(hand_messages.hand(snapshot, seat, say_chat(Message("hand-peeked", tile=peeked))))
        return
    if _ends_deal(outcome):
        # The courier redraws this message for the end of its deal.
        if key[0] == "private":
            await private.leave_to_courier(click.answer, snapshot, seat)
        else:
            await click.answer.acknowledge()
        return
    await _redraw(click, snapshot, seat, key, plain=hand)


def _ends_deal(outcome: Outcome) -> bool:
    return outcome.snapshot.over or any(isinstance(event, DealStarted) for event in outcome.events)


def _is_own(click: AnyClick) -> bool:
    """Whether nobody else sees the message that was clicked on."""
    return is_direct(click.interaction) or private.is_private(click.interaction)


async def _show_hand(click: AnyClick, snapshot: Snapshot, notice: str = "", shown: Payload | None = None) -> None:
    """Show the current hand with its controls, on the message that was clicked on if that is the player's; `shown` in
    its place until that changes.
    """
    seat, view = seat_of(snapshot, click.interaction), snapshot.public
    key = await _row_of_message(click, snapshot)
    if key is not None and view is not None and key[:2] == ("hand", view.deal):
        await _redraw(click, snapshot, seat, key, notice, shown=shown)
    elif shown is not None:
        await private.show(click.answer, snapshot, seat, shown, hand_messages.hand(snapshot, seat))
    else:
        await private.show_hand(click.answer, snapshot, seat, notice)


async def _redraw(
    click: AnyClick, snapshot: Snapshot, seat: SeatRow, key: Key, notice: str = "",
    plain: Payload | None = None, shown: Payload | None = None,
) -> None:  # fmt: skip
    """Redraw the message that was clicked on, and tell the courier what it shows; `plain` is that without the notice,
    if it was made before, and `shown` stands in its place until the message changes.
    """
    if key[0] == "table":
        with in_language(snapshot.language):  # everybody sees it
            plain = messages.table(snapshot, key[1])
    elif plain is None:
        plain = hand_messages.hand(snapshot, seat)
    shown = shown or (hand_messages.hand(snapshot, seat, notice) if notice else plain)
    if key[0] == "private":
        await private.show(click.answer, snapshot, seat, shown, plain)
        return
    interaction, message = click.interaction, click.interaction.message
    kept = private.keeping(interaction, seat, snapshot) if key[0] == "hand" else None
    shown_by = await click.answer.redraw(shown, kept)
    if message is not None and shown_by == message.id:
        # Without the notice: it stays until the message changes.
        await services_of(interaction).courier.note_drawn(interaction, key, snapshot, plain)
    elif kept is not None:  # it has been deleted meanwhile
        await kept.settle(shown_by, plain, may_be_shown=click.answer.may_be_shown)


async def show_after(click: AnyClick, outcome: Outcome) -> None:
    """Answer a request to take back, or what was said to one: by the message that was clicked on, or by the hand."""
    snapshot = outcome.snapshot
    seat = seat_of(snapshot, click.interaction)
    key = await _key_of_message(click, snapshot, seat)
    if key is None:
        await private.show_hand(click.answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))
    else:
        await _redraw(click, snapshot, seat, key)


async def show_current(click: AnyClick, stale: Stale) -> None:
    """Say that the click was late, with the current controls."""
    await _show_hand(
        click, await services_of(click.interaction).tables.snapshot(click.table), say_chat(sentence(stale))
    )


async def _key_of_message(click: AnyClick, snapshot: Snapshot, seat: SeatRow) -> Key | None:
    """Which message of the table was clicked on; None for one that is not kept up to date.

    One that only its player sees is their private message, or becomes it by the click. In direct messages it is the
    newest hand: only that has controls of this turn.
    """
    message, view = click.interaction.message, snapshot.public
    if message is None or view is None:
        return None
    if private.is_private(click.interaction):
        return "private", 0, seat.id
    if is_direct(click.interaction):
        return ("hand", view.deal, seat.id) if snapshot.game.hands_by_dm else ("table", view.deal, None)
    key = await _row_of_message(click, snapshot)
    # Everybody sees the others of a channel, and a click may be forged: no hand may be drawn on them.
    return key if key is not None and key[0] == "table" else None


async def _row_of_message(click: AnyClick, snapshot: Snapshot) -> Key | None:
    """Which message of the table was clicked on, by what the store knows."""
    message = click.interaction.message
    if message is None:
        return None
    rows = await services_of(click.interaction).courier.rows(snapshot)
    # A table message that could not be deleted is still in the channel: no hand may be drawn there.
    return next(((row.kind, row.deal, row.seat) for row in rows if row.message_id == message.id), None)
