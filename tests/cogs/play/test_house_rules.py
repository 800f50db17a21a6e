"""House rules as people set them by click: every value, any number by a form, back to the preset; and who may not."""

from typing import Any

import pytest

from bot import message as words
from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.api.interactions import Interaction
from bot.playground.world.components import BUTTON, SECTION, SELECT, TEXT, walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.table.errors import NotAllowed
from bot.table.permissions import Person
from bot.words.speaker import say
from tests.cogs.conftest import Bench
from tests.end_to_end.house import controls, find, seat_computers
from tests.said import is_said, said


def text_of(message: ChatMessage) -> str:
    return "\n".join([message.content, *(it["content"] for it in walk(message.components) if it["type"] == TEXT)])


def ids(message: ChatMessage, part: str) -> list[str]:
    return [it["custom_id"] for it in walk(message.components) if part in it.get("custom_id", "")]


async def opened(bench: Bench, name: str, game: str = "black-tile") -> ChatChannel:
    """A channel with a lobby that Ann hosts, where Bea sits too."""
    channel = bench.playground.add_channel(name)
    preset = CATALOGUE[game].presets[0].name  # else it would have what was set last on this server
    await (await bench.ann.command(channel, "domino new", game=game, preset=preset)).answered()
    await (await bench.bea.command(channel, "domino join")).answered()
    return channel


async def stopping(bench: Bench, channel: ChatChannel) -> ChatMessage:
    """The question before a table is stopped."""
    return await (await bench.ann.command(channel, "domino stop")).answered()


async def page_of(person: UserClient, channel: ChatChannel) -> ChatMessage:
    shown = find(person, channel, "rules") or await (await person.command(channel, "domino table")).answered()
    rules = next(it.custom_id for it in controls(shown) if it.action == "rules")
    message = await (await person.click(shown, custom_id=rules)).answered()
    assert message.ephemeral
    return message


async def started(bench: Bench, channel: ChatChannel) -> None:
    """Two computers sit down too, and Ann starts the match."""
    lobby = find(bench.ann, channel, "start")
    assert lobby is not None
    await seat_computers(bench.ann, lobby, 2, "easy")
    await (await bench.ann.click(lobby, label="Start")).answered()


async def press(bench: Bench, person: UserClient, message: ChatMessage, custom_id: str) -> Interaction:
    """Press it, and wait until the page is drawn anew or something is told beside it."""
    before = len(message.revisions)
    click = await person.click(message, custom_id=custom_id)
    await bench.playground.wait_for(
        lambda: len(message.revisions) > before or click.modal or reply_text(click, message)
    )
    return click


def reply_text(click: Interaction, message: ChatMessage) -> str:
    """What was told beside the page."""
    beside = [it for it in (click.response, *click.followups) if it is not None and it is not message]
    return text_of(beside[-1]) if beside and not beside[-1].loading else ""


async def options(bench: Bench, channel: ChatChannel) -> dict[str, Any]:
    return dump((await bench.bot.services.tables.in_channel(channel.id)).options)


async def number(bench: Bench, message: ChatMessage, rule: str) -> Interaction:
    """Open the form of a house rule."""
    await press(bench, bench.ann, message, next(it for it in ids(message, ":rule:") if it.endswith(f":{rule}")))
    (other,) = ids(message, ":number:")
    return await press(bench, bench.ann, message, other)


async def written(bench: Bench, form: Interaction, text: str) -> Interaction:
    assert form.modal
    (field,) = [it["custom_id"] for it in walk(form.modal["components"]) if "custom_id" in it]
    return await bench.ann.submit(form, **{field: text})


