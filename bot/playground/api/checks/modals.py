"""Forms (modals): what Discord accepts."""

from typing import Any

from bot.playground.api.checks.components import MOST_TEXT
from bot.playground.api.errors import Form, Path
from bot.playground.world.components import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT, object_in, objects_in

FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
IN_ROW = (TEXT_INPUT,)
IN_LABEL = (TEXT_INPUT, *sorted(SELECTS), FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(data: dict[str, Any], form: Form, path: Path) -> None:
    """Check a modal; faults go into `form`."""
    form.text((*path, "title"), data.get("title"), least=1, most=45, required=True)
    form.text((*path, "custom_id"), data.get("custom_id"), least=1, most=100, required=True)
    components = objects_in(data, "components")
    ids: set[str] = set()
    form.count((*path, "components"), len(components), least=1, most=5)
    for index, it in enumerate(components):
        here = (*path, "components", index)
        if it.get("type") == ROW:
            inner = objects_in(it, "components")
            form.count((*here, "components"), len(inner), least=1, most=1)
            for number, field in enumerate(inner):
                _check_input(field, form, (*here, "components", number), ids, IN_ROW)
        elif it.get("type") == LABEL:
            form.text((*here, "label"), it.get("label"), least=1, most=45, required=True)
            form.text((*here, "description"), it.get("description"), least=1, most=100)
            _check_input(object_in(it, "component"), form, (*here, "component"), ids, IN_LABEL)
        elif it.get("type") == TEXT:
            form.text((*here, "content"), it.get("content"), least=1, most=MOST_TEXT, required=True)
        else:
            form.kind(here, it.get("type"), (ROW, TEXT, LABEL))


def _check_input(it: dict[str, Any], form: Form, path: Path, ids: set[str], allowed: tuple[int, ...]) -> None:
    if not form.kind(path, it.get("type"), allowed):
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
    form.choice((*path, "style"), it.get("style"), (1, 2))
    for key, least in (("min_length", 0), ("max_length", 1)):
        if it.get(key) is not None:
            form.integer((*path, key), it[key], least=least, most=4000)
