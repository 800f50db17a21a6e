"""Routes by which the bot answers interactions: the callback, and the webhook that the token opens for 15 minutes."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from bot.playground.api.checks.commands import INTEGER, NUMBER
from bot.playground.api.checks.message import check_choices
from bot.playground.api.checks.modals import check_modal
from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.api.messages import Origin
from bot.playground.api.rest import Call, Route
from bot.playground.world import payloads
from bot.playground.world.components import object_in
from bot.playground.world.model import ChatMessage, Flag


class Callback(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_NEW = {Callback.MESSAGE, Callback.DEFERRED_MESSAGE}
_CHANGE = {Callback.DEFERRED_UPDATE, Callback.UPDATE}
ALLOWED = {
    InteractionKind.COMMAND: _NEW | {Callback.MODAL},
    InteractionKind.COMPONENT: _NEW | _CHANGE | {Callback.MODAL},
    InteractionKind.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionKind.MODAL: _NEW,
}


async def callback(call: Call) -> Any:
    it = call.core.interactions.awaiting_callback(call.id("interaction_id"), call.match["interaction_token"])
    body = call.body.message()
    allowed = ALLOWED[it.kind]
    if it.kind is InteractionKind.MODAL and it.source:
        allowed = allowed | _CHANGE
    if body.get("type") not in allowed:
        these = ", ".join(str(int(one)) for one in sorted(allowed))
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({these}).")
    _ANSWERS[Callback(body["type"])](call, it, object_in(body, "data"))
    call.core.interactions.acknowledge(it, body["type"])
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _with_response(it)


def _style(it: Interaction) -> tuple[int, ChatMessage | None]:
    """The new message's type and what it replies to: a command's answer is 20, a click's a reply (19)."""
    if it.source and not it.source.ephemeral and not it.source.deleted_at:
        return 19, it.source
    return (0 if it.source else 20), None


def _origin(
    call: Call, it: Interaction, data: dict[str, Any], kind: int, reference: ChatMessage | None = None
) -> Origin:
    to = it.user if int(data.get("flags") or 0) & Flag.EPHEMERAL else None
    return Origin(kind, reference, to, webhook=True, interaction=call.core.interactions.metadata(it))


def _message(call: Call, it: Interaction, data: dict[str, Any]) -> None:
    origin, bot = _origin(call, it, data, *_style(it)), call.core.world.bot
    it.response = call.core.messages.create(it.channel, bot, data, call.body.files, prefix=("data",), origin=origin)


def _deferred(call: Call, it: Interaction, data: dict[str, Any]) -> None:
    origin = _origin(call, it, data, *_style(it))
    it.response = call.core.messages.defer(it.channel, call.core.world.bot, origin)


def _deferred_update(_: Call, it: Interaction, __: dict[str, Any]) -> None:
    it.response = it.source


def _update(call: Call, it: Interaction, data: dict[str, Any]) -> None:
    if it.source is None or it.source.deleted_at:
        raise refusal(10008)
    call.core.messages.edit(it.source, data, call.body.files, ("data",))
    it.response = it.source


def _choices(_: Call, it: Interaction, data: dict[str, Any]) -> None:
    form = Form()
    numeric = _focused_type(it.data.get("options", [])) in (INTEGER, NUMBER)
    check_choices(data.get("choices"), form, ("data", "choices"), numeric=numeric)
    form.check()
    it.choices = data["choices"]


def _focused_type(options: list[dict[str, Any]]) -> int | None:
    for option in options:
        if option.get("focused"):
            return option["type"]
        found = _focused_type(option.get("options", []))
        if found is not None:
            return found
    return None


def _modal(_: Call, it: Interaction, data: dict[str, Any]) -> None:
    form = Form()
    check_modal(data, form, ("data",))
    form.check()
    it.modal = data


_ANSWERS: dict[Callback, Callable[[Call, Interaction, dict[str, Any]], None]] = {
    Callback.MESSAGE: _message,
    Callback.DEFERRED_MESSAGE: _deferred,
    Callback.DEFERRED_UPDATE: _deferred_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
}


def _with_response(it: Interaction) -> dict[str, Any]:
    body: dict[str, Any] = {"interaction": {"id": str(it.id), "type": int(it.kind)}}
    if it.response is not None:
        body["interaction"] |= {
            "response_message_id": str(it.response.id),
            "response_message_loading": it.response.loading,
            "response_message_ephemeral": it.response.ephemeral,
            "channel_id": str(it.channel.id),
        }
        if it.channel.guild:
            body["interaction"]["guild_id"] = str(it.channel.guild.id)
        if it.callback_type in (Callback.MESSAGE, Callback.UPDATE):
            body["resource"] = {"type": it.callback_type, "message": payloads.message(it.response)}
    return body


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.core.world.bot.id:
        raise refusal(10015)
    return call.core.interactions.by_token(call.match["webhook_token"])


async def follow_up(call: Call) -> Any:
    it, data = _interaction(call), call.body.message()
    if it.response and it.response.loading and not it.response.deleted_at:
        # The first follow-up after "is thinking…" takes its place.
        call.core.messages.edit(it.response, data, call.body.files)
        return payloads.message(it.response)
    origin = _origin(call, it, data, kind=0)
    made = call.core.messages.create(it.channel, call.core.world.bot, data, call.body.files, origin=origin)
    it.followups.append(made)
    return payloads.message(made)


def _of_token(call: Call) -> ChatMessage:
    it = _interaction(call)
    if "message_id" not in call.match:
        found = it.response
    else:
        own = [it.response, *it.followups]
        found = next((one for one in own if one and one.id == call.id("message_id")), None)
    if found is None or found.deleted_at:
        raise refusal(10008)
    return found


async def read(call: Call) -> Any:
    return payloads.message(_of_token(call))


async def edit(call: Call) -> Any:
    found = _of_token(call)
    call.core.messages.edit(found, call.body.message(), call.body.files)
    return payloads.message(found)


async def delete(call: Call) -> None:
    call.core.messages.delete(_of_token(call))


_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", _CALLBACK, callback, by_token_in_path=True),
    Route("POST", _WEBHOOK, follow_up, by_token_in_path=True),
    *(
        Route(method, f"{_WEBHOOK}/messages/{which}", handler, by_token_in_path=True)
        for which in ("@original", "{message_id}")
        for method, handler in (("GET", read), ("PATCH", edit), ("DELETE", delete))
    ),
]
