"""Moves by click and by command, with undo and challenges, a hand's order and tips. A click of an earlier turn changes
nothing and shows the hand.
"""

from bot.message import Message
from bot.rules.errors import IllegalMove
from bot.rules.moves import Challenge, Move, Pass, Play
from bot.rules.view import Order, Phase, next_order, orders
from bot.table.errors import Stale
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import OfferedMove, OfferedPiece, TakingBack
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.payload import Payload
from cogs.kit.payload.plain import refusal_text
from cogs.messages import hand_messages, texts
from cogs.play.controls.answering import check_shown, replying, show_private_hand


@on(actions.MOVE)
@on(actions.CLAIM)
async def make_move(click: Click[OfferedMove]) -> None:
    """Make a move: a button's own, or the option chosen in a select."""
    offered = OfferedMove.parse(click.value) if click.values else click.argument
    await make(click, offered.move)


@on(actions.PIECE)
async def choose_piece(click: Click[OfferedMove]) -> None:
    """Ask with which suit, at which end or on which train a piece is played. Nothing is stored: the next button carries
    the move, as the option of a tile that fits one train does.
    """
    move = (OfferedMove.parse(click.value) if click.values else click.argument).move
    if isinstance(move, Play) and move.end is not None:
        await make(click, move)
        return
    with replying(click.answer, click.table) as reply:
        now = await reply.now()
        if click.position != now.snapshot.asked_at:
            await reply.show_stale(Stale(Message("error-earlier-turn")))
        else:
            await reply.show_ways(now, move)


@on(actions.PICK)
async def pass_pieces(click: AnyClick) -> None:
    await make(click, Pass(tuple(OfferedPiece.parse(value).piece for value in click.values)))


async def make(click: AnyClick, move: Move) -> None:
    """Make a move, and show what it has led to."""
    play, person, number = click.tables.play, click.user_id, click.interaction.id
    with replying(click.answer, click.table) as reply:
        try:
            outcome = await play.act(
                click.table, person, move, position=click.position, interaction_id=number, expect=reply.draw_ahead
            )
        except Stale as stale:
            await reply.show_stale(stale)
        else:
            await reply.show_move(outcome, move)


async def make_typed(answer: Answer, here: Snapshot, move: Move) -> None:
    """Make a typed move at the current turn, and show the hand. Raises WrongState before hands are shown."""
    interaction, play = answer.interaction, services_of(answer.interaction).tables.play
    await check_shown(interaction, here)
    with replying(answer, here.id) as reply:
        outcome = await play.act(here.id, interaction.user.id, move, position=None, interaction_id=interaction.id)
        await reply.show_move(outcome, move)


@on(actions.NEXT_DEAL)
async def next_deal(click: AnyClick) -> None:
    """Go on to the next deal, once all people at the table want to: the end of the last one has been seen."""
    with replying(click.answer, click.table) as reply:
        outcome = await click.tables.play.next_deal(click.table, click.user_id, position=click.position)
        await reply.show_next_deal(outcome)


@on(actions.SORT)
async def sort_hand(click: AnyClick) -> None:
    """Sort the hand in the next order in which it looks different: by high end, by points, doubles first."""
    with replying(click.answer, click.table) as reply:
        before = await reply.now()
        view, order = before.snapshot.view_of(before.seat), Order(before.seat.order or Order.HIGH)
        following = next_order(orders(view), order) if view is not None else order
        await reply.show_hand(await click.tables.preferences.set_order(click.table, click.user_id, following))


@on(actions.COACH)
async def stop_tips(click: AnyClick) -> None:
    """Show a newcomer no more tips, at any table."""
    with replying(click.answer, click.table) as reply:
        seat_of((await reply.now()).snapshot, click.interaction)
        await click.tables.preferences.set(click.user_id, coach=False)
        await reply.show_tips_off(await reply.now())


@on(actions.FORCED)
async def play_forced(click: AnyClick) -> None:
    """Let a person's only legal piece be played for them from now on."""
    await click.tables.preferences.set(click.user_id, forced=True, forced_offered=True)
    await click.answer.reply(Payload(say_chat(Message("forced-on", button=Message("button-settings")))))


@on(actions.NOT_FORCED)
async def play_no_forced(click: AnyClick) -> None:
    """Ask a person no more whether their only legal piece shall be played for them."""
    await click.tables.preferences.set(click.user_id, forced_offered=True)
    await click.answer.acknowledge()


