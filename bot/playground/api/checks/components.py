"""What Discord accepts as a message's components, and the shape in which it gives them back."""

from collections.abc import Container, Iterator
from typing import Any, cast

from bot.playground.api.errors import Form, Path
from bot.playground.world.components import (
    BUTTON,
    CHANNEL_SELECT,
    CONTAINER,
    GALLERY,
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
    USER_SELECT,
    Component,
    object_in,
    objects_in,
    walk,
)
from bot.playground.world.model import AttachedFile, parse_id

_DEFAULT_KINDS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}
INNER = frozenset((ROW, SECTION, TEXT, GALLERY, SEPARATOR))
MOST_ROWS, MOST_COMPONENTS, MOST_TEXT, MOST_ADDRESS = 5, 40, 4000, 2048


class Checker:
    """Checks one list of components; faults go into the form. `emojis` are the ids of the known ones."""

    def __init__(self, form: Form, emojis: Container[int] = ()) -> None:
        self.form = form
        self.emojis = emojis
        self.ids: set[str] = set()
        self.numbers: set[int] = set()

    def message(self, body: Any, path: Path, *, layout: bool) -> None:
        """Check a message's components; `layout` is Components V2."""
        components = self.form.objects(path, body)
        if components is None:
            return
        if layout:
            self.form.count(path, sum(1 for _ in walk(components)), most=MOST_COMPONENTS, least=1)
            if sum(len(str(it.get("content"))) for it in walk(components) if it.get("type") == TEXT) > MOST_TEXT:
                self.form.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_TEXT} or fewer in length.")
        else:
            self.form.count(path, len(components), most=MOST_ROWS)
        allowed = INNER | {CONTAINER} if layout else frozenset((ROW,))
        self._all(components, path, allowed)

    def _all(self, components: list[Any], path: Path, allowed: frozenset[int]) -> None:
        for index, it in enumerate(components):
            self._component(it, (*path, index), allowed)

    def _component(self, value: Any, path: Path, allowed: frozenset[int]) -> None:
        it: Component = cast("Component", value) if isinstance(value, dict) else {}
        kind = it.get("type")
        if not self.form.kind(path, kind, sorted(allowed)):
            return
        if it.get("id"):
            self._number(it, path)
        if kind == ROW:
            self._row(it, path)
        elif kind == BUTTON:
            self._button(it, path)
        elif kind in SELECTS:
            self._select(it, path)
        else:
            self._layout(it, path)

    def _layout(self, it: Component, path: Path) -> None:
        kind, inner, here = it["type"], objects_in(it, "components"), (*path, "components")
        if kind == CONTAINER:
            if it.get("accent_color") is not None:
                self.form.integer((*path, "accent_color"), it["accent_color"], least=0, most=0xFFFFFF)
            self.form.count(here, len(inner), least=1, most=MOST_COMPONENTS)
            self._all(inner, here, INNER)
        elif kind == SECTION:
            self.form.count(here, len(inner), least=1, most=3)
            self._all(inner, here, frozenset((TEXT,)))
            self._component(it.get("accessory"), (*path, "accessory"), frozenset((BUTTON,)))
        elif kind == SEPARATOR:
            self.form.choice((*path, "spacing"), it.get("spacing", 1), (1, 2))
        elif kind == TEXT:
            self.form.text((*path, "content"), it.get("content"), least=1, most=MOST_TEXT, required=True)
        else:
            items = objects_in(it, "items")
            self.form.count((*path, "items"), len(items), least=1, most=10)
            for index, item in enumerate(items):
                there, address = (*path, "items", index), object_in(item, "media").get("url")
                self.form.text((*there, "media", "url"), address, least=1, most=MOST_ADDRESS, required=True)
                self.form.text((*there, "description"), item.get("description"), least=1, most=1024)

    def _number(self, it: Component, path: Path) -> None:
        if it["id"] in self.numbers:
            self.form.refuse((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self.numbers.add(it["id"])

    def _row(self, row: Component, path: Path) -> None:
        inner = objects_in(row, "components")
        self.form.count((*path, "components"), len(inner), least=1, most=5)
        self._all(inner, (*path, "components"), SELECTS | {BUTTON})
        if len(inner) > 1 and any(it.get("type") in SELECTS for it in inner):
            where = (*path, "components")
            self.form.refuse(
                where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )

    def _custom_id(self, it: Component, path: Path) -> None:
        value = it.get("custom_id")
        self.form.text((*path, "custom_id"), value, least=1, most=100, required=True)
        if value in self.ids:
            self.form.refuse(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.ids.add(str(value))

    def _button(self, it: Component, path: Path) -> None:
        style = it.get("style")
        self.form.choice((*path, "style"), style, range(1, 7))
        self.form.text((*path, "label"), it.get("label"), most=80)
        self._emoji(it, path)
        if style == LINK:
            self.form.text((*path, "url"), it.get("url"), least=1, most=512, required=True)
            if it.get("custom_id"):
                self.form.refuse(
                    (*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A link cannot have a custom id"
                )
        elif style != PREMIUM:
            self._custom_id(it, path)
            if not it.get("label") and not it.get("emoji"):
                self.form.refuse(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji")

    def _emoji(self, it: Component, path: Path) -> None:
        """An emoji by its id must be there. Which signs are emojis without one is not looked into."""
        emoji = object_in(it, "emoji")
        if emoji.get("id") is not None and parse_id(str(emoji["id"])) not in self.emojis:
            self.form.refuse((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif it.get("emoji") is not None and not emoji.get("id") and not emoji.get("name"):
            self.form.refuse((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, it: Component, path: Path) -> None:
        self._custom_id(it, path)
        self.form.text((*path, "placeholder"), it.get("placeholder"), most=150)
        least, most = it.get("min_values", 1), it.get("max_values", 1)
        self.form.integer((*path, "min_values"), least, least=0, most=25)
        self.form.integer((*path, "max_values"), most, least=1, most=25)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self.form.refuse((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "Cannot be larger than max_values")
        if it.get("type") != SELECT:
            self._default_values(it, path)
            return
        options = objects_in(it, "options")
        fewest = most if isinstance(most, int) and 1 <= most <= 25 else 1
        self.form.count((*path, "options"), len(options), least=fewest, most=25)
        seen: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.form.text((*here, "label"), option.get("label"), least=1, most=100, required=True)
            self.form.text((*here, "value"), option.get("value"), least=1, most=100, required=True)
            self.form.text((*here, "description"), option.get("description"), most=100)
            self._emoji(option, here)
            if option.get("value") in seen:
                self.form.refuse(
                    (*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used"
                )
            seen.add(str(option.get("value")))

    def _default_values(self, it: Component, path: Path) -> None:
        """Check the default values of a select whose options Discord finds itself."""
        values, kinds = objects_in(it, "default_values"), _DEFAULT_KINDS[it["type"]]
        most = it.get("max_values", 1)
        self.form.count((*path, "default_values"), len(values), most=most if isinstance(most, int) else 25)
        for index, value in enumerate(values):
            here = (*path, "default_values", index)
            self.form.choice((*here, "type"), value.get("type"), kinds)
            if not str(value.get("id")).isdecimal():
                self.form.refuse((*here, "id"), "NUMBER_TYPE_COERCE", "This value is not snowflake.")


def as_stored(components: list[Component], attachments: list[AttachedFile], form: Form, path: Path) -> list[Component]:
    """The components as Discord stores them: numbered, defaults filled in, `attachment://` resolved to addresses."""
    taken = {it["id"] for it in walk(components) if it.get("id")}
    shaper = _Shaper(attachments, form, (number for number in range(1, 10_000) if number not in taken))
    return [shaper.shaped(it, (*path, index)) for index, it in enumerate(components)]


_DEFAULTS: dict[int, Component] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
} | {kind: {"min_values": 1, "max_values": 1} for kind in SELECTS}


def _without_nulls(it: Component) -> Component:
    return {key: value for key, value in it.items() if value is not None}


class _Shaper:
    def __init__(self, attachments: list[AttachedFile], form: Form, free: Iterator[int]) -> None:
        self.attachments = attachments
        self.form = form
        self.free = free

    def shaped(self, it: Component, where: Path) -> Component:
        kind: int = it["type"]
        made: Component = {**_DEFAULTS.get(kind, {}), **_without_nulls(it), "id": it.get("id") or next(self.free)}
        if "components" in made:
            inner: list[Component] = made["components"]
            made["components"] = [self.shaped(one, (*where, "components", index)) for index, one in enumerate(inner)]
        if made.get("emoji"):
            made["emoji"] = _without_nulls(made["emoji"])
        if kind == SELECT:
            options: list[Component] = made["options"]
            made["options"] = [
                _without_nulls(one) | ({"emoji": _without_nulls(one["emoji"])} if one.get("emoji") else {})
                for one in options
            ]
        if "accessory" in made:
            made["accessory"] = self.shaped(made["accessory"], (*where, "accessory"))
        if kind == GALLERY:
            items: list[Component] = made["items"]
            made["items"] = [
                {"description": None, "spoiler": False, **item}
                | {"media": self.media(object_in(item, "media"), (*where, "items", index, "media"))}
                for index, item in enumerate(items)
            ]
        return made

    def media(self, item: Component, where: Path) -> Component:
        address = str(item.get("url", ""))
        here = (it for it in self.attachments if address in (f"attachment://{it.filename}", it.url))
        found = next(here, None)
        if found is None:
            if not address.startswith(("http://", "https://")):
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.form.refuse((*where, "url"), code, f"The referenced attachment {address!r} was not found")
            return {"id": "0", "url": address, "proxy_url": address}
        return {
            "id": str(found.id),
            "url": found.url,
            "proxy_url": found.url,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
            "attachment_id": str(found.id),
        }
