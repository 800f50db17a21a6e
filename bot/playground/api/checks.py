"""Discord's checks of messages and forms, and the shape in which it stores components."""

from collections.abc import Callable, Collection, Container
from functools import partial
from typing import Any, cast

from bot.playground.api.errors import FieldPath, Form
from bot.playground.world.components import (
    BUTTON,
    CHANNEL_SELECT,
    CONTAINER,
    GALLERY,
    LABEL,
    LINK,
    MENTIONABLE_SELECT,
    PREMIUM,
    ROLE_SELECT,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    USER_SELECT,
    Component,
    object_in,
    objects_in,
    walk,
)
from bot.playground.world.model import AttachedFile, Flag, parse_id

MOST_ROWS, MOST_COMPONENTS, MOST_TEXT, MOST_CONTENT, MOST_CHOICES = 5, 40, 4000, 2000, 25
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
IN_LAYOUT = (ROW, SECTION, TEXT, GALLERY, SEPARATOR)
IN_ROW = (BUTTON, *sorted(SELECTS))
IN_FORM_ROW = (TEXT_INPUT,)
IN_LABEL = (TEXT_INPUT, *sorted(SELECTS), FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_INSIDE = {CONTAINER: (IN_LAYOUT, 40), SECTION: ((TEXT,), 3)}  # which components, and how many at most
_BESIDE = {SECTION: ("accessory", (BUTTON,)), LABEL: ("component", IN_LABEL)}  # the key of a single one
_DEFAULT_KINDS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}

Check = Callable[[Form, FieldPath, Any], object]


def _text(most: int, least: int = 0, *, required: bool = False) -> Check:
    return partial(Form.text, most=most, least=least, required=required)


def _number(least: int, most: int) -> Check:
    return partial(Form.integer, least=least, most=most)


def _one_of(*values: int, required: bool = True) -> Check:
    return lambda form, path, value: (value is None and not required) or form.choice(path, value, values)


_CUSTOM_ID = _text(100, 1, required=True)
_OPTION = {"label": _text(100, 1, required=True), "value": _text(100, 1, required=True), "description": _text(100)}
_MODAL = {"title": _text(45, 1, required=True), "custom_id": _CUSTOM_ID}
FIELDS: dict[int, dict[str, Check]] = {
    BUTTON: {"style": _one_of(1, 2, 3, 4, 5, 6), "label": _text(80)},
    TEXT: {"content": _text(MOST_TEXT, 1, required=True)},
    SEPARATOR: {"spacing": _one_of(1, 2, required=False)},
    CONTAINER: {"accent_color": _number(0, 0xFFFFFF)},
    LABEL: {"label": _text(45, 1, required=True), "description": _text(100, 1)},
    TEXT_INPUT: {
        "placeholder": _text(100),
        "style": _one_of(1, 2),
        "min_length": _number(0, 4000),
        "max_length": _number(1, 4000),
    },
} | {kind: {"placeholder": _text(150)} for kind in SELECTS}


