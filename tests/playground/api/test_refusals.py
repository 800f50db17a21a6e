"""What Discord refuses, by status and code."""

from dataclasses import replace
from typing import Any

import discord
import discord.http
import pytest

from bot.playground import InteractionFailedError, Limits, Message, Permission
from bot.playground.api.checks.modals import check_modal
from bot.playground.api.errors import Form
from tests.playground.conftest import Bench
from tests.playground.sample_bot import Count, picture

QUICK = {"limits": replace(Limits().fast(), acknowledge_within=0.3)}


async def refused(call: Any, code: int, status: int) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await call
    assert (caught.value.code, caught.value.status) == (code, status)
    return caught.value


@pytest.mark.parametrize("bench", [QUICK], indirect=True)
async def test_an_answer_after_the_deadline_is_10062(bench: Bench):
    late = await bench.ann.command(bench.games, "late", seconds=0.5)
    with pytest.raises(InteractionFailedError):
        await late.answered()
    assert late.failed
    entry = await bench.playground.wait_for(lambda: next(bench.playground.log.matching("/callback"), None))
    assert (entry.status, entry.answer["code"]) == (404, 10062)
    assert bench.ann.timeline(bench.games) == []
    assert late.token not in entry.path


async def test_a_second_acknowledgement_is_40060(bench: Bench):
    asked = await bench.ann.command(bench.games, "twice")
    await asked.answered()
    entries = await bench.playground.wait_for(lambda: (f := list(bench.playground.log.matching("/callback")))[1:] and f)
    assert [(it.status, it.answer.get("code")) for it in entries] == [(200, None), (400, 40060)]
    assert len(bench.ann.timeline(bench.games)) == 1


async def test_a_token_that_is_too_old_is_50027_and_one_not_acknowledged_10015(bench: Bench):
    asked = await bench.ann.type(bench.games, "/say text:x")
    await asked.answered()
    heard = bench.bot.heard[0]
    bench.playground.limits = replace(bench.playground.limits, token_lifetime=0.0)
    await refused(heard.followup.send("late"), 50027, 401)
    bench.playground.limits = replace(bench.playground.limits, token_lifetime=900.0)
    await heard.followup.send("in time")
    asked.callback_type = None
    await refused(heard.followup.send("early"), 10015, 404)


async def test_closed_direct_messages_are_50007(bench: Bench):
    ann = await bench.bot.fetch_user(bench.ann.id)
    await ann.send("open")
    bench.ann.close_dms()
    await refused(ann.send("closed"), 50007, 403)
    assert [it.content for it in bench.ann.dms()] == ["open"]
    bench.ann.open_dms()
    bench.playground.leave(bench.ann)
    await refused(ann.send("stranger"), 50278, 403)


async def test_missing_permissions_are_50013_or_50001(bench: Bench):
    channel, playground = bench.bot.get_partial_messageable(bench.games.id), bench.playground
    message = await channel.send("first")
    playground.deny(bench.games, Permission.ATTACH_FILES)
    await refused(channel.send(file=picture()), 50013, 403)
    await refused(message.edit(attachments=[picture()]), 50013, 403)
    with bench.hurried():
        asked = await bench.ann.command(bench.games, "whisper")
    with pytest.raises(InteractionFailedError):
        await asked.answered()
    await playground.wait_for(lambda: list(playground.log.matching("/callback")))
    assert not bench.bot.heard[0].app_permissions.attach_files
    playground.deny(bench.games, Permission.EMBED_LINKS)
    await refused(channel.send(embed=discord.Embed(title="x")), 50013, 403)
    playground.deny(bench.games, Permission.SEND_MESSAGES)
    await refused(channel.send("no"), 50013, 403)
    await message.edit(content="still mine")
    playground.deny(bench.games, Permission.READ_MESSAGE_HISTORY)
    assert [it async for it in channel.history()] == []
    playground.deny(bench.games, Permission.VIEW_CHANNEL)
    await refused(channel.send("no"), 50001, 403)
    playground.allow(bench.games, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY)
    assert [it.content async for it in channel.history()] == ["still mine"]


