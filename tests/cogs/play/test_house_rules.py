"""House rules as people set them by click: every value, any number by a form, back to the preset; and who may not."""

from typing import Any

import pytest

from bot.message import Message
from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.api.interactions import Interaction
from bot.playground.world.components import SELECT, walk
from bot.rules.catalogue import CATALOGUE
from bot.table.errors import NotAllowed
from bot.table.permissions import Person
from bot.words.speaker import say
from tests.cogs.conftest import Bench
from tests.cogs.server import present, text_of
from tests.end_to_end.controls import find, roster
from tests.end_to_end.controls import press as press_action
from tests.end_to_end.house import Table, seat_computers
from tests.said import is_said, said


def ids(message: ChatMessage, part: str) -> list[str]:
    return [it["custom_id"] for it in walk(message.components) if part in it.get("custom_id", "")]


async def page_of(person: UserClient, channel: ChatChannel) -> ChatMessage:
    """The page of the rules, by its button of a lobby or, once the match is on, of the answer to /domino table."""
    shown = find(person, channel, "lobby") or await (await person.command(channel, "domino table")).answered()
    message = await (await press_action(person, shown, "rules")).answered()
    assert message.ephemeral
    return message


async def opened(bench: Bench, game: str = "black-tile") -> tuple[Table, ChatMessage]:
    """A lobby that Ann hosts, where Bea sits too, and its rules as Ann sees them."""
    preset = CATALOGUE[game].presets[0].name  # else it would have what was set last on this server
    table = await Table.open(bench, bench.ann, bench.bea, game=game, preset=preset, start=False)
    return table, await page_of(bench.ann, table.channel)


async def stop(bench: Bench, table: Table) -> None:
    question = await (await bench.ann.command(table.channel, "domino stop")).answered()
    await (await bench.ann.click(question, label="Stop")).answered()


async def start(bench: Bench, table: Table) -> None:
    """Two computers sit down too, and Ann starts the match."""
    await seat_computers(bench.ann, table.lobby, 2, "easy")
    await table.start()


async def press(bench: Bench, message: ChatMessage, custom_id: str, *values: str) -> Interaction:
    """Press a button or choose in a select as Ann, and wait for the redrawn page or an answer beside it."""
    before, ann = len(message.revisions), bench.ann
    used = ann.choose(message, [*values], custom_id=custom_id) if values else ann.click(message, custom_id=custom_id)
    click = await used
    await bench.wait(lambda: len(message.revisions) > before or click.modal or reply_text(click, message))
    return click


async def open_rule(bench: Bench, page: ChatMessage, rule: str) -> None:
    """By the button beside it; where a part has more rules than a page can have buttons, of a select."""
    for it in walk(page.components):
        if it["type"] == SELECT and rule in [option["value"] for option in it["options"]]:
            await press(bench, page, it["custom_id"], rule)
            return
    await press(bench, page, next(it for it in ids(page, ":rule:") if it.endswith(f":{rule}")))


async def set_rule(bench: Bench, page: ChatMessage, rule: str, value: object) -> Interaction:
    """Choose a value by a button, or of a select where there are many."""
    await open_rule(bench, page, rule)
    (custom_id,) = [it for it in ids(page, ":setrule:") if it.endswith((f":{rule}", f":{rule}={value}"))]
    return await press(bench, page, custom_id, *([str(value)] if custom_id.startswith("s:") else []))


def reply_text(click: Interaction, message: ChatMessage) -> str:
    """The texts of answers beside the page."""
    beside = [it for it in (click.response, *click.followups) if it is not None and it is not message]
    return text_of(beside[-1]) if beside and not beside[-1].loading else ""


async def number_form(bench: Bench, page: ChatMessage, rule: str) -> Interaction:
    """The form in which a number is written for a house rule."""
    await open_rule(bench, page, rule)
    (other,) = ids(page, ":number:")
    return await press(bench, page, other)


async def written(bench: Bench, form: Interaction, text: str) -> Interaction:
    return await bench.ann.submit(form, **{field_of(form)["custom_id"]: text})


def field_of(form: Interaction) -> dict[str, Any]:
    (field,) = [it for it in walk(present(form.modal)["components"]) if "custom_id" in it]
    return field


def of_rule(name: str, value: object) -> str:
    return said("rules-rule", rule=Message(f"rule-{name}"), value=value)


@pytest.mark.parametrize("game", ["domino-whist", "forty-two"])
async def test_every_value_is_set_by_click(bench: Bench, game: str) -> None:
    """Two games are enough: another test checks that every game offers all of its values."""
    table, page = await opened(bench, game)
    for rule in CATALOGUE[game].house_rules:
        for choice in reversed(rule.offered_values):
            if not rule.applies((await bench.bot.services.tables.snapshot(table.id)).options):
                break
            if refused := reply_text(await set_rule(bench, page, rule.name, choice.value), page):
                assert "players" in refused, "as partners, for a number of players who cannot be"
            else:
                assert bench.options(table.id)[rule.name] == choice.value


async def test_a_changed_rule_is_marked_and_taken_back(bench: Bench) -> None:
    table, page = await opened(bench)
    assert not is_said("rules-rule-changed", text_of(page))
    assert not ids(page, ":resetrules:")
    await set_rule(bench, page, "tie", "playoff")
    assert of_rule("tie", Message("rule-tie-playoff")) in text_of(page)
    preset = Message("preset-black-tile-eleven-point")
    assert said("rules-rule-changed", preset=preset, value=Message("rule-tie-shared")) in text_of(page)
    (back,) = ids(page, ":resetrules:")
    await press(bench, page, back)
    assert not is_said("rules-rule-changed", text_of(page))
    assert bench.options(table.id)["tie"] == "shared"


