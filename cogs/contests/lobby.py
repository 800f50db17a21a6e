"""The lobby of a contest: joined, left, started and cancelled, by its buttons or by commands."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.message import Message
from bot.table.permissions import Person
from bot.words.speaker import say_chat
from cogs.contests.contest import Contest, ContestState
from cogs.contests.pages import OfContest
from cogs.contests.table import Contests, KindOfContest, check_may_cancel
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of, person_of
from cogs.kit.custom_ids import Action
from cogs.kit.payload.buttons import DANGER, PRIMARY, SUCCESS, button
from cogs.kit.payload.payload import Component, Payload

K = TypeVar("K", bound=KindOfContest)


@dataclass(frozen=True, slots=True)
class Lobby:
    """The buttons of a kind's lobby, with names that are read for ever, and its words."""

    join: Action[OfContest]
    leave: Action[OfContest]
    start: Action[OfContest]
    cancel: Action[OfContest]
    left: Message
    started: Message
    cancelled: Message
    ask_cancel: Mapping[ContestState, Message]
    sure_cancel: Message  # the button below that question
    ask_leave: Message | None = None  # a contest that has begun; None: it cannot be left then

    def row(
        self, contest: Contest, *more: Component, joins: bool = True, is_full: bool = False, is_short: bool = False
    ) -> tuple[Component, ...]:
        """The buttons of a contest that is open, with `more` beside the one that joins it."""
        own = OfContest(contest.id)
        join = button(self.join, Message("button-join"), 0, own, style=SUCCESS, disabled=is_full)
        return (
            *((join,) if joins else ()),
            *more,
            button(self.leave, Message("button-leave"), 0, own),
            button(self.start, Message("button-start"), 0, own, style=PRIMARY, disabled=is_short),
            button(self.cancel, Message("button-cancel"), 0, own),
        )


class KindWithLobby(KindOfContest, Protocol):
    """A kind of contest that people join, and that its host starts."""

    lobby: Lobby

    async def join(self, contest_id: int, person: Person, interaction_id: int) -> Contest:
        """Raises WrongState, Conflict."""
        ...

    def check_may_leave(self, contest: Contest, person: Person) -> None:
        """Raises WrongState."""
        ...

    async def leave(self, contest_id: int, person: Person, interaction_id: int | None = None, /) -> Contest: ...

    async def start(self, contest_id: int, by: Person, interaction_id: int) -> Contest:
        """Raises NotAllowed, WrongState."""
        ...

    def check_bot_can_start(self, interaction: Interaction) -> None:
        """Raises Refusal where the bot cannot start one here."""

    async def joined_text(self, contest: Contest, user_id: int, /) -> Message:
        """The answer to a person who has joined."""
        ...

    async def tell(self, answer: Answer, contest: Contest, text: Message, *, was_asked: bool = False) -> None:
        """Say what was done, in place of the question if that was asked."""
        page = Payload(say_chat(text))
        await (answer.redraw(page) if was_asked else answer.reply(page))


def answer_clicks(lobby: Lobby, find: Callable[[Click[OfContest]], Awaitable[tuple[KindWithLobby, Contest]]]) -> None:
    """Register the handlers of a lobby's buttons. `find` returns a click's kind and contest, or raises a Refusal."""

    @on(lobby.join)
    async def on_join(click: Click[OfContest]) -> None:
        await join(click.answer, *await find(click))

    @on(lobby.leave)
    async def on_leave(click: Click[OfContest]) -> None:
        await leave(click.answer, *await find(click), is_sure=click.argument.confirmed)

    @on(lobby.start)
    async def on_start(click: Click[OfContest]) -> None:
        await start(click.answer, *await find(click))

    @on(lobby.cancel)
    async def on_cancel(click: Click[OfContest]) -> None:
        await cancel(click.answer, *await find(click), is_sure=click.argument.confirmed)


async def contest_of(click: Click[OfContest]) -> Contest:
    """The contest of a click. Raises NoContest."""
    return await part_of(click.interaction, Contests).get(click.argument.contest)


async def shown(click: Click[OfContest], kind: type[K]) -> tuple[K, Contest]:
    """The kind and the contest of a click. Raises NoContest, NotShown where the person cannot see the contest."""
    part, contest = part_of(click.interaction, kind), await contest_of(click)
    await part.check_shown(click.interaction, contest)
    return part, contest


async def join(answer: Answer, kind: KindWithLobby, contest: Contest) -> None:
    interaction = answer.interaction
    joined = await kind.join(contest.id, person_of(interaction), interaction.id)
    await kind.tell(answer, joined, await kind.joined_text(joined, interaction.user.id))


async def leave(answer: Answer, kind: KindWithLobby, contest: Contest, *, is_sure: bool = False) -> None:
    """Leave; one that has begun after a confirmation."""
    interaction, person, lobby = answer.interaction, person_of(answer.interaction), kind.lobby
    kind.check_may_leave(contest, person)
    if lobby.ask_leave is not None and contest.row.state == "playing" and not is_sure:
        await answer.reply(_asked(lobby.ask_leave, lobby.leave, Message("button-leave"), contest))
        return
    await kind.tell(answer, await kind.leave(contest.id, person, interaction.id), lobby.left, was_asked=is_sure)


async def start(answer: Answer, kind: KindWithLobby, contest: Contest) -> None:
    kind.check_bot_can_start(answer.interaction)
    started = await kind.start(contest.id, person_of(answer.interaction), answer.interaction.id)
    await kind.tell(answer, started, kind.lobby.started)


async def cancel(answer: Answer, kind: KindWithLobby, contest: Contest, *, is_sure: bool = False) -> None:
    """Cancel, or end what is played of it, after a confirmation."""
    person, lobby = person_of(answer.interaction), kind.lobby
    if not is_sure:
        check_may_cancel(contest, person)
        await answer.reply(_asked(lobby.ask_cancel[contest.row.state], lobby.cancel, lobby.sure_cancel, contest))
        return
    cancelled = await part_of(answer.interaction, Contests).cancel(contest.id, person)
    await kind.tell(answer, cancelled, lobby.cancelled, was_asked=True)


def _asked(question: Message, action: Action[OfContest], label: Message, contest: Contest) -> Payload:
    """The question before what cannot be undone."""
    sure = button(action, label, 0, OfContest(contest.id, confirmed=True), style=DANGER)
    return Payload(say_chat(question), rows=((sure,),))
