"""Moves by click, forced plays, a hand's order, tips. A click of an earlier turn changes nothing and shows the hand."""

from bot.message import Message
from bot.rules.moves import Move, Pass
from bot.rules.view import Order, next_order, orders
from bot.table.errors import Stale
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import OfferedMove, OfferedPiece
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.payload.payload import Payload
from cogs.play.controls import private
from cogs.play.controls.answering import replying


@on(actions.MOVE)
@on(actions.CLAIM)
async def make_move(click: Click[OfferedMove]) -> None:
    """Make a move: a button's own, or the option chosen in a select."""
    offered = OfferedMove.parse(click.value) if click.values else click.argument
    await make(click, offered.move)


@on(actions.PIECE)
async def choose_piece(click: Click[OfferedMove]) -> None:
    """Ask with which suit or at which end a piece is played. Nothing is stored: the next button carries the move."""
    with replying(click.answer, click.table) as reply:
        now = await reply.now()
        if click.position != now.snapshot.asked_at:
            await reply.show_stale(Stale(Message("error-earlier-turn")))
        else:
            await reply.show_ways(now, click.argument.move)


@on(actions.PICK)
async def pass_pieces(click: AnyClick) -> None:
    """Pass the chosen pieces."""
    await make(click, Pass(tuple(OfferedPiece.parse(value).piece for value in click.values)))


async def make(click: AnyClick, move: Move) -> None:
    """Make a move, and show what it has led to."""
    play, person, number = services_of(click.interaction).tables.play, click.interaction.user.id, click.interaction.id
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
    await private.check_shown(interaction, here)
    with replying(answer, here.id) as reply:
        outcome = await play.act(here.id, interaction.user.id, move, position=None, interaction_id=interaction.id)
        await reply.show_move(outcome, move)


@on(actions.NEXT_DEAL)
async def next_deal(click: AnyClick) -> None:
    """Go on to the next deal, once all people at the table want to: the end of the last one has been seen."""
    play = services_of(click.interaction).tables.play
    with replying(click.answer, click.table) as reply:
        outcome = await play.next_deal(click.table, click.interaction.user.id, position=click.position)
        await reply.show_next_deal(outcome)


@on(actions.SORT)
async def sort_hand(click: AnyClick) -> None:
    """Sort the hand in the next order in which it looks different: by high end, by points, doubles first."""
    preferences, person = services_of(click.interaction).tables.preferences, click.interaction.user.id
    with replying(click.answer, click.table) as reply:
        before = await reply.now()
        view, order = before.snapshot.view_of(before.seat), Order(before.seat.order or Order.HIGH)
        following = next_order(orders(view), order) if view is not None else order
        await reply.show_hand(await preferences.set_order(click.table, person, following))


@on(actions.COACH)
async def stop_tips(click: AnyClick) -> None:
    """Show a newcomer no more tips, at any table."""
    preferences = services_of(click.interaction).tables.preferences
    with replying(click.answer, click.table) as reply:
        seat_of((await reply.now()).snapshot, click.interaction)
        await preferences.set(click.interaction.user.id, coach=False)
        await reply.show_tips_off(await reply.now())


@on(actions.FORCED)
async def play_forced(click: AnyClick) -> None:
    """Let a person's only legal piece be played for them from now on."""
    preferences = services_of(click.interaction).tables.preferences
    await preferences.set(click.interaction.user.id, forced=True, forced_offered=True)
    await click.answer.reply(Payload(say_chat(Message("forced-on", button=Message("button-settings")))))


@on(actions.NOT_FORCED)
async def play_no_forced(click: AnyClick) -> None:
    """Ask a person no more whether their only legal piece shall be played for them."""
    preferences = services_of(click.interaction).tables.preferences
    await preferences.set(click.interaction.user.id, forced_offered=True)
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
