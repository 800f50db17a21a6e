"""Hints for the player who asks, at their own turn."""

from bot import clock
from bot.message import Message, Text, with_names
from bot.players.levels import HARD
from bot.players.worker.worker import Worker
from bot.rules.view import View
from bot.table.errors import Stale
from bot.words.hint.hint import computer_text, hint_text, may_be_asked, no_choice_text
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.answers.clicks import AnyClick, on
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.payload.payload import Payload
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.answering import replying

_TRIES = 2400  # deals that are played out for a hint, all moves together: a fifth of a second of the worker at most
_LEAST_WORLDS, _MOST_WORLDS = 150, 600  # of those each move gets so many: sure of half a point or so
_WITHIN = 2.0  # seconds for a computer player's own choice


@on(actions.HINT, only_shows=True)
async def hint(click: AnyClick) -> None:
    """Show the best two moves of this turn. A click of an earlier one shows the hand."""
    services, answer, person = services_of(click.interaction), click.answer, click.interaction.user.id
    try:
        snapshot = await services.tables.hints.snapshot_to_advise(click.table, person, position=click.position)
    except Stale as stale:
        with replying(answer, click.table) as reply:
            await reply.show_stale(stale)
        return
    await private.check_shown(click.interaction, snapshot)
    if snapshot.is_ending(clock.now()):
        await private.show_hand(answer, snapshot, seat_of(snapshot, click.interaction))
        return
    view = snapshot.views[seat_of(snapshot, click.interaction).seat]
    names = texts.names_in(snapshot, view.viewer)
    if not may_be_asked(view):
        await answer.reply(Payload(say_chat(with_names(no_choice_text(view), names))))
        return
    await answer.acknowledge()
    await answer.reply(Payload(say_chat(with_names(await _advice(services.worker, view, snapshot.asked_at), names))))


async def _advice(worker: Worker, view: View, seed: int) -> Text:
    """The advice on a turn: with the same seed the same."""
    choices = len(view.ask.choices) if view.ask is not None else 0  # none where pieces are picked: there are too many
    worlds = min(max(_TRIES // choices, _LEAST_WORLDS), _MOST_WORLDS) if choices else _LEAST_WORLDS
    prospects = await worker.prospects(view, worlds, seed)
    if prospects is None:
        return Message("hint-too-late")
    if prospects:
        return hint_text(view, prospects)
    return computer_text(view, await worker.choose(view, seed, HARD, within=_WITHIN))