async def test_every_value_is_set_by_click(bench: Bench) -> None:
    """By buttons, and, in Domino Whist, of a select; that every game's are offered is looked at elsewhere."""
    for game in (CATALOGUE["black-tile"], CATALOGUE["domino-whist"]):
        channel = await opened(bench, f"values-{game.name}", game.name)
        page = await page_of(bench.ann, channel)
        for rule in (rule for rule in game.house_rules if rule.applies(game.presets[0].options)):
            await press(bench, bench.ann, page, next(it for it in ids(page, ":rule:") if it.endswith(f":{rule.name}")))
            for choice in reversed(rule.offered_values):
                before = len(page.revisions)
                if menus := [it for it in walk(page.components) if it["type"] == SELECT]:
                    click = await bench.ann.choose(page, [str(choice.value)], custom_id=menus[0]["custom_id"])
                else:
                    pressed = next(it for it in ids(page, ":setrule:") if it.endswith(f":{rule.name}={choice.value}"))
                    click = await bench.ann.click(page, custom_id=pressed)
                await bench.playground.wait_for(lambda: len(page.revisions) > before or reply_text(click, page))  # noqa: B023
                if len(page.revisions) == before:  # as partners, for a number of players who cannot be
                    assert "players" in reply_text(click, page)
                    continue
                assert (await options(bench, channel))[rule.name] == choice.value
                again = next(it for it in ids(page, ":rule:") if it.endswith(f":{rule.name}"))
                await press(bench, bench.ann, page, again)
        await (await bench.ann.click(await stopping(bench, channel), label="Stop")).answered()


async def test_many_rules_of_a_part_are_chosen_from_a_select(bench: Bench) -> None:
    """A button beside each would be more than a page can have."""
    channel = await opened(bench, "many", "forty-two")
    page = await page_of(bench.ann, channel)
    menus = [it for it in walk(page.components) if it["type"] == SELECT]
    (menu,) = (it["custom_id"] for it in menus if "sevens" in [option["value"] for option in it["options"]])
    before = len(page.revisions)
    await bench.ann.choose(page, ["sevens"], custom_id=menu)
    await bench.playground.wait_for(lambda: len(page.revisions) > before)
    on = next(it for it in ids(page, ":setrule:") if it.endswith("sevens=on"))
    await press(bench, bench.ann, page, on)
    assert (await options(bench, channel))["sevens"] == "on"
    await (await bench.ann.click(await stopping(bench, channel), label="Stop")).answered()


async def test_a_rule_is_offered_while_it_counts(bench: Bench) -> None:
    channel = await opened(bench, "idle", "seventy-nine")
    page = await page_of(bench.ann, channel)
    assert said("rule-nel-o-doubles") not in text_of(page)
    for name, value in (("nel_o", "on"), ("nel_o_doubles", "low"), ("nel_o", "off")):
        await press(bench, bench.ann, page, next(it for it in ids(page, ":rule:") if it.endswith(f":{name}")))
        await press(bench, bench.ann, page, next(it for it in ids(page, ":setrule:") if it.endswith(f"{name}={value}")))
        assert (await options(bench, channel))[name] == value
    assert said("rule-nel-o-doubles") not in text_of(page)
    assert (await options(bench, channel))["nel_o_doubles"] == "high"


async def test_a_changed_rule_is_marked_and_taken_back(bench: Bench) -> None:
    channel = await opened(bench, "marked")
    page = await page_of(bench.ann, channel)
    assert not is_said("rules-rule-changed", text_of(page))
    assert not ids(page, ":resetrules:")
    change = next(it for it in ids(page, ":rule:") if it.endswith(":tie"))
    await press(bench, bench.ann, page, change)
    await press(bench, bench.ann, page, next(it for it in ids(page, ":setrule:") if it.endswith("tie=playoff")))
    assert said("rules-rule", rule=words.Message("rule-tie"), value=words.Message("rule-tie-playoff")) in text_of(page)
    preset = words.Message("preset-black-tile-eleven-point")
    assert said("rules-rule-changed", preset=preset, value=words.Message("rule-tie-shared")) in text_of(page)
    (back,) = ids(page, ":resetrules:")
    await press(bench, bench.ann, page, back)
    assert not is_said("rules-rule-changed", text_of(page))
    assert (await options(bench, channel))["tie"] == "shared"


