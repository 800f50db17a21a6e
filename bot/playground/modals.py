"""Forms (modals): what Discord accepts, and what a person sends back."""

from typing import Any

from bot.playground.command_line import CannotSendError
from bot.playground.components import LABEL, MOST_TEXT, ROW, SELECT, SELECTS, TEXT, TEXT_INPUT, walk
from bot.playground.errors import Form, Path

FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
IN_ROW = (TEXT_INPUT,)
IN_LABEL = (TEXT_INPUT, *sorted(SELECTS), FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(data: dict[str, Any], form: Form, path: Path) -> None:
    """Check a form; what is wrong goes into `form`."""
    form.text((*path, "title"), data.get("title"), least=1, most=45, required=True)
    form.text((*path, "custom_id"), data.get("custom_id"), least=1, most=100, required=True)
    components = data.get("components") or []
    ids: set[str] = set()
    form.count((*path, "components"), len(components), least=1, most=5)
    for index, it in enumerate(components):
        here = (*path, "components", index)
        if it.get("type") == ROW:
            inner = it.get("components") or []
            form.count((*here, "components"), len(inner), least=1, most=1)
            for number, one in enumerate(inner):
                _check_input(one, form, (*here, "components", number), ids, IN_ROW)
        elif it.get("type") == LABEL:
            form.text((*here, "label"), it.get("label"), least=1, most=45, required=True)
            form.text((*here, "description"), it.get("description"), least=1, most=100)
            _check_input(it.get("component") or {}, form, (*here, "component"), ids, IN_LABEL)
        elif it.get("type") == TEXT:
            form.text((*here, "content"), it.get("content"), least=1, most=MOST_TEXT, required=True)
        else:
            form.refuse((*here, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _check_input(it: dict[str, Any], form: Form, path: Path, ids: set[str], allowed: tuple[int, ...]) -> None:
    if it.get("type") not in allowed:
        these = ", ".join(map(str, allowed))
        form.refuse((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({these}).')
        return
    custom_id = it.get("custom_id")
    form.text((*path, "custom_id"), custom_id, least=1, most=100, required=True)
    if custom_id in ids:
        form.refuse((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    ids.add(str(custom_id))
    if it["type"] != TEXT_INPUT:
        return
    if allowed is IN_ROW:
        form.text((*path, "label"), it.get("label"), least=1, most=45, required=True)
    form.text((*path, "placeholder"), it.get("placeholder"), most=100)
    form.text((*path, "value"), it.get("value"), most=it.get("max_length") or MOST_TEXT)
    if it.get("style") not in (1, 2):
        form.refuse((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    for key, least in (("min_length", 0), ("max_length", 1)):
        if it.get(key) is not None:
            form.whole((*path, key), it[key], least=least, most=4000)


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
        return body | {"components": [_field(one, values, number) for one in it["components"]]}
    if it["type"] == LABEL:
        return body | {"component": _field(it["component"], values, number)}
    return body


def _field(it: dict[str, Any], values: dict[str, Any], number: int) -> dict[str, Any]:
    name = it["custom_id"]
    body: dict[str, Any] = {"type": it["type"], "id": it.get("id") or number * 10 + 1, "custom_id": name}
    if it["type"] == SELECT:
        chosen = list(values.get(name, []))
        allowed = {one["value"] for one in it["options"]}
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
