"""Hints: asked for by click and by command, told to the asker alone."""

from bot.message import Message, Text
from bot.players.levels import HARD
from bot.players.worker.worker import Worker
from bot.rules.view import View
from bot.table.errors import Stale
from bot.words.hint.hint import computer_text, hint_text, may_be_asked, no_choice_text
from bot.words.names import Namer
from bot.words.speaker import say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.answers.registry import on
from cogs.kit.controls import actions
from cogs.kit.payload.payload import Payload
from cogs.messages import texts
from cogs.play.controls import private
from cogs.play.controls.moves import show_current

_TRIES = 2400  # deals that are played out for a hint, all moves together: a fifth of a second of the worker at most
_LEAST_WORLDS, _MOST_WORLDS = 150, 600  # of those each move gets so many: sure of half a point or so
_WITHIN = 2.0  # seconds for a computer player's own choice


@on(actions.HINT, only_shows=True)
async def hint(click: AnyClick) -> None:
    """Advise on the turn the click was made at; an earlier one changes nothing, and shows the hand."""
    try:
        await advise(click.answer, click.table, click.position)
    except Stale as stale:
        await show_current(click, stale)


async def advise(answer: Answer, table_id: int, position: int | None = None) -> None:
    """Tell the asker the best two moves they have now. Raises NotSeated, WrongState, Stale, NotYourTurn, NotAllowed."""
    services, user_id = services_of(answer.interaction), answer.interaction.user.id
    snapshot = await services.tables.hints.snapshot_to_advise(table_id, user_id, position=position)
    await private.check_shown(answer.interaction, snapshot)
    view = snapshot.views[seat_of(snapshot, answer.interaction).seat]
    name = texts.namer_of(snapshot)
    if not may_be_asked(view):
        await answer.reply(Payload(say_chat(no_choice_text(view, name))))
        return
    await answer.acknowledge()
    await answer.reply(Payload(say_chat(await _advice(services.worker, view, name, snapshot.asked_at))))


async def _advice(worker: Worker, view: View, name: Namer, seed: int) -> Text:
    """Who asks again at the same turn, with the same seed, is told the same."""
    choices = len(view.ask.choices) if view.ask is not None else 0  # none where pieces are picked: there are too many
    worlds = min(max(_TRIES // choices, _LEAST_WORLDS), _MOST_WORLDS) if choices else _LEAST_WORLDS
    prospects = await worker.prospects(view, worlds, seed)
    if prospects is None:
        return Message("hint-too-late")
    if prospects:
        return hint_text(view, prospects, name)
    return computer_text(view, await worker.choose(view, seed, HARD, within=_WITHIN), name)
