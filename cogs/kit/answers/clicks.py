"""Clicks: a control is recognized by its custom id, and its handler is called."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast, overload

import discord

from bot.message import Message
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction, person_of, services_of
from cogs.kit.answers.visibility import NotShown, check_bound
from cogs.kit.bounds import check_values
from cogs.kit.custom_ids import A_, Action, Argument, CustomId, UnknownControl, parse_id

A_co = TypeVar("A_co", bound=Argument, covariant=True)


@dataclass(frozen=True, slots=True)
class Click(Generic[A_co]):
    """A click: its table and position (None: the present one), its argument, and the values chosen or written."""

    answer: Answer
    table: int
    position: int | None
    argument: A_co
    values: tuple[str, ...] = ()

    @property
    def interaction(self) -> Interaction:
        return self.answer.interaction

    @property
    def user_id(self) -> int:
        return self.answer.interaction.user.id

    @property
    def tables(self) -> Tables:
        return services_of(self.answer.interaction).tables

    @property
    def person(self) -> Person:
        return person_of(self.answer.interaction)

    async def snapshot(self) -> Snapshot:
        """The table as it is now. Raises NoTable."""
        return await self.tables.snapshot(self.table)

    @property
    def value(self) -> str:
        """The chosen or written value. Raises UnknownControl unless there is exactly one."""
        if len(self.values) != 1:
            raise UnknownControl
        return self.values[0]

    @property
    def chosen_id(self) -> int:
        """The chosen value, which is an id. Raises UnknownControl."""
        return parse_id(self.value)

    def found(self, kind: str) -> dict[int, Mapping[str, Any]]:
        """The chosen people ("users"), roles or channels by id, as Discord has found them."""
        data = cast("Mapping[str, Any]", self.interaction.data or {})
        found = data.get("resolved", {}).get(kind, {})
        return {int(value): found[value] for value in self.values if value in found}

    @property
    def people(self) -> list[int]:
        """The chosen people, without bots."""
        return [person for person, user in self.found("users").items() if not user.get("bot")]


AnyClick = Click[Argument]


@dataclass(frozen=True, slots=True)
class Handler(Generic[A_]):
    """The handler of an action. `only_shows`: it changes nothing at the table."""

    action: Action[A_]
    run: Callable[[Click[A_]], Awaitable[None]]
    only_shows: bool = False


class Clicks:
    """Calls the handler of each click's action."""

    def __init__(self, handlers: Iterable[Handler[Any]]) -> None:
        self._handlers = {handler.action.name: handler for handler in handlers}
        self._actions = {name: handler.action for name, handler in self._handlers.items()}

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer the interactions of buttons, selects and forms, also on messages that other processes sent."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await handle(interaction, self._run)

    async def _run(self, answer: Answer) -> None:
        data = cast("Mapping[str, Any]", answer.interaction.data or {})
        values = tuple(data.get("values") or _written(data))
        check_values(values)
        custom_id = CustomId.parse(str(data.get("custom_id", "")), self._actions)
        handler = self._handlers[custom_id.action.name]
        if handler.only_shows and await answer.is_lost():
            return
        _check_owner(answer.interaction)
        table, position = custom_id.table, custom_id.position
        if table:
            await check_bound(answer.interaction, table)
        await handler.run(Click(answer, table, position, custom_id.argument, values))


def _check_owner(interaction: Interaction) -> None:
    """Raises NotShown if a message that only one person sees was clicked on by another: the click is forged."""
    message = interaction.message
    shown_to = message.interaction_metadata if message is not None and message.flags.ephemeral else None
    if shown_to is not None and shown_to.user.id != interaction.user.id:
        raise NotShown(Message("refused-shown-to-another"))


def _written(data: Mapping[str, Any]) -> Iterator[str]:
    """The texts in the fields of a form, in order."""
    for field in data.get("components") or ():
        if "value" in field.get("component", {}):
            yield field["component"]["value"]


Run_ = TypeVar("Run_", bound=Callable[[Any], Coroutine[Any, Any, None]])


class _Enter(Protocol[A_]):
    """Registers a function that handles clicks with this argument, or any click, and returns it unchanged."""

    @overload
    def __call__(
        self, run: Callable[[AnyClick], Coroutine[Any, Any, None]]
    ) -> Callable[[AnyClick], Coroutine[Any, Any, None]]: ...

    @overload
    def __call__(
        self, run: Callable[[Click[A_]], Coroutine[Any, Any, None]]
    ) -> Callable[[Click[A_]], Coroutine[Any, Any, None]]: ...


class Registry:
    """Handlers by the names of their actions."""

    def __init__(self) -> None:
        self._handlers = dict[str, Handler[Any]]()

    def __iter__(self) -> Iterator[Handler[Any]]:
        return iter(self._handlers.values())

    def on(self, action: Action[A_], *, only_shows: bool = False) -> _Enter[A_]:
        """Make the function below the handler of an action. `only_shows`: it changes nothing at the table."""

        def enter(run: Run_) -> Run_:
            handler = Handler(action, run, only_shows)
            there = self._handlers.setdefault(action.name, handler)
            if there is not handler:
                raise ValueError(f"“{action.name}” has two handlers: {_place(there)} and {_place(handler)}")
            return run

        return enter


def _place(handler: Handler[Any]) -> str:
    """The function of a handler, and the argument that its action takes."""
    run = handler.run
    return f"{run.__module__}.{run.__qualname__} ({handler.action.argument.__name__})"


HANDLERS = Registry()
on = HANDLERS.on
