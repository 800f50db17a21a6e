"""The types of components, and access to keys that can be missing or null."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, GALLERY, SEPARATOR, CONTAINER, LABEL = 9, 10, 12, 14, 17, 18
SELECTS = frozenset((SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
LINK, PREMIUM = 5, 6  # styles of buttons

Component = dict[str, Any]


def walk(components: Iterable[Any]) -> Iterator[Component]:
    """Every component, outermost first."""
    for it in components:
        yield it
        yield from walk(objects_in(it, "components"))
        for single in ("accessory", "component"):
            if it.get(single):
                yield from walk([it[single]])


def objects_in(parent: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    return parent.get(key) or []


def object_in(parent: Mapping[str, Any], key: str) -> dict[str, Any]:
    return parent.get(key) or {}
