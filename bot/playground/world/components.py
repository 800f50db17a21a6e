"""The components of messages and forms, by the numbers Discord gives them."""

from collections.abc import Iterator
from typing import Any

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset((SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
LINK, PREMIUM = 5, 6  # styles of buttons

Component = dict[str, Any]


def walk(components: list[Component]) -> Iterator[Component]:
    """Every component, outermost first."""
    for it in components:
        if not isinstance(it, dict):  # the form says so
            continue
        yield it
        yield from walk(it.get("components") or [])
        for single in ("accessory", "component"):
            if isinstance(it.get(single), dict):
                yield from walk([it[single]])
