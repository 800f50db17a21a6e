"""Parts of JSON objects that may be left out or null."""

from collections.abc import Mapping
from typing import Any


def objects_in(parent: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    """The list under a key, empty where there is none."""
    return parent.get(key) or []


def object_in(parent: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The object under a key, empty where there is none."""
    return parent.get(key) or {}
