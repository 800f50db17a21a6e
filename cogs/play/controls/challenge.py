"""Challenging a play during the deal, beside the tricks so far, which are shown to the challenger alone."""

from bot.rules.errors import IllegalMove
from bot.rules.moves import Challenge
from bot.rules.view import Phase
from bot.table.errors import Stale
from bot.table.state.snapshot import Snapshot
from cogs.kit import actions
from cogs.kit.actions import OfferedMove
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.plain import refusal_text
from cogs.messages import hand_messages as messages
from cogs.messages import texts
from cogs.play.controls import private


@on(actions.REVIEW, only_shows=True)
async def look_back(click: AnyClick) -> None:
    """Show the tricks so far, with the plays to challenge."""
    await show_tricks(click.answer, await services_of(click.interaction).tables.snapshot(click.table))


async def show_tricks(answer: Answer, snapshot: Snapshot) -> None:
    """Show the tricks so far in a new message. Raises NotSeated, WrongState."""
    await answer.reply(messages.challenge_page(snapshot, seat_of(snapshot, answer.interaction)))


@on(actions.CHALLENGE)
async def challenge(click: Click[OfferedMove]) -> None:
    """Challenge the chosen play, and show the result beside the tricks."""
    services, move = services_of(click.interaction), OfferedMove.parse(click.value).move
    if not isinstance(move, Challenge):
        raise UnknownControl
    notice = ""
    try:
        outcome = await services.tables.play.act(
            click.table, click.interaction.user.id, move, position=click.position, interaction_id=click.interaction.id
        )
        if outcome.repeated:
            return
        snapshot = outcome.snapshot
    except (Stale, IllegalMove) as refused:  # the deal is over, or somebody else has challenged that play
        snapshot, notice = await services.tables.snapshot(click.table), refusal_text(refused)
    seat = seat_of(snapshot, click.interaction)
    await click.answer.redraw(messages.challenge_page(snapshot, seat, notice))


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
        await private.show_hand(answer, snapshot, seat, texts.chose(outcome, move))