async def test_a_channel_deleted_before_the_answer_is_10003(bench: Bench):
    games = bench.games
    asked = await bench.ann.command(games, "late", seconds=0.1)
    bench.playground.delete_channel(games)
    entry = await bench.playground.wait_for(lambda: next(bench.playground.log.matching("/callback"), None))
    assert (entry.status, entry.answer["code"]) == (404, 10003)
    assert not asked.is_acknowledged
    assert bench.ann.timeline(games) == []


async def test_a_bot_removed_from_the_guild_has_no_access(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    await channel.send("here")
    bench.playground.remove_bot()
    await refused(channel.send("gone"), 50001, 403)
    await refused(bench.bot.fetch_guild(bench.playground.guild.id), 10004, 404)


async def test_the_same_nonce_makes_one_message(bench: Bench):
    first = await _raw(bench, content="once", nonce="7", enforce_nonce=True)
    second = await _raw(bench, content="once", nonce="7", enforce_nonce=True)
    assert first["id"] == second["id"]
    assert (await _raw(bench, content="once", nonce="8", enforce_nonce=True))["id"] != first["id"]
    assert len(bench.ann.timeline(bench.games)) == 2


async def test_messages_of_others(bench: Bench):
    hers = await bench.ann.say(bench.games, "hello")
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = channel.get_partial_message(hers.id)
    await refused(message.edit(content="mine now"), 50005, 403)
    await refused(message.delete(), 50013, 403)
    await refused(channel.get_partial_message(1).edit(content="x"), 10008, 404)
    await bench.bo.delete(hers)
    await refused(message.fetch(), 10008, 404)
    await refused(message.reply("to whom?"), 50035, 400)


def _buttons(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number in range(count):
        view.add_item(Count(number))
    return view


async def _raw(bench: Bench, **body: Any) -> Any:
    """Send a body which discord.py itself would not let through."""
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=bench.games.id)
    return await bench.bot.http.request(route, json=body)


def _row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def _button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"} | more


def _menu(options: int = 1, **more: Any) -> dict[str, Any]:
    chosen = [{"label": f"o{number}", "value": f"o{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "menu", "options": chosen} | more


def _page(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(components)}


def _text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def _section(*texts: str, **more: Any) -> dict[str, Any]:
    return {"type": 9, "components": [_text(text) for text in texts], "accessory": _link()} | more


def _link() -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "x", "url": "https://example.org/"}


def _container(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components)} | more


def _gallery(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}} | item for item in items]}


