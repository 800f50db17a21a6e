"""Routes by which the bot answers interactions: the callback, and the webhook that the token opens for 15 minutes."""

from enum import IntEnum
from typing import Any

from bot.playground.api.checks import check_choices, check_modal
from bot.playground.api.commands import INTEGER, NUMBER
from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.api.messages import Origin
from bot.playground.api.rest import Call, Route
from bot.playground.api.shapes import CALLBACK, MESSAGE
from bot.playground.world.components import object_in, objects_in
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
    body = call.body.read(CALLBACK)
    allowed = ALLOWED[it.kind]
    if it.kind is InteractionKind.MODAL and it.source:
        allowed = allowed | _CHANGE
    if body.get("type") not in allowed:
        these = ", ".join(str(int(one)) for one in sorted(allowed))
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({these}).")
    _answer(call, it, Callback(body["type"]), object_in(body, "data"))
    call.core.interactions.acknowledge(it, body["type"])
    return _with_response(it) if call.query.get("with_response") in ("1", "true") else None


def _answer(call: Call, it: Interaction, callback_type: Callback, data: dict[str, Any]) -> None:
    core, form, files = call.core, Form(), call.body.files
    if callback_type is Callback.CHOICES:
        numeric = _focused_type(it.data.get("options", [])) in (INTEGER, NUMBER)
        check_choices(objects_in(data, "choices"), form, ("data", "choices"), numeric=numeric)
        form.check()
        it.choices = objects_in(data, "choices")
    elif callback_type is Callback.MODAL:
        check_modal(data, form, ("data",))
        form.check()
        it.modal = data
    elif callback_type in _CHANGE:
        if callback_type is Callback.UPDATE:
            if it.source is None or it.source.deleted_at:
                raise refusal(10008)
            core.messages.edit(it.source, data, files, ("data",))
        it.response = it.source
    else:
        origin, bot = _origin(it, data, *_style(it)), core.world.bot
        it.response = (
            core.messages.defer(it.channel, bot, origin)
            if callback_type is Callback.DEFERRED_MESSAGE
            else core.messages.create(it.channel, bot, data, files, prefix=("data",), origin=origin)
        )


def _style(it: Interaction) -> tuple[int, ChatMessage | None]:
    """The new message's type and what it replies to: a command's answer is 20, a click's a reply (19)."""
    if it.source and not it.source.ephemeral and not it.source.deleted_at:
        return 19, it.source
    return (0 if it.source else 20), None


def _origin(it: Interaction, data: dict[str, Any], kind: int, reference: ChatMessage | None = None) -> Origin:
    is_for_one = int(data.get("flags") or 0) & Flag.EPHEMERAL or not it.may_show_all
    return Origin(kind, reference, it.user if is_for_one else None, it.metadata())


def _focused_type(options: list[dict[str, Any]]) -> int | None:
    for option in options:
        if option.get("focused"):
            return option["type"]
        found = _focused_type(option.get("options", []))
        if found is not None:
            return found
    return None


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
            body["resource"] = {"type": it.callback_type, "message": it.response.payload()}
    return body


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.core.world.bot.id:
        raise refusal(10015)
    return call.core.interactions.by_token(call.match["webhook_token"])


async def follow_up(call: Call) -> Any:
    it, data = _interaction(call), call.body.read(MESSAGE)
    if it.response and it.response.loading and not it.response.deleted_at:
        # The first follow-up after "is thinking…" takes its place.
        call.core.messages.edit(it.response, data, call.body.files)
        return it.response.payload()
    origin = _origin(it, data, kind=0)
    made = call.core.messages.create(it.channel, call.core.world.bot, data, call.body.files, origin=origin)
    it.followups.append(made)
    return made.payload()


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
    return _of_token(call).payload()


async def edit(call: Call) -> Any:
    found = _of_token(call)
    call.core.messages.edit(found, call.body.read(MESSAGE), call.body.files)
    return found.payload()


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
