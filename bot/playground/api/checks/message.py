"""Discord's limits on a message, apart from its components."""

from collections.abc import Container
from typing import Any

from bot.playground.api.checks.components import Checker
from bot.playground.api.errors import Form, Path
from bot.playground.world.components import object_in, objects_in
from bot.playground.world.model import AttachedFile, Flag

MOST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_IN_EMBEDS = 6000
MOST_CHOICES = 25


def check_message(
    body: dict[str, Any], form: Form, prefix: Path = (), *, layout: bool, emojis: Container[int] = ()
) -> None:
    """Check content, embeds and components of a message to be created or edited; `layout` is Components V2. `emojis`
    are the ids of those that its components may have.
    """
    form.text((*prefix, "content"), body.get("content"), most=MOST_CONTENT)
    embeds = form.objects((*prefix, "embeds"), objects_in(body, "embeds")) or []
    if layout:
        for name in ("content", "embeds"):
            if body.get(name):
                _refuse_legacy(name, form, prefix)
    _check_embeds(embeds, form, (*prefix, "embeds"))
    if body.get("components") is not None:
        Checker(form, emojis).message(body["components"], (*prefix, "components"), layout=layout)


def check_upgrade(body: dict[str, Any], content: str, embeds: list[Any], form: Form, prefix: Path) -> None:
    """Check an edit that makes a classic message one of Components V2: what it says so far has to be set to null."""
    for name, standing in (("content", content), ("embeds", embeds)):
        if standing and name not in body:
            _refuse_legacy(name, form, prefix)


def _refuse_legacy(name: str, form: Form, prefix: Path) -> None:
    form.refuse(
        (*prefix, name),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    )


def _check_embeds(embeds: list[dict[str, Any]], form: Form, path: Path) -> None:
    form.count(path, len(embeds), most=MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        here = (*path, index)
        footer, author, fields = object_in(embed, "footer"), object_in(embed, "author"), objects_in(embed, "fields")
        form.text((*here, "title"), embed.get("title"), most=256)
        form.text((*here, "description"), embed.get("description"), most=4096)
        form.text((*here, "footer", "text"), footer.get("text"), most=2048)
        form.text((*here, "author", "name"), author.get("name"), most=256)
        form.count((*here, "fields"), len(fields), most=25)
        for number, field in enumerate(fields):
            form.text((*here, "fields", number, "name"), field.get("name"), least=1, most=256, required=True)
            form.text((*here, "fields", number, "value"), field.get("value"), least=1, most=1024, required=True)
        counted: list[Any] = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        counted += [text for field in fields for text in (field.get("name"), field.get("value"))]
        total += sum(len(text) for text in counted if isinstance(text, str))
    if total > MOST_IN_EMBEDS:
        form.refuse(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_IN_EMBEDS}")


def embeds_as_stored(embeds: list[dict[str, Any]], attachments: list[AttachedFile]) -> list[dict[str, Any]]:
    """Embeds as Discord stores them: typed, with `attachment://` resolved."""
    by_name = {f"attachment://{it.filename}": it for it in attachments}
    result: list[dict[str, Any]] = []
    for embed in embeds:
        made: dict[str, Any] = {"type": "rich"} | {
            key: value for key, value in embed.items() if value not in (None, [], {})
        }
        for name in ("image", "thumbnail"):
            found = by_name.get(str(object_in(made, name).get("url", "")))
            if found:
                made[name] = {"url": found.url, "proxy_url": found.url, "width": found.width, "height": found.height}
        result.append(made)
    return result


def is_empty(content: str, embeds: list[Any], attachments: list[Any], components: list[Any], flags: int) -> bool:
    """Whether Discord would call it an empty message (50006): components alone count only in Components V2."""
    if flags & Flag.COMPONENTS_V2:
        return not components
    return not (content.strip() or embeds or attachments)


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
