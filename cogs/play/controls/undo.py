"""Taking back the last play: asking for it, agreeing, refusing, by click and by command."""

from cogs.kit import actions
from cogs.kit.actions import TakingBack
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, on
from cogs.kit.answers.interaction import services_of
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.answering import replying


@on(actions.UNDO)
async def ask(click: AnyClick) -> None:
    """Ask to take back the player's last play. Alone with computers it is taken back at once."""
    undo, person, number = services_of(click.interaction).tables.undo, click.interaction.user.id, click.interaction.id
    with replying(click.answer, click.table) as reply:
        asked = await undo.ask(click.table, person, position=click.position, interaction_id=number)
        await reply.show_undo(asked)


@on(actions.AGREE)
async def agree(click: AnyClick) -> None:
    await _answer(click, agrees=True)


@on(actions.REFUSE)
async def refuse(click: AnyClick) -> None:
    await _answer(click, agrees=False)


async def _answer(click: AnyClick, *, agrees: bool) -> None:
    undo, person, number = services_of(click.interaction).tables.undo, click.interaction.user.id, click.interaction.id
    with replying(click.answer, click.table) as reply:
        answered = await undo.answer(click.table, person, agrees=agrees, position=click.position, interaction_id=number)
        await reply.show_undo(answered)


async def typed(answer: Answer, table_id: int, said: TakingBack) -> None:
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
        await private.show_hand(answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))
