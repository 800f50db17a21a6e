"""Bodies of messages and forms at Discord's limits and beyond, each with the path of its fault."""

from typing import Any

import discord
import discord.http
import pytest

from bot.playground.api.checks import check_modal
from bot.playground.api.errors import Form
from tests.playground.conftest import Bench, raw, refused
from tests.playground.sample_bot import picture


def _row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def _button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"} | more


def _menu(options: int = 1, **more: Any) -> dict[str, Any]:
    chosen = [{"label": f"o{number}", "value": f"o{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "menu", "options": chosen} | more


def _controls(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [_row(*components)]}


def _page(*components: Any, **more: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(components)} | more


def _text(content: str, **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content} | more


def _section(*texts: str, **more: Any) -> dict[str, Any]:
    link = {"type": 2, "style": 5, "label": "x", "url": "https://example.org/"}
    return {"type": 9, "components": [_text(text) for text in texts], "accessory": link} | more


def _container(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components)} | more


def _gallery(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}} | item for item in items]}


SIX, SAME = [_button(number) for number in range(6)], [{"label": "a", "value": "a"}] * 2
BAD_BODIES = {
    "long content": ({"content": "x" * 2001}, "content"),
    "an embed": ({"embeds": [{"title": "x"}]}, "embeds"),
    "six rows": ({"content": "x", "components": [_row(it) for it in SIX]}, "components"),
    "six buttons in a row": (_controls(*SIX), "components.0.components"),
    "a menu beside a button": (_controls(_menu(), _button()), "components.0.components"),
    "26 options": (_controls(_menu(26)), "components.0.components.0.options"),
    "the same value twice": (_controls(_menu() | {"options": SAME}), "components.0.components.0.options.1.value"),
    "long label": (_controls(_button(label="x" * 81)), "components.0.components.0.label"),
    "long custom id": (_controls(_button(custom_id="x" * 101)), "components.0.components.0.custom_id"),
    "the same custom id twice": (_controls(_button(1), _button(1)), "components.0.components.1.custom_id"),
    "long placeholder": (_controls(_menu(placeholder="x" * 151)), "components.0.components.0.placeholder"),
    "more at least": (_controls(_menu(2, min_values=2, max_values=1)), "components.0.components.0.min_values"),
    "more at most than there are": (_controls(_menu(2, max_values=3)), "components.0.components.0.options"),
    "content beside Components V2": (_page(_text("y"), content="x"), "content"),
    "41 components": (_page(*[_text("y")] * 41), "components"),
    "too much text in Components V2": (_page(*[_text("y" * 2001)] * 2), "components"),
    "a text display without Components V2": ({"content": "x", "components": [_text("y")]}, "components.0.type"),
    "a section without a text": (_page(_section()), "components.0.components"),
    "a section of four texts": (_page(_section(*"abcd")), "components.0.components"),
    "a section without its accessory": (_page(_section("a", accessory=None)), "components.0.accessory.type"),
    "a text as accessory": (_page(_section("a", accessory=_text("b"))), "components.0.accessory.type"),
    "a row in a section": (_page(_section(components=[_row(_button())])), "components.0.components.0.type"),
    "a button by itself": (_page(_button()), "components.0.type"),
    "a button by itself in a container": (_page(_container(_button())), "components.0.components.0.type"),
    "a container in a container": (_page(_container(_container(_text("a")))), "components.0.components.0.type"),
    "an empty container": (_page(_container()), "components.0.components"),
    "a colour there is not": (_page(_container(_text("a"), accent_color=1 << 24)), "components.0.accent_color"),
    "an empty text": (_page(_text("")), "components.0.content"),
    "40 components and an accessory": (_page(*(_section("a") for _ in range(14))), "components"),
    "an empty gallery": (_page(_gallery()), "components.0.items"),
    "a gallery of eleven": (_page(_gallery(*({} for _ in range(11)))), "components.0.items"),
    "an empty description": (_page(_gallery({"description": ""})), "components.0.items.0.description"),
    "a long description": (_page(_gallery({"description": "x" * 1025})), "components.0.items.0.description"),
    "a gallery of nothing": (_page(_gallery({"media": {}})), "components.0.items.0.media.url"),
    "a third spacing": (_page({"type": 14, "spacing": 3}), "components.0.spacing"),
    "the same number twice": (_page(_text("a", id=7), _text("b", id=7)), "components.1.id"),
    "no component at all": (_page(_text("a"), "x"), "components.1"),
    "a picture not sent": (_page(_gallery({"media": {"url": "attachment://no"}})), "components.0.items.0.media.url"),
}  # fmt: skip


