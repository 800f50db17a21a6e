"""Bodies and queries of the wrong types: each is answered 400 with Discord's 50035, and none with 500."""

from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest

from tests.playground.conftest import Bench

BUTTON = {"type": 2, "id": 5, "style": 1, "label": "x", "custom_id": "b", "emoji": {"id": None, "name": "🁣"}}
OPTION = {"label": "o", "value": "o", "description": "d", "emoji": {"name": "🁣"}, "default": True}
MENU = {"type": 3, "custom_id": "m", "options": [OPTION], "min_values": 1, "max_values": 1, "placeholder": "p"}
PEOPLE = {"type": 5, "custom_id": "p", "default_values": [{"id": "1", "type": "user"}]}
MENTIONS = {"parse": ["everyone"], "users": ["1"], "roles": [], "replied_user": False}
MESSAGE: dict[str, Any] = {
    "content": "x <@&7>", "flags": 0, "nonce": "n", "enforce_nonce": True, "embeds": [], "message_reference": None,
    "components": [{"type": 1, "components": [it]} for it in (BUTTON, MENU, PEOPLE)],
    "allowed_mentions": MENTIONS, "attachments": [],
}  # fmt: skip
GALLERY = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "d"}]}
SECTION = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": BUTTON}
PAGE: dict[str, Any] = {
    "flags": 1 << 15,
    "components": [{"type": 17, "accent_color": 1, "components": [SECTION, GALLERY, {"type": 14, "spacing": 1}]}],
}
CHOICE = {"name": "c", "name_localizations": {"de": "c"}, "value": "c"}
COMMAND: dict[str, Any] = {
    "name": "a", "name_localizations": {"de": "a"}, "description": "d", "type": 1, "contexts": [0],
    "integration_types": [0], "default_member_permissions": "0", "nsfw": False, "dm_permission": True,
    "options": [
        {"type": 3, "name": "o", "description": "d", "choices": [CHOICE], "min_length": 1, "max_length": 2},
        {"type": 4, "name": "p", "description": "d", "required": False, "min_value": 1, "autocomplete": False},
    ],
}  # fmt: skip
ODD: tuple[Any, ...] = (
    "x",
    "9" * 5000,
    7,
    -1.5,
    True,
    [],
    [7],
    [[]],
    {},
    {"x": [7]},
    [{}],
    [{"type": []}],
    [{"x": {"media": 7}}],
)
NAMED = b"Content-Disposition: form-data; name="
TYPES = "STRING_TYPE_CONVERT", "NUMBER_TYPE_COERCE", "LIST_TYPE_CONVERT", "MODEL_TYPE_CONVERT", "BOOLEAN_TYPE_CONVERT"


def bent(body: Any) -> Iterator[Any]:
    """The body with one of its values replaced by an odd one, for each of its values."""
    yield from ODD
    if isinstance(body, dict):
        yield from (body | {key: odd} for key, value in body.items() for odd in bent(value))
    elif isinstance(body, list):
        yield from ([*body[:at], odd, *body[at + 1 :]] for at, value in enumerate(body) for odd in bent(value))


async def ask(bench: Bench, method: str, path: str, **body: Any) -> tuple[int, Any]:
    headers = {"Authorization": f"Bot {bench.playground.token}"} | body.pop("headers", {})
    address = bench.playground.api_url + path
    async with aiohttp.ClientSession() as session, session.request(method, address, headers=headers, **body) as answer:
        return answer.status, await answer.json() if answer.status != 204 else None


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/{games}/messages", MESSAGE),
        ("POST", "/channels/{games}/messages", PAGE),
        ("PATCH", "/channels/{games}", {"archived": True}),
        ("POST", "/channels/{games}/threads", {"name": "t", "type": 11, "invitable": False}),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}),
        ("PATCH", "/applications/@me", {"integration_types_config": {"0": {}}}),
        ("PUT", "/applications/{bot}/commands", [COMMAND]),
        ("POST", "/applications/{bot}/emojis", {"name": "e", "image": "data:,"}),
    ],
)
async def test_no_value_of_a_wrong_type_is_answered_500(shared_bench: Bench, method: str, path: str, body: Any):
    where = path.format(games=shared_bench.games.id, bot=shared_bench.bot.application_id)
    answers = [(odd, *await ask(shared_bench, method, where, json=odd)) for odd in bent(body)]
    assert {status for _, status, _ in answers} <= {200, 201, 400}
    assert {it["code"] for _, status, it in answers if status == 400} <= {50006, 50024, 50035}


