"""The components of messages and forms, by their numbers, and parts of JSON objects that can be left out or null."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, GALLERY, SEPARATOR, CONTAINER, LABEL = 9, 10, 12, 14, 17, 18
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


def objects_in(parent: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    """The list under a key, empty where there is none."""
    return parent.get(key) or []


def object_in(parent: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The object under a key, empty where there is none."""
    return parent.get(key) or {}