def assert_fault(errors: Any, where: str) -> None:
    """The error at this path has a code."""
    for step in where.split("."):
        errors = errors[step]
    assert errors["_errors"][0]["code"]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", BAD_BODIES)
async def test_a_body_beyond_the_limits_is_50035(shared_bench: Bench, name: str):
    body, where = BAD_BODIES[name]
    await refused(raw(shared_bench, **body), 50035, 400)
    assert_fault(list(shared_bench.playground.log.matching("POST /channels/"))[-1].answer["errors"], where)
    assert shared_bench.ann.timeline(shared_bench.games) == []


async def test_bodies_at_the_limits_are_accepted(bench: Bench):
    await raw(bench, content="x" * 2000, components=[_row(*(_button(n * 5 + m) for m in range(5))) for n in range(5)])
    await raw(bench, content="x", components=[_row(_menu(25, max_values=25))])
    await raw(bench, **_page(*[_text("y" * 100)] * 40))
    await raw(bench, **_page(_container(_section(*"abc"), *(_section("d") for _ in range(11)), _text("e"))))
    await raw(bench, **_page(_gallery(*({"description": "x" * 1024} for _ in range(10))), {"type": 14, "spacing": 2}))
    assert len(bench.ann.timeline(bench.games)) == 5


async def _edit(bench: Bench, message: dict[str, Any], **body: Any) -> Any:
    path = "/channels/{channel_id}/messages/{message_id}"
    route = discord.http.Route("PATCH", path, channel_id=bench.games.id, message_id=message["id"])
    return await bench.bot.http.request(route, json=body)


async def test_a_message_turns_to_components_v2_without_content_and_stays_one(bench: Bench):
    classic = await raw(bench, content="a")
    await refused(_edit(bench, classic, **_page(_text("c"))), 50035, 400)
    after = await _edit(bench, classic, content=None, **_page(_text("c")))
    assert (after["content"], after["components"][0]["content"]) == ("", "c")
    await refused(_edit(bench, classic, content="b", flags=0, components=[]), 50035, 400)
    after = await _edit(bench, classic, flags=0, components=[_row(_button())])
    assert after["flags"] & 1 << 15


def _label(**component: Any) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "c", "style": 1} | component}


@pytest.mark.parametrize(
    ("components", "where"),
    [
        ([], "components"),
        ([_label(custom_id=f"c{number}") for number in range(6)], "components"),
        ([_label(), _label()], "components.1.component.custom_id"),
        ([_label() | {"label": "x" * 46}], "components.0.label"),
        ([_label() | {"description": ""}], "components.0.description"),
        ([_label(type=2)], "components.0.component.type"),
        ([_label(style=3)], "components.0.component.style"),
        ([_label(placeholder="x" * 101)], "components.0.component.placeholder"),
        ([_label(value="123", max_length=2)], "components.0.component.value"),
        ([_row(_button())], "components.0.components.0.type"),
        ([_text("")], "components.0.content"),
        ([_button()], "components.0.type"),
    ],
)
def test_a_form_beyond_the_limits(components: list[dict[str, Any]], where: str):
    form = Form()
    check_modal({"title": "t", "custom_id": "i", "components": components}, form, ())
    assert_fault(form.tree, where)


def test_a_form_at_the_limits():
    form, components = Form(), [_label(max_length=2, value="12"), _text("x")]
    check_modal({"title": "t", "custom_id": "i", "components": components}, form, ())
    assert not form.tree


async def test_an_empty_message_is_50006(bench: Bench):
    await refused(raw(bench, content="  "), 50006, 400)
    await refused(raw(bench, components=[_row(_button())]), 50006, 400)
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = await channel.send("full")
    await refused(message.edit(content=None), 50006, 400)
    await refused(channel.send(files=[picture(f"{number}.png") for number in range(11)]), 50035, 400)
    await refused(channel.send(file=picture(alt="x" * 1025)), 50035, 400)
