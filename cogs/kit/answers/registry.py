"""The handlers of controls: each enters itself beside its function, with `@on(ACTION)`."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Protocol, TypeVar, overload

from cogs.kit.answers.clicks import AnyClick, Click, Handler
from cogs.kit.controls.argument import A_
from cogs.kit.controls.custom_ids import Action

Run_ = TypeVar("Run_", bound=Callable[[Any], Coroutine[Any, Any, None]])


class _Enter(Protocol[A_]):
    """Takes a function that handles clicks with this argument, or any click, and returns it unchanged."""

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
        """Enter the function below as the handler of an action. `only_shows`: it changes nothing at the table.

        Raises ValueError where the action's name has a handler already.
        """

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