async def test_a_number_is_written_in_a_form(bench: Bench) -> None:
    channel = await opened(bench, "numbers")
    page = await page_of(bench.ann, channel)
    form = await number(bench, page, "target")
    assert form.modal
    (line,) = [it for it in walk(form.modal["components"]) if "custom_id" in it]
    assert (line["value"], line["placeholder"]) == ("61", said("rules-number", least="1", most="1000"))
    before = len(page.revisions)
    await written(bench, form, " 75 ")
    await bench.playground.wait_for(lambda: len(page.revisions) > before)
    rule = said("rules-rule", rule=words.Message("rule-target"), value="75")
    assert f"{rule}\n{said('rule-target.sentence', number=75)}" in text_of(page)
    assert (await options(bench, channel))["target"] == 75


@pytest.mark.parametrize("text", ["0", "1001", "many", "7.5", "<@1>", "9" * 20])
async def test_a_bad_number_is_refused_in_the_commands_own_words(bench: Bench, text: str) -> None:
    channel = await opened(bench, f"bad-{len(text)}-{text[0]}")
    page = await page_of(bench.ann, channel)
    shown = text_of(page)
    sent = await written(bench, await number(bench, page, "target"), text)
    answer = await bench.playground.wait_for(lambda: reply_text(sent, page))
    assert is_said("options-bad-number", answer)
    assert "1 to 1,000" in answer
    assert (await options(bench, channel))["target"] == 61
    assert shown.splitlines()[:4] == text_of(page).splitlines()[:4]


async def test_others_see_the_rules_and_who_may_change_them(bench: Bench) -> None:
    channel = await opened(bench, "others")
    page = await page_of(bench.bea, channel)
    assert not ids(page, ":")
    assert not [it for it in walk(page.components) if it["type"] in (BUTTON, SECTION)]
    assert said("rules-player-changes", host="Ann") in text_of(page)


async def test_a_former_host_changes_nothing(bench: Bench) -> None:
    channel = await opened(bench, "left")
    page = await page_of(bench.ann, channel)
    form = await number(bench, page, "target")
    pressed = ids(page, ":setrule:")[0]
    await (await bench.ann.command(channel, "domino leave")).answered()
    before = await options(bench, channel)
    for late in (await press(bench, bench.ann, page, pressed), await written(bench, form, "75")):
        answer = await bench.playground.wait_for(lambda: reply_text(late, page))  # noqa: B023 - waited for here
        assert answer == said("error-only-host", host="Bea", what="rules")
    await press(bench, bench.ann, page, ids(page, ":rule:")[0])
    assert said("rules-player-changes", host="Bea") in text_of(page)
    assert await options(bench, channel) == before


@pytest.mark.parametrize("is_stopped", [False, True])
async def test_after_the_start_or_the_end_nothing_is_changed(bench: Bench, is_stopped: bool) -> None:
    """By a form that is open meanwhile, or the controls of the page below it."""
    channel, tables = await opened(bench, f"over-{is_stopped}"), bench.bot.services.tables
    page, table = await page_of(bench.ann, channel), (await tables.in_channel(channel.id)).id
    form = await number(bench, page, "target")
    pressed, other = ids(page, ":setrule:")[0], ids(page, ":number:")[0]
    if is_stopped:
        await (await bench.ann.click(await stopping(bench, channel), label="Stop")).answered()
    else:
        await started(bench, channel)
    before = (await tables.snapshot(table)).options
    why = "error-match-over" if is_stopped else "error-match-on"
    for late in (
        await written(bench, form, "75"),
        await press(bench, bench.ann, page, pressed),
        await press(bench, bench.ann, page, other),
    ):
        answer = await bench.playground.wait_for(lambda: reply_text(late, page))  # noqa: B023 - waited for here
        assert is_said(why, answer)
        assert late.modal is None
    assert (await tables.snapshot(table)).options == before
    if not is_stopped:
        await press(bench, bench.ann, page, ids(page, ":rule:")[0])
        assert said("rules-fixed") in text_of(page)
        assert [it.split(":")[1] for it in ids(page, ":")] == ["clock"]
        await (await bench.ann.click(await stopping(bench, channel), label="Stop")).answered()


