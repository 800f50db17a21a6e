"""The components of messages and forms, by the numbers Discord gives them."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from bot.playground.world.nested import objects_in

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset((SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
LINK, PREMIUM = 5, 6  # styles of buttons

Component = dict[str, Any]


def walk(components: Iterable[Any]) -> Iterator[Component]:
    """Every component, outermost first; what is no object is left out."""
    for value in components:
        if not isinstance(value, dict):
            continue
        it = cast("Component", value)
        yield it
        yield from walk(objects_in(it, "components"))
        for single in ("accessory", "component"):
            if isinstance(it.get(single), dict):
                yield from walk([it[single]])