@on(actions.CLEAR)
async def clear_choice(click: AnyClick) -> None:
    """Show the pieces to pass with none chosen, so that others can be. What was chosen holds until they are."""
    with replying(click.answer, click.table) as reply:
        await reply.show_cleared(await reply.now())


@on(actions.MORE)
async def more(click: AnyClick) -> None:
    """Show what is behind More in place of the last row below the hand."""
    with replying(click.answer, click.table) as reply:
        await reply.show_more(await reply.now())


@on(actions.LESS)
async def less(click: AnyClick) -> None:
    """Show the hand with its usual last row again."""
    with replying(click.answer, click.table) as reply:
        await reply.show_hand(await reply.now())


@on(actions.UNDO)
async def ask_to_undo(click: AnyClick) -> None:
    """Ask to take back the player's last play. Alone with computers it is taken back at once."""
    undo, person, number = click.tables.undo, click.user_id, click.interaction.id
    with replying(click.answer, click.table) as reply:
        asked = await undo.ask(click.table, person, position=click.position, interaction_id=number)
        await reply.show_undo(asked)


@on(actions.AGREE)
async def agree_to_undo(click: AnyClick) -> None:
    await _answer_undo(click, agrees=True)


@on(actions.REFUSE)
async def refuse_to_undo(click: AnyClick) -> None:
    await _answer_undo(click, agrees=False)


async def _answer_undo(click: AnyClick, *, agrees: bool) -> None:
    undo, person, number = click.tables.undo, click.user_id, click.interaction.id
    with replying(click.answer, click.table) as reply:
        answered = await undo.answer(click.table, person, agrees=agrees, position=click.position, interaction_id=number)
        await reply.show_undo(answered)


async def undo_typed(answer: Answer, table_id: int, said: TakingBack) -> None:
    """Ask by a command to take back a play, or answer such a request. To ask while another player does is to agree."""
    undo, person, number = (
        services_of(answer.interaction).tables.undo,
        answer.interaction.user.id,
        answer.interaction.id,
    )
    if said is TakingBack.ASK:
        outcome = await undo.ask(table_id, person, position=None, interaction_id=number)
    else:
        agrees = said is TakingBack.AGREE
        outcome = await undo.answer(table_id, person, agrees=agrees, position=None, interaction_id=number)
    if not outcome.repeated:
        snapshot, seat = outcome.snapshot, outcome.seat
        await show_private_hand(answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))


@on(actions.REVIEW, only_shows=True)
async def look_back(click: AnyClick) -> None:
    """Show the tricks so far, with the plays to challenge."""
    await show_tricks(click.answer, await click.snapshot())


async def show_tricks(answer: Answer, snapshot: Snapshot) -> None:
    """Show the tricks so far in a new message. Raises NotSeated, WrongState."""
    await answer.reply(hand_messages.challenge_page(snapshot, seat_of(snapshot, answer.interaction)))


@on(actions.CHALLENGE)
async def challenge(click: Click[OfferedMove]) -> None:
    """Challenge the chosen play, and show the result beside the tricks."""
    services, move = services_of(click.interaction), OfferedMove.parse(click.value).move
    if not isinstance(move, Challenge):
        raise UnknownControl
    notice = ""
    try:
        outcome = await services.tables.play.act(
            click.table, click.user_id, move, position=click.position, interaction_id=click.interaction.id
        )
        if outcome.repeated:
            return
        snapshot = outcome.snapshot
    except (Stale, IllegalMove) as refused:  # the deal is over, or another player has challenged that play
        snapshot, notice = await services.tables.snapshot(click.table), refusal_text(refused)
    seat = seat_of(snapshot, click.interaction)
    await click.answer.redraw(hand_messages.challenge_page(snapshot, seat, notice))


async def challenge_typed(answer: Answer, table_id: int, move: Challenge) -> None:
    """Make a typed challenge, and show the result: beside the tricks during the deal, after it with the hand."""
    interaction = answer.interaction
    outcome = await services_of(interaction).tables.play.act(
        table_id, interaction.user.id, move, position=None, interaction_id=interaction.id
    )
    if outcome.repeated:
        return
    snapshot, seat = outcome.snapshot, outcome.seat
    if snapshot.views[seat.seat].phase is Phase.PLAY:
        await show_tricks(answer, snapshot)
    else:
        await show_private_hand(answer, snapshot, seat, texts.chose(outcome, move))
