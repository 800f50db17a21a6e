"""The types of the values in a request's body. Discord reads these before it checks anything else."""

from typing import Any, cast

from bot.playground.api.errors import FieldPath, Form
from bot.playground.world.model import LONGEST_ID

# A shape is a type, a list with the shape of its items, an object's shapes by key, SNOWFLAKE or ANY. A key can be null.
BodyShape = Any
SNOWFLAKE, ANY = "snowflake", "any"

_EMOJI: BodyShape = {"id": SNOWFLAKE, "name": str, "animated": bool}
_MEDIA: BodyShape = {"url": str}
COMPONENT: dict[str, BodyShape] = {
    "type": int, "id": int, "style": int, "label": str, "custom_id": str, "url": str, "disabled": bool, "emoji": _EMOJI,
    "sku_id": SNOWFLAKE, "placeholder": str, "value": str, "required": bool, "min_values": int, "max_values": int,
    "min_length": int, "max_length": int, "channel_types": [int], "content": str, "description": str, "spoiler": bool,
    "options": [{"label": str, "value": str, "description": str, "emoji": _EMOJI, "default": bool}],
    "default_values": [{"id": SNOWFLAKE, "type": str}],
    "items": [{"media": _MEDIA, "description": str, "spoiler": bool}],
    "accent_color": int, "spacing": int, "divider": bool,
}  # fmt: skip
COMPONENT.update(components=[COMPONENT], accessory=COMPONENT, component=COMPONENT)
MESSAGE: BodyShape = {
    "content": str, "flags": int, "nonce": ANY, "enforce_nonce": bool, "embeds": [ANY], "message_reference": ANY,
    "components": [COMPONENT], "attachments": [{"id": SNOWFLAKE, "filename": str, "description": str}],
    "allowed_mentions": {"parse": [str], "users": [SNOWFLAKE], "roles": [SNOWFLAKE], "replied_user": bool},
}  # fmt: skip
CALLBACK: BodyShape = {
    "type": int,
    "data": MESSAGE | {"choices": [{"name": str, "value": ANY}], "title": str, "custom_id": str},
}
_NAMED: BodyShape = {"name": str, "name_localizations": dict}
_DESCRIBED: BodyShape = _NAMED | {"type": int, "description": str, "description_localizations": dict}
_OPTION: dict[str, BodyShape] = _DESCRIBED | {
    "required": bool, "autocomplete": bool, "choices": [_NAMED | {"value": ANY}], "channel_types": [int],
    "min_value": float, "max_value": float, "min_length": int, "max_length": int,
}  # fmt: skip
_OPTION.update(options=[_OPTION])
COMMANDS: BodyShape = [
    _DESCRIBED
    | {
        "options": [_OPTION], "default_member_permissions": ANY, "dm_permission": bool, "nsfw": bool, "contexts": [int],
        "integration_types": [int],
    }
]  # fmt: skip
_FAULTS = {  # by the name of the type
    "str": ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    "bool": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "int": ("NUMBER_TYPE_COERCE", 'Value "{value}" is not int.'),
    "float": ("NUMBER_TYPE_COERCE", 'Value "{value}" is not float.'),
    SNOWFLAKE: ("NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.'),
}


def read(value: Any, shape: BodyShape) -> Any:
    """The value without the keys that its shape does not have; raises ApiError 50035 where a type is wrong."""
    form = Form()
    found = _read(value, shape, form, ())
    form.check()
    return found


def _read(value: Any, shape: BodyShape, form: Form, path: FieldPath) -> Any:
    fault = str(getattr(shape, "__name__", shape))
    if isinstance(shape, list):
        fault, (item,) = "list", cast("list[BodyShape]", shape)
        if isinstance(value, list):
            return [_read(it, item, form, (*path, at)) for at, it in enumerate(cast("list[Any]", value))]
    elif isinstance(shape, dict):
        fault, shapes = "dict", cast("dict[str, BodyShape]", shape)
        if isinstance(value, dict):
            known = ((key, it) for key, it in cast("dict[str, Any]", value).items() if key in shapes)
            return {key: it if it is None else _read(it, shapes[key], form, (*path, key)) for key, it in known}
    elif shape is ANY or _is_of(value, shape):
        return value
    code, message = _FAULTS[fault]
    form.refuse(path, code, message.format(value=value))
    return None


def _is_of(value: Any, kind: Any) -> bool:
    if isinstance(value, bool):
        return kind is bool
    if kind is SNOWFLAKE:
        is_id = isinstance(value, str) and value.isdecimal() and len(value) <= LONGEST_ID
        return is_id or isinstance(value, int)
    return isinstance(value, (int, float) if kind is float else kind)
