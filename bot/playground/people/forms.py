"""Forms (modals): what a person sends back."""

from typing import Any

from bot.playground.people.command_line import CannotSendError
from bot.playground.world.components import LABEL, ROW, SELECT, TEXT_INPUT, walk


def submission(modal: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """The data a person submits; `values` by custom id. Raises CannotSendError for what the client would not send."""
    inputs = {it["custom_id"]: it for it in walk(modal["components"]) if it.get("custom_id")}
    for name in values:
        if name not in inputs:
            raise CannotSendError(f"The form has no field {name!r} (it has: {', '.join(inputs)})")
    return {
        "custom_id": modal["custom_id"],
        "components": [_sent(it, values, number) for number, it in enumerate(modal["components"], 1)],
    }


def _sent(it: dict[str, Any], values: dict[str, Any], number: int) -> dict[str, Any]:
    body: dict[str, Any] = {"type": it["type"], "id": it.get("id") or number * 10}
    if it["type"] == ROW:
        return body | {"components": [_field(field, values, number) for field in it["components"]]}
    if it["type"] == LABEL:
        return body | {"component": _field(it["component"], values, number)}
    return body


def _field(it: dict[str, Any], values: dict[str, Any], number: int) -> dict[str, Any]:
    name = it["custom_id"]
    body: dict[str, Any] = {"type": it["type"], "id": it.get("id") or number * 10 + 1, "custom_id": name}
    if it["type"] == SELECT:
        chosen = list(values.get(name, []))
        allowed = {option["value"] for option in it["options"]}
        if not set(chosen) <= allowed or not it.get("min_values", 1) <= len(chosen) <= it.get("max_values", 1):
            raise CannotSendError(f"{chosen!r} cannot be chosen for {name!r}")
        return body | {"values": chosen}
    if it["type"] != TEXT_INPUT:
        raise CannotSendError(
            f"the playground's people cannot fill in {name!r}: its type {it['type']} is not supported"
        )
    value = str(values.get(name, it.get("value") or ""))
    least = max(it.get("min_length") or 0, 1) if it.get("required", True) else 0
    if not (least or 0) <= len(value) <= (it.get("max_length") or 4000):
        raise CannotSendError(f"{name!r} must be {least} to {it.get('max_length') or 4000} characters long")
    return body | {"value": value}
