"""Discord's limits on a message, apart from its components."""

from collections.abc import Container
from typing import Any

from bot.playground.api.checks.components import Checker
from bot.playground.api.errors import Form, Path
from bot.playground.world.model import Flag

MOST_CONTENT = 2000
MOST_CHOICES = 25


def check_message(
    body: dict[str, Any], form: Form, prefix: Path = (), *, layout: bool, emojis: Container[int] = ()
) -> None:
    """Check content and components of a message to be created or edited.

    `layout` is Components V2; `emojis` are the ids of those that its components may have.
    """
    form.text((*prefix, "content"), body.get("content"), most=MOST_CONTENT)
    if body.get("embeds"):
        form.refuse((*prefix, "embeds"), "NOT_HERE", "The playground has no embeds: use Components V2")
    if layout and body.get("content"):
        _refuse_content(form, prefix)
    if body.get("components") is not None:
        Checker(form, emojis).message(body["components"], (*prefix, "components"), layout=layout)


def check_upgrade(body: dict[str, Any], content: str, form: Form, prefix: Path) -> None:
    """Check an edit that makes a classic message one of Components V2: what it says so far has to be set to null."""
    if content and "content" not in body:
        _refuse_content(form, prefix)


def _refuse_content(form: Form, prefix: Path) -> None:
    form.refuse(
        (*prefix, "content"),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    )


def is_empty(content: str, attachments: list[Any], components: list[Any], flags: int) -> bool:
    """Whether Discord would call it an empty message (50006): components alone count only in Components V2."""
    if flags & Flag.COMPONENTS_V2:
        return not components
    return not (content.strip() or attachments)


def check_choices(body: Any, form: Form, path: Path, *, numeric: bool) -> None:
    """Check the answer to an autocomplete request."""
    choices = form.objects(path, body)
    if choices is None:
        return
    form.count(path, len(choices), most=MOST_CHOICES)
    for index, choice in enumerate(choices):
        form.text((*path, index, "name"), choice.get("name"), least=1, most=100, required=True)
        if not numeric:
            form.text((*path, index, "value"), choice.get("value"), most=100, required=True)
        elif isinstance(choice.get("value"), bool) or not isinstance(choice.get("value"), int | float):
            form.refuse(
                (*path, index, "value"), "NUMBER_TYPE_COERCE", f'Value "{choice.get("value")}" is not a number.'
            )