async def test_a_number_is_written_in_a_form(bench: Bench) -> None:
    """The form keeps no state: it works for anyone, at any time, and after a restart."""
    table, page = await opened(bench)
    line, rules = field_of(await number_form(bench, page, "target")), text_of(page).splitlines()[:4]
    assert (line["value"], line["placeholder"]) == ("61", said("rules-number", least="1", most="1000"))
    assert not bench.bot._connection._view_store._modals
    for text in ("0", "1001", "many", "7.5", "<@1>", "9" * 20):
        sent = await written(bench, await press(bench, page, ids(page, ":number:")[0]), text)
        answer = await bench.wait(lambda sent=sent: reply_text(sent, page))
        assert is_said("options-bad-number", answer)
        assert "1 to 1,000" in answer
        assert bench.options(table.id)["target"] == 61
        assert text_of(page).splitlines()[:4] == rules
    before = len(page.revisions)
    await written(bench, await press(bench, page, ids(page, ":number:")[0]), " 75 ")
    await bench.wait(lambda: len(page.revisions) > before)
    assert f"{of_rule('target', '75')}\n{said('rule-target.sentence', number=75)}" in text_of(page)
    assert bench.options(table.id)["target"] == 75


@pytest.mark.parametrize(
    ("event", "told"), [("leave", "error-only-host"), ("start", "error-match-on"), ("stop", "error-match-over")]
)
async def test_a_page_of_rules_that_hold_changes_nothing(bench: Bench, event: str, told: str) -> None:
    """Neither by a form that is open meanwhile, nor by the controls of the page below it."""
    table, page = await opened(bench)
    form = await number_form(bench, page, "target")
    pressed, other, before = ids(page, ":setrule:")[0], ids(page, ":number:")[0], bench.options(table.id)
    if event == "leave":
        await (await bench.ann.command(table.channel, "domino leave")).answered()
    else:
        await (start if event == "start" else stop)(bench, table)
    for late in (await written(bench, form, "75"), *[await press(bench, page, it) for it in (pressed, other)]):
        answer = await bench.wait(lambda late=late: reply_text(late, page))
        assert is_said(told, answer)
        assert event != "leave" or answer == said("error-only-host", host="Bea")
        assert late.modal is None
    assert bench.options(table.id) == before
    if event != "stop":
        await press(bench, page, ids(page, ":rule:")[0])
        now = said("rules-fixed") if event == "start" else said("rules-player-changes", host="Bea")
        assert now in text_of(page)
        assert [it.split(":")[1] for it in ids(page, ":")] == (["clock"] if event == "start" else [])


def clock(name: str, unit: str, count: int) -> Message:
    return Message(f"clock-{name}", time=Message(f"clock-{unit}", count=count))


async def test_the_host_sets_the_clock_before_the_match_and_during_it(bench: Bench) -> None:
    table, page = await opened(bench)
    tables = bench.bot.services.tables
    assert said("clock-told", clock=clock("evening", "minutes", 5)) in text_of(page)
    clocks = await (await press_action(bench.ann, page, "clock")).answered()
    assert say(clock("quick", "minutes", 1)) in text_of(clocks)
    assert say(clock("post", "days", 1)) in text_of(clocks)
    await press(bench, clocks, f"b:clock:{table.id}:0:quick")
    assert (await tables.snapshot(table.id)).row.clock == "quick"
    await start(bench, table)
    await press(bench, clocks, f"b:clock:{table.id}:0:post")
    assert (await tables.snapshot(table.id)).row.clock == "post"
    with pytest.raises(NotAllowed, match="error-only-host"):
        await tables.lifecycle.set_clock(table.id, Person(bench.bea.id, "Bea"), "quick")
    seen = await page_of(bench.bea, table.channel)
    assert not ids(seen, ":")
    assert said("clock-told", clock=clock("post", "days", 1)) in text_of(seen)
    await stop(bench, table)
    late = await press(bench, clocks, f"b:clock:{table.id}:0:quick")
    assert reply_text(late, clocks) == said("error-match-over")


async def test_the_host_chooses_the_level_of_the_computers_by_a_click(bench: Bench) -> None:
    table, _ = await opened(bench)
    lobby, tables = present(find(bench.ann, table.channel, "start")), bench.bot.services.tables
    await (await bench.ann.click(lobby, label="Computer")).acknowledged()
    asked = await (await bench.ann.click(lobby, label="Start")).answered()
    page = await (await bench.ann.click(asked, label=said("button-level", level="normal"))).answered()
    assert said("choice-level-expert") in text_of(page)
    assert [it.rpartition(":")[2] for it in ids(page, ":level:")] == ["easy", "normal", "hard", "expert"]
    await press(bench, page, f"b:level:{table.id}:0:hard")
    snapshot = await tables.snapshot(table.id)
    assert (snapshot.row.level, snapshot.seats[2].level) == ("hard", "hard")
    await bench.wait(lambda: "(computer, hard)" in roster(lobby))
    seen = await (await press_action(bench.bea, lobby, "level")).answered()
    assert not ids(seen, ":")
    assert said("picked-now", what=Message("choice-level-hard")) in text_of(seen)
    await (await bench.ann.click(asked, label=said("button-fill-and-start"))).answered()
    assert [seat.level for seat in (await tables.snapshot(table.id)).seats] == [None, None, "hard", "hard"]
    late = await press(bench, page, f"b:level:{table.id}:0:easy")
    assert reply_text(late, page) == said("error-match-on")