async def test_no_callback_of_a_wrong_type_is_answered_500(bench: Bench):
    modal = {"title": "t", "custom_id": "m", "components": [{"type": 18, "label": "l", "component": MENU}]}
    for body in ({"type": 4, "data": PAGE}, {"type": 9, "data": modal}):
        for odd in bent(body):
            asked = await bench.ann.command(bench.games, "late", seconds=60)
            status, answer = await ask(bench, "POST", f"/interactions/{asked.id}/{asked.token}/callback", json=odd)
            assert (status, answer and answer["code"]) in {(204, None), (400, 50035), (400, 50006)}, odd


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("body", "where"),
    [
        ([], ""), ("x", ""), (None, ""), ({"content": 7}, "content"), ({"content": ["x"]}, "content"),
        ({"flags": "x"}, "flags"), ({"flags": True}, "flags"), ({"components": {}}, "components"),
        ({"attachments": 7}, "attachments"), ({"attachments": [{"id": []}]}, "attachments.0.id"),
        ({"allowed_mentions": []}, "allowed_mentions"), ({"allowed_mentions": {"parse": 7}}, "allowed_mentions.parse"),
        ({"allowed_mentions": {"users": ["x"]}}, "allowed_mentions.users.0"),
        ({"components": [{"type": 1, "components": 7}]}, "components.0.components"),
        ({"components": [{"type": 1, "components": [BUTTON | {"emoji": "x"}]}]}, "components.0.components.0.emoji"),
        ({"components": [{"type": 1, "components": [BUTTON | {"id": {}}]}]}, "components.0.components.0.id"),
    ],
)  # fmt: skip
async def test_a_wrong_type_is_named_by_its_place(shared_bench: Bench, body: Any, where: str):
    status, answer = await ask(shared_bench, "POST", f"/channels/{shared_bench.games.id}/messages", json=body)
    assert (status, answer["code"]) == (400, 50035)
    fault = answer["errors"]
    for step in filter(None, where.split(".")):
        fault = fault[step]
    assert fault["_errors"][0]["code"] in TYPES


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "path", ["/channels/{}/messages?limit=x", "/channels/{}/messages?after=[]", "/users/@me/guilds?limit=-"]
)
async def test_a_query_that_is_no_number_is_50035(shared_bench: Bench, path: str):
    status, answer = await ask(shared_bench, "GET", path.format(shared_bench.games.id))
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"x",
        b"--x\r\n",
        b"--x\r\n\r\n--x--",
        b'--x\r\nContent-Disposition: form-data; name="files[%b]"\r\n\r\n--x--' % (b"9" * 5000),
    ],
)
async def test_a_form_that_cannot_be_read_is_50035(shared_bench: Bench, data: bytes):
    for kind in ("multipart/form-data; boundary=x", "multipart/form-data", 'multipart/form-data; boundary=""'):
        path = f"/channels/{shared_bench.games.id}/messages"
        status, answer = await ask(shared_bench, "POST", path, data=data, headers={"Content-Type": kind})
        assert (status, answer["code"]) == (400, 50035)


@pytest.mark.asyncio(loop_scope="module")
async def test_json_too_deep_to_read_is_50109(shared_bench: Bench):
    path, headers = f"/channels/{shared_bench.games.id}/messages", {"Content-Type": "application/json"}
    for data in (b"[" * 100_000, b'{"components":' * 900 + b"1" + b"}" * 900, b"\xff", b"9" * 5000):
        status, answer = await ask(shared_bench, "POST", path, data=data, headers=headers)
        assert status == 400
        assert answer["code"] in (50035, 50109)