BAD_BODIES: dict[str, tuple[dict[str, Any], str]] = {
    "long content": ({"content": "x" * 2001}, "content"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "long title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "long description": ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    "26 fields": ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    "embeds too large together": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "six rows": ({"content": "x", "components": [_row(_button(n)) for n in range(6)]}, "components"),
    "six buttons in a row": (
        {"content": "x", "components": [_row(*(_button(n) for n in range(6)))]},
        "components.0.components",
    ),
    "a menu beside a button": ({"content": "x", "components": [_row(_menu(), _button())]}, "components.0.components"),
    "26 options": ({"content": "x", "components": [_row(_menu(26))]}, "components.0.components.0.options"),
    "the same value twice": (
        {"content": "x", "components": [_row(_menu(options=0) | {"options": [{"label": "a", "value": "a"}] * 2})]},
        "components.0.components.0.options.1.value",
    ),
    "long label": ({"content": "x", "components": [_row(_button(label="x" * 81))]}, "components.0.components.0.label"),
    "long custom id": (
        {"content": "x", "components": [_row(_button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
    ),
    "the same custom id twice": (
        {"content": "x", "components": [_row(_button(1), _button(1))]},
        "components.0.components.1.custom_id",
    ),
    "long placeholder": (
        {"content": "x", "components": [_row(_menu(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
    ),
    "more at least than at most": (
        {"content": "x", "components": [_row(_menu(2, min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
    ),
    "more at most than there are": (
        {"content": "x", "components": [_row(_menu(2, max_values=3))]},
        "components.0.components.0.options",
    ),
    "content beside Components V2": (
        {"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "y"}]},
        "content",
    ),
    "41 components": ({"flags": 1 << 15, "components": [{"type": 10, "content": "y"}] * 41}, "components"),
    "too much text in Components V2": (
        {"flags": 1 << 15, "components": [{"type": 10, "content": "y" * 2001}] * 2},
        "components",
    ),
    "a text display without Components V2": (
        {"content": "x", "components": [{"type": 10, "content": "y"}]},
        "components.0.type",
    ),
    "a section without a text": (_page(_section()), "components.0.components"),
    "a section of four texts": (_page(_section(*"abcd")), "components.0.components"),
    "a section without its accessory": (_page(_section("a", accessory=None)), "components.0.accessory.type"),
    "a text as accessory": (_page(_section("a", accessory=_text("b"))), "components.0.accessory.type"),
    "a row in a section": (_page(_section("a") | {"components": [_row(_button())]}), "components.0.components.0.type"),
    "a button by itself": (_page(_button()), "components.0.type"),
    "a button by itself in a container": (_page(_container(_button())), "components.0.components.0.type"),
    "a container in a container": (_page(_container(_container(_text("a")))), "components.0.components.0.type"),
    "an empty container": (_page(_container()), "components.0.components"),
    "a colour there is not": (_page(_container(_text("a"), accent_color=1 << 24)), "components.0.accent_color"),
    "an empty text": (_page(_text("")), "components.0.content"),
    "40 components and an accessory": (_page(*(_section("a") for _ in range(13)), _section("a")), "components"),
    "an empty gallery": (_page(_gallery()), "components.0.items"),
    "a gallery of eleven": (_page(_gallery(*({} for _ in range(11)))), "components.0.items"),
    "an empty description": (_page(_gallery({"description": ""})), "components.0.items.0.description"),
    "a long description": (_page(_gallery({"description": "x" * 1025})), "components.0.items.0.description"),
    "a gallery of nothing": (_page(_gallery({"media": {}})), "components.0.items.0.media.url"),
    "a file from elsewhere": (_page({"type": 13, "file": {"url": "https://example.org/a"}}), "components.0.file.url"),
    "a third spacing": (_page({"type": 14, "spacing": 3}), "components.0.spacing"),
    "the same number twice": (_page(_text("a") | {"id": 7}, _text("b") | {"id": 7}), "components.1.id"),
    "no component at all": (_page(_text("a"), "x"), "components.1.type"),  # type: ignore[arg-type]
    "a picture nobody attached": (
        {"flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]},
        "components.0.items.0.media.url",
    ),
}


@pytest.mark.parametrize("name", BAD_BODIES)
async def test_a_body_beyond_the_limits_is_50035(bench: Bench, name: str):
    body, where = BAD_BODIES[name]
    await refused(_raw(bench, **body), 50035, 400)
    errors: Any = list(bench.playground.log.matching("POST /channels/"))[-1].answer["errors"]
    for step in where.split("."):
        errors = errors[step]
    assert errors["_errors"][0]["code"]
    assert bench.ann.timeline(bench.games) == []


async def test_bodies_at_the_limits_are_accepted(bench: Bench):
    await _raw(bench, content="x" * 2000, components=[_row(*(_button(n * 5 + m) for m in range(5))) for n in range(5)])
    await _raw(bench, content="x", components=[_row(_menu(25, max_values=25))])
    await _raw(bench, embeds=[{"description": "x" * 3000}] * 2)
    await _raw(bench, flags=1 << 15, components=[{"type": 10, "content": "y" * 100}] * 40)
    await _raw(bench, **_page(_container(_section(*"abc"), *(_section("d") for _ in range(11)), _text("e"))))
    await _raw(bench, **_page(_gallery(*({"description": "x" * 1024} for _ in range(10))), {"type": 14, "spacing": 2}))
    assert len(bench.ann.timeline(bench.games)) == 6


async def _edit(bench: Bench, message: dict[str, Any], **body: Any) -> Any:
    path = "/channels/{channel_id}/messages/{message_id}"
    route = discord.http.Route("PATCH", path, channel_id=bench.games.id, message_id=message["id"])
    return await bench.bot.http.request(route, json=body)


async def test_a_message_of_components_v2_stays_one(bench: Bench):
    page = await _raw(bench, **_page(_text("a")))
    await refused(_edit(bench, page, content="b", flags=0, components=[]), 50035, 400)
    after = await _edit(bench, page, flags=0, components=[_row(_button())])
    assert after["flags"] & 1 << 15


async def test_a_classic_message_becomes_one_of_components_v2_once_content_and_embeds_are_null(bench: Bench):
    classic = await _raw(bench, content="a", embeds=[{"title": "b"}])
    await refused(_edit(bench, classic, **_page(_text("c"))), 50035, 400)
    await refused(_edit(bench, classic, content=None, **_page(_text("c"))), 50035, 400)
    after = await _edit(bench, classic, content=None, embeds=None, **_page(_text("c")))
    assert (after["content"], after["embeds"], after["components"][0]["content"]) == ("", [], "c")


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
    errors: Any = form.tree
    for step in where.split("."):
        errors = errors[step]
    assert errors["_errors"][0]["code"]
    form = Form()
    check_modal(
        {"title": "t", "custom_id": "i", "components": [_label(max_length=2, value="12"), _text("x")]}, form, ()
    )
    assert not form.tree


async def test_an_empty_message_is_50006(bench: Bench):
    await refused(_raw(bench, content="  "), 50006, 400)
    await refused(_raw(bench, components=[_row(_button())]), 50006, 400)
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = await channel.send("full")
    await refused(message.edit(content=None), 50006, 400)
    await refused(channel.send(files=[picture(f"{number}.png") for number in range(11)]), 50035, 400)
    await refused(channel.send(file=picture(alt="x" * 1025)), 50035, 400)


async def test_commands_are_checked_when_registered(bench: Bench):
    route = discord.http.Route("PUT", f"/applications/{bench.bot.application_id}/commands")
    option = {"type": 3, "name": "o", "description": "d"}
    good = {"name": "ok", "description": "d"}
    for wrong in (
        {"name": "Upper", "description": "d"},
        {"name": "x" * 33, "description": "d"},
        {"name": "x", "description": "d" * 101},
        {"name": "x", "description": ""},
        good | {"options": [option | {"name": f"o{number}"} for number in range(26)]},
        good | {"options": [option, option | {"name": "p", "required": True}]},
        good | {"options": [option | {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}]},
        good | {"options": [option | {"choices": [{"name": "a", "value": "a"}], "autocomplete": True}]},
        good | {"options": [option, option]},
    ):
        await refused(bench.bot.http.request(route, json=[good | {"name": "fine"}, wrong]), 50035, 400)
    await refused(bench.bot.http.request(route, json=[good, good]), 50035, 400)
    await bench.bot.http.request(route, json=[good])
    assert [it["name"] for it in bench.playground.commands.of(None)] == ["ok"]


async def test_who_is_pinged(bench: Bench):
    channel, ann, bo = bench.bot.get_partial_messageable(bench.games.id), bench.ann, bench.bo
    both = f"{ann.mention} {bo.mention}"

    async def post(content: str, allowed: discord.AllowedMentions) -> Message:
        sent = await channel.send(content, allowed_mentions=allowed)
        return bench.games.messages[sent.id]

    only_bo = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(bo.id)])
    assert (await post(both, only_bo)).pings == {bo.id}
    assert (await post(both, discord.AllowedMentions.none())).pings == set()
    quiet = await post("quiet", discord.AllowedMentions.all())
    await channel.get_partial_message(quiet.id).edit(content=both, allowed_mentions=discord.AllowedMentions.all())
    assert quiet.pings == set()
    assert [it.content for it in bo.pinged_by()] == [both]
    assert ann.pinged_by() == []


async def test_an_unknown_route_is_answered_404(bench: Bench):
    with pytest.raises(discord.NotFound):
        await bench.bot.fetch_invite("abc")
    assert [it.path for it in bench.playground.log.entries if not it.route] == ["/invites/abc"]
