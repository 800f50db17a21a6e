"""The application's own emojis, as Discord takes and refuses them."""

import base64
from typing import Any

import pytest

from bot.playground.api.routes.emojis import MOST_BYTES
from bot.playground.world.model import AppEmoji
from tests.playground.api.calls import raw, refused
from tests.playground.conftest import Bench

PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)


async def test_they_are_created_listed_and_deleted(bench: Bench) -> None:
    made = await bench.bot.create_application_emoji(name="t64_1a2b3c4d", image=PNG)
    assert [it.name for it in await bench.bot.fetch_application_emojis()] == ["t64_1a2b3c4d"]
    assert bench.playground.world.emojis[made.id].data == PNG
    await made.delete()
    assert await bench.bot.fetch_application_emojis() == []
    await refused(made.delete(), 10014, 404)


async def create(bench: Bench, name: Any, image: Any) -> Any:
    assert bench.bot.application_id is not None
    return await bench.bot.http.create_application_emoji(bench.bot.application_id, name, image)


def address(data: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


@pytest.mark.parametrize(
    ("name", "image", "where"),
    [
        ("x", address(PNG), "name"), ("x" * 33, address(PNG), "name"), ("a-b", address(PNG), "name"),
        ("ab", "PNG", "image"), ("ab", address(b"nothing"), "image"), ("ab", address(PNG, "image/webp"), "image"),
        ("ab", address(PNG + bytes(MOST_BYTES)), "image"),
    ],
)  # fmt: skip
async def test_refused_values_of_options(bench: Bench, name: str, image: str, where: str) -> None:
    error = await refused(create(bench, name, image), 50035, 400)
    assert f"In {where}" in error.text
    assert not bench.playground.world.emojis


async def test_a_name_is_taken_once_and_there_is_a_most(bench: Bench) -> None:
    await create(bench, "once", address(PNG))
    await refused(create(bench, "once", address(PNG)), 50035, 400)
    more = {number: AppEmoji(number, f"e{number}", "image/png", PNG) for number in range(1999)}
    bench.playground.world.emojis.update(more)
    await refused(create(bench, "more", address(PNG)), 30008, 400)


async def test_components_have_known_emojis_only(bench: Bench) -> None:
    made = await bench.bot.create_application_emoji(name="tile", image=PNG)
    button = {"type": 2, "style": 1, "label": "6-4", "custom_id": "b", "emoji": {"id": str(made.id), "name": "tile"}}
    await raw(bench, content="–", components=[{"type": 1, "components": [button]}])
    await made.delete()
    error = await refused(raw(bench, content="–", components=[{"type": 1, "components": [button]}]), 50035, 400)
    assert "components.0.components.0.emoji.id" in error.text
    option = {"label": "6-4", "value": "v", "emoji": {"id": str(made.id), "name": "tile"}}
    menu = {"type": 3, "custom_id": "s", "options": [option]}
    error = await refused(raw(bench, content="–", components=[{"type": 1, "components": [menu]}]), 50035, 400)
    assert "options.0.emoji.id" in error.text
