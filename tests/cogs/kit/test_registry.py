"""The registry of handlers: what is entered is found, and no action has two handlers."""

import pytest

from cogs.kit.answers.clicks import AnyClick, Click, Registry
from cogs.kit.custom_ids import Action, Confirmation, NoArgument

DANCE = Action("dance", NoArgument)


async def dance(click: AnyClick) -> None:
    """A handler that is entered, and never called."""


async def sing(click: Click[Confirmation]) -> None:
    """Another one."""


def test_a_function_enters_itself_and_stays_as_it_is() -> None:
    registry = Registry()
    assert registry.on(DANCE)(dance) is dance
    assert registry.on(Action("twirl", NoArgument), only_shows=True)(dance) is dance
    assert [(handler.action.name, handler.run, handler.only_shows) for handler in registry] == [
        ("dance", dance, False),
        ("twirl", dance, True),
    ]


def test_an_action_has_one_handler() -> None:
    registry = Registry()
    registry.on(DANCE)(dance)
    with pytest.raises(ValueError, match=r"“dance” has two handlers: .*dance .*dance "):
        registry.on(DANCE)(dance)
    with pytest.raises(
        ValueError, match=r"“dance” .*test_registry\.dance \(NoArgument\) and .*\.sing \(Confirmation\)"
    ):
        registry.on(Action("dance", Confirmation))(sing)
    assert [handler.run for handler in registry] == [dance], "the first stays"