class Checker:
    """Checks the components of one message or form; faults go into the form. `emojis` are the ids of the known ones."""

    def __init__(self, form: Form, emojis: Container[int] = (), *, is_modal: bool = False) -> None:
        self.form = form
        self.emojis = emojis
        self.is_modal = is_modal
        self.ids: set[str] = set()
        self.numbers: set[int] = set()

    def message(self, components: list[Component], path: FieldPath, *, layout: bool) -> None:
        """`layout` is Components V2."""
        if layout:
            self.form.count(path, sum(1 for _ in walk(components)), most=MOST_COMPONENTS, least=1)
            if sum(len(str(it.get("content"))) for it in walk(components) if it.get("type") == TEXT) > MOST_TEXT:
                self.form.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_TEXT} or fewer in length.")
        else:
            self.form.count(path, len(components), most=MOST_ROWS)
        self._all(components, path, (*IN_LAYOUT, CONTAINER) if layout else (ROW,))

    def inside(self, it: Component, path: FieldPath, allowed: Collection[int], most: int) -> None:
        """Check the components within another, or within a form: 1 to `most`."""
        inner, here = objects_in(it, "components"), (*path, "components")
        self.form.count(here, len(inner), least=1, most=most)
        self._all(inner, here, allowed)

    def _all(self, components: list[Component], path: FieldPath, allowed: Collection[int]) -> None:
        for index, it in enumerate(components):
            self._component(it, (*path, index), allowed)

    def _component(self, it: Component, path: FieldPath, allowed: Collection[int]) -> None:
        kind = it.get("type")
        if not self.form.kind(path, kind, allowed):
            return
        assert kind is not None  # noqa: S101 - it is one of those allowed
        if it.get("id"):
            if it["id"] in self.numbers:
                self.form.refuse((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.numbers.add(it["id"])
        self.form.fields(path, it, FIELDS.get(kind, {}))
        if kind in _INSIDE:
            self.inside(it, path, *_INSIDE[kind])
        if kind in _BESIDE:
            key, those = _BESIDE[kind]
            self._component(object_in(it, key), (*path, key), those)
        if kind == ROW:
            self._row(it, path)
        elif kind == GALLERY:
            self._gallery(it, path)
        elif kind == BUTTON:
            self._button(it, path)
        elif kind in IN_LABEL:
            self._field(it, path)

    def _row(self, it: Component, path: FieldPath) -> None:
        if self.is_modal:
            self.inside(it, path, IN_FORM_ROW, 1)
            for index, field in enumerate(objects_in(it, "components")):
                self.form.text(
                    (*path, "components", index, "label"), field.get("label"), least=1, most=45, required=True
                )
            return
        self.inside(it, path, IN_ROW, 5)
        inner = objects_in(it, "components")
        if len(inner) > 1 and any(one.get("type") in SELECTS for one in inner):
            message = "The specified component exceeds the maximum width"
            self.form.refuse((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _gallery(self, it: Component, path: FieldPath) -> None:
        items = objects_in(it, "items")
        self.form.count((*path, "items"), len(items), least=1, most=10)
        for index, item in enumerate(items):
            here = (*path, "items", index)
            self.form.text(
                (*here, "media", "url"), object_in(item, "media").get("url"), least=1, most=2048, required=True
            )
            self.form.text((*here, "description"), item.get("description"), least=1, most=1024)

    def _custom_id(self, it: Component, path: FieldPath) -> None:
        value, here = it.get("custom_id"), (*path, "custom_id")
        _CUSTOM_ID(self.form, here, value)
        if value in self.ids:
            self.form.refuse(here, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.ids.add(str(value))

    def _button(self, it: Component, path: FieldPath) -> None:
        style = it.get("style")
        self._emoji(it, path)
        if style == LINK:
            self.form.text((*path, "url"), it.get("url"), least=1, most=512, required=True)
            if it.get("custom_id"):
                message = "A link cannot have a custom id"
                self.form.refuse((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", message)
        elif style != PREMIUM:
            self._custom_id(it, path)
            if not it.get("label") and not it.get("emoji"):
                self.form.refuse(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji")

    def _emoji(self, it: Component, path: FieldPath) -> None:
        """An emoji with an id must exist. Unicode emojis are not checked."""
        emoji = object_in(it, "emoji")
        if emoji.get("id") is not None and parse_id(str(emoji["id"])) not in self.emojis:
            self.form.refuse((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif it.get("emoji") is not None and not emoji.get("id") and not emoji.get("name"):
            self.form.refuse((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _field(self, it: Component, path: FieldPath) -> None:
        self._custom_id(it, path)
        if it["type"] == TEXT_INPUT:
            self.form.text((*path, "value"), it.get("value"), most=it.get("max_length") or MOST_TEXT)
        if it["type"] not in SELECTS:
            return
        least, most = (1 if it.get(key) is None else it[key] for key in ("min_values", "max_values"))
        self.form.integer((*path, "min_values"), least, least=0, most=25)
        self.form.integer((*path, "max_values"), most, least=1, most=25)
        if least > most:
            self.form.refuse((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "Cannot be larger than max_values")
        if it["type"] == SELECT:
            self._options(it, path, fewest=most if 1 <= most <= 25 else 1)
            return
        values = objects_in(it, "default_values")
        self.form.count((*path, "default_values"), len(values), most=most)
        for index, value in enumerate(values):
            here = (*path, "default_values", index)
            self.form.choice((*here, "type"), value.get("type"), _DEFAULT_KINDS[it["type"]])
            if value.get("id") is None:
                self.form.refuse((*here, "id"), "BASE_TYPE_REQUIRED", "This field is required")

    def _options(self, it: Component, path: FieldPath, fewest: int) -> None:
        options = objects_in(it, "options")
        self.form.count((*path, "options"), len(options), least=fewest, most=25)
        seen: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.form.fields(here, option, _OPTION)
            self._emoji(option, here)
            if option.get("value") in seen:
                self.form.refuse(
                    (*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used"
                )
            seen.add(str(option.get("value")))


def check_message(
    body: dict[str, Any], form: Form, prefix: FieldPath = (), *,
    layout: bool, emojis: Container[int] = (), before: str = "",
) -> None:  # fmt: skip
    """Check a new or edited message. `layout` is Components V2; `emojis` are the ids of the known ones; `before` is the
    old content, which an edit to Components V2 has to set to null.
    """
    form.text((*prefix, "content"), body.get("content"), most=MOST_CONTENT)
    if body.get("embeds"):
        form.refuse((*prefix, "embeds"), "NOT_HERE", "The playground has no embeds: use Components V2")
    if layout and body.get("content", before):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        form.refuse((*prefix, "content"), code, message)
    if body.get("components") is not None:
        Checker(form, emojis).message(body["components"], (*prefix, "components"), layout=layout)


def check_modal(data: dict[str, Any], form: Form, path: FieldPath) -> None:
    form.fields(path, data, _MODAL)
    Checker(form, is_modal=True).inside(data, path, (ROW, TEXT, LABEL), 5)


def is_empty(content: str, attachments: list[Any], components: list[Any], flags: int) -> bool:
    """True for a message that Discord calls empty (50006): components alone count only in Components V2."""
    if flags & Flag.COMPONENTS_V2:
        return not components
    return not (content.strip() or attachments)


def check_choices(choices: list[dict[str, Any]], form: Form, path: FieldPath, *, numeric: bool) -> None:
    form.count(path, len(choices), most=MOST_CHOICES)
    for index, choice in enumerate(choices):
        here, value = (*path, index), choice.get("value")
        form.text((*here, "name"), choice.get("name"), least=1, most=100, required=True)
        if not numeric:
            form.text((*here, "value"), value, most=100, required=True)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            form.refuse((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


_DEFAULTS: dict[int, Component] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
} | {kind: {"min_values": 1, "max_values": 1} for kind in SELECTS}


def as_stored(
    components: list[Component], attachments: list[AttachedFile], form: Form, path: FieldPath
) -> list[Component]:
    """The components as Discord stores them: numbered, defaults filled in, `attachment://` resolved to addresses."""
    taken = {it["id"] for it in walk(components) if it.get("id")}
    numbers = (number for number in range(1, 10_000) if number not in taken)
    files = {key: it for it in reversed(attachments) for key in (it.url, f"attachment://{it.filename}")}

    def stored(value: Any, where: FieldPath) -> Any:
        if isinstance(value, list | tuple):
            return [stored(it, (*where, index)) for index, it in enumerate(cast("list[Any]", value))]
        if not isinstance(value, dict):
            return value
        it, kind = cast("Component", value), cast("Component", value).get("type")
        made: Component = {"description": None, "spoiler": False} if "media" in it else {}
        if isinstance(kind, int):  # a component, which is numbered before those within it
            made = _DEFAULTS.get(kind, {}) | {"id": it.get("id") or next(numbers)}
        for key, one in it.items():
            if key == "media":
                made[key] = _media(object_in(it, key).get("url") or "", files, form, (*where, key))
            elif one is not None and not (key == "id" and "id" in made):
                made[key] = stored(one, (*where, key))
        return made

    return stored(components, path)


def _media(address: str, files: dict[str, AttachedFile], form: Form, where: FieldPath) -> Component:
    if address in files:
        keys = ("id", "url", "proxy_url", "width", "height", "content_type")
        json = files[address].json
        return {key: json.get(key) for key in keys} | {"attachment_id": json["id"]}
    if not address.startswith(("http://", "https://")):
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        form.refuse((*where, "url"), code, f"The referenced attachment {address!r} was not found")
    return {"id": "0", "url": address, "proxy_url": address}