def clock(name: str, unit: str, count: int) -> words.Message:
    return words.Message(f"clock-{name}", time=words.Message(f"clock-{unit}", count=count))


async def test_the_host_sets_the_clock_before_the_match_and_during_it(bench: Bench) -> None:
    channel = await opened(bench, "clock")
    tables = bench.bot.services.tables
    table = (await tables.in_channel(channel.id)).id
    page = await page_of(bench.ann, channel)
    assert said("clock-told", clock=clock("evening", "minutes", 5)) in text_of(page)
    (asked,) = ids(page, ":clock:")
    clocks = await (await bench.ann.click(page, custom_id=asked)).answered()
    assert say(clock("quick", "minutes", 1)) in text_of(clocks)
    assert say(clock("post", "days", 1)) in text_of(clocks)
    await press(bench, bench.ann, clocks, f"b:clock:{table}:0:quick")
    assert (await tables.snapshot(table)).row.clock == "quick"
    await started(bench, channel)
    await press(bench, bench.ann, clocks, f"b:clock:{table}:0:post")
    assert (await tables.snapshot(table)).row.clock == "post"
    with pytest.raises(NotAllowed, match="error-only-host"):
        await tables.lifecycle.set_clock(table, Person(bench.bea.id, "Bea"), "quick")
    seen = await page_of(bench.bea, channel)
    assert not ids(seen, ":")
    assert said("clock-told", clock=clock("post", "days", 1)) in text_of(seen)
    await (await bench.ann.click(await stopping(bench, channel), label="Stop")).answered()
    late = await press(bench, bench.ann, clocks, f"b:clock:{table}:0:quick")
    assert reply_text(late, clocks) == said("error-clock-stopped")


async def test_the_host_chooses_the_level_of_the_computers_by_a_click(bench: Bench) -> None:
    channel = await opened(bench, "level")
    tables = bench.bot.services.tables
    table = (await tables.in_channel(channel.id)).id
    opened_lobby = find(bench.ann, channel, "start")
    assert opened_lobby is not None
    await (await bench.ann.click(opened_lobby, label="Computer")).acknowledged()
    asked = await (await bench.ann.click(opened_lobby, label="Start")).answered()
    page = await (await bench.ann.click(asked, label=said("button-level", level="normal"))).answered()
    assert said("choice-level-expert") in text_of(page)
    assert [it.rpartition(":")[2] for it in ids(page, ":level:")] == ["easy", "normal", "hard", "expert"]
    await press(bench, bench.ann, page, f"b:level:{table}:0:hard")
    snapshot = await tables.snapshot(table)
    assert (snapshot.row.level, snapshot.seats[2].level) == ("hard", "hard")
    (lobby,) = [message for message in bench.ann.timeline(channel) if ids(message, ":start:") and not message.ephemeral]
    await bench.playground.wait_for(lambda: is_said("lobby-seat-computer", lobby.content) and "(hard)" in lobby.content)
    seen = await (await bench.bea.click(lobby, label=said("button-level", level="hard"))).answered()
    assert not ids(seen, ":")
    assert said("levels-now", level=words.Message("choice-level-hard")) in text_of(seen)
    await (await bench.ann.click(asked, label=said("button-fill-and-start"))).answered()
    assert [seat.level for seat in (await tables.snapshot(table)).seats] == [None, None, "hard", "hard"]
    late = await press(bench, bench.ann, page, f"b:level:{table}:0:easy")
    assert reply_text(late, page) == said("error-match-on")


async def test_nothing_of_a_form_is_kept(bench: Bench) -> None:
    """A form works whoever opened it, and however long ago: also after a restart."""
    channel = await opened(bench, "kept")
    page = await page_of(bench.ann, channel)
    form = await number(bench, page, "moon_points")
    store = bench.bot._connection._view_store
    assert not store._modals
    await written(bench, form, "33")
    await bench.playground.wait_for(
        lambda: said("rules-rule", rule=words.Message("rule-moon-points"), value="33") in text_of(page)
    )
    assert not store._modals
