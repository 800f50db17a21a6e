"""Taking back the last play: asking for it, agreeing, refusing, by click and by command."""

from bot.table.state.snapshot import Outcome
from cogs.kit import actions
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, on
from cogs.kit.answers.interaction import Interaction, services_of
from cogs.kit.arguments import TakingBack
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.answering import replying


@on(actions.UNDO)
async def ask(click: AnyClick) -> None:
    """Ask to take back the player's last play. Alone with computers it is taken back at once."""
    await _clicked(click, TakingBack.ASK)


@on(actions.AGREE)
async def agree(click: AnyClick) -> None:
    await _clicked(click, TakingBack.AGREE)


@on(actions.REFUSE)
async def refuse(click: AnyClick) -> None:
    await _clicked(click, TakingBack.REFUSE)


async def _clicked(click: AnyClick, said: TakingBack) -> None:
    with replying(click.answer, click.table) as reply:
        await reply.show_undo(await _done(click.interaction, click.table, said, click.position))


async def typed(answer: Answer, table_id: int, said: TakingBack) -> None:
    """Ask by a command to take back a play, or answer such a request. To ask while another player does is to agree."""
    outcome = await _done(answer.interaction, table_id, said, None)
    if not outcome.repeated:
        snapshot, seat = outcome.snapshot, outcome.seat
        await private.show_hand(answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))


async def _done(interaction: Interaction, table_id: int, said: TakingBack, position: int | None) -> Outcome:
    undo, person, number = services_of(interaction).tables.undo, interaction.user.id, interaction.id
    if said is TakingBack.ASK:
        return await undo.ask(table_id, person, position=position, interaction_id=number)
    agrees = said is TakingBack.AGREE
    return await undo.answer(table_id, person, agrees=agrees, position=position, interaction_id=number)
