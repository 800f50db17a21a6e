"""Taking back the last play: asking for it, agreeing, refusing, by click and by command."""

from bot.table.state.snapshot import Snapshot
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.answers.registry import on
from cogs.kit.controls import actions
from cogs.kit.controls.play_arguments import TakingBack
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.moves import show_after


@on(actions.UNDO)
async def ask(click: AnyClick) -> None:
    """Ask to take back one's last play; it is done at once where no other person sits at the table."""
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message, click.table):
        outcome = await services.tables.undo.ask(
            click.table, click.interaction.user.id, position=click.position, interaction_id=click.interaction.id
        )
        if not outcome.repeated:
            await show_after(click, outcome)


@on(actions.AGREE)
async def agree(click: AnyClick) -> None:
    await _answer(click, agrees=True)


@on(actions.REFUSE)
async def refuse(click: AnyClick) -> None:
    await _answer(click, agrees=False)


async def _answer(click: AnyClick, *, agrees: bool) -> None:
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message, click.table):
        outcome = await services.tables.undo.answer(
            click.table,
            click.interaction.user.id,
            agrees=agrees,
            position=click.position,
            interaction_id=click.interaction.id,
        )
        if not outcome.repeated:
            await show_after(click, outcome)


async def typed(answer: Answer, table_id: int, said: TakingBack) -> None:
    """What a command says of taking back a play. Who is asked for theirs by somebody else, and says no more, agrees."""
    user_id, number = answer.interaction.user.id, answer.interaction.id
    tables = services_of(answer.interaction).tables
    here = await tables.snapshot(table_id)
    if said is TakingBack.ASK and not _is_asked(here, user_id):
        outcome = await tables.undo.ask(table_id, user_id, position=None, interaction_id=number)
    else:
        agrees = said is not TakingBack.REFUSE
        outcome = await tables.undo.answer(table_id, user_id, agrees=agrees, position=None, interaction_id=number)
    if not outcome.repeated:
        seat = seat_of(outcome.snapshot, answer.interaction)
        notice = texts.undo_line(outcome.snapshot, seat.seat)
        await private.show_hand(answer, outcome.snapshot, seat, notice)


def _is_asked(snapshot: Snapshot, user_id: int) -> bool:
    """Whether a person is to say if somebody else's play may be taken back."""
    seat, undo = snapshot.seat_of(user_id), snapshot.undo
    return seat is not None and undo is not None and undo.is_asked and seat.seat in undo.missing
